"""The pages of a club in a real Chromium: an evening by the organiser's clicks, and a screen that follows."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("asyncpg", reason="the packages of boardside[club] are not installed")

from selenium.webdriver.chrome.webdriver import WebDriver

from tests.club.evening import Referee, joined
from tests.club.paged import Paged, paged
from tests.web.browsers import chromium, sized

pytestmark = pytest.mark.slow("browsers")

SIZES = ((1920, 1080), (1280, 800), (800, 480))
HOSTILE = '<img src=x onerror="document.title=1">'


@pytest.fixture(scope="module")
def driver() -> Iterator[WebDriver]:
    with chromium() as window:
        window.set_page_load_timeout(60)
        yield window


class Browser:
    """A window at a club's pages, which are served by this process's loop while it waits in a thread."""

    def __init__(self, it: Paged, driver: WebDriver) -> None:
        self.it, self.driver = it, driver
        driver.execute_cdp_cmd("Network.clearBrowserCookies", {})

    async def run(self, script: str, *arguments: Any) -> Any:
        """What this JavaScript returns."""
        return await asyncio.to_thread(self.driver.execute_script, script, *arguments)

    async def open(self, path: str) -> None:
        await asyncio.to_thread(self.driver.get, self.it.address + path)

    async def shows(self, text: str, within: str = "body", there: bool = True) -> None:
        """Wait until this text is on the page, or gone from it."""
        found, end = "", time.monotonic() + 60
        while (text in found) != there or not found:
            assert time.monotonic() < end, f"{text!r}, there: {there}; the page shows {found!r}"
            found = await self.run(f"return document.querySelector({json.dumps(within)})?.innerText || ''")

    async def click(self, label: str, within: str = "body") -> None:
        """Click on the button with this label, once it is there."""
        await self.shows(label, within)
        assert await self.run(
            "const all = [...document.querySelectorAll(`${arguments[1]} button`)];"
            "const found = all.find((each) => each.innerText === arguments[0]); found?.click(); return !!found",
            label,
            within,
        )

    async def fill(self, within: str, **values: str) -> None:
        """Enter these values into the fields with these names."""
        for name, value in values.items():
            script = "document.querySelector(`${arguments[0]} [name='${arguments[1]}']`).value = arguments[2]"
            await self.run(script, within, name, value)

    async def log_in(self) -> None:
        await self.open("/login")
        await self.shows("Log in")
        await self.fill("form", password=self.it.password)
        await self.click("Log in")
        await self.shows("Players")

    def wrong(self) -> list[str]:
        """What the browser complained of, but for actions that were refused."""
        lines = [line["message"] for line in self.driver.get_log("browser")]  # type: ignore[no-untyped-call]
        return [line for line in lines if "409 (Conflict)" not in line]


def in_browser(
    folder: Path, dsn: str, driver: WebDriver, work: Callable[[Browser], Any], games: tuple[tuple[int, float], ...] = ()
) -> None:
    async def run() -> None:
        async with paged(folder, dsn, games) as it:
            browser = Browser(it, driver)
            try:
                await work(browser)
                assert browser.wrong() == []
            finally:  # the end of the pages is no fault
                await asyncio.to_thread(driver.get, "about:blank")

    asyncio.run(run())


def test_an_evening_by_the_organisers_clicks_and_a_screen_that_shows_it(
    tmp_path: Path, dsn: str, driver: WebDriver
) -> None:
    async def work(browser: Browser) -> None:
        await asyncio.to_thread(sized, driver, 1280, 800)
        await browser.log_in()
        await browser.fill("#people form", names="\n".join(("Anna", "Ben", "Cem", HOSTILE)))
        await browser.click("Add", "#people")
        await browser.shows(HOSTILE, "#people")
        await browser.fill("#club form:has([name=rounds])", rounds="1")
        await browser.click("Save", "#club")
        await browser.click("Draw the next round", "#round")
        await browser.shows("Round 1 / 1", "#round")
        await browser.shows("Group 1", ".pod")
        await browser.click("Start the round", "#round")
        await browser.click("End the round", "#round")
        await browser.shows("Group 1 has no result yet.", "#said")
        await browser.run(
            "document.querySelectorAll('.pod li input').forEach((each, n) => (each.value = n + 1));"
            "document.querySelector('.pod [placeholder]').value = 'a paper game'"
        )
        await browser.click("Save correction", ".pod")
        await browser.shows("Entered by the organiser: a paper game", ".pod")
        await browser.click("End the round", "#round")
        await browser.shows("Draw the next round", "#round")
        first = await browser.run("return document.querySelector('.standings tbody tr').innerText")
        await browser.fill("#standings form", points="-30", reason="an hour late")
        await browser.click("Save correction", "#standings form")
        await browser.shows("-30: an hour late", "#standings")
        await browser.fill("#club form", text="The kitchen closes.")
        await browser.click("Announce", "#club")
        await browser.open("/")
        await browser.shows("The kitchen closes.", "#told")
        await browser.shows(HOSTILE, "aside")
        await browser.shows("Place 1", "main")
        rows = (await browser.run("return document.querySelector('aside tbody').innerText")).split("\n")
        assert sum(int(row.split("\t")[2]) for row in rows) == 120 + 80 + 40 + 0 - 30, "whoever came first"
        assert first.split("\t")[1] in await browser.run("return document.querySelector('aside').innerText")
        assert await browser.run("return document.querySelectorAll('button, input, a, form').length") == 0

    in_browser(tmp_path, dsn, driver, work)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_pages_fit_the_window_and_cut_no_line_short(
    tmp_path: Path, dsn: str, driver: WebDriver, size: tuple[int, int]
) -> None:
    async def work(browser: Browser) -> None:
        await asyncio.to_thread(sized, driver, *size)
        for path, shown in (("/", "Table 1"), ("/table/1", "Table 1"), ("/login", "Log in")):
            await browser.open(path)
            await browser.shows(shown)
            wide, tall = await browser.run(
                "const {scrollWidth, scrollHeight} = document.documentElement; return [scrollWidth, scrollHeight]"
            )
            assert wide <= size[0], path
            assert tall <= size[1] or path == "/login", path
            cut = await browser.run(
                "return [...document.querySelectorAll('.at, #told, #head')].filter((each) =>"
                "each.scrollHeight > each.clientHeight + 1).map((each) => each.innerText)"
            )
            assert cut == [], path
        await browser.log_in()
        assert await browser.run("return document.documentElement.scrollWidth") <= size[0]

    in_browser(tmp_path, dsn, driver, work, tuple((number, (number * 7 % 20) / 20) for number in range(20)))


def test_who_sits_where_is_cut_short_only_where_no_card_has_room(tmp_path: Path, dsn: str, driver: WebDriver) -> None:
    async def work(browser: Browser) -> None:
        await asyncio.to_thread(sized, driver, 1920, 1080)
        await browser.log_in()
        await browser.fill("#people form", names="\n".join(f"Giuseppe Verdi {number}" for number in range(42)))
        await browser.click("Add", "#people")
        await browser.shows("Giuseppe Verdi 41", "#people")
        await browser.fill("#club form:has([name=rounds])", seats="4")
        await browser.click("Save", "#club")
        await browser.click("Draw the next round", "#round")
        await browser.shows("Group 11", "#round")
        await browser.click("Absent", "#round .pod")
        await browser.shows("Present", "#round .pod")
        struck = "return getComputedStyle(document.querySelector('.pod .gone button')).textDecorationLine"
        assert await browser.run(struck) == "none", "it can be pressed"
        await browser.open("/")
        await browser.shows("Giuseppe Verdi 41", "main")
        texts = "[...document.querySelectorAll('.seating :is(h3, p)')]"
        assert await browser.run(f"return {texts}.length") == 11 + 42
        assert await browser.run(f"return {texts}.filter((e) => e.scrollWidth > e.clientWidth).length") == 0

    in_browser(tmp_path, dsn, driver, work)


def test_a_tables_game_is_seen_as_it_is_played_and_what_it_withdraws_is_gone(
    tmp_path: Path, dsn: str, driver: WebDriver
) -> None:
    async def work(browser: Browser) -> None:
        joined(browser.it.hub.folder, tmp_path / "table", "The window")
        await browser.it.hub.enter()
        referee = Referee(tmp_path / "games.db", tmp_path / "table")
        try:
            for line in ({"game": "elfenland", "seats": 3}, {"do": "deal"}):
                await asyncio.to_thread(referee.say, json.dumps(line).encode() + b"\n")
            await browser.open("/")
            await browser.shows("The window")
            await browser.shows("One hidden counter")
            await asyncio.to_thread(referee.say, b'{"do": "undo"}\n')
            await browser.shows("One hidden counter", there=False)
            await browser.open("/table/1")
            await browser.shows("Deal the cards")
            await asyncio.to_thread(referee.say, b'{"do": "deal"}\n')
            await browser.shows("One hidden counter")
            assert await browser.run("return document.querySelectorAll('#map .board use').length") >= 3
        finally:
            await asyncio.to_thread(referee.end)

    in_browser(tmp_path, dsn, driver, work)
