"""Command queue: passes commands to the match one by one, each after the one before is on the disk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from companion.games.start_and_resume import finished
from companion.session.events import Accepted, NotUnderstood, Redone, Refused, Undone
from companion.session.seated_game import SeatedGame
from companion.session.table_store import TableStore
from companion.storage.retrying_store import BufferedStore
from engine.codec import write
from engine.game import Command
from engine.match import Match
from engine.rule import Rejection

Outcome = Accepted | Undone | Redone | Refused | NotUnderstood
"""The outcome of a command, an undo or a redo that the disk did not fail."""


class CommandQueue:
    """The commands still to be executed in the present game.

    `table` returns the seated game as it is, None for none. `outcome` is called with the id of the game and the outcome
    of each command before the next is executed; it returns False if that game was left meanwhile. What a caller wants
    done after the last command is handed to `later`.
    """

    def __init__(
        self,
        store: TableStore,
        table: Callable[[], SeatedGame | None],
        outcome: Callable[[int, Outcome], bool],
        later: Callable[[Callable[[], None]], None],
    ) -> None:
        self._store = store
        self._table = table
        self._outcome = outcome
        self._later = later
        self._commands: deque[Command] = deque()
        self._source, self._joined = "", False
        self._by: object = None
        self._then: Callable[[], None] | None = None

    def say(self, commands: Iterable[Command], source: str, by: object, then: Callable[[], None] | None) -> None:
        """Execute these commands, replacing those still queued. `source` is the touch or device they come from
        ("reader/1"), `by` the screen session (for a device the table's); `then` is called when the last of them, and of
        those that the game adds, is on the disk, and not after a refusal."""
        self._commands, self._source, self._joined, self._by = deque(commands), source, False, by
        self._then = then
        self._next()

    def undo(self, entries: int, source: str, then: Callable[[], None] | None = None) -> None:
        """Withdraw this number of entries of the history; `source` is the touch or device that asked for it. `then` is
        called when that is on the disk, unless the game was left."""
        game = self._table()
        assert game is not None
        before = game.match.undo(entries)
        over, undone = finished(before), Undone(before, game.last_entries(entries), game)

        def withdrawn(_: Any) -> None:
            if self._outcome(game.id, undone) and then is not None:
                self._later(then)

        self._write(source, lambda store: store.undone(game.id, entries, over=over), withdrawn)

    def redo(self, entries: int, source: str) -> None:
        """Restore this number of undone entries, the one undone last first; `source` is the touch or device that asked
        for it.
        """
        game = self._table()
        assert game is not None
        again = game.withdrawn[::-1][:entries]
        match = game.match
        for entry in again:
            match = match.then(entry)
        over, redone = finished(match), Redone(match, again, game)
        self._write(
            source, lambda store: store.redone(game.id, len(again), over=over), lambda _: self._outcome(game.id, redone)
        )

    def _next(self) -> None:
        """Execute the next command of the queue, or one that the game adds by itself, as the pass of a seat without a
        choice.
        """
        game = self._table()
        assert game is not None
        if not self._commands:
            automatic = game.look.automatic(game.match.state)
            if automatic is None:
                if self._then is not None:
                    self._later(self._then)
                return
            self._commands.append(automatic)
        command = self._commands.popleft()
        after = game.match.say(command)
        if isinstance(after, Match):
            self._save(game.id, after)
            return
        self._commands.clear()
        if isinstance(after, Rejection):
            self._outcome(game.id, Refused(after, command, self._source, self._by))
        else:
            self._outcome(game.id, NotUnderstood(after, self._by))

    def _save(self, id: int, match: Match) -> None:
        entry = match.last
        assert entry is not None

        def saved(_: Any) -> None:
            joined, self._joined = self._joined, bool(self._commands)
            if self._outcome(id, Accepted(entry, match, self._source, joined, self._by)):
                self._next()

        command, events, over = write(entry.command), write(entry.events), finished(match)
        self._write(self._source, lambda store: store.append(id, command, events, over=over), saved)

    def _write(self, source: str, job: Callable[[BufferedStore], Any], then: Callable[[Any], object]) -> None:
        """Write to the store; the session is busy until the answer. After a failure the queue is emptied and `then` is
        not called."""

        self._store.ask(job, then, self._commands.clear, source or "act")
