"""Buttons, lamps and the buzzer on mock pins, and the table of pins that is checked before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin
from watching import Watch

from hardware.device import LinkLost, SetLamp, Sound
from hardware.events import ButtonHeld, ButtonPressed, ButtonReleased, ButtonStuck, LinkDown, LinkUp
from hardware.gpio_buttons import Buttons
from hardware.gpio_lamps import Lamps
from hardware.pin_assignment import DEFAULT, Pins, faults


@pytest.fixture
def factory() -> Iterator[MockFactory]:
    pins = MockFactory(pin_class=MockPWMPin)
    yield pins
    pins.close()


def test_a_button_pressed_is_a_press_and_one_held_is_a_hold(factory: MockFactory) -> None:
    with Watch([Buttons("gpio", {"undo": 6}, pin_factory=factory)]) as watch:
        assert watch.until(LinkUp) == LinkUp("gpio", "gpio", "1 button")
        factory.pin(6).drive_low()
        watch.until(ButtonPressed("gpio", "undo"))
        watch.until(ButtonHeld("gpio", "undo"))
        factory.pin(6).drive_high()
        watch.until(ButtonReleased)
        assert len(watch.of(ButtonPressed)) == 1


def test_a_bouncing_button_is_pressed_once(factory: MockFactory) -> None:
    with Watch([Buttons("gpio", {"pass": 5}, pin_factory=factory)]) as watch:
        watch.until(LinkUp)
        for _ in range(25):
            factory.pin(5).drive_low()
            factory.pin(5).drive_high()
        factory.pin(5).drive_low()
        watch.until(ButtonPressed("gpio", "pass"))
        factory.pin(5).drive_high()
        watch.until(ButtonReleased)
        assert len(watch.of(ButtonPressed)) == 1


def test_a_press_that_came_and_went_between_two_looks_is_heard(factory: MockFactory) -> None:
    now = [1.0]
    buttons = Buttons("gpio", {"pass": 5}, pin_factory=factory, clock=lambda: now[0])
    buttons.open()
    factory.pin(5).drive_low()
    now[0] = 1.05
    factory.pin(5).drive_high()
    now[0] = 1.2
    assert buttons.poll() == [ButtonPressed("gpio", "pass"), ButtonReleased("gpio", "pass", 0.05)]
    buttons.close()


def test_two_buttons_pressed_together_are_both_heard(factory: MockFactory) -> None:
    with Watch([Buttons("gpio", {"pass": 5, "undo": 6}, pin_factory=factory)]) as watch:
        watch.until(LinkUp)
        factory.pin(5).drive_low()
        factory.pin(6).drive_low()
        watch.until_so(lambda: {event.button for event in watch.of(ButtonPressed)} == {"pass", "undo"})


def test_a_button_that_hangs_is_reported_and_the_others_work_on(factory: MockFactory) -> None:
    from hardware.debounce import Debounce

    debounce = Debounce("gpio", stuck=1.2)
    with Watch([Buttons("gpio", {"pass": 5, "undo": 6}, debounce=debounce, pin_factory=factory)]) as watch:
        watch.until(LinkUp)
        factory.pin(5).drive_low()
        watch.until(ButtonStuck("gpio", "pass"))
        factory.pin(6).drive_low()
        watch.until(ButtonPressed("gpio", "undo"))


def test_an_edge_that_was_never_reported_is_found_by_looking(factory: MockFactory) -> None:
    buttons = Buttons("gpio", {"pass": 5}, pin_factory=factory)
    with Watch([buttons]) as watch:
        watch.until(LinkUp)
        buttons._contacts["pass"].when_activated = None
        factory.pin(5).drive_low()
        watch.until(ButtonPressed("gpio", "pass"))


@pytest.mark.filterwarnings("ignore::gpiozero.exc.PinFactoryFallback")
def test_a_machine_without_pins_says_so_once_and_plays_on() -> None:
    with Watch([Buttons("gpio", {"pass": 5}), Lamps("lamps", {"table": (13,)})]) as watch:
        watch.until_so(lambda: {event.device for event in watch.of(LinkDown)} == {"gpio", "lamps"})
        assert {event.reason for event in watch.of(LinkDown)} <= {"pins", "permission"}


def test_a_pin_that_is_taken_twice_is_reported_and_nothing_stays_taken(factory: MockFactory) -> None:
    with Watch([Buttons("gpio", {"pass": 5, "undo": 5}, pin_factory=factory)]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, "5" in down.who) == ("pins", True)
    with pytest.raises(LinkLost):
        Buttons("gpio", {"undo": 6, "pass": 5, "confirm": 5}, pin_factory=factory).open()
    buttons = Buttons("gpio", {"pass": 5, "undo": 6}, pin_factory=factory)
    buttons.open()
    buttons.close()


def test_lamps_of_three_pins_show_the_colour_and_lamps_of_one_blink_red(factory: MockFactory) -> None:
    now = [0.0]
    lamps = Lamps("lamps", {"rgb": (1, 2, 3), "table": (13,)}, pin_factory=factory, clock=lambda: now[0])
    lamps.open()
    lamps.obey(SetLamp("rgb", "amber"))
    assert [factory.pin(pin).state for pin in (1, 2, 3)] == [1, 1, 0]
    lamps.obey(SetLamp("table", "red"))
    shown = []
    for step in range(8):
        now[0] = step * 0.125 + 0.01
        lamps.wake()
        lamps.poll()
        shown.append(factory.pin(13).state)
    assert shown == [1, 0] * 4
    lamps.obey(SetLamp("table", "white"))
    assert factory.pin(13).state == 1
    lamps.obey(SetLamp("nowhere", "white"))
    lamps.close()
    lamps.open()
    assert factory.pin(13).state == 1
    lamps.close()


def test_a_sound_is_played_to_its_end_and_can_be_off(factory: MockFactory) -> None:
    now = [0.0]
    lamps = Lamps("lamps", {}, 12, pin_factory=factory, clock=lambda: now[0])
    lamps.open()
    lamps.obey(Sound("refused"))
    heard = []
    for step in range(6):
        now[0] = step * 0.1
        lamps.wake()
        lamps.poll()
        heard.append(float(factory.pin(12).state) > 0)
    assert heard == [True, True, False, True, True, False]
    lamps.close()
    quiet = Lamps("lamps", {}, 19, sounds=False, pin_factory=factory, clock=lambda: now[0])
    quiet.open()
    assert quiet.obey(Sound("refused")) == []
    assert factory.pin(19).function == "input"
    quiet.close()


def test_the_default_wiring_has_no_fault_and_keeps_clear_of_common_displays() -> None:
    assert faults(DEFAULT) == faults(DEFAULT, "hdmi") == faults(DEFAULT, "dsi") == []
    assert faults(DEFAULT, "dpi")


@pytest.mark.parametrize(
    ("pins", "display", "sentence"),
    [
        (
            Pins({"pass": 5}, {"table": (5,)}),
            "",
            "Pin 5 is given to the button pass and the lamp table: move all but one.",
        ),
        (Pins({"pass": 5}, buzzer=5), "", "Pin 5 is given to the button pass and the buzzer: move all but one."),
        (Pins({"pass": 24}), "spi", "Pin 24, given to the button pass, is used by the spi display: move it."),
        (
            Pins({"pass": 40}),
            "",
            "Pin 40, given to the button pass, is no BCM number (0 to 27): pin 40 of the header is BCM 21.",
        ),
        (Pins({"pass": 14}), "", "Pin 14, given to the button pass, is kept for the header's serial port: move it."),
        (Pins(lamps={"table": (1, 2)}), "", "The lamp table has 2 pins: a lamp has one, or three (red, green, blue)."),
    ],
)
def test_a_fault_in_the_wiring_is_a_clear_sentence(pins: Pins, display: str, sentence: str) -> None:
    assert sentence in faults(pins, display)


def test_pins_that_another_program_holds_are_in_use_and_not_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    held = type("error", (Exception,), {"__module__": "lgpio"})

    class Held(MockFactory):
        def pin(self, name: object) -> object:
            raise held("GPIO busy")

    buttons = Buttons("buttons", DEFAULT.buttons, pin_factory=Held())
    lamps = Lamps("lamps", {"table": (13,)}, pin_factory=Held())
    for device in (buttons, lamps):
        with pytest.raises(LinkLost) as lost:
            device.open()
        assert lost.value.reason == "busy"
        assert "boardside doctor" in lost.value.remedy


@pytest.mark.parametrize(
    ("pin", "word"), [(29, "pin 29 of the header is BCM 5."), (39, "pin 39 of the header is ground."), (28, "BCM 1.")]
)
def test_a_number_counted_along_the_header_is_told_its_BCM_number(pin: int, word: str) -> None:
    [sentence] = faults(Pins({"pass": pin}))
    assert "BCM number" in sentence
    assert sentence.endswith(word)


def test_a_number_that_nothing_has_is_told_what_there_is() -> None:
    [sentence] = faults(Pins({"pass": 77}))
    assert sentence == "Pin 77, given to the button pass, is no BCM number (0 to 27)."
