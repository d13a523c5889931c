"""The page that lists every move of a game, with the best result that its seat could certainly have reached in it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from companion.games.could_have import Chance
from companion.games.drawing.common_controls import mark
from companion.language.message_texts import Speech
from companion.pages.coach.best_way import WayPage
from companion.pages.coach.could_have_search import ask_chances, least
from companion.pages.parts.sheets import whole_page
from companion.screen import Block, Choice, Choices, Does, Grid, Nth, Row, Screen, Text
from companion.session.session import Session


class PossiblePage(Struct, frozen=True):
    """The page that lists every move of a game with its result and the one that was possible; `found` has all moves in
    order. `own`: on a seat's own phone, with the cards that it entered.
    """

    found: tuple[Chance, ...]
    own: bool = False

    def show(self, session: Session) -> Screen:
        """The screen with, for each seat, one button or table row for each move that it made; each has the result of
        the move and the result that was possible.
        """
        seated = session.table
        say, game = seated.speech.say, seated.start.game
        open_only = () if seated.finished or self.own else (say("possible-open-only"),)
        words = " ".join((say(f"possible-what-{game}"), *open_only))
        blocks: list[Block] = [Text(words, tone="quiet")]
        for seat in dict.fromkeys(each.seat for each in self.found):
            blocks.append(Text(seated.players[int(seat) - 1].name, glyph=mark(seated.players, seat)))
            own = [(n, each) for n, each in enumerate(self.found) if each.seat == seat]
            ways = tuple(self._move(n, each, seated.speech) for n, each in own if each.start is not None)
            rows = tuple(self._turn(each, seated.speech) for _, each in own if each.start is None)
            blocks += [Choices(ways, columns=4)] if ways else []
            blocks += [Grid(rows, (0.2, 0.5, 0.3), _head(say))] if rows else []
        if not self.found:
            blocks.append(Text(say("possible-none"), tone="quiet"))
        return whole_page(session, "possible", blocks, primary="close")

    def _move(self, number: int, chance: Chance, speech: Speech) -> Choice:
        """The button of a move: the result reached and the one possible, and below them the round. `number` is the
        move's index.
        """
        label = speech.say("possible-move", done=chance.done, **least(chance))
        return Choice(Nth("chance", number), label, speech.say("possible-round", round=chance.round))

    def _turn(self, chance: Chance, speech: Speech) -> Row:
        """A table row for one move: its round, the result that was possible, and the result reached."""
        could = ", ".join(speech.name(each) for each in chance.things) or "–"
        made = speech.name(chance.made) if chance.made else "–"
        return Row((speech.say("possible-round", round=chance.round), could, made), strong=chance.missed > 0)

    def tap(self, session: Session, does: Does, text: str) -> None:
        """Open the best way of a touched move, or go back."""
        match does:
            case "close":
                session.back()
            case Nth("chance", number) if (chance := self.found[number]).start is not None:
                session.push(WayPage.of(chance))


def open_possible(session: Session, unused: str) -> None:
    """Open the list of moves with their possible results, once those are computed."""
    ask_chances(session, lambda found: session.push(PossiblePage(found)))


def _head(say: Callable[[str], str]) -> tuple[str, ...]:
    return "", say("possible-could"), say("possible-made")
