"""The differences between the seven editions of Elfenland, as the ledger lists them in its Part B."""

from __future__ import annotations

from companion.games import differences as shared
from companion.games.differences import Difference


def differences() -> tuple[Difference, ...]:
    """All thirty-one, from `differences.csv`."""
    return shared.listed(__package__)
