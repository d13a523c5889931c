"""What is in the box and what is printed on the board (EL-COMP, EL-MAP, EL-COST)."""

from __future__ import annotations

import pytest

from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS, COUNTERS_OF_A_KIND, KINDS
from engine.game import Start
from engine.match import Match
from engine.rule import Rejection
from tests.moments import (
    DESERT,
    LAKE,
    MOUNTAINS,
    PLAINS,
    RIVER,
    UNKNOWN,
    WOODS,
    after,
    all_draw,
    begun,
    cleaning_up,
    ended,
    facts,
    lying,
    next_round,
    planning_with,
    ready_to_draw,
    ready_to_draw_hidden,
    ready_to_move,
    refused,
    say,
    the_game,
    unclear,
    with_table,
)

BOARD = the_game().board
CHART = BOARD.chart
ROADS = {"plain": PLAINS, "wood": WOODS, "desert": DESERT, "mountain": MOUNTAINS}


def test_EL_COMP_02_a_colour_has_twenty_pieces() -> None:
    assert len(BOARD.collectable()) == 20


def test_EL_COMP_03_there_are_48_counters() -> None:
    assert COUNTERS_OF_A_KIND * len(COUNTERS) == 48


def test_EL_COMP_04_of_each_of_six_kinds_there_are_eight_counters() -> None:
    match = ready_to_draw_hidden(2)
    match = after(after(match, "draw_hidden", "1", kind="pig"), "draw_hidden", "2", kind="pig")
    for n in range(6):
        match = after(match, "draw", "12"[n % 2], from_="pile", kind="pig")
    assert match.state.counters_known("pig") == 8
    assert refused(ready_to_eighth_pig(), "turn_up", kind="pig") == "EL-COMP-14"


def test_EL_COMP_06_there_are_72_travel_cards() -> None:
    assert sum(CARDS_OF_A_KIND.values()) == 72


def test_EL_COMP_07_ten_cards_of_each_kind_and_twelve_rafts() -> None:
    hands = {"1": {"raft": 8}, "2": {"raft": 4, "pig": 4}}
    assert isinstance(say(begun(), "deal", hands=hands), Match)
    assert refused(begun(), "deal", hands={"1": {"raft": 8}, "2": {"raft": 5, "pig": 3}}) == "EL-COMP-14"
    assert isinstance(say(begun(), "deal", hands={"1": {"pig": 8}, "2": {"pig": 2, "raft": 6}}), Match)
    assert refused(begun(), "deal", hands={"1": {"pig": 8}, "2": {"pig": 3, "raft": 5}}) == "EL-COMP-14"


def test_EL_COMP_08_the_rounds_are_numbered_one_to_four() -> None:
    match, rounds = begun(2), []
    while not match.prompt.over:
        rounds.append(match.prompt.round)
        match = next_round(match)
    assert rounds == [1, 2, 3, 4]


def test_EL_COMP_09_there_are_twelve_town_cards() -> None:
    assert sum(town.has_card for town in BOARD.towns.values()) == 12


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_EL_COMP_13_two_to_six_can_play(seats: int) -> None:
    answer = the_game().start(Start("elfenland", seats))
    assert isinstance(answer, Rejection)
    assert (answer.rule.id, answer.params) == ("EL-COMP-13", {"seats": seats})


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_EL_COMP_13_as_many_as_can_play_are_seated(seats: int) -> None:
    assert len(begun(seats).state.seats) == seats


def ready_to_eighth_pig() -> Match:
    """Eight pigs are known: three drawn by each of two seats, two turned up."""
    match = ready_to_draw(3)
    match = after(after(match, "turn_up", kind="pig"), "turn_up", kind="pig")
    for n in range(6):
        match = after(match, "draw", "123"[n % 3], from_="pile", kind="pig")
    return match


def test_EL_COMP_14_no_ninth_counter_of_a_kind_is_turned_up_or_drawn() -> None:
    match = ready_to_eighth_pig()
    assert refused(match, "turn_up", kind="pig") == "EL-COMP-14"
    assert refused(match, "draw", "1", from_="pile", kind="pig") == "EL-COMP-14"
    assert isinstance(say(match, "draw", "1", from_="display", kind="pig"), Match), "a known one only changes place"


def test_EL_COMP_14_no_ninth_counter_of_a_kind_is_turned_up_when_eight_are_known_in_planning() -> None:
    match = ready_to_eighth_pig()
    while match.prompt.phase == "draw":
        match = after(match, "draw", match.state.turn, from_="pile", kind="cloud")
    assert match.prompt.phase == "plan"
    assert refused(match, "turn_up", kind="pig") == "EL-COMP-14"
    assert after(match, "turn_up", kind="troll").prompt == match.prompt


def test_EL_COMP_14_no_ninth_counter_is_drawn_hidden() -> None:
    match = after(begun(6), "deal")
    for _ in range(5):
        match = after(match, "turn_up", kind="troll")
    for seat in "123":
        match = after(match, "draw_hidden", seat, kind="troll")
    assert refused(match, "draw_hidden", "4", kind="troll") == "EL-COMP-14"
    assert isinstance(say(match, "draw_hidden", "4"), Match), "what is not told proves nothing"


def test_EL_COMP_14_no_ninth_counter_is_laid_from_unknown_ones() -> None:
    roads = dict.fromkeys([route.id for route in BOARD.routes.values() if route.terrain == "plain"], "pig")
    match = planning_with(roads=roads)
    assert len(roads) == 8
    assert refused(after(match, "pass", "1"), "place", "2", kind="pig", route=WOODS) == "EL-COMP-14"


def test_EL_COMP_14_comes_last() -> None:
    roads = dict.fromkeys([route.id for route in BOARD.routes.values() if route.terrain == "plain"], "pig")
    match = after(planning_with(roads=roads), "pass", "1")
    assert refused(match, "place", "2", kind="pig", route=DESERT) == "EL-PLAN-05"


def test_EL_COMP_14_cards_shown_since_the_deal_count() -> None:
    hands = {"1": {"raft": 8}, "2": {"raft": 3, "pig": 5}}
    match = after(begun(3), "deal", hands=hands)
    match = ready_to_sail(match)
    match = after(match, "travel", "1", route=LAKE, cards={"raft": 2})
    match = after(after(after(match, "end_move", "1"), "discard", "1", cards={"raft": 2}), "end_move", "2")
    match = after(match, "discard", "2", cards={"pig": 4})
    assert refused(match, "travel", "3", route=LAKE, cards={"raft": 2}) == "EL-COMP-14"
    assert isinstance(say(match, "travel", "3", route="elvenhold-rivinia-river", cards={"raft": 1}), Match)


def test_EL_COMP_14_after_the_next_deal_shown_cards_count_no_more() -> None:
    match = after(begun(2), "deal", hands={"1": {"raft": 8}, "2": {"raft": 4, "pig": 4}})
    match = after(ready_to_sail(match), "travel", "1", route=LAKE, cards={"raft": 2})
    match = after(after(match, "end_move", "1"), "discard", "1", cards={"raft": 2})
    match = after(after(match, "end_move", "2"), "discard", "2", cards={"raft": 4})
    while match.prompt.phase == "cleanup":
        match = after(match, "keep", match.prompt.seats[0], kind="hidden")
    assert isinstance(say(match, "deal", hands={"1": {"raft": 8}, "2": {"raft": 4, "pig": 4}}), Match)


def test_EL_COMP_14_a_ninth_counter_cannot_be_kept() -> None:
    roads = dict.fromkeys([route.id for route in BOARD.routes.values() if route.terrain == "plain"], "pig")
    match = cleaning_up(({UNKNOWN: 3}, {}), ({}, {}))
    assert refused(with_table(match, roads=lying(roads)), "keep", "1", kind="pig") == "EL-COMP-14"


def ready_to_sail(match: Match) -> Match:
    """Nobody lays anything, and moving begins."""
    match = after(after(match, "drawn"), "drawn")
    while match.prompt.phase == "plan":
        match = after(match, "pass", match.state.turn)
    return match


def test_EL_MAP_01_there_are_21_towns_and_only_the_capital_has_no_pieces() -> None:
    assert len(BOARD.towns) == 21
    assert [town.id for town in BOARD.towns.values() if not town.has_piece] == ["elvenhold"]


def test_EL_MAP_02_a_road_lies_in_one_terrain_and_water_is_river_or_lake() -> None:
    terrains = {route.terrain for route in BOARD.routes.values() if not route.water}
    assert terrains == {"plain", "wood", "desert", "mountain"}
    assert {route.terrain for route in BOARD.routes.values() if route.water} == {"river", "lake"}


def test_EL_MAP_03_seven_means_of_travel_of_which_the_raft_is_no_counter() -> None:
    assert set(KINDS) == {*COUNTERS, "raft"}
    assert len(KINDS) == 7
    assert unclear(planning_with(), "place", "1", kind="raft", route=RIVER)


@pytest.mark.parametrize("ports", [{"virst", "strykhaven", "elvenhold"}, {"grangor", "yttar", "parundia"}])
def test_EL_MAP_04_each_pair_of_ports_of_a_lake_is_joined(ports: set[str]) -> None:
    lines = [{route.a, route.b} for route in BOARD.routes.values() if route.terrain == "lake"]
    assert len([line for line in lines if line <= ports]) == 3
    assert len(lines) == 6


def test_EL_MAP_05_seven_pairs_of_towns_have_two_connections_so_that_a_move_names_one() -> None:
    pairs = [frozenset((route.a, route.b)) for route in BOARD.routes.values()]
    assert len(pairs) - len(set(pairs)) == 7
    match = ready_to_move("virst", {"raft": 1, "pig": 1}, {"ixara-virst-plain": "pig"})
    assert after(match, "travel", "1", route=RIVER, cards={"raft": 1}).state.seat("1").town == "ixara"
    assert refused(match, "travel", "1", route="ixara-virst-plain", cards={"raft": 1}) == "EL-MOVE-04"
    assert unclear(match, "travel", "1", route="virst-ixara", cards={"raft": 1})


def test_EL_MAP_06_the_board_has_35_roads_7_rivers_and_6_ferry_lines() -> None:
    terrains = [route.terrain for route in BOARD.routes.values()]
    assert (len(terrains) - terrains.count("river") - terrains.count("lake"), terrains.count("river")) == (35, 7)
    assert len(BOARD.distances_from("elvenhold")) == 21, "every town can be reached"


CELLS = """
pig      1 1 - -
elfcycle 1 1 - 2
cloud    2 2 - 1
unicorn  - 1 2 1
troll    1 2 2 2
dragon   1 2 1 1
"""
"""The chart as printed: plains, woods, desert, mountains."""


def test_EL_COST_01_the_chart_is_the_printed_one() -> None:
    for line in CELLS.split("\n")[1:-1]:
        kind, *cells = line.split()
        printed = {terrain: int(cell) for terrain, cell in zip(ROADS, cells, strict=True) if cell != "-"}
        assert CHART[kind] == printed


@pytest.mark.parametrize(("kind", "terrain"), [(kind, terrain) for kind in CHART for terrain in CHART[kind]])
def test_EL_COST_01_a_road_costs_what_the_chart_says(kind: str, terrain: str) -> None:
    need = CHART[kind][terrain]
    route = BOARD.routes[ROADS[terrain]]
    for obstacle in (0, 1):
        road = {route.id: kind + "+obstacle" * obstacle}
        match = ready_to_move(route.a, {kind: need + obstacle}, road)
        moved = after(match, "travel", "1", route=route.id, cards={kind: need + obstacle})
        assert (moved.state.seat("1").town, moved.state.seat("1").hand.size) == (route.b, 0)


@pytest.mark.parametrize("kind", COUNTERS)
@pytest.mark.parametrize("terrain", ROADS)
def test_EL_COST_02_where_the_chart_is_blank_nothing_can_be_placed(kind: str, terrain: str) -> None:
    answer = say(planning_with(kind), "place", "1", kind=kind, route=ROADS[terrain])
    if terrain in CHART[kind]:
        assert isinstance(answer, Match)
    else:
        assert isinstance(answer, Rejection)
        assert answer.rule.id == "EL-PLAN-05"


def test_EL_COST_03_all_cards_of_a_payment_are_of_the_counters_kind() -> None:
    match = ready_to_move("dagamura", {"cloud": 2, "dragon": 2}, {WOODS: "cloud"})
    assert refused(match, "travel", "1", route=WOODS, cards={"dragon": 2}) == "EL-MOVE-04"
    assert facts(after(match, "travel", "1", route=WOODS, cards={"cloud": 2})) == ["Travelled", "PieceCollected"]


def test_EL_COST_04_paying_more_or_nothing_is_refused() -> None:
    match = ready_to_move("lapphalya", {"pig": 8}, {PLAINS: "pig"})
    for played in (0, 2, 4, 8):
        answer = say(match, "travel", "1", route=PLAINS, cards={"pig": played})
        assert isinstance(answer, Rejection)
        assert answer.rule.id == "EL-COST-04"
        assert answer.params == {"route": PLAINS, "kind": "pig", "need": 1, "played": played}


def test_EL_COST_04_no_cards_at_all_is_no_exact_payment_whatever_is_due() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "cloud+obstacle"})
    assert refused(match, "travel", "1", route=WOODS, cards={}) == "EL-COST-04"
    assert refused(match, "travel", "1", route=WOODS, cards={"cloud": 0, "pig": 0}) == "EL-COST-04"


def test_the_box_is_never_short_when_all_hands_are_full() -> None:
    match = all_draw(begun(6))
    assert sum(seat.hand.size for seat in match.state.seats) == 48
    assert sum(seat.counters for seat in match.state.seats) == 24


def test_a_game_that_is_over_still_tells_what_everyone_has() -> None:
    assert ended(3, 2).state.seat("1").hand.size == 4
