"""Which version of the rules judged each entry: marked in the store, shown in the history, never judged again."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.pages.table.history import HistoryPage
from companion.pages.table.table import TablePage
from companion.storage.judged_versions import VERSION, RulesVersion
from companion.storage.store import Store
from engine.codec import write
from engine.game import Start
from engine.rule import Rejection
from tests.companion.storage.test_store import HOUSE
from tests.evening import evening, touchable, words
from tests.stored import standing


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick"


def test_a_game_gone_on_with_under_other_rules_is_marked_from_there(folder: Path) -> None:
    path = folder / "games.db"
    with Store.open(path, judge="0.0.1") as store:
        game = store.begin("chess", b"{}", b"{}")
        for _ in range(3):
            store.append(game, b"{}", b"[]")
    with Store.open(path, judge="0.0.2") as store:
        store.undone(game)
        store.append(game, b"{}", b"[]")
        store.append(game, b"{}", b"[]")
    with Store.open(path, judge="0.0.2") as store:
        store.append(game, b"{}", b"[]")
        assert store.rules_versions(game) == (RulesVersion(1, "0.0.1"), RulesVersion(4, "0.0.2"))


def test_the_history_says_from_where_on_another_version_judged(folder: Path) -> None:
    path = folder / "games.db"
    with evening(path) as it:
        it.session.game.begin(Start("elfenland", 2, "1"), (), lambda: it.session.pages.go(TablePage()))
        it.settle().tap("deal-all")
        told = len(it.session.table.match)
    old = shutil.copy(path, folder / "old.db")
    with sqlite3.connect(old) as older:
        older.execute(
            "UPDATE settings SET value = CAST(replace(value, ?, '0.0.1') AS BLOB) WHERE key = 'judges/1'", (VERSION,)
        )
    with evening(Path(old)) as it:
        it.tap("resume/1")
        it.tap(*(["close"] if "close" in touchable(it.screen) else []))
        before = it.session.table.match.state
        it.session.pages.push(HistoryPage())
        assert "Refereed by version" not in words(it.screen)
        it.tap("table", "pass")
        it.session.pages.push(HistoryPage())
        assert words(it.screen).count(f"Refereed by version {VERSION} from here on") == 1
        it.tap("table", "undo")
        assert it.session.table.match.state == before
        assert it.session.table.judged == (RulesVersion(told + 1, VERSION),)


@pytest.mark.slow("processes")
def test_after_an_update_went_back_the_games_of_the_later_version_stay_and_are_listed_as_such(folder: Path) -> None:
    path = folder / "games.db"
    with Store.open(path) as store:
        ours = store.begin("elfenland", b'{"game":"elfenland","seats":2}', b"{}")
        store.append(ours, b'{"do":"deal"}', b"[]")
    with Store.open(path, judge="999.1.0") as store:
        id = store.begin("elfenland", b'{"game":"elfenland","seats":2}', b"{}")
        store.append(id, b'{"do":"a word of tomorrow"}', b"[]")
    with evening(path) as it:
        assert f"resume/{ours}" in touchable(it.screen)
        it.tap("past")
        assert words(it.screen).count("needs version 999.1.0") == 1
        it.tap(f"game/{id}")
        assert it.screen.page == "unreadable"
    done = subprocess.run(
        [sys.executable, "-m", "companion", "--store", str(path), "games"], cwd=HOUSE, capture_output=True, text=True
    )
    assert f"{id}\t" in done.stdout
    assert done.stdout.count("needs version 999.1.0") == 1


def test_what_was_played_is_never_judged_again_whatever_the_rules_say_now(folder: Path) -> None:
    path = folder / "games.db"
    with evening(path) as it:
        it.session.game.begin(Start("elfenland", 2, "1"), (), lambda: it.session.pages.go(TablePage()))
        it.settle().tap("deal-all", "pass")
        entry = it.session.table.match.last
        assert entry is not None
    refused = it.session.table.match.say(entry.command)
    assert isinstance(refused, Rejection), "seat 1 passes where it is seat 2's word: today's rules refuse that"
    with Store.open(path, judge="0.0.1") as store:
        # Rules of another version took it.
        store.append(1, write(entry.command), write(entry.events))
        told = len(standing(store, 1))
    with evening(path) as it:
        it.tap("resume/1")
        match = it.session.table.match
        assert len(match) == told
        assert match.last is not None
        assert match.last.command == entry.command
        assert it.session.table.judged == (RulesVersion(told, "0.0.1"), RulesVersion(told + 1, VERSION))


def test_the_version_is_that_of_the_project_and_the_command_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out.split() == ["boardside", project["project"]["version"]]
    assert project["project"]["version"] == VERSION
