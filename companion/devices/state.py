"""What is plugged in at the table: how each device is, what lies on it, what it told last, and what it is asked for."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from companion.devices.input import Hands
from companion.devices.pieces import Spot
from companion.screen import OnReader, Sheet
from hardware.commands import Order
from hardware.device_stats import Standing
from hardware.events import (
    ButtonReleased,
    ButtonStuck,
    Event,
    Gap,
    LinkDown,
    LinkUp,
    ReaderFailed,
    ReaderMended,
    Snapshot,
    TagArrived,
    TagFailed,
    TagLeft,
    TagPresent,
    TagRead,
    TagSeen,
    TagWritten,
    told,
)

if TYPE_CHECKING:
    from companion.session.session import Session

REMEMBERED = 40
"""Events of the trace that are kept."""
TOLD = 10.0
"""Seconds for which a loss of reports that was made good is still told."""


class Switchboard(Protocol):
    """What the table asks of the hub."""

    def order(self, order: Order, device: str | None = None) -> None:
        """Ask one device, or all."""

    def standings(self) -> tuple[Standing, ...]:
        """How each device is doing."""


class Traced(Struct, frozen=True):
    """One event as the whole table may see it: `at` in seconds of a clock that never goes back. Of a piece that is a
    player's secret `uid` is "" and `veiled` its sort, like "card"."""

    at: float
    device: str
    event: str
    reader: str = ""
    uid: str = ""
    button: str = ""
    more: str = ""
    veiled: str = ""


class Devices:
    """All devices as the table's own thread knows them. `hub` takes the orders; `sounds`: whether there are any."""

    def __init__(self, hub: Switchboard, *, sounds: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._hub = hub
        self._clock = clock
        self.hands = Hands(self, sounds=sounds)
        self.links: dict[str, LinkUp | LinkDown] = {}
        """How the link of each device was told last."""
        self.lying: dict[Spot, tuple[str, ...]] = {}
        """The uids on each reader, in the order in which they were laid. What was told last before a link went down."""
        self.failed: set[Spot] = set()
        """Readers of a board that do not answer."""
        self.stuck: set[tuple[str, str]] = set()
        """Buttons (device, button) that nothing lifts."""
        self.gaps: set[str] = set()
        """Devices whose reports were lost, until they have told the whole picture."""
        self.regained: dict[str, float] = {}
        """When a device told the whole picture after such a loss: that is worth a word for a while."""
        self.trace: deque[Traced] = deque(maxlen=REMEMBERED)
        """The last events, the newest last, with nothing in it that the table may not see."""

    @property
    def going(self) -> bool:
        """Whether time means something to what hands did, or to what is told for a while."""
        return self.hands.going or bool(self.regained)

    @property
    def spots(self) -> Mapping[str, tuple[Spot, ...]]:
        """Every reader on which each uid lies: more than one is a conflict."""
        found: dict[str, tuple[Spot, ...]] = {}
        for spot, uids in self.lying.items():
            for uid in uids:
                found[uid] = (*found.get(uid, ()), spot)
        return found

    def order(self, order: Order, device: str | None = None) -> None:
        """Ask one device, or all: SetLamp, Sound, AskPicture, ReadTag, WriteTag. KeyError for one that is not there."""
        self._hub.order(order, device)

    def standings(self) -> tuple[Standing, ...]:
        """How each device is doing; `last` without a uid, which may be secret: the trace tells what is not."""
        return tuple(replace(each, last=_bare(each.last)) for each in self._hub.standings())

    def hear(self, session: Session, event: Any) -> None:
        """A device told something: know it, trace it, hand it on."""
        self._know(event)
        self.trace.append(self._traced(session, event))
        self.hands.hear(session, event)

    def follow(self, session: Session) -> None:
        """Something may have changed at the desk."""
        self.hands.follow(session)

    def tick(self, session: Session, now: float) -> None:
        """Time passes, in seconds."""
        self.regained = {device: at for device, at in self.regained.items() if self._clock() - at < TOLD}
        self.hands.tick(session, now)

    def readers(self, session: Session) -> tuple[OnReader, ...]:
        """What lies on readers: seen, understood, or accepted."""
        return self.hands.readers(session)

    def speaks(self, session: Session, seat: str) -> None:
        """A seat says by a touch that it acts: pieces on readers are then this seat's."""
        self.hands.speaks(session, seat, "touch")

    def board(self, session: Session) -> tuple[Sheet, frozenset[str]]:
        """What to move until board and game agree, and the spots of the drawing that it is about."""
        return self.hands.doctor.sheet(session), self.hands.doctor.places(session)

    def up(self, device: str) -> bool:
        """Whether this device is connected."""
        return isinstance(self.links.get(device), LinkUp)

    def _know(self, event: Event) -> None:
        match event:
            case LinkUp() | LinkDown():
                self.links[event.device] = event
            case TagArrived(device, reader, uid) | TagPresent(device, reader, uid):
                there = self.lying.get((device, reader), ())
                self.lying[device, reader] = there if uid in there else (*there, uid)
            case TagLeft(device, reader, uid):
                self._lie((device, reader), [one for one in self.lying.get((device, reader), ()) if one != uid])
            case Gap(device):
                self.gaps.add(device)
            case ButtonStuck(device, button):
                self.stuck.add((device, button))
            case ButtonReleased(device, button):
                self.stuck.discard((device, button))
            case Snapshot(device, tags):
                if device in self.gaps:
                    self.gaps.discard(device)
                    self.regained[device] = self._clock()
                for spot in [spot for spot in self.lying if spot[0] == device]:
                    kept = [uid for uid in self.lying[spot] if (spot[1], uid) in tags]
                    self._lie(spot, kept)
                for reader, uid in tags:
                    self._know(TagPresent(device, reader, uid))
            case ReaderFailed(device, reader):
                self.failed.add((device, reader))
            case ReaderMended(device, reader):
                self.failed.discard((device, reader))

    def _lie(self, spot: Spot, uids: Iterable[str]) -> None:
        self.lying[spot] = tuple(uids)
        if not self.lying[spot]:
            del self.lying[spot]

    def _traced(self, session: Session, event: Event) -> Traced:
        plain = told(event)
        uid, reader = str(plain.get("uid", "")), str(plain.get("reader", ""))
        veiled = self.hands.veil(session, (event.device, reader), uid) if uid else ""
        more = ""
        match event:
            case LinkUp(what=what):
                more = what
            case LinkDown(reason=reason):
                more = reason
            case Gap(missed=missed):
                more = str(missed)
            case Snapshot(tags=tags):
                more = str(len(tags))
        return Traced(
            round(self._clock(), 3),
            event.device,
            type(event).__name__,
            reader,
            "" if veiled else uid,
            str(plain.get("button", "")),
            more,
            veiled,
        )


def _bare(event: Event | None) -> Event | None:
    """The event with no uid in it."""
    if isinstance(event, Snapshot):
        return replace(event, tags=())
    if isinstance(event, TagSeen | TagArrived | TagPresent | TagLeft | TagRead | TagWritten | TagFailed):
        return replace(event, uid="")
    return event
