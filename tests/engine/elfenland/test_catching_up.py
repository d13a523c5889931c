"""A table that is told in the middle of a game: what it then is, and everything that cannot be so, all at once."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
import walks
from msgspec import convert

from engine.codec import read_entry, write
from engine.elfenland.catching_up import doubts, snapshot
from engine.elfenland.entered_position import TableSnapshot
from engine.elfenland.state import Table
from engine.match import Match
from engine.rule import Rejection, Unclear
from tests.extent import QUICK, fewer
from tests.moments import after, begun, cleaning_up, ended, planning_with, say, the_game

Told = dict[str, Any]
PIECES = the_game().board.collectable()
WATER, WOODS, PLAINS = "elvenhold-virst-lake", "feodor-lapphalya-wood", "lapphalya-virst-plain"


def table(phase: str = "deal", round: int = 1, seats: int = 2, **more: Any) -> Told:
    """A table that can be told: hands as the phase has them, everything else as at the start."""
    hand = {"deal": 4 if round > 1 else 0, "cleanup": 4}.get(phase, 8)
    names = [str(n + 1) for n in range(seats)]
    return {"round": round, "phase": phase, "start_player": "1", "seats": {id: {"hand": hand} for id in names}, **more}


def seated(told: Told, seat: str = "1", **now: Any) -> Told:
    """The same with this seat told so."""
    return {**told, "seats": {**told["seats"], seat: {**told["seats"][seat], **now}}}


def faults(told: Told, seats: int = 2, **options: Any) -> list[tuple[str, dict[str, Any]]]:
    """The rules and numbers under which a table that is told is refused, in order; none where it is accepted."""
    answer = say(begun(seats, **options), "catch_up", table=told)
    if isinstance(answer, Match):
        return []
    assert isinstance(answer, Rejection), answer
    assert all(set(each.params) == set(each.rule.needs) for each in (answer, *answer.also))
    return [(each.rule.id, dict(each.params)) for each in (answer, *answer.also)]


def doubted(told: Told, seats: int = 2, **options: Any) -> list[tuple[str, dict[str, Any]]]:
    """The rules and numbers of what is unusual about a table that is accepted, in order."""
    match = begun(seats, **options)
    assert isinstance(say(match, "catch_up", table=told), Match)
    found = doubts(match.state, convert(told, TableSnapshot))
    assert all(set(each.params) == set(each.rule.needs) for each in found)
    return [(each.rule.id, dict(each.params)) for each in found]


def only(told: Told, rule: str, found: Any = None, **options: Any) -> dict[str, Any]:
    """The numbers of the one fault, or, with `doubted`, of the one doubt about this table."""
    ((id, params),) = (found or faults)(told, **options)
    assert id == rule
    return params


@pytest.mark.parametrize("round", range(1, 5))
@pytest.mark.parametrize("phase", ["deal", "draw_hidden", "draw", "plan", "move"])
def test_a_quiet_table_can_be_entered_in_every_phase_of_every_round(phase: str, round: int) -> None:
    match = after(begun(2), "catch_up", table=table(phase, round))
    assert (match.prompt.round, match.prompt.phase) == (round, phase)
    assert match.prompt.seats == (() if phase == "deal" else ("1",))


def test_in_mid_move_it_is_the_turn_of_who_is_entered() -> None:
    now = seated(table("move", 2, turn="2"), "1", hand=3, town="virst", visited=["virst"])
    match = after(begun(2), "catch_up", table=now)
    assert match.prompt.seats == ("2",)
    assert match.state.seat("1").town == "virst"


def test_it_is_one_entry_and_undone_as_one() -> None:
    match = after(begun(2), "deal")
    again = after(match, "catch_up", table=table("plan", 3, roads={WOODS: {"kind": "dragon"}}))
    assert len(again) == len(match) + 1
    assert again.undo().state == match.state


def test_what_was_known_in_secret_is_known_no_more() -> None:
    match = after(begun(2), "deal", hands={"1": {"dragon": 8}})
    match = after(match, "draw_hidden", "1", kind="dragon")
    again = after(match, "catch_up", table=snapshot(match.state)).state
    assert again.seat("1").hand.known == again.seat("1").hidden.known == again.shown == {}
    assert again.seat("1").hand.size == 8


def test_a_table_that_kept_scores_only_is_refereed_from_then_on() -> None:
    scored = after(after(begun(2), "keep_score"), "next_round")
    match = after(scored, "catch_up", table=table("deal", 2))
    assert match.state.refereed
    assert after(match, "deal").prompt.phase == "draw_hidden"


def test_after_the_end_nothing_is_caught_up_with() -> None:
    answer = say(ended(3, 4), "catch_up", table=table())
    assert isinstance(answer, Rejection)
    assert answer.rule.id == "EL-END-01"


def test_all_faults_are_named_at_once_in_the_ledgers_order() -> None:
    now = table("move", 1, roads={WATER: {"kind": "pig", "obstacle": True}, WOODS: {"obstacle": True}})
    now = seated(seated(now, "1", visited=PIECES[:9], hand=3), "2", town="virst", hand=9, open={"dragon": 9})
    assert [id for id, _ in faults(now)] == [
        "EL-COMP-04",
        "EL-SETUP-09",
        "EL-DRAW-05",
        "EL-DRAW-09",
        "EL-PLAN-06",
        "EL-OBST-02",
        "EL-OBST-04",
    ]


def test_EL_COMP_04_ten_dragons_on_roads_are_more_than_there_are() -> None:
    roads = [route.id for route in the_game().board.routes.values() if "dragon" in route.costs][:10]
    now = table("plan", 2, roads={road: {"kind": "dragon"} for road in roads})
    assert only(now, "EL-COMP-04") == {"kind": "dragon", "counters": 10}


def test_EL_COMP_04_counters_in_the_display_and_before_seats_count_too() -> None:
    now = seated(table("plan", display=["pig"] * 5), open={"pig": 3})
    assert faults(now) == []
    assert only({**now, "roads": {PLAINS: {"kind": "pig"}}}, "EL-COMP-04") == {"kind": "pig", "counters": 9}


def test_EL_COMP_14_more_counters_than_48_are_never_out() -> None:
    roads = [route for route in the_game().board.routes.values() if not route.water]
    kinds = ("cloud", "unicorn", "troll", "dragon", "elfcycle")
    taken = dict.fromkeys(kinds, 0)
    lying = {}
    for route in roads:
        kind = min(
            (kind for kind in kinds if kind in route.costs and taken[kind] < 8), key=lambda k: taken[k], default=""
        )
        if kind and len(lying) < 30:
            taken[kind] += 1
            lying[route.id] = {"kind": kind}
    now = table("plan", seats=6, roads=lying)
    for seat in "123456":
        now = seated(now, seat, open={"unknown": 3})
    assert [id for id, _ in faults(now, seats=6)] == ["EL-COMP-14", "EL-DRAW-05"]


def test_EL_SETUP_09_no_more_obstacles_lie_than_were_used() -> None:
    now = table("plan", roads={WOODS: {"kind": "dragon", "obstacle": True}})
    assert only(now, "EL-SETUP-09") == {"lying": 1, "used": 0}
    assert faults(seated(now, obstacle=False)) == []


def test_EL_DEAL_01_until_the_own_move_a_hand_is_eight_cards() -> None:
    assert only(seated(table("plan"), hand=7), "EL-DEAL-01", doubted) == {"seat": "1"}
    assert doubted(seated(table("move"), "1", hand=7)) == []
    assert only(seated(table("move"), "2", hand=7), "EL-DEAL-01", doubted) == {"seat": "2"}
    assert only(seated(table("move"), "1", hand=9), "EL-DEAL-01", doubted) == {"seat": "1"}


def test_B31_where_eight_more_are_dealt_a_hand_is_eight_to_twelve_cards() -> None:
    for hand in (8, 10, 12):
        assert doubted(seated(table("plan", 2), hand=hand), deal="eight_more") == []
    for hand in (7, 13):
        assert [id for id, _ in doubted(seated(table("plan", 2), hand=hand), deal="eight_more")] == ["EL-DEAL-01"]
    assert [id for id, _ in doubted(seated(table("plan", 1), hand=9), deal="eight_more")] == ["EL-DEAL-01"]


@pytest.mark.parametrize("phase", ["deal", "move"])
def test_EL_HAND_01_after_the_own_move_four_cards_are_left_at_most(phase: str) -> None:
    now = seated(table(phase, 2, turn="2"), "1", hand=5)
    assert only(now, "EL-HAND-01", doubted) == {"seat": "1", "hand": 5, "surplus": 1}
    if phase == "move":
        assert doubted(now, hand_limit_at="round_end") == []


def test_EL_DRAW_04_hidden_counters_are_the_kept_one_and_the_drawn_one() -> None:
    assert only(seated(table("plan"), hidden=2), "EL-DRAW-04") == {"seat": "1", "hidden": 2, "most": 1}
    assert faults(seated(table("plan", 2), hidden=2)) == []


@pytest.mark.parametrize(("phase", "round", "most"), [("deal", 1, 0), ("deal", 2, 1), ("plan", 1, 4), ("move", 3, 5)])
def test_EL_DRAW_09_as_many_counters_as_were_drawn_and_kept(phase: str, round: int, most: int) -> None:
    now = table(phase, round)
    assert faults(seated(now, open={"unknown": most})) == []
    assert only(seated(now, open={"unknown": most + 1}), "EL-DRAW-09") == {
        "seat": "1",
        "counters": most + 1,
        "most": most,
    }


def test_EL_DRAW_05_before_seats_and_on_roads_lie_no_more_counters_than_were_drawn() -> None:
    now = table("move", 1, roads={WOODS: {"kind": "dragon"}, PLAINS: {"kind": "pig"}})
    now = seated(seated(now, "1", open={"unknown": 3}), "2", open={"unknown": 3}, hidden=1)
    assert only(now, "EL-DRAW-05") == {"counters": 9, "most": 8}
    assert faults({**now, "round": 2}) == []


def test_EL_DRAW_05_an_obstacle_without_its_counter_is_no_counter() -> None:
    now = table("plan", 1, roads={WOODS: {"obstacle": True}})
    for seat in "12":
        now = seated(now, seat, open={"unknown": 3}, hidden=1, obstacle=False)
    assert only(now, "EL-OBST-02") == {"route": WOODS}


def test_EL_PLAN_05_and_06_a_counter_lies_only_where_it_can_travel() -> None:
    now = table("plan", roads={WATER: {"kind": "troll"}, "albaran-feodor-desert": {"kind": "pig"}})
    assert [id for id, _ in faults(now)] == ["EL-PLAN-05", "EL-PLAN-06"]


def test_EL_OBST_02_an_obstacle_needs_its_counter() -> None:
    now = seated(table("plan", roads={WOODS: {"obstacle": True}}), obstacle=False)
    assert only(now, "EL-OBST-02") == {"route": WOODS}


@pytest.mark.parametrize(
    ("phase", "round", "pieces", "told"), [("move", 1, 9, 9), ("deal", 2, 9, 9), ("plan", 3, 17, 9)]
)
def test_EL_MOVE_11_nine_pieces_in_a_round_are_too_many(phase: str, round: int, pieces: int, told: int) -> None:
    now = seated(table(phase, round), hand=0 if phase == "move" else table(phase, round)["seats"]["1"]["hand"])
    assert doubted(seated(now, visited=PIECES[: 8 * (round - (phase != "move"))])) == []
    assert only(seated(now, visited=PIECES[:pieces]), "EL-MOVE-11", doubted) == {"seat": "1", "pieces": told}


def test_EL_COST_03_no_more_pieces_in_a_round_than_cards_were_played() -> None:
    now = seated(table("move", 2), hand=5, visited=PIECES[:12])
    assert only(now, "EL-COST-03", doubted) == {"seat": "1", "pieces": 4, "cards": 3}
    assert doubted(seated(now, hand=4)) == []


def test_EL_COLLECT_01_the_piece_where_the_boot_stands_is_collected() -> None:
    assert only(seated(table("deal", 2), town="virst"), "EL-COLLECT-01", doubted) == {"seat": "1", "town": "virst"}
    assert doubted(seated(table("deal", 2), town="virst", visited=["virst"])) == []
    assert doubted(seated(table("deal", 2), town="elvenhold")) == []


def test_EL_CLEAN_05_no_counter_lies_on_a_road_before_planning() -> None:
    assert only(table("deal", 2, roads={WOODS: {"kind": "dragon"}}), "EL-CLEAN-05") == {"roads": 1}


@pytest.mark.parametrize(("end", "over"), [("finish_round", True), ("instant_win", True), ("none", False)])
def test_EL_END_05_with_all_pieces_no_next_round_begins(end: str, over: bool) -> None:
    now = seated(table("deal", 4), visited=PIECES)
    assert [id for id, _ in doubted(now, early_end=end)] == (["EL-END-05"] if over else [])


WRONG: dict[str, Told] = {
    "round 5": table(round=5),
    "a seat more": table(seats=3),
    "a seat less": table(seats=1),
    "no such turn": table("plan", turn="7"),
    "no such start player": {**table(), "start_player": "x"},
    "no such town": seated(table(), town="atlantis"),
    "no such piece": seated(table(), visited=["elvenhold"]),
    "a piece twice": seated(table("deal", 2), visited=["virst", "virst"]),
    "below 0": seated(table(), hidden=-1),
    "no such road": table("plan", roads={"nowhere": {"kind": "pig"}}),
    "nothing on a road": table("plan", roads={WOODS: {}}),
    "six displayed": table(display=[None] * 6),
    "all have passed": table("plan", passes=2),
    "nobody to keep": table("cleanup", 2),
    "discarding in planning": table("plan", due=["1"]),
    "all drawn": seated(table("draw"), drawn=3),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_table_of_this_game_is_reported_in_a_sentence(name: str) -> None:
    match = begun(2)
    answer = say(match, "catch_up", table=WRONG[name])
    assert isinstance(answer, Unclear)
    assert answer.sentence.endswith(".")


def test_who_left_is_not_asked_about() -> None:
    match = after(begun(3), "leave", "3")
    now = seated(table("plan", seats=3), "3", hand=0, obstacle=False)
    again = after(match, "catch_up", table=now)
    assert again.state.house.gone == ("3",)
    assert unclear_turn(match, {**now, "turn": "3"})


def unclear_turn(match: Match, now: Told) -> bool:
    return isinstance(say(match, "catch_up", table=now), Unclear)


WALKS = fewer("walks that are re-entered", (walks.SETTLING, 0, 1), daily=3, quick=1)


@cache
def visited() -> tuple[Match, ...]:
    """Moments of walks by 2 to 6 seats, of which some also agree on rules, let things stand, leave, and keep only
    scores for a time."""
    walked = [end for seed in WALKS for end in walks.walked("elfenland", seed)]
    for seed in WALKS:
        random = Random(f"settled {seed}")
        walked += [walks.walk(walks.laid_out(told), random, True) for told in walks.starts("elfenland", random)]
    return tuple(moment for end in walked for moment in walks.moments(end)[seed_of(end) :: 5])


def seed_of(match: Match) -> int:
    return len(match) % 5


def said(match: Match) -> Told:
    """The table as `state` answers it, and who is in turn."""
    told: Told = json.loads(write(match.game.shown(match.state)))
    return {**told, "turn": match.prompt.seats[0]} if match.prompt.seats else told


def fresh(match: Match) -> Match:
    """A game that has just begun, by the rules that hold in this one now."""
    return walks.laid_out(walks.Start("elfenland", len(match.state.seats), None, dict(match.state.options)))


def test_every_table_that_state_can_answer_can_be_entered_and_answers_the_same() -> None:
    phases = set()
    for match in visited():
        told = said(match)
        phases.add(match.prompt.phase)
        at_once = () if match.prompt.over else (match,)
        for referee in (fresh(match), *at_once):
            again = say(referee, "catch_up", table=told)
            assert isinstance(again, Match), (again, told)
            assert again.game.shown(again.state) == match.game.shown(match.state)
            assert again.prompt.phase == match.prompt.phase
            if match.prompt.phase in ("draw_hidden", "draw", "plan", "score") or (match.prompt.awaits == ("travel",)):
                assert again.prompt == match.prompt
    assert phases >= {"deal", "draw_hidden", "draw", "plan", "move", "cleanup", "score", "over"}


def rebuilt(match: Match) -> Match | None:
    """The same game begun anew and brought to this moment, as another referee would."""
    entries = the_game().retelling(match.state)
    if entries is None:
        return None
    state = the_game().start(walks.Start("elfenland", len(match.state.seats), None, dict(match.state.options)))
    again = Match(the_game(), state)
    for entry in entries:
        again = again.then(read_entry(the_game(), write(entry.command), write(entry.events)))
    return again


def test_a_game_re_entered_elsewhere_has_the_same_public_state_prompt_and_house() -> None:
    told_on = 0
    for match in visited():
        again = rebuilt(match)
        if again is None:
            assert match.prompt.over
            continue
        told_on += 1
        assert again.game.shown(again.state) == match.game.shown(match.state), match.last
        assert again.prompt == match.prompt
        assert again.state.options == match.state.options
        assert set(again.state.house.gone) == set(match.state.house.gone)
        assert again.state.house.coming == match.state.house.coming
    assert told_on > 150 * len(WALKS)


@pytest.mark.parametrize("seed", fewer("games that go on where they were re-entered", range(3), daily=3, quick=1))
def test_a_game_goes_on_to_its_end_from_where_it_was_re_entered(seed: int) -> None:
    random = Random(seed)
    for match in random.sample(visited(), 6 if QUICK else 12):
        again = rebuilt(match)
        while again is not None and again.prompt.awaits:
            following = walks.step(again, random)
            assert following is not None, f"no way on from {again.prompt}"
            again = following
        assert again is None or again.prompt.over


def test_a_seat_that_left_is_read_from_the_position_and_has_nothing_but_boot_and_pieces() -> None:
    now = seated(table("plan", 2, seats=3, turn="2"), "3", gone=True, town="virst", visited=["virst"])
    match = after(begun(3), "catch_up", table=now)
    seat = match.state.seat("3")
    assert match.state.house.gone == ("3",)
    assert (seat.town, seat.collected, seat.hand.size, seat.counters, seat.obstacle) == (
        "virst",
        ("virst",),
        0,
        0,
        False,
    )
    assert after(after(match, "pass", "2"), "pass", "1").prompt.phase == "move"
    everybody = {seat: {"gone": True} for seat in "123"}
    assert isinstance(say(begun(3), "catch_up", table={**now, "seats": everybody}), Unclear)


@pytest.mark.parametrize(
    "kept", [{}, {"hidden": 2}, {"open": {"pig": 1}}, {"open": {"pig": 1}, "hidden": 0, "kept": 1}]
)
@pytest.mark.parametrize("turn", "123")
@pytest.mark.parametrize("times", range(3))
def test_in_the_middle_of_phase_3_it_follows_from_the_counters_how_many_each_seat_has_drawn(
    kept: dict[str, Any], turn: str, times: int
) -> None:
    now = table("draw", 2 if kept else 1, seats=3, turn=turn)
    for seat in "123":
        drawn = times + (seat < turn)
        open = {**kept.get("open", {}), **({"unknown": drawn} if drawn else {})}
        now = seated(now, seat, **{"hidden": 1, **kept, "open": open})
    match = after(begun(3), "catch_up", table=now)
    assert [seat.drawn for seat in match.state.seats] == [times + (seat < turn) for seat in "123"]
    for seat in [seat for _ in range(3) for seat in "123"][3 * times + int(turn) - 1 :]:
        assert match.prompt.seats == (seat,)
        match = after(match, "draw", seat, **{"from": "pile"})
    assert match.prompt.phase == "plan"


def test_a_hand_of_unknown_size_is_assumed_and_no_other_size_is_refused() -> None:
    match = after(begun(2, deal="eight_more"), "catch_up", table=seated(table("deal", 2), hand=None))
    assert (match.state.seat("1").hand.size, match.state.seat("1").fewer_cards) == (4, 4)
    for cards in (8, 12):
        assert after(match, "deal", hands={"1": {"raft": cards}}).state.seat("1").hand.size == cards


def test_cleaning_up_goes_on_with_those_who_have_still_to_choose() -> None:
    match = after(
        cleaning_up(({"pig": 2}, {}), ({"troll": 2}, {}), ({"cloud": 1}, {"pig": 1})), "keep", "1", kind="pig"
    )
    again = rebuilt(match)
    assert again is not None
    assert again.prompt.seats == match.prompt.seats == ("2", "3")


def test_in_mid_planning_the_run_of_passes_is_kept() -> None:
    match = after(planning_with("pig"), "pass", "1")
    again = rebuilt(match)
    assert again is not None
    for seat in ("2", "3"):
        again = after(again, "pass", seat)
    assert again.prompt.phase == "move"


def test_the_state_of_a_re_entered_game_holds_no_kind_that_is_not_seen() -> None:
    for match in visited()[::5]:
        again = rebuilt(match)
        table: Table | None = again and again.state
        assert table is None or all(not seat.hand.known and not seat.hidden.known for seat in table.seats)
