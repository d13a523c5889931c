"""A touch is looked up in the screen that was drawn, and carries what it does."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import companion
from companion.games.elfenland.game_view import ElfenlandView
from companion.games.touch_and_tags.default_touch_input import Enter
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
from tests.evening import evening

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
        session.seated = replace(session.table, look=look, people=replace(session.table.people, explained=None))
        session.go(TablePage())
        session.tap(Spot(word))
        assert Spot(word) in look.heard
        assert isinstance(session.page, TablePage)
        assert session.page == TablePage()
        assert session.seated is not None


def test_a_button_of_a_game_that_is_called_like_one_of_the_app_is_the_games(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "game/elfenland", "start")
        session = it.session
        look = Listening(session.table.look.game, "a1")
        session.seated = replace(session.table, look=look, people=replace(session.table.people, explained=None))
        session.go(TablePage())
        session.touch(Enter("leave"))
        assert look.heard == [Enter("leave")]
        assert session.seated is not None


@pytest.mark.parametrize("name", ["elvenhold", "kind/pig", "undo", "nothing", "", "rule/", "seat/9", "way/0", "tick/0"])
def test_what_is_not_drawn_or_is_disabled_does_nothing(tmp_path: Path, name: str) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "game/elfenland", "start", "close", "menu")
        before, page = it.session.screen(), it.session.page
        assert touched(before, name) is None
        it.session.tap(name)
        it.session.tap(Spot(name))
        assert it.session.page == page
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


PARTED = {
    "companion/games": 50,  # meanings of tags and names of pieces
    "companion/pages": 4,  # what a tag means
    "companion/transfer": 4,  # the reader of a file of tags
    "companion/storage": 3,  # what a tag means, as it is stored; the key of a stored version
    "companion/devices": 1,  # the place of a reader
    "companion/system": 1,  # a path in an archive
    "companion/view": 1,  # the keys, layer and accents of the keyboard that is drawn
}
"""The most places in each folder where a name is taken apart at its first "/"; there may only be fewer."""


def test_names_are_taken_apart_in_no_new_place() -> None:
    found = Counter[str]()
    house = Path(companion.__file__).parent
    for path in house.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="partition" | "split"), args=[ast.Constant(value="/"), *_]):
                    found[f"companion/{path.relative_to(house).parts[0]}"] += 1
    assert {folder: count for folder, count in found.items() if count > PARTED.get(folder, 0)} == {}
