"""Can I?: judged as at the table, from any screen of a game and without one, and nothing is ever written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from recipes import RECIPES

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.rules.can_i import CanIPage
from companion.pages.table.table import TablePage
from engine.codec import read_command, write
from engine.elfenland.editions import preset
from engine.game import Start
from tests.evening import Evening, evening, touchable, words
from tests.tagged import box, table

PLAYERS = tuple(Player(name, colour) for name, colour in (("Anna", "red"), ("Boris", "blue"), ("", "yellow")))
PLAINS, WOODS, OTHER_PLAINS = "elvenhold-lapphalya-plain", "elvenhold-ergeren-wood", "beata-elvenhold-plain"


def begun(it: Evening, *taps: str, **options: Any) -> Evening:
    """A game of three seats after these taps."""
    it.session.game.begin(Start("elfenland", 3, "1", options), PLAYERS, lambda: it.session.pages.go(TablePage()))
    return it.settle().tap(*taps)


def answer(it: Evening) -> tuple[str, str, str]:
    """Yes or no, why, and the rule's id."""
    assert it.screen.banner is not None
    notice = it.screen.notice
    assert notice is not None
    return it.screen.banner.turn, notice.headline, notice.why.removeprefix("rule/")


def written(it: Evening) -> int:
    """Entries of the game in the store."""
    found: list[int] = []
    it.session.store.ask(lambda store: sum(row.entries for row in store.games()), found.append)
    it.settle()
    return found[0]


def test_an_act_is_judged_with_rule_numbers_page_and_ways_and_is_not_recorded(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "deal-all", "kind/dragon", WOODS)
        before, entries = it.session.table.match, written(it)
        it.tap("menu", "can-i", "kind/unicorn", PLAINS)
        assert answer(it) == ("No", "No unicorn in the plains", "EL-PLAN-05")
        assert "The chart has no number for it" in words(it.screen)
        it.tap("way/0")
        assert answer(it) == ("Yes", "Yes", "EL-COST-01")
        assert "Boris: giant pig on Elvenhold–Lapphálya. 1 giant pig · caravan: 3 cards" in words(it.screen)
        it.tap("ask-another", "obstacle", WOODS)
        assert answer(it)[0] == "Yes"
        it.tap("close")
        assert isinstance(it.session.pages.page, TablePage)
        assert it.session.table.match is before
        assert written(it) == entries


def test_while_boots_are_moved_a_step_is_what_is_asked_first(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "deal-all", "kind/dragon", WOODS, "pass-all", "menu", "can-i", "ergeren")
        assert answer(it) == ("Yes", "Yes", "EL-COST-03")


def test_the_screen_says_all_the_time_that_nothing_is_recorded(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "deal-all", "menu", "can-i")
        for taps in (
            ("kind/dragon", WOODS),
            ("mode/step", "rivinia"),
            ("otherwise", "rivinia", "card/raft+"),
            ("pay",),
        ):
            it.tap(*taps)
            assert "Just a question" in words(it.screen)
            assert not {"undo", "menu", "pass", "end-move"} & touchable(it.screen)


def test_a_later_move_is_judged_as_if_it_were_that_seats_turn_and_says_when_it_is_not_yet(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "deal-all", "kind/dragon", WOODS, "menu", "can-i", "mode/step", "seat/3", "ergeren")
        assert answer(it) == ("Later", "Yes, but not now", "EL-COST-03")
        assert "Yellow goes to Erg'Eren for 2 dragons and collects the piece. Travelling belongs to phase 5" in words(
            it.screen
        )
        it.tap("ask-another", "otherwise", "ergeren", "card/dragon+", "pay")
        assert answer(it) == ("No", "2 dragons, not 1", "EL-MOVE-05")


def test_before_the_counters_are_drawn_any_may_come(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "menu", "can-i", "kind/troll", WOODS)
        assert answer(it)[0] == "Later"


def test_without_a_game_roads_are_dressed_first_and_prove_what_was_entered_and_no_more(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("can-i", "kind/dragon", WOODS, "obstacle", WOODS, "mode/step", "ergeren")
        assert answer(it) == ("Yes", "Yes", "EL-COST-03")
        assert "Red goes to Erg'Eren for 3 dragons and collects the piece. In the woods: 2 + obstacle 1 = 3" in words(
            it.screen
        )
        it.tap("ask-another", "lapphalya")
        assert answer(it)[2] == "EL-MOVE-03"
        it.tap("mode/dress", "boot", "ergeren", "mode/step", "elvenhold")
        assert answer(it)[0] == "Yes"
        it.tap("close")
        assert it.session.seated is None
        assert written(it) == 0


def test_a_dressed_piece_is_taken_off_by_the_same_touch_and_what_cannot_lie_is_refused(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("can-i", "kind/pig", PLAINS, OTHER_PLAINS, PLAINS)
        assert it.screen.marks is not None
        assert {token.path for token in it.screen.marks.tokens} == {OTHER_PLAINS}
        it.tap("kind/unicorn", PLAINS)
        assert answer(it)[2] == "EL-PLAN-05"
        it.tap("ask-another", "obstacle", PLAINS)
        assert answer(it)[2] == "EL-OBST-02"


def test_without_a_game_the_rulebook_is_chosen_here(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("can-i", "kind/dragon", WOODS, "editions", "edition/ru", "mode/lay", "kind/pig", WOODS)
        assert it.screen.notice is not None
        assert it.screen.notice.source.endswith("Russian edition")
        assert isinstance(it.session.pages.page, CanIPage)
        options = it.session.pages.page.table.match.state.options
        assert options == {"edition": "ru", "town_cards": False, **preset("ru")} != {**options, **preset("de")}


def test_where_only_scores_are_kept_the_roads_are_dressed_too(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "menu", "keep-score", "menu", "can-i", "kind/dragon", WOODS, "mode/lay", "obstacle", WOODS)
        assert answer(it) == ("Yes", "Yes", "EL-OBST-05")


def test_a_laid_piece_asks_and_does_nothing(tmp_path: Path) -> None:
    with table(tmp_path / "games.db", box()) as it:
        it.say({"do": "deal"}, {"do": "drawn"}, {"do": "drawn"})
        before = it.session.table.match
        it.it.tap("menu", "can-i")
        it.lay("counter/unicorn", f"road/{PLAINS}").lift("counter/unicorn", f"road/{PLAINS}")
        assert answer(it.it)[2] == "EL-PLAN-05"
        it.lay("counter/pig", f"road/{PLAINS}").lift("counter/pig", f"road/{PLAINS}").press("pass")
        assert answer(it.it)[0] == "Yes"
        it.it.tap("mode/step")
        it.swipe("card/raft").lay("town/virst")
        assert it.session.table.match is before
        assert answer(it.it) == ("No", "The ferry costs 2 rafts", "EL-LAKE-01")
        it.lay("boot/yellow")
        assert it.it.screen.banner is not None
        assert it.it.screen.banner.turn == "Cleo"
        it.it.tap("close")
        assert it.session.table.match is before


def test_a_piece_that_was_passed_over_a_reader_asks_as_one_that_lies_there(tmp_path: Path) -> None:
    with table(tmp_path / "games.db", box()) as it:
        it.say({"do": "deal"}, {"do": "drawn"}, {"do": "drawn"})
        it.it.tap("menu", "can-i")
        it.swipe("counter/pig", "counter/unicorn", f"road/{PLAINS}")
        assert answer(it.it)[2] == "EL-PLAN-05"


def test_on_a_sensed_board_a_counter_on_its_road_is_the_question_and_where_roads_are_dressed_it_lies(
    tmp_path: Path,
) -> None:
    with table(tmp_path / "games.db", box(sensed=True)) as it:
        it.say({"do": "deal"}, {"do": "drawn"}, {"do": "drawn"})
        it.it.tap("menu", "can-i")
        it.put("counter/unicorn", f"road/{PLAINS}")
        assert answer(it.it)[2] == "EL-PLAN-05"
        it.it.tap("close", "menu", "leave", "can-i")
        it.put("counter/pig", f"road/{PLAINS}")
        assert it.it.screen.marks is not None
        assert [token.path for token in it.it.screen.marks.tokens] == [PLAINS]


def test_the_rule_of_a_verdict_can_be_read_and_the_question_is_there_again(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "deal-all", "menu", "can-i", "kind/unicorn", PLAINS, "rule/EL-PLAN-05")
        assert "EL-PLAN-05" in words(it.screen)
        it.tap("close")
        assert answer(it)[2] == "EL-PLAN-05"


@pytest.mark.parametrize("index", [3, 9, 15])
def test_two_tables_that_differ_in_secrets_alone_answer_every_question_alike(tmp_path: Path, index: int) -> None:
    twin = RECIPES["elfenland"].twins[index]
    told = []
    for number, sentences in enumerate((twin.one, twin.other)):
        with evening(tmp_path / f"{number}.db") as it:
            start = Start("elfenland", 2, None, dict(twin.options))
            it.session.game.begin(start, PLAYERS[:2], lambda it=it: it.session.pages.go(TablePage()))
            it.settle()
            game = it.session.table.match.game
            it.session.act(Say(tuple(read_command(game, write(said)) for said in sentences)))
            it.settle()
            assert len(it.session.table.match) >= len(sentences)
            it.tap("menu", "can-i")
            screens = []
            for seat in "21":
                it.tap("mode/lay", *([f"seat/{seat}"] if f"seat/{seat}" in touchable(it.screen) else []))
                for kind in twin.kinds:
                    it.tap("mode/lay", f"kind/{kind}", "grangor-yttar-mountain")
                    screens.append(it.screen)
                    it.tap("mode/step", "otherwise", WOODS, f"card/{kind}+", "pay")
                    screens.append(it.screen)
            told.append(screens)
    assert told[0] == told[1]


def test_the_kinds_of_question_keep_their_places_in_the_bar(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "deal-all", "pass-all", "menu", "can-i")
        for mode in ("lay", "step"):
            bar = it.tap(f"mode/{mode}").screen.bar
            assert [each.id for each in bar[:3]] == ["close", "mode/lay", "mode/step"]
            assert len(bar) == 4, mode
