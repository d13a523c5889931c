"""Round corners as small textures with a stretchable middle: soft edges at any size, with one draw instruction each."""

from __future__ import annotations

from functools import lru_cache

from kivy.graphics import ClearBuffers, ClearColor, Color, Line, RoundedRectangle
from kivy.graphics.texture import Texture

from companion.view.glyphs import easel, softened

CLEAR = (1.0, 1.0, 1.0, 0.0)


@lru_cache(maxsize=256)
def plate_of(radius: int) -> Texture:
    """The texture of a filled white square with corners of this radius, in pixels; two pixels of each side are
    straight."""
    side = 2 * radius + 2
    large = side * 4
    paint = easel(2, (large, large))
    with paint:
        ClearColor(*CLEAR)
        ClearBuffers()
        Color(1, 1, 1, 1)
        RoundedRectangle(pos=(0, 0), size=(large, large), radius=[radius * 4], segments=32)
    paint.draw()
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
    with paint:
        ClearColor(*CLEAR)
        ClearBuffers()
        Color(1, 1, 1, 1)
        inner = large - width
        Line(rounded_rectangle=(half, half, inner, inner, max(1.0, radius * 4 - half), 64), width=half)
    paint.draw()
    return softened(paint, side, side, CLEAR, 2)
