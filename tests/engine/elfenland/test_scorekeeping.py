"""A table that keeps only scores: pieces, turns, rounds, and what the end must know."""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import Any

import pytest

from engine.elfenland.scoring import standings
from engine.match import Match
from tests.moments import after, begun, facts, next_round, refusal, refused, the_game, unclear, with_seat, with_table

TOWNS = the_game().board.collectable()


def scoring(seats: int = 3, **options: Any) -> Match:
    """Only scores are kept, from the first round on."""
    return after(begun(seats, **options), "keep_score")


def collected(match: Match, seat: str, *towns: str) -> Match:
    """A seat took its pieces in these towns."""
    for town in towns:
        match = after(match, "collect", seat, town=town)
    return match


def last_round(*pieces: int, **options: Any) -> Match:
    """Round 4 of a table that keeps only scores; each seat has so many pieces, all of earlier rounds."""
    match = with_table(scoring(len(pieces), **options), round=4)
    for seat, count in enumerate(pieces, 1):
        match = with_seat(match, str(seat), collected=TOWNS[:count], had=count)
    return match


def test_before_the_deal_a_table_may_keep_only_scores_and_later_in_a_round_not() -> None:
    match = scoring(start_player="2")
    assert match.prompt.phase == "score"
    assert match.prompt.seats == ("2",)
    assert facts(match) == ["RefereeingEnded", "PhaseBegan"]
    assert refusal(after(begun(), "deal"), "keep_score").params == {"command": "keep_score", "phase": "draw_hidden"}


def test_a_town_s_piece_is_collected_and_given_back() -> None:
    match = collected(scoring(), "1", "virst", "ixara")
    assert match.state.seat("1").collected == ("virst", "ixara")
    match = after(match, "give_back", "1", town="ixara")
    assert match.state.seat("1").collected == ("virst",)
    assert match.state.seat("1").town == "virst"
    assert after(match, "give_back", "1", town="virst").state.seat("1").town == "elvenhold"
    assert unclear(match, "give_back", "1", town="ixara")


def test_whoever_remembers_a_piece_may_tell_it_out_of_turn() -> None:
    match = collected(scoring(), "3", "virst")
    assert match.state.seat("3").collected == ("virst",)
    assert match.prompt.seats == ("1",)


def test_EL_COLLECT_03_a_seat_takes_one_piece_a_town_and_none_in_Elvenhold() -> None:
    match = collected(scoring(), "1", "virst")
    assert refusal(match, "collect", "1", town="virst").params == {"seat": "1", "town": "virst"}
    assert refused(match, "collect", "2", town="elvenhold") == "EL-COLLECT-03"
    assert collected(match, "2", "virst").state.seat("2").collected == ("virst",)


def test_EL_MOVE_11_a_ninth_piece_in_one_round_is_refused_and_in_the_next_it_is_not() -> None:
    match = collected(scoring(), "1", *TOWNS[:8])
    assert refusal(match, "collect", "1", town=TOWNS[8]).params == {"seat": "1", "pieces": 9}
    match = collected(after(match, "next_round"), "1", TOWNS[8])
    assert match.state.seat("1").collected_now == 1


def test_a_piece_of_an_earlier_round_that_is_given_back_makes_no_room_in_this_one() -> None:
    match = after(collected(scoring(), "1", *TOWNS[:4]), "next_round")
    match = after(match, "give_back", "1", town=TOWNS[0])
    match = collected(match, "1", *TOWNS[4:12])
    assert refused(match, "collect", "1", town=TOWNS[0]) == "EL-MOVE-11"


def test_the_turn_goes_round_and_round() -> None:
    match = scoring(3, start_player="3")
    turns = [match.prompt.seats]
    for _ in range(3):
        match = after(match, "next_seat")
        turns.append(match.prompt.seats)
    assert turns == [("3",), ("1",), ("2",), ("3",)]


def test_the_next_round_moves_round_card_and_start_player_on() -> None:
    match = after(scoring(3, start_player="3"), "next_round")
    assert (match.state.round, match.state.start_player, match.prompt.seats) == (2, "1", ("1",))
    assert facts(match) == ["RoundBegan", "PhaseBegan"]


def test_nothing_of_a_refereed_round_is_accepted_there_and_nothing_of_it_elsewhere() -> None:
    assert refusal(scoring(), "pass", "1").params == {"command": "pass", "phase": "score"}
    for do, said in (("collect", {"seat": "1", "town": "virst"}), ("next_seat", {}), ("next_round", {})):
        assert unclear(begun(), do, **said)


def test_at_a_round_s_start_everything_is_refereed_again_and_before_its_end_not() -> None:
    match = after(collected(scoring(), "1", "virst"), "next_round")
    assert refused(collected(match, "2", "ixara"), "referee") == "EL-ROUND-01"
    match = after(after(match, "boot", "2", town="wylhien"), "referee")
    assert match.prompt.phase == "deal"
    assert [seat.town for seat in match.state.seats] == ["virst", "wylhien", "elvenhold"]
    match = next_round(match)
    assert (match.state.round, match.state.seat("1").collected) == (3, ("virst",))


def test_a_refereed_game_becomes_one_of_scores_only_at_any_round_s_start_and_goes_on_to_its_end() -> None:
    match = after(next_round(begun(2)), "keep_score")
    match = collected(match, "1", "virst", "ixara")
    for _ in range(3):
        match = after(match, "next_round")
    assert match.prompt.over
    assert [(each.seat, each.score) for each in standings(match.state)] == [("1", 2), ("2", 0)]


def test_EL_END_03_only_the_hands_of_those_are_asked_who_are_level_at_the_top() -> None:
    match = after(last_round(9, 9, 4), "next_round")
    assert (match.prompt.phase, match.prompt.seats, match.prompt.awaits) == ("hands", ("1", "2"), ("hand",))
    assert refused(match, "hand", "3", size=1) == "EL-ROUND-02"
    assert refusal(match, "hand", "1", size=6).params == {"seat": "1", "hand": 6, "surplus": 2}
    assert unclear(match, "hand", "1", size=-1)
    match = after(after(match, "hand", "1", size=1), "hand", "2", size=4)
    assert match.prompt.over
    assert [each.seat for each in standings(match.state)] == ["2", "1", "3"]


def test_EL_END_02_no_hand_is_asked_where_one_seat_has_the_most() -> None:
    assert after(last_round(9, 8), "next_round").prompt.over


def test_EL_VAR_06_with_town_cards_it_is_asked_where_each_boot_stands() -> None:
    match = after(last_round(9, 8, town_cards=True), "next_round")
    assert (match.prompt.phase, match.prompt.awaits) == ("boots", ("boot",))
    match = after(match, "boot", "2", town="virst")
    assert refusal(match, "boot", "2", town="ixara").params == {"seat": "2", "turn": "1"}
    match = after(match, "boot", "1", town="elvenhold")
    assert match.prompt.awaits == ("target",)
    match = after(after(match, "target", "1", town="virst"), "target", "2", town="strykhaven")
    assert [(each.seat, each.score) for each in standings(match.state)] == [("1", 8), ("2", 7)]


def test_EL_END_05_all_pieces_end_the_game_as_the_edition_has_it() -> None:
    for option, phase in (("instant_win", "over"), ("finish_round", "score")):
        match = with_table(last_round(19, 19, early_end=option), round=3)
        match = collected(match, "1", TOWNS[19])
        assert match.prompt.phase == phase
        if phase == "score":
            match = after(match, "next_round")
        assert match.prompt.over
        assert match.state.ended_early


def test_a_seat_that_leaves_is_passed_over_and_never_asked() -> None:
    match = after(scoring(3), "leave", "1")
    assert match.prompt.seats == ("2",)
    match = after(last_round(5, 5, 5), "leave", "2")
    match = after(match, "next_round")
    assert match.prompt.seats == ("1", "3")
    match = after(match, "hand", "1", size=2)
    assert after(match, "leave", "3").prompt.over
    match = after(last_round(5, 5, 5, town_cards=True), "leave", "2")
    assert after(match, "next_round").prompt.seats == ("1", "3")


@pytest.mark.parametrize("seats", [3, 4])
def test_EL_END_03_what_seats_that_left_have_collected_decides_nothing_about_who_is_asked(seats: int) -> None:
    """Whatever each has and whoever leaves: those who have the most of all who stay are asked, if they are several."""
    ids = [str(seat) for seat in range(1, seats + 1)]
    for pieces in product((4, 5), repeat=seats):
        played = last_round(*pieces)
        for left in chain.from_iterable(combinations(ids, count) for count in range(seats)):
            match = played
            for seat in left:
                match = after(match, "leave", seat)
            match = after(match, "next_round")
            stayed = {seat: count for seat, count in zip(ids, pieces, strict=True) if seat not in left}
            level = tuple(seat for seat, count in stayed.items() if count == max(stayed.values()))
            assert match.prompt.seats == (level if len(level) > 1 else ()), (pieces, left)
            while match.prompt.seats:
                seat = match.prompt.seats[-1]
                match = after(match, "hand", seat, size=int(seat) % 4)
            assert match.prompt.over


def refereed_again(seats: int = 2, **said: Any) -> Match:
    """Round 2, refereed again after a round of which only the scores are known; nothing was collected."""
    options = said.pop("options", {})
    return after(after(scoring(seats, **options), "next_round"), "referee", **said)


def drawn_counters(match: Match, *kinds: str) -> Match:
    """Phases 1 to 3 are over: each seat drew a hidden dragon, then these open counters."""
    match = after(match, "deal")
    for seat in seats_in_turn(match):
        match = after(match, "draw_hidden", seat, kind="dragon")
    while match.prompt.phase == "draw":
        (seat,) = match.prompt.seats
        match = after(match, "draw", seat, kind=kinds[match.state.seat(seat).drawn], **{"from": "pile"})
    return match


def seats_in_turn(match: Match) -> tuple[str, ...]:
    return tuple(seat.id for seat in match.state.clockwise())


@pytest.mark.parametrize("hidden", [True, False, None])
def test_EL_PLAN_02_a_kept_counter_whose_face_nobody_entered_can_be_placed_as_hidden_and_as_open(
    hidden: bool | None,
) -> None:
    match = drawn_counters(refereed_again(), "pig", "pig", "cloud")
    (seat,) = match.prompt.seats
    match = after(match, "place", seat, kind="troll", route="feodor-lapphalya-wood", hidden=hidden)
    assert match.state.seat(seat).counters == 4
    other = match.prompt.seats[0]
    match = after(match, "pass", other)
    assert refused(match, "place", seat, kind="elfcycle", route="elvenhold-lapphalya-plain") == "EL-PLAN-02"


def test_a_kept_counter_whose_face_nobody_entered_can_be_kept_again_as_either() -> None:
    match = drawn_counters(refereed_again(), "pig", "pig", "cloud")
    for seat in seats_in_turn(match):
        match = after(match, "pass", seat)
    for seat in seats_in_turn(match):
        match = after(after(match, "end_move", seat), "discard", seat, count=4)
    for kind, row in (("hidden", "hidden"), ("unicorn", "kept"), ("pig", "open")):
        kept = after(match, "keep", "1", kind=kind).state.seat("1")
        assert getattr(kept, row).size == kept.counters == 1


def test_who_left_is_not_given_cards_when_the_game_is_refereed_again() -> None:
    match = after(after(after(scoring(3), "leave", "3"), "next_round"), "referee")
    shown = match.game.shown(match.state)["seats"]
    assert (shown["3"]["hand"], shown["3"]["open"], shown["3"]["hidden"], shown["3"].get("kept")) == (0, {}, 0, None)
    assert [shown[seat]["hand"] for seat in "12"] == [4, 4]
    assert [(shown[seat]["open"], shown[seat]["hidden"], shown[seat]["kept"]) for seat in "12"] == [({}, 0, 1)] * 2


def test_what_each_seat_kept_can_be_told_with_the_command_that_begins_refereeing() -> None:
    match = refereed_again(hands={"1": 2, "2": 0}, kept={"1": 0, "2": 1}, options={"deal": "eight_more"})
    assert [(seat.hand.size, seat.counters, seat.fewer_cards) for seat in match.state.seats] == [(2, 0, 0), (0, 1, 0)]
    assert refused(match, "deal", hands={"1": {"dragon": 9}}) == "EL-DEAL-01"
    assert after(match, "deal", hands={"1": {"dragon": 10}}).state.seat("1").hand.size == 10
    scored = after(scoring(2), "next_round")
    assert refused(scored, "referee", kept={"1": 2}) == "EL-DRAW-09"
    assert refused(scored, "referee", hands={"1": 73}) == "EL-COMP-14"
    for wrong in ({"hands": {"7": 1}}, {"hands": {"1": -1}}, {"kept": {"1": -1}}):
        assert unclear(scored, "referee", **wrong)
    assert unclear(scoring(2), "referee", hands={"1": 1})


@pytest.mark.parametrize("cards", range(8, 13))
def test_where_the_number_of_cards_is_assumed_no_other_number_is_refused(cards: int) -> None:
    """Eight more are dealt to each, and nobody entered how many cards were kept: none to four."""
    match = refereed_again(options={"deal": "eight_more"})
    told = after(match, "deal", hands={"2": {"dragon": 8, **({"pig": cards - 8} if cards > 8 else {})}})
    assert told.state.seat("2").hand.size == cards
    match = after(after(match, "deal"), "drawn")
    match = after(match, "drawn")
    for seat in seats_in_turn(match):
        match = after(match, "pass", seat)
    first, second = seats_in_turn(match)
    # No road was travelled, so at least four are put away, and then four are left.
    match = after(match, "end_move", first)
    assert refused(match, "discard", first, count=3) == refused(match, "discard", first, count=9) == "EL-HAND-01"
    match = after(match, "discard", first, count=cards - 4)
    assert (match.state.seat(first).hand.size, match.state.seat(first).fewer_cards) == (4, 0)
    assert match.prompt.seats == (second,)


def test_who_need_not_put_cards_away_if_fewer_were_kept_is_passed_over() -> None:
    match = refereed_again(options={"deal": "eight_more"})
    match = after(after(after(match, "deal"), "drawn"), "drawn")
    first, second = seats_in_turn(match)
    match = after(match, "place", first, kind="dragon", route="feodor-lapphalya-wood")
    for seat in (second, first):
        match = after(match, "pass", seat)
    match = with_seat(match, first, town="feodor")
    for _ in range(2):
        match = after(match, "travel", first, route="feodor-lapphalya-wood", cards={"dragon": 2})
    match = after(match, "end_move", first)
    assert match.prompt.awaits == ("discard",)
    on = after(match, "end_move", second)
    assert on.state.seat(first).hand.size == 4
    assert on.prompt.seats == (second,)
    assert on.prompt.awaits == ("discard",)
    assert on.undo().state == match.state


@pytest.mark.parametrize("drawn", [2, 3])
def test_who_may_have_kept_an_open_counter_draws_two_or_three(drawn: int) -> None:
    """Each draws until three counters are open."""
    match = after(refereed_again(options={"phase3": "fill_to_three_open"}), "deal")
    match = after(match, "drawn")
    seats = seats_in_turn(match)
    for seat in seats * drawn:
        match = after(match, "draw", seat, **{"from": "pile"})
    assert after(match, "place", seats[0], kind="dragon", route="feodor-lapphalya-wood").prompt.phase == "plan"


def test_EL_COMP_14_six_seats_that_may_keep_eight_cards_are_not_dealt_more_than_the_box_has() -> None:
    match = begun(6, deal="eight_more")
    for do in ("deal", "drawn", "drawn"):
        match = after(match, do)
    for do in ("pass", "end_move"):
        for seat in seats_in_turn(match):
            match = after(match, do, seat)
            if do == "end_move":
                match = after(match, "let", command={"do": "discard", "seat": seat, "count": 0})
    for seat in match.prompt.seats:
        match = after(match, "keep", seat, kind="hidden")
    assert sum(seat.hand.size for seat in match.state.seats) == 48
    assert refused(match, "deal") == "EL-COMP-14"
    assert after(after(match, "leave", "6"), "leave", "5")
    assert refused(after(match, "leave", "6"), "deal") == "EL-COMP-14"
    assert after(after(after(match, "leave", "6"), "leave", "5"), "deal").prompt.phase == "draw_hidden"
