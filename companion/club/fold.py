"""A game of a table as the hub knows it: its public rows, folded by the engine."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import Struct

from companion.club.wire import PublicRow
from companion.games.people import Player
from companion.games.registry import GAMES
from engine.codec import read_events
from engine.game import Game, Start
from engine.match import Match
from engine.rule import Rejection, Unclear

RECENT = 16
"""The moments of a game that are kept: the present one, and those before its last entries."""


class GameStart(Struct, frozen=True):
    """Row 0 of a game's public journal: its start record, and who began it."""

    start: Start
    players: tuple[Player, ...] = ()


@cache
def rules(kind: str) -> Game:
    """The rules of a game, made once. KeyError for a game that this Boardside does not have."""
    return GAMES[kind].game()


class Fold:
    """The state of one game after its rows up to `number`, without gaps; -1 before the first.

    `now` is the game as it stands, without the entries that led there; None before its first row. The last few moments
    are kept, and the events of the entries as JSON: 200 games of 421 entries with all their states would take 300 MB.
    What withdraws more entries than that folds the others anew, in 3 to 8 ms. `fault` says why a row could not be read,
    which is that of a newer Boardside or of a stolen key; `now` stays that of the row before.
    """

    def __init__(self) -> None:
        self.number = -1
        self.kind = ""
        self.players: tuple[Player, ...] = ()
        self.fault = ""
        self.now: Match | None = None
        self.over = False
        """Whether the game is over and no command is awaited any more."""
        self.placed: Mapping[str, tuple[int | None, int | None]] = {}
        """The rank and the score of each seat, None where it is not certain; {} as long as the game is not over."""
        self.stored: Mapping[str, tuple[int | None, int | None]] = {}
        """The same as the database has it."""
        self._first: Match
        self._recent: deque[Match] = deque(maxlen=RECENT)
        self._standing: list[bytes] = []
        self._withdrawn: list[bytes] = []

    def add(self, row: PublicRow) -> None:
        """Take in the row that follows the last one. Never raises for what is in it."""
        self.number += 1
        if self.fault:
            return
        try:
            if self.number == 0:
                self._begin(bytes(row.body))
            elif row.undone:
                self._undo(row.undone)
            else:
                self._stand(bytes(row.body))
                self._withdrawn.clear()
            now = self._recent[-1]
            prompt = now.prompt
            self.over = prompt.over and not prompt.seats
            self.placed = GAMES[self.kind].placed(now) if self.over else {}
            self.now = now
        except Exception as wrong:  # an engine that is handed anything may fail with anything
            self.fault = f"row {self.number} cannot be read ({type(wrong).__name__})"

    def _begin(self, body: bytes) -> None:
        begun = msgspec.json.decode(body, type=GameStart)
        self.kind, self.players = begun.start.game, begun.players
        game = rules(self.kind)
        state = game.start(begun.start)
        if isinstance(state, Rejection | Unclear):
            raise ValueError("this start is none of this game")
        self._first = Match(game, state)
        self._recent.append(self._first)

    def _undo(self, undone: int) -> None:
        """Withdraw, or for a number below 0 restore, so many entries."""
        for _ in range(-undone):
            self._stand(self._withdrawn.pop())
        for _ in range(undone):
            self._withdrawn.append(self._standing.pop())
        if undone < len(self._recent):
            for _ in range(undone):
                self._recent.pop()
        else:
            standing, self._standing = self._standing, []
            self._recent = deque([self._first], RECENT)
            for body in standing:
                self._stand(body)

    def _stand(self, body: bytes) -> None:
        """Apply the events of an entry that follows."""
        game, state = self._first.game, self._recent[-1].state
        for event in read_events(game, body):
            state = game.evolve(state, event)
        self._recent.append(Match(game, state))
        self._standing.append(body)
