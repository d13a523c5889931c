"""Set-up, the round's frame, and phases 1 to 3 (EL-SETUP, EL-ROUND, EL-DEAL, EL-DRAW)."""

from __future__ import annotations

from itertools import cycle

import pytest

from engine.game import Start
from engine.match import Match
from engine.rule import Unclear
from tests.moments import (
    PLAINS,
    UNKNOWN,
    WOODS,
    after,
    all_draw,
    begun,
    cleaning_up,
    ended,
    facts,
    held,
    next_round,
    planning_with,
    ready_to_draw,
    ready_to_draw_hidden,
    ready_to_move,
    refusal,
    refused,
    say,
    the_game,
    unclear,
    with_seat,
    with_table,
)


def test_EL_SETUP_01_each_has_a_boot_no_pieces_collected_and_an_obstacle() -> None:
    for seat in begun(6).state.seats:
        assert (seat.town, seat.collected, seat.obstacle, seat.hand.size) == ("elvenhold", (), True, 0)


def test_EL_SETUP_02_boots_start_in_Elvenhold() -> None:
    assert {seat["town"] for seat in _shown(begun(4))["seats"].values()} == {"elvenhold"}


def test_EL_SETUP_03_a_piece_lies_in_each_town_but_Elvenhold() -> None:
    assert "elvenhold" not in begun().game.board.collectable()
    assert len(set(begun().game.board.collectable())) == 20


def test_EL_SETUP_04_without_town_cards_none_is_entered_at_the_end() -> None:
    assert ended(1, 2).prompt.awaits == ()
    assert refused(ended(1, 2), "target", "1", town="virst") == "EL-END-01"


def test_EL_SETUP_06_the_first_round_is_1() -> None:
    assert begun().prompt.round == 1


def test_EL_SETUP_07_five_counters_of_unknown_kind_are_displayed() -> None:
    assert _shown(begun())["display"] == [None] * 5


def test_EL_SETUP_08_a_sixth_counter_is_not_turned_up() -> None:
    match = begun()
    for kind in ("pig", "pig", "troll", "cloud", "dragon"):
        match = after(match, "turn_up", kind=kind)
    assert sorted(_shown(match)["display"]) == ["cloud", "dragon", "pig", "pig", "troll"]
    assert refused(match, "turn_up", kind="unicorn") == "EL-SETUP-08"


CHOICE = ({UNKNOWN: 2}, {})
"""Open and hidden counters of a seat that has a choice at the end of the round."""


def test_EL_SETUP_08_a_displayed_counter_can_be_entered_in_every_phase_before_the_end() -> None:
    in_turn = ready_to_draw_hidden(), ready_to_draw(), planning_with(), ready_to_move()
    for match in (begun(), *in_turn, cleaning_up(CHOICE, CHOICE)):
        turned_up = after(match, "turn_up", kind="pig")
        assert (turned_up.state.display, turned_up.prompt) == (held({"pig": 1, UNKNOWN: 4}), match.prompt)
        assert turned_up.undo().state == match.state
        for _ in range(4):
            turned_up = after(turned_up, "turn_up", kind="troll")
        assert refused(turned_up, "turn_up", kind="cloud") == "EL-SETUP-08"


def test_EL_SETUP_08_while_a_seat_puts_cards_away_a_counter_can_be_entered_and_the_seat_is_still_awaited() -> None:
    match = after(ready_to_move(), "end_move", "1")
    assert match.prompt.awaits == ("discard",)
    assert after(match, "turn_up", kind="pig").prompt == match.prompt


def test_EL_SETUP_08_the_last_draw_of_phase_3_leaves_a_slot_that_can_still_be_entered() -> None:
    match = ready_to_draw()
    for kind in ("pig", "pig", "troll", "cloud", "dragon"):
        match = after(match, "turn_up", kind=kind)
    refills = cycle(("unicorn", "elfcycle", "dragon"))
    while match.prompt.phase == "draw":
        lying = next(iter(match.state.display.known))
        last = match = after(match, "draw", match.state.turn, from_="display", kind=lying)
        match = after(match, "turn_up", kind=next(refills))
    assert last.prompt.phase == match.prompt.phase == "plan"
    assert (last.state.display.unknown, match.state.display.unknown) == (1, 0)


def test_where_only_scores_are_kept_no_counter_is_turned_up() -> None:
    match = after(begun(), "keep_score")
    assert refusal(match, "turn_up", kind="pig").params == {"command": "turn_up", "phase": "score"}


def test_EL_SETUP_09_a_seat_has_one_obstacle_and_no_other() -> None:
    match = planning_with("pig", roads={WOODS: "pig", PLAINS: "pig"}, seats=2)
    match = after(after(match, "obstacle", "1", route=WOODS), "pass", "2")
    assert refused(match, "obstacle", "1", route=PLAINS) == "EL-OBST-01"


def test_EL_SETUP_10_the_start_player_is_entered_and_play_goes_clockwise() -> None:
    match, turns = after(begun(3, start_player="2"), "deal"), []
    while match.prompt.phase == "draw_hidden":
        turns += match.prompt.seats
        match = after(match, "draw_hidden", turns[-1])
    assert turns == ["2", "3", "1"]


def test_EL_SETUP_10_without_a_word_seat_1_starts_and_a_seat_that_is_not_there_cannot() -> None:
    assert begun().state.start_player == "1"
    assert isinstance(the_game().start(Start("elfenland", 3, "4")), Unclear)


def test_EL_ROUND_01_six_phases_in_order() -> None:
    match, phases = begun(2), []
    while match.prompt.round == 1:
        if phases[-1:] != [match.prompt.phase]:
            phases.append(match.prompt.phase)
        match = step(match)
    assert phases == ["deal", "draw_hidden", "draw", "plan", "move", "cleanup"]


def step(match: Match) -> Match:
    """One plain act of whatever is awaited."""
    seat = match.prompt.seats[0] if match.prompt.seats else None
    acts = {
        "deal": {},
        "draw_hidden": {},
        "draw": {"from_": "pile", "kind": "pig"},
        "pass": {},
        "end_move": {},
        "discard": {"count": 4},
        "keep": {"kind": "pig"},
    }
    do = match.prompt.awaits[-1]
    return after(match, do, seat, **acts[do])


def test_EL_ROUND_01_a_command_of_another_phase_is_refused_whoever_says_it() -> None:
    assert refused(begun(), "draw_hidden", "2") == "EL-ROUND-01"
    assert refused(ready_to_draw(), "deal") == "EL-ROUND-01"
    assert refused(ready_to_move(), "place", "1", kind="pig", route=WOODS) == "EL-ROUND-01"
    assert refusal(begun(), "keep", "1", kind=None).params == {"command": "keep", "phase": "deal"}


def test_EL_ROUND_02_a_seat_that_is_not_in_turn_waits() -> None:
    answer = refusal(ready_to_draw_hidden(), "draw_hidden", "3")
    assert (answer.rule.id, answer.params) == ("EL-ROUND-02", {"seat": "3", "turn": "1"})
    assert refused(ready_to_draw(), "draw", "2", from_="pile") == "EL-ROUND-02"
    assert refused(planning_with(), "place", "2", kind="pig", route=WOODS) == "EL-ROUND-02"


def test_EL_DEAL_01_an_entered_hand_is_8_cards() -> None:
    for hand in ({"pig": 7}, {"pig": 9}, {}, {"pig": 4, "raft": 5}):
        answer = refusal(begun(), "deal", hands={"2": hand})
        assert (answer.rule.id, answer.params) == ("EL-DEAL-01", {"seat": "2"})
    match = after(begun(), "deal", hands={"2": {"pig": 4, "raft": 4, "troll": 0}})
    assert match.state.seat("2").hand == held({"pig": 4, "raft": 4})
    assert match.state.seat("1").hand == held({UNKNOWN: 8})


def test_EL_DEAL_02_hands_are_filled_to_8_and_known_cards_stay_known() -> None:
    match = with_seat(begun(2), "1", hand=held({"pig": 2, UNKNOWN: 1}))
    dealt = after(match, "deal")
    assert dealt.state.seat("1").hand == held({"pig": 2, UNKNOWN: 6})
    assert dealt.last is not None
    assert dealt.last.events[0].new == {"1": 5, "2": 8}


def test_EL_DEAL_02_an_entered_hand_holds_what_was_kept() -> None:
    match = with_seat(begun(2), "1", hand=held({"pig": 2, UNKNOWN: 1}))
    assert refused(match, "deal", hands={"1": {"pig": 1, "raft": 7}}) == "EL-DEAL-02"
    assert isinstance(say(match, "deal", hands={"1": {"pig": 2, "raft": 6}}), Match)


def test_EL_DEAL_03_all_cards_but_the_hands_are_dealt_from_again() -> None:
    match = with_table(begun(2), shown={"raft": 12})
    assert after(match, "deal").state.cards_known("raft") == 0, "what was shown may be in any hand again"
    match = with_seat(match, "1", hand=held({"raft": 1}))
    assert isinstance(say(match, "deal", hands={"1": {"raft": 8}, "2": {"raft": 4, "pig": 4}}), Match)


def test_EL_DEAL_04_hands_are_private_and_their_size_is_not() -> None:
    match = after(begun(2), "deal", hands={"1": {"dragon": 8}})
    assert match.last is not None
    assert match.game.public(match.last.events[0]).hands is None
    assert _shown(match)["seats"]["1"]["hand"] == 8


def test_EL_DRAW_01_one_face_down_counter_a_seat() -> None:
    match = after(ready_to_draw_hidden(), "draw_hidden", "1")
    assert match.state.seat("1").hidden.size == 1
    assert refused(match, "draw_hidden", "1") == "EL-ROUND-02"
    assert refused(match, "draw", "2", from_="display") == "EL-ROUND-01"


def test_EL_DRAW_02_the_kind_of_a_hidden_counter_is_shown_to_nobody() -> None:
    match = after(ready_to_draw_hidden(), "draw_hidden", "1", kind="dragon")
    assert match.last is not None
    assert match.game.public(match.last.events[0]).kind is None
    assert _shown(match)["seats"]["1"]["hidden"] == 1


def test_EL_DRAW_04_a_seat_has_two_hidden_counters_at_most() -> None:
    match, most = begun(2), 0
    while not match.prompt.over:
        match = next_round_keeping_hidden(match)
        most = max(most, *(seat.hidden.size for state in states(match) for seat in state.seats))
    assert most == 2


def next_round_keeping_hidden(match: Match) -> Match:
    """A round in which everyone keeps a hidden counter."""
    match = all_draw(match)
    while match.prompt.phase in ("plan", "move"):
        match = step(match)
    while match.prompt.phase == "cleanup":
        match = after(match, "keep", match.prompt.seats[0], kind="hidden")
    return match


def states(match: Match) -> list[object]:
    """The state after every entry, the last first."""
    found = []
    while match.before is not None:
        found.append(match.state)
        match = match.before
    return found


def test_EL_DRAW_05_three_draws_each_one_a_turn() -> None:
    match, turns = ready_to_draw(3), []
    assert refused(after(match, "draw", "1", from_="pile"), "draw", "1", from_="pile") == "EL-ROUND-02"
    while match.prompt.phase == "draw":
        turns += match.prompt.seats
        match = after(match, "draw", turns[-1], from_="pile")
    assert turns == ["1", "2", "3"] * 3


def test_EL_DRAW_06_only_what_lies_in_the_display_is_taken_from_it() -> None:
    match = ready_to_draw(2)
    assert isinstance(say(match, "draw", "1", from_="display", kind="troll"), Match), "one of five unknown ones"
    for kind in ("pig", "pig", "cloud", "cloud", "dragon"):
        match = after(match, "turn_up", kind=kind)
    assert refused(match, "draw", "1", from_="display", kind="troll") == "EL-DRAW-06"
    assert isinstance(say(match, "draw", "1", from_="display"), Unclear), "which one, if all are known?"
    assert isinstance(say(match, "draw", "1", from_="pile", kind="troll"), Match)


@pytest.mark.parametrize("source", ["display", "pile"])
def test_EL_DRAW_07_a_counter_drawn_in_phase_3_lies_open(source: str) -> None:
    match = after(ready_to_draw(), "draw", "1", from_=source, kind="troll")
    assert match.state.seat("1").open == held({"troll": 1})
    assert _shown(match)["seats"]["1"]["open"] == {"troll": 1}
    assert _shown(after(ready_to_draw(), "draw", "1", from_=source))["seats"]["1"]["open"] == {"unknown": 1}


def test_EL_DRAW_08_the_display_is_refilled_before_the_next_draw_but_not_after_one_from_the_pile() -> None:
    match = after(ready_to_draw(), "turn_up", kind="pig")
    from_display = after(match, "draw", "1", from_="display", kind="pig")
    assert from_display.state.display == held({UNKNOWN: 5})
    from_pile = after(match, "draw", "1", from_="pile", kind="pig")
    assert from_pile.state.display == held({"pig": 1, UNKNOWN: 4})


def test_EL_DRAW_09_four_counters_in_round_1_and_five_for_who_kept_one() -> None:
    match = all_draw(begun(2))
    assert {seat.counters for seat in match.state.seats} == {4}
    match = all_draw(next_round(begun(2)))
    assert {seat.counters for seat in match.state.seats} == {5}


def test_EL_DRAW_10_nobody_passes_in_phases_2_and_3() -> None:
    assert refused(ready_to_draw_hidden(), "pass", "1") == "EL-ROUND-01"
    assert refused(ready_to_draw(), "pass", "1") == "EL-ROUND-01"


def test_drawing_unseen_closes_a_phase_for_all_who_still_have_to_draw() -> None:
    match = after(ready_to_draw_hidden(3), "draw_hidden", "1", kind="pig")
    match = after(match, "drawn")
    assert match.prompt.phase == "draw"
    assert [seat.hidden for seat in match.state.seats] == [held({"pig": 1}), held({UNKNOWN: 1}), held({UNKNOWN: 1})]
    match = after(after(match, "turn_up", kind="troll"), "draw", "1", from_="pile", kind="cloud")
    match = after(match, "drawn")
    assert (match.prompt.phase, match.state.display) == ("plan", held({UNKNOWN: 5}))
    assert [seat.open for seat in match.state.seats] == [
        held({"cloud": 1, UNKNOWN: 2}),
        held({UNKNOWN: 3}),
        held({UNKNOWN: 3}),
    ]
    assert facts(match) == ["DrawnUnseen", "PhaseBegan"]


def test_the_last_draw_opens_planning_with_the_start_player() -> None:
    match = begun(3, start_player="3")
    match = all_draw(match)
    assert (match.prompt.phase, match.prompt.seats) == ("plan", ("3",))


@pytest.mark.parametrize(
    "said",
    [
        {"do": "draw_hidden", "seat": "4"},
        {"do": "draw_hidden", "seat": "0"},
        {"do": "draw_hidden", "seat": "11"},
        {"do": "draw_hidden", "seat": 1},
        {"do": "draw_hidden"},
        {"do": "draw_hidden", "seat": None},
        {"do": "draw_hidden", "seat": "1", "kind": "raft"},
        {"do": "draw", "seat": "1"},
        {"do": "draw", "seat": "1", "from": "hand"},
        {"do": "turn_up"},
        {"do": "turn_up", "kind": None},
        {"do": "turn_up", "kind": "raft"},
        {"do": "deal", "hands": {"4": {"pig": 8}}},
        {"do": "deal", "hands": {"1": {"pig": 9, "raft": -1}}},
        {"do": "deal", "hands": {"1": {"pig": 8.0}}},
        {"do": "deal", "hands": {"1": {"boot": 8}}},
        {"do": "deal", "hands": [8]},
        {"do": "shuffle"},
        {"do": "Deal"},
    ],
)
def test_what_is_no_command_of_this_table_is_unclear_in_any_phase(said: dict[str, object]) -> None:
    from_ = {"from_": said["from"]} if "from" in said else {}
    rest = {name: value for name, value in said.items() if name not in ("do", "from")}
    for match in (begun(), ready_to_draw_hidden(), ready_to_draw(), ready_to_move(), ended(1, 2, 3)):
        assert unclear(match, str(said["do"]), **rest, **from_)  # type: ignore[arg-type]


def _shown(match: Match) -> dict[str, object]:
    return match.game.shown(match.state)


def test_EL_DRAW_01_hidden_counters_that_nobody_entered_leave_the_display_as_it_is_known() -> None:
    match = after(begun(), "turn_up", kind="pig")
    match = after(after(match, "deal"), "drawn")
    assert match.prompt.phase == "draw"
    assert match.state.display.known == {"pig": 1}
    assert after(match, "drawn").state.display.unknown == 5
