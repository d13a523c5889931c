"""A page as one self-contained HTML file, to be printed on any computer: its texts, tables, glyphs and QR code."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from companion.screen import Block, Code, Columns, Glyph, Grid, Row, Shape, Text

RIM = 4
"""The width of the pale margin around a QR code, in modules."""
STYLE = """
@page { size: A4; margin: 10mm }
body { font: 9pt/1.2 Roboto, "DejaVu Sans Condensed", Arial, sans-serif; color: #000; max-width: 190mm; margin: auto }
@media screen { body { padding: 8mm } }
h1 { font-size: 15pt; margin: 0 0 2mm }
h2 { font-size: 12pt; margin: 1mm 0 }
p { margin: 0 0 .6mm; overflow-wrap: anywhere }
.detail { font-size: 7.5pt }
.good, .warning, .strong { font-weight: bold }
table { border-collapse: collapse; width: 100%; margin: 1mm 0 }
th, td { text-align: left; vertical-align: top; padding: .6mm 1.5mm .6mm 0; border-bottom: .2mm solid #bbb;
  overflow-wrap: break-word }
th { font-size: 7.5pt; border-color: #000 }
.columns { display: grid; gap: 0 6mm }
.glyph { width: 4.5mm; height: 4.5mm; vertical-align: middle; margin-right: 1mm }
.code { display: block; width: 100% }
"""


def page(title: str, blocks: Iterable[Block], language: str) -> bytes:
    """The file's bytes: a title and the blocks. `language` is the page's, "cs". Nothing is loaded from elsewhere."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    body = f"<h1>{escape(title)}</h1>{_blocks(blocks)}"
    made = f'<!DOCTYPE html>\n<html lang="{escape(language)}"><head>{head}</head>\n<body>{body}</body></html>\n'
    return made.encode()


def _blocks(blocks: Iterable[Block]) -> str:
    return "\n".join(filter(None, map(_block, blocks)))


def _block(block: Block) -> str:
    """One block as HTML; "" for one that only a touchscreen can use."""
    match block:
        case Text():
            tag = "h2" if block.size in ("title", "huge") else "p"
            return f'<{tag} class="{block.size} {block.tone}">{_glyph(block.glyph)}{escape(block.text)}</{tag}>'
        case Grid():
            # The browser shares out the width by what the cells hold: on paper that takes the fewest lines.
            head = "".join(f"<th>{escape(cell)}</th>" for cell in block.head)
            rows = "".join(map(_row, block.rows))
            return f"<table>{f'<tr>{head}</tr>' if head else ''}{rows}</table>"
        case Columns():
            shares = f"grid-template-columns:{block.share:.2f}fr {1 - block.share:.2f}fr"
            return (
                f'<div class="columns" style="{shares}"><div>{_blocks(block.left)}</div>'
                f"<div>{_blocks(block.right)}</div></div>"
            )
        case Code():
            return _code(block)
    return ""


def _row(row: Row) -> str:
    glyphs = (_glyph(row.glyph), *("" for _ in row.cells[1:]))
    cells = "".join(f"<td>{glyph}{escape(cell)}</td>" for glyph, cell in zip(glyphs, row.cells, strict=True))
    return f'<tr class="strong">{cells}</tr>' if row.strong else f"<tr>{cells}</tr>"


def _glyph(glyph: Glyph | None) -> str:
    """A glyph as a small drawing, "" for none."""
    if glyph is None:
        return ""
    colours = {"ink": glyph.ink, "paper": glyph.paper}
    drawn = "".join(_shape(shape, colours) for shape in glyph.shapes)
    if glyph.letter:
        (x, y), size = glyph.letter_at, glyph.letter_size
        drawn += (
            f'<text x="{x:.3f}" y="{0.36 * size - y:.3f}" font-size="{size:.3f}" font-weight="bold" '
            f'text-anchor="middle" fill="{glyph.letter_ink or glyph.ink}">{escape(glyph.letter)}</text>'
        )
    return f'<svg class="glyph" viewBox="-1.1 -1.1 2.2 2.2">{drawn}</svg>'


def _shape(shape: Shape, colours: dict[str, str]) -> str:
    points = " ".join(f"{x:.3f},{-y:.3f}" for x, y in shape.points)
    fill = colours.get(shape.fill, shape.fill) or "none"
    line = colours.get(shape.line, shape.line) or "none"
    tag = "polygon" if shape.closed else "polyline"
    return f'<{tag} points="{points}" fill="{fill}" stroke="{line}" stroke-width="{shape.width:.3f}"/>'


def _code(block: Code) -> str:
    """A QR code: a path with a square for each dark module."""
    side = len(block.rows) + 2 * RIM
    dark = "".join(
        f"M{x + RIM} {y + RIM}h1v1h-1z" for y, row in enumerate(block.rows) for x, sign in enumerate(row) if sign == "1"
    )
    return f'<svg class="code" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path d="{dark}"/></svg>'
