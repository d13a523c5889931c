"""What is said at a table that keeps only scores (imperative), and what is written down of it (past tense)."""

from __future__ import annotations

from engine.elfenland.words import Command, Event


class KeepScore(Command, tag="keep_score", frozen=True):
    """From this round on only scores are kept."""


class Referee(Command, tag="referee", frozen=True):
    """From this round on everything is refereed again."""


class Collect(Command, tag="collect", frozen=True):
    """Took the own piece in a town."""

    seat: str
    town: str


class GiveBack(Command, tag="give_back", frozen=True):
    """Laid that piece back: it was not collected after all."""

    seat: str
    town: str


class Boot(Command, tag="boot", frozen=True):
    """The boot stands in this town."""

    seat: str
    town: str


class NextSeat(Command, tag="next_seat", frozen=True):
    """The seat in turn has collected everything; it is the next one's turn."""


class NextRound(Command, tag="next_round", frozen=True):
    """The round is over, and the table is ready for the next; after the last one the game ends."""


class Hand(Command, tag="hand", frozen=True):
    """So many cards are left in the hand."""

    seat: str
    size: int


COMMANDS = KeepScore | Referee | Collect | GiveBack | Boot | NextSeat | NextRound | Hand


class RefereeingEnded(Event, tag="RefereeingEnded", frozen=True):
    """What is in hands, in front of seats and on roads is no longer followed."""


class RefereeingBegan(Event, tag="RefereeingBegan", frozen=True):
    """It is followed again: a seat keeps a hand within the limit and, after the first round, one counter."""


class PieceReturned(Event, tag="PieceReturned", frozen=True):
    """A collected piece lies in its town again."""

    seat: str
    town: str


class BootSeen(Event, tag="BootSeen", frozen=True):
    """A boot was in this town when the table last told of it."""

    seat: str
    town: str


class Asked(Event, tag="Asked", frozen=True):
    """These seats must tell something before the game can end."""

    seats: tuple[str, ...]


class HandTold(Event, tag="HandTold", frozen=True):
    """A seat counted the cards left in its hand."""

    seat: str
    size: int


EVENTS = RefereeingEnded | RefereeingBegan | PieceReturned | BootSeen | Asked | HandTold
