"""Turns bouncing contacts into buttons that are pressed, held and released.

Pure: the clock is handed in, in seconds, and may lag: edges carry their own time, so that a press that came and went
while nobody was looking is still a press.
"""

from __future__ import annotations

from msgspec import Struct

from hardware.events import ButtonEvent, ButtonHeld, ButtonPressed, ButtonReleased, ButtonStuck
from hardware.steady_clock import Steady


class _Contact(Struct):
    level: bool  # the last level reported
    edge_at: float  # since when it has been so
    down: bool  # the level that counts
    since: float  # since when that has counted
    mute: bool  # down from the start: no press until it has come up once
    held: bool = False
    stuck: bool = False


class Debounce:
    """The buttons of one device, debounced.

    A level counts after `settle` seconds; a button down for `hold` seconds is held, for `stuck` seconds it is stuck. A
    button that is down at the first reading was not pressed.
    """

    def __init__(self, device: str, *, settle: float = 0.015, hold: float = 1.0, stuck: float = 10.0) -> None:
        self._device = device
        self._settle = settle
        self._hold = hold
        self._stuck = stuck
        self._clock = Steady(longest=0.5)
        self._contacts: dict[str, _Contact] = {}

    def level(self, button: str, down: bool, at: float) -> list[ButtonEvent]:
        """Events after the level of a button at this time: `down`, or up. Pass every change, in order; passing a level
        again does no harm."""
        now = self._clock.at(at)
        contact = self._contacts.get(button)
        if contact is None:
            self._contacts[button] = _Contact(down, now, down, now, mute=down)
            return []
        events = self._settled(button, contact, now)
        if down != contact.level:
            contact.level, contact.edge_at = down, now
            events += self._settled(button, contact, now)
        return events

    def tick(self, at: float) -> list[ButtonEvent]:
        """Events of buttons that are caused by the passing of time alone."""
        now = self._clock.at(at)
        return [event for name, contact in self._contacts.items() for event in self._settled(name, contact, now)]

    def due(self) -> float | None:
        """Seconds from the last call until `tick` may return an event; None when only an edge can cause one."""
        waits = []
        now = self._clock.now
        for contact in self._contacts.values():
            if contact.level != contact.down:
                waits.append(contact.edge_at + self._settle - now)
            elif contact.down and not contact.held and not contact.mute:
                waits.append(contact.since + self._hold - now)
            elif contact.down and not contact.stuck:
                waits.append(contact.since + self._stuck - now)
        return max(min(waits), 0.0) if waits else None

    def forget(self) -> None:
        """Reset after a lost connection: the next level of every button counts as its first reading."""
        self._contacts.clear()

    def _settled(self, button: str, contact: _Contact, now: float) -> list[ButtonEvent]:
        events: list[ButtonEvent] = []
        if contact.down:
            # A hold that was reached before the finger came up counts, however late it is looked at.
            until = now if contact.level else contact.edge_at
            events += self._lasted(button, contact, until - contact.since)
        if contact.level == contact.down or now - contact.edge_at < self._settle:
            return events
        seconds = contact.edge_at - contact.since
        contact.down, contact.since = contact.level, contact.edge_at
        if contact.down:
            contact.held = contact.stuck = contact.mute = False
            events.append(ButtonPressed(self._device, button))
            events += self._lasted(button, contact, now - contact.since)
        elif not contact.mute:
            events.append(ButtonReleased(self._device, button, round(seconds, 3)))
        return events

    def _lasted(self, button: str, contact: _Contact, seconds: float) -> list[ButtonEvent]:
        events: list[ButtonEvent] = []
        if seconds >= self._hold and not contact.held and not contact.mute:
            contact.held = True
            events.append(ButtonHeld(self._device, button))
        if seconds >= self._stuck and not contact.stuck:
            contact.stuck = True
            events.append(ButtonStuck(self._device, button))
        return events
