"""A table's reporter as a child process of a game that is played here, for as long as that lasts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from companion.web.child import python_of

PATIENCE = 8.0
"""Seconds that it has to report what is left; it gives up before that by itself."""


@contextmanager
def reporting(store: Path, folder: Path) -> Iterator[None]:
    """Report the games of this file to the club whose membership is in the folder, until the end of the block."""
    arguments = ("--store", str(store), "--club", str(folder), "--parent")
    command, environment = python_of("companion.club.report", *arguments)
    child = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=sys.stderr)
    assert child.stdin is not None
    try:
        yield
    finally:
        with suppress(OSError):
            child.stdin.close()  # a game that is killed closes it too
        try:
            child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
