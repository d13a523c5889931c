"""Panels of other sizes, upright and turned: the picture fills them, and a finger presses to a control's last pixel."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.vm.hand import Hand
from tests.vm.machine import Machine

PANELS = (((720, 1280), (90, 270)), ((1024, 600), (0, 180)), ((1920, 1080), (0,)))
"""Pixels as the card has them, and how far each is turned: the newer official panel of a Pi is upright by nature."""
OUTERMOST = (("rule/EL-DEAL-01", "close", True, True), ("menu", "close", False, False))
"""Of the deal: what lies nearest to a corner of the screen and what closes its page; which corner: right, upper."""
FIRST = (("new", "home", False, True), ("settings", "home", True, False))
"""The same of the first page."""
SLOW = 1_000_000
"""Pixels from which an emulated processor takes minutes to draw the map, longer than the watchdog waits."""


@pytest.mark.parametrize(("size", "rotations"), PANELS, ids=lambda told: "x".join(map(str, told)))
def test_a_finger_presses_a_control_to_its_outermost_pixel(
    tmp_path: Path, size: tuple[int, int], rotations: tuple[int, ...]
) -> None:
    with Machine(tmp_path / "machine", size=size) as machine:
        machine.until_up()
        assert machine.shot().size == size
        machine.panel()
        for rotation in rotations:
            folder = tmp_path / str(rotation)
            folder.mkdir()
            with Hand.at_a_new_evening(machine, folder, rotation) as hand:
                slow = size[0] * size[1] > SLOW
                if not slow:
                    hand.touch("new", "guide", "start")
                for id, back, right, upper in FIRST if slow else OUTERMOST:
                    loose = hand.twin.picture()
                    machine.touch(*hand.twin.corner(id, right, upper))
                    hand.twin.evening.tap(id)
                    hand.until_alike(f"the corner of {id} at {rotation}")
                    machine.shot(f"panel-{size[0]}x{size[1]}-{rotation}-{'upper' if upper else 'lower'}")
                    assert hand.twin.picture() != loose
                    hand.touch(back)
