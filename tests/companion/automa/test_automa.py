"""Seats that Boardside plays: never refused, and whoever follows their sheets ends with the referee's table."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from arena import Arena
from wooden import Wooden

from companion.automa.elfenland.levels import LEVELS, Level
from engine.elfenland.editions import SWITCHES
from engine.elfenland.state import Table


def drawn(random: Random) -> dict[str, Any]:
    """Switches drawn at random."""
    return {"town_cards": random.random() < 0.5, **{name: random.choice(values) for name, values in SWITCHES.items()}}


def play(seed: str, levels: tuple[Level, ...], games: int, tells: bool = True) -> None:
    """So many games, over every switch, by two to six seats; nothing is refused and the tables end alike."""
    random = Random(seed)
    for game in range(games):
        seats = [random.choice(levels) for _ in range(random.choice((2, 3, 4, 4, 5, 6)))]
        arena = Arena(seats, f"{seed} {game}", drawn(random), tells)
        state: Table = arena.play().state
        assert lies(arena.wooden) == believed(state)
        # What the last draw turned up is told at the next deal.
        assert len(arena.wooden.display) == state.display.size
        assert Counter(arena.wooden.display) >= Counter(state.display.known)
        for seat in state.seats:
            hidden = Counter(arena.wooden.seats[seat.id].hidden)
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


@pytest.mark.parametrize(("level", "games"), [("wanders", 40), ("greedy", 15), ("plans", 4), ("reckons", 1)])
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


def test_levels_play_together() -> None:
    play("together", LEVELS[:3], 3)
