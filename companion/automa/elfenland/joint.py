"""The best that one seat can make of its hand and all its counters together, as far as a beam search sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.automa.elfenland.atlas import Atlas
from engine.elfenland.pieces import HAND_LIMIT
from engine.elfenland.routes import FIELD, size
from engine.elfenland.state import Road

PIECE = 1000
"""What a piece is worth; everything else is told in thousandths of one."""
LAID = 90
"""A counter that must still be laid may come too late, and one that is not laid can be kept."""
APART = 110
"""Each connection by which the pieces left lie farther apart than side by side."""


class Purse(NamedTuple):
    """What one seat has to plan with: its boot's town, the pieces left, packed hand and counters, and what a card is
    worth that is not spent (`kept` of those within the hand limit)."""

    town: int
    left: int
    hand: int
    counters: int
    unable: bool
    last: bool
    kept: int = 15


class Plan(NamedTuple):
    """What a plan is worth, and the counters it still lays: (road number, shift of the kind), in travelling order."""

    value: int
    tag_input: tuple[tuple[int, int], ...]
    used: int
    """Roads that it travels, as a bit set."""


_State = tuple[int, int, int, int, int, int, int, tuple[tuple[int, int], ...], int, int]
"""rank, town, left, hand, debt, counters, roads laid, laying, pieces, used."""


def plan(atlas: Atlas, roads: Mapping[str, Road], purse: Purse, width: int, shut: int = 0) -> Plan:
    """The best plan found; `shut` are bare roads on which nothing may be laid. Caravans owe cards, as in the engine's
    search of ways; plans of the same number of cards spent compete with each other, `width` of them go on."""
    network, bare, apart = atlas.network, atlas.bare, atlas.apart
    moves = network.moves(roads)
    number = atlas.number
    taken = atlas.lying(roads) | shut
    town, left, hand, counters, unable, last, kept = purse
    cards = size(hand)
    scattered = 0 if last else APART
    waiting: list[dict[tuple[int, int, int, int, int, int], _State]] = [{} for _ in range(cards + 1)]
    start: _State = (-scattered * apart(town, left), town, left, hand, 0, counters, 0, (), 0, 0)
    waiting[0][town, left, hand, 0, counters, 0] = start
    best, best_value = start, -(1 << 30)
    for spent in range(cards + 1):
        states: Sequence[_State] = list(waiting[spent].values())
        if len(states) > width:
            states = sorted(states, reverse=True)[:width]
        free = cards - spent
        over = max(0, min(HAND_LIMIT, cards) - free)
        for state in states:
            rank, town, left, hand, debt, counters, laid, tag_input, pieces, used = state
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
                    further.append((to, bit, hand - (price << shift), debt, price, counters, laid, tag_input, at))
                if caravan and caravan <= free and (held < price or not unable):
                    further.append((to, bit, hand, debt + caravan, caravan, counters, laid, tag_input, at))
            for to, bit, road, prices in bare[town]:
                at = 1 << road
                if at & laid:
                    kind = next(shift for which, shift in tag_input if which == road)
                    for shift, price in prices:
                        if shift == kind and hand >> shift & FIELD >= price <= free:
                            further.append(
                                (to, bit, hand - (price << shift), debt, price, counters, laid, tag_input, at)
                            )
                elif not at & taken:
                    for shift, price in prices:
                        if counters >> shift & FIELD and hand >> shift & FIELD >= price <= free:
                            rest, more = counters - (1 << shift), (*tag_input, (road, shift))
                            paid = hand - (price << shift)
                            further.append((to, bit, paid, debt, price, rest, laid | at, more, at))
            for to, bit, paid, owed, price, rest, lies, more, at in further:
                key = (to, left & ~bit, paid, owed, rest, lies)
                there = waiting[spent + price]
                if key in there:
                    continue
                got = pieces + (1 if bit & left else 0)
                value = PIECE * got - LAID * len(more)
                if scattered:
                    value -= scattered * apart(to, left & ~bit)
                there[key] = (value, to, left & ~bit, paid, owed, rest, lies, more, got, used | at)
    return Plan(best_value, best[7], best[9])
