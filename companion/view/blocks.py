"""Blocks, the elements of a page, one below the other: text, buttons, steppers, fields, tables, plots and codes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from msgspec import Struct

from companion.screen import (
    Block,
    Choices,
    Code,
    Columns,
    Field,
    Grid,
    Plot,
    Row,
    Series,
    Stepper,
    Steppers,
    Text,
)
from companion.view.buttons import button, label_width
from companion.view.pen import Box, Pen
from companion.view.text_cache import fitted, line_height
from companion.view.theme import (
    BODY,
    CARD,
    DETAIL,
    EDGE,
    GAP,
    HEAD,
    HUGE,
    INK,
    LEAF,
    LEAST,
    MUTE,
    NOW,
    NOW_EDGE,
    SHADE,
    TOUCH,
    mixed,
)
from companion.view.widget import Target

SIZES = {"huge": HUGE, "title": HEAD - 4, "body": BODY, "detail": DETAIL + 1}
TONES = {"plain": INK, "quiet": MUTE, "good": LEAF, "warning": INK}
ROW = 34.0
TALL = 62.0
LARGE = 98.0
LOW, SLIM = 50.0, 44.0
NARROW = 460.0
"""A page of an upright screen: columns stand below each other there, and rows have fewer buttons."""


class Typed(Struct, frozen=True):
    """The text field that is being typed in, with its text so far."""

    id: str
    text: str


class Flow:
    """Draws the blocks of a page one below the other, and collects the `targets` that can be touched and, by id, the
    text fields with their rectangles (`fields`). `typed` is the field that is being typed in. y decreases from the top
    of the page down, as in Kivy.
    """

    def __init__(self, pen: Pen, typed: Typed | None) -> None:
        self.pen = pen
        self.typed = typed
        self.targets: list[Target] = []
        self.fields: dict[str, tuple[Field, Box]] = {}

    def blocks(self, blocks: Sequence[Block], x: float, top: float, width: float) -> float:
        """Draws the blocks, and returns the y below the last one."""
        for number, block in enumerate(blocks):
            if number:
                # Lines that can be touched, one after the other, are a list: they are closer together.
                listed = isinstance(block, Text) and block.id and isinstance(blocks[number - 1], Text)
                top -= self.pen.px(4 if listed else 9)
            top = self._block(block, x, top, width)
        return top

    def _block(self, block: Block, x: float, top: float, width: float) -> float:
        match block:
            case Text():
                return self._text(block, x, top, width)
            case Choices():
                return self._choices(block, x, top, width)
            case Steppers():
                return self._steppers(block, x, top, width)
            case Field():
                return self._field(block, x, top, width)
            case Grid():
                return self._grid(block, x, top, width)
            case Plot():
                return plot(self.pen, block, x, top, width)
            case Code():
                return _code(self.pen, block, x, top, width)
            case Columns() if width < self.pen.px(NARROW):
                return self.blocks((*block.left, *block.right), x, top, width)
            case Columns():
                gap = self.pen.px(18)
                left = (width - gap) * block.share
                one = self.blocks(block.left, x, top, left)
                two = self.blocks(block.right, x + left + gap, top, width - gap - left)
                return min(one, two)

    def _tall(self, text: str, width: float, size: float, bold: bool) -> float:
        """The height in pixels of a whole paragraph that is wrapped at this width."""
        pixels = round(self.pen.px(size))
        _, lines, _ = fitted(text, width, 1e6, pixels, pixels, bold, 200)
        return len(lines) * line_height(pixels)

    def _paragraph(self, text: str, box_top: tuple[float, float, float], size: float, colour: str, bold: bool) -> float:
        x, top, width = box_top
        high = self._tall(text, width, size, bold)
        self.pen.words(text, (x, top - high, width, high), size, colour, bold=bold, lines=200, rise="top")
        return top - high

    def _text(self, block: Text, x: float, top: float, width: float) -> float:
        pen, size = self.pen, SIZES[block.size]
        if block.id:
            return self._asked(block, x, top, width)
        bold = block.size in ("huge", "title") or block.tone in ("good", "warning")
        if block.tone == "warning":
            high = self._tall(block.text, width - pen.px(24), size, bold) + pen.px(12)
            pen.plate((x, top - high, width, high), mixed(CARD, NOW, 0.35), 8)
            pen.frame((x, top - high, width, high), NOW_EDGE, 2, 8)
            self._paragraph(block.text, (x + pen.px(12), top - pen.px(6), width - pen.px(24)), size, INK, bold)
            return top - high
        left = x
        if block.glyph is not None:
            side = size + 12
            pen.glyph(block.glyph, x + pen.px(side / 2), top - pen.px(side / 2), side - 4)
            left += pen.px(side + 6)
            top -= pen.px(max(0.0, (side - size * 1.2) / 2))
        end = self._paragraph(block.text, (left, top, x + width - left), size, TONES[block.tone], bold)
        return end - (pen.px(6) if block.glyph is not None else 0)

    def _asked(self, block: Text, x: float, top: float, width: float) -> float:
        """Draws a line of text that can be touched, finger-high and with a question mark; returns the y below it."""
        pen, side = self.pen, self.pen.px(30)
        left = x + (pen.px(36) if block.glyph is not None else pen.px(10))
        room = x + width - side - left
        size = SIZES[block.size]
        tall = self._tall(block.text, room, size, False)
        high = math.ceil(max(pen.px(TOUCH), tall + pen.px(8)))
        box = (round(x), round(top - high), round(width), high)
        pen.plate(box, CARD, 8)
        pen.frame(box, EDGE, 1.6, 8)
        if block.glyph is not None:
            pen.glyph(block.glyph, x + pen.px(19), top - high / 2, 26)
        words = (left, top - high, room, high)
        pen.words(block.text, words, size, TONES[block.tone], lines=20, smallest=LEAST)
        pen.question(x + width - side / 2, top - high / 2, MUTE, 0.8)
        self.targets.append(Target(block.id, box, 8, INK))
        return top - high

    def _choices(self, block: Choices, x: float, top: float, width: float) -> float:
        gap = self.pen.px(GAP + 1)
        tall = block.tall or any(choice.detail for choice in block.choices)
        high = self.pen.px(LARGE if block.large else TALL if tall else LOW)
        columns = max(1, min(block.columns, int((width + gap) // (self.pen.px(SLIM) + gap))))
        least = max((label_width(self.pen, choice, high) for choice in block.choices), default=0.0)
        while columns > 1 and width < self.pen.px(NARROW) and (width - gap * (columns - 1)) / columns < least:
            columns -= 1
        each = (width - gap * (columns - 1)) / columns
        for number, choice in enumerate(block.choices):
            column = number % columns
            if number and column == 0:
                top -= high + gap
            box = (round(x + column * (each + gap)), round(top - high), round(each), round(high))
            button(self.pen, choice, box, self.targets, dark=False)
        return top - high if block.choices else top

    def _steppers(self, block: Steppers, x: float, top: float, width: float) -> float:
        gap, high = self.pen.px(GAP + 4), self.pen.px(52)
        columns = 1 if width < self.pen.px(NARROW) else max(1, block.columns)
        each = (width - gap * (columns - 1)) / columns
        for number, stepper in enumerate(block.steppers):
            column = number % columns
            if number and column == 0:
                top -= high + self.pen.px(GAP)
            self._stepper(stepper, (round(x + column * (each + gap)), round(top - high), round(each), round(high)))
        return top - high if block.steppers else top

    def _stepper(self, stepper: Stepper, box: Box) -> None:
        pen = self.pen
        x, y, w, h = box
        pen.plate(box, SHADE)
        side = pen.px(44)
        inset = (h - side) / 2
        value = pen.px(32)
        plus = (x + w - side - inset, y + inset, side, side)
        minus = (plus[0] - value - side, y + inset, side, side)
        for mark, place, open_ in (
            ("−", minus, stepper.value > stepper.low),
            ("+", plus, stepper.value < stepper.high),
        ):
            pen.plate(place, CARD, 9, 1.0 if open_ else 0.35)
            pen.frame(place, EDGE, 1.6, 9, 1.0 if open_ else 0.4)
            middle_x, middle_y, arm = place[0] + side / 2, place[1] + side / 2, pen.px(9)
            alpha = 1.0 if open_ else 0.35
            pen.line((middle_x - arm, middle_y, middle_x + arm, middle_y), INK, 4, alpha)
            if mark == "+":
                pen.line((middle_x, middle_y - arm, middle_x, middle_y + arm), INK, 4, alpha)
            if open_:
                self.targets.append(Target(stepper.id + ("+" if mark == "+" else "-"), place, 9, INK))
        number = (minus[0] + side, y, value, h)
        pen.words(str(stepper.value), number, 26, INK, bold=True, align="center", smallest=18)
        left = x + pen.px(10)
        if stepper.glyph is not None:
            pen.glyph(stepper.glyph, left + pen.px(16), y + h / 2, 36)
            left += pen.px(40)
        label = (left, y, minus[0] - left - pen.px(4), h)
        bold = all(pen.width(word, LEAST, True) <= label[2] for word in stepper.label.split())
        pen.words(stepper.label, label, BODY, INK, bold=bold, lines=2, smallest=LEAST)

    def _field(self, block: Field, x: float, top: float, width: float) -> float:
        pen = self.pen
        high = pen.px(52)
        box = (round(x), round(top - high), round(width), round(high))
        focused = self.typed is not None and self.typed.id == block.id
        text = self.typed.text if self.typed is not None and focused else block.text
        pen.plate(box, CARD, 8)
        pen.frame(box, LEAF if focused else EDGE, 3 if focused else 2, 8)
        left = box[0] + pen.px(12)
        if block.glyph is not None:
            pen.glyph(block.glyph, left + pen.px(14), box[1] + high / 2, 27)
            left += pen.px(38)
        inner = (left, box[1], box[0] + box[2] - left - pen.px(14), high)
        wide = 0.0
        if text:
            wide, _ = pen.words(text, inner, 22, INK, bold=True, smallest=15)
        elif block.hint:
            pen.words(block.hint, inner, BODY, MUTE, smallest=LEAST)
        if focused:
            at = left + wide + pen.px(3)
            pen.line((at, box[1] + pen.px(12), at, box[1] + high - pen.px(12)), LEAF, 3)
        self.fields[block.id] = (block, box)
        self.targets.append(Target(block.id, box, 8, INK))
        return top - high

    def _grid(self, block: Grid, x: float, top: float, width: float) -> float:
        pen = self.pen
        total = sum(block.widths) or 1.0
        wide = self._widths(block, [width * share / total for share in block.widths])
        if block.head:
            top = self._row(Row(block.head), wide, x, top, head=True)
            pen.line((x, top, x + width, top), INK, 2)
        for number, row in enumerate(block.rows):
            top = self._row(row, wide, x, top, head=False, shaded=number % 2 == 1)
        return top

    def _widths(self, block: Grid, wide: list[float]) -> list[float]:
        """The widths of a table's columns, each with room for its longest word. `wide` are the wished widths; columns
        with room to spare give some to those with too little.
        """
        need = [0.0] * len(wide)
        for row in (Row(block.head), *block.rows):
            for number, cell in enumerate(row.cells[: len(wide)]):
                glyph = number < len(row.glyphs) and row.glyphs[number] is not None
                indent = self.pen.px((40 if row.glyph is not None else 8) if number == 0 else 0)
                indent += self.pen.px(34 if glyph else 0) + self.pen.px(11)
                bold = row.strong or row.cells is block.head
                need[number] = max(need[number], self.pen.longest(cell, LEAST, bold) + indent)
        lacking = sum(max(0.0, low - has) for low, has in zip(need, wide, strict=True))
        spare = sum(max(0.0, has - low) for low, has in zip(need, wide, strict=True))
        if not lacking or not spare:
            return wide
        share = min(1.0, lacking / spare)
        return [low if has < low else has - (has - low) * share for low, has in zip(need, wide, strict=True)]

    def _row(self, row: Row, wide: list[float], x: float, top: float, head: bool, shaded: bool = False) -> float:
        pen = self.pen
        size, bold = (DETAIL + 1, True) if head else (BODY - 1, row.strong)
        indent = pen.px(40) if row.glyph is not None else pen.px(8)
        tall = [self._tall(cell, max(8.0, wide[i] - (indent if i == 0 else 0) - pen.px(10)), size, bold)
                for i, cell in enumerate(row.cells[: len(wide)])]  # fmt: skip
        least = LOW - 2 if row.id else 26.0 if head else ROW
        high = math.ceil(max([pen.px(least), *(height + pen.px(8) for height in tall)]))
        box = (round(x), round(top - high), round(sum(wide)), high)
        if row.id:
            inner = (box[0], box[1] + pen.px(1.5), box[2], box[3] - pen.px(3))
            pen.plate(inner, CARD, 8)
            pen.frame(inner, EDGE, 1.6, 8)
            self.targets.append(Target(row.id, box, 8, INK))
        elif shaded:
            pen.plate(box, SHADE, 6, 0.6)
        if row.strong and not row.id:
            pen.plate((box[0], box[1] + pen.px(5), pen.px(4), high - pen.px(10)), LEAF, 2)
        if row.glyph is not None:
            pen.glyph(row.glyph, x + pen.px(22), top - high / 2, 25, 0.45 if row.faint else 1.0)
        left = x
        for number, width in enumerate(wide):
            start = left + (indent if number == 0 else 0)
            if number < len(row.glyphs) and row.glyphs[number] is not None:
                glyph = row.glyphs[number]
                assert glyph is not None
                text = row.cells[number] if number < len(row.cells) else ""
                pen.glyph(glyph, start + pen.px(14), top - high / 2, 27)
                start += pen.px(34) if text else 0
            if number < len(row.cells) and row.cells[number]:
                cell = (start, top - high, left + width - start - pen.px(8), high)
                ink = MUTE if head or row.faint else INK
                pen.words(row.cells[number], cell, size, ink, bold=bold, lines=20, smallest=LEAST)
            left += width
        return top - high


CODE_RIM = 4
"""The width of the white rim in modules, without which no camera finds the code."""


def _code(pen: Pen, block: Code, x: float, top: float, width: float) -> float:
    """Draws a QR code from y = `top` downwards, centred, and returns the y below it."""
    modules = len(block.rows) + 2 * CODE_RIM
    side = max(1, int(min(width, pen.px(block.side)) / modules)) * modules
    pen.add(Color(1, 1, 1, 1))
    corner = round(x + (width - side) / 2), round(top - side)
    pen.add(Rectangle(texture=_code_picture(block.rows), pos=corner, size=(side, side)))
    return top - side


@lru_cache(maxsize=4)
def _code_picture(rows: tuple[str, ...]) -> Texture:
    """The texture of a QR code, one pixel of the texture for each square, never smoothed."""
    modules = len(rows) + 2 * CODE_RIM
    texture = Texture.create(size=(modules, modules), colorfmt="rgb")
    texture.min_filter = texture.mag_filter = "nearest"
    blank = "0" * modules
    padded = [*[blank] * CODE_RIM, *("0" * CODE_RIM + row + "0" * CODE_RIM for row in rows), *[blank] * CODE_RIM]
    # Textures are filled from the lowest row upwards.
    pixels = b"".join(b"\0\0\0" if module == "1" else b"\xff\xff\xff" for row in reversed(padded) for module in row)
    texture.blit_buffer(pixels, colorfmt="rgb", bufferfmt="ubyte")
    return texture


def plot(pen: Pen, block: Plot, x: float, top: float, width: float) -> float:
    """Draws the chart from y = `top` downwards, and returns the y below it."""
    high, foot, side = pen.px(210), pen.px(24), pen.px(34)
    name = max((pen.width(series.label, DETAIL + 1, True) for series in block.series), default=0.0)
    right = min(name + pen.px(40), width * 0.34)
    box = (x, top - high, width, high)
    pen.plate(box, CARD, 8)
    left, low = x + side, top - high + foot + pen.px(14)
    wide, tall = width - side - right, high - foot - pen.px(30)
    most = max((max(series.values, default=0) for series in block.series), default=0) or 1
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if most / size <= 6 or size == 1000)
    for value in range(0, most + 1, step):
        y = low + tall * value / most
        pen.line((left, y, left + wide, y), EDGE, 1.5, 0.8)
        pen.words(str(value), (x, y - pen.px(9), side - pen.px(8), pen.px(18)), DETAIL, MUTE, align="right")
    count = max(1, len(block.steps) - 1)
    rim = min(pen.px(7 + 6 * len(block.series)), wide / 4)  # for marks side by side at the first and the last step

    def at(number: int, value: int) -> tuple[float, float]:
        return left + rim + (wide - 2 * rim) * number / count, low + tall * value / most

    for number, label in enumerate(block.steps):
        middle = at(number, 0)[0]
        room = (wide - 2 * rim) / count
        cell = (middle - room / 2, top - high + pen.px(3), room, foot)
        pen.words(label, cell, DETAIL, INK, align="center", smallest=LEAST)
    for series in block.series:
        points = [n for number, value in enumerate(series.values) for n in at(number, value)]
        if len(points) > 2:
            pen.line(points, CARD, 7)
            pen.line(points, series.glyph.ink, 3.6)
    crowds: dict[tuple[int, int], list[Series]] = {}
    for series in block.series:
        for number, value in enumerate(series.values):
            crowds.setdefault((number, value), []).append(series)
    for (number, value), level in crowds.items():
        px, py = at(number, value)
        apart = min(pen.px(15), 0.9 * (wide - 2 * rim) / count / len(level))
        for n, series in enumerate(level):
            pen.glyph(series.glyph, px + apart * (n - (len(level) - 1) / 2), py, 17)
    _names(pen, block, left + wide + pen.px(8), (low, low + tall), right - pen.px(14))
    return top - high


def _names(pen: Pen, block: Plot, left: float, span: tuple[float, float], room: float) -> None:
    """Draws the seats' names beside the ends of their lines in the chart, without overlaps. `left` is their x,
    `room` their width; `span` are the lowest and the highest y of the lines."""
    low, high = span
    ends = sorted(block.series, key=lambda series: -(series.values[-1] if series.values else 0))
    step = min(pen.px(26), (high - low + pen.px(14)) / max(1, len(ends)))
    top = high + pen.px(8)
    for series in ends:
        pen.glyph(series.glyph, left + pen.px(9), top - step / 2, 18)
        box = (left + pen.px(22), top - step, room - pen.px(20), step)
        pen.words(series.label, box, DETAIL + 1, INK, bold=True, smallest=LEAST)
        top -= step
