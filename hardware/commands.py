"""The orders that the table can give to the hardware, each a frozen value.

A device ignores an order that it cannot carry out, as a reader without lamps ignores `SetLamp`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

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
    page: int = FIRST_USER_PAGE
    pages: int = 4

    def __post_init__(self) -> None:
        if self.pages < 1 or self.page < 0:
            raise ValueError("at least one page is read, from page 0 on")


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
