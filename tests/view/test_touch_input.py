"""Fingers on a panel, as SDL has them, press what is under them in the picture, however that is turned.

Each size is a process with a window of its own; run as a program, this file is that process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.extent import fewer
from tests.view.touchpanel import DOWN, MOTION, MOUSE_DOWN, MOUSE_UP, OF_MOUSE, UP, TouchPanel

CHECKOUT = Path(__file__).parents[2]
SIZES = ((800, 480), (720, 1280), (1024, 600), (1920, 1080))
ROTATIONS = (0, 90, 180, 270)
OUTSIDE = (-5000.0, -5000.0)
Promise = Callable[[TouchPanel], None]
PROMISES: dict[str, Promise] = {}


def promise(kept: Promise) -> Promise:
    """Have this tried at every size and rotation."""
    PROMISES[kept.__name__] = kept
    return kept


@promise
def corners_and_edges_are_where_they_are_in_the_picture(it: TouchPanel) -> None:
    wide, high = it.view.size
    spots = [(x, y) for x in (0, (wide - 1) / 2, wide - 1) for y in (0, (high - 1) / 2, high - 1)]
    for spot in spots:
        it.finger(DOWN, it.turned(*spot))
        it.finger(UP, OUTSIDE)
        it.frame()
    assert len(it.fell) == len(spots), it.fell
    for spot, fell in zip(spots, it.fell, strict=True):
        assert abs(spot[0] - fell[0]) < 0.5, (spot, fell)
        assert abs(spot[1] - fell[1]) < 0.5, (spot, fell)


@promise
def what_changes_in_the_picture_is_under_the_finger(it: TouchPanel) -> None:
    for id in ("new", "settings"):
        x, y = it.at(id)
        loose = it.picture()
        it.finger(DOWN, (x, y))
        it.frame()
        left, top, right, low = it.changed(loose, it.picture())
        assert left < x < right, (id, x, left, right)
        assert top < y < low, (id, y, top, low)
        assert (right - left) * (low - top) < it.size[0] * it.size[1] / 3, "one control, not the page"
        it.finger(UP, OUTSIDE)
        it.frame()
        assert it.picture() == loose
    assert it.acts == []


@promise
def a_finger_acts_once_when_it_lifts(it: TouchPanel) -> None:
    it.finger(DOWN, it.at("new"))
    it.frame()
    assert it.acts == []
    it.finger(UP, it.at("new"))
    it.frame()
    it.settle()
    assert it.acts == ["new"]
    assert it.page == "NewGamePage"


@promise
def a_finger_that_slides_off_does_nothing(it: TouchPanel) -> None:
    for way in ((it.at("settings"),), (OUTSIDE,), (it.at("settings"), OUTSIDE)):
        it.finger(DOWN, it.at("new"))
        it.frame()
        for spot in way:
            it.finger(MOTION, spot)
            it.frame()
        it.finger(UP, way[-1])
        it.frame()
    assert it.acts == []


@promise
def a_finger_that_slides_off_within_a_frame_does_nothing(it: TouchPanel) -> None:
    it.finger(DOWN, it.at("new"))
    it.finger(MOTION, it.at("settings"))
    it.finger(UP, it.at("settings"))
    it.frame()
    it.frame()
    assert it.acts == []


@promise
def two_fingers_press_a_control_each_and_the_second_act_waits_for_the_first(it: TouchPanel) -> None:
    it.touch("new", "guide", "start", "deal-all")
    before, disk = it.entries, threading.Event()
    loose, pass_, menu = it.picture(), it.at("pass"), it.at("menu")
    it.finger(DOWN, pass_, 1)
    it.finger(DOWN, menu, 2)
    it.frame()
    left, top, right, low = it.changed(loose, it.picture())
    for x, y in (pass_, menu):
        assert left < x < right, (x, left, right)
        assert top < y < low, (y, top, low)
    it.acts.clear()
    it.evening.writer.submit(lambda store: disk.wait(60))
    it.finger(UP, pass_, 1)
    it.finger(UP, menu, 2)
    it.frame()
    assert it.acts == ["pass"], "the first is not saved yet"
    disk.set()
    it.settle()
    assert it.acts == ["pass", "menu"]
    assert it.entries == before + 1
    assert it.evening.screen.sheet is not None, "the menu is open"


@promise
def a_mouse_acts_as_before(it: TouchPanel) -> None:
    for kind in (MOUSE_DOWN, MOUSE_UP):
        it.mouse(kind, it.at("new"))
        it.frame()
        it.frame()
    assert it.acts == ["new"]


@promise
def neither_is_a_mouse_made_of_a_finger_nor_a_finger_of_a_mouse(it: TouchPanel) -> None:
    it.sdl.SDL_GetHintBoolean.restype = int
    assert it.sdl.SDL_GetHintBoolean(b"SDL_TOUCH_MOUSE_EVENTS", 1) == 0
    for kind in (DOWN, UP):
        it.finger(kind, it.at("new"), panel=OF_MOUSE)
        it.frame()
    assert it.acts == []


@promise
def fingers_of_two_panels_are_two_fingers(it: TouchPanel) -> None:
    it.finger(DOWN, it.at("rules"), panel=8)
    it.finger(DOWN, it.at("new"), panel=9)
    it.finger(UP, OUTSIDE, panel=8)
    it.frame()
    assert it.acts == []
    it.finger(UP, it.at("new"), panel=9)
    it.frame()
    assert it.acts == ["new"]


@promise
def a_panel_unplugged_under_a_finger_presses_nothing(it: TouchPanel) -> None:
    it.finger(DOWN, it.at("rules"))
    it.frame()
    it.finger(DOWN, it.at("new"))
    it.frame()
    assert it.acts == []
    it.finger(UP, it.at("new"))
    it.frame()
    assert it.acts == ["new"]


@promise
def a_finger_of_which_sdl_knows_one_axis_is_where_the_kernel_has_it(it: TouchPanel) -> None:
    x, y = it.at("new")
    with it.known(lambda panel, finger: it.share(x, y)):
        for kind in (DOWN, MOTION, UP):
            it.finger(kind, (0, y))
            it.frame()
    assert it.acts == ["new"]


def tried(size: tuple[int, int], store: Path) -> dict[str, dict[int, str]]:
    """What went wrong with each promise, by the rotation."""
    it = TouchPanel(size, store)
    wrong: dict[str, dict[int, str]] = {}
    for name, kept in PROMISES.items():
        wrong[name] = {}
        for rotation in ROTATIONS:
            it.begin(rotation)
            try:
                kept(it)
            except AssertionError:
                wrong[name][rotation] = traceback.format_exc(limit=-1)
    it.evening.close()
    return wrong


@pytest.fixture(
    scope="module",
    params=fewer("sizes of a touched panel", SIZES, daily=2, turning=True),
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def wrong(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, str]]:
    """What a process with a window of this size says."""
    store = tmp_path_factory.mktemp("touched") / "games.db"
    ended = subprocess.run(
        [sys.executable, "-m", "tests.view.test_touch_input", *map(str, request.param), str(store)],
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert ended.returncode == 0, ended.stderr
    said: dict[str, dict[str, str]] = json.loads(ended.stdout)
    return said


@pytest.mark.parametrize("name", PROMISES)
def test_at_every_rotation(wrong: dict[str, dict[str, str]], name: str) -> None:
    assert wrong[name] == {}, "\n".join(f"turned by {angle}: {why}" for angle, why in wrong[name].items())


if __name__ == "__main__":
    print(json.dumps(tried((int(sys.argv[1]), int(sys.argv[2])), Path(sys.argv[3]))))
