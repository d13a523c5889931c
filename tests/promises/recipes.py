"""What a game brings to the promises where they cannot find it out by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from engine.elfenland.board import load
from engine.elfenland.catching_up import doubts
from engine.elfenland.editions import EDITIONS, SWITCHES
from engine.elfenland.entered_position import TableSnapshot
from engine.elfenland.game import elfenland
from engine.elfenland.state import Table
from engine.game import Start
from engine.masterelf.catching_up import doubts as unusual
from engine.masterelf.entered_position import TableSnapshot as Position
from engine.masterelf.game import masterelf
from engine.masterelf.owners_deck import Deck, Gift
from engine.masterelf.pieces import SIDES
from engine.masterelf.scoring import count
from engine.masterelf.state import Table as State
from engine.rule import Rejection

Sentence = dict[str, Any]


class Twins(Struct, frozen=True):
    """What is said at two tables that differ in secrets alone; `kinds` are the pieces by which they differ."""

    options: Mapping[str, Any]
    kinds: tuple[str, str]
    one: Sequence[Sentence]
    other: Sequence[Sentence]


class Recipe(Struct, frozen=True):
    """Options a walk may begin with and their values, moments in which something is known and secret, and refusals
    that no command is answered with: of a count that somebody insists on, or of what is unusual about a position that
    is entered. `rare` are games of two seats in which a refusal is heard that walks come by too seldom."""

    options: Mapping[str, Sequence[Any]] = {}
    twins: Sequence[Twins] = ()
    counts: Sequence[Rejection] = ()
    rare: Sequence[tuple[Mapping[str, Any], Sequence[Sentence]]] = ()


_ROADS = ("beata-elvenhold-plain", "elvenhold-lapphalya-plain", "elvenhold-ergeren-wood")


def _elfenland_story(secret: str) -> list[Sentence]:
    """Most of a round, in which seat 1 holds cards and a hidden counter of a kind that the table never sees."""
    return [
        {"do": "deal", "hands": {"1": {secret: 3, "pig": 2, "troll": 3}, "2": {"cloud": 4, "raft": 4}}},
        {"do": "draw_hidden", "seat": "1", "kind": secret},
        {"do": "draw_hidden", "seat": "2"},
        *(
            {"do": "draw", "seat": seat, "from": "pile", "kind": kind}
            for kind in ("pig", "elfcycle", "cloud")
            for seat in ("1", "2")
        ),
        {"do": "place", "seat": "1", "kind": "pig", "route": _ROADS[0]},
        {"do": "place", "seat": "2", "kind": "cloud", "route": _ROADS[1]},
        {"do": "place", "seat": "1", "kind": "elfcycle", "route": _ROADS[2]},
        {"do": "obstacle", "seat": "2", "route": _ROADS[2]},
        {"do": "pass", "seat": "1"},
        {"do": "pass", "seat": "2"},
        {"do": "end_move", "seat": "1"},
        {"do": "discard", "seat": "1", "cards": {secret: 1, "troll": 3}},
        {"do": "end_move", "seat": "2"},
        {"do": "discard", "seat": "2", "count": 4},
        {"do": "keep", "seat": "1", "kind": secret},
    ]


def _elfenland_twins() -> tuple[Twins, ...]:
    """A dragon or a unicorn, from every moment of the story that they have their part in."""
    one, other = _elfenland_story("dragon"), _elfenland_story("unicorn")
    return tuple(
        Twins({"town_cards": True, "caravan": caravan}, ("dragon", "unicorn"), one[:length], other[:length])
        for length in (1, 2, 3, 9, 13, 15, 16, 18, 19)
        for caravan in ("only_if_unable", "always")
    )


def _tables_that_cannot_be() -> list[Sentence]:
    """Tables told in mid-game, each with one thing that cannot be so, or only where the table has allowed it."""
    towns = [town.id for town in load().towns.values() if town.has_piece]
    roads = [route.id for route in load().routes.values() if "dragon" in route.costs][:5]
    wood = "feodor-lapphalya-wood"

    def told(phase: str, round: int, seat: dict[str, Any], **more: Any) -> Sentence:
        hand = {"deal": 4, "plan": 8, "move": 8}[phase]
        seats = {"1": {"hand": hand, **seat}, "2": {"hand": hand}}
        table = {"round": round, "phase": phase, "start_player": "1", "seats": seats, **more}
        return {"do": "catch_up", "table": table}

    return [
        told("plan", 1, {"open": {"pig": 4}}, display=["pig"] * 5),
        told("plan", 1, {}, roads={wood: {"kind": "pig", "obstacle": True}}),
        told("plan", 1, {"hidden": 2}),
        told("plan", 1, {"open": {"unknown": 5}}),
        told("plan", 1, {"open": {"unknown": 4}}, roads={road: {"kind": "dragon"} for road in roads}),
        told("move", 1, {"visited": towns[:1]}),
        told("deal", 2, {"visited": towns[:9]}),
        told("deal", 2, {"town": towns[0]}),
        told("deal", 2, {}, roads={wood: {"kind": "pig"}}),
        told("deal", 4, {"visited": towns}),
    ]


def _doubts() -> Iterator[Rejection]:
    """Everything unusual about those tables, which is shown and not refused."""
    game = elfenland()
    state = game.start(Start("elfenland", 2, None, {"early_end": "finish_round"}))
    assert isinstance(state, Table)
    for said in _tables_that_cannot_be():
        yield from doubts(state, convert(said["table"], TableSnapshot))


_BOXES = Path(__file__).parents[1] / "recorded_games" / "masterelf"


def _boxes() -> Iterator[dict[str, str]]:
    """The boxes that were made up for the recorded games, as a game that was begun with them holds them."""
    for path in sorted(_BOXES.glob("*.toml")):
        yield {"name": path.name, "text": path.read_text(encoding="utf-8")}


def _counts() -> Iterator[Rejection]:
    """Every way of counting gifts that breaks ME-SCORE-01."""
    deck = Deck(
        sets={"garden": None, "music": None},
        gifts={id: Gift(id, sets=sets) for id, sets in (("harp", ("music",)), ("rose", ("garden", "music")))},
    )
    for owned, collections in (
        (("harp",), {"music": ("harp", "harp")}),
        (("harp",), {"garden": ("harp",)}),
        (("harp",), {"music": ("harp", "rose")}),
        (("harp", "rose"), {"music": ("harp",)}),
    ):
        answer = count(deck, owned, collections)
        assert isinstance(answer, Rejection)
        yield answer


def _nothing_aside() -> tuple[dict[str, Any], list[Sentence]]:
    """A reward is wished for from gifts set aside where none are (ME-SPEC-02)."""
    pair = "".join(f'[gifts.{id}]\nspecial = "secret"\n' for id in ("key", "casket"))
    options = {"deck": {"name": "box", "text": f"gift_cards = 24\n{pair}"}}
    return options, [
        {"do": "go", "seat": "1", "to": "r1"},
        {"do": "take", "seat": "1"},
        {"do": "top", "stack": 1, "gift": "key"},
        {"do": "create", "seat": "1", "stack": 1, "cards": {"air": 2, "water": 1}},
        {"do": "end_turn", "seat": "1"},
        {"do": "go", "seat": "2", "to": "r2"},
        {"do": "take", "seat": "2"},
        {"do": "end_turn", "seat": "2"},
        {"do": "go", "seat": "1", "to": "city"},
        {"do": "swap", "seat": "1", "count": 0},
        {"do": "top", "stack": 1, "gift": "casket"},
        {"do": "create", "seat": "1", "stack": 1, "cards": {"air": 2}, "crystal": True},
        {"do": "reward", "seat": "1", "from": "aside", "gift": "pirate"},
    ]


def _positions() -> list[Sentence]:
    """Tables of Master Elf entered under way: one with too full a region, and one with a gift too few."""
    table = {"round": 1, "phase": "move", "side": "day", "start_player": "1", "turn": "1", "seats": {"1": {}, "2": {}}}
    table |= {"regions": {f"r{n}": {"?": 1} for n in range(1, 5)}, "stacks": [{"left": 8}] * 3}
    full = {"r1": {"?": 4}, "r2": {}, "r3": {}, "r4": {}}
    tables = ({**table, "regions": full}, {**table, "stacks": [{"left": 8}, {"left": 8}, {"left": 7}]})
    return [{"do": "catch_up", "table": each} for each in tables]


def _masterelf_doubts() -> Iterator[Rejection]:
    """What is unusual about those tables, which is shown and not refused."""
    state = masterelf().start(Start("masterelf", 2))
    assert isinstance(state, State)
    for said in _positions():
        yield from unusual(state, convert(said["table"], Position))


def _masterelf_story(secret: str) -> list[Sentence]:
    """Some turns in which seat 1 draws cards of a kind that the table never sees, and puts some of them away."""

    def taken(seat: str, region: str) -> list[Sentence]:
        turn = ({"do": "go", "to": region}, {"do": "take"}, {"do": "end_turn"})
        return [{"do": said.pop("do"), "seat": seat, **said} for said in map(dict, turn)]

    return [
        *taken("1", "r1"),
        *taken("2", "r2"),
        {"do": "go", "seat": "1", "to": "city"},
        {"do": "swap", "seat": "1", "count": 4, "drawn": {secret: 5}},
        {"do": "top", "stack": 1, "gift": "pirate"},
        {"do": "end_turn", "seat": "1"},
        {"do": "go", "seat": "2", "to": "city"},
        {"do": "swap", "seat": "2", "count": 0},
        {"do": "end_turn", "seat": "2"},
        *taken("1", "r1"),
        *taken("2", "r2"),
        {"do": "go", "seat": "1", "to": "city"},
        {"do": "swap", "seat": "1", "discard": {secret: 2}, "drawn": {secret: 3}},
        {"do": "end_turn", "seat": "1"},
        *taken("2", "r1"),
        *taken("1", "r1"),
        {"do": "discard", "seat": "1", "cards": {secret: 1}},
    ]


def _masterelf_twins() -> tuple[Twins, ...]:
    """Metal or water, from every moment of the story that they have their part in."""
    one, other = _masterelf_story("metal"), _masterelf_story("water")
    return tuple(
        Twins({"side": side}, ("metal", "water"), one[:length], other[:length])
        for length in (8, 9, 10, 12, 15, 20, 22, len(one) - 1, len(one))
        for side in ("day", "night")
    )


RECIPES: Mapping[str, Recipe] = {
    "elfenland": Recipe(
        options={"edition": EDITIONS, "town_cards": (False, True), **SWITCHES},
        twins=_elfenland_twins(),
        counts=tuple(_doubts()),
        rare=(({"early_end": "finish_round"}, _tables_that_cannot_be()),),
    ),
    "masterelf": Recipe(
        options={"side": SIDES, "special_on_last_gift": (False, True), "deck": (None, *_boxes())},
        twins=_masterelf_twins(),
        counts=(*_counts(), *_masterelf_doubts()),
        rare=(_nothing_aside(), ({}, _positions())),
    ),
}
