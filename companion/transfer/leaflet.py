"""The leaflet for a family: one self-contained HTML file of two A4 pages, with pictures of the program."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape

STYLE = """
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


def page(
    title: str, first: str, sections: Sequence[tuple[str, str, str]], pictures: Mapping[str, bytes], language: str
) -> bytes:
    """The file's bytes. `first` is the sentence below the title; `sections` are heading, paragraph and the name of the
    picture beside them, "" for none; `pictures` are PNG files by their names. `language` is the page's, "cs". Nothing
    is loaded from elsewhere."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    body = "\n".join(_section(heading, text, pictures.get(name)) for heading, text, name in sections)
    header = f"<header><h1>{escape(title)}</h1><p>{escape(first)}</p></header>"
    made = (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}"><head>{head}</head>\n<body>{header}\n{body}</body></html>\n'
    )
    return made.encode()


def _section(heading: str, text: str, picture: bytes | None) -> str:
    words = f"<div><h2>{escape(heading)}</h2><p>{escape(text)}</p></div>"
    if picture is None:
        return f"<section>{words}</section>"
    image = f'<img alt="" src="data:image/png;base64,{b64encode(picture).decode()}">'
    return f'<section class="pictured">{words}{image}</section>'
