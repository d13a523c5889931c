"""The functions with which Boardside plays seats of a game: the module `<game>/hands.py` beside this file has them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from companion.games.touch_and_tags.actions import Draft
from companion.language.speech import Speech
from companion.screen import Block
from engine.game import Command, State
from engine.match import Match

Cards = tuple[str | None, ...]
"""A numbered row of cards, from place 1 on; None where a card is gone."""


class Turn(Protocol):
    """A decided turn: the seat, the match, the commands, the lines that say what hands do (none: nothing is moved), the
    question that it asks, if any, and the kind of a piece that is kept hidden, if any."""

    seat: str
    match: Match
    commands: tuple[Command, ...]
    lines: tuple[Any, ...]
    kept: str

    @property
    def must_ask(self) -> bool:
        """Whether the turn cannot be entered without an answer to its question."""

    def answered(self, kind: str) -> tuple[Command, ...]:
        """The commands with this answer to the question."""

    def taken(self, entered: tuple[Command, ...]) -> tuple[Command, ...]:
        """The commands to execute if hands did this turn, or a part of it, as these commands tell; () if these say
        something else."""

    def arrived(self, draft: Draft) -> tuple[Command, ...]:
        """The commands to execute if this draft of a sensed board is the seat's own piece, which was moved; else ()."""


class GameSeats(Protocol):
    """The functions of such a module; `kept` and `dealt` are those of `companion.games.people.People`."""

    def due(self, state: State, seats: Iterable[str], kept: Mapping[str, str]) -> str:
        """The first of these seats that decides now, "" for none."""

    def own(self, state: State, id: str, kept: Mapping[str, str]) -> tuple[dict[str, int], tuple[str, ...]]:
        """The hand of a seat by kind, and the kinds of what it holds hidden."""

    def decision(self, answer: bytes) -> Any:
        """The decision in an answer of the process. Raises ValueError."""

    def turn(self, match: Match, seat: str, decision: Any, row: Cards) -> Turn | None:
        """The turn for a decision; None if it is refused."""

    def row(self, match: Match, seat: str, dealt: Mapping[str, tuple[str, ...]]) -> Cards:
        """The numbered row of cards of a seat, () where they lie open."""

    def dealt(self, state: State, laid: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """By seat, the cards dealt over a reader, in their order."""

    def dealt_next(self, state: State, laid: tuple[str, ...], seats: tuple[str, ...]) -> str:
        """The seat of these to which the next card over a reader must be directed, "" if it goes to one of them or
        none lacks cards."""

    def lacking(self, state: State, id: str, cards: tuple[str, ...]) -> bool:
        """Whether new cards of a seat are still to be entered after these."""

    def whole(self, state: State, id: str, cards: tuple[str, ...]) -> dict[str, int]:
        """The hand of a seat with these new cards."""

    def seat_of(self, command: Command) -> str:
        """The seat whose turn a command is, "" for none."""

    def unseen(self, command: Command) -> bool:
        """Whether by this command all players draw face-down pieces, which nobody else sees."""

    def deal(self, command: Command) -> bool:
        """Whether this command deals the cards."""

    def blocks(self, turn: Any, speech: Speech) -> tuple[Block, ...]:
        """The turn on a sheet."""

    def headline(self, turn: Any, speech: Speech) -> str:
        """The turn in one line, if it is short and the board must be seen with it; else ""."""

    def why(self, turn: Any, speech: Speech) -> str:
        """The reason for a turn, in a sentence."""

    def marked(self, turn: Any) -> frozenset[str]:
        """The ids of the places and paths that a turn is about."""

    def hand_blocks(self, state: State, id: str, cards: tuple[str, ...], speech: Speech) -> tuple[Block, ...]:
        """The cards entered so far, and a button for each kind."""


def game_seats(game: str) -> GameSeats:
    """The module of this game, for one that `companion.automa.decision_process.plays`."""
    return cast("GameSeats", import_module(f"{__package__}.{game}.hands"))
