"""What a coach, or a seat that Boardside plays, asks of a game: each game that can answer has a folder beside this."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.match import Match
from engine.rule import Rejection, Unclear


def asked(match: Match, word: str, line: bytes) -> dict[str, Any] | Rejection | Unclear | None:
    """The answer to a question, or why there is none; None for what is no question of this match's game.

    Raises msgspec.ValidationError for a question out of shape.
    """
    if word not in ("best_way", "advise"):
        return None
    folder = f"{__package__}.{match.game.name}"
    if find_spec(folder) is None:
        return None
    answer: dict[str, Any] | Rejection | Unclear | None = import_module(f"{folder}.questions").asked(match, word, line)
    return answer
