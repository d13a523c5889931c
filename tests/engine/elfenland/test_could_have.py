"""What was certainly possible in a move: exact where the hand is known, and never claimed where it was not so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from ways import Position, best_by_trying

from companion.automa.elfenland.levels import Level
from engine.elfenland.could_have import Possible, could_have, with_hand
from engine.elfenland.editions import SWITCHES
from engine.elfenland.past_moves import moves
from engine.elfenland.pieces import KINDS
from engine.elfenland.routes import best_way
from engine.holding import Holding
from engine.match import Match, public
from tests.arena import Arena
from tests.extent import QUICK, many
from tests.moments import FEODOR_WOODS, PLAINS, RIVER, WOODS, after, ready_to_move, with_seat

LEVELS: tuple[Level, ...] = ("wanders", "greedy")


def games(seed: str, count: int) -> Iterator[Match]:
    """Self-played games over every switch, in which the referee was told everything."""
    random = Random(seed)
    for game in range(count):
        options: dict[str, Any] = {name: random.choice(values) for name, values in SWITCHES.items()}
        levels = [random.choice(LEVELS) for _ in range(random.choice((2, 3, 4, 4, 6)))]
        yield Arena(levels, f"{seed} {game}", options, tells=True).play()


def test_where_the_whole_hand_is_known_it_is_exact() -> None:
    moved = many("moves of known hands", 60, daily=60, quick=15)
    assert exact_moves("exact", moved) >= moved


def exact_moves(seed: str, moved: int) -> int:
    """How many moves of known hands were compared with trying out everything; stops after so many."""
    compared = 0
    for match in games(seed, moved):
        for move, possible in zip(moves(match), could_have(match), strict=True):
            where = Position(move.table, {kind: count for kind, count in move.least.items() if count})
            seat = move.table.seat(move.seat)
            first = where.table.with_seat("1", town=seat.town, collected=seat.collected)
            assert possible.exact
            assert (possible.pieces, possible.way.cards) == best_by_trying(where._replace(table=first))
            assert possible.pieces >= possible.visited
            assert possible.hand == where.hand
            compared += 1
        if compared >= moved:
            break
    return compared


def test_by_what_everybody_saw_never_more_is_claimed_than_was_possible_nor_less_than_was_done() -> None:
    assert not [
        claims
        for claims in redacted("redacted", many("games seen by everybody", 8, daily=8, quick=2))
        if claims[0].pieces > claims[1].pieces
    ]


def redacted(seed: str, count: int) -> Iterator[tuple[Possible, Possible]]:
    """Each move by what everybody saw, and by the true hand."""
    for match in games(seed, count):
        for claimed, true in zip(could_have(public(match)), could_have(match), strict=True):
            assert claimed.visited == true.visited <= claimed.pieces
            assert claimed.moment == true.moment
            yield claimed, true


def test_the_bound_is_the_least_over_all_hands_that_agree_with_what_is_known() -> None:
    compared = 0
    for match in games("all hands", many("games of which all hands are tried", 6, daily=6, quick=3)):
        seen = public(match)
        for move, possible in zip(moves(seen), could_have(seen), strict=True):
            unknown = move.table.seat(move.seat).hand.size - sum(move.least.values())
            if unknown > 2:
                continue
            ranges = [range(move.least[kind], min(move.most[kind], move.least[kind] + unknown) + 1) for kind in KINDS]
            hands = [dict(zip(KINDS, counts, strict=True)) for counts in product(*ranges)]
            size = move.table.seat(move.seat).hand.size
            every = [best_way(move.table, move.seat, hand).pieces for hand in hands if sum(hand.values()) == size]
            assert possible.pieces == max(min(every), possible.visited)
            assert possible.exact == (not unknown)
            compared += 1
    assert compared > (2 if QUICK else 10)


def test_the_way_of_a_move_that_is_exact_is_accepted_from_where_it_began() -> None:
    for match in games("walked", many("games of which ways are walked", 4, daily=4, quick=1)):
        for possible in could_have(match):
            there = match.moments()[possible.moment]
            for command in possible.way.commands(possible.seat):
                answer = there.say(command)
                assert isinstance(answer, Match)
                there = answer
            assert (
                len(there.state.seat(possible.seat).collected)
                - len(match.moments()[possible.moment].state.seat(possible.seat).collected)
                == possible.pieces
            )


def test_cards_laid_open_are_known_and_of_the_rest_any_three_lead_a_caravan() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "pig", FEODOR_WOODS: "pig"}, seats=2)
    match = after(match, "travel", "1", route=WOODS, cards={"pig": 1})
    match = after(after(match, "end_move", "1"), "discard", "1", count=3)
    (possible,) = could_have(match)
    assert (possible.visited, possible.pieces, possible.exact) == (1, 2, False)


def test_a_caravan_proves_that_the_price_was_not_in_the_hand() -> None:
    roads = {WOODS: "dragon"}
    match = ready_to_move("dagamura", {"unknown": 4}, roads, seats=2)
    match = after(match, "travel", "1", route=WOODS, cards={"pig": 2, "troll": 1}, caravan=True)
    match = after(match, "end_move", "1")
    (move,) = moves(match)
    assert move.most["dragon"] == 1
    ruled = ready_to_move("dagamura", {"dragon": 2, "pig": 2, "troll": 1}, roads, seats=2)
    let = {"do": "travel", "seat": "1", "route": WOODS, "cards": {"pig": 2, "troll": 1}, "caravan": True}
    ruled = after(after(ruled, "let", command=let), "end_move", "1")
    (move,) = moves(ruled)
    assert move.most["dragon"] > 1


def test_what_was_entered_in_secret_counts_only_where_it_is_not_redacted() -> None:
    match = ready_to_move("feodor", {"troll": 2, "pig": 2}, {FEODOR_WOODS: "troll", PLAINS: "pig"}, seats=2)
    assert could_have(after(match, "end_move", "1"))[0].pieces == 2
    assert could_have(after(with_seat(match, "1", hand=Holding(unknown=4)), "end_move", "1"))[0].pieces == 1
    assert could_have(after(with_seat(match, "1", hand=Holding(unknown=2)), "end_move", "1"))[0].pieces == 0


def test_a_hand_entered_afterwards_is_judged_exactly_and_refused_where_it_cannot_have_been() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "pig", FEODOR_WOODS: "pig"}, seats=2)
    match = after(match, "travel", "1", route=WOODS, cards={"pig": 1})
    match = after(after(match, "end_move", "1"), "discard", "1", count=3)
    (least,) = could_have(match)
    size = sum(least.hand.values())
    entered = with_hand(match, "1", least.moment, {"pig": 2, "raft": size - 2})
    assert entered is not None
    assert (entered.exact, entered.hand) == (True, {"pig": 2, "raft": size - 2})
    assert entered.pieces >= least.pieces
    assert with_hand(match, "1", least.moment, {"pig": 2, "raft": size - 3}) is None
    assert with_hand(match, "1", least.moment, {"raft": size}) is None
    assert with_hand(match, "2", least.moment, {"pig": 2, "raft": size - 2}) is None


def test_a_move_that_nobody_finished_is_not_judged() -> None:
    match = ready_to_move("virst", {"raft": 2}, seats=2)
    assert could_have(match) == ()
    assert could_have(after(match, "travel", "1", route=RIVER, cards={"raft": 1})) == ()


@pytest.mark.full
def test_in_10_000_moves_of_known_hands_it_is_exact() -> None:
    assert exact_moves("ten thousand moves", 10_000) >= 10_000


@pytest.mark.full
def test_in_10_000_redacted_games_nothing_is_overclaimed() -> None:
    rounds = exact = above = 0
    for claimed, true in redacted("ten thousand", 10_000):
        assert claimed.pieces <= true.pieces
        rounds += 1
        exact += claimed.pieces == true.pieces
        above += claimed.pieces > claimed.visited
    shares = f"claimed what was possible in {exact / rounds:.1%}, more than was done in {above / rounds:.1%}"
    print(f"{rounds} moves: {shares}")
