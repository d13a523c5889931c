"""A game as a short text of capitals and digits, and back; it contains only what everyone at the table may know."""

from __future__ import annotations

import re
import zlib
from base64 import b32decode, b32encode
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import PurePath
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion import untrusted
from companion.games.people import People, write_people
from companion.games.registry import GAMES
from companion.language.message_texts import Speech
from companion.storage.store import Row
from companion.transfer.json_lines import Imported
from engine.codec import write
from engine.game import Start
from engine.match import Match

VERSION = 1
"""The version of the text format."""
MARK = "BOARDSIDE/"
"""The beginning of every such text."""
MOST_SIGNS = 4296
"""The most signs that a QR code holds."""
LONGEST = 64 * 1024
"""The most bytes that a text may decompress to; a long game with many seats takes 4,000."""
_HEAD = re.compile(r"BOARDSIDE/(\d{1,6})/([A-Z]+)/(\d{1,5})/([0-9A-F]{8})/")
_SPACE = re.compile(r"\s+")
_SIGNS = re.compile(r"[A-Z2-7]*")
T = TypeVar("T")


class Unreadable(ValueError):
    """The error for a text that holds no game: the id of the message to show, and its parameters."""

    def __init__(self, message: str, **params: str | int) -> None:
        super().__init__(message)
        self.message, self.params = message, params

    def worded(self, speech: Speech) -> str:
        """The message in the language of `speech`."""
        return speech.say(self.message, **self.params)

    def __str__(self) -> str:
        return self.worded(Speech())


class _Payload(Struct, frozen=True):
    """The content of a game's text: the start line, the players, and entries of (command, events)."""

    start: msgspec.Raw
    people: msgspec.Raw
    entries: tuple[tuple[msgspec.Raw, msgspec.Raw], ...]


def written(start: Start, match: Match, people: People) -> str | None:
    """The game in progress as a text; None where the game, or its present phase, does not support it, or no code holds
    it.

    `BOARDSIDE/version/game/length/checksum/data`: base 32 without padding, so that spaces and line ends do no harm and
    a QR code needs 5.5 bits a character.
    """
    entries = match.game.retelling(match.state)
    if entries is None:
        return None
    bare = Start(start.game, start.seats, None, {**match.state.options, **_boxes(start)})
    payload = {
        "start": bare,
        # Of seats that Boardside plays, only the level is public.
        "people": msgspec.Raw(write_people(replace(people, rows={}, kept={}, fallbacks=()))),
        "entries": [(entry.command, entry.events) for entry in entries],
    }
    signs, summed = packed(bare.game, write(payload))
    text = f"{MARK}{VERSION}/{bare.game.upper()}/{len(signs)}/{summed}/{signs}"
    return text if len(text) <= MOST_SIGNS else None


def _boxes(start: Start) -> dict[str, dict[str, str]]:
    """The options that hold an owner's file, with its text, and its name without the folder."""
    return {
        option: {"name": PurePath(str(file["name"])).name, "text": str(file["text"])}
        for option, file in (start.options or {}).items()
        if isinstance(file, dict)
    }


def read(text: str) -> Imported:
    """The game of the text on a page, whether broken into lines or not. Raises Unreadable."""
    plain = plain_signs(text)
    if MARK not in plain:
        raise Unreadable("paper-no-text")
    head = _HEAD.search(plain)
    if head is None:
        raise Unreadable("paper-garbled")
    version, game, long, summed = int(head[1]), head[2].lower(), int(head[3]), head[4]
    if version != VERSION:
        raise Unreadable("paper-newer", version=version, known=VERSION)
    if game not in GAMES:
        raise Unreadable("paper-other-game", game=game)
    signs = plain[head.end() : head.end() + long]
    if len(signs) < long:
        raise Unreadable("paper-half", signs=len(signs), of=long)
    payload = unpacked(game, signs, summed, LONGEST, _Payload)
    rows = tuple(
        Row(number, 0, bytes(command), bytes(events)) for number, (command, events) in enumerate(payload.entries, 1)
    )
    return Imported(game, bytes(payload.start), bytes(payload.people), rows, 0)


def plain_signs(text: str) -> str:
    """A text in capitals without white space, as the QR code has it."""
    return _SPACE.sub("", text).upper()


def packed(game: str, content: bytes) -> tuple[str, str]:
    """The content of a text, compressed, in base 32, and its checksum in hexadecimal."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, often(game))
    data = squeeze.compress(content) + squeeze.flush()
    return b32encode(data).decode().rstrip("="), _checksum(game, data)


def unpacked(game: str, signs: str, summed: str, most: int, kind: type[T]) -> T:
    """What `packed` made these signs of, JSON of this kind and of at most `most` bytes. Raises Unreadable."""
    with suppress(zlib.error, ValueError):
        data = b32decode(signs + "=" * (-len(signs) % 8)) if _SIGNS.fullmatch(signs) else b""
        if _checksum(game, data) == summed:
            unfold = zlib.decompressobj(-15, often(game))
            return untrusted.json(unfold.decompress(data, most), kind)
    raise Unreadable("paper-garbled")


def _checksum(game: str, data: bytes) -> str:
    return f"{zlib.crc32(data, zlib.crc32(game.encode())):08X}"


@cache
def often(game: str) -> bytes:
    """The compression dictionary for texts of this game: phrases that most texts have. It must never change."""
    resource = files(__package__).joinpath(f"{game}-1.often")
    return resource.read_bytes() if resource.is_file() else b""
