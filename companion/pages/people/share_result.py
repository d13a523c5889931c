"""Share: a QR code with which a phone takes a finished game into its own statistics."""

from __future__ import annotations

from msgspec import Struct

from companion.games.registry import GAMES
from companion.pages.parts.sheets import whole_page
from companion.screen import Columns, Does, Screen, Text
from companion.session.screen_session import ScreenSession
from companion.transfer import bg_stats
from companion.transfer.qr import LARGE, code_of
from companion.transfer.statistics import Result, result


class SharePage(Struct, frozen=True):
    """The page with the QR code of a finished game's result."""

    result: Result

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the QR code, its purpose and its contents."""
        seated = session.table
        say = seated.speech.say
        names = tuple(player.name for player in seated.players)
        link = bg_stats.link(self.result, say(f"game-{self.result.game}"), GAMES[self.result.game].bgg, names)
        words = (Text(say("share-what")), Text(say("share-holds"), "detail", "quiet"))
        blocks = (Columns((code_of(link, LARGE),), words, share=0.5),)
        return whole_page(session, "share", blocks, "close")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Go back."""
        if does == "close":
            session.pages.back()


def open_share(session: ScreenSession, unused: str) -> None:
    """Compute the result of the seated game, and show its QR code."""
    id = session.table.id
    session.store.ask(lambda store: result(store, store.game(id)), lambda found: session.pages.push(SharePage(found)))
