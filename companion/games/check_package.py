"""`boardside check`: runs the promises of `companion.games.conformance_checks` on an installed game package."""

from __future__ import annotations

from importlib.metadata import entry_points

from companion.games.conformance_checks import broken
from companion.games.registry import GAMES, GROUP, faults

SENTENCES = {
    "import": "It cannot be loaded: {}.",
    "name": "Its name is taken; {} is left out.",
    "part": "It lacks a part: {}.",
}


def check(package: str) -> tuple[str, ...]:
    """The faults of a game package, one sentence each; () if it has none. `package` is a game's name, or the top module
    of the package's entry point.
    """
    points = entry_points(group=GROUP)
    names = [point.name for point in points if package in (point.name, point.module.partition(".")[0])]
    if package in GAMES:
        names = [package]
    if not names:
        return (f'No installed package has {package} as a game. Its pyproject.toml has no [entry-points."{GROUP}"]?',)
    found = [SENTENCES[fault.why].format(fault.detail) for fault in faults() if fault.package in names]
    for name in names:
        if name in GAMES:
            found += broken(GAMES[name])
    return tuple(dict.fromkeys(found))
