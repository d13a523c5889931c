"""What every test starts from: the moments of a game can be imported, and a search finds the same on every machine."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from hypothesis import settings

TESTS = Path(__file__).parent
for folder in (TESTS.parent, TESTS, TESTS / "promises"):
    sys.path.insert(0, str(folder))

settings.register_profile("same-everywhere", derandomize=True, database=None, deadline=None)
settings.register_profile("searching", deadline=None)
settings.load_profile(os.environ.get("BOARDSIDE_HYPOTHESIS", "same-everywhere"))


def pytest_runtest_setup() -> None:
    """A command that is run in this process lets a broken pipe end it; the tests after it write to children that may
    be gone."""
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
