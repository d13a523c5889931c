"""A small game on an emulated board, printed line by line; CPython and MicroPython must print the same."""

import sys

sys.path.insert(0, sys.argv[1])  # where the board's program is
sys.path.insert(0, sys.argv[2])  # and the emulated chip

from firmware.host_connection import Board
from firmware.line import Lines, line
from firmware.mfrc522 import Mfrc522, crc_a
from firmware.scan import Keys, Scanner
from rc522_emulator import Chip, Clock, Tag


class Reader:
    """Sees what it is told to see; nothing at all is a dead chip."""

    def __init__(self):
        self.sees = []

    def start(self):
        """Set up."""

    def field(self, on):
        """Switch the antenna."""

    def look(self):
        """What is in the field."""
        if self.sees is None:
            raise OSError
        return list(self.sees)


def written(some):
    """A line for the host."""
    print(some.decode().strip())


def main():
    """Everything the program can say, once."""
    readers = {str(n): Reader() for n in (1, 2, 3)}
    down = {"pass": False}
    board = Board("board-1", "1", len(readers), written, lambda name, colour: name == "seat-1", lambda tune: True)
    scanner = Scanner(readers, board)
    keys = Keys({"pass": lambda: down["pass"]}, board)
    board.hello()
    for now in range(0, 20000, 50):
        if now == 1000:
            readers["2"].sees = ["04a1b2c3d4e580"]
        if now == 2000:
            down["pass"] = True
        if now == 2500:
            down["pass"] = False
        if now == 3000:
            readers["3"].sees = None
        if now == 9000:
            readers["3"].sees = ["deadbeef"]
        if now == 12000:
            readers["2"].sees = []
        if now in (4000, 11000):
            board.take(b"\xff\x00noise\n" + line(now // 1000, ["SNAPSHOT"]) + line(1, ["LAMP", "seat-1", "red"])[:12])
        if now == 15000:
            for order in (["LAMP", "seat-1", "red"], ["LAMP", "nowhere", "red"], ["BEEP", "turn"], ["HELLO?"], ["X"]):
                board.take(line(7, order))
        keys.step(now)
        scanner.step(now)
        board.tick(now)
    print(Lines().feed(b"noise$5 LAMP a*0000\n" + line(12345, ["A", "b"])), crc_a(b"\x12\x34"))
    tags_that_collide()


def tags_that_collide():
    """Up to six tags that come and go on one chip, as the chip's driver finds them."""
    chance = 1
    for number in range(60):
        chip = Chip(Clock(), (5, 75, 500)[number % 3])
        chip.counts, chip.collided = ("uid", "byte", "bit")[number % 3], number % 2
        reader = Mfrc522(chip, chip.select, chip.clock)
        for _ in range(8):
            chance = (chance * 1103515245 + 12345) % 2147483648
            if len(chip.tags) == 6 or (chip.tags and chance >> 16 & 3 == 0):
                chip.tags.pop((chance >> 20) % len(chip.tags))
            else:
                chip.tags.append(Tag(f"04a1{chance:08x}80"[:14] if chance & 64 else f"{chance | 1 << 30:08x}"))
            reader.field(True)
            found = reader.look()
            reader.field(False)
            print(sorted(found) == sorted(tag.uid for tag in chip.tags), found)


main()
