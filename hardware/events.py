"""The events that the hardware reports, each a frozen value.

Every event names its `device`. A `uid` is the tag's own number in lower-case hex; a `reader` is the device's own name
for one antenna ("1" for a reader with only one). No event carries a time: whoever takes it from the hub knows when.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

Reason: TypeAlias = Literal[
    "absent",  # nothing is plugged in there
    "permission",  # the system does not let this user open it
    "busy",  # another program holds it
    "foreign",  # something else than expected answers there
    "board",  # a reader board answers where the settings name a reader
    "ambiguous",  # the name in the settings fits several boards; `who` has them
    "unplugged",  # it was there and is gone
    "silent",  # the port is open and nothing answers
    "garbled",  # bytes come and make no sense
    "pins",  # the pins of this machine cannot be used
    "failed",  # the driver itself failed; `who` says how
]


READER_NAMES = frozenset("12345678")
"""The names that a board's readers can have, the most that its wiring allows."""


def readers_of(what: str) -> int:
    """The number of readers in a board's description of itself (`LinkUp.what`); 0 if that names none.

    >>> readers_of("board-1 1, 8 readers"), readers_of("PN532 1.6")
    (8, 0)
    """
    count = re.search(r", (\d{1,2}) readers$", what)
    return int(count[1]) if count else 0


class LinkUp(Struct, frozen=True):
    """The event that the device is connected; `TagPresent` for each tag on it and one `Snapshot` follow. `what` is the
    name that it reported. A connected device whose `what` has changed says so by another one and a `Snapshot`.
    """

    device: str
    port: str
    what: str


class LinkDown(Struct, frozen=True):
    """The event that the device does not answer; emitted once until the next `LinkUp`.

    `who` is the group to join (permission), the program that holds the port (busy) or the failure itself (failed), else
    empty. `remedy` is one English sentence; a screen in another language speaks from `reason`, `port`, `who`.
    """

    device: str
    reason: Reason
    port: str
    who: str
    remedy: str


class _OfReader(Struct, frozen=True):
    device: str
    reader: str


class _OfTag(_OfReader, frozen=True):
    uid: str


class _OfButton(Struct, frozen=True):
    device: str
    button: str


class TagSeen(_OfTag, frozen=True):
    """The event that a tag came to a reader where it must lie a while (the dwell time) to count; `TagArrived` or
    `TagLeft` follows.
    """


class TagArrived(_OfTag, frozen=True):
    """The event that a tag was placed while the device was connected."""


class TagPresent(_OfTag, frozen=True):
    """The event that a tag was found at the first scan, after a reconnect or after lost reports: when it was placed is
    unknown.
    """


class TagLeft(_OfTag, frozen=True):
    """The event that a tag was removed: missed several times and for long enough."""


class TagUnread(_OfReader, frozen=True):
    """The event that a card came to a reader, or went again, and its uid could not be read."""


class Snapshot(Struct, frozen=True):
    """The event that lists the whole contents of a device: every (reader, uid) that is on it now."""

    device: str
    tags: tuple[tuple[str, str], ...]


class Gap(Struct, frozen=True):
    """The event that reports of tags were lost, `missed` of them as far as known; a `Snapshot` follows."""

    device: str
    missed: int


class ReaderFailed(_OfReader, frozen=True):
    """The event that one reader of a board does not answer; the others go on."""


class ReaderMended(_OfReader, frozen=True):
    """The event that a reader that had failed answers again."""


class ButtonPressed(_OfButton, frozen=True):
    """The event that a button went down."""


class ButtonHeld(_OfButton, frozen=True):
    """The event that a button has been down long enough for a hold; emitted once a press."""


class ButtonReleased(_OfButton, frozen=True):
    """The event that a button came up after `seconds`."""

    seconds: float


class ButtonStuck(_OfButton, frozen=True):
    """The event that a button has been down longer than any hand presses; emitted once until it comes up."""


class TagRead(_OfTag, frozen=True):
    """The event that answers `ReadTag`: `data` in hex, from `page` on."""

    page: int
    data: str


class TagWritten(_OfTag, frozen=True):
    """The event that answers `WriteTag`: `data` in hex was written from `page` on and read back."""

    page: int
    data: str


class TagFailed(_OfTag, frozen=True):
    """The event that a tag could not be read or written, and `why`: "gone" (no tag is there), "other" (another tag is
    there), "refused" (by the tag, or by a reader that cannot), "link" (the connection to the device was lost)."""

    why: Literal["gone", "other", "refused", "link"]


TagEvent: TypeAlias = TagSeen | TagArrived | TagPresent | TagLeft
ButtonEvent: TypeAlias = ButtonPressed | ButtonHeld | ButtonReleased | ButtonStuck
Answer: TypeAlias = TagRead | TagWritten | TagFailed
Event: TypeAlias = (
    LinkUp | LinkDown | TagEvent | TagUnread | Snapshot | Gap | ReaderFailed | ReaderMended | ButtonEvent | Answer
)

RAW_READS = (TagSeen, TagArrived, TagPresent, TagLeft, Snapshot)
"""Events that may be dropped when nobody takes them, because a later `Snapshot` reports everything again."""


def as_dict(event: Event) -> dict[str, object]:
    """The event as plain names and values for JSON.

    >>> as_dict(TagArrived("pn532", "1", "04a1b2c3d4e580"))
    {'device': 'pn532', 'event': 'TagArrived', 'reader': '1', 'uid': '04a1b2c3d4e580'}
    """
    return {"device": event.device, "event": type(event).__name__, **asdict(event)}
