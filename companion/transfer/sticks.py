"""The folders that files are written to and imported from: one beside the store, and USB sticks."""

from __future__ import annotations

import getpass
import os
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

SUFFIXES = (".txt", ".html", ".pdf", ".jsonl")
"""The suffixes of files that can hold a game; earlier versions wrote pages as PDF."""
MOST_FILES = 8
"""The most files that are listed on one page."""


class Folder(Struct, frozen=True):
    """A folder for files. `stick`: it is a USB stick, named by its label."""

    path: Path
    stick: bool = False


def folders(store: Path, mounts: Iterable[Path] | None = None) -> tuple[Folder, ...]:
    """The folder beside the store, then every USB stick that can be written to. No folder is created.

    `mounts` replaces the system's mount folders, for tests.
    """
    found = [Folder(store.parent / "paper")]
    for parent in _mounts() if mounts is None else mounts:
        try:
            inside = sorted(parent.iterdir())
        except OSError:
            continue
        # Beneath the real places of sticks only what is mounted there is one; a folder left behind is none.
        found += [Folder(path, stick=True) for path in inside if _stick(path, mounts is None)]
    return tuple(found)


def _mounts() -> tuple[Path, ...]:
    """The folders in which Linux systems mount USB sticks."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):  # nobody the system knows by name
        return (Path("/media"),)
    return Path("/media") / user, Path("/run/media") / user, Path("/media")


def _stick(path: Path, mounted: bool) -> bool:
    """Whether this folder is a USB stick that can be written to; `mounted`: it must be a mount point."""
    return path.is_dir() and (os.path.ismount(path) or not mounted) and os.access(path, os.W_OK)


def files(where: Iterable[Folder]) -> tuple[Path, ...]:
    """The paths of files in these folders that can hold a game (by their suffix), the newest first, at most
    `MOST_FILES`.
    """
    found = []
    for folder in where:
        try:
            found += [path for path in folder.path.iterdir() if path.suffix.lower() in SUFFIXES and path.is_file()]
        except OSError:
            continue
    return tuple(sorted(found, key=lambda path: -path.stat().st_mtime)[:MOST_FILES])


def put(folder: Path, name: str, texts: Iterable[tuple[str, bytes]]) -> tuple[Path, ...]:
    """Write a file for each (suffix, content), synced to disk; returns the paths. The files are called `name`, or
    "NAME-2", "NAME-3" … if the names before are already used in `folder`. Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    texts, number, free = tuple(texts), 1, name
    while any((folder / f"{free}{suffix}").exists() for suffix, _ in texts):
        number += 1
        free = f"{name}-{number}"
    return tuple(_kept(folder / f"{free}{suffix}", text, "xb") for suffix, text in texts)


def renew(folder: Path, files: Iterable[tuple[str, bytes]]) -> tuple[Path, ...]:
    """Write a file for each (name, content), synced to disk, replacing older ones; returns their paths.
    Raises OSError.
    """
    return tuple(_kept(folder / name, text, "wb") for name, text in files)


def _kept(path: Path, text: bytes, mode: str) -> Path:
    with path.open(mode) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    return path
