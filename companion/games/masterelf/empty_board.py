"""The drawing of Master Elf's board: the ring of regions around the city, by day or by night."""

from __future__ import annotations

import math
from functools import cache

from companion.screen import Board, Place, Points, Shape
from engine.masterelf.pieces import CITY, REGIONS, STACKS

Point = tuple[float, float]

MIDDLE: Point = (0.337, 0.5)
REACH: Point = (0.322, 0.475)
"""The half width and half height of the ring, in board units."""
INNER = 0.4
"""The radius of the city, as a fraction of the ring's."""
GAP = 0.012
"""Half the gap between two regions, in turns of the ring."""

GROUND = {"day": "#e9e3c4", "night": "#33425c"}
WAY = {"day": "#fbf6e4", "night": "#4a5b78"}
EDGE = {"day": "#8d8763", "night": "#141d2c"}
REGION = {
    "day": ("#cfe0a4", "#f0dfa0", "#e7c3a1", "#bcd9dd"),
    "night": ("#7f93bd", "#8aa58f", "#a597b8", "#7fa3ae", "#9d9a83", "#8a8fa9"),
}
HEART = {"day": "#f7e9c2", "night": "#d9c58d"}
SHADE = {"day": "#b9c98b", "night": "#5f7198"}

STACK_BOXES = {number: (0.685, 0.685 - (number - 1) * 0.323, 0.295, 0.287) for number in STACKS}
"""The boxes of the three stacks of gifts, (left, bottom, width, height), to the right of the ring."""


@cache
def drawing(side: str) -> Board:
    """The drawing of this side of the board ("day", "night"): one place for the city, and one for each region,
    clockwise from the top.
    """
    regions = REGIONS[side]
    places = [Place(CITY, _at(0.0, 0.0), "", area=_around(INNER - 0.02), pieces_at=_at(0.0, 0.0))]
    for number, id in enumerate(regions):
        middle = 0.25 - number / len(regions)
        places.append(
            Place(
                id,
                _at(middle, 0.54),
                str(number + 1),
                area=_wedge(middle, len(regions)),
                pieces_at=_at(middle, 0.81),
                # Side by side, cards are wider than the ring at its flanks.
                pieces_row="below" if abs(math.cos(2 * math.pi * middle)) > 0.5 else "beside",
                label_at=_at(middle + 0.36 / len(regions), 0.86),
            )
        )
    return Board(places=tuple(places), paths=(), ground=tuple(_ground(side, tuple(places))))


def _at(turn: float, reach: float) -> Point:
    """A point of the ring: `turn` is its direction in whole turns counterclockwise from the right, `reach` its distance
    from the middle, 1 being the outer edge.
    """
    angle = 2 * math.pi * turn
    x, y = MIDDLE[0] + REACH[0] * reach * math.cos(angle), MIDDLE[1] + REACH[1] * reach * math.sin(angle)
    return round(x, 4), round(y, 4)


def _arc(start: float, end: float, reach: float, steps: int = 24) -> list[Point]:
    return [_at(start + (end - start) * step / steps, reach) for step in range(steps + 1)]


def _around(reach: float) -> Points:
    return tuple(_arc(0.0, 1.0, reach, 64)[:-1])


def _wedge(middle: float, regions: int) -> Points:
    half = 0.5 / regions - GAP
    inner = 0.5 / regions - GAP / (INNER + 0.04)
    return (*_arc(middle - half, middle + half, 1.0), *_arc(middle + inner, middle - inner, INNER + 0.04, 12))


def _ground(side: str, places: tuple[Place, ...]) -> list[Shape]:
    shapes = [
        Shape(((0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0)), fill=GROUND[side]),
        Shape(_around(1.03), fill=WAY[side], line=EDGE[side], width=0.006),
    ]
    for place, colour in zip(places[1:], REGION[side], strict=True):
        shapes.append(Shape(place.area, fill=colour, line=EDGE[side], width=0.005))
    for number in range(len(REGIONS[side])):
        shapes += _growth(number, side)
    shapes.append(Shape(places[0].area, fill=HEART[side], line=EDGE[side], width=0.007))
    shapes += _houses(side)
    for left, low, wide, high in STACK_BOXES.values():
        box = ((left, low), (left, low + high), (left + wide, low + high), (left + wide, low))
        shapes.append(Shape(box, fill=WAY[side], line=SHADE[side], width=0.004))
    return shapes


def _growth(number: int, side: str) -> list[Shape]:
    """The shapes at a region's outer edge, different in each: firs, hills, reeds, stones, stars, waves."""
    turn, half, ink = 0.25 - number / len(REGIONS[side]), 0.36 / len(REGIONS[side]), EDGE[side]
    shapes = []
    for away in (-1.0, -0.72):
        x, y = _at(turn + half * away, 0.86 if away == -1.0 else 0.9)
        shapes += [
            Shape(_placed(outline, x, y, 0.03), fill=SHADE[side], line=ink, width=0.003) for outline in _KINDS[number]
        ]
    return shapes


_KINDS: tuple[tuple[tuple[Point, ...], ...], ...] = (
    (((-0.8, -0.3), (0.0, 1.2), (0.8, -0.3)), ((-0.15, -0.9), (-0.15, -0.3), (0.15, -0.3), (0.15, -0.9))),
    (((-1.2, -0.6), (-0.7, 0.4), (-0.2, 0.1), (0.3, 0.9), (1.2, -0.6)),),
    (
        ((-0.9, -0.7), (-0.7, 0.8), (-0.5, -0.7)),
        ((-0.2, -0.7), (0.0, 1.1), (0.2, -0.7)),
        ((0.5, -0.7), (0.7, 0.6), (0.9, -0.7)),
    ),
    (((-1.0, -0.5), (-0.7, 0.4), (0.1, 0.7), (0.9, 0.2), (1.0, -0.5)),),
    (((0.0, 1.0), (0.25, 0.25), (1.0, 0.0), (0.25, -0.25), (0.0, -1.0), (-0.25, -0.25), (-1.0, 0.0), (-0.25, 0.25)),),
    (((-1.0, -0.6), (0.0, 0.9), (1.0, -0.6)),),
)


def _placed(outline: tuple[Point, ...], x: float, y: float, size: float) -> Points:
    # The board is about one and a half times as wide as it is high.
    return tuple((round(x + px * size / 1.55, 4), round(y + py * size, 4)) for px, py in outline)


def _houses(side: str) -> list[Shape]:
    """The shapes of the city: houses around a tower."""
    ink, wall, roof = EDGE[side], "#fffaf0", "#b5573f" if side == "day" else "#7c3f52"
    shapes = []
    for x, y, size in ((-0.07, 0.085, 0.028), (0.07, 0.085, 0.028), (0.0, 0.11, 0.04)):
        here = (MIDDLE[0] + x, MIDDLE[1] + y)
        body = ((-0.8, -1.0), (-0.8, 0.3), (0.8, 0.3), (0.8, -1.0))
        top = ((-1.1, 0.3), (0.0, 1.5), (1.1, 0.3))
        door = ((-0.25, -1.0), (-0.25, -0.4), (0.25, -0.4), (0.25, -1.0))
        shapes += [
            Shape(_placed(body, *here, size), fill=wall, line=ink, width=0.004),
            Shape(_placed(top, *here, size), fill=roof, line=ink, width=0.004),
            Shape(_placed(door, *here, size), fill=ink),
        ]
    return shapes
