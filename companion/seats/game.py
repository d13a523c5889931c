"""What a game offers for automatic players at the table, in the module `<game>/automatic_seat.py` beside this file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from companion.games.touch_and_tags.touch_result import Draft
from companion.language.message_texts import Speech
from companion.screen import Block
from engine.game import Command, State
from engine.match import Match

Cards = tuple[str | None, ...]
"""A numbered row of cards, from place 1 on; None where a card is gone."""


class Turn(Protocol):
    """The decided turn of an automatic player: its seat, the match it belongs to, and its commands.

    `lines` say what people move, () for nothing; `kept` is the kind of a piece that is kept hidden, "" for none. A turn
    may ask people for the kind of a piece; `answered` takes their answer, `GameSeats.blocks` shows the question.
    """

    seat: str
    match: Match
    commands: tuple[Command, ...]
    lines: tuple[Any, ...]
    kept: str

    @property
    def must_ask(self) -> bool:
        """Whether the turn cannot be executed before people have answered its question."""

    def answered(self, kind: str) -> tuple[Command, ...]:
        """The commands of the turn, completed by this answer to its question."""

    def taken(self, entered: tuple[Command, ...]) -> tuple[Command, ...]:
        """The commands to execute when people enter the commands `entered`, by tags or on a sensed board: if `entered`
        carries out this turn or the beginning of it, `entered` itself or the turn's own commands up to there; else ().
        """

    def arrived(self, draft: Draft) -> tuple[Command, ...]:
        """The commands to execute if people moved the seat's own piece on a sensed board, which resulted in the
        unfinished command `draft`; else ().
        """


class GameSeats(Protocol):
    """The functions that a game's module for automatic players has. The arguments `kept` and `dealt` have, by
    "<seat>/<round>", the kinds of pieces kept hidden, and of cards dealt over a reader in their order.
    """

    def due(self, state: State, seats: Iterable[str], kept: Mapping[str, str]) -> str:
        """The first of the automatic players' `seats` that must decide now, "" for none. `kept` has the kinds of pieces
        kept hidden, by "<seat>/<round>".
        """

    def own(self, state: State, id: str, kept: Mapping[str, str]) -> tuple[dict[str, int], tuple[str, ...]]:
        """The hand of a seat by kind of card, and the kinds of its hidden pieces."""

    def decision(self, answer: bytes) -> Any:
        """The decision that an answer of the deciding process (JSON) holds. Raises ValueError."""

    def turn(self, match: Match, seat: str, decision: Any, row: Cards) -> Turn | None:
        """The turn made of an automatic player's decision; None if one of the turn's commands is refused. `row` is the
        player's cards in the order in which they lie on the table, as the method `row` returns them."""

    def row(self, match: Match, seat: str, dealt: Mapping[str, tuple[str, ...]]) -> Cards:
        """The cards of an automatic player in the order in which they lie, numbered, in a row on the table; () if the
        hand lies face up and so needs no numbered row."""

    def dealt(self, state: State, laid: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """The kinds of the cards dealt over a reader, in their order, by seat; `laid` are the tags read."""

    def dealt_next(self, state: State, laid: tuple[str, ...], seats: tuple[str, ...]) -> str:
        """The id of the automatic players' seat to which the next card on a reader must be assigned: the first of
        `seats` that lacks cards. "" if no seat lacks cards, or if the card needs no assignment because the order of
        dealing gives it to one of those that do. `laid` are the cards already laid on readers.
        """

    def lacking(self, state: State, id: str, cards: tuple[str, ...]) -> bool:
        """Whether this seat is dealt more cards than `cards`, so that people must enter further ones."""

    def whole(self, state: State, id: str, cards: tuple[str, ...]) -> dict[str, int]:
        """The hand of a seat, by kind, with these newly dealt cards."""

    def seat_of(self, command: Command) -> str:
        """The id of the seat that this command is about, "" for none."""

    def unseen(self, command: Command) -> bool:
        """Whether this command says that all players drew pieces face down, not shown to the referee."""

    def deal(self, command: Command) -> bool:
        """Whether this command deals the cards."""

    def blocks(self, turn: Any, speech: Speech) -> tuple[Block, ...]:
        """The content of the dialog that tells people what to move for a turn."""

    def headline(self, turn: Any, speech: Speech) -> str:
        """An automatic player's turn in one line, if the turn can be shown as a notice with the board in view; "" if it
        needs a dialog.
        """

    def why(self, turn: Any, speech: Speech) -> str:
        """The reason for a turn, in a sentence."""

    def marked(self, turn: Any) -> frozenset[str]:
        """The ids of the places and paths that a turn is about."""

    def hand_blocks(self, state: State, id: str, cards: tuple[str, ...], speech: Speech) -> tuple[Block, ...]:
        """The content of the dialog in which people enter the cards dealt to a seat: those entered so far, and a button
        for each kind.
        """


def game_seats(game: str) -> GameSeats:
    """The module that this game offers for automatic players; the game must have some
    (`companion.automa.decision_process.plays`).
    """
    return cast("GameSeats", import_module(f"{__package__}.{game}.automatic_seat"))
