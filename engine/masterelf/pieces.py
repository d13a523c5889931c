"""The pieces in the box as far as the rulebook prints them, and the ring of regions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

ID = r"\A[a-z0-9]+(-[a-z0-9]+)*\Z"
"""The form of every id of a card, a set or a colour."""
Id = Annotated[str, Meta(pattern=ID)]
Number = Annotated[int, Meta(ge=0)]

SEATS_LEAST, SEATS_MOST = 2, 4
STACKS = (1, 2, 3)
STACK_HEIGHT: Mapping[int, int] = {2: 8, 3: 10, 4: 12}
"""ME-SETUP-03: gifts in each of the three stacks, by number of seats."""

GIFT_CARDS, INGREDIENT_CARDS = 45, 42
"""ME-COMP-01: what the publisher names for the second edition. Another box may differ; nothing is refused by it."""

HAND_DEALT = 3
HAND_LIMIT = 7
PRICE = 3
"""The ingredient cards for one gift (ME-GIFT-03); the crystal replaces one of them (ME-CRYST-01)."""

CITY = "city"
SIDES = ("day", "night")
REGIONS: Mapping[str, tuple[str, ...]] = {
    "day": ("r1", "r2", "r3", "r4"),
    "night": ("r1", "r2", "r3", "r4", "r5", "r6"),
}
"""ME-BOARD-01: the regions of a side in ring order."""
REGION_FULL: Mapping[str, int] = {"day": 3, "night": 2}
"""ME-TAKE-02: face-up ingredients an emptied region is refilled to."""

SPECIAL_SETS = ("secret", "treasures")
RAINBOW = "rainbow"

UNSEEN = "?"
"""Stands for a card of which an entered position has only the number; no card of a deck has this id."""

NAMED_INGREDIENTS = ("air", "metal", "magic", "water")
NAMED_GIFTS = ("blue-booth", "pirate", "treasure-map", "key", "casket", "colour-flower", "marker-set", "plasma-lamp")
NAMED_SETS = ("antiquities", "pirates")
NAMED_COLOURS = ("blue", "green", "red")
"""The only ingredients, gifts, sets and colours whose names the rulebook prints (E.9 of the ledger)."""


def adjacent(side: str, here: str, there: str) -> bool:
    """Whether the two places are neighbours: the city of every region, a region of the two beside it (ME-BOARD-02).

    >>> adjacent("night", "r1", "r6"), adjacent("day", "r1", "r3"), adjacent("day", "city", "city")
    (True, False, False)
    """
    if CITY in (here, there):
        return here != there
    ring = REGIONS[side]
    return (ring.index(here) - ring.index(there)) % len(ring) in (1, len(ring) - 1)
