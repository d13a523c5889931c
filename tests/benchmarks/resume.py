"""Going on with a full six-seat game: from an open store to the table as it was left; at most 50 ms."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from companion.games.start_and_resume import resume
from companion.referee import Referee
from companion.storage.store import Store

GAME = Path(__file__).parents[1] / "recorded_games" / "01-town-cards-en-6-seats.jsonl"
TURNS = 15
LIMIT = 50


def main() -> None:
    """Prints the milliseconds, and the machine they were measured on."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        with Store.open(path) as store:
            referee = Referee(store)
            for line in GAME.read_text(encoding="utf-8").splitlines():
                referee.answer(json.dumps(json.loads(line)["say"]).encode())
            game = store.games()[0].id
        took = []
        for _ in range(TURNS):
            with Store.open(path) as store:
                began = perf_counter()
                begun = resume(store, game)
                took.append(1000 * (perf_counter() - began))
        seats = begun.start.seats
        print(f"  entries that stand    {len(begun.match):>8}   of {seats} seats")
        print(f"  median of {TURNS}          {median(took):>8.1f} ms   the slowest {max(took):.1f} ms; at most {LIMIT}")
        print(f"  measured on           {platform.machine()}, {platform.system()}, Python {platform.python_version()}")


if __name__ == "__main__":
    main()
