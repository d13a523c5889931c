"""The level "reckons": guesses the hidden hands, simulates each of its choices, and takes the best on average.

Information-set Monte Carlo with a fixed number of guesses: each guess is one deal of everything that the seat cannot
see; every choice is tried with the same guesses, so that only the choice makes a difference. It draws, moves and keeps
like the level "plans".
"""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, pstdev

from companion.automa.elfenland import acts, joint, plans
from companion.automa.elfenland.plans import discard, draw, draw_hidden, keep, move
from companion.automa.elfenland.playout import Act, Guess, guess, values
from companion.automa.elfenland.seen import Seen
from engine.elfenland.pieces import KINDS
from engine.elfenland.routes import BITS, SHIFT
from engine.elfenland.words import Command, Obstruct, Pass

__all__ = ["discard", "draw", "draw_hidden", "keep", "move", "plan"]

GUESSES = 32
"""The number of guesses for a decision."""
CHOICES = 8
"""The most choices that are simulated."""
MARGIN = 30
"""The least average gain over the plan's own choice for which another is taken, in thousandths of a piece.

The gain must also exceed its own standard error.
"""
OTHERS = 0.7
"""The weight of the other seats' average value against the seat's own."""
AHEAD = 2 * joint.PIECE
"""In the last round, the lead (or deficit) beyond which more does not matter."""
OBSTACLE = {1: 350, 2: 300, 3: 200}
"""By round, the value of an obstacle that is kept; 0 in the last round."""


def plan(seen: Seen, random: Random) -> Command:
    """The command with the best simulated result; the plan's own unless another one is clearly better."""
    own = plans.purse(seen)
    mine = joint.plan(seen.atlas, seen.table.roads, own, plans.WIDTH)
    guesses = [guess(seen, own, mine, random) for _ in range(GUESSES)]
    choices = _choices(seen, mine, guesses)
    usual = [_fare(seen, each, choices[0]) for each in guesses]
    best, most = choices[0], float(MARGIN)
    for other in choices[1:]:
        gains = [_fare(seen, each, other) - fare for each, fare in zip(guesses, usual, strict=True)]
        gain = fmean(gains)
        if gain > max(most, pstdev(gains, gain) / sqrt(GUESSES)):
            best, most = other, gain
    return _command(seen, best)


def _choices(seen: Seen, mine: joint.Plan, guesses: list[Guess]) -> list[Act]:
    """The first actions to simulate, the plan's own first: its other counters, the obstacle, spare counters, a pass."""
    table, atlas = seen.table, seen.atlas
    first = [Act(*plans.most_urgent(seen, mine))] if mine.placings else [Act()]
    found = [*first, *(Act(*each) for each in mine.placings)]
    wanted: dict[int, int] = {}
    travelled: dict[int, int] = {}
    for each in guesses:
        for seat, theirs in each.plans.items():
            if seat != seen.id:
                for road, _ in theirs.placings:
                    wanted[road] = wanted.get(road, 0) + 1
                for at in range(len(atlas.roads)):
                    if theirs.used >> at & 1:
                        travelled[at] = travelled.get(at, 0) + 1
    if seen.seat.obstacle:
        lying = [at for at in travelled if not mine.used >> at & 1 and atlas.roads[at] in table.roads]
        lying = [at for at in lying if not table.roads[atlas.roads[at]].obstacle]
        found += [Act(at) for at in sorted(lying, key=lambda at: (-travelled[at], at))[:2]]
    needed = [shift for _, shift in mine.placings]
    spare = [kind for kind, count in sorted(seen.supply().items()) if count > needed.count(SHIFT[kind])]
    if sum(seen.supply().values()) - len(mine.placings) > (0 if seen.last else 1):
        for road in sorted(wanted, key=lambda at: (-wanted[at], at))[:3]:
            fitting = [kind for kind in spare if kind in atlas.costs[road]]
            if fitting:
                found.append(Act(road, SHIFT[max(fitting, key=lambda kind: (atlas.costs[road][kind], kind))]))
    if table.options["pass"] != "final":
        found.append(Act())
    return list(dict.fromkeys(found))[:CHOICES]


def _fare(seen: Seen, guess: Guess, act: Act) -> float:
    """The value of a choice under one guess: the seat's own value against the others', in the last round
    also its lead.
    """
    table = seen.table
    worth = values(seen, guess, act)
    own = worth.pop(seen.id)
    if not worth:
        return own
    if seen.last:
        have = max(joint.PIECE * len(table.seat(seat).collected) + value for seat, value in worth.items())
        ahead = joint.PIECE * len(seen.seat.collected) + own - have
        return max(-AHEAD, min(AHEAD, ahead)) + own / 5
    fare = own - OTHERS * sum(worth.values()) / len(worth)
    return fare - OBSTACLE[table.round] if act.road >= 0 and act.shift is None else fare


def _command(seen: Seen, act: Act) -> Command:
    """The command of the game for a simulated action."""
    if act.road < 0:
        return Pass(seen.id)
    route = seen.atlas.roads[act.road]
    return Obstruct(seen.id, route) if act.shift is None else acts.place(seen, KINDS[act.shift // BITS], route)
