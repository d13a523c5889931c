"""One phone that joins alone: bytes on the wire, and the seconds from navigation to its first picture.

A real web process and a Chromium of a phone's size that has no file and no key yet, at the processor's speed and at a
sixth of it; a table of six, at which the phone's seat is in turn, so that its first picture has the board. The bytes
to the phone are counted, heads and all. The seconds are those of the page's own clock, to the task after the frame that
shows it.
"""

from __future__ import annotations

import queue
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from selenium.webdriver.chrome.webdriver import WebDriver

from companion.games.people import Player
from companion.pages.table.table import TablePage
from engine.common_commands import COLOURS
from engine.game import Start
from tests.benchmarks.glass import machine
from tests.evening import evening
from tests.web.browsers import Served, chromium, served

RUNS = 7
SLOWER = 6
"""How many times slower the browser's processor is made in the second half."""
PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 3, "mobile": True}
NOTED = """
window.noted = {};
const now = (name) => { window.noted[name] ??= performance.now(); };
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    now("asks");
    this.addEventListener("open", () => now("open"));
    this.addEventListener("message", (event) => event.data.includes('"set"') && now("told"));
  }
};
addEventListener("DOMContentLoaded", () => new MutationObserver(() =>
  requestAnimationFrame(() => setTimeout(() => now("drawn"))))
  .observe(document.body, {attributes: true, attributeFilter: ["data-screen"]}));
"""
"""When the page asked for its connection, it was open, the first picture had come, and was drawn (milliseconds)."""
PARTS = {"asks": "page fetched and run", "open": "connected", "told": "picture there", "drawn": "drawn"}


class Counted:
    """A way to the web process that counts the bytes that come from it."""

    def __init__(self, port: int) -> None:
        self._there = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.bytes = 0
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Take no further connection."""
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                there = socket.create_connection(("127.0.0.1", self._there))
                for one, other in ((here, there), (there, here)):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    threading.Thread(target=self._carry, args=(one, other, here), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, here: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                if other is here:
                    with self._lock:
                        self.bytes += len(data)
                other.sendall(data)
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)


@contextmanager
def turning(table: Served, inbox: queue.SimpleQueue[object]) -> Iterator[None]:
    """The table goes on by itself meanwhile."""
    over = threading.Event()

    def turn() -> None:
        while not over.is_set():
            if inbox.empty():
                time.sleep(0.001)
            else:
                table.turn()

    thread = threading.Thread(target=turn)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def joined(driver: WebDriver, table: Served, counted: Counted) -> dict[str, float]:
    """What one join took: seconds since the navigation began, and bytes."""
    table.phones.remove("1")
    address = table.phones.address(table.phones.code("1"))
    host, _, code = address.partition("#")
    page = host.replace(f":{table.phones.where.port}", f":{counted.port}")
    driver.get("about:blank")
    driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    driver.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": page.rstrip("/"), "storageTypes": "all"})
    counted.bytes = 0
    with turning(table, table.inbox):
        driver.get(f"{page}#{code}")
        while "drawn" not in (noted := driver.execute_script("return window.noted")):
            time.sleep(0.02)
    assert driver.execute_script("return document.querySelector('svg.board .name')") is not None
    return {"bytes": counted.bytes, **{name: at / 1000 for name, at in noted.items()}}


def main() -> None:
    """Prints the figures, and the machine."""
    with TemporaryDirectory() as folder, evening(Path(folder) / "games.db") as it:
        players = tuple(Player(name, colour) for name, colour in zip("ABCDEF", COLOURS, strict=False))
        start = Start("elfenland", len(players), "1", {"edition": "de"})
        it.session.game.begin(start, players, lambda: it.session.pages.go(TablePage()))
        it.settle().tap("deal-all")
        with served(it.session, it.front, it.inbox) as table, chromium() as driver:
            it.session.game.phones = table.port
            counted = Counted(table.phones.where.port)
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": NOTED})
            joined(driver, table, counted)  # the browser has done nothing yet
            for rate in (1, SLOWER):
                driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": rate})
                runs = [joined(driver, table, counted) for _ in range(RUNS)]
                took = sorted(each["drawn"] for each in runs)
                parts = (f"{words} {median(each[name] for each in runs):.2f}" for name, words in PARTS.items())
                if rate == 1:
                    kilobytes = median(each["bytes"] for each in runs) / 1000
                    print(f"  one phone alone, page and first picture      {kilobytes:8.1f} kB   at most 45")
                how = "to the first picture" if rate == 1 else f"the same, processor {rate} times slower"
                print(f"  {how:45}{median(took):8.2f} s    at most 0.5   {took[0]:.2f} to {took[-1]:.2f}")
                print(f"    {', '.join(parts)}")
            counted.close()
    load = Path("/proc/loadavg").read_text().split()[0]
    print(f"  load {load}, {RUNS} joins at each speed; {machine()}")


if __name__ == "__main__":
    main()
