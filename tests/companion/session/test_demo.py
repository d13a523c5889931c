"""The demo's recordings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import companion.demo
from tests.inverse_input.record import recordings


@pytest.mark.slow("long")
def test_the_recordings_are_what_the_demo_s_commands_give_today(tmp_path: Path) -> None:
    """Otherwise `python -m tests.inverse_input.record` has to be run again."""
    for name, lines in recordings(tmp_path).items():
        text = (Path(companion.demo.__path__[0]) / name).read_text(encoding="utf-8")
        assert [json.loads(line) for line in text.splitlines()] == lines
