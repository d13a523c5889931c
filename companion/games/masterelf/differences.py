"""Where the one rulebook of Master Elf leaves a table the choice."""

from __future__ import annotations

from companion.games.differences import Difference, Reading


def differences() -> tuple[Difference, ...]:
    """The ledger names one: a gift that ends the game completes a special set (ME-SPEC-06)."""
    rules = ("ME-SPEC-01", "ME-SPEC-03", "ME-END-02")
    return (Difference("ME-SPEC-06", (Reading(("ru",)),), "special_on_last_gift", rules),)
