"""Master Elf's entry in the list of games that Boardside offers."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.registry import RegisteredGame
from companion.games.words.disputed_rules import Difference
from engine.masterelf.score_bounds import places
from engine.masterelf.state import Match

_HERE = "companion.games.masterelf"


def counted(match: Match) -> Mapping[str, Mapping[str, int]]:
    """Each seat's counts for the statistics: `{"1": {"gifts": 4}}`."""
    return {seat.id: {"gifts": len(seat.gifts)} for seat in match.state.seats}


def placed(match: Match) -> Mapping[str, tuple[int | None, int | None]]:
    """Each seat's rank and score, None where an uncounted gift can change it: `{"1": (1, 33), "2": (2, None)}`."""
    return {seat: (place.rank, place.score) for seat, place in places(match.state).items()}


def differences() -> tuple[Difference, ...]:
    """The one question that the rulebook leaves to the players: does the gift that ends the game complete a special set
    (ME-SPEC-06)?"""
    rules = ("ME-SPEC-01", "ME-SPEC-03", "ME-END-02")
    return (Difference("ME-SPEC-06", (("ru",),), "special_on_last_gift", rules),)


GAME = RegisteredGame(
    engine="engine.masterelf.game:masterelf",
    view=f"{_HERE}.game_view:MasterElfView",
    names=f"{_HERE}.names:proper",
    questions=f"{_HERE}.can_i:MasterElfQuestions",
    lesson="companion.pages.masterelf.deck_editor_page:open_lesson",
    count_pad="companion.pages.masterelf.count_pad_page:open_count_pad",
    box="engine.masterelf.deckfile:trouble",
    taggable=f"{_HERE}.tag_input:tagged",
    counts=f"{_HERE}.game:counted",
    places=f"{_HERE}.game:placed",
    snapshots=f"{_HERE}.catching_up:catching_up",
    could_have=f"{_HERE}.could_have:MasterElfCoach",
    edition_differences=f"{_HERE}.game:differences",
)
