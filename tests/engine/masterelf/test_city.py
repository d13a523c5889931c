"""A counted city runs short as its cards do, and no more of an ingredient is known than the box holds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.holding import Holding
from engine.masterelf.state import Table
from engine.match import Match

from .sitting import GAME, SeatedGame, counted


def swapping(city: int | None, discards: Holding, hand: Holding, deck: str = counted(20)) -> SeatedGame:
    """Seat 1 is in the city with this hand and may swap; the stack and the discard pile hold so much."""
    game = SeatedGame(deck=deck).turn("1").turn("2").says("go", seat="1", to="city")
    table = replace(game.table, city=city, discards=discards).with_seat("1", hand=hand)
    game.match = Match(GAME, table)
    return game


def emptying(city: int, discards: int) -> SeatedGame:
    """Seat 1 is in r2, takes its only card, and the city has so few left."""
    game = SeatedGame(deck=counted(20)).says("go", seat="1", to="r2")
    game.match = Match(GAME, replace(game.table, city=city, discards=Holding(unknown=discards)))
    return game.says("take", seat="1")


def where(table: Table) -> tuple[int | None, int]:
    return table.city, table.discards.size


def test_ME_TAKE_04_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    game = swapping(3, Holding(unknown=5), Holding(unknown=4)).says("swap", seat="1", count=2)
    assert (where(game.table), game.events()) == ((0, 7), ["PutAway", "Drawn", "PhaseBegan"])
    game = swapping(2, Holding(unknown=5), Holding(unknown=4)).says("swap", seat="1", count=2)
    assert (where(game.table), game.seat("1").hand.size) == ((6, 0), 5)
    assert "CityReshuffled" in game.events()


def test_ME_TAKE_04_the_cards_just_put_away_are_drawn_again() -> None:
    game = swapping(0, Holding(), Holding(unknown=4)).says("swap", seat="1", count=3)
    assert (where(game.table), game.seat("1").hand.size) == ((0, 0), 4)
    game = swapping(1, Holding(), Holding({"air": 4})).says("swap", seat="1", discard={"air": 2}, drawn={"air": 3})
    assert (where(game.table), game.seat("1").hand.known) == ((0, 0), {"air": 5})


def test_ME_TAKE_05_what_there_is_is_drawn() -> None:
    game = swapping(0, Holding(), Holding(unknown=4))
    assert game.refuses("swap", seat="1", count=2, drawn={"air": 3}) == "ME-TAKE-03"
    game.says("swap", seat="1", count=0, drawn={})
    assert (game.seat("1").hand.size, game.prompt.phase) == (4, "create")


@pytest.mark.parametrize(
    ("city", "discards", "refilled", "left"),
    [(5, 4, 3, (2, 4)), (3, 4, 3, (0, 4)), (2, 4, 3, (3, 0)), (1, 1, 2, (0, 0)), (0, 0, 0, (0, 0))],
)
def test_ME_TAKE_04_05_a_refill_draws_as_a_seat_does(city: int, discards: int, refilled: int, left: object) -> None:
    game = emptying(city, discards)
    assert game.shown["regions"]["r2"] == {"cards": refilled, "known": {}}
    assert where(game.table) == left


def test_in_an_empty_region_nothing_is_taken_and_it_is_refilled_when_there_are_cards_again() -> None:
    game = emptying(0, 0).says("end_turn", seat="1").says("go", seat="2", to="r2")
    assert game.refuses("take", seat="2", ingredient="air") == "ME-TAKE-01"
    with_cards = SeatedGame.says(game, "take", seat="2")
    assert (with_cards.seat("2").hand.size, with_cards.events()) == (3, ["NothingTaken", "PhaseBegan"])
    game = emptying(0, 0).says("end_turn", seat="1").says("go", seat="2", to="r2")
    game.match = Match(GAME, replace(game.table, discards=Holding(unknown=2)))
    assert game.says("take", seat="2").shown["regions"]["r2"]["cards"] == 2
    assert game.seat("2").hand.size == 3


def test_an_uncounted_city_never_runs_short() -> None:
    game = SeatedGame()
    for _ in range(60):
        game.arrives(game.table.turn).ends_turn()
    assert game.table.city is None


def test_ME_COMP_01_no_more_of_an_ingredient_is_known_than_the_box_holds() -> None:
    game = swapping(10, Holding({"air": 2}), Holding({"air": 1}, unknown=3), counted(4))
    assert game.refuses("lay", region="r1", ingredients={"air": 2}) == "ME-COMP-01"
    assert game.refuses("swap", seat="1", discard={"air": 3}) == "ME-COMP-01"
    game.says("lay", region="r1", ingredients={"air": 1})
    assert game.refuses("lay", region="r3", ingredients={"air": 1}) == "ME-COMP-01"
    assert game.refuses("swap", seat="1", count=0, drawn={"air": 1}) == "ME-COMP-01"
    game.says("swap", seat="1", count=0, drawn={"metal": 1})


def test_ME_COMP_01_counts_what_a_take_a_creation_and_a_discard_show() -> None:
    game = SeatedGame(deck=counted(4)).says("top", stack=1, gift="blue-booth").says("go", seat="1", to="r1")
    game.match = Match(GAME, replace(game.table, discards=Holding({"air": 3, "metal": 4})))
    assert game.refuses("take", seat="1", ingredient="metal") == "ME-COMP-01"
    game.says("take", seat="1", ingredient="air")
    assert game.refuses("create", seat="1", stack=1, cards={"air": 1, "metal": 2}) == "ME-COMP-01"
    table = replace(game.table, phase="discard").with_seat("1", hand=Holding({"air": 1}, unknown=8))
    game.match = Match(GAME, table)
    assert game.refuses("discard", seat="1", cards={"air": 2}) == "ME-COMP-01"
    game.says("discard", seat="1", cards={"air": 1, "water": 1})


def test_ME_COMP_01_an_uncounted_city_forgets_what_was_put_away_before() -> None:
    text = counted(20).replace("[ingredients.air]\ncount = 20", "[ingredients.air]\ncount = 2")
    partly = text.replace("[ingredients.metal]\ncount = 20", "[ingredients.metal]")
    game = swapping(None, Holding({"air": 2}), Holding(unknown=4), partly)
    assert game.refuses("swap", seat="1", discard={"air": 3}) == "ME-COMP-01"
    game.says("swap", seat="1", discard={"air": 2})


def test_what_lay_on_the_discard_pile_is_forgotten_when_it_is_shuffled() -> None:
    game = swapping(0, Holding({"air": 4}), Holding(unknown=4), counted(4))
    assert game.refuses("swap", seat="1", discard={"air": 1}) == "ME-COMP-01"
    game.says("swap", seat="1", discard={"metal": 1}, drawn={"air": 2})


@pytest.mark.parametrize("each", [6, 20])
def test_every_ingredient_card_of_a_counted_box_is_somewhere(each: int) -> None:
    game = SeatedGame(3, counted(each), side="night")
    for number in range(60):
        if game.seat(game.table.turn).at == "city":
            game.arrives(game.table.turn)
        else:
            seat = game.table.turn
            game.says("go", seat=seat, to="city").says("swap", seat=seat, count=min(number % 3, 2))
        game.ends_turn()
        table = game.table
        lying = sum(region.size for region in table.regions.values())
        held = sum(seat.hand.size for seat in table.seats)
        assert lying + held + (table.city or 0) + table.discards.size == 4 * each
