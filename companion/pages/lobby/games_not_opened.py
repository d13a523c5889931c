"""Pages about games that cannot be opened: the whole file is in use or damaged, or one stored game cannot be read."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from companion import untrusted
from companion.games.drawing.common_controls import button
from companion.games.registry import title
from companion.pages.page_registry import open_page
from companion.pages.parts import when, whole_page
from companion.screen import Does, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.session.stored_games import withdraw
from companion.storage.backups import Offer, Salvage, decided, keep_good, take_backup
from companion.storage.store_file import StoreBusy

SECONDS = 30
"""The seconds until the app ends by itself, so that whatever started it can try again."""


class ElsewherePage(Page, frozen=True):
    """The page that says why the file of games cannot be opened. `since` is the time it was first shown, in seconds of
    the session's clock, and `left` the seconds until the app ends.
    """

    since: float = 0.0
    left: int = SECONDS

    going: ClassVar[bool] = True
    """`tick` is always called, as the page counts seconds."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the reason in one sentence, and the seconds until the app ends."""
        say = session.speech.say
        blocks = (Text(str(session.store.failure)), Text(say("elsewhere-closes", seconds=self.left), tone="quiet"))
        title = say("sheet-elsewhere" if isinstance(session.store.failure, StoreBusy) else "elsewhere-newer")
        return whole_page(session, "elsewhere", blocks, primary="close", title=title)

    def close(self, session: ScreenSession) -> None:
        """End the app."""
        session.game.power_off()

    def tick(self, session: ScreenSession, now: float) -> None:
        """Count down the seconds, and end the app at 0."""
        since = self.since or now
        session.pages.go(ElsewherePage(since, max(0, SECONDS - int(now - since))))
        if now - since >= SECONDS:
            session.game.power_off()


class RescuePage(Page, frozen=True):
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


LONGEST = 240
"""The most letters of the reason that are shown."""


class UnreadablePage(Page, frozen=True):
    """The page of a stored game that cannot be read: `id` is its number, `why` the reason in a sentence, `salvage` the
    parts still readable of a game that is damaged on the disk, or None.
    """

    id: int
    why: str
    salvage: Salvage | None = None

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the reason why the game cannot be read, and what can be done."""
        say, salvage = session.speech.say, self.salvage
        why, ways = untrusted.plain(self.why)[:LONGEST], [button(session.speech, "failed-undo")]
        left: list[Text] = []
        if salvage is not None:
            ways, damage = [], salvage.damage
            why = say("unreadable-people")
            if damage.number is not None:
                why = say("unreadable-damaged", number=damage.number, acts=damage.rows)
            if damage.good >= 0:
                lost = damage.rows - damage.good
                left.append(Text(say("unreadable-good", people="lost" if damage.people else "", acts=lost)))
                ways.append(button(session.speech, "salvage-good"))
            if salvage.backup is not None:
                left.append(Text(say("unreadable-backup", when=when(session, salvage.written), acts=salvage.lacks)))
                ways.append(button(session.speech, "salvage-backup"))
        blocks = (
            Text(say("unreadable-what")),
            Text(why, "detail", "warning"),
            *left,
            Text(say("unreadable-aside", game=str(self.id)), tone="quiet"),
        )
        title = say("sheet-unreadable", game=str(self.id))
        aside = button(session.speech, "set-aside", "plain" if salvage and ways else "primary")
        buttons = (aside, *ways) if salvage else (*ways, aside)
        return whole_page(session, "unreadable", blocks, "close", *buttons, title=title)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open the readable part of the game, withdraw its last action and open it again, hide it from the lists, or go
        back.
        """
        salvage = self.salvage
        match does:
            case "failed-undo":
                session.store.ask(lambda store: withdraw(store, self.id), lambda _: self._open(session, self.id))
            case "salvage-good" if salvage is not None and salvage.damage.good >= 0:
                damage = salvage.damage
                session.store.ask(lambda store: keep_good(store, self.id, damage), lambda new: self._open(session, new))
            case "salvage-backup" if salvage is not None and salvage.backup is not None:
                backup = salvage.backup
                ask = session.store.ask
                ask(lambda store: take_backup(store, self.id, backup), lambda new: self._open(session, new))
            case "set-aside":
                session.store.ask(lambda store: store.set_aside(self.id), lambda _: self._gone(session))

    def _open(self, session: ScreenSession, game: int) -> None:
        session.store.read_games()
        session.game.resume(game, partial(open_page, session, "table", "lies"))

    def _gone(self, session: ScreenSession) -> None:
        session.store.read_games()
        session.pages.back()
