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
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.club.keys import public_key, read_key, write_secret
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

    def open(self) -> tuple[_Invitation, ...]:
        """The invitations that are still good."""
        return tuple(each for each in self.invitations if each.until > time.time())


class NotAdmitted(Exception):
    """The error for a table that is not let in; its text is the sentence that both ends read."""


class Members:
    """The register in the hub's folder: `members.json`, and `users.conf` for nats-server. Other processes change it
    too, so it is read whenever it is asked for."""

    def __init__(self, folder: Path) -> None:
        """ValueError where a file cannot be read."""
        self._file = folder / "members.json"
        self._users = folder / "users.conf"
        self._pid = folder / "nats.pid"
        self._hub_key = read_key(folder).public
        self._wrong = 0
        with self._changing() as register:
            self._write_users(register)

    @property
    def members(self) -> dict[int, Member]:
        """The tables by their numbers."""
        return {member.id: member for member in self._read().members}

    def invite(self, name: str, letters: bool) -> str:
        """The secret of a new invitation for a table of this name: eight letters, or the 22 signs of a link."""
        secret = "".join(secrets.choice(LETTERS) for _ in range(8)) if letters else secrets.token_urlsafe(16)
        until = time.time() + (SHORTLY if letters else VALID)
        with self._changing() as register:
            invitation = _Invitation(_hash(secret), plain(name)[:40] or "?", until)
            self._keep(replace(register, invitations=(*register.open(), invitation)[-MOST:]))
        return secret

    def admit(self, secret: str, key: str) -> Member:
        """A new table: it shows an invitation's secret, which is good once, and the public half of its key. Raises
        NotAdmitted."""
        with self._changing() as register:
            if not public_key(key) or any(member.key == key for member in register.members):
                raise NotAdmitted("This is no new key of a table.")
            invitations = register.open()
            found = next((each for each in invitations if secrets.compare_digest(each.hash, _hash(secret))), None)
            if found is None:
                self._wrong += 1
                if self._wrong >= TRIES and invitations:
                    self._wrong = 0
                    self._keep(replace(register, invitations=()))
                raise NotAdmitted("This invitation is not of this club, or was used, or is too old: ask for a new one.")
            if len(register.members) >= MOST:
                raise NotAdmitted("This club has all the tables that it can have.")
            member = Member(register.next, found.name, key)
            left = tuple(each for each in invitations if each != found)
            self._keep(_Register(member.id + 1, (*register.members, member), left))
        return member

    def revoke(self, id: int) -> None:
        """Cut this table off, at once and for good."""
        with self._changing() as register:
            self._keep(replace(register, members=tuple(member for member in register.members if member.id != id)))

    def _read(self) -> _Register:
        return msgspec.json.decode(self._file.read_bytes(), type=_Register) if self._file.exists() else _Register()

    @contextmanager
    def _changing(self) -> Iterator[_Register]:
        """The register as the file has it, while no other process changes it."""
        with self._file.with_name("members.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield self._read()

    def _keep(self, register: _Register) -> None:
        write_secret(self._file, msgspec.json.encode(register).decode())
        self._write_users(register)

    def _write_users(self, register: _Register) -> None:
        """Write who may do what for nats-server, and have it read the list if it runs."""
        users = [_user(self._hub_key, "club.out.>", TO_HUB)]
        for member in register.members:
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
