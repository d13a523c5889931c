"""Find devices: the connected devices, a step-by-step check of each, and its line in the settings file."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.config import Hardware, config_path, read
from companion.config_file import ConfigError
from companion.config_write import write
from companion.games.drawing.parts import checklist
from companion.screen import Block, Choices, Grid, Row, Screen, Sheet, Text
from companion.session.session import Session, button
from hardware.commands import SetLamp
from hardware.device_stats import Standing
from hardware.events import ButtonPressed, Event, TagArrived, TagLeft
from hardware.found import BOARD, Either, others, picos, ports
from hardware.hub import Hub

STEPS: Mapping[str, tuple[str, ...]] = {"reader": ("lay", "lift"), BOARD: ("lay", "lift", "press", "lamp")}
"""The steps of the check, by the kind of device found."""


class Found:
    """The devices that this page listens to; `close` ends their threads."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.devices = {line: Either(line) for line in lines}
        self.hub = Hub(tuple(self.devices.values()))
        self.hub.start()

    def close(self) -> None:
        """Disconnect the devices on a thread of its own, as one that is just being connected takes a while."""
        threading.Thread(target=self.hub.close, name="devices let go").start()


class FindPage(Struct, frozen=True):
    """The list of ports, or the check of one device. `lines` are the ports that the settings can name, `asked` those
    whose devices are listened to. `over` is the port being checked ("" for the list), `done` the indices of its steps
    that worked or were skipped, `written` the result of writing the settings, in a sentence."""

    lines: tuple[str, ...]
    asked: tuple[str, ...]
    found: Found
    waiting: int = 0
    over: str = ""
    done: frozenset[int] = frozenset()
    written: str = ""

    @property
    def going(self) -> bool:
        """Always True: events of the devices arrive by themselves."""
        return True

    def tick(self, session: Session, now: float) -> None:
        """Handle the events of this page's devices."""
        for event in self.found.hub.drain():
            page = session.page
            if isinstance(page, FindPage):
                session.go(page._heard(event))

    def show(self, session: Session) -> Screen:
        """The list of ports with what was found there, or the check of one device."""
        sheet = self._check(session) if self.over else self._all(session)
        return Screen("find-devices", sheet.title, sheet=sheet)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Check a device, skip a step, light its lamps, write its line into the settings, or go back."""
        verb, _, what = id.partition("/")
        match verb:
            case "close" if self.over:
                session.go(replace(self, over="", done=frozenset(), written=""))
            case "close":
                self.found.close()
                session.back()
            case "find" if what in self.lines and what not in self.asked:
                self.found.close()
                session.go(replace(self, asked=(*self.asked, what), found=Found((*self.asked, what))))
            case "find" if what in self.lines:
                session.go(replace(self, over=what))
            case "tick" if what.isdecimal():
                session.go(replace(self, done=self.done | {int(what)}))
            case "lamp-on" if self.over:
                for lamp in ("table", *(f"seat-{n}" for n in range(1, 7))):
                    self.found.hub.order(SetLamp(lamp, "white"), self.over)
            case "write" if self.over:
                session.go(replace(self, written=self._write(session)))

    def heard(self, session: Session, event: Any) -> bool:
        """True for tags and buttons: while this page is shown they are not used in the game."""
        return isinstance(event, TagArrived | ButtonPressed)

    def _heard(self, event: Event) -> FindPage:
        step = {TagArrived: "lay", TagLeft: "lift", ButtonPressed: "press"}.get(type(event), "")
        steps = self._steps()
        if event.device != self.over or step not in steps:
            return self
        return replace(self, done=self.done | {steps.index(step)})

    def _steps(self) -> tuple[str, ...]:
        return STEPS[self.found.devices[self.over].found] if self.over else ()

    def _standing(self, line: str) -> Standing | None:
        return next((each for each in self.found.hub.standings() if each.device == line), None)

    def _all(self, session: Session) -> Sheet:
        say = session.speech.say
        rows = []
        for line in self.lines:
            standing = self._standing(line)
            rows.append(
                Row((line, self._what(session, standing)), f"find/{line}", strong=bool(standing and standing.up))
            )
        head = (say("hardware-head-port"), say("find-what"))
        blocks: list[Block] = [Text(say("find-touch" if rows else "hardware-no-ports"), tone="quiet")]
        if rows:
            blocks.append(Grid(tuple(rows), (0.6, 0.4), head))
        if self.waiting:
            blocks.append(Text(say("find-pico"), tone="warning"))
        return Sheet("find-devices", say("sheet-find-devices"), tuple(blocks), (button(session.speech, "close"),))

    def _what(self, session: Session, standing: Standing | None) -> str:
        """The kind of device at a port, or the reason why it is unknown, in words."""
        say = session.speech.say
        if standing is None:
            return say("find-ask")
        if standing.up:
            return standing.what
        if "MicroPython" in standing.device and standing.trouble is not None:
            return say("find-flash")
        return say("hardware-trouble", reason=standing.trouble.reason) if standing.trouble else say("find-asking")

    def _check(self, session: Session) -> Sheet:
        say, standing, steps = session.speech.say, self._standing(self.over), self._steps()
        up = standing is not None and standing.up
        lines = tuple(say("find-step", step=step) for step in steps)
        ready = up and len(self.done) >= len(steps)
        blocks: list[Block] = [Text(self._what(session, standing), "title", "good" if up else "warning")]
        if ready:
            blocks.append(Text(self.written or say("find-ready"), "title", "good"))
        if up:
            blocks.append(checklist(lines, self.done))
        if up and not ready:
            blocks.append(Text(say("find-skip"), "detail", "quiet"))
            blocks += [Choices((button(session.speech, "lamp-on"),), columns=1)] if "lamp" in steps else []
        write_it = (button(session.speech, "write", "primary"),) if ready and not self.written else ()
        return Sheet("find-check", self.over, tuple(blocks), (button(session.speech, "close"), *write_it))

    def _write(self, session: Session) -> str:
        """Writes the device's line into the settings file, and returns the result as a sentence."""
        path, line = config_path(), self.over
        try:
            wished = _configured(path)
            if self.found.devices[line].found == BOARD:
                boards = [*wished.board, line]
                write(path, "board", boards if len(boards) > 1 else line)
            else:
                write(path, "readers", [*wished.readers, line])
        except ConfigError as wrong:
            return wrong.sentence
        return session.speech.say("find-written", path=str(path))


def open_find(session: Session, argument: str) -> None:
    """Open the page; every serial port that the settings do not name is asked for its device."""
    try:
        wished = _configured(config_path())
    except ConfigError:
        wished = Hardware()
    used = (*wished.readers, *wished.board)
    asked = tuple(ports(used))
    session.push(FindPage((*asked, *others(used)), asked, Found(asked), picos()))


def _configured(path: Path) -> Hardware:
    return read(path).hardware
