"""The hand that was entered in private on a seat's own phone, followed through the game as it goes on."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from companion.games.registry import GAMES
from companion.language.message_texts import Speech
from engine.match import Match
from engine.public import public


class OwnHand(Struct, frozen=True):
    """The pieces that a player entered in private as the own hand, `{"card/wood": 2, "hidden/cloud": 1}`, when the game
    had `moment` entries.
    """

    pieces: Mapping[str, int] = {}
    moment: int = 0

    def known(self, match: Match, seat: str) -> Match:
        """The public part of the match, in which this seat holds the pieces entered, with those that it drew since and
        without those that it played. If what it played contradicts the pieces entered: the public part without them.
        """
        seen, asks = public(match), GAMES[match.game.name].asks
        if asks is None or not self.pieces:
            return seen
        moments = seen.moments()
        moment = min(self.moment, len(moments) - 1)  # later entries were undone
        entered = moments[moment]
        held = Match(match.game, asks().holding(entered.state, seat, self.pieces), entered.last, entered.before)
        try:
            for each in moments[moment + 1 :]:
                assert each.last is not None
                held = held.then(each.last)
            asks().holding(held.state, seat, {})
        except Exception:  # a game may raise anything where a seat plays what it does not hold
            return seen
        return held


def pieces(match: Match, seat: str, speech: Speech) -> dict[str, int]:
    """The pieces of this seat that the match knows, counted by the ids of the steppers that enter them
    ("card/wood").
    """
    asks = GAMES[match.game.name].asks
    groups = asks().hand(match.state, seat, speech) if asks is not None else ()
    return {stepper.id: stepper.value for _, steppers in groups for stepper in steppers}
