"""What the hardware can tell the table, each a frozen value.

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
    "unplugged",  # it was there and is gone
    "silent",  # the port is open and nothing answers
    "garbled",  # bytes come and make no sense
    "pins",  # the pins of this machine cannot be used
    "failed",  # the driver itself failed; `who` says how
]


@dataclass(frozen=True, slots=True)
class LinkUp:
    """The device answers; what lies on it follows as `TagPresent` and one `Snapshot`. `what` is how it named itself."""

    device: str
    port: str
    what: str


@dataclass(frozen=True, slots=True)
class LinkDown:
    """The device does not answer; emitted once until the next `LinkUp`.

    `who` is the group to join (permission), the program that holds the port (busy) or the failure itself (failed),
    else empty. `remedy` is one English sentence; a screen in another language speaks from `reason`, `port`, `who`.
    """

    device: str
    reason: Reason
    port: str
    who: str
    remedy: str


@dataclass(frozen=True, slots=True)
class TagSeen:
    """A tag came to a reader that waits before it counts; `TagArrived` or `TagLeft` follows."""

    device: str
    reader: str
    uid: str


@dataclass(frozen=True, slots=True)
class TagArrived:
    """A tag was laid down while we were watching."""

    device: str
    reader: str
    uid: str


@dataclass(frozen=True, slots=True)
class TagPresent:
    """A tag was found lying at the first look, after a reconnect or after a gap: nobody saw it being laid."""

    device: str
    reader: str
    uid: str


@dataclass(frozen=True, slots=True)
class TagLeft:
    """A tag is gone: missed several times and for long enough."""

    device: str
    reader: str
    uid: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole picture: every (reader, uid) that lies on the device now. What is not in it is not there."""

    device: str
    tags: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Gap:
    """Reports of tags were lost, `missed` of them as far as known; a `Snapshot` follows."""

    device: str
    missed: int


@dataclass(frozen=True, slots=True)
class ReaderFailed:
    """One reader of a board does not answer; the others go on."""

    device: str
    reader: str


@dataclass(frozen=True, slots=True)
class ReaderMended:
    """A reader that had failed answers again."""

    device: str
    reader: str


@dataclass(frozen=True, slots=True)
class ButtonPressed:
    """A button went down."""

    device: str
    button: str


@dataclass(frozen=True, slots=True)
class ButtonHeld:
    """A button has been down for the time that makes it a hold; said once a press."""

    device: str
    button: str


@dataclass(frozen=True, slots=True)
class ButtonReleased:
    """A button came up after `seconds`."""

    device: str
    button: str
    seconds: float


@dataclass(frozen=True, slots=True)
class ButtonStuck:
    """A button has been down longer than any hand presses; said once until it comes up."""

    device: str
    button: str


@dataclass(frozen=True, slots=True)
class TagRead:
    """The answer to `ReadTag`: `data` in hex, from `page` on."""

    device: str
    reader: str
    uid: str
    page: int
    data: str


@dataclass(frozen=True, slots=True)
class TagWritten:
    """The answer to `WriteTag`: `data` in hex was written from `page` on and read back."""

    device: str
    reader: str
    uid: str
    page: int
    data: str


@dataclass(frozen=True, slots=True)
class TagFailed:
    """A tag could not be read or written: "gone", "other" (another tag lies there), "refused" (by the tag), "link"."""

    device: str
    reader: str
    uid: str
    why: Literal["gone", "other", "refused", "link"]


TagEvent: TypeAlias = TagSeen | TagArrived | TagPresent | TagLeft
ButtonEvent: TypeAlias = ButtonPressed | ButtonHeld | ButtonReleased | ButtonStuck
Answer: TypeAlias = TagRead | TagWritten | TagFailed
Event: TypeAlias = LinkUp | LinkDown | TagEvent | Snapshot | Gap | ReaderFailed | ReaderMended | ButtonEvent | Answer

RAW_READS = (TagSeen, TagArrived, TagPresent, TagLeft, Snapshot)
"""What may be dropped when nobody takes it, because a later `Snapshot` tells it all again."""


def as_dict(event: Event) -> dict[str, object]:
    """The event as plain names and values, ready for JSON.

    >>> as_dict(TagArrived("pn532", "1", "04a1b2c3d4e580"))
    {'device': 'pn532', 'event': 'TagArrived', 'reader': '1', 'uid': '04a1b2c3d4e580'}
    """
    plain: dict[str, object] = {"device": event.device, "event": type(event).__name__}
    for field in fields(event):
        plain[field.name] = getattr(event, field.name)
    return plain
