"""A game without a window: the session runs until it is to end, and browsers show it."""

from __future__ import annotations

import signal
import threading

from companion.loop import TICK, Beside, Front, Inbox, Loop


class Bell:
    """A signal that wakes the session's loop when another thread has put an event into its queue."""

    def __init__(self) -> None:
        self._rung = threading.Event()
        self.over = False

    def ring(self) -> None:
        """Wake the session's loop, from any thread."""
        self._rung.set()

    def end(self, *_: object) -> None:
        """End the session's loop."""
        self.over = True
        self._rung.set()

    def wait(self, seconds: float | None) -> None:
        """Wait until the bell is rung, at most this number of seconds; None is without limit."""
        self._rung.wait(seconds)
        self._rung.clear()


def run(front: Front, inbox: Inbox, bell: Bell, beside: Beside) -> int:
    """Run the game until a signal or its own end; returns the exit status. `beside` shows the screens in browsers,
    and `bell` is rung when `inbox` has a new event.
    """
    before = [(sign, signal.signal(sign, bell.end)) for sign in (signal.SIGTERM, signal.SIGINT)]
    loop = Loop(front, inbox, beside)
    loop.refresh()
    try:
        while not (bell.over or front.ending):
            if not loop.turn():
                bell.wait(TICK if front.timed else None)
    finally:
        for sign, handler in before:
            signal.signal(sign, handler)
    return 0
