"""The command `boardside flash`: MicroPython and the board's program onto a Pico, then a check that it answers."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from hardware import flash
from hardware.device import LinkLost
from hardware.events import LinkUp, ReaderFailed
from hardware.flash import FlashFailed, Prompt
from hardware.port import Port, candidates
from hardware.readerboard import BAUD, ReaderBoard

WAITING = 30.0
"""Seconds that a Pico may take to come back as another thing."""
_GLANCE = 0.25


def put(
    uf2: Path | None,
    wiring: Path | None,
    port: str,
    *,
    ask: Callable[[str], str] = input,
    say: Callable[[str], object] = print,
    drives: Callable[[], list[Path]] = flash.drives,
    waiting: float = WAITING,
) -> None:
    """Flash a Raspberry Pi Pico, in two steps. 1. If a Pico waits as a USB drive (`drives` lists these), copy the UF2
    file `uf2` to it; if `uf2` is None, `ask` for its path. Then wait at most `waiting` seconds until that Pico has
    restarted. 2. Install the program on the Pico at the serial port `port`, a path or a part of its name ("" means
    "MicroPython"), and check that it answers. `wiring` is a file to be used in place of the program's own wiring.py.

    `say` is called with each result as a sentence. Raises FlashFailed, whose text says what was wrong and what to do.
    """
    try:
        files = flash.program(wiring.read_text("utf-8") if wiring else "")
    except (OSError, UnicodeDecodeError, SyntaxError) as trouble:
        raise FlashFailed(f"{wiring} cannot be used as wiring.py: {trouble}.") from None
    found = drives()
    if found:
        path = uf2 or _asked(ask)
        flash.copy(path.expanduser(), found[0])
        say(f"{path.name} is on the Pico at {found[0]}. It starts with MicroPython now.")
    elif uf2 is not None:
        raise FlashFailed("No Pico waits for a UF2 file: hold BOOTSEL while plugging it in, and let go after.")
    there = _waited(lambda: next(iter(candidates(port or "MicroPython")), ""), waiting if found else 0.0)
    if not there:
        raise FlashFailed(
            "No Pico with MicroPython is plugged in. A new one: hold BOOTSEL while plugging it in. One that is named "
            "otherwise: --port with its path, or a part of its name in /dev/serial/by-id."
        )
    _install(there, files)
    say(f"The program is on the Pico at {there}; every file was read back.")
    say(_checked(there, waiting))


def _asked(ask: Callable[[str], str]) -> Path:
    try:
        return Path(ask("Path of MicroPython's UF2 file (micropython.org, Download, your Pico): ").strip())
    except EOFError:
        raise FlashFailed("A Pico waits for MicroPython, and nobody can be asked: flash FILE.uf2") from None


def _install(path: str, files: dict[str, bytes]) -> None:
    try:
        wire = Port(path, BAUD)
        try:
            prompt = Prompt(wire)
            flash.install(prompt, files)
            prompt.start()
        finally:
            wire.close()
    except LinkLost as lost:
        raise FlashFailed(f"{path}: {lost.reason}. {lost.remedy}") from None


def _checked(path: str, waiting: float) -> str:
    """A sentence on the flashed board: the name that it reports, the readers that do not answer, and the line for the
    settings. Raises FlashFailed.
    """
    board = ReaderBoard("readerboard", path, dwell=0.0)
    end, last = time.monotonic() + waiting, ""
    try:
        while True:
            try:
                events = list(board.open())
                break
            except LinkLost as lost:
                last = f"{path}: {lost.reason}. {lost.remedy}"
                if time.monotonic() >= end:
                    raise FlashFailed(f"The program is there, and does not answer yet. {last}") from None
                time.sleep(_GLANCE)
        what = next(event.what for event in events if isinstance(event, LinkUp))
        silent = [event.reader for event in events if isinstance(event, ReaderFailed)]
    finally:
        board.close()
    wires = f" These readers do not answer yet: {', '.join(silent)}." if silent else ""
    return f'It answers: {what}.{wires} Write into the settings, under [hardware]: board = "{Path(path).name}"'


def _waited(found: Callable[[], str], seconds: float) -> str:
    """The result of `found`, which is called again until it is not "", for at most this many seconds; else ""."""
    end = time.monotonic() + seconds
    while not (path := found()) and time.monotonic() < end:
        time.sleep(_GLANCE)
    return path
