"""The page shown when the file of games cannot be opened, because another or a newer Boardside uses it."""

from __future__ import annotations

from msgspec import Struct

from companion.pages.parts.sheets import whole_page
from companion.screen import Does, Screen, Text
from companion.session.screen_session import ScreenSession
from companion.storage.store_file import StoreBusy

SECONDS = 30
"""The seconds until the app ends by itself, so that whatever started it can try again."""


class ElsewherePage(Struct, frozen=True):
    """The page that says why the file of games cannot be opened. `since` is the time it was first shown, in seconds of
    the session's clock, and `left` the seconds until the app ends.
    """

    since: float = 0.0
    left: int = SECONDS

    @property
    def going(self) -> bool:
        """Whether `tick` must be called: always True, as the page counts seconds."""
        return True

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the reason in one sentence, and the seconds until the app ends."""
        say = session.speech.say
        blocks = (Text(str(session.store.failure)), Text(say("elsewhere-closes", seconds=self.left), tone="quiet"))
        title = say("sheet-elsewhere" if isinstance(session.store.failure, StoreBusy) else "elsewhere-newer")
        return whole_page(session, "elsewhere", blocks, primary="close", title=title)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """End the app."""
        if does == "close":
            session.game.power_off()

    def tick(self, session: ScreenSession, now: float) -> None:
        """Count down the seconds, and end the app at 0."""
        since = self.since or now
        session.pages.go(ElsewherePage(since, max(0, SECONDS - int(now - since))))
        if now - since >= SECONDS:
            session.game.power_off()
