"""The pages of a browser that has no seat: to choose one, or only to watch."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.drawing.common_controls import seat_choice
from companion.pages.parts import whole_page
from companion.pages.table.standings import EndingPage
from companion.pages.table.table import TablePage
from companion.screen import Block, Choices, Columns, Grid, Nth, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession


class JoinPage(Page, frozen=True):
    """The page with the seats to choose from. Whoever carries the touches gives the phone its seat. `waits` is the seat
    whose phone, or the table, is asked whether this phone may have it; "" for none.
    """

    waits: str = ""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a button for each seat that people play, or with the sentence who is asked."""
        say, seated = session.speech.say, session.seated
        if seated is None:
            return whole_page(session, "no-game", (), title=say("web-no-game"), page="join")
        if self.waits and int(self.waits) <= len(seated.players):
            words = Text(say("web-waits", name=seated.players[int(self.waits) - 1].name), "title")
            return whole_page(session, "join-waits", (words,), "cancel", title=say("web-join"), page="join")
        taken = {each.seat for each in session.game.phones.here()} if session.game.phones is not None else set()
        seats = tuple(
            seat_choice(Nth("join", int(seat)), seat, seated.players, detail=say("web-taken") if seat in taken else "")
            for seat in seated.by_people()
        )
        blocks = (Text(say("web-which-seat")), Choices(seats, 1, tall=True))
        return whole_page(session, "join", blocks, title=say("web-join"))


class WatchPage(Page, frozen=True):
    """The page of a television or a guest: the game as it is, whatever the table's own screen shows; after the end the
    standings.
    """

    def show(self, session: ScreenSession) -> Screen:
        """The screen of the seated game without anything to touch."""
        if session.seated is None:
            return whole_page(session, "watch", (), title=session.speech.say("web-no-game"))
        over = session.table.finished
        screen = EndingPage().show(session) if over else TablePage().show(session)
        sheet = screen.sheet if over else None
        if sheet is not None:
            sheet = replace(sheet, buttons=(), blocks=_untouched(sheet.blocks))
        return replace(screen, page="watch", tray=(), bar=(), notice=None, sheet=sheet, fault="", looks=False)


def _untouched(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks without buttons, and with tables whose rows are only looked at."""
    found: list[Block] = []
    for block in blocks:
        if isinstance(block, Choices):
            continue
        if isinstance(block, Columns):
            block = replace(block, left=_untouched(block.left), right=_untouched(block.right))
        elif isinstance(block, Grid):
            block = replace(block, rows=tuple(replace(row, does="") for row in block.rows))
        found.append(block)
    return tuple(found)
