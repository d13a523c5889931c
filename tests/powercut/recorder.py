"""A file system of one file that records every write and flush in order, spoken straight to the kernel's FUSE.

    python -m tests.powercut.recorder IMAGE LOG MOUNT

MOUNT then holds `disk.img`, the image, and `ack`, whose writes are numbers that go into the same record. A record is
a letter (W written, F flushed, A acknowledged), an offset or a number, a length, and so many bytes.
"""

from __future__ import annotations

import ctypes
import errno
import os
import stat
import struct
import sys
from pathlib import Path

RECORD = struct.Struct("<cQI")
ASKED = struct.Struct("<IIQQIIII")
ANSWER = struct.Struct("<IiQ")
ROOT, DISK, ACK = 1, 2, 3
NAMES = {b"disk.img": DISK, b"ack": ACK}
MOST = 1 << 17
BIG_WRITES, DIRECT_IO = 1 << 5, 1


class Recorder:
    """Answers the kernel until it is unmounted."""

    def __init__(self, image: Path, log: Path, mount: Path) -> None:
        self._image = os.open(image, os.O_RDWR)
        self._size = os.fstat(self._image).st_size
        self._log = open(log, "wb", buffering=1 << 20)  # noqa: SIM115
        self._fuse = os.open("/dev/fuse", os.O_RDWR)
        options = f"fd={self._fuse},rootmode=40000,user_id=0,group_id=0,max_read={MOST}"
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.mount(b"recorder", os.fsencode(mount), b"fuse", 0, options.encode()):
            raise OSError(ctypes.get_errno(), "FUSE cannot be mounted here")

    def serve(self) -> None:
        """One question after the other."""
        while True:
            try:
                asked = os.read(self._fuse, MOST + 4096)
            except OSError as error:
                if error.errno == errno.ENODEV:
                    return
                raise
            _, code, unique, node, *_ = ASKED.unpack_from(asked)
            answer = self._answer(code, node, asked[ASKED.size :])
            if answer is None:
                continue
            said = b"" if isinstance(answer, int) else answer
            wrong = -answer if isinstance(answer, int) else 0
            os.write(self._fuse, ANSWER.pack(ANSWER.size + len(said), wrong, unique) + said)

    def _answer(self, code: int, node: int, body: bytes) -> bytes | int | None:
        """What is answered: bytes, the number of an error, or nothing at all."""
        match code:
            case 2 | 42 | 36:  # forget, interrupt
                return None
            case 26:  # init
                return struct.pack("<IIIIHHIIHH8I", 7, 31, MOST, BIG_WRITES, 12, 9, MOST, 1, 0, 0, *[0] * 8)
            case 1:  # lookup
                found = NAMES.get(body.rstrip(b"\0"))
                if found is None:
                    return errno.ENOENT
                return struct.pack("<QQQQII", found, 0, 3600, 3600, 0, 0) + self._attributes(found)
            case 3 | 4:  # getattr, setattr
                return struct.pack("<QII", 3600, 0, 0) + self._attributes(node)
            case 14 | 27:  # open, opendir
                return struct.pack("<QII", node, DIRECT_IO if code == 14 else 0, 0)
            case 15:  # read
                _, offset, size = struct.unpack_from("<QQI", body)
                return os.pread(self._image, size, offset)
            case 16:  # write
                _, offset, size = struct.unpack_from("<QQI", body)
                return self._written(node, offset, body[40 : 40 + size])
            case 20:  # fsync
                if node == DISK:
                    self._record(b"F", 0)
                return b""
            case 38:  # destroy
                self._log.close()
                return b""
            case 18 | 25 | 29 | 30 | 34:  # release, flush, releasedir, fsyncdir, access
                return b""
            case 17:  # statfs
                return struct.pack("<5Q4I6I", 0, 0, 0, 0, 0, 4096, 255, 4096, 0, *[0] * 6)
        return errno.ENOSYS

    def _written(self, node: int, offset: int, data: bytes) -> bytes:
        if node == ACK:
            self._record(b"A", int(data))
        else:
            os.pwrite(self._image, data, offset)
            self._record(b"W", offset, data)
        return struct.pack("<II", len(data), 0)

    def _record(self, kind: bytes, number: int, data: bytes = b"") -> None:
        self._log.write(RECORD.pack(kind, number, len(data)) + data)

    def _attributes(self, node: int) -> bytes:
        mode = stat.S_IFDIR | 0o755 if node == ROOT else stat.S_IFREG | 0o600
        size = self._size if node == DISK else 0
        return struct.pack("<6Q10I", node, size, size >> 9, 0, 0, 0, 0, 0, 0, mode, 1, 0, 0, 0, 4096, 0)


if __name__ == "__main__":
    recorder = Recorder(*map(Path, sys.argv[1:4]))
    print("mounted", flush=True)
    recorder.serve()
