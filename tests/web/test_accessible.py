"""Every page by axe-core, as WCAG 2.2 AA has it; and a turn by the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from tests.evening import evening
from tests.tour import moments
from tests.web.browsers import Shelf, Window, chromium, served
from tests.web.test_seats import begun

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """
const done = arguments[arguments.length - 1];
axe.run(document, {runOnly: arguments[0], resultTypes: ['violations']}).then(
  (found) => done(found.violations.map((each) => [each.id, each.nodes.slice(0, 2).map((node) => node.html)])),
);
"""


@pytest.fixture(scope="module")
def driver() -> Iterator[WebDriver]:
    with chromium() as window:
        yield window


def violations(driver: WebDriver) -> list[Any]:
    """What axe-core finds wrong with the page."""
    driver.execute_script("if (!window.axe) { const s = new Function(arguments[0]); s.call(window); }", AXE)
    return list(driver.execute_async_script(RUN, RULES))


def test_axe_core_finds_nothing_on_any_page_of_an_evening(tmp_path: Path, driver: WebDriver) -> None:
    driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})  # for axe-core itself, which is put into the page
    wrong: dict[str, tuple[str, Any]] = {}
    checked = 0
    with evening(tmp_path / "games.db", "en") as it, served(it.session, Shelf()) as table:
        window = Window(table, driver)
        for moment in moments(it):
            window.show(it.screen)
            for id, nodes in violations(driver):
                wrong.setdefault(id, (moment, nodes))
            checked += 1
    assert "\n".join(map(str, wrong.items())) == ""
    assert checked > 80


def test_axe_core_finds_nothing_on_the_pages_of_a_phone(tmp_path: Path, driver: WebDriver) -> None:
    driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
    with evening(tmp_path / "games.db", "en") as it, served(it.session, it.session, it.inbox) as table:
        it.session.phones = table.port
        begun(it)
        window = Window(table, driver, "guest", (390, 844))
        wrong = violations(driver)
        for id in ("join/1", "menu", "can-i", "close", "rules", "close", "disagree", "close", "chart", "close"):
            window.tap(id)
            wrong += violations(driver)
    assert wrong == []


def test_a_counter_is_placed_by_the_keyboard_alone(tmp_path: Path, driver: WebDriver) -> None:
    with evening(tmp_path / "games.db", "en") as it, served(it.session, it.session, it.inbox) as table:
        it.session.phones = table.port
        begun(it)
        window = Window(table, driver)

        def press(*keys: str) -> None:
            ActionChains(driver).send_keys(*keys).perform()

        def focused() -> str:
            return str(window.run("return document.activeElement.dataset.id || ''"))

        def reach(id: str, key: str) -> None:
            for _ in range(120):
                if focused() == id:
                    return
                press(key)
            raise AssertionError(f"{id} is not reached; the focus is on {focused()}")

        reach("kind/pig", Keys.TAB)
        press(Keys.ENTER)
        table.until(lambda: window.run("return document.body.dataset.waiting") == "0")
        assert focused() == "kind/pig", "the focus stays where it was"
        window.run("document.querySelector('svg.board [tabindex=\"0\"]').focus()")
        reach("elvenhold-lapphalya-plain", Keys.ARROW_RIGHT)
        name = window.run("return document.activeElement.getAttribute('aria-label')")
        assert name == "Elvenhold–Lapphálya"
        press(Keys.ENTER)
        table.until(lambda: it.session.table.match.prompt.seats == ("2",) and not it.session.busy)
        assert "Boris" in window.table.until(lambda: window.run("return document.getElementById('live').textContent"))


def test_a_phone_speaks_what_it_is_asked_and_answered_once_its_button_was_touched(
    tmp_path: Path, driver: WebDriver
) -> None:
    with evening(tmp_path / "games.db", "en") as it, served(it.session, it.session, it.inbox) as table:
        it.session.phones = table.port
        begun(it)
        window = Window(table, driver, "guest", (390, 844))
        window.run("window.said = []; speechSynthesis.speak = (each) => said.push([each.lang, each.text])")
        for id in ("join/1", "menu", "close"):
            window.tap(id)
        assert window.run("return said") == []
        window.tap("menu")
        window.run("document.getElementById('voice').click()")
        assert window.run("return document.getElementById('voice').getAttribute('aria-pressed')") == "true"
        for id in ("close", "kind/unicorn", "elvenhold-lapphalya-plain"):
            window.tap(id)
        language, refusal = window.run("return said.at(-1)")
        assert language == "en"
        assert refusal.startswith("No unicorn in plains. ")
        window.tap("menu")
        window.run("document.getElementById('voice').click()")
        quiet = window.run("return said.length")
        window.tap("close")
        assert window.run("return said.length") == quiet
