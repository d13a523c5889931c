"""The keys by which browsers are known again after a restart, as they are stored."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from companion.web.browser_messages import Short

KEPT = 24 * 60 * 60.0
"""Seconds for which stored keys are good."""


class Remembered(Struct, frozen=True, omit_defaults=True):
    """What is stored of a browser: its role, since when it has it (seconds since 1970), who let it in, and the name
    that its owner gave it."""

    role: Short
    since: float = 0.0
    by: Short = ""
    name: Short = ""


class Stored(Struct, frozen=True):
    """Who each browser is, as it is stored: by the digest of its key, `{"3f2a…": Remembered("2")}`, and the time of
    storing (`at`, seconds since 1970). Earlier versions stored the role alone.
    """

    at: float
    roles: dict[str, Short | Remembered]


def digest_of(key: str) -> str:
    """The digest that is stored in place of a browser's key."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]


def stored(browsers: Mapping[str, Remembered]) -> bytes:
    """The browsers, by the digests of their keys, as they are stored (JSON)."""
    return msgspec.json.encode(Stored(time.time(), dict(browsers)))


def recalled(text: bytes) -> dict[str, Remembered]:
    """What was stored of each browser, by the digest of its key. {} if it was stored more than 24 hours ago, or if
    `text` cannot be read."""
    try:
        found = msgspec.json.decode(text, type=Stored)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return {}
    if time.time() - found.at >= KEPT:
        return {}
    browsers = found.roles.items()
    return {digest: Remembered(each) if isinstance(each, str) else each for digest, each in browsers}
