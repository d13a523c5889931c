"""What a finger held on a seat or on a spot of the board shows: what the whole table may know of it, in words."""

from __future__ import annotations

from companion.games.common_actions import SeatTouched
from companion.games.view_values import View
from companion.screen import Does, Sheet, Spot, Text
from companion.session.screen_session import ScreenSession
from engine.match import public


def sheet(session: ScreenSession, of: Does) -> Sheet | None:
    """The sheet about what a touch of this would be of; None where the game has nothing to say of it."""
    seated, speech = session.table, session.speech
    look, match = seated.look, public(seated.match)
    match of:
        case Spot(id):
            asking = session.seat or next(iter(match.prompt.seats), seated.match.state.seats[0].id)
            answer = look.spot_in_words(match, id, asking, speech)
        case SeatTouched(id):
            answer = look.seat_in_words(View(match, look.blank(), seated.players, speech), id)
        case _:
            answer = None
    if answer is None:
        return None
    return Sheet("look", answer.title, tuple(Text(line, "title") for line in answer.lines))
