"""The page of a phone that answers in words what others see on the board."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.private_hand import holding
from companion.pages.parts import whole_page
from companion.pages.table.table import TablePage
from companion.screen import Block, Choice, Choices, Does, Pick, Screen, Text
from companion.session.entered_hand import pieces
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from engine.match import Match


class QuestionsPage(Page, frozen=True):
    """The page with the questions of a seat and their answers. `asked` is what was touched so far, as in ("between",
    "tichih").
    """

    asked: tuple[str, ...] = ()

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the answer, and the choices with which the question goes on."""
        answer = session.table.look.answer(_known(session), session.seat, self.asked, session.speech)
        further = tuple(replace(each, does=Pick("ask", each.id)) for each in answer.choices)
        blocks: list[Block] = [Text(line) for line in answer.lines]
        blocks += [Choices(further, 3 if len(further) > 6 else 1)] if further else []
        blocks += [Choices(now, 1)] if answer.steps and (now := _now(session)) else []
        back = ("close", "ask-another") if self.asked else ("close",)
        return whole_page(session, "questions", blocks, *back, title=answer.title)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Ask the further question that was touched, begin with another question, or go back."""
        match does:
            case Pick("ask", what):
                session.pages.go(QuestionsPage((*self.asked, what)))
            case "ask-another":
                session.pages.go(QuestionsPage())
            case _ if session.awaited:
                session.pages.home()
                session.pages.page.tap(session, does, text)


def _now(session: ScreenSession) -> tuple[Choice, ...]:
    """What this seat may touch now on the game's own screen, beside the board."""
    return TablePage().show(session).tray if session.may_act else ()


def _known(session: ScreenSession) -> Match:
    """The public part of the game with the seat's own hand: what was entered on its phone, or else what the referee
    knows of it, as from tags.
    """
    seat, match = session.seat, session.known
    if any(pieces(match, seat, session.speech).values()):
        return match
    own = pieces(session.table.match, seat, session.speech)
    return Match(match.game, holding(match.state, seat, session.table.look.secrets(match.state), own))
