"""The plug-in protocol of *Can I?*: the kinds of question, and the state in which each is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from companion.games.touch_and_tags.actions import Draft, Say
from companion.language.speech import Speech
from companion.screen import Choice, Glyph, Stepper
from engine.game import Command, State
from engine.holding import Holding
from engine.match import Match


class Dressed(Struct, frozen=True):
    """The result of a touch while a position is set up for a question: the state, and the draft with the selected
    piece."""

    state: State
    draft: Draft


class Asking(Protocol):
    """A game's questions. Pure; every state given here holds only what the whole table may know (`engine.public`). A
    mode is a kind of question: its button is the message `can-i-<mode>`, and `can-i-<mode>.prompt` says what to
    touch."""

    modes: tuple[str, ...]
    """The kinds of question, in the order of their buttons."""
    dressing: str
    """The mode in which a position is set up by touches, for a game that the referee does not follow."""
    keeps: tuple[str, ...]
    """Ids of the game's own buttons that stay usable while a question is put together."""

    def nothing_known(self, edition: str, box: Mapping[str, str]) -> Match:
        """A match of one seat, played by this edition, in which nothing is known yet; `box` is the owner's box
        (`{"name": …, "text": …}`), empty for none."""

    def followed(self, state: State) -> bool:
        """Whether the state includes the pieces on the board, so that no position needs to be set up for a question."""

    def at_hand(self, state: State) -> str:
        """The mode that is most likely wanted in this state."""

    def as_if(self, state: State, mode: str, seat: str) -> State:
        """The state as if it were this seat's turn in the phase of this mode."""

    def learnt(self, state: State, command: Command, seat: str) -> Dressed | None:
        """The state after a command that enters what is on the table and asks nothing yet, with the draft in which
        the question goes on; None for a command to be judged."""

    def spot(self, command: Command) -> str:
        """The id of the place or path that the command is about."""

    def because(self, state: State, command: Command, speech: Speech) -> tuple[str, str]:
        """The reason why a legal command is legal: a rule id, and the arithmetic in words."""

    def dress(self, state: State, draft: Draft, id: str, seat: str) -> Dressed | Say | None:
        """The result of a touch while a position is set up; a complete command, to be refused, if the piece cannot be
        placed there."""

    def picked(self, command: Command) -> tuple[str, ...]:
        """The ids of the touches that place this command's piece in a position being set up; none for a command that
        places nothing."""

    def under(self, state: State, edition: str) -> State:
        """The same state under the rules of another edition."""

    def pieces(self, draft: Draft, mark: Glyph, speech: Speech) -> tuple[Choice, ...]:
        """Pieces that can be placed in a set-up position beside those of the game's own tray; `mark` is that of the
        asking seat."""

    def hand(self, state: State, seat: str, speech: Speech) -> tuple[tuple[str, tuple[Stepper, ...]], ...]:
        """The steppers with which this seat enters its own pieces in private, in groups with a heading: one for each
        kind of card ("card/<kind>") and of hidden piece ("hidden/<kind>"). They show what the state knows."""

    def holding(self, state: State, seat: str, pieces: Mapping[str, int]) -> State:
        """The state in which this seat holds these pieces (`{"card/wood": 2}`), and as many unknown ones as it has
        beyond them; without those of a row that cannot hold as many."""


def counted(pieces: Mapping[str, int], group: str) -> dict[str, int]:
    """The pieces of one group by their kinds.

    >>> counted({"card/wood": 2, "card/water": 0, "hidden/cloud": 1}, "card")
    {'wood': 2}
    """
    return {id.partition("/")[2]: count for id, count in pieces.items() if count and id.startswith(f"{group}/")}


def holding(held: Holding, known: Mapping[str, int]) -> Holding:
    """As many pieces as before, of which these are known; the same where they are not as many."""
    unknown = held.size - sum(known.values())
    return Holding(dict(known), unknown) if known and unknown >= 0 else held
