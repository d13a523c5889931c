"""A release, and the same one as a newer version: what a table on trixie is updated to."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

VERSION = "99.0.0"


def newer(archive: Path, folder: Path) -> Path:
    """The release as version 99.0.0, number 1, unsigned."""
    name = f"boardside-{VERSION}+1a2b3c4d"
    (unpacked := folder / name).mkdir()
    subprocess.run(["tar", "-C", unpacked, "--strip-components=1", "-xzf", archive], check=True)
    for wheel in (unpacked / "wheels").glob("*-cp311-*"):
        wheel.unlink()
    project = unpacked / "pyproject.toml"
    project.write_text(re.sub(r"(?m)^version = .*", f'version = "{VERSION}"', project.read_text()))
    (unpacked / "deploy/number").write_text("1\n")
    made = folder / f"{name}.tar.gz"
    subprocess.run(["tar", "-C", folder, "--format=pax", "-czf", made, name], check=True)
    return made


def sign(archive: Path, key: Path) -> Path:
    """The archive, now with its signature beside it."""
    subprocess.run(["minisign", "-S", "-s", key, "-m", archive], check=True)
    return archive
