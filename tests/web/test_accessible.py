"""Every page by axe-core, as WCAG 2.2 AA has it; and a turn by the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from msgspec.structs import replace
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from companion.games.elfenland.art import GLYPHS
from companion.screen import Block, Card, Choices, Columns, Field, Grid, OnReader, Screen, Steppers, Text, touches
from tests.evening import evening
from tests.extent import in_turn, stride
from tests.tour import moments
from tests.tour_phones import begun as phones_begun
from tests.tour_phones import moments as phones
from tests.tour_phones import phone
from tests.web.browsers import Shelf, Window, chromium, controls, ids_of, served
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
        each = stride("pages of an evening by axe-core", daily=8)
        for checked, moment in enumerate(moments(it), 1):
            if checked % each == 0:
                window.show(it.screen)
                for id, nodes in violations(driver):
                    wrong.setdefault(id, (moment, nodes))
    assert "\n".join(map(str, wrong.items())) == ""
    assert checked > 80


def test_axe_core_finds_nothing_on_the_pages_of_a_phone(tmp_path: Path, driver: WebDriver) -> None:
    driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
    with evening(tmp_path / "games.db", "en") as it, served(it.session, it.front, it.inbox) as table:
        it.session.game.phones = table.port
        begun(it)
        window = Window(table, driver, "guest", (390, 844))
        wrong = violations(driver)
        for id in ("join/1", "menu", "can-i", "close", "rules", "close", "disagree", "close", "chart", "close"):
            window.tap(id)
            wrong += violations(driver)
    assert wrong == []


def test_axe_core_finds_nothing_on_any_page_of_a_seat_and_of_phones(tmp_path: Path, driver: WebDriver) -> None:
    driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
    wrong = []
    with evening(tmp_path / "games.db", "en") as it, served(it.session, Shelf()) as table:
        window = Window(table, driver, size=(390, 844))
        for moment, screen in phone(it):
            window.show(screen)
            wrong += [(moment, *each) for each in violations(driver)]
    with evening(tmp_path / "other.db", "en") as it, served(it.session, Shelf()) as table:
        window = Window(table, driver)
        for moment in phones(it):
            window.show(it.screen)
            wrong += [(moment, *each) for each in violations(driver)]
    assert wrong == []


def in_order(screen: Screen) -> list[str]:
    """The ids of what can be used on a screen in the order in which it is read: who is asked for what, the seats, a
    fault or the last actions, a refusal with its ways, the board, the page, and then the pieces and buttons."""
    banner, sheet, notice = screen.banner, screen.sheet, screen.notice
    ids = [banner.id if banner else "", *(panel.id for panel in screen.seats)]
    ids += ["disk" if screen.warning else "", "hardware" if screen.fault else "history" if screen.recent else ""]
    if notice is not None:
        ids += [notice.id, notice.why, *(each.id for each in (*notice.asks, *notice.ways) if each.enabled)]
    if screen.board is not None and (sheet is None or sheet.low):
        ids += [each.id for each in (*screen.board.places, *screen.board.paths)]
        ids += [card.id for card in screen.marks.cards] if screen.marks is not None else []
    if sheet is not None:
        for block in sheet.blocks:
            alone = Screen("", sheet=replace(sheet, blocks=(block,), buttons=()))
            ids += [id for id in _listed(block) if id in touches(alone)]
        ids += [each.id for each in sheet.buttons if each.enabled]
    ids += [each.id for each in (*screen.tray, *screen.hand, *screen.bar) if each.enabled]
    return [id for id in ids if id]


def _listed(block: Block) -> list[str]:
    """The ids in a block, in its order."""
    match block:
        case Choices():
            return [each.id for each in block.choices]
        case Steppers():
            return [f"{each.id}{sign}" for each in block.steppers for sign in "-+"]
        case Grid():
            return [row.id for row in block.rows]
        case Field() | Text():
            return [block.id]
        case Columns():
            return [id for each in (*block.left, *block.right) for id in _listed(each)]
    return []


@in_turn(0, of=3)
def test_a_screen_reader_meets_every_page_in_a_sensible_order_and_each_control_by_a_name_of_its_own(
    tmp_path: Path, driver: WebDriver
) -> None:
    wrong, checked = [], 0
    with evening(tmp_path / "games.db", "en") as it:
        screens = [(moment, it.screen) for moment in moments(it)]
    with evening(tmp_path / "phone.db", "en") as it, served(it.session, Shelf()) as table:
        window = Window(table, driver)
        for moment, screen in (*screens, *phone(it)):
            window.show(screen)
            met, ids = controls(driver), ids_of(driver)
            order = [ids[number][0] for *_, number in met if number in ids]
            if order != in_order(screen):
                wrong.append((moment, order, in_order(screen)))
            names = [(*each, ids[number][1]) for *each, number in met if number in ids]
            runs = [each for each, _ in groupby(names)]  # those in a row are alike: five counters face down
            wrong += [(moment, "twice", *each) for each in {each for each in runs if runs.count(each) > 1}]
            wrong += [(moment, "no name", each) for each in met if not each[1]]
            checked += 1
    assert "\n".join(map(str, wrong)) == ""
    assert checked > 80


def test_a_counter_is_placed_by_the_keyboard_alone(tmp_path: Path, driver: WebDriver) -> None:
    with evening(tmp_path / "games.db", "en") as it, served(it.session, it.front, it.inbox) as table:
        it.session.game.phones = table.port
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
        table.until(lambda: it.session.table.match.prompt.seats == ("2",) and not it.session.game.busy)
        assert "Boris" in window.table.until(lambda: window.run("return document.getElementById('live').textContent"))


def test_escape_and_the_browser_s_back_button_close_a_page_of_the_phone_and_leave_the_table_open(
    tmp_path: Path, driver: WebDriver
) -> None:
    with evening(tmp_path / "games.db", "en") as it, served(it.session, it.front, it.inbox) as table:
        it.session.game.phones = table.port
        begun(it)
        window = Window(table, driver, "guest", (390, 844))
        window.tap("join/1")
        for back in (ActionChains(driver).send_keys(Keys.ESCAPE).perform, driver.back):
            more = driver.find_element("css selector", "[data-id=menu]")
            ActionChains(driver).click(more).perform()
            table.until(lambda: window.run("return document.getElementById('sheet').dataset.sheet") == "more")
            back()
            table.until(lambda: window.run("return document.getElementById('sheet').dataset.sheet") != "more")
            assert window.run("return document.body.dataset.role") == "1"


def test_a_card_on_the_board_keeps_the_focus_when_the_picture_changes(tmp_path: Path, driver: WebDriver) -> None:
    with evening(tmp_path / "games.db", "en") as it, served(it.session, Shelf()) as table:
        phones_begun(it)
        screen, window = it.screen, Window(table, driver)
        assert screen.marks is not None
        marks = replace(screen.marks, cards=(Card("stack", (0.1, 0.1, 0.2, 0.3), "Towns"),))
        window.show(replace(screen, marks=marks))
        window.run("document.querySelector('[data-id=stack]').focus()")
        window.show(replace(screen, marks=replace(marks, glow=("stack",))))
        assert window.run("return document.activeElement.dataset.id") == "stack"


def test_a_phone_speaks_what_it_is_asked_and_answered_once_its_button_was_touched(
    tmp_path: Path, driver: WebDriver
) -> None:
    with evening(tmp_path / "games.db", "en") as it, served(it.session, it.front, it.inbox) as table:
        it.session.game.phones = table.port
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
        assert refusal.startswith("No unicorn in the plains. ")
        window.tap("menu")
        window.run("document.getElementById('voice').click()")
        quiet = window.run("return said.length")
        window.tap("close")
        assert window.run("return said.length") == quiet


def test_the_live_region_says_what_changed_and_nothing_else(tmp_path: Path, driver: WebDriver) -> None:
    live = "return document.getElementById('live').textContent"
    with evening(tmp_path / "games.db", "en") as it, served(it.session, it.front, it.inbox) as table:
        it.session.game.phones = table.port
        begun(it)
        window = Window(table, driver, "guest", (390, 844))
        for id in ("join/1", "kind/pig", "elvenhold-lapphalya-plain"):
            window.tap(id)
        table.until(lambda: "Boris" in window.run(live))
        it.tap("pass")
        table.until(lambda: "Chris" in window.run(live))
        assert window.run(live) == "Chris. Boris passed."
        it.tap("pass")
        table.until(lambda: "Anna" in window.run(live))
        assert window.run(live).startswith("Plan the routes. Anna. ")
        for id in ("kind/dragon", "menu", "questions", "ask/between", "ask/elvenhold", "ask/lapphalya"):
            window.run("document.querySelector(`button[data-id='${arguments[0]}']`)?.focus()", id)
            window.tap(id)
        expected = "Elvenhold–Lapphálya. Elvenhold–Lapphálya, plains: giant pig, costs 1 giant pig"
        assert window.run(live).startswith(expected)
        assert window.run("return document.activeElement.tagName") == "H2"


def test_a_piece_that_is_laid_on_a_reader_is_named_once(tmp_path: Path, driver: WebDriver) -> None:
    live = "return document.getElementById('live').textContent"
    with evening(tmp_path / "games.db", "en") as it:
        begun(it)
        screen = it.screen
        with served(it.session, Shelf()) as table:
            window = Window(table, driver)
            window.show(screen)
            dragon, pig = (OnReader(GLYPHS[kind], "understood") for kind in ("dragon", "pig"))
            for readers, said in (
                ((dragon,), "dragon."),
                ((dragon, pig), "giant pig."),
                ((dragon, pig, pig), "giant pig."),
            ):
                window.run("document.getElementById('live').textContent = ''")
                table.front.shown = replace(screen, readers=readers)
                table.until(lambda: window.run(live))
                assert window.run(live) == said
