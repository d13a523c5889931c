"""Every small drawing of Elfenland's table: kinds of transport, the obstacle, card backs and the seats' marks."""

from __future__ import annotations

from functools import cache

from companion.screen import Glyph, Points, Shape
from companion.tables.elfenland import transports
from companion.tables.elfenland.curves import bar, flat, regular, ring, soft

PAPER = "#fffaf0"
INK = "#20302b"

KIND_INK = {
    "pig": "#b0476f",
    "elfcycle": "#0f6f80",
    "cloud": "#4d6597",
    "unicorn": "#7a4fa3",
    "troll": "#75481f",
    "dragon": "#a32638",
    "raft": "#1d64a0",
}
LETTERS = {"pig": "P", "elfcycle": "E", "cloud": "C", "unicorn": "U", "troll": "T", "dragon": "D", "raft": "R"}

SEAT_INK = {
    "red": "#cf3f33",
    "blue": "#2563b0",
    "green": "#26854f",
    "yellow": "#f2bd1d",
    "violet": "#8a55b8",
    "black": "#2b2b2f",
}


def _obstacle() -> Glyph:
    """Two logs crossed over the road: nothing passes for free."""
    shapes = []
    for x1, y1, x2, y2 in ((-82, -44, 82, 44), (-82, 44, 82, -44)):
        shapes.append(Shape(bar(x1, y1, x2, y2, 52), fill="paper"))
        shapes.append(Shape(bar(x1, y1, x2, y2, 38), fill="ink"))
        shapes.append(Shape(bar(x1 * 0.55, y1 * 0.55, x2 * 0.8, y2 * 0.8, 6), fill="#b98a5a"))
        shapes.append(Shape(ring(x1, y1, 13), fill="#e0b98a"))
        shapes.append(Shape(ring(x1, y1, 5), fill="ink"))
    return Glyph("obstacle", tuple(shapes), ink="#6d3a14", paper=PAPER)


def _unknown() -> Glyph:
    """A counter whose face is down."""
    face = soft([(-80, -60), (-80, 60), (-60, 80), (60, 80), (80, 60), (80, -60), (60, -80), (-60, -80)], steps=4)
    rim = soft([(-64, -50), (-64, 50), (-50, 64), (50, 64), (64, 50), (64, -50), (50, -64), (-50, -64)], steps=4)
    hook = soft([(-28, 22), (-22, 44), (2, 52), (27, 40), (28, 14), (4, -4), (0, -22)], closed=False)
    return Glyph(
        "unknown",
        (
            Shape(face, fill="ink"),
            Shape(rim, line="paper", width=0.05),
            Shape(hook, line="paper", width=0.17, closed=False),
            Shape(ring(0, -46, 11), fill="paper"),
        ),
        ink="#5d6660",
        paper=PAPER,
    )


def _card_back() -> Glyph:
    """A travel card seen from behind: a signpost on a card."""
    card = soft([(-58, -84), (-58, 84), (-46, 96), (46, 96), (58, 84), (58, -84), (46, -96), (-46, -96)], steps=4)
    rim = soft([(-45, -72), (-45, 72), (-36, 82), (36, 82), (45, 72), (45, -72), (36, -82), (-36, -82)], steps=4)
    return Glyph(
        "card",
        (
            Shape(card, fill="ink"),
            Shape(rim, line="paper", width=0.05),
            Shape(bar(0, -54, 0, 56, 9), fill="paper"),
            Shape(flat((-26, 44), (16, 44), (32, 31), (16, 18), (-26, 18)), fill="paper"),
            Shape(flat((26, 10), (-14, 10), (-29, -2), (-14, -14), (26, -14)), fill="paper"),
        ),
        ink="#3c5c50",
        paper=PAPER,
    )


def _transport(kind: str) -> Glyph:
    shapes: tuple[Shape, ...] = getattr(transports, kind)()
    return Glyph(kind, shapes, ink=KIND_INK[kind], paper=PAPER, letter=LETTERS[kind])


GLYPHS: dict[str, Glyph] = {
    **{kind: _transport(kind) for kind in KIND_INK},
    "obstacle": _obstacle(),
    "unknown": _unknown(),
    "card": _card_back(),
}


def _outline(colour: str, grow: float = 1.0) -> Points:
    """The shape that belongs to a boot colour."""
    outlines = {
        "red": ring(0, 0, 88 * grow, steps=40),
        "blue": flat(*((x * 78 * grow, y * 78 * grow) for x, y in ((-1, -1), (-1, 1), (1, 1), (1, -1)))),
        "green": regular(4, 104 * grow),
        "yellow": regular(3, 118 * grow, drop=-18),
        "violet": regular(6, 95 * grow, turned=0),
        "black": regular(5, 108 * grow, inner=62 * grow, drop=-4),
    }
    return outlines[colour]


def _pattern(colour: str) -> tuple[Shape, ...]:
    """What tells the colours apart when no colour is seen: rings, bars, dots."""
    pale = "#ffffff"
    if colour == "red":
        return (Shape(ring(0, 0, 64, steps=40), line=pale, width=0.09),)
    if colour == "blue":
        return tuple(Shape(bar(-62, y, 62, y, 9, round_ends=False), fill=pale) for y in (-56, 56))
    if colour == "green":
        return tuple(Shape(flat((x, 24), (x, -24)), line=pale, width=0.1, closed=False) for x in (-62, 62))
    if colour == "yellow":
        return tuple(Shape(ring(x, y, 11), fill="#4d3800") for x, y in ((0, 60), (-58, -48), (58, -48)))
    if colour == "violet":
        return tuple(
            Shape(flat((x, 48), (x * 1.35, 0), (x, -48)), line=pale, width=0.09, closed=False) for x in (-50, 50)
        )
    return (Shape(_outline("black", 0.8), line="#c9c9d2", width=0.07),)


@cache
def seat_mark(colour: str, letter: str) -> Glyph:
    """The mark of the seat with this boot colour; the letter is the seat's number."""
    ink = SEAT_INK[colour]
    core = Shape(ring(0, -12 if colour == "yellow" else 0, 46), fill=ink)
    shapes = (
        Shape(_outline(colour), fill=INK, line=INK, width=0.34),
        Shape(_outline(colour), fill="paper", line="paper", width=0.22),
        Shape(_outline(colour), fill="ink"),
        *_pattern(colour),
        core,
    )
    number = "#2b2100" if colour == "yellow" else "#ffffff"
    return Glyph(
        f"seat-{colour}-{letter}",
        shapes,
        ink=ink,
        letter=letter,
        letter_at=(0.0, -0.14 if colour == "yellow" else -0.03 if colour == "black" else 0.0),
        letter_size=0.95,
        letter_ink=number,
    )


@cache
def town_piece(colour: str) -> Glyph:
    """The small piece of this colour that waits at a town."""
    return Glyph(
        f"piece-{colour}",
        (
            Shape(_outline(colour, 0.95), fill=INK, line=INK, width=0.5),
            Shape(_outline(colour, 0.95), fill="paper", line="paper", width=0.26),
            Shape(_outline(colour, 0.8), fill="ink"),
        ),
        ink=SEAT_INK[colour],
        paper=PAPER,
    )
