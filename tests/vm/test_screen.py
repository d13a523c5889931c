"""Nothing but the table's own picture, or black, stands on the screen from the power on."""

from __future__ import annotations

import time
from pathlib import Path

from tests.vm.conftest import measured
from tests.vm.machine import Machine, keep
from tests.vm.watching import UNSEEN, Seen, first_drawn, watched


def texts(seen: Seen) -> int:
    """How many of these pictures are neither black nor the table's; the first of them is kept."""
    found = [picture for _, picture in seen if picture.size != UNSEEN and picture.written()]
    if found:
        keep(found[0], "text")
    return len(found)


def test_no_text_stands_on_the_screen_before_between_and_after(tmp_path: Path) -> None:
    with Machine(tmp_path / "machine") as machine:
        with watched(machine) as seen:
            machine.until_up()
            ready = machine.ready_at()
            machine.until(lambda: seen[-1][1].drawn(), "the first picture is there", 60, every=0.02)
            machine.sh("systemctl kill --signal=KILL boardside")
            killed = time.monotonic()
            machine.until(lambda: machine.state() != "active", "it is killed")
            machine.sh("echo '<3>ftdi_sio ttyUSB0: error from flowcontrol urb' >/dev/kmsg")
            machine.until_up()
            machine.until(lambda: seen[-1][1].drawn() and seen[-1][0] > killed, "the picture is back", 120)
        first = first_drawn(seen) or 0.0
        measured(f"{machine.arch}: first picture, after READY", f"{max(0.0, first - ready):.1f} s", "<= 2 s")
        assert texts(seen) == 0, f"{texts(seen)} of {len(seen)} pictures have text on them"
