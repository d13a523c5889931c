"""An estimate of the town pieces that a seat will still collect, by the towns that are left and where its boot is.

Its weights are fitted to games that four seats of the level "plans" played; `tests/benchmarks/prospects.py` plays such
games and prints the weights.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from companion.automa.elfenland.beam_search import Ahead
from companion.automa.elfenland.fast_board import FARTHEST, Atlas

MOST = 50_000
"""The most sets of towns whose value is cached."""


WEIGHTS: Mapping[int, tuple[int, int, int, int]] = {
    1: (320, -8, 260, 392),
    2: (-78, 19, 263, 269),
    3: (-28, 35, 317, 445),
}
"""By the round that ends, the weights of an estimate: how many of the remaining town pieces a seat will not collect, in
thousandths of a piece.

They are multiplied by the number of these pieces, by its square, by the length of the shortest tree that joins their
towns, and by the distance from the boot to the nearest of these towns; both lengths are counted in connections.
"""
TOWNS: Mapping[str, tuple[int, int, int]] = {
    "albaran": (87, -108, 125),
    "beata": (55, 148, 58),
    "dagamura": (48, 25, 138),
    "ergeren": (-26, 257, 11),
    "feodor": (101, -6, -14),
    "grangor": (35, -12, -45),
    "ixara": (41, 18, -84),
    "jaccaranda": (29, -34, -136),
    "kihromah": (-125, 96, -64),
    "lapphalya": (-46, -64, -40),
    "mahdavikia": (-146, -89, -70),
    "parundia": (47, 59, 131),
    "rivinia": (-18, -104, -41),
    "strykhaven": (359, 233, 14),
    "throtmanni": (-186, -23, 76),
    "tichih": (19, -119, 127),
    "usselen": (45, -65, -19),
    "virst": (-248, -312, -118),
    "wylhien": (-263, -128, -86),
    "yttar": (193, 226, 37),
}
"""What the piece of this town adds to `WEIGHTS` after rounds 1, 2 and 3: how hard it is to come by beside others."""


@cache
def after(atlas: Atlas, round: int) -> Ahead:
    """The function that estimates the town pieces that a seat will collect in the rounds after `round` (1 to 3), in
    thousandths: from the town of its boot and the towns whose pieces are left, a bit set."""
    each, square, shortest, near = WEIGHTS[round]
    harder = [TOWNS.get(town, (0, 0, 0))[round - 1] for town in atlas.network.towns]

    @lru_cache(MOST)
    def lost(left: int) -> int:
        towns = [at for at in range(left.bit_length()) if left >> at & 1]
        missed = each * len(towns) + square * len(towns) ** 2 + shortest * tree(atlas, towns)
        return missed + sum(harder[at] for at in towns)

    return lambda town, left: 1000 * left.bit_count() - lost(left) - near * nearest(atlas, town, left)


def nearest(atlas: Atlas, town: int, left: int) -> int:
    """The number of connections from a town to the nearest town in `left` (a bit set), at most `FARTHEST`; 0 if `left`
    is empty.
    """
    if not left:
        return 0
    return next((away for away, within in enumerate(atlas.within) if within[town] & left), FARTHEST)


def tree(atlas: Atlas, towns: list[int]) -> int:
    """The number of connections in the shortest tree that joins these towns, each edge as long as the way between two
    towns.
    """
    away = {at: atlas.distance[towns[0]][at] for at in towns[1:]}
    total = 0
    while away:
        next_one = min(away, key=away.__getitem__)
        total += away.pop(next_one)
        row = atlas.distance[next_one]
        for at, before in away.items():
            if row[at] < before:
                away[at] = row[at]
    return total
