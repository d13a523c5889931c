"""Search for the boot's way that is best for the whole game: town pieces now, then a good position for later rounds."""

from __future__ import annotations

from companion.automa.elfenland.beam_search import PIECE, Purse
from engine.elfenland.pieces import HAND_LIMIT
from engine.elfenland.routes import FIELD, Move, Moves, Steps, search, size

MOST = 4000
"""The most positions that are searched; beyond, the way that collects most pieces is taken."""


def way(moves: Moves, purse: Purse) -> Steps:
    """The best way of the boot among `moves`, found by a complete search, for a seat with the means in `purse`."""
    town, left, hand, _, unable, ahead, kept = purse
    cards = size(hand)
    reached: dict[tuple[int, int, int, int], tuple[tuple[int, int, int, int], tuple[Move, bool]] | None]
    start = (town, left, hand, 0)
    reached = {start: None}
    frontier = [start]
    pieces = left.bit_count()
    best, best_value = start, -(1 << 30)
    for moment in frontier:
        town, left, hand, debt = moment
        free = size(hand) - debt
        value = PIECE * (pieces - left.bit_count()) - (cards - free)
        value -= kept * max(0, min(HAND_LIMIT, cards) - free)
        if ahead:
            value += ahead(town, left)
        if value > best_value:
            best, best_value = moment, value
        for move in moves[town]:
            to, bit, shift, price, caravan, _ = move
            held = hand >> shift & FIELD
            if held >= price <= free:
                after = (to, left & ~bit, hand - (price << shift), debt)
                if after not in reached:
                    reached[after] = moment, (move, False)
                    frontier.append(after)
            if caravan and caravan <= free:
                over = held - price + 1 if unable and held >= price else 0
                if over <= debt:
                    after = (to, left & ~bit, hand - (over << shift), debt - over + caravan)
                    if after not in reached:
                        reached[after] = moment, (move, True)
                        frontier.append(after)
        if len(frontier) > MOST:
            return search(moves, *start[:3], unable)
    steps: Steps = []
    came = reached[best]
    while came is not None:
        before, step = came
        steps.append(step)
        came = reached[before]
    return steps[::-1]
