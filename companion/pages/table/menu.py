"""Menu: the buttons of a running game, each of which opens a page or something over the board."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from companion.games.drawing.common_controls import button
from companion.games.drawing.drawings_from_csv import drawings
from companion.games.registry import GAMES
from companion.pages.page_registry import PAGES
from companion.screen import Block, Choices, Glyph, Shape, Sheet, Text
from companion.session.screen_session import ScreenSession

INK = "#2f6b4f"
COLUMNS, ROWS = 3, 5
"""The buttons side by side, and the rows that fit with three headings on the smallest screen."""
OWN = "own"
GROUPS = {
    "look-up": ("can-i", "hints", "rules", "disagree", "chart", "help"),
    "game": ("history", "standings", "lies", "find", "setup", "catch-up", OWN, "count-pad", "paper"),
    "table": ("people", "phones", "lesson", "settings", "hardware", "leave"),
}
"""The entries of the menu by the heading they stand under; the game's own touches are placed at `OWN`."""
ENTRIES = tuple(entry for entries in GROUPS.values() for entry in entries)


def sheet(session: ScreenSession) -> Sheet:
    """The menu of the seated game."""
    speech, look = session.table.speech, session.table.look
    own = tuple(id for id in look.menu if id not in ENTRIES)
    blocks: list[Block] = []
    groups: dict[str, list[str]] = {}
    for heading, entries in GROUPS.items():
        every = (id for entry in entries for id in (own if entry == OWN else (entry,)))
        groups[heading] = [id for id in every if _offered(session, id)]
    if sum(-(-len(names) // COLUMNS) for names in groups.values()) > ROWS:
        groups["game"] += groups.pop("table")  # A heading less, so that nothing is scrolled at a round's start.
    for heading, names in groups.items():
        choices = Choices(tuple(replace(button(speech, name), glyph=_icon(name)) for name in names), COLUMNS)
        blocks += [Text(speech.say(f"menu-{heading}"), "detail", "quiet"), choices]
    return Sheet("menu", "", tuple(blocks))


def page_of(session: ScreenSession, id: str) -> str:
    """The name of the page that the button with this id opens; "" if it opens none."""
    if id == "teach":
        return "teach-unknown"
    if id == "lesson":
        return GAMES[session.table.start.game].lesson
    if id == "count-pad":
        return GAMES[session.table.start.game].count_pad
    return id if id in ENTRIES and id in PAGES else ""


def _offered(session: ScreenSession, id: str) -> bool:
    """Whether the menu now shows the button with this id for the seated game."""
    look, state, game = session.table.look, session.table.match.state, GAMES[session.table.start.game]
    match id:
        case "chart" | "find":
            return id in look.menu
        case "setup":
            return session.table.match.last is None and bool(look.setup(state, session.table.speech))
        case "hardware":
            return session.devices is not None
        case "phones":
            return session.game.phones is not None
        case "disagree":
            return bool(game.differences())
        case "catch-up":
            return game.catching_up is not None and game.catching_up(state) is not None
        case "hints":
            return game.coach is not None and game.coach.hints and not session.table.finished
        case "lesson":
            return bool(game.lesson)
        case "count-pad":
            return bool(game.count_pad)
    return id in ENTRIES or look.touch(state, look.blank(), id) is not None


@cache
def _shapes() -> dict[str, tuple[Shape, ...]]:
    return drawings(__package__, "icons.csv")


def _icon(id: str) -> Glyph | None:
    """The small picture on the menu button with this id, or None."""
    return Glyph(f"icon-{id}", _shapes()[id], INK) if id in _shapes() else None
