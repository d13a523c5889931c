"""A computer in QEMU, by emulation: its power, its screen, what is plugged into it, and commands run within.

Emulated processors are some thirty times slower than real ones, and AVX makes QEMU 7.2 draw wrong; without it is right.
"""

from __future__ import annotations

import base64
import os
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from socket import AF_UNIX, socket
from typing import Any, TypeVar

from tests.vm.picture import Picture
from tests.vm.qmp import Closed, Lines, Qmp

IMAGES = "BOARDSIDE_VM"
"""Names the folder with disk.img, vmlinuz, initrd and line, as `deploy/image.sh` makes it."""
PICTURES = "BOARDSIDE_VM_PICTURES"
"""Names the folder that keeps pictures for people."""
LIMIT = 600.0
"""Seconds after which a machine that does not do what is awaited is given up."""
BROKEN = ("Kernel panic", "BUG: unable to handle")
Found = TypeVar("Found")

PROCESSORS = {
    "amd64": ("qemu-system-x86_64", "q35,i8042=off", "max,avx=off,avx2=off,fma=off,f16c=off", "ttyS0"),
    "arm64": ("qemu-system-aarch64", "virt", "cortex-a72", "ttyAMA0"),
    "pi": ("qemu-system-aarch64", "raspi3b", "cortex-a53", "ttyAMA0"),
}
"""By architecture; `pi` is QEMU's Raspberry Pi 3 Model B, which has no screen that Linux knows."""


def keep(picture: Picture, name: str) -> None:
    """Keep this picture for people, where they asked for pictures."""
    if PICTURES in os.environ:
        picture.save(Path(os.environ[PICTURES]) / f"{name}.png")


class Hung(AssertionError):
    """What was awaited did not come; the console's last lines are in it."""


class Machine:
    """One machine, on a disk of its own over the image. `kept`: on the disk of before; `served`: on that socket,
    where a disk remembers what is written to it (see `disk.py`); `card`: on this file as it is."""

    def __init__(
        self,
        folder: Path,
        images: Path | None = None,
        *,
        size: tuple[int, int] = (800, 480),
        kept: bool = False,
        more: tuple[str, ...] = (),
        line: str = "",
        memory: int = 1024,
        served: Path | None = None,
        card: Path | None = None,
    ) -> None:
        self.images = images or Path(os.environ[IMAGES])
        self.folder, self.size = folder, size
        folder.mkdir(parents=True, exist_ok=True)
        self.disk = folder / "disk.qcow2"
        if not kept and served is None and card is None:
            self.disk.unlink(missing_ok=True)
            base = [
                "qemu-img",
                "create",
                "-q",
                "-f",
                "qcow2",
                "-F",
                "raw",
                "-b",
                str((self.images / "disk.img").resolve()),
            ]
            subprocess.run([*base, str(self.disk)], check=True)
        name = self.images.name
        self.arch = "pi" if name.endswith("-pi") else "arm64" if "arm64" in name else "amd64"
        program, board, processor, console = PROCESSORS[self.arch]
        drive = f"file={self.disk},format=qcow2,cache=writethrough"
        if served is not None:
            drive = f"file=nbd+unix:///?socket={served},format=raw,cache=writeback"
        if card is not None:
            drive = f"file={card},format=raw,cache=writeback"
        told = (self.images / "line").read_text().split()
        # The kernel's words also go to a port that nobody at the table sees; the screen's share is the line's own.
        words = [f"console={console}", *(word for word in told if not word.startswith("console=ser")), "panic=-1"]
        self._command = [
            *("nice", "-n", os.environ.get("BOARDSIDE_VM_NICE", "5"), program, "-machine", board, "-cpu", processor),
            *("-accel", "tcg,thread=multi", "-nodefaults"),
            *("-kernel", str(self.images / "vmlinuz"), "-initrd", str(self.images / "initrd")),
            *("-append", " ".join((*words, line))),
            *("-chardev", f"socket,id=agent,path={folder}/agent,server=on,wait=off"),
            *("-chardev", f"socket,id=console,path={folder}/console,server=on,wait=off", "-serial", "chardev:console"),
            *("-qmp", f"unix:{folder}/qmp,server=on,wait=off", "-display", "none", "-nic", "none"),
            *("-action", "watchdog=reset"),
            *self._devices(drive, size, memory),
            *more,
        ]
        self.console: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._asked = 0
        self.started = 0.0

    def _devices(self, drive: str, size: tuple[int, int], memory: int) -> tuple[str, ...]:
        """The processors, memory, disk, screen and sockets of this machine; a Pi's are soldered on."""
        if self.arch == "pi":
            tree = str(self.images / "tree.dtb")
            return ("-dtb", tree, "-drive", f"{drive},if=sd", "-serial", "chardev:agent")
        return (
            *("-smp", "2", "-m", str(memory), "-drive", f"{drive},if=none,id=d0"),
            *("-device", "virtio-blk-pci,drive=d0"),
            *("-device", f"virtio-gpu-pci,id=screen,xres={size[0]},yres={size[1]}"),
            *("-device", "qemu-xhci,id=xhci", "-device", "virtio-rng-pci", "-device", "virtio-serial-pci"),
            *("-device", "virtserialport,chardev=agent,name=agent", "-device", "i6300esb"),
        )

    # --- power ---

    def start(self) -> Machine:
        """The power comes."""
        for name in ("agent", "console", "qmp"):
            (self.folder / name).unlink(missing_ok=True)
        log = (self.folder / "qemu.log").open("ab")
        self.started = time.monotonic()
        self._met = False
        self._process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        log.close()
        try:
            self.qmp = Qmp(self.folder / "qmp")
            self._agent = Lines(self.folder / "agent")
            console = socket(AF_UNIX)
            console.connect(str(self.folder / "console"))
        except Exception:
            self.cut()
            raise
        threading.Thread(target=self._listen, args=(console,), daemon=True).start()
        return self

    def _listen(self, console: socket) -> None:
        rest = b""
        with console, (self.folder / "console.log").open("ab") as log:
            while True:
                try:
                    came = console.recv(4096)
                except OSError:
                    return
                if not came:
                    return
                log.write(came)
                log.flush()
                *lines, rest = (rest + came).split(b"\n")
                self.console += [line.decode(errors="replace").rstrip() for line in lines]

    def __enter__(self) -> Machine:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.cut()

    def cut(self) -> None:
        """The power goes: nothing is said to the machine, and nothing of its memory is kept."""
        process = self._process
        if process is not None:
            process.send_signal(signal.SIGKILL)
            process.wait()

    def save(self, state: Path, disk: Path) -> None:
        """Stop it, and write its memory and its disk to these files; `incoming` of another one goes on from there."""
        self.qmp("stop")
        self.qmp("migrate", uri=f"exec:cat >{shlex.quote(str(state))}")
        self.until(lambda: self.qmp("query-migrate").get("status") == "completed", "its memory is written")
        self.cut()
        subprocess.run(["qemu-img", "convert", "-O", "raw", str(self.disk), str(disk)], check=True)

    @property
    def alive(self) -> bool:
        """Whether it is switched on."""
        return self._process is not None and self._process.poll() is None

    @property
    def broken(self) -> bool:
        """Whether its kernel has given up."""
        return any(word in line for line in self.console[-200:] for word in BROKEN)

    @property
    def last_lines(self) -> list[str]:
        """The console's last 25 lines, or those from where the kernel gave up."""
        lines = self.console[-200:]
        broken = [number for number, line in enumerate(lines) if any(word in line for word in BROKEN)]
        return lines[broken[0] :][:25] if broken else lines[-25:]

    @property
    def age(self) -> float:
        """Seconds since the power came."""
        return time.monotonic() - self.started

    # --- waiting ---

    def until(self, ask: Callable[[], Found | None], what: str, seconds: float = LIMIT, every: float = 0.2) -> Found:
        """What this answers, as soon as it answers anything."""
        late = time.monotonic() + seconds
        while True:
            found = ask()
            if found:
                return found
            if time.monotonic() > late or not self.alive:
                last = []
                if self.alive:
                    self.shot("given-up")
                    last = self._last()
                why = f"not within {seconds:.0f} s" if self.alive else "it is off"
                raise Hung(f"{what}: {why}.\n" + "\n".join((*self.last_lines, *last)))
            time.sleep(every)

    def _last(self) -> list[str]:
        """The last words of the table's log, where the machine still answers."""
        try:
            return self.sh("journalctl -b -u boardside -o cat --no-pager -n 15", seconds=60).splitlines()
        except (Hung, RuntimeError):
            return []

    def until_up(self, seconds: float = LIMIT) -> float:
        """Wait until the table has told its first frame; answers the machine's age then."""
        self.until(lambda: self.state() == "active", "the table is up", seconds)
        return self.age

    def until_reset(self, seconds: float = 180) -> float:
        """Wait until the machine's own watchdog has reset it; how long that took."""
        began = time.monotonic()
        self.until(lambda: self.qmp("query-status") and "RESET" in self.qmp.events, "it is reset", seconds)
        assert "WATCHDOG" in self.qmp.events, f"it was reset by something else: {self.qmp.events}"
        return time.monotonic() - began

    def until_off(self, seconds: float = 180) -> None:
        """Wait until it has switched itself off."""
        late = time.monotonic() + seconds
        while self.alive:
            if time.monotonic() > late:
                raise Hung("it is still switched on.\n" + "\n".join(self.last_lines))
            time.sleep(0.2)

    def ready_at(self) -> float:
        """When the table told its first frame, on this process's own clock that never jumps."""
        told = self.sh("systemctl show boardside --value -p ActiveEnterTimestampMonotonic; cut -d' ' -f1 /proc/uptime")
        now, (when, up) = time.monotonic(), told.split()
        return now - (float(up) - int(when) / 1e6)

    def state(self) -> str:
        """What systemd says of the table."""
        return self.sh("systemctl is-active boardside || true").strip()

    # --- within ---

    def _meet(self, seconds: float) -> None:
        """Wait until the agent says that it listens: a serial port takes nothing more once something came before."""
        late = time.monotonic() + seconds
        while not self._met:
            try:
                self._met = self._agent.hear(5.0) == {}
            except (TimeoutError, ValueError) as wrong:
                if time.monotonic() > late or self.broken:
                    raise Hung("nobody listens in the machine.\n" + "\n".join(self.last_lines)) from wrong

    def ask(self, do: str, seconds: float = LIMIT, **told: Any) -> dict[str, Any]:
        """The agent's answer to this, which it may be asked twice over a serial port. Hung when it does not answer."""
        if self.arch == "pi":
            self._meet(seconds)
        self._asked += 1
        late, asked, answer = time.monotonic() + seconds, {"id": self._asked, "do": do, **told}, {"id": 0}
        try:
            self._agent.say(asked)
            while answer.get("id") != self._asked:
                if not answer:  # the agent began to listen, or one of the two did not hear what the other said
                    self._agent.say(asked)
                try:
                    answer = self._agent.hear(min(5.0, max(0.1, late - time.monotonic())))
                except (TimeoutError, ValueError) as wrong:
                    noise = isinstance(wrong, ValueError)
                    if time.monotonic() > late or self.broken or (noise and self.arch != "pi"):
                        raise
                    answer = {} if noise else {"id": 0}
        except (TimeoutError, Closed, ValueError) as wrong:
            why = "its kernel is broken" if self.broken else f"{wrong}, {seconds:.0f} s were given"
            raise Hung(f"the machine does not answer ({why}).\n" + "\n".join(self.last_lines)) from wrong
        if "error" in answer:
            raise RuntimeError(f"{do}: {answer['error']}")
        return answer

    def sh(self, text: str, *, check: bool = True, given: bytes = b"", seconds: float = LIMIT) -> str:
        """What this says that root runs in the machine."""
        answer = self.ask("shell", seconds, text=text, input=base64.b64encode(given).decode())
        said = base64.b64decode(answer["out"]).decode(errors="replace")
        if check and answer["status"]:
            raise RuntimeError(f"{text}: status {answer['status']}: {said}")
        return said

    def put(self, data: bytes, target: str) -> None:
        """Write a file there."""
        self.sh(f"mkdir -p $(dirname {shlex.quote(target)}) && cat >{shlex.quote(target)}", given=data)

    def log(self) -> str:
        """What the table has said since the machine was switched on."""
        return self.sh("journalctl -b -u boardside -o cat --no-pager")

    def settings(self, text: str, restart: bool = True) -> None:
        """Other settings, and the table started again with them."""
        self.put(text.encode(), "/etc/boardside/config.toml")
        if restart:
            self.restart()

    def restart(self) -> None:
        """Start the table again, and wait for its first frame."""
        self.sh("systemctl restart boardside")

    # --- the glass ---

    def shot(self, name: str = "") -> Picture:
        """What the screen shows; with a name it is kept for people."""
        ppm = self.folder / "screen.ppm"
        self.qmp("screendump", filename=str(ppm))
        picture = Picture.read(ppm)
        if name:
            keep(picture, name)
        return picture

    def still(
        self, other_than: Picture | None = None, name: str = "", quiet: float = 1.5, seconds: float = 180
    ) -> Picture:
        """The screen, drawn and other than that one, once it has stopped changing for so many seconds."""
        late = time.monotonic() + seconds
        last, since = self.shot(), time.monotonic()
        while True:
            time.sleep(0.15)
            now = self.shot()
            if now != last:
                last, since = now, time.monotonic()
            elif time.monotonic() - since >= quiet and now.drawn() and now != other_than:
                return self.shot(name) if name else now
            if time.monotonic() > late:
                self.shot(f"{name or 'screen'}-not-so")
                raise Hung(f"the screen did not change, or not stop changing ({name}), within {seconds:.0f} s")

    # --- hands ---

    def panel(self, name: str = "a panel") -> None:
        """A touch panel is plugged in, as large as the screen."""
        self.sh("modprobe uinput")
        self.ask("plug", name=name, size=list(self.size))
        self.sh("udevadm settle")

    def touch(self, x: int, y: int, hold: float = 0.2, name: str = "a panel") -> None:
        """A finger on that pixel of the panel, for so long."""
        self.fingers([["down", 0, x, y], ["wait", hold], ["up", 0]], name)

    def fingers(self, steps: list[list[Any]], name: str = "a panel") -> None:
        """Fingers, as `panel.py` takes them."""
        self.ask("touch", name=name, steps=steps)

    def keys(self, *names: str) -> None:
        """These keys of QEMU's keyboard at once, by QEMU's names of them."""
        for down in (True, False):
            for name in names if down else reversed(names):
                key = {"down": down, "key": {"type": "qcode", "data": name}}
                self.qmp("input-send-event", events=[{"type": "key", "data": key}])
                time.sleep(0.1)

    # --- sockets ---

    def plug(self, driver: str, name: str, **told: Any) -> None:
        """Plug a USB device of QEMU's into the machine."""
        self.qmp("device_add", driver=driver, id=name, bus="xhci.0", **told)

    def pull(self, name: str, serial: bool = False) -> None:
        """Pull that device out."""
        self.qmp("device_del", id=name)
        while serial:
            try:
                self.qmp("chardev-remove", id=f"far-{name}")
                return
            except RuntimeError:
                time.sleep(0.1)
