"""The health of a device: its port, its last event, its rate of events, and how often its link broke."""

from __future__ import annotations

from collections import deque

from msgspec import Struct

from hardware.events import Event, LinkDown, LinkUp, ReaderFailed, ReaderMended


def failing(failed: frozenset[str], event: Event) -> frozenset[str]:
    """The readers of a device that do not answer, after this event of it. When a device comes back, its failures are
    forgotten: it reports again each reader that still fails.

    >>> sorted(failing(frozenset({"4", "7"}), ReaderMended("board", "7")))
    ['4']
    """
    match event:
        case LinkUp():
            return frozenset()
        case ReaderFailed(reader=reader):
            return failed | {reader}
        case ReaderMended(reader=reader):
            return failed - {reader}
    return failed


class Standing(Struct, frozen=True):
    """The health of one device at one moment. `what` is its own description, as in `LinkUp`; `trouble` the reason why
    it is down, None while it is up. `last` is its last event, `last_ago` seconds ago; `a_minute` counts the events of
    the last 60 seconds, `missed` those lost because the queue was full, `failed` names readers that do not answer.
    """

    device: str
    up: bool
    port: str
    what: str
    trouble: LinkDown | None
    last: Event | None
    last_ago: float | None
    a_minute: int
    reconnects: int
    missed: int
    failed: tuple[str, ...] = ()


class Record:
    """The counters of one device. Written by its thread, read by others: every field is replaced as a whole."""

    def __init__(self, device: str) -> None:
        self._device = device
        self._link: LinkUp | None = None
        self._trouble: LinkDown | None = None
        self._last: tuple[Event, float] | None = None
        self._ups = 0
        self._seconds: deque[tuple[int, int]] = deque(maxlen=61)
        self._failed = frozenset[str]()
        self.missed = 0

    def up(self, link: LinkUp) -> None:
        """Count that the device is connected (again); one that is connected only describes itself anew."""
        if self._link is None or self._trouble is not None:
            self._ups += 1
        self._link, self._trouble = link, None

    def lost(self, trouble: LinkDown) -> None:
        """Count that the connection is lost, or still is; the latest reason is kept."""
        self._trouble = trouble

    def saw(self, event: Event, now: float) -> None:
        """Count an event that was queued at this time (seconds)."""
        self._last = (event, now)
        self._failed = failing(self._failed, event)
        second = int(now)
        count = 1
        if self._seconds and self._seconds[-1][0] == second:
            count += self._seconds.pop()[1]
        self._seconds.append((second, count))

    def standing(self, now: float) -> Standing:
        """The health of the device at this time; `a_minute` counts the events of the last sixty seconds."""
        last = self._last
        trouble = self._trouble
        port = trouble.port if trouble else self._link.port if self._link else ""
        return Standing(
            device=self._device,
            up=self._link is not None and trouble is None,
            port=port,
            what=self._link.what if self._link else "",
            trouble=trouble,
            last=last[0] if last else None,
            last_ago=now - last[1] if last else None,
            a_minute=sum(count for second, count in tuple(self._seconds) if now - second <= 60),
            reconnects=max(self._ups - 1, 0),
            missed=self.missed,
            failed=tuple(sorted(self._failed)),
        )
