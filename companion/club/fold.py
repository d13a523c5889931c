"""A game of a table as the hub knows it: its public rows, folded by the engine."""

from __future__ import annotations

from collections import deque
from functools import cache

import msgspec
from msgspec import Struct

from companion.club.wire import PublicRow
from companion.games.people import Player
from companion.games.registry import GAMES
from engine.codec import read_events
from engine.game import Entry, Game, Start
from engine.match import Match
from engine.state import State

RECENT = 16
"""The states of a game that are kept: the present one, and those before its last entries."""


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

    The last few states are kept, and the events of the entries as JSON: 200 games of 421 entries with all their states
    would take 300 MB. What withdraws more entries than that folds the others anew, in 3 to 8 ms.
    `fault` says why a row could not be read, which is that of a newer Boardside or of a stolen key; the state stays
    that of the row before.
    """

    def __init__(self) -> None:
        self.number = -1
        self.kind = ""
        self.players: tuple[Player, ...] = ()
        self.fault = ""
        self.state: State | None = None
        self.kept = False
        """Whether its results are in the database."""
        self._game: Game | None = None
        self._begun: State | None = None
        self._recent: deque[State | None] = deque(maxlen=RECENT)
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
        except Exception as wrong:  # an engine that is handed anything may fail with anything
            self.fault = f"row {self.number} cannot be read ({type(wrong).__name__})"

    @property
    def over(self) -> bool:
        """Whether the game is over and no command is awaited any more."""
        if self._game is None or self.state is None:
            return False
        prompt = self._game.prompt(self.state)
        return prompt.over and not prompt.seats

    def present(self) -> Match | None:
        """The game as it stands, without the entries that led there; None before its first row."""
        return None if self._game is None or self.state is None else Match(self._game, self.state)

    def match(self) -> Match | None:
        """The game with all its entries that stand, without commands; None before its first row."""
        if self._game is None or self._begun is None:
            return None
        match = Match(self._game, self._begun)
        for body in self._standing:
            try:
                match = match.then(Entry(None, read_events(self._game, body)))
            except Exception:  # the row that `fault` names
                break
        return match

    def _begin(self, body: bytes) -> None:
        begun = msgspec.json.decode(body, type=GameStart)
        self.kind, self.players = begun.start.game, begun.players
        self._game = rules(self.kind)
        self._begun = self.state = _laid_out(self._game, begun.start)
        self._recent.append(self._begun)

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
            self._recent = deque([self._begun], RECENT)
            for body in standing:
                self._stand(body)
        self.state = self._recent[-1]

    def _stand(self, body: bytes) -> None:
        """Apply the events of an entry that follows."""
        state = self.state = self._after(self._recent[-1], body)
        self._recent.append(state)
        self._standing.append(body)

    def _after(self, state: State | None, body: bytes) -> State:
        assert self._game is not None
        assert state is not None
        for event in read_events(self._game, body):
            state = self._game.evolve(state, event)
        self._game.prompt(state)
        return state


def _laid_out(game: Game, start: Start) -> State:
    state = game.start(start)
    if not hasattr(state, "seats"):
        raise ValueError("this start is none of this game")
    return state  # type: ignore[return-value]  # neither a Rejection nor an Unclear has seats
