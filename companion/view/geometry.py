"""Geometry of the board on the screen: lines and outlines, and positions of pawns that leave the names visible."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence

from companion.view.pen import Box
from companion.view.theme import PAWN, PLACE_RADIUS, WANTED

Point = tuple[float, float]


def from_segment(x: float, y: float, start: Point, end: Point) -> float:
    """The distance of the point (x, y) from a straight segment, in pixels."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    share = 0.0 if length == 0 else max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length))
    return math.hypot(x - ax - share * dx, y - ay - share * dy)


def from_line(x: float, y: float, line: Sequence[Point]) -> float:
    """The distance of the point (x, y) from a line of several segments, in pixels."""
    return min(from_segment(x, y, a, b) for a, b in itertools.pairwise(line))


def holds(area: Sequence[Point], x: float, y: float) -> bool:
    """Whether the point (x, y) is inside the outline `area`."""
    inside = False
    for (ax, ay), (bx, by) in itertools.pairwise((*area, area[0])):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def length_of(line: Sequence[Point]) -> float:
    """The length of a line of several segments, in pixels."""
    return sum(math.dist(a, b) for a, b in itertools.pairwise(line))


def walk(line: Sequence[Point], step: float, start: float, stop: float) -> Iterator[tuple[float, float, float]]:
    """Points along the line every `step` pixels from `start` to `stop`, with the direction there as an angle in
    radians."""
    wanted, gone = start, 0.0
    for a, b in itertools.pairwise(line):
        long = math.dist(a, b)
        while long > 0 and wanted <= gone + long and wanted <= stop:
            share = (wanted - gone) / long
            yield a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, math.atan2(b[1] - a[1], b[0] - a[0])
            wanted += step
        gone += long


def part_of(line: Sequence[Point], start: float, stop: float) -> list[Point]:
    """The part of a line between two distances from its beginning, `start` and `stop`."""
    points = [(x, y) for x, y, _ in walk(line, max(2.0, (stop - start) / 6), start, stop)]
    end = at(line, stop)
    return [*points, end] if points and math.dist(points[-1], end) > 0.3 else points


def at(line: Sequence[Point], distance: float) -> Point:
    """The point at this distance from the beginning of a line, or the line's end if it is shorter."""
    return next(((x, y) for x, y, _ in walk(line, 1.0, distance, distance)), line[-1])


def numbers(line: Sequence[Point]) -> list[float]:
    """The coordinates of a line's points as one flat list: x, y, x, y ..."""
    return [number for point in line for number in point]


STEP = 25.0
"""The distance of two pawns that stand side by side, at 800 by 480."""
SHIFTS = (0.0, -0.5, 0.5, -1.0, 1.0, -1.5, 1.5)
"""How far a crowd may be shifted from the middle of its place, in steps."""
AWAY = 1.1
"""The greatest distance of the nearest pawn from the middle of its place, in steps."""


def standing(at: Point, count: int, names: Iterable[Box], board: Box, scale: float, dotted: bool = True) -> list[Point]:
    """The middles of `count` pawns that stand at the point `at`, in one row, or in two rows if they are four or more.
    They are inside the board, and where they cover the least of the place names, given as rectangles, and, if the place
    is `dotted`, of the dot at `at`, whose colour says who has been there.
    """
    step, edge = STEP * scale, (PAWN / 2 + 2) * scale
    row = count if count < 4 else math.ceil(count / 2)
    plain = []
    for number in range(count):
        lower = number >= row
        many = count - row if lower else row
        x = ((number - row if lower else number) - (many - 1) / 2) * step
        plain.append((x, (-0.45 if lower else 0.45) * step if count > row else 0.0))
    dot = PLACE_RADIUS * scale
    own = ((at[0] - dot, at[1] - dot, 2 * dot, 2 * dot),) if dotted else ()
    near = [*own, *(box for box in names if _gap(box, at) < (row + 2) * step)]
    best: tuple[float, list[Point]] | None = None
    for across, up in itertools.product(SHIFTS, SHIFTS):
        spots = [
            (
                min(max(at[0] + x + across * step, board[0] + edge), board[0] + board[2] - edge),
                min(max(at[1] + y + up * step, board[1] + edge), board[1] + board[3] - edge),
            )
            for x, y in plain
        ]
        if min(math.dist(at, spot) for spot in spots) > AWAY * step:
            continue
        cost = covered(spots, near, (PAWN - 6) * scale) + 2.0 * scale * scale * (abs(across) + abs(up))
        if best is None or cost < best[0] - 1e-6:
            best = cost, spots
    assert best is not None, "unshifted they stand at their place"
    return best[1]


def beside(spots: Sequence[Point], names: Iterable[Box], board: Box, scale: float) -> Point:
    """The middle of a small piece beside the pawns at the points `spots`, inside the board, where it covers least of
    these names."""
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    low, high = min(y for _, y in spots), max(y for _, y in spots)
    reach = (PAWN + WANTED) / 2 * scale
    middle = ((left + right) / 2, (low + high) / 2)
    around = (
        (right + reach, middle[1]),
        (left - reach, middle[1]),
        (middle[0], high + reach),
        (middle[0], low - reach),
    )
    boxes, half = list(names), WANTED / 2 * scale
    x, y, w, h = board
    within = [spot for spot in around if x + half <= spot[0] <= x + w - half and y + half <= spot[1] <= y + h - half]
    return min(within or around, key=lambda spot: covered((spot,), boxes, WANTED * scale))


def covered(spots: Iterable[Point], boxes: Iterable[Box], side: float) -> float:
    """The area, in square pixels, of these rectangles that is covered by squares of this side around the points
    `spots`.
    """
    found, half, those = 0.0, side / 2, list(boxes)
    for x, y in spots:
        for left, low, wide, high in those:
            over = min(x + half, left + wide) - max(x - half, left)
            up = min(y + half, low + high) - max(y - half, low)
            found += over * up if over > 0 and up > 0 else 0.0
    return found


def _gap(box: Box, at: Point) -> float:
    """The distance of a point from a rectangle, 0 inside."""
    left, low, wide, high = box
    return math.hypot(max(left - at[0], 0.0, at[0] - left - wide), max(low - at[1], 0.0, at[1] - low - high))
