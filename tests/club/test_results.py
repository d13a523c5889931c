"""Whose word holds for the places of a pod: the organiser's, else that of the round's end, else the table's."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("asyncpg", reason="the packages of boardside[club] are not installed")

from companion.club.evening import Person, read_pod
from companion.club.fold import GameStart
from companion.games.people import Player
from engine.codec import write
from engine.game import Start

NAMES = {"4": "Anna", "7": "Ben", "9": "Cem"}
PEOPLE = {id: Person(id, name, False) for id, name in NAMES.items()}
SEATED = ("9", "4", "7")
"""The people by their seats in the table's game, in another order than the pod's."""
GAME = write(GameStart(Start("elfenland", 3, "1"), tuple(Player(NAMES[id], "red") for id in SEATED)))
NOBODY: dict[str, int] = {}
ORGANISER, KEPT, TABLE = (dict(zip(PEOPLE, ranks, strict=True)) for ranks in ((3, 1, 2), (1, 1, 3), (2, 3, 1)))
"""Three different endings of one pod, one for each source of its places."""


@pytest.mark.parametrize("said", [NOBODY, ORGANISER], ids=["nothing-said", "said"])
@pytest.mark.parametrize("kept", [NOBODY, KEPT], ids=["round-open", "round-ended"])
@pytest.mark.parametrize("told", [NOBODY, TABLE], ids=["table-plays", "table-ended"])
def test_the_organisers_places_hold_before_those_of_the_rounds_end_and_these_before_the_tables(
    said: dict[str, int], kept: dict[str, int], told: dict[str, int]
) -> None:
    row = {
        "pod": 2,
        "table_id": 5,
        "people": list(PEOPLE),
        "there": list(PEOPLE),
        "game": 1_005,
        "body": GAME,
        "results": json.dumps({seat: [told[id], 10 * told[id]] for seat, id in enumerate(SEATED, 1)}) if told else None,
        "places": json.dumps({id: [rank, 100 * rank] for id, rank in kept.items()}) if kept else None,
        "ranks": json.dumps(said) if said else None,
        "reason": "counted again" if said else None,
    }
    pod = read_pod(row, PEOPLE)
    assert pod.ranks == (said or kept or told)
    assert pod.reason == ("counted again" if said else "")
    scores = {id: 100 * rank for id, rank in kept.items()} or {id: 10 * rank for id, rank in told.items()}
    assert (pod.game, pod.scores) == (1_005, scores), "who corrects places leaves the game's scores"
