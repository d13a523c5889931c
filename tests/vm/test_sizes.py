"""Panels of other sizes, upright and turned: the picture fills them, and a finger presses to the corner."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.vm.hand import Hand
from tests.vm.machine import Machine

PANELS = (((720, 1280), (90, 270)), ((1024, 600), (0, 180)), ((1920, 1080), (90,)))
"""Pixels as the card has them, and how far each is turned: the newer official panel of a Pi is upright by nature."""
RULE = "rule/EL-DEAL-01"
"""What is touched in the deal's upper right corner: it reaches to the last pixel."""


@pytest.mark.parametrize(("size", "rotations"), PANELS, ids=lambda told: "x".join(map(str, told)))
def test_a_finger_presses_what_is_under_it_to_the_corner(
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
                hand.touch("new", "guide", "start")
                twin, loose = hand.twin, hand.twin.picture()
                machine.touch(*twin.on_panel(twin.size[0] - 1, 0))
                twin.evening.tap(RULE)
                hand.until_alike(f"the corner at {rotation}")
                machine.shot(f"panel-{size[0]}x{size[1]}-{rotation}")
                assert twin.picture() != loose
                hand.touch("close")
