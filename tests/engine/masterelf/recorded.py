"""The recorded games of Master Elf: their lines, and what is answered to each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import convert
from msgspec import json as mjson

from engine.codec import read_command, write
from engine.game import Start
from engine.masterelf.state import Table
from engine.match import Match
from engine.rule import Rejection, Unclear

from .sitting import GAME, RECORDED

GAMES = sorted(RECORDED.glob("*.jsonl"))


def lines(game: Path) -> list[tuple[Any, dict[str, Any]]]:
    """What was said and answered, line by line."""
    rows = [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()]
    return [(row["say"], row["answer"]) for row in rows]


def begun(game: Path) -> Match:
    """A recorded game at its beginning."""
    prepared = GAME.prepared(convert(lines(game)[0][0], Start), lambda deck: (RECORDED / deck).read_text("utf-8"))
    assert isinstance(prepared, Start)
    # What is stored of a start is enough to begin the same game again.
    again = mjson.decode(write(prepared), type=Start)
    table = GAME.start(again)
    assert isinstance(table, Table)
    assert table == GAME.start(prepared)
    return Match(GAME, table)


def answered(match: Match, said: Any) -> tuple[Match, dict[str, Any]]:
    word = said.get("do") if isinstance(said, dict) else None
    if word == "state":
        return match, {"ok": True, "prompt": match.prompt, "state": GAME.shown(match.state)}
    if word == "undo":
        if match.before is None:
            return match, {"ok": False, "error": True}
        return match.before, {"ok": True, "prompt": match.before.prompt}
    try:
        answer = match.say(read_command(GAME, json.dumps(said)))
    except ValueError:
        return match, {"ok": False, "error": True}
    if isinstance(answer, Unclear):
        return match, {"ok": False, "error": True}
    if isinstance(answer, Rejection):
        return match, {"ok": False, "rule": answer.rule.id, "prompt": match.prompt}
    assert answer.last is not None
    mark = {"unjudged": True} if any(getattr(event, "unjudged", False) for event in answer.last.events) else {}
    return answer, {"ok": True, "prompt": answer.prompt, **mark}


def played(game: Path) -> Match:
    """The whole of a recorded game."""
    match = begun(game)
    for command, _ in lines(game)[1:]:
        match, _ = answered(match, command)
    return match
