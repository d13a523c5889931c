"""MicroPython's `machine` as the reader board uses it, with emulated chips on the SPI bus and hands that read a file.

The file named by BOARDSIDE_HANDS is read as it grows, a line an act: "lay READER UID", "lift READER UID", "down PIN",
"up PIN", "dead READER", "alive READER", "memory FILE".
"""

import gc
import os
import time

from firmware import wiring
from rc522_emulator import Chip, Tag


class _Now:
    """The time that really passes; a register access costs what it costs here."""

    @property
    def now(self):
        return time.ticks_us()

    def spend(self, microseconds):
        pass


_levels = {}
_lying = {}  # place: uids
_dead = set()
_on = set()  # places whose field is on
_chip = Chip(_Now(), 0)  # one for all places, which are spoken to in turns
_hands = open(os.getenv("BOARDSIDE_HANDS"))  # noqa: SIM115


def _selected():
    low = [name for name, pin in wiring.SELECT.items() if _levels[pin] == 0]
    assert len(low) == 1, "one chip at a time is spoken to"
    place = low[0]
    _chip.select(True)
    _chip.dead = place in _dead
    return place


class Pin:
    """One pin: its level is what was last written, or what a hand has made it."""

    IN, OUT, PULL_UP = 0, 1, 2

    def __init__(self, number, mode=0, pull=None, value=None):
        self._number = number
        _levels.setdefault(number, 1 if value is None else value)

    def value(self, level=None):
        if level is None:
            return _levels[self._number]
        _levels[self._number] = level


class SPI:
    """The bus, with a chip wherever one is selected."""

    def __init__(self, number, **pins):
        pass

    def write(self, some):
        place = _selected()
        if some[0] >> 1 == 0x14 and some[1] & 3:
            _on.add(place)
            assert len(_on) == 1, "one field at a time is on"
            _chip.tags = [Tag(uid) for uid in _lying.get(place, ())]
        elif some[0] >> 1 == 0x14:
            _on.discard(place)
        _chip.write(some)

    def write_readinto(self, out, into):
        _selected()
        _chip.write_readinto(out, into)


class PWM:
    """A buzzer nobody hears."""

    def __init__(self, pin):
        pass

    def duty_u16(self, duty):
        pass

    def freq(self, hertz):
        pass


class WDT:
    """The watchdog: fed once a round, which is when the hands move."""

    def __init__(self, timeout):
        pass

    def feed(self):
        for line in _hands.read().split("\n"):
            _do(*line.split())


def _do(act="", what="", uid=""):
    if act == "lay":
        _lying.setdefault(what, []).append(uid)
    elif act == "lift":
        _lying[what].remove(uid)
    elif act in ("dead", "alive"):
        (_dead.add if act == "dead" else _dead.discard)(what)
    elif act in ("down", "up"):
        _levels[int(what)] = 0 if act == "down" else 1
    elif act == "memory":
        gc.collect()
        with open(what, "w") as file:
            file.write(str(gc.mem_alloc()))
