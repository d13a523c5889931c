"""The map keeps its distances: every road can be touched and every name read."""

from __future__ import annotations

import itertools
import math

import pytest

from companion.view.geometry import from_line
from companion.view.theme import PLACE_RADIUS
from tests.view.gallery import BOARD

SIZE = (560.0, 360.0)
LETTER = 6.9
"""A wide guess of a letter's width in a town's name."""


def at(spot: tuple[float, float], size: tuple[float, float] = SIZE) -> tuple[float, float]:
    return spot[0] * size[0], spot[1] * size[1]


LINES = {path.id: [at(point) for point in path.points] for path in BOARD.paths}
SPOTS = {path.id: at(path.spot) for path in BOARD.paths}
TOWNS = {place.id: at(place.at) for place in BOARD.places}


def label(place: object) -> tuple[float, float, float, float]:
    """Left, low, right and top of a name, as the view lays it."""
    wide, high = len(place.label) * LETTER, 15.0  # type: ignore[attr-defined]
    x, y = at(place.at)  # type: ignore[attr-defined]
    side, out, near = place.label_side, PLACE_RADIUS + 1, 5.0  # type: ignore[attr-defined]
    if " " in side:
        left, low = (
            (x + near if "right" in side else x - near - wide),
            (y + near if "above" in side else y - near - high),
        )
    elif side in ("left", "right"):
        left, low = (x + out + 1 if side == "right" else x - out - 1 - wide), y - high / 2
    else:
        left, low = x - wide / 2, (y + out if side == "above" else y - out - high)
    return left, low, left + wide, low + high


LABELS = {place.id: label(place) for place in BOARD.places}


def apart(box: tuple[float, float, float, float], x: float, y: float) -> float:
    """How far a point is from a box."""
    return math.hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))


def test_it_has_every_town_and_route() -> None:
    assert len(BOARD.places) == 21
    assert len(BOARD.paths) == 48


def test_counters_on_different_paths_lie_apart() -> None:
    for a, b in itertools.combinations(SPOTS, 2):
        assert math.dist(SPOTS[a], SPOTS[b]) >= 30, (a, b)


def test_no_spot_lies_on_another_path() -> None:
    for a, b in itertools.permutations(SPOTS, 2):
        assert from_line(*SPOTS[a], LINES[b]) >= 12, (a, b)


def test_no_spot_lies_on_a_town_or_outside() -> None:
    for path, spot in SPOTS.items():
        for town, place in TOWNS.items():
            assert math.dist(spot, place) >= 28, (path, town)
        assert min(spot[0], SIZE[0] - spot[0], spot[1], SIZE[1] - spot[1]) >= 18, path


def test_no_path_runs_through_a_town_it_does_not_reach() -> None:
    for path, line in LINES.items():
        for town, place in TOWNS.items():
            if min(math.dist(place, line[0]), math.dist(place, line[-1])) > 1:
                assert from_line(*place, line) >= 18, (path, town)


def test_names_lie_on_no_town_and_on_no_other_name() -> None:
    for town, box in LABELS.items():
        for other, place in TOWNS.items():
            if other != town:
                assert apart(box, *place) >= PLACE_RADIUS, (town, other)
        for other, second in LABELS.items():
            if other > town:
                over = min(box[2], second[2]) > max(box[0], second[0]) and min(box[3], second[3]) > max(
                    box[1], second[1]
                )
                assert not over, (town, other)


def test_names_are_inside_and_off_the_ferries() -> None:
    ferries = [path for path in BOARD.paths if path.pattern == "dashes"]
    for town, box in LABELS.items():
        assert min(box[0], box[1], SIZE[0] - box[2], SIZE[1] - box[3]) >= -4, town
        for path in ferries:
            if not path.id.startswith(town) and f"-{town}-" not in path.id:
                assert all(apart(box, x, y) > 0 for x, y in LINES[path.id]), (town, path.id)


def test_names_keep_off_the_counters() -> None:
    for town, box in LABELS.items():
        for path, spot in SPOTS.items():
            assert apart(box, *spot) >= 12, (town, path)


def test_road_and_water_of_a_pair_bend_apart() -> None:
    pairs: dict[frozenset[tuple[float, float]], list[str]] = {}
    for path in BOARD.paths:
        pairs.setdefault(frozenset((path.points[0], path.points[-1])), []).append(path.id)
    doubled = [paths for paths in pairs.values() if len(paths) == 2]
    assert len(doubled) == 7
    for one, two in doubled:
        assert from_line(*SPOTS[one], LINES[two]) >= 22, (one, two)
        assert from_line(*SPOTS[two], LINES[one]) >= 22, (one, two)


@pytest.mark.parametrize("path", [path for path in BOARD.paths if path.arrow], ids=lambda path: path.id)
def test_rivers_point_the_way_their_file_says(path: object) -> None:
    start, end = path.id.rsplit("-", 1)[0].split("-")  # type: ignore[attr-defined]
    towns = {place.id: place.at for place in BOARD.places}
    assert {path.points[0], path.points[-1]} == {towns[start], towns[end]}  # type: ignore[attr-defined]
    assert path.points[0] == towns[start]  # type: ignore[attr-defined]
