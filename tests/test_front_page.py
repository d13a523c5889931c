"""The README: what it shows in Python runs as it stands there, and a newcomer reads it in one go."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
LONGEST = 110


def test_the_example_runs_as_it_is_printed() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert (outcome.failed, outcome.attempted > 5) == (0, True)


def test_it_is_short_enough_for_a_newcomer() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= LONGEST
