"""Games judged apart from this project are judged the same here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from msgspec import json as mjson

from engine.codec import read_command, read_entry, write
from engine.game import Start
from engine.masterelf import scoring
from engine.masterelf.state import Table
from engine.match import Match
from engine.rule import Rejection, Unclear

from .sitting import GAME, RECORDED

GAMES = sorted(RECORDED.glob("*.jsonl"))


def comparable(answer: dict[str, Any]) -> dict[str, Any]:
    """The answer without what is free: the order of gifts, and which of the best sortings is told."""
    answer = json.loads(mjson.encode(answer))
    for seat in answer.get("state", {}).get("seats", {}).values():
        seat["gifts"].sort()
    for standing in answer.get("state", {}).get("standings", ()):
        standing["unknown"].sort()
        standing["collections"] = sorted(gift for gifts in standing["collections"].values() for gift in gifts)
    return answer


def lines(game: Path) -> list[tuple[Any, dict[str, Any]]]:
    rows = [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()]
    return [(row["say"], row["answer"]) for row in rows]


def begun(game: Path) -> Match:
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


@pytest.mark.parametrize("game", GAMES, ids=[game.stem for game in GAMES])
def test_a_recorded_game_is_judged_as_its_independent_judge_did(game: Path) -> None:
    match = begun(game)
    first = {"ok": True, "prompt": match.prompt, "state": GAME.shown(match.state)}
    assert comparable(first) == comparable(lines(game)[0][1])
    for number, (said, expected) in enumerate(lines(game)[1:], start=2):
        match, got = answered(match, said)
        assert comparable(got) == comparable(expected), f"{game.name}, line {number}: {said}"


@pytest.mark.parametrize("game", GAMES, ids=[game.stem for game in GAMES])
def test_the_sortings_entered_are_legal_and_the_judges_own_are_worth_as_much(game: Path) -> None:
    match = begun(game)
    for said, expected in lines(game)[1:]:
        match, _ = answered(match, said)
        for standing in expected.get("state", {}).get("standings", ()):
            table: Table = match.state
            gifts = table.seat(standing["seat"]).gifts
            rules_versions = scoring.count(table.deck, gifts, standing["collections"])
            ours = scoring.count(table.deck, gifts, scoring.best(table.deck, gifts).collections)
            assert isinstance(rules_versions, scoring.Tally)
            assert isinstance(ours, scoring.Tally)
            assert ours.score == rules_versions.score == standing["score"]


@pytest.mark.parametrize("game", GAMES, ids=[game.stem for game in GAMES])
def test_a_recorded_game_folds_to_the_same_table_from_its_journal(game: Path) -> None:
    match = begun(game)
    start = match.state
    for said, _ in lines(game)[1:]:
        match, _ = answered(match, said)
    folded = Match(GAME, start)
    for entry in match.entries():
        folded = folded.then(read_entry(GAME, write(entry.command), write(entry.events)))
    assert folded.state == match.state
