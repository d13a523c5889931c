"""The automatic player of level "reckons": it guesses the hidden hands and takes the choice that does best with them.

Information-set Monte Carlo with a fixed number of guesses: each guess is one deal of everything that the seat cannot
see; every choice is tried with the same guesses, so that only the choice makes a difference. It plans, draws and moves
like the level "plans", but judges the end of a move by how many town pieces it will collect from there.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from statistics import fmean, pstdev

from companion.automa.elfenland import beam_search, common_moves, level_plans, prospects
from companion.automa.elfenland.level_plans import discard, keep
from companion.automa.elfenland.playout import Act, Guess, guess, values
from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.commands_and_events import Command, Obstruct, Pass
from engine.elfenland.pieces import KINDS
from engine.elfenland.routes import BITS, SHIFT

__all__ = ["discard", "draw", "keep", "move", "plan"]

GUESSES = 24
"""The number of guesses for a decision."""
FIRST = 8
"""The number of guesses by which the choices are found that are tried with all of them."""
CHOICES = 8
"""The most choices that are simulated."""
PROMISING = 2
"""The most choices, beside the plan's own, that are tried with all guesses."""
MARGIN = 0.003
"""The least average gain over the plan's own choice for which another is taken, as a share of the win.

The gain must also exceed its own standard error.
"""
SPREAD = {1: 1500, 2: 1300, 3: 1000, 4: 500}
"""By round, how far a seat must be ahead of another, in thousandths of a piece, to be e times as likely to win."""
OBSTACLE = {1: 350, 2: 300, 3: 200, 4: 0}
"""By round, the value of an obstacle that is kept, in thousandths of a piece."""


def purse(seen: Seen) -> beam_search.Purse:
    """The seat's means for planning (boot, hand, counters), with an estimate of what it will collect in later
    rounds.
    """
    ahead = None if seen.last else prospects.after(seen.atlas, seen.table.round)
    return level_plans.purse(seen)._replace(ahead=ahead)


def draw(seen: Seen, random: Random) -> Command:
    """The command to draw a counter, chosen as by the level "plans", but counting also the town pieces that the seat is
    estimated to collect in later rounds.
    """
    return level_plans.draw(seen, random, purse(seen))


def move(seen: Seen, random: Random) -> Command:
    """The command for the first step of the way that promises most town pieces, later rounds included."""
    return level_plans.move(seen, random, purse(seen))


def plan(seen: Seen, random: Random) -> Command:
    """The command with the best simulated result in the planning phase; that of the seat's own plan unless another is
    clearly better.
    """
    own = purse(seen)
    mine = beam_search.plan(seen.atlas, seen.table.roads, own, level_plans.WIDTH)
    guesses = [guess(seen, own, mine, random) for _ in range(FIRST)]
    usual, *others = _choices(seen, mine, guesses)
    gains = {act: list[float]() for act in others}
    for each in guesses:
        fare = _fare(seen, each, usual)
        for act, gained in gains.items():
            gained.append(_fare(seen, each, act) - fare)
    promising = sorted((act for act in others if sum(gains[act]) > 0), key=lambda act: -sum(gains[act]))[:PROMISING]
    if not promising:
        return _command(seen, usual)
    for _ in range(GUESSES - FIRST):
        each = guess(seen, own, mine, random)
        fare = _fare(seen, each, usual)
        for act in promising:
            gains[act].append(_fare(seen, each, act) - fare)
    best, most = usual, MARGIN
    for act in promising:
        gain = fmean(gains[act])
        if gain > max(most, pstdev(gains[act], gain) / sqrt(GUESSES)):
            best, most = act, gain
    return _command(seen, best)


def _choices(seen: Seen, mine: beam_search.Plan, guesses: list[Guess]) -> list[Act]:
    """The first actions to simulate: that of the plan `mine` first, then its other counters, the obstacle and spare
    counters. A pass is one of them only if the plan places nothing: after a pass everybody may pass, and what is not
    placed then is lost (EL-PLAN-09).
    """
    table, atlas = seen.table, seen.atlas
    first = [Act(*level_plans.most_urgent(seen, guesses[0].purses[seen.id], mine))] if mine.placings else [Act()]
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
    return list(dict.fromkeys(found))[:CHOICES]


def _fare(seen: Seen, guess: Guess, act: Act) -> float:
    """The probability, from 0 to 1, that the seat wins if it begins with `act` and the hidden hands are as in `guess`.
    Two seats that are equally good have 0.5 each.
    """
    table = seen.table
    worth = values(seen, guess, act)
    if act.road >= 0 and act.shift is None:
        worth[seen.id] -= OBSTACLE[table.round]
    spread = SPREAD[table.round]
    have = {seat: beam_search.PIECE * len(table.seat(seat).collected) + value for seat, value in worth.items()}
    own = have.pop(seen.id)
    return 1 / (1 + sum(exp((other - own) / spread) for other in have.values()))


def _command(seen: Seen, act: Act) -> Command:
    """The command to give the referee for an action that was simulated."""
    if act.road < 0:
        return Pass(seen.id)
    route = seen.atlas.roads[act.road]
    return Obstruct(seen.id, route) if act.shift is None else common_moves.place(seen, KINDS[act.shift // BITS], route)
