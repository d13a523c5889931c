"""A first game explains each phase once, where it comes, and is never in the way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.registry import GAMES
from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.table.table import TablePage
from engine.codec import write
from engine.elfenland.commands_and_events import Deal
from engine.game import Start
from tests.evening import Evening, evening, touchable, words

TWO = (Player("Anna", "red"), Player("Boris", "blue"))
CARDS = {
    "elfenland": ("deal", "draw_hidden", "draw", "plan", "move", "cleanup"),
    "masterelf": ("move", "take", "swap", "create", "discard", "redistribute", "reward", "bonus"),
}


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def first_game(it: Evening, game: str = "elfenland", guided: bool = True) -> Evening:
    """A game that is explained, or not."""
    it.session.game.begin(Start(game, 2, "1", {}), TWO, lambda: it.session.pages.go(TablePage()), guided)
    return it.settle()


def told(it: Evening) -> str:
    """The headline of the card that lies there, "" for none."""
    return it.screen.notice.headline if it.screen.notice is not None else ""


def test_each_phase_is_explained_when_it_comes_and_never_again(it: Evening) -> None:
    first_game(it)
    say = it.session.speech.say
    heard = [told(it)]
    it.tap("got-it")
    assert told(it) == ""
    for act in ("deal", "drawn", "drawn", "drawn-all", "pass", "pass"):
        it.tap(act)
        heard.append(told(it))
    assert [card for card in heard if card] == [say(f"guide-elfenland-{each}") for each in CARDS["elfenland"][:5]]


def test_nothing_is_explained_unless_it_was_asked_for(it: Evening) -> None:
    first_game(it, guided=False)
    assert told(it) == ""
    it.tap("deal-all")
    assert told(it) == ""


def test_a_card_tells_its_rule(it: Evening) -> None:
    first_game(it).tap("rule/EL-DEAL-01")
    assert "EL-DEAL-01" in words(it.screen)
    assert told(it.tap("close")) == "Every round begins with cards", "reading the rule does not take the card away"


def test_the_next_act_takes_a_card_away_too(it: Evening) -> None:
    first_game(it).tap("got-it", "deal-all")
    assert told(it)
    it.tap("pass")
    assert told(it) == ""


def test_after_the_first_round_nothing_is_left_to_explain(it: Evening) -> None:
    first_game(it).tap("deal-all", "pass-all", "end-move")
    while "finish" not in touchable(it.screen):
        touch = sorted(id for id in touchable(it.screen) if id.startswith(("discard/", "keep/")) or id == "end-move")
        it.tap(next(id for id in touch if not id.startswith("keep/") or id.split("/")[1] not in it.session.draft.keeps))
    it.tap("finish")
    assert it.session.table.match.state.round == 2
    assert told(it) == ""
    assert told(it.tap("deal")) == "", "in the first round nobody drew counter by counter: that is passed over now"


def test_what_was_explained_stays_so_when_the_game_is_gone_on_with(it: Evening) -> None:
    first_game(it).tap("got-it", "menu", "leave")
    (game,) = it.session.store.games or ()
    it.tap(f"resume/{game.id}", "close")
    assert told(it) == ""
    assert told(it.tap("deal")) == "One counter that only you know"


def test_a_table_that_keeps_only_scores_has_nothing_explained(it: Evening) -> None:
    it.tap("new", "keep-score", "start")
    assert told(it) == ""
    assert told(it.tap("virst", "next-seat", "next-seat")) == ""


def test_Master_Elf_explains_a_turn_as_it_comes(it: Evening) -> None:
    first_game(it, "masterelf")
    say = it.session.speech.say
    assert told(it) == say("guide-masterelf-move")
    assert told(it.tap("got-it", "r1")) == say("guide-masterelf-take")
    assert told(it.tap("got-it", "take/untold")) == say("guide-masterelf-create")
    assert told(it.tap("end-turn", "r2", "take/untold", "end-turn")) == ""
    assert told(it.tap("city")) == say("guide-masterelf-swap")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_its_card_in_every_language(game: str, language: str) -> None:
    speech, english = Speech(language), Speech("en")
    for card in CARDS[game]:
        told = speech.say(f"guide-{game}-{card}", "more")
        assert language == "en" or told != english.say(f"guide-{game}-{card}", "more")


def test_it_is_on_where_no_game_was_finished_and_can_be_switched_off(it: Evening) -> None:
    it.tap("new", "start", "set-up")
    assert told(it) == "Every round begins with cards"
    it.tap("menu", "leave", "new", "guide", "start")
    assert told(it) == ""


def test_it_is_off_where_a_game_was_finished_and_can_be_switched_on(it: Evening) -> None:
    id = first_game(it, guided=False).session.table.id
    it.session.store.ask(lambda store: store.append(id, write(Deal()), write(()), over=True), lambda _: None)
    it.settle().tap("menu", "leave", "new", "start")
    assert told(it) == ""
    it.tap("menu", "leave", "new", "guide", "start", "set-up")
    assert told(it) == "Every round begins with cards"
