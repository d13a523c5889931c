"""Settings that the players choose on the screen, remembered in the store."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from companion.storage import untrusted


class Settings(Struct, frozen=True):
    """The players' settings.

    `edition` is the rulebook that a new game begins with, `rotation` that of the screen in degrees clockwise, `still`
    turns animations off, `language` is "" for that of the rulebook, `turning` turns the screen to the seat in turn,
    `calling` sounds the buzzer for it, `unsigned` is whether this version of the program has no signature.
    """

    edition: str = "de"
    rotation: int = 0
    still: bool = False
    language: str = ""
    turning: bool = False
    calling: bool = True
    unsigned: bool = False

    def recalled(self, text: bytes) -> Settings:
        """These settings with the values of a stored record (JSON). Fields that it lacks, as one of an earlier version,
        keep their values; a record that cannot be read changes nothing."""
        try:
            stored = {**msgspec.to_builtins(self), **untrusted.json(text, dict[str, Any])}
            return msgspec.convert(stored, Settings)
        except ValueError:
            return self
