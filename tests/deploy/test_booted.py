"""The installed table under a real systemd: it comes up, and comes back, with the game it had."""

from __future__ import annotations

import asyncio
import io
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import tarfile
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from companion.referee import serve
from companion.storage.store import Store
from companion.web.phones import VERSION
from companion.web.server import PORT, TRIED
from tests.deploy.booted import PATIENCE, ROOT, UNIT, Machine, machine, measured, until
from tests.e2e.window import CHECKOUT, App, Clicks, Twin, XServer, rows, still_picture, x_server

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(ROOT not in os.environ, reason=f"deploy/test.sh --full makes the root that {ROOT} names"),
]
GAME = CHECKOUT / "tests" / "recorded_games" / "02-de-3-seats.jsonl"
WEB = "boardside-web.service"
OPEN = ("/proc", "/dev", "/sys", "/tmp", "/var/tmp", "/run/host")
"""What every unit may write to, or a root in a namespace has."""
ACTS = 60
WATCHDOG = 10.0


class Appliance:
    """The booted machine, its glass, and a twin that knows where things lie on it."""

    def __init__(self, machine: Machine, glass: XServer, store: Path, empty: bytes) -> None:
        self.machine, self.glass, self.store, self.empty = machine, glass, store, empty

    def take_up(self, folder: Path) -> None:
        """Touch the unfinished game on the first page, and take one act back: the game goes on."""
        folder.mkdir()
        for part in self.store.parent.glob("games.db*"):
            shutil.copy(part, folder)
        before = len(rows(self.store))
        twin = Twin(folder / "games.db")
        try:
            Clicks(self.glass, twin, self.store)("resume/1", "close", "undo")
            assert len(rows(self.store)) > before
        finally:
            twin.evening.close()


@pytest.fixture(scope="module")
def appliance() -> Iterator[Appliance]:
    root = Path(os.environ[ROOT])
    store = root / "var/lib/boardside/games.db"
    owner = store.parent.stat()
    told = [json.loads(line)["say"] for line in GAME.read_text(encoding="utf-8").splitlines()[:ACTS]]
    with Store.open(store) as kept:
        serve(io.BytesIO("\n".join(map(json.dumps, told)).encode()), io.BytesIO(), kept)
    for part in store.parent.glob("games.db*"):
        os.chown(part, owner.st_uid, owner.st_gid)
    (root / "etc/boardside/config.toml").write_text('[game]\nedition = "de"\nlanguage = "en"\n')
    with x_server() as glass:
        drawn = root / "etc/systemd/system/boardside.service.d"
        drawn.mkdir(exist_ok=True)
        (drawn / "glass.conf").write_text(f"[Service]\nEnvironment=DISPLAY={glass.environment['DISPLAY']}\n")
        empty = glass.picture()
        try:
            with machine(root) as booted:
                booted.up()
                yield Appliance(booted, glass, store, empty)
        finally:
            shutil.rmtree(drawn)


def test_the_first_frame_is_shown_and_tells_what_draws_it(appliance: Appliance) -> None:
    assert "drawn by x11" in appliance.machine.property("StatusText")
    assert "drawn by x11" in appliance.machine.log()
    assert still_picture(appliance.glass, appliance.empty)


def test_it_starts_about_as_fast_as_on_the_bare_machine(appliance: Appliance, tmp_path: Path) -> None:
    machine, bare, served = appliance.machine, [], []
    for number in range(5):
        before = machine.up()
        machine.within("systemctl", "restart", UNIT)
        served.append(machine.up(before) - machine.moment("InactiveExitTimestampMonotonic"))
        letters = tmp_path / f"letters-{number}"
        with x_server() as glass, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as box:
            box.bind(str(letters))
            box.settimeout(PATIENCE)
            glass.environment["NOTIFY_SOCKET"] = str(letters)
            began = time.monotonic()
            app = App(glass, tmp_path / f"{number}.db", "--fullscreen")
            while not box.recv(200).startswith(b"READY=1"):  # before it comes that the first picture takes its time
                pass
            bare.append(time.monotonic() - began)
            app.close()
    ours, theirs = statistics.median(served), statistics.median(bare)
    measured("service start to first frame, against a bare start", f"{ours / theirs:.2f} ({ours:.2f} s)", "<= 1.5")


def test_killed_it_is_back_at_the_table_and_the_game_goes_on(appliance: Appliance, tmp_path: Path) -> None:
    at = appliance.machine.send(signal.SIGKILL)
    measured("killed to table again", f"{appliance.machine.up(at) - at:.2f} s", "<= 4 s")
    appliance.take_up(tmp_path / "twin")


def test_hung_it_is_restarted_by_the_watchdog_and_the_game_goes_on(appliance: Appliance, tmp_path: Path) -> None:
    before = appliance.machine.property("NRestarts")
    # It waits longer for the picture that was drawn a moment ago.
    until(lambda: appliance.machine.property("WatchdogUSec") == f"{WATCHDOG:.0f}s", "the watchdog waits as usual")
    at = appliance.machine.send(signal.SIGSTOP)
    took = appliance.machine.up(at) - at
    measured("hung to table again", f"{took:.2f} s", f"<= watchdog + 4 s = {WATCHDOG + 4:.0f} s")
    assert appliance.machine.property("NRestarts") != before
    assert "atchdog" in appliance.machine.log()
    appliance.take_up(tmp_path / "twin")


def test_its_exposure_is_low(appliance: Appliance) -> None:
    told = appliance.machine.within("systemd-analyze", "security", "--no-pager", "--threshold=12", UNIT)
    exposure = [line for line in told.stdout.splitlines() if "exposure level" in line]
    measured("exposure by systemd-analyze security", exposure[0].split(":")[1].split()[0], "<= 1.2")
    assert told.returncode == 0, exposure


def test_it_writes_nowhere_but_to_its_own_folder(appliance: Appliance) -> None:
    owner = appliance.store.parent.stat().st_uid
    told = subprocess.run(
        ["find", os.environ[ROOT], "-xdev", "-user", str(owner), "-not", "-path", f"{appliance.store.parent}*"],
        capture_output=True,
        text=True,
    )
    assert told.stdout == ""
    seen = Path(f"/proc/{appliance.machine.main()}/mountinfo").read_text().splitlines()
    mounts = [line.split(" - ") for line in seen]
    writable = {
        left.split()[4] for left, right in mounts if "rw" in left.split()[5].split(",") and "tmpfs" not in right
    }
    assert {
        path for path in writable if not path.startswith(("/proc", "/dev", "/sys", "/run", "/tmp", "/var/tmp"))
    } == {"/var/lib/boardside", "/media"}, "its own folder, and where sticks are mounted for it"


def test_it_reaches_no_network(appliance: Appliance) -> None:
    assert set(appliance.machine.property("IPAddressDeny").split()) == {"0.0.0.0/0", "::/0"}
    assert "AF_INET" not in appliance.machine.property("RestrictAddressFamilies").split()


def test_what_it_takes_of_the_memory(appliance: Appliance) -> None:
    told = Path(f"/proc/{appliance.machine.main()}/smaps_rollup").read_text()
    share = next(int(line.split()[1]) for line in told.splitlines() if line.startswith("Pss:"))
    own = next(int(line.split()[1]) for line in told.splitlines() if line.startswith("Rss:"))
    measured("memory of its one process", f"{own / 1024:.0f} MB resident, {share / 1024:.0f} MB its share")
    assert len(appliance.machine.property("MainPID").split()) == 1


def watched(port: int) -> dict[str, Any] | None:
    """What a browser is shown that opens the page at this port of this machine; None if it is another program's."""

    async def picture() -> dict[str, Any] | None:
        at = f"http://127.0.0.1:{port}"
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(10)) as client:
            async with client.get(at) as page:
                if "Boardside" not in await page.text():
                    return None
            async with client.ws_connect(f"{at}/socket", headers={"Origin": at}) as ws:
                await ws.send_str(json.dumps({"do": "hello", "version": VERSION, "tv": True}))
                await ws.receive_json()
                found: dict[str, Any] = (await ws.receive_json())["set"]
                return found

    try:
        return asyncio.run(picture())
    except (aiohttp.ClientError, TimeoutError, KeyError, TypeError):
        return None


def test_phones_are_served_by_a_process_of_its_own_that_has_no_games(appliance: Appliance, tmp_path: Path) -> None:
    machine, glass = appliance.machine, appliance.glass
    assert machine.property("ActiveState", WEB) == "inactive"
    before = machine.up()
    machine.within("systemctl", "restart", UNIT)
    machine.up(before)
    for part in appliance.store.parent.glob("games.db*"):
        shutil.copy(part, tmp_path)
    twin = Twin(tmp_path / "games.db")
    try:
        click = Clicks(glass, twin, appliance.store)
        click("resume/1", "close", "menu")
        click.alone("phones")  # the twin would start a web process of its own
    finally:
        twin.evening.close()
    until(lambda: machine.property("ActiveState", WEB) == "active", "the web process is started")
    board = until(lambda: next(filter(None, map(watched, range(PORT, PORT + TRIED))), None), "the page is served")
    assert board["board"]["places"]

    pid = machine.main(WEB)
    owner = Path(f"/proc/{pid}").stat().st_uid
    assert owner not in (0, appliance.store.parent.stat().st_uid)
    seen = [line.split(" - ") for line in Path(f"/proc/{pid}/mountinfo").read_text().splitlines()]
    writable = [left.split()[4] for left, right in seen if "rw" in left.split()[5].split(",") and "tmpfs" not in right]
    assert [path for path in writable if not path.startswith(OPEN)] == []
    assert list(Path(f"/proc/{pid}/root/var/lib").glob("boardside*")) == []
    status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    assert status["Groups"].split() in ([], [status["Gid"].split()[0]])
    security = machine.within("systemd-analyze", "security", "--no-pager", "--threshold=25", WEB)
    exposure = next(line for line in security.stdout.splitlines() if "exposure level" in line)
    measured("exposure of the web process", exposure.split(":")[1].split()[0], "<= 2.5")
    assert security.returncode == 0

    table = machine.main()
    os.kill(pid, signal.SIGKILL)
    until(lambda: any(map(watched, range(PORT, PORT + TRIED))), "the page is served again")
    assert (machine.main(), machine.main(WEB) == pid) == (table, False)
    machine.within("systemctl", "restart", UNIT)
    until(lambda: machine.property("ActiveState", WEB) == "inactive", "it ended with the table")
    machine.up()


def test_the_table_asks_for_a_wi_fi_of_its_own_and_learns_what_became_of_it(appliance: Appliance) -> None:
    machine, status = appliance.machine, "/run/boardside-hotspot/status"
    as_table = ("setpriv", "--reuid=boardside", "--regid=boardside", "--clear-groups")

    def state(unit: str, wanted: str) -> None:
        until(lambda: machine.property("ActiveState", unit) == wanted, f"{unit} is {wanted}")

    machine.up()
    for _ in range(2):
        assert machine.within(*as_table, "touch", "/run/boardside/hotspot").returncode == 0
        for unit in ("boardside-hotspot.service", "boardside-probes.socket"):
            state(unit, "active")
        told = until(lambda: machine.within(*as_table, "cat", status).stdout, "root's service answers the table")
        assert told.split() == ["failed", "no-manager"]
        as_web = ("setpriv", "--reuid=boardside-web", "--regid=boardside-web", "--clear-groups")
        assert machine.within(*as_web, "cat", status).returncode != 0, "the password is none of the web process's"
        assert machine.within(*as_table, "rm", "/run/boardside/hotspot").returncode == 0
        for unit in ("boardside-hotspot.service", "boardside-probes.socket"):
            state(unit, "inactive")
    security = machine.within("systemd-analyze", "security", "--no-pager", "--threshold=25", "boardside-probes.service")
    exposure = next(line for line in security.stdout.splitlines() if "exposure level" in line)
    measured("exposure of what answers on port 80", exposure.split(":")[1].split()[0], "<= 2.5")
    assert security.returncode == 0


def test_the_table_asks_for_an_update_and_learns_what_became_of_it_however_soon_it_asks_again(
    appliance: Appliance,
) -> None:
    machine, folder, request = appliance.machine, "/run/boardside-update", "/run/boardside/update"
    as_table = ("setpriv", "--reuid=boardside", "--regid=boardside", "--clear-groups")
    current = machine.root / "opt/boardside/current"
    machine.up()
    table = machine.main()

    def answer(made: str) -> str:
        """What the table reads once it is over; `made` puts the request where it belongs."""
        machine.within("rm", "-f", f"{folder}/status")
        written = machine.within(*as_table, "sh", "-c", made)
        assert written.returncode == 0, written.stderr

        def told() -> str:
            said = machine.within(*as_table, "cat", f"{folder}/status").stdout
            return said if said.startswith(("done\n", "failed\n")) else ""

        said = until(told, "root's service answers the table")
        assert not (machine.root / request[1:]).exists()
        return said

    # As the page does it: the request is there at once, and whole.
    asks = "echo {} >/run/boardside/.update && mv -T /run/boardside/.update " + request
    for asked in ("CLUB/boardside-9.0.0.tar.gz", "../root/boardside-9.0.0.tar.gz") * 4:
        told = answer(asks.format(asked))
        assert told == "failed\nWhat was asked for is no archive on a stick that is plugged in.\n"
        assert not (machine.root / folder[1:] / "request").exists(), "the program has read another file"
    assert answer(f"mkdir {request} && touch {request}/file").startswith("failed\nWhat was asked for")
    current.rename(current.with_name("elsewhere"))
    try:
        assert answer(asks.format("CLUB/x")).startswith("failed\nIt ended before it was finished")
    finally:
        current.with_name("elsewhere").rename(current)
    assert answer(asks.format("CLUB/x")).startswith("failed\nWhat was asked for")
    assert machine.within(*as_table, "sh", "-c", f"echo x >{folder}/status").returncode != 0
    assert machine.main() == table


def changed_release(root: Path, name: str, spoil: bool) -> str:
    """An archive of the installed release with a higher version; a spoilt one ends before its first frame."""
    folder = root / "root" / name
    shutil.copytree(root / "root" / "release", folder)
    project = folder / "pyproject.toml"
    project.write_text(project.read_text().replace('version = "0.', 'version = "1.'))
    if spoil:
        with (folder / "companion" / "system" / "display.py").open("a") as file:
            file.write("\n\ndef choose(*_: object) -> str:\n    return 'spoilt'\n")
    with tarfile.open(root / "root" / f"{name}.tar", "w", format=tarfile.PAX_FORMAT) as archive:
        archive.add(folder, name)
    shutil.rmtree(folder)
    return f"/root/{name}.tar"


def test_an_update_that_does_not_reach_its_first_frame_is_left_and_a_good_one_stays(appliance: Appliance) -> None:
    machine = appliance.machine
    current = machine.root / "opt" / "boardside" / "current"
    first = current.readlink()
    spoilt = machine.within("boardside", "update", "--unsigned", changed_release(machine.root, "spoilt", True))
    machine.up()
    assert spoilt.returncode != 0
    assert current.readlink() == first, spoilt.stderr
    good = machine.within("boardside", "update", "--unsigned", changed_release(machine.root, "good", False))
    assert good.returncode == 0, good.stderr
    machine.up()
    assert current.readlink() != first
    assert ".0+" in machine.within("boardside", "doctor", "--report", "-").stdout.split("boardside ")[1].split()[0]


def test_killed_again_and_again_it_waits_longer_and_never_gives_up(appliance: Appliance) -> None:
    machine = appliance.machine
    killed = 0.0
    while "the next try is in" not in machine.log():
        killed = time.clock_gettime(time.CLOCK_MONOTONIC)
        # Its main process may be a new one, not yet at its first frame: that is killed all the same.
        machine.within("systemctl", "kill", "--kill-who=main", "--signal=SIGKILL", UNIT)
    machine.up(killed)


def test_the_table_asks_to_be_switched_off_and_the_machine_obeys(appliance: Appliance) -> None:
    wished = (CHECKOUT / "deploy" / "system" / "config.toml").read_text(encoding="utf-8")
    command = tomllib.loads(wished)["power"]["shutdown"]
    as_table = ("setpriv", "--reuid=boardside", "--regid=boardside", "--clear-groups")
    assert appliance.machine.within(*as_table, *command.split()).returncode == 0
    until(appliance.machine.off, "it is switched off")
