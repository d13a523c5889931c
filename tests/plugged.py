"""A table with devices: real ones of the hub that read what happens from a text."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from companion.devices.input import DeviceInput
from hardware.events import Event, TagArrived, TagLeft
from hardware.hub import Hub
from tests.evening import Evening
from tests.scripted import Script


def plugged(it: Evening, *devices: Script) -> Hub:
    """These devices at this table; `hear` lets it know what they tell."""
    hub = Hub(devices)
    it.session.plug(DeviceInput(it.session, hub))
    return hub


@contextmanager
def running(hub: Hub) -> Iterator[Hub]:
    """The devices' threads, gone at the end."""
    hub.start()
    try:
        yield hub
    finally:
        hub.close()


def hear(it: Evening, hub: Hub, until: type[Event]) -> None:
    """Everything that the devices tell, up to an event of this kind."""
    late = time.monotonic() + 300
    while time.monotonic() < late:
        hub.wait(1)
        for event in hub.drain(1):
            it.session.game.feed(event)
            if isinstance(event, until):
                it.settle()
                return
    raise AssertionError(f"no {until.__name__} was told")


def lay(it: Evening, *uids: str, device: str = "pn532", reader: str = "1") -> Evening:
    """Tags laid on a reader and lifted again, one after the other."""
    for uid in uids:
        it.session.game.feed(TagArrived(device, reader, uid))
        it.session.game.feed(TagLeft(device, reader, uid))
        it.settle()
    return it


def uids(count: int, sort: int = 0) -> list[str]:
    """So many tags that nobody has taught; another `sort`, others."""
    return [f"04{sort:04x}{n:08x}" for n in range(count)]
