"""How long from the first look at a tag to `TagArrived`, against what the wire and the radio alone take.

    python -m tests.benchmarks.readers

The chips are emulated in processes of their own, throttled to 115200 baud and 5 ms of radio. Printed, never asserted.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RADIO = 0.005
BYTES = 11 + 6 + 22
"""The question, its ACK, and the answer with a uid of seven bytes."""
LIMIT = BYTES * 10 / 115200 + RADIO
ROUNDS = 150


def chip(path: str) -> None:
    """An emulated chip that takes its tags from standard input and answers when each was first looked for."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "hardware"))
    from pn532_emulator import Pn532Emulator

    emulator = Pn532Emulator(Path(path), throttled=True, radio=RADIO)
    print("ready", flush=True)
    for line in sys.stdin:
        word, uid = line.split()
        if word == "lay":
            emulator.tags = []
            emulator.lay(uid)
        elif word == "polled":
            print(emulator.first_polled[uid], flush=True)
        else:
            print(emulator.polls, flush=True)
    emulator.close()


class Chips:
    """Some emulated chips, each in its own process."""

    def __init__(self, count: int, room: str) -> None:
        self.paths = [os.path.join(room, f"chip-{count}-{number}") for number in range(count)]
        self._processes = [
            subprocess.Popen(
                [sys.executable, __file__, "--chip", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            for path in self.paths
        ]
        for number in range(count):
            self._answer(number)

    def lay(self, number: int, uid: str) -> None:
        """A tag takes the place of the one before."""
        self._say(number, f"lay {uid}")

    def first_polled(self, number: int, uid: str) -> float:
        """When the first look at it began, on the clock all processes share."""
        self._say(number, f"polled {uid}")
        return float(self._answer(number))

    def polls(self, number: int) -> int:
        """How often it was looked at in all."""
        self._say(number, "polls all")
        return int(self._answer(number))

    def close(self) -> None:
        """The end."""
        for process in self._processes:
            process.communicate()

    def _say(self, number: int, line: str) -> None:
        stdin = self._processes[number].stdin
        assert stdin is not None
        stdin.write(line + "\n")
        stdin.flush()

    def _answer(self, number: int) -> str:
        stdout = self._processes[number].stdout
        assert stdout is not None
        return stdout.readline()


def latencies(count: int, room: str) -> tuple[list[float], float, float]:
    """Seconds from the first look to the event, the share of one core, and the looks a second of one reader."""
    from hardware.events import TagArrived
    from hardware.hub import Hub
    from hardware.pn532 import Pn532

    chips = Chips(count, room)
    hub = Hub([Pn532(f"reader {number}", path) for number, path in enumerate(chips.paths)])
    chance = random.Random(1)
    took = []
    hub.start()
    try:
        while not all(standing.up for standing in hub.standings()):
            hub.wait(0.1)
        hub.drain(1000)
        for turn in range(ROUNDS):
            uids = [f"04{turn:010x}{number:02x}" for number in range(count)]
            time.sleep(chance.random() * 0.03)
            for number, uid in enumerate(uids):
                chips.lay(number, uid)
            arrived: dict[str, float] = {}
            while len(arrived) < count:
                hub.wait(5)
                now = time.monotonic()
                arrived |= {event.uid: now for event in hub.drain() if isinstance(event, TagArrived)}
            took += [arrived[uid] - chips.first_polled(number, uid) for number, uid in enumerate(uids)]
        cpu, began, polls = time.process_time(), time.monotonic(), chips.polls(0)
        time.sleep(5)
        seconds = time.monotonic() - began
        share, rate = (time.process_time() - cpu) / seconds, (chips.polls(0) - polls) / seconds
    finally:
        hub.close()
        chips.close()
    return took, share, rate


def main() -> None:
    """Print the ratios."""
    with tempfile.TemporaryDirectory() as room:
        one, cpu_one, rate = latencies(1, room)
        two, cpu_two, _ = latencies(2, room)
    medians = []
    for name, took in (("one reader", one), ("two readers", two)):
        median = statistics.median(took)
        medians.append(median)
        worst = sorted(took)[int(len(took) * 0.99)]
        print(
            f"{name:12} tag to TagArrived: median {median * 1000:.2f} ms = {median / LIMIT:.2f} x the limit "
            f"of {LIMIT * 1000:.2f} ms; 99th of 100: {worst * 1000:.2f} ms"
        )
    print(f"two readers at once against one: {medians[1] / medians[0]:.2f} x")
    print(f"at {rate:.0f} looks a second each: {cpu_one:.1%} of a core for one reader, {cpu_two:.1%} for two")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--chip"]:
        chip(sys.argv[2])
    else:
        main()
