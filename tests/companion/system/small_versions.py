"""The small versions that tests pack, lay down and update to."""

from __future__ import annotations

import io
import os
import tarfile
from pathlib import Path

HOUSE = Path(__file__).parents[3]
FALLBACK = HOUSE / "deploy" / "system" / "fallback.sh"


Files = dict[str, str]


INSTALLER = """#!/bin/bash
# Lays this version beside the one that runs, as the installer does, without a system to install it into.
set -eu
here=$2
folder=$BOARDSIDE_HOME/versions/$(sed -n 's/^version *= *"\\(.*\\)"$/\\1/p' "$here/pyproject.toml")
[ -f "$folder/.complete" ] && { echo "$folder"; exit; }
mkdir -p "$folder"
cp -r "$here/." "$folder"
mkdir -p "$folder/venv/bin"
ln -sf "$PYTHON" "$folder/venv/bin/python"
touch "$folder/.complete"
echo "$folder"
"""


CHECK = "import sys; print('checked', sys.argv[1])"


SANDBOX = """#!/bin/bash
# What runs in the sandbox, without one.
shift 2
exec "$@"
"""


def version(number: str, **changed: str) -> Files:
    """The files of a small version; `changed` by the last part of a file's path, without its dot."""
    files = {
        "pyproject.toml": f'[project]\nversion = "{number}"\nrequires-python = ">=3.11,<3.14"\n',
        "companion/__init__.py": "",
        "companion/__main__.py": "",
        "companion/demo/self_check.py": CHECK,
        "deploy/install.sh": INSTALLER,
        "deploy/system/sandbox.sh": SANDBOX,
    }
    for path in files:
        files[path] = changed.get(Path(path).stem, files[path])
    return files


def lay(home: Path, number: str) -> None:
    """Put this small version into an installation, as complete."""
    for path, text in version(number).items():
        file = home / "versions" / number / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (home / "versions" / number / ".complete").touch()


def packed(archive: Path, files: Files, top: str = "boardside") -> Path:
    """The path of an archive of these files, within a folder `top`."""
    with tarfile.open(archive, "w:gz", format=tarfile.USTAR_FORMAT) as packing:
        for path, text in files.items():
            member = tarfile.TarInfo(f"{top}/{path}" if top else path)
            member.size = len(text.encode())
            packing.addfile(member, io.BytesIO(text.encode()))
    return archive


def as_it_was(home: Path) -> list[str]:
    """Every path of an installation, to be compared with a later one."""
    return sorted(str(path.relative_to(home)) for path in home.rglob("*"))


def current(home: Path) -> str:
    """Where the link to the running version leads."""
    return os.readlink(home / "current")
