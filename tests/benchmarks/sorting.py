"""The best way to sort the largest collections a box allows, in milliseconds; at most 5 wanted."""

from __future__ import annotations

import random
import statistics
import time

from engine.masterelf.best_collections import best_sorting

NAMES = tuple("abcdefghij")
TRIES = 5


def main() -> None:
    """A line for each number of sets: the median and the slowest of its collections."""
    chance = random.Random(4)
    print(f"{'sets':>6}{'gifts':>8}{'median, ms':>12}{'slowest, ms':>13}")
    for sets in (6, 8, 10):
        for number in (20, 24, 28, 36):
            took = [_sorted(chance, sets, number) for _ in range(20)]
            print(f"{sets:>6}{number + 4:>8}{statistics.median(took):>12.2f}{max(took):>13.2f}")


def _sorted(chance: random.Random, sets: int, number: int) -> float:
    """Milliseconds of the processor; the best of several, as what the machine does beside is not ours."""
    gifts = {str(at): tuple(chance.sample(NAMES[:sets], 2)) for at in range(number)}
    gifts |= {
        "key": ("a", "secret"),
        "casket": ("a", "secret"),
        "pirate": ("b", "treasures"),
        "map": ("b", "treasures"),
    }
    took = []
    for _ in range(TRIES):
        began = time.process_time()
        best_sorting(gifts)
        took.append((time.process_time() - began) * 1000)
    return min(took)
