"""A finger plays a whole round at each of the four rotations: after each touch the screen is as it is to be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.test_whole_game import ROUND_ONE
from tests.vm.hand import Hand
from tests.vm.machine import Machine

ROUND = [id for ids in ROUND_ONE for id in ids]


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_finger_plays_a_whole_round(machine: Machine, tmp_path: Path, rotation: int) -> None:
    with Hand.at_a_new_evening(machine, tmp_path, rotation) as hand:
        for id in ROUND:
            hand.touch(id)
        machine.shot(f"round-{rotation}")
        assert hand.rows() == hand.twin_rows()
        assert len(hand.rows()) > 20


def test_two_fingers_press_a_control_each_and_each_acts_once(machine: Machine, tmp_path: Path) -> None:
    with Hand.at_a_new_evening(machine, tmp_path, 0) as hand:
        for id in ("new", "guide", "start", "deal-all"):
            hand.touch(id)
        first, second = hand.twin.spot("kind/dragon"), hand.twin.spot("elvenhold-ergeren-wood")
        machine.fingers(
            [
                ["down", 0, *first],
                ["wait", 0.3],
                ["down", 1, *second],
                ["wait", 0.3],
                ["up", 0],
                ["wait", 0.3],
                ["up", 1],
            ]
        )
        hand.twin.evening.tap("kind/dragon", "elvenhold-ergeren-wood")
        hand.until_alike("two fingers")
        assert hand.rows() == hand.twin_rows()


def test_a_press_that_slides_off_does_nothing(machine: Machine, tmp_path: Path) -> None:
    with Hand.at_a_new_evening(machine, tmp_path, 0) as hand:
        x, y = hand.twin.spot("new")
        away = [["move", 0, x + 20 * n, y + 30 * n] for n in range(1, 7)]
        machine.fingers([["down", 0, x, y], ["wait", 0.3], *away, ["wait", 0.3], ["up", 0]])
        machine.still()
        hand.until_alike("slid off")
