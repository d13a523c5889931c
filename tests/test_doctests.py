"""The examples in docstrings: each is run as it stands there."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(HOUSE).with_suffix("").parts)
    for folder in ("engine", "hardware", "companion")
    for path in (HOUSE / folder).rglob("*.py")
    if re.search(r"^ *>>> ", path.read_text(encoding="utf-8"), re.MULTILINE)
)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow("windows")] * name.startswith("companion.view."))
        for name in WITH_EXAMPLES
    ],
)
def test_every_example_in_a_docstring_is_true(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name))
    assert (outcome.failed, outcome.attempted > 0) == (0, True)
