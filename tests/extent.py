"""How much of the tests runs: a quick part between two edits, the daily whole, or everything with all its seeds.

`BOARDSIDE_TESTS` says which: "quick", "" or "long"; `deploy/test.sh --quick` and `--long` set it.

Quick is what starts no process, opens no window, browser or terminal, and is short: not the folders in `SLOW`, and no
test that is marked `slow`. Long walks ask `fewer`, `many` or `stride` for their seeds: none or few in the quick part,
some each day, all in the long run. What differs little, as one language from another, takes turns: other ones each day.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import TypeVar

import pytest

TESTS = Path(__file__).parent
EXTENT = os.environ.get("BOARDSIDE_TESTS", "")
QUICK, LONG = EXTENT == "quick", EXTENT == "long"
if EXTENT not in ("", "quick", "long"):
    raise ValueError(f'BOARDSIDE_TESTS is "quick", "long" or nothing, not {EXTENT!r}.')

REASONS = ("processes", "terminals", "windows", "browsers", "measurements", "long")
"""Why a test is not quick: `pytest.mark.slow("windows")`, on a test or as `pytestmark` of a file."""

SLOW = {
    "benchmarks": "measurements",
    "deploy": "processes",
    "e2e": "processes",
    "powercut": "processes",
    "view": "windows",
    "vm": "processes",
    "web": "browsers",
}
"""Folders of which nothing is quick, each with its reason. Their files are not even imported."""

DAY = int(os.environ.setdefault("BOARDSIDE_DAY", str(date.today().toordinal())))
"""The number of the day, by which turns are taken. Set in the environment, it repeats a day; there also for the other
processes of a run, which may begin after midnight."""

FEWER: dict[str, tuple[int, int]] = {}
"""Of each walk, how many seeds run and how many there are, where it is not all of them."""

TURNING: set[str] = set()
"""Those of the walks that have other seeds each day."""

T = TypeVar("T")


def fewer(walk: str, seeds: Iterable[T], daily: int, quick: int = 0, turning: bool = False) -> Sequence[T]:
    """The seeds of a walk that run now: all in the long run, else so many, spread over them all; with `turning` other
    ones each day.

    >>> list(fewer("a walk", range(10), daily=5)) if not (QUICK or LONG) else [0, 2, 4, 6, 8]
    [0, 2, 4, 6, 8]
    """
    every = tuple(seeds)
    many = len(every) if LONG else min(len(every), quick if QUICK else daily)
    if many == len(every):
        return every
    FEWER[walk] = many, len(every)
    if turning and many:
        TURNING.add(walk)
    first = DAY if turning else 0
    return tuple(every[(first + n * len(every) // many) % len(every)] for n in range(many))


def many(walk: str, long: int, daily: int, quick: int = 0) -> int:
    """How many rounds of a walk run now, where its rounds are only counted."""
    return len(fewer(walk, range(long), daily, quick))


def stride(walk: str, daily: int) -> int:
    """Of how many stops on a walk one is looked at: of each one in the long run, else of each so many."""
    if not LONG:
        FEWER[walk] = 1, daily
    return 1 if LONG else daily


def in_turn(day: int, of: int) -> pytest.MarkDecorator:
    """A long test beside others that walk the same ways: it runs on one of so many days, and always in the long run."""
    return pytest.mark.skipif(not LONG and DAY % of != day, reason=f"runs on one of {of} days, and in the long run")


def tests_in(folder: str) -> tuple[int, int]:
    """How many test functions stand in a folder of the tests, and in how many files."""
    files = [path.read_text(encoding="utf-8") for path in (TESTS / folder).rglob("test_*.py")]
    return sum(len(re.findall(r"^def test_", text, re.MULTILINE)) for text in files), len(files)
