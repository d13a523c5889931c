"""The page on which all players together allow one refused command; it is asked twice."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.touch_and_tags.touch_result import Say
from companion.pages.parts.sheets import whole_page
from companion.pages.people.vote import Ruling, ask, voters
from companion.screen import Does, Screen, Text
from companion.session.labelled_button import button
from companion.session.screen_session import ScreenSession
from engine.common_commands import Let
from engine.game import Command


class RulingPage(Struct, frozen=True):
    """The page that asks whether to allow a refused command. `headline` and `numbers` are the refusal's headline and
    the calculation behind it; `sure`: the first of the two questions was answered with yes.
    """

    command: Command
    headline: str
    numbers: str
    sure: bool = False

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the refusal and the question: first whether all agree, then whether to allow the command."""
        say = session.speech.say
        blocks = (
            Text(self.headline, "title"),
            Text(self.numbers),
            Text(say("ruling-sure" if self.sure else "ruling-all"), tone="warning"),
            Text(say("ruling-kept"), "detail", "quiet"),
        )
        # Yes changes its place, so that a hasty second touch does nothing.
        if self.sure:
            return whole_page(session, "ruling", blocks, button(session.speech, "let-stand", "primary"), "cancel")
        phones = ("ask-phones",) if len(voters(session)) > 1 else ()
        return whole_page(session, "ruling", blocks, "cancel", *phones, primary="all-agree")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Handle an answer: after yes twice the command is allowed."""
        if does == "all-agree" and not self.sure:
            session.go(replace(self, sure=True))
        elif does == "let-stand" and self.sure:
            session.perform(Say((Let(msgspec.to_builtins(self.command)),)))
        elif does == "ask-phones" and len(voters(session)) > 1:
            ask(session, Ruling(self.command), voters(session))
        elif does == "cancel":
            session.back()


def open_ruling(session: ScreenSession, unused: str) -> None:
    """Open the question whether to allow the command whose refusal is shown."""
    assert session.notice is not None
    assert session.suggestions.let is not None
    session.push(RulingPage(session.suggestions.let, session.notice.headline, session.notice.numbers))
