"""Several reader boards under one table, as one device.

Theory of operation. A table of 56 places is built in sections of eight readers with a Pico each; the game sees them as
one device. This device has a `Hub` of its own, in which every section has its driver and its thread. Their events are
passed on under the name of the joint device. Reader 5 of the second section is called "2.5", that of the first only
"5", so that the first board keeps the names of its readers, and their assigned places, when more boards are added.
The joint snapshot has the tags last reported by each section. A section that does not answer is reported as a failure
of all its readers ("2.*"); its tags stay, and the other sections go on. The link is lost when no section answers.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from hardware.commands import AskPicture, Order, ReadTag, WriteTag
from hardware.device import Device, LinkLost
from hardware.device_stats import every
from hardware.events import (
    Answer,
    Event,
    LinkDown,
    LinkUp,
    ReaderFailed,
    ReaderMended,
    Snapshot,
    TagEvent,
    TagFailed,
    TagLeft,
)
from hardware.hub import Hub

_LONGEST_WAIT = 0.25
_AT_ONCE = 256


class Sections:
    """A device made of several boards. `boards` are the sections in their order, each with a name of its own.
    `patience` is the number of seconds that `open` waits for sections that report neither success nor failure."""

    def __init__(
        self,
        name: str,
        boards: Sequence[Device],
        *,
        patience: float = 8.0,
        shortest: float = 0.5,
        longest: float = 8.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._boards = list(boards)
        self._numbers = {board.name: str(number) for number, board in enumerate(self._boards, 1)}
        if len(self._numbers) != len(self._boards):
            raise ValueError("every section needs a name of its own")
        self._patience = patience
        self._shortest = shortest
        self._longest = longest
        self._clock = clock
        self._bell = threading.Event()
        self._hub: Hub | None = None
        self._links: dict[str, LinkUp | LinkDown] = {}
        self._lying: dict[str, set[tuple[str, str]]] = {}

    def open(self) -> Sequence[Event]:
        """Connect to the boards; raises LinkLost if none answers."""
        self.close()
        self._links.clear()
        self._hub = Hub(self._boards, shortest=self._shortest, longest=self._longest, bell=self._bell.set)
        self._hub.start()
        events: list[Event] = []
        pictured: set[str] = set()
        end = self._clock() + self._patience
        while self._clock() < end and len(pictured | self._down()) < len(self._boards):
            for event in self._heard(self._hub):
                pictured |= {event.device} if isinstance(event, Snapshot) else set()
                events += self._passed_on(event)
        links = [self._links[board.name] for board in self._boards if board.name in self._links]
        down = [link for link in links if isinstance(link, LinkDown)]
        up = [link for link in links if isinstance(link, LinkUp)]
        if not up:
            self.close()
            raise _lost(down)
        what = ", ".join(f"{self._numbers[link.device]}: {link.what}" for link in up)
        if twins := _twins(up):
            what += f"; more than one is called {' and '.join(twins)}"
        whole = {every(number) for number in self._numbers.values()}
        found = [each for each in events if not isinstance(each, Snapshot) and getattr(each, "reader", "") not in whole]
        failed = [ReaderFailed(self.name, every(self._numbers[board])) for board in sorted(self._down())]
        return [LinkUp(self.name, ", ".join(link.port for link in up), what), *found, *failed, self._picture()]

    def poll(self) -> Sequence[Event]:
        """The events that the sections report. LinkLost when none of them answers any more."""
        if self._hub is None:
            raise LinkLost("unplugged", port=self.name, remedy=f"{self.name} is closed.")
        events = [passed for event in self._heard(self._hub) for passed in self._passed_on(event)]
        if len(self._down()) == len(self._boards):
            raise _lost([link for link in self._links.values() if isinstance(link, LinkDown)])
        return events

    def obey(self, order: Order) -> Sequence[Event]:
        """Pass orders for lamps and sounds to every section, and answer `AskPicture` with the tags of all."""
        match order:
            case AskPicture():
                return [self._picture()]
            case ReadTag(reader, uid) | WriteTag(reader, uid):
                return [TagFailed(self.name, reader, uid, "refused")]
            case _:
                if self._hub is not None:
                    self._hub.order(order)
                return []

    def wake(self) -> None:
        """Make a waiting `poll` return."""
        self._bell.set()

    def close(self) -> None:
        """Release every board; their threads have ended when it returns."""
        hub, self._hub = self._hub, None
        if hub is not None:
            hub.close()

    def _heard(self, hub: Hub) -> list[Event]:
        self._bell.wait(_LONGEST_WAIT)
        self._bell.clear()
        events = hub.drain(_AT_ONCE)
        if len(events) == _AT_ONCE:
            self._bell.set()
        return events

    def _down(self) -> set[str]:
        return {board for board, link in self._links.items() if isinstance(link, LinkDown)}

    def _picture(self) -> Snapshot:
        return Snapshot(self.name, tuple(sorted(tag for lying in self._lying.values() for tag in lying)))

    def _passed_on(self, event: Event) -> list[Event]:
        number = self._numbers[event.device]
        lying = self._lying.setdefault(number, set())
        prefix = "" if number == "1" else f"{number}."
        if isinstance(event, LinkUp):
            was_down = event.device in self._down()
            self._links[event.device] = event
            return [ReaderMended(self.name, every(number))] if was_down else []
        if isinstance(event, LinkDown):
            self._links[event.device] = event
            return [ReaderFailed(self.name, every(number))]
        if isinstance(event, Snapshot):
            lying.clear()
            lying.update((f"{prefix}{reader}", uid) for reader, uid in event.tags)
            return [self._picture()]
        if isinstance(event, TagEvent):
            tag = (f"{prefix}{event.reader}", event.uid)
            if isinstance(event, TagLeft):
                lying.discard(tag)
            else:
                lying.add(tag)
            return [replace(event, device=self.name, reader=tag[0])]
        if isinstance(event, ReaderFailed | ReaderMended | Answer):
            return [replace(event, device=self.name, reader=f"{prefix}{event.reader}")]
        return [replace(event, device=self.name)]


def _twins(up: Sequence[LinkUp]) -> list[str]:
    """The names that more than one board reports: such boards would be mixed up when one is looked for by its name."""
    names = [link.what.partition(" ")[0] for link in up]
    return sorted({name for name in names if names.count(name) > 1})


def _lost(down: Sequence[LinkDown]) -> LinkLost:
    """The error when no section of a board answers: with the reason of the first one and the ports of all."""
    if not down:
        return LinkLost("silent", remedy="No section of the board says anything: plug them in anew.")
    first = down[0]
    ports = ", ".join(link.port for link in down)
    return LinkLost(first.reason, port=ports, who=first.who, remedy=first.remedy)
