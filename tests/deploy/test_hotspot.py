"""The table's own Wi-Fi: root's script with a stand-in for nmcli, and what the table asks and reads."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.pages.page_registry import open_page
from companion.pages.parts import code_of
from companion.pages.people.phones import ONE, TWO
from companion.screen import Code, Columns
from companion.session.ports import Wifi
from companion.web.link import READY, Frame
from companion.web.phone_access import Hotspot, Port, installed_hotspot
from tests.evening import Evening, evening

SCRIPT = Path(__file__).parents[2] / "deploy" / "system" / "hotspot.sh"
WISH, STATUS = "run/boardside/hotspot", "run/boardside-hotspot/status"
PROFILE = "run/NetworkManager/system-connections/boardside-hotspot.nmconnection"
NAMES = "etc/NetworkManager/dnsmasq-shared.d/boardside.conf"
NMCLI = """#!/bin/sh
echo "$*" >>"$BOARDSIDE_ROOT/asked"
case "$*" in
    *RUNNING*) echo running ;;
    *"DEVICE,TYPE"*) cat "$BOARDSIDE_ROOT/devices" ;;
    *"connection up"*) exec test ! -e "$BOARDSIDE_ROOT/refuses" ;;
esac
"""


class Machine:
    """A folder as the root of a machine with these devices, on which the table asks by `hotspot`."""

    def __init__(self, root: Path, devices: str, nmcli: bool = True) -> None:
        self.root, self._devices = root, devices
        for folder in ("bin", "run/boardside", "run/boardside-hotspot", "run/NetworkManager"):
            (root / folder).mkdir(parents=True)
        (root / "devices").write_text(devices)
        if nmcli:
            (root / "bin" / "nmcli").write_text(NMCLI)
            (root / "bin" / "nmcli").chmod(0o755)
        self.hotspot = Hotspot(root / WISH, root / STATUS, root / "run/NetworkManager")

    def script(self, what: str) -> subprocess.Popen[bytes]:
        """Root's script, as its service runs it."""
        path = f"{self.root / 'bin'}:{os.environ['PATH']}"
        environment = {**os.environ, "PATH": path, "BOARDSIDE_ROOT": str(self.root)}
        return subprocess.Popen(
            ["bash", SCRIPT, what], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )

    @contextmanager
    def asked(self) -> Iterator[Wifi]:
        """The state after the table has asked; at the end it asks to close the Wi-Fi, and the script ends by itself."""
        self.hotspot.want(True)
        assert self.hotspot.state() == Wifi("opening")
        serving = self.script("serve")
        late = time.monotonic() + 20
        while not (self.root / STATUS).exists():
            assert serving.poll() is None
            assert time.monotonic() < late
        try:
            yield self.hotspot.state()
        finally:
            self.hotspot.want(False)
            said, _ = serving.communicate(timeout=20)
        assert (serving.returncode, said) == (0, b"")
        assert self.script("end").wait(20) == 0


def test_the_wi_fi_is_open_while_the_table_asks_for_it_and_then_nothing_of_it_is_left(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "eth0:ethernet\nwlan0:wifi\np2p-dev-wlan0:wifi-p2p\n")
    before = {path for path in tmp_path.rglob("*") if path.is_file()}
    with machine.asked() as first:
        assert (first.state, first.address) == ("on", "10.42.0.1")
        assert first.name.startswith("Boardside-")
        assert len(first.password) == 12
        profile = (tmp_path / PROFILE).read_text()
        lines = {"mode=ap", f"ssid={first.name}", f"psk={first.password}", "interface-name=wlan0", "method=shared"}
        assert lines <= set(profile.splitlines())
        assert (tmp_path / PROFILE).stat().st_mode & 0o077 == 0
        named = [line for line in (tmp_path / NAMES).read_text().splitlines() if line.startswith("host-record=")]
        assert "host-record=captive.apple.com,10.42.0.1" in named
        assert len(named) == 4
        assert first.password not in (tmp_path / "asked").read_text()  # any user sees a command's arguments
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == before | {tmp_path / "asked"} - {tmp_path / WISH}
    assert "connection delete id boardside-hotspot" in (tmp_path / "asked").read_text()
    with machine.asked() as second:
        assert first.password != second.password


@pytest.mark.parametrize("lacks", ["no-manager", "no-device", "refused"])
def test_where_it_cannot_be_opened_the_table_learns_why(lacks: str, tmp_path: Path) -> None:
    machine = Machine(tmp_path, "eth0:ethernet\n" if lacks == "no-device" else "wlan0:wifi\n", lacks != "no-manager")
    if lacks == "refused":
        (tmp_path / "refuses").touch()
    with machine.asked() as wifi:
        assert wifi == Wifi(lacks)
    assert not (tmp_path / PROFILE).exists()
    assert not (tmp_path / NAMES).exists()


@pytest.mark.parametrize("text", ["", "up", "up\nBoardside\npass;word\n10.42.0.1\n", "failed\neverything\n", "äöü"])
def test_a_status_that_cannot_be_read_is_no_wi_fi(text: str, tmp_path: Path) -> None:
    machine = Machine(tmp_path, "")
    machine.hotspot.want(True)
    (tmp_path / STATUS).write_text(text)
    assert machine.hotspot.state() == Wifi("refused")


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db", "en") as it:
        yield it


def codes(it: Evening) -> list[Code]:
    """The QR codes on the screen."""
    sheet = it.screen.sheet
    assert sheet is not None
    columns = [block for block in sheet.blocks if isinstance(block, Columns)]
    return [each for block in columns for each in (*block.left, *block.right) if isinstance(each, Code)]


def invited(it: Evening, machine: Machine) -> Port:
    """The page for phones of a table that can open this machine's Wi-Fi, once its web process is there."""
    port = Port(it.session, it.front, it.inbox.put, path=machine.root / "link", hotspot=machine.hotspot)
    it.session.game.phones = port
    open_page(it.session, "phones")
    port.hear(Frame(READY, 0, b'{"port": 8137, "addresses": ["192.168.1.5"]}'))
    return port


def test_phones_join_by_a_code_for_the_wi_fi_and_one_for_the_address(it: Evening, tmp_path: Path) -> None:
    machine = Machine(tmp_path / "machine", "wlan0:wifi\n")
    port = invited(it, machine)
    try:
        assert codes(it) == [code_of(port.invite(), ONE)]
        assert "//192.168.1.5:8137/" in port.invite()
        it.tap("wifi")
        serving = machine.script("serve")
        while it.front.timed:
            it.session.game.tick(time.monotonic())
        wifi = machine.hotspot.state()
        joined = f"WIFI:T:WPA;S:{wifi.name};P:{wifi.password};;"
        assert codes(it) == [code_of(joined, TWO), code_of(port.invite(), TWO)]
        assert "//10.42.0.1:8137/" in port.invite()
        it.tap("wifi-off")
        assert serving.wait(20) == 0
        assert len(codes(it)) == 1
        assert not it.front.timed
    finally:
        port.close()


def test_a_wi_fi_that_was_not_opened_can_be_asked_for_again(it: Evening, tmp_path: Path) -> None:
    machine = Machine(tmp_path / "machine", "")
    port = invited(it, machine)
    try:
        for _ in range(2):
            it.tap("wifi")
            (machine.root / STATUS).write_text("failed\nno-device\n")
            it.session.game.tick(time.monotonic())
            assert it.session.speech.say("wifi-no-device") in str(it.screen)
            assert machine.hotspot.state() == Wifi("off")
            assert not it.front.timed
    finally:
        port.close()


def test_only_an_installed_table_with_network_manager_offers_a_wi_fi(tmp_path: Path) -> None:
    assert installed_hotspot({}) is None
    assert installed_hotspot({"BOARDSIDE_HOTSPOT": str(tmp_path / "status")}) is None
    assert Hotspot(tmp_path / "wish", tmp_path / "status", tmp_path).state() == Wifi("off")
    assert Hotspot(tmp_path / "wish", tmp_path / "status", tmp_path / "none").state() == Wifi("no-manager")
