"""A disk that remembers every write in order, so that a power cut can leave of them what it likes: an NBD server."""

from __future__ import annotations

import os
import random
import shutil
import socket
import struct
import subprocess
import threading
from pathlib import Path

MAGIC, OPTION, REPLY = 0x4E42444D41474943, 0x49484156454F5054, 0x3E889045565A9
REQUEST, ANSWER = 0x25609513, 0x67446698
EXPORT_NAME, ABORT, INFO, GO = 1, 2, 6, 7
ACK, REP_INFO, UNSUPPORTED = 1, 3, 0x80000001
READ, WRITE, HANG_UP, FLUSH = 0, 1, 2, 3
FLAGS = 1 | 4  # has flags, takes flushes
BLOCK = 4096


class Disk:
    """Serves `base` on the socket `path` and writes nothing into it. `log` holds (offset, data) of each write and None
    for each flush, in order."""

    def __init__(self, base: Path, path: Path) -> None:
        self.base, self.path = base, path
        self.log: list[tuple[int, bytes] | None] = []
        self._size = base.stat().st_size
        self._file = os.open(base, os.O_RDONLY)
        self._blocks: dict[int, bytes] = {}
        path.unlink(missing_ok=True)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(path))
        self._listening.listen()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """The disk is taken out."""
        self._listening.close()
        self._thread.join(30)
        os.close(self._file)

    # --- what a power cut leaves ---

    def after_a_cut(self, target: Path, chance: random.Random, forgotten: int = 0) -> int:
        """The disk as a cut leaves it: what was flushed, and later writes by an even chance. One that lies forgets
        by chance what was written since `forgotten` flushes before, too. Answers how many writes are gone."""
        flushes = [number for number, entry in enumerate(self.log) if entry is None]
        kept = len(self.log) if not flushes and not forgotten else 0
        if len(flushes) > forgotten:
            kept = flushes[-1 - forgotten]
        shutil.rmtree(target, ignore_errors=True)
        subprocess.run(["cp", "--sparse=always", str(self.base), str(target)], check=True)
        gone = 0
        with target.open("r+b") as disk:
            for number, entry in enumerate(self.log):
                if entry is None:
                    continue
                if number > kept and chance.random() < 0.5:
                    gone += 1
                    continue
                disk.seek(entry[0])
                disk.write(entry[1])
        return gone

    def whole(self, target: Path) -> None:
        """The disk with all that was written."""
        subprocess.run(["cp", "--sparse=always", str(self.base), str(target)], check=True)
        with target.open("r+b") as disk:
            for entry in self.log:
                if entry is not None:
                    disk.seek(entry[0])
                    disk.write(entry[1])

    # --- the protocol (NBD, fixed newstyle) ---

    def _serve(self) -> None:
        try:
            peer, _ = self._listening.accept()
            with peer:
                if self._greet(peer):
                    self._obey(peer)
        except (OSError, EOFError):
            return

    def _greet(self, peer: socket.socket) -> bool:
        peer.sendall(struct.pack(">QQH", MAGIC, OPTION, 1 | 2))
        _take(peer, 4)
        while True:
            _, option, length = struct.unpack(">QII", _take(peer, 16))
            _take(peer, length)
            if option == EXPORT_NAME:
                peer.sendall(struct.pack(">QH", self._size, FLAGS))
                return True
            if option in (INFO, GO):
                info = struct.pack(">HQH", 0, self._size, FLAGS)
                peer.sendall(struct.pack(">QIII", REPLY, option, REP_INFO, len(info)) + info)
                peer.sendall(struct.pack(">QIII", REPLY, option, ACK, 0))
                if option == GO:
                    return True
            elif option == ABORT:
                peer.sendall(struct.pack(">QIII", REPLY, option, ACK, 0))
                return False
            else:
                peer.sendall(struct.pack(">QIII", REPLY, option, UNSUPPORTED, 0))

    def _obey(self, peer: socket.socket) -> None:
        while True:
            _, _, verb, handle, offset, length = struct.unpack(">IHHQQI", _take(peer, 28))
            answer = struct.pack(">IIQ", ANSWER, 0, handle)
            if verb == READ:
                answer += self._read(offset, length)
            elif verb == WRITE:
                data = _take(peer, length)
                self.log.append((offset, data))
                self._write(offset, data)
            elif verb == FLUSH:
                self.log.append(None)
            elif verb == HANG_UP:
                return
            peer.sendall(answer)

    def _read(self, offset: int, length: int) -> bytes:
        first, last = offset // BLOCK, (offset + length - 1) // BLOCK
        if not any(number in self._blocks for number in range(first, last + 1)):
            return os.pread(self._file, length, offset)
        data = b"".join(self._block(number) for number in range(first, last + 1))
        return data[offset - first * BLOCK :][:length]

    def _write(self, offset: int, data: bytes) -> None:
        at = 0
        while at < len(data):
            number, within = divmod(offset + at, BLOCK)
            part = data[at : at + BLOCK - within]
            if len(part) < BLOCK:
                block = self._block(number)
                part_whole = block[:within] + part + block[within + len(part) :]
            else:
                part_whole = part
            self._blocks[number] = part_whole
            at += len(part)

    def _block(self, number: int) -> bytes:
        return self._blocks.get(number) or os.pread(self._file, BLOCK, number * BLOCK).ljust(BLOCK, b"\0")


def _take(peer: socket.socket, length: int) -> bytes:
    parts = []
    while length:
        part = peer.recv(min(length, 1 << 20))
        if not part:
            raise EOFError
        parts.append(part)
        length -= len(part)
    return b"".join(parts)
