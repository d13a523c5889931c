"""Rounds of a club evening drawn by chance: who is there, and how each table ended."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from companion.club.pairing import Table, pair, sizes
from companion.club.points import place_points

LATE, GONE = 3, 2


class Played(Struct, frozen=True):
    """A round that is about to be played: who is there, the points and the rounds before it, and its tables."""

    number: int
    present: tuple[str, ...]
    points: dict[str, int]
    before: tuple[tuple[Table, ...], ...]
    tables: tuple[Table, ...]


def rounds(people: int, wished: int, number: int, seed: int, late: int = LATE, gone: int = GONE) -> Iterator[Played]:
    """So many rounds; the last few people come with the second round, the first few leave before the fifth."""
    chance = Random(seed)
    everybody = tuple(f"p{each:03}" for each in range(people))
    points: dict[str, int] = dict.fromkeys(everybody, 0)
    before: tuple[tuple[Table, ...], ...] = ()
    for each in range(1, number + 1):
        present = everybody[gone if each >= 5 else 0 : people - late if each == 1 else people]
        tables = pair(present, points, before, sizes(len(present), wished, 2, 6), seed + each)
        yield Played(each, present, dict(points), before, tables)
        for table in tables:
            ranks = {person: rank for rank, person in enumerate(chance.sample(table, len(table)), 1)}
            for person, won in place_points(ranks).items():
                points[person] += won
        before = (*before, tables)
