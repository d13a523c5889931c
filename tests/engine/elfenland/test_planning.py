"""Phase 4: counters, obstacles, passing (EL-PLAN, EL-OBST)."""

from __future__ import annotations

from random import Random

import pytest
import walks

from engine.match import Match
from tests.extent import many
from tests.moments import (
    DESERT,
    LAKE,
    MOUNTAINS,
    PLAINS,
    RIVER,
    UNKNOWN,
    WOODS,
    after,
    all_end,
    all_pass,
    facts,
    held,
    planning_with,
    ready_to_clean_up,
    ready_to_move,
    refusal,
    refused,
    say,
    unclear,
    with_seat,
    with_table,
)


def test_EL_PLAN_01_one_act_a_turn() -> None:
    match = planning_with("pig", "troll", roads={PLAINS: "pig"})
    for act in (
        {"do": "place", "kind": "pig", "route": WOODS},
        {"do": "obstacle", "route": PLAINS},
        {"do": "pass"},
    ):
        acted = after(match, seat="1", **act)
        assert acted.prompt.seats == ("2",)
        assert refused(acted, "place", "1", kind="troll", route=WOODS) == "EL-ROUND-02"


def test_EL_PLAN_02_only_an_own_counter_is_laid() -> None:
    answer = refusal(planning_with("pig"), "place", "1", kind="dragon", route=WOODS)
    assert (answer.rule.id, answer.params) == ("EL-PLAN-02", {"seat": "1", "kind": "dragon"})
    laid = after(planning_with("pig", "pig"), "place", "1", kind="pig", route=WOODS)
    assert laid.state.seat("1").open == held({"pig": 1})


def test_EL_PLAN_02_an_unknown_counter_may_be_of_any_kind() -> None:
    match = after(planning_with(), "pass", "1")
    laid = after(match, "place", "2", kind="dragon", route=WOODS)
    assert laid.state.seat("2").open == held({UNKNOWN: 2}), "an open one first"


def test_EL_PLAN_02_which_row_it_came_from() -> None:
    match = planning_with("pig", hidden=("pig",))
    assert after(match, "place", "1", kind="pig", route=WOODS).state.seat("1").open.size == 0
    assert after(match, "place", "1", kind="pig", route=WOODS, hidden=True).state.seat("1").hidden.size == 0
    only_hidden = planning_with(hidden=("pig",))
    assert after(only_hidden, "place", "1", kind="pig", route=WOODS).state.seat("1").hidden.size == 0
    assert refused(only_hidden, "place", "1", kind="pig", route=WOODS, hidden=False) == "EL-PLAN-02"
    only_open = planning_with("pig")
    assert refused(only_open, "place", "1", kind="pig", route=WOODS, hidden=True) == "EL-PLAN-02"


def test_EL_PLAN_02_an_open_known_one_goes_before_an_open_unknown_one_and_that_before_a_hidden_one() -> None:
    match = with_seat(planning_with(), "1", open=held({"pig": 1, UNKNOWN: 1}), hidden=held({"pig": 1}))
    for open, hidden in (({UNKNOWN: 1}, {"pig": 1}), ({}, {"pig": 1}), ({}, {})):
        match = after(match, "place", "1", kind="pig", route=_free_plains(match))
        assert match.state.seat("1").open == held(open)
        assert match.state.seat("1").hidden == held(hidden)
        match = after(after(match, "pass", "2"), "pass", "3")


def _free_plains(match: Match) -> str:
    routes = match.game.board.routes.values()
    return next(route.id for route in routes if route.terrain == "plain" and route.id not in match.state.roads)


def test_EL_PLAN_03_the_road_need_not_touch_the_boot() -> None:
    assert isinstance(say(planning_with("dragon"), "place", "1", kind="dragon", route=MOUNTAINS), Match)


def test_EL_PLAN_04_a_road_takes_one_counter() -> None:
    match = planning_with("pig", roads={WOODS: "troll"})
    answer = refusal(match, "place", "1", kind="pig", route=WOODS)
    assert (answer.rule.id, answer.params) == ("EL-PLAN-04", {"route": WOODS, "kind": "troll"})


def test_EL_PLAN_05_a_pig_cannot_be_laid_in_the_desert() -> None:
    answer = refusal(planning_with("pig"), "place", "1", kind="pig", route=DESERT)
    assert (answer.rule.id, answer.params) == ("EL-PLAN-05", {"kind": "pig", "terrain": "desert", "route": DESERT})


@pytest.mark.parametrize("water", [RIVER, LAKE])
def test_EL_PLAN_06_no_counter_lies_on_water(water: str) -> None:
    assert refused(planning_with("dragon"), "place", "1", kind="dragon", route=water) == "EL-PLAN-06"


def test_what_is_wrong_with_a_placing_is_reported_in_the_ledgers_order() -> None:
    match = planning_with("pig", roads={DESERT: "dragon"})
    assert refused(match, "place", "1", kind="troll", route=RIVER) == "EL-PLAN-02"
    assert refused(match, "place", "1", kind="pig", route=RIVER) == "EL-PLAN-06"
    assert refused(match, "place", "1", kind="pig", route=DESERT) == "EL-PLAN-04"


def test_EL_PLAN_07_everyone_may_use_what_was_placed() -> None:
    match = after(planning_with("pig", seats=2), "place", "1", kind="pig", route="beata-elvenhold-plain")
    match = all_pass(match)
    match = after(match, "end_move", "1")
    match = after(match, "discard", "1", count=4)
    assert after(match, "travel", "2", route="beata-elvenhold-plain", cards={"pig": 1}).state.seat("2").town == "beata"


def test_EL_PLAN_08_who_passed_may_place_on_a_later_turn() -> None:
    match = after(after(planning_with("pig"), "pass", "1"), "place", "2", kind="pig", route=PLAINS)
    match = after(match, "pass", "3")
    assert isinstance(say(match, "place", "1", kind="pig", route=WOODS), Match)


def test_EL_PLAN_09_as_many_passes_in_a_row_as_seats_end_planning() -> None:
    match = planning_with("pig", roads={PLAINS: "pig"})
    match = after(after(match, "place", "1", kind="pig", route=WOODS), "pass", "2")
    match = after(match, "pass", "3")
    assert match.prompt.phase == "plan"
    assert after(match, "pass", "1").prompt.phase == "move"
    resumed = after(match, "obstacle", "1", route=PLAINS)
    for seat in "23":
        resumed = after(resumed, "pass", seat)
        assert resumed.prompt.phase == "plan", "the obstacle began a new run"
    resumed = after(resumed, "pass", "1")
    assert facts(resumed) == ["Passed", "PhaseBegan"]
    assert resumed.prompt.seats == ("1",), "moving begins with the start player"


def in_turn_by_the_rules(acted: Match, option: str) -> str | None:
    """The seat in turn after what was said since planning began with seat 1, read from the commands alone: in turn is
    the next seat clockwise that stayed, under the option "final" the next that has not passed; None if all passed."""
    seats = [seat.id for seat in acted.state.seats]
    passed, turn = list[str](), "1"
    for command in [match.last.command for match in planned(acted) if match.last is not None]:
        said = command.__struct_config__.tag
        if said not in ("place", "obstacle", "pass", "leave"):
            continue
        here = seats.index(command.seat)
        clockwise = [*seats[here + 1 :], *seats[: here + 1]]
        if said == "leave":
            for each in (seats, clockwise, passed):
                each[:] = [seat for seat in each if seat != command.seat]
        elif said == "pass":
            passed.append(command.seat)
        elif option == "reenter":
            passed.clear()
        if len(passed) == len(seats):
            return None
        if command.seat == turn:
            turn = next(seat for seat in clockwise if option == "reenter" or seat not in passed)
    return turn


def planned(match: Match) -> list[Match]:
    """The match after each entry of this phase of planning, oldest first."""
    found: list[Match] = []
    while match.before is not None and match.before.state.phase == "plan":
        found.append(match)
        match = match.before
    return found[::-1]


@pytest.mark.parametrize("option", ["reenter", "final"])
def test_EL_PLAN_08_each_turn_of_planning_is_that_of_the_next_seat_that_may_still_place(option: str) -> None:
    for seed in range(many("turns of planning", 500, daily=100, quick=25)):
        random = Random(f"planning {option} {seed}")
        match = planning_with(seats=random.choice((2, 3, 4, 6)), pass_=option, roads={PLAINS: "pig", WOODS: "troll"})
        while match.state.phase == "plan":
            acting = [seat.id for seat in match.state.present]
            if len(acting) > 2 and random.random() < 0.05:
                match = after(match, "leave", random.choice(acting))
            else:
                match = walks.step(match, random) or match
            turn = match.state.turn if match.state.phase == "plan" else None
            assert turn == in_turn_by_the_rules(match, option), [each.last.command for each in planned(match)]


def test_EL_PLAN_10_a_seat_with_nothing_left_still_says_pass() -> None:
    match = with_seat(planning_with(), "1", obstacle=False)
    assert match.prompt.awaits == ("place", "obstacle", "pass")
    assert refused(match, "place", "1", kind="pig", route=WOODS) == "EL-PLAN-02"
    assert refused(match, "obstacle", "1", route=WOODS) == "EL-OBST-01"
    assert isinstance(say(match, "pass", "1"), Match)


def test_EL_PLAN_11_unplaced_counters_stay_until_phase_6() -> None:
    match = all_pass(planning_with("pig", "troll", hidden=("cloud",)))
    assert match.state.seat("1").counters == 3
    match = all_end(match)
    assert (match.prompt.phase, match.state.seat("1").counters) == ("cleanup", 3)


def test_EL_PLAN_12_nothing_placed_is_moved_before_phase_6() -> None:
    match = after(planning_with("pig", "pig"), "place", "1", kind="pig", route=WOODS)
    placed = dict(match.state.roads)
    match = all_end(all_pass(match))
    assert match.prompt.phase == "cleanup"
    assert match.state.roads == placed


def test_EL_OBST_01_a_seat_has_one_obstacle_a_game() -> None:
    match = planning_with(roads={WOODS: "pig"})
    match = after(match, "obstacle", "1", route=WOODS)
    assert match.state.seat("1").obstacle is False
    match = after(after(match, "pass", "2"), "pass", "3")
    answer = refusal(match, "obstacle", "1", route=WOODS)
    assert (answer.rule.id, answer.params) == ("EL-OBST-01", {"seat": "1"})


def test_EL_OBST_02_first_a_counter_then_the_obstacle() -> None:
    assert refused(planning_with(), "obstacle", "1", route=WOODS) == "EL-OBST-02"
    assert isinstance(say(planning_with(roads={WOODS: "pig"}), "obstacle", "1", route=WOODS), Match)


def test_EL_OBST_03_a_road_takes_one_obstacle() -> None:
    match = planning_with(roads={WOODS: "pig+obstacle"})
    assert refused(match, "obstacle", "1", route=WOODS) == "EL-OBST-03"
    assert match.state.seat("1").obstacle is True


@pytest.mark.parametrize("water", [RIVER, LAKE])
def test_EL_OBST_04_no_obstacle_lies_on_water(water: str) -> None:
    assert refused(planning_with(), "obstacle", "1", route=water) == "EL-OBST-04"


def test_what_is_wrong_with_an_obstacle_is_reported_in_the_contracts_order() -> None:
    match = with_seat(planning_with(roads={WOODS: "pig+obstacle"}), "1", obstacle=False)
    for route in (RIVER, WOODS, PLAINS):
        assert refused(match, "obstacle", "1", route=route) == "EL-OBST-01"


@pytest.mark.parametrize(("kind", "cost"), [("pig", 1), ("cloud", 2)])
def test_EL_OBST_05_an_obstacle_costs_one_more_card_of_the_same_kind(kind: str, cost: int) -> None:
    match = ready_to_move("dagamura", {kind: 4, "raft": 4}, {WOODS: f"{kind}+obstacle"})
    answer = refusal(match, "travel", "1", route=WOODS, cards={kind: cost})
    assert answer.rule.id == "EL-OBST-05"
    assert answer.params == {"route": WOODS, "kind": kind, "terrain": "wood", "cost": cost, "need": cost + 1}
    assert refused(match, "travel", "1", route=WOODS, cards={kind: cost, "raft": 1}) == "EL-OBST-05"
    assert refused(match, "travel", "1", route=WOODS, cards={kind: cost + 1, "raft": 1}, caravan=False) == "EL-OBST-05"
    assert isinstance(say(match, "travel", "1", route=WOODS, cards={kind: cost + 1}), Match)


def test_EL_OBST_06_a_used_obstacle_leaves_the_game_and_an_unused_one_stays() -> None:
    match = with_seat(ready_to_clean_up(({}, {}), ({}, {})), "1", obstacle=False)
    match = with_table(match, roads=planning_with(roads={WOODS: "pig+obstacle"}).state.roads)
    match = after(match, "end_move", "2")
    assert (match.prompt.round, match.state.roads) == (2, {})
    assert [seat.obstacle for seat in match.state.seats] == [False, True]


def test_the_seat_in_turn_follows_clockwise_from_the_start_player() -> None:
    match = planning_with(seats=4, start_player="1")
    match = after(after(match, "pass", "1"), "pass", "2")
    assert match.prompt.seats == ("3",)


@pytest.mark.parametrize(
    "said",
    [
        {"kind": "pig"},
        {"route": WOODS},
        {"kind": "raft", "route": WOODS},
        {"kind": "pig", "route": "dagamura-kihromah"},
        {"kind": "pig", "route": None},
        {"kind": "pig", "route": WOODS, "hidden": "yes"},
        {"kind": "pig", "route": WOODS, "hidden": 1},
    ],
)
def test_a_placing_that_is_no_sentence_is_unclear_also_out_of_phase_and_turn(said: dict[str, object]) -> None:
    assert unclear(planning_with("pig"), "place", "1", **said)
    assert unclear(planning_with("pig"), "place", "2", **said)
    assert unclear(ready_to_move(), "place", "1", **said)
