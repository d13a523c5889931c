"""The record of which version of the rules judged which part of a game: recorded actions are never judged again."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

VERSION = "0.1.0"
"""The version of this Boardside, whose rules judge what is played from now on."""


class RulesVersion(Struct, frozen=True):
    """A version of the rules, and the first row `number` of a game's journal that it judged."""

    number: int
    version: str


def newer(version: str) -> bool:
    """Whether a version of Boardside is later than the one that runs.

    >>> newer("999.0.0"), newer(VERSION), newer("")
    (True, False, False)
    """
    try:
        return [int(part) for part in version.split(".")] > [int(part) for part in VERSION.split(".")]
    except ValueError:
        return False


def key_of(game_id: int) -> str:
    """The key in the settings under which a game's rules versions are stored. They have no table of their own, so that
    older releases of the program can still read the file."""
    return f"judges/{game_id}"


def moved(key: str, games: int) -> str:
    """The settings key of the same game when its number grows by `games`; a key that names no game is unchanged.

    >>> moved("judges/3", 10), moved("aside/3", 10), moved("wishes", 10)
    ('judges/13', 'aside/13', 'wishes')
    """
    before, _, game = key.partition("/")
    return f"{before}/{int(game) + games}" if before in ("judges", "aside") and game.isdecimal() else key


def marks(rules_versions: Iterable[RulesVersion], rows: Sequence[int]) -> tuple[RulesVersion, ...]:
    """The changes of the rules' version during a game: each version but the game's first one, with the number (from 1)
    of the first entry that it judged. If the running version has judged no entry yet, its number is that of the next.

    `rules_versions` have numbers of the journal's rows instead; `rows` are these numbers for the entries, in order.

    >>> marks([RulesVersion(1, "0.0.9"), RulesVersion(4, VERSION)], [1, 2, 5]) == (RulesVersion(3, VERSION),)
    True
    """
    marked = list(rules_versions)
    if rows and (not marked or marked[-1].version != VERSION):
        marked.append(RulesVersion(rows[-1] + 1, VERSION))
    found = {1 + bisect_left(rows, judge.number): judge.version for judge in marked}
    return tuple(RulesVersion(entry, version) for entry, version in found.items() if entry > 1)


def written(rules_versions: Iterable[RulesVersion]) -> bytes:
    """The rules versions of a game as JSON, as the store keeps them."""
    return msgspec.json.encode(tuple(rules_versions))


def read_rules_versions(text: bytes | None) -> tuple[RulesVersion, ...]:
    """The rules versions in the JSON that `written` made; none if there is none, or it can no longer be read."""
    try:
        return msgspec.json.decode(text, type=tuple[RulesVersion, ...]) if text else ()
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ()
