"""What a game offers for the page *Can I?*, which asks whether an action is legal without playing it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.language.message_texts import Speech
from companion.screen import Choice, Does, Glyph, Stepper
from engine.game import Command, State
from engine.holding import Holding
from engine.match import Match


class SetUp(Struct, frozen=True):
    """The result of a touch while players set up a position to ask about: the new state, and the unfinished command
    (draft) with the selected piece.
    """

    state: State
    draft: Draft


class Asking(Protocol):
    """A game's questions on the page *Can I?*, as pure functions; every state given holds only public information.

    A mode is a kind of question ("step"): its button is the message `can-i-<mode>`, and `can-i-<mode>.prompt` says what
    to touch. In `set_up_mode` players set up a position to ask about; of the game's own buttons those in
    `usable_buttons` stay usable while a question is put together.
    """

    modes: tuple[str, ...]
    """The kinds of question, in the order of their buttons."""
    set_up_mode: str
    """The mode in which a position is set up by touches, for a game that the referee does not follow."""
    usable_buttons: tuple[str, ...]
    """Ids of the game's own buttons that stay usable while a question is put together."""

    def nothing_known(self, edition: str, box: Mapping[str, str]) -> Match:
        """A match to ask about when no game is open: one seat, this edition, nothing known yet. `box` is the owner's
        deck file (`{"name": …, "text": …}`), empty for none.
        """

    def followed(self, state: State) -> bool:
        """Whether the referee knows the pieces on the board, so that players need not set up a position to ask
        about.
        """

    def at_hand(self, state: State) -> str:
        """The kind of question that players most likely want in this state."""

    def as_if(self, state: State, mode: str, seat: str) -> State:
        """The state as if this seat were in turn, in the phase that the kind of question `mode` is about."""

    def learnt(self, state: State, command: Command, seat: str) -> SetUp | None:
        """The position after a command that only enters a fact (which card lies on a stack), and the unfinished
        command (draft) with which the question goes on. None if the command is itself the action asked about.
        """

    def spot(self, command: Command) -> str:
        """The id of the place or path that the command is about."""

    def because(self, state: State, command: Command, speech: Speech) -> tuple[str, str]:
        """The reason why this legal command is legal: the id of the rule, and the arithmetic in words."""

    def set_up(self, state: State, draft: Draft, does: Does, seat: str) -> SetUp | Say | None:
        """The position after this touch while players set up a position to ask about. If the piece cannot be
        placed there, a `Say` with the command to place it, which the referee refuses, so that the reason is shown. None
        if the touch means nothing here."""

    def picked(self, command: Command) -> tuple[Does, ...]:
        """The touches for placing this command's piece in a position to ask about; () for a command that places
        none.
        """

    def under(self, state: State, edition: str) -> State:
        """The same state under the rules of another edition."""

    def pieces(self, draft: Draft, mark: Glyph, speech: Speech) -> tuple[Choice, ...]:
        """Buttons for further pieces that players can place in a position to ask about; `mark` is the drawing of the
        asking seat.
        """

    def hand(self, state: State, seat: str, speech: Speech) -> tuple[tuple[str, tuple[Stepper, ...]], ...]:
        """Steppers with which this seat enters its own pieces in private, in groups with a heading: one for each kind
        of card ("card/<kind>") and of hidden piece ("hidden/<kind>"). They begin with what the state knows.
        """

    def holding(self, state: State, seat: str, pieces: Mapping[str, int]) -> State:
        """The state in which this seat holds these pieces (`{"card/wood": 2}`), and unknown ones for the rest of its
        number. A group of pieces larger than the seat holds is ignored.
        """


def counted(pieces: Mapping[str, int], group: str) -> dict[str, int]:
    """The pieces of one group ("card"), counted by kind.

    >>> counted({"card/wood": 2, "card/water": 0, "hidden/cloud": 1}, "card")
    {'wood': 2}
    """
    return {id.partition("/")[2]: count for id, count in pieces.items() if count and id.startswith(f"{group}/")}


def holding(held: Holding, known: Mapping[str, int]) -> Holding:
    """As many pieces as `held` has, with these kinds known; `held` unchanged if it has fewer."""
    unknown = held.size - sum(known.values())
    return Holding(dict(known), unknown) if known and unknown >= 0 else held
