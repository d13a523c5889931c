"""How long a decision of each level takes: milliseconds of the processor, over every switch; p95 at most 700."""

from __future__ import annotations

import os
import platform
from random import Random
from time import process_time
from typing import Any

from companion.automa.elfenland.fast_board import printed
from companion.automa.elfenland.levels import LEVELS, decide
from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.editions import SWITCHES
from engine.match import Match
from tests.arena import Arena

GAMES = int(os.environ.get("BOARDSIDE_DECISION_GAMES", "6"))
LIMIT = 700


def main() -> None:
    """Prints each level's share of decisions by their time, and the machine."""
    print(f"  measured on           {platform.machine()}, {platform.system()}, Python {platform.python_version()}")
    printed()
    for level in LEVELS:
        random, took = Random("decisions"), []

        def again(seen: Seen, command: Any, match: Match, took: list[float] = took, level: Any = level) -> None:
            began = process_time()
            decide(seen, level, Random(1))
            took.append(1000 * (process_time() - began))

        for game in range(GAMES):
            options = {name: random.choice(values) for name, values in SWITCHES.items()}
            Arena(["greedy"] * random.choice((2, 4, 6)), f"decisions {game}", options).play(again)
        took.sort()
        shares = ", ".join(f"p{share} {took[len(took) * share // 100]:.1f}" for share in (50, 95, 99))
        print(f"  {level:<20}  {shares}, worst {took[-1]:.0f} ms of {len(took)}; p95 at most {LIMIT}", flush=True)


if __name__ == "__main__":
    main()
