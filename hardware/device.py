"""What the hub asks of anything that can be plugged in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hardware.commands import Order
from hardware.events import Event, LinkDown, Reason


class LinkLost(Exception):
    """The device cannot be reached (any more); carries what `LinkDown` will tell."""

    def __init__(self, reason: Reason, *, port: str = "", who: str = "", remedy: str = "") -> None:
        super().__init__(reason, port, who, remedy)
        self.reason: Reason = reason
        self.port = port
        self.who = who
        self.remedy = remedy

    def event(self, device: str) -> LinkDown:
        """The same as an event of this device."""
        return LinkDown(device, self.reason, self.port, self.who, self.remedy)


class Device(Protocol):
    """One thing on one cable. The hub gives it a thread; only `wake` is called from other threads."""

    @property
    def name(self) -> str:
        """Unique among the devices of a hub; every event carries it."""

    def open(self) -> Sequence[Event]:
        """Make contact: a `LinkUp`, then everything that is already there. LinkLost if there is no contact."""

    def poll(self) -> Sequence[Event]:
        """What happened since; waits a quarter of a second at most. LinkLost when the contact is gone."""

    def obey(self, order: Order) -> Sequence[Event]:
        """Carry out an order, or let it lie. LinkLost when the contact is gone."""

    def wake(self) -> None:
        """Make a waiting `poll` return soon. Any thread may call it, at any time."""

    def close(self) -> None:
        """Let go of everything; may be called again, and before any `open`. Raises nothing."""
