"""Thirty boots in a row, and each of them comes to its picture; no touch is lost after a restart."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path

from tests.vm.conftest import measured
from tests.vm.machine import Hung, Machine
from tests.vm.picture import PRIMARY

BOOTS = int(os.environ.get("BOARDSIDE_VM_BOOTS", "30"))
RESTARTS = int(os.environ.get("BOARDSIDE_VM_RESTARTS", "12"))


def test_the_picture_is_there_within_two_seconds_of_ready_in_every_boot(tmp_path: Path) -> None:
    late, after = [], []
    for number in range(BOOTS):
        with Machine(tmp_path / "machine") as machine:
            machine.until_up()
            ready = machine.ready_at()
            machine.until(lambda m=machine: m.shot().drawn(), "the picture is there", 60, every=0.05)
            after.append(time.monotonic() - ready)
            if after[-1] > 2:
                late.append(number)
    measured(
        f"{BOOTS} boots: READY to the picture",
        f"{statistics.median(after):.1f} s, at most {max(after):.1f} s",
        "<= 2 s",
    )
    assert late == []


def test_no_touch_is_lost_after_a_restart(machine: Machine) -> None:
    lost = []
    for number in range(RESTARTS):
        machine.restart()
        before = machine.still(quiet=0.3)
        at = before.middle(PRIMARY)
        assert at is not None
        machine.touch(*at)
        try:
            machine.still(before, quiet=0.3, seconds=60)
        except Hung as nothing:
            lost.append(f"{number}: {nothing}")
    measured(f"{RESTARTS} restarts, a touch right after the first picture", f"{len(lost)} lost", "0")
    assert lost == []
