"""A file of 1 GB, wherever one is given: a sentence, at most 64 MB more memory than a small one, at most 5 s of work.

`python -m tests.companion.storage.test_large_files` prints what each took.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = [pytest.mark.attack, pytest.mark.slow("processes")]

HOUSE = Path(__file__).parents[3]
LARGE = 1 << 30
MEMORY, SECONDS = 64, 60
"""Megabytes above those of a small file, and seconds of a processor after which it counts as one that never ends."""
START = b'{"game":"elfenland","seats":2}\n'

SOURCES: dict[str, tuple[bytes, Callable[[str, str], list[str]]]] = {
    "settings": (b"# settings\n", lambda file, store: ["--config", file, "rules", "EL-PLAN-01"]),
    "tags": (b"# tags\n", lambda file, store: ["--store", store, "tags", "import", file]),
    "box": (b"edition = 'x'\n", lambda file, store: ["--store", store, "boxes", "--import", file]),
    "written-out game": (b"{", lambda file, store: ["--store", store, "import", file]),
    "page": (b"%PDF-1.4\n", lambda file, store: ["--store", store, "import", file]),
    "text": (b"BOARDSIDE/", lambda file, store: ["--store", store, "import", file]),
    "store": (b"SQLite format 3\0", lambda file, store: ["--store", file, "games"]),
    "start line": (START[:-2], lambda file, store: ["referee"]),
    "later line": (START, lambda file, store: ["referee"]),
    "standard input": (b"{", lambda file, store: ["--store", store, "import", "-"]),
}
"""How each file begins, and the command that takes it."""


def taken(source: str, folder: Path, size: int) -> tuple[int, int, float, float]:
    """Status, peak in megabytes, seconds of a processor and on the clock, for a sparse file of this size."""
    begins, command = SOURCES[source]
    file = folder / "given"
    file.write_bytes(begins)
    os.truncate(file, max(size, len(begins)))
    arguments = [sys.executable, "-m", "companion", *command(str(file), str(folder / "games.db"))]
    began = time.monotonic()
    with file.open("rb") as given, (folder / "said").open("wb") as said:
        process = subprocess.Popen(arguments, cwd=HOUSE, stdin=given, stdout=said, stderr=said)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert b"Traceback" not in (folder / "said").read_bytes()
    took = used.ru_utime + used.ru_stime, time.monotonic() - began
    return process.returncode, used.ru_maxrss // 1024, *took


@pytest.mark.parametrize("source", SOURCES)
def test_a_file_of_a_gigabyte_takes_little_memory_and_time(tmp_path: Path, source: str) -> None:
    small, large = (taken(source, tmp_path, size) for size in (4096, LARGE))
    assert large[0] in (0, 2, 3)
    assert large[1] - small[1] <= MEMORY
    assert large[2] - small[2] <= SECONDS


if __name__ == "__main__":
    for each in SOURCES:
        with tempfile.TemporaryDirectory() as name:
            one, other = (taken(each, Path(name), size) for size in (4096, LARGE))
            print(
                f"{each:18} status {other[0]}, {other[1] - one[1]:3} MB above {one[1]} MB, "
                f"{other[2]:.2f} s of a processor, {other[3]:.2f} s on the clock"
            )
