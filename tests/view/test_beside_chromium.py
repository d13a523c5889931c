"""The same screens by Kivy and by a real Chromium, side by side: what can be touched, and at 800x480 the texts."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from gallery import gallery
from selenium.webdriver.chrome.webdriver import WebDriver

from companion.language.message_texts import LANGUAGES
from companion.screen import Screen, fields
from tests.evening import evening
from tests.extent import fewer
from tests.tour import moments
from tests.tour_masterelf import moments as elves
from tests.tour_phones import moments as phones
from tests.web.browsers import CUT, SIZES, Shelf, Window, chromium, served, sized, unnamed

SOME = int(os.environ.get("BOARDSIDE_PICTURES", "8"))
"""How many screens of each language are compared, chosen by its name; the long form is all of them, 1000."""
TOURS = {"games": moments, "masterelf": elves, "phones": phones}
READ = """
const fields = [...document.querySelectorAll("input")].flatMap((each) => [each.value, each.placeholder]);
return [document.getElementById("screen").textContent, ...fields].join(" ");
"""
"""Every text of the page, those in text fields too."""


@pytest.fixture(scope="module")
def driver() -> Iterator[WebDriver]:
    with chromium() as window:
        yield window


def chosen(tmp_path: Path, language: str) -> dict[str, Screen]:
    """The screens to compare in this language, by name."""
    found = {f"gallery {name}": screen for name, screen in gallery().items()} if language == "en" else {}
    for name, tour in TOURS.items():
        with evening(tmp_path / f"{name}.db", language) as it:
            found |= {f"{name} {moment}": it.screen for moment in tour(it)}
    names = sorted(found)
    return {name: found[name] for name in random.Random(language).sample(names, min(SOME, len(names)))}


def drawn(view: Any) -> set[str]:
    """The ids that Kivy shows to be touched, without the keys of its own keyboard."""
    parts = [part for part in view.parts if part not in (view.board, view.keyboard)]
    screen = view.screen
    ids = {target.id for part in parts for target in part.targets}
    if view.keyboard.targets:  # its key ✓ is the button that it covers
        ids |= {field.done for field in fields(screen).values()}
    ids |= {target.id for target in view.sheet.loose} if screen.sheet is not None else set()
    if screen.board is not None and (screen.sheet is None or screen.sheet.low):
        ids |= {*view.board._paths, *view.board._places, *view.board._cards}
    return ids - {""}


def letters(text: str) -> str:
    """A text without spaces and signs."""
    return re.sub(r"[\W_]+", "", text)


def texts_of(view: Any) -> set[str]:
    """The texts that Kivy draws, without those of the board and of its own keyboard."""
    parts = [part for part in view.parts if part not in (view.board, view.keyboard)]
    return {letters(words.text) for part in parts for words in part.texts} - {""}


@pytest.mark.parametrize("language", fewer("languages in Chromium beside Kivy", LANGUAGES, daily=1, turning=True))
def test_what_can_be_touched_and_read_in_chromium_is_what_Kivy_shows(
    table: Any, tmp_path: Path, driver: WebDriver, language: str
) -> None:
    wrong: list[Any] = []
    screens = chosen(tmp_path, language)
    with evening(tmp_path / "games.db", language) as it, served(it.session, Shelf()) as at:
        window = Window(at, driver)
        for name, screen in screens.items():
            sized(driver, *SIZES[0])
            window.show(screen)
            for size in SIZES:
                sized(driver, *size)
                view = table.show(screen, size)
                missed = window.ids() ^ drawn(view)
                # On so narrow a picture Kivy leaves out the last ways of a refusal, for which there is no room.
                if size == SIZES[0] and screen.notice is not None:
                    missed -= {way.id for way in screen.notice.ways[1:]} - drawn(view)
                if missed:
                    wrong.append((name, size, missed))
                wrong += [(name, size, "cut", *each) for each in window.run(CUT)]
                if size == (800, 480):
                    read = letters(window.run(READ))
                    wrong += [(name, "only in Kivy", text) for text in texts_of(view) if text not in read]
            wrong += [(name, "no name", each) for each in unnamed(driver)]
    assert "\n".join(map(str, wrong)) == ""
