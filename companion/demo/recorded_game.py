"""A recorded game, read from a file: touches, moves of tagged pieces and screenshots, one a line."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Literal

from msgspec import Struct, json

LOOKING = 2.5
"""Seconds that a step with a screenshot lasts, so that a viewer can look at the screen."""


class Step(Struct, frozen=True):
    """A recorded touch of the element with the id `tap`, with `text` typed if it is a field. `pause` is the seconds
    from the touch to the next step; before that a screenshot is saved as `shot`.png, unless that is "".
    """

    tap: str = ""
    text: str = ""
    pause: float = 1.0
    shot: str = ""


class Moved(Struct, frozen=True):
    """A recorded action of a player's hand. "lay" and "lift" move one tagged piece: `what` is the meaning of its tag,
    `n` says which of several pieces with this meaning (from 1), `at` is a place of the sensed board, or "" for a reader
    on the table. "press" uses the button called `what`."""

    do: Literal["lay", "lift", "press"]
    what: str
    at: str = ""
    n: int = 1


class _Line(Struct):
    """A line of a recorded game's file: the fields of a `Step`, or `moved`, which is what a player's hand does with a
    piece or a button."""

    tap: str = ""
    text: str = ""
    shot: str = ""
    moved: Moved | None = None


def recorded(name: str) -> list[Step | Moved]:
    """The steps and hand actions of `touched.jsonl` or `tagged.jsonl`, with lines like `{"tap": "typed", "text":
    "Anna"}`, `{"shot": "plan"}` and `{"moved": {"do": "lay", "what": "pawn/red"}}`.

    `python -m tests.inverse_input.record` writes both files.
    """
    lines = json.Decoder(_Line).decode_lines(files(__package__).joinpath(name).read_bytes())
    return [each.moved or Step(each.tap, each.text, LOOKING if each.shot else 1.0, each.shot) for each in lines]


def touched_steps() -> Iterator[Step]:
    """The steps of the game that was recorded by touch."""
    return (step for step in recorded("touched.jsonl") if isinstance(step, Step))
