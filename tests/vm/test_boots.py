"""Boots in a row, and each of them comes to its picture; no touch is lost after a restart; what hangs is given up."""

from __future__ import annotations

import os
import statistics
from pathlib import Path

import pytest

from tests.vm.conftest import measured
from tests.vm.hand import Hand
from tests.vm.machine import Hung, Machine
from tests.vm.watching import first_drawn, watched

BOOTS = int(os.environ.get("BOARDSIDE_VM_BOOTS", "10"))
RESTARTS = int(os.environ.get("BOARDSIDE_VM_RESTARTS", "12"))


def test_every_boot_comes_to_its_picture(tmp_path: Path) -> None:
    after = []
    for number in range(BOOTS):
        with Machine(tmp_path / "machine") as machine, watched(machine) as seen:
            machine.until_up()
            machine.until(lambda s=seen: first_drawn(s), f"the picture is there in boot {number}", 60, every=0.05)
            after.append(max(0.0, (first_drawn(seen) or 0.0) - machine.ready_at()))
            print(f"boot {number}: up after {machine.age:.0f} s, the picture {after[-1]:.2f} s after READY", flush=True)
    measured(
        f"{BOOTS} boots: READY to the picture",
        f"{statistics.median(after):.1f} s, at most {max(after):.1f} s",
        "<= 2 s",
    )


def test_no_touch_is_lost_after_a_restart(machine: Machine, tmp_path: Path) -> None:
    """The first touch after each restart is on the very pixel of the last one before it, of which the kernel then says
    that a finger is down and no more."""
    lost, touches = [], 0
    with Hand.at_a_new_evening(machine, tmp_path) as hand:
        hand.touch("new")
        for number in range(RESTARTS):
            machine.restart()
            hand.twin.evening.tap("home")
            machine.until(lambda: machine.shot().drawn(), "the picture is there", 60, every=0.05)
            for id in ("new", "home", "new"):
                x, y = hand.twin.spot(id)
                machine.touch(x, y)
                hand.twin.evening.tap(id)
                touches += 1
                try:
                    hand.until_alike(f"{id} after restart {number}", 60)
                except Hung as nothing:
                    lost.append(f"{number}: {nothing}")
                    machine.touch(x + 1, y + 1)
    measured(f"{RESTARTS} restarts, each with touches at once", f"{len(lost)} of {touches} lost", "0")
    assert lost == []


def test_a_machine_that_does_not_boot_is_given_up_with_its_consoles_last_words(tmp_path: Path) -> None:
    with Machine(tmp_path / "machine", line="rdinit=/bin/busybox") as machine:
        with pytest.raises(Hung, match=r"its kernel is broken\b[\s\S]*Kernel panic"):
            machine.until_up()
        assert machine.age < 300
    assert not machine.alive
