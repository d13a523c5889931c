"""The page in a real browser: what it says of each touch, how one joins, and what is seen of six seats from afar."""

from __future__ import annotations

import io
import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from companion.games.people import Player
from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.table.table import TablePage
from companion.web.link import OPENED, TEXT, Frame
from companion.web.phones import VERSION
from engine.common_commands import COLOURS
from engine.game import Start
from tests.evening import Evening, evening
from tests.web.browsers import CUT, Served, Window, chromium, served, sized
from tests.web.test_seats import begun, joined

SIZES = ((1920, 1080), (1280, 800), (800, 480))
"""The sizes of a television and of two tablets."""
OTHER = 999
"""The number of a browser whose messages are handed to the table without a connection."""
SHAPE = 1.5
"""The width of a board by its height, as the table's own screen shows it."""
NAMES = ("Anna", "Бориславна", "Maximilian", "Zoë", "Federico", "Chris")


@pytest.fixture(scope="module")
def driver() -> Iterator[WebDriver]:
    with chromium() as window:
        yield window


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db", "en") as made:
        yield begun(made)


@pytest.fixture
def table(it: Evening) -> Iterator[Served]:
    with served(it.session, it.front, it.inbox) as made:
        it.session.game.phones = made.port
        yield made


def phone(table: Served, driver: WebDriver, role: str) -> Window:
    """A phone of this seat, or one that chooses its seat, that has no key yet."""
    return Window(table, driver, role, (390, 844))


def said(window: Window) -> str:
    """What the page says beside the table's pictures, once it says anything."""
    return str(window.table.until(lambda: window.run("return document.getElementById('link').textContent")))


SPOT = """
const node = document.querySelector(`svg.board [data-id="${arguments[0]}"]`);
node.dispatchEvent(new MouseEvent("click", {bubbles: true}));
"""


def test_a_phone_says_that_the_game_has_gone_on(it: Evening, table: Served, driver: WebDriver) -> None:
    window = phone(table, driver, "1")
    it.tap("pass")
    window.tap("pass")
    assert said(window) == it.session.speech.say("web-moved")
    assert it.session.table.match.prompt.seats == ("2",)


def test_a_phone_says_that_it_is_another_s_turn(it: Evening, table: Served, driver: WebDriver) -> None:
    window = phone(table, driver, "3")
    window.tap("map")
    window.settled()
    window.run(SPOT, "elvenhold")
    assert said(window) == Speech("de").say("web-not-now"), "in the language of its seat"


def test_a_phone_says_that_another_one_has_taken_the_seat_it_touched(
    it: Evening, table: Served, driver: WebDriver
) -> None:
    window = phone(table, driver, "guest")
    phones = table.phones
    phones.hear(Frame(OPENED, OTHER))
    hello = {"do": "hello", "version": VERSION, "code": phones.code("guest")}
    phones.hear(Frame(TEXT, OTHER, json.dumps(hello).encode()))
    table.turn()
    touch = {"do": "touch", "touch": 1, "screen": phones._clients[OTHER].number, "id": "join/1"}
    phones.hear(Frame(TEXT, OTHER, json.dumps(touch).encode()))
    window.tap("join/1")
    assert said(window) == it.session.speech.say("web-just-taken")
    window.settled()
    window.tap("join/2")
    window.settled()
    assert window.run("return document.body.dataset.role") == "2"


def test_back_and_escape_close_one_page_after_the_other_and_never_leave_the_table(
    it: Evening, table: Served, driver: WebDriver
) -> None:
    window = phone(table, driver, "1")

    def shown() -> str:
        return str(window.run("return document.getElementById('sheet').dataset.sheet || ''"))

    def escape() -> None:
        ActionChains(driver).send_keys(Keys.ESCAPE).perform()

    for back in (escape, driver.back):
        for id, sheet in (("menu", "more"), ("rules", "rules")):
            ActionChains(driver).click(driver.find_element("css selector", f"[data-id='{id}']")).perform()
            table.until(lambda sheet=sheet: shown() == sheet)
        for left in ("more", "", "", ""):
            back()
            table.until(lambda left=left: shown() == left and window.run("return history.state") == "inside")
        assert window.run("return document.body.dataset.role") == "1"


def test_a_phone_with_a_code_that_is_good_no_longer_joins_by_the_letters_on_the_table_s_screen(
    it: Evening, table: Served, driver: WebDriver
) -> None:
    phone(table, driver, "1")
    table.phones.remove("1")
    driver.get("about:blank")
    driver.get(table.phones.address("A" * 22))
    window = Window.__new__(Window)
    window.table, window.driver = table, driver
    window.settled()
    assert said(window) == it.session.speech.say("web-join-again")
    field = driver.find_element("id", "word")
    assert field.is_displayed()
    assert driver.find_element("css selector", "#join label").text == it.session.speech.say("web-type-word")
    field.send_keys(table.port.word("2"), Keys.ENTER)
    table.until(lambda: window.run("return document.body.dataset.role") == "2")
    assert not field.is_displayed()


def test_a_browser_without_javascript_says_so_in_every_language(table: Served, driver: WebDriver) -> None:
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        driver.get(table.phones.address(""))
        text = driver.find_element("tag name", "noscript").text
    finally:
        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    assert text.count("JavaScript") == len(LANGUAGES)


def test_the_text_size_that_is_set_in_the_browser_makes_every_text_larger(
    it: Evening, table: Served, driver: WebDriver
) -> None:
    window = phone(table, driver, "1")
    sizes = """
    document.documentElement.style.fontSize = arguments[0];
    return [...document.querySelectorAll("#panel b, #tray .label, #hand .label, #bar .label, #last")]
      .map((node) => parseFloat(getComputedStyle(node).fontSize));
    """
    usual, large = (window.run(sizes, each) for each in ("", "24px"))
    assert len(usual) > 8
    assert all(each > 1.1 * before for before, each in zip(usual, large, strict=True))


def test_a_refusal_on_a_phone_covers_at_most_half_of_it_and_leaves_the_map_in_sight(
    it: Evening, table: Served, driver: WebDriver
) -> None:
    window = phone(table, driver, "1")
    sized(driver, 360, 740)
    window.tap("kind/unicorn")
    window.settled()
    window.run(SPOT, "elvenhold-lapphalya-plain")
    table.until(lambda: window.run("return document.querySelector('.card-of.refused') !== null"))
    seen = """
    const board = document.querySelector("svg.board").getBoundingClientRect();
    const notice = document.querySelector(".card-of").getBoundingClientRect();
    return [notice.height / innerHeight, (Math.min(notice.top, board.bottom) - board.top) / board.height];
    """
    covered, free = window.run(seen)
    assert covered <= 0.55
    assert free > 0.3


BUTTONS = """
return [...document.querySelectorAll("#screen button")].filter((node) => node.getClientRects().length).map((node) => {
  const style = getComputedStyle(node);
  return {id: node.dataset.id, border: parseFloat(style.borderTopWidth), high: node.getBoundingClientRect().height,
          active: node.matches(".seat.active, .choice.primary")};
});
"""


def test_in_forced_colours_every_button_has_an_edge_and_the_seat_in_turn_a_thicker_one(
    table: Served, driver: WebDriver
) -> None:
    window = phone(table, driver, "1")
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "forced-colors", "value": "active"}]})
    try:
        found = window.run(BUTTONS)
    finally:
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    assert {each["border"] >= 1 for each in found} == {True}
    assert [each["border"] for each in found if each["active"]] == [3.0]


def test_every_button_of_a_small_phone_is_as_high_as_a_finger(table: Served, driver: WebDriver) -> None:
    window = phone(table, driver, "1")
    sized(driver, 360, 740)
    assert [each for each in window.run(BUTTONS) if each["high"] < 43.5] == []


def six(it: Evening) -> None:
    """A game with six players."""
    players = tuple(Player(name, colour) for name, colour in zip(NAMES, COLOURS, strict=False))
    start = Start("elfenland", len(players), "1", {"edition": "de"})
    it.session.game.begin(start, players, lambda: it.session.pages.go(TablePage()))
    it.settle()


def watched(table: Served, driver: WebDriver) -> Window:
    """A television."""
    driver.get("about:blank")
    driver.get(table.phones.address("").rstrip("#") + "?tv")
    window = Window.__new__(Window)
    window.table, window.driver = table, driver
    window.settled()
    return window


SEATS = """
return [...document.querySelectorAll(".seat")].map((seat) => {
  const box = seat.getBoundingClientRect();
  return {name: seat.querySelector("b").textContent, top: box.top, bottom: box.bottom, right: box.right,
          held: [...seat.querySelectorAll("b, .details")].every((node) => {
            const own = node.getBoundingClientRect();
            return own.top >= box.top - 1 && own.bottom <= box.bottom + 1;
          })};
});
"""
BOARD = """
const box = document.querySelector("svg.board").viewBox.baseVal;
return box.width / box.height;
"""


def test_the_code_on_the_page_Phones_is_scanned_at_every_size_with_six_seats_joined(
    it: Evening, driver: WebDriver
) -> None:
    six(it)
    with joined(it, *"123456") as (table, _):
        it.tap("menu", "phones", "code/3")
        Window(table, driver)
        for size in SIZES:
            sized(driver, *size)
            found = zxingcpp.read_barcodes(Image.open(io.BytesIO(driver.get_screenshot_as_png())))
            assert [each.text for each in found] == [table.port.invite("3")], size


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_television_shows_six_seats_whole_and_keeps_the_board_s_shape(
    tmp_path: Path, driver: WebDriver, size: tuple[int, int]
) -> None:
    with evening(tmp_path / "games.db", "de") as it, served(it.session, it.front, it.inbox) as table:
        six(it)
        window = watched(table, driver)
        sized(driver, *size)
        for taps in ((), ("deal-all", "kind/dragon", "elvenhold-ergeren-wood"), ("pass-all",)):
            it.tap(*taps)
            window.settled()
            seats = window.run(SEATS)
            assert [each["name"] for each in seats] == list(NAMES)
            assert all(each["held"] for each in seats), "nothing of a seat hangs over its edge"
            assert all(below["top"] >= above["bottom"] for above, below in itertools.pairwise(seats))
            assert seats[-1]["bottom"] <= size[1]
            assert window.run(CUT) == []
            assert SHAPE / 1.13 < window.run(BOARD) < SHAPE * 1.13


def test_a_touch_of_a_board_with_sea_around_it_means_what_is_drawn_there(
    it: Evening, table: Served, driver: WebDriver
) -> None:
    window = phone(table, driver, "table")
    sized(driver, 800, 900)
    sized(driver, 700, 640)
    place = driver.find_element("css selector", "svg.board [data-id='usselen'] .ring")
    box = window.run("const b = arguments[0].getBoundingClientRect(); return [b.left, b.top, b.width, b.height]", place)
    free = window.run(
        "const b = document.querySelector('svg.board').getBoundingClientRect(); return [b.width, b.height]"
    )
    assert free[0] / free[1] < SHAPE / 1.2, "the board does not fill its place"
    window.run(
        "const [left, top, width, high] = arguments[0];"
        "document.querySelector('svg.board').dispatchEvent(new MouseEvent('click',"
        "{bubbles: true, detail: 1, clientX: left + width / 2, clientY: top + high / 2}))",
        box,
    )
    assert window.run("return document.body.dataset.answered || ''") in ("", "usselen  done")
    table.until(lambda: window.run("return document.body.dataset.answered") == "usselen  done")
