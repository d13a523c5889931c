"""What is wrong with the devices now, as a small sign at the table: it disturbs no play, and goes when it is mended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.links import device_name
from hardware.events import LinkDown

if TYPE_CHECKING:
    from companion.desk import Desk
    from companion.devices import Devices
    from companion.speech import Speech


def fault(desk: Desk) -> str:
    """The first fault and how many more there are; "" while all is well, or where nothing is plugged in."""
    if desk.devices is None:
        return ""
    faults = list(_faults(desk.devices, desk.speech))  # type: ignore[arg-type]
    if not faults:
        return ""
    return desk.speech.say("hardware-signs", sign=faults[0], more=len(faults) - 1) if len(faults) > 1 else faults[0]


def _faults(devices: Devices, speech: Speech) -> Iterator[str]:
    """Each fault, the worst first."""

    def told(device: str, trouble: str) -> str:
        return speech.say("hardware-sign", device=device_name(device, speech), trouble=trouble)

    for device, link in devices.links.items():
        if isinstance(link, LinkDown):
            yield told(device, speech.say("hardware-trouble", reason=link.reason))
    for device, reader in sorted(devices.failed):
        yield told(device, speech.say("hardware-reader-failed", reader=reader))
    for device, button in sorted(devices.stuck):
        yield told(device, speech.say("hardware-stuck", button=button))
    for device in sorted(devices.gaps):
        yield told(device, speech.say("hardware-gap"))
    if any(len(spots) > 1 for spots in devices.spots.values()):
        yield speech.say("hardware-twice")
