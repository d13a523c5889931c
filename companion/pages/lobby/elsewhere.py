"""Elsewhere: the page of an app that cannot open the games, because another one, or a newer one, has them."""

from __future__ import annotations

from msgspec import Struct

from companion.pages.parts.sheets import whole_page
from companion.screen import Screen, Text
from companion.session.session import Session
from companion.storage.store import StoreBusy

SECONDS = 30
"""Until the app ends by itself: whatever started it can then try again."""


class ElsewherePage(Struct, frozen=True):
    """What is in the way. `since` is when it was first shown, in seconds of the session's clock, and `left` how many
    seconds are left."""

    since: float = 0.0
    left: int = SECONDS

    @property
    def going(self) -> bool:
        """It waits for time to pass."""
        return True

    def show(self, session: Session) -> Screen:
        """One sentence, and when this ends."""
        say = session.speech.say
        blocks = (Text(str(session.failure)), Text(say("elsewhere-closes", seconds=self.left), tone="quiet"))
        title = say("sheet-elsewhere" if isinstance(session.failure, StoreBusy) else "elsewhere-newer")
        return whole_page(session, "elsewhere", blocks, primary="close", title=title)

    def tap(self, session: Session, id: str, text: str) -> None:
        """End the app."""
        if id == "close":
            session.switch_off()

    def tick(self, session: Session, now: float) -> None:
        """Count down, and end."""
        since = self.since or now
        session.go(ElsewherePage(since, max(0, SECONDS - int(now - since))))
        if now - since >= SECONDS:
            session.switch_off()
