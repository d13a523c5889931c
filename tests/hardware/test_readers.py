"""Every kind of reader is made from one line of the settings, and only its own driver is loaded for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hardware.pcsc import PcscReader
from hardware.pn532 import Pn532
from hardware.reader_factory import KINDS, reader
from hardware.typing_tag_reader import KeyboardReader

LINES = {
    "CP2102_0001": Pn532,
    "/dev/serial0": Pn532,
    "/dev/serial/by-path/pci-0000:00:14.0-usb-0:1:1.0-port0": Pn532,
    "pn532:CP2102": Pn532,
    "keyboard:Sycreader": KeyboardReader,
    "pcsc:ACR122": PcscReader,
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_of_the_settings_makes_its_reader(line: str) -> None:
    made = reader("reader", line)
    assert (type(made), made.name) == (LINES[line], "reader")
    made.close()


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_without_a_name_after_it_is_refused(kind: str) -> None:
    with pytest.raises(ValueError, match=kind):
        reader("reader", f"{kind}:")


@pytest.mark.slow("processes")
@pytest.mark.parametrize("line", LINES)
def test_nothing_is_loaded_for_a_reader_that_is_not_configured(line: str) -> None:
    program = (
        f"from hardware.reader_factory import reader; reader('a', {line!r}); import sys; print(*sorted(sys.modules))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2]
    )
    loaded = set(ran.stdout.split())
    assert not loaded & {"smartcard", "evdev"}
    drivers = {"hardware.pn532", "hardware.typing_tag_reader", "hardware.pcsc"}
    assert loaded & drivers == {LINES[line].__module__}
