"""What a table can be asked in the middle of a game: each button of the menu, and what it opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from companion.games.registry import GAMES
from companion.pages.parts.named_page import open_page
from companion.screen import Choices, Sheet
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Desk, Page

Opens = Callable[["Desk", "Page"], None]
"""Shows something; the page is the table, to return to."""

# Each page is loaded when it is asked for: the first picture of a table does not wait for them.


def _history(desk: Desk, table: Page) -> None:
    from companion.pages.table.history import HistoryPage

    desk.go(HistoryPage(table))


def _standings(desk: Desk, table: Page) -> None:
    from companion.pages.table.standings import EndingPage

    desk.go(EndingPage(table))


def _can_i(desk: Desk, table: Page) -> None:
    from companion.pages.rules.can_i import CanIPage

    desk.dismiss()
    desk.go(CanIPage.of_game(desk, table))


def _rules(desk: Desk, table: Page) -> None:
    from companion.pages.rules.rules import RulesPage

    desk.go(RulesPage.first(desk, table))


def _words(desk: Desk, table: Page) -> None:
    from companion.pages.rules.words import WordsPage

    desk.go(WordsPage.first(desk, table))


def _people(desk: Desk, table: Page) -> None:
    from companion.pages.people.people import PeoplePage

    desk.go(PeoplePage(table))


def _settings(desk: Desk, table: Page) -> None:
    from companion.pages.people.settings import SettingsPage, editions

    desk.go(SettingsPage(editions(), table))


def _lesson(desk: Desk, table: Page) -> None:
    lesson = GAMES[desk.table.told.game].lesson
    if lesson:
        desk.dismiss()
        open_page(lesson, desk, lambda: desk.go(table))


def _hardware(desk: Desk, table: Page) -> None:
    from companion.pages.tags.hardware import HardwarePage

    desk.go(HardwarePage.first(table))


def _teach(desk: Desk, table: Page) -> None:
    from companion.pages.tags.teach import open_unknown

    open_unknown(desk, table)


def _catch_up(desk: Desk, table: Page) -> None:
    from companion.pages.lobby.catch_up import CatchUpPage

    page = CatchUpPage.first(desk, table)
    if page is not None:
        desk.dismiss()
        desk.go(page)


def _paper(desk: Desk, table: Page) -> None:
    from companion.pages.people.paper import PaperPage

    desk.go(PaperPage.first(desk, table))


def _disagree(desk: Desk, table: Page) -> None:
    from companion.pages.rules.disagree import DisagreePage

    desk.go(DisagreePage(table))


def _leave(desk: Desk, table: Page) -> None:
    desk.leave()


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


def sheet(desk: Desk) -> Sheet:
    """The menu of the game on the table."""
    speech = desk.table.speech
    buttons = tuple(button(speech, name) for name in ENTRIES if _stands(desk, name))
    choices = Choices(buttons, 3, tall=len(buttons) <= MOST_TALL)
    return Sheet("menu", "", (choices,), (button(speech, "close"),))


def _stands(desk: Desk, name: str) -> bool:
    """Whether this game has the entry, now."""
    look = desk.table.look
    if name in _SOME_GAMES:
        return name in look.menu
    if name in _WITH_DEVICES:
        return desk.devices is not None and name == "hardware"
    if name in _AT_TIMES:
        return name in look.menu and look.touch(desk.table.match.state, look.blank(), name) is not None
    if name == "disagree":
        return bool(GAMES[desk.table.told.game].differences())
    if name == "catch-up":
        tells = GAMES[desk.table.told.game].catching_up
        return tells is not None and tells(desk.table.match.state) is not None
    if name == "can-i":
        return GAMES[desk.table.told.game].asks is not None
    return name != "lesson" or bool(GAMES[desk.table.told.game].lesson)
