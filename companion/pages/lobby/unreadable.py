"""The page of a game that cannot be read: the reason, and ways to repair it or to set it aside."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from companion.pages.navigation import open_page
from companion.screen import Screen, Sheet, Text
from companion.session.opening import withdraw
from companion.session.session import Session, button
from companion.storage import untrusted

LONGEST = 240
"""The most letters of the reason that are shown."""


class UnreadablePage(Struct, frozen=True):
    """A stored game that cannot be read: `id` is its number, `why` the reason in a sentence."""

    id: int
    why: str

    def show(self, session: Session) -> Screen:
        """The reason, and what can be done."""
        say = session.speech.say
        blocks = (
            Text(say("unreadable-what")),
            Text(untrusted.plain(self.why)[:LONGEST], "detail", "warning"),
            Text(say("unreadable-aside", game=str(self.id)), tone="quiet"),
        )
        undo, aside = button(session.speech, "failed-undo"), button(session.speech, "set-aside", "primary")
        buttons = (button(session.speech, "close"), undo, aside)
        title = say("sheet-unreadable", game=str(self.id))
        return Screen("unreadable", title, sheet=Sheet("unreadable", title, blocks, buttons))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Withdraw the game's last action and open it again, set it aside, or go back."""
        match id:
            case "failed-undo":
                opened = partial(open_page, session, "table", "lies")
                session.ask(lambda store: withdraw(store, self.id), lambda _: session.resume(self.id, opened))
            case "set-aside":
                session.ask(lambda store: store.set_aside(self.id), lambda _: self._gone(session))
            case "close":
                session.back()

    def _gone(self, session: Session) -> None:
        session.read_games()
        session.back()
