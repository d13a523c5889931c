"""The hand that was entered in private on a seat's own phone, followed through the game as it goes on."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from companion.games.private_hand import holding, steppers
from companion.games.registry import GAMES
from companion.language.message_texts import Speech
from engine.match import Match, public


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
        seen, look = public(match), GAMES[match.game.name].look(match.game)
        if not self.pieces:
            return seen
        moments = seen.moments()
        moment = min(self.moment, len(moments) - 1)  # later entries were undone
        entered = moments[moment]
        state = holding(entered.state, seat, look.secrets(entered.state), self.pieces)
        held = Match(match.game, state, entered.last, entered.before)
        try:
            for each in moments[moment + 1 :]:
                assert each.last is not None
                held = held.then(each.last)
            holding(held.state, seat, look.secrets(held.state), {})
        except Exception:  # a game may raise anything where a seat plays what it does not hold
            return seen
        return held


def pieces(match: Match, seat: str, speech: Speech) -> dict[str, int]:
    """The pieces of this seat that the match knows, counted by the ids of the steppers that enter them
    ("card/wood").
    """
    secrets = GAMES[match.game.name].look(match.game).secrets(match.state)
    groups = steppers(match.state, seat, secrets, speech)
    return {stepper.id: stepper.value for _, group in groups for stepper in group}
