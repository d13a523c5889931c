"""A clock that never goes back, made from one that may jump."""

from __future__ import annotations


class Steady:
    """A clock that adds up the steps of another one: a step back counts nothing, a leap at most `longest` seconds.

    >>> clock = Steady(longest=1.0)
    >>> [clock.at(reading) for reading in (100.0, 100.25, 5.0, 5.25, 9000.0)]
    [0.0, 0.25, 0.25, 0.5, 1.5]
    """

    def __init__(self, longest: float = 1.0) -> None:
        self._longest = longest
        self._last: float | None = None
        self.now = 0.0

    def at(self, reading: float) -> float:
        """Seconds since the first reading, without leaps; `reading` is the other clock's time now."""
        if self._last is not None:
            self.now += min(max(reading - self._last, 0.0), self._longest)
        self._last = reading
        return self.now
