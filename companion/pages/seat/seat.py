"""The first page of a player's phone: the game when the seat is to act, and a dark page when it is not."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.common_actions import Disagree, ReadRule, ReturnTo, SeatTouched, Suggested
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.pages.page_registry import open_page
from companion.pages.people.vote import VotePage
from companion.pages.seat.board_questions import QuestionsPage
from companion.pages.seat.hint import give_hint
from companion.pages.seat.own_could_have import open_own_chances
from companion.pages.table.table import TablePage
from companion.screen import (
    Block,
    Choice,
    Choices,
    Does,
    Notice,
    Pick,
    Screen,
    Sheet,
    Stepped,
    Stepper,
    Steppers,
    Text,
)
from companion.session.seat_session import SeatSession
from companion.session.session import Session, button

OWN = ("hand", "questions", "can-i", "rules", "disagree", "chart", "hints", "possible")
"""What a seat may open in private, at any time."""
MAP, HAND, QUESTIONS, HINT, POSSIBLE, ANYWAY = "map", "hand", "questions", "hints", "possible", "anyway"


class SeatPage(Struct, frozen=True):
    """The first page of a player's phone. `over` is what is shown over it: "menu" (the private pages), "hand" (the
    seat's own cards), "chart", "map", or "" for nothing.
    """

    over: str = ""

    def show(self, session: Session) -> Screen:
        """The screen of this seat's phone: a vote, or a chart or hand that was opened; else the game's screen, while
        the game awaits the seat or the map was opened; else the screen that says whose turn it is. If no game
        is being played, a screen with that sentence.
        """
        assert isinstance(session, SeatSession)
        if session.seated is None:
            say = session.speech.say
            return Screen("seat", say("web-no-game"), sheet=Sheet("no-game", say("web-no-game"), ()))
        vote = session.main.page
        if isinstance(vote, VotePage) and (asked := vote.asks(session, session.seat_id)) is not None:
            return replace(asked, page="seat")
        if self.over == "chart":
            title = session.speech.say(f"sheet-chart-{session.table.start.game}")
            sheet = Sheet("chart", title, session.table.look.chart(session.speech), (button(session.speech, "close"),))
            return Screen("seat", title, sheet=sheet)
        if self.over == HAND and (groups := _hand(session)):
            say = session.speech.say
            blocks: list[Block] = [Text(say("web-hand-what"), tone="quiet")]
            for heading, steppers in groups:
                blocks += [Text(heading, "title"), Steppers(steppers)]
            close = (button(session.speech, "close", "primary"),)
            return Screen("seat", say("act-hand"), sheet=Sheet("hand", say("act-hand"), tuple(blocks), close))
        if self.over == "menu" or not (session.awaited or self.over == MAP):
            return self._waiting(session)
        screen = TablePage().show(session)
        return replace(
            screen,
            page="seat",
            bar=self._bar(session, screen.bar),
            tray=screen.tray if session.awaited else (),
            sheet=screen.sheet if session.awaited else None,
            notice=_notice(session, screen.notice) if session.awaited else None,
            fault="",
        )

    def _waiting(self, session: SeatSession) -> Screen:
        """The screen while others are in turn: whose turn it is, what was done last, and the private pages; nothing
        that calls for attention.
        """
        seated, say = session.table, session.speech.say
        player, banner = seated.players[int(session.seat_id) - 1], TablePage().show(session).banner
        asks = GAMES[seated.start.game]
        offered = {
            HAND: bool(_hand(session)),
            "can-i": asks.asks is not None,
            "disagree": bool(asks.differences()),
            "chart": "chart" in seated.look.menu,
            HINT: bool(seated.match.state.house.hints.get(session.seat_id)),
            POSSIBLE: asks.coach is not None,
        }
        pages = tuple(button(session.speech, id) for id in OWN if offered.get(id, True))
        pages = (*pages, Choice(MAP, say("web-map")))
        words = " · ".join(filter(None, (banner.phase, banner.turn))) if banner is not None else ""
        last = seated.match.last
        blocks = (
            Text(words, "title", glyph=banner.mark if banner else None),
            *((Text(seated.look.tell(last, session.speech), tone="quiet"),) if last is not None else ()),
            Choices(pages, 2, tall=True),
        )
        back = (button(session.speech, "close", "primary"),) if session.awaited else ()
        return Screen("seat", player.name, sheet=Sheet("waiting", player.name, blocks, back))

    def _bar(self, session: SeatSession, bar: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """The bar of the game's page, with the private pages in place of its menu; a seat undoes only what it did
        itself.
        """
        seated = session.table
        if not session.awaited:
            return (button(session.speech, "close"),)
        last = seated.match.undo(seated.last_act() - 1).last if seated.match.last is not None else None
        own = last is not None and seated.look.seat_of(last) == session.seat_id
        menu = button(session.speech, "menu", wide=84.0)
        rest = tuple(replace(each, enabled=each.enabled and own) if each.id == "undo" else each for each in bar)
        return (menu, *(each for each in rest if each.id not in ("menu", "redo")))

    def tap(self, session: Session, does: Does, text: str) -> None:
        """Open a private page of the phone, or pass the touch on to the game."""
        assert isinstance(session, SeatSession)
        caution, vote = session.cleared(), session.main.page
        match does:
            case Stepped(card, by) if self.over == HAND:
                _enter(session, card, by)
            case "anyway" if caution is not None:
                session.act(caution.action)
            case "caution":
                pass
            case Pick("vote", choice):
                if isinstance(vote, VotePage):
                    session.at_table(does, lambda main: vote.voted(main, session.seat_id, choice))
            case "undo" if session.awaited:  # its own action: nobody else is asked
                session.at_table(does, lambda main: main.undo(main.table.last_act()))
            case "hints":
                give_hint(session)
            case "possible":
                open_own_chances(session)
            case "menu" | "chart" | "map" | "hand":
                session.go(SeatPage(over=does))
            case "close":
                session.go(SeatPage())
            case "questions":
                session.push(QuestionsPage())
            case str() if does in OWN:
                open_page(session, does)
            case ReadRule(rule):
                open_page(session, "rules", rule)
            case Disagree(difference):
                open_page(session, "disagree", difference)
            case SeatTouched() | ReturnTo() | "let" | "hardware":
                pass  # of the table's own screen
            case "notice" if session.awaited:
                session.main.tap(does)
            case _ if session.awaited and not session.doubted(_action(session, does)):
                session.at_table(does, lambda main: TablePage().tap(main, does, ""))


def _notice(session: SeatSession, notice: Notice | None) -> Notice | None:
    """The notice about the seat's own hand; if there is none, that of the shared screen without the questions meant
    for all players, or None.
    """
    if session.caution is None:
        return replace(notice, asks=()) if notice is not None else None
    say, own = session.speech.say, session.caution.notice
    ways = (button(session.speech, ANYWAY),)
    return replace(own, id="caution", numbers=say("web-own-hand", numbers=own.numbers), ways=ways, asks=())


def _action(session: SeatSession, does: Does) -> Say | Draft | None:
    """The action, or part of one, that this touch means in the game; None if it means none."""
    if isinstance(does, Suggested):
        return does.act
    return session.table.look.touch(session.table.match.state, session.draft, does)


def _hand(session: SeatSession) -> tuple[tuple[str, tuple[Stepper, ...]], ...]:
    """The plus and minus buttons with which this seat enters its hand, in named groups; none where the game
    needs none.
    """
    asks = GAMES[session.table.start.game].asks
    return asks().hand(session.known.state, session.seat_id, session.speech) if asks is not None else ()


def _enter(session: SeatSession, card: Does, by: int) -> None:
    """Count one kind of card in the entered hand up or down."""
    steppers = [stepper for _, group in _hand(session) for stepper in group]
    for touched in steppers:
        if touched.does == card and touched.low <= touched.value + by <= touched.high:
            session.enter_hand({**{each.id: each.value for each in steppers}, touched.id: touched.value + by})
