"""A simulation of the rest of a planning phase with guessed hands: all seats place counters by plan, then move."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import NamedTuple

from companion.automa.elfenland import beam_search, hand_guesses
from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.pieces import COUNTERS, COUNTERS_OF_A_KIND, KINDS
from engine.elfenland.routes import BITS, SHIFT, Moves, search
from engine.elfenland.state import Road

WIDTH = 4
"""The width of the beam search within a simulation."""
EVIDENCE = 4
"""The number of random hands tried for each other seat; the one that best explains its placed counters is taken."""


class Guess(NamedTuple):
    """One guess of everything that is hidden: for each seat its hand and counters (`purses`), and its best plan with
    them (`plans`).

    Both are listed by seat, clockwise, beginning after the deciding seat, which is last.
    """

    purses: dict[str, beam_search.Purse]
    plans: dict[str, beam_search.Plan]


def guess(seen: Seen, own: beam_search.Purse, mine: beam_search.Plan, random: Random) -> Guess:
    """A random guess of the other seats' hands and hidden counters, with the best plan of each; `own` and `mine` are
    the means and the plan of the deciding seat.
    """
    table, atlas = seen.table, seen.atlas
    network = atlas.network
    hands = hand_guesses.hands(seen, random, EVIDENCE)
    face_down = [
        SHIFT[kind] for kind in COUNTERS for _ in range(max(0, COUNTERS_OF_A_KIND - table.counters_known(kind)))
    ]
    random.shuffle(face_down)
    purses, plans = {}, {}
    seat = table.after(seen.id)
    while seat != seen.id:
        other = table.seat(seat)
        counters = sum(count << SHIFT[kind] for kind, count in other.open.known.items())
        if table.options["place_hidden"]:
            counters += sum(1 << face_down.pop() for _ in range(min(len(face_down), other.hidden.size)))
        there = network.index[other.town], network.left(other.collected)
        purses[seat] = beam_search.Purse(*there, hands[seat], counters, seen.unable, own.ahead)
        plans[seat] = beam_search.plan(atlas, table.roads, purses[seat], WIDTH)
        seat = table.after(seat)
    purses[seen.id], plans[seen.id] = own, mine
    return Guess(purses, plans)


class Act(NamedTuple):
    """A first action of the deciding seat to simulate: a counter on a road (`shift` is the bit shift of its kind), its
    obstacle (`shift` None), or a pass (`road` -1).
    """

    road: int = -1
    shift: int | None = None


def values(seen: Seen, guess: Guess, act: Act) -> dict[str, int]:
    """By seat, the value of its whole move, in thousandths of a town piece, if the deciding seat begins with `act`."""
    atlas = seen.atlas
    roads: dict[str, Road] = dict(seen.table.roads)
    purses, queues = dict(guess.purses), {seat: list(plan.placings) for seat, plan in guess.plans.items()}
    if act.road >= 0:
        route = atlas.roads[act.road]
        if act.shift is None:
            roads[route] = Road(roads[route].kind, True)
        else:
            roads[route] = Road(KINDS[act.shift // BITS])
            own = purses[seen.id]
            purses[seen.id] = own._replace(counters=own.counters - (1 << act.shift))
            queue = queues[seen.id]
            if (act.road, act.shift) in queue:
                queue.remove((act.road, act.shift))
            else:
                queues[seen.id] = list(beam_search.plan(atlas, roads, purses[seen.id], WIDTH).placings)
    passes = seen.table.passes + 1 if act.road < 0 else 0
    for seat in cycle(purses):
        # As in the game: when all have passed in a row, what is not laid is laid no more (EL-PLAN-09).
        if passes == len(purses):
            break
        queue = queues[seat]
        if queue and atlas.roads[queue[0][0]] in roads:
            queue = queues[seat] = list(beam_search.plan(atlas, roads, purses[seat], WIDTH).placings)
        if not queue:
            passes += 1
            continue
        passes = 0
        road, shift = queue.pop(0)
        roads[atlas.roads[road]] = Road(KINDS[shift // BITS])
        purses[seat] = purses[seat]._replace(counters=purses[seat].counters - (1 << shift))
    moves = atlas.network.moves(roads)
    return {seat: moved(seen, moves, purse) for seat, purse in purses.items()}


def moved(seen: Seen, moves: Moves, purse: beam_search.Purse) -> int:
    """The value of a seat's best way among `moves`: the town pieces collected and, except in the last round, what its
    final position promises for later rounds.
    """
    town, left = purse.town, purse.left
    before = left.bit_count()
    for (to, bit, *_), _ in search(moves, town, left, purse.hand, purse.unable):
        town, left = to, left & ~bit
    value = beam_search.PIECE * (before - left.bit_count())
    return value + purse.ahead(town, left) if purse.ahead else value
