"""Nothing but the table's own picture, or black, stands on the screen from the power on."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.vm.conftest import measured
from tests.vm.machine import Machine
from tests.vm.picture import Picture

UNSEEN = (640, 480)
"""What QEMU itself shows while the machine has no picture at all."""


@contextmanager
def watched(machine: Machine) -> Iterator[list[tuple[float, Picture]]]:
    """Every other picture of the screen while this goes on, with when it came."""
    seen: list[tuple[float, Picture]] = []
    over = threading.Event()

    def look() -> None:
        while not over.is_set():
            picture = machine.shot()
            if not seen or seen[-1][1] != picture:
                seen.append((time.monotonic(), picture))
            time.sleep(0.08)

    watching = threading.Thread(target=look)
    watching.start()
    try:
        yield seen
    finally:
        over.set()
        watching.join()


def texts(seen: list[tuple[float, Picture]]) -> int:
    """How many of these pictures are neither black nor the table's; the first of them is kept."""
    found = [picture for _, picture in seen if picture.size != UNSEEN and picture.written()]
    if found:
        found[0].save(Path("/tmp/boardside-text.png"))
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
        first = next(when for when, picture in seen if picture.size != UNSEEN and picture.drawn())
        measured(f"{machine.arch}: first picture, after READY", f"{max(0.0, first - ready):.1f} s", "<= 2 s")
        assert texts(seen) == 0, f"{texts(seen)} of {len(seen)} pictures have text on them"
