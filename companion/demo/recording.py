"""A recorded evening: its touches, its moves of tagged pieces and its pictures, one on a line of a file."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

from msgspec import Struct, json

LOOKING = 2.5
"""Seconds for a picture that is worth a look."""


class Step(Struct, frozen=True):
    """`tap` is touched, with `text` typed when it is a field; then it is looked at and kept as `shot`.png."""

    tap: str = ""
    text: str = ""
    pause: float = 1.0
    shot: str = ""


class Moved(Struct, frozen=True):
    """One thing that a hand does. "lay" and "lift" take `what` by its tag's meaning, the `n`th of its kind, `at` a
    place of the sensed board or "" for a reader of the table; "press" and "hold" a button."""

    do: Literal["lay", "lift", "press", "hold"]
    what: str
    at: str = ""
    n: int = 1


class _Line(Struct):
    tap: str = ""
    text: str = ""
    shot: str = ""
    moved: Moved | None = None


def recorded(name: str) -> list[Step | Moved]:
    """The evening of `touched.jsonl` or `tagged.jsonl`: `{"tap": "typed", "text": "Anna"}`, `{"shot": "plan"}`,
    `{"moved": {"do": "lay", "what": "pawn/red"}}`. `python -m tests.inverse_input.record` writes both files."""
    lines = json.Decoder(_Line).decode_lines(files(__package__).joinpath(name).read_bytes())
    return [each.moved or Step(each.tap, each.text, LOOKING if each.shot else 1.0, each.shot) for each in lines]
