"""A game that cannot be read: what that means, why, and that it can be set aside."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from companion.pages.navigation import open_page
from companion.screen import Screen, Sheet, Text
from companion.session.opening import withdraw
from companion.session.session import Session, button
from companion.storage import untrusted

LONGEST = 240
"""Letters of the reason: what has room."""


class UnreadablePage(Struct, frozen=True):
    """`id` is the game's number in the store, `why` the reason in a sentence."""

    id: int
    why: str

    def show(self, session: Session) -> Screen:
        """What is wrong, and what can be done."""
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
