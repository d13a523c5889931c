"""Seats that Boardside plays: never refused, and whoever follows their sheets ends with the referee's table.

The many games of `-m full` can be played in parts that add up: with `-s` they print their sums, and
`BOARDSIDE_AUTOMA_GAMES=200:300` plays the games 200 to 299 of each test only.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.automa.elfenland.levels import LEVELS, Level, decide
from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.commands_and_events import Draw, DrawHidden, Pass, Place
from engine.elfenland.editions import SWITCHES
from engine.elfenland.state import Table
from engine.match import Match
from tests.arena import Arena
from tests.extent import many
from tests.wooden import Wooden


def drawn(random: Random) -> dict[str, Any]:
    """Switches drawn at random."""
    return {"town_cards": random.random() < 0.5, **{name: random.choice(values) for name, values in SWITCHES.items()}}


def play(seed: str, levels: tuple[Level, ...], games: int, asked: Level | None = None) -> None:
    """So many games, over every switch, by two to six seats; nothing is refused and the tables end alike. At each of
    their decisions the level `asked` says what it would do, which is not refused either."""
    decisions, part = 0, range(games)
    if os.environ.get("BOARDSIDE_AUTOMA_GAMES"):
        part = part[slice(*map(int, os.environ["BOARDSIDE_AUTOMA_GAMES"].split(":")))]
    for game in part:
        random = Random(f"{seed} {game} seats")
        seats = [random.choice(levels) for _ in range(random.choice((2, 3, 4, 4, 5, 6)))]
        arena = Arena(seats, f"{seed} {game}", drawn(random), tells=True)

        def count(seen: Seen, command: Any, match: Match, game: int = game, arena: Arena = arena) -> None:
            nonlocal decisions
            decisions += 1
            if asked:
                command = decide(seen, asked, Random(f"{seed} {game} {len(match)}"))
                if isinstance(command, DrawHidden) or (isinstance(command, Draw) and command.source == "pile"):
                    command = replace(command, kind=arena.wooden.pile[-1])
                answer = match.say(command)
                assert isinstance(answer, Match), (command, answer)

        try:
            state: Table = arena.play(count).state
            alike(arena.wooden, state)
        except (AssertionError, LookupError, ValueError) as error:
            raise AssertionError(f"game {game} of {seed!r}") from error
        if game == part[-1] or (game + 1) % max(1, games // 50) == 0:
            print(f"{seed}: games {part[0]} to {game}: {decisions} decisions, 0 refused, all tables alike", flush=True)


def alike(wooden: Wooden, state: Table) -> None:
    """The wooden table is as the referee believes it to be."""
    assert lies(wooden) == believed(state)
    # What the last draw turned up is told at the next deal.
    assert len(wooden.display) == state.display.size
    assert Counter(wooden.display) >= Counter(state.display.known)
    for seat in state.seats:
        hidden = Counter(wooden.seats[seat.id].hidden)
        # Of two hidden counters the referee does not hear which one is kept.
        assert hidden.total() == seat.hidden.size
        assert hidden >= Counter(seat.hidden.known)


def lies(wooden: Wooden) -> dict[str, Any]:
    """The wooden table."""
    seats = {
        id: (seat.boot, sorted(seat.pieces), seat.hand, sorted(seat.open), seat.obstacle)
        for id, seat in wooden.seats.items()
    }
    return {"roads": wooden.roads, "obstacles": wooden.obstacles, "seats": seats}


def believed(table: Table) -> dict[str, Any]:
    """The same by a referee who was told everything."""
    seats = {
        seat.id: (
            seat.town,
            sorted(seat.collected),
            dict(seat.hand.known),
            spread(seat.open.known),
            seat.obstacle,
        )
        for seat in table.seats
    }
    roads = {route: road.kind for route, road in table.roads.items()}
    obstacles = {route for route, road in table.roads.items() if road.obstacle}
    return {"roads": roads, "obstacles": obstacles, "seats": seats}


def spread(known: Any) -> list[str]:
    """Counts as a sorted list."""
    return sorted(kind for kind, count in known.items() for _ in range(count))


@pytest.mark.parametrize(
    ("level", "games"),
    [
        ("wanders", many("games of seats that wander", 40, daily=20, quick=2)),
        ("greedy", many("games of greedy seats", 15, daily=5, quick=1)),
        ("plans", many("games of seats that plan", 4, daily=2)),
        ("reckons", many("games of seats that reckon", 1, daily=1)),
    ],
)
def test_nothing_is_refused_and_who_follows_the_sheets_ends_with_what_the_referee_believes(
    level: Level, games: int
) -> None:
    play(f"legal {level}", (level,), games)


@pytest.mark.full
@pytest.mark.parametrize(
    ("level", "games"), [("wanders", 100_000), ("greedy", 20_000), ("plans", 2_000), ("reckons", 200)]
)
def test_a_level_is_never_refused_in_many_games(level: Level, games: int) -> None:
    play(f"many {level}", (level,), games)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_that_a_level_would_do_in_games_of_others_is_refused(level: Level) -> None:
    games = many(f"games in which {level} is asked", 1 if level == "reckons" else 3, daily=1)
    play("together", LEVELS[:3], games, level)


@pytest.mark.full
@pytest.mark.parametrize(("level", "games"), [("wanders", 600), ("greedy", 600), ("plans", 600), ("reckons", 40)])
def test_many_single_decisions_in_games_of_others_are_never_refused(level: Level, games: int) -> None:
    play(f"asked {level}", LEVELS[:3], games, level)


def planned_alone(level: Level, seed: str) -> tuple[list[Any], Table]:
    """What a seat of this level does in planning, with the counters that a seat which plans drew, while the two others
    only pass; and the table when all have moved."""
    arena, said = Arena(["plans"] * 3, seed), list[Any]()
    while arena.match.state.phase != "cleanup":
        state = arena.match.state
        if state.phase == "plan":
            arena.levels["2"] = level
            if state.turn != "2":
                arena._say(Pass(state.turn))
                continue
        arena.turn()
        if state.phase == "plan":
            said.append(arena.match.last.command)
    return said, arena.match.state


@pytest.mark.parametrize("seed", ["p0", "p1", "p2", "p6"])
def test_the_strongest_level_passes_only_when_its_plan_places_nothing_though_all_others_pass(seed: str) -> None:
    usual, _ = planned_alone("plans", seed)
    said, state = planned_alone("reckons", seed)
    assert isinstance(said[-1], Pass)
    assert sum(isinstance(each, Place) for each in said) >= sum(isinstance(each, Place) for each in usual) - 1
    assert len(state.seat("2").collected) >= 4


@pytest.mark.slow("measurements")
def test_among_seats_that_only_pass_the_strongest_level_takes_no_less_than_the_one_below() -> None:
    taken = dict.fromkeys(("plans", "reckons"), 0)
    for game in range(many("games among seats that only pass", 24, daily=8)):
        for level in ("plans", "reckons"):
            arena = Arena(["plans", level, "plans"], f"p{game}")
            while arena.match.prompt.awaits:
                state = arena.match.state
                if state.phase == "plan" and state.turn != "2":
                    arena._say(Pass(state.turn))
                else:
                    arena.turn()
            taken[level] += len(arena.match.state.seat("2").collected)
    assert taken["reckons"] >= taken["plans"]
