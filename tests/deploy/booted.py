"""A root with Boardside in it, booted under a systemd of its own, and looked at from outside."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

ROOT = "BOARDSIDE_BOOT_ROOT"
"""Names the folder of the root; `deploy/test.sh --full` makes it and sets this."""
NUMBERS = "BOARDSIDE_NUMBERS"
"""Names the file that takes what was measured, a line each."""
PATIENCE = 300.0
UNIT = "boardside.service"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
Found = TypeVar("Found")


def measured(what: str, value: str, wanted: str = "") -> None:
    """Keep a number for the summary of the run."""
    if NUMBERS in os.environ:
        with Path(os.environ[NUMBERS]).open("a", encoding="utf-8") as file:
            file.write(f"{what}\t{value}\t{wanted}\n")


def until(ask: Callable[[], Found | None], what: str, patience: float = PATIENCE) -> Found:
    """What this answers as soon as it answers anything."""
    late = time.monotonic() + patience
    while time.monotonic() < late:
        found = ask()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{what}: not within {patience:.0f} s")


class Machine:
    """The booted root."""

    def __init__(self, root: Path, words: str = "") -> None:
        self.root = root
        boot = (
            f"systemd-nspawn --register=no --keep-unit --quiet -D '{root}' --console=interactive"
            f" /lib/systemd/systemd systemd.log_level=warning {words}"
        )
        self._log = (root.parent / "boot.log").open("ab" if words else "wb")
        # It wants a terminal of its own.
        self._process = subprocess.Popen(
            ["script", "-qefc", boot, "/dev/null"],
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )
        self._first = until(self._init, "the root boots")
        until(self._reached, "systemd answers")

    def _init(self) -> int | None:
        """The root's process 1, seen from outside."""
        assert self._process.poll() is None, (self.root.parent / "boot.log").read_text(errors="replace")
        for pid in descendants(self._process.pid):
            try:
                status = Path(f"/proc/{pid}/status").read_text()
            except OSError:
                continue
            nested = next(line for line in status.splitlines() if line.startswith("NSpid:")).split()
            if len(nested) == 3 and nested[2] == "1" and Path(f"/proc/{pid}/comm").read_text() == "systemd\n":
                return pid
        return None

    def _reached(self) -> bool:
        return self.within("systemctl", "show", "--property=Version").returncode == 0

    def command(self, *command: str) -> list[str]:
        """What runs this in the root, as its root, with nothing of this machine's surroundings."""
        bare = ["env", "-i", f"PATH={PATH}", "HOME=/root", "LANG=C.UTF-8", "sh", "-c", 'cd / && exec "$@"', "-"]
        return ["nsenter", "-t", str(self._first), "-m", "-u", "-i", "-p", *bare, *command]

    def within(self, *command: str) -> subprocess.CompletedProcess[str]:
        """What it says when it is run there."""
        return subprocess.run(self.command(*command), capture_output=True, text=True)

    def property(self, name: str, unit: str = UNIT) -> str:
        """What the root's systemd says of this service."""
        return self.within("systemctl", "show", unit, "--value", f"--property={name}").stdout.strip()

    def moment(self, name: str) -> float:
        """When the service last did this, on the machine's clock that never jumps, in seconds."""
        return int(self.property(name) or 0) / 1e6

    def up(self, after: float = 0.0) -> float:
        """Wait for a first frame later than this moment; answers when it was."""

        def there() -> float | None:
            when = self.moment("ActiveEnterTimestampMonotonic")
            return when if when > after and self.property("ActiveState") == "active" else None

        return until(there, "the first frame is shown")

    def main(self, unit: str = UNIT) -> int:
        """The service's process, seen from outside."""
        inside = self.property("MainPID", unit)
        for pid in descendants(self._process.pid):
            status = Path(f"/proc/{pid}/status").read_text()
            if f"NSpid:\t{pid}\t{inside}\n" in status:
                return pid
        raise AssertionError(f"{unit} has no process")

    def send(self, sign: signal.Signals) -> float:
        """Send this to the table; answers when."""
        pid = self.main()
        now = time.clock_gettime(time.CLOCK_MONOTONIC)
        os.kill(pid, sign)
        return now

    def log(self) -> str:
        """What the service has said."""
        return self.within("journalctl", "-u", UNIT, "--no-pager", "-o", "cat").stdout

    def off(self) -> bool:
        """Whether it is switched off."""
        return self._process.poll() is not None

    def cut(self) -> None:
        """End all that runs in it at once, as a power cut does; what it gave to the disk stays."""
        os.kill(self._first, signal.SIGKILL)
        self._process.wait(timeout=PATIENCE)
        self._log.close()

    def close(self) -> None:
        """Switch it off."""
        self.within("systemctl", "poweroff", "--no-block")
        try:
            self._process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            os.kill(self._first, signal.SIGKILL)
            self._process.wait(timeout=30)
        self._log.close()


def descendants(pid: int) -> list[int]:
    """Every process below this one."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = [int(child) for child in task.read_text().split()]
        except OSError:
            continue
        for child in children:
            found += [child, *descendants(child)]
    return found


@contextmanager
def machine(root: Path, words: str = "") -> Iterator[Machine]:
    """The root, booted for the length of a test; `words` are those that its boot line has besides."""
    it = Machine(root, words)
    try:
        yield it
    finally:
        it.close()
