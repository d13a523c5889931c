"""What touches and pieces have put together so far: a half-entered action, or complete commands to be said."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.game import Command

Draft = Any
"""Pieces and places touched so far: a game's own frozen struct, which becomes a command or lapses."""


class Say(Struct, frozen=True):
    """A touch that completes a sentence, or several to be said one after the other."""

    commands: tuple[Command, ...]
