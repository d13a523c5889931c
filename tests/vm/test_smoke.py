"""The thinnest proof of a whole computer: it boots to its picture, a finger presses, and a reader is read."""

from __future__ import annotations

from tests.vm.conftest import measured
from tests.vm.machine import Machine
from tests.vm.picture import PRIMARY
from tests.vm.reader import SETTING, Reader


def press_new_game(machine: Machine, name: str) -> tuple[int, int]:
    """Find the button in the picture, and put a finger on it; another page comes. Answers where it was."""
    before = machine.still(name=name)
    at = before.middle(PRIMARY)
    assert at is not None, "New game is not to be seen"
    machine.touch(*at)
    machine.still(before, f"{name}-touched")
    return at


def test_it_boots_to_its_picture_without_x(machine: Machine) -> None:
    measured(f"{machine.arch}: power to first frame, emulated", f"{machine.age:.0f} s")
    assert "drawn by KMSDRM" in machine.log()
    at = machine.still().middle(PRIMARY)
    assert at is not None
    # Upright: the first button stands in the upper left.
    assert at[0] < machine.size[0] / 2
    assert at[1] < machine.size[1] / 2


def test_a_finger_opens_new_game(machine: Machine) -> None:
    press_new_game(machine, "finger-0")


def test_turned_by_90_the_finger_presses_what_is_under_it(machine: Machine) -> None:
    machine.settings("[screen]\nrotation = 90\n")
    x, _ = press_new_game(machine, "finger-90")
    assert x > machine.size[0] / 2, "the picture is not turned"


def test_a_reader_that_is_plugged_in_is_read(machine: Machine) -> None:
    machine.settings(SETTING)
    before = machine.still()
    reader = Reader(machine)
    try:
        reader.plug()
        reader.chip.await_polls(3, 60)
        reader.chip.lay("04a1b2c3d4e5f6")
        machine.still(before, "reader-tag")
    finally:
        reader.close()
