"""A device for lamps and a buzzer on the pins of a Pi, through gpiozero."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence

from gpiozero import DigitalOutputDevice

from hardware.device import LONGEST_WAIT, Colour, Device, Order, SetLamp, Sound, Tune
from hardware.events import Event, LinkUp
from hardware.gpio_buttons import counted, no_pins

MIXED: Mapping[Colour, tuple[bool, bool, bool]] = {
    "off": (False, False, False),
    "white": (True, True, True),
    "red": (True, False, False),
    "green": (False, True, False),
    "amber": (True, True, False),
}
"""Red, green and blue of each colour."""

BLINKS: Mapping[Colour, float] = {"red": 0.125, "amber": 0.5}
"""A lamp of one colour shows these by blinking: seconds on, then as long off."""

TUNES: Mapping[Tune, tuple[tuple[bool, float], ...]] = {
    "accepted": ((True, 0.06),),
    "turn": ((True, 0.05), (False, 0.05), (True, 0.05)),
    "refused": ((True, 0.2), (False, 0.08), (True, 0.2)),
}
"""Each sound as tone or silence, and seconds."""


class Lamps(Device):
    """A device of lamps with one pin each, or three, and a buzzer.

    `buzzer` is the pin of an active one, which is switched, or None. With `sounds` False it keeps silent. What was lit
    is lit again after the pins were lost.
    """

    def __init__(
        self,
        name: str,
        lamps: Mapping[str, tuple[int, ...]],
        buzzer: int | None = None,
        *,
        sounds: bool = True,
        pin_factory: object = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._pins = dict(lamps)
        self._buzzer_pin = buzzer if sounds else None
        self._buzzer_is = "" if buzzer is None else "a buzzer" if sounds else "a buzzer that is switched off"
        self._factory = pin_factory
        self._clock = clock
        self._lit: dict[str, Colour] = {}
        self._lamps: dict[str, tuple[DigitalOutputDevice, ...]] = {}
        self._buzzer: DigitalOutputDevice | None = None
        self._tune: list[tuple[float, bool]] = []  # when, and whether it sounds from then on
        self._nudge = threading.Event()

    def open(self) -> Sequence[Event]:
        """Reserve the pins of lamps and buzzer. Raises LinkLost where there are none, or one is in use."""
        self.close()
        try:
            for lamp, pins in self._pins.items():
                self._lamps[lamp] = ()
                for pin in pins:
                    self._lamps[lamp] += (DigitalOutputDevice(pin, pin_factory=self._factory),)
            if self._buzzer_pin is not None:
                self._buzzer = DigitalOutputDevice(self._buzzer_pin, pin_factory=self._factory)
        except Exception as trouble:
            self.close()
            raise no_pins(trouble) from trouble
        self._light(self._clock())
        what = [counted(len(self._lamps), "lamp")] if self._lamps else []
        what += [self._buzzer_is] if self._buzzer_is else []
        return [LinkUp(self.name, "gpio", " and ".join(what))]

    def poll(self) -> Sequence[Event]:
        """Keep lamps blinking and the tune going; returns no events, as lamps have none to report."""
        self._nudge.wait(self._until_next(self._clock()))
        self._nudge.clear()
        now = self._clock()
        self._light(now)
        self._play(now)
        return []

    def obey(self, order: Order) -> Sequence[Event]:
        """Light a lamp or start a sound, without an event in answer; a lamp or buzzer that is not wired is ignored."""
        now = self._clock()
        match order:
            case SetLamp(lamp, colour) if lamp in self._pins:
                self._lit[lamp] = colour
                self._light(now)
            case Sound(tune) if self._buzzer is not None:
                when, self._tune = now, []
                for tone, seconds in TUNES[tune]:
                    self._tune.append((when, tone))
                    when += seconds
                self._tune.append((when, False))
                self._play(now)
            case _:
                pass
        return []

    def wake(self) -> None:
        """Make a waiting `poll` return."""
        self._nudge.set()

    def close(self) -> None:
        """Switch all lamps and the buzzer off and release the pins."""
        for lamp in self._lamps.values():
            for pin in lamp:
                pin.close()
        self._lamps.clear()
        if self._buzzer is not None:
            self._buzzer.close()
        self._buzzer = None
        self._tune.clear()

    def _light(self, now: float) -> None:
        for lamp, pins in self._lamps.items():
            colour = self._lit.get(lamp, "off")
            if len(pins) == 3:
                wanted: tuple[bool, ...] = MIXED[colour]
            else:
                half = BLINKS.get(colour)
                wanted = (colour != "off" and (half is None or int(now / half) % 2 == 0),)
            for pin, on in zip(pins, wanted, strict=False):
                pin.value = on

    def _play(self, now: float) -> None:
        while self._buzzer is not None and self._tune and self._tune[0][0] <= now:
            _, tone = self._tune.pop(0)
            self._buzzer.value = tone

    def _until_next(self, now: float) -> float:
        waits = [LONGEST_WAIT]
        if self._tune:
            waits.append(self._tune[0][0] - now)
        for lamp, colour in self._lit.items():
            half = BLINKS.get(colour)
            if half is not None and len(self._pins[lamp]) == 1:
                waits.append(half - now % half)
        return max(min(waits), 0.0)
