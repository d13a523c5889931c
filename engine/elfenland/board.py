"""The map and the transportation chart, read once from towns.csv, routes.csv and chart.csv beside this file."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct

from engine.elfenland.pieces import DOWNSTREAM, FERRY, UPSTREAM, WATER

CAPITAL = "elvenhold"


class Town(Struct, frozen=True):
    """A town: `at` is its printed position, x and y from 0 to 1, y growing downwards. With `has_piece` the game begins
    with town pieces in it (all but the capital); with `has_card` a town card names it."""

    id: str
    name: str
    at: tuple[float, float]
    has_piece: bool
    has_card: bool


class Route(Struct, frozen=True):
    """A connection of two towns, `a` and `b`; a river's arrow runs from `a` to `b`. `water`: its `terrain` is river or
    lake.

    `costs` are the travel cards that each kind of counter takes here; a kind that is missing cannot go here, and none
    can on water (EL-COST-01, -02).
    """

    id: str
    terrain: str
    a: str
    b: str
    water: bool
    costs: Mapping[str, int]

    def other_end(self, town: str) -> str | None:
        """The town at the other end of the route; None when it does not touch `town`."""
        return self.b if town == self.a else self.a if town == self.b else None

    def rafts_from(self, town: str) -> int:
        """The number of raft cards for this water from `town` (EL-RIVER-02, EL-LAKE-01)."""
        if self.terrain == "lake":
            return FERRY
        return DOWNSTREAM if town == self.a else UPSTREAM


class Board(Struct, frozen=True):
    """All towns and routes by id, and the chart: cards by kind and terrain.

    `leaving` lists the routes that touch a town.
    """

    towns: Mapping[str, Town]
    routes: Mapping[str, Route]
    chart: Mapping[str, Mapping[str, int]]
    leaving: Mapping[str, tuple[Route, ...]]

    def distances_from(self, town: str) -> dict[str, int]:
        """The number of routes from this town to each other one by the shortest way over roads, rivers and ferries
        (EL-VAR-06)."""
        distance = {town: 0}
        frontier = [town]
        for here in frontier:
            for route in self.leaving[here]:
                there = route.other_end(here)
                if there is not None and there not in distance:
                    distance[there] = distance[here] + 1
                    frontier.append(there)
        return distance

    def collectable(self) -> tuple[str, ...]:
        """The 20 towns that have a piece of each colour at the start (EL-SETUP-03)."""
        return tuple(town.id for town in self.towns.values() if town.has_piece)


@cache
def load() -> Board:
    """The printed board (EL-MAP-06), read once.

    >>> board = load()
    >>> len(board.towns), len(board.routes)
    (21, 48)
    >>> board.distances_from("throtmanni")["jaccaranda"]
    1
    """
    towns = {
        row["town"]: Town(
            row["town"],
            row["name"],
            (float(row["x"]), float(row["y"])),
            row["town_piece"] == "yes",
            row["town_card"] == "yes",
        )
        for row in _rows("towns.csv")
    }
    chart = {
        row["kind"]: {terrain: int(cards) for terrain, cards in row.items() if terrain != "kind" and cards}
        for row in _rows("chart.csv")
    }
    routes = {
        row["route"]: Route(
            row["route"],
            row["terrain"],
            row["from"],
            row["to"],
            row["terrain"] in WATER,
            {kind: costs[row["terrain"]] for kind, costs in chart.items() if row["terrain"] in costs},
        )
        for row in _rows("routes.csv")
    }
    leaving = {town: tuple(route for route in routes.values() if town in (route.a, route.b)) for town in towns}
    return Board(towns, routes, chart, leaving)


def _rows(name: str) -> Iterator[dict[str, str]]:
    yield from csv.DictReader(files(__package__).joinpath(name).read_text(encoding="utf-8").splitlines())
