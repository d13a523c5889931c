"""A keyboard at the window: keys pass and undo, the focus is seen, and a reader that types presses nothing."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.games.start_and_resume import resume
from companion.storage.store import Store
from engine.elfenland.commands_and_events import Pass
from engine.match import Match
from tests.e2e.window import BLINK, Clicks, Twin, XServer, read, rows, still_picture, x_server

PAD_0 = "90"
"""The number pad's 0, as a key and not as the sign that it types."""
NUMBERS = ("0000000000\n", "3735928559\n", "04A1B2C3D4E580\n", "pppppppp\n")


def press(server: XServer, *keys: str) -> None:
    """Keys of a real keyboard, each after a person's pause."""
    for key in keys:
        read()
        subprocess.run(["xdotool", "key", key], env=server.environment, check=True)


def hold(server: XServer, key: str, ready: Callable[[], bool]) -> None:
    """A key that is held until this is so."""
    read()
    subprocess.run(["xdotool", "keydown", key], env=server.environment, check=True)
    wait(ready)
    subprocess.run(["xdotool", "keyup", key], env=server.environment, check=True)


def wait(ready: Callable[[], bool]) -> None:
    late = time.monotonic() + 20
    while not ready():
        assert time.monotonic() < late, "never so"
        time.sleep(BLINK)


def begun(store: Path) -> bool:
    with Store.read(store) as shelf:
        return bool(shelf.games())


def match(store: Path) -> Match:
    with Store.read(store) as shelf:
        return resume(shelf, shelf.games()[0].id).match


@pytest.mark.xvfb
def test_keys_begin_a_game_pass_and_undo_and_a_reader_that_types_presses_nothing(tmp_path: Path) -> None:
    store, other = tmp_path / "games.db", tmp_path / "twin" / "games.db"
    other.parent.mkdir()
    twin = Twin(other)
    with x_server() as server:
        click = Clicks(server, twin)
        app = click.begin(store)
        click("new", "guide")
        page = server.picture()
        press(server, "Tab")
        ring = still_picture(server, page)  # the focus is seen
        press(server, "Tab")
        other_ring = still_picture(server, ring)
        press(server, "shift+Tab")
        assert still_picture(server, other_ring) == ring
        press(server, "Left", "Left", "Return")  # backwards over the edition to "Start"
        wait(lambda: begun(store))
        still_picture(server, other_ring)
        press(server, "Return")
        wait(lambda: match(store).prompt.phase == "plan")
        said = rows(store)
        press(server, PAD_0)
        wait(lambda: len(rows(store)) == len(said) + 1)
        assert isinstance(match(store).last.command, Pass)
        for number in NUMBERS:
            subprocess.run(["xdotool", "type", "--delay", "8", number], env=server.environment, check=True)
            read()
        assert len(rows(store)) == len(said) + 1, "what the reader typed passed for nobody"
        before = server.picture()
        hold(server, "BackSpace", lambda: server.picture() != before)  # the question is shown
        press(server, "Return")
        wait(lambda: rows(store)[-1][2] == 1)
        assert len(rows(store)) == len(said) + 2
        assert match(store).prompt.seats == ("1",)
        assert app.close() == 0
    twin.evening.close()
