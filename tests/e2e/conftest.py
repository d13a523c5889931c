"""What an evening with devices leaves behind: nothing."""

from __future__ import annotations

import gc
import os
import threading
from collections import Counter
from collections.abc import Iterator

import pytest

from companion.session.screen_session import ScreenSession

OURS = ("hardware.", "pn532_emulator", "board_emulator", "tests.wired")


def kept() -> Counter[str]:
    """Every thing of the devices that is held in memory: drivers, buffers, events, and the desk that heard them."""
    gc.collect()
    kinds = (type(thing) for thing in gc.get_objects())
    return Counter(kind.__name__ for kind in kinds if kind is ScreenSession or str(kind.__module__).startswith(OURS))


@pytest.fixture
def nothing_left_behind() -> Iterator[None]:
    """Threads, open files and memory are back where they were."""
    threads, files, things = set(threading.enumerate()), len(os.listdir("/proc/self/fd")), kept()
    yield
    for thread in set(threading.enumerate()) - threads:
        thread.join(300)
    assert kept() <= things
    assert set(threading.enumerate()) <= threads
    assert len(os.listdir("/proc/self/fd")) <= files
