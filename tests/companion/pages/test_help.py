"""Help and the leaflet: the same sections in every language, with the names that the buttons have today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.cli import leaflet
from companion.language.bundles import language
from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.rules.help import SECTIONS
from tests.evening import evening, words


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_help_is_a_tap_from_the_first_page_and_names_the_buttons_as_they_are(tmp_path: Path, tongue: str) -> None:
    say = Speech(tongue).say
    with evening(tmp_path / "games.db", tongue) as it:
        shown = words(it.tap("help").screen)
        assert it.tap("close").screen.page == "home"
    assert all(say(f"leaflet-{name}") in shown for name in SECTIONS)
    assert all(say(id) in shown for id in ("act-new", "act-start", "act-pass", "act-undo", "act-phones", "act-off"))


def test_no_button_is_named_but_by_its_own_message() -> None:
    for tongue in LANGUAGES:
        for name in SECTIONS:
            quoted = re.findall(
                r"[“„«][\s\u00a0]*([^”“»]+?)[\s\u00a0]*[”“»]", language(tongue).cuts[f"leaflet-{name}"].text
            )
            assert [each for each in quoted if not re.fullmatch(r"\{ act-[\w-]+ \}", each)] == [], (tongue, name)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_leaflet_has_each_section_and_picture_once(tongue: str) -> None:
    page = leaflet.page(Speech(tongue), dict.fromkeys(leaflet.PICTURES, b"a picture"))
    assert page.count("<section") == page.count("<h2>") == len(SECTIONS)
    assert page.count("data:image/png") == len(leaflet.PICTURES)
    assert page.count('class="second"') == 1
    assert set(leaflet.PICTURES) <= set(SECTIONS)
