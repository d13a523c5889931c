"""A stick with FAT: results are written to it, and it may be pulled in the middle of that."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.demo.recorded_game import touched_steps as demo
from companion.pages.lobby.import_game import BringPage, Found
from companion.storage.store import Store
from companion.transfer import json_lines
from tests.evening import evening
from tests.vm.hand import GAMES, Hand
from tests.vm.machine import Machine
from tests.vm.twin import SETTINGS

LABEL = "STICK"
MOUNTED = Path("/media") / LABEL


class Stick:
    """A stick of 32 MB."""

    def __init__(self, machine: Machine, folder: Path) -> None:
        self.machine, self.image = machine, folder / "stick.img"
        with self.image.open("wb") as file:
            file.truncate(32 << 20)
        subprocess.run(["mkfs.vfat", "-n", LABEL, str(self.image)], check=True, capture_output=True)

    def put(self, file: Path) -> None:
        """A file onto it, while it is in no machine."""
        subprocess.run(["mcopy", "-i", str(self.image), str(file), "::"], check=True)

    def plug(self) -> None:
        """Into the machine; waits until it is there for the table."""
        file = {"driver": "file", "filename": str(self.image), "cache": {"direct": False}}
        self.machine.qmp("blockdev-add", **{"node-name": "stick-data", "driver": "raw", "file": file})
        self.machine.plug("usb-storage", "stick", drive="stick-data")
        self.machine.until(lambda: "STICK" in self.machine.sh("cat /proc/mounts"), "the stick is mounted", 90)

    def pull(self) -> None:
        """Out of the machine, whatever is being written."""
        self.machine.pull("stick")
        self.machine.until(self._gone, "QEMU has let go of it", 60)

    def _gone(self) -> bool:
        try:
            self.machine.qmp("blockdev-del", **{"node-name": "stick-data"})
        except RuntimeError:
            return False
        return True

    def files(self) -> str:
        """What lies on it."""
        return subprocess.run(["mdir", "-/", "-b", "-i", str(self.image)], capture_output=True, text=True).stdout


def play(games: Path) -> None:
    """A whole game, played by people with names."""
    with evening(games) as it:
        for step in demo():
            if step.tap:
                it.session.tap(step.tap, step.text)
                it.settle()


@pytest.fixture
def hand(machine: Machine, tmp_path: Path) -> Hand:
    """A machine, and its twin, with a game that was played."""
    play(tmp_path / "games.db")
    machine.sh(f"systemctl stop boardside; rm -rf {GAMES}/games.db*")
    shutil.copy(tmp_path / "games.db", tmp_path / "sent.db")
    machine.put((tmp_path / "sent.db").read_bytes(), f"{GAMES}/games.db")
    machine.sh(f"chown boardside:boardside {GAMES}/games.db; chmod 600 {GAMES}/games.db")
    machine.settings(SETTINGS.format(rotation=0))
    return Hand(machine, tmp_path)


def test_results_are_written_to_a_stick_that_may_be_pulled_at_any_moment(hand: Hand, tmp_path: Path) -> None:
    machine, twin = hand.machine, hand.twin
    stick = Stick(machine, tmp_path)
    stick.plug()
    for id in ("past", "records"):
        before = machine.shot()
        machine.touch(*twin.spot(id))
        twin.evening.tap(id)
        machine.still(before)
    twin.evening.session.pages.go(replace(twin.evening.session.pages.page, sticks=(MOUNTED,)))
    before = machine.shot()
    machine.touch(*twin.spot("stick/0"))
    machine.still(before, "stick-written")
    machine.until(lambda: ".csv" in machine.sh(f"ls {MOUNTED}"), "the results are on it", 60)
    games = machine.sh(f"ls -la {MOUNTED}")
    stick.pull()
    assert ".csv" in stick.files().lower(), games
    assert machine.state() == "active"
    # Plugged in again, pulled while a file of it is open, it is missed by nobody.
    stick.plug()
    machine.sh(f"(exec 9>{MOUNTED}/half; yes | head -c 9000000 >&9) & sleep 0.3", check=False)
    stick.pull()
    machine.until(lambda: LABEL not in machine.sh("cat /proc/mounts"), "it is mounted no more", 60)
    machine.touch(*twin.spot("close"))
    assert machine.state() == "active"
    twin.close()


def test_a_game_is_brought_in_from_a_stick(machine: Machine, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    play(tmp_path / "elsewhere" / "games.db")
    file = tmp_path / "game.jsonl"
    with Store.read(tmp_path / "elsewhere" / "games.db") as shelf:
        file.write_bytes(b"".join(json_lines.export(shelf, 1)))
        acts = len(shelf.rows(1))
    stick = Stick(machine, tmp_path)
    stick.put(file)
    stick.plug()
    with Hand.at_a_new_evening(machine, tmp_path) as hand:
        for id in ("past", "bring"):
            before = machine.shot()
            machine.touch(*hand.twin.spot(id))
            hand.twin.evening.tap(id)
            machine.still(before)
        machine.shot("stick-bring")
        found = (Found(MOUNTED / file.name, round(file.stat().st_mtime)),)
        hand.twin.evening.session.pages.go(BringPage(found))
        machine.touch(*hand.twin.spot("file/0"))
        machine.until(lambda: len(hand.rows()) >= acts, "its acts are in the machine's journal", 120)
        machine.still(name="stick-brought-in")
    stick.pull()
