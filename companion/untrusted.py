"""Checks for data from outside (files, QR codes, pasted text), which may be damaged or malicious.

Every game, code, catalogue of tags, box and settings' file passes here, in this order, and is accepted as a whole or
not at all:

1. `read` and `read_text` open regular files only (no FIFO, no device, nothing endless), and read no more than a limit.
2. `json` and `toml` measure how deeply a text is nested before a parser sees it, so that no parser overflows its stack.
3. The values: `moment` (times that a calendar has), `events` (seats, colours and options that there are), `state` (no
   negative counts, not too large).

A failure is a ValueError, or for a file an OSError with its `strerror`: one sentence that says what is wrong.
"""

from __future__ import annotations

import errno
import io
import os
import re
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec
from msgspec.structs import replace

from engine.common_commands import COLOURS, LONGEST_NAME, Agreed, Renamed
from engine.common_commands import plain as plain
from engine.game import Event, Game, Start
from engine.state import State

LARGEST_GAME = 2 * 1024 * 1024
"""The most bytes of an exported game; a long one takes 200,000."""
LARGEST_PAGE = 1024 * 1024
"""The most bytes of a page with a game in it; ours take 15,000."""
LARGEST_BOX = 48 * 1024
"""The most bytes of a box's file: its text is in the first line of each of its games."""
LARGEST_TAGS = 1024 * 1024
"""The most bytes of a catalogue's file."""
DEEPEST = 32
"""The deepest nesting of brackets; the deepest that we write is nine."""
LARGEST_STATE = 32 * 1024
"""The most bytes of a game's state as JSON without the board; the largest known takes 1,800."""
LARGEST_MATCH = 8 * 1024 * 1024
"""The most bytes of all states of a game together: each is kept for undo."""
MOST_PIECES = 10_000
"""The largest count that any number of a state may be."""
PRINTED = ("board", "deck")
"""Fields of a state that belong to the box and not to the game; they never change."""
LATEST = 253_402_214_400
"""The latest time, in seconds UTC: the last day of the year 9999, in every time zone."""

T = TypeVar("T")
_JSON = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[{\]}]', re.DOTALL)
_TOML = re.compile(
    r'"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*+"?|\'[^\'\n]*+\'?|\#[^\n]*+|[\[{\]}.\n=,]|[^\s\w-]',
    re.DOTALL,
)
_ODD = re.compile(rb"[:\[,]-\d|\d{5}")
"""Matches JSON that may contain a negative or a very large number, which `_counts` must then check."""


def opened(path: Path) -> BinaryIO:
    """A regular file, open for reading. Raises OSError, also for a folder, a FIFO or a device."""
    # Asked first: to open some devices is to act on them. Asked again: it may be another file by now.
    _regular(os.stat(path), path)
    file = os.fdopen(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb")
    try:
        _regular(os.fstat(file.fileno()), path)
    except OSError:
        file.close()
        raise
    return file


def _regular(found: os.stat_result, path: Path) -> None:
    """Raise OSError unless the file is a regular one."""
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, "it is a folder", str(path))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "it is no regular file", str(path))


def read(file: BinaryIO, most: int, name: str = "") -> bytes:
    """All bytes of an open file. Raises OSError if it is longer than `most` bytes; `name` is for the message."""
    text = file.read(most + 1)
    if len(text) > most:
        raise OSError(errno.EFBIG, f"it is longer than {most} bytes", name)
    return text


def read_text(path: Path | str, most: int) -> str:
    """The text of the regular file at `path`. Raises OSError if the file cannot be read or has more than `most` bytes,
    and UnicodeDecodeError if it is not UTF-8."""
    with opened(Path(path)) as file:
        return io.TextIOWrapper(io.BytesIO(read(file, most, str(path))), encoding="utf-8").read()


def json(text: bytes, kind: type[T], what: str = "this") -> T:
    """JSON decoded as a value of type `kind`. Raises ValueError naming the wrong field; `what` begins its sentence.

    >>> json(b'{"a":[[1]]}', dict[str, list[int]], "people")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    ValueError: people: Expected `int`, got `array` - at `$[...]`.
    """
    shallow(text, what)
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise ValueError(f"{what}: {wrong}.") from None


def shallow(text: bytes, what: str = "this") -> None:
    """Raise ValueError for JSON that is nested deeper than `DEEPEST`. Brackets within strings do not count. `what` is
    the name of the text in the error's sentence."""
    if text.count(b"[") + text.count(b"{") <= DEEPEST:
        return
    depth = 0
    for found in _JSON.finditer(text):
        sign = found[0]
        depth += (sign in b"[{") - (sign in b"]}")
        if depth > DEEPEST:
            raise ValueError(f"{what}: it is nested deeper than {DEEPEST}.")


def toml(text: str) -> dict[str, Any]:
    """The text parsed as TOML. Raises ValueError that ends like tomllib's: `(at line 3, column 1)`."""
    import tomllib  # most tables have no such file, and the reader takes a while to load

    unnested(text)
    return tomllib.loads(text)


def unnested(text: str) -> None:
    """Raise ValueError for TOML that is nested deeper than `DEEPEST`. Strings and comments do not count."""
    depth = dots = 0
    for found in _TOML.finditer(text):
        sign = found[0]
        depth += (sign in ("[", "{")) - (sign in ("]", "}"))
        # A dotted key nests a table a dot.
        dots = dots + 1 if sign == "." else dots if sign[0] in "\"'" else 0
        if depth > DEEPEST or dots > DEEPEST:
            line = text.count("\n", 0, found.start()) + 1
            raise ValueError(f"it is nested deeper than {DEEPEST} (at line {line}, column 1)")


def box(path: Path | str) -> str:
    """The text of a TOML file in which an owner entered what a game's box contains. Raises OSError, ValueError."""
    text = read_text(path, LARGEST_BOX)
    unnested(text)
    return text


def start(text: bytes, what: str) -> Start:
    """The start of a game from its JSON; `what` begins the sentence of a ValueError. Box contents in its options are
    checked too.
    """
    start = json(text, Start, what)
    for option in (start.options or {}).values():
        for value in option.values() if isinstance(option, dict) else ():
            if isinstance(value, str):
                try:
                    unnested(value)
                except ValueError as wrong:
                    raise ValueError(f"{what}: {wrong}.") from None
    return start


def cell(text: str) -> str:
    """The text for a cell of a CSV file, such that no spreadsheet takes it for a formula.

    >>> cell("=1+1"), cell("Anna")
    ("'=1+1", 'Anna')
    """
    text = plain(text)
    return f"'{text}" if text.lstrip()[:1] in ("=", "+", "-", "@") else text


def moment(at: object) -> bool:
    """Whether this is a time that can be shown: whole seconds UTC from 1970 to the year 9999."""
    return type(at) is int and 0 <= at < LATEST


def shown(value: object) -> str:
    """A value from outside as an error sentence quotes it: short, on one line."""
    text = ascii(value) if not isinstance(value, str) else repr(plain(value[:80]))
    return text if len(text) <= 60 else f"{text[:57]}..."


def events(game: Game, seats: int, recorded: Iterable[Event]) -> tuple[Event, ...]:
    """Recorded events of a game, checked. Where an event renames a player, the new name is cut to length. Raises
    ValueError for an unknown seat, colour or rule option, and for a bad number.
    """
    found = []
    _counted(recorded)
    for event in recorded:
        if isinstance(event, Renamed):
            if event.seat not in map(str, range(1, seats + 1)):
                raise ValueError(f"seat is one of 1 to {seats}, not {shown(event.seat)}.")
            if event.colour is not None and event.colour not in COLOURS:
                raise ValueError(f"colour is one of {', '.join(COLOURS)}, not {shown(event.colour)}.")
            if event.name is not None:
                event = replace(event, name=event.name[:LONGEST_NAME])
        elif isinstance(event, Agreed):
            values = game.switches.get(event.switch)
            if values is None or not any(type(event.value) is type(value) and event.value == value for value in values):
                raise ValueError(f"switch {shown(event.switch)} cannot be {shown(event.value)}.")
        found.append(event)
    return tuple(found)


def state(now: State) -> int:
    """The size of a state in bytes of JSON. Raises ValueError if a count in the state is negative or too large, or if
    the state has more than `LARGEST_STATE` bytes."""
    assert isinstance(now, msgspec.Struct)
    fields = [getattr(now, name) for name in now.__struct_fields__ if name not in PRINTED]
    size = _counted(fields)
    if size > LARGEST_STATE:
        raise ValueError("it holds more than a game can.")
    return size


def _counted(values: object) -> int:
    """The size of these values as JSON, in bytes. Raises ValueError if a number among them is below 0 or above
    `MOST_PIECES`.
    """
    text = msgspec.json.encode(values)
    if _ODD.search(text):
        _counts(msgspec.to_builtins(values))
    return len(text)


def _counts(value: object) -> None:
    """Raise ValueError if any number within this value is below 0 or above `MOST_PIECES`."""
    if isinstance(value, dict):
        _counts(list(value.values()))
    elif isinstance(value, list | tuple):
        for each in value:
            _counts(each)
    elif type(value) is int and not 0 <= value <= MOST_PIECES:
        raise ValueError(f"a hand or a pile of {shown(value)} is not possible.")
