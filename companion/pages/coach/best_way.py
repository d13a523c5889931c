"""The page that walks through the best way of one move of a game, step by step, on the board."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.common_actions import SeatTouched
from companion.games.could_have import Chance
from companion.games.registry import GAMES, RegisteredGame
from companion.games.view_values import View
from companion.language.message_texts import Speech
from companion.pages.coach.could_have_search import sentence
from companion.screen import Choice, Does, Screen, SeatPanel
from companion.session.session import Session, button
from engine.game import Entry, State
from engine.match import Match


class WayPage(Struct, frozen=True):
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

    def show(self, session: Session) -> Screen:
        """The screen with the board after the present step, and the steps still to come highlighted."""
        seated, match, chance = session.table, self.moments[self.at], self.chance
        speech, look, say = seated.speech, seated.look, seated.speech.say
        picture = look.picture(View(match, look.blank(), seated.shown, speech))
        ahead = frozenset[str]().union(*(look.done(Entry(each, ()), match.state) for each in chance.walk[self.at :]))
        gone = look.done(match.last, match.state) if match.last is not None else frozenset[str]()
        words = look.tell(match.last, speech) if match.last is not None else self.headline or sentence(chance, seated)
        banner = replace(
            picture.banner,
            phase=say("possible-step", n=self.at, of=len(self.moments) - 1),
            turn=seated.shown[int(chance.seat) - 1].name,
            prompt=words,
        )
        last = self.at == len(self.moments) - 1
        return Screen(
            "way",
            board=look.board(match.state),
            marks=replace(picture.marks, glow=ahead, done=gone),
            banner=banner,
            seats=picture.seats
            if self.headline
            else _with_hand(picture.seats, GAMES[seated.start.game], match.state, chance.seat, speech),
            bar=(
                button(speech, "close"),
                Choice("step-back", say("act-step-back"), enabled=self.at > 0),
                Choice("forward", say("act-forward"), tone="plain" if last else "primary", enabled=not last),
            ),
        )

    def tap(self, session: Session, does: Does, text: str) -> None:
        """Go on or back by a step, or leave the page."""
        match does:
            case "close":
                session.back()
            case "step-back" if self.at > 0:
                session.go(replace(self, at=self.at - 1))
            case "forward" if self.at < len(self.moments) - 1:
                session.go(replace(self, at=self.at + 1))


def _with_hand(
    seats: tuple[SeatPanel, ...], game: RegisteredGame, state: State, seat: str, speech: Speech
) -> tuple[SeatPanel, ...]:
    """The panel of one seat alone, and below it the cards that it is known to hold."""
    coach = game.coach
    cards = coach.hand(state, seat, speech) if coach is not None else ()
    own = (replace(each, details=each.details[:1]) for each in seats if each.does == SeatTouched(seat))
    return (*own, *cards)
