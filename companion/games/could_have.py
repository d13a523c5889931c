"""What a game offers for *Could have*: what was possible in each move, and hints."""

from __future__ import annotations

from typing import Generic

from msgspec import Struct

from engine.game import C, E, S
from engine.holding import Counts, Holding
from engine.match import Match


class Chance(Struct, Generic[S, C, E], frozen=True):
    """What was possible in one move: `done` pieces were collected, and at least `possible` pieces could have been; no
    more than `possible` if `exact` is True.

    The move began after entry number `moment`. `walk` are the commands that collect `possible` pieces, entered one
    after the other in the match `start`, in which the seat has the cards that pay for them. If the hand was not known,
    those are the worst cards that it may have had, and `held` is the hand as far as it is known; else `held` is None.
    In a game in which pieces do not move, `start` is None and `walk` is empty; `things` has the ids of all that could
    have been made, and `made` is the id of what was made, "" for nothing.
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
    held: Holding | None = None

    @property
    def missed(self) -> int:
        """The number of possible pieces that were not collected."""
        return self.possible - self.done


class Coach(Generic[S, C, E]):
    """A game's answers to "what could I have done?", as pure functions; the match given holds only what may be
    shown. A game overrides at least `chances`.
    """

    hints = False
    """Whether a seat can be given hints during the game."""

    def chances(self, match: Match[S, C, E]) -> tuple[Chance[S, C, E], ...]:
        """For each finished move in order, what was possible in it. It may take a second, so it is not called for each
        frame.
        """
        raise NotImplementedError

    def with_hand(self, match: Match[S, C, E], chance: Chance[S, C, E], hand: Counts) -> Chance[S, C, E] | None:
        """The same move judged with exactly this hand, as entered after the game; None if the hand does not fit what
        is known of it, or if moves are judged by the known pieces alone.
        """
        return None

    def now(self, match: Match[S, C, E], seat: str) -> Chance[S, C, E] | None:
        """The best that this seat can still do with its hand; None where the referee does not know the whole hand, or
        where there is nothing to plan.
        """
        return None
