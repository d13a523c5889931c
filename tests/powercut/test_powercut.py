"""What the store promises of a power cut: nothing that was acknowledged is gone, on a disk that tells the truth."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
CUTS, ACTS = 320, 150

pytestmark = pytest.mark.full


def cut(synchronous: str, cuts: int, seed: int) -> dict[str, int]:
    """What was found after so many cuts; skipped with the reason where the machine cannot."""
    for needed, missing in (
        (os.geteuid() == 0, "this needs root"),
        (os.path.exists("/dev/fuse"), "this machine has no /dev/fuse"),
        (shutil.which("mkfs.ext4"), "e2fsprogs is not installed"),
        (shutil.which("unshare"), "util-linux is not installed"),
    ):
        if not needed:
            pytest.skip(missing)
    apart = ["unshare", "-m"]
    if subprocess.run([*apart, "true"], capture_output=True).returncode:
        pytest.skip("no mounts of its own can be had here")
    rig = [*apart, sys.executable, "-m", "tests.powercut.rig", synchronous, str(ACTS), str(cuts), str(seed)]
    done = subprocess.run(rig, cwd=HOUSE, capture_output=True, text=True)
    if "FUSE cannot be mounted here" in done.stderr:
        pytest.skip("FUSE cannot be mounted here")
    assert done.returncode == 0, done.stderr[-2000:]
    print(synchronous, done.stdout)
    found: dict[str, int] = json.loads(done.stdout)
    return found


def test_no_cut_in_order_or_reordered_loses_an_acknowledged_act_tag_or_backup() -> None:
    found = cut("FULL", CUTS, seed=7)
    assert found["flushes"] > ACTS
    lost = ("acts lost", "tags lost", "backups lost", "broken", "not mounted")
    assert (found["cuts"], {what: found[what] for what in lost}) == (CUTS, dict.fromkeys(lost, 0))


def test_the_rig_sees_a_loss_where_there_is_one() -> None:
    found = cut("NORMAL", 40, seed=7)
    assert found["acts lost"] > 20
