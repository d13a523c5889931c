"""A phone in the table's own Wi-Fi, as far as wires can show it: two network namespaces, dnsmasq, and port 80."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.deploy.test_hotspot import NAMES, Machine
from tests.web.test_probes import WANTED

HERE = Path(__file__).parent
TABLE = "10.42.0.1"


def reason() -> str:
    """Why this machine cannot run it; "" if it can."""
    if os.geteuid() != 0:
        return "network namespaces need root"
    missing = [name for name in ("dnsmasq", "ip", "nsenter", "unshare") if shutil.which(name) is None]
    return f"{' and '.join(missing)} not installed (dnsmasq-base, iproute2)" if missing else ""


@contextmanager
def started(*command: str, **more: object) -> Iterator[subprocess.Popen[bytes]]:
    """A program that runs until the end of the block."""
    process = subprocess.Popen(command, **more)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.kill()
        process.wait(10)


def until(there: Callable[[], bool]) -> None:
    """Wait until this is so."""
    late = time.monotonic() + 20
    while not there():
        assert time.monotonic() < late


@pytest.mark.full
def test_a_phone_finds_the_answers_of_its_maker_in_the_wi_fi_and_no_other_name(tmp_path: Path) -> None:
    if why := reason():
        pytest.skip(why)
    with ExitStack() as stack:
        spaces = []
        ours = Path("/proc/self/ns/net").stat().st_ino
        for _ in range(2):
            process = stack.enter_context(started("unshare", "--net", "sleep", "120"))
            spaces.append(process.pid)
            until(lambda pid=process.pid: Path(f"/proc/{pid}/ns/net").stat().st_ino != ours)  # type: ignore[misc]

        def within(space: int, *command: str) -> tuple[str, ...]:
            return ("nsenter", f"--net=/proc/{spaces[space]}/ns/net", *command)

        made = within(0, "ip", "link", "add", "ap", "type", "veth", "peer", "name", "wlan", "netns", str(spaces[1]))
        if subprocess.run(made, stderr=subprocess.DEVNULL).returncode:
            pytest.skip("this kernel makes no virtual wires (veth)")
        for space, device, address in ((0, "ap", TABLE), (1, "wlan", "10.42.0.7")):
            subprocess.run(within(space, "ip", "address", "add", f"{address}/24", "dev", device), check=True)
            subprocess.run(within(space, "ip", "link", "set", device, "up"), check=True)

        machine = Machine(tmp_path, "wlan0:wifi\n")
        with machine.asked():
            # As NetworkManager starts it for a shared connection.
            own = ("dnsmasq", "--conf-file=/dev/null", "--no-hosts", "--keep-in-foreground", "--bind-interfaces")
            own += ("--except-interface=lo", "--clear-on-reload", "--strict-order", f"--listen-address={TABLE}")
            own += (
                "--no-resolv",
                f"--pid-file={tmp_path / 'pid'}",
                f"--conf-dir={(tmp_path / NAMES).parent}",
                "--user=root",
            )
            stack.enter_context(started(*within(0, *own)))
            listens = "import os, socket, sys; s = socket.create_server((sys.argv[1], 80)); os.dup2(s.fileno(), 3); "
            listens += "os.set_inheritable(3, True); open(sys.argv[2], 'w'); "
            listens += "os.execv(sys.executable, [sys.executable, '-m', 'companion.web.probes'])"
            handed = {**os.environ, "LISTEN_FDS": "1", "PYTHONPATH": ":".join(sys.path)}
            stack.enter_context(
                started(*within(0, sys.executable, "-c", listens, TABLE, str(tmp_path / "listens")), env=handed)
            )
            until(lambda: (tmp_path / "pid").exists() and (tmp_path / "listens").exists())
            pages = [f"{host}{path}" for host, path, _, _ in WANTED]
            phone = within(
                1, sys.executable, str(HERE / "as_a_phone.py"), TABLE, *pages, "www.apple.com/", "example.org/"
            )
            told = subprocess.run(phone, capture_output=True, text=True, timeout=60)
        found = [json.loads(line) for line in told.stdout.splitlines()]
    wanted = [[f"{host}{path}", [TABLE], [], [status, body.decode()]] for host, path, status, body in WANTED]
    assert found == [*wanted, ["www.apple.com/", [], [], []], ["example.org/", [], [], []]], told.stderr
