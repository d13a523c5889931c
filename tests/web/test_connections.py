"""Who gets in while others hold connections: a key always, and nobody who is silent keeps a place."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from companion.web.phones import VERSION
from tests.evening import Evening, evening
from tests.web.browsers import Served, chromium, served
from tests.web.sockets import Phone
from tests.web.test_seats import begun

HOME = "127.0.0.1"
LATE = 60.0
"""Seconds after which a test fails that waits for a connection's end."""


class Table:
    """A table whose web process runs as on an installed machine, with this many open files; `errors` is the file of
    what it has written on standard error."""

    def __init__(self, it: Evening, served: Served, errors: Path) -> None:
        self.it, self.served, self._errors = it, served, errors

    @property
    def address(self) -> tuple[str, int]:
        """The address and port of the web process."""
        return HOME, self.served.phones.where.port

    def said(self) -> str:
        """What the web process has written on standard error."""
        return self._errors.read_text()

    def key(self, role: str) -> str:
        """The key of a browser that was here and sleeps: the table's, or a seat's phone."""
        with Phone(self.served, self.served.phones.code("table" if role == "table" else "guest")) as phone:
            if role != "table":
                phone.touch(f"join/{role}")
            return phone.key


@contextmanager
def installed(folder: Path, files: int = 256) -> Iterator[Table]:
    """A table at which a game is played, and its web process with this many open files."""
    with ExitStack() as stack:
        it = begun(stack.enter_context(evening(folder / "games.db", "en")))
        table = stack.enter_context(served(it.session, it.front, it.inbox, start=False, path=folder / "link"))
        table.port.start()
        errors = stack.enter_context((folder / "errors").open("w"))
        command = [sys.executable, "-m", "companion.web.server", "--socket", str(folder / "link"), "--bind", HOME]
        limited = ["bash", "-c", f'ulimit -n {files}; exec "$@"', "bash", *command, "--port", "0"]
        web = subprocess.Popen(limited, stderr=errors, env={"PYTHONPATH": ":".join(sys.path)})
        stack.callback(web.wait, 20)
        stack.callback(web.terminate)
        table.until(lambda: table.phones.where)
        yield Table(it, table, folder / "errors")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with installed(tmp_path) as made:
        yield made


@contextmanager
def open_connections(address: tuple[str, int], number: int, many: bool, first: bytes = b"") -> Iterator[None]:
    """This many connections, from one address or from many, that say no more than this."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    with ExitStack() as stack:
        for each in range(number):
            source = f"127.0.1.{1 + each % 130}" if many else HOME
            client = stack.enter_context(socket.create_connection(address, LATE, (source, 0)))
            with suppress(ConnectionError):  # it was closed for a newer one
                client.sendall(first)
        yield


def spectators(table: Table, number: int, hello: dict[str, Any], then: Callable[[], None], many: bool = True) -> None:
    """This many WebSockets that have said this; they stay until `then` has returned."""
    host, port = table.address
    url = f"http://{host}:{port}"

    async def one(each: int, over: asyncio.Event, here: list[int]) -> None:
        source = (f"127.0.1.{1 + each // 8}" if many else HOME, 0)
        async with (
            aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=source)) as client,
            client.ws_connect(f"{url}/socket", headers={"Origin": url}) as ws,
        ):
            await ws.send_str(json.dumps({"do": "hello", "version": VERSION, **hello}))
            await ws.receive()
            here.append(each)
            await over.wait()

    async def run() -> None:
        over, here = asyncio.Event(), []  # type: ignore[var-annotated]
        tasks = []
        for each in range(number):
            tasks.append(asyncio.create_task(one(each, over, here)))
            while len(here) <= each and not tasks[each].done():
                if not table.served.inbox.empty():
                    table.served.turn()
                await asyncio.sleep(0.001)
        then()
        over.set()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(asyncio.wait_for(run(), 120))


def back(table: Table, *keys: tuple[str, str]) -> None:
    """The phones with these keys come back, and have their roles."""
    for key, role in keys:
        with Phone(table.served, "", key) as phone:
            assert phone.role == role


@pytest.mark.parametrize("many", [False, True], ids=["one-address", "many-addresses"])
@pytest.mark.parametrize("first", [b"", b"GET / HTTP/1.1\r\nHost: 127"], ids=["silent", "half-a-head"])
def test_a_phone_comes_back_while_strangers_hold_more_connections_than_there_can_be(
    table: Table, many: bool, first: bytes
) -> None:
    keys = [(table.key(role), role) for role in ("1", "table")]
    with open_connections(table.address, 260, many, first):
        back(table, *keys)
    assert table.said() == ""


def test_where_no_connection_can_be_accepted_this_is_said_once_and_a_phone_comes_back(tmp_path: Path) -> None:
    with installed(tmp_path, 48) as table:
        keys = [(table.key("1"), "1")]
        with open_connections(table.address, 200, many=True):
            back(table, *keys)
        lines = table.said().splitlines()
    assert lines == ["boardside: a connection cannot be accepted: Too many open files"]


def test_connections_with_a_key_are_not_counted(table: Table) -> None:
    key = table.key("1")
    with ExitStack() as stack:
        phones = [stack.enter_context(Phone(table.served, "", key)) for _ in range(40)]
        with open_connections(table.address, 120, many=False):
            back(table, (key, "1"))
        assert not any(phone.closed for phone in phones)


def test_who_says_nothing_or_half_or_never_who_it_is_is_closed(table: Table) -> None:
    host = ":".join(map(str, table.address))
    whole = f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n"
    upgrade = f"GET /socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    upgrade += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    with ExitStack() as stack:
        clients = []
        for text in ("", "GET / HT", whole, upgrade, f"POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n\r\n"):
            clients.append(stack.enter_context(socket.create_connection(table.address, LATE)))
            clients[-1].sendall(text.encode())
        for client in clients:
            while client.recv(1 << 16):
                pass  # until it ends: without that, the test ends by its time limit
    assert table.said() == ""


@pytest.mark.parametrize("many", [False, True], ids=["one-address", "many-addresses"])
def test_a_seat_s_and_the_table_s_key_get_in_beside_any_number_of_spectators(table: Table, many: bool) -> None:
    keys = [(table.key(role), role) for role in ("1", "table")]
    spectators(table, 120, {}, lambda: back(table, *keys), many)
    assert table.said() == ""


def test_phones_that_never_sat_are_forgotten_before_a_seat_s_and_the_table_s(table: Table) -> None:
    keys = [(table.key(role), role) for role in ("table", "1", "3")]
    code = table.served.port.invite().partition("#")[2]
    spectators(table, 110, {"code": code}, lambda: back(table, *keys))
    back(table, *keys)
    assert table.said() == ""


def test_what_is_no_http_is_counted_in_the_log_and_not_printed_each_time(table: Table) -> None:
    key = table.key("1")
    for _ in range(30):
        for wrong in (b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\r\n\r\n", b"GET / HTTP/1.1\r\nHost : x\r\n\r\n"):
            with socket.create_connection(table.address, LATE) as client:
                client.sendall(wrong)
                while client.recv(4096):
                    pass
    back(table, (key, "1"))
    assert "Traceback" not in table.said()
    assert len(table.said().splitlines()) <= 6


LOADED = """
const loaded = performance.getEntriesByType("resource").map((each) => [each.name, each.responseStatus]);
return [document.body.dataset.role, loaded.filter(([, status]) => status !== 200).map(([name]) => name)];
"""
"""The role that a page was given, and its files that it did not get."""


async def opened(chromium: str, page: str, number: int) -> None:
    """Open this page in this many new profiles of the Chromium that takes commands at this address."""
    async with aiohttp.ClientSession() as client:
        async with client.get(f"http://{chromium}/json/version") as answer:
            commands = (await answer.json(content_type=None))["webSocketDebuggerUrl"]
        async with client.ws_connect(commands) as ws:
            for _ in range(number):
                await ws.send_json({"id": 1, "method": "Target.createBrowserContext"})
                made = (await ws.receive_json())["result"]["browserContextId"]
                target = {"url": page, "browserContextId": made}
                await ws.send_json({"id": 2, "method": "Target.createTarget", "params": target})
                await ws.receive_json()


def test_six_phones_behind_one_address_come_in_at_once_beside_strangers_there(table: Table) -> None:
    """Each has a profile of its own, and with it connections of its own: up to six for the page, one to stay."""
    guest = table.served.port.invite()
    with chromium() as driver, open_connections(table.address, 260, many=False):
        asyncio.run(opened(driver.capabilities["goog:chromeOptions"]["debuggerAddress"], guest, 6))
        handles = driver.window_handles[1:]
        assert len(handles) == 6
        for handle in handles:
            driver.switch_to.window(handle)
            role, missing = table.served.until(lambda: (found := driver.execute_script(LOADED))[0] and found)
            assert (role, missing) == ("guest", [])
        clients = table.served.phones._clients.values()
        assert len({client.key for client in clients if client.encoder}) == 6
    assert table.said() == ""
