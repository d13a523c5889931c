"""Hostile archives: whatever was signed or changed, one sentence, nothing written elsewhere, and little memory."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.companion.system.small_versions import HOUSE
from tests.hostile_archives import attack

pytestmark = [
    pytest.mark.attack,
    pytest.mark.skipif(shutil.which("minisign") is None, reason="minisign is not installed"),
    pytest.mark.slow("processes"),
]


def test_archives_that_were_made_hostile_and_signed_or_changed_after_it_do_no_harm(tmp_path: Path) -> None:
    arena = attack(tmp_path, signed=120, changed=30, seed=13)
    assert len(arena.sentences) > 15, arena.sentences


def test_a_large_archive_takes_little_memory(tmp_path: Path) -> None:
    program = (
        "import gzip, pathlib, resource, sys; from companion.system.unpacking import BadArchive, unpack; "
        "from tests.hostile_archives import TOP, member, small; path = pathlib.Path(sys.argv[1]);\n"
        "with gzip.open(path / 'a.gz', 'wb', 1) as packed:\n"
        "    packed.write(member(f'{TOP}/large'.encode(), size=b'77777777777\\0'))\n"
        "    [packed.write(bytes(1 << 20)) for _ in range(600)]\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "try: unpack(path / 'a.gz', path / 'into')\n"
        "except BadArchive as bad: print(bad)\n"
        "assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64 << 10\n"
    )
    (tmp_path / "into").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", program, tmp_path], cwd=HOUSE, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "no Boardside is that large" in done.stdout
    assert list((tmp_path / "into").iterdir()) == []
