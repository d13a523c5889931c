"""What a table can be asked in the middle of a game: each button of the menu, and what it opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from companion.games.registry import GAMES
from companion.pages.parts.named_page import open_page
from companion.screen import Choices, Sheet
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Page, Session

Opens = Callable[["Session", "Page"], None]
"""Shows something; the page is the table, to return to."""

# Each page is loaded when it is asked for: the first picture of a table does not wait for them.


def _history(session: Session, table: Page) -> None:
    from companion.pages.table.history import HistoryPage

    session.go(HistoryPage(table))


def _standings(session: Session, table: Page) -> None:
    from companion.pages.table.standings import EndingPage

    session.go(EndingPage(table))


def _can_i(session: Session, table: Page) -> None:
    from companion.pages.rules.can_i import CanIPage

    session.dismiss()
    session.go(CanIPage.of_game(session, table))


def _rules(session: Session, table: Page) -> None:
    from companion.pages.rules.rules import RulesPage

    session.go(RulesPage.first(session, table))


def _words(session: Session, table: Page) -> None:
    from companion.pages.rules.words import WordsPage

    session.go(WordsPage.first(session, table))


def _people(session: Session, table: Page) -> None:
    from companion.pages.people.people import PeoplePage

    session.go(PeoplePage(table))


def _settings(session: Session, table: Page) -> None:
    from companion.pages.people.settings import SettingsPage, editions

    session.go(SettingsPage(editions(), table))


def _lesson(session: Session, table: Page) -> None:
    lesson = GAMES[session.table.told.game].lesson
    if lesson:
        session.dismiss()
        open_page(lesson, session, lambda: session.go(table))


def _hardware(session: Session, table: Page) -> None:
    from companion.pages.tags.hardware import HardwarePage

    session.go(HardwarePage.first(table))


def _teach(session: Session, table: Page) -> None:
    from companion.pages.tags.teach import open_unknown

    open_unknown(session, table)


def _catch_up(session: Session, table: Page) -> None:
    from companion.pages.lobby.catch_up import CatchUpPage

    page = CatchUpPage.first(session, table)
    if page is not None:
        session.dismiss()
        session.go(page)


def _paper(session: Session, table: Page) -> None:
    from companion.pages.people.paper import PaperPage

    session.go(PaperPage.first(session, table))


def _disagree(session: Session, table: Page) -> None:
    from companion.pages.rules.disagree import DisagreePage

    session.go(DisagreePage(table))


def _leave(session: Session, table: Page) -> None:
    session.leave()


ENTRIES: Mapping[str, Opens | None] = {
    "can-i": _can_i,
    "rules": _rules,
    "disagree": _disagree,
    "history": _history,
    "standings": _standings,
    "chart": None,
    "find": None,
    "lies": None,
    "words": _words,
    "people": _people,
    "catch-up": _catch_up,
    "paper": _paper,
    "keep-score": None,
    "referee": None,
    "lesson": _lesson,
    "settings": _settings,
    "hardware": _hardware,
    "teach": _teach,
    "leave": _leave,
}
"""By the button's name, in the order of the menu: what settles a question, what tells how the game stands, what is to
be done with the table. None for what lies over the table itself."""
MOST_TALL = 15
"""As many tall buttons as a menu can show without scrolling."""
_SOME_GAMES = ("chart", "find")
"""Entries that only games have that name them."""
_WITH_DEVICES = ("hardware", "teach")
"""Entries of a table with devices; teaching is reached from the one, and from a tag that nobody knows."""
_AT_TIMES = ("keep-score", "referee")
"""Touches of the game itself, which stand in the menu at moments when the game takes them."""


def sheet(session: Session) -> Sheet:
    """The menu of the game on the table."""
    speech = session.table.speech
    buttons = tuple(button(speech, name) for name in ENTRIES if _stands(session, name))
    choices = Choices(buttons, 3, tall=len(buttons) <= MOST_TALL)
    return Sheet("menu", "", (choices,), (button(speech, "close"),))


def _stands(session: Session, name: str) -> bool:
    """Whether this game has the entry, now."""
    look = session.table.look
    if name in _SOME_GAMES:
        return name in look.menu
    if name in _WITH_DEVICES:
        return session.devices is not None and name == "hardware"
    if name in _AT_TIMES:
        return name in look.menu and look.touch(session.table.match.state, look.blank(), name) is not None
    if name == "disagree":
        return bool(GAMES[session.table.told.game].differences())
    if name == "catch-up":
        tells = GAMES[session.table.told.game].catching_up
        return tells is not None and tells(session.table.match.state) is not None
    if name == "can-i":
        return GAMES[session.table.told.game].asks is not None
    return name != "lesson" or bool(GAMES[session.table.told.game].lesson)
