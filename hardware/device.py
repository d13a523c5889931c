"""The interface of a device, through which the hub runs it in a thread of its own, and the orders that it obeys.

An order is a frozen value. A device ignores one that it cannot carry out, as a reader without lamps ignores `SetLamp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from hardware.events import Event, LinkDown, Reason

Colour: TypeAlias = Literal["off", "white", "red", "green", "amber"]
COLOURS: tuple[Colour, ...] = ("off", "white", "red", "green", "amber")
Tune: TypeAlias = Literal["accepted", "refused", "turn"]
TUNES: tuple[Tune, ...] = ("accepted", "refused", "turn")

FIRST_USER_PAGE = 4
LAST_USER_PAGE = 39
"""The user memory of an NTAG213 is pages 4 to 39, four bytes each (NTAG213/215/216 data sheet, section 8.5)."""


class SetLamp(Struct, frozen=True):
    """The order to light a lamp in a colour. It stays so until another order, also over a reconnect."""

    lamp: str
    colour: Colour


class Sound(Struct, frozen=True):
    """The order to play one of the three sounds; a newer one stops the older."""

    tune: Tune


class AskPicture(Struct, frozen=True):
    """The order to report all tags that are on the device now, as one `Snapshot`."""


class ReadTag(Struct, frozen=True):
    """The order to read `pages` pages of four bytes of a tag, from number `page` on; answered by `TagRead` or
    `TagFailed`.
    """

    reader: str
    uid: str
    page: int
    pages: int


class WriteTag(Struct, frozen=True):
    """The order to write whole pages into a tag's user memory and read them back; answered by `TagWritten` or
    `TagFailed`.

    ValueError for anything outside the user memory: the pages around it lock a tag for ever.
    """

    reader: str
    uid: str
    page: int
    data: bytes

    def __post_init__(self) -> None:
        if not self.data or len(self.data) % 4:
            raise ValueError("a tag is written in whole pages of four bytes")
        if self.page < FIRST_USER_PAGE or self.page + len(self.data) // 4 - 1 > LAST_USER_PAGE:
            raise ValueError(f"only pages {FIRST_USER_PAGE} to {LAST_USER_PAGE} may be written")


Order: TypeAlias = SetLamp | Sound | AskPicture | ReadTag | WriteTag


class LinkLost(Exception):
    """The error for a device that cannot be reached (any more); it has the fields of `LinkDown`."""

    def __init__(self, reason: Reason, *, port: str = "", who: str = "", remedy: str = "") -> None:
        super().__init__(reason, port, who, remedy)
        self.reason: Reason = reason
        self.port = port
        self.who = who
        self.remedy = remedy

    def event(self, device: str) -> LinkDown:
        """The `LinkDown` event of this device, with the same fields."""
        return LinkDown(device, self.reason, self.port, self.who, self.remedy)


def unplugged(where: str) -> LinkLost:
    """The error for a device that was there and is gone; `where` is its path or its name."""
    return LinkLost("unplugged", port=where, remedy=f"Plug {where} in again; the game goes on by touch.")


LONGEST_WAIT = 0.25
"""The most seconds for which `poll` of a device waits."""


class Device(Protocol):
    """A device that is connected by one cable. The hub, which runs all devices, gives it a thread; only `wake` is
    called from other threads. A driver that inherits from it obeys no order, and has nothing to wake or release, unless
    it says otherwise.
    """

    name: str
    """The name of the device, unique on one table; every event has it."""

    def open(self) -> Sequence[Event]:
        """Connect to the device. Returns a `LinkUp`, then an event for each tag that is already there. Raises LinkLost
        if it does not answer.
        """

    def poll(self) -> Sequence[Event]:
        """Events of the device since the last call; waits for `LONGEST_WAIT` at most. Raises LinkLost when the
        connection is lost.
        """

    def obey(self, order: Order) -> Sequence[Event]:
        """Carry out an order, and return the events that answer it; an order that is not for this kind of device is
        ignored. Raises LinkLost when the connection is lost.
        """
        return []

    def wake(self) -> None:
        """Make a waiting `poll` return soon. Any thread may call it, at any time."""
        return

    def close(self) -> None:
        """Release everything; may be called again, and before any `open`. Raises nothing."""
        return
