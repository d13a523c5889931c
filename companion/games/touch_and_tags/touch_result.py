"""What a touch on the table page results in: a draft (an unfinished command), or complete commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from engine.game import Command, State
from engine.holding import Counts


class Draft(Protocol):
    """A command not yet complete: a frozen struct of the game, with the pieces and places touched so far."""

    @property
    def laid(self) -> tuple[str, ...]:
        """The pieces on readers."""


if TYPE_CHECKING:  # as in `engine.game`
    from typing_extensions import TypeVar

    Given = TypeVar("Given", contravariant=True, default=State)
    D = TypeVar("D", bound=Draft, default=Draft)
else:
    from typing import TypeVar

    Given, D = TypeVar("Given", contravariant=True), TypeVar("D")


def stepped(counts: Counts, kind: str, by: int, most: int) -> Counts:
    """The counts after one touch of the stepper of this kind, `by` being 1 or -1. The sum never exceeds `most`; a touch
    that would exceed it, or go below 0, changes nothing.

    >>> stepped({"a": 1}, "b", 1, 2), stepped({"a": 1}, "a", -1, 2), stepped({"a": 1}, "a", 1, 1)
    ({'a': 1, 'b': 1}, {}, {'a': 1})
    """
    count = counts.get(kind, 0) + by
    if count < 0 or sum(counts.values()) + by > most:
        return counts
    others = {other: held for other, held in counts.items() if other != kind}
    return {**others, kind: count} if count else others


class Say(Struct, frozen=True):
    """Complete commands that a touch or a tag resulted in, to be executed in this order. `then` is the unfinished
    command to go on with after each that was accepted; None for an empty one.
    """

    commands: tuple[Command, ...]
    then: Draft | None = None
