"""A device that plays events from a text.

One action a line:

    lay 1 04a1b2c3d4e580       a tag is placed on reader 1
    lift 1 04a1b2c3d4e580      and lifted
    press confirm              a button is pressed and released
    wait 0.5                   seconds pass
    unplug / plug              the cable is pulled, and put back
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from hardware.device import LONGEST_WAIT, AskPicture, Device, LinkLost, Order
from hardware.events import (
    ButtonPressed,
    ButtonReleased,
    Event,
    LinkUp,
    Snapshot,
    TagArrived,
    TagLeft,
    TagPresent,
)


class Script(Device):
    """A device that plays the events of a text once. The orders it was given are kept in `orders`."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self._acts = [tuple(line.split()) for line in text.splitlines()]
        self._next = 0
        self._lying: set[tuple[str, str]] = set()
        self._nudge = threading.Event()
        self._until = 0.0
        self._plugged = True
        self.orders: list[Order] = []

    @property
    def over(self) -> bool:
        """Whether all actions were played."""
        return self._next >= len(self._acts)

    def open(self) -> Sequence[Event]:
        """Simulate connecting; the tags on readers are reported as present. After an `unplug` line, the lines up to the
        next `plug` are played first; raises LinkLost if there is none."""
        while not self._plugged and not self.over:
            act = self._acts[self._next]
            self._next += 1
            self._plugged = act == ("plug",)
            self._play(act)  # hands move on while nobody sees it
        if not self._plugged:
            raise LinkLost("absent", port="script", remedy="The script pulled the cable and never put it back.")
        present = [TagPresent(self.name, reader, uid) for reader, uid in sorted(self._lying)]
        return [LinkUp(self.name, "script", f"{len(self._acts)} acts"), *present, self._picture()]

    def poll(self) -> Sequence[Event]:
        """The events of the next action, or none during a wait."""
        left = self._until - time.monotonic()
        if self.over or left > 0:
            self._nudge.wait(LONGEST_WAIT if self.over else min(left, LONGEST_WAIT))
            self._nudge.clear()
            return []
        act = self._acts[self._next]
        self._next += 1
        if act == ("unplug",):
            self._plugged = False
            raise LinkLost("unplugged", port="script", remedy="The script says so.")
        return self._play(act)

    def obey(self, order: Order) -> Sequence[Event]:
        """Record the order; returns events only for `AskPicture`."""
        self.orders.append(order)
        return [self._picture()] if isinstance(order, AskPicture) else []

    def wake(self) -> None:
        """End the waiting of `poll` now; a pause in the script (`wait 0.5`) is not shortened."""
        self._nudge.set()

    def _picture(self) -> Snapshot:
        return Snapshot(self.name, tuple(sorted(self._lying)))

    def _play(self, act: tuple[str, ...]) -> list[Event]:
        match act:
            case ("lay", reader, uid):
                self._lying.add((reader, uid))
                return [TagArrived(self.name, reader, uid)]
            case ("lift", reader, uid):
                self._lying.discard((reader, uid))
                return [TagLeft(self.name, reader, uid)]
            case ("press", button):
                return [ButtonPressed(self.name, button), ButtonReleased(self.name, button, 0.1)]
            case ("wait", seconds):
                self._until = time.monotonic() + float(seconds)
        return []
