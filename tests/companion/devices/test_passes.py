"""A tap is enough: a piece that is passed over a reader stays chosen until it is used, and every pass leaves a sign."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from companion.devices.input import LAPSE
from hardware.events import LinkUp, Snapshot, TagArrived, TagLeft, TagUnread
from tests.companion.devices.test_tag_input import OTHER, ROAD, moving, planning
from tests.tagged import READER, Table, piece, table


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Table]:
    with table(tmp_path / "games.db") as it:
        yield it


def signs(it: Table) -> list[str]:
    """How what was passed or lies there is shown."""
    return [each.how for each in it.it.screen.readers]


def why(it: Table) -> str:
    """Why the last pass says nothing."""
    return next((each.why for each in it.it.screen.readers if each.why), "")


def pass_time(it: Table, seconds: float) -> None:
    """So long passes."""
    for at in (1000.0, 1000.0 + seconds):
        it.session.game.tick(at)


def ended(it: Table) -> Table:
    """Nobody moves, everybody puts away what is too much."""
    moving(it)
    while it.state.phase == "move":
        if it.state.due:
            it.say({"do": "discard", "seat": it.state.due[0], "count": it.state.seat(it.state.due[0]).surplus})
        else:
            it.say({"do": "end_move", "seat": it.state.turn})
    return it


# --- what stays chosen, and how long


@pytest.mark.parametrize("both", list(permutations(("counter/dragon", f"road/{ROAD}"))), ids=lambda both: both[0][:4])
def test_two_passes_lay_a_counter_in_either_order(it: Table, both: tuple[str, str]) -> None:
    planning(it).swipe(*both)
    assert it.state.roads[ROAD].kind == "dragon"


def test_one_pass_and_one_touch_lay_a_counter(it: Table) -> None:
    planning(it).swipe("counter/dragon")
    assert it.prompt == "dragon: now a road"
    assert signs(it) == ["seen"]
    it.it.tap(ROAD)
    assert it.state.roads[ROAD].kind == "dragon"


def test_what_was_passed_lapses_after_twenty_seconds_and_not_before(it: Table) -> None:
    planning(it).swipe("counter/dragon")
    pass_time(it, LAPSE - 1)
    assert it.prompt == "dragon: now a road"
    assert it.it.front.timed
    pass_time(it, LAPSE)
    it.it.tap(ROAD)
    assert not it.state.roads
    assert signs(it) == []


def test_another_pass_begins_the_twenty_seconds_anew(it: Table) -> None:
    planning(it).swipe("counter/dragon")
    it.session.game.tick(0.0)
    it.session.game.tick(LAPSE - 1)
    it.swipe("counter/pig")
    it.session.game.tick(LAPSE + 1)
    it.it.tap(ROAD)
    assert it.state.roads[ROAD].kind == "pig"


def test_what_was_passed_is_replaced_by_another_of_its_sort(it: Table) -> None:
    planning(it).swipe("counter/dragon", "counter/pig", f"road/{OTHER}")
    assert it.state.roads[OTHER].kind == "pig"


def test_a_touched_counter_takes_the_place_of_one_that_was_passed(it: Table) -> None:
    planning(it).swipe("counter/dragon").it.tap("kind/pig", OTHER)
    assert it.state.roads[OTHER].kind == "pig"


def test_a_touched_road_takes_the_place_of_one_that_was_passed(it: Table) -> None:
    planning(it).swipe(f"road/{OTHER}").it.tap(ROAD, "kind/dragon")
    assert set(it.state.roads) == {ROAD}


def test_cancel_forgets_what_was_passed(it: Table) -> None:
    planning(it).swipe("counter/dragon").it.tap("cancel", ROAD)
    assert not it.state.roads


def test_what_one_seat_passed_is_nothing_to_the_next(it: Table) -> None:
    planning(it).swipe("counter/dragon").press("pass")
    assert it.state.turn == "2"
    it.it.tap(ROAD)
    assert not it.state.roads


def test_a_counter_that_was_refused_on_one_road_goes_onto_the_next_that_is_touched(it: Table) -> None:
    planning(it).swipe("counter/unicorn").it.tap(OTHER)
    assert "EL-PLAN-05" in it.rule
    it.it.tap("notice", ROAD)
    assert it.state.roads[ROAD].kind == "unicorn"


def test_a_card_that_is_passed_twice_is_one_card(it: Table) -> None:
    moving(it, ("dragon", ROAD)).swipe("card/dragon").swipe("card/dragon")
    assert it.prompt == "1 travel card: now the town"


def test_a_town_that_was_passed_waits_for_its_cards_however_long_they_take(it: Table) -> None:
    moving(it, ("dragon", ROAD)).swipe("town/ergeren")
    pass_time(it, 10 * LAPSE)
    assert "Which way to Erg'Eren?" in it.words
    it.swipe("card/dragon", "card/dragon")
    assert it.state.seat("1").town == "ergeren"


def test_another_town_that_is_passed_takes_the_place_of_the_first(it: Table) -> None:
    moving(it, ("dragon", ROAD)).swipe("town/virst", "town/ergeren", "card/dragon", "card/dragon")
    assert it.state.seat("1").town == "ergeren"


def test_a_hand_is_dealt_with_pauses_of_any_length(it: Table) -> None:
    cards = [*["troll"] * 8, *["raft"] * 8, *["pig"] * 8]
    for count, kind in enumerate(cards):
        it.lay(f"card/{kind}", n=1 + cards[:count].count(kind)).lift(f"card/{kind}", n=1 + cards[:count].count(kind))
        pass_time(it, 2 * LAPSE)
    assert [seat.hand.size for seat in it.state.seats] == [8, 8, 8]


def test_a_reader_that_tells_arrivals_only_plays_a_placing_and_a_move(it: Table) -> None:
    it.hear(LinkUp("keyboard", "port", "Sycreader"), Snapshot("keyboard", ()))

    def pass_over(means: str, n: int = 1) -> None:
        it.hear(TagArrived("keyboard", "1", piece(means, n)), TagLeft("keyboard", "1", piece(means, n)))

    planning(it)
    for means in ("counter/dragon", f"road/{ROAD}"):
        pass_over(means)
    assert it.state.roads[ROAD].kind == "dragon"
    while it.state.phase == "plan":
        it.press("pass")
    for n in (1, 2):
        pass_over("card/dragon", n)
    pass_over("town/ergeren")
    assert it.state.seat("1").town == "ergeren"


# --- questions stay until they are answered


def test_the_question_whence_a_counter_came_stays_when_it_is_lifted(it: Table) -> None:
    it.say({"do": "deal"}, {"do": "drawn"}, {"do": "turn_up", "kind": "pig"}).swipe("counter/dragon")
    pass_time(it, 10 * LAPSE)
    assert "Which of these?" in it.words
    it.it.tap("which/1")
    assert dict(it.state.seat("1").open.known) == {"dragon": 1}


def test_nobody_is_asked_whence_a_counter_came_where_the_display_is_unknown_or_cannot_hold_it(it: Table) -> None:
    it.say({"do": "deal"}, {"do": "drawn"}).swipe("counter/dragon")
    assert "Which of these?" not in it.words
    assert dict(it.state.seat("1").open.known) == {"dragon": 1}
    it.say(*({"do": "turn_up", "kind": kind} for kind in ("pig", "pig", "troll", "troll", "cloud")))
    it.swipe("counter/unicorn")
    assert "Which of these?" not in it.words
    assert dict(it.state.seat("2").open.known) == {"unicorn": 1}


def test_which_kind_lies_in_the_display_is_answered_by_a_counter(it: Table) -> None:
    it.it.tap("display/0")
    assert "Which kind was turned up?" in it.words
    it.swipe("counter/dragon")
    assert dict(it.state.display.known) == {"dragon": 1}
    it.say({"do": "deal"}, {"do": "drawn"}).it.tap("tell-display")
    it.swipe("counter/pig")
    assert dict(it.state.display.known) == {"dragon": 1, "pig": 1}


def test_which_of_two_counters_is_answered_by_passing_it_again(it: Table) -> None:
    planning(it).lay("counter/dragon", "counter/troll", f"road/{ROAD}")
    assert "Which of these?" in it.words
    it.lift("counter/dragon", "counter/troll", f"road/{ROAD}").lay("counter/troll", n=2)
    assert it.state.roads[ROAD].kind == "troll"


def test_kept_counters_are_entered_by_counter_and_boot_in_either_order_for_each_seat(it: Table) -> None:
    ended(it).swipe("counter/dragon", "boot/red", "boot/blue", "counter/pig")
    assert set(it.session.draft.keeps) == {"1", "2"}
    it.it.tap("keep/3/hidden", "finish")
    assert it.state.round == 2


def test_a_town_card_is_revealed_by_the_boot_and_the_town(tmp_path: Path) -> None:
    with table(tmp_path / "games.db", town_cards=True) as it:
        for _ in range(4):
            ended(it).say(*({"do": "keep", "seat": seat, "kind": "hidden"} for seat in it.state.asked))
        assert it.state.phase == "over"
        it.swipe("boot/blue", "town/ixara")
        assert it.state.seat("2").target == "ixara"


# --- every pass leaves a sign


def test_a_travel_card_during_planning_says_at_once_that_it_is_not_awaited(it: Table) -> None:
    planning(it).swipe("card/troll")
    assert why(it) == "Not now: travel cards are played while the boots move"
    assert it.prompt == "Counter, obstacle, or pass"
    it.it.tap("kind/dragon", ROAD)
    assert it.state.roads[ROAD].kind == "dragon"


@pytest.mark.parametrize(
    ("phase", "means"),
    [
        ("deal", "counter/dragon"),
        ("deal", f"road/{ROAD}"),
        ("draw", "card/pig"),
        ("draw", "obstacle"),
        ("plan", "town/ergeren"),
        ("plan", "boot/red"),
        ("plan", "boot/green"),
        ("move", "counter/dragon"),
        ("move", "obstacle"),
        ("move", "boot/red"),
        ("cleanup", "card/pig"),
    ],
)
def test_a_pass_that_is_not_awaited_says_why_for_a_moment_and_changes_nothing(
    it: Table, phase: str, means: str
) -> None:
    if phase == "draw":
        it.say({"do": "deal"}, {"do": "drawn"})
    elif phase != "deal":
        {"plan": planning, "move": moving, "cleanup": ended}[phase](it)
    before, prompt = it.session.draft, it.prompt
    it.swipe(means)
    assert why(it).startswith("Not n")
    assert (it.session.draft, it.prompt) == (before, prompt)
    pass_time(it, 5)
    assert it.it.screen.readers == ()


def test_a_pass_that_is_accepted_at_once_is_ticked_for_a_moment(it: Table) -> None:
    it.say({"do": "deal"}).swipe("counter/dragon")
    assert signs(it) == ["accepted"]
    pass_time(it, 5)
    assert signs(it) == []


def test_a_hidden_counter_stays_hidden_in_its_sign_and_the_trace_when_the_phase_is_over(tmp_path: Path) -> None:
    shown = []
    for kind in ("dragon", "pig"):
        with table(tmp_path / f"{kind}.db") as it:
            it.say({"do": "deal"})
            for seat in range(3):
                it.lay(f"counter/{kind}", n=seat + 1)
                assert it.state.phase == ("draw" if seat == 2 else "draw_hidden")
                lying = it.it.screen.readers
                it.lift(f"counter/{kind}", n=seat + 1)
            shown.append((lying, it.it.screen.readers, [getattr(each.event, "uid", "") for each in it.devices.trace]))
    assert shown[0] == shown[1]


def test_a_tag_that_comes_while_the_disk_writes_counts_though_it_was_lifted_meanwhile(it: Table) -> None:
    planning(it)
    it.session.tap("kind/pig")
    it.session.tap(OTHER)
    assert it.session.game.busy
    uid = piece("counter/dragon")
    it.session.game.feed(TagArrived(READER, "1", uid))
    it.session.game.feed(TagLeft(READER, "1", uid))
    assert signs(it) == ["seen"]
    it.it.settle().tap(ROAD)
    assert it.state.roads[ROAD].kind == "dragon"


# --- what is ticked, and what is no piece


@pytest.mark.parametrize("stays", [True, False], ids=["it stays on the reader", "it was only passed"])
def test_a_counter_that_lay_there_when_its_seat_passed_is_not_ticked(it: Table, stays: bool) -> None:
    planning(it)
    (it.lay if stays else it.swipe)("counter/pig")
    it.press("pass")
    assert it.state.turn == "2"
    assert "accepted" not in signs(it)
    if stays:
        assert signs(it) == ["found"]
        it.lift("counter/pig")
    assert signs(it) == []


@pytest.mark.parametrize("stays", [True, False], ids=["it stays on the reader", "it was only passed"])
def test_a_counter_that_was_placed_is_ticked_beside_one_that_was_not(it: Table, stays: bool) -> None:
    planning(it)
    (it.lay if stays else it.swipe)("counter/dragon", f"road/{ROAD}")
    assert it.state.roads[ROAD].kind == "dragon"
    assert "accepted" in signs(it)
    assert "found" not in signs(it)


@pytest.mark.parametrize("seated", [True, False])
def test_a_phone_says_one_quiet_word_and_does_nothing(tmp_path: Path, seated: bool) -> None:
    with table(tmp_path / "games.db") as it:
        planning(it)
        if not seated:
            it.session.leave()
            it.it.settle()
        state = it.session.seated and it.state
        for number in ("08a1b2c3", "08000001", "08ffffff"):
            it.hear(TagArrived(READER, "1", number), TagLeft(READER, "1", number))
        it.hear(TagArrived(READER, "1", "08123456"), Snapshot(READER, (("1", "08123456"),)))
        assert [(each.glyph, each.how) for each in it.it.screen.readers] == [(None, "found")]
        assert why(it) == "That is a phone or a bank card, not a piece"
        assert it.session.notices.shown is None
        assert it.devices.lying == {}
        pass_time(it, 5)
        assert it.it.screen.readers == ()
        assert (it.session.seated and it.state) is state


def test_a_phone_is_taught_nothing(it: Table) -> None:
    planning(it).it.tap("menu", "hardware", "teach")
    before = it.session.store.catalog, it.session.pages.page
    it.hear(TagArrived(READER, "1", "08a1b2c3"), TagLeft(READER, "1", "08a1b2c3"))
    assert (it.session.store.catalog, it.session.pages.page) == before
    it.hear(TagArrived(READER, "1", "18a1b2c3"))
    assert it.session.pages.page != before[1], "any other unknown tag is asked about"


def test_a_card_that_came_and_could_not_be_read_is_said(it: Table) -> None:
    planning(it).hear(TagUnread(READER, "1"))
    assert why(it) == "Card not read: hold it for half a second"
    assert signs(it) == ["not-now"]
