"""The printed board as arrays and bit sets for fast search: each road's ends and prices, and distances."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.elfenland.board import Board, load
from engine.elfenland.pieces import COUNTERS
from engine.elfenland.routes import SHIFT, Network
from engine.elfenland.state import Road

Bare = tuple[int, int, int, tuple[tuple[int, int], ...]]
"""A road seen from one end: (town index of the other end, its bit, road number, ((shift of a kind, price), ...))."""

FARTHEST = 4
"""The number of connections from which two towns simply count as far apart."""


class Atlas:
    """Everything about a board that never changes, computed once: `roads` lists the ids of the roads by number; `bare`
    lists, by town index, the roads that leave the town, without the counters on them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.network = Network(board)
        index = self.network.index
        self.roads = tuple(route.id for route in board.routes.values() if not route.water)
        self.number = {id: at for at, id in enumerate(self.roads)}
        self.ends = tuple((index[board.routes[id].a], index[board.routes[id].b]) for id in self.roads)
        self.costs = tuple(dict(board.routes[id].costs) for id in self.roads)
        bare: list[list[Bare]] = [[] for _ in index]
        for at, id in enumerate(self.roads):
            costs = board.routes[id].costs
            prices = tuple((SHIFT[kind], costs[kind]) for kind in COUNTERS if kind in costs)
            for town, to in self.ends[at], self.ends[at][::-1]:
                bare[town].append((to, 1 << to, at, prices))
        self.bare = bare
        self.distance = [[board.distances_from(town)[to] for to in self.network.towns] for town in self.network.towns]
        self.within = tuple(
            tuple(sum(1 << to for to, away in enumerate(row) if away <= most) for row in self.distance)
            for most in range(FARTHEST)
        )
        """By number of connections (0 to 3) and town index: the towns at most so far away, as a bit set."""

    def lying(self, roads: Mapping[str, Road]) -> int:
        """The roads that have a counter on them, as a bit set of road numbers."""
        number = self.number
        return sum(1 << number[route] for route in roads)

    def apart(self, town: int, left: int) -> int:
        """A measure of how scattered some towns are: those in `left` (a bit set) and `town`, where the boot is.

        It is the sum, over these towns, of (distance - 1), where the distance is the number of connections from the
        town to the nearest other one, at most 4.
        """
        extra, one, two, three = 0, *self.within[1:4]
        rest, towns = left, left | 1 << town
        while rest:
            bit = rest & -rest
            rest ^= bit
            at, others = bit.bit_length() - 1, towns ^ bit
            if not one[at] & others:
                extra += 1 if two[at] & others else 2 if three[at] & others else 3
        if left and not one[town] & left:
            extra += 1 if two[town] & left else 2 if three[town] & left else 3
        return extra


@cache
def printed() -> Atlas:
    """The atlas of the printed board."""
    return Atlas(load())
