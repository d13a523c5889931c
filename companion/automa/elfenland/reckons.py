"""The level that reckons: it guesses what others hold, plays its choices out, and takes the one that fares best.

Information-set Monte Carlo with a fixed number of guesses: each guess is one deal of everything that the seat cannot
see; every choice is tried under the same guesses, so that they differ by the choice alone. It draws, moves and keeps
like the level that plans.
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
"""Guesses a decision."""
CHOICES = 8
"""Choices tried at most."""
MARGIN = 30
"""By how much, in thousandths of a piece, a choice must beat the plan's own on average, and by more than the error of
that average: otherwise the plan stands."""
OTHERS = 0.7
"""What the other seats' pieces count, all of them together, against the own."""
AHEAD = 2 * joint.PIECE
"""In the last round, how far ahead or behind still matters."""
OBSTACLE = {1: 350, 2: 300, 3: 200}
"""By round, what the obstacle is worth while it is kept; nothing in the last."""


def plan(seen: Seen, random: Random) -> Command:
    """The choice that fares best when all lay by their plans."""
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
    return _said(seen, best)


def _choices(seen: Seen, mine: joint.Plan, guesses: list[Guess]) -> list[Act]:
    """What is tried: first what the plan says, then its other counters, what stands in others' way, and nothing."""
    table, atlas = seen.table, seen.atlas
    first = [Act(*plans.most_urgent(seen, mine))] if mine.tag_input else [Act()]
    found = [*first, *(Act(*each) for each in mine.tag_input)]
    wanted: dict[int, int] = {}
    travelled: dict[int, int] = {}
    for each in guesses:
        for seat, theirs in each.plans.items():
            if seat != seen.id:
                for road, _ in theirs.tag_input:
                    wanted[road] = wanted.get(road, 0) + 1
                for at in range(len(atlas.roads)):
                    if theirs.used >> at & 1:
                        travelled[at] = travelled.get(at, 0) + 1
    if seen.seat.obstacle:
        lying = [at for at in travelled if not mine.used >> at & 1 and atlas.roads[at] in table.roads]
        lying = [at for at in lying if not table.roads[atlas.roads[at]].obstacle]
        found += [Act(at) for at in sorted(lying, key=lambda at: (-travelled[at], at))[:2]]
    needed = [shift for _, shift in mine.tag_input]
    spare = [kind for kind, count in sorted(seen.supply().items()) if count > needed.count(SHIFT[kind])]
    if sum(seen.supply().values()) - len(mine.tag_input) > (0 if seen.last else 1):
        for road in sorted(wanted, key=lambda at: (-wanted[at], at))[:3]:
            fitting = [kind for kind in spare if kind in atlas.costs[road]]
            if fitting:
                found.append(Act(road, SHIFT[max(fitting, key=lambda kind: (atlas.costs[road][kind], kind))]))
    if table.options["pass"] != "final":
        found.append(Act())
    return list(dict.fromkeys(found))[:CHOICES]


def _fare(seen: Seen, guess: Guess, act: Act) -> float:
    """What a choice is worth under one guess: the own pieces against those of others, and in the last round being
    ahead of each of them."""
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


def _said(seen: Seen, act: Act) -> Command:
    if act.road < 0:
        return Pass(seen.id)
    route = seen.atlas.roads[act.road]
    return Obstruct(seen.id, route) if act.shift is None else acts.place(seen, KINDS[act.shift // BITS], route)
