"""The plug-in protocol for entering a game in mid-play: the steps of the form, its touches, and the command."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from companion.games.people import Player
from companion.language.speech import Speech
from companion.screen import Block, Choice, Marks, SeatPanel
from engine.game import Command, State
from engine.rule import Rejection


class Step(Struct, frozen=True):
    """The view of one step of the form: blocks over the board, or marks on it and a tray of pieces below."""

    marks: Marks
    prompt: str
    seats: tuple[SeatPanel, ...]
    blocks: tuple[Block, ...] = ()
    tray: tuple[Choice, ...] = ()


class CatchingUp(Protocol):
    """The form as filled in so far. Frozen and pure; it starts from the state the referee has."""

    steps: tuple[str, ...]
    """Their names, in order; after the last everything is checked."""
    round: int
    """The round as entered."""
    seat: str
    """The seat that is selected."""

    def show(self, step: str, players: tuple[Player, ...], speech: Speech) -> Step:
        """How this step looks now."""

    def touch(self, step: str, id: str) -> CatchingUp | None:
        """The table after a touch; None where it means nothing."""

    def mending(self, fault: Rejection) -> tuple[str, CatchingUp]:
        """The step in which this fault was entered, with its seat selected."""

    def command(self) -> Command:
        """The command for the whole form."""

    def state(self) -> State:
        """The state the command would give, whether it is legal or not."""


def only_told(command: Command) -> bool:
    """Whether this command entered a table as it stands (`catch_up`), so that no hand moved anything by it."""
    return bool(command.__struct_config__.tag == "catch_up")
