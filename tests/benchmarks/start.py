"""Start to Home on the screen, memory and idle work, against a Kivy hello world; at most 1.1, 1.0 and 1.0 times its.

The first frame is the first pixel of the window that is not the empty screen's black, in the middle, where either
program draws something in its first frame: seen in the X server, so that neither program does anything to be measured.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from companion.referee import Referee
from companion.storage.store import Store
from tests.benchmarks.glass import HELLO, Glass, alive, companion, machine, rival
from tests.e2e.window import XServer

GAME = Path(__file__).parents[1] / "recorded_games" / "01-town-cards-en-6-seats.jsonl"
SCREEN = (1024, 600)
MIDDLE = (SCREEN[0] // 2 - 32, SCREEN[1] // 2 - 8, 64, 16)
LOOK = 0.001
"""Seconds between two looks at the screen: often enough, and nearly nothing beside two busy processors."""
STARTS, LONG = 15, 5
"""How many starts of each, and how many of them stay for their memory and idle work."""
SETTLED, IDLE = 2.0, 6.0
"""Seconds after the first frame, until a program has nothing left to do; and of doing nothing."""
Start = Callable[[], subprocess.Popen[bytes]]


def first_frame(glass: Glass, start: Start) -> tuple[float, subprocess.Popen[bytes]]:
    """Seconds from the birth of the process to its first picture."""
    glass.until(lambda seen: not lit(seen), MIDDLE, LOOK)
    began = time.monotonic()
    process = start()
    return glass.until(lit, MIDDLE, LOOK) - began, process


def lit(seen: bytes) -> bool:
    """Whether something else than black is there; every fourth byte tells no colour."""
    return any(any(seen[colour::4]) for colour in range(3))


def memory(pid: int) -> tuple[float, float]:
    """Megabytes that a process has for itself and others, and its own with its part of what it shares."""
    rolled = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    told = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in rolled[1:]}
    return told["Rss"], told["Pss"]


def busy(pid: int) -> float:
    """Seconds that all threads of a process have worked."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


def stay(pid: int) -> tuple[float, ...]:
    """RSS at the first frame; RSS and PSS once the program has settled; and the percentage of a core it then uses."""
    first, _ = memory(pid)
    time.sleep(SETTLED)
    rss, pss = memory(pid)
    before, began = busy(pid), time.monotonic()
    time.sleep(IDLE)
    return first, rss, pss, 100 * (busy(pid) - before) / (time.monotonic() - began)


def left_game(store: Path) -> None:
    """A file of games as it is after an evening: one whole game of six."""
    with Store.open(store) as opened:
        referee = Referee(opened)
        for line in GAME.read_text(encoding="utf-8").splitlines():
            referee.answer(json.dumps(json.loads(line)["say"]).encode())


def main() -> None:
    """Prints the ratios, what they are made of, and the machine."""
    with TemporaryDirectory() as folder, rival(HELLO) as hello, closing(XServer(SCREEN)) as server:
        display = server.environment["DISPLAY"]
        glass = Glass(display)
        store = Path(folder) / "games.db"
        left_game(store)
        sides: tuple[Start, Start] = (lambda: companion(display, store), lambda: hello.start(display))
        took: tuple[list[float], list[float]] = ([], [])
        stays: tuple[list[tuple[float, ...]], list[tuple[float, ...]]] = ([], [])
        for turn in range(-1, STARTS):
            # Who begins changes; the first turn fills caches and is not counted.
            for side in (0, 1) if turn % 2 else (1, 0):
                seconds, process = first_frame(glass, sides[side])
                with alive(process):
                    if turn >= 0:
                        took[side].append(1000 * seconds)
                    if 0 <= turn < LONG:
                        stays[side].append(stay(process.pid))
    print(f"  {'':36}{'Boardside':>10}{'hello':>10}{'ratio':>8}{'at most':>9}")
    row("start to first frame, ms", (median(took[0]), median(took[1])), "1.1", took)
    names = ("memory, RSS, MB, at the first frame", "  when all is there", "  PSS then", "idle work, % of a core")
    for number, name in enumerate(names):
        pairs = tuple([each[number] for each in side] for side in stays)
        row(name, (median(pairs[0]), median(pairs[1])), "1.0", pairs)
    print(f"  medians of {STARTS} starts taken in turn, {LONG} of them for memory and idle work ({IDLE:.0f} s)")
    print(f"  windows: Boardside {SCREEN[0]}x{SCREEN[1]} with a game in its store, hello world 800x600 as Kivy has it")
    print(f"  {machine()}")


def row(name: str, pair: tuple[float, float], limit: str, all_: tuple[list[float], ...]) -> None:
    """A line of the table: the ratio is the median of the ratios of neighbours."""
    ratio = median(ours / theirs for ours, theirs in zip(*all_, strict=True))
    print(f"  {name:36}{pair[0]:>10.1f}{pair[1]:>10.1f}{ratio:>8.2f}{limit:>9}")


if __name__ == "__main__":
    main()
