"""Short animations: a fraction from 0 to 1, passed on with each frame; 1 at once if animations are off."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

STILL = "BOARDSIDE_STILL"
"""The environment variable that turns animations off, for pictures and tests."""
_setting = {"still": False}


def still() -> bool:
    """Whether animations are off."""
    return bool(os.environ.get(STILL)) or _setting["still"]


def hold_still(on: bool) -> None:
    """Turn animations off (True) or on (False)."""
    _setting["still"] = on


FRAME = 1 / 50
"""Seconds between two frames, as of the clock itself: with less, an interruptible clock would never sleep during
animations."""


class Motions:
    """The animations of one part of the screen; all of them end when it is drawn again."""

    def __init__(self) -> None:
        self._running: list[Any] = []  # Kivy has no types

    def glide(self, seconds: float, step: Callable[[float], None]) -> None:
        """Call `step` with fractions that grow fast at first and slowly at the end, the last being 1."""
        if still():
            step(1.0)
            return
        step(0.0)
        gone = 0.0

        def frame(dt: float) -> bool:
            nonlocal gone
            gone += min(dt, 0.05)
            share = min(1.0, gone / seconds)
            step(1 - (1 - share) ** 3)
            return share < 1.0

        self._running.append(Clock.schedule_interval(frame, FRAME))

    def beat(self, seconds: float, step: Callable[[bool], None]) -> None:
        """Call `step` with True and False in turn, every so many seconds, until the animations are stopped."""
        step(True)
        if still():
            return
        on = True

        def frame(_: float) -> None:
            nonlocal on
            on = not on
            step(on)

        self._running.append(Clock.schedule_interval(frame, seconds))

    def count(self) -> int:
        """The number of animations that are running."""
        return sum(bool(event.is_triggered) for event in self._running)

    def stop(self) -> None:
        """Stop every animation at once, wherever it is."""
        for event in self._running:
            event.cancel()
        self._running.clear()
