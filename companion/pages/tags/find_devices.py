"""The page that finds connected devices: a step-by-step check of each, and its line in the settings file."""

from __future__ import annotations

import sys
import threading
from collections.abc import Mapping
from itertools import islice
from typing import Any, ClassVar

from msgspec.structs import replace

from companion.config import ConfigError, Sources, sources, usable, write
from companion.games.common_actions import Tick
from companion.games.drawing.common_controls import DONE, TO_DO, checklist
from companion.pages.parts import whole_page
from companion.screen import Block, Does, Grid, Pick, Row, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from hardware.device import SetLamp
from hardware.device_stats import Standing
from hardware.events import ButtonPressed, Event, ReaderFailed, TagArrived, TagLeft, TagPresent, readers_of
from hardware.flash import drives
from hardware.found import BOARD, Either, others, ports
from hardware.hub import Hub
from hardware.keys import NAME as KEYS
from hardware.port import is_board

FLASH = "boardside flash" if sys.prefix.startswith("/opt/boardside/") else "deploy/run.sh flash"
"""The command as it is typed where this is installed, or in the folder of Boardside."""
STEPS: Mapping[str, tuple[str, ...]] = {
    "reader": ("lay", "lift"),
    BOARD: ("every", "lift", "press", "lamp"),
    KEYS: ("press",),
}
"""The steps of the check, by the kind of device found; in the first each of its readers sees a tag."""
READERS_IN_A_ROW = 8
FAILED = "×"
"""The mark of a reader that does not answer, in the list of a board's readers."""


class Found:
    """The devices that the page of found devices listens to; `close` ends their threads."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.devices = {line: Either(line) for line in lines}
        self.hub = Hub(tuple(self.devices.values()))
        self.hub.start()

    def close(self) -> None:
        """Disconnect the devices, on a thread of its own because one that is just being connected takes a while."""
        threading.Thread(target=self.hub.close, name="devices let go").start()


class FindPage(Page, frozen=True):
    """The page on which devices are found: the list of ports, or the check of one device. `lines` are the ports as the
    settings name them, `asked` those whose devices are listened to. `waiting` is the number of Picos that still
    lack their program. `over` is the port being checked ("" for the list), `done` the indices of the steps of the check
    that worked, `skipped` of those that were left out; `seen` has the readers of a board that have seen a tag and not
    failed since ("3"); `lit` says that the lamps were switched on. `written` says that the settings were written to
    one of `files`, `failed` why they were not.
    """

    files: Sources
    lines: tuple[str, ...]
    asked: tuple[str, ...]
    found: Found
    waiting: int = 0
    over: str = ""
    done: frozenset[int] = frozenset()
    skipped: frozenset[int] = frozenset()
    seen: frozenset[str] = frozenset()
    lit: bool = False
    written: str = ""
    failed: str = ""

    going: ClassVar[bool] = True
    """`tick` is always called, as events of the devices arrive by themselves."""

    def tick(self, session: ScreenSession, now: float) -> None:
        """Handle the events of the devices that this page listens to."""
        for event in self.found.hub.drain():
            page = session.pages.page
            if isinstance(page, FindPage):
                session.pages.go(page._heard(event))

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the list of ports and what was found there, or with the check of one device."""
        return self._check(session) if self.over else self._all(session)

    def close(self, session: ScreenSession) -> None:
        """Go back to the list of ports; from there, let go of the devices and go back."""
        if self.over:
            return session.pages.go(FindPage(self.files, self.lines, self.asked, self.found, self.waiting))
        self.found.close()
        return session.pages.back()

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Check a device, skip a step, light its lamps, write its line into the settings, or go back."""
        match does:
            case Pick("find", line) if line not in self.asked:
                self.found.close()
                session.pages.go(replace(self, asked=(*self.asked, line), found=Found((*self.asked, line))))
            case Pick("find", line):
                session.pages.go(replace(self, over=line))
            case Tick(step) if self.lit and step == self._lamp():
                session.pages.go(replace(self, done=self.done | {step}))
            case Tick(step):
                session.pages.go(replace(self, skipped=self.skipped | {step}))
            case "lamp-on" if self.over:
                for lamp in ("table", *(f"seat-{n}" for n in range(1, 7))):
                    self.found.hub.order(SetLamp(lamp, "white"), self.over)
                session.pages.go(replace(self, lit=True))
            case "write" if self.over:
                session.pages.go(self._write(session))

    def heard(self, session: ScreenSession, event: Any) -> bool:
        """True for tags and buttons: while this page is shown they are not used in the game."""
        return isinstance(event, TagArrived | ButtonPressed)

    def _heard(self, event: Event) -> FindPage:
        if event.device != self.over:
            return self
        steps = self._steps()
        match event:
            case TagArrived(reader=reader) | TagPresent(reader=reader) if "every" in steps:
                return replace(self, seen=self.seen | {reader})
            case ReaderFailed(reader=reader):
                return replace(self, seen=self.seen - {reader})
        step = {TagArrived: "lay", TagLeft: "lift", ButtonPressed: "press"}.get(type(event), "")
        return replace(self, done=self.done | {steps.index(step)}) if step in steps else self

    def _steps(self) -> tuple[str, ...]:
        return STEPS[self.found.devices[self.over].found] if self.over else ()

    def _lamp(self) -> int:
        """The index of the check's step that only a player can judge, whether lamps light up; -1 if there is none."""
        return self._steps().index("lamp") if "lamp" in self._steps() else -1

    def _standing(self, line: str) -> Standing | None:
        return next((each for each in self.found.hub.standings() if each.device == line), None)

    def _all(self, session: ScreenSession) -> Screen:
        say = session.speech.say
        rows = []
        for line in self.lines:
            standing = self._standing(line)
            rows.append(
                Row((line, self._what(session, standing)), Pick("find", line), strong=bool(standing and standing.up))
            )
        head = (say("hardware-head-port"), say("find-what"))
        blocks: list[Block] = [Text(say("find-touch" if rows else "hardware-no-ports"), tone="quiet")]
        if rows:
            blocks.append(Grid(tuple(rows), (0.6, 0.4), head))
        if self.waiting or any(map(_unprogrammed, self.found.hub.standings())):
            blocks.append(Text(say("find-pico", command=FLASH), tone="warning"))
        return whole_page(session, "find-devices", blocks, "close")

    def _what(self, session: ScreenSession, standing: Standing | None) -> str:
        """The kind of device at a port, or the reason why it is unknown, in words."""
        say = session.speech.say
        if standing is None:
            return say("find-ask")
        if standing.up:
            failed = () if self.over else standing.failed  # above the check they stand by themselves
            return f"{standing.what}. {_failed(failed, session)}" if failed else standing.what
        if _unprogrammed(standing):
            return say("find-flash")
        return say("hardware-trouble", reason=standing.trouble.reason) if standing.trouble else say("find-asking")

    def _check(self, session: ScreenSession) -> Screen:
        say, standing, steps = session.speech.say, self._standing(self.over), self._steps()
        up = standing is not None and standing.up
        failed = standing.failed if up and standing is not None else ()
        readers = _readers(standing, self.seen) if up and standing is not None and "every" in steps else ()
        done = self.done | {0} if readers and self.seen.issuperset(readers) else self.done
        lines = tuple(say("find-step", step=step) for step in steps)
        skipped = self.skipped - done
        finished = up and len(done | skipped) >= len(steps)
        good = up and not failed
        blocks: list[Block] = []
        if failed:
            blocks.append(Text(_failed(failed, session), "title", "warning"))
        if good or not up:
            blocks.append(Text(self._what(session, standing), "title", "good" if good else "warning"))
        else:
            blocks.append(Text(self._what(session, standing)))
        if readers:
            blocks.append(_reader_list(readers, self.seen, failed))
        if finished and not self.written and (other := self._replaced()):
            blocks.append(Text(say("find-replaces", name=other), tone="warning"))
        if self.written:
            blocks.append(Text(self.written, "title", "good" if good else "plain"))
        elif finished and good and 0 in done:
            blocks.append(Text(say("find-ready"), "title", "good"))
        elif finished and readers:
            blocks.append(Text(say("find-part", seen=len(self.seen), all=len(readers)), "title", "warning"))
        if finished and skipped:
            blocks.append(Text(say("find-untried", steps=len(skipped)), tone="warning"))
        if self.failed:
            blocks.append(Text(self.failed, tone="warning"))
        if up and self.over.startswith("pcsc:"):
            blocks.append(Text(say("hardware-hold"), tone="quiet"))
        if up:
            blocks.append(checklist(lines, done, skipped=skipped))
        if up and not finished:
            unseen = self.lit and self._lamp() not in done
            blocks.append(Text(say("find-lit" if unseen else "find-skip"), "detail", "quiet"))
        lamp = ("lamp-on",) if up and not finished and "lamp" in steps else ()
        save = "write" if finished and not self.written else ""
        return whole_page(
            session, "find-check", blocks, "close", *lamp, primary=save, title=self.over, page="find-devices"
        )

    def _replaced(self) -> str:
        """The board that the settings name, if it is another one than the board that is checked; else "". Only one
        board is used."""
        board = usable(*self.files).hardware.board
        return board if board != self.over and self.found.devices[self.over].found == BOARD else ""

    def _write(self, session: ScreenSession) -> FindPage:
        """Write the device's line into the settings; returns the page with the result."""
        configured, line = usable(*self.files).hardware, self.over
        try:
            if self.found.devices[line].found == BOARD:
                write(self.files, "board", line)
            elif self.found.devices[line].found == KEYS:
                write(self.files, "keys", line.partition(":")[2])
            else:
                write(self.files, "readers", [*configured.readers, line])
        except ConfigError as wrong:
            return replace(self, failed=str(wrong))
        return replace(self, written=session.speech.say("find-written", path=str(self.files.devices)), failed="")


def _readers(standing: Standing, seen: frozenset[str]) -> tuple[str, ...]:
    """The names of a board's readers, `("1", "2", "3")`. The board says how many it has ("board-1 1, 8 readers") and
    names only those that saw a tag or fail; the others are taken to be the first numbers that are left."""
    named = {*standing.failed, *seen}
    others = (str(number) for number in range(1, 100) if str(number) not in named)
    left = max(readers_of(standing.what) - len(named), 0)
    return tuple(sorted((*named, *islice(others, left)), key=_in_order))


def _in_order(reader: str) -> tuple[int, str]:
    """The sort key of a reader's name: "2" comes before "10"."""
    return len(reader), reader


def _reader_list(readers: tuple[str, ...], seen: frozenset[str], failed: tuple[str, ...]) -> Grid:
    """The readers of a board, each marked as ticked ("✓ 1"), still to do ("○ 2") or failed ("× 3")."""
    cells = [f"{FAILED if each in failed else DONE if each in seen else TO_DO} {each}" for each in readers]
    rows = [cells[first : first + READERS_IN_A_ROW] for first in range(0, len(cells), READERS_IN_A_ROW)]
    filled = tuple(Row((*row, *[""] * (READERS_IN_A_ROW - len(row))), strong=True) for row in rows)
    return Grid(filled, (1 / READERS_IN_A_ROW,) * READERS_IN_A_ROW)


def _failed(failed: tuple[str, ...], session: ScreenSession) -> str:
    """The sentence that names the readers that do not answer."""
    readers = ", ".join(sorted(failed, key=_in_order))
    return session.speech.say("find-failed", readers=readers)


def _unprogrammed(standing: Standing) -> bool:
    """Whether the device is a Raspberry Pi Pico without the program for a board of readers."""
    trouble = standing.trouble
    return trouble is not None and trouble.reason in ("silent", "garbled", "foreign") and is_board(standing.device)


def open_find(session: ScreenSession, unused: str) -> None:
    """Open the page of found devices; every serial port that the settings do not name is asked for its device."""
    config = session.game.machine.config
    files = sources() if config is None else Sources(*config)  # those named on the command line, else the usual ones
    configured = usable(*files).hardware
    used = (*configured.readers, *filter(None, [configured.board, configured.keys and f"{KEYS}:{configured.keys}"]))
    asked = tuple(ports(used))
    session.pages.push(FindPage(files, (*asked, *others(used)), asked, Found(asked), len(drives())))
