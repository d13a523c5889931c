"""A question is answered as the command would be, by what the whole table may know; nothing changes by asking."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import walks

from companion.games.registry import GAMES
from companion.referee import Referee
from companion.storage.store import Store
from engine.codec import write
from engine.match import public
from tests.stored import standing

Sentence = dict[str, Any]


def answer(referee: Referee, said: Sentence) -> Sentence:
    """What goes over the wire."""
    told: Sentence = json.loads(write(referee.answer(write(said))))
    return told


def begun(name: str, store: Store | None = None) -> Referee:
    """A game of two seats."""
    referee = Referee(store)
    assert answer(referee, {"game": name, "seats": 2})["ok"]
    return referee


@pytest.mark.parametrize("name", GAMES)
def test_the_answer_is_that_of_the_command_where_nothing_is_secret_and_refuses_no_more_elsewhere(name: str) -> None:
    random, referee = Random(f"would {name}"), begun(name)
    match = walks.laid_out(walks.Start(name, 2))
    verdicts, secrets = set(), 0
    for _ in range(60):
        secret = write(public(match).state) != write(match.state)
        secrets += secret
        for ask in match.game.grammar(match.state):
            sentence = walks.filled(ask, random, match.prompt.seats)
            before = answer(referee, {"do": "state"})
            would = answer(referee, {"do": "would", "command": sentence})
            assert answer(referee, {"do": "state"}) == before
            said = answer(referee, sentence)
            # What is known of hands refuses more, and under a rule that is looked at sooner.
            assert would == said | {"recorded": False} or (secret and not said["ok"])
            verdicts.add("rule" if "rule" in said else "error" if "error" in said else "ok")
            if said["ok"]:
                answer(referee, {"do": "undo"})
        following = walks.step(match, random)
        if following is None or following.last is None:
            break
        match = following
        assert answer(referee, json.loads(write(match.last.command)))["ok"]
    assert secrets
    assert verdicts == {"rule", "error", "ok"} if name == "elfenland" else {"rule", "ok"} <= verdicts


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ({"do": "would"}, "command"),
        ({"do": "would", "command": "deal"}, "object"),
        ({"do": "would", "command": None}, "object"),
        ({"do": "would", "command": {}}, "do"),
        ({"do": "would", "command": {"do": "fly"}}, "no such command"),
        ({"do": "would", "command": {"do": "place", "seat": "1"}}, "kind"),
        ({"do": "would", "command": {"do": "undo"}}, "undo is not a command of the game"),
        ({"do": "would", "command": {"do": "state"}}, "state is not a command of the game"),
        ({"do": "would", "command": {"do": "would", "command": {"do": "deal"}}}, "would is not a command of the game"),
    ],
)
def test_a_question_that_cannot_be_asked_gets_one_clear_sentence(question: Sentence, part: str) -> None:
    told = answer(begun("elfenland"), question)
    assert (told["ok"], told["recorded"]) == (False, False)
    assert part in told["error"]
    assert told["error"].endswith(".")


def test_nothing_that_is_asked_reaches_the_disk(tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store:
        referee = begun("elfenland", store)
        assert answer(referee, {"do": "would", "command": {"do": "deal"}})["ok"]
        assert standing(store, 1) == []
        assert "nothing left" in answer(referee, {"do": "undo"})["error"]
