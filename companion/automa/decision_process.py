"""The process that decides for automatic players: it reads questions as lines of JSON and answers each."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import Struct

from engine.codec import read_events, write
from engine.game import Entry, Game, Start
from engine.match import Match
from engine.rule import Rejection, Unclear

NICER = 5
"""The niceness of the process: it gives way to the one that draws the screen."""


class Question(Struct, frozen=True):
    """A request to decide a turn of an automatic player, with all that its seat may know and the level at which it
    plays.

    The public journal of the game begins with the record `start`; then come `entries`, each a JSON list of events.
    `hand` and `hidden` are the seat's own cards and hidden pieces; `seed` is the start of its random numbers.
    """

    start: Start
    entries: tuple[msgspec.Raw, ...]
    seat: str
    hand: dict[str, int]
    hidden: tuple[str, ...]
    level: str
    seed: int


def plays(game: str) -> bool:
    """Whether Boardside has automatic players for this game."""
    return find_spec(f"{__package__}.{game}") is not None


def decide(match: Match, seat: str, hand: Mapping[str, int], hidden: Sequence[str], level: str, seed: int) -> Any:
    """The decision of an automatic player for its turn: an object of the `Decision` class of that game's own module.

    `match` holds public information only; `hand` and `hidden` are the seat's own cards and hidden pieces.
    """
    return import_module(f"{__package__}.{match.game.name}.decision").decided(match, seat, hand, hidden, level, seed)


def answer(line: bytes) -> bytes:
    """The decision as JSON for `line`, a question as JSON. Raises ValueError for a question that cannot be read."""
    asked = msgspec.json.decode(line, type=Question)
    game: Game = getattr(import_module(f"engine.{asked.start.game}.game"), asked.start.game)()
    start = game.start(asked.start)
    assert not isinstance(start, Rejection | Unclear), start
    match = Match(game, start)
    for events in asked.entries:
        match = match.then(Entry(None, read_events(game, bytes(events))))
    return write(decide(match, asked.seat, asked.hand, asked.hidden, asked.level, asked.seed))


def main() -> None:
    """Answer questions until standard input ends."""
    os.nice(NICER)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
