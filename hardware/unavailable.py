"""A device in place of one whose driver cannot be loaded: it only reports the reason."""

from __future__ import annotations

from collections.abc import Sequence

from hardware.commands import Order
from hardware.device import LinkLost
from hardware.events import Event


class Unloaded:
    """A device that never opens; `trouble` is what loading its driver ended in."""

    def __init__(self, name: str, trouble: Exception) -> None:
        self._name = name
        self._trouble = trouble

    @property
    def name(self) -> str:
        """The name that the device would have."""
        return self._name

    def open(self) -> Sequence[Event]:
        """Always LinkLost."""
        why = str(self._trouble) or type(self._trouble).__name__
        remedy = f"The driver of {self._name} cannot be loaded ({why.rstrip('.')}): install what it needs, start anew."
        raise LinkLost("failed", who=repr(self._trouble), remedy=remedy)

    def poll(self) -> Sequence[Event]:
        """Nothing happens."""
        return []

    def obey(self, order: Order) -> Sequence[Event]:
        """Nothing is done."""
        return []

    def wake(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing to release."""
