"""What browsers say to the table, and what the table stores of them."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

KEPT = 24 * 60 * 60.0
"""Seconds for which stored keys are good."""

Short = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Hello(Struct, tag="hello", tag_field="do", frozen=True):
    """A browser's first message: its key, or the code it was opened with; `tv`: it only watches."""

    key: Short = ""
    code: Short = ""
    tv: bool = False


class Touch(Struct, tag="touch", tag_field="do", frozen=True):
    """A browser's message of a touch: its own number, that of the screen it was made on, the id touched, and the text
    of a field.
    """

    touch: Count
    screen: Count
    id: Short
    text: Short = ""


class Where(Struct, frozen=True):
    """The web process's message about itself: its port, and the addresses of the machine."""

    port: Annotated[int, Meta(ge=1, le=65535)]
    addresses: Annotated[list[Annotated[str, Meta(pattern=r"^[0-9a-fA-F.:]{2,45}$")]], Meta(min_length=1, max_length=8)]


MESSAGES = msgspec.json.Decoder(Hello | Touch)


class Stored(Struct, frozen=True):
    """Who each browser is, as it is stored: by the digest of its key its role, `{"3f2a…": "2"}`, and when (seconds
    since 1970).
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
    """The roles of browsers that were stored; none if that was too long ago, or cannot be read."""
    try:
        found = msgspec.json.decode(text, type=Stored)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return {}
    return found.roles if time.time() - found.at < KEPT else {}
