"""What every test starts from: the moments of a game can be imported, and a search finds the same on every machine."""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent
for folder in (TESTS.parent, TESTS, TESTS / "promises"):
    sys.path.insert(0, str(folder))

from tests import extent, glass  # noqa: E402  # found by the path above

settings.register_profile("same-everywhere", derandomize=True, database=None, deadline=None)
settings.register_profile("searching", deadline=None)
settings.load_profile(os.environ.get("BOARDSIDE_HYPOTHESIS", "same-everywhere"))


def pytest_runtest_setup() -> None:
    """A command that is run in this process lets a broken pipe end it; the tests after it write to children that may
    be gone."""
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)


@pytest.fixture(autouse=True)
def no_device_listens_after_its_test() -> Iterator[None]:
    """A device that a test connects ends with it; else it would go on trying a port that is gone beside later tests."""
    before = {thread for thread in threading.enumerate() if thread.name.startswith("device ")}
    yield
    left = {thread for thread in threading.enumerate() if thread.name.startswith("device ")} - before
    for thread in left:
        thread.join(300)
    assert not [thread.name for thread in left if thread.is_alive()]


STARTED = ("subprocess.Popen", "os.posix_spawn", "os.fork", "os.forkpty", "os.exec", "pty.spawn")
"""What Python itself reports, as audit events, when a process or a terminal begins."""
OPENED = ("kivy.core.window", "selenium.webdriver")
"""Modules by which a window or a browser is opened."""
LARGE, GROWN = 350 << 20, 40 << 20
"""Bytes of memory above which a process collects its garbage after a test, and by how many it must have grown since it
last did: to collect takes 0.2 s. Windows and browsers leave little for Python to count and much for the machine to
keep: without this a process reaches 1.5 GB."""
_running = False
_left = 0
"""The bytes of memory that were left when garbage was last collected."""


_freed = getattr(ctypes.CDLL(None), "malloc_trim", bool)
"""glibc's way to give freed memory back; elsewhere nothing."""


def _most_memory() -> int:
    """The MB of memory that this process took at most; 0 where the system does not count them."""
    status = Path("/proc/self/status")
    counted = status.read_text().partition("VmHWM:")[2].split() if status.exists() else []
    return int(counted[0]) >> 10 if counted else 0


def _resident() -> int:
    """The bytes of memory that this process takes now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _audit(event: str, arguments: tuple[Any, ...]) -> None:
    if _running and (event in STARTED or (event == "import" and arguments[0] in OPENED)):
        what = arguments[0] if event == "import" else event
        raise RuntimeError(f'{what} in a quick test: mark it, as in pytest.mark.slow("processes")')


if extent.QUICK:
    sys.addaudithook(_audit)


def pytest_configure(config: pytest.Config) -> None:
    """What `_audit` raises in another thread fails a quick test too, as any exception does that ends a thread."""
    if extent.QUICK:
        config.addinivalue_line("filterwarnings", "error::pytest.PytestUnhandledThreadExceptionWarning")


def pytest_collection_finish() -> None:
    """What stays to the end, as modules and tests, is not looked through each time that garbage is collected."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """A quick test that starts a process or opens a window fails."""
    global _running, _left
    _running = True
    try:
        return (yield)
    finally:
        _running = False
        if not extent.QUICK and _resident() > max(LARGE, _left + GROWN):
            gc.collect()
            if "kivy.graphics.context" in sys.modules:
                glass.give_back()
            _freed(0)
            _left = _resident()


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Of the quick tests, folders without any are not even imported."""
    return True if extent.QUICK and collection_path.parent == TESTS and collection_path.name in extent.SLOW else None


LEFT_OUT: dict[str, list[str]] = {}
"""By "companion/automa/test_coach.py (processes)", the test functions that are left out there."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each reason to leave a test out is one that is known; of the quick tests, the slow ones are left out."""
    slow = [(item, mark) for item in items if (mark := item.get_closest_marker("slow"))]
    for item, mark in slow:
        if len(mark.args) != 1 or mark.args[0] not in extent.REASONS:
            raise pytest.UsageError(f"{item.nodeid}: slow has one reason, of {', '.join(extent.REASONS)}")
    if extent.QUICK:
        for item, mark in slow:
            functions = LEFT_OUT.setdefault(f"{item.path.relative_to(TESTS)} ({mark.args[0]})", [])
            if (name := item.name.partition("[")[0]) not in functions:
                functions.append(name)
        out = [item for item, _ in slow]
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if item not in set(out)]


MEMORY: dict[str, int] = {}
"""By the name of a worker, as "gw0", the MB of memory that it took at most."""


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker tells which walks had fewer seeds, what is left out, and how much memory it took."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput |= {
            "fewer": extent.FEWER,
            "turning": sorted(extent.TURNING),
            "left out": LEFT_OUT,
            "memory": _most_memory(),
        }


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """What a worker told."""
    told = getattr(node, "workeroutput", {})
    extent.FEWER.update(told.get("fewer", {}))
    extent.TURNING.update(told.get("turning", ()))
    LEFT_OUT.update(told.get("left out", {}))
    if "memory" in told:
        MEMORY[node.gateway.id] = told["memory"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out, by name and number, and how much memory each process took."""
    line = terminalreporter.write_line
    if extent.QUICK:
        line("left out of --quick, as test functions:")
        for folder, reason in extent.SLOW.items():
            functions, files = extent.tests_in(folder)
            if files:
                line(f"  {folder}/ ({reason}): all {functions} in {files} files")
        for file, names in sorted(LEFT_OUT.items()):
            line(f"  {file}: {len(names)}")
            for name in names if file.endswith("(long)") else ():
                line(f"    {name}")
    if extent.FEWER:
        line("walks with fewer seeds than in --long: ")
        for walk, (many, of) in sorted(extent.FEWER.items()):
            line(f"  {walk}: {many} of {of}{', others tomorrow' * (walk in extent.TURNING)}")
        if extent.TURNING:
            line(f"BOARDSIDE_DAY={extent.DAY} has the same ones again on another day")
    taken = MEMORY or {"this process": _most_memory()}
    line(f"memory at most: {', '.join(f'{name} {most} MB' for name, most in sorted(taken.items()))}")
