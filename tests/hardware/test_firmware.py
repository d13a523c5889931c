"""The board's program without a board: scanning, buttons, and what it says of them."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import ClassVar

from hardware.firmware import mfrc522
from hardware.firmware.host_connection import Board
from hardware.firmware.line import line
from hardware.firmware.scan import Keys, Scanner

FIRMWARE = Path(mfrc522.__file__).parent


class Told:
    """A board that only listens."""

    def __init__(self) -> None:
        self.heard: list[tuple[object, ...]] = []

    def __getattr__(self, word: str):
        return lambda *arguments: self.heard.append((word, *arguments)) if word != "looked" else None


class Reader:
    """A reader that sees what it is told to see; OSError is what a dead chip raises."""

    on: ClassVar[set[object]] = set()

    def __init__(self) -> None:
        self.sees: list[list[str] | type[OSError]] = []

    def start(self) -> None:
        pass

    def field(self, on: bool) -> None:
        (Reader.on.add if on else Reader.on.discard)(self)
        assert len(Reader.on) <= 1

    def look(self) -> list[str]:
        seen = self.sees.pop(0) if self.sees else []
        if seen is OSError:
            raise OSError
        return seen  # type: ignore[return-value]


def scanned(sees: list[list[str] | type[OSError]], step: int = 110) -> list[tuple[object, ...]]:
    reader, told = Reader(), Told()
    reader.sees = sees
    scanner = Scanner({"7": reader}, told)
    now = 0
    while reader.sees:
        scanner.step(now)
        now += step
    assert not Reader.on
    return told.heard


def test_a_tag_comes_once_and_leaves_after_misses_and_time() -> None:
    assert scanned([["04aa"]] * 5) == [("came", "7", "04aa")]
    assert scanned([["04aa"], [], [], ["04aa"]]) == [("came", "7", "04aa")]
    assert scanned([["04aa"], [], [], []]) == [("came", "7", "04aa"), ("left", "7", "04aa")]
    assert scanned([["04aa"], *([[]] * 8)], step=30) == [("came", "7", "04aa")]


def test_a_dead_reader_is_reported_once_its_tags_stay_and_it_is_tried_again() -> None:
    dead: list[list[str] | type[OSError]] = [OSError] * 4
    assert scanned([["04aa"], *dead, ["04aa"]], step=3000) == [("came", "7", "04aa"), ("fails", "7"), ("works", "7")]


def test_the_field_is_off_after_a_reader_failed_under_it() -> None:
    scanned([OSError])


def test_every_reader_has_its_turn() -> None:
    told = Told()
    readers = {str(n): Reader() for n in range(8)}
    for name, reader in readers.items():
        reader.sees = [[name]]
    scanner = Scanner(readers, told)
    for now in range(8):
        scanner.step(now)
    assert {reader for _, reader, _ in told.heard} == set(readers)


def test_a_bouncing_key_is_reported_once_and_its_first_level_too() -> None:
    told, down = Told(), [False]
    keys = Keys({"pass": lambda: down[0]}, told)
    for now, level in enumerate([0] * 5 + [1, 0, 1, 0, 1, 0] + [1] * 30 + [0, 1, 0] + [0] * 30):
        down[0] = bool(level)
        keys.step(now)
    assert told.heard == [("key", "pass", False), ("key", "pass", True), ("key", "pass", False)]


def test_only_the_main_file_knows_the_machine() -> None:
    """The others run on a computer as they run on the board: they import each other and nothing else."""
    for path in FIRMWARE.glob("*.py"):
        if path.name == "main.py":
            continue
        tree = ast.parse(path.read_text("utf-8"))
        typed = [node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)]
        spared = {id(inner) for node in typed for inner in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in spared:
                assert isinstance(node, ast.ImportFrom), path
                assert node.level == 1, path


def test_no_two_lines_of_a_snapshot_that_nobody_takes_are_sent_without_feeding_the_watchdog() -> None:
    done: list[str] = []
    board = Board(
        "board-1",
        "1",
        8,
        lambda line: done.append("line"),
        lambda name, colour: True,
        lambda tune: True,
        lambda: done.append("fed"),
    )
    for reader in "12345678":
        for uid in ("04aa", "04bb", "04cc"):
            board.came(reader, uid)
    board.looked()
    board.take(line(1, ["SNAPSHOT"]) + b"\n")
    assert done.count("line") > 24
    assert done == ["fed", "line"] * done.count("line")
