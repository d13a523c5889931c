"""Every refusal, prompt and step can be touched to read its rule; rules are found in any language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.registry import GAMES
from companion.language.message_texts import LANGUAGES
from companion.pages.rules.rules import RulesPage
from companion.pages.table.table import TablePage
from companion.rulebook import found, ledger, under
from engine.game import Start
from tests.companion.masterelf.test_masterelf_desk import seat_game
from tests.evening import Evening, evening, touchable, words
from tests.tour import moments

FOUR = (Player("Anna", "red"), Player("Boris", "blue"), Player("Chris", "yellow"), Player("Dana", "green"))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def planning(it: Evening, edition: str = "de") -> Evening:
    """Four at a table of Elfenland, everything drawn."""
    start = Start("elfenland", 4, "1", {"edition": edition})
    it.session.game.begin(start, FOUR, lambda: it.session.pages.go(TablePage()))
    return it.settle().tap("deal-all")


def cited(it: Evening) -> set[str]:
    """The rules that can be read from this screen."""
    return {id.removeprefix("rule/") for id in touchable(it.screen) if id.startswith("rule/")}


def test_every_prompt_of_an_evening_leads_to_a_rule_of_its_game(it: Evening) -> None:
    lacking = [
        moment for moment in moments(it) if (on := it.screen).page == "table" and not (on.banner and on.banner.id)
    ]
    assert lacking == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_cited_is_a_rule_of_the_ledger(game: str) -> None:
    import companion.games.elfenland.rules_by_topic as elfenland
    import companion.games.masterelf.rules_by_topic as masterelf

    phases, others = {
        "elfenland": (elfenland.PHASES, []),
        "masterelf": (masterelf.PHASES, [*masterelf.SHEET_RULES.values()]),
    }[game]
    cited = [id for each in phases.values() for id in each] + others
    assert [id for id in cited if id not in ledger(game)] == []


def test_a_refusal_is_touched_to_read_its_rule_with_its_page_and_its_neighbours(it: Evening) -> None:
    planning(it, "cs").tap("kind/unicorn", "elvenhold-lapphalya-plain")
    assert it.screen.notice is not None
    it.tap(it.screen.notice.why)
    told = words(it.screen)
    assert "A counter fits a road if the chart has a number for it in the road's terrain." in told
    assert "p. 7, Czech edition · EL-PLAN-05" in told
    assert cited(it) == {"EL-PLAN-04", "EL-PLAN-06"}
    it.tap("rule/EL-PLAN-06")
    assert "p. 7, Czech edition · EL-PLAN-06" in words(it.screen)
    it.tap("close")
    assert it.screen.notice is not None, "the refusal is still there"


def test_a_refusal_is_not_shown_beside_the_rules(it: Evening) -> None:
    planning(it).tap("kind/unicorn", "elvenhold-lapphalya-plain", "menu")
    assert it.screen.notice is None
    assert it.tap("rules").screen.notice is None


def test_the_round_s_end_is_touched_to_read_its_rule(it: Evening) -> None:
    planning(it, "fr").tap("pass-all", "end-move")
    for seat in "1234":
        it.tap(f"discard/{seat}")
        if "end-move" in touchable(it.screen):
            it.tap("end-move")
    assert "EL-CLEAN-03" in cited(it)


def test_Master_Elf_cites_its_own_rules(it: Evening) -> None:
    seat_game(it)
    assert cited(it) == {"ME-MOVE-01"}
    it.tap("r1", "take/untold", "end-turn", "r2", "take/untold", "end-turn", "city", "rule/ME-TAKE-03")
    assert "“2. Взять ингредиент” (2. Take an ingredient), Russian edition · ME-TAKE-03" in words(it.screen)


def test_the_page_of_rules_begins_with_the_rule_last_refused(it: Evening) -> None:
    planning(it).tap("kind/unicorn", "elvenhold-lapphalya-plain", "notice", "menu", "rules")
    assert cited(it) == {"EL-PLAN-05"}


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("caravan", "EL-CARAVAN-01"),
        ("překážka", "EL-OBST-01"),
        ("prekazka", "EL-OBST-01"),
        ("ПРЕПЯТСТВИЕ", "EL-OBST-01"),
        ("Hindernisse", "EL-OBST-01"),
        ("zattere", "EL-RIVER-01"),
        ("radeau lac", "EL-LAKE-01"),
        ("дракона", "EL-PLAN-05"),
        ("drak", "EL-COST-01"),
        ("plan 5", "EL-PLAN-05"),
        ("el-obst-02", "EL-OBST-02"),
        ("karavane", "EL-CARAVAN-02"),
        ("obstackle", "EL-OBST-02"),
        ("cochon", "EL-COST-01"),
    ],
)
def test_words_of_any_language_find_the_rule_also_misspelt(it: Evening, typed: str, id: str) -> None:
    assert id in found(typed, "elfenland", GAMES["elfenland"].look(GAMES["elfenland"].game()).subjects)


@pytest.mark.parametrize("typed", ["crystal", "Kristall", "cristal", "krystal", "кристалла"])
def test_rules_of_Master_Elf_are_found_too(typed: str) -> None:
    look = GAMES["masterelf"].look(GAMES["masterelf"].game())
    assert "ME-CRYST-01" in found(typed, "masterelf", look.subjects)


def test_a_chapter_that_is_named_comes_before_rules_that_mention_it() -> None:
    subjects = GAMES["elfenland"].look(GAMES["elfenland"].game()).subjects
    assert found("caravan", "elfenland", subjects)[:2] == ("EL-CARAVAN-01", "EL-CARAVAN-02")


def test_nothing_and_nonsense_find_no_rule() -> None:
    subjects = GAMES["elfenland"].look(GAMES["elfenland"].game()).subjects
    assert found(" ", "elfenland", subjects) == found("qqqq", "elfenland", subjects) == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_under_a_piece_or_a_part_of_the_game(game: str) -> None:
    subjects = GAMES[game].look(GAMES[game].game()).subjects
    assert set(ledger(game)) == {id for subject in subjects for id in under(subject.rules, game)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_read_in_the_language_of_the_screen(tmp_path: Path, language: str) -> None:
    with evening(tmp_path / "games.db", language) as it:
        it.tap("rules").type("rules-typed", "caravan")
        it.tap("rule/EL-CARAVAN-05")
        page = it.session.pages.page
        assert isinstance(page, RulesPage)
        assert it.session.speech.say("rule-EL-CARAVAN-05") in words(it.screen)


def test_from_home_both_games_are_read_and_the_chart_is_there(it: Evening) -> None:
    it.tap("rules", "about/short-obstacle")
    assert "EL-OBST-01" in cited(it)
    it.tap("chart", "all-rules", "game/masterelf", "about/me-rules-crystal")
    assert cited(it) == {"ME-CRYST-01", "ME-CRYST-02"}
    assert it.tap("close").screen.page == "home"
