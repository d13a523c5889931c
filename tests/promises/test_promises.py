"""What is promised of every game: no dead end, no loss, no exception, no rule without its words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import walks

from companion.games.registry import GAMES
from companion.language.message_texts import Speech
from companion.referee import Referee
from engine.codec import read_entry, write
from engine.match import Match, public
from engine.rule import Rejection, Rule
from tests.extent import QUICK, fewer, many

SEEDS = fewer("walks of each game", (walks.SETTLING, 0, 1), daily=3, quick=1)
AWAITED, UNAWAITED = 30, 4
"""Sentences of each kind that are said from a moment: of a kind that is awaited there, and of another."""
ASKED = many("moments of a game at which `would` is asked", 20, daily=20, quick=3)
"""Moments of a game, evenly spread, in which `would` is asked with every command."""
EVERY = 12 if QUICK else 3
"""At how many moments of a walk sentences are said at one."""
RECORDED = sorted((Path(__file__).parents[1] / "recorded_games").rglob("*.jsonl"))

game = pytest.mark.parametrize("name", GAMES)
walk = pytest.mark.parametrize("seed", SEEDS)


@cache
def heard(name: str, seed: int) -> tuple[Rejection, ...]:
    """Every refusal of sentences said at random from the moments of a walk.

    That nothing raises and that no state changes is checked on the way, as it is the same work.
    """
    random = Random(f"heard {name} {seed}")
    refusals: list[Rejection] = []
    for end in walks.walked(name, seed):
        for match in walks.moments(end)[::EVERY]:
            before = write(match.state)
            for ask in match.game.grammar(match.state):
                for _ in range(AWAITED if ask.command in match.prompt.awaits else UNAWAITED):
                    answer = walks.say(match, walks.filled(ask, random, match.prompt.seats))
                    if isinstance(answer, Rejection):
                        refusals.append(answer)
            assert write(match.state) == before, "nothing that is said changes a state"
    return tuple(refusals)


@cache
def recorded(name: str) -> tuple[Rejection, ...]:
    """Every refusal of this game's recorded games."""
    refusals = []
    for path in RECORDED:
        start, *lines = (json.loads(line)["say"] for line in path.read_text(encoding="utf-8").splitlines())
        if start.get("game") != name:
            continue
        told = walks.Start(name, start["seats"], start.get("start_player"), start.get("options"), start.get("ages"))
        match = walks.laid_out(told, path.parent)
        for line in lines:
            try:
                answer = match.undo() if line["do"] == "undo" else walks.say(match, line)
            except (ValueError, KeyError, TypeError):
                continue
            if isinstance(answer, Match):
                match = answer
            elif isinstance(answer, Rejection):
                refusals.append(answer)
    return tuple(refusals)


def rare(name: str) -> list[Rejection]:
    """Every refusal of the games that its recipe tells for them."""
    refusals = []
    for options, sentences in walks.recipe(name).rare:
        match = walks.laid_out(walks.Start(name, 2, None, dict(options)))
        for sentence in sentences:
            answer = walks.say(match, sentence)
            if isinstance(answer, Match):
                match = answer
            elif isinstance(answer, Rejection):
                refusals.append(answer)
    return refusals


@game
@walk
def test_a_random_walk_comes_to_the_end_of_the_game(name: str, seed: int) -> None:
    games = walks.walked(name, seed)
    assert games
    for match in games:
        assert match.prompt.awaits == (), f"no way on from {match.prompt} after {match.last}"
        assert match.prompt.over


@game
@walk
def test_every_journal_goes_through_JSON_and_back_to_the_same_state(name: str, seed: int) -> None:
    for match in walks.walked(name, seed):
        again = walks.moments(match)[0]
        for entry in match.entries():
            read = read_entry(match.game, write(entry.command), write(entry.events))
            assert read == entry
            again = again.then(read)
        assert again.state == match.state
        assert write(again.state) == write(match.state)


@game
@walk
def test_undo_retraces_every_state(name: str, seed: int) -> None:
    for end in walks.walked(name, seed):
        match, seen = walks.moments(end)[0], []
        for entry in end.entries():
            seen.append(write(match.state))
            match = match.then(entry)
        for steps, state in enumerate(reversed(seen), 1):
            match = match.undo()
            assert write(match.state) == write(end.undo(steps).state) == state
        with pytest.raises(ValueError, match="nothing left"):
            match.undo()


@game
@walk
def test_no_sentence_of_the_grammar_raises_or_changes_anything_from_any_moment(name: str, seed: int) -> None:
    assert heard(name, seed)


def whole_answer(referee: Referee, line: bytes) -> dict[str, Any]:
    """The answer as it goes over the wire."""
    found: dict[str, Any] = json.loads(write(referee.answer(line)))
    return found


def questions(match: Match, random: Random) -> Iterator[dict[str, Any]]:
    """A command of every form that can be said at this table, house rules included, and a ruling on each; two
    switches are asked about."""
    house = walks.house_grammar(match.game, match.state)
    switches = [ask for ask in house if ask.command == "agree"]
    others = [ask for ask in house if ask.command != "agree"]
    for ask in (*match.game.grammar(match.state), *random.sample(switches, min(2, len(switches))), *others):
        sentence = walks.filled(ask, random, match.prompt.seats)
        yield sentence
        yield {"do": "let", "command": sentence}


@game
@walk
def test_would_answers_every_command_as_it_is_answered_when_said_and_changes_nothing(
    name: str, seed: int, tmp_path: Path
) -> None:
    """Where something is known that is secret, the command itself may be refused though nothing public forbids it."""
    random, agreed = Random(f"would {name} {seed}"), 0
    for told, end in walks.walked_from(name, seed):
        referee, copy = Referee(), Referee()
        for each in (referee, copy):
            assert each.answer(write(walks.filed(told, tmp_path)))["ok"]
        every = max(1, len(end) // ASKED)
        for number, match in enumerate(walks.moments(end)):
            for each in (referee, copy) if match.last is not None else ():
                assert each.answer(write(match.last.command))["ok"]
            if number % every:
                continue
            before = write(referee.answer(b'{"do":"state"}'))
            secret = write(public(match).state) != write(match.state)
            for sentence in questions(match, random):
                would = whole_answer(referee, write({"do": "would", "command": sentence}))
                said = whole_answer(copy, write(sentence))
                if said["ok"]:
                    assert copy.answer(b'{"do":"undo"}')["ok"]
                assert would == said | {"recorded": False} or (secret and not said["ok"]), sentence
                agreed += sentence["do"] == "agree" and would["ok"]
            assert write(referee.answer(b'{"do":"state"}')) == before
    assert agreed or not walks.the_game(name).switches


@game
@walk
def test_every_fact_that_is_accepted_can_be_shown_without_its_secrets(name: str, seed: int) -> None:
    for end in walks.walked(name, seed):
        for match in walks.moments(end):
            assert write(match.game.shown(match.state))
            assert match.last is None or all(write(match.game.public(event)) for event in match.last.events)


def refusable(name: str) -> list[Rule]:
    """Rules that a command can break; what only a start line breaks is heard there."""
    at_the_start = {
        answer.rule.id
        for seats in range(9)
        if isinstance(answer := walks.the_game(name).start(walks.Start(name, seats)), Rejection)
    }
    return [rule for id, rule in walks.the_game(name).rules.items() if id not in at_the_start]


@pytest.mark.slow("long")
@game
def test_every_rule_is_heard(name: str) -> None:
    refusals = [*recorded(name), *walks.recipe(name).counts, *rare(name)]
    refusals += [rejection for seed in SEEDS for rejection in heard(name, seed)]
    missed = {rule.id for rule in refusable(name)} - {rejection.rule.id for rejection in refusals}
    assert missed == set()


@game
@walk
def test_a_refusal_carries_exactly_what_its_rule_needs(name: str, seed: int) -> None:
    refusals = [*heard(name, seed), *recorded(name)]
    assert [each for each in refusals if set(each.params) != set(each.rule.needs)] == []
    assert {type(value) for each in refusals for value in each.params.values()} <= {str, int}


@game
def test_every_rule_has_its_words(name: str) -> None:
    speech = Speech()
    for rule in walks.the_game(name).rules.values():
        assert speech.knows(rule.id), rule.id


@game
@walk
def test_every_refusal_that_occurs_can_be_worded(name: str, seed: int) -> None:
    start = walks.walked(name, seed)[0]
    speech, counts = Speech("en", GAMES[name].proper(start, {})), walks.recipe(name).counts
    told = {
        (each.rule.id, *sorted(each.params.items())): each for each in (*heard(name, seed), *recorded(name), *counts)
    }
    for rejection in told.values():
        headline = speech.say(rejection.rule.id, **rejection.params)
        more = speech.say(rejection.rule.id, "more", **rejection.params)
        assert headline.strip()
        assert more.strip().endswith((".", "!", "?"))
        assert "{" not in headline + more


@game
def test_every_rule_has_its_place_in_the_rulebook_of_every_start(name: str) -> None:
    for seed in SEEDS:
        for match in walks.walked(name, seed):
            for rule in match.game.rules.values():
                place = match.game.source(match.game.edition(match.state), rule)
                assert place["edition"] == match.game.edition(match.state)
                assert "page" in place
                assert place["page"] or place.get("section")


@game
def test_a_rule_is_known_by_its_id(name: str) -> None:
    assert all(id == rule.id for id, rule in walks.the_game(name).rules.items())
