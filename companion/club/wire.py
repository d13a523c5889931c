"""The messages between a table and the hub, as JSON, and the subjects that they are sent to.

    club.in.7.hello    table 7 to the hub: who it is and how far each game goes; on connecting, when asked, every 10 s
    club.in.7.rows     table 7 to the hub: rows of one game's public journal, in order
    club.out.7         the hub to table 7: how far it has each game without a gap, after each hello and each batch
    club.out.all       the hub to all tables: an announcement, or that each is to say hello

A message's own reply subject is never used, by either side: nats-server's permissions do not cover it.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1
"""The version of these messages; the hub takes part with tables of this one only."""
MOST_GAMES = 20
"""The most games that a hello names."""
MOST_ROWS = 100
"""The most rows of one message."""
LARGEST = 256 * 1024
"""The most bytes of a message, which nats-server refuses beyond."""
FULL = 48 * 1024
"""Bytes of rows at which a message takes no further one; a start with an owner's box in it is the largest row."""

T = TypeVar("T")
Key = Annotated[int, Meta(ge=0, le=2**63 - 1)]
"""A game's number in the club."""
Number = Annotated[int, Meta(ge=0, lt=1_000_000)]
"""A row's number in its game, 0 for the start."""


class Hello(Struct, frozen=True, omit_defaults=True):
    """A table's greeting: the number of the last row of each game that it would send, the latest games last; `call`
    counts how often it has called the organiser."""

    protocol: Annotated[int, Meta(ge=0, lt=1000)]
    version: Annotated[str, Meta(max_length=60)]
    games: Annotated[tuple[tuple[Key, Number], ...], Meta(max_length=MOST_GAMES)] = ()
    call: Key = 0


class Greeting(Struct, frozen=True):
    """What a hello of any version of these messages begins with."""

    protocol: Annotated[int, Meta(ge=0, lt=1000)]
    version: Annotated[str, Meta(max_length=60)]


class PublicRow(Struct, frozen=True, array_like=True):
    """A row of the public journal. `undone`: so many entries before it are withdrawn by it, below 0 restored. `body`:
    the list of public events; of row 0 a `GameStart`."""

    undone: Annotated[int, Meta(gt=-1_000_000, lt=1_000_000)]
    body: msgspec.Raw


class Rows(Struct, frozen=True):
    """Rows of a game that follow each other; `first` is the number of the first one."""

    game: Key
    first: Number
    rows: Annotated[tuple[PublicRow, ...], Meta(min_length=1, max_length=MOST_ROWS)]


class Announcement(Struct, frozen=True):
    """What the organiser says to a table, or to all."""

    id: int
    text: str


class Answer(Struct, frozen=True, omit_defaults=True):
    """The hub's message to a table, or to all. `upto`: by game, the number of the last row that the hub holds without a
    gap, -1 for none. `ask`: say hello. `answered`: the calls up to this one are answered. `refused`: why the hub takes
    nothing of this table, "older" or "newer"."""

    club: str
    upto: tuple[tuple[int, int], ...] = ()
    ask: bool = False
    said: Announcement | None = None
    answered: int = 0
    refused: str = ""


class Membership(Struct, frozen=True):
    """What a table keeps of joining a club: the club's name, the table's number there, the address of its nats-server,
    the certificate that it must have (PEM), and the table's last game before it joined, which is nobody's business."""

    club: str
    table: int
    address: str
    certificate: str
    since: int = 0


class Request(Struct, frozen=True):
    """What a table sends to join: an invitation's secret, the public half of its key, and its version."""

    secret: str
    key: str
    protocol: int
    version: str


class Refusal(Struct, frozen=True):
    """The hub's answer to a table that it does not admit: "invitation", "older" or "newer", and a sentence."""

    why: Literal["invitation", "older", "newer"]
    sentence: str


def hello_subject(table: int) -> str:
    """Where a table says hello."""
    return f"club.in.{table}.hello"


def rows_subject(table: int) -> str:
    """Where a table sends rows."""
    return f"club.in.{table}.rows"


def answer_subject(table: int) -> str:
    """Where the hub answers a table."""
    return f"club.out.{table}"


TO_HUB = "club.in.*.*"
TO_ALL = "club.out.all"
_TO_HUB = re.compile(r"club\.in\.([1-9][0-9]{0,8})\.(hello|rows)")


def sender(subject: str) -> tuple[int, str] | None:
    """The table and the kind of a message to the hub; None for any other subject, which a table may write too.

    >>> sender("club.in.7.rows"), sender("club.in.07.rows"), sender("club.in.*.rows")
    ((7, 'rows'), None, None)
    """
    found = _TO_HUB.fullmatch(subject)
    return (int(found[1]), found[2]) if found and found[1].isascii() else None


def read(data: bytes, kind: type[T]) -> T | None:
    """The message, or None where this is none."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
