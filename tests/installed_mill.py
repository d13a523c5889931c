"""Nine Men's Morris (`tests/games/mill`), installed as a stranger's package."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.games import registry
from companion.language import bundles

MILL = Path(__file__).parent / "games" / "mill"


@contextmanager
def mill_installed(folder: Path) -> Iterator[None]:
    """The package is on the path with its entry points, as pip puts it there; they are written to this folder."""
    project = tomllib.loads((MILL / "pyproject.toml").read_text())["project"]
    about = folder / "site" / "boardside_mill-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    (point,) = project["entry-points"][registry.GROUP].items()
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{point[0]} = {point[1]}\n")
    with pytest.MonkeyPatch.context() as patch:
        for each in (about.parent, MILL):
            patch.syspath_prepend(str(each))
        read_anew()
        assert "mill" in registry.GAMES
        yield
    read_anew()


def read_anew() -> None:
    """As a new process begins: no installed game was looked for."""
    registry._installed.cache_clear()
    bundles._ALSO.clear()
    bundles.language.cache_clear()
