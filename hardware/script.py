"""A device that plays events from a text, for demos and tests.

One action a line; `#` begins a comment:

    lay 1 04a1b2c3d4e580       a tag is placed on reader 1
    lift 1 04a1b2c3d4e580      and lifted
    press confirm              a button is pressed and released
    hold undo                  a button is held
    wait 0.5                   seconds pass
    unplug / plug              the cable is pulled, and put back
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence

from hardware.device import AskPicture, LinkLost, Order
from hardware.events import (
    ButtonHeld,
    ButtonPressed,
    ButtonReleased,
    Event,
    LinkUp,
    Snapshot,
    TagArrived,
    TagLeft,
    TagPresent,
)

_WORDS = {"lay": 2, "lift": 2, "press": 1, "hold": 1, "wait": 1, "unplug": 0, "plug": 0}


def acts(text: str) -> list[tuple[str, ...]]:
    """The actions in the text, comments left out. ValueError names the first line that cannot be read.

    >>> acts("lay 1 04A1  # the boot")
    [('lay', '1', '04a1')]
    """
    read = []
    for number, line in enumerate(text.splitlines(), 1):
        words = tuple(line.split("#")[0].split())
        if not words:
            continue
        if words[0] not in _WORDS or len(words) != _WORDS[words[0]] + 1:
            raise ValueError(f"line {number}: {line.strip()!r} is none of: lay, lift, press, hold, wait, unplug, plug")
        if words[0] == "wait":
            try:
                float(words[1])
            except ValueError:
                raise ValueError(f"line {number}: {words[1]!r} is no number of seconds") from None
        if words[0] in ("lay", "lift"):
            words = (words[0], words[1], words[2].lower())
        read.append(words)
    return read


class Script:
    """A device that plays the events of a text once; `pace` 0 leaves the waits out. The orders it was given are kept in
    `orders`.
    """

    def __init__(self, name: str, text: str, *, pace: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.name = name
        self._acts = acts(text)
        self._pace = pace
        self._next = 0
        self._lying: set[tuple[str, str]] = set()
        self._nudge = threading.Event()
        self._clock = clock
        self._until = 0.0
        self._plugged = True
        self.orders: list[Order] = []

    def play(self, text: str) -> None:
        """Append these actions to those still to be played; from any thread. ValueError as for `acts`."""
        self._acts = [*self._acts, *acts(text)]
        self._nudge.set()

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
        left = self._until - self._clock()
        if self.over or left > 0:
            self._nudge.wait(0.25 if self.over else min(left, 0.25))
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

    def close(self) -> None:
        """Does nothing: a played text has nothing to release."""

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
            case ("hold", button):
                held = ButtonHeld(self.name, button)
                return [ButtonPressed(self.name, button), held, ButtonReleased(self.name, button, 1.0)]
            case ("wait", seconds):
                self._until = self._clock() + float(seconds) * self._pace
        return []
