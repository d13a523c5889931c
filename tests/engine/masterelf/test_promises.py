"""Whatever is said at a table of Master Elf: no dead end, no lost piece, no secret told, all of it undone at will."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.codec import read_command, read_events, write
from engine.game import Ask, Slot
from engine.masterelf.pieces import STACK_HEIGHT
from engine.masterelf.state import Table
from engine.match import Match
from engine.rule import Rejection, Unclear
from tests.extent import fewer

from .sitting import DECK, GAME, RECORDED, counted, started

WHOLE_BOX = (RECORDED / "deck.toml").read_text(encoding="utf-8")
SCARCE = (RECORDED / "deck-scarce.toml").read_text(encoding="utf-8")
TABLES: list[dict[str, Any]] = [
    {"seats": 2, "deck": None},
    {"seats": 3, "deck": WHOLE_BOX, "side": "night", "special_on_last_gift": True},
    {"seats": 2, "deck": SCARCE, "side": "night"},
    {"seats": 4, "deck": SCARCE, "ages": {"1": 30, "2": 7, "3": 7, "4": 9}},
    {"seats": 2, "deck": counted(4, gift_cards=30), "special_on_last_gift": True},
    {"seats": 2, "deck": DECK},
]
each_table = pytest.mark.parametrize("told", fewer("tables of Master Elf", TABLES, daily=6, quick=2))


def begun(told: dict[str, Any]) -> Match:
    table = started(**told)
    assert isinstance(table, Table), table
    return Match(GAME, table)


def choice(slot: Slot, chance: random.Random) -> Any:
    if not slot.many:
        return chance.choice(slot.choices)
    counts: dict[Any, int] = {}
    for _ in range(chance.choice((0, 1, 2, 2, 3, 3, 3, 4))):
        kind = chance.choice(slot.choices[:3] if chance.random() < 0.8 else slot.choices)
        counts[kind] = counts.get(kind, 0) + 1
    return counts


def sentence(ask: Ask, chance: random.Random) -> dict[str, Any]:
    slots = [slot for slot in ask.slots if not (slot.optional and chance.random() < 0.6)]
    return {"do": ask.command, **{slot.name: choice(slot, chance) for slot in slots}}


def awaited(match: Match, chance: random.Random) -> dict[str, Any]:
    """A sentence that is likely to be accepted now: an awaited command of a seat in turn, or a top told."""
    table: Table = match.state
    asks = {ask.command: ask for ask in GAME.grammar(table) if ask.command in match.prompt.awaits}
    said = sentence(chance.choice(list(asks.values())), chance)
    if "seat" in said:
        said["seat"] = match.prompt.seats[0]
    if said["do"] == "discard":
        said = {"do": "discard", "seat": said["seat"], "count": table.seat(said["seat"]).surplus}
    if said["do"] == "create":
        untold = table.stack(said["stack"]).top is None
        if untold and table.stack(said["stack"]).left:
            gift = next(ask for ask in GAME.grammar(table) if ask.command == "top").slots[1]
            return {"do": "top", "stack": said["stack"], "gift": chance.choice(gift.choices)}
        price = table.deck.price(table.stack(said["stack"]).top or "")
        if price is not None:
            said["cards"] = {price[0]: 2, price[1]: 1}
            if said.get("crystal"):
                said["cards"] = {price[0]: 2}
    return said


def walk(told: dict[str, Any], seed: int, most: int = 4000) -> Iterator[tuple[Match, Match]]:
    """A game played by chance to its end: the match before and after each accepted command."""
    chance = random.Random(seed)
    match = begun(told)
    refused = 0
    for _ in range(most):
        if match.prompt.over:
            return
        answer = match.say(read_command(GAME, write(awaited(match, chance))))
        if isinstance(answer, Match):
            yield match, answer
            match, refused = answer, 0
        else:
            refused += 1
            assert refused < 500, (match.prompt, answer)
    raise AssertionError(f"no end after {most} sentences: {match.prompt}")


def assert_nothing_is_lost(table: Table) -> None:
    deck, owned = table.deck, sum(len(seat.gifts) for seat in table.seats)
    if deck.gift_cards is not None and table.aside is not None:
        assert owned + table.gifts_left + table.aside == deck.gift_cards
    else:
        assert owned + table.gifts_left <= 3 * STACK_HEIGHT[len(table.seats)] + 2 * len(table.seats)
    listed = [gift for seat in table.seats for gift in seat.gifts if gift in deck.gifts]
    listed += [stack.top for stack in table.stacks if stack.top in deck.gifts]
    assert len(listed) == len(set(listed))
    holdings = [seat.hand for seat in table.seats] + list(table.regions.values())
    assert all(holding.unknown >= 0 and min(holding.known.values(), default=1) > 0 for holding in holdings)
    assert all(stack.left >= 0 for stack in table.stacks)
    if deck.ingredient_cards is not None:
        assert table.city is not None
        assert table.city >= 0
        assert sum(each.size for each in holdings) + table.city + table.discards.size == deck.ingredient_cards
        assert not table.more_than_the_box()


@each_table
@pytest.mark.parametrize("seed", fewer("walks of Master Elf", range(6), daily=6, quick=2))
def test_every_walk_ends_loses_nothing_and_retraces(told: dict[str, Any], seed: int) -> None:
    states: list[Table] = []
    last = begun(told)
    for before, last in walk(told, seed):
        states.append(before.state)
        assert_nothing_is_lost(last.state)
        assert last.last is not None
        assert read_events(GAME, write(last.last.events)) == last.last.events
        assert last.prompt.over == (last.prompt.phase == "over")
    assert last.prompt.over
    assert sum(each["score"] for each in GAME.shown(last.state)["standings"]) >= 0
    for state in reversed(states):
        last = last.undo()
        assert last.state == state


@each_table
def test_every_sentence_of_the_grammar_has_an_answer_in_every_phase(told: dict[str, Any]) -> None:
    chance = random.Random(9)
    phases = set()
    for _, match in walk(told, 1):
        phases.add(match.prompt.phase)
        before = match.state
        for ask in GAME.grammar(match.state):
            said = sentence(ask, chance)
            answer = match.say(read_command(GAME, write(said)))
            assert isinstance(answer, Match | Rejection | Unclear)
            if isinstance(answer, Rejection):
                assert set(answer.params) == set(answer.rule.needs), said
                assert GAME.rules[answer.rule.id] is answer.rule
            assert match.state is before
    assert {"move", "take", "create", "end", "redistribute", "over"} <= phases


def test_what_is_known_of_a_hand_never_shows() -> None:
    match = begun({"seats": 2, "deck": None})
    for command in (
        {"do": "go", "seat": "1", "to": "r1"},
        {"do": "take", "seat": "1"},
        {"do": "end_turn", "seat": "1"},
        {"do": "go", "seat": "2", "to": "r1"},
        {"do": "take", "seat": "2"},
        {"do": "end_turn", "seat": "2"},
        {"do": "go", "seat": "1", "to": "city"},
        {"do": "swap", "seat": "1", "discard": {"hidden-one": 2}, "drawn": {"hidden-two": 3}},
    ):
        answer = match.say(read_command(GAME, write(command)))
        assert isinstance(answer, Match), answer
        match = answer
    assert match.last is not None
    told = write(GAME.shown(match.state)) + write([GAME.public(event) for event in match.last.events])
    assert b"hidden" not in told
    assert match.state.seat("1").hand.known == {"hidden-two": 3}
    top = match.say(read_command(GAME, write({"do": "top", "stack": 1, "gift": "sled"})))
    assert isinstance(top, Match)
    refused = top.say(
        read_command(GAME, write({"do": "create", "seat": "1", "stack": 1, "cards": {"ice": 2, "snow": 1}}))
    )
    assert isinstance(refused, Rejection)
    assert b"hidden" not in write(refused.params)


def test_every_rule_that_can_be_refused_is_named_by_a_test() -> None:
    from pathlib import Path

    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [id for id in GAME.rules if f'"{id}"' not in tests] == []
