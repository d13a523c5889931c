"""A table with real drivers on emulated wires: a PN532 and a reader board on ptys, buttons and lamps on mock pins."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent / "hardware"))

from board_emulator import BoardEmulator
from gpiozero.pins.mock import MockFactory, MockPWMPin
from pn532_emulator import Pn532Emulator

from companion.devices.input import DeviceInput
from companion.devices.state import Traced
from companion.pages.table.table import TablePage
from companion.storage.tag_catalog import Catalog
from engine.game import Start
from hardware.debounce import Debounce
from hardware.device import Device
from hardware.events import Event, TagArrived
from hardware.gpio_buttons import Buttons
from hardware.gpio_lamps import Lamps
from hardware.hub import Hub
from hardware.pin_assignment import DEFAULT
from hardware.pn532 import Pn532
from hardware.presence import Presence
from hardware.readerboard import ReaderBoard
from tests.evening import Evening
from tests.tagged import BOARD, PLAYERS, READER, SENSED, box, piece

SECOND = "pn532-2"
PATIENCE = 30.0
"""Seconds of this process's own work, drivers and emulators in it, after which what is awaited never comes: on a busy
machine they take many times as long."""


class Wired:
    """A game on the table; `pn532`, `board` and `pins` are what the test's hands move."""

    pn532: Pn532Emulator
    other: Pn532Emulator
    board: BoardEmulator
    pins: MockFactory

    def __init__(self, it: Evening, devices: list[Device], catalog: Catalog, **settings: Any) -> None:
        self.it, self.session = it, it.session
        self.hub = Hub(devices, **{"shortest": 0.05, "longest": 0.2, **settings})
        self.passed = 0.0
        self.input = DeviceInput(self.session, self.hub, clock=lambda: time.monotonic() + self.passed)
        self.devices = self.input.state
        self.session.plug(self.input)
        self.session.store.catalog = catalog
        self.heard: list[Event] = []
        self.hub.start()

    def begin(self, **told: Any) -> Wired:
        """A new game lies on the table."""
        players = told.pop("players", PLAYERS)
        start = Start("elfenland", len(players), told.pop("start_player", "1"), {"edition": "de", **told})
        self.session.game.begin(start, players, lambda: self.session.pages.go(TablePage()))
        return self.settle()

    def settle(self) -> Wired:
        """Feed all that came, and wait for the disk."""
        while True:
            self.it.settle()
            events = self.hub.drain(64)
            if not events:
                return self
            for event in events:
                self.session.game.feed(event)
            self.heard += events

    def until(self, true: Callable[[], object]) -> Wired:
        """Feed what comes until this is so."""
        worked, end = time.process_time() + PATIENCE, time.monotonic() + 20 * PATIENCE
        while not true():
            hung = time.process_time() > worked or time.monotonic() > end
            assert not hung, f"never so; the trace ends {list(self.devices.trace)[-12:]}"
            self.hub.wait(0.2)
            self.settle()
        return self

    def pass_time(self, seconds: float) -> None:
        """So long has passed for the table, where it waits for time."""
        self.passed += seconds
        if self.it.front.timed:
            self.session.game.tick(time.monotonic() + self.passed)

    def all_up(self) -> Wired:
        """Wait until every device answers, and has told what lies on it."""
        return self.until(lambda: all(standing.up for standing in self.hub.standings()))

    def until_lies(self, device: str, reader: str, uid: str, lies: bool = True) -> Wired:
        """Wait until the table knows that this tag lies there, or does not."""
        return self.until(lambda: (uid in self.devices.lying.get((device, reader), ())) is lies)

    def lay(self, means: str, n: int = 1) -> Wired:
        """A piece is laid on the reader of the table."""
        uid, before = piece(means, n), len(self.heard)
        self.pn532.lay(uid)
        # Of a reader that types the tag may have left again before anybody looks; where a cable was out it only lies
        # there, which hands see, and lay it anew.
        self.until(lambda: self._saw(uid, before) or uid in self.devices.lying.get((READER, "1"), ()))
        return self if self._saw(uid, before) else self.lift(means, n).lay(means, n)

    def lift(self, means: str, n: int = 1) -> Wired:
        """It is lifted."""
        self.pn532.lift(piece(means, n))
        return self.until_lies(READER, "1", piece(means, n), False)

    def put(self, means: str, reader: str, n: int = 1) -> Wired:
        """A piece is laid on a place of the sensed board."""
        uid, before = piece(means, n), len(self.heard)
        self.board.lay(reader, uid)
        self.until_lies(BOARD, reader, uid)
        return self if self._saw(uid, before) else self.take(means, reader, n).put(means, reader, n)

    def take(self, means: str, reader: str, n: int = 1) -> Wired:
        """It is taken off."""
        self.board.lift(reader, piece(means, n))
        return self.until_lies(BOARD, reader, piece(means, n), False)

    def _saw(self, uid: str, before: int) -> bool:
        """Whether it was seen being laid, leaving out the first so many events."""
        return any(isinstance(event, TagArrived) and event.uid == uid for event in self.heard[before:])

    def down(self, button: str) -> None:
        """A button goes down."""
        self.pins.pin(DEFAULT.buttons[button]).drive_low()

    def up(self, button: str) -> None:
        """And up."""
        self.pins.pin(DEFAULT.buttons[button]).drive_high()

    def press(self, button: str) -> Wired:
        """Down and up again, as long as a hand takes."""
        self.until_told("ButtonPressed", button, lambda: self.down(button))
        return self.until_told("ButtonReleased", button, lambda: self.up(button))

    def hold(self, button: str) -> Wired:
        """Down until it counts as held, and up."""
        self.until_told("ButtonHeld", button, lambda: self.down(button))
        return self.until_told("ButtonReleased", button, lambda: self.up(button))

    def until_told(self, event: str, button: str, act: Callable[[], None]) -> Wired:
        """Do this, and wait until a button tells that."""
        self.devices.trace.clear()
        act()
        return self.until(lambda: (event, button) in map(_named, self.devices.trace))

    @property
    def state(self) -> Any:
        """The game's state."""
        return self.session.table.match.state


def _named(traced: Traced) -> tuple[str, str]:
    """What a device told, and its button."""
    return type(traced.event).__name__, getattr(traced.event, "button", "")


@contextmanager
def wired(
    folder: Path,
    *,
    reader: bool = True,
    second: bool = False,
    board: bool = False,
    colliding: bool = False,
    pins: bool = False,
    dwell: float = 0.0,
    patience: float = 0.1,
    more: Sequence[Device] = (),
    clock: Callable[[], float] = time.monotonic,
    **settings: Any,
) -> Iterator[Wired]:
    """A table with these things; each driver is the real one, only less patient. They all read this `clock`."""
    with ExitStack() as stack:
        devices: list[Device] = [*more]
        it = Evening(folder / "games.db")
        stack.callback(it.close)
        chips: list[Pn532Emulator] = []
        plate = factory = None
        for name in (READER,) * reader + (SECOND,) * second:
            chip = Pn532Emulator(folder / f"usb-{name}")
            stack.callback(chip.close)
            chips.append(chip)
            presence = Presence(name, misses=2, absence=0.02)
            devices.append(Pn532(name, chip.path, pause=0.002, patience=patience, presence=presence, clock=clock))
        if board:
            plate = BoardEmulator(folder / "usb-board", colliding=colliding)
            stack.callback(plate.close)
            devices.append(ReaderBoard(BOARD, plate.path, dwell=dwell, silence=0.6, answer=0.3, clock=clock))
        if pins:
            factory = MockFactory(pin_class=MockPWMPin)
            stack.callback(factory.close)
            debounce = Debounce("buttons", hold=0.1, stuck=0.6)
            devices.append(Buttons("buttons", DEFAULT.buttons, debounce=debounce, pin_factory=factory, clock=clock))
            devices.append(Lamps("lamps", DEFAULT.lamps, DEFAULT.buzzer, pin_factory=factory, clock=clock))
        table = Wired(it, devices, box(under=SENSED if board else ()), clock=clock, **settings)
        stack.callback(table.hub.close)
        if chips:
            table.pn532, table.other = chips[0], chips[-1]
        if plate is not None:
            table.board = plate
        if factory is not None:
            table.pins = factory
        yield table.all_up().settle()
