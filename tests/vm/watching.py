"""Every picture of a machine's screen while something goes on, beside the test."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.vm.machine import Machine
from tests.vm.picture import Picture

UNSEEN = (640, 480)
"""What QEMU itself shows while the machine has no picture at all."""
Seen = list[tuple[float, Picture]]
"""Each picture that is other than the one before, and when it came."""


@contextmanager
def watched(machine: Machine, every: float = 0.08) -> Iterator[Seen]:
    """Look at the screen every so many seconds."""
    seen: Seen = []
    over = threading.Event()

    def look() -> None:
        while not over.wait(every):
            picture = machine.shot()
            if not seen or seen[-1][1] != picture:
                seen.append((time.monotonic(), picture))

    watching = threading.Thread(target=look)
    watching.start()
    try:
        yield seen
    finally:
        over.set()
        watching.join()


def first_drawn(seen: Seen) -> float | None:
    """When the table's first picture came."""
    return next((when for when, picture in seen if picture.size != UNSEEN and picture.drawn()), None)
