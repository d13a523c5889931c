"""The small pictures on the buttons of the menu."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.drawing.curves import bar, flat, ring, soft
from companion.screen import Glyph, Points, Shape

INK = "#2f6b4f"
PAPER = "#fffaf0"


def _line(*knots: tuple[float, float], width: float = 0.16, closed: bool = False) -> Shape:
    return Shape(flat(*knots), line="ink", width=width, closed=closed)


def _solid(points: Points) -> Shape:
    return Shape(points, fill="ink")


def _hollow(points: Points, width: float = 0.15) -> Shape:
    return Shape(points, line="ink", width=width)


def _pale(points: Points) -> Shape:
    return Shape(points, fill="paper")


def _sheet() -> Shape:
    return _hollow(flat((-56, -84), (-56, 84), (56, 84), (56, -84)))


def _rows(*heights: float, left: float = -30, right: float = 30) -> Iterable[Shape]:
    return (_line((left, y), (right, y), width=0.12) for y in heights)


def _spot(x: float, y: float, r: float = 20) -> Shape:
    return _solid(ring(x, y, r))


def _tick(x: float, y: float) -> Shape:
    return _line((x - 16, y), (x - 4, y - 14), (x + 18, y + 16), width=0.13)


SAYING = soft([(-90, 40), (-60, 82), (0, 82), (30, 40), (0, 2), (-40, 0), (-76, -26, True), (-70, 6)])
ANSWER = soft([(92, -20), (62, 26), (6, 24), (-24, -18), (4, -58), (44, -60), (80, -88, True), (74, -52)])
SHAPES: dict[str, tuple[Shape, ...]] = {
    "can-i": (
        _hollow(ring(0, 0, 84)),
        Shape(soft([(-30, 22), (-22, 46), (2, 54), (28, 38), (26, 12), (4, -6), (0, -24)], closed=False), line="ink",
              width=0.18, closed=False),
        _spot(0, -48, 12),
    ),
    "hints": (
        _hollow(ring(0, 22, 58)),
        *_rows(-52, -78, left=-24, right=24),
        _line((-20, 20), (0, 40), (20, 20), width=0.11),
        _line((0, 40), (0, -32), width=0.11),
    ),
    "rules": (
        _hollow(flat((0, -60), (-84, -76), (-84, 64), (0, 76), (84, 64), (84, -76))),
        _line((0, -60), (0, 76)),
        *_rows(30, 0, -30, left=-62, right=-22),
        *_rows(30, 0, -30, left=22, right=62),
    ),
    "disagree": (_solid(SAYING), _pale(ANSWER), _hollow(ANSWER, 0.12)),
    "history": (_hollow(ring(0, 0, 84)), _line((0, 52), (0, 0), (36, -22))),
    "standings": (
        _solid(flat((-84, -76), (-84, 6), (-34, 6), (-34, -76))),
        _solid(flat((-25, -76), (-25, 76), (25, 76), (25, -76))),
        _solid(flat((34, -76), (34, -20), (84, -20), (84, -76))),
    ),
    "chart": (
        _hollow(flat((-84, -72), (-84, 72), (84, 72), (84, -72))),
        *(_line((x, -72), (x, 72), width=0.1) for x in (-28, 28)),
        *(_line((-84, y), (84, y), width=0.1) for y in (-24, 24)),
    ),
    "find": (_hollow(ring(-18, 20, 56), 0.17), Shape(bar(26, -24, 78, -78, 22), fill="ink")),
    "lies": (_sheet(), _tick(-28, 38), _tick(-28, -6), *_rows(38, -6, left=4, right=36), *_rows(-48)),
    "setup": (
        _hollow(flat((-84, -44), (-84, 20), (84, 20), (84, -44))),
        _solid(flat((-84, 20), (-60, 64), (60, 64), (84, 20))),
    ),
    "words": (_line((-70, -70), (0, 80), (70, -70), width=0.2), _line((-44, -18), (44, -18), width=0.18)),
    "people": (
        _spot(-36, 42, 30),
        _spot(42, 42, 30),
        _solid(soft([(-86, -76, True), (-84, -24), (-36, 2), (0, -18), (42, 2), (86, -24), (88, -76, True)])),
    ),
    "catch-up": (
        _hollow(flat((-84, -76), (-84, 76), (84, 76), (84, -76))),
        _spot(-36, 28),
        _spot(36, 8),
        _spot(-10, -36),
    ),
    "keep-score": (*_rows(0, left=-84, right=-84), *(_line((x, -70), (x, 70)) for x in (-66, -22, 22, 66)),
                   _line((-88, -46), (88, 46))),
    "referee": (_hollow(ring(-14, -14, 58), 0.2), _solid(flat((-14, 30), (84, 30), (84, 64), (-14, 64)))),
    "paper": (_sheet(), *_rows(44, 8, -28)),
    "phones": (
        _hollow(flat((-46, -88), (-46, 88), (46, 88), (46, -88))),
        _line((-14, 66), (14, 66), width=0.1),
        _spot(0, -62, 11),
    ),
    "lesson": (
        _hollow(flat((-84, -70), (-84, 34), (34, 34), (34, -70))),
        _line((58, -40), (58, 66), (-50, 66), width=0.14),
        _line((-25, 8), (-25, -44)),
        _line((-51, -18), (1, -18)),
    ),
    "settings": (
        *_rows(50, 0, -50, left=-84, right=84),
        _spot(-34, 50),
        _spot(40, 0),
        _spot(-10, -50),
    ),
    "hardware": (
        _hollow(flat((-52, -52), (-52, 52), (52, 52), (52, -52))),
        *(_line((x, 52), (x, 84), width=0.12) for x in (-26, 26)),
        *(_line((x, -52), (x, -84), width=0.12) for x in (-26, 26)),
        *(_line((52, y), (84, y), width=0.12) for y in (-26, 26)),
        *(_line((-52, y), (-84, y), width=0.12) for y in (-26, 26)),
    ),
    "leave": (
        _solid(flat((-90, 2), (0, 84), (90, 2))),
        _solid(flat((-62, -78), (-62, 4), (62, 4), (62, -78))),
        _pale(flat((-18, -78), (-18, -20), (18, -20), (18, -78))),
    ),
}  # fmt: skip
"""The shapes of each picture, by the id of its button."""


def icon(id: str) -> Glyph | None:
    """The picture for the button with this id, or None."""
    return Glyph(f"icon-{id}", SHAPES[id], INK, PAPER) if id in SHAPES else None
