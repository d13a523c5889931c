"""A finished game for other programs: a code that a phone takes into its own statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.games.registry import GAMES
from companion.screen import Columns, Screen, Sheet, Text
from companion.session.session import button
from companion.transfer import bg_stats
from companion.transfer.qr import LARGE, code_of
from companion.transfer.statistics import Result, result

if TYPE_CHECKING:
    from companion.session.session import Page, Session


def open_share(session: Session, back: Page) -> None:
    """Read how the game on the table ended, and show it."""
    id = session.table.id
    session.ask(lambda store: result(store, store.game(id)), lambda found: session.go(SharePage(back, found)))


class SharePage(Struct, frozen=True):
    """The code beside what it is and what it holds."""

    back: Page
    result: Result

    def show(self, session: Session) -> Screen:
        """A code to be read from the screen; nothing leaves this machine by itself."""
        seated = session.table
        say = seated.speech.say
        names = tuple(player.name for player in seated.players)
        link = bg_stats.link(self.result, say(f"game-{self.result.game}"), GAMES[self.result.game].bgg, names)
        told = (Text(say("share-what")), Text(say("share-holds"), "detail", "quiet"))
        sheet = Sheet(
            "share",
            say("sheet-share"),
            (Columns((code_of(link, LARGE),), told, share=0.5),),
            (button(seated.speech, "close"),),
        )
        return Screen("share", sheet.title, sheet=sheet)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Back."""
        if id == "close":
            session.go(self.back)
