"""An update in the running machine: one that comes to its first frame stays, one that does not is left again."""

from __future__ import annotations

import subprocess
import tarfile
import time
from pathlib import Path

import pytest

from tests.vm.conftest import measured
from tests.vm.machine import Machine

ARCHIVE = "archive.tar.gz"
"""The release that the image was made of, beside it."""
SPOILT = '\n\ndef choose(*_: object) -> str:\n    return "spoilt"\n'
"""It passes its own check, which needs no screen, and finds no screen to draw on."""
CARRIED = "/run/updates"


def released(archive: Path, folder: Path, version: str, machine: str, more: str = "") -> None:
    """The release as another version, with the packages of one kind of machine, as `folder`/VERSION.tar."""
    unpacked = folder / f"boardside-{version}"
    with tarfile.open(archive) as told:
        told.extractall(folder, filter="data")
    next(path for path in folder.iterdir() if path.is_dir()).rename(unpacked)
    for wheel in (unpacked / "wheels").iterdir():
        if not wheel.stem.endswith((machine, "-any")):
            wheel.unlink()
    project = unpacked / "pyproject.toml"
    lines = project.read_text().splitlines(keepends=True)
    project.write_text("".join(f'version = "{version}"\n' if line.startswith("version = ") else line for line in lines))
    with (unpacked / "companion" / "system" / "display.py").open("a") as file:
        file.write(more)
    with tarfile.open(folder.parent / "updates" / f"{version}.tar", "w", format=tarfile.PAX_FORMAT) as made:
        made.add(unpacked, unpacked.name)


@pytest.fixture
def carried(machine: Machine, tmp_path: Path) -> Machine:
    """The machine with both archives on a stick that is no FAT, mounted by root."""
    archive = machine.images / ARCHIVE
    (tmp_path / "updates").mkdir()
    for version, more in (("98.0.0", ""), ("99.0.0", SPOILT)):
        (tmp_path / version).mkdir()
        released(archive, tmp_path / version, version, {"amd64": "x86_64", "arm64": "aarch64"}[machine.arch], more)
    image = tmp_path / "updates.img"
    subprocess.run(
        ["mke2fs", "-q", "-t", "ext4", "-d", str(tmp_path / "updates"), str(image), "256M"], check=True, text=True
    )
    file = {"driver": "file", "filename": str(image)}
    machine.qmp("blockdev-add", **{"node-name": "updates", "driver": "raw", "file": file, "read-only": True})
    machine.plug("usb-storage", "updates", drive="updates")
    machine.until(lambda: "sda" in machine.sh("cat /proc/partitions"), "the stick is there", 90)
    machine.sh(f"mkdir -p {CARRIED} && mount -o ro /dev/sda {CARRIED}")
    return machine


def current(machine: Machine) -> str:
    """The version that runs."""
    return machine.sh("basename $(readlink /opt/boardside/current)").strip()


def test_an_update_stays_when_it_comes_to_its_first_frame_and_is_left_when_not(carried: Machine) -> None:
    machine = carried
    for version, kept in (("98.0.0", True), ("99.0.0", False)):
        before, began = current(machine), time.monotonic()
        said = machine.sh(f"boardside update --unsigned {CARRIED}/{version}.tar 2>&1", check=False, seconds=1500)
        took = time.monotonic() - began
        machine.until_up()
        assert current(machine).startswith(f"{version}+") == kept, said
        assert kept or current(machine) == before, said
        assert kept or "showed no first picture" in said, said
        machine.still(name=f"update-{version}")
        assert machine.sh("ls /opt/boardside/trial", check=False).startswith("ls: "), "the trial is over"
        measured(f"{machine.arch}: an update that {'stays' if kept else 'is left again'}", f"{took:.0f} s")
