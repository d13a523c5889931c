"""What a table keeps on its disk beside the game being played: settings, the list of games, what tags mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from companion.games.start_and_resume import why_unreadable
from companion.session.events import EventQueue, NotStored, SettingsChanged, StoreOpened, StoreRefused
from companion.session.settings import Settings
from companion.session.storage_health import StorageHealth
from companion.session.store_requests import PendingRequests, Submit
from companion.storage import tag_catalog
from companion.storage.judged_versions import newer
from companion.storage.retrying_store import BufferedStore
from companion.storage.store import GameRow, StoreBusy, StoreFailed, StoreNewer
from engine.codec import write

if TYPE_CHECKING:
    from companion.transfer.statistics import Result

SETTINGS = "wishes"
"""The key under which the store has the settings; an early version's word for them, which its files still have."""


class TableStore:
    """The store of a table as a game session and its pages use it: what was read from it, and requests to it.

    `submit` queues a job for the store's worker, `post` puts its answer into the queue that `GameSession.feed` is
    called from; what happens to the store goes out as `events`.
    """

    def __init__(self, submit: Submit, post: Callable[[Any], None], events: EventQueue, settings: Settings) -> None:
        self.settings = settings
        self.games: tuple[GameRow, ...] | None = None  # newest first; None until they were read
        self.last_result: Result | None = None  # of the game that was finished last
        self.catalog = tag_catalog.Catalog()  # what tags and readers mean
        self.failure: StoreFailed | None = None  # why the app must end: another or a newer Boardside uses the store
        self._events = events
        self.requests = PendingRequests(submit, post, lambda why, act: events.emit(NotStored(why, act)))
        self.health = StorageHealth(self.ask, events.emit)
        events.listen(self.health.on)

    @property
    def waiting(self) -> bool:
        """Whether a request is unanswered; `tick` then notes a long wait."""
        return self.requests.waiting

    @property
    def slow(self) -> bool:
        """Whether a request has been unanswered for so long that screens show it."""
        return self.requests.slow

    def tick(self, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock."""
        self.requests.tick(now)
        self.health.tick(now)

    def ask(self, job: Callable[[BufferedStore], Any], then: Callable[[Any], None]) -> None:
        """Queue a job for the store's worker; a later `GameSession.feed` calls `then` with the answer. A failure is the
        event `NotStored`."""
        self.requests.ask(job, then)

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
        with self._events.delivering():
            self._use(settings)
        self.ask(lambda store: store.remember(SETTINGS, write(settings)), lambda _: None)

    def opened(self, result: BufferedStore | Exception) -> None:
        """Read what the opened store has, or say why it is closed."""
        if isinstance(result, Exception):
            self.games = ()
            if isinstance(result, StoreBusy | StoreNewer):
                self.failure = result
                self._events.emit(StoreRefused())
            else:
                self._events.emit(NotStored(result))
            return
        self._events.emit(StoreOpened(result.notice))
        self.health.look_for_backup()
        self.read_games()
        self.ask(lambda store: store.recall(SETTINGS), self._recalled)
        self.read_catalog()

    def _recalled(self, text: bytes | None) -> None:
        if text is not None:
            self._use(self.settings.recalled(text), recalled=True)

    def _use(self, settings: Settings, recalled: bool = False) -> None:
        before, self.settings = self.settings, settings
        self._events.emit(SettingsChanged(before, recalled))


def _result(store: BufferedStore, row: GameRow) -> Result | None:
    """The result of this finished game; None for one that cannot be read, which is reported when it is opened."""
    from companion.transfer.statistics import result

    try:
        return result(store, row)
    except (ValueError, LookupError, TypeError):
        return None
