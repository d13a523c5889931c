"""The count of gifts as the rulebook tells it, by trying every sorting; it knows nothing of the engine."""

from __future__ import annotations

from itertools import product

PRINTED = {1: 1, 2: 3, 3: 6, 4: 9}
"""ME-SCORE-02; five gifts and more are 12."""
Card = tuple[str, str, int]
"""A card before a player: the set in which it is counted, its ribbon, and its elves."""


def counted(cards: list[Card]) -> int:
    """The points of these cards by the rulebook (ME-SCORE-02 to -06), every colour tried."""
    total = 0
    for name in {name for name, _, _ in cards}:
        size = sum(each == name for each, _, _ in cards)
        both = name in ("Secret", "Treasures") and size == 2
        total += 5 if both else PRINTED.get(size, 12)
    total += max(sum(ribbon in (colour, "rainbow") for _, ribbon, _ in cards) for colour in "RGB")
    return total + sum(elves for _, _, elves in cards)


Gift = tuple[tuple[str, ...], str, int]
"""A card with all sets in which it can be counted, its ribbon, and its elves."""


def best_counted(gifts: list[Gift]) -> int:
    """The most points of these cards, by trying every way to sort them."""
    ways = product(*(sets for sets, _, _ in gifts))
    return max(counted([(name, *gift[1:]) for name, gift in zip(way, gifts, strict=True)]) for way in ways)
