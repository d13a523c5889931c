"""Few taps: a whole round of four seats costs at most 60 touches; where only scores are kept, 21."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.table import TablePage
from engine.codec import read_command
from engine.game import Start
from tests.evening import Evening, evening, touchable
from tests.inverse_input.taps import taps

ROUND = Path(__file__).parent / "rounds" / "four_seats.jsonl"
ENOUGH = 60
WAYS = {
    "1": ("lapphalya", "virst", "ixara", "dagamura"),
    "2": ("wylhien", "jaccaranda", "throtmanni", "rivinia"),
    "3": ("beata", "strykhaven", "virst", "kihromah"),
    "4": ("ergeren", "tichih", "grangor", "yttar"),
}


def test_a_round_of_sixteen_placings_and_sixteen_steps_takes_at_most_sixty_taps(tmp_path: Path) -> None:
    commands = [json.loads(line) for line in ROUND.read_text(encoding="utf-8").splitlines()]
    counted = [said["do"] for said in commands]
    assert (counted.count("place"), counted.count("travel")) == (16, 16)
    players = tuple(Player("", colour) for colour in ("red", "blue", "yellow", "green"))
    with evening(tmp_path / "games.db") as it:
        it.session.game.begin(Start("elfenland", 4, "1"), players, lambda: it.session.pages.go(TablePage()))
        it.settle()
        for said in commands:
            seated = it.session.table
            if said["do"] == "deal":
                it.tap("deal-all")
            elif said["do"] == "pass" and seated.match.prompt.phase == "plan":
                it.tap("pass-all")
            elif said["do"] not in ("drawn", "pass"):
                touches = taps(seated.match, read_command(seated.match.game, json.dumps(said)))
                # The desk itself ends the move of an empty hand.
                it.tap(*(touches or ()))
        assert it.session.table.match.prompt.round == 2
        assert it.taps <= ENOUGH


@pytest.mark.parametrize("option", ["round", "final"])
@pytest.mark.parametrize("leaver", ["1", "2", "3"])
def test_one_tap_passes_for_everybody_who_is_still_at_the_table(tmp_path: Path, option: str, leaver: str) -> None:
    players = tuple(Player("", colour) for colour in ("red", "blue", "yellow"))
    with evening(tmp_path / "games.db") as it:
        options = {"pass": option} if option == "final" else {}
        it.session.game.begin(Start("elfenland", 3, "1", options), players, lambda: it.session.pages.go(TablePage()))
        it.settle().tap("deal-all")
        game = it.session.table.match.game
        it.session.perform(Say((read_command(game, json.dumps({"do": "leave", "seat": leaver})),)))
        it.settle().tap("pass-all")
        assert it.session.notices.shown is None
        assert it.session.table.match.prompt.phase == "move"


def test_where_only_scores_are_kept_a_round_takes_a_tap_a_piece_and_one_a_seat_and_two_at_its_end(
    tmp_path: Path,
) -> None:
    players = tuple(Player("", colour) for colour in ("red", "blue", "yellow", "green"))
    with evening(tmp_path / "games.db") as it:
        it.session.game.begin(Start("elfenland", 4, "1"), players, lambda: it.session.pages.go(TablePage()))
        it.settle().tap("menu", "keep-score")
        it.taps = 0
        for seat, ways in WAYS.items():
            it.tap(*ways, *(() if seat == "4" else ("next-seat",)))
        it.tap("next-round", "round-begins")
        state = it.session.table.match.state
        assert {seat.id: seat.collected for seat in state.seats} == WAYS
        assert state.round == 2
        assert it.taps == 16 + 3 + 2


def table_of_three(it: Evening) -> Evening:
    players = tuple(Player("", colour) for colour in ("red", "blue", "yellow"))
    it.session.game.begin(Start("elfenland", 3, "1"), players, lambda: it.session.pages.go(TablePage()))
    it.settle()
    it.taps = 0
    return it


def shown(it: Evening) -> list[str]:
    """The five counters of the display from left to right."""
    return [choice.glyph.id for choice in it.screen.tray[:5] if choice.glyph is not None]


FIVE = ("troll", "pig", "troll", "cloud", "dragon")


def test_the_display_is_entered_in_six_taps_in_the_order_of_the_table_and_the_deal_in_seven(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        table_of_three(it).tap("tell-display", *(f"ask/{kind}" for kind in FIVE))
        assert it.taps == 6
        assert shown(it) == list(FIVE)
        it.tap("deal")
        assert it.taps == 7
        assert it.session.table.match.prompt.phase == "draw_hidden"


def test_a_refill_is_one_tap_and_lies_where_the_counter_was_drawn(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        table_of_three(it).tap("tell-display", *(f"ask/{kind}" for kind in FIVE), "deal", "drawn", "drawn", "drawn")
        it.taps = 0
        it.tap("display/pig", "ask/unicorn", "display/dragon", "ask/elfcycle")
        assert it.taps == 4
        assert shown(it) == ["troll", "unicorn", "troll", "cloud", "elfcycle"]


def test_the_slot_whose_kind_is_asked_for_is_not_drawn_by_a_touch(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        table_of_three(it).tap("tell-display", *(f"ask/{kind}" for kind in FIVE), "deal", "drawn", "drawn", "drawn")
        it.tap("display/pig", "display/0", "ask/unicorn")
        assert shown(it) == ["troll", "unicorn", "troll", "cloud", "dragon"]
        assert [seat.open.known for seat in it.session.table.match.state.seats] == [{"pig": 1}, {}, {}]


def test_the_next_draw_may_be_entered_before_the_refill(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        table_of_three(it).tap("tell-display", *(f"ask/{kind}" for kind in FIVE), "deal", "drawn", "drawn", "drawn")
        it.tap("display/pig", "display/cloud")
        assert shown(it) == ["troll", "unknown", "troll", "unknown", "dragon"]
        assert [seat.open.known for seat in it.session.table.match.state.seats] == [{"pig": 1}, {"cloud": 1}, {}]


@pytest.mark.parametrize(
    "told", [(), ("tell-display", "ask/pig", "cancel"), ("tell-display", *(f"ask/{k}" for k in FIVE))]
)
def test_a_counter_drawn_unseen_is_asked_for_in_the_same_way_whatever_is_known(
    tmp_path: Path, told: tuple[str, ...]
) -> None:
    with evening(tmp_path / "games.db") as it:
        table_of_three(it).tap(*told, "deal", "drawn", "drawn", "drawn", "pile")
        assert {f"ask/{kind}" for kind in ("pig", "untold")} <= touchable(it.screen)
        assert it.tap("ask/untold").session.table.match.state.seat("1").open.unknown == 1


def test_an_unknown_counter_of_the_display_and_the_pile_do_not_look_alike(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        table_of_three(it).tap("deal", "drawn", "drawn", "drawn")
        glyphs = {choice.id: choice.glyph.id for choice in it.screen.tray if choice.glyph is not None}
        assert glyphs["display/0"] != glyphs["pile"]


def test_from_the_first_page_to_a_verdict_of_can_i_takes_at_most_five_taps(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("can-i", "mode/lay", "kind/unicorn", "elvenhold-lapphalya-plain")
        assert it.screen.notice is not None
        assert it.taps <= 5
