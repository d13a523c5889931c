"""Each level plays better than the one before, in few games and by a wide margin; the whole ladder is a benchmark."""

from __future__ import annotations

import pytest
from benchmarks.ladder import company, won

from companion.automa.elfenland.levels import Level
from tests.extent import fewer

pytestmark = pytest.mark.slow("measurements")


@pytest.mark.parametrize(
    ("level", "among", "games", "least"),
    fewer(
        "levels against the one below",
        [("greedy", "wanders", 12, 0.85), ("plans", "greedy", 40, 0.30)],
        daily=1,
        turning=True,
    ),
)
def test_a_level_wins_more_than_its_share_among_the_level_below(
    level: Level, among: Level, games: int, least: float
) -> None:
    assert won(level, among, 4, games)[0].mean >= least


@pytest.mark.full
def test_who_reckons_wins_more_than_its_share_among_those_who_plan() -> None:
    assert won("reckons", "plans", 4, 200)[0].mean >= 0.30


def test_two_greedy_seats_are_company_for_two_that_plan() -> None:
    assert company(["plans", "greedy", "plans", "greedy"], 10).mean >= 0.7 * company(["plans"] * 4, 10).mean
