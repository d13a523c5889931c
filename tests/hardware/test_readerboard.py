"""The reader board, its own firmware on a pty: what it tells, and what it survives."""

from __future__ import annotations

import os
import select
import threading
import tracemalloc
import tty
from collections.abc import Callable
from itertools import chain, repeat
from pathlib import Path

import pytest
from board_emulator import BoardEmulator
from watching import Watch

from hardware.device import LinkLost, SetLamp, Sound, WriteTag
from hardware.events import (
    ButtonHeld,
    ButtonPressed,
    ButtonReleased,
    Gap,
    LinkDown,
    LinkUp,
    ReaderFailed,
    ReaderMended,
    Snapshot,
    TagArrived,
    TagFailed,
    TagLeft,
    TagPresent,
    TagSeen,
)
from hardware.firmware.line import line
from hardware.readerboard import ReaderBoard

pytestmark = pytest.mark.slow("terminals")

BOOT = "04a1b2c3d4e580"
COUNTER = "04000102030405"


def table(emulator: BoardEmulator, **settings: object) -> ReaderBoard:
    return ReaderBoard("board", emulator.path, **{"dwell": 0.0, "silence": 1.5, "answer": 0.3, **settings})  # type: ignore[arg-type]


def once(spoil: Callable[[bytes], bytes], *words: bytes) -> Callable[[bytes], bytes]:
    """Spoil the first line that says one of these words."""
    left = [True]

    def one(sent: bytes) -> bytes:
        if left and any(b" " + word + b" " in sent for word in words):
            left.clear()
            return spoil(sent)
        return sent

    return one


def test_the_board_says_who_it_is_and_what_lies_on_it(board: BoardEmulator) -> None:
    board.lay("3", BOOT)
    board.await_rounds()
    with Watch([table(board)]) as watch:
        assert watch.until(LinkUp) == LinkUp("board", board.path, "board-1 1, 8 readers")
        watch.until(TagPresent("board", "3", BOOT))
        watch.until(Snapshot("board", (("3", BOOT),)))
        assert not watch.of(TagArrived)


def test_tags_come_and_go_on_their_own_reader(board: BoardEmulator) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.lay("5", BOOT)
        watch.until(TagArrived("board", "5", BOOT))
        board.lay("2", COUNTER)
        watch.until(TagArrived("board", "2", COUNTER))
        board.lift("5", BOOT)
        watch.until(TagLeft("board", "5", BOOT))
        board.lay("2", BOOT)  # two in one field
        watch.until(TagArrived("board", "2", BOOT))
        assert not watch.of(Gap, TagPresent)


def test_six_boots_on_one_place_are_all_there_at_the_start_and_each_leaves_by_itself(
    tmp_path: Path, nothing_left_behind: None
) -> None:
    boots = [f"04a1b2c3d4e5{n:02x}" for n in (0x80, 0x81, 0x82, 0x90, 0xC0, 0x00)]
    board = BoardEmulator(tmp_path / "usb-board-1", colliding=True)
    try:
        for boot in boots:
            board.lay("3", boot)
        board.await_rounds()
        with Watch([table(board)]) as watch:
            assert watch.until(Snapshot) == Snapshot("board", tuple(("3", boot) for boot in sorted(boots)))
            for boot in boots[:5]:
                board.lift("3", boot)
                watch.until(TagLeft("board", "3", boot))
            board.lay("3", COUNTER)  # an obstacle beside a boot
            watch.until(TagArrived("board", "3", COUNTER))
            assert len(watch.of(TagLeft)) == 5
            assert not watch.of(ReaderFailed, LinkDown, Gap)
    finally:
        board.close()


def test_a_piece_carried_over_a_reader_is_seen_and_has_not_arrived(board: BoardEmulator) -> None:
    with Watch([table(board, dwell=60.0)]) as watch:
        watch.until(Snapshot)
        board.lay("5", BOOT)
        watch.until(TagSeen("board", "5", BOOT))
        board.lift("5", BOOT)
        watch.until(TagLeft("board", "5", BOOT))
        assert not watch.of(TagArrived)


def test_a_piece_that_lies_long_enough_arrives_without_another_word_from_the_board(board: BoardEmulator) -> None:
    with Watch([table(board, dwell=0.05)]) as watch:
        watch.until(Snapshot)
        board.lay("5", BOOT)
        watch.until(TagSeen("board", "5", BOOT))
        watch.until(TagArrived("board", "5", BOOT))


def test_the_same_uid_on_two_readers_is_reported_as_it_is(board: BoardEmulator) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.lay("1", BOOT)
        board.lay("2", BOOT)
        watch.until_so(lambda: len(watch.of(TagArrived)) == 2)
        assert {(event.reader, event.uid) for event in watch.of(TagArrived)} == {("1", BOOT), ("2", BOOT)}


def test_buttons_on_the_board_press_and_release(board: BoardEmulator) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.press("pass")
        watch.until(ButtonPressed("board", "pass"))
        watch.until(lambda event: isinstance(event, ButtonReleased) and event.button == "pass")
        board.down["undo"] = True
        watch.until(ButtonPressed("board", "undo"))
        watch.until(ButtonHeld("board", "undo"))


def test_lamps_and_sounds_reach_the_board_and_lamps_come_back_after_a_reboot(board: BoardEmulator) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        watch.hub.order(SetLamp("seat-2", "red"))
        watch.hub.order(Sound("refused"))
        watch.hub.order(SetLamp("nowhere", "white"))
        board.await_that(lambda: board.lamps == {"seat-2": "red"} and board.tunes == ["refused"])
        board.reboot()
        watch.until(Gap("board", 0))
        board.await_that(lambda: board.lamps == {"seat-2": "red"})


def test_an_order_that_was_garbled_on_its_way_is_sent_again(board: BoardEmulator) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.deaf = True
        watch.hub.order(SetLamp("seat-1", "green"))
        board.await_rounds(20)
        board.deaf = False
        board.await_that(lambda: board.lamps == {"seat-1": "green"})


def test_a_board_that_reboots_in_mid_game_is_compared_and_play_goes_on(board: BoardEmulator) -> None:
    board.lay("3", BOOT)
    board.lay("4", COUNTER)
    board.await_rounds()
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.halt()
        board.lift("4", COUNTER)
        board.lay("7", COUNTER)
        board.reboot()
        watch.until(Gap)
        watch.until_so(lambda: _gone(watch, COUNTER) and _there(watch, COUNTER, "7"))
        board.lay("1", "deadbeef")
        watch.until(TagArrived("board", "1", "deadbeef"))
        assert [event.uid for event in watch.of(TagLeft)] == [COUNTER]
        assert [event.uid for event in watch.of(TagArrived)] == ["deadbeef"]
        assert not watch.of(LinkDown)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda one: b"",
        lambda one: one[: len(one) // 2],
        lambda one: one[:-3] + b"0\n",
        lambda one: bytes((one[0], one[1], one[2] ^ 0x04)) + one[3:],
        lambda one: b"\xff\x00\x80" * 30 + one[4:],
    ],
    ids=["lost", "half", "wrong checksum", "flipped bit", "garbage"],
)
@pytest.mark.parametrize("word", [b"TAG", b"GONE"])
def test_a_line_that_is_lost_is_a_gap_and_the_whole_picture_tells(board: BoardEmulator, word: bytes, spoil) -> None:
    board.lay("3", BOOT)
    board.await_rounds()
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.spoil = once(spoil, word)
        board.lay("5", COUNTER)
        board.await_rounds(3)
        board.lift("3", BOOT)
        watch.until(Gap)
        watch.until_so(lambda: _gone(watch, BOOT) and _there(watch, COUNTER, "5"))
        assert not watch.of(LinkDown)


def _gone(watch: Watch, uid: str) -> bool:
    return any(event.uid == uid for event in watch.of(TagLeft))


def _there(watch: Watch, uid: str, reader: str) -> bool:
    return any((event.uid, event.reader) == (uid, reader) for event in watch.of(TagArrived, TagPresent))


def test_a_snapshot_with_a_hole_is_not_believed(board: BoardEmulator) -> None:
    board.lay("3", BOOT)
    board.lay("4", COUNTER)
    board.await_rounds()
    board.spoil = once(lambda one: b"", b"AT")
    with Watch([table(board)]) as watch:
        assert watch.until(Snapshot) == Snapshot("board", (("3", BOOT), ("4", COUNTER)))
        assert not watch.of(Gap)


def test_a_hole_in_a_later_snapshot_takes_no_tag_away(board: BoardEmulator) -> None:
    board.lay("3", BOOT)
    board.lay("4", COUNTER)
    board.await_rounds()
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.spoil = once(lambda one: b"", b"AT")
        board.reboot()
        watch.until(Snapshot)
        board.lay("1", "deadbeef")
        watch.until_so(lambda: _there(watch, "deadbeef", "1"))
        assert board.spoil(b"$1 AT 1*") == b"$1 AT 1*", "nothing was spoiled"


def test_a_wire_whose_numbers_never_follow_one_another_is_asked_now_and_then_and_its_tags_are_right(
    board: BoardEmulator,
) -> None:
    """As of two programs that speak on one wire. Each question is answered by many lines: one for each line that is
    out of its number would never end."""
    board.spoil = lambda one: renumbered(one, 0)
    with Watch([table(board, answer=5.0)]) as watch:
        watch.until(Snapshot)
        board.lay("5", COUNTER)
        watch.until_so(lambda: _there(watch, COUNTER, "5"))
        board.await_rounds(300)
        board.lay("6", BOOT)
        watch.until_so(lambda: _there(watch, BOOT, "6"))
        assert len(watch.of(Gap)) <= 1
        assert len(watch.of(Snapshot)) <= 2
        assert not watch.of(LinkDown)


def renumbered(one: bytes, number: int) -> bytes:
    """The same line with another number."""
    words = one[1 : one.rindex(b"*")].decode().split()[1:]
    return line(number, words)


def test_a_button_that_went_down_in_a_gap_is_still_pressed(board: BoardEmulator) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.spoil = once(lambda one: b"", b"BUTTON")
        board.down["pass"] = True
        watch.until(Gap)
        watch.until(ButtonPressed("board", "pass"))


def test_a_heartbeat_that_stops_is_one_link_down(board: BoardEmulator) -> None:
    board.lay("3", BOOT)
    board.await_rounds()
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.stopped = True
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, down.port) == ("silent", board.path)
        board.stopped = False
        watch.until(LinkUp)
        watch.until(TagPresent("board", "3", BOOT))
        assert len(watch.of(LinkDown)) == 1
        assert not watch.of(TagLeft, TagArrived)


def test_a_pulled_cable_is_one_link_down_and_what_changed_meanwhile_is_reported(board: BoardEmulator) -> None:
    board.lay("3", BOOT)
    board.lay("4", COUNTER)
    board.await_rounds()
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.unplug()
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason == "unplugged"
        board.lift("4", COUNTER)
        board.lay("6", COUNTER)
        board.plug()
        watch.until(LinkUp)
        watch.until_so(lambda: _gone(watch, COUNTER) and _there(watch, COUNTER, "6"))
        assert len(watch.of(LinkDown)) == 1
        assert [event.uid for event in watch.of(TagLeft)] == [COUNTER]
        assert not watch.of(TagArrived)


def test_a_line_of_noise_is_reported_as_garbled(board: BoardEmulator) -> None:
    board.spoil = lambda one: bytes(byte ^ 0x55 for byte in one)
    with Watch([table(board)]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason == "garbled"
        board.spoil = lambda one: one
        watch.until(LinkUp)


def test_a_board_that_speaks_another_protocol_is_reported(board: BoardEmulator) -> None:
    board.unplug()  # and with it what it said before
    board.spoil = lambda one: line(0, ["HELLO", "board-1", "2", "1", "8"]) if b" HELLO " in one else one
    board.plug()
    with Watch([table(board)]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, "protocol 2" in down.remedy) == ("foreign", True)


def test_a_reader_that_dies_is_named_and_its_tag_stays(board: BoardEmulator) -> None:
    board.lay("3", BOOT)
    board.await_rounds()
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.fields["3"].dead = True
        watch.until(ReaderFailed("board", "3"))
        board.lay("4", COUNTER)
        watch.until(TagArrived("board", "4", COUNTER))
        board.fields["3"].dead = False
        watch.until(ReaderMended("board", "3"))
        assert not watch.of(TagLeft)


def test_eight_readers_all_changing_lose_nothing(board: BoardEmulator) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        for turn in range(5):
            for reader in board.fields:
                board.lay(reader, f"04{turn:04x}{int(reader):08x}")
            watch.until_so(lambda turn=turn: len(watch.of(TagArrived)) == 8 * (turn + 1))
            for reader in board.fields:
                board.lift(reader, f"04{turn:04x}{int(reader):08x}")
            watch.until_so(lambda turn=turn: len(watch.of(TagLeft)) == 8 * (turn + 1))
        assert not watch.of(Gap, LinkDown)


def test_the_board_cannot_write_tags_and_says_so(board: BoardEmulator) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        watch.hub.order(WriteTag("3", BOOT, 4, b"boot"), "board")
        watch.until(TagFailed("board", "3", BOOT, "refused"))


@pytest.mark.parametrize(("announced", "sentence"), [("3", "does not answer"), ("9" * 12, "more than 2000 things")])
def test_a_picture_that_never_ends_is_bounded_and_reported(tmp_path: Path, announced: str, sentence: str) -> None:
    """A board that lists and lists: nothing of it is kept, and the link is down with a reason."""
    ours, theirs = os.openpty()
    tty.setraw(theirs)
    path = tmp_path / "usb-endless"
    path.symlink_to(os.ttyname(theirs))
    ended = threading.Event()

    def endless() -> None:
        os.read(ours, 100)
        said = chain((("HELLO", "endless", "1", "1.0", "8"), ("SNAP", announced)), repeat(("AT", "5", BOOT)))
        for number, words in enumerate(said):
            if ended.is_set() or not select.select([], [ours], [], 5)[1]:
                return
            os.write(ours, line(number, words))

    board = threading.Thread(target=endless)
    board.start()
    link = ReaderBoard("board", str(path), answer=0.1)
    tracemalloc.start()
    try:
        with pytest.raises(LinkLost) as told:
            link.open()
        assert tracemalloc.get_traced_memory()[1] < 4 << 20
    finally:
        tracemalloc.stop()
        ended.set()
        link.close()
        board.join()
        os.close(ours)
        os.close(theirs)
    assert sentence in told.value.remedy


@pytest.mark.parametrize(
    "said",
    [
        ("TAG", "1", "../../etc"),
        ("TAG", "-1", COUNTER),
        ("TAG", "9", COUNTER),
        ("TAG", "01", COUNTER),
        ("TAG", "1", COUNTER[:-2]),
        ("TAG", "1", COUNTER.replace("0", "O")),
        ("FAULT", "-1"),
        ("FAULT", "../x"),
    ],
)
def test_a_reader_or_a_uid_that_there_cannot_be_is_passed_over(board: BoardEmulator, said: tuple[str, ...]) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.send_raw(line(5000, said))
        board.lay("4", BOOT)
        watch.until(TagArrived("board", "4", BOOT))
        assert {event.reader for event in watch.of(TagSeen, TagArrived, TagPresent, ReaderFailed)} == {"4"}


@pytest.mark.parametrize("said", [("board-2", "1", "1", "8"), ("board-1", "2", "1", "8"), ("board-1", "1", "1", "9")])
def test_a_hello_of_another_board_is_no_new_start_of_the_same_one(board: BoardEmulator, said: tuple[str, ...]) -> None:
    with Watch([table(board)]) as watch:
        watch.until(Snapshot)
        board.send_raw(line(0, ["HELLO", *said]))
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, "board-1" in down.remedy) == ("foreign", True)
        watch.until(LinkUp)
