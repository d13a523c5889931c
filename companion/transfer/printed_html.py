"""Self-contained HTML files to be printed on any computer: a page with its tables and QR code, and the leaflet."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
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

LEAFLET_STYLE = """
@page { size: A4; margin: 13mm 14mm }
* { box-sizing: border-box }
body { font: 12pt/1.38 Roboto, "DejaVu Sans", Arial, sans-serif; color: #1d2b26; max-width: 182mm; margin: auto }
@media screen { body { padding: 8mm 4mm } }
header { border-bottom: 1mm solid #22312c; margin-bottom: 4mm; padding-bottom: 2mm }
h1 { font-size: 24pt; line-height: 1.1; margin: 0 0 1mm }
header p { margin: 0; font-size: 13pt }
section { break-inside: avoid; display: grid; grid-template-columns: 1fr; gap: 0 6mm; margin: 0 0 4.5mm }
section.pictured { grid-template-columns: 1fr 90mm }
section.pictured > div { align-self: start }
h2 { font-size: 15pt; line-height: 1.15; margin: 0 0 1mm; color: #2f6b4f }
p { margin: 0 }
img { width: 100%; display: block; border: .4mm solid #22312c; border-radius: 2mm }
"""


def page(title: str, blocks: Iterable[Block], language: str) -> bytes:
    """The file's bytes: a title and the blocks. `language` is the page's, "cs". Nothing is loaded from elsewhere."""
    return _document(title, STYLE, f"<h1>{escape(title)}</h1>{_blocks(blocks)}", language)


def leaflet(
    title: str, first: str, sections: Sequence[tuple[str, str, str]], pictures: Mapping[str, bytes], language: str
) -> bytes:
    """The bytes of the leaflet for a family, two A4 pages. `first` is the sentence below the title; `sections` are
    heading, paragraph and the name of the picture beside them, "" for none; `pictures` are PNG files by their names.
    `language` is the page's, "cs". Nothing is loaded from elsewhere."""
    body = "\n".join(_section(heading, text, pictures.get(name)) for heading, text, name in sections)
    header = f"<header><h1>{escape(title)}</h1><p>{escape(first)}</p></header>"
    return _document(title, LEAFLET_STYLE, f"{header}\n{body}", language)


def _document(title: str, style: str, body: str, language: str) -> bytes:
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
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
    cells = "</td><td>".join(map(escape, row.cells))
    kind = ' class="strong"' if row.strong else ""
    return f"<tr{kind}><td>{_glyph(row.glyph)}{cells}</td></tr>"


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


def _section(heading: str, text: str, picture: bytes | None) -> str:
    words = f"<div><h2>{escape(heading)}</h2><p>{escape(text)}</p></div>"
    if picture is None:
        return f"<section>{words}</section>"
    image = f'<img alt="" src="data:image/png;base64,{b64encode(picture).decode()}">'
    return f'<section class="pictured">{words}{image}</section>'
