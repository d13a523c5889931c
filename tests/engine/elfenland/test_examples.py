"""The worked examples of the rulebooks (Part C), and the tricky cases (Part F.1), each by its name."""

from __future__ import annotations

from engine.elfenland.scoring import standings
from engine.match import Match
from tests.moments import (
    DESERT,
    FEODOR_WOODS,
    MOUNTAINS,
    OTHER_LAKE,
    PLAINS,
    RIVER,
    UNKNOWN,
    WOODS,
    after,
    all_draw,
    all_end,
    all_pass,
    begun,
    cleaning_up,
    ended,
    held,
    planning_with,
    ready_to_draw,
    ready_to_draw_hidden,
    ready_to_move,
    refused,
    say,
    the_game,
    with_seat,
)


def test_EX_1_a_troll_wagon_in_the_desert_under_an_obstacle_takes_three() -> None:
    match = ready_to_move("feodor", {"troll": 3, "pig": 5}, {DESERT: "troll+obstacle"})
    assert isinstance(say(match, "travel", "1", route=DESERT, cards={"troll": 3}), Match)
    assert refused(match, "travel", "1", route=DESERT, cards={"troll": 2}) == "EL-OBST-05"
    lacking = ready_to_move("feodor", {"troll": 2, "pig": 5}, {DESERT: "troll+obstacle"})
    assert isinstance(say(lacking, "travel", "1", route=DESERT, cards={"pig": 4}), Match)
    assert refused(lacking, "travel", "1", route=DESERT, cards={"pig": 3}, caravan=True) == "EL-CARAVAN-05"


def test_EX_2_Feodor_Lapphalya_Virst_takes_three_dragons_and_an_elfcycle() -> None:
    match = ready_to_move("feodor", {"dragon": 3, "elfcycle": 1}, {FEODOR_WOODS: "dragon+obstacle", PLAINS: "elfcycle"})
    assert refused(match, "travel", "1", route=FEODOR_WOODS, cards={"dragon": 2}) == "EL-OBST-05"
    match = after(match, "travel", "1", route=FEODOR_WOODS, cards={"dragon": 3})
    match = after(match, "travel", "1", route=PLAINS, cards={"elfcycle": 1})
    seat = match.state.seat("1")
    assert (seat.town, seat.hand.size, seat.collected) == ("virst", 0, ("lapphalya", "virst"))


def test_EX_3_the_river_from_Virst_to_Ixara_takes_one_raft_and_back_two() -> None:
    assert isinstance(say(ready_to_move("virst"), "travel", "1", route=RIVER, cards={"raft": 1}), Match)
    assert isinstance(say(ready_to_move("ixara"), "travel", "1", route=RIVER, cards={"raft": 2}), Match)
    assert refused(ready_to_move("ixara"), "travel", "1", route=RIVER, cards={"raft": 1}) == "EL-RIVER-02"


def test_EX_4_to_Kihromah_and_back_takes_four_clouds() -> None:
    match = ready_to_move("dagamura", {"cloud": 4}, {WOODS: "cloud"})
    match = after(match, "travel", "1", route=WOODS, cards={"cloud": 2})
    match = after(match, "travel", "1", route=WOODS, cards={"cloud": 2})
    assert (match.state.seat("1").town, match.state.seat("1").collected) == ("dagamura", ("kihromah", "dagamura"))


def test_EX_4_with_three_clouds_the_way_back_takes_a_caravan() -> None:
    match = ready_to_move("dagamura", {"cloud": 3, "pig": 2}, {WOODS: "cloud"})
    match = after(match, "travel", "1", route=WOODS, cards={"cloud": 2})
    assert refused(match, "travel", "1", route=WOODS, cards={"cloud": 1}) == "EL-MOVE-05"
    assert isinstance(say(match, "travel", "1", route=WOODS, cards={"cloud": 1, "pig": 2}), Match)


def test_EX_5_seventeen_pieces_one_town_away_are_sixteen() -> None:
    match = ended(17, 0, towns=("throtmanni",), town_cards=True)
    match = after(after(match, "target", "1", town="jaccaranda"), "target", "2", town="virst")
    assert [(each.score, each.distance) for each in standings(match.state) if each.seat == "1"] == [(16, 1)]


def test_EL_T01_a_pig_in_the_desert() -> None:
    assert refused(planning_with("pig"), "place", "1", kind="pig", route=DESERT) == "EL-PLAN-05"


def test_EL_T02_a_unicorn_in_the_plains_where_a_cloud_would_be_legal() -> None:
    match = planning_with("unicorn", "cloud")
    assert refused(match, "place", "1", kind="unicorn", route=PLAINS) == "EL-PLAN-05"
    assert isinstance(say(match, "place", "1", kind="cloud", route=PLAINS), Match)


def test_EL_T03_an_elfcycle_in_the_mountains_costs_two() -> None:
    assert isinstance(say(planning_with("elfcycle"), "place", "1", kind="elfcycle", route=MOUNTAINS), Match)
    match = ready_to_move("grangor", None, {MOUNTAINS: "elfcycle"})
    assert isinstance(say(match, "travel", "1", route=MOUNTAINS, cards={"elfcycle": 2}), Match)


def test_EL_T04_dragons_and_troll_wagons_go_everywhere() -> None:
    for kind in ("dragon", "troll"):
        for route in (PLAINS, WOODS, DESERT, MOUNTAINS):
            assert isinstance(say(planning_with(kind), "place", "1", kind=kind, route=route), Match)


def test_EL_T05_a_second_counter_of_the_same_kind() -> None:
    assert refused(planning_with("pig", roads={WOODS: "pig"}), "place", "1", kind="pig", route=WOODS) == "EL-PLAN-04"


def test_EL_T06_a_dragon_on_a_river() -> None:
    assert refused(planning_with("dragon"), "place", "1", kind="dragon", route=RIVER) == "EL-PLAN-06"


def test_EL_T07_an_obstacle_on_a_bare_road() -> None:
    assert refused(planning_with(), "obstacle", "1", route=WOODS) == "EL-OBST-02"


def test_EL_T08_an_obstacle_on_the_own_counter() -> None:
    match = after(planning_with("pig"), "place", "1", kind="pig", route=WOODS)
    match = after(after(match, "pass", "2"), "pass", "3")
    assert isinstance(say(match, "obstacle", "1", route=WOODS), Match)


def test_EL_T09_a_second_obstacle_stays_unused() -> None:
    match = after(planning_with(roads={WOODS: "pig"}), "obstacle", "1", route=WOODS)
    assert refused(match, "obstacle", "2", route=WOODS) == "EL-OBST-03"
    assert match.state.seat("2").obstacle


def test_EL_T10_an_obstacle_used_in_round_1_is_missed_in_round_3() -> None:
    match = with_seat(planning_with(roads={WOODS: "pig"}), "1", obstacle=False)
    assert refused(match, "obstacle", "1", route=WOODS) == "EL-OBST-01"


def test_EL_T12_who_passed_places_later_unless_a_pass_is_final() -> None:
    for switch, said in (("reenter", True), ("final", False)):
        match = after(planning_with("pig", pass_=switch), "pass", "1")
        match = after(after(match, "place", "2", kind="pig", route=PLAINS), "pass", "3")
        if said:
            assert isinstance(say(match, "place", "1", kind="pig", route=WOODS), Match)
        else:
            assert refused(match, "place", "1", kind="pig", route=WOODS) == "EL-ROUND-02"


def test_EL_T14_two_passes_of_three_do_not_end_planning() -> None:
    match = after(planning_with("pig"), "place", "1", kind="pig", route=WOODS)
    match = after(after(match, "pass", "2"), "pass", "3")
    assert (match.prompt.phase, match.prompt.seats) == ("plan", ("1",))


def test_EL_T17_a_hidden_dragon_is_laid_open() -> None:
    match = after(planning_with(hidden=("dragon",)), "place", "1", kind="dragon", route=WOODS)
    assert (match.state.seat("1").hidden.size, match.state.roads[WOODS].kind) == (0, "dragon")
    literal = planning_with(hidden=("dragon",), place_hidden=False)
    assert refused(literal, "place", "1", kind="dragon", route=WOODS) == "EL-PLAN-02"


def test_EL_T18_a_road_far_from_the_boot() -> None:
    match = with_seat(planning_with("pig"), "1", town="tichih")
    assert isinstance(say(match, "place", "1", kind="pig", route=WOODS), Match)


def test_EL_T19_a_counter_in_phase_5() -> None:
    match = with_seat(ready_to_move(), "1", open=held({"pig": 1}))
    assert refused(match, "place", "1", kind="pig", route=WOODS) == "EL-ROUND-01"


def test_EL_T20_an_open_unicorn_is_taken_and_replaced_for_the_next() -> None:
    match = ready_to_draw()
    for kind in ("unicorn", "pig", "pig", "troll", "cloud"):
        match = after(match, "turn_up", kind=kind)
    match = after(match, "draw", "1", from_="display", kind="unicorn")
    match = after(match, "turn_up", kind="dragon")
    assert after(match, "draw", "2", from_="display", kind="dragon").state.seat("2").open == held({"dragon": 1})


def test_EL_T21_a_counter_from_the_pile_lies_open_and_refills_nothing() -> None:
    match = after(after(ready_to_draw(), "turn_up", kind="pig"), "draw", "1", from_="pile")
    assert (match.state.seat("1").open.size, match.state.seat("1").hidden.size) == (1, 1)
    assert match.state.display == held({"pig": 1, UNKNOWN: 4})
    assert refused(match, "draw_hidden", "2") == "EL-ROUND-01"


def test_EL_T22_three_counters_in_one_turn() -> None:
    match = after(ready_to_draw(), "draw", "1", from_="pile")
    assert refused(match, "draw", "1", from_="pile") == "EL-ROUND-02"


def test_EL_T24_a_kept_hidden_counter_and_a_drawn_one_are_two() -> None:
    match = with_seat(ready_to_draw_hidden(), "1", hidden=held({UNKNOWN: 1}))
    match = after(match, "draw_hidden", "1")
    assert match.state.seat("1").hidden.size == 2
    assert refused(match, "draw_hidden", "1") == "EL-ROUND-02"


def test_EL_T25_an_open_counter_in_phase_2() -> None:
    assert refused(ready_to_draw_hidden(), "draw", "1", from_="display") == "EL-ROUND-01"


def test_EL_T26_a_bare_desert_road_takes_no_dragons_and_no_caravan() -> None:
    match = ready_to_move("feodor", {"dragon": 3})
    assert refused(match, "travel", "1", route=DESERT, cards={"dragon": 1}) == "EL-MOVE-03"
    assert refused(match, "travel", "1", route=DESERT, cards={"dragon": 3}, caravan=True) == "EL-CARAVAN-03"


def test_EL_T27_the_obstacles_card_is_of_the_same_kind() -> None:
    match = ready_to_move("dagamura", {"dragon": 3, "unicorn": 1}, {WOODS: "dragon+obstacle"})
    assert refused(match, "travel", "1", route=WOODS, cards={"dragon": 2, "unicorn": 1}) == "EL-OBST-05"


def test_EL_T29_a_caravan_of_three_under_an_obstacle() -> None:
    match = ready_to_move("dagamura", {"dragon": 2, "pig": 1}, {WOODS: "dragon+obstacle"})
    cards = {"dragon": 2, "pig": 1}
    assert refused(match, "travel", "1", route=WOODS, cards=cards, caravan=True) == "EL-CARAVAN-05"


def test_EL_T30_a_caravan_by_who_could_pay() -> None:
    for switch in ("only_if_unable", "always"):
        match = ready_to_move("dagamura", {"dragon": 2, "raft": 3}, {WOODS: "dragon"}, caravan=switch)
        if switch == "always":
            assert isinstance(say(match, "travel", "1", route=WOODS, cards={"raft": 3}), Match)
        else:
            assert refused(match, "travel", "1", route=WOODS, cards={"raft": 3}) == "EL-CARAVAN-02"


def test_EL_T31_a_caravan_keeps_the_one_dragon() -> None:
    match = ready_to_move("dagamura", {"dragon": 1, "raft": 3}, {WOODS: "dragon"})
    assert after(match, "travel", "1", route=WOODS, cards={"raft": 3}).state.seat("1").hand == held({"dragon": 1})


def test_EL_T32_one_dragon_and_one_pig() -> None:
    match = ready_to_move("dagamura", {"dragon": 1, "pig": 1}, {WOODS: "dragon"})
    assert refused(match, "travel", "1", route=WOODS, cards={"dragon": 1, "pig": 1}) == "EL-CARAVAN-07"


def test_EL_T34_two_pigs_where_one_is_due() -> None:
    match = ready_to_move("virst", {"pig": 3}, {PLAINS: "pig"})
    assert refused(match, "travel", "1", route=PLAINS, cards={"pig": 2}) == "EL-COST-04"


def test_EL_T35_upstream_with_a_caravan_or_one_raft() -> None:
    match = ready_to_move("ixara", {"raft": 1, "pig": 5})
    assert refused(match, "travel", "1", route=RIVER, cards={"pig": 3}, caravan=True) == "EL-CARAVAN-04"
    assert refused(match, "travel", "1", route=RIVER, cards={"raft": 1}) == "EL-RIVER-02"


def test_EL_T37_a_ferry_of_the_other_lake() -> None:
    assert refused(ready_to_move("virst", {"raft": 2}), "travel", "1", route=OTHER_LAKE, cards={"raft": 2}) == (
        "EL-MOVE-02"
    )


def test_EL_T41_who_stays_put_with_8_cards_discards_4_and_is_dealt_4() -> None:
    match = all_pass(all_draw(begun(2)))
    match = after(after(match, "end_move", "1"), "discard", "1", count=4)
    match = all_end(match)
    while match.prompt.phase == "cleanup":
        match = after(match, "keep", match.prompt.seats[0], kind="hidden")
    dealt = after(match, "deal").last
    assert dealt is not None
    assert dealt.events[0].new == {"1": 4, "2": 4}


def test_EL_T42_one_counter_and_the_obstacle_are_kept_and_never_two_counters() -> None:
    match = cleaning_up(({"pig": 1, "troll": 1}, {}), ({}, {}))
    match = after(match, "keep", "1", kind="pig")
    assert (match.state.seat("1").counters, match.state.seat("1").obstacle) == (1, True)
    assert refused(match, "keep", "1", kind="troll") == "EL-ROUND-01"


def test_EL_T45_the_twentieth_piece_in_round_4_lets_the_next_seat_move() -> None:
    for edition in ("de", "en", "fr", "it", "cs", "ru", "ff"):
        match = ready_to_move("virst", {"raft": 1}, round=4, edition=edition)
        towns = tuple(town for town in the_game().board.collectable() if town != "ixara")
        match = with_seat(match, "1", collected=towns)
        match = after(match, "travel", "1", route=RIVER, cards={"raft": 1})
        assert after(match, "end_move", "1").prompt.seats == ("2",)


def test_EL_T46_fifteen_pieces_and_three_cards_each_share_the_win() -> None:
    assert [each.rank for each in standings(ended(15, 15, hands=(3, 3)).state)] == [1, 1]


def test_EL_T48_nine_pieces_in_one_round_cannot_be_paid() -> None:
    match = ready_to_move("virst", {UNKNOWN: 8}, {PLAINS: "pig", FEODOR_WOODS: "pig"})
    for n in range(8):
        match = after(match, "travel", "1", route=PLAINS, cards={"pig": 1})
        assert len(match.state.seat("1").collected) <= n + 1
    assert refused(match, "travel", "1", route=PLAINS, cards={"pig": 1}) == "EL-MOVE-09"
