"""The games that Boardside can referee, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.elfenland.game import elfenland
from engine.game import Game

GAMES: Mapping[str, Callable[[], Game]] = {"elfenland": elfenland}
"""Each is made, and its data files read, when it is called."""
