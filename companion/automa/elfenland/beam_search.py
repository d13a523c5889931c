"""A beam search for the best plan of one seat: placing all its counters and travelling with its hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from companion.automa.elfenland.fast_board import Atlas
from engine.elfenland.pieces import HAND_LIMIT
from engine.elfenland.routes import FIELD, size
from engine.elfenland.state import Road

PIECE = 1000
"""The value of a collected town piece; all other values are in thousandths of it."""
LAID = 90
"""The cost of a counter that must still be placed: it may come too late, and could be kept instead."""
APART = 110
"""The cost of each connection by which the pieces left are farther apart than side by side."""


Ahead = Callable[[int, int], int]
"""The value of the boot's town and the pieces left (a bit set) for later rounds, in thousandths of a piece."""


class Purse(NamedTuple):
    """All that one seat can plan with: the town of its boot, the towns to visit (a bit set), its cards and its
    counters, both packed into integers.

    `unable`: a caravan is allowed only where the normal price cannot be paid; `ahead`: a function that values the end
    of the move for later rounds, None in the last round; `kept`: the value of a card left over, within the hand limit.
    """

    town: int
    left: int
    hand: int
    counters: int
    unable: bool
    ahead: Ahead | None
    kept: int = 15


class Plan(NamedTuple):
    """A plan for one round: its value by `level_greedy.worth`, and the counters to place for it in the order of travel,
    each as (road number, `SHIFT[kind]`, which says where a packed hand counts that kind). `used` are the roads that the
    plan travels, as a bit set.
    """

    value: int
    placings: tuple[tuple[int, int], ...]
    used: int


_State = tuple[int, int, int, int, int, int, int, tuple[tuple[int, int], ...], int, int]
"""A candidate of the search: (rank, town, left, hand, debt, counters, roads placed, placings, pieces, used)."""


def plan(atlas: Atlas, roads: Mapping[str, Road], purse: Purse, width: int, shut: int = 0) -> Plan:
    """The best plan found by a beam search that keeps `width` candidates; `shut` is a bit set of roads that may get no
    counter.

    A caravan's cards are chosen at the end, as any kinds will do. Only plans that spend equally many cards are compared
    on the way.
    """
    network, bare = atlas.network, atlas.bare
    moves = network.moves(roads)
    number = atlas.number
    taken = atlas.lying(roads) | shut
    town, left, hand, counters, unable, ahead, kept = purse
    cards = size(hand)
    waiting: list[dict[tuple[int, int, int, int, int, int], _State]] = [{} for _ in range(cards + 1)]
    start: _State = (ahead(town, left) if ahead else 0, town, left, hand, 0, counters, 0, (), 0, 0)
    waiting[0][town, left, hand, 0, counters, 0] = start
    best, best_value = start, -(1 << 30)
    for spent in range(cards + 1):
        states: Sequence[_State] = list(waiting[spent].values())
        if len(states) > width:
            states = sorted(states, reverse=True)[:width]
        free = cards - spent
        over = max(0, min(HAND_LIMIT, cards) - free)
        for state in states:
            rank, town, left, hand, debt, counters, laid, placings, pieces, used = state
            value = rank - kept * over - spent
            if value > best_value:
                best, best_value = state, value
            if not free:
                continue
            further: list[tuple[int, int, int, int, int, int, int, tuple[tuple[int, int], ...], int]] = []
            for to, bit, shift, price, caravan, route in moves[town]:
                at = 1 << number[route] if caravan else 0
                held = hand >> shift & FIELD
                if held >= price <= free:
                    further.append((to, bit, hand - (price << shift), debt, price, counters, laid, placings, at))
                if caravan and caravan <= free and (held < price or not unable):
                    further.append((to, bit, hand, debt + caravan, caravan, counters, laid, placings, at))
            for to, bit, road, prices in bare[town]:
                at = 1 << road
                if at & laid:
                    kind = next(shift for which, shift in placings if which == road)
                    for shift, price in prices:
                        if shift == kind and hand >> shift & FIELD >= price <= free:
                            further.append(
                                (to, bit, hand - (price << shift), debt, price, counters, laid, placings, at)
                            )
                elif not at & taken:
                    for shift, price in prices:
                        if counters >> shift & FIELD and hand >> shift & FIELD >= price <= free:
                            rest, more = counters - (1 << shift), (*placings, (road, shift))
                            paid = hand - (price << shift)
                            further.append((to, bit, paid, debt, price, rest, laid | at, more, at))
            for to, bit, paid, owed, price, rest, crossed, more, at in further:
                key = (to, left & ~bit, paid, owed, rest, crossed)
                there = waiting[spent + price]
                if key in there:
                    continue
                got = pieces + (1 if bit & left else 0)
                value = PIECE * got - LAID * len(more)
                if ahead:
                    value += ahead(to, left & ~bit)
                there[key] = (value, to, left & ~bit, paid, owed, rest, crossed, more, got, used | at)
    return Plan(best_value, best[7], best[9])
