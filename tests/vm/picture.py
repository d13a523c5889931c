"""A picture of the machine's screen, and what is asked of its pixels."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import NamedTuple

from companion.view import theme

Colour = tuple[int, int, int]


def of(colour: str) -> Colour:
    """A colour of the look as a screen has it."""
    red, green, blue, _ = theme.rgba(colour)
    return round(red * 255), round(green * 255), round(blue * 255)


PRIMARY = of(theme.NOW)
"""What the button is filled with that goes on."""
CONSOLE = {(0xAA, 0xAA, 0xAA), (0xFF, 0xFF, 0xFF), (0xA8, 0xA8, 0xA8)}
"""What the kernel's console writes with."""


class Picture(NamedTuple):
    """Rows of red, green, blue from the upper left."""

    width: int
    height: int
    pixels: bytes

    @staticmethod
    def read(ppm: Path) -> Picture:
        """A file of QEMU's screendump."""
        kind, size, deepest, pixels = ppm.read_bytes().split(b"\n", 3)
        width, height = map(int, size.split())
        assert (kind, deepest, len(pixels)) == (b"P6", b"255", width * height * 3), "a screendump of another kind"
        return Picture(width, height, pixels)

    def at(self, x: int, y: int) -> Colour:
        """The colour of one pixel."""
        start = 3 * (y * self.width + x)
        red, green, blue = self.pixels[start : start + 3]
        return red, green, blue

    def black(self) -> bool:
        """Whether nothing is to be seen."""
        return not any(self.pixels)

    def colours(self, every: int = 1) -> dict[Colour, int]:
        """How often each colour is there, of every so many pixels."""
        found: dict[Colour, int] = {}
        step = 3 * every
        for start in range(0, len(self.pixels) - 2, step):
            red, green, blue = self.pixels[start : start + 3]
            found[red, green, blue] = found.get((red, green, blue), 0) + 1
        return found

    def middle(self, colour: Colour, every: int = 4) -> tuple[int, int] | None:
        """The middle of the pixels that have just this colour; None where there are next to none."""
        rows = [
            (x, y) for y in range(0, self.height, every) for x in range(0, self.width, every) if self.at(x, y) == colour
        ]
        if len(rows) < 20:
            return None
        return sum(x for x, _ in rows) // len(rows), sum(y for _, y in rows) // len(rows)

    def drawn(self) -> bool:
        """Whether it is the table's picture: no little part of it in the look's own grounds, which no console has."""
        if self.black():
            return False
        seen = self.colours(7)
        grounds = (theme.PAPER, theme.CARD, theme.SEA, theme.SHADE, theme.NIGHT, theme.DUSK, theme.MOSS, theme.FERN)
        return sum(seen.get(of(colour), 0) for colour in grounds) * 5 > sum(seen.values())

    def written(self) -> bool:
        """Whether a console's text is on it: a black screen with something else on it."""
        return not self.black() and not self.drawn()

    def upright(self, rotation: int) -> Picture:
        """The picture as a person sees it for whom the panel is turned clockwise by so many degrees."""
        if rotation == 0:
            return self
        width, height = self.size
        pixels = [self.pixels[i : i + 3] for i in range(0, len(self.pixels), 3)]
        if rotation == 180:
            return Picture(width, height, b"".join(reversed(pixels)))
        columns = [pixels[x::width] for x in range(width)]
        if rotation == 90:
            return Picture(height, width, b"".join(b"".join(column) for column in reversed(columns)))
        return Picture(height, width, b"".join(b"".join(reversed(column)) for column in columns))

    def unlike(self, other: Picture, by: int = 48) -> float:
        """The share of its pixels that differ from the other picture's by more than this; 1.0 where the sizes do."""
        if self.size != other.size:
            return 1.0
        row, far = 3 * self.width, 0
        for start in range(0, len(self.pixels), row):
            mine, theirs = self.pixels[start : start + row], other.pixels[start : start + row]
            if mine != theirs:
                far += sum(abs(one - two) > by for one, two in zip(mine, theirs, strict=True))
        return far / len(self.pixels)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    def save(self, path: Path) -> None:
        """As a PNG, for people."""
        row = 3 * self.width
        raw = b"".join(b"\0" + self.pixels[y * row : (y + 1) * row] for y in range(self.height))

        def chunk(kind: bytes, data: bytes) -> bytes:
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        parts = (chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(raw, 6)), chunk(b"IEND", b""))
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))
