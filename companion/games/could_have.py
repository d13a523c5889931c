"""What a game offers for *Could have*: what was possible in each move, and hints."""

from __future__ import annotations

from typing import Generic, Protocol

from msgspec import Struct

from companion.language.message_texts import Speech
from companion.screen import SeatPanel
from engine.game import C, E, S, State
from engine.match import Match


class Chance(Struct, Generic[S, C, E], frozen=True):
    """What was possible in one move: `done` pieces were collected, and at least `possible` pieces could have been; no
    more than `possible` if `exact` is True.

    The move began after entry number `moment`. `walk` are the commands that collect `possible` pieces, entered one
    after the other in the match `start`, in which the seat has the cards that pay for them. In a game in which pieces
    do not move, `start` is None and `walk` is empty; `things` has the ids of all that could have been made, and `made`
    is the id of what was made, "" for nothing.
    """

    seat: str
    round: int
    done: int
    possible: int
    exact: bool
    moment: int
    start: Match[S, C, E] | None = None
    walk: tuple[C, ...] = ()
    things: tuple[str, ...] = ()
    made: str = ""

    @property
    def missed(self) -> int:
        """The number of possible pieces that were not collected."""
        return self.possible - self.done


class Coach(Protocol):
    """A game's answers to "what could I have done?", as pure functions; the match given holds only what may be
    shown. `hints`: whether the game can give hints to a seat during play.
    """

    hints: bool
    """Whether a seat can be given hints during the game."""

    def chances(self, match: Match) -> tuple[Chance, ...]:
        """For each finished move in order, what was possible in it. It may take a second, so it is not called for each
        frame.
        """

    def now(self, match: Match, seat: str) -> Chance | None:
        """The best that this seat can still do with its hand; None where the referee does not know the whole hand, or
        where there is nothing to plan.
        """

    def hand(self, state: State, seat: str, speech: Speech) -> tuple[SeatPanel, ...]:
        """The cards of this seat that the referee knows, as a panel for each kind with its number."""
