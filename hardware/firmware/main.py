"""The reader board on an RP2040: the pins of wiring.py, the SPI bus and the USB port. Not tried on real parts."""
# mypy: ignore-errors

import select
import sys
import time

import machine
import micropython
import neopixel
from firmware.host_connection import Board
from firmware.mfrc522 import Mfrc522
from firmware.scan import Keys, Scanner
from firmware.wiring import BUTTONS, BUZZER, LAMP_DATA, LAMPS, MISO, MOSI, NAME, SCK, SELECT

VERSION = "1"
RGB = {"off": (0, 0, 0), "white": (40, 40, 40), "red": (80, 0, 0), "green": (0, 60, 0), "amber": (60, 30, 0)}
TUNES = {
    "accepted": ((1200, 60),),
    "turn": ((900, 50), (0, 50), (900, 50)),
    "refused": ((300, 200), (0, 80), (300, 200)),
}


def readers():
    """All readers on the bus, by name."""
    spi = machine.SPI(0, baudrate=1_000_000, sck=machine.Pin(SCK), mosi=machine.Pin(MOSI), miso=machine.Pin(MISO))
    found = {}
    for name, pin in SELECT.items():
        line = machine.Pin(pin, machine.Pin.OUT, value=1)
        found[name] = Mfrc522(spi, lambda on, line=line: line.value(0 if on else 1), time)
    return found


class Beeper:
    """A passive buzzer. A tone sounds on while the main loop does other work, such as scanning the readers."""

    def __init__(self):
        self._pwm = machine.PWM(machine.Pin(BUZZER))
        self._pwm.duty_u16(0)
        self._left = []
        self._until = 0

    def play(self, tune):
        """Begin one of the tunes."""
        self._left = list(TUNES.get(tune, ()))
        self._until = 0
        return tune in TUNES

    def step(self, now):
        """Begin the tune's next tone when the last one is over."""
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
    """The endless loop of the board: each round reads all buttons, scans the next reader, carries out the host's
    commands and sends the heartbeat if it is due. A button held at the start prevents the loop."""
    pins = {name: machine.Pin(pin, machine.Pin.IN, machine.Pin.PULL_UP) for name, pin in BUTTONS.items()}
    time.sleep_ms(5)
    if any(pin.value() == 0 for pin in pins.values()):
        return  # a button held while the cable goes in: leave the prompt to whoever wants to change this program
    micropython.kbd_intr(-1)  # a stray byte on the cable must not stop the game
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
    dog = machine.WDT(timeout=8000)
    board = Board(NAME, VERSION, len(found), sys.stdout.buffer.write, light, beeper.play, dog.feed)
    scanner = Scanner(found, board)
    keys = Keys({name: lambda pin=pin: pin.value() == 0 for name, pin in pins.items()}, board)
    heard = select.poll()
    heard.register(sys.stdin, select.POLLIN)
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
