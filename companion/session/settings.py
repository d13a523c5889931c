"""Settings of the table that the players choose on its screen, remembered in the store."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion import untrusted


class Settings(Struct, frozen=True):
    """The players' settings.

    `edition` is the rulebook that a new game begins with, `rotation` turns the screen by degrees clockwise, `still`
    turns animations off, `language` is the screen's ("" for the rulebook's), `turning` turns the screen to the seat in
    turn, `calling` sounds the buzzer for that seat, `flash` lights a refusal up, `voice` speaks aloud, `large` is
    larger type, `ask_undo` asks the phone of the seat whose action is to be undone.

    `unsigned` is no choice of the players: the running version of the program has no signature, which the first page
    says.
    """

    edition: str = "de"
    rotation: int = 0
    still: bool = False
    language: str = ""
    turning: bool = False
    calling: bool = True
    flash: bool = True
    voice: bool = False
    large: bool = False
    ask_undo: bool = False
    unsigned: bool = False

    def recalled(self, text: bytes) -> Settings:
        """These settings with the values of a stored record (JSON). A field keeps its value if the record lacks it, for
        example because an earlier version wrote the record. `unsigned` (this version has no signature) always keeps
        its value. A record that cannot be read changes nothing."""
        try:
            stored = {**msgspec.to_builtins(self), **untrusted.json(text, dict[str, Any])}
            return replace(msgspec.convert(stored, Settings), unsigned=self.unsigned)
        except ValueError:
            return self
