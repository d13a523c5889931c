"""The commands (imperative) and events (past tense) of a table that keeps only scores."""

from __future__ import annotations

from engine.elfenland.commands_and_events import Command, Event
from engine.elfenland.entered_position import TableSnapshot


class KeepScore(Command, tag="keep_score", frozen=True):
    """The command to keep only scores from this round on."""


class Referee(Command, tag="referee", frozen=True):
    """The command to stop keeping only scores: from this round on, every action is refereed again. By seat, `hands` is
    the number of cards that it kept, and `kept` the number of counters; what is not entered is unknown."""

    hands: dict[str, int] | None = None
    kept: dict[str, int] | None = None


class Collect(Command, tag="collect", frozen=True):
    """The command that a seat took its piece in a town."""

    seat: str
    town: str


class GiveBack(Command, tag="give_back", frozen=True):
    """The command that a seat put a piece back: it was not collected after all."""

    seat: str
    town: str


class Boot(Command, tag="boot", frozen=True):
    """The command that a boot is in this town."""

    seat: str
    town: str


class NextSeat(Command, tag="next_seat", frozen=True):
    """The command that the seat in turn has collected everything, so that the next one is in turn."""


class NextRound(Command, tag="next_round", frozen=True):
    """The command that the round is over; after the last one the game ends."""


class Hand(Command, tag="hand", frozen=True):
    """The command that a seat has `size` cards left in its hand."""

    seat: str
    size: int


COMMANDS = KeepScore | Referee | Collect | GiveBack | Boot | NextSeat | NextRound | Hand


class RefereeingEnded(Event, tag="RefereeingEnded", frozen=True):
    """The event that the game goes on with only its scores kept: hands, counters and roads are no longer known."""


class RefereeingBegan(Event, tag="RefereeingBegan", frozen=True):
    """The event that the game is refereed again from this position on. It has none in games of earlier versions: from
    round 2 on, every seat then counts as holding four cards and one open counter; in round 1 as holding nothing."""

    table: TableSnapshot | None = None


class PieceReturned(Event, tag="PieceReturned", frozen=True):
    """The event that a collected piece is in its town again."""

    seat: str
    town: str


class BootSeen(Event, tag="BootSeen", frozen=True):
    """The event that players entered the town of a boot."""

    seat: str
    town: str


class Asked(Event, tag="Asked", frozen=True):
    """The event that these seats must enter something before the game can end."""

    seats: tuple[str, ...]


class HandTold(Event, tag="HandTold", frozen=True):
    """The event that a seat counted the cards left in its hand."""

    seat: str
    size: int


EVENTS = RefereeingEnded | RefereeingBegan | PieceReturned | BootSeen | Asked | HandTold
