"""A hundred power cuts in the middle of a game lose no act that was shown as accepted; a disk that lies may lose some.

A machine is saved with the table open. Each cut goes on from there: an act by finger, the power gone at a moment by
chance, and the disk read without booting it, its file system's journal replayed as a boot would.
"""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest

from companion.storage.retrying_store import BufferedStore
from tests.vm.conftest import measured
from tests.vm.disk import Disk
from tests.vm.hand import GAMES, Hand
from tests.vm.machine import Hung, Machine

CUTS = int(os.environ.get("BOARDSIDE_VM_CUTS", "100"))
LIES = int(os.environ.get("BOARDSIDE_VM_LIES", "20"))
NAMES = ("games.db", "games.db-wal", "games.db.backup-1", "games.db.backup-2", "games.db.backup-3")


class Saved:
    """The machine in the middle of a game, and what the next act is."""

    def __init__(self, machine: Machine, folder: Path) -> None:
        self.folder = folder
        with Hand.at_a_new_evening(machine, folder, 0) as hand:
            hand.touch("new", "guide", "start", "deal-all", "kind/dragon", "elvenhold-ergeren-wood", "kind/pig")
            # What a boot left to be written is written, so that a cut is of the game.
            machine.sh("sync; systemctl stop systemd-journald.socket systemd-journald-dev-log.socket systemd-journald")
            self.before = hand.until_alike("the moment that is saved")
            self.rows = len(hand.rows())
            self.spot = hand.twin.spot("elvenhold-lapphalya-plain")
            hand.twin.evening.tap("elvenhold-lapphalya-plain")
            self.wanted = hand.twin.picture()
            machine.save(folder / "memory", folder / "disk.raw")

    def cut(self, delay: float, chance: random.Random, forgotten: int) -> tuple[bool, list[Path]]:
        """Go on, act, and cut so many seconds after the act is shown (before it when negative). Answers whether it
        was shown, and the files of games that the disk has then."""
        disk = Disk(self.folder / "disk.raw", self.folder / "nbd")
        incoming = ("-incoming", f"exec:cat {self.folder / 'memory'}")
        shown = False
        with Machine(self.folder / "cut", served=disk.path, more=incoming) as machine:
            machine.until(lambda: machine.qmp("query-status")["status"] == "running" or _goes_on(machine), "it goes on")
            machine.touch(*self.spot)
            if delay < 0:
                time.sleep(-delay)
            else:
                late = time.monotonic() + 60
                while not shown:
                    shown = machine.shot().unlike(self.wanted) < 0.004
                    if time.monotonic() > late:
                        raise Hung("the act was never shown")
                time.sleep(delay)
        disk.close()
        disk.after_a_cut(self.folder / "left.raw", chance, forgotten)
        return shown, self._files()

    def _files(self) -> list[Path]:
        raw = self.folder / "left.raw"
        subprocess.run(["e2fsck", "-fy", str(raw)], capture_output=True, check=False)
        found = []
        for name in NAMES:
            target = self.folder / "found" / name
            target.parent.mkdir(exist_ok=True)
            target.unlink(missing_ok=True)
            command = ["debugfs", "-R", f"dump {GAMES}/{name} {target}", str(raw)]
            subprocess.run(command, capture_output=True, check=True)
            if target.exists():
                found.append(target)
        return found


def _goes_on(machine: Machine) -> bool:
    status = machine.qmp("query-status")["status"]
    if status in ("paused", "postmigrate", "prelaunch"):
        machine.qmp("cont")
    return bool(status == "running")


def rows_of(files: list[Path]) -> tuple[str, int]:
    """What SQLite says of the file, and how many rows its journal has."""
    games = sqlite3.connect(files[0])
    try:
        return games.execute("pragma integrity_check").fetchone()[0], games.execute(
            "select count(*) from journal"
        ).fetchone()[0]
    except sqlite3.DatabaseError as broken:
        return str(broken), 0
    finally:
        games.close()


@pytest.fixture(scope="module")
def saved(machine: Machine, tmp_path_factory: pytest.TempPathFactory) -> Saved:
    """The machine, saved."""
    return Saved(machine, tmp_path_factory.mktemp("cuts"))


def test_no_power_cut_loses_an_act_that_was_shown_as_accepted(saved: Saved) -> None:
    chance = random.Random(11)
    shown = written = 0
    wrong = []
    began = time.monotonic()
    for number in range(CUTS):
        delay = chance.choice((0.0, 0.0, chance.uniform(0, 1), -chance.uniform(0.2, 3)))
        seen, files = saved.cut(delay, chance, forgotten=0)
        check, rows = rows_of(files)
        shown += seen
        written += rows > saved.rows
        if check != "ok" or (seen and rows <= saved.rows) or rows < saved.rows:
            wrong.append((number, delay, seen, rows - saved.rows, check))
    each = (time.monotonic() - began) / max(1, CUTS)
    measured(
        f"{CUTS} power cuts in a game", f"{shown} shown as accepted, {written} written, {len(wrong)} lost", "0 lost"
    )
    measured("one power cut, from the saved machine", f"{each:.1f} s")
    assert wrong == []


def test_what_a_disk_that_lies_loses_is_reported(saved: Saved, tmp_path: Path) -> None:
    chance = random.Random(12)
    lost = damaged = 0
    untold = []
    for number in range(LIES):
        seen, files = saved.cut(chance.uniform(0, 1), chance, forgotten=chance.randint(1, 6))
        check, rows = rows_of(files)
        lost += seen and rows <= saved.rows
        if check != "ok":
            damaged += 1
            # As the next start does: what is damaged is set aside and told, or a good file is opened.
            told: list[object] = []
            BufferedStore(files[0], told.append)
            if not list(files[0].parent.glob("games.db.broken-*")):
                untold.append((number, check))
    measured(
        f"{LIES} power cuts with a disk that lies", f"{lost} lost the last act, {damaged} damaged the file and told so"
    )
    assert untold == []
