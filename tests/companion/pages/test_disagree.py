"""A table that disagrees: what the rulebooks say is at hand, the choice holds, and a ruling stays visible."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.table import TablePage
from companion.referee import Referee
from companion.screen import Grid
from companion.transfer import json_lines
from engine.codec import write
from engine.common_commands import Leave, Let, Rename, Ruled
from engine.game import Start
from tests.evening import Evening, blocks, evening, touchable, words

ROAD = "elvenhold-ergeren-wood"
PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def seat_game(it: Evening, game: str = "elfenland") -> Evening:
    it.session.game.begin(Start(game, 2, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
    return it.settle()


def too_few(it: Evening) -> Evening:
    """A dragon's wood costs two; one is played, and refused."""
    seat_game(it).tap("deal-all", "kind/dragon", ROAD, "pass-all")
    return it.tap("otherwise", "ergeren", "card/dragon+", "pay")


def say(command: object) -> Say:
    """A sentence that other hands than a touch of these pages bring."""
    return Say((command,))


def rows(it: Evening) -> list[str]:
    """The points in the order they stand in."""
    assert it.screen.sheet is not None
    return [row.id for block in blocks(it.screen.sheet.blocks) if isinstance(block, Grid) for row in block.rows]


def test_any_point_is_three_taps_from_the_table(it: Evening) -> None:
    seat_game(it)
    it.taps = 0
    it.tap("menu", "disagree", "point/B05")
    assert it.taps == 3
    assert "How many more counters" in words(it.screen)
    it.tap("all-points")
    assert len(rows(it)) == 13, "only what changes play, or what is said of it"
    it.tap("close")
    assert it.screen.page == "table"


def test_the_points_of_the_present_phase_stand_above_all_others(it: Evening) -> None:
    seat_game(it).tap("deal-all", "menu", "disagree")
    planning = rows(it)
    it.tap("close", "pass-all", "menu", "disagree")
    assert sorted(planning) == sorted(rows(it))
    assert planning.index("point/B08") < 2 <= rows(it).index("point/B08"), "whether hidden counters may be placed"


def test_the_point_of_the_last_refusal_stands_first_and_one_touch_away_from_it(it: Evening) -> None:
    too_few(it)
    assert it.session.notices.refused == "EL-MOVE-05"
    it.tap("disagree/B10")
    assert "A caravan, even if you could pay?" in words(it.screen)
    it.tap("close", "menu", "disagree")
    assert rows(it)[0] == "point/B10"


def test_a_refusal_that_no_rulebook_sees_otherwise_offers_no_point(it: Evening) -> None:
    seat_game(it).tap("deal-all", "kind/unicorn", "elvenhold-lapphalya-plain")
    assert it.screen.notice is not None
    assert [ask.id for ask in it.screen.notice.asks] == []


def test_what_the_table_agrees_on_is_enforced_worded_and_undone(it: Evening) -> None:
    seat_game(it).tap("deal-all", "menu", "disagree", "point/B09", "value/1")
    assert it.session.table.match.state.options["pass"] == "final"
    it.tap("close", "pass", "menu", "history")
    assert "Agreed: Passing: is final" in words(it.screen)
    it.tap("table", "kind/pig", "elvenhold-lapphalya-plain")
    assert it.session.table.match.prompt.seats == ("2",), "the first passed for good"
    it.tap("undo", "notice", "undo", "notice", "undo")
    assert it.session.table.match.state.options["pass"] == "reenter"


def test_another_rulebook_is_cited_from_then_on(it: Evening) -> None:
    too_few(it).tap("menu", "disagree", "edition/cs", "close")
    assert it.session.table.match.state.options["edition"] == "cs"
    it.tap("otherwise", "ergeren", "card/dragon+", "pay")
    assert it.screen.notice is not None
    assert "Czech edition" in it.screen.notice.source
    it.tap("menu", "history")
    assert "Agreed: Czech" in words(it.screen)


def test_what_was_played_otherwise_is_offered_from_the_next_round_on(it: Evening) -> None:
    seat_game(it).tap("deal-all", "pass-all", "end-move", "discard/1", "menu", "disagree", "point/B16", "value/1")
    assert it.session.table.match.state.options["hand_limit_at"] == "own_turn"
    assert "from round 2" in words(it.screen)
    it.tap("agree-later")
    assert "Agreed from round 2" in words(it.screen)
    it.tap("close", "end-move", "discard/2", "keep/1/hidden", "keep/2/hidden", "finish")
    assert it.session.table.match.state.round == 2
    assert it.session.table.match.state.options["hand_limit_at"] == "round_end"


def test_a_ruling_is_asked_twice_and_stays_visible(it: Evening) -> None:
    too_few(it).tap("let")
    assert "just this once" in words(it.screen)
    it.tap("all-agree", "cancel")
    assert it.session.table.match.state.seat("1").town == "elvenhold", "it was thought over"
    it.tap("let", "all-agree", "let-stand")
    match = it.session.table.match
    assert match.last is not None
    assert isinstance(match.last.command, Let)
    assert match.state.seat("1").town == "ergeren"
    assert it.screen.page == "table"
    it.tap("menu", "history")
    assert "Table ruling: Anna goes to Erg'Eren" in words(it.screen)
    it.tap("table", "menu", "standings")
    assert "Table rulings: 1\n" in words(it.screen) + "\n"
    it.tap("table", "undo")
    assert it.session.table.match.state.seat("1").town == "elvenhold"


@pytest.mark.parametrize(
    "way", [("ergeren", "let", "all-agree"), ("otherwise", "rivinia", "pay", "let", "all-agree", "let-stand")]
)
def test_a_travel_without_cards_that_was_let_stand_is_worded_and_its_game_opens_again(
    it: Evening, way: tuple[str, ...]
) -> None:
    seat_game(it).tap("deal-all", "pass-all", *way)
    assert "for no card" in words(it.tap("menu", "history").screen)
    it.tap("table", "menu", "leave", "resume/1", "close", "undo")
    assert it.session.table.match.state.seat("1").town == "elvenhold"


def test_a_travel_for_several_kinds_that_was_let_stand_names_them_all(it: Evening) -> None:
    seat_game(it).tap("deal-all", "kind/dragon", ROAD, "pass-all", "otherwise", "ergeren")
    it.tap("card/dragon+", "card/troll+", "pay", "let", "all-agree", "let-stand")
    assert "for 1 dragon, 1 troll wagon" in words(it.tap("menu", "history").screen)


def test_no_ruling_is_offered_where_pieces_cannot_lie_so(it: Evening) -> None:
    seat_game(it).tap("deal-all", "kind/pig", "elvenhold-lapphalya-plain", "kind/pig", "elvenhold-lapphalya-plain")
    assert it.session.notices.refused == "EL-PLAN-04"
    assert "let" not in touchable(it.screen)


def test_the_ring_s_table_rules_too_and_has_the_one_choice_that_its_rulebook_leaves(it: Evening) -> None:
    seat_game(it, "masterelf").tap("menu", "disagree", "point/ME-SPEC-06", "value/1")
    assert it.session.table.match.state.options["special_on_last_gift"] is True
    it.tap("close", "city")
    assert it.session.notices.refused == "ME-MOVE-01"
    it.tap("let", "all-agree", "let-stand")
    assert it.session.table.match.last is not None
    assert Ruled("ME-MOVE-01", "1") in [event for entry in it.session.table.match.entries() for event in entry.events]


def test_names_and_colours_that_were_mended_show_at_once_and_go_back_with_undo(it: Evening) -> None:
    seat_game(it)
    it.session.act(say(Rename("1", "Hanna", "blue")))
    it.settle()
    assert [(player.name, player.colour) for player in it.session.table.players] == [
        ("Hanna", "blue"),
        ("Boris", "red"),
    ]
    assert "Hanna" in words(it.screen)
    it.tap("undo")
    assert [player.name for player in it.session.table.players] == ["Anna", "Boris"]


def test_who_left_is_named_beside_the_standings(it: Evening) -> None:
    seat_game(it).tap("deal-all")
    it.session.act(say(Leave("2")))
    it.settle().tap("menu", "standings")
    assert "Boris left the game" in words(it.screen)


def test_all_of_it_is_resumed_written_out_and_read_back_as_it_was_played(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        too_few(it).tap("let", "all-agree", "let-stand", "menu", "disagree", "point/B10", "value/1", "close")
        it.session.act(say(Rename("1", "Hanna")))
        it.settle()
        played = it.session.table.match
        shelf: list[bytes] = []
        it.session.store.ask(lambda store: list(json_lines.export(store, 1)), shelf.extend)  # type: ignore[arg-type]
        it.settle()
        it.tap("menu", "leave")
        it.session.game.resume(1, lambda: it.session.pages.go(TablePage()))
        it.settle()
        assert it.session.table.match.state == played.state
        assert it.session.table.players[0].name == "Hanna"
    read = json_lines.read(io.BytesIO(b"".join(shelf)))
    game = GAMES["elfenland"].game()
    assert json_lines.differences(game, json_lines.begun(game, read.start), read.rows) == []


def test_the_headless_referee_takes_them_too_and_says_no_secret() -> None:
    referee = Referee()
    referee.answer(b'{"game": "elfenland", "seats": 2}')
    agreed = referee.answer(b'{"do": "agree", "switch": "caravan", "value": "always"}')
    assert agreed["ok"]
    assert agreed["prompt"].phase == "deal"
    assert not referee.answer(b'{"do": "agree", "switch": "tea", "value": true}')["ok"]
    assert "caravan" in referee.answer(b'{"do": "agree", "switch": "tea", "value": true}')["error"]
    refused = referee.answer(b'{"do": "let", "command": {"do": "pass", "seat": "1"}}')
    assert (refused["ok"], refused["rule"]) == (False, "EL-ROUND-01")
    assert b"Left" in write(referee.answer(b'{"do": "leave", "seat": "2"}'))
