"""The process that decides for automatic players: it reads questions as lines of JSON and answers each."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import Struct

from engine.codec import read_events, write
from engine.game import Entry, Game, Start
from engine.match import Match

NICER = 5
"""The niceness of the process: it gives way to the one that draws the screen."""


class Question(Struct, frozen=True):
    """A request to decide a turn of an automatic player, with all that its seat may know and the level at which it
    plays.

    The public journal of the game begins with the record `start`; its entries are the first `keep` ones of the previous
    question, then `entries`, each a JSON list of events. `hand` and `hidden` are the seat's own cards and hidden
    pieces; `seed` is the start of its random numbers.
    """

    start: Start
    keep: int
    entries: tuple[msgspec.Raw, ...]
    seat: str
    hand: dict[str, int]
    hidden: tuple[str, ...]
    level: str
    seed: int


def plays(game: str) -> bool:
    """Whether Boardside has automatic players for this game."""
    return find_spec(f"{__package__}.{game}.decision") is not None if find_spec(f"{__package__}.{game}") else False


def decide(match: Match, seat: str, hand: Any, hidden: Any, level: str, seed: int) -> Any:
    """The decision of an automatic player for its turn: an object of the `Decision` class of that game's own module.

    `match` holds public information only; `hand` and `hidden` are the seat's own cards and hidden pieces.
    """
    return import_module(f"{__package__}.{match.game.name}.decision").decided(match, seat, hand, hidden, level, seed)


class Answers:
    """The public match as known from the questions so far, kept so that the next question need only bring what is
    new.
    """

    def __init__(self) -> None:
        self._start: Start | None = None
        self._moments: list[Match] = []

    def answer(self, line: bytes) -> bytes:
        """The decision as JSON for `line`, a question as JSON. Raises ValueError for a question that cannot be read."""
        asked = msgspec.json.decode(line, type=Question)
        if asked.start != self._start:
            game: Game = getattr(import_module(f"engine.{asked.start.game}.game"), asked.start.game)()
            self._start, self._moments = asked.start, [Match(game, game.start(asked.start))]
        del self._moments[asked.keep + 1 :]
        for events in asked.entries:
            last = self._moments[-1]
            self._moments.append(last.then(Entry(None, read_events(last.game, bytes(events)))))
        match = self._moments[-1]
        return write(decide(match, asked.seat, asked.hand, asked.hidden, asked.level, asked.seed))


def main() -> None:
    """Answer questions until standard input ends."""
    os.nice(NICER)
    answers = Answers()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answers.answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
