"""Where a page can be written, and brought in from: beside the games, and what is plugged in."""

from __future__ import annotations

import getpass
import os
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

SUFFIXES = (".txt", ".pdf", ".jsonl")
"""Files that may hold a game."""
MOST_FILES = 8
"""More on one page are more than anybody looks through."""


class Folder(Struct, frozen=True):
    """A folder on the disk. `stick`: it is something plugged in, called by its label."""

    path: Path
    stick: bool = False


def folders(store: Path, mounts: Iterable[Path] | None = None) -> tuple[Folder, ...]:
    """The folder beside the games' file, then every stick that can be written to. Nothing is made by looking."""
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
    """Where Linux systems mount what is plugged in."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):  # nobody the system knows by name
        return (Path("/media"),)
    return Path("/media") / user, Path("/run/media") / user, Path("/media")


def _stick(path: Path, mounted: bool) -> bool:
    return path.is_dir() and (os.path.ismount(path) or not mounted) and os.access(path, os.W_OK)


def files(where: Iterable[Folder]) -> tuple[Path, ...]:
    """Files there that may hold a game, the newest first."""
    found = []
    for folder in where:
        try:
            found += [path for path in folder.path.iterdir() if path.suffix.lower() in SUFFIXES and path.is_file()]
        except OSError:
            continue
    return tuple(sorted(found, key=lambda path: -path.stat().st_mtime)[:MOST_FILES])


def put(folder: Path, name: str, texts: Iterable[tuple[str, bytes]]) -> tuple[Path, ...]:
    """Write one file for each suffix, all on the disk for good, under a name that nothing there has. OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    texts, number, free = tuple(texts), 1, name
    while any((folder / f"{free}{suffix}").exists() for suffix, _ in texts):
        number += 1
        free = f"{name}-{number}"
    return tuple(_kept(folder / f"{free}{suffix}", text, "xb") for suffix, text in texts)


def renew(folder: Path, files: Iterable[tuple[str, bytes]]) -> tuple[Path, ...]:
    """Write these files, all on the disk for good, in the place of those that were called so before. OSError."""
    return tuple(_kept(folder / name, text, "wb") for name, text in files)


def _kept(path: Path, text: bytes, mode: str) -> Path:
    with path.open(mode) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    return path
