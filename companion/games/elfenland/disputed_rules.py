"""The differences between the seven editions of Elfenland that change play: from Part B of the rules ledger."""

from __future__ import annotations

from companion.games.words import disputed_rules as shared
from companion.games.words.disputed_rules import Difference


def differences() -> tuple[Difference, ...]:
    """Each difference that players may settle one way or the other, read from `differences.csv`."""
    return shared.listed(__package__)
