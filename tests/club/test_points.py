"""Points and standings: a win is worth the same everywhere, equals share, and every correction says why."""

from __future__ import annotations

import csv
import io
from itertools import product

import pytest

from companion.club.points import WIN, Correction, Result, as_csv, place_points, standings

NAMES = {"1": "Anna", "2": "Ben", "3": "Cem", "4": "Dora"}


@pytest.mark.parametrize("people", range(2, 7))
def test_the_points_of_a_table_are_shared_out_without_a_remainder_however_its_people_are_tied(people: int) -> None:
    seats = [str(seat) for seat in range(people)]
    for better in product((False, True), repeat=people - 1):
        ranks, rank = {seats[0]: 1}, 1
        for number, next_place in enumerate(better, 2):
            rank = number if next_place else rank
            ranks[seats[number - 1]] = rank
        points = place_points(ranks)
        assert sum(points.values()) == WIN * people // 2, ranks
        assert all((points[one] == points[other]) == (ranks[one] == ranks[other]) for one in seats for other in seats)
        assert all((points[one] > points[other]) == (ranks[one] < ranks[other]) for one in seats for other in seats)


def test_a_win_and_a_last_place_are_worth_the_same_at_every_size_of_table() -> None:
    for people in range(2, 7):
        points = place_points({str(seat): seat for seat in range(1, people + 1)})
        assert (points["1"], points[str(people)]) == (WIN, 0)


def test_who_was_not_there_has_no_points_of_that_round_and_is_still_listed() -> None:
    rows = standings(NAMES, [Result(1, {"1": 1, "2": 2}), Result(2, {"1": 1, "2": 2, "3": 3})])
    assert {row.name: row.rounds for row in rows}["Cem"] == (None, 0)
    assert {row.name: row.rounds for row in rows}["Dora"] == (None, None)


def places(rounds: list[Result], *corrections: Correction) -> dict[str, int]:
    return {row.name: row.place for row in standings(NAMES, rounds, corrections)}


def test_of_equal_points_those_with_a_win_come_first() -> None:
    rounds = [
        Result(1, {"1": 1, "3": 2, "4": 3}),
        Result(2, {"3": 1, "2": 2, "4": 3}),
        Result(3, {"4": 1, "2": 2, "3": 3}),
    ]
    rows = {row.name: row for row in standings(NAMES, rounds)}
    assert rows["Anna"].points == rows["Ben"].points == 120
    assert rows["Anna"].place < rows["Ben"].place


def test_of_equal_points_and_wins_those_with_the_stronger_opponents_come_first() -> None:
    rounds = [Result(1, {"1": 1, "3": 2}), Result(1, {"2": 1, "4": 2}), Result(2, {"3": 1, "4": 2})]
    rows = {row.name: row for row in standings(NAMES, rounds)}
    assert (rows["Anna"].points, rows["Anna"].wins) == (rows["Ben"].points, rows["Ben"].wins)
    assert (rows["Anna"].opponents, rows["Ben"].opponents) == (120, 0)
    assert rows["Anna"].place < rows["Ben"].place


def test_after_these_the_games_own_score_decides() -> None:
    first = Result(1, {"1": 1, "3": 2}, {"1": 15, "3": 9})
    assert places([first, Result(1, {"2": 1, "4": 2}, {"2": 17, "4": 9})])["Ben"] == 1
    assert places([first, Result(1, {"2": 1, "4": 2}, {"2": 15, "4": 9})]) == {"Anna": 1, "Ben": 1, "Cem": 3, "Dora": 3}


def test_a_correction_counts_and_says_why_in_every_form_of_the_standings() -> None:
    given = Correction("2", -30, "came an hour late")
    rounds = [Result(1, {"1": 2, "2": 1})]
    assert places(rounds)["Ben"] == 1
    rows = standings(NAMES, rounds, [given, Correction("1", 120, "a bye")])
    assert {row.name: row.points for row in rows} == {"Anna": 120, "Ben": 90, "Cem": 0, "Dora": 0}
    assert next(row for row in rows if row.name == "Ben").corrections == (given,)
    assert "-30: came an hour late" in as_csv(rows)


def test_the_csv_has_a_line_for_everybody_and_the_points_of_each_round() -> None:
    rounds = [Result(1, {"1": 1, "2": 2, "3": 3}), Result(2, {"1": 1, "2": 2})]
    head, *lines = csv.reader(io.StringIO(as_csv(standings(NAMES, rounds))))
    assert head == ["place", "name", "points", "wins", "opponents", "score", "round 1", "round 2", "corrections"]
    assert lines[0] == ["1", "Anna", "240", "2", "120", "0", "120", "120", ""]
    assert lines[2][6:8] == ["0", ""], "who was not there has no points, not none"
    assert len(lines) == 4


@pytest.mark.parametrize("name", ["=1+1", "@SUM(A1)", "+1", "-1"])
def test_a_name_in_the_csv_is_no_formula_of_a_spreadsheet(name: str) -> None:
    (line,) = list(csv.reader(io.StringIO(as_csv(standings({"1": name}, [])))))[1:]
    assert line[1] == f"'{name}"


def test_before_the_first_round_everybody_shares_the_first_place() -> None:
    assert set(places([]).values()) == {1}
    assert as_csv(()).startswith("place,name,")
