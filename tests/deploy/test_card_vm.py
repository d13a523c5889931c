"""A card in a whole computer: two partitions, the firmware's line, real cloud-init, a screen, power cuts."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.deploy.imager import IMAGER
from tests.deploy.newer import newer, sign
from tests.e2e.window import CHECKOUT
from tests.vm.conftest import measured
from tests.vm.machine import Hung, Machine, keep
from tests.vm.picture import PRIMARY

CARDS, MADE = "BOARDSIDE_VM_CARD", "BOARDSIDE_CARD"
"""Name the folder of `make_card` (deploy/image.sh), and the one with `boardside-release.tar.gz`."""
pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(CARDS not in os.environ, reason=f"deploy/test.sh --vm card makes the card that {CARDS} names"),
]
CUTS = int(os.environ.get("BOARDSIDE_CARD_CUTS", "3"))
"""How many cards are cut off, each in its first start and in its second."""
LONGEST = float(os.environ.get("BOARDSIDE_CARD_SECONDS", "40"))
"""Seconds within which the power is cut: what a whole first start takes here, and a little more."""
PATIENCE = 3600.0
BOOT = "@@8M"
"""Where the boot partition begins."""
PROGRESS = re.compile(r"Step (\d) of 5")


class Card:
    """A card on which Imager wrote its files and a person dragged ours. `board`: "-pi" for QEMU's Raspberry Pi 3."""

    def __init__(self, folder: Path, board: str = "") -> None:
        images = Path(os.environ[CARDS])
        self.folder, self.image = folder, folder / "card.img"
        self.images = folder / (images.name + board)  # which names its architecture
        self.images.mkdir(parents=True)
        for path in images.iterdir():
            if path.name != "card.img":
                (self.images / path.name).symlink_to(path.resolve())
        subprocess.run(["cp", "--sparse=always", images / "card.img", self.image], check=True)
        self.started = 0

    def lay(self, archive: Path | None, **files: str) -> None:
        """Imager's files, or these in their place, and ours if there is an archive."""
        drive = self.folder / "bootfs"
        shutil.rmtree(drive, ignore_errors=True)
        drive.mkdir()
        for name, text in {**IMAGER, **files}.items():
            (drive / name).write_text(text)
        if archive is not None:
            subprocess.run([CHECKOUT / "deploy/card.sh", drive, archive], check=True)
        self.copy(*sorted(drive.iterdir()))

    def copy(self, *paths: Path) -> None:
        """Put these on the boot partition."""
        self._mtools("mcopy", "-o", "-s", *paths, "::/")

    def _mtools(self, program: str, *arguments: str | Path) -> str:
        command = [program, "-i", f"{self.image}{BOOT}", *arguments]
        told = {**os.environ, "MTOOLS_SKIP_CHECK": "1"}
        return subprocess.run(command, check=True, capture_output=True, text=True, env=told).stdout

    def read(self, name: str) -> str:
        """A file of the boot partition of the card, which is in no machine."""
        return self._mtools("mtype", f"::/{name}")

    def names(self) -> set[str]:
        """What is on it."""
        return {line.removeprefix("::/").rstrip("/") for line in self._mtools("mdir", "-b", "::/").split()}

    def machine(self) -> Machine:
        """A machine with this card in it: the firmware hands the card's line to the kernel."""
        self.started += 1
        (self.images / "line").write_text(self.read("cmdline.txt"))
        (at := self.folder / f"start-{self.started}").mkdir()
        return Machine(at, self.images, card=self.image)

    def is_a_table(self) -> None:
        """All that was brought is gone, and all that Imager wrote is as it was."""
        assert self.names() == {*IMAGER, "boardside-log.txt"}
        for name, text in IMAGER.items():
            if name != "cmdline.txt":
                assert self.read(name) == text
        assert self.read("cmdline.txt").startswith(IMAGER["cmdline.txt"].rstrip("\n"))


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The release, signed."""
    folder = tmp_path_factory.mktemp("release")
    archive = folder / "boardside-release.tar.gz"
    shutil.copy(Path(os.environ[MADE]) / archive.name, archive)
    subprocess.run(["minisign", "-G", "-W", "-p", f"{archive}.pub", "-s", folder / "key"], check=True)
    return sign(archive, folder / "key")


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a card that became a table is kept for the next test."""
    return tmp_path_factory.mktemp("shelf")


@pytest.fixture
def card(tmp_path: Path) -> Iterator[Card]:
    made = Card(tmp_path / "sd")
    yield made
    made.image.unlink(missing_ok=True)


def connect(machine: Machine) -> None:
    """Debian's packages can be had from now on."""
    machine.sh("[ -d /packages ] || mv /packages.later /packages")


def finished(machine: Machine) -> bool:
    """Whether it ended at the table; raises when it said why it did not."""
    said = machine.sh(
        "cat /boot/firmware/boardside-log.txt 2>/dev/null; systemctl is-active boardside; true", seconds=120
    )
    assert "could not be finished" not in said, said
    return machine.sh("[ -e /var/lib/boardside-card ] || echo gone", seconds=120).strip() == "gone" and said.endswith(
        "\nactive\n"
    )


@contextmanager
def on(card: Card, name: str) -> Iterator[Machine]:
    """The machine, switched on; with a picture every ten seconds and the console's lines for people."""
    machine, shown = card.machine(), 0

    def see() -> None:
        nonlocal shown
        while machine.age > shown * 10:
            keep(machine.shot(), f"{name}-{shown * 10:03}s")
            shown += 1

    machine.see = see  # type: ignore[attr-defined]
    with machine:
        yield machine


def until(machine: Machine, ask: object, what: str) -> None:
    """Wait for it, and look at the screen meanwhile."""

    def asked() -> bool:
        machine.see()  # type: ignore[attr-defined]
        assert callable(ask)
        try:
            return bool(ask())
        except Hung:
            if machine.broken or not machine.alive:
                raise
            return False  # its watchdog reset it, and what was asked went with it

    machine.until(asked, what, PATIENCE, every=1.0)


def switch_off(machine: Machine) -> None:
    """As a person does who touches *Switch off*."""
    machine.sh("touch /run/boardside/poweroff")
    machine.until_off()


def test_from_power_off_to_new_game_with_nobody_typing(card: Card, archive: Path, shelf: Path) -> None:
    card.lay(archive)
    with on(card, "card") as machine:
        until(
            machine,
            lambda: "no network yet" in machine.sh("cat /boot/firmware/boardside-log.txt; true"),
            "it asks for a network",
        )
        asked = machine.shot("card-no-network")
        assert asked.written(), "nothing is to be read on the screen"
        connect(machine)
        began = machine.age
        until(machine, lambda: finished(machine), "the table is up")
        measured(
            "card in a machine: from its network to the table",
            f"{machine.age - began:.0f} s, {began:.0f} s after power",
        )
        first = machine.still(name="card-new-game")
        assert first.middle(PRIMARY) is not None, "New game is not to be seen"
        log = machine.sh("cat /boot/firmware/boardside-log.txt")
        assert PROGRESS.findall(log) == ["1", "2", "3", "4", "5"]
        assert "signed with the key" in log
        assert "oma:" in machine.sh("cat /etc/passwd")
        assert machine.sh("hostname").strip() == "tischlein"
        switch_off(machine)
    card.is_a_table()
    with on(card, "card-again") as machine:
        until(machine, lambda: machine.state() == "active", "the table is up again")
        measured("card in a machine: its second start to the table", f"{machine.age:.0f} s")
        assert machine.still(name="card-again").middle(PRIMARY) is not None
        switch_off(machine)
    card.is_a_table()
    card.image.rename(shelf / "card.img")


def test_a_table_is_updated_from_a_stick_as_its_page_asks_for_it(card: Card, archive: Path, shelf: Path) -> None:
    if not (shelf / "card.img").exists():
        pytest.skip("no card has become a table")
    (shelf / "card.img").replace(card.image)
    update = sign(newer(archive, card.folder), archive.with_name("key"))
    stick = card.folder / "stick.img"
    stick.touch()
    os.truncate(stick, 256 << 20)
    subprocess.run(["mkfs.vfat", "-n", "CLUB", stick], check=True, capture_output=True)
    subprocess.run(["mcopy", "-i", stick, update, f"{update}.minisig", "::/"], check=True)
    with on(card, "card-update") as machine:
        until(machine, lambda: machine.state() == "active", "the table is up")
        machine.still(name="card-before-update")
        file = {"driver": "file", "filename": str(stick)}
        machine.qmp("blockdev-add", **{"node-name": "stick-data", "driver": "raw", "file": file})
        machine.plug("usb-storage", "stick", drive="stick-data")
        until(machine, lambda: "/media/CLUB vfat" in machine.sh("cat /proc/mounts"), "the stick is mounted")
        asks = f"echo CLUB/{update.name} >/run/boardside/.update; mv /run/boardside/.update /run/boardside/update"
        machine.sh(f"setpriv --reuid=boardside --regid=boardside --clear-groups sh -c '{asks}'")
        status = "cat /run/boardside-update/status 2>/dev/null; true"
        told = machine.until(lambda: _over(machine.sh(status)), "the update is over", PATIENCE, every=2.0)
        assert told.splitlines() == ["done", machine.sh("readlink /opt/boardside/current").strip().split("/")[1]]
        assert told.startswith("done\n99.0.0+")
        assert machine.still(name="card-updated").middle(PRIMARY) is not None
        switch_off(machine)


def _over(status: str) -> str:
    return status if status.startswith(("done", "failed")) else ""


def test_on_a_pi_without_a_screen_it_is_installed_and_says_what_it_lacks(tmp_path: Path, archive: Path) -> None:
    """QEMU's Raspberry Pi 3 Model B: the model, pins, card and watchdog of a Pi, and no screen that Linux knows."""
    if not os.environ.get("BOARDSIDE_CARD_PI"):
        pytest.skip("QEMU's Pi 3 never came to the end: only with BOARDSIDE_CARD_PI=1 (tests/vm/README.md)")
    if not (Path(os.environ[CARDS]) / "tree.dtb").exists():
        pytest.skip("a Pi has an arm64 processor: deploy/test.sh --vm arm64 card")
    card = Card(tmp_path / "sd", "-pi")
    card.lay(archive)
    update = sign(newer(archive, card.folder), archive.with_name("key"))
    card.copy(update, Path(f"{update}.minisig"))
    log = "cat /boot/firmware/boardside-log.txt 2>/dev/null; true"
    with card.machine() as machine:
        machine.until(lambda: "Step" in machine.sh(log), "its first start begins", PATIENCE, every=1.0)
        connect(machine)
        machine.until(lambda: "could not be finished" in machine.sh(log), "it is installed", 2 * PATIENCE, every=2.0)
        measured("card in QEMU's Pi 3: from power to its last sentence", f"{machine.age:.0f} s")
        said = machine.sh(log)
        assert "Everything is installed, but the table shows no picture" in said, said
        assert "python3-lgpio cannot be had here" in said, said
        assert "Raspberry Pi 3 Model B" in machine.sh("cat /proc/device-tree/model")
        assert machine.sh("findmnt -no SOURCE,FSTYPE /boot/firmware").split() == ["/dev/mmcblk0p1", "vfat"]
        assert machine.sh("stat -c %G /dev/gpiochip0").strip() == "dialout"
        assert machine.sh("systemctl show --value -p RuntimeWatchdogUSec").strip() == "14s"
        assert "include-system-site-packages = true" in machine.sh("cat /opt/boardside/current/venv/pyvenv.cfg")
        told = machine.sh("boardside doctor 2>&1", check=False)
        print(told)
        assert "Raspberry Pi 3 Model B" in told
        told = machine.sh(f"boardside update /boot/firmware/{update.name} 2>&1", check=False, seconds=PATIENCE)
        print(told)
        assert "showed no first picture" in told, told
        assert not machine.sh("basename $(readlink /opt/boardside/current)").startswith("99.0.0")
        switch_off(machine)
    assert "boardside" in card.names(), "it is tried again at the next start"


@pytest.mark.parametrize("seed", range(CUTS))
def test_cut_off_in_its_first_start_and_in_its_second_it_ends_at_the_table(
    card: Card, archive: Path, seed: int
) -> None:
    card.lay(archive)
    chance, reached = random.Random(seed), []
    for _ in range(2):
        moment = chance.uniform(0.0, LONGEST)
        with card.machine() as machine:
            if moment > 10.0:
                connect(machine)
            time.sleep(max(0.0, moment - machine.age))
        log = card.read("boardside-log.txt").splitlines() if "boardside-log.txt" in card.names() else []
        reached.append(f"{moment:.1f} s: {log[-1].partition('  ')[2] if log else 'nothing'}")
    print(f"seed {seed}: {'; '.join(reached)}")
    with on(card, f"card-cut-{seed}") as machine:
        connect(machine)
        until(machine, lambda: finished(machine), f"the table is up after {reached}")
        assert machine.still(name=f"card-cut-{seed}").middle(PRIMARY) is not None
        switch_off(machine)
    card.is_a_table()
