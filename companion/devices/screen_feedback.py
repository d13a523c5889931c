"""Drawings shown for a moment after a piece was passed over a reader: it was accepted, or why it has no effect."""

from __future__ import annotations

from msgspec import Struct

from companion.screen import OnReader

SHOWN = 4.0
"""Seconds for which a sign is shown."""


class Sign(Struct, frozen=True):
    """A drawing that is shown for a moment, for the piece with this uid."""

    uid: str
    shown: OnReader


class Signs:
    """The drawings shown now, each for a piece that was passed over a reader, for `SHOWN` seconds from the first tick
    after the drawing was added.
    """

    def __init__(self) -> None:
        self._signs: dict[Sign, float | None] = {}

    def __bool__(self) -> bool:
        return bool(self._signs)

    def add(self, uid: str, shown: OnReader) -> None:
        """Show this drawing for the piece with this uid, replacing an earlier one."""
        self.drop(uid)
        self._signs[Sign(uid, shown)] = None

    def drop(self, uid: str) -> None:
        """Remove the drawing for the piece with this uid."""
        self._signs = {sign: since for sign, since in self._signs.items() if sign.uid != uid}

    def clear(self) -> None:
        """Remove the drawings of all pieces at once."""
        self._signs = {}

    def tick(self, now: float) -> None:
        """Remove the drawings whose time is over; `now` is in seconds of a monotonic clock."""
        begun = {sign: now if since is None else since for sign, since in self._signs.items()}
        self._signs = {sign: since for sign, since in begun.items() if now - since < SHOWN}

    def shown(self, but: frozenset[str]) -> list[OnReader]:
        """The drawings shown now except those of the uids `but`; a drawing that gives a reason why its piece has no
        effect is included in any case."""
        return [sign.shown for sign in self._signs if sign.uid not in but or sign.shown.why]
