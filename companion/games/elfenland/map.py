"""The drawing of Elfenland's map: towns, the bends of roads, positions of labels and counters, land and lakes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal

from companion.games.drawing.curves import soft
from companion.screen import Board, Path, Place, Points, Shape
from engine.elfenland.board import load

Side = Literal["below", "above", "left", "right", "below left", "below right", "above left", "above right"]
Point = tuple[float, float]
Pattern = Literal["solid", "cross", "dots", "peaks", "stream", "dashes"]

CAPITAL = "elvenhold"
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

NUDGES: dict[str, Point] = {
    "albaran": (0.01, 0.0),
    "beata": (0.03, 0.0),
    "dagamura": (-0.01, 0.0),
    "elvenhold": (0.01, -0.02),
    "ergeren": (0.0, 0.01),
    "feodor": (-0.02, 0.02),
    "grangor": (-0.03, -0.03),
    "ixara": (-0.01, -0.01),
    "jaccaranda": (0.01, -0.03),
    "kihromah": (-0.01, 0.01),
    "lapphalya": (-0.01, 0.0),
    "mahdavikia": (0.03, -0.04),
    "parundia": (0.0, 0.01),
    "rivinia": (0.02, 0.02),
    "strykhaven": (0.0, -0.01),
    "throtmanni": (0.04, 0.05),
    "usselen": (-0.01, 0.0),
    "virst": (-0.03, 0.0),
    "wylhien": (0.03, 0.03),
    "yttar": (0.01, -0.02),
}
"""Shifts (dx, dy) of towns from their measured positions, in board units, so that lines and labels do not touch."""

LABELS: dict[str, Side] = {
    "albaran": "left",
    "elvenhold": "above left",
    "ergeren": "left",
    "feodor": "right",
    "lapphalya": "right",
    "rivinia": "above right",
    "strykhaven": "below right",
    "throtmanni": "above",
    "tichih": "above right",
    "usselen": "above",
    "wylhien": "right",
    "yttar": "above left",
}

BENDS: dict[str, float] = {
    "albaran-feodor-desert": 0.045,
    "albaran-parundia-desert": -0.045,
    "albaran-throtmanni-desert": 0.015,
    "beata-elvenhold-plain": 0.01,
    "beata-elvenhold-river": -0.085,
    "beata-strykhaven-plain": -0.015,
    "dagamura-feodor-desert": 0.015,
    "dagamura-kihromah-wood": -0.06,
    "dagamura-lapphalya-wood": 0.03,
    "dagamura-mahdavikia-mountain": -0.045,
    "elvenhold-ergeren-wood": -0.015,
    "elvenhold-lapphalya-plain": -0.03,
    "elvenhold-rivinia-river": -0.015,
    "ergeren-tichih-wood": -0.015,
    "feodor-rivinia-wood": 0.03,
    "grangor-mahdavikia-mountain": 0.05,
    "grangor-parundia-lake": -0.03,
    "grangor-yttar-lake": -0.04,
    "grangor-yttar-mountain": 0.055,
    "ixara-lapphalya-wood": 0.03,
    "ixara-mahdavikia-mountain": 0.01,
    "ixara-mahdavikia-river": -0.1,
    "ixara-virst-plain": 0.07,
    "jaccaranda-tichih-mountain": 0.1,
    "jaccaranda-wylhien-mountain": 0.03,
    "lapphalya-rivinia-wood": 0.03,
    "lapphalya-virst-plain": 0.015,
    "mahdavikia-grangor-river": 0.1,
    "parundia-usselen-wood": -0.015,
    "parundia-yttar-lake": -0.03,
    "rivinia-throtmanni-wood": 0.03,
    "rivinia-tichih-river": 0.015,
    "strykhaven-virst-lake": -0.025,
    "strykhaven-virst-mountain": 0.055,
    "throtmanni-tichih-plain": -0.045,
    "usselen-wylhien-plain": 0.07,
    "virst-ixara-river": 0.01,
    "wylhien-usselen-river": 0.055,
}
"""The distance of a route's middle from the straight line, to the left of its direction, as a fraction of the map's
height."""

SPOTS: dict[str, float] = {
    "albaran-feodor-desert": 0.6,
    "albaran-throtmanni-desert": 0.53,
    "beata-elvenhold-plain": 0.36,
    "beata-elvenhold-river": 0.53,
    "beata-strykhaven-plain": 0.64,
    "dagamura-feodor-desert": 0.6,
    "dagamura-ixara-wood": 0.53,
    "dagamura-kihromah-wood": 0.56,
    "dagamura-lapphalya-wood": 0.53,
    "dagamura-mahdavikia-mountain": 0.47,
    "elvenhold-ergeren-wood": 0.56,
    "elvenhold-lapphalya-plain": 0.53,
    "elvenhold-rivinia-river": 0.56,
    "elvenhold-strykhaven-lake": 0.44,
    "elvenhold-virst-lake": 0.64,
    "ergeren-tichih-wood": 0.56,
    "feodor-throtmanni-desert": 0.64,
    "grangor-mahdavikia-mountain": 0.47,
    "grangor-yttar-lake": 0.64,
    "grangor-yttar-mountain": 0.36,
    "ixara-mahdavikia-mountain": 0.4,
    "ixara-mahdavikia-river": 0.64,
    "ixara-virst-plain": 0.64,
    "jaccaranda-tichih-mountain": 0.47,
    "lapphalya-rivinia-wood": 0.44,
    "parundia-usselen-wood": 0.53,
    "parundia-wylhien-plain": 0.6,
    "rivinia-throtmanni-wood": 0.4,
    "strykhaven-virst-lake": 0.36,
    "strykhaven-virst-mountain": 0.64,
    "throtmanni-tichih-plain": 0.36,
    "virst-ixara-river": 0.6,
}
"""The position of the counter along a route, from 0 to 1; routes not listed have 0.5."""


@cache
def board() -> Board:
    """The map, drawn from the game's own data files: one object for every game."""
    printed = load()
    return drawing(
        [{"town": town.id, "x": town.at[0], "y": town.at[1]} for town in printed.towns.values()],
        [
            {"route": route.id, "terrain": route.terrain, "from": route.a, "to": route.b}
            for route in printed.routes.values()
        ],
        {town.id: town.name for town in printed.towns.values()},
    )


def drawing(towns: Iterable[Mapping[str, Any]], routes: Iterable[Mapping[str, Any]], names: Mapping[str, str]) -> Board:
    """The board made from the rows of the files of towns and routes; `names` are the labels by town id. Towns and
    routes that this file does not know get no shift and no bend."""
    at = {row["town"]: _at(row) for row in towns}
    places = tuple(
        Place(id=town, at=point, label=names[town], label_side=LABELS.get(town, "below"), star=town == CAPITAL)
        for town, point in at.items()
    )
    rows = list(routes)
    lakes = [(row["from"], row["to"]) for row in rows if row["terrain"] == "lake"]
    paths = tuple(_path(row, at) for row in rows)
    return Board(places=places, paths=paths, ground=(*_land(), *_lakes(lakes, at)))


def _at(row: Mapping[str, Any]) -> Point:
    dx, dy = NUDGES.get(row["town"], (0.0, 0.0))
    x = LEFT + float(row["x"]) * (RIGHT - LEFT)
    y = HIGH - float(row["y"]) * (HIGH - LOW)
    return (round(x + dx, 4), round(y + dy, 4))


def _path(row: Mapping[str, Any], at: Mapping[str, Point]) -> Path:
    route, terrain = row["route"], row["terrain"]
    colour, pattern = TERRAIN[terrain]
    ripple = 0.0075 if terrain == "river" else 0.0
    line = curve(at[row["from"]], at[row["to"]], BENDS.get(route, 0.0), ripple)
    return Path(
        id=route,
        points=line,
        spot=along(line, SPOTS.get(route, 0.5)),
        colour=colour,
        pattern=pattern,
        arrow=terrain == "river",
    )


def _land() -> Iterable[Shape]:
    """The land in the sea, its coast drawn as on old maps: lines that grow paler outwards."""
    coast = soft(COAST, steps=9)
    for width, colour in ((0.115, "#b4d3d9"), (0.085, "#c3dde1"), (0.055, "#afd0d6"), (0.026, "#d9e9e6")):
        yield Shape(coast, line=colour, width=width)
    yield Shape(coast, fill="paper", line="#b9a878", width=0.007)


def _lakes(ferries: list[tuple[str, str]], at: Mapping[str, Point]) -> Iterable[Shape]:
    """The water under each group of towns joined by ferries."""
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
