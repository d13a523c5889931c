"""Cards of the system's smart card service: the real pcscd with the virtual reader of vsmartcard-vpcd."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

DRIVER = Path("/usr/lib/pcsc/drivers/serial/libifdvpcd.so")
TURN = Path(tempfile.gettempdir()) / "boardside-pcscd.lock"
ATR = bytes.fromhex("3b8f8001804f0ca000000306030003000000006a")[:-2] + b"\x00\x68"


def missing() -> str:
    """What keeps this machine from running the service, or nothing."""
    if os.geteuid() != 0:
        return "pcscd wants to be root"
    if shutil.which("pcscd") is None or not DRIVER.exists():
        return "there is no pcscd, or no vsmartcard-vpcd"
    if Path("/run/pcscd/pcscd.comm").exists():
        return "this machine's own smart card service is running"
    return ""


def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Ask a program that says nothing by itself until this is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "never so"
        threading.Event().wait(0.02)


class Service:
    """The service, with a virtual reader of this name. `plug` starts it, `unplug` ends it and the reader with it."""

    def __init__(self, folder: Path, name: str = "ACS ACR122U PICC Interface") -> None:
        # One machine has one such service: tests that run beside this one wait for their turn.
        self._turn = TURN.open("w")
        fcntl.flock(self._turn, fcntl.LOCK_EX)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._folder = folder
        (folder / "vpcd").write_text(
            f'FRIENDLYNAME "{name}"\nDEVICENAME /dev/null:{self.port:#X}\nLIBPATH {DRIVER}\nCHANNELID {self.port:#X}\n'
        )
        self._process: subprocess.Popen[bytes] | None = None
        self._cards: dict[str, Card] = {}
        self.plug()

    def plug(self) -> None:
        """The service runs, and its reader waits for cards."""
        self._process = subprocess.Popen(
            ["pcscd", "--foreground", "--critical", "--config", str(self._folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until(self._serves)

    @staticmethod
    def _serves() -> bool:
        from smartcard import scard

        result, context = scard.SCardEstablishContext(scard.SCARD_SCOPE_USER)
        if result != scard.SCARD_S_SUCCESS:
            return False
        _, readers = scard.SCardListReaders(context, [])
        scard.SCardReleaseContext(context)
        return bool(readers)

    def unplug(self) -> None:
        """It ends."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(20)
            self._process = None

    def lay(self, uid: str, answer: bytes = b"") -> Card:
        """A card comes into the field; `answer` is what it says instead of its uid."""
        card = Card(self.port, answer or bytes.fromhex(uid) + b"\x90\x00")
        self._cards[uid] = card
        return card

    def lift(self, uid: str) -> None:
        """It leaves."""
        self._cards.pop(uid).close()

    def close(self) -> None:
        """The end."""
        for card in self._cards.values():
            card.close()
        self.unplug()
        self._turn.close()


class Card:
    """One card, on a thread of its own: what the virtual reader asks comes over a socket, its length before it."""

    def __init__(self, port: int, answer: bytes) -> None:
        self.answer = answer
        self.asked: list[str] = []
        self._socket = self._connected(port)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    @staticmethod
    def _connected(port: int) -> socket.socket:
        return socket.create_connection(("127.0.0.1", port), 20)

    def _serve(self) -> None:
        with suppress(OSError):
            while len(head := self._socket.recv(2, socket.MSG_WAITALL)) == 2:
                asked = self._socket.recv(struct.unpack(">H", head)[0], socket.MSG_WAITALL)
                if len(asked) == 1:
                    if asked == b"\x04":
                        self._say(ATR)
                    continue
                self.asked.append(asked.hex())
                self._say(self.answer if asked.hex() == "ffca000000" else b"\x90\x00")

    def _say(self, some: bytes) -> None:
        self._socket.sendall(struct.pack(">H", len(some)) + some)

    def close(self) -> None:
        """It is gone."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._thread.join(10)
