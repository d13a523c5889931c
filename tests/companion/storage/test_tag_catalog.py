"""What the catalogue promises: what was taught is there tomorrow, and a store that never knew tags learns them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from test_store import as_somebody_else, version_1

from companion.pages.tags.teach_tags import learn
from companion.piece import Piece
from companion.storage import backups
from companion.storage.schema import WHOLE
from companion.storage.store import Store
from companion.storage.store_file import StoreFailed
from companion.storage.tag_catalog import Catalog, Tagged, keep, read
from tests.evening import evening

DRAGON, TROLL = Tagged("elfenland", Piece("counter", "dragon")), Tagged("elfenland", Piece("counter", "troll"))
ROAD, TOWN = Tagged("elfenland", Piece("road", "beata-elvenhold-plain")), Tagged("elfenland", Piece("town", "beata"))
ONE, TWO, THREE = "04a1b2c3d4e580", "04a1b2c3d4e581", "04a1b2c3d4e582"


def test_a_tag_means_what_it_was_last_taught_to_mean() -> None:
    catalog = Catalog().taught(ONE, DRAGON).taught(TWO, DRAGON).taught(ONE, TROLL)
    assert (catalog.meaning(ONE), catalog.meaning(TWO), catalog.meaning(THREE)) == (TROLL, DRAGON, None)
    assert catalog.uids(DRAGON) == (TWO,)
    assert catalog.forgotten(ONE) == Catalog().taught(TWO, DRAGON)
    assert (TROLL.means.kind, TROLL.means.name) == ("counter", "troll")


def test_a_place_has_one_reader_and_a_reader_one_place() -> None:
    one, two = ("readerboard", "1"), ("readerboard", "2")
    catalog = Catalog().laid_under(one, ROAD).laid_under(two, TOWN)
    assert (catalog.place(*one), catalog.place(*two), catalog.place("readerboard", "3")) == (
        ROAD.means,
        TOWN.means,
        None,
    )
    assert catalog.under(TOWN) == two
    moved = catalog.laid_under(two, ROAD)
    assert (moved.place(*one), moved.place(*two), moved.under(TOWN)) == (None, ROAD.means, None)
    assert moved.forgotten(two) == Catalog()


def test_what_was_taught_is_there_tomorrow_in_the_order_of_teaching(path: Path) -> None:
    before = Catalog().taught(ONE, DRAGON).taught(TWO, TROLL).laid_under(("readerboard", "7"), ROAD)
    with Store.open(path) as store:
        assert keep(store, Catalog(), before) == read(store) == before
        after = before.taught(ONE, TROLL).forgotten(("readerboard", "7")).taught(THREE, DRAGON)
        keep(store, before, after)
    with Store.open(path) as store:
        assert read(store) == after
        assert list(read(store).tags) == [TWO, ONE, THREE]


def test_what_others_taught_meanwhile_is_left_alone(path: Path) -> None:
    """A catalogue that could not be read is empty; what is taught then must not wipe out the evening before."""
    with Store.open(path) as store:
        keep(store, Catalog(), Catalog().taught(ONE, DRAGON))
        stale = Catalog().taught(ONE, TROLL)
        keep(store, stale, stale.taught(TWO, TROLL))
        assert read(store) == Catalog().taught(ONE, DRAGON).taught(TWO, TROLL)


def test_teaching_is_all_or_nothing(path: Path) -> None:
    with Store.open(path) as store:
        with pytest.raises(StoreFailed):
            store.teach([(ONE, "elfenland", "obstacle"), (TWO, "elfenland", None)])  # type: ignore[list-item]
        assert read(store) == Catalog()


def of_step_1(path: Path) -> int:
    """A store as Boardside wrote them before it knew of tags; the number of its game."""
    version_1(path)
    with closing(sqlite3.connect(path)) as store:
        store.execute("INSERT INTO settings VALUES ('wishes', x'7b7d')")
        store.commit()
    return 1


def test_a_store_from_before_there_were_tags_learns_them_and_keeps_its_games(path: Path) -> None:
    game = of_step_1(path)
    with Store.open(path) as store:
        assert read(store) == Catalog()
        assert (len(store.rows(game)), store.recall("wishes")) == (1, b"{}")
        keep(store, Catalog(), Catalog().taught(ONE, DRAGON))
        store.append(game, b"{}", b"[]")
    with Store.open(path) as store:
        assert (read(store).meaning(ONE), len(store.rows(game))) == (DRAGON, 2)
        assert store._db.execute("PRAGMA user_version").fetchone() == (WHOLE[0],)
        assert store._db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_shelf_from_before_there_were_tags_is_looked_at_as_it_is(path: Path) -> None:
    game = of_step_1(path)
    written = path.read_bytes()
    with Store.read(path) as shelf:
        assert (read(shelf), len(shelf.rows(game))) == (Catalog(), 1)
    assert path.read_bytes() == written


@pytest.mark.slow("processes")
def test_a_read_only_shelf_from_before_there_were_tags_is_looked_at_too(path: Path) -> None:
    of_step_1(path)
    for left in path.parent.iterdir():
        if left != path:
            left.unlink()

    def looked() -> str:
        with Store.read(path) as shelf:
            return f"{len(shelf.games())} {read(shelf) == Catalog()}"

    assert as_somebody_else(path.parent, looked) == "1 True"


def test_a_backup_holds_the_tags_and_one_of_an_older_store_is_brought_up_to_date(path: Path) -> None:
    with Store.open(path) as store:
        keep(store, Catalog(), Catalog().taught(ONE, DRAGON))
        backups.copy(store._db, path.with_name("copy.db"))
    with Store.read(path.with_name("copy.db")) as shelf:
        assert read(shelf).meaning(ONE) == DRAGON
    old = path.with_name("old.db")
    of_step_1(old)
    with closing(sqlite3.connect(old)) as store:
        backups.copy(store, path.with_name("older.db"))
    with Store.open(path.with_name("older.db")) as store:
        assert (read(store), len(store.games())) == (Catalog(), 1)


def test_the_desk_knows_tomorrow_what_it_was_taught_today(path: Path) -> None:
    with Store.open(path) as store:
        keep(store, Catalog(), Catalog().taught(ONE, DRAGON))
    with evening(path) as it:
        assert it.session.store.catalog.meaning(ONE) == DRAGON


def test_what_a_backup_knows_of_tags_is_known_as_soon_as_it_is_taken(path: Path) -> None:
    with Store.open(path) as store:
        keep(store, Catalog(), Catalog().taught(ONE, DRAGON))
        store.append(store.begin("elfenland", b"{}", b"{}"), b"{}", b"[]")
    backups.make(path)
    path.write_bytes(b"what a dying card says " * 999)
    with evening(path) as it:
        assert it.session.store.catalog == Catalog()
        it.tap("rescue-take")
        assert it.session.store.catalog.meaning(ONE) == DRAGON


def test_tags_that_could_not_be_read_at_the_start_are_known_once_the_disk_is_well(tmp_path: Path) -> None:
    with Store.open(tmp_path / "kept" / "games.db") as store:
        keep(store, Catalog(), Catalog().taught(ONE, DRAGON))
    folder = tmp_path / "games"
    folder.write_text("here is no folder")
    with evening(folder / "games.db") as it:
        learn(it.session, it.session.store.catalog.taught(TWO, TROLL))
        it.settle()
        folder.unlink()
        (tmp_path / "kept").rename(folder)
        for now in (0.0, 60.0):
            it.session.game.tick(now)
            it.settle()
        assert it.session.store.catalog == Catalog().taught(ONE, DRAGON).taught(TWO, TROLL)
