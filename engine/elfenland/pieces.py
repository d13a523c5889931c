"""The pieces in the box, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast, get_args

Counter = Literal["pig", "elfcycle", "cloud", "unicorn", "troll", "dragon"]
"""The six kinds of transportation counters. Travel cards know one more: the raft."""
Kind = Literal["pig", "elfcycle", "cloud", "unicorn", "troll", "dragon", "raft"]

COUNTERS: tuple[Counter, ...] = get_args(Counter)
KINDS: tuple[Kind, ...] = get_args(Kind)
WATER = ("river", "lake")

SEATS_LEAST, SEATS_MOST = 2, 6
ROUNDS = 4
HAND_DEALT = 8
HAND_LIMIT = 4
HAND_MOST = HAND_DEALT + HAND_LIMIT
"""Cards in a hand where eight more are dealt in every round (B31)."""
DISPLAY = 5
OPEN_DRAWS = 3
CARAVAN = 3

COUNTERS_OF_A_KIND = 8
CARDS_OF_A_KIND: Mapping[str, int] = dict.fromkeys(COUNTERS, 10) | {"raft": 12}
TOWN_PIECES = 20

DOWNSTREAM, UPSTREAM, FERRY = 1, 2, 2
"""The number of raft cards with a river's arrow, against it, and across a lake (EL-RIVER-02, EL-LAKE-01)."""


def counter(name: str) -> Counter:
    """The same name as a `Counter`, for the type checker only: states hold the names of counters as plain strings, but
    commands and events hold them as `Counter`. Nothing is checked."""
    return cast(Counter, name)
