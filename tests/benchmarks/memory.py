"""Memory of one evening with everything on: two people, two seats of Boardside's, readers, buttons, hints, the coach.

    python -m tests.benchmarks memory

A whole game by clicks in a real window; afterwards what was possible, a way and the replay are opened. The
readers are emulated in processes of their own, which do not count; the process that decides does.
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.glass import machine
from tests.benchmarks.hands import Emulated, settings
from tests.benchmarks.start import memory
from tests.boardside_hands import Hands
from tests.e2e.window import Clicks, Twin, read, still_picture, x_server
from tests.evening import touchable

LIMIT = 250
NEW = ("new", "guide", "add", "add", "seat/1", "level/reckons", "done", "seat/3", "level/plans", "done", "start")
HINTS = ("menu", "hints", "level/1/2", "all-agree", "close")
AFTERWARDS = ("standings", "possible", "chance/0", "forward", "close", "close", "replay")
PINS = "{ pass = 5, undo = 6, confirm = 16, seat-1 = 22 }"


def family(pid: int) -> dict[str, float]:
    """The megabytes that the app has, and the processes that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    every = [Path(each, "children").read_text().split() for each in Path(f"/proc/{pid}/task").iterdir()]
    pids = {int(each) for group in (*every, children) for each in group}
    return {"the app": memory(pid)[0], "deciding": sum(memory(each)[0] for each in pids)}


def main() -> None:
    """Prints the memory after each round and afterwards, the greatest, and the machine."""
    with TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        paths = [folder / "usb-1", folder / "usb-2"]
        for path in paths:
            stack.callback(Emulated("reader", path).close)
        settings(folder, readers=str([str(path) for path in paths]).replace("'", '"'), buttons=PINS)
        config = folder / "config.toml"
        beside = (folder / "boardside" / "config.toml").read_text(encoding="utf-8")
        config.write_text(beside.replace("[game]", '[game]\nedition = "de"'), encoding="utf-8")
        os.environ["GPIOZERO_PIN_FACTORY"] = "mock"
        twin = Twin(folder / "twin.db")
        it = twin.evening
        stack.callback(it.close)
        server = stack.enter_context(x_server())
        click = Clicks(server, twin)
        app = click.begin(folder / "games.db", program=("-m", "companion", "--config", str(config)))
        stack.callback(app.kill)
        greatest: dict[str, float] = {}

        def weigh(when: str) -> None:
            now = family(app.process.pid)
            parts = ", ".join(f"{each} {size:.0f}" for each, size in now.items())
            print(f"  {when:<18} {sum(now.values()):.0f} MB resident: {parts}", flush=True)
            greatest[when] = sum(now.values())

        weigh("at the start")
        click(*NEW, *HINTS)
        hands, round = Hands(it), 1
        while not it.session.table.finished:
            boardside = it.session.boardside
            assert boardside is not None
            if getattr(boardside, "deciding", False):
                read()  # the app's own process decides meanwhile
                still_picture(server, b"")
            click(hands.next())
            if it.session.table.match.prompt.round != round:
                weigh(f"after round {round}")
                round += 1
        weigh("after the game")
        for id in AFTERWARDS:
            if id in touchable(it.screen):
                click(id)
        weigh("after all pages")
    print(f"  the most: {max(greatest.values()):.0f} MB (at most {LIMIT})")
    print(f"  {machine()}")


if __name__ == "__main__":
    main()
