"""What tests of the system have at hand: an installation that can be updated."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from companion.system import updating
from tests.companion.system.small_versions import FALLBACK, lay


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation at version 1.0.0, with no systemd to restart it."""
    home = tmp_path / "opt"
    monkeypatch.setenv("BOARDSIDE_HOME", str(home))
    monkeypatch.setenv("PYTHON", sys.executable)
    monkeypatch.setattr(updating, "WATCHED", tmp_path / "none")
    monkeypatch.setattr(updating, "SETTINGS", tmp_path / "etc")
    lay(home, "1.0.0")
    (home / "current").symlink_to("versions/1.0.0")
    (home / "fallback").symlink_to(FALLBACK)
    return home
