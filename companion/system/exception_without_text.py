"""A record of an exception to send to strangers: its type and lines, never its text, which may contain a hand."""

from __future__ import annotations

import traceback
from pathlib import Path, PurePath

from msgspec import Struct

HOUSE = Path(__file__).resolve().parents[2]
LONGEST_CHAIN = 8
"""Exceptions of one chain that are named; a loop among them ends there too."""


class Failure(Struct, frozen=True):
    """An exception without its text and without variables: `type` "StopIteration", `page` "TablePage", `lines` like
    "companion/app.py:106 in frame", the outermost first; `before` are the exceptions that led to it, each as its
    type and its last line."""

    type: str
    page: str
    lines: tuple[str, ...]
    before: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        """The line that raised the exception, like "companion/app.py:106 in frame"."""
        return self.lines[-1] if self.lines else "?"


def failure_of(error: BaseException, page: str) -> Failure:
    """The record of an exception that was raised on this page: its type and the lines that it came through, without
    its text and without the values of variables."""
    found, each = list[str](), _cause(error)
    while each is not None and len(found) < LONGEST_CHAIN:
        found.append(f"{type(each).__name__} at {(_lines(each) or ('?',))[-1]}")
        each = _cause(each)
    return Failure(type(error).__name__, page, _lines(error), tuple(found))


def passed_through(error: BaseException, module: str) -> bool:
    """Whether code of this module was running when the exception was raised."""
    return any(frame.f_globals.get("__name__") == module for frame, _ in traceback.walk_tb(error.__traceback__))


def _cause(error: BaseException) -> BaseException | None:
    return error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _lines(error: BaseException) -> tuple[str, ...]:
    return tuple(
        f"{short(frame.f_code.co_filename)}:{line} in {frame.f_code.co_name}"
        for frame, line in traceback.walk_tb(error.__traceback__)
    )


def short(path: str) -> str:
    """The path without the folder of the installation, which may hold somebody's name.

    >>> short("/home/anna/lib/python3.11/site-packages/kivy/clock.py"), short("/usr/lib/python3.11/queue.py")
    ('kivy/clock.py', 'python3.11/queue.py')
    """
    pure = PurePath(path)
    if "site-packages" in pure.parts:
        return "/".join(pure.parts[pure.parts.index("site-packages") + 1 :])
    return str(pure.relative_to(HOUSE)) if pure.is_relative_to(HOUSE) else "/".join(pure.parts[-2:])
