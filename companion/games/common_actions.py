"""What touches do on the pages of every game."""

from __future__ import annotations

from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.screen import ScreenAction


class ReadRule(ScreenAction, frozen=True, tag="rule"):
    """Opens the rule with this id."""

    rule: str


class SeatTouched(ScreenAction, frozen=True, tag="seat"):
    """A touch of a seat's panel, or of its line in a list."""

    seat: str


class Tick(ScreenAction, frozen=True):
    """Ticks the line with this index in a list that a page shows, or takes the tick away."""

    line: int


class Todo(ScreenAction, frozen=True):
    """Ticks the line with this index in the game's own checklist, or takes the tick away."""

    line: int


class Suggested(ScreenAction, frozen=True, tag="way"):
    """Performs `act`, the legal alternative with this number beside a refusal: a `Say`, or an unfinished command."""

    number: int
    act: Say | Draft

    @property
    def name(self) -> str:
        """The number of the alternative, "way/0"."""
        return f"way/{self.number}"


class Anyway(ScreenAction, frozen=True):
    """Performs `act` although the hand that was entered on this phone forbids it."""

    act: Say

    @property
    def name(self) -> str:
        """The name "anyway"; a screen has one such button at most."""
        return "anyway"


class Disagree(ScreenAction, frozen=True):
    """Opens the page about a difference between the rulebooks, by its id; "" for all of them."""

    difference: str


class ReturnTo(ScreenAction, frozen=True, tag="return"):
    """Offers to go back to the moment after this number of entries."""

    kept: int


class Found(ScreenAction, frozen=True):
    """Shows the place with this id, which was searched for, on the board."""

    place: str


class CardKind(ScreenAction, frozen=True):
    """The cards of this kind, which a stepper counts; those of all kinds together are at most `most`."""

    kind: str
    most: int

    @property
    def name(self) -> str:
        """The kind, "card/ox"."""
        return f"card/{self.kind}"
