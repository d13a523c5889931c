"""What a touch on the table page results in: a draft (an unfinished command), or complete commands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.piece import Piece
from companion.screen import ScreenAction
from engine.game import Command
from engine.holding import Counts


class Draft(Struct, frozen=True, kw_only=True):
    """A command not yet complete; a game's own draft adds the pieces and places touched so far."""

    cards: Counts = {}
    """The cards, or other pieces of several kinds, that steppers count."""
    laid: tuple[Piece, ...] = ()
    """The pieces on readers."""
    ways: tuple[Command, ...] = ()
    """The possible commands, one of which the table is to choose."""


if TYPE_CHECKING:  # as in `engine.game`
    from typing_extensions import TypeVar

    D = TypeVar("D", bound=Draft, default=Draft)
else:
    from typing import TypeVar

    D = TypeVar("D")


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
    command to go on with after the last was accepted; None for an empty one. `settles`: what the last action left open
    stays open, and is not asked for again; `commands` may be empty then. `undoes`: the number of last entries that are
    withdrawn before, as the commands say them again.
    """

    commands: tuple[Command, ...]
    then: Draft | None = None
    settles: bool = False
    undoes: int = 0


def one_of(draft: D, commands: Iterable[Command]) -> D | Say:
    """The command, if it is the only one; else the draft, which asks the table which of these was meant."""
    ways = tuple(commands)
    return Say(ways) if len(ways) == 1 else replace(draft, ways=ways)


class Enters(ScreenAction, frozen=True):
    """A choice that carries what it enters, whichever game it is of: commands, or the unfinished command to go on with.
    `name` is its written name. `everyone`: it acts for all seats at once, and stands on the table's own screen alone.
    """

    written: str
    act: Say | Draft
    everyone: bool = False

    @property
    def name(self) -> str:
        """The written name."""
        return self.written


def enters(written: str, *commands: Command, everyone: bool = False) -> Enters:
    """The choice with this written name that enters these commands; `everyone` as in `Enters`."""
    return Enters(written, Say(commands), everyone)
