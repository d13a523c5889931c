"""Short movements: a share of the way from 0 to 1, handed on each frame; at once when the screen is to stand still."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Protocol

from kivy.clock import Clock

STILL = "BOARDSIDE_STILL"
"""With this in the environment nothing moves: for pictures and tests."""
_wished = {"still": False}


def still() -> bool:
    """Whether everything is to arrive at once."""
    return bool(os.environ.get(STILL)) or _wished["still"]


def hold_still(wished: bool) -> None:
    """Let everything arrive at once from now on, or move again."""
    _wished["still"] = wished


FRAME = 1 / 50
"""As the clock's own frames: less, and a clock that can be interrupted would never sleep while something moves."""


class Scheduled(Protocol):
    """What Kivy's clock gives for something it calls again and again; Kivy has no types of its own."""

    is_triggered: bool

    def cancel(self) -> None:
        """Call it no more."""


class Motions:
    """What moves in one part of the screen; a new picture ends it all."""

    def __init__(self) -> None:
        self._running: list[Scheduled] = []

    def glide(self, seconds: float, step: Callable[[float], None]) -> None:
        """Call `step` with shares that start fast and end slowly, the last being 1."""
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
        """Call `step` with True and False in turn until stopped."""
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
        """How many still move."""
        return sum(bool(event.is_triggered) for event in self._running)

    def stop(self) -> None:
        """End every movement where it is."""
        for event in self._running:
            event.cancel()
        self._running.clear()
