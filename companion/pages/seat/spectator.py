"""The page that a spectator sees: the board, whose turn it is and the standings, with nothing to touch."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.pages.table.standings import EndingPage
from companion.pages.table.table import TablePage
from companion.screen import Block, Columns, Does, Grid, Screen, Sheet
from companion.session.screen_session import ScreenSession


class WatchPage(Struct, frozen=True):
    """The page of a television or a guest: the game as it is, whatever the table's own screen shows; after the end the
    standings.
    """

    def show(self, session: ScreenSession) -> Screen:
        """The screen of the seated game without anything to touch."""
        if session.seated is None:
            title = session.speech.say("web-no-game")
            return Screen("watch", title, sheet=Sheet("watch", title, ()))
        over, sheet = session.table.finished, None
        screen = EndingPage().show(session) if over else TablePage().show(session)
        sheet = (
            replace(screen.sheet, buttons=(), blocks=_untouched(screen.sheet.blocks)) if over and screen.sheet else None
        )
        return replace(screen, page="watch", tray=(), bar=(), notice=None, sheet=sheet, fault="", looks=False)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Do nothing."""


def _untouched(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks with tables whose rows are only looked at."""
    found: list[Block] = []
    for block in blocks:
        if isinstance(block, Columns):
            block = replace(block, left=_untouched(block.left), right=_untouched(block.right))
        elif isinstance(block, Grid):
            block = replace(block, rows=tuple(replace(row, does="") for row in block.rows))
        found.append(block)
    return tuple(found)
