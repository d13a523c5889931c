"""The pen: draws plates, text, lines and glyphs on a canvas, in pixels, with sizes given for 800 by 480."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from kivy.graphics import (
    BorderImage,
    Color,
    InstructionGroup,
    Line,
    Rectangle,
    RoundedRectangle,
)
from kivy.graphics.texture import Texture
from msgspec import Struct

from companion.screen import Glyph
from companion.view.glyphs import easel, painting, picture, softened
from companion.view.text_cache import fitted, line_height, runs, texture_of, widest_piece, width_in_two, width_of
from companion.view.theme import rgba

Box = tuple[float, float, float, float]
"""x, y, width, height; y is upwards."""


class DrawnText(Struct, frozen=True):
    """A text as it was drawn: the text, its box, the extent and the font size it got, and whether all of it is
    visible."""

    text: str
    box: Box
    extent: tuple[float, float]
    size: float
    whole: bool


class Pen:
    """Draws on one group of Kivy canvas instructions, and records the texts it drew."""

    def __init__(self, group: InstructionGroup, scale: float) -> None:
        self.group = group
        self.scale = scale
        self.texts: list[DrawnText] = []

    def px(self, size: float) -> float:
        """The number of pixels of a size that is given for the 800 by 480 screen."""
        return size * self.scale

    def tint(self, colour: str, alpha: float = 1.0) -> None:
        """Set the colour for the drawing instructions that follow."""
        self.group.add(Color(*rgba(colour, alpha)))

    def add(self, instruction: Any) -> None:
        """Add any other Kivy drawing instruction."""
        self.group.add(instruction)

    def sheet(self, box: Box, colour: str, alpha: float = 1.0) -> None:
        """Draw a filled rectangle with sharp corners."""
        self.tint(colour, alpha)
        self.group.add(Rectangle(pos=box[:2], size=box[2:]))

    def plate(self, box: Box, colour: str, radius: float = 10.0, alpha: float = 1.0) -> None:
        """Draw a filled rectangle with round corners."""
        corner = self._corner(box, radius)
        self.tint(colour, alpha)
        self.group.add(BorderImage(texture=plate_of(corner), border=(corner,) * 4, pos=box[:2], size=box[2:]))

    def frame(self, box: Box, colour: str, width: float = 2.0, radius: float = 10.0, alpha: float = 1.0) -> None:
        """Draw the outline of a rectangle with round corners, inside that rectangle."""
        corner = self._corner(box, max(radius, width))
        texture = frame_of(corner, max(4, round(self.px(width) * 4)))
        self.tint(colour, alpha)
        self.group.add(BorderImage(texture=texture, border=(corner,) * 4, pos=box[:2], size=box[2:]))

    def _corner(self, box: Box, radius: float) -> int:
        """The radius of a rectangle's round corners in pixels, no larger than the rectangle allows."""
        return max(1, min(round(self.px(radius)), int(min(box[2], box[3]) / 2)))

    def line(
        self, points: Sequence[float], colour: str, width: float, alpha: float = 1.0, closed: bool = False
    ) -> None:
        """Draw a line through points given as x, y, x, y ...; `closed` joins its end to its beginning."""
        self.tint(colour, alpha)
        line = Line(points=points, width=max(1.0, self.px(width) / 2), joint="round", cap="round", close=closed)
        self.group.add(line)

    def glyph(self, glyph: Glyph, x: float, y: float, size: float, alpha: float = 1.0) -> None:
        """Draw a glyph, a little drawing, of this size, centred at (x, y)."""
        pixels = max(6, round(self.px(size)))
        texture = picture(glyph, pixels)
        side = texture.width
        self.group.add(Color(1, 1, 1, alpha))
        self.group.add(Rectangle(texture=texture, pos=(round(x - side / 2), round(y - side / 2)), size=(side, side)))

    def question(self, x: float, y: float, colour: str, alpha: float = 1.0) -> None:
        """Draw a question mark in a ring, centred at (x, y): the sign that a touch here opens a rule."""
        side = self.px(22)
        ring = (round(x - side / 2), round(y - side / 2), round(side), round(side))
        self.frame(ring, colour, 1.6, 11, alpha)
        self.words("?", ring, 15, colour, bold=True, align="center", alpha=alpha)

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """The width of one line of this text, in pixels."""
        return width_of(text, round(self.px(size)), bold)

    def halved(self, text: str, size: float, bold: bool = False) -> float:
        """The least width of this text on two lines, in pixels."""
        return width_in_two(text, round(self.px(size)), bold)

    def longest(self, text: str, size: float, bold: bool = False) -> float:
        """The width of the longest part of this text that is not broken, in pixels."""
        return widest_piece(text, round(self.px(size)), bold)

    def words(
        self,
        text: str,
        box: Box,
        size: float,
        colour: str,
        *,
        bold: bool = False,
        align: Literal["left", "center", "right"] = "left",
        rise: Literal["top", "middle"] = "middle",
        lines: int = 1,
        smallest: float = 0.0,
        alpha: float = 1.0,
    ) -> tuple[float, float]:
        """Draw text in a rectangle, on at most `lines` lines, shrunk down to the size `smallest` and then cut with dots
        if needed; returns its width and height in pixels.
        """
        if not text:
            return (0.0, 0.0)
        x, y, w, h = box
        small = round(self.px(smallest or size))
        fit, shown, whole = fitted(text, w, h, round(self.px(size)), small, bold, lines)
        step = line_height(fit)
        high, wide = step * len(shown), 0
        top = y + h if rise == "top" else y + (h + high) / 2
        self.tint(colour, alpha)
        for number, line in enumerate(shown):
            long = width_of(line, fit, bold)
            wide = max(wide, long)
            left = x if align == "left" else x + w - long if align == "right" else x + (w - long) / 2
            self._run(line, fit, bold, left, top - step * (number + 0.5))
        self.texts.append(DrawnText(text, box, (wide, high), fit / self.scale, whole))
        return (wide, high)

    def _run(self, line: str, size: int, bold: bool, left: float, middle: float) -> None:
        for part, signs in runs(line):
            texture = texture_of(part, size, bold, signs)
            pos = (round(left), round(middle - texture.height / 2))
            self.group.add(Rectangle(texture=texture, pos=pos, size=texture.size))
            left += texture.width


CLEAR = (1.0, 1.0, 1.0, 0.0)


@lru_cache(maxsize=256)
def plate_of(radius: int) -> Texture:
    """The texture of a filled white square with corners of this radius, in pixels; two pixels of each side are
    straight."""
    side = 2 * radius + 2
    large = side * 4
    paint = easel(2, (large, large))
    with painting(paint, CLEAR):
        Color(1, 1, 1, 1)
        RoundedRectangle(pos=(0, 0), size=(large, large), radius=[radius * 4], segments=32)
    return softened(paint, side, side, CLEAR, 2)


@lru_cache(maxsize=256)
def frame_of(radius: int, width: int) -> Texture:
    """The texture of the outline of a white square with corners of this radius in pixels; `width`, the thickness of the
    line, is in quarters of a pixel.
    """
    side = 2 * radius + 2
    large = side * 4
    half = width / 2
    paint = easel(2, (large, large))
    with painting(paint, CLEAR):
        Color(1, 1, 1, 1)
        inner = large - width
        Line(rounded_rectangle=(half, half, inner, inner, max(1.0, radius * 4 - half), 64), width=half)
    return softened(paint, side, side, CLEAR, 2)
