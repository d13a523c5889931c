"""The desk speaks: the wished language, or the rulebook's, switched at once and everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.language.bundles import Messages, language
from companion.language.message_texts import LANGUAGES
from companion.pages.table.table import TablePage
from engine.game import Start
from tests.evening import Evening, evening, words

UNNAMED = (Player("", "red"), Player("Anna", "blue"))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db", "") as opened:
        yield opened


def seat_game(it: Evening, edition: str) -> Evening:
    start = Start("elfenland", 2, "1", {"edition": edition})
    it.session.game.begin(start, UNNAMED, lambda: it.session.pages.go(TablePage()))
    return it.settle()


def test_without_a_wish_the_screen_speaks_as_the_rulebook_of_the_next_game(it: Evening) -> None:
    assert "Neue Partie" in words(it.screen)
    it.tap("settings", "edition/ru", "home", "new")
    assert "Кто где сидит?" in words(it.screen)


def test_a_new_table_speaks_as_its_own_rulebook(it: Evening) -> None:
    seat_game(it, "fr")
    assert "Tous" in words(it.screen)
    it.tap("menu", "leave")
    assert "Neue Partie" in words(it.screen)


def test_the_players_French_is_spoken_where_their_rulebook_lies(it: Evening) -> None:
    seat_game(it, "ff").tap("deal-all")
    assert "cochon" in words(it.screen)
    assert "licorne" in words(it.screen)


def test_a_language_touched_at_the_table_is_spoken_there_at_once(it: Evening) -> None:
    seat_game(it, "de").tap("deal-all")
    assert "Rot" in words(it.screen)
    it.tap("menu", "settings", "language/cs")
    assert "Nastavení" in words(it.screen)
    it.tap("table")
    assert {"Červená", "Anna", "Vynechat"} <= set(words(it.screen).split("\n"))
    it.tap("kind/unicorn", "elvenhold-lapphalya-plain")
    assert it.screen.notice is not None
    assert it.screen.notice.headline == "Nesmí na rovinu: jednorožec"
    assert it.screen.notice.source == "s.\N{NO-BREAK SPACE}7, německé vydání"
    it.tap("menu", "settings", "language/ru", "table", "menu", "leave")
    assert "Новая игра" in words(it.screen)


def test_every_language_is_offered_by_its_own_name(it: Evening) -> None:
    offered = words(it.tap("settings").screen)
    assert all(name in offered for name in LANGUAGES.values())


def test_a_language_is_remembered(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db", "") as first:
        first.tap("settings", "language/it", "home")
    with evening(tmp_path / "games.db", "") as again:
        assert "Nuova partita" in words(again.screen)


def test_wishes_kept_before_languages_were_asked_for_leave_the_settings_file_its_say(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db", "") as first:
        first.session.store.ask(lambda store: store.remember("wishes", b'{"edition":"ru"}'), lambda _: None)
        first.settle()
    with evening(tmp_path / "games.db", "cs") as again:
        assert again.session.store.settings.edition == "ru"
        assert "Nová hra" in words(again.screen)


def test_the_page_of_words_sets_two_languages_side_by_side(it: Evening) -> None:
    seat_game(it, "cs").tap("menu", "help", "words")
    lines = words(it.screen).split("\n")
    assert lines[lines.index("trollkolka") + 1] == "troll wagon"
    it.tap("other/ru")
    lines = words(it.screen).split("\n")
    assert lines[lines.index("trollkolka") + 1] == "повозка тролля"
    assert lines[lines.index("Tažení elfí škorní") + 1] == "Передвижение"
    assert it.tap("close").screen.page == "help"


@pytest.mark.slow("long")
@pytest.mark.parametrize("name", [*LANGUAGES, "ff"])
def test_a_message_that_is_its_own_text_is_formatted_as_the_parser_does_it(name: str) -> None:
    """Most messages are, and the first picture is made of them before the parser is loaded."""
    messages = Messages(name, lambda id: id)
    own = {id: text for id in language(name).cuts if (text := messages.plain(id)) is not None}
    assert len(own) > len(language(name).cuts) / 4
    for id, text in own.items():
        bundle = messages.having(id)
        assert bundle is not None
        assert (text, []) == bundle.format_pattern(bundle.get_message(id).value)
