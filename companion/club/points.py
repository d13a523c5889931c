"""Points and standings: what a place at a table is worth, and who is where after so many rounds.

The winner of a table has 120 points, the last 0, and the places between lie evenly between them, so that a win is worth
the same at every size of table; 120 can be divided without a remainder for every place of two to six seats, shared or
not. People who share a place share the points of the places that they take. Who was not there has no points of that
round. A correction adds or takes away points, with its reason.

Standings are by points, then by rounds won (a shared win counts), then by the points of all opponents together, then by
the sum of the games' own scores. Who is still equal shares the place.
"""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from companion.untrusted import cell

WIN = 120
"""Points of the winner of a table."""


class Result(Struct, frozen=True):
    """How one table's round ended: the rank of each person who played there, `{"7": 1, "3": 2}`, and the score of the
    game where it has one."""

    round: int
    ranks: Mapping[str, int]
    scores: Mapping[str, int] = {}


class Correction(Struct, frozen=True):
    """Points that the organiser gives or takes away, and why."""

    person: str
    points: int
    reason: str


class Standing(Struct, frozen=True):
    """A person's line of the standings. `opponents` are the points of all people met, once for each meeting; `score` is
    the sum of the games' own scores; `rounds` are the points of each round, None where the person did not play."""

    place: int
    person: str
    name: str
    points: int
    wins: int
    opponents: int
    score: int
    rounds: tuple[int | None, ...]
    corrections: tuple[Correction, ...] = ()


def place_points(ranks: Mapping[str, int]) -> dict[str, int]:
    """The points of each person at a table, by their ranks; equal ranks share.

    >>> place_points({"anna": 1, "ben": 2, "cem": 2, "dora": 4})
    {'anna': 120, 'ben': 60, 'cem': 60, 'dora': 0}
    """
    if len(ranks) == 1:
        return dict.fromkeys(ranks, WIN)
    below = {person: sum(other > own for other in ranks.values()) for person, own in ranks.items()}
    equal = {person: sum(other == own for other in ranks.values()) - 1 for person, own in ranks.items()}
    return {person: WIN * (2 * below[person] + equal[person]) // (2 * (len(ranks) - 1)) for person in ranks}


def standings(
    names: Mapping[str, str], results: Sequence[Result], corrections: Iterable[Correction] = ()
) -> tuple[Standing, ...]:
    """The standings of everybody in `names`, the first place first; people who share one by name."""
    last = max((result.round for result in results), default=0)
    rounds: dict[str, list[int | None]] = {person: [None] * last for person in names}
    wins, scores = dict.fromkeys(names, 0), dict.fromkeys(names, 0)
    met: dict[str, list[str]] = defaultdict(list)
    for result in results:
        for person, won in place_points(result.ranks).items():
            rounds[person][result.round - 1] = won
            wins[person] += result.ranks[person] == 1
            scores[person] += result.scores.get(person, 0)
            met[person] += (other for other in result.ranks if other != person)
    corrected: dict[str, list[Correction]] = defaultdict(list)
    for correction in corrections:
        corrected[correction.person].append(correction)
    points = {
        person: sum(filter(None, rounds[person])) + sum(each.points for each in corrected[person]) for person in names
    }
    keys = {each: (points[each], wins[each], sum(points[o] for o in met[each]), scores[each]) for each in names}
    order = sorted(names, key=lambda each: ([-part for part in keys[each]], names[each], each))
    return tuple(
        Standing(
            1 + sum(other > keys[each] for other in keys.values()),
            each,
            names[each],
            *keys[each],
            tuple(rounds[each]),
            tuple(corrected[each]),
        )
        for each in order
    )


def as_csv(rows: Sequence[Standing]) -> str:
    """The standings as a table for other programs: a line a person, with the points of each round and every correction
    with its reason."""
    written = io.StringIO()
    writer = csv.writer(written)
    rounds = [f"round {number}" for number in range(1, len(rows[0].rounds) + 1)] if rows else []
    writer.writerow(["place", "name", "points", "wins", "opponents", "score", *rounds, "corrections"])
    for row in rows:
        why = "; ".join(f"{each.points:+}: {each.reason}" for each in row.corrections)
        scores = row.points, row.wins, row.opponents, row.score, *row.rounds
        writer.writerow([row.place, cell(row.name), *scores, cell(why)])
    return written.getvalue()
