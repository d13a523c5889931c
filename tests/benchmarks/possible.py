"""A frame while it is worked out what was possible in a game, against the same frame while nothing is.

    python -m tests.benchmarks possible

What was possible is worked out on the thread of the store, again and again for so long. Printed, never asserted.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.benchmarks.glass import machine
from tests.e2e.window import SIZE

FRAMES = 150
LIMIT = 1.2


def main() -> None:
    """Prints the ratio of the two, the wait for the page, and the machine."""
    os.environ["SDL_VIDEODRIVER"] = "offscreen"
    from companion import app

    app.prepare(SIZE)
    from kivy.base import EventLoop, runTouchApp
    from kivy.clock import Clock
    from kivy.core.window import Window

    from companion.pages.table.possible_results import chances_of
    from tests.evening import Evening
    from tests.tour_coach import finished, resume

    with TemporaryDirectory() as name:
        it = Evening(Path(name) / "games.db")
        resume(it, finished("possible"))
        stage = app.Stage(it.front, it.inbox)
        runTouchApp(stage.view, embedded=True)
        flips: list[float] = []
        Window.bind(on_flip=lambda *_: flips.append(time.monotonic()))
        Clock.schedule_interval(lambda _: stage.view.canvas.ask_update(), 0)  # as if something moved all the time
        waits: list[float] = []

        def work() -> None:
            began = time.monotonic()

            def done(_: object) -> None:
                waits.append(time.monotonic() - began)
                if len(flips) < FRAMES:
                    work()

            it.session.store.ask(lambda store: chances_of(it.session.table), done)

        def frames(begin: Callable[[], None]) -> list[float]:
            it.settle()
            flips.clear()
            begin()
            while len(flips) < FRAMES:
                stage.frame()
                EventLoop.idle()
            return [1000 * (late - early) for early, late in pairwise(flips)]

        took: tuple[list[float], list[float]] = ([], [])
        for _ in range(3):
            took[0].extend(frames(lambda: None))
            took[1].extend(frames(work))
        it.settle()
        it.close()
    calm, busy = (median(each) for each in took)
    late = [sorted(each)[len(each) * 19 // 20] for each in took]
    print(f"  frame: median {busy:.1f} ms meanwhile, {calm:.1f} without: {busy / calm:.2f} (at most {LIMIT})")
    print(f"  95 of 100: {late[1]:.1f} ms against {late[0]:.1f} ms; {3 * FRAMES} frames each")
    print(f"  the page is there {1000 * median(waits):.0f} ms after the touch, at most {1000 * max(waits):.0f} ms")
    print(f"  {machine()}")


if __name__ == "__main__":
    main()
