"""Elfenland's entry in the list of games that Boardside offers."""

from __future__ import annotations

from companion.games.registry import RegisteredGame
from companion.games.words.disputed_rules import Difference, listed
from engine.elfenland.editions import EDITIONS

_HERE = "companion.games.elfenland"


def differences() -> tuple[Difference, ...]:
    """The differences between the editions that players may settle, from Part B of the rules ledger."""
    return listed(__package__)


GAME = RegisteredGame(
    engine="engine.elfenland.game:elfenland",
    view=f"{_HERE}.game_view:ElfenlandView",
    names=f"{_HERE}.names:proper",
    editions=EDITIONS,
    glyphs=f"{_HERE}.art:frieze",
    taggable=f"{_HERE}.tag_input:tagged",
    tag_map=f"{_HERE}.empty_board:board",
    counts=f"{_HERE}.towns_by_round:counted",
    averages=(("cards", "towns_paid"), ("possible", "games_judged")),
    bgg=10,
    questions=f"{_HERE}.can_i:ElfenlandQuestions",
    snapshots=f"{_HERE}.catching_up:catching_up",
    could_have=f"{_HERE}.could_have:ElfenlandCoach",
    edition_differences=f"{_HERE}.game:differences",
)
