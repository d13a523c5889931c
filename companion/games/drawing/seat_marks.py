"""The seats' marks: a colour, a shape, a pattern and a number each, so that nobody depends on colours alone."""

from __future__ import annotations

from functools import cache

from companion.games.drawing.outlines import bar, flat, regular, ring
from companion.screen import Glyph, Points, Shape

INK = "#20302b"

SEAT_INK = {
    "red": "#cf3f33",
    "blue": "#2563b0",
    "green": "#26854f",
    "yellow": "#f2bd1d",
    "violet": "#8a55b8",
    "black": "#2b2b2f",
}


def outline(colour: str, grow: float = 1.0) -> Points:
    """The outline of the mark of this colour ("red" is a circle); `grow` scales it."""
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
    """The pattern on the mark of this colour: rings, bars or dots, for players who do not see colours."""
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
    return (Shape(outline("black", 0.8), line="#c9c9d2", width=0.07),)


@cache
def seat_mark(colour: str, letter: str) -> Glyph:
    """The drawing of a seat's mark in the seat's colour; `letter` is the seat's number, "1"."""
    ink = SEAT_INK[colour]
    core = Shape(ring(0, -12 if colour == "yellow" else 0, 46), fill=ink)
    shapes = (
        Shape(outline(colour), fill=INK, line=INK, width=0.34),
        Shape(outline(colour), fill="paper", line="paper", width=0.22),
        Shape(outline(colour), fill="ink"),
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
