"""The files in which owners of a game entered what its box contains: TOML, one folder a game, beside the store."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from companion import untrusted
from companion.storage.store_file import failed, sync

SUFFIX = ".toml"
"""The suffix of a box file."""


def folder(games: Path, game: str) -> Path:
    """The folder of the files of box contents of a game; `games` is the path of the store."""
    return games.parent / "boxes" / game


def taught(where: Path) -> tuple[Path, ...]:
    """Every file of box contents in this folder, the one last written first."""
    files = (file for file in where.glob(f"*{SUFFIX}") if file.is_file())
    return tuple(sorted(files, key=lambda file: (-file.stat().st_mtime_ns, file.name)))


def choose(path: Path) -> None:
    """Set the time of the box file at `path` to now, so that it is the newest, which a new game uses unless players
    choose another. On a read-only disk nothing changes."""
    with contextlib.suppress(OSError):
        os.utime(path)


def read(path: Path) -> str:
    """The text of the file of box contents at `path`. Raises ValueError with a sentence when it cannot be read."""
    try:
        return untrusted.box(path)
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not UTF-8 text.") from None
    except ValueError as wrong:
        raise ValueError(f"{path}: {wrong}.") from None
    except OSError as wrong:
        raise ValueError(f"{path} cannot be read: {wrong.strerror or wrong}.") from None


def keep(path: Path, text: str) -> None:
    """Write the contents of a box to the file at `path`, which is created with its folder where missing. After a power
    cut the file is the old one or the new one, complete. Raises StoreFailed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-")
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(draft)
            raise
        sync(path.parent)
    except OSError as wrong:
        raise failed(path, wrong) from wrong
