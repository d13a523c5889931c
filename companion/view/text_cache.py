"""Text as textures: measured, wrapped and shrunk to fit, with a second font for signs that Roboto lacks."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby
from typing import Any

from kivy.core.text import Label
from kivy.graphics.texture import Texture

from companion.view.theme import rgba

SIGNS = "DejaVuSans"
LETTERS = "Roboto"
ELLIPSIS = "…"
BREAKS = re.compile(r"(?<=[^\s«])(?= (?![»:;?!]))(?!(?<=\d) [^\W\d_])|(?<=–)(?=\S)|(?<=\w/)(?=[^\W\d])")
"""Where a line may break: before the space between two words, after a dash between two names, and in a path. French
punctuation stays with its word, and a number with the word after it."""


def _is_sign(sign: str) -> bool:
    """Whether Roboto lacks this character: arrows, stars, check marks, boxes."""
    return 0x2190 <= ord(sign) <= 0x2BFF


@lru_cache(maxsize=64)
def _ruler(size: int, bold: bool, signs: bool) -> Label:
    return Label(font_size=size, bold=bold, font_name=SIGNS if signs else LETTERS)


@lru_cache(maxsize=4096)
def _run_width(text: str, size: int, bold: bool, signs: bool) -> int:
    return int(_ruler(size, bold, signs).get_extents(text)[0])


def runs(text: str) -> list[tuple[str, bool]]:
    """The text cut where the font changes: each part, and True if it is in the second font, for signs."""
    if text.isascii():
        return [(text, False)]
    return [("".join(part), signs) for signs, part in groupby(text, _is_sign)]


def width_of(text: str, size: int, bold: bool) -> int:
    """The width of one line of the text, in pixels."""
    return sum(_run_width(part, size, bold, signs) for part, signs in runs(text))


@lru_cache(maxsize=2048)
def widest_piece(text: str, size: int, bold: bool) -> int:
    """The width of the longest part of the text that is on one line however narrow the column, in pixels."""
    return max((width_of(part.strip(" "), size, bold) for part in BREAKS.split(text)), default=0)


@lru_cache(maxsize=2048)
def width_in_two(text: str, size: int, bold: bool) -> int:
    """The least width at which the text has no more than two lines, in pixels."""
    words = BREAKS.split(text)
    halves = (("".join(words[:at]).rstrip(" "), "".join(words[at:]).lstrip(" ")) for at in range(1, len(words) + 1))
    return min(max(width_of(half, size, bold) for half in pair) for pair in halves)


def line_height(size: int) -> int:
    """The distance to the next line, in pixels."""
    return round(size * 1.2)


@lru_cache(maxsize=1024)
def texture_of(text: str, size: int, bold: bool, signs: bool, halo: str = "", colour: str = "") -> Texture:
    """The texture of one line of text in white, to be tinted; `signs` uses the font for symbols that Roboto lacks. With
    a `halo` the text has the colour `colour` and an outline in the colour `halo`.
    """
    outline: dict[str, Any] = {}
    if halo:
        width = max(1, round(size / 6))
        outline = {"color": rgba(colour), "outline_width": width, "outline_color": rgba(halo)[:3]}
    label = Label(text=text, font_size=size, bold=bold, font_name=SIGNS if signs else LETTERS, **outline)
    label.refresh()
    return label.texture


def _broken(text: str, size: int, bold: bool, width: float) -> list[str]:
    """The text in lines no wider than `width` pixels, broken between words and after dashes; a longer word
    stays whole.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in BREAKS.split(paragraph):
            longer = line + word
            if line and width_of(longer.rstrip(" "), size, bold) > width:
                lines.append(line.rstrip(" "))
                line = word.lstrip(" ")
            else:
                line = longer
        lines.append(line)
    return lines


@lru_cache(maxsize=2048)
def fitted(
    text: str, width: float, height: float, size: int, smallest: int, bold: bool, most: int
) -> tuple[int, tuple[str, ...], bool]:
    """The largest font size at which the text fits, its lines, and True; else the smallest size, the lines cut with
    dots, and False. `most` is the greatest number of lines.
    """
    lines: list[str] = [text]
    smallest = min(size, smallest)
    for trial in range(size, smallest - 1, -1):
        lines = _broken(text, trial, bold, width)
        wide = max(width_of(line, trial, bold) for line in lines)
        if len(lines) <= most and wide <= width and len(lines) * line_height(trial) <= height + trial * 0.35:
            return trial, tuple(lines), True
    room = max(1, min(most, int((height + smallest * 0.35) // line_height(smallest))))
    kept = lines[:room]
    if len(lines) > room:
        kept[-1] += ELLIPSIS
    return smallest, tuple(_clipped(line, smallest, bold, width) for line in kept), False


def _clipped(line: str, size: int, bold: bool, width: float) -> str:
    if width_of(line, size, bold) <= width:
        return line
    line = line.rstrip(ELLIPSIS)
    while line and width_of(line + ELLIPSIS, size, bold) > width:
        line = line[:-1]
    return line.rstrip() + ELLIPSIS
