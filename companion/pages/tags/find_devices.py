"""The page that finds connected devices: a step-by-step check of each, and its line in the settings file."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.config.file import ConfigError
from companion.config.settings import Sources, usable
from companion.config.write import write
from companion.games.drawing.common_controls import checklist
from companion.pages.parts.settings_paths import settings_files
from companion.pages.table.device_faults import devices_of
from companion.screen import Block, Grid, Row, Screen, Sheet, Text
from companion.session.session import Session, button
from hardware.commands import SetLamp
from hardware.device_stats import Standing
from hardware.events import ButtonPressed, Event, TagArrived, TagLeft
from hardware.found import BOARD, Either, others, picos, ports
from hardware.hub import Hub
from hardware.port import is_board

FLASH = "boardside flash" if sys.prefix.startswith("/opt/boardside/") else "deploy/run.sh flash"
"""The command as it is typed where this is installed, or in the folder of Boardside."""
STEPS: Mapping[str, tuple[str, ...]] = {"reader": ("lay", "lift"), BOARD: ("lay", "lift", "press", "lamp")}
"""The steps of the check, by the kind of device found."""


class Found:
    """The devices that the page of found devices listens to; `close` ends their threads."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.devices = {line: Either(line) for line in lines}
        self.hub = Hub(tuple(self.devices.values()))
        self.hub.start()

    def close(self) -> None:
        """Disconnect the devices, on a thread of its own because one that is just being connected takes a while."""
        threading.Thread(target=self.hub.close, name="devices let go").start()


class FindPage(Struct, frozen=True):
    """The page on which devices are found: the list of ports, or the check of one device. `lines` are the ports as the
    settings name them, `asked` those whose devices are listened to. `waiting` is the number of Picos that still
    lack their program. `over` is the port being checked ("" for the list), `done` the indices of the steps of the check
    that worked, `skipped` of those that were left out; `lit` says that the lamps were switched on. `written` says that
    the settings were written to one of `files`, `failed` why they were not.
    """

    files: Sources
    lines: tuple[str, ...]
    asked: tuple[str, ...]
    found: Found
    waiting: int = 0
    over: str = ""
    done: frozenset[int] = frozenset()
    skipped: frozenset[int] = frozenset()
    lit: bool = False
    written: str = ""
    failed: str = ""

    @property
    def going(self) -> bool:
        """Whether `tick` must be called: always True, as events of the devices arrive by themselves."""
        return True

    def tick(self, session: Session, now: float) -> None:
        """Handle the events of the devices that this page listens to."""
        for event in self.found.hub.drain():
            page = session.page
            if isinstance(page, FindPage):
                session.go(page._heard(event))

    def show(self, session: Session) -> Screen:
        """The screen with the list of ports and what was found there, or with the check of one device."""
        sheet = self._check(session) if self.over else self._all(session)
        return Screen("find-devices", sheet.title, sheet=sheet)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Check a device, skip a step, light its lamps, write its line into the settings, or go back."""
        verb, _, what = id.partition("/")
        match verb:
            case "close" if self.over:
                session.go(FindPage(self.files, self.lines, self.asked, self.found, self.waiting))
            case "close":
                self.found.close()
                session.back()
            case "find" if what in self.lines and what not in self.asked:
                self.found.close()
                session.go(replace(self, asked=(*self.asked, what), found=Found((*self.asked, what))))
            case "find" if what in self.lines:
                session.go(replace(self, over=what))
            case "tick" if self.lit and what == str(self._lamp()):
                session.go(replace(self, done=self.done | {int(what)}))
            case "tick" if what.isdecimal():
                session.go(replace(self, skipped=self.skipped | {int(what)}))
            case "lamp-on" if self.over:
                for lamp in ("table", *(f"seat-{n}" for n in range(1, 7))):
                    self.found.hub.order(SetLamp(lamp, "white"), self.over)
                session.go(replace(self, lit=True))
            case "write" if self.over:
                session.go(self._write(session))

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

    def _lamp(self) -> int:
        """The index of the check's step that only a player can judge, whether lamps light up; -1 if there is none."""
        return self._steps().index("lamp") if "lamp" in self._steps() else -1

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
        if self.waiting or any(map(_unprogrammed, self.found.hub.standings())):
            blocks.append(Text(say("find-pico", command=FLASH), tone="warning"))
        return Sheet("find-devices", say("sheet-find-devices"), tuple(blocks), (button(session.speech, "close"),))

    def _what(self, session: Session, standing: Standing | None) -> str:
        """The kind of device at a port, or the reason why it is unknown, in words."""
        say = session.speech.say
        if standing is None:
            return say("find-ask")
        if standing.up:
            return standing.what
        if _unprogrammed(standing):
            return say("find-flash")
        return say("hardware-trouble", reason=standing.trouble.reason) if standing.trouble else say("find-asking")

    def _check(self, session: Session) -> Sheet:
        say, standing, steps = session.speech.say, self._standing(self.over), self._steps()
        up = standing is not None and standing.up
        lines = tuple(say("find-step", step=step) for step in steps)
        skipped = self.skipped - self.done
        ready = up and len(self.done | skipped) >= len(steps)
        blocks: list[Block] = [Text(self._what(session, standing), "title", "good" if up else "warning")]
        if twin := self._twin(session):
            blocks.append(Text(say("find-twin", name=twin), tone="warning"))
        if ready:
            blocks.append(Text(self.written or say("find-ready"), "title", "good"))
        if ready and skipped:
            blocks.append(Text(say("find-untried", steps=len(skipped)), tone="warning"))
        if self.failed:
            blocks.append(Text(self.failed, tone="warning"))
        if up:
            blocks.append(checklist(lines, self.done, skipped=skipped))
        if up and not ready:
            seen = self.lit and self._lamp() not in self.done
            blocks.append(Text(say("find-lit" if seen else "find-skip"), "detail", "quiet"))
        bar = [button(session.speech, "close")]
        if up and not ready and "lamp" in steps:
            bar.append(button(session.speech, "lamp-on"))
        if ready and not self.written:
            bar.append(button(session.speech, "write", "primary"))
        return Sheet("find-check", self.over, tuple(blocks), tuple(bar))

    def _twin(self, session: Session) -> str:
        """The name of the board that is checked, if another connected board reports the same name; else ""."""
        standing, devices = self._standing(self.over), devices_of(session)
        if standing is None or not standing.up or self.found.devices[self.over].found != BOARD:
            return ""
        name = standing.what.partition(" ")[0]
        others = [each for each in self.found.hub.standings() if each.up and each.device != self.over]
        others += devices.standings() if devices is not None else ()
        board = re.compile(rf"(?:^|: ){re.escape(name)} \S+, \d+ readers")
        return name if any(board.search(each.what) for each in others) else ""

    def _write(self, session: Session) -> FindPage:
        """Write the device's line into the settings; returns the page with the result."""
        configured, line = usable(*self.files).hardware, self.over
        try:
            if self.found.devices[line].found == BOARD:
                boards = [*configured.board, line]
                write(self.files, "board", boards if len(boards) > 1 else line)
            else:
                write(self.files, "readers", [*configured.readers, line])
        except ConfigError as wrong:
            return replace(self, failed=wrong.sentence)
        return replace(self, written=session.speech.say("find-written", path=str(self.files.devices)), failed="")


def _unprogrammed(standing: Standing) -> bool:
    """Whether the device is a Raspberry Pi Pico without the program for a board of readers."""
    trouble = standing.trouble
    return trouble is not None and trouble.reason in ("silent", "garbled", "foreign") and is_board(standing.device)


def open_find(session: Session, unused: str) -> None:
    """Open the page of found devices; every serial port that the settings do not name is asked for its device."""
    files = settings_files(session)
    configured = usable(*files).hardware
    used = (*configured.readers, *configured.board)
    asked = tuple(ports(used))
    session.push(FindPage(files, (*asked, *others(used)), asked, Found(asked), picos()))
