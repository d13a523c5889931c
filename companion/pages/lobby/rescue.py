"""After a damaged file was set aside: the last good backup, what it lacks, and whether to go on with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.pages.parts.game_summary import when
from companion.screen import Screen, Sheet, Text
from companion.session.session import button
from companion.storage.backups import Offer

if TYPE_CHECKING:
    from companion.session.session import Session


class RescuePage(Struct, frozen=True):
    """Use the backup, or begin with no games. Nothing is deleted either way."""

    offer: Offer

    def show(self, session: Session) -> Screen:
        """When it was made, and what is missing in it."""
        say, offer = session.speech.say, self.offer
        lacks = [
            Text(say("rescue-missing", game=say(f"game-{each.game}"), acts=each.rows), tone="warning")
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
        buttons = (button(session.speech, "rescue-leave"), button(session.speech, "rescue-take", "primary"))
        return Screen("rescue", sheet=Sheet("rescue", say("sheet-rescue"), blocks, buttons))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Take the backup's games, or leave them."""
        match id:
            case "rescue-take":
                session.ask(lambda buffered_store: buffered_store.take(self.offer), lambda _: session.leave())
                session.read_catalog()
            case "rescue-leave":
                session.ask(lambda buffered_store: buffered_store.leave(self.offer), lambda _: session.leave())
