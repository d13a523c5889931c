"""A page as a PDF of one A4 sheet, with the fonts and glyphs of the screen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from companion.screen import Block, Code, Columns, Glyph, Grid, Row, Text

WIDE, HIGH, EDGE = 210.0, 297.0, 14.0
"""Millimetres: the width and height of A4, and the margin."""
GAP = 2.0
"""Millimetres between two blocks."""
SIZES = {"title": 15.0, "body": 10.0, "detail": 8.5}
"""Font sizes in points."""
LETTERS, SIGNS = "Roboto", "DejaVuSans"
"""The font, and the fallback font for symbols."""
SCALES = (1.0, 0.88, 0.76, 0.66)
"""The scales that are tried one after the other until the page fits on one sheet."""
POINT = 25.4 / 72
"""Millimetres of a point."""
RIM = 4
"""The width of the pale margin around a QR code, in modules."""


def pdf(title: str, blocks: Sequence[Block], keywords: str = "") -> bytes:
    """The PDF's bytes: one sheet, scaled down to fit (several if the smallest scale does not).
    `keywords` is metadata that can be read from the file as text.
    """
    for scale in SCALES:
        paper = _paper(title, keywords)
        _Flow(paper, scale).blocks((Text(title, "title"), *blocks), EDGE, EDGE, WIDE - 2 * EDGE)
        if paper.page == 1:
            break
    return bytes(paper.output())


def _paper(title: str, keywords: str) -> Any:
    """An empty FPDF document with our fonts."""
    from fpdf import FPDF

    paper = FPDF(format="A4")
    paper.set_auto_page_break(False)
    fonts = _fonts()
    for style, file in (("", f"{LETTERS}-Regular.ttf"), ("B", f"{LETTERS}-Bold.ttf")):
        paper.add_font(LETTERS, style, fonts / file)
    paper.add_font(SIGNS, "", fonts / f"{SIGNS}.ttf")
    paper.set_fallback_fonts([SIGNS], exact_match=False)
    paper.c_margin = 0
    paper.set_title(title)
    paper.set_keywords(keywords)
    paper.add_page()
    return paper


def _fonts() -> Path:
    """The folder of the fonts that come with Kivy; Kivy itself is not imported."""
    found = find_spec("kivy")
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(next(iter(found.submodule_search_locations))) / "data" / "fonts"


class _Flow:
    """The layout of a page's blocks from the top downwards, in millimetres (y grows down). What does not fit goes
    on a further sheet, by which `pdf` sees that it must try a smaller `scale`.
    """

    def __init__(self, paper: Any, scale: float) -> None:
        self.paper, self.scale = paper, scale

    def blocks(self, blocks: Sequence[Block], x: float, top: float, width: float) -> float:
        """Draw blocks of a page; returns the y at which the last one ends."""
        for number, block in enumerate(blocks):
            top = self._block(block, x, top + (GAP * self.scale if number else 0), width)
        return top

    def _block(self, block: Block, x: float, top: float, width: float) -> float:
        match block:
            case Text():
                return self._text(block, x, top, width)
            case Grid():
                return self._grid(block, x, top, width)
            case Columns():
                left = (width - 3 * GAP) * block.share
                one = self.blocks(block.left, x, top, left)
                return max(one, self.blocks(block.right, x + left + 3 * GAP, top, width - left - 3 * GAP))
            case Code():
                return self._code(block, x, top, width)
        return top

    def _lines(self, text: str, width: float, size: float, bold: bool) -> list[str]:
        """The text broken into lines that fit the width."""
        from fpdf.enums import MethodReturnValue

        self.paper.set_font(LETTERS, "B" if bold else "", size)
        found: list[str] = self.paper.multi_cell(width, text=text, dry_run=True, output=MethodReturnValue.LINES)
        return found

    def _words(self, lines: Sequence[str], x: float, top: float, width: float, size: float, bold: bool) -> float:
        """Draw lines of text of one size; returns the y at which they end."""
        self.paper.set_font(LETTERS, "B" if bold else "", size)
        high = size * POINT * 1.25
        for line in lines:
            self.paper.set_xy(x, top)
            self.paper.cell(width, high, line)
            top += high
        return top

    def _room(self, top: float, high: float) -> float:
        """The y at which a block of height `high` can begin: here, or at the top of the next sheet."""
        if top + high <= HIGH - EDGE:
            return top
        self.paper.add_page()
        return EDGE

    def _text(self, block: Text, x: float, top: float, width: float) -> float:
        size, bold = SIZES[block.size] * self.scale, block.size == "title" or block.tone in ("good", "warning")
        side = size * POINT * 1.5 if block.glyph is not None else 0.0
        left = x + side + (1.2 if side else 0)
        lines = self._lines(block.text, x + width - left, size, bold)
        high = max(side, len(lines) * size * POINT * 1.25)
        top = self._room(top, high)
        if block.glyph is not None:
            self._glyph(block.glyph, x + side / 2, top + side / 2, side)
        self._words(lines, left, top + max(0.0, (side - size * POINT * 1.25) / 2), x + width - left, size, bold)
        return top + high

    def _grid(self, block: Grid, x: float, top: float, width: float) -> float:
        wide = [width * share / sum(block.widths) for share in block.widths]
        if block.head:
            top = self._row(Row(block.head), wide, x, top, SIZES["detail"] * self.scale, bold=True)
            self.paper.line(x, top, x + width, top)
        for row in block.rows:
            top = self._row(row, wide, x, top + 0.6, SIZES["body"] * self.scale, row.strong)
            self.paper.set_draw_color(190)
            self.paper.line(x, top, x + width, top)
            self.paper.set_draw_color(0)
        return top

    def _row(self, row: Row, wide: Sequence[float], x: float, top: float, size: float, bold: bool) -> float:
        side = 6.0 * self.scale if row.glyph is not None else 0.0
        cells = []
        for number, (cell, width) in enumerate(zip(row.cells, wide, strict=False)):
            indent = side + 1 if side and not number else 0.0
            cells.append((indent, width - 1.5, self._lines(cell, width - 1.5 - indent, size, bold)))
        high = max([side, *(len(lines) * size * POINT * 1.25 for _, _, lines in cells)]) + 1.0
        top = self._room(top, high)
        if row.glyph is not None:
            self._glyph(row.glyph, x + side / 2, top + side / 2, side)
        for (indent, width, lines), all_of_it in zip(cells, wide, strict=False):
            self._words(lines, x + indent, top, width - indent, size, bold)
            x += all_of_it
        return top + high

    def _glyph(self, glyph: Glyph, x: float, y: float, size: float) -> None:
        """Draw a glyph centred at x and y."""
        colours = {"ink": glyph.ink, "paper": glyph.paper}
        half = size * 0.44
        for shape in glyph.shapes:
            points = [(x + px * half, y - py * half) for px, py in shape.points]
            style = ("D" if shape.line else "") + ("F" if shape.fill else "")
            if shape.line:
                self.paper.set_draw_color(*_rgb(colours.get(shape.line, shape.line)))
                self.paper.set_line_width(shape.width * half)
            if shape.fill:
                self.paper.set_fill_color(*_rgb(colours.get(shape.fill, shape.fill)))
            if shape.closed and style:
                self.paper.polygon(points, style=style)
            elif shape.line:
                self.paper.polyline(points)
        if glyph.letter:
            size = glyph.letter_size * half / POINT
            self.paper.set_font(LETTERS, "B", size)
            self.paper.set_text_color(*_rgb(glyph.letter_ink or glyph.ink))
            wide = self.paper.get_string_width(glyph.letter)
            at_x, at_y = glyph.letter_at
            self.paper.text(x + at_x * half - wide / 2, y - at_y * half + 0.36 * size * POINT, glyph.letter)
            self.paper.set_text_color(0)
        self.paper.set_draw_color(0)
        self.paper.set_line_width(0.2)

    def _code(self, block: Code, x: float, top: float, width: float) -> float:
        modules = len(block.rows) + 2 * RIM
        side = width / modules
        top = self._room(top, width)
        self.paper.set_fill_color(0)
        for number, row in enumerate(block.rows):
            begin = 0
            while (begin := row.find("1", begin)) >= 0:
                end = row.find("0", begin)
                end = len(row) if end < 0 else end
                # A hair taller than a module, so that no printer leaves white lines between rows.
                high = side * (1.02 if number + 1 < len(block.rows) else 1)
                self.paper.rect(
                    x + (begin + RIM) * side, top + (number + RIM) * side, (end - begin) * side, high, style="F"
                )
                begin = end
        return top + math.ceil(width)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
