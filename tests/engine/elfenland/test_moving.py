"""Phase 5: roads, rivers, lakes, caravans, pieces, the hand limit (EL-MOVE … EL-HAND)."""

from __future__ import annotations

import pytest

from engine.elfenland.pieces import HAND_DEALT
from engine.match import Match
from tests.moments import (
    DESERT,
    FEODOR_WOODS,
    LAKE,
    MOUNTAINS,
    OTHER_LAKE,
    PLAINS,
    RIVER,
    UNKNOWN,
    WOODS,
    after,
    ended,
    facts,
    held,
    last_round,
    ready_to_move,
    refusal,
    refused,
    say,
    the_game,
    unclear,
    with_seat,
)


def test_EL_MOVE_01_each_seat_makes_one_move_in_turn() -> None:
    match = ready_to_move(hand={UNKNOWN: 4})
    answer = refusal(match, "travel", "2", route=LAKE, cards={"raft": 2})
    assert (answer.rule.id, answer.params) == ("EL-MOVE-01", {"seat": "2", "turn": "1"})
    assert refused(match, "end_move", "3") == "EL-MOVE-01"
    assert refused(after(match, "end_move", "1"), "travel", "1", route=LAKE, cards={"raft": 2}) == "EL-MOVE-01"


def test_EL_MOVE_02_a_step_goes_along_a_connection_of_the_boots_town() -> None:
    answer = refusal(ready_to_move("virst"), "travel", "1", route=WOODS, cards={"pig": 1})
    assert (answer.rule.id, answer.params) == ("EL-MOVE-02", {"route": WOODS, "town": "virst"})


def test_EL_MOVE_03_a_road_without_a_counter_is_not_travelled() -> None:
    match = ready_to_move("dagamura")
    for cards in ({"pig": 1}, {"pig": 3}, {}):
        assert refused(match, "travel", "1", route=WOODS, cards=cards) == "EL-MOVE-03"


def test_EL_MOVE_04_no_card_of_the_counters_kind() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "pig"})
    answer = refusal(match, "travel", "1", route=WOODS, cards={"dragon": 1, "raft": 1})
    assert (answer.rule.id, answer.params) == ("EL-MOVE-04", {"route": WOODS, "kind": "pig", "need": 1})


def test_EL_MOVE_05_one_card_where_the_chart_says_two() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "cloud"})
    answer = refusal(match, "travel", "1", route=WOODS, cards={"cloud": 1})
    assert answer.rule.id == "EL-MOVE-05"
    assert answer.params == {"route": WOODS, "kind": "cloud", "terrain": "wood", "need": 2, "played": 1}
    under_obstacle = ready_to_move("dagamura", None, {WOODS: "cloud+obstacle"})
    assert refused(under_obstacle, "travel", "1", route=WOODS, cards={"cloud": 1}) == "EL-MOVE-05"


def test_EL_MOVE_06_the_obstacles_card_is_due_for_everyone() -> None:
    match = ready_to_move("dagamura", {"cloud": 3}, {WOODS: "cloud+obstacle"})
    assert after(match, "travel", "1", route=WOODS, cards={"cloud": 3}).state.seat("1").hand.size == 0


def test_EL_MOVE_07_travel_uses_no_counter_up() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "pig+obstacle"})
    moved = after(match, "travel", "1", route=WOODS, cards={"pig": 2})
    assert moved.state.roads == match.state.roads


def test_EL_MOVE_08_there_and_back_is_paid_twice() -> None:
    match = ready_to_move("dagamura", {"pig": 2}, {WOODS: "pig"})
    match = after(match, "travel", "1", route=WOODS, cards={"pig": 1})
    back = after(match, "travel", "1", route=WOODS, cards={"pig": 1})
    assert (back.state.seat("1").town, back.state.seat("1").hand.size) == ("dagamura", 0)
    assert refused(back, "travel", "1", route=WOODS, cards={"pig": 1}) == "EL-MOVE-09"


def test_EL_MOVE_09_cards_come_from_the_hand() -> None:
    match = ready_to_move("dagamura", {"pig": 1, "raft": 2}, {WOODS: "cloud"})
    answer = refusal(match, "travel", "1", route=WOODS, cards={"cloud": 2})
    assert (answer.rule.id, answer.params) == ("EL-MOVE-09", {"seat": "1"})


def test_EL_MOVE_09_a_known_card_goes_before_an_unknown_one() -> None:
    match = ready_to_move("dagamura", {"cloud": 1, UNKNOWN: 1}, {WOODS: "cloud"})
    assert after(match, "travel", "1", route=WOODS, cards={"cloud": 2}).state.seat("1").hand.size == 0
    pigs = ready_to_move("dagamura", {"pig": 1, UNKNOWN: 1}, {WOODS: "pig"})
    left = after(pigs, "travel", "1", route=WOODS, cards={"pig": 1}).state.seat("1").hand
    assert left == held({UNKNOWN: 1})


def test_EL_MOVE_10_while_a_discard_is_due_nobody_travels() -> None:
    match = after(ready_to_move(), "end_move", "1")
    assert (match.prompt.seats, match.prompt.awaits) == (("1",), ("discard",))
    assert refused(match, "travel", "1", route=LAKE, cards={"raft": 2}) == "EL-MOVE-10"
    assert refused(match, "travel", "2", route=LAKE, cards={"raft": 2}) == "EL-MOVE-01"
    assert facts(match) == ["MoveEnded", "DiscardDue"]


def test_EL_MOVE_11_a_full_hand_pays_for_eight_steps_and_no_more() -> None:
    match = ready_to_move("dagamura", {UNKNOWN: HAND_DEALT}, {WOODS: "pig"})
    for _ in range(8):
        match = after(match, "travel", "1", route=WOODS, cards={"pig": 1})
    assert refused(match, "travel", "1", route=WOODS, cards={"pig": 1}) == "EL-MOVE-09"


def test_EL_RIVER_01_rivers_take_rafts_only() -> None:
    match = ready_to_move("virst")
    for cards in ({"pig": 1}, {"raft": 1, "pig": 1}, {"pig": 3}):
        answer = refusal(match, "travel", "1", route=RIVER, cards=cards)
        assert (answer.rule.id, answer.params) == ("EL-RIVER-01", {"route": RIVER, "need": 1})


def test_EL_RIVER_02_one_raft_with_the_arrow_and_two_against_it() -> None:
    for town, to, need in (("virst", "ixara", 1), ("ixara", "virst", 2)):
        match = ready_to_move(town)
        assert after(match, "travel", "1", route=RIVER, cards={"raft": need}).state.seat("1").town == to
        for played in {0, 1, 2, 3} - {need}:
            answer = refusal(match, "travel", "1", route=RIVER, cards={"raft": played})
            assert answer.rule.id == "EL-RIVER-02"
            assert answer.params == {"route": RIVER, "town": town, "to": to, "need": need, "played": played}
    assert refused(ready_to_move("virst"), "travel", "1", route=RIVER, cards={}) == "EL-RIVER-02"


def test_EL_RIVER_03_no_counter_no_obstacle_no_caravan_on_a_river() -> None:
    assert refused(ready_to_move("virst"), "travel", "1", route=RIVER, cards={"raft": 3}) == "EL-RIVER-02"
    assert refused(ready_to_move("virst"), "travel", "1", route=RIVER, cards={"raft": 3}, caravan=True) == (
        "EL-CARAVAN-04"
    )


def test_EL_RIVER_04_a_boot_goes_section_by_section() -> None:
    match = after(ready_to_move("virst"), "travel", "1", route=RIVER, cards={"raft": 1})
    match = after(match, "travel", "1", route="ixara-mahdavikia-river", cards={"raft": 1})
    match = after(match, "travel", "1", route="mahdavikia-grangor-river", cards={"raft": 1})
    assert (match.state.seat("1").town, match.state.seat("1").hand.size) == ("grangor", 5)


def test_EL_LAKE_01_a_ferry_costs_two_rafts_in_either_direction() -> None:
    for town, to in (("elvenhold", "virst"), ("virst", "elvenhold")):
        match = ready_to_move(town)
        assert after(match, "travel", "1", route=LAKE, cards={"raft": 2}).state.seat("1").town == to
        for cards in ({}, {"raft": 1}, {"raft": 3}, {"pig": 2}, {"raft": 2, "pig": 1}):
            answer = refusal(match, "travel", "1", route=LAKE, cards=cards)
            assert (answer.rule.id, answer.params) == ("EL-LAKE-01", {"town": town, "to": to, "need": 2})


def test_EL_LAKE_02_two_rafts_are_due_for_each_crossing() -> None:
    match = after(ready_to_move(hand={"raft": 3}), "travel", "1", route=LAKE, cards={"raft": 2})
    assert refused(match, "travel", "1", route="strykhaven-virst-lake", cards={"raft": 1}) == "EL-LAKE-01"
    assert refused(match, "travel", "1", route="strykhaven-virst-lake", cards={"raft": 2}) == "EL-MOVE-09"


def test_EL_LAKE_03_no_line_joins_the_two_lakes() -> None:
    lines = [route for route in the_game().board.routes.values() if route.terrain == "lake"]
    one_lake = {"virst", "strykhaven", "elvenhold"}
    assert all({line.a, line.b} <= one_lake or not {line.a, line.b} & one_lake for line in lines)
    assert refused(ready_to_move("virst"), "travel", "1", route=OTHER_LAKE, cards={"raft": 2}) == "EL-MOVE-02"


def test_EL_LAKE_04_no_caravan_on_a_lake() -> None:
    assert refused(ready_to_move(), "travel", "1", route=LAKE, cards={"pig": 3}) == "EL-LAKE-01"
    assert refused(ready_to_move(), "travel", "1", route=LAKE, cards={"raft": 2}, caravan=True) == "EL-CARAVAN-04"


def test_EL_CARAVAN_01_a_caravan_is_three_cards_of_any_kinds() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "cloud"})
    for cards in ({"raft": 3}, {"pig": 1, "troll": 1, "raft": 1}, {"cloud": 1, "pig": 2}):
        moved = after(match, "travel", "1", route=WOODS, cards=cards)
        assert moved.last is not None
        assert moved.last.events[0].caravan
    for played in (0, 1, 2, 4):
        answer = refusal(match, "travel", "1", route=WOODS, cards={"raft": played}, caravan=True)
        assert (answer.rule.id, answer.params) == ("EL-CARAVAN-01", {"need": 3, "played": played})


def test_EL_CARAVAN_02_a_caravan_is_only_for_who_cannot_pay() -> None:
    match = ready_to_move("dagamura", {"cloud": 2, "raft": 6}, {WOODS: "cloud"})
    answer = refusal(match, "travel", "1", route=WOODS, cards={"raft": 3})
    assert (answer.rule.id, answer.params) == ("EL-CARAVAN-02", {"route": WOODS})


def test_EL_CARAVAN_02_only_what_is_proven_counts_with_the_cards_just_laid_down() -> None:
    unproven = ready_to_move("dagamura", {"cloud": 1, UNKNOWN: 7}, {WOODS: "cloud"})
    assert isinstance(say(unproven, "travel", "1", route=WOODS, cards={"raft": 3}), Match)
    assert refused(unproven, "travel", "1", route=WOODS, cards={"cloud": 2, "raft": 1}) == "EL-CARAVAN-02"
    assert refused(unproven, "travel", "1", route=WOODS, cards={"cloud": 3}) == "EL-CARAVAN-02"


def test_EL_CARAVAN_02_comes_before_cards_that_are_not_there() -> None:
    match = ready_to_move("dagamura", {"cloud": 2}, {WOODS: "cloud"})
    assert refused(match, "travel", "1", route=WOODS, cards={"raft": 3}) == "EL-CARAVAN-02"


def test_EL_CARAVAN_03_no_counter_no_caravan() -> None:
    match = ready_to_move("dagamura")
    assert refused(match, "travel", "1", route=WOODS, cards={"raft": 3}, caravan=True) == "EL-CARAVAN-03"


@pytest.mark.parametrize(("town", "water"), [("virst", RIVER), ("elvenhold", LAKE)])
def test_EL_CARAVAN_04_caravans_do_not_travel_on_water(town: str, water: str) -> None:
    assert refused(ready_to_move(town), "travel", "1", route=water, cards={"raft": 3}, caravan=True) == "EL-CARAVAN-04"


def test_EL_CARAVAN_05_under_an_obstacle_a_caravan_is_four_cards() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "cloud+obstacle"})
    answer = refusal(match, "travel", "1", route=WOODS, cards={"raft": 3}, caravan=True)
    assert (answer.rule.id, answer.params) == ("EL-CARAVAN-05", {"need": 4, "played": 3})
    assert isinstance(say(match, "travel", "1", route=WOODS, cards={"raft": 4}), Match)
    assert refused(match, "travel", "1", route=WOODS, cards={"raft": 3}) == "EL-MOVE-04", "not told, it is no caravan"


@pytest.mark.parametrize(
    ("town", "route", "kind"), [("virst", PLAINS, "pig"), ("feodor", DESERT, "dragon"), ("grangor", MOUNTAINS, "troll")]
)
def test_EL_CARAVAN_06_one_caravan_pays_one_step_in_any_terrain(town: str, route: str, kind: str) -> None:
    match = ready_to_move(town, None, {route: kind})
    match = after(match, "travel", "1", route=route, cards={"raft": 3})
    assert refused(match, "travel", "1", route=route, cards={}) == "EL-COST-04"


def test_EL_CARAVAN_07_no_mixture_but_a_whole_caravan() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "cloud"})
    answer = refusal(match, "travel", "1", route=WOODS, cards={"cloud": 1, "pig": 1})
    assert answer.rule.id == "EL-CARAVAN-07"
    assert answer.params == {"route": WOODS, "kind": "cloud", "need": 2, "caravan": 3}
    assert refused(match, "travel", "1", route=WOODS, cards={"cloud": 2, "pig": 1}, caravan=False) == "EL-CARAVAN-07"


PAYMENTS = """
cloud          pig 1                  EL-MOVE-04
cloud          pig 2                  EL-MOVE-04
cloud          cloud 1                EL-MOVE-05
cloud          cloud 1, pig 1         EL-CARAVAN-07
cloud          cloud 3, pig 1         EL-CARAVAN-07
cloud          cloud 4                EL-COST-04
cloud+obstacle -                      EL-COST-04
cloud+obstacle pig 3                  EL-MOVE-04
cloud+obstacle cloud 1                EL-MOVE-05
cloud+obstacle cloud 2                EL-OBST-05
cloud+obstacle cloud 1, pig 1         EL-CARAVAN-07
cloud+obstacle cloud 2, pig 1         EL-OBST-05
cloud+obstacle cloud 1, pig 2         EL-CARAVAN-07
cloud+obstacle cloud 2, pig 3         EL-CARAVAN-07
cloud+obstacle cloud 4, pig 1         EL-OBST-05
cloud+obstacle cloud 5                EL-COST-04
"""
"""What is refused on a woods road that costs 2 clouds, 3 under an obstacle, where `caravan` is not told."""


@pytest.mark.parametrize("row", PAYMENTS.strip().splitlines())
def test_which_rule_names_a_wrong_payment(row: str) -> None:
    lying, *cards, rule = row.replace(",", "").replace("-  ", "").split()
    played = {kind: int(count) for kind, count in zip(cards[::2], cards[1::2], strict=True)}
    match = ready_to_move("dagamura", None, {WOODS: lying})
    assert refused(match, "travel", "1", route=WOODS, cards=played) == rule


def test_caravan_false_is_a_normal_payment_and_true_a_caravan_whatever_the_cards() -> None:
    match = ready_to_move("dagamura", None, {WOODS: "cloud"})
    assert refused(match, "travel", "1", route=WOODS, cards={"raft": 3}, caravan=False) == "EL-MOVE-04"
    assert refused(match, "travel", "1", route=WOODS, cards={"cloud": 2}, caravan=True) == "EL-CARAVAN-01"
    paid = after(match, "travel", "1", route=WOODS, cards={"cloud": 2}, caravan=False)
    assert paid.last is not None
    assert not paid.last.events[0].caravan


def test_EL_COLLECT_01_every_town_on_the_way_gives_its_piece() -> None:
    match = ready_to_move("feodor", None, {FEODOR_WOODS: "pig", PLAINS: "pig"})
    match = after(match, "travel", "1", route=FEODOR_WOODS, cards={"pig": 1})
    match = after(match, "travel", "1", route=PLAINS, cards={"pig": 1})
    assert match.state.seat("1").collected == ("lapphalya", "virst")
    assert match.game.shown(match.state)["seats"]["1"]["visited"] == ["lapphalya", "virst"]


def test_EL_COLLECT_02_only_the_own_piece_is_taken() -> None:
    match = after(ready_to_move("virst"), "travel", "1", route=RIVER, cards={"raft": 1})
    assert [len(seat.collected) for seat in match.state.seats] == [1, 0, 0]


def test_EL_COLLECT_03_nothing_is_taken_twice_nor_in_Elvenhold() -> None:
    match = after(ready_to_move(), "travel", "1", route=LAKE, cards={"raft": 2})
    back = after(match, "travel", "1", route=LAKE, cards={"raft": 2})
    assert facts(back) == ["Travelled"]
    again = after(back, "travel", "1", route=LAKE, cards={"raft": 2})
    assert facts(again) == ["Travelled"]
    assert again.state.seat("1").collected == ("virst",)


def test_EL_COLLECT_04_starting_in_a_town_is_not_reaching_it() -> None:
    match = after(ready_to_move("virst", {UNKNOWN: 4}), "end_move", "1")
    assert match.state.seat("1").collected == ()


def test_EL_HAND_01_at_the_end_of_a_move_all_above_four_go() -> None:
    match = after(ready_to_move(hand={"pig": 2, UNKNOWN: 4}), "end_move", "1")
    for said in ({"count": 1}, {"count": 3}, {"cards": {"raft": 3}}, {"count": 0}, {"cards": {}}):
        answer = refusal(match, "discard", "1", **said)
        assert (answer.rule.id, answer.params) == ("EL-HAND-01", {"seat": "1", "hand": 6, "surplus": 2})
    assert refused(match, "end_move", "1") == "EL-HAND-01"
    assert after(match, "discard", "1", cards={"pig": 1, "raft": 1}).state.seat("1").hand == held(
        {"pig": 1, UNKNOWN: 3}
    )


def test_EL_HAND_01_after_a_discard_by_count_only_the_known_beyond_it_stay_known() -> None:
    match = after(ready_to_move(hand={"pig": 4, "raft": 2, UNKNOWN: 1}), "end_move", "1")
    assert after(match, "discard", "1", count=3).state.seat("1").hand == held({"pig": 1, UNKNOWN: 3})


def test_EL_HAND_01_cards_not_in_the_hand_are_not_discarded() -> None:
    match = after(ready_to_move(hand={"pig": 6}), "end_move", "1")
    assert refused(match, "discard", "1", cards={"raft": 2}) == "EL-MOVE-09"


@pytest.mark.parametrize("said", [{}, {"count": 1, "cards": {"pig": 1}}, {"count": -1}, {"count": 1.5}, {"count": "1"}])
def test_a_discard_tells_its_cards_or_their_count(said: dict[str, object]) -> None:
    assert unclear(after(ready_to_move(), "end_move", "1"), "discard", "1", **said)
    assert unclear(ready_to_move(), "discard", "2", **said), "also where none is due"


def test_EL_HAND_02_nobody_discards_by_choice() -> None:
    for hand in ({UNKNOWN: 8}, {UNKNOWN: 3}):
        answer = refusal(ready_to_move(hand=hand), "discard", "1", count=1)
        assert (answer.rule.id, answer.params) == ("EL-HAND-02", {"seat": "1", "hand": sum(hand.values())})
    assert facts(after(ready_to_move(hand={UNKNOWN: 4}), "end_move", "1")) == ["MoveEnded", "TurnCame"]


def test_EL_HAND_03_also_who_did_not_move_discards_and_in_round_4_too() -> None:
    match = after(last_round(1, 1, hands=(4, 8)), "end_move", "2")
    assert match.prompt.awaits == ("discard",)
    match = after(match, "discard", "2", count=4)
    assert (match.prompt.phase, match.state.seat("2").hand.size) == ("over", 4)


def test_a_seat_with_an_empty_hand_still_ends_its_move() -> None:
    match = ready_to_move(hand={})
    assert match.prompt.awaits == ("travel", "end_move")
    assert after(match, "end_move", "1").prompt.seats == ("2",)


def test_after_the_end_nobody_moves() -> None:
    assert refused(ended(1, 2), "travel", "1", route=LAKE, cards={"raft": 2}) == "EL-END-01"


@pytest.mark.parametrize(
    "said",
    [
        {"route": WOODS},
        {"cards": {"pig": 1}},
        {"route": WOODS, "cards": {"pig": -1}},
        {"route": WOODS, "cards": {"pig": 1.5}},
        {"route": WOODS, "cards": {"pig": True}},
        {"route": WOODS, "cards": {"boot": 1}},
        {"route": WOODS, "cards": ["pig"]},
        {"route": WOODS, "cards": {"pig": 1}, "caravan": "yes"},
        {"route": "virst", "cards": {"pig": 1}},
    ],
)
def test_a_step_that_is_no_sentence_is_unclear_also_out_of_phase_and_turn(said: dict[str, object]) -> None:
    for match in (ready_to_move(), ended(1, 2)):
        assert unclear(match, "travel", "1", **said)
        assert unclear(match, "travel", "2", **said)


def test_the_hand_of_another_seat_is_no_concern() -> None:
    match = with_seat(ready_to_move("dagamura", {UNKNOWN: 8}, {WOODS: "pig"}), "2", hand=held({"pig": 8}))
    assert isinstance(say(match, "travel", "1", route=WOODS, cards={"pig": 1}), Match)
