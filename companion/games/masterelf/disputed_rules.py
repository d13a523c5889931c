"""The questions that the one rulebook of Master Elf leaves to the players."""

from __future__ import annotations

from companion.games.words.disputed_rules import Difference, Reading


def differences() -> tuple[Difference, ...]:
    """The one question in the rules ledger: does the gift that ends the game complete a special set (ME-SPEC-06)?"""
    rules = ("ME-SPEC-01", "ME-SPEC-03", "ME-END-02")
    return (Difference("ME-SPEC-06", (Reading(("ru",)),), "special_on_last_gift", rules),)
