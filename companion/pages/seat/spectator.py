"""The screen that a spectator sees: the board, whose turn it is and the standings, with nothing to touch."""

from __future__ import annotations

from msgspec.structs import replace

from companion.pages.table.standings import EndingPage
from companion.pages.table.table import TablePage
from companion.screen import Screen, Sheet
from companion.session.session import Session


def watching(session: Session) -> Screen:
    """The screen for a spectator of the seated game, whatever page the players have open; after the end the
    standings.
    """
    if session.seated is None:
        title = session.speech.say("web-no-game")
        return Screen("watch", title, sheet=Sheet("watch", title, ()))
    over = session.table.finished
    screen = EndingPage().show(session) if over else TablePage().show(session)
    sheet = replace(screen.sheet, buttons=()) if over and screen.sheet is not None else None
    return replace(screen, page="watch", tray=(), bar=(), notice=None, sheet=sheet, fault="")
