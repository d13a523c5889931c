"""The plug-in protocol of *Could have*: the possible result of each move of a game, puzzles made of it, and hints."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from companion.games.people import Player
from companion.language.speech import Speech
from companion.screen import SeatPanel
from engine.game import Command, State
from engine.match import Match


class Chance(Struct, frozen=True):
    """The possible result of one move: at least `possible` where `done` were reached, and no more if `exact`.

    `moment` is the number of the entry after which the move began. `walk` are the commands of a way that brings so
    many, and `start` is the match in which they are said one after the other, with the hand they are paid from. A game
    without ways has None, and instead the ids of what could have been made (`things`) and of what was (`made`, "" for
    nothing).
    """

    seat: str
    round: int
    done: int
    possible: int
    exact: bool
    moment: int
    start: Match | None = None
    walk: tuple[Command, ...] = ()
    things: tuple[str, ...] = ()
    made: str = ""

    @property
    def missed(self) -> int:
        """The number of possible pieces that were not collected."""
        return self.possible - self.done


class Coach(Protocol):
    """A game's answers on what could have been done. Pure; the match given holds only what may be shown."""

    hints: bool
    """Whether a seat can be given hints during the game."""

    def chances(self, match: Match) -> tuple[Chance, ...]:
        """Each finished move in order, with what was possible; may take a second, so not to be called for a frame."""

    def now(self, match: Match, seat: str) -> Chance | None:
        """The best that this seat can still do with its hand as the board is now; None where its hand is not wholly
        known to the referee, or where there is nothing to plan."""

    def gained(self, start: State, state: State, seat: str) -> int:
        """The number of pieces that this seat collected from one state to the other."""

    def hand(self, state: State, seat: str, speech: Speech) -> tuple[SeatPanel, ...]:
        """The known cards of this seat, a panel for each kind with its count."""

    def hand_line(self, state: State, players: tuple[Player, ...], seat: str, speech: Speech) -> str:
        """The known cards of this seat, in a sentence."""
