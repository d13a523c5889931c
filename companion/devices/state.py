"""Device state: links, tags and faults of everything that is connected, and a trace of the events reported."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.devices.pieces_on_readers import Spot
from hardware import events
from hardware.device import Order
from hardware.device_stats import Standing, failing

if TYPE_CHECKING:
    from hardware.hub import Hub

REMEMBERED = 40
"""The number of events that the trace keeps."""
REGAINED_FOR = 10.0
"""Seconds for which a gap in the reports is still shown after the next snapshot."""


class Traced(Struct, frozen=True):
    """A device event without secrets, and the time at which it came (seconds of a monotonic clock). For a piece that is
    a player's secret, `veiled` is its group ("card"), and the event has no uid. A snapshot has only its readers.
    """

    at: float
    event: events.Event
    veiled: str = ""


class DeviceState:
    """The connections, tags and faults of all devices, from the events they have reported; used on the session's
    thread, independent of any game.
    """

    def __init__(self, hub: Hub, clock: Callable[[], float] = time.monotonic) -> None:
        self._hub = hub
        self._clock = clock
        self.links: dict[str, events.LinkUp | events.LinkDown] = {}
        """The last link event of each device."""
        self.lying: dict[Spot, tuple[str, ...]] = {}
        """The uids on each reader, in the order in which they were laid; for a lost device those reported last."""
        self.failed: set[Spot] = set()
        """Readers that do not answer, though their device does."""
        self.never_answered: set[Spot] = set()
        """Readers of a board that have not answered since the program started: none may be connected there."""
        self._pictured: set[str] = set()  # devices that have sent a snapshot
        self.stuck: set[tuple[str, str]] = set()
        """Buttons (device, button) that stay pressed."""
        self.gaps: set[str] = set()
        """Devices with lost reports, until their next snapshot."""
        self.regained: dict[str, float] = {}
        """The time of the snapshot that followed such a gap, by device; kept for `REGAINED_FOR` seconds."""
        self.trace: deque[Traced] = deque(maxlen=REMEMBERED)
        """The last events, the newest last, without players' secrets."""

    def spots(self, uid: str) -> list[Spot]:
        """The readers that hold this tag; more than one is a conflict."""
        return [spot for spot, uids in self.lying.items() if uid in uids]

    def order(self, order: Order, device: str | None = None) -> None:
        """Give an order (SetLamp, Sound, AskPicture, ReadTag, WriteTag) to the device of this name, or to all. KeyError
        for an unknown device."""
        self._hub.order(order, device)

    def standings(self) -> tuple[Standing, ...]:
        """The state of each device; `last` without its uid, which may be a secret."""
        return tuple(replace(each, last=each.last and _bare(each.last)) for each in self._hub.standings())

    def tick(self) -> None:
        """Forget lost reports (`Gap` events) that ended more than `REGAINED_FOR` seconds ago."""
        self.regained = {device: at for device, at in self.regained.items() if self._clock() - at < REGAINED_FOR}

    def up(self, device: str) -> bool:
        """Whether this device is connected."""
        return isinstance(self.links.get(device), events.LinkUp)

    def answers(self, spot: Spot) -> bool:
        """Whether this reader is there and works. The places of larger boards, whose readers were called "2.5" or "17",
        may still be in the catalogue of tags; a board of eight has no such reader."""
        link = self.links.get(spot[0])
        if not isinstance(link, events.LinkUp) or spot in self.failed:
            return False
        return not events.readers_of(link.what) or spot[1] in events.READER_NAMES

    def know(self, event: events.Event) -> None:
        """Update the state of the devices by this event."""
        if isinstance(event, events.LinkUp | events.ReaderFailed | events.ReaderMended):
            before = frozenset(reader for device, reader in self.failed if device == event.device)
            self.failed = {spot for spot in self.failed if spot[0] != event.device}
            self.failed |= {(event.device, reader) for reader in failing(before, event)}
        match event:
            case events.ReaderFailed(device, reader) if device in self.links and device not in self._pictured:
                self.never_answered.add((device, reader))
            case events.ReaderMended(device, reader):
                self.never_answered.discard((device, reader))
            case events.LinkUp() | events.LinkDown():
                self.links[event.device] = event
            case events.TagArrived(device, reader, uid) | events.TagPresent(device, reader, uid):
                there = self.lying.get((device, reader), ())
                self.lying[device, reader] = there if uid in there else (*there, uid)
            case events.TagLeft(device, reader, uid):
                self._lie((device, reader), [one for one in self.lying.get((device, reader), ()) if one != uid])
            case events.Gap(device):
                self.gaps.add(device)
            case events.ButtonStuck(device, button):
                self.stuck.add((device, button))
            case events.ButtonReleased(device, button):
                self.stuck.discard((device, button))
            case events.Snapshot(device, tags):
                self._pictured.add(device)
                if device in self.gaps:
                    self.gaps.discard(device)
                    self.regained[device] = self._clock()
                for spot in [spot for spot in self.lying if spot[0] == device]:
                    kept = [uid for uid in self.lying[spot] if (spot[1], uid) in tags]
                    self._lie(spot, kept)
                for reader, uid in tags:
                    self.know(events.TagPresent(device, reader, uid))

    def _lie(self, spot: Spot, uids: Iterable[str]) -> None:
        self.lying[spot] = tuple(uids)
        if not self.lying[spot]:
            del self.lying[spot]

    def record(self, event: events.Event, veiled: str = "") -> None:
        """Add an event to the list of last events; without the tag's uid if `veiled` names the group of its piece."""
        hidden = veiled or isinstance(event, events.Snapshot)
        self.trace.append(Traced(round(self._clock(), 3), _bare(event) if hidden else event, veiled))


def _bare(event: events.Event) -> events.Event:
    """The event without any uid."""
    if isinstance(event, events.Snapshot):
        return replace(event, tags=tuple((reader, "") for reader, _ in event.tags))
    if isinstance(event, events.TagEvent | events.Answer):
        return replace(event, uid="")
    return event
