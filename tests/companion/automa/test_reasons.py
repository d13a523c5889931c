"""The reason for a turn of Boardside's: one for every decision, true of its plan, and silent about what is hidden."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, get_args, get_type_hints

import pytest

from companion.automa.elfenland.fast_board import printed
from companion.automa.elfenland.levels import Level
from companion.automa.elfenland.reasons import Why, reason
from companion.automa.elfenland.seat_knowledge import Seen
from companion.games.registry import GAMES
from companion.language.message_texts import LANGUAGES, Speech
from companion.seats.elfenland.automatic_seat import Turn, why
from engine.elfenland.commands_and_events import Place
from engine.match import Match
from tests.arena import Arena
from tests.extent import many

LEVELS: tuple[Level, ...] = ("greedy", "plans", "reckons")
REASONS = get_args(get_type_hints(Why)["reason"])


def given(seed: str) -> list[tuple[Seen, Any, Why]]:
    """Every decision of a game of all levels, with its reason; a move is told as one that collects nothing."""
    found: list[tuple[Seen, Any, Why]] = []

    def watch(seen: Seen, command: Any, match: Match) -> None:
        found.append((seen, command, reason(seen, command, LEVELS[int(seen.id) - 1], 0)))

    Arena(LEVELS, seed, {"place_hidden": True}).play(watch)
    return found


@pytest.fixture(scope="module")
def told() -> list[tuple[Seen, Any, Why]]:
    """The decisions of a few games, with their reasons."""
    return [
        each for n in range(many("games whose reasons are read", 4, daily=3, quick=1)) for each in given(f"why {n}")
    ]


def test_a_counter_is_said_to_open_a_way_over_its_own_road_and_for_cards_in_the_hand(
    told: list[tuple[Seen, Any, Why]],
) -> None:
    opened = [(seen, command, given) for seen, command, given in told if given.reason == "opens"]
    assert opened
    for seen, command, given in opened:
        board = printed().board
        ends = {board.routes[command.route].a, board.routes[command.route].b}
        assert any({a, b} == ends for a, b in pairwise(given.towns))
        assert all(
            b in {to.a for to in board.leaving[a]} | {to.b for to in board.leaving[a]} for a, b in pairwise(given.towns)
        )
        assert set(given.kinds) <= set(seen.hand)


def test_the_number_of_cards_in_a_reason_is_that_of_the_hand(told: list[tuple[Seen, Any, Why]]) -> None:
    assert {given.number == seen.hand[command.kind] for seen, command, given in told if given.reason == "held"} == {
        True
    }


def test_a_reason_that_names_cards_is_the_same_whatever_hidden_counters_the_seat_has(
    told: list[tuple[Seen, Any, Why]],
) -> None:
    compared = 0
    for seen, command, given in told:
        if isinstance(command, Place) and not command.hidden and given.kinds and seen.hidden:
            without = Seen(seen.table, seen.id, seen.hand, (), seen.laid)
            assert reason(without, command, LEVELS[int(seen.id) - 1], 0) == given
            compared += 1
    assert compared


def test_most_counters_are_placed_for_a_reason_of_the_plan(told: list[tuple[Seen, Any, Why]]) -> None:
    reasons = Counter(given.reason for _, command, given in told if isinstance(command, Place))
    assert reasons["opens"] > reasons.total() / 2
    assert set(reasons) <= {"opens", "hinders", "spare"}


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_reason_is_a_sentence_that_names_no_card_of_a_hand_that_lies_face_down(language: str) -> None:
    match = Arena(LEVELS, "words").match
    speech = Speech(language, GAMES["elfenland"].proper(match, {}))
    for each in REASONS:
        turn = Turn("1", match, (), (), Why(each, "virst", "2", 3, ("virst", "ixara"), ("cloud", "unicorn")))
        said = why(turn, speech)
        assert said.endswith(".")
        assert "seat-why" not in said
        assert (speech.name("cloud") in said) == (each == "opens")
        if each in ("opens", "held"):
            hidden = why(Turn("1", match, (), (), turn.why, face_down=True), speech)
            assert speech.name("cloud") not in hidden
            assert "3" not in hidden
            assert hidden != said
