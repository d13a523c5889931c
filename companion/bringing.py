"""A game brought in from elsewhere: whatever is given, what it is, and into the store with it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from msgspec.structs import replace

from companion import journal
from companion.journal import Difference, Imported
from companion.keeper import Keeper
from companion.paper import text
from companion.tables.shelf import GAMES
from engine.rule import Unclear

LARGEST = 4 * 1024 * 1024
"""Bytes of a page with a text in it."""


def found_in(file: BinaryIO, name: str, now: Callable[[], float] = time.time) -> Imported:
    """The game of a written-out journal, of a page's text, or of a page as a PDF. Raises ValueError in one sentence."""
    start = file.read(1024)
    file.seek(0)
    if start.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        found = journal.read(file)
        if found.game not in GAMES:
            raise ValueError(f"{name} holds a game of {found.game!r}; the games here are {', '.join(GAMES)}.")
        return found
    found = text.read(file.read(LARGEST).decode("utf-8", "replace"))
    if any(isinstance(each.verdict, Unclear) for each in judged(found)):
        raise text.Unreadable("paper-garbled")
    at = int(now())
    return replace(found, rows=tuple(replace(row, at=at) for row in found.rows))


def judged(found: Imported) -> list[Difference]:
    """Where today's rules judge otherwise than was recorded. Raises ValueError for what cannot have happened."""
    game = GAMES[found.game].game()
    return journal.differences(game, journal.begun(game, found.start), found.rows)


def bring(store: Keeper, path: Path) -> int:
    """The game of this file, taken into the store; its number there. ValueError, OSError: nothing changed."""
    with path.open("rb") as file:
        found = found_in(file, str(path))
    judged(found)
    id = store.begin(found.game, found.start, found.people)
    for row in found.rows:
        if row.undone:
            store.undone(id, row.undone, row.over)
        else:
            store.append(id, row.command, row.events, row.over)
    return id
