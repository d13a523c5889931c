"""The ids of Master Elf's rules by phase, by piece and by part of the game."""

from __future__ import annotations

from companion.games.masterelf.art import CRYSTAL, ELF, GIFT, UNKNOWN
from companion.games.masterelf.input import Draft
from companion.games.view_values import Subject
from engine.masterelf.making_gifts import may_be_rewarded
from engine.masterelf.pieces import CITY
from engine.masterelf.state import Table

PHASES = {
    "move": ("ME-MOVE-01", "ME-BOARD-02"),
    "take": ("ME-TAKE-01", "ME-TAKE-02"),
    "create": ("ME-GIFT-01", "ME-GIFT-03"),
    "end": ("ME-GIFT-01", "ME-HAND-01"),
    "discard": ("ME-HAND-01", "ME-CRYST-02"),
    "redistribute": ("ME-END-01", "ME-END-02"),
    "reward": ("ME-SPEC-02", "ME-SPEC-03"),
    "bonus": ("ME-BONUS-02", "ME-BONUS-03"),
    "score": ("ME-SCORE-08", "ME-SCORE-01"),
    "over": ("ME-SCORE-08", "ME-SCORE-01"),
}
"""The rules behind each phase's prompt, the most important one first."""
SHEET_RULES = {
    "region": "ME-TAKE-02",
    "lay": "ME-TAKE-02",
    "top": "ME-GIFT-02",
    "card": "ME-GIFT-03",
    "pay": "ME-GIFT-03",
}
"""The rule behind each question of a sheet."""
SUBJECTS = (
    Subject("me-rules-gifts", ("ME-GIFT", "ME-END", "ME-SCORE-01", "ME-SCORE-02"), GIFT),
    Subject("me-rules-ingredients", ("ME-TAKE", "ME-HAND", "ME-GIFT-03", "ME-GIFT-04", "ME-GIFT-05"), UNKNOWN),
    Subject("me-rules-crystal", ("ME-CRYST",), CRYSTAL),
    Subject("me-rules-elf", ("ME-MOVE", "ME-BOARD", "ME-SETUP-08", "ME-SCORE-06"), ELF),
    Subject("rules-setup", ("ME-SETUP", "ME-COMP", "ME-BOARD")),
    Subject("me-phase-move", ("ME-TURN", "ME-MOVE", "ME-BOARD-02"), names=("city",)),
    Subject("me-phase-take", ("ME-TAKE",)),
    Subject("me-phase-create", ("ME-GIFT", "ME-CRYST")),
    Subject("me-phase-discard", ("ME-HAND",)),
    Subject("me-phase-redistribute", ("ME-END",)),
    Subject("me-phase-reward", ("ME-SPEC",), names=("secret", "treasures")),
    Subject("me-phase-bonus", ("ME-BONUS",)),
    Subject("me-phase-over", ("ME-SCORE", "ME-END"), names=("rainbow",)),
)
"""The entries of the rules' index: pieces, then the parts of a game."""


def cites(table: Table, draft: Draft) -> tuple[str, ...]:
    """The ids of the rules that the present prompt rests on, the most important one first."""
    if table.equals:
        return ("ME-BONUS-03",)
    if draft.asking in SHEET_RULES:
        return (SHEET_RULES[draft.asking],)
    if draft.asking == "otherwise":
        return "ME-CRYST-01", "ME-GIFT-04"
    if may_be_rewarded(table):
        return PHASES["reward"]
    if table.phase == "take" and table.seat(table.turn).at == CITY:
        return "ME-TAKE-03", "ME-TAKE-04"
    return PHASES.get(table.phase, ())


def explains(table: Table) -> str:
    """The name of the explanation shown to beginners: that of the phase, or "swap" in the city; "" if there is none."""
    if table.phase == "take" and table.seat(table.turn).at == CITY:
        return "swap"
    return "" if table.phase in ("end", "score", "over") else table.phase
