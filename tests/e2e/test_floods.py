"""Lines that babble, stammer or speak at another speed, floods without end, clocks that jump: play goes on."""

from __future__ import annotations

import random
import threading
import time
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from hardware.device import AskPicture, Order
from hardware.events import ButtonPressed, Event, LinkDown, LinkUp, Snapshot, TagArrived, TagLeft
from tests.e2e.faulty import OTHER, ROAD, planning, plays_on, quiet, road_of, told
from tests.tagged import BOARD, READER, piece
from tests.wired import wired

pytestmark = pytest.mark.usefixtures("nothing_left_behind")

TEN_SECONDS = 120
"""Bursts of 960 bytes: what a babbling line at 115200 baud carries in that time."""


def memory_of(again: Callable[[], object]) -> int:
    """Bytes that the second time of something leaves behind."""
    again()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        again()
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


# --- a reader


def test_ten_seconds_of_garbage_are_reported_and_leave_nothing_behind(tmp_path: Path) -> None:
    noise = random.Random(7)
    with wired(tmp_path) as it:
        planning(it)
        match = it.session.table.match

        def babble() -> None:
            it.pn532.mute = lambda number: True
            for _ in range(TEN_SECONDS):
                it.pn532.send_raw(noise.randbytes(960))
                it.settle()
            it.until(lambda: told(it, "Reader: garbled")() or told(it, "Reader: no answer")())
            it.pn532.mute = lambda number: False
            quiet(it)
            it.heard.clear()

        assert memory_of(babble) < 100_000
        assert it.session.table.match is match
        plays_on(it)


def test_a_reader_at_another_speed_is_reported_and_the_game_is_played_by_touch(tmp_path: Path) -> None:
    with wired(tmp_path) as it:
        planning(it)
        it.pn532.unplug()
        it.pn532.baud = 9600
        it.pn532.lay(piece("counter/dragon"))
        it.pn532.plug()
        it.until(lambda: told(it, "Reader: garbled")() or told(it, "Reader: no answer")())
        it.session.tap("pass")
        it.settle()
        assert it.state.turn == "2"
        assert not it.state.roads
        assert not it.devices.lying
        it.pn532.baud = 115200
        quiet(it).until_lies(READER, "1", piece("counter/dragon"))
        assert not it.state.roads, "nobody saw it being laid"
        it.lift("counter/dragon")
        plays_on(it)


def test_every_second_answer_missing_plays_on_and_is_no_fault(tmp_path: Path) -> None:
    with wired(tmp_path) as it:
        planning(it)
        it.pn532.mute = lambda number: number % 2 == 0
        for kind, road in (("dragon", ROAD), ("pig", OTHER)):
            plays_on(it, kind, road)
        assert not [event for event in it.heard if isinstance(event, LinkDown)]
        assert it.it.screen.fault == ""
        assert [event.uid for event in it.heard if isinstance(event, TagArrived)] == [
            piece("counter/dragon"),
            piece("counter/pig"),
        ]


# --- floods


def test_thousands_of_events_of_a_board_lose_no_act(tmp_path: Path) -> None:
    """Three thousand over a real line, as fast as the emulated board scans."""
    with wired(tmp_path, board=True) as it:
        planning(it)
        spare = [reader for reader in it.board.fields if (BOARD, reader) not in it.session.store.catalog.readers]
        flood = [piece("card/pig", n) for n in range(1, 9)]
        heard = len(it.heard)
        while len(it.heard) - heard < 3000:
            for place, reader in enumerate(spare):
                field = it.board.fields[reader]
                field.tags = [] if field.tags else flood[4 * place : 4 * place + 4]
            it.hub.wait(0.05)
            it.settle()
            if it.session.notices.shown is not None:
                it.session.tap("notice")
            if len(it.heard) - heard < 3000 and len(it.heard) % 5 == 0 and not it.state.roads:
                it.put("counter/dragon", road_of(it))
        it.settle()
        assert set(it.state.roads) == {ROAD}
        assert len(it.devices.trace) <= it.devices.trace.maxlen  # type: ignore[operator]
        for field in it.board.fields.values():
            field.tags = []
        it.until(lambda: all(reader not in spare for _, reader in it.devices.lying))


class Flood:
    """A board that tells as fast as it is asked: tags that nobody taught come and go, now and then a button passes."""

    name = BOARD

    def __init__(self) -> None:
        self.left = 0
        self.turn = 0
        self.lying: set[tuple[str, str]] = set()

    def open(self) -> Sequence[Event]:
        return [LinkUp(self.name, "air", "a flood"), Snapshot(self.name, ())]

    def poll(self) -> Sequence[Event]:
        if not self.left:
            threading.Event().wait(0.001)
            return []
        self.left -= 1
        self.turn += 1
        if self.turn % 10_000 == 0:
            return [ButtonPressed(self.name, "pass")]
        tag = (str(self.turn % 64 + 1), f"04{self.turn % 64:02x}000000")
        if tag in self.lying:
            self.lying.discard(tag)
            return [TagLeft(self.name, *tag)]
        self.lying.add(tag)
        return [TagArrived(self.name, *tag)]

    def obey(self, order: Order) -> Sequence[Event]:
        return [Snapshot(self.name, tuple(sorted(self.lying)))] if isinstance(order, AskPicture) else []

    def wake(self) -> None:
        """Nothing to be woken."""

    def close(self) -> None:
        """Nothing to let go of."""


def test_sixty_thousand_events_lose_no_button_and_leave_nothing_behind(tmp_path: Path) -> None:
    """A thousand a second for a minute, told as fast as the machine can; the table takes 64 a frame, and lags."""
    flood = Flood()
    with wired(tmp_path, more=[flood]) as it:
        planning(it)

        pressed = 0

        def told_all(events: int) -> None:
            nonlocal pressed
            flood.left = events
            while flood.left or it.hub.wait(0.05):
                it.hub.wait(1.0)
                for event in it.hub.drain(64):
                    it.session.game.feed(event)
                    pressed += isinstance(event, ButtonPressed)
                it.it.settle()

        told_all(10_000)
        left = memory_of(lambda: told_all(10_000))
        told_all(30_000)
        assert left < 200_000
        assert pressed == 6
        assert it.state.phase == "move"
        it.until(lambda: not it.devices.gaps)
        lying = (
            (reader, uid) for (device, reader), uids in it.devices.lying.items() for uid in uids if device == BOARD
        )
        assert set(lying) == flood.lying
        if it.session.notices.shown is not None:
            it.session.tap("notice")
        before = it.session.table.match
        it.session.tap("undo")
        it.settle()
        assert it.session.table.match is before.before


# --- clocks


class Jumping:
    """A clock that is set: forward by days, back to before the start."""

    def __init__(self) -> None:
        self.set = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.set


def test_a_clock_that_leaps_ahead_lays_nothing_and_lifts_nothing(tmp_path: Path) -> None:
    clock = Jumping()
    with wired(tmp_path, board=True, pins=True, dwell=8.0, clock=clock) as it:
        planning(it).lay("counter/dragon")
        it.board.lay(road_of(it), piece("counter/pig"))  # carried past: it does not lie there long enough
        it.until(lambda: it.input.dwelling)
        heard = len(it.heard)
        clock.set += 90_000.0
        it.pn532.await_polls(5)
        it.board.await_rounds(5)
        it.session.game.tick(clock())
        quiet(it)
        assert not [event for event in it.heard[heard:] if isinstance(event, TagArrived | TagLeft)]
        assert not it.state.roads
        it.board.lift(road_of(it), piece("counter/pig"))
        it.until(lambda: not it.input.dwelling)
        it.press("pass")
        assert it.state.turn == "2"
        it.lift("counter/dragon")
        plays_on(it)


def test_a_clock_that_is_set_back_stops_nothing(tmp_path: Path) -> None:
    clock = Jumping()
    with wired(tmp_path, board=True, pins=True, dwell=0.5, clock=clock) as it:
        planning(it)
        it.board.lay(road_of(it, OTHER), piece("counter/pig"))
        it.until(lambda: it.input.dwelling)
        clock.set -= 90_000.0
        it.session.game.tick(clock())
        it.until(lambda: OTHER in it.state.roads)
        it.press("pass")
        assert it.state.turn == "3"
        plays_on(it)
        assert it.it.screen.fault == ""
