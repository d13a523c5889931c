"""What can be said at a table of Nine Men's Morris (imperative), and what is written down of it (past tense)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, field

from engine import common_commands


class Command(Struct, frozen=True, tag_field="do"):
    """Something said at the table."""

    seat: str


class Place(Command, tag="place", frozen=True):
    """Put a stone from the hand on a point."""

    to: str


class Move(Command, tag="move", frozen=True):
    """Move a stone along a line, or let it fly."""

    start: str = field(name="from")
    to: str


class Take(Command, tag="take", frozen=True):
    """Take a stone of the other seat off the board, for a mill."""

    at: str


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """A fact; nothing in this game is secret."""

    secret: ClassVar[tuple[str, ...]] = ()


class Placed(Event, tag="Placed", frozen=True):
    """A stone came from the hand."""

    seat: str
    to: str


class Moved(Event, tag="Moved", frozen=True):
    """A stone moved."""

    seat: str
    start: str = field(name="from")
    to: str


class MillClosed(Event, tag="MillClosed", frozen=True):
    """A mill gives its seat so many stones to take."""

    seat: str
    takes: int


class Taken(Event, tag="Taken", frozen=True):
    """A stone left the game."""

    at: str


class TurnCame(Event, tag="TurnCame", frozen=True):
    """It is this seat's turn."""

    seat: str


class Ended(Event, tag="Ended", frozen=True):
    """The game is over; without a winner it is drawn."""

    winner: str = ""


House = common_commands.Agree | common_commands.Let | common_commands.Rename | common_commands.Leave
COMMANDS = Place | Move | Take | House
