"""The plug-in protocol of the form that enters a game in mid-play: steps, touches, and the resulting command."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from companion.games.people import Player
from companion.language.speech import Speech
from companion.screen import Block, Choice, Marks, SeatPanel
from engine.game import Command, State
from engine.rule import Rejection


class Step(Struct, frozen=True):
    """The view of one step of the form: blocks that cover the board, or marks on the board with a tray of pieces below
    it."""

    marks: Marks
    prompt: str
    seats: tuple[SeatPanel, ...]
    blocks: tuple[Block, ...] = ()
    tray: tuple[Choice, ...] = ()


class CatchingUp(Protocol):
    """The form as filled in so far. It is frozen and pure, and begins with the values of the state that the referee
    has."""

    steps: tuple[str, ...]
    """The names of the steps, in order; after the last one the whole form is checked."""
    round: int
    """The number of the round as entered."""
    seat: str
    """The id of the selected seat, for which touches are entered."""

    def show(self, step: str, players: tuple[Player, ...], speech: Speech) -> Step:
        """The view of this step as the form is filled in now."""

    def touch(self, step: str, id: str) -> CatchingUp | None:
        """The form after a touch on `id` in this step; None where this step has no such touch."""

    def mending(self, fault: Rejection) -> tuple[str, CatchingUp]:
        """The name of the step in which this fault can be corrected, and the form with the seat of the fault
        selected."""

    def command(self) -> Command:
        """The `catch_up` command that enters the whole form."""

    def state(self) -> State:
        """The position as entered so far, whether it is possible in the game or not."""


def only_entered(command: Command) -> bool:
    """Whether this is the `catch_up` command, which enters a position and moves no piece on the table."""
    return bool(command.__struct_config__.tag == "catch_up")
