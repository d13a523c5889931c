"""Who takes part: what joining needs, what a table's key may do, and what an impostor gets to hear."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("nats", reason="the packages of boardside[club] are not installed")
pytest.importorskip("asyncpg", reason="the packages of boardside[club] are not installed")

from aiohttp import web
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization

from companion.club.client import Refused, connect
from companion.club.hub import Hub
from companion.club.join import NotJoined, join, read_membership
from companion.club.keys import Key, make_certificate
from companion.club.members import TRIES, Members, NotAdmitted
from companion.club.serve import application
from companion.club.setup import invitation, set_up
from companion.club.status import ask_to_join, call_organiser, read_status
from companion.club.wire import Answer, Hello, Rows, read, sender
from tests.club.evening import HOUSE, came, club, connected, made, reporting, running

pytestmark = pytest.mark.slow("processes")


@contextlib.asynccontextmanager
async def admitting(hub: Hub) -> AsyncIterator[None]:
    """The hub's pages, where tables join."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(hub.folder / "certificate.pem", hub.folder / "certificate.key")
    runner = web.AppRunner(application(hub))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", hub.settings.web_port, ssl_context=context).start()
    yield
    await runner.cleanup()


async def why_not(text: str, folder: Path) -> str:
    with pytest.raises(NotJoined) as refused:
        await join(text, folder)
    assert str(refused.value).endswith(".")
    assert not folder.exists()
    return refused.value.why


def test_a_link_lets_one_table_join_once(dsn: str, tmp_path: Path) -> None:
    made(tmp_path / "hub", dsn)

    async def evening() -> None:
        async with running(tmp_path / "hub") as (hub, _), admitting(hub):
            link = invitation(hub.folder, "window table")
            found = await join(link, tmp_path / "one")
            assert (found.club, found.table) == ("Chess Café", 1)
            assert hub.tables[1].name == "window table"
            async with reporting(tmp_path / "one", tmp_path / "games.db"):
                await came(lambda: read_status(tmp_path / "one").state == "linked", "the link", 10)
            assert await why_not(link, tmp_path / "two") == "invitation"
            made(tmp_path / "other", "postgresql:///nowhere")
            other = invitation(tmp_path / "other", "far away")
            address, secret = other.partition("/join#")[0].rpartition(":")[0], link.partition("#")[2]
            assert address == "https://127.0.0.1"
            assert await why_not(link.replace(secret[:22], "x" * 22), tmp_path / "two") == "invitation"
            assert await why_not(link.partition("#")[0] + other[other.index("#") :], tmp_path / "two") == "certificate"
            assert await why_not("https://example.org", tmp_path / "two") == "link"
            assert await why_not(link.replace(f":{hub.settings.web_port}", ":1"), tmp_path / "two") == "unreachable"

    asyncio.run(evening())


def test_eight_letters_do_in_a_closed_network_only(dsn: str, tmp_path: Path) -> None:
    settings = made(tmp_path / "hub", dsn)

    async def evening() -> None:
        async with running(tmp_path / "hub") as (hub, _), admitting(hub):
            with pytest.raises(ValueError, match="closed network"):
                invitation(hub.folder, "one", letters=True)
        set_up(tmp_path / "hub", msgspec.structs.replace(settings, closed=True))
        async with running(tmp_path / "hub") as (hub, _), admitting(hub):
            letters = invitation(hub.folder, "one", letters=True)
            assert (await join(letters.lower(), tmp_path / "one")).table == 1
            assert await why_not(letters, tmp_path / "two") == "invitation"

    asyncio.run(evening())


def test_guessing_withdraws_every_invitation(dsn: str, tmp_path: Path) -> None:
    made(tmp_path, dsn)
    members = Members(tmp_path)
    secret = members.invite("one", True)
    for _ in range(TRIES):
        with pytest.raises(NotAdmitted):
            members.admit("ABCDEFGH", Key(Key.seed()).public)
    with pytest.raises(NotAdmitted):
        members.admit(secret, Key(Key.seed()).public)


def test_a_link_that_the_table_hands_over_is_joined_by_its_reporter(dsn: str, tmp_path: Path) -> None:
    made(tmp_path / "hub", dsn)
    folder = tmp_path / "table"
    folder.mkdir()

    async def evening() -> None:
        async with running(tmp_path / "hub") as (hub, _), admitting(hub):
            command = [sys.executable, "-m", "companion.club.report", "--store", tmp_path / "games.db"]
            process = subprocess.Popen([*command, "--club", folder], cwd=HOUSE)
            ask_to_join(folder, "no link")
            await came(lambda: read_status(folder).state == "link", "the sentence for no link", 20)
            ask_to_join(folder, invitation(hub.folder, "one"))
            await came(lambda: read_status(folder).state == "linked", "the link", 20)
            call_organiser(folder)
            await came(lambda: hub.tables[1].call == 1, "the call", 10)
            await hub.answer_call(1, 1)
            await hub.announce("Round two begins.")
            await came(lambda: read_status(folder).answered == 1, "the answer", 10)
            await came(lambda: read_status(folder).said == "Round two begins.", "the announcement", 10)
            process.terminate()
            assert await asyncio.to_thread(process.wait, 20) == 0
        assert read_status(folder).state == "off"

    asyncio.run(evening())


def test_a_revoked_key_is_cut_off_at_once_and_others_stay(dsn: str, tmp_path: Path) -> None:

    async def evening() -> None:
        async with club(tmp_path, dsn, "one", "two") as (hub, _):
            ended = asyncio.Event(), asyncio.Event()
            for closed, name in zip(ended, ("one", "two"), strict=True):
                await connected(tmp_path / name, closed)
            await hub.revoke(1)
            await asyncio.wait_for(ended[0].wait(), 5)
            assert not ended[1].is_set()
            assert [*hub.tables] == [2]
            with pytest.raises(Refused) as refused:
                await connected(tmp_path / "one", ended[0])
            assert refused.value.why == "key"
            async with reporting(tmp_path / "one", tmp_path / "games.db"):
                await came(lambda: read_status(tmp_path / "one").state == "key", "the sentence", 10)

    asyncio.run(evening())


def test_a_stolen_key_writes_its_own_subjects_and_reads_announcements_and_nothing_else(
    dsn: str, tmp_path: Path
) -> None:

    async def evening() -> None:
        async with club(tmp_path, dsn, "one", "two") as (hub, _):
            thief = await connected(tmp_path / "one", asyncio.Event())
            victim = await connected(tmp_path / "two", asyncio.Event())
            heard: list[str] = []

            async def hear(message) -> None:
                heard.append(f"{message.subject} {message.data!r}")

            async def overheard(message) -> None:
                heard.append(f"thief {message.subject}")

            for subject in ("club.out.2", "club.out.all"):
                await victim.subscribe(subject, cb=hear)
            for subject in ("club.>", ">", "club.out.*", "club.in.2.*", "club.in.*.*", "$SYS.>", "_INBOX.>"):
                await thief.subscribe(subject, cb=overheard)
            hello = msgspec.json.encode(Hello(1, "stolen"))
            for subject in ("club.in.2.hello", "club.out.2", "club.out.all", "$SYS.REQ.SERVER.PING", "$JS.API.INFO"):
                await thief.publish(subject, hello)
            # Its own subjects, with somebody else's as the place for an answer: nobody answers there.
            for reply in ("club.out.2", "club.out.all", "club.in.2.rows"):
                await thief.publish("club.in.1.hello", hello, reply=reply)
            await thief.publish("club.in.1.hello", msgspec.json.encode(Hello(1, "own")))
            await came(lambda: hub.tables[1].version == "own", "the table's own hello", 10)
            assert hub.tables[2].version == ""
            await victim.publish("club.in.2.hello", msgspec.json.encode(Hello(1, "victim")))
            await came(lambda: heard, "the victim's own answer", 10)
            assert [each.split()[0] for each in heard] == ["club.out.2"]
            assert thief.is_connected

    asyncio.run(evening())


@pytest.mark.parametrize("data", [b"", b"{}", b"[" * 5000, b'{"protocol": 1e99, "version": ""}', b"\xff\xfe"])
@pytest.mark.parametrize("subject", ["club.in.1.hello", "club.in.1.rows", "club.in.1.*", "club.in.1.>"])
def test_what_is_no_message_is_not_read(subject: str, data: bytes) -> None:
    found = sender(subject)
    assert found is None or read(data, Hello if found[1] == "hello" else Rows) is None


def test_a_table_of_another_version_is_told_so_at_both_ends(
    dsn: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:

    async def evening() -> None:
        async with club(tmp_path, dsn, "one") as (hub, _):
            client = await connected(tmp_path / "one", asyncio.Event())
            heard: list[Answer] = []

            async def hear(message) -> None:
                heard.append(msgspec.json.decode(message.data, type=Answer))

            await client.subscribe("club.out.1", cb=hear)
            await client.publish("club.in.1.hello", b'{"protocol": 0, "version": "0.0.9", "games": "of old"}')
            await came(lambda: heard, "the answer", 10)
            assert heard[0].refused == hub.tables[1].refused == "older"

    asyncio.run(evening())
    assert "table 1 (one) runs Boardside '0.0.9', which is older" in capfd.readouterr().err


@pytest.fixture
def impostor() -> Iterator[tuple[int, list[bytes]]]:
    """A server that says that it needs no TLS, and everything that is sent to it."""
    got: list[bytes] = []
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with contextlib.suppress(OSError):
            while True:
                peer, _ = listening.accept()
                peer.sendall(b'INFO {"server_id":"x","version":"2.9.10","nonce":"abc","auth_required":true}\r\n')
                peer.settimeout(20)
                with contextlib.suppress(OSError):
                    while data := peer.recv(65536):
                        got.append(data)
                        if b"PING" in data:
                            peer.sendall(b"PONG\r\n")

    threading.Thread(target=serve, daemon=True).start()
    yield listening.getsockname()[1], got
    listening.shutdown(socket.SHUT_RDWR)
    listening.close()


def test_an_impostor_without_TLS_hears_nothing(impostor: tuple[int, list[bytes]]) -> None:
    port, got = impostor
    certificate, _ = make_certificate("club")

    async def try_it() -> str:
        with pytest.raises(Refused) as refused:
            await connect(f"127.0.0.1:{port}", certificate, Key(Key.seed()), closed)
        return refused.value.why

    assert asyncio.run(try_it()) == "clear"
    assert got == []


async def closed() -> None:
    """Nothing is to be done."""


def test_another_certificate_is_refused(dsn: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with club(tmp_path, dsn, "one"):
            membership, key = read_membership(tmp_path / "one")
            with pytest.raises(Refused) as refused:
                await connect(membership.address, make_certificate("Chess Café")[0], key, closed)
            assert refused.value.why == "certificate"

    asyncio.run(evening())


def test_no_date_of_the_hubs_certificate_is_believed(dsn: str, tmp_path: Path) -> None:
    """A table's clock may stand anywhere: a certificate that ended in 2001 is as good as a new one."""
    made(tmp_path / "hub", dsn)
    certificate = tmp_path / "hub" / "certificate.pem"
    certificate.write_bytes(ended_long_ago(certificate))

    async def evening() -> None:
        async with club(tmp_path, dsn) as (hub, _), admitting(hub):
            await join(invitation(hub.folder, "one"), tmp_path / "one")
            async with reporting(tmp_path / "one", tmp_path / "games.db"):
                await came(lambda: read_status(tmp_path / "one").state == "linked", "the link", 20)

    asyncio.run(evening())


def ended_long_ago(certificate: Path) -> bytes:
    """This certificate with other dates."""
    key = serialization.load_pem_private_key(certificate.with_suffix(".key").read_bytes(), None)
    old = x509.load_pem_x509_certificate(certificate.read_bytes())
    made = x509.CertificateBuilder(old.issuer, old.subject, old.public_key(), old.serial_number)
    made = made.not_valid_before(datetime(2000, 1, 1)).not_valid_after(datetime(2001, 1, 1))
    for each in old.extensions:
        made = made.add_extension(each.value, each.critical)
    return made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)


def test_a_key_is_written_as_NATS_writes_it() -> None:
    # A pair from NATS' own documentation.
    assert Key("SUACSSL3UAHUDXKFSNVUZRF5UHPMWZ6BFDTJ7M6USDXIEDNPPQYYYCU3VY").public == (
        "UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4"
    )
