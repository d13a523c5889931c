"""The list of moves in which more could certainly have been reached, made exact by hands that people enter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from companion.games.could_have import Chance
from companion.games.drawing.common_controls import button, mark
from companion.games.registry import GAMES
from companion.language.message_texts import Speech
from companion.pages.coach.best_way import WayPage
from companion.pages.coach.could_have_search import ask_chances, least, worth_seeing
from companion.pages.parts.sheets import whole_page
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
    Stepped,
    Stepper,
    Steppers,
    Text,
)
from companion.session.screen_session import ScreenSession
from companion.session.spoken_game import SpokenGame
from engine.holding import Holding


class PossiblePage(Struct, frozen=True):
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
            blocks.append(Grid(rows, (0.2, 0.5, 0.3), _head(say)))
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
            case "close":
                session.pages.back()
            case "enter-hand":
                session.pages.push(HandsPage(self.found))
            case Nth("chance", number) if (chance := self.found[number]).start is not None:
                session.pages.push(WayPage.of(chance))


def unknown_hands(found: tuple[Chance, ...]) -> tuple[int, ...]:
    """The indexes of the moves whose hand was not known, so that people may enter it."""
    return tuple(number for number, each in enumerate(found) if each.held is not None and each.held.unknown)


class HandsPage(Struct, frozen=True):
    """The page after a game on which people choose the hand of an earlier round that they want to enter."""

    found: tuple[Chance, ...]

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a button for each move whose hand is not known."""
        seated, say = session.table, session.speech.say
        hands = tuple(
            Choice(
                Nth("chance", number),
                say("possible-whose", seat=self.found[number].seat, round=self.found[number].round),
                glyph=mark(seated.players, self.found[number].seat),
            )
            for number in unknown_hands(self.found)
        )
        return whole_page(
            session, "earlier-hands", [Text(say("hands-what"), tone="quiet"), Choices(hands, 3)], primary="close"
        )

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open the page of a hand, or go back."""
        match does:
            case "close":
                session.pages.back()
            case Nth("chance", number):
                session.pages.push(HandPage(self.found, number, dict(_held(self.found[number]).known)))


class HandPage(Struct, frozen=True):
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
        steppers = []
        for kind, drawn in session.table.look.secrets(chance.start.state)[0].kinds.items():
            has, known = self.cards.get(kind, 0), held.known.get(kind, 0)
            most = min(has + more, drawn.most or held.size)
            steppers.append(Stepper(Pick("card", kind), speech.name(kind), has, known, most, drawn.glyph))
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
            return session.pages.go(PossiblePage(found))

        session.store.ask(lambda store: coach.with_hand(seated.match, self.found[self.number], self.cards), answered)


def _held(chance: Chance) -> Holding:
    """The hand before this move as far as it is known, which is not wholly."""
    assert chance.held is not None
    return chance.held


def open_possible(session: ScreenSession, unused: str) -> None:
    """Open the list of moves with their possible results, once those are computed."""
    ask_chances(session, lambda found: session.pages.push(PossiblePage(found)))


def _head(say: Callable[[str], str]) -> tuple[str, ...]:
    return "", say("possible-could"), say("possible-made")
