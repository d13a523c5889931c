"""The health of a device: its port, its last event, its rate of events, and how often its link broke."""

from __future__ import annotations

from collections import deque

from msgspec import Struct
from msgspec.structs import replace

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
    up: bool = False
    port: str = ""
    what: str = ""
    trouble: LinkDown | None = None
    last: Event | None = None
    last_ago: float | None = None
    a_minute: int = 0
    reconnects: int = 0
    missed: int = 0
    failed: tuple[str, ...] = ()


class Record:
    """The health of one device as it changes. Written by its thread, read by others: every field is replaced as a
    whole."""

    def __init__(self, device: str) -> None:
        self._standing = Standing(device)
        self._last_at = 0.0
        self._ups = 0
        self._seconds: deque[tuple[int, int]] = deque(maxlen=61)

    def up(self, link: LinkUp) -> None:
        """Note that the device is connected (again); one that is connected only describes itself anew."""
        self._ups += not self._standing.up
        self._standing = replace(
            self._standing, up=True, port=link.port, what=link.what, trouble=None, reconnects=self._ups - 1
        )

    def lost(self, trouble: LinkDown) -> None:
        """Note that the connection is lost, or still is; the latest reason is kept."""
        self._standing = replace(self._standing, up=False, port=trouble.port, trouble=trouble)

    def missed(self, reports: int) -> None:
        """Note that so many reports were lost because the queue was full."""
        self._standing = replace(self._standing, missed=self._standing.missed + reports)

    def saw(self, event: Event, now: float) -> None:
        """Note an event that was queued at this time (seconds)."""
        failed = failing(frozenset(self._standing.failed), event)
        self._last_at = now
        self._standing = replace(self._standing, last=event, failed=tuple(sorted(failed)))
        second = int(now)
        count = 1
        if self._seconds and self._seconds[-1][0] == second:
            count += self._seconds.pop()[1]
        self._seconds.append((second, count))

    def standing(self, now: float) -> Standing:
        """The health of the device at this time; `a_minute` counts the events of the last sixty seconds."""
        standing = self._standing
        a_minute = sum(count for second, count in tuple(self._seconds) if now - second <= 60)
        ago = now - self._last_at if standing.last is not None else None
        return replace(standing, last_ago=ago, a_minute=a_minute)
