"""What a game offers for entering a game already under way: a form in steps, and the command made of it."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from companion.games.people import Player
from companion.language.message_texts import Speech
from companion.screen import Block, Choice, Does, Marks, SeatPanel
from engine.game import Command
from engine.rule import Rejection
from engine.state import State


class Step(Struct, frozen=True):
    """What the screen shows in one step of the form: a prompt, the seats' panels, and either `blocks` of controls over
    the board, or `marks` on the board and below it a `tray` of pieces to choose.
    """

    marks: Marks
    prompt: str
    seats: tuple[SeatPanel, ...]
    blocks: tuple[Block, ...] = ()
    tray: tuple[Choice, ...] = ()


class CatchingUp(Protocol):
    """The form for entering a game under way, as filled in so far. It is frozen and pure, and begins with what the
    referee knows.
    """

    steps: tuple[str, ...]
    """The names of the steps, in order; after the last one the whole form is checked."""
    seat: str
    """The id of the selected seat, for which touches are entered."""

    def show(self, step: str, players: tuple[Player, ...], speech: Speech) -> Step:
        """What the screen shows in this step of the form, as it is filled in now."""

    def touch(self, step: str, does: Does) -> CatchingUp | None:
        """The form after this touch; None if this step of the form has no such touch."""

    def mending(self, fault: Rejection) -> tuple[str, CatchingUp]:
        """The name of the form's step in which this refusal can be corrected, and the form with the seat concerned
        selected.
        """

    def command(self) -> Command:
        """The `catch_up` command that records the position entered in all steps of the form."""

    def doubts(self) -> tuple[Rejection, ...]:
        """What is unusual about the entered position, as refusals that the table may have allowed."""

    def state(self) -> State:
        """The position as entered so far, whether it is possible in the game or not."""


def only_entered(command: Command | None) -> bool:
    """Whether this is the `catch_up` command, which enters a position and moves no piece on the table."""
    return command is not None and bool(command.__struct_config__.tag == "catch_up")
