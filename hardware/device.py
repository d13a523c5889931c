"""The interface of a device, through which the hub runs the device in a thread of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hardware.commands import Order
from hardware.events import Event, LinkDown, Reason


class LinkLost(Exception):
    """The error for a device that cannot be reached (any more); it has the fields of `LinkDown`."""

    def __init__(self, reason: Reason, *, port: str = "", who: str = "", remedy: str = "") -> None:
        super().__init__(reason, port, who, remedy)
        self.reason: Reason = reason
        self.port = port
        self.who = who
        self.remedy = remedy

    def event(self, device: str) -> LinkDown:
        """The `LinkDown` event of this device, with the same fields."""
        return LinkDown(device, self.reason, self.port, self.who, self.remedy)


class Device(Protocol):
    """A device that is connected by one cable. The hub, which runs all devices, gives it a thread; only `wake` is
    called from other threads.
    """

    @property
    def name(self) -> str:
        """The name of the device, unique on one table; every event has it."""

    def open(self) -> Sequence[Event]:
        """Connect to the device. Returns a `LinkUp`, then an event for each tag that is already there. Raises LinkLost
        if it does not answer.
        """

    def poll(self) -> Sequence[Event]:
        """Events of the device since the last call; waits a quarter of a second at most. Raises LinkLost when the
        connection is lost.
        """

    def obey(self, order: Order) -> Sequence[Event]:
        """Carry out an order, and return the events that answer it; an order that is not for this kind of device is
        ignored. Raises LinkLost when the connection is lost.
        """

    def wake(self) -> None:
        """Make a waiting `poll` return soon. Any thread may call it, at any time."""

    def close(self) -> None:
        """Release everything; may be called again, and before any `open`. Raises nothing."""
