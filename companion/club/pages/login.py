"""The organiser's login: passwords, sessions and the limit of attempts.

A password is kept as scrypt makes it. A session is a cookie that is signed with what is kept of the password: it ends
with the evening, or when the password is changed, and nothing of it is stored. What changes something carries a token
made from the cookie, which no page of another site can read.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from base64 import b64decode, b64encode
from collections import deque

import asyncpg

COST = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}
"""Of scrypt: 16 MB and some 50 ms for each attempt."""
LASTS = 14 * 3600
"""Seconds that a session lasts; longer than any club evening."""
ATTEMPTS, IN_ALL, WINDOW = 5, 30, 60.0
"""Failed attempts of one address, and of all, within so many seconds; further ones are not looked at."""
LONGEST = 1_000
"""Letters of a password that are looked at."""
COOKIE, TOKEN = "club", "club-token"
"""The cookies of a session: what no script may read, and the token, which the page's script sends with each action."""


async def new_organiser(connection: asyncpg.Connection, name: str = "organiser") -> str:
    """Give an organiser, new or known, a new password, which is returned; nothing else knows it."""
    password = "-".join(secrets.token_hex(2) for _ in range(4))
    kept = "INSERT INTO organisers VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET password = excluded.password"
    await connection.execute(kept, name, hashed(password))
    return password


def hashed(password: str, salt: bytes | None = None) -> str:
    """Salt and hash of a password, as they are stored."""
    salt = salt or secrets.token_bytes(16)
    return " ".join(b64encode(each).decode() for each in (salt, hashlib.scrypt(password.encode(), salt=salt, **COST)))


class Attempts:
    """The failed logins of the last minute, by address. One attempt is looked at at a time."""

    def __init__(self) -> None:
        self._failed: deque[tuple[float, str]] = deque()
        self.one = asyncio.Lock()

    def allowed(self, address: str) -> bool:
        """Whether an attempt of this address is looked at now."""
        while self._failed and self._failed[0][0] < time.monotonic() - WINDOW:
            self._failed.popleft()
        return len(self._failed) < IN_ALL and sum(each == address for _, each in self._failed) < ATTEMPTS

    def failed(self, address: str) -> None:
        """Count a failed attempt of this address."""
        self._failed.append((time.monotonic(), address))


async def log_in(connection: asyncpg.Connection, name: str, password: str) -> str | None:
    """The cookie of a new session, None for a wrong name or password."""
    stored = await _kept(connection, name)
    salt = b64decode(stored.split(" ")[0]) if stored else bytes(16)  # an unknown name takes as long
    given = await asyncio.to_thread(hashed, password[:LONGEST], salt)
    if stored is None or not hmac.compare_digest(given, stored):
        return None
    session = f"{name}|{int(time.time()) + LASTS}"
    return f"{session}|{_signed(session, stored)}"


async def organiser(connection: asyncpg.Connection, cookie: str) -> str | None:
    """Who has the session with this cookie, None for nobody."""
    session, _, signature = cookie.rpartition("|")
    name, _, until = session.rpartition("|")
    stored = await _kept(connection, name) if until.isdecimal() and int(until) > time.time() else None
    return name if stored and hmac.compare_digest(_signed(session, stored), signature) else None


def token(cookie: str) -> str:
    """What an action of this session carries besides the cookie."""
    return _signed("action", cookie)


async def _kept(connection: asyncpg.Connection, name: str) -> str | None:
    found: str | None = await connection.fetchval("SELECT password FROM organisers WHERE name = $1", name)
    return found


def _signed(text: str, key: str) -> str:
    return hmac.digest(key.encode(), text.encode(), "sha256").hex()
