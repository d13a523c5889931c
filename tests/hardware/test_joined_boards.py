"""Several reader boards as one device: one picture, and a section that fails takes nothing with it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from board_emulator import BoardEmulator
from watching import Watch

from hardware.commands import AskPicture, SetLamp, WriteTag
from hardware.events import (
    ButtonPressed,
    Event,
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
)
from hardware.joined_boards import Sections
from hardware.readerboard import ReaderBoard
from hardware.script import Script

BOOT, COUNTER = "04a1b2c3d4e580", "04000102030405"


@pytest.fixture
def boards(tmp_path: Path, nothing_left_behind: None) -> Iterator[list[BoardEmulator]]:
    """Three sections of eight readers."""
    emulators = [BoardEmulator(tmp_path / f"usb-{n}", name=f"board-{n}") for n in (1, 2, 3)]
    yield emulators
    for emulator in emulators:
        emulator.close()


def table(boards: list[BoardEmulator]) -> Sections:
    return Sections(
        "board",
        [ReaderBoard(each.name, each.path, board=each.name, dwell=0.0, silence=1.5, answer=0.3) for each in boards],
        shortest=0.05,
        longest=0.2,
    )


def test_the_sections_are_one_device_with_one_picture(boards: list[BoardEmulator]) -> None:
    boards[1].lay("5", BOOT)
    boards[1].await_rounds()
    with Watch([table(boards)]) as watch:
        up = watch.until(LinkUp)
        assert isinstance(up, LinkUp)
        assert up.device == "board"
        assert up.what == "1: board-1 1, 8 readers, 2: board-2 1, 8 readers, 3: board-3 1, 8 readers"
        watch.until(TagPresent("board", "2.5", BOOT))
        watch.until(Snapshot("board", (("2.5", BOOT),)))
        boards[2].lay("5", COUNTER)
        watch.until(TagArrived("board", "3.5", COUNTER))
        watch.hub.order(AskPicture())
        watch.until(Snapshot("board", (("2.5", BOOT), ("3.5", COUNTER))))
        boards[1].lift("5", BOOT)
        watch.until(TagLeft("board", "2.5", BOOT))
        boards[0].press("pass")
        watch.until(ButtonPressed("board", "pass"))
        watch.hub.order(SetLamp("seat-1", "red"))
        for board in boards:
            board.await_that(lambda board=board: board.lamps == {"seat-1": "red"})
        watch.hub.order(WriteTag("3.5", COUNTER, 4, b"boot"))
        watch.until(TagFailed("board", "3.5", COUNTER, "refused"))
        assert {event.device for event in watch.drain()} == {"board"}
        assert len(watch.of(LinkUp)) == 1


def test_a_section_that_falls_out_is_a_failed_reader_and_its_tags_stay(boards: list[BoardEmulator]) -> None:
    boards[0].lay("1", BOOT)
    boards[0].await_rounds()
    with Watch([table(boards)]) as watch:
        watch.until(Snapshot)
        boards[0].unplug()
        watch.until(ReaderFailed("board", "1.*"))
        boards[1].lay("1", COUNTER)
        watch.until(TagArrived("board", "2.1", COUNTER))
        watch.hub.order(AskPicture())
        watch.until(Snapshot("board", (("1", BOOT), ("2.1", COUNTER))))
        boards[0].plug()
        watch.until(ReaderMended("board", "1.*"))
        boards[0].lift("1", BOOT)
        watch.until(TagLeft("board", "1", BOOT))
        assert not watch.of(LinkDown)


def test_a_reader_and_a_lost_line_of_one_section_are_reported_under_its_number(boards: list[BoardEmulator]) -> None:
    with Watch([table(boards)]) as watch:
        watch.until(Snapshot)
        boards[2].fields["4"].dead = True
        watch.until(ReaderFailed("board", "3.4"))
        boards[2].fields["4"].dead = False
        watch.until(ReaderMended("board", "3.4"))
        boards[1].reboot()
        watch.until(Gap("board", 0))
        watch.until(Snapshot("board", ()))


def test_a_reader_that_is_dead_from_the_start_is_reported_under_its_section(boards: list[BoardEmulator]) -> None:
    boards[2].fields["4"].dead = True
    boards[2].await_rounds(4)
    with Watch([table(boards)]) as watch:
        watch.until(LinkUp)
        watch.until(ReaderFailed("board", "3.4"))
        boards[0].unplug()
        watch.until(ReaderFailed("board", "1.*"))
        assert watch.hub.standings()[0].failed == ("1.*", "3.4")
        boards[0].plug()
        watch.until(ReaderMended("board", "1.*"))
        watch.until_so(lambda: watch.hub.standings()[0].failed == ("3.4",))


def test_two_boards_of_one_name_are_reported(tmp_path: Path, nothing_left_behind: None) -> None:
    twins = [BoardEmulator(tmp_path / f"usb-{n}") for n in (1, 2)]
    try:
        sections = [ReaderBoard(f"section-{n}", each.path, dwell=0.0) for n, each in enumerate(twins)]
        with Watch([Sections("board", sections)]) as watch:
            up = watch.until(LinkUp)
            assert isinstance(up, LinkUp)
            assert up.what.endswith("; more than one is called board-1")
    finally:
        for each in twins:
            each.close()


def test_when_no_section_answers_the_link_is_lost_once_and_all_is_found_again(boards: list[BoardEmulator]) -> None:
    boards[2].lay("8", BOOT)
    boards[2].await_rounds()
    with Watch([table(boards)]) as watch:
        watch.until(Snapshot)
        for board in boards:
            board.unplug()
        watch.until(LinkDown)
        for board in boards:
            board.plug()
        watch.until(LinkUp)
        watch.until_so(lambda: len(watch.of(TagPresent)) >= 2)
        assert len(watch.of(LinkDown)) == 1
        assert not watch.of(TagLeft, TagArrived)


def test_a_section_that_is_not_there_at_the_start_comes_later(boards: list[BoardEmulator]) -> None:
    boards[1].unplug()
    with Watch([table(boards)]) as watch:
        watch.until(LinkUp)
        watch.until(ReaderFailed("board", "2.*"))
        boards[1].plug()
        watch.until(ReaderMended("board", "2.*"))
        boards[1].lay("3", BOOT)
        watch.until(lambda event: getattr(event, "reader", "") == "2.3")


def test_sections_that_come_and_go_lose_no_tag_and_invent_none(boards: list[BoardEmulator]) -> None:
    chance = random.Random(11)
    lying: set[tuple[str, str]] = set()
    with Watch([table(boards)]) as watch:
        watch.until(Snapshot)
        for step in range(40):
            number = chance.randrange(3)
            reader = str(chance.randint(1, 8))
            if step % 8 == 7:
                boards[number].unplug()
                watch.until(ReaderFailed("board", f"{number + 1}.*"))
                boards[number].plug()
                watch.until(ReaderMended("board", f"{number + 1}.*"))
            place = f"{number + 1}.{reader}" if number else reader
            here = [uid for where, uid in lying if where == place]
            if here:
                boards[number].lift(reader, here[0])
                lying.discard((place, here[0]))
            else:
                boards[number].lay(reader, f"04{step:012x}")
                lying.add((place, f"04{step:012x}"))
            boards[number].await_rounds(3)

        def agreed() -> bool:
            watch.hub.order(AskPicture())
            watch.drain()
            pictures = [event for event in watch.events if isinstance(event, Snapshot)]
            return pictures[-1].tags == tuple(sorted(lying))

        watch.until_so(agreed)


def test_a_board_that_was_alone_keeps_the_names_of_its_readers_when_another_joins(
    boards: list[BoardEmulator],
) -> None:
    """What was taught to "3" is still above it."""
    boards[0].lay("3", BOOT)
    boards[0].await_rounds()
    with Watch([ReaderBoard("board", boards[0].path, dwell=0.0)]) as watch:
        watch.until(Snapshot("board", (("3", BOOT),)))
    with Watch([table(boards)]) as watch:
        watch.until(Snapshot("board", (("3", BOOT),)))
        boards[0].fields["4"].dead = True
        watch.until(ReaderFailed("board", "4"))
        boards[0].unplug()
        watch.until(ReaderFailed("board", "1.*"))
        boards[0].fields["4"].dead = False
        boards[0].plug()
        watch.until_so(lambda: watch.hub.standings()[0].failed == ())


def test_a_sections_own_picture_takes_the_place_of_what_was_reported_before() -> None:
    """Where reports were dropped, only the picture shows that a tag has left."""
    script = Forgetful("a", "lay 1 04aa")
    with Watch([Sections("board", [script])]) as watch:
        watch.until(TagArrived("board", "1", "04aa"))
        script.play("lift 1 04aa")
        watch.until(Snapshot("board", ()))
        watch.hub.order(AskPicture())
        watch.until(Snapshot("board", ()))
        assert not watch.of(TagLeft)


class Forgetful(Script):
    """A section whose report of a leaving is lost, and made good by its picture."""

    def poll(self) -> Sequence[Event]:
        events = super().poll()
        return [self._picture()] if any(isinstance(event, TagLeft) for event in events) else events


def test_two_sections_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="name of its own"):
        Sections("board", [ReaderBoard("a", "x"), ReaderBoard("a", "y")])
