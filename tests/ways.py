"""Positions of Elfenland drawn at random, and the best way in each of them by trying out everything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.elfenland.board import Route
from engine.elfenland.pieces import CARDS_OF_A_KIND, KINDS
from engine.elfenland.state import Road, Table
from engine.holding import Holding
from tests.moments import begun

HAND = 8


class Position(NamedTuple):
    """Seat 1 at the beginning of its move: the table and the hand."""

    table: Table
    hand: dict[str, int]


@cache
def _start(caravan: str) -> Table:
    table = begun(caravan=caravan).state
    assert isinstance(table, Table)
    return table


def position(random: Random, cards: int | None = None) -> Position:
    """A position like those of a game: bare and crowded roads, obstacles, few and many pieces left, every switch."""
    table = _start(random.choice(("only_if_unable", "always")))
    board = table.board
    roads: dict[str, Any] = {}
    for route in random.sample([*board.routes.values()], random.randint(0, len(board.routes))):
        if not route.water:
            kind = random.choice([*route.costs])
            roads[route.id] = Road(kind, random.random() < 0.15)
    collected = random.sample(board.collectable(), random.randint(0, 20))
    hand = drawn(random, HAND if cards is None else cards)
    town = random.choice([*board.towns])
    seat = replace(table.seat("1"), town=town, collected=tuple(collected), hand=Holding(unknown=sum(hand.values())))
    table = replace(table, phase="move", turn="1", roads=roads, seats=(seat, *table.seats[1:]))
    return Position(table, hand)


def drawn(random: Random, cards: int) -> dict[str, int]:
    """So many cards drawn from the box."""
    kinds = [kind for kind, count in CARDS_OF_A_KIND.items() for _ in range(count)]
    hand = random.sample(kinds, cards)
    return {kind: hand.count(kind) for kind in KINDS if kind in hand}


def best_by_trying(where: Position) -> tuple[int, int]:
    """The pieces and the cards of the best way: every step with every payment that the rules allow, and nothing left
    out."""
    table, seat = where.table, where.table.seat("1")
    pieces = frozenset(table.board.collectable()) - set(seat.collected)
    reached = {(seat.town, tuple(where.hand.get(kind, 0) for kind in KINDS), pieces)}
    frontier = list(reached)
    best = 0, 0
    for town, hand, left in frontier:
        for route in table.board.leaving[town]:
            to = route.other_end(town)
            assert to is not None
            for rest in payments(table, route, town, hand):
                moment = (to, rest, left - {to})
                if moment not in reached:
                    reached.add(moment)
                    frontier.append(moment)
                    spent = sum(where.hand.values()) - sum(rest)
                    best = max(best, (len(pieces) - len(moment[2]), -spent))
    return best[0], -best[1]


def payments(table: Table, route: Route, town: str, hand: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """What can be left of a hand after one use of this route: each normal payment, each caravan of any cards."""
    if route.water:
        kind, need, caravan = "raft", route.rafts_from(town), 0
    elif route.id in table.roads:
        road = table.roads[route.id]
        kind, need, caravan = road.kind, route.costs[road.kind] + road.obstacle, 3 + road.obstacle
    else:
        return
    at = KINDS.index(kind)  # type: ignore[arg-type]
    if hand[at] >= need:
        yield *hand[:at], hand[at] - need, *hand[at + 1 :]
        if table.options["caravan"] == "only_if_unable":
            return
    if caravan:
        yield from _thrown(hand, caravan)


@cache
def _thrown(hand: tuple[int, ...], cards: int) -> tuple[tuple[int, ...], ...]:
    """Every hand that is left when any so many cards go."""
    left = set()
    for kinds in combinations_with_replacement([at for at, held in enumerate(hand) if held], cards):
        rest = tuple(held - kinds.count(at) for at, held in enumerate(hand))
        if min(rest) >= 0:
            left.add(rest)
    return tuple(sorted(left))
