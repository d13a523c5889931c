"""A guard against double taps: whether a touch is the second tap of a double tap meant for the screen before."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from companion.screen import Screen

SOON = 0.35
"""Seconds within which nobody has read a new screen yet."""
NEVER = float("-inf")
NEAR = 60.0
"""The greatest distance of a second tap from the first, at 800 by 480."""


class SecondTap:
    """A guard that remembers the position of the last tap and the time of the screen's last change.

    A touch near that position within `SOON` seconds of the change was meant for the screen before: a double tap on
    "pass" must not pass for the next seat too. While the screen stays the same every tap counts, as on a plus button.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._changed = NEVER
        self._moment: tuple[object, ...] = ()
        self._at: tuple[float, float] | None = None

    def shown(self, screen: Screen) -> bool:
        """Note that this screen is drawn from now on; True if page, sheet, notice or player in turn differ from those
        of the screen before."""
        now = _moment(screen)
        if now == self._moment:
            return False
        self._moment, self._changed = now, self._clock()
        return True

    def tapped(self, x: float, y: float) -> None:
        """Note a tap at this position."""
        self._at, self._changed = (x, y), NEVER

    def forget(self) -> None:
        """Accept the next touch wherever it is: it comes from a test script, which waits for what it sees."""
        self._at = None

    def is_second(self, x: float, y: float, scale: float) -> bool:
        """Whether a touch at this position now is the second half of a double tap."""
        if self._at is None or self._clock() - self._changed >= SOON:
            return False
        return hypot(x - self._at[0], y - self._at[1]) <= NEAR * scale


def _moment(screen: Screen) -> tuple[object, ...]:
    """What a screen shows of a game, to be compared with another screen: page, sheet, notice, and player in turn."""
    banner, notice = screen.banner, screen.notice
    turn = (banner.round, banner.phase, banner.turn, banner.mark and banner.mark.id) if banner is not None else ()
    message = (notice.headline, notice.numbers) if notice is not None else ()
    return screen.page, screen.sheet and screen.sheet.id, turn, message
