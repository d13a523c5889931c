"""What phones ask to see whether a Wi-Fi leads anywhere: answered byte for byte by real HTTP, and nothing else is."""

from __future__ import annotations

import http.client
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

APPLE = b"<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"
WANTED = (
    ("captive.apple.com", "/hotspot-detect.html", 200, APPLE),
    ("connectivitycheck.gstatic.com", "/generate_204", 204, b""),
    ("connectivitycheck.gstatic.com", "/gen_204", 204, b""),
    ("www.msftconnecttest.com", "/connecttest.txt", 200, b"Microsoft Connect Test"),
    ("www.msftconnecttest.com", "/ncsi.txt", 200, b"Microsoft NCSI"),
    ("detectportal.firefox.com", "/success.txt", 200, b"success\n"),
)
"""What Apple, Android, Windows and Firefox ask for, and what they want to hear."""
AGENTS = (
    "CaptiveNetworkSupport-481.60.2 wispr",
    "Dalvik/2.1.0 (Linux; U; Android 14)",
    "Microsoft NCSI",
    "Mozilla/5.0",
)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        number = listening.fileno()
        handed = ["bash", "-c", f'exec "$@" 3<&{number}', "bash", sys.executable, "-m", "companion.web.probes"]
        probes = subprocess.Popen(handed, pass_fds=[number], env={"LISTEN_FDS": "1", "PYTHONPATH": ":".join(sys.path)})
        yield listening.getsockname()[1]
        still = probes.poll() is None
        probes.terminate()
        probes.wait(10)
    assert still, "it ended by itself"


def raw(port: int, request: bytes) -> bytes:
    """Everything that comes back for these bytes, until the connection ends."""
    with socket.create_connection(("127.0.0.1", port), 10) as asked:
        asked.sendall(request)
        asked.shutdown(socket.SHUT_WR)
        found = b""
        try:
            while more := asked.recv(4096):
                found += more
        except ConnectionResetError:
            pass  # it was closed before all was read
        return found


@pytest.mark.parametrize(("host", "path", "status", "body"), WANTED)
@pytest.mark.parametrize("agent", AGENTS)
def test_each_maker_s_probe_is_answered_byte_for_byte(
    port: int, host: str, path: str, status: int, body: bytes, agent: str
) -> None:
    asked = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    asked.request("GET", path, headers={"Host": host, "User-Agent": agent})
    answer = asked.getresponse()
    assert (answer.status, answer.read(), answer.getheader("Location")) == (status, body, None)
    head = raw(port, f"GET {path} HTTP/1.0\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    assert head.endswith(b"\r\n\r\n" + body)


@pytest.mark.parametrize(
    "request_line",
    [
        b"GET / HTTP/1.1\r\nHost: captive.apple.com\r\n\r\n",
        b"GET /hotspot-detect.html HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"GET /generate_204 HTTP/1.1\r\nHost: captive.apple.com\r\n\r\n",
        b"GET /gen_204 HTTP/1.1\r\n\r\n",
        b"GET /gen_204 HTTP/1.1\r\nHost: connectivitycheck.gstatic.com\r\nHost: evil.example\r\n\r\n",
        b"POST /gen_204 HTTP/1.1\r\nHost: connectivitycheck.gstatic.com\r\n\r\n",
        b"GET http://captive.apple.com/hotspot-detect.html HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"\xff\x00\r\n\r\n",
    ],
)
def test_nothing_else_is_answered(port: int, request_line: bytes) -> None:
    assert raw(port, request_line).startswith(b"HTTP/1.1 404 Not Found\r\n")


@pytest.mark.parametrize("garbage", [b"", b"GET", b"A" * 100_000, b"GET / HTTP/1.1\r\nHost: " + b"a" * 9_000])
def test_half_a_request_and_one_that_is_too_long_get_nothing_and_end_nothing(port: int, garbage: bytes) -> None:
    assert raw(port, garbage) == b""
    assert b" 204 " in raw(port, b"GET /gen_204 HTTP/1.1\r\nHost: connectivitycheck.gstatic.com\r\n\r\n")


@pytest.mark.parametrize("half", [b"", b"GET /gen_204 HT"])
def test_a_phone_is_answered_while_others_hold_connections_and_say_nothing(port: int, half: bytes) -> None:
    with ExitStack() as stack:
        for _ in range(260):
            silent = stack.enter_context(socket.create_connection(("127.0.0.1", port), 10))
            with suppress(ConnectionError):  # it was closed for a newer one
                silent.sendall(half)
        assert b" 204 " in raw(port, b"GET /gen_204 HTTP/1.1\r\nHost: connectivitycheck.gstatic.com\r\n\r\n")


def test_without_a_socket_of_systemd_s_it_says_what_is_missing() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "companion.web.probes"],
        env={"PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, "boardside-probes.socket" in done.stderr) == (2, True)
