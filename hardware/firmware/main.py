"""The reader board on an RP2040: pins, the SPI bus and the USB port. Not tried on real parts."""
# mypy: ignore-errors

import select
import sys
import time

import machine
import neopixel
from firmware.board import Board
from firmware.mfrc522 import Mfrc522
from firmware.scan import Keys, Scanner

# --- what is wired to this board: change it here, and nowhere else
NAME = "board-1"
SCK, MOSI, MISO = 18, 19, 16
# Up to twelve readers: a select pin each. More: their number on the outputs of a chain of 74HC595.
SELECT = {"1": 2, "2": 3, "3": 4, "4": 5, "5": 6, "6": 7, "7": 8, "8": 9}
CHAIN = 0  # readers on the chain, named on from the last above
CHAIN_DATA, CHAIN_CLOCK, CHAIN_LATCH = 20, 21, 22
BUTTONS = {"pass": 10, "undo": 11, "confirm": 12}
LAMPS = ("table", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6")  # in the order of the LED strip
LAMP_DATA = 13
BUZZER = 14
# ---

VERSION = "1"
RGB = {"off": (0, 0, 0), "white": (40, 40, 40), "red": (80, 0, 0), "green": (0, 60, 0), "amber": (60, 30, 0)}
TUNES = {
    "accepted": ((1200, 60),),
    "turn": ((900, 50), (0, 50), (900, 50)),
    "refused": ((300, 200), (0, 80), (300, 200)),
}


class Chain:
    """Select lines on shift registers: all high but one."""

    def __init__(self, size):
        self._data = machine.Pin(CHAIN_DATA, machine.Pin.OUT, value=1)
        self._clock = machine.Pin(CHAIN_CLOCK, machine.Pin.OUT, value=0)
        self._latch = machine.Pin(CHAIN_LATCH, machine.Pin.OUT, value=0)
        self._size = size
        self.pull(None)

    def pull(self, low):
        """Pull one line low, or none."""
        for number in range(self._size - 1, -1, -1):
            self._data.value(0 if number == low else 1)
            self._clock.value(1)
            self._clock.value(0)
        self._latch.value(1)
        self._latch.value(0)


def readers():
    """Every reader on the bus, by name."""
    spi = machine.SPI(0, baudrate=1_000_000, sck=machine.Pin(SCK), mosi=machine.Pin(MOSI), miso=machine.Pin(MISO))
    found = {}
    for name, pin in SELECT.items():
        line = machine.Pin(pin, machine.Pin.OUT, value=1)
        found[name] = Mfrc522(spi, lambda on, line=line: line.value(0 if on else 1), time.sleep_ms)
    if CHAIN:
        chain = Chain(CHAIN)
        for number in range(CHAIN):
            found[str(len(SELECT) + number + 1)] = Mfrc522(
                spi, lambda on, number=number: chain.pull(number if on else None), time.sleep_ms
            )
    return found


class Beeper:
    """A passive buzzer that plays on while the readers are scanned."""

    def __init__(self):
        self._pwm = machine.PWM(machine.Pin(BUZZER))
        self._pwm.duty_u16(0)
        self._left = []
        self._until = 0

    def play(self, tune):
        """Begin one of the sounds."""
        self._left = list(TUNES.get(tune, ()))
        self._until = 0
        return tune in TUNES

    def step(self, now):
        """The next tone, when the last is over."""
        if now < self._until:
            return
        if not self._left:
            if self._until:
                self._pwm.duty_u16(0)
                self._until = 0
            return
        pitch, milliseconds = self._left.pop(0)
        if pitch:
            self._pwm.freq(pitch)
        self._pwm.duty_u16(32768 if pitch else 0)
        self._until = now + milliseconds


def main():
    """For ever: one reader, every button, what the host says, the heartbeat."""
    strip = neopixel.NeoPixel(machine.Pin(LAMP_DATA), len(LAMPS))
    beeper = Beeper()

    def light(name, colour):
        if name not in LAMPS or colour not in RGB:
            return False
        strip[LAMPS.index(name)] = RGB[colour]
        strip.write()
        return True

    for name in LAMPS:
        light(name, "off")
    found = readers()
    board = Board(NAME, VERSION, len(found), sys.stdout.buffer.write, light, beeper.play)
    scanner = Scanner(found, board)
    pins = {name: machine.Pin(pin, machine.Pin.IN, machine.Pin.PULL_UP) for name, pin in BUTTONS.items()}
    keys = Keys({name: lambda pin=pin: pin.value() == 0 for name, pin in pins.items()}, board)
    heard = select.poll()
    heard.register(sys.stdin, select.POLLIN)
    dog = machine.WDT(timeout=8000)
    now, last = 0, time.ticks_ms()
    board.hello()
    while True:
        dog.feed()
        ticks = time.ticks_ms()
        now += time.ticks_diff(ticks, last)  # the board's own count runs round after twelve days; this one does not
        last = ticks
        keys.step(now)
        beeper.step(now)
        scanner.step(now)
        while heard.poll(0):
            board.take(sys.stdin.buffer.read(1))
        board.tick(now)


main()
