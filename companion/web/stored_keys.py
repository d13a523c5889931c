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


class Stored(Struct, frozen=True):
    """Who each browser is, as it is stored: its role by the digest of its key, `{"3f2a…": "2"}`, and the time of
    storing (`at`, seconds since 1970).
    """

    at: float
    roles: dict[str, Short]


def digest_of(key: str) -> str:
    """The digest that is stored in place of a browser's key."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]


def stored(roles: Mapping[str, str]) -> bytes:
    """The roles of browsers, by the digests of their keys, as they are stored (JSON)."""
    return msgspec.json.encode(Stored(time.time(), dict(roles)))


def recalled(text: bytes) -> dict[str, str]:
    """The stored role of each browser, by the digest of its key: `{"3f2a…": "2"}`. {} if the roles were stored more
    than 24 hours ago, or if `text` cannot be read."""
    try:
        found = msgspec.json.decode(text, type=Stored)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return {}
    return found.roles if time.time() - found.at < KEPT else {}
