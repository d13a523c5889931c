"""A bit that tips on the disk is noticed: never another game, and what is left is offered.

Some bits are flipped in every run; `BOARDSIDE_FLIPS=5000` flips so many.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
import walks

from companion.games.people import People, Player, write_people
from companion.pages.table.table import TablePage
from companion.session.events import GameUnreadable
from companion.session.stored_games import read_game
from companion.storage import backups, checksum_chain
from companion.storage.retrying_store import BufferedStore
from companion.storage.schema import OURS, SCHEMA
from companion.storage.store import Row, Store
from companion.transfer import game_import, json_lines
from engine.codec import write
from engine.game import Start
from tests.evening import Evening, evening, touchable, words
from tests.extent import many

FLIPS = int(os.environ.get("BOARDSIDE_FLIPS") or many("bits tipped in a file of games", 120, daily=120, quick=40))
PEOPLE = write_people(People("en", (Player("Anna", "red"), Player("Boris", "blue"))))
ACTS, AFTER = 60, 6
"""Acts of a game, and those of them that the backup does not have."""


def played(store: Store, seed: str, acts: int) -> int:
    """A game with undoing and refusals."""
    random, told = Random(seed), Start("elfenland", 2)
    match = walks.laid_out(told)
    id = store.begin("elfenland", write(told), PEOPLE)
    for n in range(acts):
        following = walks.step(match, random)
        assert following is not None
        assert following.last is not None
        store.append(id, write(following.last.command), write(following.last.events))
        if n % 9 == 4:
            store.undone(id, 1)
            store.refused(id, write(following.last.command), "EL-MOVE-04", b'{"kind":"pig"}')
        else:
            match = following
    return id


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of two games with a backup that lacks the last acts of one."""
    path = tmp_path_factory.mktemp("whole") / "games.db"
    with Store.open(path, clock=lambda: 1_700_000_000) as store:
        played(store, "one", ACTS)
        id = played(store, "other", ACTS - AFTER)
        backups.make(path)
        for _ in range(AFTER):
            store.undone(id, 1)
    return path


def seen(store: BufferedStore) -> dict[int, Any]:
    """Each game as it is resumed, or what is offered in its place."""
    found: dict[int, Any] = {}
    for row in store.games():
        game = read_game(store, row.id)
        if isinstance(game, GameUnreadable):
            assert game.salvage is not None, game.why
            assert game.salvage.damage.good >= 0 or game.salvage.backup is not None, game.why
            found[row.id] = "offered"
        else:
            found[row.id] = (write(game.match.state), len(game.match), write(game.people), row.over, row.aside)
    return found


@contextmanager
def opened(path: Path, folder: Path) -> Iterator[BufferedStore]:
    """A copy of this file and its backups, as the app opens it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(path.parent, folder)
    store = BufferedStore(folder / path.name, lambda _: None)
    try:
        yield store
    finally:
        store.close()


def became(path: Path, folder: Path, true: dict[int, Any]) -> str:
    """What has become of the games of a file with a bit that tipped."""
    try:
        return _became(path, folder, true)
    except Exception as wrong:
        return repr(wrong)


def _became(path: Path, folder: Path, true: dict[int, Any]) -> str:
    with opened(path, folder) as store:
        if store.notice is not None:
            assert store.offered() is not None
            return "set aside"
        now = seen(store)
        if now == true:
            return "the same"
        told = now.keys() == true.keys() and all(now[id] in (true[id], "offered") for id in true)
        return "offered" if told else "another game"


@pytest.mark.attack
def test_no_bit_that_tips_makes_another_game_in_silence(whole: Path, tmp_path: Path) -> None:
    random, damaged = Random("flips"), tmp_path / "damaged" / whole.name
    with opened(whole, tmp_path / "true") as store:
        true = seen(store)
    text, found, wrong = whole.read_bytes(), Counter[str](), []
    shutil.copytree(whole.parent, damaged.parent)
    for _ in range(FLIPS):
        # One in ten in the file's head, which is small and tells how all the rest is read.
        at, bit = random.randrange(100 if random.random() < 0.1 else len(text)), random.randrange(8)
        damaged.write_bytes(text[:at] + bytes((text[at] ^ 1 << bit,)) + text[at + 1 :])
        outcome = became(damaged, tmp_path / "opened", true)
        found[outcome] += 1
        if outcome not in ("the same", "offered", "set aside"):
            wrong.append((outcome, at, bit))
    print(dict(found), wrong)
    assert wrong == []
    assert min(found[each] for each in ("the same", "offered", "set aside")) > 0


def changed(path: Path, statement: str) -> None:
    """The file after something that the app never does."""
    with closing(sqlite3.connect(path)) as db:
        for (trigger,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {trigger}")
        db.execute(statement)
        db.commit()


@pytest.mark.parametrize(
    ("what", "good"),
    [
        ("UPDATE journal SET events = '[]' WHERE game = 2 AND number = 20", 19),
        ("UPDATE journal SET at = at + 1 WHERE game = 2 AND number = 1", 0),
        ("UPDATE journal SET undone = 2 WHERE game = 2 AND number = 60", 59),
        ("UPDATE journal SET sum = sum + 1 WHERE game = 2 AND number = 7", 6),
        ("UPDATE journal SET sum = NULL WHERE game = 2 AND number = 7", 6),
        ("UPDATE journal SET number = 600 WHERE game = 2 AND number = 7", 6),
        ("UPDATE games SET start = replace(start, '2', '3') WHERE id = 2", -1),
        ("UPDATE games SET begun = begun + 1 WHERE id = 2", -1),
        ("UPDATE games SET people = replace(people, 'Anna', 'Anne') WHERE id = 2", 66),
    ],
)
def test_a_row_that_is_not_as_it_was_written_is_found(whole: Path, tmp_path: Path, what: str, good: int) -> None:
    path = tmp_path / "games.db"
    shutil.copy(whole, path)
    changed(path, what)
    with Store.open(path) as store:
        damage = store.damage(2)
        assert store.damage(1) is None
    assert damage is not None
    assert damage.good == (good if good != 66 else damage.rows)
    assert damage.people == ("people" in what)


def test_players_who_were_changed_are_checked_as_those_at_the_start_are(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Store.open(path) as store:
        id = store.begin("chess", b"{}", b'{"players":[{"name":"Ann"}]}')
        store.people(id, b'{"players":[{"name":"Anna"}]}')
    changed(path, "UPDATE games SET people = replace(people, 'Anna', 'Anne')")
    with Store.open(path) as store:
        damage = store.damage(id)
    assert damage is not None
    assert damage.people


def test_a_damaged_game_is_gone_on_with_from_its_good_part_or_from_the_backup(whole: Path, tmp_path: Path) -> None:
    for way in ("salvage-good", "salvage-backup"):
        path = tmp_path / way / "games.db"
        shutil.copytree(whole.parent, path.parent)
        changed(path, "UPDATE journal SET events = '[]' WHERE game = 2 AND number = 40")
        with evening(path) as it:
            it.tap("past", "game/2")
            assert f"Missing: the last {rows_of(it) - 39} actions" in words(it.screen)
            assert f"Missing: the last {AFTER} actions" in words(it.screen)
            it.tap(way)
            assert isinstance(it.session.pages.page, TablePage)
            id, rows = it.session.table.id, it.writer_answers(lambda store: store.rows(it.session.table.id))
            assert len(rows) == (39 if way == "salvage-good" else rows_of(it) - AFTER)
            assert it.writer_answers(lambda store: store.damage(it.session.table.id)) is None
            assert [row.aside for row in it.writer_answers(lambda store: store.games()) if row.id in (2, id)] == [
                False,
                True,
            ]


def rows_of(it: Evening) -> int:
    """Rows of the damaged game."""
    number: int = it.writer_answers(lambda store: store.damage(2)).rows
    return number


def test_where_nothing_is_left_only_setting_aside_is_offered(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    shutil.copy(whole, path)
    changed(path, "UPDATE games SET begun = begun + 1 WHERE id = 2")
    with evening(path) as it:
        it.tap("past", "game/2")
        assert {"set-aside", "close"} <= touchable(it.screen)
        assert not {"salvage-good", "salvage-backup"} & touchable(it.screen)


def older(path: Path) -> sqlite3.Connection:
    """The file as a version without a chain has it open: it names its columns, and knows of no other."""
    return sqlite3.connect(path)


APPEND = """INSERT INTO journal (game, number, at, command, events, undone, standing, over)
            VALUES (1, ?, 30, x'7b7d', x'5b5d', 0, ?, 0)"""


def test_an_older_file_gains_its_chain_at_the_first_opening(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(older(path)) as db:
        for statement in (statement for step in SCHEMA for statement in step):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {OURS}")
        db.execute(f"PRAGMA user_version = {len(SCHEMA)}")
        db.execute("INSERT INTO games VALUES (1, 'chess', 10, x'7b7d', x'5b5d')")
        db.execute(APPEND, (0, 0))
        db.execute(APPEND, (1, 1))
        db.commit()
    with Store.read(path) as looked_at:
        assert (looked_at.damage(1), looked_at.sums(1)) == (None, ())
        assert len(looked_at.rows(1)) == 1
    with Store.open(path) as store:
        assert all(each is not None and each < checksum_chain.BEGINS for each in store.sums(1))
        store.append(1, b"{}", b"[]")
        assert store.damage(1) is None
    changed(path, "UPDATE journal SET at = 31 WHERE number = 1")
    with Store.open(path) as store:
        assert store.damage(1) == checksum_chain.Damage(1, 2)


def test_after_rows_of_an_older_version_the_chain_begins_again_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Store.open(path) as store:
        id = store.begin("chess", b"{}", b"{}")
        store.append(id, b"{}", b"[]")
    with closing(older(path)) as db:
        db.execute(APPEND, (2, 2))
        db.execute(APPEND, (3, 3))
        db.execute('UPDATE games SET people = \'{"language":"de"}\'')
        db.commit()
    with Store.open(path) as store:
        assert store.damage(id) is None
        store.append(id, b"{}", b"[]")
        assert [each >= checksum_chain.BEGINS for each in store.sums(id)] == [False, False, True, False, False]
        assert store.damage(id) is None
        store.people(id, b"{}")
        assert store.damage(id) is None
    for number in (1, 2, 3, 4):
        broken = tmp_path / f"{number}.db"
        shutil.copy(path, broken)
        changed(broken, f"UPDATE journal SET at = at + 1 WHERE number = {number}")
        with Store.read(broken) as looked_at:
            assert looked_at.damage(id) == checksum_chain.Damage(number, 4)


def test_games_taken_from_a_backup_keep_their_chain(whole: Path, tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store:
        store.add("chess", b"{}", b"{}", (Row(1, 5, b"{}", b"[]"),))
        store.restore(next(iter(backups.made(whole))))
        assert [store.damage(row.id) for row in store.games()] == [None, None, None]
        with Store.read(whole) as source:
            assert store.sums(2) == source.sums(1)
            assert store.sums(3) == source.sums(2)[:-AFTER]


def test_a_bit_that_tips_in_a_written_out_game_is_reported_with_its_line(whole: Path) -> None:
    with Store.read(whole) as store:
        lines = list(json_lines.export(store, 2))
    text, random = b"".join(lines), Random("written out")
    assert len(json_lines.read(BytesIO(text)).rows) == len(lines) - 1 - text.count(b'"refused"')
    for _ in range(FLIPS):
        at, bit = random.randrange(len(text)), random.randrange(8)
        tipped = text[:at] + bytes((text[at] ^ 1 << bit,)) + text[at + 1 :]
        line = text.count(b"\n", 0, at)
        if b'"refused"' in lines[line] or (line == 0 and b'"secrets"' in text[at - 140 : at]):
            continue  # what was refused, and the words of warning, are no part of the game
        try:
            found = json_lines.read(BytesIO(tipped))
        except ValueError:
            continue
        assert found == json_lines.read(BytesIO(text)), (at, bit)


def test_a_game_that_goes_from_table_to_table_keeps_what_its_checksums_say(whole: Path, tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it, Store.read(whole) as store:
        file = tmp_path / "game.jsonl"
        file.write_bytes(b"".join(json_lines.export(store, 1)))
        it.writer_answers(lambda games: game_import.bring(games, file))
        it.session.store.read_games()
        it.settle().tap("past", "game/1")
        assert isinstance(it.session.pages.page, TablePage)


def test_a_file_is_kept_from_older_versions_only_once_something_was_redone(tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store:
        id = store.begin("chess", b"{}", b"{}")
        store.append(id, b"{}", b"[]")
        store.undone(id, 1)
        assert store._db.execute("PRAGMA user_version").fetchone() == (3,)
        store.redone(id, 1)
        assert store._db.execute("PRAGMA user_version").fetchone() == (len(SCHEMA),)
    with Store.open(tmp_path / "games.db") as store:
        assert store.damage(id) is None
        assert store._db.execute("PRAGMA user_version").fetchone() == (len(SCHEMA),)
