"""The best way: milliseconds of the processor for hands of 8 and 12, and against OR-tools' CP-SAT."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from ortools.sat.python import cp_model
from ways import Position, position

from engine.elfenland.pieces import KINDS
from engine.elfenland.routes import Way, best_way

SEED = "benchmark"
POSITIONS = 5_000
LIMITS = {8: 5, 12: 50}
"""Milliseconds, for 99 of 100."""
SOLVED = 20
"""Positions that CP-SAT solves too."""

Option = tuple[str, int, int, bool]
"""Where a step leads, the kind that pays, how many cards, whether by a caravan."""


def main() -> None:
    """Prints both, and the machine."""
    random = Random(SEED)
    print(f"  measured on           {platform.machine()}, {platform.system()}, Python {platform.python_version()}")
    for cards, limit in LIMITS.items():
        took = sorted(taken(position(random, cards))[1] for _ in range(POSITIONS))
        shares = ", ".join(f"p{share} {took[len(took) * share // 100]:.2f}" for share in (50, 95, 99))
        print(f"  a hand of {cards:<2}          {shares}, worst {took[-1]:.1f} ms; p99 at most {limit}")
    ratios, both = [], [0.0, 0.0]
    for _ in range(SOLVED):
        where = position(random, 8)
        way, ours = taken(where)
        began = process_time()
        found = solved(where)
        theirs = 1000 * (process_time() - began)
        assert found == (way.pieces, way.cards), (found, way)
        ratios.append(theirs / ours)
        both[0] += theirs
        both[1] += ours
    spread = f"median {median(ratios):,.0f}, least {min(ratios):,.0f}"
    print(
        f"  CP-SAT takes          {both[0] / both[1]:,.0f} times as long for {SOLVED} positions; {spread}; 100 or more"
    )


def taken(where: Position) -> tuple[Way, float]:
    """The best way, and the milliseconds it took."""
    began = process_time()
    way = best_way(where.table, "1", where.hand)
    return way, 1000 * (process_time() - began)


def solved(where: Position) -> tuple[int, int]:
    """Pieces and cards of the best way by CP-SAT: at each step one option or none, and what each hand then holds."""
    table, model = where.table, cp_model.CpModel()
    seat = table.seat("1")
    hand = [where.hand.get(kind, 0) for kind in KINDS]
    unable = table.options["caravan"] == "only_if_unable"
    left = [town for town in table.board.collectable() if town not in seat.collected]
    towns = list(table.board.towns)
    before = {town: model.new_constant(int(town == seat.town)) for town in towns}
    held = [model.new_constant(count) for count in hand]
    arrived: dict[str, list[cp_model.IntVar]] = {town: [] for town in left}
    for at in range(sum(hand)):
        there = {town: model.new_bool_var(f"at {at} {town}") for town in towns}
        paid = [model.new_int_var(0, count, f"paid {at} {kind}") for kind, count in enumerate(hand)]
        stay = model.new_bool_var(f"stay {at}")
        chosen = [stay]
        model.add(sum(paid) == 0).only_enforce_if(stay)
        for town in towns:
            model.add(there[town] == before[town]).only_enforce_if(stay)
            for number, (to, kind, price, caravan) in enumerate(options(where, town)):
                step = model.new_bool_var(f"step {at} {town} {number}")
                chosen.append(step)
                model.add_implication(step, before[town])
                model.add_implication(step, there[to])
                if to in arrived:
                    arrived[to].append(step)
                model.add(sum(paid) == price).only_enforce_if(step)
                if not caravan:
                    model.add(paid[kind] == price).only_enforce_if(step)
                elif unable:
                    normal = next(cost for _, other, cost, led in options(where, town, to) if other == kind and not led)
                    model.add(held[kind] < normal).only_enforce_if(step)
        model.add_exactly_one(chosen)
        model.add_exactly_one(there.values())
        after = [model.new_int_var(0, count, f"held {at} {kind}") for kind, count in enumerate(hand)]
        for kind in range(len(KINDS)):
            model.add(after[kind] == held[kind] - paid[kind])
        before, held = there, after
    got = []
    for town in left:
        collected = model.new_bool_var(f"collected {town}")
        model.add(sum(arrived[town]) >= 1).only_enforce_if(collected)
        got.append(collected)
    model.maximize(16 * sum(got) + sum(held))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return sum(solver.value(each) for each in got), sum(hand) - sum(solver.value(each) for each in held)


def options(where: Position, town: str, to: str | None = None) -> Iterator[Option]:
    """Every step from a town, or those to another."""
    table = where.table
    for route in table.board.leaving[town]:
        there = route.other_end(town) or town
        if to not in (None, there):
            continue
        if route.water:
            yield there, KINDS.index("raft"), route.rafts_from(town), False
        elif route.id in table.roads:
            road = table.roads[route.id]
            yield there, KINDS.index(road.kind), road.price(route), False  # type: ignore[arg-type]
            yield there, KINDS.index(road.kind), road.caravan, True  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
