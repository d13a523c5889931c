"""Outlines made of a few points: circles, bars and smooth curves, in a glyph's coordinates from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Sequence

from companion.screen import Points

Knot = tuple[float, float] | tuple[float, float, bool]
"""A point of a smooth outline, in hundredths: (x, y), or (x, y, True) where the outline has a corner."""


def ring(x: float, y: float, rx: float, ry: float = 0.0, steps: int = 28) -> Points:
    """The outline of a circle or an ellipse around (x, y); without `ry` it is a circle of radius `rx`. A glyph (a
    drawing of a piece) reaches from -100 to 100 in the units of the arguments, from -1 to 1 in those of the result."""
    ry = ry or rx
    turns = (2 * math.pi * step / steps for step in range(steps))
    return tuple(
        (round(x / 100 + rx / 100 * math.cos(a), 3), round(y / 100 + ry / 100 * math.sin(a), 3)) for a in turns
    )


def regular(corners: int, radius: float, turned: float = 90.0, inner: float = 0.0, drop: float = 0.0) -> Points:
    """The outline of a regular polygon, or of a star if an inner radius is given. `turned` is the direction of the
    first corner in degrees, 90 being up; `drop` shifts the outline along y. A glyph (a drawing of a piece) reaches from
    -100 to 100 in the units of the arguments, from -1 to 1 in those of the result."""
    count = corners * (2 if inner else 1)
    points = []
    for corner in range(count):
        a = math.radians(turned) + 2 * math.pi * corner / count
        r = inner if inner and corner % 2 else radius
        points.append((round(r / 100 * math.cos(a), 3), round(r / 100 * math.sin(a) + drop / 100, 3)))
    return tuple(points)


def flat(*knots: tuple[float, float]) -> Points:
    """The outline of straight lines between these points, given in hundredths of a glyph's coordinates (100: its
    edge)."""
    return tuple((x / 100, y / 100) for x, y in knots)


def bar(x1: float, y1: float, x2: float, y2: float, thick: float, round_ends: bool = True) -> Points:
    """The outline of a bar from (x1, y1) to (x2, y2), `thick` wide. A glyph (a drawing of a piece) reaches from -100 to
    100 in the units of the arguments, from -1 to 1 in those of the result."""
    angle, half = math.atan2(y2 - y1, x2 - x1), thick / 2
    points = []
    for x, y, start in ((x1, y1, angle + math.pi / 2), (x2, y2, angle - math.pi / 2)):
        for step in range(9) if round_ends else (0, 8):
            a = start + math.pi * step / 8
            points.append((round((x + half * math.cos(a)) / 100, 3), round((y + half * math.sin(a)) / 100, 3)))
    return tuple(points)


def soft(knots: Sequence[Knot], closed: bool = True, steps: int = 7) -> Points:
    """The outline of a curve through every knot, smooth except at corners, with `steps` points from knot to knot."""
    spots = [(k[0] / 100, k[1] / 100) for k in knots]
    corner = [len(k) > 2 for k in knots]
    count = len(spots)

    def leaving(i: int) -> tuple[float, float]:
        if corner[i] or (not closed and i in (0, count - 1)):
            return (0.0, 0.0)
        (ax, ay), (bx, by) = spots[(i - 1) % count], spots[(i + 1) % count]
        return ((bx - ax) / 2, (by - ay) / 2)

    points = []
    for i in range(count if closed else count - 1):
        (x1, y1), (x2, y2) = spots[i], spots[(i + 1) % count]
        (u1, v1), (u2, v2) = leaving(i), leaving((i + 1) % count)
        for step in range(steps):
            t = step / steps
            h1, h2 = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
            h3, h4 = -2 * t**3 + 3 * t**2, t**3 - t**2
            points.append(
                (round(h1 * x1 + h2 * u1 + h3 * x2 + h4 * u2, 3), round(h1 * y1 + h2 * v1 + h3 * y2 + h4 * v2, 3))
            )
    if not closed:
        points.append(spots[-1])
    return tuple(points)
