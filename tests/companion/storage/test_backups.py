"""Backups: the newest are kept, and the one that fits is offered for a damaged file until somebody decides."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.pages.table.table import TablePage
from companion.storage import backups
from companion.storage.judged_versions import VERSION, RulesVersion
from companion.storage.retrying_store import BufferedStore
from companion.storage.store import Store
from companion.storage.store_file import StoreFailed
from engine.game import Start
from tests.companion.storage.test_buffered_store import Told, begun
from tests.evening import evening
from tests.stored import standing


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick"


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def buffered_store(folder: Path, told: Told) -> Iterator[BufferedStore]:
    kept = BufferedStore(folder / "games.db", told)
    yield kept
    kept.close()


def made_by_now(buffered_store: BufferedStore) -> None:
    """The end of the backup that was begun."""
    assert buffered_store._backup is not None
    buffered_store._backup.join()


def backed_up(folder: Path, rows: int = 5, later: int = 3) -> Path:
    """A file with a backup of so many rows, and so many rows later."""
    path = folder / "games.db"
    buffered_store = BufferedStore(path, Told())
    game = begun(buffered_store, rows)
    buffered_store.secure()
    made_by_now(buffered_store)
    for _ in range(later):
        buffered_store.append(game, b"{}", b"[]")
    buffered_store.close()
    return path


def test_of_many_backups_the_newest_are_kept_and_each_is_whole(folder: Path, buffered_store: BufferedStore) -> None:
    game = begun(buffered_store)
    for n in range(1, 13):
        buffered_store.append(game, b'{"do":%d}' % n, b"[]")
        buffered_store.secure()
        made_by_now(buffered_store)
        buffered_store.secure()
        made_by_now(buffered_store)
        made = backups.made(buffered_store.path)
        assert [path.name for path in made] == [f"games.db.backup-{each}" for each in (n, n - 1, n - 2) if each > 0]
        with Store.read(made[0]) as copy:
            assert copy.rows(game) == buffered_store.rows(game)
    assert not list(folder.glob("*.part"))


def test_a_backup_that_cannot_be_made_costs_no_older_one_and_no_act(
    folder: Path, buffered_store: BufferedStore
) -> None:
    game = begun(buffered_store, 1)
    for _ in (1, 2, 3):
        backups.make(buffered_store.path)
        buffered_store.append(game, b"{}", b"[]")
    (folder / "games.db.backup-4.part").mkdir()
    buffered_store.secure()
    made_by_now(buffered_store)
    assert len(backups.made(buffered_store.path)) == 3
    buffered_store.append(game, b"{}", b"[]")


def test_after_damage_the_backup_is_offered_with_what_it_lacks_and_taken(folder: Path) -> None:
    path = backed_up(folder)
    damage(path)
    buffered_store = BufferedStore(path, Told())
    offer = buffered_store.offered()
    assert buffered_store.notice is not None
    assert offer is not None
    assert offer.games == 1
    assert offer.missing in ((backups.Missing("elfenland", 3),), None)
    assert buffered_store.games() == []
    buffered_store.take(offer)
    assert len(standing(buffered_store, 1)) == 5
    assert buffered_store.rules_versions(1) == (RulesVersion(1, VERSION),)
    assert buffered_store.offered() is None
    buffered_store.append(1, b"{}", b"[]")
    buffered_store.close()
    with BufferedStore(path, Told()) as again:
        assert again.notice is None
        assert again.offered() is None
        assert len(standing(again, 1)) == 6


def damage(path: Path) -> None:
    """A page of the file is what a card made of it."""
    whole = bytearray(path.read_bytes())
    whole[-4096:] = b"\xa5" * 4096
    path.write_bytes(whole)


def test_the_games_of_a_backup_come_after_those_begun_meanwhile(folder: Path) -> None:
    path = backed_up(folder)
    damage(path)
    with BufferedStore(path, Told()) as buffered_store:
        offer = buffered_store.offered()
        assert offer is not None
        begun(buffered_store, 2)
        buffered_store.take(offer)
        assert [(row.id, row.entries) for row in buffered_store.games()] == [(2, 5), (1, 2)]
        assert buffered_store.rules_versions(2) == (RulesVersion(1, VERSION),)


def test_a_backup_that_the_disk_cannot_take_can_be_taken_once_it_can(folder: Path) -> None:
    path = backed_up(folder)
    damage(path)
    with BufferedStore(path, Told()) as buffered_store:
        offer = buffered_store.offered()
        assert offer is not None
        elsewhere = path.rename(folder / "elsewhere")
        with pytest.raises(StoreFailed, match="no longer where it was"):
            buffered_store.take(offer)
        assert buffered_store.games() == []
        elsewhere.rename(path)
        buffered_store.take(offer)
        assert len(standing(buffered_store, 1)) == 5


def test_a_backup_that_is_broken_too_is_passed_over_for_an_older_one(folder: Path) -> None:
    path = backed_up(folder, later=0)
    with BufferedStore(path, Told()) as buffered_store:
        buffered_store.append(1, b"{}", b"[]")
        backups.make(path)
    damage(backups.made(path)[0])
    damage(path)
    with BufferedStore(path, Told()) as buffered_store:
        offer = buffered_store.offered()
        assert offer is not None
        buffered_store.take(offer)
        assert len(standing(buffered_store, 1)) == 5


def test_of_the_backups_beside_many_damaged_files_the_newest_is_offered(folder: Path) -> None:
    path = backed_up(folder)
    for n in ("9", "10", "kept"):
        path.with_name(f"games.db.broken-{n}.backup").write_bytes(backups.made(path)[0].read_bytes())
    offer = backups.offered(path)
    assert offer is not None
    assert offer.path.name == "games.db.broken-10.backup"


def test_damage_at_every_start_ends_at_the_table_each_time(folder: Path) -> None:
    path = folder / "games.db"
    for n in range(1, 4):
        path.write_bytes(b"what a dying card says " * 999)
        with evening(path) as it:
            assert it.screen.page == "home"
            assert path.with_name(f"games.db.broken-{n}").exists()
            it.tap("new")


def test_at_the_table_the_backup_is_offered_until_somebody_decides(folder: Path) -> None:
    path = folder / "games.db"
    with evening(path) as it:
        it.session.game.begin(Start("elfenland", 2, "1"), (), lambda: it.session.pages.go(TablePage()))
        it.settle().tap("deal-all", "pass-all")
        it.tap("end-move", "discard/1", "end-move", "discard/2", "keep/1/hidden", "keep/2/hidden", "finish")
        saved = len(it.session.table.match)
        it.writer.submit(lambda buffered_store: made_by_now(buffered_store))
    assert len(backups.made(path)) == 1
    damage(path)
    for _ in ("offered", "offered again after a power cut"):
        with evening(path) as it:
            assert it.screen.page == "rescue"
    with evening(path) as it:
        it.tap("rescue-take")
        assert it.screen.page == "home"
        it.tap("resume/1")
        assert len(it.session.table.match) == saved
    with evening(path) as it:
        assert it.screen.page == "home"


def test_a_backup_that_is_not_wanted_stays_and_is_not_offered_again(folder: Path) -> None:
    path = backed_up(folder)
    damage(path)
    with evening(path) as it:
        it.tap("rescue-leave")
        assert it.screen.page == "home"
    assert len(list(folder.glob("games.db.broken-1.backup-left"))) == 1
    with evening(path) as it:
        assert it.screen.page == "home"
