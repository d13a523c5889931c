"""Plugs the configured devices into the desk, and out again when the evening ends."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from companion.config import Hardware
from companion.devices.inbox import Arrivals

if TYPE_CHECKING:
    from companion.session.session import Session
    from hardware.device import Device


def watched(
    session: Session,
    posted: queue.SimpleQueue[Any],
    bell: Callable[[], None],
    settings: Hardware,
    devices: list[Device] | None,
) -> AbstractContextManager[Any]:
    """The queue that feeds the desk, with what is plugged in: these devices, or those of the settings. A table without
    devices loads nothing of them."""
    if devices == [] or (devices is None and settings == Hardware()):
        return nullcontext(posted)
    from companion.system.doctor import configured

    given = devices
    make = (lambda: configured(settings)) if given is None else (lambda: given)
    return plugged(session, posted, bell, make, sounds=settings.sounds)


@contextmanager
def plugged(
    session: Session,
    posted: queue.SimpleQueue[Any],
    bell: Callable[[], None],
    devices: Callable[[], list[Device]],
    *,
    sounds: bool = True,
) -> Iterator[Arrivals]:
    """The queue that feeds this desk while these devices are watched; threads are gone at the end."""
    from companion.devices.state import Devices
    from companion.system import devices_socket
    from companion.system.doctor import described
    from hardware.hub import Hub

    hub = Hub(devices(), bell=bell)
    session.devices = plugged_in = Devices(hub, sounds=sounds)
    hub.start()
    try:
        with devices_socket.answered(lambda: [described(each) for each in plugged_in.standings()]):
            yield Arrivals(posted, hub)
    finally:
        hub.close()
