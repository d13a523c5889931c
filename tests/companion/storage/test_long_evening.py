"""An evening that never ends: acts at speed, faults and restarts mixed in; the store is what was acknowledged."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from companion.storage import backups
from companion.storage.store import Row, Store
from tests.companion.storage.test_store import HOUSE

pytestmark = pytest.mark.slow("processes")

PLAYER = """if True:
    import os, random, resource, sys
    from companion.storage.retrying_store import BufferedStore
    path, chance = sys.argv[1], random.Random(int(sys.argv[2]))
    folder, pocket = os.path.dirname(path), os.path.dirname(path) + ".pocket"
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    health, held = [None], []
    keeper = BufferedStore(path, lambda told: health.__setitem__(0, told))

    def acknowledged(game, said):
        # What is in memory alone is acknowledged when it is on the disk.
        held.append((game, said))
        if health[0] is None or health[0].why is None:
            tell()

    def tell():
        for game, said in held:
            os.write(1, b"%d %s\\n" % (keeper._id(game), said))
        held.clear()

    def act():
        global game, standing, n
        chosen = chance.random()
        if chosen < 0.001 or game is None:
            game, standing = keeper.begin("elfenland", b"{}", b"{}"), 0
            acknowledged(game, b"begin")
        elif chosen < 0.06 and standing > 3:
            back = chance.randrange(1, 4)
            keeper.undone(game, back)
            standing -= back
            acknowledged(game, b"undo %d" % back)
        else:
            n += 1
            keeper.append(game, b'{"do":%d}' % n, b'["%s"]' % (b"x" * chance.randrange(200)))
            standing += 1
            acknowledged(game, b'{"do":%d}' % n)

    def sick():
        if chance.random() < 0.5:
            os.rename(folder, pocket)
            return lambda: os.rename(pocket, folder)
        resource.setrlimit(resource.RLIMIT_FSIZE, (os.path.getsize(path + "-wal"), most))
        return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    rows = keeper.games()
    game, standing, n = (rows[0].id, rows[0].entries, int(sys.argv[3])) if rows else (None, 0, 0)
    while True:
        act()
        if chance.random() < 0.001:
            well = sick()
            for _ in range(chance.randrange(1, 40)):
                act()
                if chance.random() < 0.1:
                    keeper.retry()
            well()
            keeper.retry()
            assert health[0] is None or health[0].why is None, health[0]
            tell()
        if chance.random() < 0.0005:
            keeper.secure()
"""


def evening(folder: Path, acts: int, seed: int) -> dict[str, int]:
    """So many acts; after each restart, and at the end, all that was acknowledged must be there, and nothing twice."""
    chance, path = random.Random(seed), folder / "games.db"
    known: dict[int, list[bytes]] = {}
    played = restarts = 0
    while played < acts:
        until = played + chance.randrange(acts // 16, acts // 4)
        child = subprocess.Popen(
            [sys.executable, "-c", PLAYER, path, str(seed + restarts), str(played + 1_000_000 * restarts)],
            cwd=HOUSE, stdout=subprocess.PIPE,
        )  # fmt: skip
        assert child.stdout is not None
        for line in child.stdout:
            if not line.endswith(b"\n"):
                break
            game, _, said = line.rstrip(b"\n").partition(b" ")
            rows = known.setdefault(int(game), [])
            if said != b"begin":
                rows.append(said)
            played += 1
            if played == until:
                child.kill()
        assert child.wait() == -9, "the player ended by itself"
        restarts += 1
        pocket = folder.with_name(folder.name + ".pocket")
        if pocket.exists():
            pocket.rename(folder)
        known = compared(path, known)
    return {"acts": played, "restarts": restarts, "games": len(known), "backups": len(backups.made(path))}


def compared(path: Path, known: dict[int, list[bytes]]) -> dict[int, list[bytes]]:
    """What the store holds: all that is known, and at most what was written when the player was killed."""
    with Store.open(path) as store:
        assert store.notice is None
        there = {row.id: [_said(each) for each in store.rows(row.id)] for row in store.games()}
    for game, rows in known.items():
        assert there[game][: len(rows)] == rows, f"game {game} is not what was acknowledged"
    more = {game: len(rows) - len(known.get(game, ())) for game, rows in there.items()}
    written = [game for game, extra in more.items() if extra]
    assert len(written) <= 2, f"rows that nobody acknowledged in games {written}"
    assert sum(more.values()) <= 40
    for rows in there.values():
        said = [each for each in rows if each.startswith(b"{")]
        assert len(said) == len(set(said)), "an act is there twice"
    return there


def _said(row: Row) -> bytes:
    return b"undo %d" % row.undone if row.undone else row.command


def test_three_thousand_acts_with_faults_and_restarts_end_as_they_were_acknowledged(tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    found = evening(tmp_path / "stick", 3_000, seed=5)
    assert found["restarts"] > 3


@pytest.mark.full
def test_two_hundred_thousand_acts_end_as_they_were_acknowledged(tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    found = evening(tmp_path / "stick", 200_000, seed=11)
    print(found)
    assert found["restarts"] > 3
