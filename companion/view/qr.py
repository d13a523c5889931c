"""A QR code on the screen: dark squares on white, sharp at every size."""

from __future__ import annotations

from functools import lru_cache

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture

from companion.screen import Code
from companion.view.pen import Pen

RIM = 4
"""The width of the white rim in modules, without which no camera finds the code."""


def code(pen: Pen, block: Code, x: float, top: float, width: float) -> float:
    """Draws a QR code from y = `top` downwards, centred, and returns the y below it."""
    modules = len(block.rows) + 2 * RIM
    side = max(1, int(min(width, pen.px(block.side)) / modules)) * modules
    pen.add(Color(1, 1, 1, 1))
    pen.add(
        Rectangle(
            texture=_picture(block.rows), pos=(round(x + (width - side) / 2), round(top - side)), size=(side, side)
        )
    )
    return top - side


@lru_cache(maxsize=4)
def _picture(rows: tuple[str, ...]) -> Texture:
    """The texture of a QR code, one pixel of the texture for each square, never smoothed."""
    modules = len(rows) + 2 * RIM
    texture = Texture.create(size=(modules, modules), colorfmt="rgb")
    texture.min_filter = texture.mag_filter = "nearest"
    blank = "0" * modules
    padded = [*[blank] * RIM, *("0" * RIM + row + "0" * RIM for row in rows), *[blank] * RIM]
    # Textures are filled from the lowest row upwards.
    pixels = b"".join(b"\0\0\0" if module == "1" else b"\xff\xff\xff" for row in reversed(padded) for module in row)
    texture.blit_buffer(pixels, colorfmt="rgb", bufferfmt="ubyte")
    return texture
