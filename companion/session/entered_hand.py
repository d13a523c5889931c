"""The hand that was entered in private on a seat's own phone, followed through the game as it goes on."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.private_hand import holding, steppers
from companion.games.registry import GAMES
from companion.language.message_texts import Speech
from engine.holding import without_none
from engine.match import Match, public


class OwnHand:
    """The hand of this seat as its player entered it in private: `pieces`, `{"card/wood": 2, "hidden/cloud": 1}`, as
    they were when the game had so many entries as then; {} if none were entered. It is used for the seat's own
    questions, hints and actions only."""

    def __init__(self, seat: str) -> None:
        self.pieces: Mapping[str, int] = {}
        self._seat, self._moment = seat, 0
        self._known: tuple[Match, Match] | None = None

    def enter(self, pieces: Mapping[str, int], match: Match) -> None:
        """Keep these pieces as those that the seat holds in this match; {} forgets them."""
        self.pieces, self._moment = without_none(pieces), len(match)
        self._known = None

    def known(self, match: Match) -> Match:
        """The public part of the match, in which this seat holds the pieces entered, with those that it drew since and
        without those that it played. If what it played contradicts the pieces entered: the public part without them.
        """
        if self._known is None or self._known[0] is not match:
            self._known = match, self._followed(match)
        return self._known[1]

    def _followed(self, match: Match) -> Match:
        seen, look, seat = public(match), GAMES[match.game.name].look(match.game), self._seat
        if not self.pieces:
            return seen
        moments = seen.moments()
        moment = min(self._moment, len(moments) - 1)  # later entries were undone
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
