"""Storage health: shows write errors and unsaved entries, retries with back-off, and requests backups."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.session.events import (
    Accepted,
    BackupOffered,
    Redone,
    Seated,
    SessionEvent,
    StorageChanged,
    StorageRecovered,
    Undone,
)
from companion.session.seated_game import SeatedGame
from companion.storage.backups import Offer
from companion.storage.retrying_store import BufferedStore, Health

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before a disk that failed is tried again: doubled each time, up to the longest."""
Ask = Callable[[Callable[[BufferedStore], Any], Callable[[Any], None]], None]
"""The type of `TableStore.ask`: queues a job for the store's worker, and a function for its answer."""


class StorageHealth:
    """The state of the disk as the session knows it; a listener of the session's events."""

    def __init__(self, ask: Ask, emit: Callable[[SessionEvent], None]) -> None:
        self.known = Health()
        self._ask = ask
        self._emit = emit
        self._pause = FIRST_PAUSE
        self._due: float | None = None
        self._retrying = False
        self._round: tuple[int, bool] | None = None

    @property
    def sick(self) -> bool:
        """Whether the disk accepts no writes at present, so that `tick` must be called to try again."""
        return self.known.why is not None

    def unsaved(self, game: SeatedGame) -> int:
        """The number of this game's last entries that are only in memory."""
        firm = self.known.firm.get(game.id)
        return 0 if firm is None else max(0, len(game.match) - firm)

    def hear(self, health: Health) -> None:
        """Handle the store's report on the state of the disk."""
        before, self.known = self.known, health
        self._emit(StorageChanged(health))
        if before.why is not None and not self.sick:
            self._emit(StorageRecovered(before.unsaved))
            self._pause, self._due = FIRST_PAUSE, None
            if health.aside is not None:
                self.look_for_backup()

    def tick(self, now: float) -> None:
        """Retry a failed disk if the pause since the last try is over; each pause is longer than the one before, up to
        LONGEST_PAUSE. `now` is in seconds of a monotonic clock."""
        if not self.sick or self._retrying:
            return
        if self._due is None:
            self._due = now + self._pause
        elif now >= self._due:
            self._due, self._retrying = None, True
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            self._ask(lambda store: store.retry(), self._retried)

    def on(self, event: SessionEvent) -> None:
        """Request a backup if this event ends a round or the game."""
        match event:
            case Seated(game):
                self._round = game.match.prompt.round, game.match.prompt.over
            case Accepted(match=match) | Undone(match=match) | Redone(match=match):
                before, self._round = self._round, (match.prompt.round, match.prompt.over)
                if before != self._round:
                    self._ask(lambda store: store.secure(), lambda _: None)

    def look_for_backup(self) -> None:
        """Ask the store for a backup of a damaged file; if there is one, `BackupOffered` is emitted."""
        self._ask(lambda store: store.offered(), self._found)

    def _retried(self, _: object) -> None:
        self._retrying = False

    def _found(self, offer: Offer | None) -> None:
        if offer is not None:
            self._emit(BackupOffered(offer))
