"""Every switch of the seven editions, both ways (Part B of the ledger)."""

from __future__ import annotations

import pytest

from engine.elfenland.editions import EDITIONS, SWITCHES, preset
from engine.elfenland.scoring import standings
from engine.game import Start
from engine.match import Match
from engine.rule import Unclear
from tests.moments import (
    PLAINS,
    RIVER,
    UNKNOWN,
    WOODS,
    after,
    all_end,
    all_pass,
    begun,
    cleaning_up,
    ended,
    held,
    planning_with,
    ready_to_clean_up,
    ready_to_draw,
    ready_to_move,
    refused,
    say,
    the_game,
    with_seat,
    with_table,
)

COLLECTABLE = the_game().board.collectable()

PRESETS = """
de finish_round draw_three keep          other20 reenter only_if_unable on_stack     shared
it finish_round draw_three keep          other20 reenter only_if_unable on_stack     shared
cs finish_round draw_three keep          other20 reenter only_if_unable face_up_heap shared
en instant_win  draw_three keep          other20 reenter only_if_unable on_stack     shared
ru instant_win  draw_three keep          other20 reenter only_if_unable on_stack     shared
fr finish_round draw_three reshuffle_all other20 reenter only_if_unable on_stack     shared
ff finish_round draw_three reshuffle_all other20 reenter only_if_unable face_up_heap shared
"""
COLUMNS = ("early_end", "phase3", "display_refresh", "setup_towns", "pass", "caravan", "discards", "final_tie")


@pytest.mark.parametrize("row", PRESETS.strip().splitlines())
def test_an_edition_plays_by_its_preset(row: str) -> None:
    edition, *values = row.split()
    for options in (preset(edition), begun(edition=edition).state.options):
        assert [options[switch] for switch in COLUMNS] == values


def test_all_seven_editions_have_a_preset() -> None:
    assert {row.split()[0] for row in PRESETS.strip().splitlines()} == set(EDITIONS)


def test_without_an_edition_the_german_one_is_played() -> None:
    assert begun().state.options == {"edition": "de", "town_cards": False, **preset("de")}


def test_a_switch_that_is_configured_beats_the_edition() -> None:
    assert begun(edition="en", early_end="none").state.options["early_end"] == "none"


@pytest.mark.parametrize(("switch", "value"), [(switch, value) for switch in SWITCHES for value in SWITCHES[switch]])
def test_every_value_of_every_switch_can_be_configured_and_shows(switch: str, value: str | bool) -> None:
    match = begun(**{switch: value})
    assert match.state.options[switch] == value


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "pl"},
        {"edition": 1},
        {"town_cards": "yes"},
        {"town_cards": 1},
        {"pass": "never"},
        {"place_hidden": "true"},
        {"return_home": True},
        {"hidden_until": "end"},
        {"obstacle_after_use": "box"},
        {"passs": "final"},
        {"": True},
    ],
)
def test_an_option_or_value_that_is_not_there_is_unclear_and_the_known_ones_are_named(
    options: dict[str, object],
) -> None:
    answer = the_game().start(Start("elfenland", 3, None, options))
    assert isinstance(answer, Unclear)
    (name,) = options
    assert all(str(known) in answer.sentence for known in SWITCHES.get(name, EDITIONS if name == "edition" else ()))
    if name not in (*SWITCHES, "edition", "town_cards"):
        assert all(known in answer.sentence for known in (*SWITCHES, "edition", "town_cards"))


def test_an_option_that_is_null_counts_as_absent() -> None:
    assert begun(edition=None, pass_=None).state.options == begun().state.options


def after_a_round(**options: object) -> Match:
    """Before the second deal; seat 1 kept two cards, one of them known, seat 2 four, seat 3 none."""
    match = with_table(begun(**options), round=2)
    match = with_seat(match, "1", hand=held({"pig": 1, UNKNOWN: 1}))
    return with_seat(match, "2", hand=held({UNKNOWN: 4}))


def test_B31_to_eight_fills_every_hand() -> None:
    match = after(after_a_round(deal="to_eight"), "deal")
    assert [seat.hand.size for seat in match.state.seats] == [8, 8, 8]


def test_B31_eight_more_go_to_every_seat_and_what_was_kept_stays_known() -> None:
    first = after(begun(deal="eight_more"), "deal")
    assert [seat.hand.size for seat in first.state.seats] == [8, 8, 8]
    match = after(after_a_round(deal="eight_more"), "deal")
    assert [seat.hand.size for seat in match.state.seats] == [10, 12, 8]
    assert match.state.seat("1").hand == held({"pig": 1, UNKNOWN: 9})
    assert match.last is not None
    assert match.last.events[0].new == {"1": 8, "2": 8, "3": 8}


def test_B31_an_entered_hand_is_what_was_kept_and_eight_more() -> None:
    match = after_a_round(deal="eight_more")
    assert after(match, "deal", hands={"1": {"pig": 10}}).state.seat("1").hand == held({"pig": 10})
    assert refused(match, "deal", hands={"1": {"pig": 8}}) == "EL-DEAL-01"
    assert refused(match, "deal", hands={"1": {"troll": 10}}) == "EL-DEAL-02"
    assert refused(begun(deal="eight_more"), "deal", hands={"1": {"pig": 9}}) == "EL-DEAL-01"


def test_B31_twelve_cards_are_put_away_down_to_four() -> None:
    match = after(after_a_round(deal="eight_more"), "deal")
    match = with_table(match, phase="move", turn="2", start_player="2")
    match = after(match, "end_move", "2")
    assert refused(match, "discard", "2", count=4) == "EL-HAND-01"
    assert after(match, "discard", "2", count=8).state.seat("2").hand.size == 4


def test_B31_a_hand_that_a_table_let_grow_beyond_eight_is_dealt_nothing() -> None:
    match = with_seat(after_a_round(deal="to_eight"), "2", hand=held({UNKNOWN: 9}))
    assert after(match, "deal").state.seat("2").hand.size == 9


def one_town_short(round: int, seats: int = 3, **options: object) -> Match:
    """Seat 1 in Virst, one step down the river from its twentieth piece."""
    match = ready_to_move("virst", {"raft": 4}, seats=seats, round=round, **options)
    return with_seat(match, "1", collected=tuple(town for town in COLLECTABLE if town != "ixara"))


def finishing(round: int = 3, **options: object) -> Match:
    """Seat 1 has just taken its twentieth piece."""
    return after(one_town_short(round, **options), "travel", "1", route=RIVER, cards={"raft": 1})


def test_B01_early_end_finish_round_lets_the_others_move_and_tie() -> None:
    match = finishing(early_end="finish_round")
    assert match.prompt.phase == "move"
    match = all_end(match)
    assert (match.prompt.phase, match.prompt.round, match.state.ended_early) == ("over", 3, True)


def test_B01_early_end_instant_win_ends_the_game_with_that_travel() -> None:
    match = finishing(early_end="instant_win")
    assert match.prompt.over
    assert [each.seat for each in standings(match.state) if each.rank == 1] == ["1"]
    assert not finishing(round=4, early_end="instant_win").prompt.over, "in round 4 the game ends as ever"


def test_B01_early_end_none_plays_on() -> None:
    match = all_end(finishing(early_end="none"))
    while match.prompt.phase == "cleanup":
        match = after(match, "keep", match.prompt.seats[0], kind="hidden")
    assert (match.prompt.phase, match.prompt.round) == ("deal", 4)


@pytest.mark.parametrize("final_tie", SWITCHES["final_tie"])
def test_B02_final_tie_changes_no_standings(final_tie: str) -> None:
    assert [each.rank for each in standings(ended(5, 5, final_tie=final_tie).state)] == [1, 1]


@pytest.mark.parametrize("setup_towns", SWITCHES["setup_towns"])
def test_B04_setup_towns_plays_as_the_other_twenty_either_way(setup_towns: str) -> None:
    match = ready_to_move("beata", None, {"beata-elvenhold-plain": "pig"}, setup_towns=setup_towns)
    assert after(match, "travel", "1", route="beata-elvenhold-plain", cards={"pig": 1}).state.seat("1").collected == ()


def kept_an_open_one(**options: object) -> Match:
    """Phase 3, where seat 2 has kept an open counter."""
    return with_seat(ready_to_draw(2, **options), "2", open=held({"pig": 1}))


def turns_of_phase_3(match: Match) -> list[str]:
    """Who draws, in order."""
    turns: list[str] = []
    while match.prompt.phase == "draw":
        turns += match.prompt.seats
        match = after(match, "draw", turns[-1], from_="pile")
    return turns


def test_B05_phase3_draw_three_gives_a_keeper_three_more() -> None:
    assert turns_of_phase_3(kept_an_open_one(phase3="draw_three")) == ["1", "2"] * 3


def test_B05_phase3_fill_to_three_open_passes_over_who_has_three() -> None:
    match = kept_an_open_one(phase3="fill_to_three_open")
    assert turns_of_phase_3(match) == ["1", "2", "1", "2", "1"]
    assert [seat.open.size for seat in after(match, "drawn").state.seats] == [3, 3]


@pytest.mark.parametrize(("value", "left"), [("keep", {"pig": 1, UNKNOWN: 4}), ("reshuffle_all", {UNKNOWN: 5})])
def test_B06_display_refresh(value: str, left: dict[str, int]) -> None:
    match = ready_to_clean_up(({}, {}), ({}, {}), display_refresh=value)
    match = after(with_table(match, display=held({"pig": 1, UNKNOWN: 4})), "end_move", "2")
    assert match.state.display == held(left)


def test_B08_place_hidden_true_lets_a_hidden_counter_be_laid() -> None:
    match = planning_with(hidden=("dragon",), place_hidden=True)
    assert after(match, "place", "1", kind="dragon", route=WOODS).state.seat("1").hidden.size == 0


@pytest.mark.parametrize("hidden", [None, True])
def test_B08_place_hidden_false_lets_it_not(hidden: bool | None) -> None:
    match = planning_with(hidden=("dragon",), place_hidden=False)
    assert refused(match, "place", "1", kind="dragon", route=WOODS, hidden=hidden) == "EL-PLAN-02"


def test_B09_pass_reenter_asks_who_passed_again() -> None:
    match = after(after(planning_with("pig", seats=2), "pass", "1"), "place", "2", kind="pig", route=WOODS)
    assert match.prompt.seats == ("1",)


def test_B09_pass_final_passes_over_who_passed_and_the_last_goes_on_alone() -> None:
    match = planning_with("pig", pass_="final")
    match = after(after(match, "pass", "1"), "place", "2", kind="pig", route=WOODS)
    match = after(match, "pass", "3")
    assert match.prompt.seats == ("2",)
    assert refused(match, "place", "1", kind="pig", route=PLAINS) == "EL-ROUND-02"
    match = after(match, "place", "2", kind="pig", route=PLAINS)
    assert match.prompt.seats == ("2",)
    assert after(match, "pass", "2").prompt.phase == "move"


def test_B09_pass_final_is_forgotten_in_the_next_round() -> None:
    match = all_end(all_pass(planning_with(seats=2, pass_="final")))
    while match.prompt.phase == "cleanup":
        match = after(match, "keep", match.prompt.seats[0], kind="hidden")
    match = after(after(after(match, "deal"), "drawn"), "drawn")
    match = after(match, "pass", match.state.turn)
    assert (match.prompt.phase, match.prompt.seats) == ("plan", ("1",))


def able_to_pay(**options: object) -> Match:
    """Seat 1 before a road that it can pay, with three rafts beside."""
    return ready_to_move("dagamura", {"cloud": 2, "raft": 3}, {WOODS: "cloud"}, **options)


def test_B10_caravan_only_if_unable() -> None:
    match = able_to_pay(caravan="only_if_unable")
    assert refused(match, "travel", "1", route=WOODS, cards={"raft": 3}) == "EL-CARAVAN-02"


def test_B10_caravan_always() -> None:
    assert isinstance(say(able_to_pay(caravan="always"), "travel", "1", route=WOODS, cards={"raft": 3}), Match)


@pytest.mark.parametrize("discards", SWITCHES["discards"])
def test_B15_discards_change_where_cards_lie_and_nothing_else(discards: str) -> None:
    match = after(ready_to_move(discards=discards), "end_move", "1")
    assert after(match, "discard", "1", count=4).state.shown == {}


def test_B16_hand_limit_at_own_turn() -> None:
    match = after(ready_to_move(hand_limit_at="own_turn"), "end_move", "1")
    assert (match.prompt.seats, match.prompt.awaits) == (("1",), ("discard",))


def test_B16_hand_limit_at_round_end_all_above_4_discard_after_the_last_move_in_any_order() -> None:
    match = ready_to_move(hand={UNKNOWN: 4}, hand_limit_at="round_end")
    for seat in "123":
        assert (match.prompt.seats, match.prompt.awaits) == ((seat,), ("travel", "end_move"))
        assert refused(match, "discard", seat, count=4) == "EL-HAND-02"
        match = after(match, "end_move", seat)
    assert (match.prompt.seats, match.prompt.awaits) == (("2", "3"), ("discard",))
    assert refused(match, "end_move", "2") == "EL-HAND-01"
    assert refused(match, "travel", "3", route=RIVER, cards={"raft": 1}) == "EL-MOVE-10"
    assert refused(match, "discard", "1", count=0) == "EL-MOVE-01"
    match = after(match, "discard", "3", count=4)
    assert match.prompt.seats == ("2",)
    assert after(match, "discard", "2", count=4).prompt.round == 2


def test_B16_at_round_end_the_others_discard_where_the_last_to_move_leaves() -> None:
    match = ready_to_move(hand={UNKNOWN: 4}, hand_limit_at="round_end")
    for do, seat in (("end_move", "1"), ("end_move", "2"), ("leave", "3")):
        match = after(match, do, seat)
    assert (match.prompt.seats, match.prompt.awaits) == (("2",), ("discard",))


def test_B16_at_round_end_the_last_discard_can_end_the_game() -> None:
    match = ready_to_move(hand={UNKNOWN: 4}, hand_limit_at="round_end", round=4)
    for seat in "123":
        match = after(match, "end_move", seat)
    match = after(after(match, "discard", "2", count=4), "discard", "3", count=4)
    assert match.prompt.phase == "over"


def test_B18_keep_counter_exactly_one_if_any() -> None:
    match = cleaning_up(({"pig": 2}, {}), ({"pig": 1}, {}), keep_counter="exactly_one_if_any")
    assert match.prompt.seats == ("1",)
    assert refused(match, "keep", "1", kind=None) == "EL-CLEAN-03"


def test_B18_keep_counter_up_to_one_asks_everyone_who_has_any() -> None:
    match = cleaning_up(({"pig": 2}, {}), ({"pig": 1}, {}), ({}, {}), keep_counter="up_to_one")
    assert match.prompt.seats == ("1", "2")
    match = after(match, "keep", "2", kind=None)
    assert match.state.seat("2").counters == 0
    assert after(match, "keep", "1", kind="pig").state.seat("1").open == held({"pig": 1})


def targets_told(variant_distance: str) -> list[int | None]:
    """Distances 0 and 1 and 3, as this switch counts them, in seat order."""
    match = ended(0, 0, 0, towns=("virst", "virst", "virst"), town_cards=True, variant_distance=variant_distance)
    for seat, town in enumerate(("virst", "ixara", "grangor"), 1):
        match = after(match, "target", str(seat), town=town)
    return [each.distance for each in sorted(standings(match.state), key=lambda each: each.seat)]


def test_B28_variant_distance_edges() -> None:
    assert targets_told("edges") == [0, 1, 3]


def test_B28_variant_distance_towns_between() -> None:
    assert targets_told("towns_between") == [0, 0, 2]


@pytest.mark.parametrize("early_end", ["finish_round", "instant_win"])
def test_B30_variant_early_end_score_normally_lets_the_targets_decide(early_end: str) -> None:
    match = finishing(early_end=early_end, town_cards=True, variant_early_end="score_normally")
    match = all_end(match)
    assert (match.prompt.over, match.prompt.awaits) == (True, ("target",))


@pytest.mark.parametrize("early_end", ["finish_round", "instant_win"])
def test_B30_variant_early_end_as_base_asks_for_no_targets(early_end: str) -> None:
    match = all_end(finishing(early_end=early_end, town_cards=True, variant_early_end="as_base"))
    assert match.prompt.awaits == ()
    assert {each.distance for each in standings(match.state)} == {None}
    assert refused(match, "target", "1", town="virst") == "EL-END-01"


def test_B30_as_base_changes_nothing_where_the_game_ends_in_round_4() -> None:
    match = all_end(finishing(round=4, town_cards=True, variant_early_end="as_base"))
    assert match.prompt.awaits == ("target",)
