"""The contents of an owner's box as short texts of capitals and digits, for QR codes shown in turn; and back."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import json

from companion import untrusted
from companion.games.registry import GAMES
from companion.transfer import box_files
from companion.transfer.paper_code import Unreadable, packed, plain_signs, unpacked
from engine.common_commands import plain

VERSION = 1
"""The version of the text format."""
MARK = "BOARDSIDEBOX/"
"""The beginning of every such text."""
MOST_SIGNS = 1000
"""The most signs of the box in one text, so that its code can be read from the smallest screen."""
MOST_TEXTS = 99
_HEAD = re.compile(r"BOARDSIDEBOX/(\d{1,6})/([A-Z]+)/(\d{1,2})/(\d{1,2})/(\d{1,5})/([0-9A-F]{8})/")


def written(game: str, name: str, text: str) -> tuple[str, ...]:
    """The contents of a box, the text of its file, as texts that are read together:
    `BOARDSIDEBOX/version/game/part/parts/length/checksum/data`, the checksum being that of the whole.
    """
    signs, summed = packed(game, json.encode((name, text)))
    parts = [signs[at : at + MOST_SIGNS] for at in range(0, len(signs), MOST_SIGNS)]
    head = f"{MARK}{VERSION}/{game.upper()}"
    return tuple(f"{head}/{number}/{len(parts)}/{len(part)}/{summed}/{part}" for number, part in enumerate(parts, 1))


def read(text: str) -> tuple[str, str, str]:
    """The game, the box's name and the text of its file, from its texts in any order. Raises Unreadable."""
    signs, parts = plain_signs(text), dict[int, str]()
    game, of, whole = "", 0, ""
    for head in _HEAD.finditer(signs):
        if int(head[1]) != VERSION:
            raise Unreadable("paper-newer", version=int(head[1]), known=VERSION)
        part = signs[head.end() : head.end() + int(head[5])]
        if len(part) < int(head[5]):
            raise Unreadable("paper-half", signs=len(part), of=int(head[5]))
        if whole not in ("", head[6]):
            raise Unreadable("box-code-mixed")
        game, of, whole = head[2].lower(), int(head[4]), head[6]
        parts[int(head[3])] = part
    if not 1 <= of <= MOST_TEXTS:
        raise Unreadable("paper-garbled")
    for number in range(1, of + 1):
        if number not in parts:
            raise Unreadable("box-code-missing", part=number, of=of)
    if game not in GAMES:
        raise Unreadable("paper-other-game", game=game)
    together = "".join(parts[number] for number in range(1, of + 1))
    return game, *unpacked(game, together, whole, untrusted.LARGEST_BOX, tuple[str, str])


def taken(games: Path, text: str) -> Path | None:
    """The file of the box of these texts, written beside the store `games`: under its own name, or with a number behind
    it where another box has that name. None if there are no such texts. Raises Unreadable, ValueError, StoreFailed."""
    if MARK not in plain_signs(text):
        return None
    game, called, contents = read(text)
    untrusted.unnested(contents)
    name = re.sub(r"[^\w-]+", "-", plain(called)).strip("-") or game
    if wrong := GAMES[game].check(contents, name):
        raise ValueError(wrong)
    number = 1
    free = own = box_files.folder(games, game) / f"{name}{box_files.SUFFIX}"
    while free.is_file() and box_files.read(free) != contents:
        number += 1
        free = own.with_stem(f"{name}-{number}")
    box_files.keep(free, contents)
    return free
