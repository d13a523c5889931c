"""The drawing of Elfenland's map: towns, bent roads, places for labels and counters, land and lakes."""

from __future__ import annotations

import csv
import math
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

from msgspec import Struct, convert

from companion.games.drawing.outlines import soft
from companion.screen import Board, Path, Place, Points, Shape
from engine.elfenland.board import CAPITAL, Route, Town, load

Side = Literal["below", "above", "left", "right", "below left", "below right", "above left", "above right"]
Point = tuple[float, float]
Pattern = Literal["solid", "cross", "dots", "peaks", "stream", "dashes"]

LEFT, RIGHT, LOW, HIGH = 0.075, 0.925, 0.095, 0.915
ASPECT = 1.45
STEPS = 28

TERRAIN: dict[str, tuple[str, Pattern]] = {
    "plain": ("#9bbf57", "solid"),
    "wood": ("#2f7148", "cross"),
    "desert": ("#dba245", "dots"),
    "mountain": ("#86878f", "peaks"),
    "river": ("#3a8ac2", "stream"),
    "lake": ("#2c78b0", "dashes"),
}

COAST = (
    (-4, 30), (1.4, 22), (4, 9), (11, 4.5), (20, 6), (29, 3.2), (40, 5), (52, 2.6),
    (60, 4), (70, 7), (79, 4), (88, 7), (95, 12), (98.6, 20), (97, 30), (99, 42),
    (96, 52), (97.5, 62), (95.6, 74), (90, 84), (86, 93), (80, 97.5), (70, 95), (62, 97),
    (50, 96), (42, 98), (30, 97.4), (20, 96), (12, 93), (5, 92), (2, 84), (3, 72),
    (1, 62), (2.2, 50), (-4, 44),
)  # fmt: skip
"""The coastline, as points in hundredths of the board."""


class _Town(Struct, frozen=True):
    """A line of map_towns.csv: how far a town is drawn from its measured position, in board units, so that lines and
    labels do not touch; and the side on which its label stands.
    """

    town: str
    dx: float
    dy: float
    label: Side


class _Route(Struct, frozen=True):
    """A line of map_routes.csv: how far a route's middle bends from the straight line, to the left of its direction, as
    a fraction of the map's height; and where along it (0 to 1) its counter lies. A route without a line is straight,
    its counter in the middle.
    """

    route: str
    bend: float = 0.0
    spot: float = 0.5


def _rows(name: str) -> list[dict[str, str]]:
    """The rows of a CSV file beside this one."""
    with files(__package__).joinpath(name).open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


@cache
def board() -> Board:
    """The drawing of the map, made from the game's data files once for all games."""
    towns, routes = load().towns.values(), load().routes.values()
    moved = {row["town"]: convert(row, _Town, strict=False) for row in _rows("map_towns.csv")}
    bent = {row["route"]: convert(row, _Route, strict=False) for row in _rows("map_routes.csv")}
    at = {town.id: _at(town, moved[town.id]) for town in towns}
    places = tuple(
        Place(town.id, at[town.id], town.name, moved[town.id].label, star=town.id == CAPITAL) for town in towns
    )
    paths = tuple(_path(route, bent.get(route.id, _Route(route.id)), at) for route in routes)
    lakes = [(route.a, route.b) for route in routes if route.terrain == "lake"]
    return Board(places=places, paths=paths, ground=(*_land(), *_lakes(lakes, at)))


def _at(town: Town, moved: _Town) -> Point:
    x = LEFT + town.at[0] * (RIGHT - LEFT)
    y = HIGH - town.at[1] * (HIGH - LOW)
    return (round(x + moved.dx, 4), round(y + moved.dy, 4))


def _path(route: Route, bent: _Route, at: Mapping[str, Point]) -> Path:
    colour, pattern = TERRAIN[route.terrain]
    ripple = 0.0075 if route.terrain == "river" else 0.0
    line = curve(at[route.a], at[route.b], bent.bend, ripple)
    return Path(route.id, line, along(line, bent.spot), colour, pattern, arrow=route.terrain == "river")


def _land() -> Iterable[Shape]:
    """The shapes of the land, its coast drawn as on old maps: lines that grow paler outwards."""
    coast = soft(COAST, steps=9)
    for width, colour in ((0.115, "#b4d3d9"), (0.085, "#c3dde1"), (0.055, "#afd0d6"), (0.026, "#d9e9e6")):
        yield Shape(coast, line=colour, width=width)
    yield Shape(coast, fill="paper", line="#b9a878", width=0.007)


def _lakes(ferries: list[tuple[str, str]], at: Mapping[str, Point]) -> Iterable[Shape]:
    """The shapes of the water under each group of towns joined by `ferries`; `at` gives the towns' positions."""
    groups: list[set[str]] = []
    for ends in ferries:
        joined = set(ends).union(*(group for group in groups if group & set(ends)))
        groups = [group for group in groups if not group & joined] + [joined]
    for group in groups:
        x, y = (sum(at[town][axis] for town in group) / len(group) for axis in (0, 1))
        around = sorted((at[town] for town in group), key=lambda spot: math.atan2(spot[1] - y, (spot[0] - x) * ASPECT))
        knots: list[Point] = []
        for here, there in zip(around, around[1:] + around[:1], strict=True):
            for share, out in ((0.0, 0.98), (0.2, 1.02), (0.5, 1.38), (0.8, 1.02)):
                px, py = here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share
                knots.append(((x + (px - x) * out) * 100, (y + (py - y) * out) * 100))
        shore = soft(knots, steps=8)
        yield Shape(shore, line="#e6e2cd", width=0.034)
        yield Shape(shore, fill="#b9d8de", line="#8fbcc7", width=0.007)
        smaller = tuple((x + (px - x) * 0.84, y + (py - y) * 0.84) for px, py in shore)
        yield Shape(smaller, line="#a9ced6", width=0.005)


def curve(start: Point, end: Point, bend: float, ripple: float) -> Points:
    """A curved line from start to end, `bend` away from the straight line in the middle; `ripple` is the height of its
    waves."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = (x2 - x1) * ASPECT, y2 - y1
    length = math.hypot(dx, dy)
    nx, ny = -dy / length / ASPECT, dx / length
    waves = max(1, round(length / 0.12))
    points = []
    for step in range(STEPS + 1):
        t = step / STEPS
        away = 4 * bend * t * (1 - t) + ripple * math.sin(2 * math.pi * waves * t) * math.sin(math.pi * t)
        points.append((round(x1 + (x2 - x1) * t + nx * away, 4), round(y1 + (y2 - y1) * t + ny * away, 4)))
    return tuple(points)


def along(line: Points, share: float) -> Point:
    """The point at this fraction (0 to 1) of the line."""
    place = share * (len(line) - 1)
    first = min(int(place), len(line) - 2)
    (x1, y1), (x2, y2) = line[first], line[first + 1]
    rest = place - first
    return (round(x1 + (x2 - x1) * rest, 4), round(y1 + (y2 - y1) * rest, 4))
