"""A dictionary of the game's printed words in two languages, for players who read different rulebooks."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.drawing.common_controls import picker
from companion.language.bundles import language
from companion.language.message_texts import FALLBACK, LANGUAGES, Speech
from companion.pages.parts import whole_page
from companion.screen import Choices, Columns, Does, Grid, Pick, Row, Screen
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession

SOURCE = f"{FALLBACK}/words.ftl"
"""The file whose words and headings are listed, in its order, from its first heading on."""
HEADING, WORD = "words-", "name-"


class WordsPage(Page, frozen=True):
    """The page with the dictionary of printed words in the languages `one` and `other` ("en", "de")."""

    one: str
    other: str

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a group of buttons for each of the two languages, then one row for each word."""
        one, other = Speech(self.one), Speech(self.other)
        rows: list[Row] = []
        for id, cut in language(FALLBACK).cuts.items():
            if cut.file != SOURCE:
                continue
            if id.startswith(HEADING):
                rows.append(Row((one.say(id), other.say(id)), strong=True))
            elif id.startswith(WORD) and rows:
                rows.append(Row((one.name(id.removeprefix(WORD)), other.name(id.removeprefix(WORD)))))
        blocks = (
            Columns((_languages("one", self.one),), (_languages("other", self.other),)),
            Grid(tuple(rows), (0.5, 0.5)),
        )
        return whole_page(session, "words", blocks, "close")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Choose a language, or go back."""
        match does:
            case Pick("one", language):
                session.pages.go(replace(self, one=language))
            case Pick("other", language):
                session.pages.go(replace(self, other=language))


def open_words(session: ScreenSession, unused: str) -> None:
    """Open the dictionary with the screen's language and that of the rulebook edition in use."""
    spoken = session.speech.language
    printed = session.store.settings.edition
    if session.seated is not None:
        printed = session.seated.match.game.edition(session.seated.match.state)
    other = printed if printed != spoken else FALLBACK if spoken != FALLBACK else "de"
    session.pages.push(WordsPage(spoken, other))


def _languages(side: str, chosen: str) -> Choices:
    return picker(side, {each: each for each in LANGUAGES}, chosen if chosen in LANGUAGES else "fr", 6)
