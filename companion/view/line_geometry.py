"""Geometry of lines and outlines on the screen: distances, positions and parts of lines, in pixels."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

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
    gone = 0.0
    for a, b in itertools.pairwise(line):
        long = math.dist(a, b)
        if long > 0 and distance <= gone + long:
            share = (distance - gone) / long
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        gone += long
    return line[-1]


def numbers(line: Sequence[Point]) -> list[float]:
    """The coordinates of a line's points as one flat list: x, y, x, y ..."""
    return [number for point in line for number in point]
