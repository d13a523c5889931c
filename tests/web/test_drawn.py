"""Every screen of an evening in a browser: the same can be touched, nothing is cut, and everything has a name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from selenium.webdriver.chrome.webdriver import WebDriver

from companion.screen import name_of
from tests.evening import evening, touchable
from tests.extent import DAY, fewer, stride
from tests.tour import moments
from tests.tour_phones import phone
from tests.web.browsers import BROKEN, CUT, SIZES, Shelf, Window, chromium, served, sized, unnamed

PHONE = (360, 740)
"""The width and height of a phone that is not large."""
LANGUAGES = ("de", "en", "fr", "ru", "cs", "it")


def sizes(turn: int) -> tuple[tuple[int, int], ...]:
    """The sizes in which this screen is looked at."""
    each = stride("sizes of each screen in a browser", daily=2)
    return SIZES[turn % each :: each]


@pytest.fixture(scope="module")
def driver() -> Iterator[WebDriver]:
    with chromium() as window:
        yield window


@pytest.mark.parametrize("language", fewer("languages of every screen in a browser", LANGUAGES, daily=1, turning=True))
def test_every_screen_can_be_touched_as_at_the_table_and_is_whole_at_every_size(
    tmp_path: Path, driver: WebDriver, language: str
) -> None:
    wrong = []
    with evening(tmp_path / "games.db", language) as it, served(it.session, Shelf()) as table:
        window = Window(table, driver)
        for turn, moment in enumerate(moments(it), DAY):
            screen = it.screen
            window.show(screen)
            expected = touchable(screen) - {""}
            if window.ids() != expected:
                wrong.append((moment, window.ids() ^ expected))
            for size in sizes(turn):
                sized(driver, *size)
                wrong += [(moment, size, *each) for each in window.run(CUT)]
            wrong += [(moment, "no name", each) for each in unnamed(driver)]
        complaints = window.console()
    assert "\n".join(map(str, wrong)) == ""
    assert complaints == []


@pytest.mark.parametrize("language", fewer("languages of a phone in a browser", LANGUAGES, daily=2, turning=True))
def test_every_screen_of_a_phone_is_whole_at_every_size(tmp_path: Path, driver: WebDriver, language: str) -> None:
    wrong = []
    with evening(tmp_path / "games.db", language) as it, served(it.session, Shelf()) as table:
        window = Window(table, driver)
        for turn, (moment, screen) in enumerate(phone(it), DAY):
            window.show(screen)
            if window.ids() != touchable(screen) - {""}:
                wrong.append((moment, window.ids() ^ (touchable(screen) - {""})))
            for size in sizes(turn):
                sized(driver, *size)
                wrong += [(moment, size, *each) for each in window.run(CUT)]
            sized(driver, *PHONE)
            wrong += [(moment, "broken", each) for each in window.run(BROKEN)]
            wrong += [(moment, "no name", each) for each in unnamed(driver)]
    assert "\n".join(map(str, wrong)) == ""


def test_the_steps_of_a_move_of_boardsides_are_numbered_on_their_roads(tmp_path: Path, driver: WebDriver) -> None:
    roads = (("elvenhold-ergeren-wood", "1 3"), ("ergeren-tichih-wood", "2"))
    with evening(tmp_path / "games.db") as it, served(it.session, Shelf()) as table:
        window = Window(table, driver)
        it.tap("new", "guide", "start", "deal-all", "kind/dragon", roads[0][0], "pass", "pass")
        assert it.screen.marks is not None
        window.show(replace(it.screen, marks=replace(it.screen.marks, steps=roads)))
        drawn = window.run("return [...document.querySelectorAll('.board text:not(.name)')].map((n) => n.textContent)")
        assert drawn == ["1 3", "2"]
        named = "return document.querySelector(`[data-id='${arguments[0]}']`).getAttribute('aria-label')"
        assert [window.run(named, road).split(": ")[1] for road, _ in roads] == ["dragon, 1 3", "2"]


HELD = """
const [node, x, y] = arguments, more = {bubbles: true, clientX: x, clientY: y};
node.dispatchEvent(new PointerEvent("pointerdown", more));
"""
LIFTED = HELD.replace("pointerdown", "pointerup") + 'node.dispatchEvent(new MouseEvent("click", more));'


def test_a_finger_held_on_a_town_or_a_seat_looks_at_it_and_lifting_it_touches_nothing(
    tmp_path: Path, driver: WebDriver
) -> None:
    with evening(tmp_path / "games.db") as it, served(it.session, Shelf()) as table:
        window = Window(table, driver)
        it.tap("new", "guide", "start", "deal-all", "kind/dragon")
        for id in ("feodor", "seat/1"):
            window.show(replace(it.screen, title=id))
            before = list(table.front.taps)
            node = driver.find_element("css selector", f"[data-id='{id}']")
            box = [node.rect["x"] + node.rect["width"] / 2, node.rect["y"] + node.rect["height"] / 2]
            driver.execute_script(HELD, node, *box)
            table.until(lambda before=before: len(table.front.taps) > len(before))
            driver.execute_script(LIFTED, node, *box)
            table.until(lambda: window.run("return document.body.dataset.waiting") == "0")
            assert [name_of(does) for does, _ in table.front.taps[len(before) :]] == [f"look/{id}"]
