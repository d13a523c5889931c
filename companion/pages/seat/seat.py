"""The first page of a phone with a seat: the game when the seat is to act, else a dark page, and what opens over it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict, replace

from companion.games.common_actions import Anyway, Disagree, ReadRule, ReturnTo, SeatTouched, Suggested, Todo
from companion.games.drawing.common_controls import button, mark, picker
from companion.games.private_hand import steppers
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Draft, Enters, Say
from companion.language.message_texts import LANGUAGES
from companion.pages.page_registry import PAGES, open_page
from companion.pages.parts import change_player, cleaned, whole_page
from companion.pages.people import vote
from companion.pages.seat.board_questions import QuestionsPage
from companion.pages.table import tutorial
from companion.pages.table.hints import give_hint
from companion.pages.table.possible_results import open_own_chances
from companion.pages.table.table import TablePage, look_sheet
from companion.screen import (
    Block,
    Choice,
    Choices,
    Does,
    Field,
    Look,
    Pick,
    Screen,
    Sheet,
    Spot,
    Stepped,
    Stepper,
    Steppers,
    Text,
    tone_of,
)
from companion.session.page_stack import Page
from companion.session.refusals import refusal
from companion.session.screen_session import ScreenSession
from engine.game import Command
from engine.holding import Holding
from engine.match import Match, public
from engine.rule import Rejection

OWN = ("hand", "questions", "can-i", "rules", "disagree", "chart", "hints", "possible")
"""What a seat may open in private, at any time."""
MAP, HAND, HINT, POSSIBLE = "map", "hand", "hints", "possible"


class SeatPage(Page, frozen=True):
    """The first page of a player's phone. `over` is what is shown over it: "menu" (the private pages), "hand" (the
    seat's own cards are entered), "chart", "map", "this-phone" (language and type), "look"
    (what a finger is held on, `held`), or "" for nothing. `ticked` are the
    indices of the ticked lines in the game's own checklist, `looked` is the seat whose panel was touched, `card` the
    touched piece of the own hand: the board highlights only where it can be played; `named` is the name of this phone
    that is being typed, None if none is.
    """

    over: str = ""
    ticked: frozenset[int] = frozenset()
    looked: str = ""
    card: str = ""
    held: Does = ""
    named: str | None = None

    def show(self, session: ScreenSession) -> Screen:
        """The screen of this seat's phone: a vote, or a chart or hand that was opened; else the game's screen, while
        the game awaits the seat or the map was opened; else the screen that says whose turn it is. If no game
        is being played, a screen with that sentence.
        """
        if session.seated is None:
            return whole_page(session, "no-game", (), title=session.speech.say("web-no-game"), page="seat")
        if (question := vote.asked(session)) is not None:
            return replace(question, page="seat")
        if (asking := _asking(session)) is not None:
            return asking
        if self.over == "chart":
            title = session.speech.say(f"sheet-chart-{session.table.start.game}")
            return whole_page(
                session, "chart", session.table.look.chart(session.speech), "close", title=title, page="seat"
            )
        if self.over == HAND and (groups := _hand(session)):
            say = session.speech.say
            blocks: list[Block] = [Text(say("web-hand-what"), tone="quiet")]
            for heading, steppers in groups:
                blocks += [Text(heading, "title"), Steppers(steppers)]
            return whole_page(session, "hand", blocks, primary="close", page="seat")
        if self.over == "this-phone":
            return self._this_phone(session)
        if self.over == "look" and (held := look_sheet(session, self.held)) is not None:
            return Screen("seat", held.title, sheet=replace(held, buttons=(button(session.speech, "close"),)))
        if self.over == "menu":
            return self._more(session)
        screen = self._waiting(session)
        if session.awaited or self.over == MAP:
            screen = self._playing(session)
        last = session.table.match.last
        words = session.table.look.tell(last, session.speech) if last is not None else ""
        return replace(screen, hand=self._cards(session), last=words)

    def _playing(self, session: ScreenSession) -> Screen:
        """The game's screen, with what this seat may touch."""
        screen = self._table.show(session)
        marks = screen.marks
        if marks is not None:
            # What lights up may be touched.
            opened = _opened(session, self.card, marks.glow) if self.card else marks.glow
            marks = replace(marks, glow=opened if session.awaited else frozenset())
        bar = tuple(Choice("", "", wide=each.wide) if _for_all(each) else each for each in screen.bar)
        banner = screen.banner
        if banner is not None and any(
            _for_all(each) and each.tone == "primary" for each in (*screen.tray, *screen.bar)
        ):
            # What comes next is done by a button for all, which stands at the table.
            banner = replace(banner, prompt=session.speech.say("web-at-table", prompt=banner.prompt))
        tray = tuple(each for each in screen.tray if not _for_all(each)) if session.may_act else ()
        return replace(
            screen,
            page="seat",
            marks=marks,
            banner=banner,
            bar=self._bar(session, bar),
            tray=tray if any(each.id for each in tray) else (),
            sheet=_within_hand(session, screen.sheet) if session.awaited and screen.sheet is not None else None,
            notice=screen.notice if session.awaited else None,
            fault="",
        )

    @property
    def _table(self) -> TablePage:
        """The game's page as this phone shows it."""
        return TablePage(ticked_in_game=self.ticked, looked=self.looked)

    def _cards(self, session: ScreenSession) -> tuple[Choice, ...]:
        """The seat's own pieces: a button for each known kind, and one for those that were not entered."""
        state, speech, found = session.known.state, session.speech, list[Choice]()
        for secret in session.table.look.secrets(state):
            held: Holding = getattr(state.seat(session.seat), secret.field)
            for name, glyph in secret.kinds.items():
                if count := held.known.get(name, 0):
                    tone = tone_of(name == self.card)
                    found.append(Choice(Pick("card", name), speech.name(name), "", glyph, tone, count=count))
            if held.unknown:
                unknown = Pick("unknown", secret.sort)
                found.append(
                    Choice(unknown, speech.say("hand-unknown", sort=secret.sort), "", secret.back, count=held.unknown)
                )
        return tuple(found)

    def _waiting(self, session: ScreenSession) -> Screen:
        """The screen while others are in turn: whose turn it is, and nothing that calls for attention."""
        player, banner = session.table.players[int(session.seat) - 1], TablePage().show(session).banner
        seated, awaited = session.table, session.table.match.prompt.seats
        blocks = list[Block]()
        if banner is not None:
            blocks += [Text(session.speech.say("catch-up-turn"), tone="quiet")] if banner.turn else []
            if awaited and banner.mark is None:  # several at once: those who have not chosen yet
                marks = ((seated.players[int(seat) - 1].name, mark(seated.players, seat)) for seat in awaited)
                blocks += [Text(name, "title", glyph=glyph) for name, glyph in marks]
            else:
                blocks.append(Text(banner.turn or banner.prompt, "huge", glyph=banner.mark))
            blocks.append(Text(banner.phase, tone="quiet"))
        buttons = (Choice(MAP, session.speech.say("web-map")), _more_button(session))
        return whole_page(session, "waiting", blocks, *buttons, title=player.name, page="seat")

    def _more(self, session: ScreenSession) -> Screen:
        """The private pages, and what belongs to this phone."""
        seated, speech = session.table, session.speech
        asks = GAMES[seated.start.game]
        offered = {
            HAND: bool(seated.look.secrets(seated.match.state)),
            "disagree": bool(asks.differences()),
            "chart": "chart" in seated.look.menu,
            HINT: bool(seated.match.state.house.hints.get(session.seat)),
            POSSIBLE: asks.coach is not None,
        }
        pages = [button(speech, id) for id in OWN if offered.get(id, True)]
        pages += [Choice(MAP, speech.say("web-map")), button(speech, "this-phone"), button(speech, "leave-seat")]
        return whole_page(session, "more", (Choices(tuple(pages), 2, tall=True),), primary="close", page="seat")

    def _this_phone(self, session: ScreenSession) -> Screen:
        """The name of this phone, the language of the seat, and larger type on this phone alone."""
        say, phones = session.speech.say, session.game.phones
        name = self.named if self.named is not None else phones.name(session) if phones is not None else ""
        blocks = (
            Text(say("web-phone-name"), "detail", "quiet"),
            Field("phone-name", name, say("web-phone-name"), done="close"),
            picker("language", LANGUAGES, session.speech.language, 2),
            Choices((Choice("larger", say("settings-larger"), tone=tone_of(session.large)),), 1),
        )
        return whole_page(session, "this-phone", blocks, primary="close", page="seat")

    def _bar(self, session: ScreenSession, bar: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """The bar of the game's page, with the private pages in place of its menu; a seat undoes only what it did
        itself.
        """
        seated = session.table
        if not session.awaited:
            return (button(session.speech, "close"),)
        last = seated.acted()
        own = last is not None and seated.look.seat_of(last) == session.seat
        menu = replace(_more_button(session), wide=84.0)
        rest = tuple(replace(each, enabled=each.enabled and own) if each.id == "undo" else each for each in bar)
        return (
            menu,
            *(each for each in rest if each.id == "undo" or (session.may_act and each.id not in ("menu", "redo"))),
        )

    def close(self, session: ScreenSession) -> None:
        """Keep the name of this phone if one was typed, and close what is shown over the page."""
        if self.named is not None and session.game.phones is not None:
            session.game.phones.rename(session, self.named.strip())
        session.pages.go(SeatPage())

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open a private page of the phone, or pass the touch on to the game."""
        if not isinstance(does, Look) and session.awaited and not self.over and self._table.closes(session, does):
            session.notices.dismiss()
            return tutorial.understood(session)
        match does:
            case Look(of) if look_sheet(session, of) is not None:
                session.pages.go(SeatPage(over="look", held=of))
            case Look(of):
                self.tap(session, of, text)
            case Stepped(card, by) if self.over == HAND:
                _enter(session, card, by)
            case Pick("vote", choice):
                vote.voted(session, choice)
            case Pick("let-in" | "turn-away" as which, id) if session.game.phones is not None:
                session.game.phones.answer(id, which == "let-in", "phone")
            case "undo" if session.awaited:  # its own action: nobody else is asked
                session.undo(session.table.last_act())
            case "hints":
                give_hint(session, session.known, session.seat)
            case "possible":
                open_own_chances(session)
            case "menu" | "chart" | "map" | "hand" | "this-phone":
                session.pages.go(SeatPage(over=does))
            case Pick("card", kind) if (
                session.awaited and not self.over and self.card != kind and (_opened(session, kind, _glow(session)))
            ):
                session.pages.go(replace(self, card=kind))
            case Pick("card" | "unknown"):
                session.pages.go(SeatPage(over="" if self.card else HAND))
            case Pick("language", language):
                change_player(session, int(session.seat), language=language)
            case "larger":
                session.change_type_size()
            case "phone-name":
                session.pages.go(replace(self, named=cleaned(text)))
            case "questions":
                session.pages.push(QuestionsPage())
            case str() if does in OWN:
                open_page(session, does)
            case ReadRule(rule):
                open_page(session, "rules", rule)
            case Disagree(difference):
                open_page(session, "disagree", difference)
            case "got-it":
                tutorial.understood(session)
            case Todo(line):
                session.pages.go(replace(self, ticked=self.ticked ^ {line}))
            case SeatTouched(seat):
                session.pages.go(replace(self, looked="" if self.looked == seat else seat))
            case ReturnTo() | "let" | "hardware":
                pass  # of the table's own screen
            case Anyway(act=act) if session.awaited:
                session.perform(act)
            case _ if session.awaited and session.boardside is not None and session.boardside.tap(does, session):
                pass
            case _ if session.awaited:
                session.pages.go(replace(self, card=""))
                _perform(session, _own(session, _action(session, does)))


def _more_button(session: ScreenSession) -> Choice:
    return Choice("menu", session.speech.say("act-more"))


def _glow(session: ScreenSession) -> frozenset[str]:
    """What the game highlights on the board for this seat."""
    marks = TablePage().show(session).marks
    return marks.glow if marks is not None else frozenset()


def _opened(session: ScreenSession, kind: str, glow: frozenset[str]) -> frozenset[str]:
    """Those of these spots of the board whose touch plays a piece of this kind."""
    return frozenset(
        spot
        for spot in glow
        if isinstance(action := _action(session, Spot(spot)), Say)
        and any(
            kind in value if isinstance(value, Mapping | tuple) else kind == value
            for command in action.commands
            for value in asdict(command).values()
        )
    )


def _within_hand(session: ScreenSession, sheet: Sheet) -> Sheet:
    """The sheet with steppers for those kinds of the hand alone that the seat can hold by what it entered, none beyond
    its number."""
    most = {each.id: each.high for _, group in _hand(session) for each in group}

    def within(block: Steppers) -> Steppers:
        own = (replace(each, high=min(each.high, most.get(each.id, each.high))) for each in block.steppers)
        return replace(block, steppers=tuple(each for each in own if each.high))

    return replace(sheet, blocks=tuple(within(each) if isinstance(each, Steppers) else each for each in sheet.blocks))


def _asking(session: ScreenSession) -> Screen | None:
    """The question whether another phone may have this seat too; None if none asks."""
    here = session.game.phones.here() if session.game.phones is not None else ()
    for each in here:
        if each.waits and each.seat == session.seat:
            say = session.speech.say
            answers = (Pick("let-in", each.id), Pick("turn-away", each.id))
            choices = Choices(tuple(Choice(does, say(f"act-{does.of}")) for does in answers), 1, tall=True)
            title = say("web-asks", name=session.table.players[int(session.seat) - 1].name)
            return whole_page(session, "asking", (Text(say("web-asks-more")), choices), title=title, page="seat")
    return None


def _for_all(choice: Choice) -> bool:
    """Whether this button acts for all seats at once, or opens a page of the table."""
    if isinstance(choice.does, str):
        return choice.does in PAGES or choice.does == "count-pad"
    return isinstance(choice.does, Enters) and choice.does.everyone


def _perform(session: ScreenSession, action: Say | Draft | None) -> None:
    """Perform this action of the seat. One that the referee would accept and the hand that was entered on this phone
    forbids is not performed: a notice says so, with a button that performs it.
    """
    if isinstance(action, Say) and action.commands and session.hand.pieces:
        command, match = action.commands[0], session.table.match
        refused = session.known.say(command) if isinstance(match.say(command), Match) else None
        if isinstance(refused, Rejection):
            say, notice = session.speech.say, refusal(session.table, command, refused)[0]
            ways = (Choice(Anyway(action), say("act-anyway")),)
            numbers = _too_few(session, command) or notice.numbers
            numbers = say("web-own-hand", numbers=numbers)
            return session.notices.warn(replace(notice, numbers=numbers, ways=ways, asks=()))
    session.perform(action)


def _too_few(session: ScreenSession, command: Command) -> str:
    """The kinds of which the hand that was entered has too few for what this command pays, with both numbers; "" if it
    pays with none."""
    paid = next((value for value in asdict(command).values() if isinstance(value, Mapping)), {})
    hand = session.table.look.secrets(session.known.state)[0]
    held: Holding = getattr(session.known.state.seat(session.seat), hand.field)
    few = [(kind, held.known.get(kind, 0), count) for kind, count in paid.items()]
    say = session.speech.say
    return " · ".join(
        say("web-too-few", kind=kind, has=has, wants=wants) for kind, has, wants in few if has + held.unknown < wants
    )


def _own(session: ScreenSession, action: Say | Draft | None) -> Say | Draft | None:
    """The action as one of this phone's seat: where several seats are awaited at once, a touch of the board that they
    share is its own."""
    seats = session.table.match.prompt.seats
    if not isinstance(action, Say) or len(seats) < 2 or session.seat not in seats:
        return action
    own = (replace(each, seat=session.seat) if hasattr(each, "seat") else each for each in action.commands)
    return replace(action, commands=tuple(own))


def _action(session: ScreenSession, does: Does) -> Say | Draft | None:
    """The action, or part of one, that this touch means in the game; None if it means none."""
    if isinstance(does, Suggested):
        return does.act
    return session.table.look.touch(session.table.match.state, session.draft, does)


def _hand(session: ScreenSession) -> tuple[tuple[str, tuple[Stepper, ...]], ...]:
    """The plus and minus buttons with which this seat enters its hand, in named groups; none where the game
    needs none.
    """
    state = public(session.table.match).state
    return steppers(state, session.seat, session.table.look.secrets(state), session.speech, session.known.state)


def _enter(session: ScreenSession, card: Does, by: int) -> None:
    """Count one kind of card in the entered hand up or down."""
    steppers = [stepper for _, group in _hand(session) for stepper in group]
    for touched in steppers:
        if touched.does == card and touched.low <= touched.value + by <= touched.high:
            entered = {**{each.id: each.value for each in steppers}, touched.id: touched.value + by}
            session.hand.enter(entered, session.table.match)
