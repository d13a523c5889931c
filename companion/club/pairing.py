"""Who plays whom: the people of a club evening at tables, round by round.

A pairing comes from what was played: `rounds` are the tables of the rounds so far, each the people who sat there in the
order of their seats, `[[("anna", "ben", "cem"), ...], ...]`. Whoever did not come is not in it. People come and go
between two rounds: `present` are those who play the next one.

People who have met least sit together; among such pairings, people with nearly the same points. The search swaps two
people of two tables, again and again (simulated annealing): a swap that costs more is taken as well, the less often the
later. Equal input and seed give the same tables on every machine. The pure search takes less than 3 s for 100 people.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain, combinations, permutations
from math import exp, gcd
from random import Random

Table = tuple[str, ...]
"""The people of a table in the order of their seats."""
Round = Sequence[Table]

STEPS, LEAST_STEPS, MOST_STEPS = 1_500, 30_000, 150_000
"""Swaps tried: so many for each person, and the least and the most in all. More than 100 people have fewer each, and
more strangers to meet."""


def sizes(people: int, wished: int, least: int, most: int) -> tuple[int, ...]:
    """The numbers of seats of each table: as near to the wished one as the number of people allows, larger tables
    first; () for so few people that there is no such table.

    >>> sizes(22, 5, 3, 6), sizes(7, 5, 3, 6), sizes(2, 5, 3, 6)
    ((6, 6, 5, 5), (4, 3), ())
    """
    possible = [tables for tables in range(1, people + 1) if least * tables <= people <= most * tables]
    if not possible:
        return ()
    tables = min(possible, key=lambda tables: (abs(people / tables - wished), -tables))
    return tuple(people // tables + (n < people % tables) for n in range(tables))


def met(rounds: Sequence[Round]) -> Mapping[frozenset[str], int]:
    """How often two people have sat at one table: `{frozenset({"anna", "ben"}): 1}`, 0 for those who never have."""
    times: dict[frozenset[str], int] = defaultdict(int)
    for table in chain.from_iterable(rounds):
        for two in combinations(table, 2):
            times[frozenset(two)] += 1
    return times


def repeats(tables: Round, before: Mapping[frozenset[str], int]) -> int:
    """The number of earlier meetings of people who sit together now."""
    return sum(before.get(frozenset(pair), 0) for table in tables for pair in combinations(table, 2))


def spread(tables: Round, points: Mapping[str, int]) -> int:
    """The differences between the most and the fewest points of each table, together."""
    return sum(max(own) - min(own) for own in ([points.get(each, 0) for each in table] for table in tables))


def pair(
    present: Sequence[str], points: Mapping[str, int], rounds: Sequence[Round], seats: Sequence[int], seed: int
) -> tuple[Table, ...]:
    """The tables of the next round, those with the most points first; `seats` are the tables' sizes. Who has no points
    yet has 0."""
    chance = Random(seed)
    order = sorted(present)
    chance.shuffle(order)
    order.sort(key=lambda each: -points.get(each, 0))
    history, own = met(rounds), [points.get(each, 0) for each in order]
    known = [[history[frozenset((one, other))] for other in order] for one in order]
    found = _search(known, own, seats, chance)
    found.sort(key=lambda table: -sum(own[each] for each in table) / len(table))
    had = _seats_had(rounds)
    return tuple(_seated([order[each] for each in table], had, chance) for table in found)


def _search(known: list[list[int]], own: list[int], seats: Sequence[int], chance: Random) -> list[list[int]]:
    """The best tables that were found, people as their numbers. `known[a][b]` says how often two have met, `own` are
    their points. One repeated meeting costs more than the largest possible spread of all tables."""
    unit = gcd(*own, 0) or 1
    repeat = (max(own) - min(own)) * len(seats) + unit

    def cost(table: list[int]) -> int:
        scores = [own[each] for each in table]
        return max(scores) - min(scores) + repeat * sum([known[a][b] for a, b in combinations(table, 2)])

    people = iter(range(len(own)))
    tables = [[next(people) for _ in range(size)] for size in seats]
    costs = [cost(table) for table in tables]
    now = lowest = sum(costs)
    best = [table[:] for table in tables]
    steps = min(max(STEPS * len(own), LEAST_STEPS), MOST_STEPS) if len(tables) > 1 else 0
    # The last temperature is below the unit of the points: the spread settles too, not only the repeats.
    heat, cool = float(repeat), (unit / 8 / repeat) ** (1 / max(steps, 1))
    for _ in range(steps):
        if not lowest:
            break
        heat *= cool
        a, b = chance.sample(range(len(tables)), 2)
        one, other = tables[a], tables[b]
        i, j = chance.randrange(len(one)), chance.randrange(len(other))
        one[i], other[j] = other[j], one[i]
        first, second = cost(one), cost(other)
        worse = first + second - costs[a] - costs[b]
        if worse > 0 and chance.random() >= exp(-worse / heat):
            one[i], other[j] = other[j], one[i]
            continue
        costs[a], costs[b], now = first, second, now + worse
        if now < lowest:
            lowest, best = now, [table[:] for table in tables]
    return best


def _seats_had(rounds: Sequence[Round]) -> Mapping[tuple[str, int], int]:
    """How often each person has had each seat, from 0: `{("anna", 0): 2}`."""
    times: dict[tuple[str, int], int] = defaultdict(int)
    for table in chain.from_iterable(rounds):
        for seat, each in enumerate(table):
            times[each, seat] += 1
    return times


def _seated(people: list[str], had: Mapping[tuple[str, int], int], chance: Random) -> Table:
    """The people of one table, each in a seat that they have had least."""
    chance.shuffle(people)
    return min(permutations(people), key=lambda order: sum(had[each, seat] ** 2 for seat, each in enumerate(order)))
