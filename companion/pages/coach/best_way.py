"""The page that walks through the best way of one move of a game, step by step, on the board."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.could_have import Chance
from companion.games.drawing.common_controls import button
from companion.games.game_view import GameView
from companion.games.private_hand import Secret, panels
from companion.games.view_values import View
from companion.language.message_texts import Speech
from companion.pages.coach.could_have_search import sentence
from companion.screen import Choice, Does, Screen, SeatPanel
from companion.session.screen_session import ScreenSession
from engine import seating
from engine.game import Entry, State
from engine.holding import Holding
from engine.match import Match

MANY = 5
"""The number of panels with cards from which the panel of the seat above them is too low for a second line."""


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
            state = seating.with_seat(state, seat, **{secrets[0].field: left})
        cards = panels(state, seat, secrets, speech)
        room = 1 if len(cards) < MANY else 0
        own = seats[int(seat) - 1]
        return (replace(own, details=own.details[:room]), *cards)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Go on or back by a step, or leave the page."""
        match does:
            case "close":
                session.pages.back()
            case "step-back" if self.at > 0:
                session.pages.go(replace(self, at=self.at - 1))
            case "forward" if self.at < len(self.moments) - 1:
                session.pages.go(replace(self, at=self.at + 1))


def _hand(state: State, seat: str, secret: Secret) -> Holding:
    """The pieces of this sort that a seat holds in secret."""
    held: Holding = getattr(seating.seat(state, seat), secret.field)
    return held
