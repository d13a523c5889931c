"""Hints that tell a seat its best move, as openly as the table agreed."""

from __future__ import annotations

from msgspec import Struct

from companion.games.could_have import Chance, Coach
from companion.games.game_view import GameView
from companion.language.message_texts import Speech
from engine.game import Entry, Event
from engine.match import Match

HINT_LEVELS = (0, 1, 2, 3)
"""How much a hint says: nothing; that more is possible; how much, and the first step; the whole way."""
WHOLE_WAY = 3


class Hint(Struct, frozen=True):
    """A hint in words: what is possible (`headline`), and the first step towards it (`more`, "" if the hint does not
    say it). `chance` is the record of the best move with all its steps if the table agreed to show it, else None."""

    headline: str
    more: str = ""
    chance: Chance | None = None


def hint(coach: Coach, look: GameView, match: Match, seat: str, speech: Speech) -> Hint | None:
    """The hint for this seat now, as openly as the table agreed; None if it agreed on none, or if the referee does not
    know the seat's whole hand.
    """
    level = match.state.house.hints.get(seat, 0)
    chance = coach.now(match, seat) if level else None
    if chance is None:
        return None
    if not chance.possible:
        return Hint(speech.say("hint-nothing", seat=seat))
    if level == 1:
        return Hint(speech.say("hint-more", seat=seat))
    first = look.tell_act(Entry(chance.walk[0], _events(chance)), speech)
    headline = speech.say(f"hint-many-{match.game.name}", seat=seat, possible=chance.possible)
    return Hint(headline, speech.say("hint-first", act=first), chance if level == WHOLE_WAY else None)


def _events(chance: Chance) -> tuple[Event, ...]:
    """The events of the first step of the best move that `chance` holds."""
    after = chance.start.say(chance.walk[0]) if chance.start is not None else None
    return after.last.events if isinstance(after, Match) and after.last is not None else ()
