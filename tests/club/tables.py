"""Many tables in one process, each with its own file of games and reporter, for the tests and benchmarks.

    python -m tests.club.tables FOLDER FIRST LAST RATE STOP   tables FIRST to LAST of FOLDER, RATE actions a second each

Each plays a recorded game from where its file ends, up to its action STOP, and goes on reporting until it is killed.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import random
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from companion.club import report
from companion.referee import Referee
from companion.storage.store import Row, Store

ACTIONS, BACK = 421, 12
"""The rows of a whole game, as many as the longest one had. Shorter ones go so many actions back from their end, which
a table reaches once and not every other second, and undo and redo there."""
PATHS = sorted(Path(__file__).parents[1].joinpath("recorded_games").glob("*.jsonl"))


class Recorded(NamedTuple):
    """A game: the line that starts it, the line that made each row of its journal, and what a store keeps of it."""

    start: bytes
    lines: list[bytes]
    record: tuple[str, bytes, bytes]
    rows: list[Row]


def recorded(number: int) -> Recorded:
    """One of the recorded games, of `ACTIONS` actions; what was refused in it is left out."""
    return _recorded(PATHS[number % 8])


@cache
def _recorded(path: Path) -> Recorded:
    said = [json.dumps(json.loads(line)["say"]).encode() for line in path.read_text("utf-8").splitlines()]
    lines: list[bytes] = []
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "games.db") as store:
        referee = Referee(store)
        referee.answer(said[0])
        undo, redo = b'{"do": "undo"}', b'{"do": "redo"}'
        for line in itertools.chain(said[1:], [undo] * BACK, itertools.cycle((redo, undo))):
            if len(lines) == ACTIONS:
                break
            referee.answer(line)
            if len(store.rows(1)) > len(lines):
                lines.append(line)
        row = store.game(1)
        return Recorded(said[0], lines, (row.game, row.start, row.people), store.rows(1))


def enter(store: Store, row: Row) -> None:
    """Write this row as the next one of the store's only game."""
    if row.undone > 0:
        store.undone(1, row.undone, row.over)
    elif row.undone < 0:
        store.redone(1, -row.undone, row.over)
    else:
        store.append(1, row.command, row.events, row.over)


async def play(store: Store, game: Recorded, rate: float, stop: int) -> None:
    """Append the rows of the game that its store lacks, up to `stop`."""
    if not store.games():
        store.begin(*game.record)
    done = len(store.rows(1))
    await asyncio.sleep(random.random() / rate)
    for row in game.rows[done:stop]:
        enter(store, row)
        await asyncio.sleep(random.uniform(0.5, 1.5) / rate)


async def main(folder: Path, first: int, last: int, rate: float, stop: int) -> None:
    """Play and report at tables first to last, for ever."""
    report.LOOK = 0.1  # so many loops in one process would only measure each other
    tasks = []
    for number in range(first, last + 1):
        path = folder / f"table{number}"
        store = Store.open(path / "games.db")
        tasks.append(play(store, recorded(number), rate, stop))
        tasks.append(report.Reporter(path / "games.db", path, asyncio.Event()).run())
    await asyncio.gather(*tasks)


if __name__ == "__main__":
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5])))
