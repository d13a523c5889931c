"""A player insists on another way of sorting gifts: legal ones count, others are refused, all of it can be undone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.codec import read_entry, write
from engine.match import Match

from .sitting import GAME, SeatedGame

OWN = {"pirates": ["pirate", "treasure-map"], "secret": ["key"]}


def over() -> SeatedGame:
    """The game is over; seat 2 has both gifts of Treasures and the key, which the best way counts as 5 and 1."""
    game = SeatedGame(2)
    table = replace(game.table.with_seat("2", gifts=("pirate", "treasure-map", "key")), phase="over")
    game.match = Match(GAME, table)
    return game


def standing(game: SeatedGame, seat: str = "2") -> dict[str, Any]:
    """A seat's place as the contract tells it."""
    found: list[dict[str, Any]] = game.shown["standings"]
    return next(each for each in found if each["seat"] == seat)


def test_ME_SCORE_01_a_sorting_a_player_insists_on_is_accepted_and_counted() -> None:
    game = over()
    before = standing(game)
    game.says("sort", seat="2", collections=OWN)
    after = standing(game)
    assert after["collections"] == {name: tuple(gifts) for name, gifts in OWN.items()}
    assert (after["score"], after["own"]) == (before["score"] - 2, True)
    assert standing(game, "1") == standing(over(), "1"), "nobody else is touched"


def test_without_collections_the_best_way_counts_again() -> None:
    game = over().says("sort", seat="2", collections=OWN).says("sort", seat="2")
    assert standing(game) == standing(over())


def test_where_nobody_insists_the_standings_are_the_contracts_own() -> None:
    game = over()
    assert set(standing(game)) == {"seat", "rank", "score", "collections", "colour", "elves", "unknown"}
    assert (game.prompt.awaits, game.prompt.seats, game.prompt.over) == ((), (), True)
    assert game.says("sort", seat="2", collections=OWN).prompt == over().prompt


@pytest.mark.parametrize(
    ("collections", "why"),
    [
        ({**OWN, "antiquities": ["key"]}, "twice"),
        ({"pirates": ["pirate", "treasure-map", "key"]}, "lacks"),
        ({**OWN, "kitchen": ["blue-booth"]}, "owned"),
        ({"pirates": ["pirate"], "secret": ["key"]}, "left"),
        ({}, "left"),
    ],
)
def test_ME_SCORE_01_a_sorting_that_cannot_be_is_refused_with_its_reason(
    collections: dict[str, list[str]], why: str
) -> None:
    game = over()
    assert game.refuses("sort", seat="2", collections=collections) == "ME-SCORE-01"
    answer: Any = game.answer("sort", seat="2", collections=collections)
    assert answer.params["why"] == why


def test_nothing_else_is_accepted_after_the_end_and_no_seat_that_does_not_play() -> None:
    game = over().says("sort", seat="2", collections=OWN)
    assert game.refuses("go", seat="2", to="r1") == "ME-END-02"
    assert game.refuses("younger", seat="2") == "ME-END-02"
    assert game.cannot_read("sort", seat="3", collections=OWN)
    assert game.cannot_read("sort", seat="2", collections={"Pirates!": ["pirate"]})


def test_ME_TURN_01_nothing_is_sorted_and_no_age_is_asked_before_the_end() -> None:
    assert SeatedGame(2).refuses("sort", seat="1") == "ME-TURN-01"
    assert SeatedGame(2).refuses("younger", seat="1") == "ME-TURN-01"


def test_a_sorting_is_an_entry_undone_and_folded_anew_like_any() -> None:
    game = over()
    begun = game.match
    game.says("sort", seat="2", collections=OWN)
    assert game.match.undo().state == begun.state
    entry = game.match.last
    assert entry is not None
    read = read_entry(GAME, write(entry.command), write(entry.events))
    assert read == entry
    table = begun.state
    for event in read.events:
        table = GAME.evolve(table, event)
    assert table == game.table
