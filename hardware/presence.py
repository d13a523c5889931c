"""The rules by which unsteady readings of a reader become tags that arrive, stay and leave.

Pure: the clock is handed in, in seconds. A reader misses a tag now and then, so a tag has left only after several
misses and some time; while the link is down nothing leaves.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from msgspec import Struct

from hardware.device import AskPicture, Order, ReadTag, WriteTag
from hardware.events import Event, Snapshot, TagArrived, TagEvent, TagFailed, TagLeft, TagPresent, TagSeen
from hardware.steady_clock import Steady


class _Lying(Struct):
    """The record of one tag that lies on one reader."""

    since: float
    last: float
    counted: bool  # was reported as arrived or present
    misses: int = 0
    doubtful: bool = False  # lay there before the link was lost; not seen since


class Presence:
    """The tags on the readers of one device.

    A tag is gone after `misses` scans without it and `absence` seconds. It has arrived after `dwell` seconds. Each tag
    is followed by itself, also where the reader sees several only in turns.
    """

    def __init__(
        self,
        device: str,
        *,
        misses: int = 3,
        absence: float = 0.3,
        dwell: float = 0.0,
    ) -> None:
        self._device = device
        self._misses = misses
        self._absence = absence
        self._dwell = dwell
        self._clock = Steady()
        self._lying: dict[str, dict[str, _Lying]] = {}
        self._answered: set[str] = set()

    def reading(self, reader: str, uids: AbstractSet[str], at: float) -> list[TagEvent]:
        """Events of tags after one scan of a reader, which saw these uids. A scan that failed must not be passed."""
        now = self._clock.at(at)
        lying = self._lying.setdefault(reader, {})
        first = reader not in self._answered
        if first:
            self._answered.add(reader)
            for tag in lying.values():
                tag.last, tag.misses = now, 0
        others = first and bool(uids) and not uids & lying.keys()  # other tags lie where these lay
        arrivals: list[TagEvent] = []
        for uid in sorted(uids):
            arrivals += self._there(reader, uid, now, found=first)
        leavings: list[TagEvent] = []
        for uid, tag in list(lying.items()):
            if uid in uids:
                continue
            tag.misses += 1
            if (others and tag.doubtful) or (tag.misses >= self._misses and now - tag.last >= self._absence):
                del lying[uid]
                leavings.append(TagLeft(self._device, reader, uid))
        return leavings + arrivals

    def appeared(self, reader: str, uid: str, at: float) -> list[TagEvent]:
        """Events after a board of readers reported that a tag came."""
        return self._there(reader, uid, self._clock.at(at), found=False)

    def gone(self, reader: str, uid: str, at: float) -> list[TagEvent]:
        """Events after a board of readers reported that a tag left."""
        self._clock.at(at)
        if self._lying.get(reader, {}).pop(uid, None) is None:
            return []
        return [TagLeft(self._device, reader, uid)]

    def whole(self, picture: Iterable[tuple[str, str]], at: float) -> list[TagEvent]:
        """Events after a board of readers sent a snapshot of all tags, as pairs of reader and uid: when new ones came
        is unknown, missing ones have left.
        """
        now = self._clock.at(at)
        there = set(picture)
        events: list[TagEvent] = []
        for reader, lying in self._lying.items():
            for uid in [uid for uid in lying if (reader, uid) not in there]:
                del lying[uid]
                events.append(TagLeft(self._device, reader, uid))
        for reader, uid in sorted(there):
            events += self._there(reader, uid, now, found=True)
        return events

    def tick(self, at: float) -> list[TagEvent]:
        """Events of tags whose dwell time is over."""
        now = self._clock.at(at)
        return [
            event
            for reader, lying in self._lying.items()
            for uid, tag in lying.items()
            for event in self._counts(reader, uid, tag, now)
        ]

    def due(self) -> float | None:
        """Seconds until `tick` may return an event, counted from the latest time that a method was given; None while no
        tag waits for its dwell time to pass."""
        waits = [
            tag.since + self._dwell - self._clock.now
            for lying in self._lying.values()
            for tag in lying.values()
            if not (tag.counted or tag.doubtful or tag.misses)
        ]
        return max(min(waits), 0.0) if waits else None

    def freeze(self) -> None:
        """Note that the connection is down: no tag leaves, and for tags found afterwards it is unknown when
        they came.
        """
        self._answered.clear()
        for lying in self._lying.values():
            for tag in lying.values():
                tag.doubtful = True

    def picture(self) -> Snapshot:
        """The snapshot of all tags on the device, as far as they were seen since the link came up."""
        tags = [(r, uid) for r, lying in self._lying.items() for uid, tag in lying.items() if not tag.doubtful]
        return Snapshot(self._device, tuple(sorted(tags)))

    def answer(self, order: Order) -> list[Event]:
        """The events that answer an order, for a device that finds tags and cannot read or write their contents."""
        match order:
            case AskPicture():
                return [self.picture()]
            case ReadTag(reader, uid) | WriteTag(reader, uid):
                return [TagFailed(self._device, reader, uid, "refused")]
            case _:
                return []

    def _there(self, reader: str, uid: str, now: float, *, found: bool) -> list[TagEvent]:
        lying = self._lying.setdefault(reader, {})
        tag = lying.get(uid)
        if tag is None:
            tag = lying[uid] = _Lying(now, now, counted=found)
            if found:
                return [TagPresent(self._device, reader, uid)]
            return self._counts(reader, uid, tag, now) or [TagSeen(self._device, reader, uid)]
        tag.last, tag.misses = now, 0
        if tag.doubtful:
            tag.doubtful, tag.counted = False, True
            return [TagPresent(self._device, reader, uid)]
        return self._counts(reader, uid, tag, now)

    def _counts(self, reader: str, uid: str, tag: _Lying, now: float) -> list[TagEvent]:
        if tag.counted or tag.doubtful or tag.misses or now - tag.since < self._dwell:
            return []
        tag.counted = True
        return [TagArrived(self._device, reader, uid)]
