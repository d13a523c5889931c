"""Connects the configured devices with the session, and disconnects them at the end."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from companion.config import Hardware

if TYPE_CHECKING:
    from companion.session.screen_session import ScreenSession
    from hardware.device import Device
    from hardware.hub import Hub


@contextmanager
def watched(
    session: ScreenSession,
    posted: queue.SimpleQueue[Any],
    bell: Callable[[], None],
    settings: Hardware,
    devices: list[Device] | None,
) -> Iterator[queue.SimpleQueue[Any] | Arrivals]:
    """A context manager that connects `devices`, or for None those in the settings, and gives the queue of the events
    that the session is fed with.

    Without any device that queue is `posted`, which has the events of other threads; else it is an `Arrivals`, which
    has the devices' events too. `bell` is called when a device reports. At the end of the block the devices' threads
    have ended.
    """
    if devices == [] or (devices is None and settings == Hardware()):
        yield posted
        return
    from companion.devices.input import DeviceInput
    from companion.system import device_status_socket
    from companion.system.device_doctor import configured, described
    from hardware.hub import Hub

    hub = Hub(configured(settings) if devices is None else devices, bell=bell)
    plugged_in = DeviceInput(session, hub, sounds=settings.sounds)
    session.plug(plugged_in)
    hub.start()
    try:
        with device_status_socket.answered(lambda: [described(each) for each in plugged_in.state.standings()]):
            yield Arrivals(posted, hub)
    finally:
        hub.close()


class Arrivals:
    """The queue of the store's answers and the bounded queue of device events, read as one; nothing is copied."""

    def __init__(self, posted: queue.SimpleQueue[Any], hub: Hub) -> None:
        self._posted = posted
        self._hub = hub

    def get_nowait(self) -> Any:
        """The oldest answer of the store, else the oldest device event. Raises queue.Empty."""
        try:
            return self._posted.get_nowait()
        except queue.Empty:
            events = self._hub.drain(1)
            if not events:
                raise
            return events[0]

    def empty(self) -> bool:
        """Whether both queues are empty."""
        return self._posted.empty() and not self._hub.wait(0)
