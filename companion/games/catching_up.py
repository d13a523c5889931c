"""What a game brings to a table that is told in its middle: its steps, what is touched in each, and the command."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from companion.games.people import Player
from companion.language.speech import Speech
from companion.screen import Block, Choice, Marks, SeatPanel
from engine.game import Command, State
from engine.rule import Rejection


class Step(Struct, frozen=True):
    """How one step looks: what lies over the board, or the board's marks and the pieces below it."""

    marks: Marks
    prompt: str
    seats: tuple[SeatPanel, ...]
    blocks: tuple[Block, ...] = ()
    tray: tuple[Choice, ...] = ()


class CatchingUp(Protocol):
    """A table as it is told so far: frozen, and pure. It begins with what the referee believes."""

    steps: tuple[str, ...]
    """Their names, in order; after the last everything is checked."""
    round: int
    """The round that is told."""
    seat: str
    """The seat that is being told."""

    def show(self, step: str, players: tuple[Player, ...], speech: Speech) -> Step:
        """How this step looks now."""

    def touch(self, step: str, id: str) -> CatchingUp | None:
        """The table after a touch; None where it means nothing."""

    def mending(self, fault: Rejection) -> tuple[str, CatchingUp]:
        """The step in which this fault was told, with its seat to be told anew."""

    def command(self) -> Command:
        """What is said once everything is told."""

    def state(self) -> State:
        """The table as it would lie then, whether it can or not."""


def only_told(command: Command) -> bool:
    """Whether this act told how the table lies, so that no hand moved anything by it."""
    return bool(command.__struct_config__.tag == "catch_up")
