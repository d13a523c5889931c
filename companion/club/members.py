"""The tables that may take part, and the invitations for others: one file, and nats-server's list of keys made of it.

Kept apart from the database, so that a hub with an empty one knows its tables, and a key is revoked even without it.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import secrets
import signal
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.club.keys import public_key, write_secret
from companion.club.wire import TO_ALL, TO_HUB, answer_subject
from engine.common_commands import plain

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What eight letters are made of: none that looks like another."""
VALID, SHORTLY = 24 * 3600, 600
"""Seconds for which a link, and eight letters, let a table join."""
TRIES = 20
"""Wrong letters or links after which all that wait are withdrawn: 40 bits must not be guessed at leisure."""
MOST = 10_000
"""The most tables, and the most invitations."""


class Member(Struct, frozen=True):
    """A table of the club: its number, its name, and the public half of its key."""

    id: int
    name: str
    key: str


class _Invitation(Struct, frozen=True):
    """An invitation for a table of this name: the SHA-256 of what it must show, and the second (UTC) it ends."""

    hash: str
    name: str
    until: float


class _Register(Struct, frozen=True):
    """The file: `next` is the number of the next table; no number is given twice."""

    next: int = 1
    members: tuple[Member, ...] = ()
    invitations: tuple[_Invitation, ...] = ()


class NotAdmitted(Exception):
    """The error for a table that is not let in; its text is the sentence that both ends read."""


class Members:
    """The register in the hub's folder: `members.json`, and `users.conf` for nats-server."""

    def __init__(self, folder: Path, hub_key: str) -> None:
        """`hub_key` is the public half of the hub's own key. ValueError where the file cannot be read."""
        self._file = folder / "members.json"
        self._users = folder / "users.conf"
        self._pid = folder / "nats.pid"
        self._hub_key = hub_key
        self._wrong = 0
        self._register = _Register()
        self._seen: object = None
        with self._changing():
            self._write_users()

    @property
    def members(self) -> Mapping[int, Member]:
        """The tables by their numbers."""
        self._refresh()
        return MappingProxyType({member.id: member for member in self._register.members})

    def invite(self, name: str, letters: bool) -> tuple[str, float]:
        """The secret of a new invitation for a table of this name, eight letters or the 22 signs of a link, and the
        second (UTC) until which it is good."""
        secret = "".join(secrets.choice(LETTERS) for _ in range(8)) if letters else secrets.token_urlsafe(16)
        until = time.time() + (SHORTLY if letters else VALID)
        with self._changing():
            invitation = _Invitation(_hash(secret), plain(name)[:40] or "?", until)
            self._keep(invitations=(*self._open(), invitation)[-MOST:])
        return secret, until

    def admit(self, secret: str, key: str) -> Member:
        """A new table: it shows an invitation's secret, which is good once, and the public half of its key. Raises
        NotAdmitted."""
        with self._changing():
            if not public_key(key) or any(member.key == key for member in self._register.members):
                raise NotAdmitted("This is no new key of a table.")
            invitations = self._open()
            found = next((each for each in invitations if secrets.compare_digest(each.hash, _hash(secret))), None)
            if found is None:
                self._wrong += 1
                if self._wrong >= TRIES and invitations:
                    self._wrong = 0
                    self._keep(invitations=())
                raise NotAdmitted("This invitation is not of this club, or was used, or is too old: ask for a new one.")
            if len(self._register.members) >= MOST:
                raise NotAdmitted("This club has all the tables that it can have.")
            member = Member(self._register.next, found.name, key)
            self._keep(
                next=member.id + 1,
                members=(*self._register.members, member),
                invitations=tuple(each for each in invitations if each != found),
            )
            self._write_users()
        return member

    def revoke(self, id: int) -> None:
        """Cut this table off, at once and for good."""
        with self._changing():
            self._keep(members=tuple(member for member in self._register.members if member.id != id))
            self._write_users()

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """The register as the file has it, while no other process changes it."""
        with self._file.with_name("members.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self._refresh()
            yield

    def _refresh(self) -> None:
        """Read the file again if another process wrote it."""
        if not self._file.exists():
            return
        found = self._file.stat()
        if (found.st_ino, found.st_mtime_ns) != self._seen:
            self._register = msgspec.json.decode(self._file.read_bytes(), type=_Register)
            self._seen = found.st_ino, found.st_mtime_ns

    def _open(self) -> tuple[_Invitation, ...]:
        return tuple(each for each in self._register.invitations if each.until > time.time())

    def _keep(self, **changes: object) -> None:
        self._register = replace(self._register, **changes)
        write_secret(self._file, msgspec.json.encode(self._register).decode())

    def _write_users(self) -> None:
        """Write who may do what for nats-server, and have it read the list if it runs."""
        users = [_user(self._hub_key, "club.out.>", TO_HUB)]
        for member in self._register.members:
            users.append(_user(member.key, f"club.in.{member.id}.*", answer_subject(member.id), TO_ALL))
        text = f"users = [\n{''.join(users)}]\n"
        if self._users.exists() and self._users.read_text(encoding="utf-8") == text:
            return
        write_secret(self._users, text)
        with suppress(OSError, ValueError):
            pid = int(self._pid.read_text())
            if Path(f"/proc/{pid}/comm").read_text().strip() == "nats-server":
                os.kill(pid, signal.SIGHUP)


def _user(key: str, writes: str, *reads: str) -> str:
    listed = ", ".join(f'"{subject}"' for subject in reads)
    return f'  {{ nkey: {key}, permissions: {{ publish: "{writes}", subscribe: [{listed}] }} }}\n'


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
