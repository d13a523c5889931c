"""The web process: what it hands out, to whom, and how much it takes."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from companion.screen import Screen, Sheet, Text
from companion.web.phones import VERSION
from tests.evening import evening
from tests.web.browsers import Served, Shelf, served
from tests.web.sockets import Phone

PACKED = 26_500
"""The most bytes of the page and all that it loads, as they travel."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with evening(tmp_path_factory.mktemp("web") / "games.db") as it, served(it.session, Shelf()) as made:
        yield made


def asked(table: Served, does: Callable[[aiohttp.ClientSession, str], Any]) -> Any:
    """What this does with a client and the table's address, while the table turns."""

    async def run() -> Any:
        async with aiohttp.ClientSession() as client:
            return await does(client, f"http://127.0.0.1:{table.phones.where.port}")

    async def turning() -> Any:
        task = asyncio.create_task(run())
        while not task.done():
            table.turn()
            await asyncio.sleep(0.005)
        return task.result()

    return asyncio.run(asyncio.wait_for(turning(), 60))


@asynccontextmanager
async def connected(client: aiohttp.ClientSession, address: str, **more: Any) -> AsyncIterator[Any]:
    """A WebSocket of the table's own page."""
    async with client.ws_connect(f"{address}/socket", headers={"Origin": address}, **more) as ws:
        yield ws


def test_the_page_is_small_and_asks_nobody_else_for_anything(table: Served) -> None:
    async def whole(client: aiohttp.ClientSession, address: str) -> dict[str, str]:
        found, waiting = {}, ["/"]
        while waiting:
            path = waiting.pop()
            async with client.get(address + path) as answer:
                assert answer.status == 200
                policy = answer.headers["Content-Security-Policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                text = found[path] = await answer.text()
            named = re.findall(r'(?:src|href)="([\w.]+)"|from "\./([\w.]+)"', text)
            waiting += [f"/{one or two}" for one, two in named if f"/{one or two}" not in found]
        return found

    found = asked(table, whole)
    assert {
        "/",
        "/main.js",
        "/board.js",
        "/parts.js",
        "/link.js",
        "/dom.js",
        "/say.js",
        "/page.css",
        "/icon.svg",
    } == set(found)
    assert sum(len(zlib.compress(text.encode())) for text in found.values()) < PACKED
    for path, text in found.items():
        assert not re.findall(r"https?://(?!www\.w3\.org/)", text), path
        assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|\bstyle=|eval\(|innerHTML", text), path


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8137", "", "127.0.0.1.evil.example"])
def test_another_name_for_this_machine_gets_no_page(table: Served, host: str) -> None:
    async def page(client: aiohttp.ClientSession, address: str) -> int:
        async with client.get(address, headers={"Host": host}) as answer:
            return answer.status

    assert asked(table, page) == 421


@pytest.mark.parametrize("host", ["[fe80::1%x; script-src 'unsafe-inline' *]", "[fe80::1%25eth0]:8137", "127.0.0.1%x"])
def test_an_address_with_a_zone_is_refused(table: Served, host: str) -> None:
    async def page(client: aiohttp.ClientSession, address: str) -> tuple[int, bool]:
        async with client.get(address, headers={"Host": host}) as answer:
            return answer.status, "Content-Security-Policy" in answer.headers

    assert asked(table, page) == (400, False)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", None])
def test_a_page_from_elsewhere_gets_no_connection(table: Served, origin: str | None) -> None:
    async def connect(client: aiohttp.ClientSession, address: str) -> int:
        headers = {"Origin": origin} if origin else {}
        async with client.get(f"{address}/socket", headers=headers) as answer:
            return answer.status

    assert asked(table, connect) == 403


@pytest.mark.parametrize("path", ["/..%2fserver.py", "/server.py", "/page/", "/.%2e/link.py", "/socket/x", "/%00"])
def test_no_path_leads_to_a_file_that_is_not_the_page_s(table: Served, path: str) -> None:
    async def page(client: aiohttp.ClientSession, address: str) -> tuple[int, str]:
        async with client.get(aiohttp.client.URL(address + path, encoded=True)) as answer:
            return answer.status, await answer.text()

    status, text = asked(table, page)
    assert status in (400, 404)
    assert "import" not in text


@pytest.mark.parametrize(
    "text",
    [
        "x" * 5000,
        "nothing",
        "[]",
        '{"do":"hello","key":7}',
        '{"do":"act","command":{"do":"pass","seat":"1"}}',
        '{"do":"touch","touch":-1,"screen":1,"id":"pass"}',
        '{"do":"touch","touch":1,"screen":1,"id":"pass"}',
        json.dumps({"do": "touch", "touch": 1, "screen": 1, "id": "x" * 201}),
        "{" * 2000,
    ],
)
def test_what_is_no_message_ends_the_connection_and_changes_nothing(table: Served, text: str) -> None:
    async def send(client: aiohttp.ClientSession, address: str) -> int:
        async with connected(client, address) as ws:
            await ws.send_str(f'{{"do":"hello","version":{VERSION}}}')
            await ws.send_str(text)
            async for _ in ws:
                pass
            return int(ws.close_code)

    assert asked(table, send) in (1001, 1008, 1009)
    assert table.front.taps == []
    with Phone(table, table.phones.code("table")) as phone:
        assert phone.role == "table"


def test_bytes_are_no_message(table: Served) -> None:
    async def send(client: aiohttp.ClientSession, address: str) -> int:
        async with connected(client, address) as ws:
            await ws.send_bytes(b"\xff\x00")
            async for _ in ws:
                pass
            return int(ws.close_code)

    assert asked(table, send) in (1000, 1001, 1003, 1008)


@pytest.mark.parametrize("text", [f'{{"do":"hello","version":{VERSION}}}', "ping"])
def test_who_sends_without_a_pause_is_sent_away(table: Served, text: str) -> None:
    async def send(client: aiohttp.ClientSession, address: str) -> int:
        async with connected(client, address) as ws:
            for _ in range(200):
                await ws.send_str(text)
            async for _ in ws:
                pass
            return int(ws.close_code)

    assert asked(table, send) == 1008


def test_a_wrong_key_or_code_makes_a_spectator(table: Served) -> None:
    for code, key in (("A" * 22, ""), ("", "B" * 22), ("", "")):
        with Phone(table, code, key) as phone:
            assert (phone.role, phone.key) == ("watch", "")


def web_process() -> int:
    """The number of the web process, which is a child of this one."""
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            _, parent, *_ = (each / "stat").read_text().rpartition(")")[2].split()
            if int(parent) == os.getpid() and b"companion.web.server" in (each / "cmdline").read_bytes():
                return int(each.name)
    raise AssertionError("there is no web process")


def test_a_web_process_that_is_killed_comes_back_and_phones_keep_their_seats(table: Served, tmp_path: Path) -> None:
    with Phone(table, table.phones.code("table")) as phone:
        os.kill(web_process(), signal.SIGKILL)
        table.until(lambda: not table.phones.where)
    table.until(lambda: table.phones.where)
    with Phone(table, "", phone.key) as again:
        assert again.role == "table"


def test_a_browser_that_reads_nothing_is_dropped_and_told_and_the_others_see_everything(table: Served) -> None:
    """It gets what was on its way, and a close frame that says "try again" (1013); its page then connects anew."""
    here = socket.create_connection(("127.0.0.1", table.phones.where.port))
    host = f"127.0.0.1:{table.phones.where.port}"
    lines = ("GET /socket HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Upgrade: websocket")
    more = ("Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "")
    here.sendall("\r\n".join((*lines, *more)).encode())
    hello = json.dumps({"do": "hello", "version": VERSION, "code": table.phones.code("table")}).encode()
    here.sendall(bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + bytes(4) + hello)
    with here, Phone(table, table.phones.code("table")) as quick:
        table.until(lambda: len(table.phones._clients) == 2)
        for number in range(200):
            lines = tuple(Text(f"{number} " + "x" * 1000) for _ in range(200))
            table.front.shown = Screen("large", str(number), sheet=Sheet("large", str(number), lines))
            table.until(lambda number=number: quick.screen.get("title") == str(number))
            if len(table.phones._clients) == 1:
                break
        assert len(table.phones._clients) == 1, "it was dropped"
        read = bytearray()
        while part := here.recv(1 << 20):
            read += part
        assert b"\x88\x02" + (1013).to_bytes(2, "big") in read[-64:]
    table.front.shown = Screen("")


@pytest.mark.parametrize("version", ["", ',"version":1', f',"version":{VERSION + 1}'])
def test_a_page_of_another_version_is_told_to_load_itself_again_and_uses_up_no_code(
    table: Served, version: str
) -> None:
    code = table.phones.code("table")

    async def greeted(client: aiohttp.ClientSession, address: str) -> object:
        async with connected(client, address) as ws:
            await ws.send_str(f'{{"do":"hello","code":"{code}"{version}}}')
            return await ws.receive_json()

    assert asked(table, greeted) == {"reload": VERSION}
    with Phone(table, code) as phone:
        assert phone.role == "table"
