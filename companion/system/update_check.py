"""The check of a new version before it is used: it plays a recorded game and resumes a copy of the table's newest game.

Root starts the check in the table's sandbox (see deploy/system/sandbox.sh), as the table's user, and gets a status and
a sentence, no more: what root itself opened or ran in a folder that the table may write to could lead anywhere.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from companion.storage import backups
from companion.storage.store_file import StoreFailed, connect

LAUNCHER = (
    "import runpy, sys; folder, module = sys.argv[1:3]; del sys.argv[1:3]; sys.path.insert(0, folder); "
    "runpy.run_module(module, run_name='__main__', alter_sys=True)"
)
"""The program that runs a module of a version's folder under `python -I`, whatever else its environment finds."""
CHECK = "companion.demo.self_check"
"""What a version checks itself with; it takes the path of a copy of the games, which need not be there."""
PATIENCE = 250
"""Seconds for one check."""
COPYING = 60
"""Seconds for copying the games."""
LONGEST = 3 * PATIENCE + COPYING + 30
"""Seconds for all of it."""
LARGEST = 128 << 20
"""Bytes of a file of games that is copied for a check."""


def main(new: Path, running: Path, store: Path) -> str:
    """A sentence on what is wrong with the new version, "" if nothing is.

    A game that the running version cannot resume either is not held against the new one, which may repair it.
    """
    with tempfile.TemporaryDirectory(prefix="boardside-update-") as made:
        scratch = Path(made)
        copies = _copied(store, scratch)
        wrong = _wrong(new, copies[0], scratch)
        if not wrong or not copies[0].exists():
            return wrong
        # A check opens the games for writing: each version has a copy of its own.
        if _wrong(running, copies[1], scratch):
            return _wrong(new, scratch / "none", scratch)
        return wrong


def _copied(store: Path, scratch: Path) -> tuple[Path, Path]:
    """Two copies of the store; neither exists if it cannot be read, or not in a reasonable time."""
    copies = scratch / "1" / "games.db", scratch / "2" / "games.db"
    for copied in copies:
        copied.parent.mkdir()
    code = Path(__file__).parents[2]
    command: list[str | Path] = [
        sys.executable,
        "-I",
        "-B",
        "-c",
        LAUNCHER,
        code,
        __spec__.name if __spec__ else __name__,
        store,
        copies[1],
    ]
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        # A program of its own can be ended: what is there may be anything.
        subprocess.run(command, timeout=COPYING, check=True, stdin=subprocess.DEVNULL, capture_output=True)
        shutil.copyfile(copies[1], copies[0])
    return copies


def copy(store: Path, target: Path) -> str:
    """Copy the store of games to `target`; returns a sentence on what failed, or ""."""
    if not store.is_file() or store.stat().st_size > LARGEST:
        return f"{store} is no file, or a very large one"
    try:
        with contextlib.closing(connect(store, "ro")) as games:
            backups.copy(games, target)
    except StoreFailed as failed:
        return str(failed)
    return ""


def _wrong(version: Path, copy: Path, scratch: Path) -> str:
    """The result of the check of this version, which is run here: "" if it passed, else the last line of its error
    output or why it could not run. `copy` is the copy of the games for the check, `scratch` a folder for its files."""
    command: list[str | Path] = [version / "venv" / "bin" / "python", "-I", "-B", "-c", LAUNCHER, version, CHECK, copy]
    environment = {**os.environ, "KIVY_HOME": str(scratch / "kivy")}
    with tempfile.TemporaryFile(dir=scratch) as errors:
        try:
            done = subprocess.run(
                command, env=environment, cwd=scratch, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=errors, timeout=PATIENCE, check=False,
            )  # fmt: skip
        except (OSError, subprocess.TimeoutExpired) as wrong:
            return f"it could not be checked ({type(wrong).__name__})"
        errors.seek(max(0, errors.seek(0, os.SEEK_END) - 4096))
        lines = errors.read().decode(errors="replace").strip().splitlines()
    return (lines[-1].strip() if lines else "no reason given") if done.returncode else ""


if __name__ == "__main__":
    paths = [Path(each) for each in sys.argv[1:]]
    sys.exit((copy(*paths) if len(paths) == 2 else main(*paths)) or 0)
