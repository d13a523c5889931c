"""What cannot be drawn is said on the screen, and the window stays open."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app import Stage
from companion.games.people import Player
from companion.pages.exception_guard import Guard
from companion.pages.table.table import TablePage
from companion.view.board import BoardPart
from companion.view.buttons import Bar, Tray
from companion.view.notice import NoticePart
from companion.view.sheet import SheetPart
from companion.view.status_panel import Panel
from engine.game import Start
from tests.evening import Evening, evening

DRAWS = {BoardPart: "_draw"}
PLAYERS = (Player("Anna", "red"), Player("Ben", "blue"))


def fails(*_: Any) -> None:
    raise ZeroDivisionError


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as one:
        one.front = Guard(one.session)
        one.session.game.begin(Start("elfenland", 2, "1"), PLAYERS, lambda: one.session.pages.go(TablePage()))
        yield one.settle().tap("deal-all")


@pytest.fixture
def stage(window: Any, it: Evening) -> Stage:
    return Stage(it.front, queue.SimpleQueue())


@pytest.mark.parametrize("part", [BoardPart, Tray, Bar, Panel, NoticePart])
def test_a_part_that_cannot_be_drawn_gives_way_to_the_page_of_what_failed(
    it: Evening, stage: Stage, part: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = len(it.session.table.match)
    with monkeypatch.context() as planted:
        planted.setattr(part, DRAWS.get(part, "draw"), fails)
        stage.tap("kind/unicorn", "")
        stage.tap("elvenhold-lapphalya-plain", "")
        assert stage.view.screen.page == "failed"
        assert stage.view.spot_of("failed-undo") is not None
    stage.tap("failed-undo", "")
    it.settle()
    stage.refresh()
    assert stage.view.screen.page == "table"
    assert len(it.session.table.match) < entries


def test_what_a_finger_or_a_frame_raises_is_shown_too_and_the_loop_goes_on(
    it: Evening, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stage.handle_exception(ZeroDivisionError()) == 1
    stage.refresh()
    assert stage.view.screen.page == "failed"
    stage.tap("failed-start", "")
    it.settle()
    monkeypatch.setattr(SheetPart, "draw", fails)  # then not even the page of what failed can be drawn
    with pytest.raises(ZeroDivisionError) as raised:
        stage.refresh()
    assert stage.handle_exception(raised.value) == 1
    assert stage.handle_exception(KeyboardInterrupt()) == 0


def test_without_a_guard_what_fails_is_raised(it: Evening, window: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoardPart, "redraw", fails)
    with pytest.raises(ZeroDivisionError):
        Stage(it.front, queue.SimpleQueue())
