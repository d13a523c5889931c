"""A hub and everything it has told so far: what tests wait on instead of sleeping."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

from hardware.device import Device
from hardware.events import Event
from hardware.hub import Hub

E = TypeVar("E")
PATIENCE = float(os.environ.get("PATIENCE", "30"))


class Watch:
    """Drains a hub and remembers."""

    def __init__(self, devices: Iterable[Device], **settings: object) -> None:
        self.hub = Hub(devices, **{"shortest": 0.05, "longest": 0.2, **settings})  # type: ignore[arg-type]
        self.events: list[Event] = []
        self._seen = 0

    def __enter__(self) -> Watch:
        self.hub.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.hub.close()

    def until(self, wanted: object | Callable[[Event], bool]) -> Event:
        """Wait for the next event that is this one, of this kind, or like this; those before it are passed."""
        end = time.monotonic() + PATIENCE
        while True:
            while self._seen < len(self.events):
                event = self.events[self._seen]
                self._seen += 1
                if isinstance(wanted, type):
                    hit = isinstance(event, wanted)
                elif callable(wanted):
                    hit = bool(wanted(event))
                else:
                    hit = event == wanted
                if hit:
                    return event
            left = end - time.monotonic()
            assert left > 0, f"never came: {wanted}; came: {self.events[-20:]}"
            self.hub.wait(min(left, 0.5))
            self.events += self.hub.drain()

    def until_so(self, true: Callable[[], bool]) -> None:
        """Wait until what has been told so far makes this true."""
        end = time.monotonic() + PATIENCE
        while not true():
            left = end - time.monotonic()
            assert left > 0, f"never so; came: {self.events[-20:]}"
            self.hub.wait(min(left, 0.5))
            self.drain()

    def drain(self) -> list[Event]:
        """Everything so far."""
        self.events += self.hub.drain(10_000)
        return self.events

    def of(self, *kinds: type) -> list[Event]:
        """Everything so far of these kinds."""
        return [event for event in self.drain() if isinstance(event, kinds)]
