"""Buttons and lamps on the kernel's simulated pins, by the service as it is shipped; the doctor beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardware.pin_assignment import DEFAULT
from tests.vm.hand import Hand
from tests.vm.machine import Machine
from tests.vm.test_evening import devices

CHIP = "/sys/devices/platform/gpio-sim.0/gpiochip0"
SETTING = "[hardware]\nbuttons = true\nlamps = true\n"
PI_4 = "Hardware : BCM2711\nRevision : c03111\nModel : Raspberry Pi 4 Model B Rev 1.1\n"
"""What gpiozero looks for, to know which header there is."""


@pytest.fixture(scope="module")
def pins(machine: Machine) -> Machine:
    """A machine whose pins are simulated, pulled up as a Pi's are."""
    if machine.sh("modprobe boardside-gpio-sim && echo there", check=False).strip() != "there":
        pytest.skip("this kernel has no simulated pins, and none could be built for it")
    machine.sh(
        "cd /sys/kernel/config/gpio-sim && mkdir -p pi/bank0 && echo 28 >pi/bank0/num_lines && "
        "echo pinctrl-bcm2711 >pi/bank0/label && echo 1 >pi/live"
    )
    for pin in DEFAULT.buttons.values():
        machine.sh(f"echo pull-up >{CHIP}/sim_gpio{pin}/pull")
    machine.put(PI_4.encode(), "/run/cpuinfo")
    machine.put(
        b"[Service]\nBindReadOnlyPaths=/run/cpuinfo:/proc/cpuinfo\n", "/run/systemd/system/boardside.service.d/pi.conf"
    )
    machine.sh("systemctl daemon-reload; udevadm settle")
    return machine


def press(machine: Machine, button: str) -> None:
    """As long as a hand takes."""
    pull = f"{CHIP}/sim_gpio{DEFAULT.buttons[button]}/pull"
    machine.sh(f"echo pull-down >{pull}; sleep 0.3; echo pull-up >{pull}")


def lit(machine: Machine, lamp: str) -> bool:
    """Whether the lamp's pin is high."""
    (pin,) = DEFAULT.lamps[lamp]
    return machine.sh(f"cat {CHIP}/sim_gpio{pin}/value").strip() == "1"


def test_buttons_act_and_lamps_light_and_the_doctor_says_who_has_the_pins(pins: Machine, tmp_path: Path) -> None:
    machine = pins
    with Hand.at_a_new_evening(machine, tmp_path, more=SETTING) as hand:
        assert machine.sh("stat -c %G /dev/gpiochip0").strip() == "dialout"
        for id in ("new", "guide", "start"):
            before = machine.shot()
            machine.touch(*hand.twin.spot(id))
            hand.twin.evening.tap(id)
            machine.still(before)
        before = machine.still()
        press(machine, "confirm")
        machine.until(lambda: machine.shot() != before, "the button confirm closes the deal", 60)
        machine.still(name="pins")
        assert len(hand.rows()) >= 2
        machine.until(lambda: lit(machine, "seat-1"), "the lamp of the seat in turn is lit", 60)
        told = devices(machine)
        assert told["buttons"]["up"], told["buttons"]
        assert told["lamps"]["up"], told["lamps"]
        assert "in use by the table, which says: up" in machine.sh("boardside doctor")
