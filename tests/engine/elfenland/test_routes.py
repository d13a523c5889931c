"""The best way over the roads as they lie: the same as trying out everything, and every step of it is legal."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from ways import Position, best_by_trying, position

from engine.elfenland.routes import Step, Way, best_way
from engine.holding import Holding
from engine.match import Match
from tests.extent import many
from tests.moments import FEODOR_WOODS, PLAINS, RIVER, WOODS, ready_to_move, the_game, with_seat

IXARA_VIRST = "ixara-virst-plain"
NOWHERE = Way(0, 0, ())
SIZES = (*range(9), *[8] * 10, 12)
"""Cards in hand; twelve are held where eight more are dealt in every round (B31)."""


def compared(seed: str, positions: int) -> list[Position]:
    """The positions in which the search finds another worth than trying out everything."""
    random = Random(seed)
    wrong = []
    for _ in range(positions):
        where = position(random, random.choice(SIZES))
        way = best_way(where.table, "1", where.hand)
        if (way.pieces, way.cards) != best_by_trying(where):
            wrong.append(where)
    return wrong


def test_the_best_way_is_the_best_of_all_ways() -> None:
    assert compared("ways", many("ways over the roads", 500, daily=500, quick=60)) == []


@pytest.mark.full
def test_the_best_way_is_the_best_of_all_ways_in_100_000_positions() -> None:
    assert compared("many ways", 100_000) == []


def steps_taken(seed: str, steps: int) -> int:
    """How many steps of proposed ways a referee accepted that knows the whole hand; stops after so many."""
    random, accepted = Random(seed), 0
    while accepted < steps:
        where = position(random, random.choice(SIZES))
        way = best_way(where.table, "1", where.hand)
        match = Match(the_game(), where.table.with_seat("1", hand=Holding(where.hand)))
        for command in way.commands("1"):
            answer = match.say(command)
            assert isinstance(answer, Match), (command, answer)
            match = answer
            accepted += 1
        seat = match.state.seat("1")
        assert len(seat.collected) - len(where.table.seat("1").collected) == way.pieces
        assert sum(where.hand.values()) - seat.hand.size == way.cards
    return accepted


def test_every_step_of_a_best_way_is_accepted_and_brings_what_was_promised() -> None:
    steps = many("steps of best ways", 3_000, daily=3_000, quick=1_000)
    assert steps_taken("steps", steps) >= steps


@pytest.mark.full
def test_a_million_steps_of_best_ways_are_accepted() -> None:
    assert steps_taken("many steps", 1_000_000) >= 1_000_000


def way(match: Match, hand: dict[str, int]) -> Way:
    """The best way of seat 1."""
    return best_way(match.state, "1", hand)


def test_where_nothing_can_be_gained_the_boot_stays() -> None:
    assert way(ready_to_move("dagamura"), {"pig": 8}) == NOWHERE
    assert way(ready_to_move("virst"), {}) == NOWHERE


def test_a_way_spends_the_fewest_cards_among_those_with_the_most_pieces() -> None:
    match = ready_to_move("virst", None, {PLAINS: "cloud"})
    assert way(match, {"cloud": 2, "raft": 1}) == Way(1, 1, (Step(RIVER, {"raft": 1}),))


def test_a_caravan_is_led_by_who_cannot_pay() -> None:
    roads, hand = {WOODS: "cloud"}, {"cloud": 2, "pig": 2}
    assert way(ready_to_move("dagamura", None, roads), hand) == Way(1, 2, (Step(WOODS, {"cloud": 2}),))
    assert way(ready_to_move("dagamura", None, roads), {"cloud": 1, "pig": 2}).steps[0].caravan


def test_a_third_troll_can_forbid_a_caravan_and_cost_a_town() -> None:
    """More cards can mean fewer towns: a road that can be paid for takes no caravan (B10)."""
    roads = {FEODOR_WOODS: "troll+obstacle", PLAINS: "troll", IXARA_VIRST: "troll"}
    match = ready_to_move("feodor", None, roads)
    assert way(match, {"troll": 2, "pig": 4}).pieces == 3
    assert way(match, {"troll": 3, "pig": 4}).pieces == 2
    assert way(ready_to_move("feodor", None, roads, caravan="always"), {"troll": 3, "pig": 4}).pieces == 3


def test_a_river_is_dearer_against_its_arrow_and_a_ferry_costs_two() -> None:
    assert way(ready_to_move("virst"), {"raft": 1}) == Way(1, 1, (Step(RIVER, {"raft": 1}),))
    upstream = with_seat(ready_to_move("ixara"), "1", collected=tuple(_all_but("virst")))
    assert way(upstream, {"raft": 1}) == NOWHERE
    assert way(upstream, {"raft": 2}) == Way(1, 2, (Step(RIVER, {"raft": 2}),))
    ferry = with_seat(ready_to_move("elvenhold"), "1", collected=tuple(_all_but("virst")))
    assert way(ferry, {"raft": 2}).cards == 2


def test_an_obstacle_is_paid_for() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "pig+obstacle"})
    assert way(match, {"pig": 1}) == NOWHERE
    assert way(match, {"pig": 2}) == Way(1, 2, (Step(WOODS, {"pig": 2}),))
    assert way(match, {"pig": 1, "raft": 2}) == NOWHERE
    assert way(match, {"dragon": 4}) == Way(1, 4, (Step(WOODS, {"dragon": 4}, caravan=True),))


def _all_but(town: str) -> list[str]:
    return [each for each in the_game().board.collectable() if each != town]


def test_what_others_hold_and_where_they_stand_does_not_matter() -> None:
    random = Random("others")
    for _ in range(50):
        where = position(random)
        moved = where.table.with_seat("2", town="virst", hand=Holding({"dragon": 8}))
        assert best_way(moved, "1", where.hand) == best_way(where.table, "1", where.hand)
        assert best_way(replace(moved, round=3), "1", where.hand) == best_way(where.table, "1", where.hand)
