"""Phones at a table of six: joining, the way of a picture to them, what they cost the table, memory and idle work.

Two tables with a window each, in turns: one has seven browsers, a Chromium and six phones that take every change and do
not draw it; the other has none. Both have a reader, and speak. Pass is pressed from outside, as in `press`. A phone's
picture is there when its message is read, Chromium's in the frame after its page has changed.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import aiohttp

from companion.web.phones import VERSION
from companion.web.server import PAGE
from tests.benchmarks import _joining
from tests.benchmarks.glass import alive, companion, machine
from tests.benchmarks.hands import Emulated, settings
from tests.benchmarks.press import SIZE, Table, spots
from tests.benchmarks.start import busy, memory
from tests.e2e.window import XServer
from tests.web.browsers import chromium

PHONES, PRESSES, RUNS = 6, 8, 5
IDLE = 10.0
"""Seconds for which nothing is touched."""
LAUNCHER = """
import sys
from pathlib import Path
from msgspec.structs import replace
from companion.__main__ import main
from companion.cli import run_app
from companion.web.phones import GUEST, Phones

made, ready = run_app._phones, Phones._ready

def started(session, *given):
    port = made(session, *given)
    session.store.settings = replace(session.store.settings, voice=True)
    if {phones}:
        port.start()
    return port

def told(self, text):
    ready(self, text)
    Path({where!r}).write_text(self.address(self.code(GUEST)))

run_app._phones, Phones._ready = started, told
sys.exit(main())
"""
WATCHED = """
window.seen = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => requestAnimationFrame(() =>
  window.seen.push(performance.timeOrigin + performance.now())))
  .observe(document.body, {attributes: true, attributeFilter: ["data-screen"]}));
"""
UNSEEN = {"pressed", "saving", "readers", "warning", "fault"}
"""Fields of a screen that change before an action is accepted, or without one."""


async def phone(session: aiohttp.ClientSession, address: str, seat: int) -> None:
    """A phone: fetches the page, joins its seat, and prints when each of its pictures was read."""
    page, _, code = address.partition("#")
    page = page.rstrip("/")
    for file in ("", *(each.name for each in PAGE.iterdir() if each.name != "index.html")):
        async with session.get(f"{page}/{file}") as answer:
            await answer.read()
    async with session.ws_connect(f"{page}/socket", headers={"Origin": page}, max_msg_size=0) as ws:
        await ws.send_str(json.dumps({"do": "hello", "version": VERSION, "code": code, "key": "", "tv": False}))
        async for text in ws:
            at, message = time.monotonic(), json.loads(text.data)
            if set(message.get("set", {})) - UNSEEN:
                print(json.dumps([seat, at]), flush=True)
            if "screen" in message and message.get("role") != str(seat):
                touch = {
                    "do": "touch",
                    "touch": time.monotonic_ns() // 1000,
                    "screen": message["screen"],
                    "id": f"join/{seat}",
                    "text": "",
                }
                await ws.send_str(json.dumps(touch))


async def phones(address: str) -> None:
    """All phones at once, as soon as a line comes."""
    print("ready", flush=True)
    sys.stdin.readline()
    async with aiohttp.ClientSession() as session:
        await asyncio.gather(*(phone(session, address, seat) for seat in range(1, PHONES + 1)))


class Joined:
    """Seven browsers at a table, and when each picture came to them (monotonic seconds)."""

    def __init__(self, stack: ExitStack, address: str) -> None:
        command = [sys.executable, "-m", "tests.benchmarks.phones", "--phones", address]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        stack.enter_context(alive(process))  # type: ignore[arg-type]
        self.window = stack.enter_context(chromium())
        self.window.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCHED})
        self.came: list[tuple[int, float]] = []
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()  # it has imported all it needs
        threading.Thread(target=self._read, args=(process,), daemon=True).start()
        began = time.monotonic()
        process.stdin.write("\n")
        process.stdin.flush()
        self.window.get(f"{address.partition('#')[0]}?tv")
        while len({seat for seat, _ in self.came}) < PHONES or not self._drawn():
            time.sleep(0.02)
        first = dict(reversed(self.came))
        self.phones, self.chromium = max(first.values()) - began, self._drawn()[0] - began

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.came.append(tuple(json.loads(line)))

    def _drawn(self) -> list[float]:
        wall = time.time() - time.monotonic()
        return [each / 1000 - wall for each in self.window.execute_script("return window.seen")]

    def after(self, up: float) -> list[float]:
        """The milliseconds from `up` to the first picture after it, of each of the seven."""
        time.sleep(0.1)
        every = [*self.came, *((0, at) for at in self._drawn())]
        found = {seat: at for seat, at in sorted(every, key=lambda each: -each[1]) if at > up}
        assert len(found) == PHONES + 1, f"only {sorted(found)} have the picture"
        return [1000 * (at - up) for at in found.values()]


def children(pid: int) -> list[int]:
    """The processes that this one has started and that still run."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found += [int(each) for each in (task / "children").read_text().split()]
    return found


def late(took: list[float]) -> float:
    """What 95 of 100 are within."""
    return sorted(took)[len(took) * 19 // 20]


def main() -> None:
    """Prints the figures of one phone alone, then those of seven at a table, and the machine."""
    _joining.main()
    with TemporaryDirectory() as name, ExitStack() as stack:
        folder, found = Path(name), spots(Path(name), PHONES - 2)
        address = folder / "address"
        apps, shows = [], []
        for number in range(2):
            own, reader = folder / str(number), folder / f"usb-{number}"
            own.mkdir()
            stack.callback(Emulated("reader", reader).close)
            settings(own, readers=json.dumps([str(reader)]))
            shows.append(stack.enter_context(closing(XServer(SIZE))).environment["DISPLAY"])
            size = ("--size", f"{SIZE[0]}x{SIZE[1]}")
            launcher = own / "launcher.py"
            launcher.write_text(LAUNCHER.format(where=str(address), phones=number == 0))
            app = companion(shows[-1], own / "games.db", *size, launcher=launcher)
            apps.append(stack.enter_context(alive(app)).pid)
        beside, alone = Table(shows[0], found, 0.1), Table(shows[1], found, 0.1)
        while not address.exists():
            time.sleep(0.1)
        web = next(each for each in children(apps[0]) if b"companion.web" in Path(f"/proc/{each}/cmdline").read_bytes())
        joined = Joined(stack, address.read_text())
        time.sleep(2.0)
        ratios, costs, every = list[float](), list[float](), ([], [], [])  # type: tuple[list[float], ...]
        heaviest, web_heaviest = 0.0, 0.0
        for _ in range(RUNS):
            own, far, none = list[float](), list[float](), list[float]()
            for _ in range(PRESSES):
                own.append(beside.press()[1])
                far += joined.after(beside.finger.up)
                none.append(alone.press()[1])
                web_heaviest = max(web_heaviest, memory(web)[0])
                heaviest = max(heaviest, sum(memory(each)[1] for each in (apps[0], *children(apps[0]))))
            ratios.append(late(far) / late(own))
            costs.append(median(own) / median(none))
            for kept, new in zip(every, (own, far, none), strict=True):
                kept += new
        worked, began = busy(web), time.monotonic()
        time.sleep(IDLE)
        idle = 100 * (busy(web) - worked) / (time.monotonic() - began)
    own, far, none = every
    first, took = max(joined.phones, joined.chromium), f"phones {joined.phones:.2f}, Chromium {joined.chromium:.2f}"
    print(f"  seven at once, to the last first picture     {first:8.2f} s    at most 1.0   {took}")
    print(f"  up to the picture, 95 of 100, the table's own{late(own):8.1f} ms; the seven {late(far):.1f} ms")
    print(
        f"    ratio, median of {RUNS} runs                    {median(ratios):8.2f}      at most 1.5   {shown(ratios)}"
    )
    print(f"  up to accepted, median, with seven           {median(own):8.1f} ms; with none {median(none):.1f} ms")
    print(f"    ratio, median of {RUNS} runs                    {median(costs):8.2f}      at most 1.05  {shown(costs)}")
    print(f"  memory of the web process                    {web_heaviest:8.0f} MB   at most 60")
    print(f"  the table, it, and what speaks               {heaviest:8.0f} MB   at most 450")
    print(f"  idle work of the web process                 {idle:8.2f} %    at most 1")
    load = Path("/proc/loadavg").read_text().split()[0]
    print(f"  load {load}, {RUNS} runs of {PRESSES} presses of each in turns; {machine()}")


def shown(ratios: list[float]) -> str:
    """The ratios of all runs."""
    return " ".join(f"{each:.2f}" for each in ratios)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--phones"]:
        asyncio.run(phones(sys.argv[2]))
    else:
        main()
