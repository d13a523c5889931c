"""The sand timer on the screen; it has no effect on the game."""

from __future__ import annotations

from msgspec.structs import replace

from companion.screen import Screen

DURATIONS = (60, 120, 300)
"""The durations that players can choose, in seconds."""


class SandTimer:
    """A countdown in seconds, which is not persisted. `tick` takes the present time of a clock, in seconds, and returns
    whether the countdown has just ended.

    >>> timer = SandTimer()
    >>> timer.start(60)
    >>> timer.tick(5.0), timer.tick(20.0), timer.clock
    (False, False, '0:45')
    >>> timer.tick(65.0), timer.going
    (True, False)
    """

    def __init__(self) -> None:
        self.seconds = 0
        """The duration in seconds; 0 if the timer does not run."""
        self._ends: float | None = None
        self._left = 0

    @property
    def going(self) -> bool:
        """Whether the timer runs."""
        return self.seconds > 0

    @property
    def clock(self) -> str:
        """The time left as minutes and seconds ("0:45"); "" if the timer does not run."""
        return f"{self._left // 60}:{self._left % 60:02}" if self.going else ""

    def drawn(self, screen: Screen) -> Screen:
        """The screen with the time left on its banner."""
        return screen if screen.banner is None else replace(screen, banner=replace(screen.banner, clock=self.clock))

    def start(self, seconds: int) -> None:
        """Start the timer for this number of seconds, or stop it with 0."""
        self.seconds, self._left, self._ends = seconds, seconds, None

    def tick(self, now: float) -> bool:
        """Advance to `now`, in seconds of a monotonic clock; True if the time ran out just now."""
        if not self.going:
            return False
        if self._ends is None or self._ends - now > self.seconds:  # a clock that went back
            self._ends = now + self.seconds
        self._left = max(0, round(self._ends - now))
        if now < self._ends:
            return False
        self.start(0)
        return True
