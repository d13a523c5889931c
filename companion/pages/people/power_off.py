"""The page that asks whether to switch the machine off, and shows the number of unsaved entries."""

from __future__ import annotations

from msgspec import Struct

from companion.pages.parts.sheets import whole_page
from companion.screen import Does, Screen, Text
from companion.session.screen_session import ScreenSession


class OffPage(Struct, frozen=True):
    """The page with the question whether to switch the machine off."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the consequences of switching off, the number of unsaved entries, and that the plug can be
        pulled as well.
        """
        say, unsaved = session.speech.say, session.store.health.known.unsaved
        lost = (Text(say("off-unsaved", acts=unsaved), tone="warning"),) if unsaved else ()
        blocks = (Text(say("off-ends")), *lost, Text(say("off-plug"), tone="quiet"))
        return whole_page(session, "off", blocks, "cancel", primary="off")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Switch off, or go back."""
        match does:
            case "off":
                session.game.power_off()
            case "cancel":
                session.pages.back()
