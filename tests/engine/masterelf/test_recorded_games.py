"""Games judged apart from this project are judged the same here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import json as mjson

from engine.codec import read_entry, write
from engine.masterelf import scoring
from engine.masterelf.state import Table
from engine.match import Match

from .recorded import GAMES, answered, begun, lines
from .sitting import GAME


def comparable(answer: dict[str, Any]) -> dict[str, Any]:
    """The answer without what is free: the order of gifts, and which of the best sortings is told."""
    answer = json.loads(mjson.encode(answer))
    for seat in answer.get("state", {}).get("seats", {}).values():
        seat["gifts"].sort()
    for standing in answer.get("state", {}).get("standings", ()):
        standing["unknown"].sort()
        standing["collections"] = sorted(gift for gifts in standing["collections"].values() for gift in gifts)
    return answer


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
