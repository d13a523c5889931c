"""What any table can say beside its game's own words: agree on a switch, let stand, mend a name, leave."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.elfenland.game import differences
from companion.games.registry import GAMES
from engine.codec import read_command, read_events, write
from engine.common_commands import Left, Renamed, Ruled
from engine.elfenland import override_refusal as elfenland_ruling
from engine.elfenland.editions import EDITIONS, SWITCHES
from engine.elfenland.game import elfenland
from engine.elfenland.scoring import standings
from engine.game import Start
from engine.holding import Holding
from engine.judge_common_commands import since
from engine.masterelf import override_refusal as masterelf_ruling
from engine.masterelf.state import Stack
from engine.match import Match
from engine.rule import Rejection, Unclear
from engine.state import people
from tests.moments import (
    FEODOR_WOODS,
    PLAINS,
    WOODS,
    after,
    all_draw,
    all_end,
    all_pass,
    begun,
    cleaning_up,
    ended,
    facts,
    last_round,
    next_round,
    planning_with,
    ready_to_clean_up,
    ready_to_draw,
    ready_to_move,
    refusal,
    say,
    unclear,
    with_seat,
    with_table,
)

SAME = {"final_tie", "setup_towns", "discards"}
"""Switches under which the ledger has every value played alike (B02, B04, B15): what differs is only told."""


def agreed(match: Match, switch: str, value: Any, **told: Any) -> Match:
    """The match after the table agreed; `from_` a round, or the start."""
    return after(match, "agree", switch=switch, value=value, **told)


def under(match: Match, switch: str, value: Any) -> Match:
    """The match with this value agreed from the start, if it is not played already."""
    return match if match.state.options[switch] == value else agreed(match, switch, value)


def seen_early_end(value: Any) -> Any:
    places = elfenland().board.collectable()
    match = ready_to_move("feodor", {"dragon": 4}, {FEODOR_WOODS: "dragon"}, round=3)
    match = with_seat(match, "1", collected=tuple(town for town in places if town != "lapphalya"))
    match = after(under(match, "early_end", value), "travel", "1", route=FEODOR_WOODS, cards={"dragon": 2})
    if match.prompt.over:
        return "at once"
    return "after the round" if all_end(match).prompt.over else "not before the last round"


def seen_phase3(value: Any) -> Any:
    match = with_seat(ready_to_draw(2), "1", open=Holding(unknown=1))
    return after(under(match, "phase3", value), "drawn").last.events[0].counters  # type: ignore[union-attr]


def seen_display_refresh(value: Any) -> Any:
    match = ready_to_clean_up(({}, {}), ({}, {}))
    match = after(under(match, "display_refresh", value), "end_move", "2")
    return match.last.events[1].display_reshuffled  # type: ignore[union-attr]


def seen_place_hidden(value: Any) -> Any:
    match = under(planning_with("pig", hidden=["dragon"]), "place_hidden", value)
    return isinstance(say(match, "place", "1", kind="dragon", route=PLAINS), Match)


def seen_pass(value: Any) -> Any:
    match = after(under(planning_with("pig", seats=2), "pass", value), "pass", "1")
    return after(match, "place", "2", kind="pig", route=PLAINS).prompt.seats


def seen_caravan(value: Any) -> Any:
    match = ready_to_move("dagamura", {"dragon": 2, "raft": 3}, {WOODS: "dragon"})
    said = say(under(match, "caravan", value), "travel", "1", route=WOODS, cards={"raft": 3}, caravan=True)
    return isinstance(said, Match)


def seen_hand_limit_at(value: Any) -> Any:
    return after(under(ready_to_move(), "hand_limit_at", value), "end_move", "1").prompt.awaits


def seen_keep_counter(value: Any) -> Any:
    match = under(cleaning_up(({"pig": 2}, {}), ({"pig": 2}, {})), "keep_counter", value)
    return isinstance(say(match, "keep", "1", kind=None), Match)


def seen_variant_distance(value: Any) -> Any:
    match = ended(17, 3, towns=["throtmanni", "virst"], town_cards=True)
    match = after(after(match, "target", "1", town="jaccaranda"), "target", "2", town="virst")
    return [standing.distance for standing in standings(under(match, "variant_distance", value).state)]


def seen_variant_early_end(value: Any) -> Any:
    match = with_table(last_round(20, 3, town_cards=True), round=3)
    return after(under(match, "variant_early_end", value), "end_move", "2").prompt.seats


def seen_deal(value: Any) -> Any:
    match = with_table(under(begun(2), "deal", value), round=2)
    match = with_seat(match, "1", hand=Holding(unknown=4))
    return [seat.hand.size for seat in after(match, "deal").state.seats]


def seen_final_tie(value: Any) -> Any:
    return [standing.rank for standing in standings(under(ended(15, 15), "final_tie", value).state)]


def seen_setup_towns(value: Any) -> Any:
    match = ready_to_move("feodor", {"dragon": 4}, {FEODOR_WOODS: "dragon"})
    return facts(after(under(match, "setup_towns", value), "travel", "1", route=FEODOR_WOODS, cards={"dragon": 2}))


def seen_discards(value: Any) -> Any:
    return facts(after(under(ready_to_move(), "discards", value), "end_move", "1"))


@pytest.mark.parametrize("switch", [switch for switch, values in SWITCHES.items() if len(values) > 1])
def test_each_value_that_a_table_agrees_on_is_played(switch: str) -> None:
    seen = [str(globals()[f"seen_{switch}"](value)) for value in SWITCHES[switch]]
    assert len(set(seen)) == (1 if switch in SAME else len(seen)), seen


def test_what_is_agreed_for_later_and_holds_already_is_not_waited_for() -> None:
    match = agreed(begun(2), "caravan", "always", from_=3)
    match = agreed(match, "caravan", "only_if_unable", from_=2)
    assert match.state.house.coming == ()
    match = agreed(agreed(begun(2), "caravan", "always", from_=2), "caravan", "always", from_=3)
    assert [each.since for each in match.state.house.coming] == [2]


def test_each_switch_has_its_point_on_which_rulebooks_differ_and_each_point_its_switch() -> None:
    chosen = {switch for switch, values in SWITCHES.items() if len(values) > 1}
    assert sorted(each.switch for each in differences()) == sorted(chosen - {"setup_towns"}), "played alike"


def test_the_points_are_of_the_ledger_and_name_each_edition_that_speaks() -> None:
    ids = [each.id for each in differences()]
    assert ids == sorted(set(ids) & {f"B{n:02}" for n in range(1, 32)})
    for each in differences():
        assert {edition for editions in each.readings for edition in editions} <= set(EDITIONS)
    assert {rule for each in differences() for rule in each.rules} <= set(elfenland().rules)


# What can be agreed on, and from when


def test_nothing_was_played_that_says_otherwise_so_it_holds_from_the_start_and_undo_withdraws_it() -> None:
    match = all_draw(begun())
    after_it = agreed(match, "caravan", "always")
    assert after_it.state.options["caravan"] == "always"
    assert after_it.undo().state == match.state


def test_a_draw_that_another_reading_forbids_holds_it_off_until_the_next_round() -> None:
    match = next_round(begun(2, start_player="1"))
    for _ in range(2):
        match = after(match, "deal") if match.prompt.phase == "deal" else after(match, "drawn")
    for seat in ("2", "1", "2", "1", "2", "1"):
        match = after(match, "draw", seat, from_="pile", kind="pig")
    assert since(match, "phase3", "fill_to_three_open") == 3
    assert unclear(match, "agree", switch="phase3", value="fill_to_three_open")
    later = agreed(match, "phase3", "fill_to_three_open", from_=3)
    assert later.state.options["phase3"] == "draw_three"
    assert next_round_of(later).state.options["phase3"] == "fill_to_three_open"


def test_a_caravan_that_was_a_saving_says_from_when_it_is_forbidden() -> None:
    match = ready_to_move("dagamura", {"dragon": 2, "raft": 3}, {WOODS: "dragon"}, caravan="always")
    match = after(match, "travel", "1", route=WOODS, cards={"raft": 3}, caravan=True)
    assert since(match, "caravan", "only_if_unable") == 2
    assert since(match, "place_hidden", False) == 1


def test_a_counter_laid_after_passing_holds_off_that_passing_is_final() -> None:
    match = planning_with("pig", "pig", seats=2)
    match = after(match, "pass", "1")
    assert since(match, "pass", "final") == 1
    match = after(after(match, "place", "2", kind="pig", route=PLAINS), "place", "1", kind="pig", route=WOODS)
    assert since(match, "pass", "final") == 2


def test_who_had_all_pieces_in_mid_round_cannot_have_won_at_once() -> None:
    match = with_table(last_round(20, 3), round=3)
    assert since(match, "early_end", "instant_win") == 1
    over = after(match, "end_move", "2")
    assert over.prompt.over
    assert since(over, "early_end", "none") is None
    assert unclear(over, "agree", switch="early_end", value="none")


def test_the_later_word_on_a_switch_holds() -> None:
    match = agreed(agreed(all_draw(begun()), "caravan", "always", from_=2), "caravan", "only_if_unable", from_=1)
    assert next_round_of(match).state.options["caravan"] == "only_if_unable"


def next_round_of(match: Match) -> Match:
    """The next round, from planning on."""
    match = all_end(all_pass(match))
    while match.prompt.phase == "cleanup":
        match = after(match, "keep", match.prompt.seats[0], kind="pig")
    return match


@pytest.mark.parametrize(
    "said",
    [
        {"switch": "tea", "value": True},
        {"switch": "town_cards", "value": True},
        {"switch": "caravan", "value": "never"},
        {"switch": "place_hidden", "value": 1},
        {"switch": "caravan", "value": "only_if_unable"},
        {"switch": "caravan", "value": "always", "from": 5},
        {"switch": "caravan", "value": "always", "from": 0},
    ],
)
def test_what_cannot_be_agreed_on_is_reported_in_a_sentence(said: dict[str, Any]) -> None:
    assert unclear(begun(), "agree", **said)


def test_a_sentence_about_an_unknown_switch_lists_those_that_there_are() -> None:
    answer = say(begun(), "agree", switch="tea", value=True)
    assert isinstance(answer, Unclear)
    assert all(switch in answer.sentence for switch in SWITCHES)


def test_the_rulebook_that_is_cited_may_be_changed_at_any_time() -> None:
    match = agreed(ready_to_move(), "edition", "cs")
    assert match.game.edition(match.state) == "cs"
    assert match.state.options["discards"] == "on_stack", "a preset is several switches, agreed on one by one"


# Rulings

NEVER = """
EL-COMP-13    the box has things for two to six seats
EL-COMP-14    the box holds no more of these pieces
EL-SETUP-08   the display has room for five counters
EL-ROUND-01   what belongs to another phase has no place in this one
EL-ROUND-02   two seats cannot be in turn at once
EL-MOVE-01    two seats cannot be in turn at once
EL-MOVE-10    the move is over
EL-DEAL-01    a hand is what was kept and dealt: what is missing is dealt, what is too much goes back
EL-DEAL-02    a card that was kept is still in the hand
EL-DRAW-06    this counter does not lie in the display
EL-PLAN-04    a road has room for one counter
EL-PLAN-05    the chart has no price for it, so nobody could pay for the road
EL-PLAN-06    water has no room for a counter
EL-OBST-01    each seat has one obstacle, and this one is used
EL-OBST-02    there is no counter to lie with
EL-OBST-03    a road has room for one obstacle
EL-OBST-04    water has no room for an obstacle
EL-MOVE-02    the boot does not stand at this connection
EL-MOVE-09    these cards are not in the hand
EL-MOVE-11    a card pays for one piece at most
EL-COLLECT-03 no such piece lies there any more
EL-CLEAN-04   there is no hidden counter to keep
EL-END-01     the game is over
EL-VAR-01     each of the twelve town cards is there once
EL-COMP-04    a position is entered as it is on the table: an impossible one is corrected, and not allowed
EL-SETUP-09   a position is entered as it is on the table: an impossible one is corrected, and not allowed
EL-DRAW-04    a position is entered as it is on the table: an impossible one is corrected, and not allowed
EL-DRAW-05    a position is entered as it is on the table: an impossible one is corrected, and not allowed
EL-DRAW-09    a position is entered as it is on the table: an impossible one is corrected, and not allowed
EL-COST-03    a position is entered as it is on the table: an impossible one is corrected, and not allowed
EL-COLLECT-01 a position is entered as it is on the table: an impossible one is corrected, and not allowed
EL-CLEAN-05   a position is entered as it is on the table: an impossible one is corrected, and not allowed
EL-END-05     a position is entered as it is on the table: an impossible one is corrected, and not allowed
ME-COMP-01    the box holds no more of these cards
ME-SETUP-01   the box has things for two to four seats
ME-SETUP-03   a position is entered as it lies on the table
ME-BOARD-01   a position is entered as it lies on the table
ME-SETUP-09   two seats cannot be in turn at once
ME-TURN-01    what belongs to another part of the turn has no place in this one
ME-TAKE-01    no such card lies there
ME-TAKE-02    no more unknown cards lie there
ME-GIFT-02    no other gift lies on top
ME-END-02     the game is over
ME-BONUS-01   no such card lies there
ME-BONUS-02   two seats cannot choose at once
ME-SPEC-02    no such gift lies there
ME-SCORE-01   a count adds up what the cards show
ME-SCORE-03   a count adds up what the cards show
ME-SCORE-04   a count adds up what the cards show
ME-SCORE-06   a count adds up what the cards show
"""
"""Every rule that the players cannot overrule, and why. A position that is entered is corrected, and not allowed."""


@pytest.mark.parametrize(("game", "let"), [("elfenland", elfenland_ruling.LET), ("masterelf", masterelf_ruling.LET)])
def test_every_rule_either_can_be_let_go_or_says_why_not(game: str, let: Any) -> None:
    rules = set(GAMES[game].game().rules)
    never = dict(line.split(maxsplit=1) for line in NEVER.strip().splitlines())
    assert not set(let) & set(never)
    assert set(let) | (set(never) & rules) == rules
    assert all(never.values())


def ruled(match: Match, do: str, seat: str, **said: Any) -> Match | Rejection | Unclear:
    """The table lets this stand."""
    return say(match, "let", command={"do": do, "seat": seat, **said})


def test_the_table_lets_a_step_for_too_few_cards_stand_and_it_is_written_down_as_that() -> None:
    match = ready_to_move("feodor", {"dragon": 4}, {FEODOR_WOODS: "dragon"})
    refused = refusal(match, "travel", "1", route=FEODOR_WOODS, cards={"dragon": 1})
    stands = ruled(match, "travel", "1", route=FEODOR_WOODS, cards={"dragon": 1})
    assert isinstance(stands, Match)
    assert stands.last.events[0] == Ruled(refused.rule.id, "1")  # type: ignore[union-attr]
    assert facts(stands) == ["Ruled", "Travelled", "PieceCollected"]
    assert stands.state.seat("1").town == "lapphalya"
    assert stands.state.seat("1").hand.size == 3
    assert stands.undo().state == match.state


@pytest.mark.parametrize(
    ("rule", "cards", "caravan"),
    [
        ("EL-COST-04", {}, None),
        ("EL-MOVE-04", {"pig": 1}, None),
        ("EL-MOVE-05", {"dragon": 1}, None),
        ("EL-OBST-05", {"dragon": 2}, None),
        ("EL-OBST-05", {"dragon": 2, "pig": 1}, None),
        ("EL-CARAVAN-02", {"pig": 2, "raft": 2}, True),
        ("EL-CARAVAN-05", {"pig": 2}, True),
        ("EL-CARAVAN-07", {"dragon": 1, "pig": 1}, None),
    ],
)
def test_a_price_may_be_let_go_whatever_is_wrong_with_it(
    rule: str, cards: dict[str, int], caravan: bool | None
) -> None:
    match = ready_to_move("feodor", {"dragon": 4, "pig": 2, "raft": 2}, {FEODOR_WOODS: "dragon+obstacle"})
    said = {"route": FEODOR_WOODS, "cards": cards, "caravan": caravan}
    assert refusal(match, "travel", "1", **said).rule.id == rule
    stands = ruled(match, "travel", "1", **said)
    assert isinstance(stands, Match)
    assert stands.state.seat("1").town == "lapphalya"
    assert stands.state.seat("1").hand.size == 8 - sum(cards.values())


def test_in_the_ring_a_second_gift_and_stacks_that_are_not_equal_may_be_let_stand() -> None:
    game = GAMES["masterelf"].game()
    table = game.start(Start("masterelf", 2))
    second = Match(game, replace(table, phase="end").with_stack(1, 8, "key").with_seat("1", hand=Holding(unknown=6)))
    made = ruled(second, "create", "1", stack=1, cards={"air": 2, "water": 1})
    assert isinstance(made, Match)
    assert made.state.seat("1").gifts == ("key",)
    empty = replace(table, phase="redistribute", stacks=(Stack(0), Stack(5), Stack(4)), exhausted=1)
    laid = Match(game, empty)
    for sizes, stands in (((5, 2, 2), True), ((9, 0, 0), False), ((3, 3, 4), False)):
        answer = say(laid, "let", command={"do": "redistribute", "sizes": sizes})
        assert isinstance(answer, Match) is stands
    unearned = Match(game, replace(table, phase="end"))
    taken = ruled(unearned, "reward", "1", gift="pirate", **{"from": 1})
    assert isinstance(taken, Match)
    assert taken.state.seat("1").reward is False
    again = ruled(Match(game, replace(taken.state, phase="end")), "reward", "1", gift="key", **{"from": 2})
    assert isinstance(again, Match)
    assert again.last.events[0] == Ruled("ME-SPEC-03", "1")  # type: ignore[union-attr]


def test_nothing_is_let_stand_that_is_legal_or_that_pieces_cannot_do() -> None:
    match = ready_to_move("feodor", {"dragon": 4}, {FEODOR_WOODS: "dragon"})
    assert isinstance(ruled(match, "travel", "1", route=FEODOR_WOODS, cards={"dragon": 2}), Unclear)
    for said in ({"route": PLAINS, "cards": {"pig": 1}}, {"route": FEODOR_WOODS, "cards": {"pig": 3}}):
        answer = ruled(match, "travel", "1", **said)
        assert isinstance(answer, Rejection), "the boot is not there, or no such cards are in the hand"
    assert isinstance(say(match, "let", command={"do": "agree", "switch": "pass", "value": "final"}), Unclear)
    assert isinstance(say(match, "let", command={"do": "fly"}), Unclear)


def test_a_ruling_takes_no_card_that_the_box_has_not() -> None:
    match = ready_to_move("feodor", {"unknown": 8}, {FEODOR_WOODS: "dragon"})
    match = with_table(match, shown={"pig": 10})
    answer = ruled(match, "travel", "1", route=FEODOR_WOODS, cards={"pig": 1})
    assert isinstance(answer, Rejection)


def test_a_hidden_counter_may_be_let_stand_where_the_table_plays_otherwise() -> None:
    match = planning_with("pig", hidden=["dragon"], place_hidden=False)
    stands = ruled(match, "place", "1", kind="dragon", route=PLAINS)
    assert isinstance(stands, Match)
    assert stands.state.seat("1").hidden.size == 0
    assert isinstance(ruled(match, "place", "1", kind="troll", route=PLAINS), Rejection)


def test_a_hand_above_four_may_be_let_stand() -> None:
    match = after(ready_to_move(), "end_move", "1")
    stands = ruled(match, "end_move", "1")
    assert isinstance(stands, Match)
    assert stands.state.seat("1").hand.size == 8
    assert stands.prompt.seats == ("2",)


# People


def test_a_name_and_a_colour_are_mended_and_colours_stay_distinct() -> None:
    match = after(begun(2), "rename", "1", name=" Hanna ", colour="blue")
    assert match.state.house.renamed == (Renamed("1", "Hanna", "blue"),)
    assert people((("Anna", "red"), ("Ben", "blue")), match.state.house.renamed) == (("Hanna", "blue"), ("Ben", "red"))
    assert match.undo().state.house.renamed == ()


def test_no_sign_that_is_not_seen_stands_in_a_name() -> None:
    match = after(begun(2), "rename", "1", name="An\u202ena\x1b[2J\n\x07Eva\u2069")
    assert match.last is not None
    assert b"Anna[2JEva" in write(match.last.command)
    assert match.state.house.renamed == (Renamed("1", "Anna[2JEva"),)
    assert write(match.last.command).isascii()
    assert unclear(begun(2), "rename", "1", name="\x1b\u202e")


@pytest.mark.parametrize("said", [{}, {"name": "  "}, {"colour": "pink"}, {"name": "x" * 41}])
def test_what_is_no_name_and_no_colour_is_reported_in_a_sentence(said: dict[str, Any]) -> None:
    assert unclear(begun(2), "rename", "1", **said)
    assert unclear(begun(2), "rename", "3", name="Eva")


def test_who_leaves_in_turn_hands_the_turn_on() -> None:
    match = after(ready_to_move(), "leave", "1")
    assert facts(match) == ["Left", "TurnCame"]
    assert match.prompt.seats == ("2",)
    gone = match.state.seat("1")
    assert gone.hand.size == gone.counters == 0
    assert unclear(match, "travel", "1", route=PLAINS, cards={"pig": 1})
    assert unclear(match, "leave", "1")


def test_the_last_to_move_may_leave_and_the_round_ends() -> None:
    match = ready_to_clean_up(({"pig": 1}, {}), ({"pig": 1}, {}), ({"pig": 2}, {}))
    match = after(match, "leave", "3")
    assert match.state.round == 2
    assert match.state.start_player == "2"


def test_the_start_player_card_passes_over_who_left() -> None:
    match = after(begun(3), "leave", "2")
    match = next_round(match)
    assert match.state.start_player == "3"


def test_a_start_player_who_leaves_leaves_the_order_of_the_round_as_it_was() -> None:
    match = after(begun(3), "leave", "1")
    match = after(match, "deal")
    assert match.prompt.seats == ("2",)
    assert set(match.last.events[0].new) == {"2", "3"}  # type: ignore[union-attr]
    match = after(after(match, "draw_hidden", "2"), "draw_hidden", "3")
    assert match.prompt.phase == "draw"
    assert next_round_of(after(match, "drawn")).state.start_player == "2"


def test_a_run_of_passes_loses_the_pass_of_who_left() -> None:
    match = planning_with("pig", seats=3)
    match = after(after(match, "pass", "1"), "leave", "1")
    assert match.state.passes == 0
    assert after(after(match, "pass", "2"), "pass", "3").prompt.phase == "move"
    match = planning_with("pig", seats=3)
    match = after(after(after(match, "pass", "1"), "pass", "2"), "leave", "3")
    assert match.prompt.phase == "move", "all who are left have passed"


def test_whose_counter_was_waited_for_is_waited_for_no_more() -> None:
    match = cleaning_up(({"pig": 2}, {}), ({"pig": 2}, {}))
    assert after(match, "leave", "1").prompt.seats == ("2",)
    one_left = after(match, "keep", "2", kind="pig")
    assert after(one_left, "leave", "1").state.round == 2


def test_who_stays_can_finish_alone_and_cannot_leave() -> None:
    match = after(ready_to_move(seats=2), "leave", "1")
    assert unclear(match, "leave", "2")
    match = all_end(match)
    for _ in range(3):
        match = next_round(match) if match.prompt.phase == "deal" else match
    assert match.prompt.over


def test_who_left_keeps_pieces_and_stands_behind_all_who_stayed() -> None:
    match = after(with_seat(last_round(9, 3, 5), "1", hand=Holding(unknown=4)), "leave", "1")
    over = after(match, "end_move", "3")
    assert over.prompt.over
    order = standings(over.state)
    assert [(each.seat, each.rank, each.pieces) for each in order] == [("3", 1, 5), ("2", 2, 3), ("1", 3, 9)]
    assert over.game.shown(over.state)["seats"]["1"]["gone"] is True
    assert "gone" not in over.game.shown(over.state)["seats"]["2"]


def test_a_town_card_of_who_left_is_not_waited_for() -> None:
    match = after(ended(5, 6, town_cards=True), "target", "1", town="virst")
    over = after(match, "leave", "2")
    assert over.prompt.seats == ()
    assert "standings" in over.game.shown(over.state)


def test_a_seat_of_the_ring_leaves_and_its_hand_lies_on_the_discard_pile() -> None:
    game = GAMES["masterelf"].game()
    start = game.start(Start("masterelf", 2))
    match = say(Match(game, start), "leave", "1")
    assert isinstance(match, Match)
    assert match.last.events[0] == Left("1")  # type: ignore[union-attr]
    assert match.prompt.seats == ("2",)
    assert match.state.discards.size == 3
    assert unclear(match, "go", "1", to="city")


@pytest.mark.parametrize("level", ["-1", "4", "1.5", '"2"', "null"])
def test_a_level_of_hints_that_does_not_exist_is_an_error_and_in_a_file_too(level: str) -> None:
    game = elfenland()
    with pytest.raises(ValueError, match="level"):
        read_command(game, f'{{"do": "hints", "seat": "1", "level": {level}}}')
    with pytest.raises(ValueError, match="level"):
        read_events(game, f'[{{"event": "HintsAgreed", "seat": "1", "level": {level}}}]')


def test_hints_for_a_seat_that_is_none_or_of_the_level_agreed_already_change_nothing() -> None:
    match = begun()
    assert unclear(match, "hints", seat="7", level=1)
    match = after(match, "hints", seat="1", level=3)
    assert match.state.house.hints == {"1": 3}
    assert unclear(match, "hints", seat="1", level=3)
