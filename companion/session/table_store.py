"""The store of a table as its session uses it: requests to its worker, the state of the disk, and what was read.

Used on the session's thread only. The worker has a thread of its own (`store_thread.py`); its answers come back
through `GameSession.feed`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from companion.games.start_and_resume import why_unreadable
from companion.session import events
from companion.session.seated_game import SeatedGame
from companion.session.settings import Settings
from companion.storage import tag_catalog
from companion.storage.backups import Offer
from companion.storage.judged_versions import newer
from companion.storage.retrying_store import BufferedStore, Health
from companion.storage.store import GameRow
from companion.storage.store_file import StoreBusy, StoreFailed, StoreNewer
from companion.storage.store_thread import Job, Submit
from engine.codec import write

if TYPE_CHECKING:
    from companion.transfer.statistics import Result

SLOW = 0.3
"""Seconds after which a wait is shown."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before a disk that failed is tried again: doubled each time, up to the longest."""
SETTINGS = "wishes"
"""The key under which the store has the settings; an early version's word for them, which its files still have."""


class Answered(Struct, frozen=True):
    """The store's answer to a request, or the exception it ended with, and the function to call with it."""

    then: Callable[[Any], None]
    result: Any


class Opened(Struct, frozen=True):
    """The opened store, or the exception that kept it closed."""

    result: BufferedStore | Exception


class Delivered(Struct, frozen=True):
    """A result made on another thread, for which nobody waits, and the function to call with it."""

    then: Callable[[Any], None]
    result: Any


class StorageHealth:
    """The state of the disk as the session knows it; a listener of the session's events."""

    def __init__(self, ask: Submit, emit: Callable[[events.SessionEvent], None]) -> None:
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
        if before.why is not None and not self.sick:
            self._emit(events.StorageRecovered(before.unsaved))
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

    def on(self, event: events.SessionEvent) -> None:
        """Request a backup if this event ends a round or the game."""
        match event:
            case events.Seated(game):
                self._round = game.match.prompt.round, game.match.prompt.over
            case events.Accepted(match=match) | events.Undone(match=match) | events.Redone(match=match):
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
            self._emit(events.BackupOffered(offer))


class TableStore:
    """The store of a table as a game session and its pages use it: what was read from it, and requests to it.

    `submit` queues a job for the store's worker, `post` puts its answer into the queue that `GameSession.feed` is
    called from; what happens to the store goes into `emitted`. The first request, to open the store, is pending from
    the beginning.
    """

    def __init__(
        self, submit: Submit, post: Callable[[Any], None], emitted: events.EventQueue, settings: Settings
    ) -> None:
        self.settings = settings
        self.games: tuple[GameRow, ...] | None = None  # newest first; None until they were read
        self.last_result: Result | None = None  # of the game that was finished last
        self.catalog = tag_catalog.Catalog()  # what tags and readers mean
        self.failure: StoreFailed | None = None  # why the app must end: another or a newer Boardside uses the store
        self.pressed = ""  # the source of the entry that is being written (a touch id or a device), "" if none is
        self.slow = False  # whether a request has taken longer than `SLOW`, so that screens show it
        self._submit = submit
        self._post = post
        self._emitted = emitted
        self._asked = 1
        self._asked_at: float | None = None
        self.health = StorageHealth(self.ask, emitted.emit)
        emitted.listen(self.health.on)

    @property
    def waiting(self) -> bool:
        """Whether a request is unanswered; `tick` then notes a long wait."""
        return self._asked > 0

    def tick(self, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock."""
        if self.waiting:
            if self._asked_at is None:
                self._asked_at = now
            self.slow = now - self._asked_at > SLOW
        self.health.tick(now)

    def ask(
        self,
        job: Job,
        then: Callable[[Any], object],
        lost: Callable[[], None] = lambda: None,
        pressed: str = "",
    ) -> None:
        """Queue a job for the store's worker; a later `GameSession.feed` calls `then` with the answer, or after a
        failure `lost`; a failure is the event `NotStored`. `pressed` is the source of an entry that is written (a touch
        id or a device), "" for other requests."""

        def answered(result: Any) -> None:
            if pressed:
                self.pressed = ""
            if not isinstance(result, Exception):
                then(result)
                return
            lost()
            if not isinstance(result, StoreFailed | ValueError):
                raise result
            self._emitted.emit(events.NotStored(result, bool(pressed)))

        self._asked += 1
        self.pressed = pressed or self.pressed
        self._submit(job, lambda result: self._post(Answered(answered, result)))

    def mention(self, job: Job) -> None:
        """Queue a write for which nobody waits and whose failure is ignored."""
        self._submit(job, lambda _: None)

    def answered(self) -> None:
        """Count one request as answered."""
        self._asked -= 1
        self._asked_at, self.slow = None, False

    def take_catalog(self, read: tag_catalog.Catalog) -> None:
        """Use this catalogue of tags and readers from now on."""
        self.catalog = read

    def read_catalog(self) -> None:
        """Read the catalogue of tags and readers again."""
        self.ask(tag_catalog.read, self.take_catalog)

    def read_games(self) -> None:
        """Read the list of games again."""

        def listed(games: list[GameRow]) -> None:
            self.games = tuple(row for row in games if not row.aside)
            over = next((row for row in self.games if row.over and not newer(row.version)), None)
            if over is None or why_unreadable(over):
                self.last_result = None
            elif self.last_result is None or (self.last_result.id, self.last_result.ended) != (over.id, over.written):
                self.ask(lambda store: _result(store, over), told)

        def told(result: Result | None) -> None:
            self.last_result = result

        self.ask(lambda store: store.games(), listed)

    def change_settings(self, settings: Settings) -> None:
        """Use these settings at once, and store them."""
        with self._emitted.delivering():
            self._use(settings)
        self.ask(lambda store: store.remember(SETTINGS, write(settings)), lambda _: None)

    def opened(self, result: BufferedStore | Exception) -> None:
        """Read what the opened store has, or say why it is closed."""
        if isinstance(result, Exception):
            self.games = ()
            if isinstance(result, StoreBusy | StoreNewer):
                self.failure = result
                self._emitted.emit(events.StoreRefused())
            else:
                self._emitted.emit(events.NotStored(result))
            return
        self._emitted.emit(events.StoreOpened(result.notice))
        self.health.look_for_backup()
        self.read_games()
        self.ask(lambda store: store.recall(SETTINGS), self._recalled)
        self.read_catalog()

    def _recalled(self, text: bytes | None) -> None:
        if text is not None:
            self._use(self.settings.recalled(text), recalled=True)

    def _use(self, settings: Settings, recalled: bool = False) -> None:
        before, self.settings = self.settings, settings
        self._emitted.emit(events.SettingsChanged(before, recalled))


def _result(store: BufferedStore, row: GameRow) -> Result | None:
    """The result of this finished game; None for one that cannot be read, which is reported when it is opened."""
    from companion.transfer.statistics import result

    try:
        return result(store, row)
    except (ValueError, LookupError, TypeError):
        return None
