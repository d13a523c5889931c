"""What the table is told of its disk: that it takes nothing, what is not saved, what was broken. It asks it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.language.speech import Speech
from companion.screen import Notice
from companion.session.seated_game import SeatedGame
from companion.storage import backups
from companion.storage.buffered_store import BufferedStore, Health
from companion.storage.store import StoreBusy, StoreFailed, StoreNewer

if TYPE_CHECKING:
    from companion.session.session import Session
    from engine.match import Match

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before a sick disk is asked again: doubled each time, up to the longest."""
SIGN = "disk"
"""What touching the standing warning is called."""
SAID = frozenset({"full", "read-only", "gone", "busy", "broken"})
"""Why a disk takes nothing, where it is said in every language; else its own sentence stands."""


def why_not(speech: Speech, wrong: Exception) -> str:
    """Why something was not saved."""
    why = wrong.why if isinstance(wrong, StoreFailed) else ""
    return speech.say("disk-sign", why=why, acts=0) if why in SAID else str(wrong)


class StorageHealth:
    """The disk's health as the desk knows it. Belongs to the desk and its thread."""

    def __init__(self, session: Session) -> None:
        self.health = Health()
        self._desk = session
        self._pause = FIRST_PAUSE
        self._due: float | None = None
        self._asking = False

    @property
    def sick(self) -> bool:
        """Whether the disk takes nothing now: time then means something."""
        return self.health.why is not None

    def sign(self) -> str:
        """The standing warning, "" while all is well."""
        why = self.health.why
        return self._desk.speech.say("disk-sign", why=why.why, acts=self.health.unsaved) if why is not None else ""

    def explain(self) -> None:
        """Say what is amiss, where, and what would help."""
        why = self.health.why
        if why is not None:
            say = self._desk.speech.say
            more, where = say("disk-advice", why=why.why), str(self.health.path.parent)
            self._desk.notice = Notice("notice", say("disk-memory"), more, where, tone="news")

    def unsaved(self, seated: SeatedGame) -> int:
        """How many of the last standing entries of this game are in memory alone."""
        firm = self.health.firm.get(seated.id)
        return 0 if firm is None else max(0, len(seated.match) - firm)

    def hear(self, health: Health) -> None:
        """The disk's health has changed."""
        was_sick, acts = self.sick, self.health.unsaved
        self.health = health
        if not was_sick or self.sick:
            return
        self._pause, self._due = FIRST_PAUSE, None
        self._desk.note(self._desk.speech.say("disk-well"), self._desk.speech.say("disk-written", acts=acts))
        self._desk.read_games()
        self._desk.read_catalog()
        if health.aside is not None:
            self._look_for_backup()

    def tick(self, now: float) -> None:
        """Time passes, in seconds; a sick disk is asked again, less and less often."""
        if not self.sick or self._asking:
            return
        if self._due is None:
            self._due = now + self._pause
        elif now >= self._due:
            self._due, self._asking = None, True
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            self._desk.ask(lambda buffered_store: buffered_store.retry(), self._asked)

    def opened(self, result: BufferedStore | Exception) -> bool:
        """The store is there, or why not; whether there are games to read."""
        session = self._desk
        if isinstance(result, StoreBusy | StoreNewer):
            session.failure = result
        if isinstance(result, Exception):
            session.games = ()
            session.note(session.speech.say("not-saved"), why_not(session.speech, result), tone="warning")
            return False
        if result.notice is not None:
            told = session.speech.say("set-aside", path=str(result.notice.path), reason=result.notice.reason)
            session.note(session.speech.say("set-aside-headline"), told, tone="warning")
        self._look_for_backup()
        return True

    def turned(self, before: Match, after: Match) -> None:
        """A round is over, or the game: time for a backup."""
        if before.prompt.round != after.prompt.round or before.prompt.over != after.prompt.over:
            self._desk.ask(lambda buffered_store: buffered_store.secure(), lambda _: None)

    def _asked(self, _: object) -> None:
        self._asking = False

    def _look_for_backup(self) -> None:
        self._desk.ask(lambda buffered_store: buffered_store.offered(), self._offer)

    def _offer(self, offer: backups.Offer | None) -> None:
        if offer is None or self._desk.seated is not None:
            return
        from companion.pages.lobby.rescue import RescuePage

        self._desk.go(RescuePage(offer))
