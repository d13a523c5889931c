"""The page on which all players together allow one refused command; it is asked twice, or with its cards."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from companion.games.common_actions import CardKind
from companion.games.drawing.common_controls import button
from companion.games.touch_and_tags.touch_result import Say, stepped
from companion.pages.parts import whole_page
from companion.pages.people.vote import Ruling, ask, voters
from companion.screen import Block, Does, Screen, Stepped, Steppers, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from engine.common_commands import Let
from engine.game import Command
from engine.holding import without_none


class RulingPage(Page, frozen=True):
    """The page that asks whether to allow a refused command. `headline` and `numbers` are the refusal's headline and
    the calculation behind it; `sure`: the first of the two questions was answered with yes.

    Of a command that has no price, the cards that are paid are entered here; then one question is enough.
    """

    command: Command
    headline: str
    numbers: str
    sure: bool = False

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the refusal, the cards if they are asked for, and the question: first whether all agree, then
        whether to allow the command."""
        say, cards = session.speech.say, self._cards(session)
        refused: tuple[Block, ...] = (Text(self.headline, "title"), Text(self.numbers))
        question = Text(say("ruling-sure" if self.sure else "ruling-all"), tone="warning")
        kept = Text(say("ruling-kept"), "detail", "quiet")
        phones = ("ask-phones",) if len(voters(session)) > 1 else ()
        if cards is not None:
            shown: tuple[Block, ...] = (refused[0], Text(say("ruling-cards")), cards, question)
            return whole_page(session, "ruling", shown, "cancel", *phones, primary="all-agree")
        blocks = (*refused, question, kept)
        # Yes changes its place, so that a hasty second touch does nothing.
        if self.sure:
            return whole_page(session, "ruling", blocks, button(session.speech, "let-stand", "primary"), "cancel")
        return whole_page(session, "ruling", blocks, "cancel", *phones, primary="all-agree")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Handle an answer, after which the command is allowed, or count a card that is paid."""
        cards = self._cards(session)
        match does:
            case Stepped(CardKind(kind, most), by) if cards is not None:
                held = {each.does.kind: each.value for each in cards.steppers if isinstance(each.does, CardKind)}
                paid = without_none(stepped(held, kind, by, most))
                session.pages.go(replace(self, command=replace(self.command, cards=paid)))
            case "all-agree" if cards is None and not self.sure:
                session.pages.go(replace(self, sure=True))
            case "all-agree" | "let-stand" if self.sure or cards is not None:
                session.perform(Say((Let(msgspec.to_builtins(self.command)),)))
            case "ask-phones" if len(voters(session)) > 1:
                ask(session, Ruling(self.command), voters(session))
            case "cancel":
                session.pages.back()

    def _cards(self, session: ScreenSession) -> Steppers | None:
        """The cards that are paid for the command, where nothing says how many; None where they are known."""
        return session.table.look.unpriced(session.table.match.state, self.command, session.speech)


def open_ruling(session: ScreenSession, unused: str) -> None:
    """Open the question whether to allow the command whose refusal is shown."""
    assert session.notices.shown is not None
    assert session.notices.suggestions.let is not None
    session.pages.push(
        RulingPage(session.notices.suggestions.let, session.notices.shown.headline, session.notices.shown.numbers)
    )
