"""The page of a stored game that cannot be read: the reason, what is left of it, and ways to repair or hide it."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from companion import untrusted
from companion.games.drawing.common_controls import button
from companion.pages.page_registry import open_page
from companion.pages.parts.game_summary import when
from companion.screen import Choice, Does, Screen, Sheet, Text
from companion.session.screen_session import ScreenSession
from companion.session.stored_games import withdraw
from companion.storage.salvage import Salvage, keep_good, take_backup

LONGEST = 240
"""The most letters of the reason that are shown."""


class UnreadablePage(Struct, frozen=True):
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
            why, ways, damage = self._damage(session, salvage), [], salvage.damage
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
        return Screen("unreadable", title, sheet=Sheet("unreadable", title, blocks, self._buttons(session, ways)))

    def _buttons(self, session: ScreenSession, ways: list[Choice]) -> tuple[Choice, ...]:
        aside = button(session.speech, "set-aside", "plain" if self.salvage and ways else "primary")
        return (button(session.speech, "close"), *((*ways, aside) if not self.salvage else (aside, *ways)))

    def _damage(self, session: ScreenSession, salvage: Salvage) -> str:
        number, rows = salvage.damage.number, salvage.damage.rows
        if number is None:
            return session.speech.say("unreadable-people")
        return session.speech.say("unreadable-damaged", number=number, acts=rows)

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
            case "close":
                session.pages.back()

    def _open(self, session: ScreenSession, game: int) -> None:
        session.store.read_games()
        session.game.resume(game, partial(open_page, session, "table", "lies"))

    def _gone(self, session: ScreenSession) -> None:
        session.store.read_games()
        session.pages.back()
