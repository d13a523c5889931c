"""The events that the hardware reports, each a frozen value.

Every event names its `device`. A `uid` is the tag's own number in lower-case hex; a `reader` is the device's own name
for one antenna ("1" for a reader with only one). No event carries a time: whoever takes it from the hub knows when.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal, TypeAlias

Reason: TypeAlias = Literal[
    "absent",  # nothing is plugged in there
    "permission",  # the system does not let this user open it
    "busy",  # another program holds it
    "foreign",  # something else than expected answers there
    "ambiguous",  # the name in the settings fits several boards; `who` has them
    "unplugged",  # it was there and is gone
    "silent",  # the port is open and nothing answers
    "garbled",  # bytes come and make no sense
    "pins",  # the pins of this machine cannot be used
    "failed",  # the driver itself failed; `who` says how
]


@dataclass(frozen=True, slots=True)
class LinkUp:
    """The event that the device is connected; `TagPresent` for each tag on it and one `Snapshot` follow. `what` is the
    name that it reported.
    """

    device: str
    port: str
    what: str


@dataclass(frozen=True, slots=True)
class LinkDown:
    """The event that the device does not answer; emitted once until the next `LinkUp`.

    `who` is the group to join (permission), the program that holds the port (busy) or the failure itself (failed), else
    empty. `remedy` is one English sentence; a screen in another language speaks from `reason`, `port`, `who`.
    """

    device: str
    reason: Reason
    port: str
    who: str
    remedy: str


@dataclass(frozen=True, slots=True)
class TagSeen:
    """The event that a tag came to a reader where it must lie a while (the dwell time) to count; `TagArrived` or
    `TagLeft` follows.
    """

    device: str
    reader: str
    uid: str


@dataclass(frozen=True, slots=True)
class TagArrived:
    """The event that a tag was placed while the device was connected."""

    device: str
    reader: str
    uid: str


@dataclass(frozen=True, slots=True)
class TagPresent:
    """The event that a tag was found at the first scan, after a reconnect or after lost reports: when it was placed is
    unknown.
    """

    device: str
    reader: str
    uid: str


@dataclass(frozen=True, slots=True)
class TagLeft:
    """The event that a tag was removed: missed several times and for long enough."""

    device: str
    reader: str
    uid: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The event that lists the whole contents of a device: every (reader, uid) that is on it now."""

    device: str
    tags: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Gap:
    """The event that reports of tags were lost, `missed` of them as far as known; a `Snapshot` follows."""

    device: str
    missed: int


@dataclass(frozen=True, slots=True)
class ReaderFailed:
    """The event that one reader of a board does not answer; the others go on."""

    device: str
    reader: str


@dataclass(frozen=True, slots=True)
class ReaderMended:
    """The event that a reader that had failed answers again."""

    device: str
    reader: str


@dataclass(frozen=True, slots=True)
class ButtonPressed:
    """The event that a button went down."""

    device: str
    button: str


@dataclass(frozen=True, slots=True)
class ButtonHeld:
    """The event that a button has been down long enough for a hold; emitted once a press."""

    device: str
    button: str


@dataclass(frozen=True, slots=True)
class ButtonReleased:
    """The event that a button came up after `seconds`."""

    device: str
    button: str
    seconds: float


@dataclass(frozen=True, slots=True)
class ButtonStuck:
    """The event that a button has been down longer than any hand presses; emitted once until it comes up."""

    device: str
    button: str


@dataclass(frozen=True, slots=True)
class TagRead:
    """The event that answers `ReadTag`: `data` in hex, from `page` on."""

    device: str
    reader: str
    uid: str
    page: int
    data: str


@dataclass(frozen=True, slots=True)
class TagWritten:
    """The event that answers `WriteTag`: `data` in hex was written from `page` on and read back."""

    device: str
    reader: str
    uid: str
    page: int
    data: str


@dataclass(frozen=True, slots=True)
class TagFailed:
    """The event that a tag could not be read or written, and `why`: "gone" (no tag is there), "other" (another tag is
    there), "refused" (by the tag, or by a reader that cannot), "link" (the connection to the device was lost)."""

    device: str
    reader: str
    uid: str
    why: Literal["gone", "other", "refused", "link"]


TagEvent: TypeAlias = TagSeen | TagArrived | TagPresent | TagLeft
ButtonEvent: TypeAlias = ButtonPressed | ButtonHeld | ButtonReleased | ButtonStuck
Answer: TypeAlias = TagRead | TagWritten | TagFailed
Event: TypeAlias = LinkUp | LinkDown | TagEvent | Snapshot | Gap | ReaderFailed | ReaderMended | ButtonEvent | Answer

RAW_READS = (TagSeen, TagArrived, TagPresent, TagLeft, Snapshot)
"""Events that may be dropped when nobody takes them, because a later `Snapshot` reports everything again."""


def as_dict(event: Event) -> dict[str, object]:
    """The event as plain names and values for JSON.

    >>> as_dict(TagArrived("pn532", "1", "04a1b2c3d4e580"))
    {'device': 'pn532', 'event': 'TagArrived', 'reader': '1', 'uid': '04a1b2c3d4e580'}
    """
    plain: dict[str, object] = {"device": event.device, "event": type(event).__name__}
    for field in fields(event):
        plain[field.name] = getattr(event, field.name)
    return plain
