"""The table's buttons stand still: what a finger learnt in one moment is true in the next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.pages.table.table import TablePage
from companion.screen import Screen
from engine.game import Start
from tests.evening import Evening, evening
from tests.tour import moments as tour
from tests.tour_masterelf import moments as elves

PLAYERS = (Player("Anna", "red"), Player("Ben", "blue"), Player("Clara", "green"))
COMMON = ("menu", "undo", "redo")


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as one:
        yield one


def at_the_table(it: Evening) -> Evening:
    it.session.game.begin(Start("elfenland", 3, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
    return it.settle()


def tables(tmp_path: Path) -> Iterator[Screen]:
    """Every screen of the table that the tours meet, of both games."""
    for name, walk in (("elfenland", tour), ("masterelf", elves)):
        with evening(tmp_path / f"{name}.db") as it:
            for _ in walk(it):
                if it.screen.page == "table":
                    yield it.screen


def test_menu_undo_and_redo_have_their_places_in_every_moment_of_both_games(tmp_path: Path) -> None:
    bars = [screen.bar for screen in tables(tmp_path) if screen.bar[0].id == "menu"]
    assert len(bars) > 40
    assert {tuple(choice.id for choice in bar[:3]) for bar in bars} == {COMMON}
    assert len({tuple(choice.wide for choice in (*bar[:3], bar[-1])) for bar in bars}) == 1
    assert {len(bar) for bar in bars} == {5}, "one place between them and the last"


def test_what_lies_over_the_board_is_closed_where_the_menu_was_opened_and_nothing_acts_below_it(
    tmp_path: Path,
) -> None:
    over = [screen.bar for screen in tables(tmp_path) if screen.bar[0].id != "menu"]
    assert over
    for bar in over:
        assert [(choice.id, choice.wide) for choice in bar] == [("close", 84.0)]


def test_a_kind_of_tile_keeps_its_place_and_is_dimmed_where_it_is_missing(it: Evening) -> None:
    at_the_table(it).tap("deal-all")
    trays = []
    for _ in range(3):
        trays.append([choice.id for choice in it.screen.tray])
        hidden = it.screen.tray[-1]
        assert hidden.enabled == bool(it.session.table.match.state.seat(it.session.table.match.state.turn).hidden.size)
        it.tap("pass")
    assert len({tuple(tray) for tray in trays}) == 1
    assert trays[0][-2:] == ["obstacle", "hidden"]


def test_a_hidden_counter_that_was_laid_leaves_its_tile_dimmed(it: Evening) -> None:
    at_the_table(it).tap("deal-all", "kind/pig", "hidden", "elvenhold-lapphalya-plain", "pass", "pass")
    assert it.screen.tray[-1].id == "hidden"
    assert not it.screen.tray[-1].enabled


def yellow(it: Evening) -> list[str]:
    return [choice.id for choice in (*it.screen.tray, *it.screen.bar) if choice.tone == "primary"]


def test_yellow_is_only_what_comes_next(it: Evening) -> None:
    at_the_table(it)
    assert yellow(it) == ["deal-all"]
    it.tap("display/0", "ask/pig", "cancel")
    assert yellow(it) == ["deal"], "a table that tells the display draws counter by counter"
    it.tap("deal-all")
    assert yellow(it) == [], "in planning a counter comes next, and passing is quiet"
    it.tap("kind/pig", "elvenhold-lapphalya-plain", "pass-all")
    assert yellow(it) == [], "as long as roads glow, the next thing is a step"


def test_round_over_and_next_seat_do_not_change_places(it: Evening) -> None:
    at_the_table(it).tap("menu", "keep-score")
    for _ in range(3):
        assert [choice.id for choice in it.screen.bar[3:]] == ["next-round", "next-seat"]
        it.tap("next-seat")
