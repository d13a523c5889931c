"""Switching off: asked once more, with what would be lost, and the word that the plug would do as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.screen import Screen, Sheet, Text
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Page, Session


class OffPage(Struct, frozen=True):
    """`back` is the page to return to."""

    back: Page

    def show(self, session: Session) -> Screen:
        """Sure?"""
        say, unsaved = session.speech.say, session.storage_health.health.unsaved
        lost = (Text(say("off-unsaved", acts=unsaved), tone="warning"),) if unsaved else ()
        blocks = (Text(say("off-ends")), *lost, Text(say("off-plug"), tone="quiet"))
        buttons = (button(session.speech, "cancel"), button(session.speech, "off", "primary"))
        return Screen("off", sheet=Sheet("off", say("sheet-off"), blocks, buttons))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Off, or back."""
        match id:
            case "off":
                session.switch_off()
            case "cancel":
                session.go(self.back)
