"""What was possible in a seat's own moves, on its phone, worked out from the hand that was entered on it."""

from __future__ import annotations

from companion.games.could_have import Chance
from companion.games.registry import GAMES
from companion.pages.coach.could_have_list import PossiblePage
from companion.session.screen_session import ScreenSession


def open_own_chances(session: ScreenSession) -> None:
    """Open the list of the seat's own moves with what was possible in each, once that is computed.

    It counts the cards that everybody saw and those entered on the phone; after the game all that is known.
    """
    seated, known = session.table, session.known
    coach = GAMES[seated.start.game].coach
    if coach is None:
        return
    match = seated.match if seated.finished else known

    def answered(found: tuple[Chance, ...]) -> None:
        if session.seated is not None and session.seated.match is seated.match:
            own = tuple(each for each in found if each.seat == session.seat)
            session.pages.push(PossiblePage(own, own=True))

    session.store.ask(lambda store: coach.chances(match), answered)
