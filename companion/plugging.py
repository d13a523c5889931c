"""Plugs the configured devices into the desk, and out again when the evening ends."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from companion.arrivals import Arrivals

if TYPE_CHECKING:
    from companion.desk import Desk
    from hardware.device import Device


@contextmanager
def plugged(
    desk: Desk,
    posted: queue.SimpleQueue[Any],
    bell: Callable[[], None],
    devices: Callable[[], list[Device]],
    *,
    sounds: bool = True,
) -> Iterator[Arrivals]:
    """The queue that feeds this desk while these devices are watched; threads are gone at the end."""
    from companion.devices import Devices
    from hardware.hub import Hub

    hub = Hub(devices(), bell=bell)
    desk.devices = Devices(hub, sounds=sounds)
    hub.start()
    try:
        yield Arrivals(posted, hub)
    finally:
        hub.close()
