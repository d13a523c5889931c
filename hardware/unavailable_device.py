"""A device in place of one whose driver cannot be loaded: it only reports the reason."""

from __future__ import annotations

from collections.abc import Sequence

from hardware.commands import Order
from hardware.device import LinkLost
from hardware.events import Event


class Unloaded:
    """A device that never opens; `trouble` is the exception raised when its driver was loaded."""

    def __init__(self, name: str, trouble: Exception) -> None:
        self.name = name
        self._trouble = trouble

    def open(self) -> Sequence[Event]:
        """Always raises LinkLost, with the reason why the driver cannot be loaded."""
        why = str(self._trouble) or type(self._trouble).__name__
        remedy = f"The driver of {self.name} cannot be loaded ({why.rstrip('.')}): install what it needs, start anew."
        raise LinkLost("failed", who=repr(self._trouble), remedy=remedy)

    def poll(self) -> Sequence[Event]:
        """Returns no events."""
        return []

    def obey(self, order: Order) -> Sequence[Event]:
        """Returns no events: no order is carried out."""
        return []

    def wake(self) -> None:
        """Does nothing: no call waits."""

    def close(self) -> None:
        """Does nothing: there is nothing to release."""
