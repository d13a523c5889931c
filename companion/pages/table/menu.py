"""Menu: the buttons of a running game, each of which opens a page or something over the board."""

from __future__ import annotations

from companion.games.registry import GAMES
from companion.pages.navigation import PAGES
from companion.screen import Choices, Sheet
from companion.session.session import Session, button

OWN = "own"
ENTRIES = (
    *("can-i", "rules", "disagree", "history", "standings", "chart", "find", "lies", "setup", "words", "people"),
    *("catch-up", "paper", OWN, "lesson", "settings", "hardware", "leave"),
)
"""The order of the menu: questions, the state of the game, then the table. The game's own touches are placed at
`OWN`."""
MOST_TALL = 15
"""The most tall buttons that a menu can show without scrolling."""


def sheet(session: Session) -> Sheet:
    """The menu of the seated game."""
    speech, look = session.table.speech, session.table.look
    own = (id for id in look.menu if id not in ENTRIES)
    names = [id for entry in ENTRIES for id in (own if entry == OWN else (entry,)) if _offered(session, id)]
    choices = Choices(tuple(button(speech, name) for name in names), 3, tall=len(names) <= MOST_TALL)
    return Sheet("menu", "", (choices,))


def page_of(session: Session, id: str) -> str:
    """The name of the page that a button of the menu or of the table opens; "" if it opens none."""
    if id == "teach":
        return "teach-unknown"
    if id == "lesson":
        return GAMES[session.table.told.game].lesson
    return id if id in ENTRIES and id in PAGES else ""


def _offered(session: Session, id: str) -> bool:
    """Whether the menu shows this entry for this game, now."""
    look, state, game = session.table.look, session.table.match.state, GAMES[session.table.told.game]
    match id:
        case "chart" | "find":
            return id in look.menu
        case "setup":
            return session.table.match.last is None and bool(look.setup(state, session.table.speech))
        case "hardware":
            return session.devices is not None
        case "disagree":
            return bool(game.differences())
        case "catch-up":
            return game.catching_up is not None and game.catching_up(state) is not None
        case "can-i":
            return game.asks is not None
        case "lesson":
            return bool(game.lesson)
    return id in ENTRIES or look.touch(state, look.blank(), id) is not None
