"""How many sentences are accepted and how many each rule refuses, from fixed moments: any change of judgement shows.

The counts are kept in counts.json. Where judgement was changed on purpose, look at the difference after
`PYTHONPATH=tests python -m tests.engine.test_counts`, which counts anew.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path

import pytest

from engine.codec import read_command, write
from engine.elfenland.pieces import KINDS
from engine.game import Ask, Slot
from engine.match import Match
from engine.rule import Rejection, Unclear
from tests.moments import (
    DESERT,
    FEODOR_WOODS,
    MOUNTAINS,
    PLAINS,
    UNKNOWN,
    WOODS,
    after,
    begun,
    cleaning_up,
    ended,
    planning_with,
    ready_to_draw,
    ready_to_draw_hidden,
    ready_to_move,
)

COUNTS = Path(__file__).with_name("counts.json")
MOST_CARDS = 4


def positions() -> dict[str, Match]:
    """A moment of every phase."""
    display = begun(2)
    for kind in ("pig", "pig", "troll", "cloud"):
        display = after(display, "turn_up", kind=kind)
    roads = {WOODS: "cloud", FEODOR_WOODS: "dragon+obstacle", DESERT: "troll+obstacle", MOUNTAINS: "elfcycle"}
    return {
        "before the deal": display,
        "drawing hidden": ready_to_draw_hidden(2),
        "drawing": ready_to_draw(2),
        "planning with known counters": planning_with("pig", "dragon", hidden=("unicorn",), roads=roads, seats=2),
        "planning with unknown counters": after(planning_with(roads={PLAINS: "pig"}, seats=2), "pass", "1"),
        "in Feodor with a known hand": ready_to_move("feodor", {"dragon": 3, "troll": 2, "raft": 3}, roads, seats=2),
        "in Dag'Amura with an unknown hand": ready_to_move("dagamura", None, roads, seats=2),
        "in Virst on the water": ready_to_move("virst", {"raft": 3, UNKNOWN: 1}, seats=2),
        "in Dag'Amura with caravans always": ready_to_move("dagamura", None, roads, seats=2, caravan="always"),
        "discarding": after(ready_to_move(hand={"pig": 5, UNKNOWN: 2}, seats=2), "end_move", "1"),
        "keeping": cleaning_up(({"pig": 2}, {"troll": 1}), ({UNKNOWN: 2}, {})),
        "telling targets": after(ended(3, 4, town_cards=True), "target", "1", town="virst"),
        "after the end": ended(3, 4),
    }


def counted(match: Match) -> dict[str, dict[str, int]]:
    """For each command: how many sentences were accepted, unclear, and refused under each rule."""
    table: dict[str, Counter[str]] = {}
    for ask in match.game.grammar(match.state):
        for sentence in sentences(ask, MOST_CARDS if ask.command in match.prompt.awaits else 1):
            answer = match.say(read_command(match.game, write(sentence)))
            verdict = "accepted"
            if isinstance(answer, Rejection):
                verdict = answer.rule.id
            elif isinstance(answer, Unclear):
                verdict = "unclear"
            table.setdefault(ask.command, Counter())[verdict] += 1
    return {command: dict(sorted(verdicts.items())) for command, verdicts in table.items()}


def sentences(ask: Ask, cards: int = MOST_CARDS) -> Iterator[dict[str, object]]:
    """Every sentence of this kind with up to so many cards."""
    for choice in product(*(list(_choices(slot, cards)) for slot in ask.slots)):
        told = {slot.name: said for slot, said in zip(ask.slots, choice, strict=True) if said != ()}
        yield {"do": ask.command, **told}


def _choices(slot: Slot, most: int) -> Iterator[object]:
    if slot.many:
        for count in range(most + 1):
            yield from (dict(Counter(cards)) for cards in combinations_with_replacement(KINDS, count))
    else:
        yield from slot.choices
    if slot.optional:
        yield ()


def sequences(match: Match, depth: int) -> int:
    """How many ways there are to say this many accepted sentences one after another."""
    if not depth:
        return 1
    return sum(
        sequences(answer, depth - 1)
        for ask in match.game.grammar(match.state)
        if ask.command in match.prompt.awaits
        for sentence in sentences(ask)
        if isinstance(answer := match.say(read_command(match.game, write(sentence))), Match)
    )


COSTLY = ("in Dag'Amura with an unknown hand", "in Virst on the water", "in Dag'Amura with caravans always")
"""Moments of which there are so many sentences that another stands for them."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow("long")] * (name in COSTLY)) for name in positions()]
)
def test_as_many_sentences_are_accepted_and_refused_as_ever(name: str) -> None:
    assert counted(positions()[name]) == json.loads(COUNTS.read_text(encoding="utf-8"))[name]


def test_no_moment_is_counted_that_is_not_there() -> None:
    assert set(json.loads(COUNTS.read_text(encoding="utf-8"))) == set(positions())


def test_the_counts_of_placing_are_the_boards_own() -> None:
    """35 roads: 8 in the plains, 12 in the woods, 7 in the desert, 8 in the mountains; `hidden` is told in 3 ways."""
    for kind, roads in {"pig": 20, "unicorn": 27, "dragon": 35}.items():
        said = counted(planning_with(kind, seats=2))["place"]
        # Seat 1 lays it from the open row: without a word, or told so.
        assert said["accepted"] == 2 * roads


@pytest.mark.slow("long")
def test_the_ways_into_planning_are_those_of_the_chart_and_the_board() -> None:
    match = planning_with("pig", roads={PLAINS: "pig"}, seats=2)
    plains, woods = 7, 12
    assert sequences(match, 1) == 2 * (plains + woods) + 1 + 1, "the pig in two ways of saying it, obstacle, pass"
    # Seat 2 may lay any kind, in three ways of saying it: 173 pairs of a kind and a road, less those on taken roads.
    free = 173 - 5
    after_pass, after_obstacle = 3 * free + 1 + 1, 3 * free + 1
    after_plains, after_woods = 3 * (free - 5) + 2 + 1, 3 * (free - 6) + 2 + 1
    two_deep = after_pass + after_obstacle + 2 * plains * after_plains + 2 * woods * after_woods
    assert sequences(match, 2) == two_deep == 19_635


if __name__ == "__main__":
    COUNTS.write_text(
        json.dumps({name: counted(match) for name, match in positions().items()}, indent=1) + "\n", encoding="utf-8"
    )
