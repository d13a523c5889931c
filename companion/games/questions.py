"""The plug-in protocol of *Can I?*: the kinds of question, and the state each is asked of."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from companion.games.actions import Draft, Say
from companion.language.speech import Speech
from companion.screen import Choice, Glyph
from engine.game import Command, State
from engine.match import Match


class Dressed(Struct, frozen=True):
    """The result of a touch while a board is set up for a question: the state, and the piece still picked up."""

    state: State
    draft: Draft


class Asking(Protocol):
    """A game's questions. Everything is pure; states are what the whole table may know (`engine.public`). Modes are the
    messages `can-i-<mode>` of their buttons, and `can-i-<mode>.prompt` says what is to be touched."""

    modes: tuple[str, ...]
    dressing: str
    """The mode in which the table is told what lies where, for one that nobody follows."""
    keeps: tuple[str, ...]
    """The game's own buttons that help to put a question together."""

    def nothing_told(self, edition: str) -> Match:
        """A match of one seat in which nothing is known yet."""

    def followed(self, state: State) -> bool:
        """Whether the state shows what lies on the board, so that it need not be set up for a question."""

    def at_hand(self, state: State) -> str:
        """The mode that is likely asked in at this moment."""

    def as_if(self, state: State, mode: str, seat: str) -> State:
        """The table as if it were this seat's turn where such things are done."""

    def spot(self, command: Command) -> str:
        """The place or path that it is about."""

    def because(self, state: State, command: Command, speech: Speech) -> tuple[str, str]:
        """Why a legal act is legal: the rule by id, and the numbers."""

    def dress(self, state: State, draft: Draft, id: str, seat: str) -> Dressed | Say | None:
        """What a touch makes of a table that is dressed; a question where pieces cannot lie so."""

    def picked(self, command: Command) -> tuple[str, ...]:
        """The touches that lay this command's piece while a board is set up; none for a command that lays nothing."""

    def under(self, state: State, edition: str) -> State:
        """The same table by another rulebook."""

    def pieces(self, draft: Draft, mark: Glyph, speech: Speech) -> tuple[Choice, ...]:
        """What can be laid beside the game's own tray; `mark` is that of the seat that asks."""
