"""A card's first start under a real systemd and a real cloud-init, with what Imager wrote beside it; nobody types."""

from __future__ import annotations

import fcntl
import os
import random
import shutil
import struct
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.booted import Machine, machine, measured, until
from tests.deploy.imager import CONFIGURED, IMAGER
from tests.deploy.newer import VERSION, newer
from tests.e2e.window import CHECKOUT, XServer, still_picture, x_server

CARD = "BOARDSIDE_CARD"
"""Names the folder with `root` (a Debian with cloud-init), `packages` (an archive of the system's packages) and
`boardside-release.tar.gz`; `deploy/test.sh --full card` makes it."""
pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(CARD not in os.environ, reason=f"deploy/test.sh --full card makes the folder that {CARD} names"),
]
CUTS = int(os.environ.get("BOARDSIDE_CARD_CUTS", "3"))
"""How many cards are cut off, each in its first start and in its second."""
LONGEST = float(os.environ.get("BOARDSIDE_CARD_SECONDS", "25"))
"""Seconds within which the power is cut: what a whole first start takes on an idle machine, and a little more."""
MINUTES = 1800.0
SHUT_DOWN, NOTHING_FLUSHED = 0x8004587D, 2
"""The kernel's `FS_IOC_GOINGDOWN` of a file system, and its word for leaving the disk as it is at this moment."""
RUN = "systemd.run=/boot/firmware/boardside/start.sh"
WORDS = "'ds=nocloud;i=rpi-imager-1760000000000'"


class Card:
    """A card as Imager and card.sh left it, and the glass of the machine that it is put into."""

    def __init__(self, folder: Path, glass: XServer) -> None:
        made = Path(os.environ[CARD])
        self.root, self.glass, self.packages = folder / "root", glass, made / "packages"
        subprocess.run(["cp", "-a", "--reflink=auto", f"{made / 'root'}/.", self.root], check=True)
        self.boot = self.root / "boot/firmware"
        self.boot.mkdir(parents=True, exist_ok=True)
        for name, text in IMAGER.items():
            (self.boot / name).write_text(text)
        (self.root / "etc/cloud/cloud.cfg.d/99_raspberry-pi.cfg").write_text(CONFIGURED)
        (self.root / "etc/apt/sources.list").write_text("deb [trusted=yes] file:/packages ./\n")
        drawn = self.root / "etc/systemd/system/boardside.service.d"
        drawn.mkdir(parents=True)
        (drawn / "glass.conf").write_text(f"[Service]\nEnvironment=DISPLAY={glass.environment['DISPLAY']}\n")
        (quick := self.root / "etc/systemd/system/boardside-card.service.d").mkdir(parents=True)
        (quick / "quick.conf").write_text("[Service]\nEnvironment=BOARDSIDE_CARD_PAUSE=1\n")
        self.archive = made / "boardside-release.tar.gz"
        self.lay()

    def lay(self, *packages: Path) -> None:
        """Put Boardside on it."""
        subprocess.run([CHECKOUT / "deploy/card.sh", self.boot, self.archive, *packages], check=True)

    @property
    def log(self) -> str:
        """What a PC can read of it."""
        written = self.boot / "boardside-log.txt"
        return written.read_text() if written.exists() else ""

    def connect(self) -> None:
        """The servers of the system's packages can be reached from now on."""
        shutil.copytree(self.packages, self.root / "packages", dirs_exist_ok=True)

    def finished(self, machine: Machine) -> bool:
        """Whether it ended at the table; raises when it said why it did not."""
        assert "It could not be finished" not in self.log
        return not (self.root / "var/lib/boardside-card").exists() and machine.property("ActiveState") == "active"

    def becomes_a_table(self, machine: Machine, after: object = "") -> None:
        """Wait until it ended at the table; the card's log is told where it does not."""
        try:
            until(lambda: self.finished(machine), f"the table is up {after}", MINUTES)
        except AssertionError as late:
            raise AssertionError(f"{late}\n{self.log}") from late

    def is_a_table(self) -> None:
        """All is as it is to be at the end."""
        left = {each.name for each in self.boot.iterdir()}
        assert left == {*IMAGER, "boardside-log.txt"}
        for name, text in IMAGER.items():
            if name != "cmdline.txt":
                assert (self.boot / name).read_text() == text
        assert (self.boot / "cmdline.txt").read_text().startswith(IMAGER["cmdline.txt"].rstrip("\n"))
        assert not list((self.root / "etc/systemd/system").rglob("boardside-card.service"))
        assert "oma:" in (self.root / "etc/passwd").read_text()
        assert (self.root / "etc/hostname").read_text() == "tischlein\n"


@pytest.fixture
def card(tmp_path: Path) -> Iterator[Card]:
    with x_server() as glass:
        yield Card(tmp_path, glass)


class Disk:
    """A file system of a card's own (ext4, as Raspberry Pi OS has it), mounted at `at`."""

    def __init__(self, at: Path) -> None:
        self.at, self._file = at, at.with_name("disk.img")
        at.mkdir()
        self._file.touch()
        os.truncate(self._file, 4 << 30)
        subprocess.run(["mkfs.ext4", "-q", self._file], check=True)
        self.mount()

    def mount(self) -> None:
        """Put it in: the kernel makes it whole again by its journal, as at a start."""
        done = subprocess.run(["mount", "-o", "loop,noatime", self._file, self.at], capture_output=True, text=True)
        if done.returncode:
            pytest.skip(f"no disk of a card's own can be mounted here: {done.stderr.strip()}")

    def cut(self, booted: Machine) -> None:
        """The power of this machine goes: what was not yet written to the disk is lost."""
        folder = os.open(self.at, os.O_RDONLY)
        try:
            fcntl.ioctl(folder, SHUT_DOWN, struct.pack("I", NOTHING_FLUSHED))
        finally:
            os.close(folder)
        booted.cut()
        # The kernel may know the file system as shut down for as long as any process still sees it: what is on it is
        # mounted from another file.
        subprocess.run(["umount", "--lazy", self.at], check=True)
        kept = self._file.with_suffix(".kept")
        subprocess.run(["cp", "--sparse=always", "--reflink=auto", self._file, kept], check=True)
        kept.replace(self._file)
        self.mount()

    def take_out(self) -> None:
        """Take it out, and away."""
        subprocess.run(["umount", "--lazy", self.at], check=True)
        self._file.unlink()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """The disk that the root of `card` is on."""
    made = Disk(tmp_path / "root")
    yield made
    made.take_out()


def test_from_power_off_to_the_table_with_nobody_typing(card: Card) -> None:
    empty, began = card.glass.picture(), time.monotonic()
    with machine(card.root, WORDS) as booted:
        until(lambda: "cannot be reached" in card.log, "it says that it has no network")
        card.connect()
        card.becomes_a_table(booted)
        measured("a card's first start to the table, besides downloads", f"{time.monotonic() - began:.0f} s")
        assert still_picture(card.glass, empty)
        steps = [line.partition("  ")[2] for line in card.log.splitlines() if "Step " in line]
        assert [step.partition(":")[0] for step in steps] == [f"Step {number} of 5" for number in range(1, 6)]
        card.is_a_table()
    console = card.root.parent / "boot.log"
    said = console.stat().st_size
    with machine(card.root, WORDS) as booted:  # cloud-init still knows what it was given, and finds nothing to do
        booted.up()
        card.is_a_table()
    later = console.read_bytes()[said:]
    assert [each for each in (b"cloud-init[", b"Cloud-init v", b"ci-info") if each in later] == []


def test_with_the_systems_packages_on_the_card_no_network_is_needed(card: Card, tmp_path: Path) -> None:
    architecture = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True)
    packages = tmp_path / f"packages-trixie-{architecture.stdout.strip()}.tar"
    subprocess.run(["tar", "-C", card.packages.parent, "-cf", packages, "packages"], check=True)
    card.lay(packages)
    with machine(card.root, WORDS) as booted:
        card.becomes_a_table(booted)
        assert "no network is needed" in card.log
        card.is_a_table()
    assert not list((card.root / "etc/apt/sources.list.d").iterdir())


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("user-data", "#cloud-config\nusers: [oma\nhostname: 'tischlein\n"),
        ("user-data", "#cloud-config\nusers:\n- name: 'Oma und Opa'\n  groups: nobody-knows\n"),
        ("network-config", "network:\n  version: 2\n  wifis:\n    wlan0:\n      access-points: zu Hause\n"),
    ],
    ids=["no YAML", "a user that cannot be", "a Wi-Fi that cannot be"],
)
def test_a_setting_of_imagers_that_is_wrong_keeps_no_table_away(card: Card, name: str, text: str) -> None:
    (card.boot / name).write_text(text)
    card.connect()
    with machine(card.root, WORDS) as booted:
        card.becomes_a_table(booted)
    assert {each.name for each in card.boot.iterdir()} == {*IMAGER, "boardside-log.txt"}
    assert (card.boot / name).read_text() == text


@pytest.mark.parametrize("seed", range(CUTS))
def test_cut_off_in_its_first_start_and_in_its_second_it_ends_at_the_table(disk: Disk, card: Card, seed: int) -> None:
    card.connect()
    os.sync()
    chance, reached = random.Random(seed), []
    for _ in range(2):
        moment = chance.uniform(0.0, LONGEST)
        booted = Machine(card.root, WORDS)
        time.sleep(moment)
        disk.cut(booted)
        last = card.log.splitlines()[-1:] or ["nothing yet"]
        reached.append(f"{moment:.1f} s: {last[0].partition('  ')[2] or last[0]}")
    print(f"seed {seed}: {'; '.join(reached)}")
    with machine(card.root, WORDS) as booted:
        card.becomes_a_table(booted, reached)
        card.is_a_table()


def test_cut_off_the_moment_that_it_is_done_it_is_a_table_all_the_same(disk: Disk, card: Card) -> None:
    card.connect()
    os.sync()
    booted = Machine(card.root, WORDS)
    until((card.root / "var/lib/boardside-card/done").exists, "it says to itself that it is done", MINUTES)
    disk.cut(booted)
    with machine(card.root, WORDS) as booted:
        card.becomes_a_table(booted)
        card.is_a_table()


def test_an_update_and_a_way_back_that_were_cut_off_are_run_again(disk: Disk, card: Card, tmp_path: Path) -> None:
    card.connect()
    os.sync()
    with machine(card.root, WORDS) as booted:
        card.becomes_a_table(booted)
    versions = card.root / "opt/boardside/current"
    first = versions.readlink().name
    archive = newer(card.archive, tmp_path)
    shutil.copy(archive, card.root / "root")
    os.sync()
    update, back = ("boardside", "update", "--unsigned", f"/root/{archive.name}"), ("boardside", "update", "--back")
    chance = random.Random(31)
    for command, cuts, wanted in ((update, 3, VERSION), (back, 2, first)):
        for moment in (chance.uniform(0.0, LONGEST) for _ in range(cuts)):
            booted = Machine(card.root, WORDS)
            booted.up()
            with subprocess.Popen(booted.command(*command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
                time.sleep(moment)
                disk.cut(booted)
            with machine(card.root, WORDS) as booted:
                booted.up()
                left = versions.readlink().name
                print(f"{command[-1]}, cut off after {moment:.1f} s: {left} runs")
                assert (versions / ".complete").exists()
                assert left == first or left.startswith(VERSION)
        with machine(card.root, WORDS) as booted:
            booted.up()
            if not versions.readlink().name.startswith(wanted):
                done = booted.within(*command)
                assert done.returncode == 0, done.stdout + done.stderr
            booted.up()
            assert versions.readlink().name.startswith(wanted)


def test_a_card_that_was_started_before_is_used_by_its_boot_line(card: Card) -> None:
    shutil.rmtree(card.boot / "boardside")
    (card.boot / "vendor-data").unlink()
    with machine(card.root, WORDS) as booted:
        until(lambda: "oma:" in (card.root / "etc/passwd").read_text(), "cloud-init did what Imager wanted")
        assert not card.log
        booted.within("cloud-init", "status", "--wait")
    line = (card.boot / "cmdline.txt").read_text().replace(" resize", "")
    (card.boot / "cmdline.txt").write_text(line)
    card.lay()
    assert "systemd.run=" in (card.boot / "cmdline.txt").read_text()
    card.connect()
    # The firmware hands the line to the kernel; here to systemd, whose start of this kind ends by itself.
    once = Machine(card.root, f"{RUN} systemd.run_success_action=poweroff systemd.unit=kernel-command-line.target")
    until(once.off, "it is planted")
    assert (card.boot / "cmdline.txt").read_text() == line
    with machine(card.root, WORDS) as booted:
        card.becomes_a_table(booted)
        assert not (card.boot / "boardside").exists()
