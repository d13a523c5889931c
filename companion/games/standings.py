"""The plot beside the standings: a count of each seat at the end of each round."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.badges import seat_mark
from companion.games.catching_up import only_told
from companion.games.people import Player
from companion.language.speech import Speech
from companion.screen import Plot, Series
from engine.game import State
from engine.match import Match

STEPS = 8
"""As many rounds as a plot has room for; of a longer game some are left out."""


def plot(match: Match, players: tuple[Player, ...], speech: Speech, count: Callable[[State, int], int]) -> Plot:
    """A line a seat; `count` counts what the seat of this index has in a state."""
    every = list(_closings(match))
    closings = every[-1 :: -max(1, -(-len(every) // STEPS))][::-1]
    return Plot(
        tuple(speech.say("end-round", round=state.round) for state in closings),
        tuple(
            Series(player.name, seat_mark(player.colour, str(n + 1)), tuple(count(state, n) for state in closings))
            for n, player in enumerate(players)
        ),
    )


def _closings(match: Match) -> Iterator[State]:
    """The state as each round ended, and as it is now; not that of a round whose end nobody told."""
    last: State = None
    for then in match.moments():
        told = then.last is not None and only_told(then.last.command)
        if last is not None and then.state.round != last.round and not told:
            yield last
        last = then.state
    yield last
