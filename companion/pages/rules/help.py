"""Help: what a family reads before its first game, section by section; the leaflet has the same sections on paper."""

from __future__ import annotations

from msgspec import Struct

from companion.pages.parts.sheets import whole_page
from companion.screen import Does, Screen, Text
from companion.session.screen_session import ScreenSession

SECTIONS = ("what", "on", "seats", "deal", "plan", "move", "refusal", "undo", "phones", "count", "end")
"""The sections in order: the messages `leaflet-<name>`, each with its text as `.more`."""


class HelpPage(Struct, frozen=True):
    """The page with every section of the leaflet."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a heading and a text for each section."""
        say = session.speech.say
        parts = [(Text(say(f"leaflet-{name}"), "title"), Text(say(f"leaflet-{name}", "more"))) for name in SECTIONS]
        return whole_page(session, "help", (text for part in parts for text in part), "close")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Go back."""
        if does == "close":
            session.back()
