"""MicroPython's `neopixel`: a strip whose colours are written to the file named by BOARDSIDE_STRIP."""

import os


class NeoPixel:
    """So many lamps on one data pin."""

    def __init__(self, pin, count):
        self._colours = [(0, 0, 0)] * count

    def __setitem__(self, place, colour):
        self._colours[place] = colour

    def write(self):
        with open(os.getenv("BOARDSIDE_STRIP"), "w") as file:
            file.write(repr(self._colours))
