"""The table page: what was done last, one yellow button, and places that stay where they are under a finger."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs

from companion.games.people import Player
from companion.pages.table.history import HistoryPage
from companion.pages.table.table import TablePage
from companion.screen import Choice, Screen
from engine.common_commands import Let
from engine.elfenland.board import load
from engine.game import Start
from engine.holding import Holding
from engine.match import Match
from tests.evening import Evening, evening, touchable, words
from tests.tour import moments

ANNA, CLARA = Player("Anna", "red"), Player("Clara", "yellow")


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as it:
        yield it


def begin(it: Evening, guided: bool = False) -> Evening:
    start = Start("elfenland", 2, "1", {"edition": "de"})
    it.session.game.begin(start, (ANNA, CLARA), lambda: it.session.pages.go(TablePage()), guided=guided)
    return it.settle()


def last(it: Evening) -> list[tuple[str, str]]:
    """The last actions on the screen: the mark of the seat, and the words."""
    assert it.screen.recent is not None
    return [(each.mark.letter if each.mark else "", each.words) for each in it.screen.recent]


def test_the_last_three_actions_stand_above_the_board_and_a_touch_of_them_opens_the_history(it: Evening) -> None:
    begin(it)
    assert last(it) == []
    it.tap("deal-all", "kind/cloud", "elvenhold-lapphalya-plain", "obstacle", "elvenhold-lapphalya-plain", "pass")
    assert [words for _, words in last(it)] == ["passed", "Elvenhold–Lapphálya", "Elvenhold–Lapphálya"]
    assert it.screen.recent is not None
    assert [each.glyph.id if each.glyph else "" for each in it.screen.recent] == ["", "obstacle", "cloud"]
    it.tap("history")
    assert isinstance(it.session.pages.page, HistoryPage)


def test_what_was_drawn_hidden_is_not_named_among_the_last_actions(it: Evening) -> None:
    begin(it).tap("deal", "drawn")
    assert [words for _, words in last(it)] == ["hidden"]


def yellow(screen: Screen) -> list[str]:
    """The yellow buttons of the table page, without answers of equal rank within a sheet."""
    choices: tuple[Choice, ...] = (*screen.bar, *screen.tray)
    choices += screen.sheet.buttons if screen.sheet is not None else ()
    choices += (*screen.notice.ways, *screen.notice.asks) if screen.notice is not None else ()
    return [each.id for each in choices if each.tone == "primary" and each.enabled]


def test_one_button_at_most_is_yellow_and_board_and_bar_keep_their_places_in_every_phase(it: Evening) -> None:
    seen = set[tuple[bool, bool, int]]()
    for moment in moments(it):
        screen = it.screen
        if screen.page != "table":
            continue
        assert len(yellow(screen)) <= 1, (moment, yellow(screen))
        if screen.board is not None and len(screen.bar) > 1 and it.session.table.match.state.refereed:
            seen.add((bool(screen.tray), screen.recent is not None, len(screen.bar)))
    assert seen == {(True, True, 5)}


@pytest.mark.parametrize("button", ["pile", "tell-display", "menu"])
def test_whatever_is_touched_closes_a_guide_card_and_a_button_acts_as_well(it: Evening, button: str) -> None:
    begin(it, guided=True).tap("deal", "drawn", "drawn")
    assert it.screen.notice is not None
    assert it.screen.notice.id == "got-it"
    before = it.session.pages.page, it.session.draft
    it.tap(button)
    assert (it.session.pages.page, it.session.draft) != before
    if button == "menu":
        it.tap("close")
    assert it.screen.notice is None


@pytest.mark.parametrize(("touched", "begins"), [("elvenhold-lapphalya-plain", True), ("virst", False)])
def test_a_touch_of_the_map_closes_a_guide_card_and_acts_where_it_would_without(
    it: Evening, touched: str, begins: bool
) -> None:
    begin(it, guided=True).tap("deal", "drawn", "drawn", "drawn-all")
    assert it.screen.notice is not None
    it.tap(touched)
    assert it.screen.notice is None
    assert (it.session.draft != it.session.table.look.blank()) == begins


def test_cards_of_another_kind_stay_entered_when_a_refusal_offers_a_caravan(it: Evening) -> None:
    begin(it).tap("deal-all", "kind/cloud", "elvenhold-lapphalya-plain", "pass-all")
    it.tap("otherwise", "lapphalya", "card/pig+", "card/troll+", "pay")
    assert it.screen.notice is not None
    caravan = next(way.id for way in it.screen.notice.ways if "aravan" in way.label)
    it.tap(caravan, "card/pig+")
    assert it.session.draft.cards == {"pig": 2, "troll": 1}
    it.tap("pay")
    assert it.session.table.match.state.seat("1").town == "lapphalya"


def test_a_caravan_after_a_price_that_was_filled_in_begins_with_no_cards(it: Evening) -> None:
    begin(it).tap("deal-all", "kind/dragon", "elvenhold-lapphalya-plain", "pass-all")
    table = it.session.table
    poor = table.match.state.with_seat("1", hand=Holding({"cloud": 4}))
    it.session.game.play(
        structs.replace(it.session.game.table, match=Match(table.match.game, poor)),
        lambda: it.session.pages.go(TablePage()),
    )
    it.settle().tap("lapphalya")
    assert it.screen.notice is not None, "no dragon is in the hand"
    it.tap(next(way.id for way in it.screen.notice.ways if "aravan" in way.label))
    assert it.session.draft.cards == {}


def test_discarding_chosen_cards_is_lit_when_their_number_is_right_and_says_before_how_many_are_missing(
    it: Evening,
) -> None:
    begin(it).tap("deal-all", "pass-all", "end-move", "discard-kinds/1")
    for missing in (4, 3, 2, 1):
        assert yellow(it.screen) == []
        assert f"{missing} more to choose" in words(it.screen)
        it.tap("card/pig+")
    assert yellow(it.screen) == ["discard-these"]
    assert "more to choose" not in words(it.screen)
    it.tap("discard-these")
    assert it.session.table.match.state.seat("1").hand.size == 4


def test_paying_is_lit_when_as_many_cards_are_chosen_as_the_road_or_its_caravan_costs(it: Evening) -> None:
    begin(it).tap("deal-all", "kind/dragon", "elvenhold-lapphalya-plain", "pass-all", "otherwise", "lapphalya")
    lit = list[int]()
    for cards in range(1, 5):
        it.tap("card/dragon+")
        lit += [cards] * (yellow(it.screen) == ["pay"])
    assert lit == [1, 3]


def test_a_kind_that_was_entered_wrongly_in_a_full_display_is_corrected_by_a_touch_of_its_slot(it: Evening) -> None:
    begin(it).tap("tell-display", *(f"ask/{kind}" for kind in ("pig", "cloud", "troll", "pig", "dragon")))
    it.tap("slot/3")
    assert [slot.tone == "selected" for slot in it.screen.tray[:5]] == [False, False, False, True, False]
    it.tap("ask/unicorn")
    assert [slot.label for slot in it.screen.tray[:5]] == ["pig", "cloud", "troll", "unicorn", "dragon"]
    assert it.session.table.match.state.display.known == {"pig": 1, "cloud": 1, "troll": 1, "unicorn": 1, "dragon": 1}
    assert it.screen.notice is None, "nothing is to be put back: no piece has moved"
    assert it.session.draft == it.session.table.look.blank()


def test_a_slot_that_is_touched_and_left_as_it_is_keeps_its_kind(it: Evening) -> None:
    begin(it).tap("tell-display", *(f"ask/{kind}" for kind in ("pig", "cloud", "troll", "pig", "dragon")))
    entries = len(it.session.table.match)
    it.tap("slot/0", "ask/pig", "slot/1", "cancel")
    assert len(it.session.table.match) == entries
    assert [slot.label for slot in it.screen.tray[:5]] == ["pig", "cloud", "troll", "pig", "dragon"]


def test_what_was_drawn_from_the_display_since_is_not_corrected_there(it: Evening) -> None:
    begin(it).tap("tell-display", *(f"ask/{kind}" for kind in ("pig", "cloud", "troll", "pig", "dragon")), "deal")
    assert not [id for id in touchable(it.screen) if id.startswith("slot/")]
    it.tap("drawn", "drawn", "display/pig")
    assert it.session.table.match.state.seat("1").open.known == {"pig": 1}


def test_a_seat_shows_each_of_its_counters_in_every_phase_and_a_question_mark_stands_for_one_that_nobody_saw(
    it: Evening,
) -> None:
    begin(it).tap("tell-display", *(f"ask/{kind}" for kind in ("pig", "cloud", "troll", "pig", "dragon")), "deal")
    it.tap("drawn", "drawn", "display/pig", "ask/untold", "display/cloud", "ask/untold", "drawn-all")
    for phase in ("plan", "move"):
        assert it.session.table.match.state.phase == phase
        seat = it.screen.seats[0]
        assert [glyph.id for glyph in seat.pieces] == ["pig", "unknown", "unknown", "unknown", "obstacle"]
        assert [detail.words for detail in seat.details] == ["8 cards"]
        it.tap("pass-all" if phase == "plan" else "end-move")


def test_the_counters_of_the_display_are_asked_for_in_order_and_the_slot_of_each_is_lit(it: Evening) -> None:
    begin(it).tap("tell-display")
    lit = list[int]()
    for kind in ("pig", "cloud", "troll", "pig", "dragon"):
        lit += [number for number, slot in enumerate(it.screen.tray) if slot.tone == "selected"]
        it.tap(f"ask/{kind}")
    assert lit == [0, 1, 2, 3, 4]
    assert it.session.draft.asking == "", "the fifth answer closes the question"


def test_where_a_step_has_no_price_one_sheet_asks_for_its_cards_and_whether_all_agree(it: Evening) -> None:
    begin(it).tap("deal-all", "pass-all", "lapphalya")
    if it.screen.sheet is not None:
        it.tap("elvenhold-lapphalya-plain")
    assert it.screen.notice is not None, "there is no counter on the road"
    it.tap("let", "card/unicorn+", "all-agree")
    state = it.session.table.match.state
    assert (state.seat("1").town, state.seat("1").hand.size) == ("lapphalya", 7)
    assert last(it)[0] == ("1", "Lapphálya")


def test_a_ruling_without_cards_is_possible_where_the_cards_are_asked_for(it: Evening) -> None:
    begin(it).tap("deal-all", "pass-all", "lapphalya", "let", "all-agree")
    assert it.session.table.match.state.seat("1").hand.size == 8


def test_the_standings_say_each_ruling_in_words_without_a_code_and_a_touch_opens_its_place_in_the_history(
    it: Evening,
) -> None:
    begin(it).tap("deal-all", "pass-all", "lapphalya", "let", "card/unicorn+", "all-agree")
    number = next(n for n, entry in enumerate(it.session.table.match.entries(), 1) if isinstance(entry.command, Let))
    it.tap("menu", "standings")
    shown = words(it.screen)
    assert "Anna goes to Lapphálya for 1 unicorn" in shown
    assert "EL-" not in shown
    it.tap(f"return/{number}")
    assert it.session.pages.page == HistoryPage(kept=number)


def test_counters_are_taken_off_the_roads_once_a_round_and_only_where_some_lie(it: Evening) -> None:
    line = it.session.speech.say("check-roads")
    for placed in ((), ("kind/cloud", "elvenhold-lapphalya-plain")):
        if it.session.seated is None:
            begin(it)
        it.tap("deal-all", *placed, *(("pass",) if placed else ()), "pass-all" if not placed else "pass")
        for _ in range(2):
            it.tap("end-move")
            it.tap(*({"discard/1", "discard/2"} & touchable(it.screen)))
        assert words(it.screen).count(line) == bool(placed)
        it.tap("keep/1/hidden", "keep/2/hidden", "finish")
        assert line not in words(it.screen)


def test_counters_are_taken_off_the_roads_also_where_nobody_has_one_to_choose(it: Evening) -> None:
    line = it.session.speech.say("check-roads")
    begin(it).tap("deal-all")
    roads = [id for id, route in load().routes.items() if route.terrain in ("plain", "desert", "mountain")]
    for road in roads[:6]:
        it.tap("kind/dragon", road)
    it.tap("pass-all")
    for _ in range(2):
        it.tap("end-move")
        it.tap(*({"discard/1", "discard/2"} & touchable(it.screen)))
    assert (it.session.table.match.prompt.round, it.session.table.match.prompt.phase) == (2, "deal")
    assert words(it.screen).count(line) == 1
