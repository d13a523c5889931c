"""The Unix socket between the process that holds the game and the one that talks to browsers.

Frames in both directions: a kind (1 byte), the number of the browser's connection and the length of the text (4 bytes
each, big-endian), the text (UTF-8). The process with the game listens and the other one connects, so that neither can
ask the other for anything but these:

    READY   to the game     the web server accepts browsers: {"port": 8137, "addresses": ["192.168.1.5"]}
    OPENED  to the game     a browser has connected
    TEXT    to the game     what it sent, unread; to the browser: its own picture
    CLOSED  both ways       it is gone, or is to be; the text is the reason
    KNOWN   to the browser  by its key it is the table's own screen or a seat's: its connection is counted no longer
"""

from __future__ import annotations

import queue
import socket
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

HEAD = struct.Struct(">BII")
READY, OPENED, TEXT, CLOSED, KNOWN = range(5)
LONGEST_IN = 4_096
"""The most bytes of one text from a browser."""
LONGEST_OUT = 1_000_000
"""The most bytes of one text to a browser."""
MOST_QUEUED = 10_000
"""The most frames that wait for the web process; one that takes none is cut off."""
PATIENCE = 5.0
"""Seconds after which a web process that takes no frame is cut off."""


class Frame(Struct, frozen=True):
    """A message over the socket between the game's process and the web process: its `kind`, like `TEXT`, the number of
    the browser's connection, and its text. Received frames wait in the game's queue of events."""

    kind: int
    browser: int
    text: bytes = b""


class Lost(Struct, frozen=True):
    """The event that the web process ended, and with it every browser's connection."""


class TooLong(ValueError):
    """The error for a frame that is longer than allowed, or of an unknown kind."""


def packed(frame: Frame) -> bytes:
    """The frame as bytes.

    >>> packed(Frame(TEXT, 7, b"{}"))
    b'\\x02\\x00\\x00\\x00\\x07\\x00\\x00\\x00\\x02{}'
    """
    return HEAD.pack(frame.kind, frame.browser, len(frame.text)) + frame.text


def read(stream: BinaryIO, longest: int) -> Frame | None:
    """The next frame of the stream; None where the stream ends. Raises TooLong if the frame's text has more than
    `longest` bytes, and also if the frame is of an unknown kind, whose length cannot be trusted."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    parts: tuple[int, int, int] = HEAD.unpack(head)
    kind, browser, length = parts
    if length > longest or kind > KNOWN:
        raise TooLong(f"a frame of kind {kind} with {length} bytes")
    text = stream.read(length)
    return Frame(kind, browser, text) if len(text) == length else None


class Link:
    """The game's end of the socket at `path`. `post` is called on a thread of its own with each `Frame`, and with
    `Lost`. Only one web process is served at a time: a new one replaces the one before."""

    def __init__(self, path: Path, post: Callable[[Frame | Lost], None]) -> None:
        self._post = post
        self._peer: socket.socket | None = None
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._path = path
        made = path.with_suffix(".new")  # whoever waits for it finds it open
        made.unlink(missing_ok=True)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(made))
        made.chmod(0o660)
        self._listening.listen(1)
        made.rename(path)
        threading.Thread(target=self._accept, name="web link", daemon=True).start()

    def send(self, frame: Frame) -> None:
        """Queue a frame for the web process; without one it is dropped."""
        if self._peer is None:
            return
        if self._out.qsize() > MOST_QUEUED:
            self._cut(self._peer)
        else:
            self._out.put(packed(frame))

    def close(self) -> None:
        """Remove the socket, and end the connection with the web process."""
        self._path.unlink(missing_ok=True)
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        if self._peer is not None:
            self._cut(self._peer)

    def _accept(self) -> None:
        while True:
            try:
                peer, _ = self._listening.accept()
            except OSError:
                return
            peer.settimeout(None)
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("ll", int(PATIENCE), 0))
            waiting: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
            self._peer, self._out = peer, waiting
            threading.Thread(target=self._write, args=(peer, waiting), name="web writer", daemon=True).start()
            with peer.makefile("rb") as stream, suppress(OSError, TooLong):
                while (frame := read(stream, LONGEST_IN)) is not None:
                    self._post(frame)
            self._peer = None
            waiting.put(None)
            self._cut(peer)
            peer.close()
            self._post(Lost())

    def _write(self, peer: socket.socket, waiting: queue.SimpleQueue[bytes | None]) -> None:
        while (data := waiting.get()) is not None:
            try:
                peer.sendall(data)
            except OSError:
                return self._cut(peer)

    def _cut(self, peer: socket.socket) -> None:
        with suppress(OSError):
            peer.shutdown(socket.SHUT_RDWR)  # which ends its reading
