"""Commands turned back into input, as an independent check of what touches and tags mean."""

from __future__ import annotations

from engine.match import Match
from tests.inverse_input import elfenland_taps, masterelf_taps

TAPS = {"elfenland": elfenland_taps.taps, "masterelf": masterelf_taps.taps}


def taps(match: Match, command: object) -> tuple[str, ...] | None:
    """The touches that enter this command from a blank draft; None if touches cannot."""
    return TAPS[match.game.name](match.state, command)
