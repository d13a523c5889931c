"""Signs of passes: for a moment, that a piece was accepted, or why it says nothing now."""

from __future__ import annotations

from msgspec import Struct

from companion.screen import OnReader

SHOWN = 4.0
"""Seconds for which a sign stays."""


class Sign(Struct, frozen=True):
    """What is shown of a piece with this tag."""

    uid: str
    shown: OnReader


class Signs:
    """The signs that are shown now, each for `SHOWN` seconds from the first tick after it came."""

    def __init__(self) -> None:
        self._signs: dict[Sign, float | None] = {}

    def __bool__(self) -> bool:
        return bool(self._signs)

    def add(self, uid: str, shown: OnReader) -> None:
        """Show this of the piece, in place of an earlier sign of it."""
        self.drop(uid)
        self._signs[Sign(uid, shown)] = None

    def drop(self, uid: str) -> None:
        """Show nothing more of the piece."""
        self._signs = {sign: since for sign, since in self._signs.items() if sign.uid != uid}

    def clear(self) -> None:
        """Show none."""
        self._signs = {}

    def tick(self, now: float) -> None:
        """Time passes, in seconds."""
        begun = {sign: now if since is None else since for sign, since in self._signs.items()}
        self._signs = {sign: since for sign, since in begun.items() if now - since < SHOWN}

    def shown(self, but: frozenset[str]) -> list[OnReader]:
        """The signs, without those of the tags `but`, unless they say why a piece says nothing."""
        return [sign.shown for sign in self._signs if sign.uid not in but or sign.shown.why]
