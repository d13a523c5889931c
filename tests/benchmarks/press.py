"""Press to changed pixel, disk commit included, against a bare Kivy button; at most 1.5 times its, by the median.

Everything is seen and touched from outside, by the X server: the mouse button goes down on the app's Pass, is held for
as long as a finger is, and goes up. The plate under it changes as it goes down; the panel with the seat in turn changes
when it has gone up, the act was judged, and the disk has answered. Undo, not measured, puts it back, and a touch
takes away what undo tells, so that each Pass meets the table as it lies in a game.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.benchmarks.glass import BUTTON, Box, Glass, alive, companion, machine, rival
from tests.e2e.window import SIZE, Twin, XServer

PRESSES, ROUNDS = 10, 4
"""How often each is pressed in a round; the rounds go through all of them in turn."""
HELD = 0.09
REST = 0.25
"""Seconds between two clicks, and a random part more, so that no click keeps time with the frames."""
ENTRIES = 6
"""More entries than any touch before the first Pass writes, one after the other: the deal is several."""
SLOW = 0.25
"""Seconds that every commit takes longer on the slow disk."""
LAUNCHER = f"""
import sys, time
from companion.storage.store import Store

def late(method):
    def later(*given, **named):
        time.sleep({SLOW})
        return method(*given, **named)
    return later

Store._transaction = late(Store._transaction)

from companion.__main__ import main
sys.exit(main())
"""
Spot = tuple[int, int]
Spots = tuple[Spot, Spot, Spot, list[Spot]]
"""Pass, Undo, what undo tells, and the way there."""


class Finger:
    """Clicks, and sees when the glass answers."""

    def __init__(self, glass: Glass) -> None:
        self.glass = glass
        self.up = 0.0
        """When the button went up last (monotonic seconds)."""

    def click(self, spot: Spot, pressed: Box, answer: Box) -> tuple[float, float]:
        """Milliseconds from down to the first change where it presses, and from up to the first where it answers."""
        glass = self.glass
        self.rest()
        glass.move(*spot)
        before = glass.pixels(pressed)
        down = glass.press(True)
        shown = glass.changed(pressed, before) - down
        time.sleep(max(0.0, HELD - shown))
        before = glass.pixels(answer)
        self.up = glass.press(False)
        return 1000 * shown, 1000 * (glass.changed(answer, before) - self.up)

    def still(self, screen: Box) -> bytes:
        """The screen once nothing on it moves."""
        now, before = glass_twice(self.glass, screen)
        while now != before:
            now, before = glass_twice(self.glass, screen)
        return now

    def rest(self) -> None:
        """As long as a hand takes for the next one."""
        time.sleep(REST + random.random() * 0.05)


def glass_twice(glass: Glass, screen: Box) -> tuple[bytes, bytes]:
    """Two pictures, some frames apart."""
    before = glass.pixels(screen)
    time.sleep(0.15)
    return glass.pixels(screen), before


def around(spot: Spot, wide: int = 24, high: int = 8) -> Box:
    """Some pixels about this one."""
    return (spot[0] - wide // 2, spot[1] - high // 2, wide, high)


def where_it_changes(one: bytes, other: bytes, screen: Box, left: int) -> Box:
    """The block of pixels, from this column on, in which most differ."""
    wide, high, side = screen[2], screen[3], 16

    def changed(block: Spot) -> int:
        x, y = block
        rows = (slice(4 * ((y + row) * wide + x), 4 * ((y + row) * wide + x + side)) for row in range(side))
        return sum(a != b for part in rows for a, b in zip(one[part], other[part], strict=True))

    blocks = [(x, y) for y in range(0, high - side, side) for x in range(left, wide - side, side)]
    best = max(blocks, key=changed)
    assert changed(best), "nothing changes there"
    return (*best, side, side)


class Table:
    """The app at a table of two who plan, where Pass is taken and undone again and again.

    `commit` is longer, in seconds, than what is not measured takes to come to the disk.
    """

    def __init__(self, display: str, spots: Spots, commit: float) -> None:
        self.finger = Finger(Glass(display))
        self.pass_, self.undo, self.told, begin = spots
        self.commit = commit
        self.screen: Box = (0, 0, *SIZE)
        glass = self.finger.glass
        glass.until(any, self.screen)
        for spot in begin:
            self._calmly(spot)
            time.sleep(ENTRIES * commit)
        before = self.finger.still(self.screen)
        after = self._calmly(self.pass_)
        self.answer = where_it_changes(before, after, self.screen, SIZE[0] * 3 // 4)
        self._put_back()

    def press(self) -> tuple[float, float]:
        """Pass, measured; then undo."""
        took = self.finger.click(self.pass_, around((self.pass_[0], self.pass_[1] + 16)), self.answer)
        self._put_back()
        return took

    def _put_back(self) -> None:
        self._calmly(self.undo)
        self._calmly(self.told)

    def _calmly(self, spot: Spot) -> bytes:
        """A click, and the screen when all that it does is done."""
        glass = self.finger.glass
        before = self.finger.still(self.screen)
        glass.move(*spot)
        glass.press(True)
        time.sleep(HELD)
        glass.press(False)
        glass.until(lambda now: now != before, self.screen, 0.01)
        time.sleep(self.commit)
        return self.finger.still(self.screen)


class Bare:
    """The button of Kivy alone, all over its window."""

    def __init__(self, display: str) -> None:
        self.finger = Finger(Glass(display))
        self.middle = (SIZE[0] // 2, SIZE[1] // 2)
        self.finger.glass.until(any, (0, 0, *SIZE))

    def press(self) -> tuple[float, float]:
        """Red as it goes down, green as it goes up."""
        here = around(self.middle)
        return self.finger.click(self.middle, here, here)


def spots(folder: Path, more: int = 0) -> Spots:
    """Where Pass and Undo are at a new table of two and `more`, and what to touch to come there from Home."""
    twin = Twin(folder / "twin.db")
    begin = []
    for id in ("new", "guide", *["add"] * more, "start", "deal-all"):
        begin.append(twin.spot(id))
        twin.evening.tap(id)
    pass_ = twin.spot("pass")
    twin.evening.tap("pass")
    undo = twin.spot("undo")
    twin.evening.tap("undo")
    told = twin.spot("notice")
    twin.evening.close()
    return pass_, undo, told, begin


Took = list[tuple[float, float]]


def main() -> None:
    """Prints the medians, their ratios, and the machine."""
    with TemporaryDirectory() as name, rival(BUTTON) as button:
        folder = Path(name)
        found = spots(folder)
        launcher = folder / "slow_disk.py"
        launcher.write_text(LAUNCHER)
        size = ("--size", f"{SIZE[0]}x{SIZE[1]}")
        servers = [closing(XServer(SIZE)) for _ in range(3)]
        with servers[0] as one, servers[1] as two, servers[2] as three:
            shows = [server.environment["DISPLAY"] for server in (one, two, three)]
            with (
                alive(companion(shows[0], folder / "quick" / "games.db", *size)),
                alive(companion(shows[1], folder / "slow" / "games.db", *size, launcher=launcher)),
                alive(button.start(shows[2])),
            ):
                sides: list[Callable[[], tuple[float, float]]] = [
                    Table(shows[0], found, 0.1).press,
                    Table(shows[1], found, SLOW + 0.1).press,
                    Bare(shows[2]).press,
                ]
                took: list[Took] = [[], [], []]
                for _ in range(ROUNDS):
                    for side, presses in zip(sides, took, strict=True):
                        side()
                        presses += [side() for _ in range(PRESSES)]
    assert median(up for _, up in took[1]) > 1000 * SLOW, "the slow disk is not slow"
    bare = median(down for down, _ in took[2]), median(up for _, up in took[2])
    print(f"  {'milliseconds, medians':46}{'Boardside':>10}{'bare':>8}{'ratio':>8}{'at most':>9}")
    row("down to pressed", [down for down, _ in took[0]], bare[0], "1.5")
    row("up to accepted, the commit on the disk", [up for _, up in took[0]], bare[1], "1.5")
    row(f"down to pressed, commits {1000 * SLOW:.0f} ms slower", [down for down, _ in took[1]], bare[0], "1.5")
    row("  up to accepted there", [up for _, up in took[1]], bare[1], "-")
    print(f"  {ROUNDS * PRESSES} presses of each, in rounds of {PRESSES} taken in turn")
    print(f"  {machine()}")


def row(name: str, ours: list[float], bare: float, limit: str) -> None:
    """A line of the table, and the slowest of twenty."""
    middle, late = median(ours), sorted(ours)[len(ours) * 19 // 20]
    print(f"  {name:46}{middle:>10.1f}{bare:>8.1f}{middle / bare:>8.2f}{limit:>9}   95 of 100 within {late:.1f}")


if __name__ == "__main__":
    main()
