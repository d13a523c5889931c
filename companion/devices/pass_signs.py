"""Signs of passed pieces, shown for a moment: that a piece was accepted, or why it has no effect now."""

from __future__ import annotations

from msgspec import Struct

from companion.screen import OnReader

SHOWN = 4.0
"""Seconds for which a sign is shown."""


class Sign(Struct, frozen=True):
    """The drawing to show for the piece with this uid."""

    uid: str
    shown: OnReader


class Signs:
    """The signs that are shown now, each for `SHOWN` seconds from the first tick after it was added."""

    def __init__(self) -> None:
        self._signs: dict[Sign, float | None] = {}

    def __bool__(self) -> bool:
        return bool(self._signs)

    def add(self, uid: str, shown: OnReader) -> None:
        """Show this for the piece, replacing an earlier sign for it."""
        self.drop(uid)
        self._signs[Sign(uid, shown)] = None

    def drop(self, uid: str) -> None:
        """Remove the sign of the piece."""
        self._signs = {sign: since for sign, since in self._signs.items() if sign.uid != uid}

    def clear(self) -> None:
        """Remove all signs."""
        self._signs = {}

    def tick(self, now: float) -> None:
        """Remove signs whose time is over; `now` is in seconds of a monotonic clock."""
        begun = {sign: now if since is None else since for sign, since in self._signs.items()}
        self._signs = {sign: since for sign, since in begun.items() if now - since < SHOWN}

    def shown(self, but: frozenset[str]) -> list[OnReader]:
        """The signs except those of the uids `but`; a sign with a reason is always among them."""
        return [sign.shown for sign in self._signs if sign.uid not in but or sign.shown.why]
