"""The guard between window and session: an exception shows a page with a way back, and never ends the program."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.games.drawing.common_controls import button
from companion.pages.lobby.games_not_opened import UnreadablePage
from companion.pages.page_registry import open_page
from companion.screen import Choice, Does, Screen, Sheet, Text
from companion.session.screen_session import ScreenSession
from companion.session.stored_games import withdraw
from companion.session.table_store import Answered, Opened
from companion.storage.retrying_store import BufferedStore, Health
from companion.storage.store_file import StoreFailed
from companion.storage.store_thread import Job
from companion.system.exception_without_text import Failure, failure_of, passed_through
from engine.match import Match

T = TypeVar("T")
MOST = 20
"""The most different failures that are kept for the report."""
MOST_WAITING = 1_000
"""The most device events that are kept while the page about a failure is shown; older ones are lost."""


class Guard:
    """Passes the window's calls on to the session, and catches what they raise. Used on the session's thread alone.

    While `shown` is set, a page about that failure is shown instead of the session. Its button for undo withdraws the
    last action in the journal and reads the game again, because the fault may be in memory.
    """

    def __init__(self, session: ScreenSession, loud: bool = False) -> None:
        self.session, self.game, self.loud = session, session.game, loud
        self.shown: Failure | None = None
        """The failure whose page is shown, None if there is none."""
        self.failures: dict[Failure, int] = {}
        """The number of times that each failure happened."""
        self._answer = ""
        self._asked = False
        self._waiting: deque[Any] = deque(maxlen=MOST_WAITING)
        self._devices_failed = False

    @property
    def busy(self) -> bool:
        """Whether an action is being written to the disk."""
        return self.game.busy

    @property
    def waiting(self) -> bool:
        """Whether a request to the store of games is unanswered."""
        return self.game.store.waiting

    @property
    def timed(self) -> bool:
        """Whether `tick` must be called, because something changes with time."""
        return self._guarded(lambda: self.game.timed or self.session.timed, otherwise=True)

    @property
    def ending(self) -> bool:
        """Whether the app is to end."""
        return self.game.machine.ending

    def screen(self) -> Screen:
        """The session's screen, or the page about a failure."""
        screen = self._guarded(self.session.screen, otherwise=None) if self.shown is None else None
        return screen or self._page()

    def tap(self, name: Does, text: str = "") -> None:
        """Touch what has this name, in the session or on the page about a failure."""
        if self.shown is None:
            self._guarded(lambda: self.session.tap(name, text), otherwise=None)
        elif name == "failed-start":
            self._start()
        elif name == "failed-undo" and not self._asked:
            self._undo()
        elif name == "failed-report" and not self._asked:
            self._report()

    def feed(self, event: Any) -> None:
        """Handle an event from another thread. While a failure is shown, events of readers and buttons are kept for
        later; answers of the store are not.
        """
        if self.shown is not None and not isinstance(event, Answered | Opened | Health):
            self._waiting.append(event)
        else:
            self._guarded(lambda: self.game.feed(event), otherwise=None)
            if isinstance(self.session.pages.page, UnreadablePage):
                self.shown = None  # an earlier entry cannot be read either: that page has ways out of its own

    def tick(self, now: float) -> None:
        """Tell the session the time: `now` is in seconds of a monotonic clock."""
        self._guarded(lambda: self.game.tick(now), otherwise=None)

    def failed(self, error: Exception) -> bool:
        """Record an exception raised here or while the screen was drawn; True if the page about it must be shown
        now. Does nothing while `loud`."""
        if self.loud:
            return False
        failure = failure_of(error, type(self.session.pages.page).__name__)
        if failure not in self.failures and len(self.failures) < MOST:
            # Without its text, which may hold a hand: what is written here ends in a log.
            print(f"boardside: failed: {failure.type} at {failure.place}, {failure.page}", file=sys.stderr, flush=True)
            self.failures[failure] = 0
        if failure in self.failures:
            self.failures[failure] += 1
        if self.shown is not None:
            return False
        devices = self.session.devices
        if devices is not None and passed_through(error, type(devices).__module__):
            if self._devices_failed:
                self.session.plug(None)  # by touch everything can be done; they would fail again and again
            self._devices_failed = True
        self.shown, self._answer, self._asked = failure, "", False
        return True

    def _guarded(self, does: Callable[[], T], otherwise: T) -> T:
        try:
            return does()
        except Exception as error:
            if self.loud:
                raise
            self.failed(error)
            return otherwise

    def _say(self, id: str, **params: str) -> str:
        """The message with this id in words, or the id if even that fails."""
        with suppress(Exception):
            return self.session.speech.say(id, **params)
        return id

    def _page(self) -> Screen:
        assert self.shown is not None
        screen = _failure_page(self._say, self.shown, self._game() is not None, self._answer)
        with suppress(Exception):
            return replace(
                screen,
                rotation=self.session.rotation.degrees(self.game.store.settings, self.session.seated),
                still=self.game.store.settings.still,
            )
        return screen

    def _game(self) -> int | None:
        """The id of the seated game, or of the one being opened; None if there is neither."""
        return self.game.seated.id if self.game.seated is not None else self.game.opening

    def _start(self) -> None:
        self.shown = None
        self._guarded(self.session.leave, otherwise=None)
        self._catch_up()

    def _catch_up(self) -> None:
        """Handle the events of readers and buttons that were kept; if one fails, the rest is kept."""
        for _ in range(len(self._waiting)):
            self.feed(self._waiting.popleft())

    def _undo(self) -> None:
        """Withdraw the last action of the game in the store, and read the game again."""
        game = self._game()
        if game is None:
            return

        def withdrawn(before: Match | None) -> None:
            if self.shown is not None:  # nobody went to the start meanwhile
                self.game.resume(game, lambda: self._undone(before))

        self._ask(lambda store: withdraw(store, game), withdrawn)

    def _undone(self, before: Match | None) -> None:
        self.shown = None
        open_page(self.session, "table")
        lines: tuple[str, ...] = ()
        tick: Choice | None = None
        seated = self.session.table
        if before is not None:
            with suppress(Exception):  # what cannot be put in words can still be undone
                lines = seated.look.put_back(before.state, seated.match.state, seated.speech)
                tick = button(seated.speech, "tick")
        self.session.notices.undone(self._say("failed-undone"), lines, tick)
        self._catch_up()

    def _report(self) -> None:
        """Write the report about the failure to a USB stick, or beside the store's file."""
        from companion.system import report
        from companion.transfer import sticks

        failures = dict(self.failures)

        def written(store: BufferedStore) -> str:
            text = "\n".join(report.lines(self.game.machine.config, failures)) + "\n"
            where = sticks.folders(store.path)
            folder = next((each.path for each in where if each.stick), store.path.parent)
            return str(sticks.renew(folder, ((report.NAME, text.encode()),))[0])

        def answered(path: str) -> None:
            self._answer = self._say("failed-reported", path=path)

        self._answer = self._say("failed-reporting")
        self._ask(written, answered)

    def _ask(self, job: Job, then: Callable[[Any], None]) -> None:
        """Queue a job for the store's thread, `then` being called with its answer; until then the page ignores further
        touches.
        """
        self._asked = True

        def safe(store: BufferedStore) -> tuple[Any, Exception | None]:
            try:
                return job(store), None
            except Exception as error:
                return None, error

        def answered(result: tuple[Any, Exception | None]) -> None:
            self._asked = False
            answer, error = result
            if error is None:
                return then(answer)
            known = isinstance(error, StoreFailed | OSError)
            self._answer = str(error) if known else self._say("failed-not-done", type=type(error).__name__)

        self.game.store.ask(safe, answered)


def _failure_page(say: Callable[..., str], failure: Failure, undo: bool, outcome: str = "") -> Screen:
    """The page about a failure. `undo`: there is an action to withdraw; `outcome` is the result of the button touched
    last, in words.

    It reads nothing of the game or of the page that failed, so it can be drawn whatever is broken.
    """
    blocks = (
        Text(say("failed-where", type=failure.type, place=failure.place.partition(" in ")[0])),
        Text(say("failed-kept")),
        *((Text(outcome, tone="good"),) if outcome else ()),
    )
    buttons = (
        Choice("failed-report", say("act-failed-report")),
        Choice("failed-start", say("act-failed-start")),
        Choice("failed-undo", say("act-failed-undo"), tone="primary" if undo else "plain", enabled=undo),
    )
    return Screen("failed", say("sheet-failed"), sheet=Sheet("failed", say("sheet-failed"), blocks, buttons))
