"""The entry point for questions that other programs ask automatic players; a game that can answer has a folder here."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.match import Match
from engine.rule import Rejection, Unclear


def asked(match: Match, word: str, line: bytes) -> dict[str, Any] | Rejection | Unclear | None:
    """The answer to a question, the reason why it is refused, or None if this game does not answer such questions.
    `word` is the question's name ("best_way").

    `line` is the whole question as JSON. Raises msgspec.ValidationError if its fields are missing or wrong.
    """
    if word not in ("best_way", "advise"):
        return None
    folder = f"{__package__}.{match.game.name}"
    if find_spec(folder) is None:
        return None
    answer: dict[str, Any] | Rejection | Unclear | None = import_module(f"{folder}.questions").asked(match, word, line)
    return answer
