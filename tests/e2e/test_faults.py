"""Every way a cable can fail, at the table: the game is right, the screen says it, and play goes on."""

from __future__ import annotations

import fcntl
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from companion.pages.table.device_faults import fault
from hardware.events import ButtonStuck, Gap, LinkDown, LinkUp, TagArrived
from tests.e2e.faulty import OTHER, ROAD, THIRD, planning, plays_on, quiet, road_of, told
from tests.evening import HANGS, words
from tests.folders import let_everyone_in
from tests.tagged import BOARD, READER, piece
from tests.wired import SECOND, wired

HOUSE = Path(__file__).parents[2]

pytestmark = pytest.mark.usefixtures("nothing_left_behind")


# --- one reader


@pytest.mark.parametrize("moment", ["between two polls", "in mid frame", "during a blocking read"])
def test_a_pulled_cable_loses_nothing_and_half_a_sentence_waits(tmp_path: Path, moment: str) -> None:
    with wired(tmp_path, patience=5.0 if "read" in moment else 0.1) as it:
        planning(it).lay("counter/dragon")
        if "read" in moment:
            it.pn532.mute = lambda number: True
            it.pn532.await_commands(1)
        it.pn532.unplug(after=b"\0\0\xff\x0f\xf1\xd5\x4b" if "frame" in moment else b"")
        it.pn532.mute = lambda number: False
        it.until(told(it, "Reader: unplugged"))
        assert not it.state.roads
        it.session.tap("pass")  # by touch the game goes on meanwhile
        it.settle()
        assert it.state.turn == "2"
        it.pn532.plug()
        quiet(it)
        it.session.tap(ROAD)  # what was the seat's before is not this one's
        it.settle()
        assert not it.state.roads
        it.lift("counter/dragon")
        plays_on(it)


def test_garbage_half_frames_and_flipped_bits_invent_no_piece(tmp_path: Path) -> None:
    with wired(tmp_path) as it:
        planning(it)
        match = it.session.table.match
        for noise in (os.urandom(4000), b"\0\0\xff\x0f\xf1\xd5\x4b\x01\x01", b"\0\0\xff" * 500):
            it.pn532.send_raw(noise)
            it.pn532.await_commands(3)
            it.settle()
        it.pn532.spoil = lambda answer: bytes((*answer[:-3], answer[-3] ^ 4, *answer[-2:]))
        it.until(lambda: "Reader" in fault(it.session))
        it.pn532.spoil = lambda answer: answer
        quiet(it)
        assert it.session.table.match is match
        assert not any(isinstance(event, TagArrived) for event in it.heard)
        plays_on(it)


def test_two_counters_on_one_reader_ask_which(tmp_path: Path) -> None:
    with wired(tmp_path) as it:
        planning(it).lay("counter/dragon").lay("counter/troll")
        it.session.tap(ROAD)
        it.settle()
        assert not it.state.roads
        assert "Which of these?" in words(it.it.screen)
        it.session.tap("which/0")
        it.settle()
        assert it.state.roads[ROAD].kind == "dragon"
        it.lift("counter/dragon")
        it.lift("counter/troll")
        it.session.tap("cancel")
        plays_on(it, "troll", OTHER)


def test_an_unknown_tag_says_so_and_play_goes_on(tmp_path: Path) -> None:
    with wired(tmp_path) as it:
        planning(it)
        it.pn532.lay("04deadbeef1122")
        it.until(lambda: it.session.notices.shown is not None)
        assert "teach" in [way.id for way in it.session.notices.shown.ways]  # type: ignore[union-attr]
        assert "deadbeef" not in words(it.it.screen)
        it.pn532.lift("04deadbeef1122")
        it.session.tap("notice")
        plays_on(it)


def test_one_number_at_two_readers_is_a_conflict_that_says_nothing_else(tmp_path: Path) -> None:
    with wired(tmp_path, second=True) as it:
        planning(it).lay("counter/dragon")
        it.other.lay(piece("counter/dragon"))
        it.until_lies(SECOND, "1", piece("counter/dragon"))
        it.session.game.tick(1.0)
        it.session.game.tick(3.0)
        assert it.session.notices.shown is not None
        assert "two readers" in fault(it.session) or "two readers" in it.session.notices.shown.headline.lower()
        assert not it.state.roads
        it.other.lift(piece("counter/dragon"))
        it.until_lies(SECOND, "1", piece("counter/dragon"), False)
        it.lift("counter/dragon")
        it.session.notices.dismiss()
        quiet(it)
        plays_on(it)


def test_two_readers_that_swap_their_ports_are_one_table_still(tmp_path: Path) -> None:
    with wired(tmp_path, second=True) as it:
        planning(it).lay("counter/dragon")
        one, other = it.pn532, it.other
        for chip in (one, other):
            chip.unplug()
        it.until(lambda: len([link for link in it.devices.links.values() if isinstance(link, LinkDown)]) == 2)
        one.path, other.path = other.path, one.path
        for chip in (one, other):
            chip.plug()
        quiet(it)
        it.until_lies(SECOND, "1", piece("counter/dragon"))
        it.until_lies(READER, "1", piece("counter/dragon"), False)
        assert not it.state.roads
        one.lift(piece("counter/dragon"))
        it.until_lies(SECOND, "1", piece("counter/dragon"), False)
        it.pn532 = other
        plays_on(it)


def test_a_port_that_is_busy_is_reported_and_taken_when_it_is_free(tmp_path: Path) -> None:
    with wired(tmp_path) as it:
        planning(it)
        it.pn532.unplug()
        it.until(told(it, "unplugged"))
        wanted, it.pn532.path = it.pn532.path, str(tmp_path / "elsewhere")
        it.pn532.plug()
        holder = os.open(it.pn532.path, os.O_RDWR | os.O_NOCTTY)
        fcntl.flock(holder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.symlink(os.path.realpath(it.pn532.path), wanted)
        it.until(told(it, "Reader: in use"))
        os.close(holder)
        quiet(it)
        plays_on(it)


AS_NOBODY = """
import os, sys
sys.path.insert(0, {house!r})
from pathlib import Path
from companion.devices.input import DeviceInput
from companion.pages.table.device_faults import fault
from companion.pages.table.table import TablePage
from engine.game import Start
from hardware.hub import Hub
from hardware.pn532 import Pn532
from tests.evening import Evening
from tests.tagged import PLAYERS
folder = Path({folder!r})
it = Evening(folder / "games.db")
it.session.game.begin(Start("elfenland", 3, "1", {{}}), PLAYERS, lambda: it.session.pages.go(TablePage()))
it.settle()
it.tap("deal-all", "kind/pig", {other!r}, "undo")
for each in folder.iterdir(): os.chown(each, 65534, 65534)
hub = Hub([Pn532("pn532", {port!r})])
it.session.plug(DeviceInput(it.session, hub))
# What is read from the disk was read as root, whose files another user may not even look for.
os.setgroups([]); os.setgid(65534); os.setuid(65534)
hub.start()
while not it.session.devices.state.links:
    hub.wait(1.0)
    for event in hub.drain(): it.session.game.feed(event)
it.tap("notice", "kind/dragon", {road!r})
print(fault(it.session), "|", *it.session.table.match.state.roads)
hub.close(); it.close()
"""


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user, and root may open every port")
def test_a_port_without_permission_is_reported_and_the_game_is_played_by_touch(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    port = os.ttyname(slave)
    os.chmod(port, 0o600)
    folder = tmp_path / "nobody"
    folder.mkdir()
    folder.chmod(0o777)
    let_everyone_in(tmp_path)
    program = AS_NOBODY.format(house=str(HOUSE), folder=str(folder), port=port, road=ROAD, other=OTHER)
    done = subprocess.run([sys.executable, "-c", program], cwd=HOUSE, capture_output=True, text=True, timeout=HANGS)
    os.close(slave)
    os.close(master)
    assert done.stdout.strip() == f"Reader: no permission | {ROAD}", done.stderr


# --- buttons


def test_a_button_that_bounces_passes_once(tmp_path: Path) -> None:
    with wired(tmp_path, pins=True) as it:
        planning(it)
        for _ in range(25):
            it.down("pass")
            it.up("pass")
        it.press("pass")
        assert it.state.turn == "2"
        plays_on(it)


def test_a_button_that_is_stuck_is_reported_once_and_passes_once(tmp_path: Path) -> None:
    with wired(tmp_path, pins=True) as it:
        planning(it)
        it.down("pass")
        it.until(told(it, "stuck"))
        assert it.state.turn == "2"
        stuck = [each for each in it.devices.trace if isinstance(each.event, ButtonStuck)]
        assert len(stuck) == 1
        plays_on(it)
        assert it.state.turn == "3"
        it.up("pass")
        quiet(it)
        it.press("pass")
        assert it.state.turn == "1"


# --- a sensed board


def test_a_heartbeat_that_stops_is_reported_and_what_moved_meanwhile_is_listed(tmp_path: Path) -> None:
    with wired(tmp_path, board=True) as it:
        planning(it).put("counter/dragon", road_of(it))
        it.settle()
        assert it.state.roads[ROAD].kind == "dragon"
        it.board.stopped = True
        it.until(told(it, "Reader board: no answer"))
        it.board.lift(road_of(it), piece("counter/dragon"))
        it.board.stopped = False
        it.until(lambda: isinstance(it.devices.links[BOARD], LinkUp))
        it.until_lies(BOARD, road_of(it), piece("counter/dragon"), False)
        assert it.state.roads[ROAD].kind == "dragon"
        it.until(lambda: "dragon onto Elvenhold–Erg'Eren" in words(it.it.screen))
        it.put("counter/dragon", road_of(it)).settle()
        assert "dragon onto" not in words(it.it.screen)
        assert it.state.turn == "2"
        it.session.tap("close")
        plays_on(it, "pig", OTHER)


def test_a_board_that_is_pulled_in_mid_line_is_reported_and_its_lamps_come_back(tmp_path: Path) -> None:
    with wired(tmp_path, board=True) as it:
        planning(it).put("counter/dragon", road_of(it)).settle()
        lamps = {"seat-2": "white", "seat-1": "off"}
        it.until(lambda: lamps.items() <= it.board.lamps.items())
        it.board.send_raw(b"$77 TAG 3 04de")
        it.board.unplug()
        it.until(told(it, "Reader board: unplugged"))
        it.board.lamps.clear()
        assert it.state.turn == "2"
        it.board.plug()
        quiet(it).until(lambda: it.board.lamps.get("seat-2") == "white")
        assert set(it.state.roads) == {ROAD}
        plays_on(it, "pig", OTHER)


def test_a_board_that_reboots_in_mid_game_takes_no_counter_twice(tmp_path: Path) -> None:
    with wired(tmp_path, board=True) as it:
        planning(it).put("counter/dragon", road_of(it)).settle()
        entries = it.session.table.match
        seen = len(it.heard)
        it.board.reboot()
        it.until(lambda: any(isinstance(event, Gap) for event in it.heard[seen:]))
        assert told(it, "Reader board: reports lost")()
        quiet(it)
        assert it.session.table.match is entries
        assert it.devices.lying[BOARD, road_of(it)] == (piece("counter/dragon"),)
        plays_on(it, "pig", OTHER)


def test_lines_that_are_lost_are_asked_for_again(tmp_path: Path) -> None:
    with wired(tmp_path, board=True) as it:
        planning(it)
        it.board.spoil = lambda line: b"" if b" TAG " in line else line
        it.board.lay(road_of(it), piece("counter/dragon"))
        it.board.await_rounds(4)
        it.board.spoil = lambda line: line
        it.until_lies(BOARD, road_of(it), piece("counter/dragon"))
        assert told(it, "Reader board: reports lost")()
        # Nobody saw it being laid, so it is no act; the list asks for it to be lifted.
        assert not it.state.roads
        it.until(lambda: "dragon off Elvenhold–Erg'Eren" in words(it.it.screen))
        it.take("counter/dragon", road_of(it)).put("counter/dragon", road_of(it)).settle()
        assert it.state.roads[ROAD].kind == "dragon"


def test_a_reader_that_dies_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    with wired(tmp_path, board=True) as it:
        planning(it)
        it.board.fields[road_of(it, THIRD)].dead = True
        it.until(told(it, "reader not answering"))
        it.put("counter/dragon", road_of(it)).settle()
        assert it.state.roads[ROAD].kind == "dragon"
        it.board.fields[road_of(it, THIRD)].dead = False
        quiet(it)
