"""A game begins as its start line tells, or is answered with what is wrong with it."""

from __future__ import annotations

import pytest

from engine.rule import Rejection, Unclear

from .sitting import SeatedGame, counted, started


def started_with(**told: object) -> object:
    return started(**told)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_ME_SETUP_01_two_to_four_play(seats: int) -> None:
    answer = started(seats)
    assert isinstance(answer, Rejection)
    assert (answer.rule.id, answer.params) == ("ME-SETUP-01", {"seats": seats})


@pytest.mark.parametrize(("seats", "height"), [(2, 8), (3, 10), (4, 12)])
def test_ME_SETUP_03_three_equal_stacks_by_number_of_seats(seats: int, height: int) -> None:
    assert SeatedGame(seats).shown["stacks"] == [{"left": height, "top": None}] * 3


@pytest.mark.parametrize(("side", "regions"), [("day", 4), ("night", 6)])
def test_ME_SETUP_02_ME_BOARD_01_the_side_says_which_regions_there_are(side: str, regions: int) -> None:
    game = SeatedGame(3, side=side)
    assert list(game.shown["regions"]) == [f"r{number}" for number in range(1, regions + 1)]
    assert game.cannot_read("go", seat="1", to=f"r{regions + 1}")


def test_ME_SETUP_04_to_08_the_table_is_laid_out() -> None:
    shown = SeatedGame(3, counted(20, gift_cards=45), side="night").shown
    assert shown["aside"] == 15
    assert shown["regions"] == {f"r{number}": {"cards": 1, "known": {}} for number in range(1, 7)}
    assert shown["seats"]["2"] == {"at": "city", "hand": 3, "gifts": [], "crystal": True, "reward": True}
    assert SeatedGame(3, counted(20), side="night").table.city == 80 - 9 - 6
    assert SeatedGame(3).shown["aside"] is None


def test_ME_SETUP_09_the_youngest_starts_unless_configured_otherwise() -> None:
    ages = {"1": 40, "2": 9, "3": 9}
    assert SeatedGame(3, ages=ages).shown["start_player"] == "2"
    assert SeatedGame(3, ages=ages, start_player="1").shown["start_player"] == "1"
    assert SeatedGame(3).shown["start_player"] == "1"


@pytest.mark.parametrize(
    "told",
    [
        {"side": "dusk"},
        {"side": None},
        {"side": True},
        {"special_on_last_gift": 1},
        {"special_on_last_gift": None},
        {"edition": "ru"},
        {"ages": {"1": 9}},
        {"ages": {"1": 9, "2": -1}},
        {"ages": {"1": 9, "2": 9, "3": 9}},
        {"ages": {}},
        {"start_player": "3"},
        {"deck": counted(20, gift_cards=23)},
        {"deck": counted(2)},
    ],
)
def test_a_start_that_tells_the_impossible_is_answered_with_a_sentence(told: dict[str, object]) -> None:
    answer = started_with(**told)
    assert isinstance(answer, Unclear)
    assert answer.sentence.endswith((".", "}."))


def test_options_come_before_the_number_of_seats_and_that_before_ages() -> None:
    assert isinstance(started_with(seats=9, side="dusk"), Unclear)
    assert isinstance(started_with(seats=9, deck="nonsense"), Unclear)
    assert isinstance(started_with(seats=9, ages={}), Rejection)
    assert isinstance(started_with(seats=9, deck=counted(20, gift_cards=1)), Rejection)


def test_the_deck_holds_just_enough_cards_for_the_start() -> None:
    assert SeatedGame(2, counted(3), side="night").table.city == 0
    assert SeatedGame(2, counted(20, gift_cards=24)).shown["aside"] == 0
