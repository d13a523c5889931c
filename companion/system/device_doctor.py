"""The doctor: a listing of what the devices report, how each is doing, and remedies for their faults."""

from __future__ import annotations

import json
import math
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TextIO

from companion.config import Hardware, Sources, hardware_of, read
from companion.system import device_status_socket
from hardware.device import Device, LinkLost
from hardware.device_stats import Standing
from hardware.events import Event, LinkUp, as_dict
from hardware.found import proposed
from hardware.hub import Hub
from hardware.keys import NAME as KEYS
from hardware.keys import Keys
from hardware.port import by_id, candidates
from hardware.reader_factory import KINDS, parsed, reader
from hardware.readerboard import ReaderBoard

WELL, NEVER_OPENED = 0, 2

_GLANCE = 0.1
"""Seconds within which a signal is noticed while the devices are quiet."""


def listen(device: str | None, seconds: float, *, as_json: bool, files: Sources) -> int:
    """Print the events of one device, or of all in the settings and then the health of each; returns the exit status,
    0, or 2 when a device never opened.

    Devices that a running table holds are not opened: the table is asked. Raises ValueError or ConfigError for wrong
    arguments.
    """
    if not 0 < seconds < math.inf:
        raise ValueError(f"--seconds is a number above 0, not {seconds}.")
    if device is not None:
        return _examine([one(device)], seconds, as_json=as_json)
    held = device_status_socket.ask()
    if held:
        return _of_the_table(held, as_json)
    settings = read(*files)
    for fault in settings.passed_over:
        print(fault.sentence, file=sys.stderr)
    devices = configured(settings.hardware)
    if not as_json:
        print(_where(files))
    if not devices:
        print(_nothing(files.settings, candidates("")), file=sys.stderr if as_json else sys.stdout)
        return WELL
    return _examine(devices, seconds, as_json=as_json)


def one(device: str) -> Device:
    """The device that is named by `pn532:PORT`, `readerboard:PORT`, `keys:NAME` or a line of `readers` in the settings
    like "keyboard:NAME". Raises ValueError with the mistake.
    """
    kind, _, port = device.partition(":")
    known = ("readerboard", KEYS, *KINDS)
    if kind not in known:
        kinds = ", ".join(f"{each}:PORT" for each in known)
        raise ValueError(f'--device is one of {kinds}; there is no "{kind}".')
    if not port.strip():
        raise ValueError(f'--device is {kind}:PORT, not "{device}": the port is missing.')
    if kind == "readerboard":
        # Whoever looks for a fault wants to see at once what the board says, not what counts for the game.
        return ReaderBoard(kind, port, dwell=0.0)
    return Keys(kind, port) if kind == KEYS else reader(kind, port if kind == "pn532" else device)


def configured(section: Hardware) -> list[Device]:
    """The devices in the settings. A single reader is named by its kind, `pn532`; several are numbered: `pn532-1`,
    `keyboard-2`."""
    alone = len(section.readers) == 1
    devices: list[Device] = []
    for number, line in enumerate(section.readers, 1):
        kind, _ = parsed(line)
        name = kind if alone else f"{kind}-{number}"
        devices.append(_made(name, partial(reader, name, line)))
    if section.board:
        devices.append(ReaderBoard("readerboard", section.board, dwell=section.dwell))
    if section.keys:
        devices.append(Keys(KEYS, section.keys))
    if section.buttons or section.lamps or section.buzzer is not None:
        # The library of the pins is loaded by those who have pins. It warns of each way it tries; the remedy says all.
        warnings.filterwarnings("ignore", module="gpiozero")
    if section.buttons:
        devices.append(_made("buttons", lambda: _buttons(section)))
    if section.lamps or section.buzzer is not None:
        devices.append(_made("lamps", lambda: _lamps(section)))
    return devices


def _buttons(section: Hardware) -> Device:
    from hardware.gpio_buttons import Buttons

    return Buttons("buttons", section.buttons)


def _lamps(section: Hardware) -> Device:
    from hardware.gpio_lamps import Lamps

    return Lamps("lamps", section.lamps, section.buzzer, sounds=section.sounds)


def _made(name: str, make: Callable[[], Device]) -> Device:
    """The device that `make` returns; if its driver cannot be loaded, a device that reports the reason, so that the
    others, and the game, go on."""
    try:
        return make()
    except Exception as trouble:
        return Unloaded(name, trouble)


def _examine(devices: Sequence[Device], seconds: float, *, as_json: bool) -> int:
    began = time.monotonic()
    opened: set[str] = set()
    write = _json if as_json else _in_words

    def tell(events: Sequence[Event]) -> None:
        at = time.monotonic() - began
        for event in events:
            if isinstance(event, LinkUp):
                opened.add(event.device)
            write(at, as_dict(event), sys.stdout)

    hub = Hub(devices)
    with _until_signalled() as signalled:
        hub.start()
        try:
            while (left := began + seconds - time.monotonic()) > 0 and not signalled():
                hub.wait(min(left, _GLANCE))
                tell(hub.drain())
        finally:
            hub.close()
        # Why a device that was still being greeted did not answer is known only now.
        while events := hub.drain():
            tell(events)
        standings = hub.standings()
        _report(time.monotonic() - began, [described(each) for each in standings], as_json)
        if signalled():
            return WELL
        missing = [standing for standing in standings if standing.device not in opened]
        for standing in missing:
            print(f"boardside: {_never_opened(standing, advised=as_json)}", file=sys.stderr)
        return NEVER_OPENED if missing else WELL


@contextmanager
def _until_signalled() -> Iterator[Callable[[], bool]]:
    """A context manager inside which SIGINT and SIGTERM do not end the program, so that every device is released; its
    value is a function that says whether one of them came.
    """
    came: list[int] = []
    before = {
        each: signal.signal(each, lambda number, _: came.append(number)) for each in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield lambda: bool(came)
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _json(at: float, plain: dict[str, object], out: TextIO) -> None:
    """Print one JSON object on a line at once: `plain` with the time `at`, which has three decimals."""
    out.write(f'{{"at": {at:.3f}, {json.dumps(plain)[1:]}\n')
    out.flush()


def _in_words(at: float, plain: dict[str, object], out: TextIO) -> None:
    out.write(f"{at:9.3f} s  {plain['device']}: {_worded(plain)}\n")
    out.flush()


def _worded(plain: dict[str, object]) -> str:
    """A device's event in words, without the device: "TagArrived, reader 1, uid 04a1b2c3d4e580"."""
    words = [str(plain["event"])]
    for name, value in plain.items():
        if isinstance(value, tuple):
            value = " and ".join(f"{uid} on reader {reader}" for reader, uid in value) or "none"
        if name not in ("device", "event") and value != "":
            words.append(f"{name} {value}")
    return ", ".join(words)


def described(standing: Standing) -> dict[str, object]:
    """A device's health as plain values for JSON; `said` is its last event in words."""
    trouble = standing.trouble
    return {
        "device": standing.device,
        "event": "Standing",
        "up": standing.up,
        "port": by_id(standing.port),
        "what": standing.what,
        "reason": trouble.reason if trouble else "",
        "who": trouble.who if trouble else "",
        "remedy": trouble.remedy if trouble else "",
        "last": type(standing.last).__name__ if standing.last else "",
        "said": _worded({**as_dict(standing.last), "remedy": ""}) if standing.last else "",
        "last_ago": None if standing.last_ago is None else round(standing.last_ago, 3),
        "a_minute": standing.a_minute,
        "reconnects": standing.reconnects,
        "missed": standing.missed,
        "failed": list(standing.failed),
    }


def _report(at: float, standings: Sequence[Mapping[str, object]], as_json: bool, by: str = "") -> None:
    for plain in standings:
        if as_json:
            _json(at, dict(plain), sys.stdout)
            continue
        state = "up" if plain["up"] else f"down, {plain['reason']}" if plain["reason"] else "not greeted yet"
        ago = "" if plain["last_ago"] is None else f", {plain['last_ago']:.1f} s ago"
        print(f"\n{plain['device']}: {by}{state}")
        print(f"  port        {plain['port'] or 'none'}")
        if plain["what"]:
            print(f"  says it is  {plain['what']}")
        print(f"  last event  {plain['said'] or 'none'}{ago}")
        print(f"  events      {plain['a_minute']} in the last minute")
        print(f"  reconnects  {plain['reconnects']}")
        if failed := plain.get("failed"):
            print(f"  NO ANSWER   {_readers(failed)}")
        if plain["remedy"]:
            print(f"  remedy      {plain['remedy']}", flush=True)


def _of_the_table(standings: Sequence[Mapping[str, object]], as_json: bool) -> int:
    """Print what a running Boardside reports of its devices, which nobody else can open meanwhile; returns the exit
    status.
    """
    _report(0.0, standings, as_json, by="in use by the table, which says: ")
    down = [plain for plain in standings if not plain["up"]]
    for plain in down:
        where = f" at {plain['port']}" if plain["port"] else ""
        advice = f" {plain['remedy']}" if as_json else ""
        print(f"boardside: {plain['device']}{where} is down ({plain['reason']}).{advice}", file=sys.stderr)
    return NEVER_OPENED if down else WELL


def _never_opened(standing: Standing, *, advised: bool) -> str:
    """The sentence about a device that never opened; its remedy stands above it already unless that is JSON."""
    trouble = standing.trouble
    if trouble is None:
        return f"{standing.device} never opened."
    where = f" at {trouble.port}" if trouble.port else ""
    return f"{standing.device}{where} never opened ({trouble.reason}).{f' {trouble.remedy}' if advised else ''}"


def _readers(failed: object) -> str:
    """Readers that do not answer, in words: "reader 3, reader 5". `failed` is from `described`, or from the report of a
    running Boardside of another version, where it may be anything.
    """
    return ", ".join(f"reader {each}" for each in failed) if isinstance(failed, list | tuple) else ""


def _where(files: Sources) -> str:
    """Lines that say from which file each key of [hardware] is: the owner's settings, or the Hardware page's file."""
    mine, theirs = (hardware_of(file, []) for file in files)
    lines = f"Settings: {files.settings}"
    if theirs:
        lines += f"\n  {', '.join(theirs)}: from {files.devices}, which the Hardware page writes"
    if both := ", ".join(key for key in theirs if key in mine):
        lines += f"\n  {both}: in both files; the value in {files.settings.name} is not used"
    return lines


def _nothing(settings: Path, ports: Sequence[str]) -> str:
    """The advice for an owner whose settings name no device."""
    names = [Path(port).name for port in ports]
    there = "".join(f"  {name}\n" for name in names) or "  none: plug a reader or a board in, and ask again\n"
    lines = proposed(ports) or ['readers = ["a part of its name"]']
    kinds = '"keyboard:NAME", "pcsc:NAME"'
    what = {"readers": f"a PN532; other kinds: {kinds}", "board": "a reader board"}
    hints = "".join(f"  {line}  # {what[line.partition(' ')[0]]}\n" for line in lines)
    return (
        f"No hardware is configured in {settings}; the game is played by touch.\n"
        f"Serial ports by id:\n{there}"
        f"Write into {settings} what is plugged in:\n"
        "  [hardware]\n"
        f"{hints}"
        '  keys = "a part of its name in /dev/input/by-id"  # a number pad or keyboard as buttons\n'
        "  buttons = true  # on the usual pins, or { pass = 5, undo = 6, confirm = 16 }\n"
        "  lamps = true    # on the usual pins, or { table = 13, seat-1 = 18 }\n"
        "  buzzer = 12"
    )


class Unloaded(Device):
    """A device that never opens; `trouble` is the exception raised when its driver was loaded."""

    def __init__(self, name: str, trouble: Exception) -> None:
        self.name = name
        self._trouble = trouble

    def open(self) -> Sequence[Event]:
        """Always raises LinkLost, with the reason why the driver cannot be loaded."""
        why = str(self._trouble) or type(self._trouble).__name__
        remedy = f"The driver of {self.name} cannot be loaded ({why.rstrip('.')}): install what it needs, start anew."
        raise LinkLost("failed", who=repr(self._trouble), remedy=remedy)

    def poll(self) -> Sequence[Event]:
        """Returns no events."""
        return []
