"""What is lit and offered is possible by what the whole table has seen, and what that proves is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.table import TablePage
from engine.elfenland.commands_and_events import Deal, Travel
from engine.game import Start
from tests.evening import Evening, evening, touchable, words

PLAYERS = (Player("Anna", "red"), Player("Ben", "blue"))
ROAD, OTHER = "elvenhold-lapphalya-plain", "beata-elvenhold-plain"
FIVE = ("troll", "pig", "troll", "cloud", "dragon")


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as one:
        yield one


def at_the_table(it: Evening, **options: object) -> Evening:
    it.session.game.begin(Start("elfenland", 2, "1", dict(options)), PLAYERS, lambda: it.session.pages.go(TablePage()))
    return it.settle()


def say(it: Evening, *commands: object) -> Evening:
    for command in commands:
        it.session.act(Say((command,)))
        it.settle()
    return it


def lit(it: Evening) -> frozenset[str]:
    assert it.screen.marks is not None
    return it.screen.marks.glow


def three_pigs(it: Evening) -> Evening:
    """Anna lays a pig and may lay no other: all her open counters are known, and hidden ones are not laid."""
    at_the_table(it, place_hidden=False)
    it.tap("tell-display", *(f"ask/{kind}" for kind in FIVE), "deal", "drawn", "drawn")
    for _ in range(3):
        it.tap("pile", "ask/pig", "pile", "ask/cloud")
    return it


def test_a_kind_that_a_seat_provably_lacks_lights_no_road_and_says_so(it: Evening) -> None:
    three_pigs(it).tap("kind/dragon")
    assert lit(it) == frozenset()
    assert "No dragon to place: choose again" in words(it.screen)
    it.tap("kind/dragon", "kind/pig")
    assert ROAD in lit(it)


def test_what_a_seat_lacks_is_answered_with_what_it_may_have(it: Evening) -> None:
    three_pigs(it).tap("kind/dragon", "elvenhold-ergeren-wood")
    assert it.screen.notice is not None
    assert {way.glyph.id for way in it.screen.notice.ways if way.glyph} == {"pig"}


def test_a_used_obstacle_lights_no_road(it: Evening) -> None:
    at_the_table(it).tap("deal-all", "kind/pig", ROAD, "pass", "obstacle", ROAD, "kind/pig", OTHER, "pass")
    seat = it.session.table.match.state.turn
    assert not it.session.table.match.state.seat(seat).obstacle or seat == "2"
    it.tap("obstacle")
    assert (lit(it) == frozenset()) == (not it.session.table.match.state.seat(seat).obstacle)


def with_few_cards(it: Evening, hand: dict[str, int]) -> Evening:
    """Anna moves with these cards, which only a reader was told; a pig lies on one road, an elfcycle on another."""
    filled = {"raft": 8 - sum(hand.values()), **hand} if "raft" not in hand else hand
    at_the_table(it)
    say(it, Deal({"1": filled}))
    return it.tap("drawn-all", "drawn-all", "kind/pig", ROAD, "kind/elfcycle", OTHER, "pass-all")


def test_roads_and_tiles_of_a_move_are_within_the_size_of_the_hand(it: Evening) -> None:
    with_few_cards(it, {"pig": 1, "raft": 7})
    assert "strykhaven" in lit(it)
    # Seven rafts are spent to and fro: one card is left, which everybody can count.
    for _ in range(3):
        it.tap("strykhaven" if it.session.table.match.state.seat("1").town != "strykhaven" else "elvenhold")
    seat = it.session.table.match.state.seat("1")
    assert seat.hand.size == 2
    costs = [choice.count or 0 for choice in it.screen.tray if choice.id.startswith("step/")]
    assert all(count <= 2 for count in costs)
    assert "caravan" not in "".join(choice.detail for choice in it.screen.tray)


def test_too_small_a_hand_is_reported_in_numbers_and_no_caravan_is_offered(it: Evening) -> None:
    with_few_cards(it, {"pig": 1, "raft": 7}).tap("strykhaven", "elvenhold", "strykhaven", "elvenhold")
    assert it.screen.notice is None or "Anna" in words(it.screen)
    seat = it.session.table.match.state.seat("1")
    say(it, Travel("1", "elvenhold-strykhaven-lake" if seat.town != "virst" else ROAD, {"raft": 4}))
    if it.screen.notice is not None and it.screen.notice.why == "rule/EL-MOVE-09":
        assert f"Anna has only {seat.hand.size} card" in it.screen.notice.numbers
        assert not any("aravan" in way.label for way in it.screen.notice.ways)


def test_what_only_a_reader_reported_changes_nothing_that_is_lit(tmp_path: Path) -> None:
    seen = []
    for number, hand in enumerate(({"pig": 8}, {"dragon": 8})):
        with evening(tmp_path / f"{number}.db") as it:
            with_few_cards(it, {**hand, "raft": 0})
            seen.append((lit(it), it.screen.tray))
    assert seen[0] == seen[1]


WOOD = "elvenhold-ergeren-wood"


def caravan_and_back(it: Evening, rule: str) -> Evening:
    """Anna crosses a wood of two trolls by caravan, with a troll in it, and goes straight back for two trolls."""
    at_the_table(it, caravan=rule).tap("deal-all", "kind/troll", WOOD, "pass-all")
    return say(
        it, Travel("1", WOOD, {"unicorn": 1, "troll": 1, "raft": 1}, caravan=True), Travel("1", WOOD, {"troll": 2})
    )


def test_a_caravan_that_could_have_been_paid_is_reported_with_the_way_back_and_stays_accepted(it: Evening) -> None:
    caravan_and_back(it, "only_if_unable")
    stand = len(it.session.table.match)
    assert it.session.table.match.state.seat("1").hand.size == 3, "the verdict is the contract's"
    assert it.screen.notice is not None
    assert it.screen.notice.headline == "That road could have been paid for normally"
    assert "A caravan is only for a player who cannot pay normally" in it.screen.notice.numbers
    it.tap(f"return/{stand - 2}", "back")
    assert len(it.session.table.match) == stand - 2


def test_where_everyone_may_go_by_caravan_nothing_is_contradicted(it: Evening) -> None:
    assert caravan_and_back(it, "always").screen.notice is None


def test_a_look_at_another_seat_is_shown_and_ends_with_the_turn(it: Evening) -> None:
    at_the_table(it).tap("deal-all", "seat/2")
    assert "The map shows Ben's pieces and next steps" in words(it.screen)
    it.tap("pass")
    assert "The map shows" not in words(it.screen)
    it.tap("seat/1", "seat/1")
    assert "The map shows" not in words(it.screen)


def test_open_counters_of_each_seat_are_pictured_on_its_panel(it: Evening) -> None:
    three_pigs(it)
    panels = [[glyph.id for glyph in panel.pieces] for panel in it.screen.seats]
    assert panels == [[*[kind] * 3, "unknown", "obstacle"] for kind in ("pig", "cloud")]


def test_what_was_just_done_is_marked_until_the_next_action(it: Evening) -> None:
    at_the_table(it).tap("deal-all", "kind/pig", ROAD)
    assert it.screen.marks is not None
    assert it.screen.marks.done == {ROAD}
    it.tap("kind/pig", OTHER)
    assert it.screen.marks is not None
    assert it.screen.marks.done == {OTHER}


def test_what_is_to_be_done_before_a_round_is_ticked_and_not_shown_as_done(it: Evening) -> None:
    at_the_table(it)
    ticks = sorted(id for id in touchable(it.screen) if id.startswith("todo/"))
    assert ticks
    assert "✓" not in words(it.screen)
    it.tap(ticks[0])
    assert words(it.screen).count("✓") == 1
    it.tap(ticks[0])
    assert "✓" not in words(it.screen)


def test_the_variant_s_town_cards_are_dealt_in_the_first_round(it: Evening) -> None:
    at_the_table(it, town_cards=True)
    assert "town card" in words(it.screen)


def test_undo_of_a_draw_from_the_display_says_what_goes_where(it: Evening) -> None:
    at_the_table(it).tap("tell-display", *(f"ask/{kind}" for kind in FIVE), "deal", "drawn", "drawn")
    it.tap("display/dragon", "ask/unicorn", "cancel" if "cancel" in touchable(it.screen) else "undo")
    while it.session.table.match.state.seat("1").open.size:
        it.tap("undo")
    lines = " ".join(it.session.notices.put_back)
    assert "dragon back to the display" in lines
    assert "back to the pile" not in lines or "unicorn" in lines
