"""A device for push buttons on the pins of a Pi, through gpiozero."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence

from gpiozero import DigitalInputDevice

from hardware.debounce import Debounce
from hardware.device import LONGEST_WAIT, Device, LinkLost
from hardware.events import Event, LinkUp


class Buttons(Device):
    """A device of push buttons, each between a pin and ground, the pin pulled up.

    gpiozero's own debouncing and hold threads are not used: edges only wake this device's thread, each with its time,
    and `Debounce` judges them. `pin_factory` is gpiozero's; None takes the machine's own.
    """

    def __init__(
        self,
        name: str,
        pins: Mapping[str, int],
        *,
        debounce: Debounce | None = None,
        pin_factory: object = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._pins = dict(pins)
        self._debounce = debounce or Debounce(name)
        self._factory = pin_factory
        self._clock = clock
        self._contacts: dict[str, DigitalInputDevice] = {}
        self._edges: deque[tuple[str, bool, float]] = deque(maxlen=1024)
        self._nudge = threading.Event()

    def open(self) -> Sequence[Event]:
        """Reserve the buttons' pins; returns one `LinkUp`. Raises LinkLost if there are no pins or one is in use."""
        self.close()
        try:
            for button, pin in self._pins.items():
                contact = DigitalInputDevice(pin, pull_up=True, bounce_time=None, pin_factory=self._factory)
                self._contacts[button] = contact
                contact.when_activated = self._edge(button, True)
                contact.when_deactivated = self._edge(button, False)
        except Exception as trouble:
            self.close()
            raise no_pins(trouble) from trouble
        self._levels(self._clock())
        return [LinkUp(self.name, "gpio", counted(len(self._pins), "button"))]

    def poll(self) -> Sequence[Event]:
        """Events of the buttons since the last call; waits for a change of level, or until a press becomes a hold."""
        due = self._debounce.due()
        self._nudge.wait(LONGEST_WAIT if due is None else min(due, LONGEST_WAIT))
        self._nudge.clear()
        events: list[Event] = []
        while self._edges:
            events += self._debounce.level(*self._edges.popleft())
        now = self._clock()
        # An edge may be lost; the level never is.
        events += self._levels(now)
        events += self._debounce.tick(now)
        return events

    def wake(self) -> None:
        """Make a waiting `poll` return."""
        self._nudge.set()

    def close(self) -> None:
        """Release the buttons' pins."""
        for contact in self._contacts.values():
            contact.close()
        self._contacts.clear()
        self._edges.clear()
        self._debounce.forget()

    def _edge(self, button: str, down: bool) -> Callable[[], None]:
        def noticed() -> None:
            self._edges.append((button, down, self._clock()))
            self._nudge.set()

        return noticed

    def _levels(self, now: float) -> list[Event]:
        events: list[Event] = []
        for button, contact in self._contacts.items():
            events += self._debounce.level(button, bool(contact.is_active), now)
        return events


def counted(number: int, what: str) -> str:
    """A number of things in English, `what` being the word for one of them.

    >>> counted(1, "lamp"), counted(7, "lamp")
    ('1 lamp', '7 lamps')
    """
    return f"{number} {what}{'' if number == 1 else 's'}"


def no_pins(trouble: Exception) -> LinkLost:
    """The error to raise for pins of this machine that cannot be used, from what gpiozero raised. It passes on what the
    libraries below it raise, which has no common base class."""
    if isinstance(trouble, PermissionError):
        advice = "Join the group gpio (sudo usermod -aG gpio $USER), then log in again."
        return LinkLost("permission", port="gpio", who="gpio", remedy=advice)
    if "busy" in str(trouble):
        advice = "Another program uses the pins; a table that runs already shows their state: boardside doctor."
        return LinkLost("busy", port="gpio", who="gpio", remedy=advice)
    why = str(trouble).rstrip("!.")
    advice = f"The pins of this machine cannot be used ({why}): on a Pi install python3-lgpio and let the venv see it."
    return LinkLost("pins", port="gpio", who=str(trouble), remedy=advice)
