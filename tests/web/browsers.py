"""A real web process, and windows of a real Chromium: what the tests of browsers are made with."""

from __future__ import annotations

import logging
import queue
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait

from companion.loop import Loop
from companion.screen import Screen
from companion.session.screen_session import ScreenSession
from companion.web.phone_access import Port
from companion.web.phones import TABLE, Phones

SIZES = ((390, 844), (800, 480), (1280, 800), (1920, 1080))
# Kivy has every logger say everything; each answer of the browser, pictures too, would be kept for a failed test.
for noisy in ("selenium", "urllib3"):
    logging.getLogger(noisy).setLevel(logging.WARNING)

PATIENCE = 20.0


class Shelf:
    """A screen to look at: it takes touches, and shows whatever it was given."""

    busy = waiting = timed = ending = False
    loud = True

    def __init__(self) -> None:
        self.shown = Screen(page="")
        self.taps: list[tuple[str, str]] = []

    def screen(self) -> Screen:
        """The screen to draw."""
        return self.shown

    def tap(self, id: str, text: str = "") -> None:
        """A touch."""
        self.taps.append((id, text))

    def feed(self, event: Any) -> None:
        """No event is for it."""

    def tick(self, now: float) -> None:
        """Nothing here changes with time."""

    def failed(self, error: Exception) -> bool:
        """Nothing is caught here."""
        return False


class Served:
    """A table and its web process; `turn` hands over what has come meanwhile. With `path` the web process is another's
    who connects it to the socket there."""

    def __init__(
        self,
        session: ScreenSession,
        front: Any,
        inbox: queue.SimpleQueue[Any],
        start: bool = True,
        path: Path | None = None,
        bind: str = "127.0.0.1",
    ) -> None:
        self.inbox, self.front = inbox, front
        self.port = Port(session, front, inbox.put, bind, 0, path=path)
        self.loop = Loop(front, inbox, self.port)
        if start:
            self.port.start()
            self.until(lambda: bool(self.phones.where))

    @property
    def phones(self) -> Phones:
        """The browsers, once the web process was started."""
        assert self.port.phones is not None
        return self.port.phones

    def turn(self) -> None:
        """Hand over what has come, and send what changed."""
        self.loop.turn()
        self.loop.refresh()

    def until(self, there: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Turn until this is so, and return it."""
        late = time.monotonic() + seconds
        while not (found := there()):
            assert time.monotonic() < late, "it never came"
            self.turn()
            if self.inbox.empty():
                time.sleep(0.005)
        return found

    def close(self) -> None:
        """End the web process."""
        self.port.close()


@contextmanager
def served(
    session: ScreenSession,
    front: Any,
    inbox: queue.SimpleQueue[Any] | None = None,
    start: bool = True,
    path: Path | None = None,
    bind: str = "127.0.0.1",
) -> Iterator[Served]:
    """A web process for this table; not yet without `start`."""
    table = Served(session, front, inbox or queue.SimpleQueue(), start, path, bind)
    try:
        yield table
    finally:
        table.close()


@contextmanager
def chromium(*more: str) -> Iterator[WebDriver]:
    """A window of Chromium that nobody sees, with `more` options, like "no-first-run"; the test is skipped where it is
    not installed."""
    browser, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if browser is None or driver is None:
        pytest.skip("no Chromium here: apt-get install chromium chromium-driver")
    options = webdriver.ChromeOptions()
    options.binary_location = browser
    for each in ("headless=new", "no-sandbox", "disable-gpu", "hide-scrollbars", "disable-dev-shm-usage", *more):
        options.add_argument(f"--{each}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    window = webdriver.Chrome(options, webdriver.ChromeService(driver))
    try:
        yield window
    finally:
        window.quit()


def sized(window: WebDriver, width: int, height: int) -> None:
    """Give the window this size."""
    window.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
    )
    if window.execute_script("return document.body.dataset.size"):
        size = f"{width}x{height}"
        WebDriverWait(window, PATIENCE, 0.01).until(
            lambda _: window.execute_script("return document.body.dataset.size") == size
        )


class Window:
    """A window at a table: what it shows is awaited while the table turns."""

    def __init__(self, table: Served, driver: WebDriver, role: str = TABLE, size: tuple[int, int] = (800, 480)) -> None:
        self.table, self.driver = table, driver
        sized(driver, *size)
        driver.get("about:blank")
        self.console()  # that an earlier table is gone
        driver.get(table.phones.address(table.phones.code(role)))
        self.settled()

    def run(self, script: str, *arguments: Any) -> Any:
        """What this JavaScript returns."""
        return self.driver.execute_script(script, *arguments)

    def settled(self) -> None:
        """Wait until the page shows what the table last sent."""
        phones = self.table.phones

        def same() -> bool:
            role = self.run("return document.body.dataset.role")
            numbers = {client.number for client in phones._clients.values() if client.encoder}
            return bool(role) and int(self.run("return document.body.dataset.screen || -1")) in numbers

        self.table.until(same)

    def show(self, screen: Screen) -> None:
        """Show this screen, and wait until it is drawn."""
        before = [client.number for client in self.table.phones._clients.values()]
        self.table.front.shown = screen
        self.table.turn()
        after = [client.number for client in self.table.phones._clients.values()]
        wanted = max(after)
        assert before != after or before, "no browser is there"
        WebDriverWait(self.driver, PATIENCE, 0.01).until(
            lambda _: int(self.run("return document.body.dataset.screen || -1")) == wanted
        )

    def tap(self, id: str) -> None:
        """Click on the element with this id, and wait until it was answered."""
        found = self.run(
            "const n = [...document.querySelectorAll('[data-id]')].find((n) => n.dataset.id === arguments[0]);"
            "n?.dispatchEvent(new MouseEvent('click', {bubbles: true})); return !!n",
            id,
        )
        assert found, f"{id} is not there; there are {sorted(self.ids())}"
        self.table.until(lambda: self.run("return document.body.dataset.waiting") == "0")

    def ids(self) -> set[str]:
        """The ids that can be touched."""
        return set(
            self.run(
                "return [...document.querySelectorAll('[data-id]')]"
                ".filter((n) => !n.disabled && n.getClientRects().length).map((n) => n.dataset.id)"
            )
        )

    def console(self) -> list[str]:
        """What the browser complained of."""
        return [line["message"] for line in self.driver.get_log("browser")]  # type: ignore[no-untyped-call]


CUT = """
const cut = [];
const within = (box, frame, tall) => box.left >= frame.left - 1.5 && box.right <= frame.right + 1.5
  && (!tall || (box.top >= frame.top - 1.5 && box.bottom <= frame.bottom + 1.5));
const heard = (each) => each && (getComputedStyle(each).clipPath === "inset(50%)" || heard(each.parentElement));
const page = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
const walk = document.createTreeWalker(document.getElementById("screen"), NodeFilter.SHOW_TEXT);
for (let node = walk.nextNode(); node; node = walk.nextNode()) {
  const own = node.parentElement;
  if (!node.textContent.trim() || heard(own) || own.closest("[hidden], symbol")) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  if (!box.width) { cut.push(["unseen", node.textContent]); continue; }
  let scrolls = false, sideways = false, inside = true;
  for (let up = own; up && up !== document.body; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (style.overflowY === "visible" && up.tagName !== "svg") continue;
    const frame = up.getBoundingClientRect();
    if (["auto", "scroll"].includes(style.overflowX) && up.scrollWidth > up.clientWidth + 1) { sideways = true; break; }
    inside = inside && within(box, frame, !scrolls && !["auto", "scroll"].includes(style.overflowY));
    scrolls = scrolls || ["auto", "scroll"].includes(style.overflowY);
  }
  if (!inside || (!sideways && !within(box, page, !scrolls))) cut.push([own.className.baseVal ?? own.className, node.textContent, Math.round(box.left), Math.round(box.top), Math.round(box.right), Math.round(box.bottom)]);
}
return cut;
"""  # noqa: E501
"""The texts of the page that are cut: outside of what holds them, where that does not scroll."""
BROKEN = """
const broken = [];
const walk = document.createTreeWalker(document.getElementById("screen"), NodeFilter.SHOW_TEXT);
for (let node = walk.nextNode(); node; node = walk.nextNode()) {
  if (!node.parentElement.closest("button")) continue;
  for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    const rows = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
    if (rows.size > 1) broken.push(word[0]);
  }
}
return broken;
"""
"""The words of buttons that are broken: a part of each stands on the next line."""


def unnamed(window: WebDriver) -> list[str]:
    """The controls that a screen reader has no name for."""
    nodes = window.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    controls = ("button", "textbox", "link", "checkbox")
    return [
        str(node["nodeId"])
        for node in nodes
        if not node.get("ignored")
        and node.get("role", {}).get("value") in controls
        and not node.get("name", {}).get("value", "").strip()
    ]


PARTS = ("panel", "strip", "fault", "notice", "map", "sheet", "tray", "hand", "bar")
"""The parts of the page; what has the same name in two of them is told apart by its part."""
READS = ("button", "textbox", "checkbox", "link")
"""The roles of what a screen reader stops at to use it."""


def controls(driver: WebDriver) -> list[tuple[str, str, str, int]]:
    """What can be used on the page as Chromium tells it to a screen reader, in its order: role, name, the name of the
    group that it is in, and number of the node."""
    nodes = driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    by_id, found = {node["nodeId"]: node for node in nodes}, []

    def walk(node: dict[str, Any], group: str) -> None:
        role, name = (node.get(each, {}).get("value", "") for each in ("role", "name"))
        off = any(each["name"] == "disabled" and each["value"].get("value") for each in node.get("properties", ()))
        if not node.get("ignored") and role in READS and not off:
            found.append((role, name, group, node["backendDOMNodeId"]))
        for child in node.get("childIds", ()):
            if child in by_id:
                walk(by_id[child], name if role == "group" else group)

    walk(nodes[0], "")
    return found


def ids_of(driver: WebDriver) -> dict[int, tuple[str, str]]:
    """The id that each node of the page touches, and the part of the page that it is in, by the number of the node."""
    driver.execute_cdp_cmd("DOM.enable", {})
    nodes = driver.execute_cdp_cmd("DOM.getFlattenedDocument", {"depth": -1})["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}

    def attributes(node: dict[str, Any]) -> dict[str, str]:
        each = node.get("attributes", ())
        return dict(zip(each[::2], each[1::2], strict=True))

    def part(node: dict[str, Any]) -> str:
        while (id := attributes(node).get("id", "")) not in PARTS:
            node = by_id[node["parentId"]]
        return id

    touched = ((node, attributes(node).get("data-id")) for node in nodes)
    return {node["backendNodeId"]: (id, part(node)) for node, id in touched if id is not None}
