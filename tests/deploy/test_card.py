"""A card for a Raspberry Pi: what is put on it beside Imager's files, and what its first start says of bad input."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion.language.message_texts import LANGUAGES

pytestmark = pytest.mark.skipif(shutil.which("minisign") is None, reason="minisign is not installed")
HOUSE = Path(__file__).parents[2]
CARD, START = HOUSE / "deploy" / "card.sh", HOUSE / "deploy" / "card" / "start.sh"
HOOK = "systemd.run=/boot/firmware/boardside/start.sh"
ENDING = "systemd.run_success_action=reboot systemd.unit=kernel-command-line.target"
FIRST = "console=serial0,115200 console=tty1 root=PARTUUID=a1-02 rootwait resize ds=nocloud;i=rpi-imager-1"
LATER = FIRST.replace(" resize", "")
IMAGER = {
    "meta-data": "instance-id: rpi-imager-1\n",
    "user-data": "#cloud-config\nhostname: tischlein\nruncmd:\n  - [ rfkill, unblock, wifi ]\n",
    "network-config": "network:\n  version: 2\n",
    "config.txt": "dtoverlay=vc4-kms-v3d\n",
    "issue.txt": "Raspberry Pi reference 2025-10-01\nGenerated using pi-gen, stage2\n",
}


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A release as small as one can be: an installer that says that it ran, and one package."""
    parts = tmp_path / "boardside-1+abc"
    (parts / "deploy").mkdir(parents=True)
    (parts / "wheels").mkdir()
    (parts / "wheels" / "kivy-1-py3-none-any.whl").touch()
    (parts / "deploy" / "common.sh").write_text('appliance_packages=(libgl1)\nmissing_packages() { cat "$missing"; }\n')
    installer = parts / "deploy" / "install.sh"
    installer.write_text('#!/bin/sh\necho "boardside: installing ($*)" >&2\n! [ -e "$fails" -o -e "${0%/*}/left" ]\n')
    installer.chmod(0o755)
    packed = tmp_path / "boardside-1+abc.tar.gz"
    with tarfile.open(packed, "w:gz") as file:
        file.add(parts, parts.name)
    sign(packed)
    return packed


def sign(packed: Path) -> None:
    """Sign it with a new key, which then lies beside it."""
    key = packed.with_name("key")
    subprocess.run(["minisign", "-G", "-W", "-f", "-p", f"{packed}.pub", "-s", key], check=True, capture_output=True)
    said = ("-t", "boardside-1+abc, number 7")
    subprocess.run(["minisign", "-S", *said, "-s", key, "-m", packed], check=True, capture_output=True)


def bootfs(folder: Path, line: str = FIRST, **files: str) -> Path:
    """The boot partition as Imager left it."""
    folder.mkdir(parents=True)
    for name, text in {**IMAGER, **files, "cmdline.txt": line + "\n"}.items():
        (folder / name).write_text(text)
    return folder


def lay(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    told = {**os.environ, **environment}
    return subprocess.run([CARD, *arguments], capture_output=True, text=True, timeout=60, check=False, env=told)


def program(folder: Path, name: str, *lines: str) -> None:
    """A program that does only this, before all others."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text("\n".join(["#!/bin/sh", *lines, ""]))
    (folder / name).chmod(0o755)


class Pi:
    """A machine that a card was put into, as far as the first start looks at one."""

    def __init__(self, folder: Path, *archives: Path) -> None:
        self.root, self.programs = folder / "pi", folder / "programs"
        self.boot = bootfs(self.root / "boot/firmware")
        for each in ("etc", "dev", "proc"):
            (self.root / each).mkdir()
        (self.root / "etc/os-release").write_text("VERSION_CODENAME=trixie\n")
        (self.root / "proc/cmdline").write_text(FIRST)
        (self.root / "dev/tty9").touch()
        self.called = folder / "called"
        program(self.programs, "systemctl", f'echo "systemctl $*" >>"{self.called}"')
        program(self.programs, "chvt")
        program(self.programs, "ip")
        program(self.programs, "getconf", "echo 64")
        program(self.programs, "journalctl", "echo no screen is connected")
        (folder / "missing").touch()
        self.list = self.root / "etc/apt/sources.list.d/boardside-card.list"
        done = lay(self.boot, *archives)
        assert done.returncode == 0, done.stderr

    def start(self, *arguments: str) -> int:
        """What the first start ends with."""
        told = {
            **os.environ,
            "PATH": f"{self.programs}:{os.environ['PATH']}",
            "BOARDSIDE_CARD_ROOT": str(self.root),
            "BOARDSIDE_CARD_PAUSE": "0",
            "missing": str(self.root.parent / "missing"),
            "fails": str(self.root.parent / "fails"),
        }
        script = self.root / "var/lib/boardside-card/start.sh" if arguments else self.boot / "boardside/start.sh"
        return subprocess.run([script, *arguments], env=told, timeout=60, check=False, capture_output=True).returncode

    @property
    def log(self) -> str:
        return (self.boot / "boardside-log.txt").read_text()

    @property
    def screen(self) -> str:
        return (self.root / "dev/tty9").read_text()

    def refuses(self, *words: str) -> None:
        """It stops with these words, on the screen and in the log, and everything is still there for another try."""
        assert self.start() == 0
        assert self.start("finish") == 1
        shown = " ".join(self.screen.split())
        for each in words:
            assert each in self.log
            assert each in shown
        assert "could not be finished" in shown
        assert (self.boot / "boardside/start.sh").exists()
        assert (self.root / "etc/systemd/system/multi-user.target.wants/boardside-card.service").exists()


@pytest.fixture
def pi(tmp_path: Path, archive: Path) -> Pi:
    return Pi(tmp_path, archive)


def test_nothing_that_imager_wrote_is_replaced(tmp_path: Path, archive: Path) -> None:
    card = bootfs(tmp_path / "bootfs")
    assert lay(card, archive).returncode == 0
    for name, text in {**IMAGER, "cmdline.txt": FIRST + "\n"}.items():
        assert (card / name).read_text() == text
    assert (card / "vendor-data").read_text().startswith("#cloud-boothook\n#!/bin/sh\n")
    laid = {each.name for each in (card / "boardside").iterdir()}
    assert laid == {"start.sh", "SHA256SUMS", archive.name, f"{archive.name}.minisig", f"{archive.name}.pub"}
    for line in (card / "boardside/SHA256SUMS").read_text().splitlines():
        digest, _, name = line.partition("  ")
        assert hashlib.sha256((card / "boardside" / name).read_bytes()).hexdigest() == digest


def test_the_zip_holds_what_is_put_on_a_card(tmp_path: Path, archive: Path) -> None:
    card = bootfs(tmp_path / "bootfs")
    before = {each.name for each in card.iterdir()}
    assert lay("--zip", tmp_path / "card.zip", archive).returncode == 0
    assert lay(card, archive).returncode == 0
    laid = {str(each.relative_to(card)) for each in card.rglob("*") if each.is_file()} - before
    with zipfile.ZipFile(tmp_path / "card.zip") as zipped:
        assert {name for name in zipped.namelist() if not name.endswith("/")} == laid
        for name in laid:
            assert zipped.read(name) == (card / name).read_bytes()


def test_the_page_that_goes_with_it_says_its_three_steps_in_every_language() -> None:
    text = (CARD.parent / "card" / "BOARDSIDE.html").read_text()
    page = ElementTree.fromstring(text.partition("-->")[2])
    assert len(page.findall(".//svg")) == 3
    sections = {each.get("lang"): each for each in page.findall(".//section")}
    assert set(sections) == set(LANGUAGES)
    for section in sections.values():
        steps = ["".join(each.itertext()) for each in section.findall("ol/li")]
        assert len(steps) == 3
        assert "Raspberry Pi OS Lite (64-bit)" in steps[0]
        for name in ("vendor-data", "BOARDSIDE.html", "boardside", "bootfs"):
            assert name in steps[1]
        assert "boardside-log.txt" in "".join(section.itertext())


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        (LATER, f"{LATER} {HOOK} {ENDING}"),  # it was in a Pi before: cloud-init runs once
        (f"{LATER} systemd.run=/boot/firstrun.sh {ENDING}", f"{LATER} {HOOK} systemd.run=/boot/firstrun.sh {ENDING}"),
    ],
)
def test_the_boot_line_keeps_its_words_and_runs_it_where_cloud_init_will_not(
    tmp_path: Path, archive: Path, line: str, becomes: str
) -> None:
    card = bootfs(tmp_path / "bootfs", line)
    for _ in range(2):
        assert lay(card, archive).returncode == 0
        assert (card / "cmdline.txt").read_text() == becomes + "\n"


def test_a_bookworm_card_gets_no_vendor_data(tmp_path: Path, archive: Path) -> None:
    card = bootfs(tmp_path / "bootfs", LATER)
    (card / "meta-data").unlink()
    assert lay(card, archive).returncode == 0
    assert not (card / "vendor-data").exists()


def test_vendor_data_of_somebody_else_stays(tmp_path: Path, archive: Path) -> None:
    card = bootfs(tmp_path / "bootfs", **{"vendor-data": "#cloud-config\n"})
    assert lay(card, archive).returncode == 0
    assert (card / "vendor-data").read_text() == "#cloud-config\n"
    assert (card / "cmdline.txt").read_text() == f"{FIRST} {HOOK} {ENDING}\n"


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"kernel7.img": ""}, "32-bit"),
        ({"issue.txt": "Generated using pi-gen, stage4\n"}, "desktop"),
        ({"cmdline.txt": None}, "no cmdline.txt"),
    ],
)
def test_a_card_that_cannot_become_a_table_is_left_as_it_is(
    tmp_path: Path, archive: Path, files: dict[str, str | None], said: str
) -> None:
    card = bootfs(tmp_path / "bootfs")
    for name, text in files.items():
        if text is None:
            (card / name).unlink()
        else:
            (card / name).write_text(text)
    before = {each.name for each in card.iterdir()}
    done = lay(card, archive)
    assert done.returncode == 1
    assert said in done.stderr
    assert {each.name for each in card.iterdir()} == before


def test_a_full_drive_and_a_damaged_archive_are_said_before_anything_is_written(tmp_path: Path, archive: Path) -> None:
    card = bootfs(tmp_path / "bootfs")
    before = {each.name for each in card.iterdir()}
    program(tmp_path / "programs", "df", "printf 'Avail\\n3\\n'")
    done = lay(card, archive, PATH=f"{tmp_path / 'programs'}:{os.environ['PATH']}")
    assert "is full: 6 MB are needed, and 3 MB are free" in done.stderr
    archive.write_bytes(archive.read_bytes()[:-40])
    assert "is damaged" in lay(card, archive).stderr
    assert {each.name for each in card.iterdir()} == before


def test_its_first_start_ends_at_the_table_and_takes_away_what_was_brought(pi: Pi) -> None:
    assert pi.start() == 0
    assert "systemctl start --no-block boardside-card.service" in pi.called.read_text()
    assert pi.start("finish") == 0
    assert "installing (--no-start --key" in pi.log
    assert pi.called.read_text().splitlines()[-2:] == ["systemctl restart boardside.service", "systemctl daemon-reload"]
    assert {each.name for each in pi.boot.iterdir()} == {*IMAGER, "cmdline.txt", "boardside-log.txt"}
    assert not list(pi.root.rglob("*boardside-card*"))
    assert "Step 5 of 5: starting the table" in pi.screen
    for step in range(1, 6):
        assert f"Step {step} of 5" in pi.log


def test_a_32_bit_system_is_refused(pi: Pi) -> None:
    program(pi.programs, "getconf", "echo 32")
    pi.refuses("This is the 32-bit system.", "Raspberry Pi OS Lite (64-bit)")


def test_a_system_with_a_desktop_is_refused(pi: Pi) -> None:
    (pi.root / "etc/systemd/system").mkdir(parents=True)
    (pi.root / "etc/systemd/system/display-manager.service").symlink_to("/lib/systemd/system/lightdm.service")
    pi.refuses("desktop")


def test_another_release_of_the_system_is_refused(pi: Pi) -> None:
    (pi.root / "etc/os-release").write_text("VERSION_CODENAME=bullseye\n")
    pi.refuses("This system is bullseye", "bookworm or trixie")


@pytest.mark.parametrize("harm", ["archive", "sums", "cut", "key"])
def test_a_damaged_kit_is_refused_and_goes_on_once_it_is_whole(pi: Pi, archive: Path, harm: str) -> None:
    kit = pi.boot / "boardside"
    kept = shutil.copytree(kit, pi.root.parent / "kept")
    if harm == "archive":
        (kit / archive.name).unlink()
    elif harm == "sums":
        (kit / "SHA256SUMS").write_text("")
    elif harm == "cut":
        (kit / archive.name).write_bytes(archive.read_bytes()[:-1])
    else:
        (kit / f"{archive.name}.pub").write_text("another\n")
    pi.refuses("Put everything that is in the zip there again")
    shutil.copytree(kept, kit, dirs_exist_ok=True)
    assert pi.start() == 0
    assert pi.start("finish") == 0


def test_two_versions_on_one_card_are_refused_with_what_to_delete(pi: Pi, archive: Path) -> None:
    shutil.copy(archive, pi.boot / "boardside" / "boardside-2+def.tar.gz")
    pi.refuses("Two versions of Boardside", "Delete that folder")


def summed(kit: Path) -> None:
    """The sums say what is in the kit, as whoever changes a file would see to."""
    names = sorted(each.name for each in kit.iterdir() if each.name != "SHA256SUMS")
    lines = (f"{hashlib.sha256((kit / name).read_bytes()).hexdigest()}  {name}\n" for name in names)
    (kit / "SHA256SUMS").write_text("".join(lines))


@pytest.mark.parametrize("harm", ["archive", "signature", "comment", "another key", "no signature", "no key"])
def test_nothing_is_run_of_a_kit_that_its_key_did_not_sign(pi: Pi, archive: Path, harm: str) -> None:
    kit = pi.boot / "boardside"
    signature, key = kit / f"{archive.name}.minisig", kit / f"{archive.name}.pub"
    if harm == "archive":
        parts = archive.with_name("boardside-1+abc")
        (parts / "deploy/more").touch()
        with tarfile.open(kit / archive.name, "w:gz") as file:
            file.add(parts, parts.name)
    elif harm == "signature":
        first, sealed, *rest = signature.read_text().splitlines()
        signature.write_text("\n".join((first, sealed[:20] + sealed[20:24].swapcase() + sealed[24:], *rest, "")))
    elif harm == "comment":
        signature.write_text(signature.read_text().replace("number 7", "number 8"))
    elif harm == "another key":
        sign(archive)
        shutil.copy(f"{archive}.pub", key)
    else:
        (signature if harm == "no signature" else key).unlink()
    summed(kit)
    pi.refuses("was not signed with the key that came with it")
    assert "installing (" not in pi.log
    assert not (pi.root / "var/lib/boardside-card/unpacked").exists()


def test_a_kit_says_who_signed_it_or_that_nobody_did(pi: Pi, archive: Path) -> None:
    whole = hashlib.sha256(base64.b64decode(Path(f"{archive}.pub").read_text().splitlines()[1])).hexdigest()
    assert pi.start() == 0
    assert pi.start("finish") == 0
    assert f"boardside-1+abc.tar.gz: signed with the key {whole[:4]} {whole[4:8]} " in pi.log


def test_a_kit_that_was_packed_from_a_checkout_says_that_nobody_signed_it(tmp_path: Path, archive: Path) -> None:
    for ending in ("minisig", "pub"):
        Path(f"{archive}.{ending}").unlink()
    pi = Pi(tmp_path, archive)
    assert pi.start() == 0
    assert pi.start("finish") == 0
    assert "nobody signed boardside-1+abc.tar.gz" in pi.log
    assert "installing (--no-start)" in pi.log


@pytest.fixture
def offline(tmp_path: Path, archive: Path) -> Pi:
    """A Pi without a network, and a card that brings the packages of the system for it, signed as the program is."""
    parts = tmp_path / "packages"
    parts.mkdir()
    (parts / "Packages").write_text("Package: libgl1\n")
    packages = tmp_path / "packages-trixie-arm64.tar"
    with tarfile.open(packages, "w") as file:
        file.add(parts, parts.name)
    subprocess.run(["minisign", "-S", "-s", tmp_path / "key", "-m", packages], check=True, capture_output=True)
    pi = Pi(tmp_path, archive, packages)
    (tmp_path / "missing").write_text("libgl1\n")
    program(pi.programs, "dpkg", "echo arm64")
    program(pi.programs, "apt-get", f'echo "$*" >>"{pi.called}"', f'cat "{pi.list}" >>"{pi.called}"')
    return pi


def test_with_the_packages_on_the_card_no_network_is_asked_for(offline: Pi) -> None:
    assert offline.start() == 0
    assert offline.start("finish") == 0
    assert "no network is needed" in offline.log
    assert "packages-trixie-arm64.tar: signed with the key" in offline.log
    called = offline.called.read_text()
    assert "deb [trusted=yes] file:" in called
    assert "Dir::Etc::SourceParts=/dev/null" in called
    assert not offline.list.exists()
    assert not list(offline.root.rglob("*boardside-card*"))


@pytest.mark.parametrize(("release", "machine"), [("bookworm", "arm64"), ("trixie", "amd64")])
def test_packages_for_another_system_are_refused(offline: Pi, release: str, machine: str) -> None:
    (offline.root / "etc/os-release").write_text(f"VERSION_CODENAME={release}\n")
    program(offline.programs, "dpkg", f"echo {machine}")
    offline.refuses("are for trixie (arm64)", f"this system is {release} ({machine})")


def test_packages_that_the_key_did_not_sign_are_refused(offline: Pi) -> None:
    kit = offline.boot / "boardside"
    (kit / "packages-trixie-arm64.tar.minisig").unlink()
    summed(kit)
    offline.refuses("was not signed with the key that came with it")


def test_a_full_card_is_refused(pi: Pi) -> None:
    program(pi.programs, "df", "printf 'Avail\\n120\\n'")
    pi.refuses("The card is full: 800 MB are needed, and 120 MB are free.")


def test_without_a_network_it_says_how_to_give_it_one_and_tries_again(pi: Pi) -> None:
    (pi.root.parent / "missing").write_text("libgl1\n")
    tries = pi.root.parent / "tries"
    program(pi.programs, "apt-get", f'echo . >>"{tries}"', f'[ "$(wc -l <"{tries}")" -gt 3 ] || exit 100')
    # Between two tries it waits; what the screen shows then is kept.
    program(pi.programs, "sleep", f'cat "{pi.root}/dev/tty9" >>"{pi.root.parent}/shown"')
    assert pi.start() == 0
    assert pi.start("finish") == 0
    assert pi.log.count("Plug in a network cable") == 1
    assert (pi.root.parent / "shown").read_text().count("Raspberry Pi Imager") == 3


def test_what_cannot_be_installed_is_tried_three_times_and_says_why(pi: Pi) -> None:
    (pi.root.parent / "fails").touch()
    pi.refuses("Installing failed: installing (")
    assert pi.log.count("Step 4 of 5") == 3


def test_a_table_without_a_picture_says_so_and_is_tried_again(pi: Pi) -> None:
    program(pi.programs, "systemctl", 'case "$*" in restart*|*is-active*) exit 1 ;; esac')
    pi.refuses("Everything is installed, but the table shows no picture: no screen is connected")


def test_a_table_whose_picture_is_there_at_its_second_start_alone_is_up(pi: Pi) -> None:
    looked = pi.root.parent / "looked"
    third = f'echo x >>"{looked}"; [ "$(wc -l <"{looked}")" -ge 3 ]'
    program(pi.programs, "systemctl", f'case "$*" in restart*) exit 1 ;; *is-active*) {third} ;; esac')
    assert pi.start() == 0
    assert pi.start("finish") == 0
    assert "the table is up" in pi.log


def test_what_was_cut_off_while_it_was_unpacked_is_unpacked_again(pi: Pi) -> None:
    assert pi.start() == 0
    half = pi.root / "var/lib/boardside-card/unpacked.part"
    (half / "deploy").mkdir(parents=True)
    (half / "deploy/left").touch()  # which would make another version of it
    assert pi.start("finish") == 0


def test_cut_off_while_it_cleans_up_it_only_cleans_up(pi: Pi) -> None:
    assert pi.start() == 0
    (pi.root / "var/lib/boardside-card/done").touch()
    shutil.rmtree(pi.boot / "boardside")
    assert pi.start("finish") == 0
    assert "Step" not in pi.log
    assert not (pi.root / "var/lib/boardside-card").exists()


def test_all_that_was_installed_is_on_the_card_before_it_says_that_it_is_done(pi: Pi) -> None:
    done = pi.root / "var/lib/boardside-card/done"
    # `sync FILE` writes that file alone; cut off after it, a unit that was written before could be there and empty.
    program(pi.programs, "sync", f'[ "$#$(ls {done} 2>/dev/null)" != 0 ] || echo all >>"{pi.called}"')
    assert pi.start() == 0
    assert pi.start("finish") == 0
    called = pi.called.read_text().splitlines()
    assert called[called.index("systemctl restart boardside.service") + 1] == "all"


def test_run_by_the_boot_line_it_takes_its_words_away_and_leaves_imagers(pi: Pi) -> None:
    for words in (ENDING, f"systemd.run=/boot/firstrun.sh {ENDING}"):
        line = f"{LATER} {HOOK} {words}"
        (pi.boot / "cmdline.txt").write_text(line + "\n")
        (pi.root / "proc/cmdline").write_text(line)
        assert pi.start() == 0
        left = LATER if words == ENDING else f"{LATER} {words}"
        assert (pi.boot / "cmdline.txt").read_text() == left + "\n"
    assert not pi.called.exists()
    assert (pi.root / "etc/systemd/system/multi-user.target.wants/boardside-card.service").exists()
