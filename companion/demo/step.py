"""A step of a played-back evening: what is touched or typed, how long it is looked at, and its picture."""

from __future__ import annotations

from msgspec import Struct


class Step(Struct, frozen=True):
    """`tap` is touched, with `text` typed when it is a field; then it is looked at and kept as `shot`.png."""

    tap: str = ""
    text: str = ""
    pause: float = 1.0
    shot: str = ""
