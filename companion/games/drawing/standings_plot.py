"""The plot beside the standings: one line a seat, with a count at the end of each round."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.catching_up import only_entered
from companion.games.drawing.seat_marks import seat_mark
from companion.games.people import Player
from companion.language.message_texts import Speech
from companion.screen import Plot, Series
from engine.game import C, E, S
from engine.match import Match

STEPS = 8
"""The most rounds that the plot has room for; of a longer game some are left out."""


def plot(match: Match[S, C, E], players: tuple[Player, ...], speech: Speech, count: Callable[[S, int], int]) -> Plot:
    """The plot with one line a seat; `count(state, n)` gives the value of the seat with index `n` (from 0)."""
    every = list(_closings(match))
    closings = every[-1 :: -max(1, -(-len(every) // STEPS))][::-1]
    return Plot(
        tuple(speech.say("end-round", round=state.round) for state in closings),
        tuple(
            Series(player.name, seat_mark(player.colour, str(n + 1)), tuple(count(state, n) for state in closings))
            for n, player in enumerate(players)
        ),
    )


def _closings(match: Match[S, C, E]) -> Iterator[S]:
    """The state at the end of each round, then the present one; rounds before a game was entered under way are left
    out.
    """
    last: S | None = None
    for then in match.moments():
        entered = then.last is not None and only_entered(then.last.command)
        if last is not None and then.state.round != last.round and not entered:
            yield last
        last = then.state
    yield match.state
