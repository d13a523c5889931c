"""How long the tables of a club's next round take to find: 12, 100 and 1,000 people, over seven rounds.

Seconds of the processor, the slowest of the rounds; wanted are at most 3 for 100 people.
"""

from __future__ import annotations

import time

from companion.club.pairing import met, repeats
from tests.club.rounds import rounds

EVENINGS = ((12, 4), (100, 5), (1000, 5))


def main() -> None:
    """A line an evening."""
    print(f"{'people':>7}{'at a table':>12}{'slowest, s':>12}{'repeated opponents':>20}")
    for people, wished in EVENINGS:
        slowest, again, began = 0.0, 0, time.process_time()
        for each in rounds(people, wished, 7, seed=1):
            slowest = max(slowest, time.process_time() - began)
            again += repeats(each.tables, met(each.before))
            began = time.process_time()
        print(f"{people:>7}{wished:>12}{slowest:>12.2f}{again:>20}")
