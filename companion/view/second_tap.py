"""Second tap: whether a touch is the rest of a double tap, which the screen that came meanwhile must not take."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from companion.screen import Screen

SOON = 0.35
"""Seconds in which nobody has read another screen yet."""
NEVER = float("-inf")
NEAR = 60.0
"""How far from the last tap a second one may be, at 800 by 480."""


class SecondTap:
    """The place of the last tap, and when the screen last became another.

    A touch that goes down near that place before `SOON` is over was meant for the screen before: a seat that passed
    must not pass for the next one too. Where the screen stays the same (a plus is tapped five times) every tap counts.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._changed = NEVER
        self._moment: tuple[object, ...] = ()
        self._at: tuple[float, float] | None = None

    def shown(self, screen: Screen) -> bool:
        """This screen is drawn from now on; whether it is another one."""
        now = _moment(screen)
        if now == self._moment:
            return False
        self._moment, self._changed = now, self._clock()
        return True

    def tapped(self, x: float, y: float) -> None:
        """A tap was taken here: what became another screen before it was seen."""
        self._at, self._changed = (x, y), NEVER

    def forget(self) -> None:
        """The next touch is no second tap, wherever it is: a script makes it, which waits for what it sees."""
        self._at = None

    def is_second(self, x: float, y: float, scale: float) -> bool:
        """Whether a touch that goes down here now is the second half of a double tap."""
        if self._at is None or self._clock() - self._changed >= SOON:
            return False
        return hypot(x - self._at[0], y - self._at[1]) <= NEAR * scale


def _moment(screen: Screen) -> tuple[object, ...]:
    """What tells one moment of the table from the next: the page and what lies over it, and whose word it is."""
    banner, notice = screen.banner, screen.notice
    turn = (banner.round, banner.phase, banner.turn, banner.mark and banner.mark.id) if banner is not None else ()
    said = (notice.headline, notice.numbers) if notice is not None else ()
    return screen.page, screen.sheet and screen.sheet.id, turn, said
