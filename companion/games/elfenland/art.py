"""The small drawings of Elfenland: kinds of transport, the obstacle, card backs and town pieces."""

from __future__ import annotations

from functools import cache

from companion.games.drawing.badges import INK, SEAT_INK, outline
from companion.games.drawing.curves import bar, flat, ring, soft
from companion.games.elfenland import silhouettes
from companion.screen import Glyph, Shape

PAPER = "#fffaf0"

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


def _obstacle() -> Glyph:
    """The obstacle: two logs crossed over a road."""
    shapes = []
    for x1, y1, x2, y2 in ((-82, -44, 82, 44), (-82, 44, 82, -44)):
        shapes.append(Shape(bar(x1, y1, x2, y2, 52), fill="paper"))
        shapes.append(Shape(bar(x1, y1, x2, y2, 38), fill="ink"))
        shapes.append(Shape(bar(x1 * 0.55, y1 * 0.55, x2 * 0.8, y2 * 0.8, 6), fill="#b98a5a"))
        shapes.append(Shape(ring(x1, y1, 13), fill="#e0b98a"))
        shapes.append(Shape(ring(x1, y1, 5), fill="ink"))
    return Glyph("obstacle", tuple(shapes), ink="#6d3a14", paper=PAPER)


def _unknown() -> Glyph:
    """A face-down counter."""
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


def _pile() -> Glyph:
    """The pile of face-down counters, one on top of another."""
    shapes = []
    for up in (-40, -14, 12):
        face = soft([(-78, up - 40), (-78, up + 40), (-62, up + 56), (62, up + 56), (78, up + 40), (78, up - 40),
                     (62, up - 56), (-62, up - 56)], steps=4)  # fmt: skip
        shapes += [Shape(face, fill="ink"), Shape(face, line="paper", width=0.07)]
    return Glyph("pile", tuple(shapes), ink="#5d6660", paper=PAPER)


def _card_back() -> Glyph:
    """The back of a travel card: a signpost."""
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


def _check() -> Glyph:
    """The tick before a line of a checklist."""
    tick = flat((-40, 4), (-10, -30), (46, 46))
    return Glyph("check", (Shape(tick, line="ink", width=0.2, closed=False),), ink="#2c6a4d", paper=PAPER)


def _transport(kind: str) -> Glyph:
    shapes: tuple[Shape, ...] = getattr(silhouettes, kind)()
    return Glyph(kind, shapes, ink=KIND_INK[kind], paper=PAPER, letter=LETTERS[kind])


GLYPHS: dict[str, Glyph] = {
    **{kind: _transport(kind) for kind in KIND_INK},
    "obstacle": _obstacle(),
    "unknown": _unknown(),
    "pile": _pile(),
    "card": _card_back(),
    "check": _check(),
}


def frieze() -> tuple[Glyph, ...]:
    """The kinds of transport, drawn in a row at the foot of the first page."""
    return tuple(GLYPHS[kind] for kind in KIND_INK)


@cache
def town_piece(colour: str) -> Glyph:
    """The town piece of this colour, as it is drawn beside a town."""
    return Glyph(
        f"piece-{colour}",
        (
            Shape(outline(colour, 0.95), fill=INK, line=INK, width=0.5),
            Shape(outline(colour, 0.95), fill="paper", line="paper", width=0.26),
            Shape(outline(colour, 0.8), fill="ink"),
        ),
        ink=SEAT_INK[colour],
        paper=PAPER,
    )
