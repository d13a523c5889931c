"""Pairing: strangers first, equals together, everybody in each seat, and nobody left over."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from companion.club.pairing import met, pair, repeats, sizes, spread
from tests.club.rounds import Played, rounds


@pytest.mark.slow("long")
def test_100_people_in_pods_of_5_meet_nobody_twice_in_7_rounds_with_3_late_2_leaving_and_a_short_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    again, short = 0, 0
    seats: Counter[tuple[str, int]] = Counter()
    for each in rounds(100, 5, 7, seed=1):
        twice = repeats(each.tables, met(each.before))
        again += twice
        short += sum(len(table) < 5 for table in each.tables)
        seats.update((person, seat) for table in each.tables for seat, person in enumerate(table))
        with capsys.disabled():
            counted = Counter(map(len, each.tables))
            of = ", ".join(f"{many} of {size}" for size, many in sorted(counted.items()))
            print(f"\nround {each.number}: {len(each.present)} people, tables {of}; {twice} repeated opponents", end="")
            print(f", points' differences {spread(each.tables, each.points)}", end="")
        assert sorted(person for table in each.tables for person in table) == sorted(each.present)
    assert again == 0
    assert short > 0, "a table was short of a player"
    assert max(seats.values()) <= 2, "in seven rounds nobody has one of five seats more than twice"


@pytest.mark.parametrize(("least", "most"), [(3, 6), (2, 4)])
@pytest.mark.parametrize("people", [*range(3, 60), 200, 800])
def test_any_number_of_people_is_seated_at_tables_of_the_allowed_sizes(people: int, least: int, most: int) -> None:
    for wished in range(least, most + 1):
        tables = sizes(people, wished, least, most)
        assert sum(tables) == people
        assert all(least <= size <= most for size in tables)
        assert max(tables) - min(tables) <= 1


def test_too_few_people_have_no_table() -> None:
    assert sizes(2, 5, 3, 6) == ()


def test_among_pairings_without_repeats_people_with_equal_points_sit_together() -> None:
    people = [f"p{each}" for each in range(16)]
    points = {each: 120 * (number // 4) for number, each in enumerate(people)}
    tables = pair(people, points, (), (4, 4, 4, 4), seed=3)
    assert spread(tables, points) == 0
    assert {points[each] for each in tables[0]} == {360}, "the first table is that of the most points"


def test_strangers_come_before_equal_points() -> None:
    people = list("abcdefgh")
    points = dict(zip(people, (120, 120, 120, 120, 0, 0, 0, 0), strict=True))
    before = [[("a", "b", "c", "d"), ("e", "f", "g", "h")]]
    tables = pair(people, points, before, (2, 2, 2, 2), seed=1)
    assert repeats(tables, met(before)) == 0


def test_who_did_not_come_has_met_nobody() -> None:
    assert met([[("a", "b"), ("c", "d", "e")]])[frozenset("ab")] == 1
    assert met([[("a",), ("c", "d", "e")]])[frozenset("ab")] == 0


def test_the_same_people_in_any_order_have_the_same_tables() -> None:
    people = [f"p{each}" for each in range(20)]
    assert pair(people, {}, (), (5, 5, 5, 5), seed=1) == pair(people[::-1], {}, (), (5, 5, 5, 5), seed=1)


@pytest.mark.slow("long")
def test_the_same_evening_has_the_same_tables_again() -> None:
    assert [each.tables for each in rounds(14, 4, 3, seed=5)] == [each.tables for each in rounds(14, 4, 3, seed=5)]


def test_ten_rounds_of_six_people_at_one_table_change_only_the_seats() -> None:
    seats: Counter[tuple[str, int]] = Counter()
    for each in rounds(6, 6, 10, seed=2, late=0, gone=0):
        (table,) = each.tables
        seats.update((person, seat) for seat, person in enumerate(table))
    assert max(seats.values()) <= 2


def best(played: Played, size: int) -> tuple[int, int]:
    """The least possible repeated opponents and, with these, points' differences; proved by a solver (CP-SAT)."""
    cp_model = pytest.importorskip(
        "ortools.sat.python.cp_model", reason="OR-tools is not installed: no proof of the best pairing"
    )
    people, history = played.present, met(played.before)
    tables, most = range(len(people) // size), max(played.points.values())
    repeat = most * len(tables) + 1
    model = cp_model.CpModel()
    at = {(each, table): model.new_bool_var(f"{each} at {table}") for each in people for table in tables}
    for each in people:
        model.add_exactly_one(at[each, table] for table in tables)
    model.add(at[people[0], 0] == 1)
    costs = []
    for table in tables:
        model.add(sum(at[each, table] for each in people) == size)
        high, low = (model.new_int_var(0, most, f"{end} of {table}") for end in ("high", "low"))
        for each in people:
            model.add(high >= played.points[each]).only_enforce_if(at[each, table])
            model.add(low <= played.points[each]).only_enforce_if(at[each, table])
        costs.append(high - low)
        for both_of in combinations(people, 2):
            if times := history[frozenset(both_of)]:
                both = model.new_bool_var(f"{both_of} at {table}")
                model.add(both >= at[both_of[0], table] + at[both_of[1], table] - 1)
                costs.append(repeat * times * both)
    model.minimize(sum(costs))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return divmod(round(solver.objective_value), repeat)


@pytest.mark.slow("long")
def test_with_12_people_at_tables_of_4_no_pairing_is_better_by_a_solvers_proof() -> None:
    for each in rounds(12, 4, 7, seed=4, late=0, gone=0):
        found = repeats(each.tables, met(each.before)), spread(each.tables, each.points)
        assert found == best(each, 4), f"round {each.number}"
