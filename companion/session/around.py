"""What serves the people around the table: which way the screen is turned, and the sand that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.session.session import Session

OPPOSITE = 180
SANDS = (60, 120, 300)
"""Seconds that a turn of the sand-timer may last."""


class Around:
    """Belongs to the desk and its thread. Nothing of it is kept, and nobody is ever punished by it."""

    def __init__(self, session: Session) -> None:
        self.sand = 0
        """Seconds that the sand was turned for; 0 while none runs."""
        self._desk = session
        self._turned = False
        self._ends: float | None = None
        self._left = 0

    @property
    def going(self) -> bool:
        """Whether sand runs."""
        return self.sand > 0

    @property
    def clock(self) -> str:
        """The sand that is left, in minutes and seconds; "" while none runs."""
        return f"{self._left // 60}:{self._left % 60:02}" if self.going else ""

    def turn(self) -> None:
        """Turn the screen for whoever sits opposite, or back."""
        self._turned = not self._turned

    def rotation(self) -> int:
        """Degrees clockwise: as wished, turned by a touch, or to the seat in turn where that is wished."""
        session = self._desk
        turned = self._turned
        if session.settings.turning and session.seated is not None:
            seats = session.seated.match.prompt.seats
            turned ^= len(seats) == 1 and session.seated.players[int(seats[0]) - 1].across
        return (session.settings.rotation + OPPOSITE * turned) % 360

    def run(self, seconds: int) -> None:
        """Turn the sand-timer over for so long, or with 0 lay it down."""
        self.sand, self._left, self._ends = seconds, seconds, None

    def tick(self, now: float) -> None:
        """Time passes, in seconds."""
        if not self.going:
            return
        if self._ends is None or self._ends - now > self.sand:  # a clock that went back
            self._ends = now + self.sand
        self._left = max(0, round(self._ends - now))
        if now >= self._ends:
            self.run(0)
            say = self._desk.speech.say
            self._desk.note(say("sand-over"), say("sand-over-more"))
