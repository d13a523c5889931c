"""A touch is looked up in the screen that was drawn, and carries what it does."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import companion
from companion.games.common_actions import SeatTouched
from companion.games.elfenland.game_view import ElfenlandView
from companion.games.touch_and_tags.touch_result import Enters
from companion.games.view_values import Picture, View
from companion.pages.table.table import TablePage
from companion.screen import (
    Board,
    Choice,
    Choices,
    Does,
    Place,
    Screen,
    Sheet,
    Spot,
    Stepper,
    Steppers,
    touched,
    touches,
)
from engine.game import Start
from tests.evening import evening
from tests.tour_coach import finished, resume

AT = (0.5, 0.5)


class Listening(ElfenlandView):
    """The game's plug-in with a place called as told, and the touches that reached it."""

    def __init__(self, game: Any, called: str) -> None:
        super().__init__(game)
        self.own = Board((Place(called, AT, called),), ())
        self.heard: list[Does] = []

    def board(self, state: Any) -> Board:
        """Nothing but the place."""
        return self.own

    def picture(self, view: View) -> Picture:
        """Without the sheet that would cover the board."""
        return replace(super().picture(view), sheet=None)

    def touch(self, state: Any, draft: Any, does: Does) -> None:
        """Keep the touch, and use none."""
        self.heard.append(does)


@pytest.mark.parametrize("word", ["leave", "menu", "undo", "find", "chart", "close", "tick", "notice", "disk"])
def test_a_place_of_a_game_that_is_called_like_a_button_is_touched_as_a_place(tmp_path: Path, word: str) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "game/elfenland", "start")
        session = it.session
        look = Listening(session.table.look.game, word)
        session.game.seated = replace(session.table, look=look, people=replace(session.table.people, explained=None))
        session.pages.go(TablePage())
        session.tap(Spot(word))
        assert Spot(word) in look.heard
        assert isinstance(session.pages.page, TablePage)
        assert session.pages.page == TablePage()
        assert session.seated is not None


def test_a_button_of_a_game_that_is_called_like_one_of_the_app_is_the_games(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "game/elfenland", "start")
        session = it.session
        look = Listening(session.table.look.game, "a1")
        session.game.seated = replace(session.table, look=look, people=replace(session.table.people, explained=None))
        session.pages.go(TablePage())
        does = Enters("leave", session.draft)
        session.touch(does)
        assert look.heard == [does]
        assert session.seated is not None


@pytest.mark.parametrize("name", ["elvenhold", "kind/pig", "undo", "nothing", "", "rule/", "seat/9", "way/0", "tick/0"])
def test_what_is_not_drawn_or_is_disabled_does_nothing(tmp_path: Path, name: str) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "game/elfenland", "start", "close", "menu")
        before, page = it.session.screen(), it.session.pages.page
        assert touched(before, name) is None
        it.session.tap(name)
        it.session.tap(Spot(name))
        assert it.session.pages.page == page
        assert it.session.screen() == before


def test_a_name_is_made_from_its_value_and_found_again() -> None:
    counts = Steppers((Stepper("card/pig", "Pig", 0, high=1),))
    buttons = Choices((Choice("close", "Close"), Choice("undo", "Undo", enabled=False)))
    board = Board((Place("close", AT, "Close"), Place("a1", AT, "A1")), ())
    screen = Screen("table", board=board, sheet=Sheet("s", "", (counts, buttons), low=True))
    assert touches(screen).keys() == {"card/pig+", "close", "a1"}
    assert touches(screen)["close"] == "close"
    assert touched(screen, Spot("close")) == Spot("close") != "close"
    assert touched(screen, "a1") == Spot("a1")


READERS = {
    "companion/piece.py": "the text of a piece, as files and tags hold it",
    "companion/storage/judged_versions.py": "the key of a stored version",
    "companion/system/unpacking.py": "a path in an archive",
    "companion/system/update_requests.py": "a path on a stick",
    "companion/club/pages/live.py": "the parts of the hub's page that are of a table",
    "companion/pages/tags/find_devices.py": "the folder in which the program is installed",
}
"""The files in which a text is taken apart at a "/", each with what that text is; none of them is a choice."""

OF_FILES = {
    "companion/storage/tag_catalog.py": "the stored table of tags",
    "companion/devices/ndef.py": "what is written on a tag",
    "companion/transfer/tag_file.py": "a file of tags",
    "companion/demo/tagged.py": "a recorded game",
}
"""The files that make a piece out of its text, each with where the text comes from."""

APART = ("partition", "rpartition", "split", "rsplit", "removeprefix", "removesuffix", "startswith", "endswith")


def _calls(of: Callable[[ast.Call], bool]) -> set[str]:
    """The files of the product in which there is such a call."""
    house = Path(companion.__file__).parents[1]
    return {
        str(path.relative_to(house))
        for path in (house / "companion").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and of(node)
    }


def _takes_a_name_apart(call: ast.Call) -> bool:
    """Whether this call cuts a text at a "/", or asks how it begins or ends there."""
    slashes = [part.value for each in call.args for part in ast.walk(each) if isinstance(part, ast.Constant)]
    named = isinstance(call.func, ast.Attribute) and call.func.attr in APART
    return named and any(isinstance(value, str) and value.strip("/") != value for value in slashes)


@pytest.mark.slow("long")
def test_no_choice_is_made_out_of_a_name() -> None:
    assert _calls(_takes_a_name_apart) == READERS.keys()


@pytest.mark.slow("long")
def test_only_the_readers_of_files_and_tags_make_a_piece_out_of_its_text() -> None:
    made = _calls(lambda call: isinstance(call.func, ast.Name) and call.func.id == "read_piece")
    assert made == OF_FILES.keys()


@pytest.mark.slow("long")
def test_a_page_that_looks_back_has_no_seat_to_touch_and_only_points_things_out(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        resume(it, finished())
        it.tap("standings", "replay")
        refused = 0
        while "forward" in touches(it.screen):
            it.tap("forward")
            assert not [does for does in touches(it.screen).values() if isinstance(does, SeatTouched)]
            assert it.screen.marks is not None
            assert not it.screen.marks.glow
            refused += bool(it.screen.marks.shown)
        assert refused, "the next steps of a seat that moves are pointed out"


def test_the_next_steps_of_a_seat_that_is_looked_at_are_pointed_out_and_those_of_the_mover_can_be_touched(
    tmp_path: Path,
) -> None:
    with evening(tmp_path / "games.db") as it:
        it.session.game.begin(Start("elfenland", 2, "1"), (), lambda: it.session.pages.go(TablePage()))
        it.settle().tap("deal-all", "seat/2")
        assert it.screen.marks is not None
        assert (it.screen.marks.glow, "beata" in it.screen.marks.shown) == (frozenset(), True)
        it.tap("kind/dragon")
        assert it.screen.marks.glow
        assert not it.screen.marks.shown
        it.tap("cancel", "pass-all", "seat/1")
        assert "beata" in it.screen.marks.glow
        assert not it.screen.marks.shown


def test_the_asking_seat_can_be_touched_to_begin_another_question_and_one_sort_of_question_is_no_choice(
    tmp_path: Path,
) -> None:
    with evening(tmp_path / "games.db") as it:
        it.session.game.begin(Start("elfenland", 2, "1"), (), lambda: it.session.pages.go(TablePage()))
        it.settle().tap("menu", "can-i")
        assert {"seat/1", "seat/2"} & set(touches(it.screen)) == {"seat/2"}
        it.tap("mode/lay", "kind/dragon", "seat/1")
        assert "seat/1" not in touches(it.screen)
        it.tap("close", "menu", "leave", "can-i", "editions", "editions")
        assert it.screen.sheet is None
