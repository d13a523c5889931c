"""An SVG sheet for wiring drawings: boxes, pins, wires, and the few symbols that the builds need."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

ROW = 22
"""Units between two pins of a chip."""
COLOURS = {
    "power": "#c62828",
    "ground": "#263238",
    "data": "#1565c0",
    "select": "#6a1b9a",
    "button": "#2e7d32",
    "lamp": "#ef6c00",
}


class Sheet:
    """An SVG picture, made piece by piece. Units are pixels at 100 %."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self._size = width, height
        self._title = title
        self._pieces: list[str] = []

    def text(
        self, x: float, y: float, words: str, *, anchor: str = "start", size: int = 13, bold: bool = False
    ) -> None:
        """Draw a line of text; `y` is its baseline."""
        weight = ' font-weight="bold"' if bold else ""
        self._pieces.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'
        )

    def box(self, x: float, y: float, width: float, height: float, words: str = "", fill: str = "#eceff1") -> None:
        """Draw a part with its name above it."""
        self._pieces.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" fill="{fill}" stroke="#455a64"/>'
        )
        self.text(x + width / 2, y - 6, words, anchor="middle", bold=True)

    def wire(self, kind: str, *points: tuple[float, float]) -> None:
        """Draw a wire through these points in the colour of its `kind`."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._pieces.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[kind]}" stroke-width="2"/>')

    def dot(self, kind: str, x: float, y: float) -> None:
        """Draw the point at which wires are joined."""
        self._pieces.append(f'<circle cx="{x:g}" cy="{y:g}" r="3.5" fill="{COLOURS[kind]}"/>')

    def chip(self, x: float, y: float, width: float, name: str, left: Sequence[str], right: Sequence[str]) -> None:
        """Draw a part with pins on two sides; `pin` returns their heights."""
        self.box(x, y, width, ROW * max(len(left), len(right)) + 8, name)
        for number, words in enumerate(left):
            self.text(x + 6, y + ROW * number + 19, words)
        for number, words in enumerate(right):
            self.text(x + width - 6, y + ROW * number + 19, words, anchor="end")

    @staticmethod
    def pin(y: float, number: int) -> float:
        """The y coordinate of a chip's pin with this number (from 0); `y` is that of the chip."""
        return y + ROW * number + 15

    def button(self, x: float, y: float, side: int, words: str) -> None:
        """Draw a push button from a pin to ground; `side` 1 goes right, -1 left."""
        self.wire("button", (x, y), (x + side * 40, y))
        self.wire("button", (x + side * 40, y), (x + side * 62, y - 8))
        self.wire("ground", (x + side * 64, y), (x + side * 84, y))
        self.ground(x + side * 84, y)
        self.text(x + side * 98, y + 4, words, anchor="start" if side > 0 else "end")

    def lamp(self, x: float, y: float, side: int, words: str, ohm: int = 330) -> None:
        """Draw a resistor and an LED from a pin to ground; `side` 1 goes right, -1 left."""
        self.wire("lamp", (x, y), (x + side * 12, y))
        near = x + side * 12 if side > 0 else x - 48
        self._pieces.append(f'<rect x="{near:g}" y="{y - 6:g}" width="36" height="12" fill="#fff" stroke="#455a64"/>')
        self.text(near + 18, y + 4, str(ohm), anchor="middle", size=10)
        a, b = x + side * 54, x + side * 66
        self.wire("lamp", (x + side * 48, y), (a, y))
        self._pieces.append(f'<polygon points="{a:g},{y - 6:g} {a:g},{y + 6:g} {b:g},{y:g}" fill="{COLOURS["lamp"]}"/>')
        self.wire("lamp", (b, y - 6), (b, y + 6))
        self.wire("ground", (b, y), (x + side * 84, y))
        self.ground(x + side * 84, y)
        self.text(x + side * 98, y + 4, words, anchor="start" if side > 0 else "end")

    def ground(self, x: float, y: float) -> None:
        """Draw the sign for ground."""
        for half, down in ((7, 0), (4.5, 3.5), (2, 7)):
            self.wire("ground", (x - half, y + down), (x + half, y + down))

    def done(self) -> str:
        """The whole picture as the text of an SVG file."""
        width, height = self._size
        return "\n".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
                f'height="{height}" font-family="sans-serif" role="img">',
                f"<title>{escape(self._title)}</title>",
                f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
                *self._pieces,
                "</svg>\n",
            )
        )
