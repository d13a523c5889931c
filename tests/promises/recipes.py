"""What a game brings to the promises where they cannot find it out by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.elfenland.editions import EDITIONS, SWITCHES

Sentence = dict[str, Any]


class Twins(Struct, frozen=True):
    """Two ways into the same moment that differ in secrets alone.

    `kinds` are the pieces by which they differ; `before` is said at both tables, then `one` at the first and `other`
    at the second, then `after` at both.
    """

    options: Mapping[str, Any]
    kinds: tuple[str, ...]
    before: Sequence[Sentence]
    one: Sequence[Sentence]
    other: Sequence[Sentence]
    after: Sequence[Sentence] = ()


class Recipe(Struct, frozen=True):
    """Options a walk may begin with and their values, and moments in which something is known and secret."""

    options: Mapping[str, Sequence[Any]] = {}
    twins: Sequence[Twins] = ()


_ROADS = ("beata-elvenhold-plain", "elvenhold-lapphalya-plain", "elvenhold-ergeren-wood")
_DRAWN = [
    {"do": "draw", "seat": seat, "from": "pile", "kind": kind}
    for kind in ("pig", "elfcycle", "cloud")
    for seat in ("1", "2")
]
_LAID = [
    {"do": "place", "seat": "1", "kind": "pig", "route": _ROADS[0]},
    {"do": "place", "seat": "2", "kind": "cloud", "route": _ROADS[1]},
    {"do": "place", "seat": "1", "kind": "elfcycle", "route": _ROADS[2]},
    {"do": "obstacle", "seat": "2", "route": _ROADS[2]},
]
_PASSED = [{"do": "pass", "seat": seat} for seat in ("1", "2")]


def _elfenland_twins() -> tuple[Twins, ...]:
    """A dragon or a unicorn in a hand, and one among the hidden counters, at every phase they last through."""
    hands = [
        {"do": "deal", "hands": {"1": {kind: 3, "pig": 2, "troll": 3}, "2": {"cloud": 4, "raft": 4}}}
        for kind in ("dragon", "unicorn")
    ]
    hidden = [{"do": "draw_hidden", "seat": "1", "kind": kind} for kind in ("dragon", "unicorn")]
    one, other = ([hand, counter] for hand, counter in zip(hands, hidden, strict=True))
    second = [{"do": "draw_hidden", "seat": "2"}]
    moved = [{"do": "end_move", "seat": "1"}]
    away = [
        {"do": "discard", "seat": "1", "count": 4},
        {"do": "end_move", "seat": "2"},
        {"do": "discard", "seat": "2", "count": 4},
    ]
    stations = (
        [],
        second,
        [*second, *_DRAWN],
        [*second, *_DRAWN, *_LAID],
        [*second, *_DRAWN, *_LAID, *_PASSED],
        [*second, *_DRAWN, *_LAID, *_PASSED, *moved],
        [*second, *_DRAWN, *_LAID, *_PASSED, *moved, *away],
        [*second, *_DRAWN, *_LAID, *_PASSED, *moved, *away, {"do": "keep", "seat": "1", "kind": "hidden"}],
    )
    return tuple(
        Twins({"town_cards": True, "caravan": caravan}, ("dragon", "unicorn"), (), one, other, after)
        for after in stations
        for caravan in ("only_if_unable", "always")
    )


RECIPES: Mapping[str, Recipe] = {
    "elfenland": Recipe(
        options={"edition": EDITIONS, "town_cards": (False, True), **SWITCHES},
        twins=_elfenland_twins(),
    ),
}
