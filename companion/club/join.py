"""Joining a club, at the table's end: what a link says, the request to the hub, and the folder that is kept of it.

The link is `https://HOST:PORT/join#SECRET.FINGERPRINT`: what follows # is sent to no server. The fingerprint is the
whole SHA-256 of the hub's certificate, so that the secret, which is good once, is told to that hub alone. Instead of
the link "HOST:PORT LETTERS" does in a closed network, where whoever answers at that address is believed.
"""

from __future__ import annotations

import base64
import re
import ssl
from pathlib import Path

import aiohttp
import msgspec

from companion.club.keys import Key, fingerprint, read_key, write_secret
from companion.club.status import State
from companion.club.wire import PROTOCOL, Membership, Refusal, Request
from companion.storage.judged_versions import VERSION
from companion.storage.store import Store

PATIENCE = 10.0
"""Seconds that a hub has to answer."""
LARGEST = 16 * 1024
"""The most bytes of an answer."""
_LINK = re.compile(r"https://([^/#?@\s]{1,200}:[0-9]{1,5})/join#([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})")
_LETTERS = re.compile(r"([^/#?@\s]{1,200}:[0-9]{1,5})\s+([A-Za-z0-9]{4}[ -]?[A-Za-z0-9]{4})")


class NotJoined(Exception):
    """The error for a club that was not joined. `why` is `link` (it is none), `unreachable`, `certificate` (it is not
    the hub of the link) or what the hub answered (see `Refusal`)."""

    def __init__(self, why: State, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


def read_membership(folder: Path) -> tuple[Membership, Key]:
    """The membership that joining wrote into the folder, and the table's key. ValueError with a sentence."""
    try:
        found = msgspec.json.decode(folder.joinpath("club.json").read_bytes(), type=Membership)
        return found, read_key(folder)
    except FileNotFoundError:
        raise ValueError(f"{folder} holds no membership of a club: join one first (`boardside join`).") from None
    except (OSError, ValueError) as wrong:
        raise ValueError(f"{folder} holds no membership that can be read: {wrong}") from None


async def join(text: str, folder: Path, store: Path | None = None) -> Membership:
    """Join the club of this link, or of this address with its letters, with a new key; what is needed from then on is
    kept in the folder. Games that are finished in `store` by then are not reported. Raises NotJoined, and OSError where
    the folder cannot be written to."""
    address, secret, print = _parsed(text)
    seed = Key.seed()
    request = Request(secret, Key(seed).public, PROTOCOL, VERSION)
    found = await _asked(address, request, print)
    if print is not None and fingerprint(found.certificate) != print:
        raise NotJoined("certificate", "The hub hands out another certificate than the one in the link.")
    since = 0
    if store is not None and store.exists():
        with Store.read(store) as games:
            since = max((game.id for game in games.games() if game.over), default=0)
    folder.mkdir(parents=True, exist_ok=True)
    kept = msgspec.structs.replace(found, since=since)
    write_secret(folder / "key", seed)
    write_secret(folder / "club.json", msgspec.json.encode(kept).decode())
    return kept


def _parsed(text: str) -> tuple[str, str, bytes | None]:
    text = text.strip()
    if found := _LINK.fullmatch(text):
        return found[1], found[2], base64.urlsafe_b64decode(found[3] + "=")
    if found := _LETTERS.fullmatch(text):
        return found[1], re.sub("[ -]", "", found[2]).upper(), None
    raise NotJoined("link", "This is no link of a club (https://HOST:PORT/join#...), and no HOST:PORT with 8 letters.")


async def _asked(address: str, request: Request, print: bytes | None) -> Membership:
    # The fingerprint is compared after the handshake and before the request: only the right hub hears the secret.
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version, context.check_hostname = ssl.TLSVersion.TLSv1_3, False
    context.verify_mode = ssl.CERT_NONE
    connector = aiohttp.TCPConnector(ssl=context if print is None else aiohttp.Fingerprint(print))
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=False) as session,
            session.post(f"https://{address}/join", data=msgspec.json.encode(request), allow_redirects=False) as answer,
        ):
            body = await answer.content.read(LARGEST)
            if answer.status == 200:
                return msgspec.json.decode(body, type=Membership)
            refusal = msgspec.json.decode(body, type=Refusal)
            raise NotJoined(refusal.why, refusal.sentence)
    except aiohttp.ServerFingerprintMismatch:
        raise NotJoined("certificate", f"{address} is not the hub of this link: its certificate is another.") from None
    except (aiohttp.ClientError, TimeoutError, OSError) as wrong:
        raise NotJoined("unreachable", f"{address} does not answer: {wrong or 'timed out'}.") from None
    except msgspec.DecodeError:
        raise NotJoined("unreachable", f"What answers at {address} is no hub of a club.") from None
