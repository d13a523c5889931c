"""What hands do at a table with readers, buttons and a sensed board."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Act(Struct, frozen=True):
    """One thing that a hand does. "lay" and "lift" take `what` by its meaning, the `n`th of its kind, `at` a place of
    the sensed board or "" for a reader of the table; "press" and "hold" a button; "tap" touches the screen."""

    do: Literal["lay", "lift", "press", "hold", "tap"]
    what: str
    at: str = ""
    n: int = 1


class Things(Struct, frozen=True):
    """What the table has beside its screen: readers for pieces, a sensed board with a reader under each of these places
    ("town/virst"), buttons."""

    readers: bool = True
    board: tuple[str, ...] = ()
    buttons: bool = True
