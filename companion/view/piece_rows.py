"""Pieces that lie face up on the board beside its paths: rows of small pieces, and large cards on their stacks."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Mesh

from companion.screen import Card, Glyph, Marks
from companion.view.glyphs import triangles
from companion.view.line_geometry import Point
from companion.view.pen import Box, Pen
from companion.view.theme import CARD, DETAIL, EDGE, INK, LEAST, MUTE, NOW, NOW_EDGE, PAPER, REFUSED_GLOW, SHADE, SHOWN

PIECE = 34.0
CORNER = 9.0
DEEP = 3
"""The most cards that are drawn below the topmost."""


def area(pen: Pen, outline: Sequence[Point], colour: str, alpha: float) -> None:
    """Fill a region of the board, given by its outline, with one colour."""
    pen.tint(colour, alpha)
    vertices, indices = triangles(tuple(outline))
    pen.add(Mesh(vertices=vertices, indices=indices, mode="triangles"))


def row(pen: Pen, glyphs: tuple[Glyph, ...], middle: Point, side: str) -> None:
    """Draw small pieces side by side around the point `middle`; `side` is "beside" for a row, "below" for a column."""
    step = pen.px(PIECE + 5)
    half = pen.px(PIECE / 2)
    for number, glyph in enumerate(glyphs):
        away = (number - (len(glyphs) - 1) / 2) * step
        x, y = (middle[0] + away, middle[1]) if side == "beside" else (middle[0], middle[1] - away)
        pen.plate((x - half - pen.px(1), y - half - pen.px(2.5), 2 * half + pen.px(2), 2 * half), INK, 9, 0.3)
        pen.plate((x - half, y - half, 2 * half, 2 * half), EDGE, 8)
        inner = half - pen.px(1.6)
        pen.plate((x - inner, y - inner, 2 * inner, 2 * inner), CARD, 7)
        pen.glyph(glyph, x, y, PIECE - 9)


def card(pen: Pen, card: Card, box: Box, marks: Marks) -> None:
    """Draw a stack of cards: the topmost card, the edges of those below it, and their number."""
    x, y, w, h = box
    if not card.count:
        pen.frame(box, EDGE, 2, CORNER)
        pen.words(card.title, _within(box, pen, 10), DETAIL, MUTE, align="center", lines=2, smallest=LEAST)
        return
    for below in range(min(DEEP, card.count - 1), 0, -1):
        away = pen.px(2.4 * below)
        pen.plate((x + away, y - away, w, h), INK, CORNER, 0.28)
        pen.plate((x + away, y - away + pen.px(0.8), w, h), SHADE, CORNER)
    pen.plate(box, CARD, CORNER)
    lit = card.id in marks.glow
    if card.id in marks.wrong:
        pen.frame(box, REFUSED_GLOW, 5, CORNER)
    elif card.id in marks.shown:
        pen.frame(box, SHOWN, 5, CORNER)
    elif lit or card.id == marks.chosen:
        pen.frame(box, NOW_EDGE, 5, CORNER)
        pen.frame(box, NOW if lit else INK, 3.4, CORNER)
    else:
        pen.frame(box, EDGE, 1.6, CORNER)
    _face(pen, card, box)


def _face(pen: Pen, card: Card, box: Box) -> None:
    left, low, wide, high = _within(box, pen, 9)
    badge = pen.px(27)
    pen.plate((left + wide - badge, low, badge, pen.px(22)), INK, 7)
    count = (left + wide - badge, low, badge, pen.px(22))
    pen.words(str(card.count), count, DETAIL, PAPER, bold=True, align="center")
    room = wide - badge - pen.px(5)
    lines = 2 if pen.width(card.words, LEAST) > room else 1
    foot = pen.px(18 * lines) if card.words else 0.0
    if card.words:
        words = (left, low - pen.px(2 * lines - 2), room, pen.px(20 * lines))
        pen.words(card.words, words, DETAIL, MUTE, lines=lines, smallest=LEAST)
    size = 27.0
    if card.glyphs:
        for number, glyph in enumerate(card.glyphs):
            pen.glyph(glyph, left + pen.px(size / 2 + number * (size + 5)), low + foot + pen.px(4 + size / 2), size)
        foot += pen.px(size + 6)
    pen.words(
        card.title, (left, low + foot, wide, high - foot), 17, INK, bold=True, rise="top", lines=2, smallest=LEAST
    )


def _within(box: Box, pen: Pen, edge: float) -> Box:
    inset = pen.px(edge)
    return (box[0] + inset, box[1] + inset, box[2] - 2 * inset, box[3] - 2 * inset)
