"""A tour of teaching tags and of the devices' page, with what is asked and what can be wrong, in any language."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

from companion.config import Sources, sources
from companion.devices.ndef import encoded
from companion.pages.table.table import TablePage
from companion.pages.tags.find_devices import FindPage, Found
from companion.piece import Piece
from companion.storage.tag_catalog import Tagged
from engine.game import Start
from hardware.events import (
    ButtonPressed,
    ButtonStuck,
    LinkDown,
    LinkUp,
    ReaderFailed,
    ReaderMended,
    Reason,
    TagArrived,
    TagFailed,
    TagRead,
)
from tests.evening import Evening, words
from tests.hardware.board_emulator import BoardEmulator
from tests.plugged import hear, lay, plugged, running, uids
from tests.scripted import Script
from tests.tour import PLAYERS

BOARD = "readerboard"


def moments(it: Evening) -> Iterator[str]:
    """Nothing plugged in, teaching, what is asked, the devices, and what stands at the table."""
    it.tap("settings", "hardware")
    yield "no hardware"
    found = Found(())
    lines = ("usb-Silicon_Labs_CP2102_0001-if00-port0", "keyboard:usb-Syc-event-kbd")
    it.session.pages.push(FindPage(sources(), lines, (), found, 1))
    yield "devices to ask"
    it.session.pages.back()
    found.close()
    yield from _check(it)
    it.tap("teach")
    yield "no reader"
    it.tap("close", "close", "home")
    yield from _teaching(it)
    yield from _devices(it)
    yield from _table(it)


def _check(it: Evening) -> Iterator[str]:
    """A board that is checked: with readers that fail, steps skipped, another one in the settings, and settings that
    cannot be written."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        board = BoardEmulator(Path(folder) / "usb-MicroPython_1")
        stack.callback(board.close)
        ports = (board.path,)
        found = Found(ports)
        named = Path(folder) / "config.toml"
        named.write_text('[hardware]\nboard = "usb-MicroPython_2"\n')
        files = Sources(named, Path("/proc/boardside/config.hardware.toml"))
        it.session.pages.push(FindPage(files, ports, ports, found))
        late = time.monotonic() + 300
        while "board-1" not in words(it.screen):
            assert time.monotonic() < late, words(it.screen)
            found.hub.wait(0.1)
            it.session.game.tick(time.monotonic())
        it.tap(f"find/{ports[0]}", "tick/1", "tick/2")
        board.fields["5"].dead = board.fields["6"].dead = True
        board.lay("1", "04a1b2c3d4e580")
        while not ("✓ 1" in words(it.screen) and "× 5" in words(it.screen) and "× 6" in words(it.screen)):
            assert time.monotonic() < late, words(it.screen)
            found.hub.wait(0.1)
            it.session.game.tick(time.monotonic())
        yield "a board is checked"
        it.tap("tick/0", "tick/3")
        yield "a board with readers that fail"
        it.tap("write")
        yield "settings not written"
        it.session.pages.back()
        found.hub.close()


def _teaching(it: Evening) -> Iterator[str]:
    plugged(it)
    it.tap("settings", "teach", "writing")
    yield "groups"
    it.tap("writing")
    lay(it, "04aa00000001")
    yield "new tag"
    it.tap("group/counter", "thing/counter/elfcycle")
    lay(it, *uids(8))
    it.tap("thing/counter/elfcycle")
    lay(it, *uids(1, 1))
    yield "full"
    it.tap("one-more", "thing/counter/troll")
    lay(it, *uids(1))
    yield "means something else"
    it.tap("keep", "thing/counter/elfcycle", "forget")
    yield "forget"
    it.tap("keep", "done", "group/card")
    yield "cards"
    it.tap("done", "group/boot", "thing/boot/violet")
    lay(it, *uids(1, 2))
    it.tap("thing/boot/violet")
    lay(it, *uids(1, 3))
    yield "a new boot"
    it.tap("swap", "done")
    lay(it, *uids(1, 3))
    yield "lies"
    it.tap("keep")
    for why in ("gone", "other", "refused", "link"):
        it.tap("writing")
        it.session.game.feed(TagFailed("pn532", "1", "04", why))  # type: ignore[arg-type]
        yield why
        it.tap("writing")
    it.session.game.feed(
        TagRead("pn532", "1", uids(1, 3)[0], 4, encoded(Tagged("elfenland", Piece("counter", "elfcycle"))).hex())
    )
    yield "says of itself"
    it.tap("keep", "group/road", "jaccaranda-tichih-mountain")
    lay(it, *uids(1), device=BOARD, reader="17")
    it.tap("feodor-throtmanni-desert")
    yield "road"
    lay(it, *uids(1), device=BOARD, reader="17")
    yield "reader elsewhere"
    it.tap("keep", "done", "group/water", "grangor-yttar-lake")
    yield "water"
    it.tap("done", "group/town", "mahdavikia")
    yield "town"
    it.tap("done", "game/masterelf")
    yield "groups of Master Elf"
    for group in ("gift", "ingredient", "elf", "place"):
        it.tap(f"group/{group}")
        yield group
        it.tap("done")
    lay(it, *uids(1, 3))
    yield "another game's"
    it.tap("keep", "close", "home")


def _devices(it: Evening) -> Iterator[str]:
    told = "lay 1 04ab00000001\npress seat-1"
    hub = plugged(it, Script("pn532-1", "unplug"), Script("pn532-2", told), Script(BOARD, ""))
    with running(hub):
        hear(it, hub, LinkDown)
        hear(it, hub, ButtonPressed)
    lay(it, "04ab00000002")
    yield "unknown tag"
    it.session.notices.dismiss()
    it.tap("hardware")
    yield "devices"
    it.tap("device/pn532-1")
    yield "a device that is down"
    it.tap("close", "device/pn532-2")
    yield "a device"
    it.session.game.feed(ButtonStuck("buttons", "confirm"))
    it.session.game.feed(ReaderFailed(BOARD, "17"))
    it.tap("trace")
    yield "trace"
    it.tap("close", "close")


def _table(it: Evening) -> Iterator[str]:
    start = Start("elfenland", len(PLAYERS), "1", {"edition": "de"})
    it.session.game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()))
    it.settle()
    yield "faults at the table"
    for device in ("pn532-1", "pn532-2"):
        it.session.game.feed(LinkUp(device, "/dev/x", "PN532 1.6"))
    it.session.devices.state.stuck.clear()  # type: ignore[union-attr]
    yield "a reader failed"
    it.session.game.feed(ReaderMended(BOARD, "17"))
    it.session.devices.state.failed.clear()  # type: ignore[union-attr]
    for reason in get_args(Reason):
        it.session.game.feed(LinkDown(BOARD, reason, "/dev/x", "dialout", ""))
        yield reason
    it.tap("menu")
    yield "menu"
    it.tap("close")
    it.session.game.feed(TagArrived("pn532", "1", "04ab00000003"))
    yield "unknown at the table"
