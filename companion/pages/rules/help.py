"""Help: what a family needs to know, in the eleven texts of the leaflet."""

from __future__ import annotations

from companion.language.message_texts import Speech
from companion.pages.page_registry import open_page
from companion.pages.parts import whole_page
from companion.screen import Does, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession

SECTIONS = ("what", "on", "seats", "deal", "plan", "move", "refusal", "undo", "phones", "count", "end")
"""The texts, in their order: each is the heading `leaflet-<name>` with a paragraph below it."""


def section(speech: Speech, name: str) -> tuple[Text, Text]:
    """The heading and the paragraph of this text."""
    message = f"leaflet-{name}"
    return Text(speech.say(message), "title"), Text(speech.say(message, "more"))


class HelpPage(Page, frozen=True):
    """The page with all texts of the leaflet."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the texts, and a button for the printed words in two languages."""
        speech = session.speech
        blocks = [Text(speech.say("leaflet", "more"), tone="quiet")]
        blocks += [block for name in SECTIONS for block in section(speech, name)]
        return whole_page(session, "help", blocks, "words", "close", title=speech.say("leaflet"))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open the printed words, or go back."""
        match does:
            case "words":
                open_page(session, "words")
