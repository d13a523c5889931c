"""Phase 6 and the end of the game (EL-CLEAN, EL-END, EL-VAR)."""

from __future__ import annotations

import pytest

from engine.elfenland.scoring import standings
from engine.match import Match
from tests.moments import (
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
    facts,
    held,
    last_round,
    next_round,
    planning_with,
    ready_to_clean_up,
    ready_to_move,
    refusal,
    refused,
    say,
    the_game,
    unclear,
    with_seat,
)

NONE: dict[str, int] = {}
TWO = ({UNKNOWN: 2}, NONE)


def podium(match: Match) -> list[tuple[str, int]]:
    """Seats and ranks, best first."""
    return [(each.seat, each.rank) for each in standings(match.state)]


def test_EL_CLEAN_01_the_next_round_card_shows() -> None:
    assert next_round(begun(2)).prompt.round == 2


def test_EL_CLEAN_02_the_left_neighbour_starts_the_next_round() -> None:
    match, starters = begun(3, start_player="3"), []
    while not match.prompt.over:
        starters.append(match.state.start_player)
        match = next_round(match)
    assert starters == ["3", "1", "2", "3"]


def test_EL_CLEAN_03_of_two_or_more_counters_one_is_kept() -> None:
    match = cleaning_up(({"pig": 2, "troll": 1}, {"cloud": 1}), TWO)
    assert match.prompt.seats == ("1", "2")
    kept = after(match, "keep", "1", kind="pig")
    assert (kept.state.seat("1").open, kept.state.seat("1").hidden.size) == (held({"pig": 1}), 0)
    for kind in ("dragon", None):
        answer = refusal(match, "keep", "1", kind=kind)
        assert (answer.rule.id, answer.params) == ("EL-CLEAN-03", {"seat": "1"})


def test_EL_CLEAN_03_a_single_counter_is_kept_by_itself_and_none_is_none() -> None:
    match = ready_to_clean_up(({"pig": 1}, NONE), (NONE, {"cloud": 1}), (NONE, NONE))
    match = after(match, "end_move", "3")
    assert (match.prompt.phase, match.prompt.round) == ("deal", 2)
    assert [seat.counters for seat in match.state.seats] == [1, 1, 0]


def test_EL_CLEAN_03_seats_answer_in_any_order_and_once() -> None:
    match = after(cleaning_up(TWO, TWO, (NONE, NONE), TWO), "keep", "4", kind="pig")
    assert match.prompt.seats == ("1", "2")
    assert refused(match, "keep", "4", kind="pig") == "EL-ROUND-02"
    assert refused(match, "keep", "3", kind="pig") == "EL-ROUND-02"
    match = after(after(match, "keep", "2", kind="pig"), "keep", "1", kind="troll")
    assert (match.prompt.phase, match.prompt.round) == ("deal", 2)


def test_EL_CLEAN_03_a_seat_returns_the_others_at_once() -> None:
    match = after(cleaning_up(({"pig": 2}, {"troll": 2}), TWO), "keep", "1", kind="hidden")
    assert match.prompt.phase == "cleanup"
    assert (match.state.seat("1").open.size, match.state.seat("1").hidden.size) == (0, 1)


def test_EL_CLEAN_03_where_a_kept_counter_is_looked_for() -> None:
    """Open known, open unknown, hidden known, hidden unknown."""
    rows = [
        (({"pig": 1, UNKNOWN: 1}, {"pig": 1}), "open"),
        (({UNKNOWN: 2}, {"pig": 1}), "open"),
        (({"troll": 2}, {"pig": 1}), "hidden"),
        (({"troll": 2}, {UNKNOWN: 1}), "hidden"),
    ]
    for counters, origin in rows:
        match = after(cleaning_up(counters, TWO), "keep", "1", kind="pig")
        assert getattr(match.state.seat("1"), origin) == held({"pig": 1})


def test_EL_CLEAN_04_a_hidden_counter_that_is_kept_stays_hidden() -> None:
    match = cleaning_up(({"pig": 2}, {"troll": 1}), TWO)
    kept = after(match, "keep", "1", kind="hidden")
    assert kept.state.seat("1").hidden == held({"troll": 1})
    assert after(match, "keep", "1", kind="troll").state.seat("1").hidden == held({"troll": 1})
    answer = refusal(kept, "keep", "2", kind="hidden")
    assert (answer.rule.id, answer.params) == ("EL-CLEAN-04", {"seat": "2"})


@pytest.mark.parametrize(
    ("hidden", "known"),
    [({"troll": 2}, {"troll": 1}), ({"troll": 1, "pig": 1}, {UNKNOWN: 1}), ({"troll": 1, UNKNOWN: 1}, {UNKNOWN: 1})],
)
def test_EL_CLEAN_04_which_of_two_hidden_ones_was_kept_is_known_only_if_they_are_alike(
    hidden: dict[str, int], known: dict[str, int]
) -> None:
    match = after(cleaning_up((NONE, hidden), TWO), "keep", "1", kind="hidden")
    assert match.state.seat("1").hidden == held(known)


def test_a_keep_carries_its_kind() -> None:
    assert unclear(cleaning_up(TWO, TWO), "keep", "1")
    assert unclear(cleaning_up(TWO, TWO), "keep", "1", kind="raft")


def test_EL_CLEAN_05_all_counters_leave_the_roads_with_the_last_keep_and_the_display_stays() -> None:
    match = after(begun(2), "turn_up", kind="pig")
    match = after(match, "deal")
    for seat in "12":
        match = after(match, "draw_hidden", seat)
    for seat in "121212":
        match = after(match, "draw", seat, from_="pile")
    match = after(match, "place", "1", kind="dragon", route=WOODS)
    match = all_end(all_pass(match))
    match = after(match, "keep", "1", kind="hidden")
    assert list(match.state.roads) == [WOODS]
    match = after(match, "keep", "2", kind="hidden")
    assert match.state.roads == {}
    assert match.state.display == held({"pig": 1, UNKNOWN: 4})
    assert facts(match) == ["Kept", "RoundBegan", "PhaseBegan"]


def test_EL_CLEAN_06_an_unused_obstacle_is_no_counter() -> None:
    match = after(ready_to_clean_up(({"pig": 1}, NONE), (NONE, NONE)), "end_move", "2")
    assert match.prompt.phase == "deal", "one counter and an obstacle: nothing to choose"
    assert [seat.obstacle for seat in match.state.seats] == [True, True]


def test_EL_CLEAN_07_boots_and_hands_stay_as_they_are() -> None:
    match = with_seat(ready_to_clean_up((NONE, NONE), (NONE, NONE)), "1", town="virst", hand=held({"pig": 3}))
    match = after(match, "end_move", "2")
    assert (match.state.seat("1").town, match.state.seat("1").hand) == ("virst", held({"pig": 3}))


def test_EL_CLEAN_08_after_round_4_nothing_is_cleaned_up() -> None:
    match = with_seat(last_round(1, 1), "1", open=held({"pig": 3}), hidden=held({}))
    match = after(match, "end_move", "2")
    assert (match.prompt.phase, match.prompt.round, match.state.seat("1").counters) == ("over", 4, 3)


def test_EL_END_01_after_round_4_every_command_is_refused() -> None:
    match = begun(2)
    for _ in range(4):
        match = next_round(match)
    assert match.prompt.over
    assert (match.prompt.seats, match.prompt.awaits) == ((), ())
    assert refused(match, "deal") == "EL-END-01"
    assert refused(match, "turn_up", kind="pig") == "EL-END-01"
    assert refused(match, "pass", "2") == "EL-END-01"
    assert len(match.undo().state.seats) == 2, "undo goes back into the game"


def test_EL_END_02_most_pieces_win() -> None:
    assert podium(ended(3, 7, 5)) == [("2", 1), ("3", 2), ("1", 3)]


def test_EL_END_03_of_equals_the_one_with_more_cards_wins() -> None:
    assert podium(ended(7, 7, 9, hands=(1, 4, 0))) == [("3", 1), ("2", 2), ("1", 3)]


def test_EL_END_04_who_is_still_equal_shares_the_rank_in_seat_order() -> None:
    assert podium(ended(7, 7, 5, hands=(3, 3, 4))) == [("1", 1), ("2", 1), ("3", 3)]
    assert podium(ended(5, 7, 7, hands=(3, 3, 3))) == [("2", 1), ("3", 1), ("1", 3)]


def all_but(town: str) -> tuple[str, ...]:
    """All collectable towns but this one."""
    return tuple(each for each in the_game().board.collectable() if each != town)


def about_to_finish(round: int, **options: object) -> Match:
    """Seat 1 in Virst, one step down the river from the twentieth piece."""
    match = ready_to_move("virst", {"raft": 4}, seats=2, round=round, **options)
    return with_seat(match, "1", collected=all_but("ixara"))


def test_EL_END_05_all_twenty_pieces_end_the_game_with_the_round() -> None:
    match = after(about_to_finish(3), "travel", "1", route=RIVER, cards={"raft": 1})
    assert not match.prompt.over
    match = all_end(match)
    assert match.last is not None
    assert match.last.events[-1].early
    assert (match.prompt.phase, match.prompt.round) == ("over", 3)


def test_EL_END_05_in_round_4_the_game_ends_as_ever() -> None:
    match = all_end(after(about_to_finish(4), "travel", "1", route=RIVER, cards={"raft": 1}))
    assert match.last is not None
    assert not match.last.events[-1].early


TOWN_CARDS = {"town_cards": True}


def test_EL_VAR_01_each_reveals_another_of_the_twelve_town_cards() -> None:
    match = ended(1, 1, 1, **TOWN_CARDS)
    assert (match.prompt.seats, match.prompt.awaits) == (("1", "2", "3"), ("target",))
    assert refusal(match, "target", "1", town="feodor").params == {"town": "feodor"}
    match = after(match, "target", "2", town="virst")
    assert refused(match, "target", "1", town="virst") == "EL-VAR-01"
    assert refused(match, "target", "2", town="beata") == "EL-ROUND-02"
    assert unclear(match, "target", "1", town="atlantis")
    match = after(after(match, "target", "1", town="beata"), "target", "3", town="yttar")
    assert refused(match, "target", "1", town="beata") == "EL-END-01"


def test_EL_VAR_01_before_the_end_no_target_is_entered_and_after_it_nothing_else_is_accepted() -> None:
    assert refused(begun(2, **TOWN_CARDS), "target", "1", town="virst") == "EL-ROUND-01"
    assert refused(ended(1, 1, **TOWN_CARDS), "pass", "1") == "EL-END-01"
    assert refused(ended(1, 1, **TOWN_CARDS), "turn_up", kind="pig") == "EL-END-01"


def test_EL_VAR_02_all_else_is_as_ever() -> None:
    with_cards, without = all_draw(begun(3, **TOWN_CARDS)), all_draw(begun(3))
    assert with_cards.prompt == without.prompt
    assert with_cards.game.shown(with_cards.state) == without.game.shown(without.state)


def told(match: Match, *towns: str) -> Match:
    """Every seat from 1 on reveals its town card."""
    for seat, town in enumerate(towns, 1):
        match = after(match, "target", str(seat), town=town)
    return match


def test_EL_VAR_03_the_distance_is_counted_by_the_shortest_way() -> None:
    match = told(ended(0, 0, towns=("virst", "virst"), **TOWN_CARDS), "virst", "ixara")
    assert {each.seat: each.distance for each in standings(match.state)} == {"1": 0, "2": 1}


def test_EL_VAR_03_standings_appear_with_the_last_target() -> None:
    match = told(ended(0, 0, **TOWN_CARDS), "virst")
    assert "standings" not in match.game.shown(match.state)
    assert match.prompt.over
    assert "standings" in match.game.shown(after(match, "target", "2", town="beata").state)


def test_EL_VAR_04_the_score_is_pieces_less_distance() -> None:
    match = told(ended(9, 12, towns=("virst", "yttar"), **TOWN_CARDS), "virst", "strykhaven")
    best, second = standings(match.state)
    assert (best.seat, best.score) == ("1", 9)
    assert second.score == 12 - (second.distance or 0)
    assert second.score < 9


def test_EL_VAR_05_of_equals_the_nearer_wins_and_cards_decide_nothing() -> None:
    match = told(ended(9, 10, hands=(0, 4), towns=("virst", "virst"), **TOWN_CARDS), "virst", "ixara")
    assert podium(match) == [("1", 1), ("2", 2)]
    match = told(ended(9, 9, hands=(0, 4), towns=("virst", "ixara"), **TOWN_CARDS), "virst", "ixara")
    assert podium(match) == [("1", 1), ("2", 1)]


def test_EL_VAR_06_roads_rivers_and_ferries_all_count_one() -> None:
    distances = the_game().board.distances_from("virst")
    assert (distances["ixara"], distances["elvenhold"], distances["lapphalya"]) == (1, 1, 1)
    assert distances["grangor"] == 3


def test_EL_VAR_07_the_distance_is_measured_from_where_the_boot_stands_and_a_score_may_be_below_0() -> None:
    match = told(ended(0, 0, towns=("beata", "yttar"), **TOWN_CARDS), "usselen", "virst")
    assert all(each.score < 0 for each in standings(match.state))


def test_a_whole_quiet_game_comes_to_its_end() -> None:
    match = begun(6)
    while not match.prompt.over:
        match = next_round(match)
    assert podium(match) == [(str(seat), 1) for seat in range(1, 7)]


def test_the_counters_left_at_the_end_of_planning_do_not_matter_to_the_next_deal() -> None:
    match = all_end(all_pass(planning_with("pig", hidden=("troll",))))
    assert isinstance(say(match, "keep", "1", kind="troll"), Match)
