"""A stored game that cannot be read: it hides no other, says why, can be set aside, and is still written out."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from companion.language.message_texts import LANGUAGES
from companion.storage.store import Store
from companion.transfer import json_lines
from tests.companion.test_untrusted import HOUSE, played
from tests.evening import evening, touchable, words


def companion(*arguments: str | Path, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "companion", *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(HOUSE)},
        input=said,
        capture_output=True,
        text=True,
        timeout=60,
    )


UNREADABLE: dict[str, str] = {
    "people nested": "UPDATE games SET people = '[[[]]]' WHERE id = 1",
    "people no JSON": "UPDATE games SET people = x'ff00' WHERE id = 1",
    "people a number": "UPDATE games SET people = 7 WHERE id = 1",
    "people deep": f"UPDATE games SET people = '{'[' * 50_000}' WHERE id = 1",
    "a colour nobody has": """UPDATE games SET people = '{"players":[{"name":"A","colour":"../x"}]}' WHERE id = 1""",
    "another game": "UPDATE games SET game = 'chess' WHERE id = 1",
    "a game that is no text": "UPDATE games SET game = CAST(x'ff' AS TEXT) WHERE id = 1",
    "a time too late": "UPDATE journal SET at = 9007199254740992 WHERE game = 1",
    "a time too early": "UPDATE journal SET at = -99999999999999 WHERE game = 1",
    "a time in words": "UPDATE journal SET at = 'noon' WHERE game = 1",
    "a count in words": "UPDATE journal SET standing = 'many' WHERE game = 1",
}


UNOPENABLE: dict[str, str] = {
    "start no JSON": "UPDATE games SET start = x'ff' WHERE id = 1",
    "start deep": f"UPDATE games SET start = '{'[' * 50_000}' WHERE id = 1",
    "start of another game": """UPDATE games SET start = '{"game":"masterelf","seats":2}' WHERE id = 1""",
    "events of no game": "UPDATE journal SET events = '[{}]' WHERE game = 1 AND number = 2",
    "events that fit nothing": """UPDATE journal SET events = '[{"event":"Placed","seat":"9","kind":"pig","route":"x",
        "origin":"open"}]' WHERE game = 1 AND number = 2""",
    "a seat that is none": """UPDATE journal SET events = '[{"event":"Renamed","seat":"x","name":"y"}]'
        WHERE game = 1 AND number = 1""",
    "a phase that is none": """UPDATE journal SET events = '[{"event":"PhaseBegan","phase":"x"}]'
        WHERE game = 1 AND number = 2""",
    "a road that is none": """UPDATE journal SET events = '[{"event":"Placed","seat":"1","kind":"pig","route":"x",
        "origin":"open"}]' WHERE game = 1 AND number = 2""",
    "a withdrawal of too many": "UPDATE journal SET undone = 99 WHERE game = 1 AND undone > 0",
    "a command in numbers": "UPDATE journal SET command = 7 WHERE game = 1 AND number = 1",
}


def tampered(path: Path, statement: str) -> None:
    """Two games, the first of which was tampered with and lies at the top of the list."""
    with Store.open(path, clock=lambda: 1000) as store:
        played(store)
        played(store)
        store.undone(1, 1)
    raw = sqlite3.connect(path)
    for trigger in ("journal_is_never_changed", "journal_is_never_deleted"):
        raw.execute(f"DROP TRIGGER {trigger}")
    raw.execute(statement)
    raw.commit()
    raw.close()


@pytest.mark.parametrize("kind", UNREADABLE)
def test_an_unreadable_game_is_one_line_of_the_list_and_can_be_set_aside(tmp_path: Path, kind: str) -> None:
    tampered(tmp_path / "games.db", UNREADABLE[kind])
    with evening(tmp_path / "games.db") as it:
        assert "resume/2" in touchable(it.screen), "the other game is gone on with"
        it.tap("past")
        assert "cannot be read" in words(it.screen)
        it.tap("game/1", "set-aside")
        assert "cannot be read" not in words(it.screen)
        it.tap("game/2")
        assert it.session.table.id == 2
    with evening(tmp_path / "games.db") as it:
        assert [row.id for row in it.session.store.games or ()] == [2], "it stays aside"


@pytest.mark.parametrize("kind", UNOPENABLE)
def test_a_game_that_cannot_be_opened_says_so_and_can_be_set_aside(tmp_path: Path, kind: str) -> None:
    tampered(tmp_path / "games.db", UNOPENABLE[kind])
    with evening(tmp_path / "games.db") as it:
        it.tap("resume/1")
        assert "cannot be read" in words(it.screen)
        it.tap("close", "past", "game/1", "set-aside", "home", "resume/2")
        assert it.session.table.id == 2


@pytest.mark.slow("processes")
@pytest.mark.parametrize("kind", [*UNREADABLE, *UNOPENABLE])
def test_the_command_line_lists_every_other_game_and_sets_aside(tmp_path: Path, kind: str) -> None:
    store = tmp_path / "games.db"
    tampered(store, (UNREADABLE | UNOPENABLE)[kind])
    listed = companion("games", "--store", store)
    assert listed.returncode == 0, listed.stderr
    first, second = listed.stdout.splitlines()
    assert second.startswith("2\t1970-01-01")
    assert second.endswith("Anna, Ben") or "Hanna" in second
    if kind in UNREADABLE:
        assert first.startswith("1\t")
        assert "cannot be read" in first
    assert companion("results", "--store", store).returncode == 0
    aside = companion("games", "--set-aside", "1", "--store", store)
    assert aside.returncode == 0, aside.stderr
    resumed = companion("referee", "--store", store, said='{"resume":true}\n')
    assert '"ok":true' in resumed.stdout
    assert "aside" in companion("games", "--store", store).stdout.splitlines()[0]


def test_what_was_set_aside_is_still_written_out(tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store:
        id = played(store)
        store.set_aside(id)
        assert store.latest_unfinished() is None
        assert len(list(json_lines.export(store, id))) > 3


def test_the_words_about_an_unreadable_game_are_reported_in_every_language(tmp_path: Path) -> None:
    tampered(tmp_path / "games.db", UNREADABLE["people nested"])
    told = set()
    for language in LANGUAGES:
        with evening(tmp_path / "games.db", language) as it:
            it.tap("past", "game/1")
            told.add(words(it.screen))
    assert len(told) == len(LANGUAGES)


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"


@pytest.mark.slow("processes")
@pytest.mark.parametrize("table", ["games", "journal"])
@pytest.mark.parametrize("asked", [("games",), ("results",), ("export", "1")])
def test_an_endless_view_in_place_of_a_table_is_said_in_a_sentence(
    tmp_path: Path, table: str, asked: tuple[str, ...]
) -> None:
    with Store.open(tmp_path / "games.db") as store:
        played(store)
    with sqlite3.connect(tmp_path / "games.db") as file:
        columns = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
        file.execute("PRAGMA foreign_keys = OFF")
        file.execute("PRAGMA legacy_alter_table = ON")
        file.execute(f"ALTER TABLE {table} RENAME TO elsewhere")
        file.execute(f"CREATE VIEW {table} AS {ENDLESS} SELECT {', '.join(f'i AS {name}' for name in columns)} FROM n")
    answer = companion("--store", tmp_path / "games.db", *asked)
    assert answer.returncode
    assert f"{table} in it is a view" in answer.stderr
    assert "Traceback" not in answer.stderr
    with evening(tmp_path / "games.db") as it:  # the app sets such a file aside and goes on
        assert "new" in touchable(it.screen)


@pytest.mark.slow("processes")
def test_an_export_of_a_game_that_lacks_a_row_is_a_sentence_and_others_are_written_out(tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store:
        played(store)
        played(store)
    with sqlite3.connect(tmp_path / "games.db") as file:
        file.execute("DROP TRIGGER journal_is_never_deleted")
        file.execute("DELETE FROM journal WHERE game = 1 AND number = 2")
    answer = companion("--store", tmp_path / "games.db", "export", "1")
    assert answer.returncode
    assert "Row 2 of game 1 is missing" in answer.stderr
    assert "Traceback" not in answer.stderr
    assert companion("--store", tmp_path / "games.db", "export", "2").returncode == 0
