"""What was possible in the moves of a game: its computation, the list of moves, and the best way on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from companion.games.could_have import Chance
from companion.games.drawing.common_controls import button, mark
from companion.games.game_view import GameView
from companion.games.private_hand import Secret, panels
from companion.games.registry import GAMES
from companion.games.view_values import View
from companion.language.message_texts import Speech
from companion.pages.parts import whole_page
from companion.screen import (
    Block,
    Choice,
    Choices,
    Does,
    Grid,
    Nth,
    Pick,
    Row,
    Screen,
    SeatPanel,
    Stepped,
    Stepper,
    Steppers,
    Text,
)
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.session.spoken_game import SpokenGame
from engine.game import Entry
from engine.holding import Holding
from engine.match import Match, public
from engine.state import State


def sentence(chance: Chance, seated: SpokenGame) -> str:
    """A sentence that compares the result that was possible in a move with the one reached."""
    return seated.speech.say(
        f"possible-sentence-{seated.start.game}",
        seat=chance.seat,
        round=chance.round,
        done=chance.done,
        **least(chance),
    )


def greatest(found: tuple[Chance, ...]) -> Chance | None:
    """The move from which most can be learned, as `worth_seeing` orders them; None if in no move more was certainly
    possible."""
    return next((found[number] for number in worth_seeing(found)), None)


def worth_seeing(found: tuple[Chance, ...]) -> tuple[int, ...]:
    """The indexes of the moves in which more was certainly possible than was reached: those of known hands first, and
    within each group those first in which most was missed."""
    missed = [number for number, each in enumerate(found) if each.missed > 0]
    return tuple(sorted(missed, key=lambda number: (not found[number].exact, -found[number].missed, number)))


def chances_of(seated: SpokenGame, known: Match | None = None) -> tuple[Chance, ...]:
    """What was possible in each finished move of this game. It takes up to a second, so it is not to be called on the
    session's thread.

    Until the game is over a move is judged by what is `known`, None for what everybody saw; afterwards by all that is.
    """
    coach = GAMES[seated.start.game].coach
    if coach is None:
        return ()
    return coach.chances(seated.match if seated.finished else known if known is not None else public(seated.match))


def ask_chances(session: ScreenSession, then: Callable[[tuple[Chance, ...]], None], known: Match | None = None) -> None:
    """Start computing the possible results of the seated game, as `chances_of` does; when they are ready, the session's
    thread calls `then` with them, if the game is still as it was.
    """
    seated = session.table

    def answered(found: tuple[Chance, ...]) -> None:
        if session.seated is not None and session.seated.match is seated.match:
            then(found)

    session.store.ask(lambda store: chances_of(seated, known), answered)


def least(chance: Chance) -> dict[str, str | int]:
    """The least result that was certainly possible in a move, as parameters for a message."""
    return {"possible": chance.possible, "how": "exact" if chance.exact else "least"}


MANY = 5
"""The number of panels with cards from which the panel of the seat above them is too low for a second line."""


class WayPage(Page, frozen=True):
    """The page that walks through the best way of one move, which `chance` describes. `moments` has the game before the
    first step and after each, `at` is the index of the one shown. With the `headline` of a hint the steps are still to
    be done, and the rest of the player's hand stays hidden.
    """

    chance: Chance
    moments: tuple[Match, ...]
    at: int = 0
    headline: str = ""

    @staticmethod
    def of(chance: Chance, headline: str = "") -> WayPage:
        """The page for the move that `chance` describes, at the beginning of the best way (sequence of steps) found for
        it. `headline` is that of a hint; "" if the page shows no hint."""
        assert chance.start is not None
        moments = [chance.start]
        for command in chance.walk:
            after = moments[-1].say(command)
            if not isinstance(after, Match):
                break  # a step that the table let stand once, by a ruling
            moments.append(after)
        return WayPage(chance, tuple(moments), headline=headline)

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the board after the present step, and the steps still to come highlighted."""
        seated, match, chance = session.table, self.moments[self.at], self.chance
        speech, look, say = seated.speech, seated.look, seated.speech.say
        picture = look.picture(View(match, look.blank(), seated.shown, speech)).only_seen()
        ahead = frozenset[str]().union(*(look.done(Entry(each, ()), match.state) for each in chance.walk[self.at :]))
        gone = look.done(match.last, match.state) if match.last is not None else frozenset[str]()
        words = look.tell(match.last, speech) if match.last is not None else self.headline or sentence(chance, seated)
        step = "possible-step" if chance.held is None else "possible-worst-step"
        banner = replace(
            picture.banner,
            phase=say(step, n=self.at, of=len(self.moments) - 1),
            turn=seated.shown[int(chance.seat) - 1].name,
            prompt=words,
        )
        last = self.at == len(self.moments) - 1
        return Screen(
            "way",
            board=look.board(match.state),
            marks=replace(picture.marks, shown=ahead, done=gone),
            banner=banner,
            seats=picture.seats if self.headline else self._with_hand(picture.seats, look, speech),
            bar=(
                button(speech, "close"),
                Choice("step-back", say("act-step-back"), enabled=self.at > 0),
                Choice("forward", say("act-forward"), tone="plain" if last else "primary", enabled=not last),
            ),
        )

    def _with_hand(self, seats: tuple[SeatPanel, ...], look: GameView, speech: Speech) -> tuple[SeatPanel, ...]:
        """The panel of the moving seat alone, and below it the cards of its hand: as many as are known by kind, the
        rest as card backs.
        """
        seat, state, held = self.chance.seat, self.moments[self.at].state, self.chance.held
        secrets = look.secrets(state)[:1]
        if held is not None:
            begun, now = (_hand(each, seat, secrets[0]).known for each in (self.moments[0].state, state))
            left = held.without({kind: count - now.get(kind, 0) for kind, count in begun.items()}) or held
            state = state.with_seat(seat, **{secrets[0].field: left})
        cards = panels(state, seat, secrets, speech)
        room = 1 if len(cards) < MANY else 0
        own = seats[int(seat) - 1]
        return (replace(own, details=own.details[:room]), *cards)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Go on or back by a step, or leave the page."""
        match does:
            case "step-back" if self.at > 0:
                session.pages.go(replace(self, at=self.at - 1))
            case "forward" if self.at < len(self.moments) - 1:
                session.pages.go(replace(self, at=self.at + 1))


def _hand(state: State, seat: str, secret: Secret) -> Holding:
    """The pieces of this sort that a seat holds in secret."""
    held: Holding = getattr(state.seat(seat), secret.field)
    return held


class PossiblePage(Page, frozen=True):
    """The page that lists the moves in which more was possible, with both results; `found` has all moves in order.
    `own`: on a seat's own phone, with the cards that it entered.
    """

    found: tuple[Chance, ...]
    own: bool = False

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a button for each move that can be shown on the board, those of known hands first; or, in a
        game in which pieces do not move, for each seat a table with a row for each of its moves.
        """
        seated = session.table
        say, game = seated.speech.say, seated.start.game
        open_only = () if seated.finished or self.own else (say("possible-open-only"),)
        words = " ".join((say(f"possible-what-{game}"), *open_only))
        blocks: list[Block] = [Text(words, tone="quiet")]
        ways = [number for number in worth_seeing(self.found) if self.found[number].start is not None]
        for heading, exact in (("possible-hand-known", True), ("possible-hand-unknown", False)):
            moves = tuple(self._move(n, seated) for n in ways if self.found[n].exact == exact)
            blocks += [Text(say(heading)), Choices(moves, columns=3, tall=True)] if moves else []
        turns = [each for each in self.found if each.start is None]
        for seat in dict.fromkeys(each.seat for each in turns):
            blocks.append(Text(seated.players[int(seat) - 1].name, glyph=mark(seated.players, seat)))
            rows = tuple(self._turn(each, seated.speech) for each in turns if each.seat == seat)
            blocks.append(Grid(rows, (0.2, 0.5, 0.3), ("", say("possible-could"), say("possible-made"))))
        if not ways and not turns:
            blocks.append(Text(say("possible-nothing" if self.found else "possible-none")))
        enters = seated.finished and not self.own and bool(unknown_hands(self.found))
        return whole_page(session, "possible", blocks, *(("enter-hand",) if enters else ()), primary="close")

    def _move(self, number: int, seated: SpokenGame) -> Choice:
        """The button of the move with this index: its seat and round, and below them the result reached and the one
        possible.
        """
        chance, say = self.found[number], seated.speech.say
        label = say("possible-move", done=chance.done, **least(chance))
        who = say("possible-whose", seat=chance.seat, round=chance.round)
        return Choice(Nth("chance", number), label, who, mark(seated.players, chance.seat))

    def _turn(self, chance: Chance, speech: Speech) -> Row:
        """A table row for one move: its round, the result that was possible, and the result reached."""
        could = ", ".join(speech.name(each) for each in chance.things) or "–"
        made = speech.name(chance.made) if chance.made else "–"
        return Row((speech.say("possible-round", round=chance.round), could, made), strong=chance.missed > 0)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open the best way of a touched move, or go back."""
        match does:
            case "enter-hand":
                session.pages.push(HandsPage(self.found))
            case Nth("chance", number) if (chance := self.found[number]).start is not None:
                session.pages.push(WayPage.of(chance))


def unknown_hands(found: tuple[Chance, ...]) -> tuple[int, ...]:
    """The indexes of the moves whose hand was not known, so that people may enter it."""
    return tuple(number for number, each in enumerate(found) if each.held is not None and each.held.unknown)


class HandsPage(Page, frozen=True):
    """The page after a game on which people choose the hand of an earlier round that they want to enter."""

    found: tuple[Chance, ...]

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a button for each move whose hand is not known."""
        seated, say = session.table, session.speech.say
        hands = list[Choice]()
        for number in unknown_hands(self.found):
            each = self.found[number]
            who = say("possible-whose", seat=each.seat, round=each.round)
            hands.append(Choice(Nth("chance", number), who, glyph=mark(seated.players, each.seat)))
        blocks = (Text(say("hands-what"), tone="quiet"), Choices(tuple(hands), 3))
        return whole_page(session, "earlier-hands", blocks, primary="close")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open the page of a hand, or go back."""
        match does:
            case Nth("chance", number):
                session.pages.push(HandPage(self.found, number, dict(_held(self.found[number]).known)))


class HandPage(Page, frozen=True):
    """The page on which people enter the hand that a seat had before the move with index `number`; `cards` are those
    entered so far, beginning with the known ones."""

    found: tuple[Chance, ...]
    number: int
    cards: Mapping[str, int]

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a stepper for each kind of card."""
        speech, chance = session.speech, self.found[self.number]
        assert chance.start is not None
        held = _held(chance)
        more = held.size - sum(self.cards.values())
        secret, steppers = session.table.look.secrets(chance.start.state)[0], []
        for kind, drawn in secret.kinds.items():
            has, known = self.cards.get(kind, 0), held.known.get(kind, 0)
            most = min(has + more, secret.most.get(kind, held.size))
            steppers.append(Stepper(Pick("card", kind), speech.name(kind), has, known, most, drawn))
        who = speech.say("possible-whose", seat=chance.seat, round=chance.round)
        words = speech.say("hands-entered", cards=held.size, got=held.size - more)
        done = button(speech, "done", "primary", enabled=not more)
        blocks: tuple[Block, ...] = (Text(words, tone="quiet"), Steppers(tuple(steppers)))
        return whole_page(session, "earlier-hands", blocks, "cancel", done, title=who)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Count the cards of a kind, judge the move with the hand, or go back."""
        match does:
            case "cancel":
                session.pages.back()
            case Stepped(Pick("card", kind), by):
                session.pages.go(replace(self, cards={**self.cards, kind: self.cards.get(kind, 0) + by}))
            case "done":
                self._judge(session)

    def _judge(self, session: ScreenSession) -> None:
        """Have the move judged with this hand, and show the list with the result; a hand that cannot have been is
        refused with a notice."""
        seated, coach = session.table, GAMES[session.table.start.game].coach
        assert coach is not None

        def answered(chance: Chance | None) -> None:
            if session.pages.page is not self:
                return
            if chance is None:
                return session.notices.note(session.speech.say("hands-impossible"), tone="warning")
            session.pages.back()
            session.pages.back()
            found = (*self.found[: self.number], chance, *self.found[self.number + 1 :])
            session.pages.go(PossiblePage(found))
            if chance.missed <= 0:  # the list has no row for it
                who = session.speech.say("possible-whose", seat=chance.seat, round=chance.round)
                session.notices.note(session.speech.say("hands-nothing-missed"), who)

        session.store.ask(lambda store: coach.with_hand(seated.match, self.found[self.number], self.cards), answered)


def _held(chance: Chance) -> Holding:
    """The hand before this move as far as it is known, which is not wholly."""
    assert chance.held is not None
    return chance.held


def open_possible(session: ScreenSession, unused: str) -> None:
    """Open the list of moves with their possible results, once those are computed."""
    ask_chances(session, lambda found: session.pages.push(PossiblePage(found)))


def open_own_chances(session: ScreenSession) -> None:
    """Open the list of the moves of this phone's seat with what was possible in each, once that is computed.

    It counts the cards that everybody saw and those entered on the phone; after the game all that is known.
    """

    def answered(found: tuple[Chance, ...]) -> None:
        session.pages.push(PossiblePage(tuple(each for each in found if each.seat == session.seat), own=True))

    ask_chances(session, answered, session.known)
