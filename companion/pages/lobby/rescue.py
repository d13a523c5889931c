"""The page that offers the last good backup, after a damaged file of games was renamed."""

from __future__ import annotations

from msgspec import Struct

from companion.games.registry import title
from companion.pages.parts.game_summary import when
from companion.pages.parts.sheets import whole_page
from companion.screen import Does, Screen, Text
from companion.session.screen_session import ScreenSession
from companion.storage.backups import Offer, decided


class RescuePage(Struct, frozen=True):
    """The page that asks whether to use a backup of the games or to begin without games. Nothing is deleted
    either way.
    """

    offer: Offer

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the time of the backup, and the number of entries that it lacks."""
        say, offer = session.speech.say, self.offer
        lacks = [
            Text(say("rescue-missing", game=title(each.game, session.speech), acts=each.rows), tone="warning")
            for each in offer.missing or ()
        ]
        if offer.missing is None:
            lacks = [Text(say("rescue-unknown"), tone="warning")]
        elif not lacks:
            lacks = [Text(say("rescue-whole"), tone="good")]
        blocks = (
            Text(say("rescue-damaged")),
            Text(say("rescue-backup", when=when(session, offer.written), games=offer.games)),
            *lacks,
            Text(say("rescue-kept", path=str(offer.path.parent)), "detail", "quiet"),
        )
        return whole_page(session, "rescue", blocks, "rescue-leave", primary="rescue-take")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Restore the backup of the games, or decline it."""
        match does:
            case "rescue-take":
                session.store.ask(lambda store: store.take(self.offer), lambda _: session.leave())
                session.store.read_catalog()
            case "rescue-leave":
                session.store.ask(lambda _: decided(self.offer, taken=False), lambda _: session.leave())
