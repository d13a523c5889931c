"""Help: the leaflet's texts on the screen, and the names in them are those of the buttons."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.rules.help import SECTIONS, section
from tests.evening import evening, words

BUTTONS = ("new", "resume", "start", "pass", "otherwise", "end-move", "undo", "let", "phones", "standings", "rematch")


def test_help_opens_from_home_and_from_a_game_and_leads_to_the_printed_words(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("help")
        assert "Who sits where" in words(it.screen)
        it.tap("words", "close", "close", "new", "add", "start", "set-up", "deal-all", "menu", "help")
        assert it.screen.page == "help"
        assert it.tap("close").screen.board is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_leaflet_calls_each_button_as_the_button_is_called(language: str) -> None:
    speech = Speech(language)
    told = " ".join(text.text for name in SECTIONS for text in section(speech, name))
    assert [id for id in BUTTONS if speech.say(f"act-{id}") not in told] == []
