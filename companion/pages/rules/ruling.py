"""A ruling by the table: everybody lets a refused act stand, once. It is asked twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.actions import Say
from companion.screen import Screen, Sheet, Text
from companion.session.session import button
from engine.game import Command
from engine.house_words import Let

if TYPE_CHECKING:
    from companion.session.session import Page, Session


class RulingPage(Struct, frozen=True):
    """`act` is what was refused, `headline` and `numbers` how; `sure` is whether everybody said yes once."""

    table: Page
    act: Command
    headline: str
    numbers: str
    sure: bool = False

    def show(self, session: Session) -> Screen:
        """First whether everybody agrees, then whether it shall stand."""
        speech = session.speech
        say = speech.say
        blocks = (
            Text(self.headline, "title"),
            Text(self.numbers),
            Text(say("ruling-sure" if self.sure else "ruling-all"), tone="warning"),
            Text(say("ruling-kept"), "detail", "quiet"),
        )
        # The two answers do not lie under the same finger: a hasty second touch on the first does nothing.
        yes = button(speech, "let-stand", "primary") if self.sure else button(speech, "all-agree", "primary")
        no = button(speech, "cancel")
        sheet = Sheet("ruling", say("sheet-ruling"), blocks, (yes, no) if self.sure else (no, yes))
        return Screen("ruling", sheet.title, sheet=sheet)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Yes, yes again, or not."""
        if id == "all-agree" and not self.sure:
            session.go(replace(self, sure=True))
        elif id == "let-stand" and self.sure:
            session.perform(Say((Let(msgspec.to_builtins(self.act)),)))
        elif id == "cancel":
            session.go(self.table)
