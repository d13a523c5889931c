"""Positions of pawns at a place, and of the piece beside them, that leave the names of places visible."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import product

from companion.view.line_geometry import Point
from companion.view.pen import Box
from companion.view.theme import PAWN, PLACE_RADIUS, WANTED

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
    for across, up in product(SHIFTS, SHIFTS):
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
