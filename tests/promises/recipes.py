"""What a game brings to the promises where they cannot find it out by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.elfenland.editions import EDITIONS, SWITCHES

Sentence = dict[str, Any]


class Twins(Struct, frozen=True):
    """What is said at two tables that differ in secrets alone; `kinds` are the pieces by which they differ."""

    options: Mapping[str, Any]
    kinds: tuple[str, str]
    one: Sequence[Sentence]
    other: Sequence[Sentence]


class Recipe(Struct, frozen=True):
    """Options a walk may begin with and their values, and moments in which something is known and secret."""

    options: Mapping[str, Sequence[Any]] = {}
    twins: Sequence[Twins] = ()


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


RECIPES: Mapping[str, Recipe] = {
    "elfenland": Recipe(
        options={"edition": EDITIONS, "town_cards": (False, True), **SWITCHES},
        twins=_elfenland_twins(),
    ),
}
