"""A hint on a player's own phone, worked out from the hand that was entered on it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.hints import hint
from companion.games.registry import GAMES
from companion.pages.coach.best_way import WayPage
from companion.pages.parts.sheets import whole_page
from companion.screen import Does, Screen, Text
from companion.session.screen_session import ScreenSession


class HintPage(Struct, frozen=True):
    """The page of a phone with a hint in words, or with the reason why there is none."""

    headline: str
    more: str = ""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the hint, or with the reason why there is none."""
        blocks = (Text(self.headline, "title"), *((Text(self.more),) if self.more else ()))
        return whole_page(session, "hints", blocks, "close")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Go back."""
        if does == "close":
            session.pages.back()


def give_hint(session: ScreenSession) -> None:
    """Show this phone's seat a hint, worked out from the hand that it entered, and count it in the game."""
    seated, seat, people = session.table, session.seat, session.table.people
    coach = GAMES[seated.start.game].coach
    given = hint(coach, seated.look, session.known, seat, session.speech) if coach is not None else None
    if given is None:
        return session.pages.push(HintPage(session.speech.say("hints-unknown")))
    session.game.change_people(replace(people, hints={**people.hints, seat: people.hints.get(seat, 0) + 1}))
    if given.chance is not None:
        session.pages.push(WayPage.of(given.chance, given.headline))
    else:
        session.pages.push(HintPage(given.headline, given.more))
