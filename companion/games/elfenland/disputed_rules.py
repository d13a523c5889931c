"""The differences between the seven editions of Elfenland, Part B of the rules ledger."""

from __future__ import annotations

from companion.games.words import disputed_rules as shared
from companion.games.words.disputed_rules import Difference


def differences() -> tuple[Difference, ...]:
    """All thirty-one differences between the editions of the rulebook, read from `differences.csv`."""
    return shared.listed(__package__)
