"""What is wrong with the devices now, as a small sign at the table: it disturbs no play, and goes when it is mended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hardware.events import LinkDown

if TYPE_CHECKING:
    from companion.devices.state import DeviceState
    from companion.language.speech import Speech
    from companion.session.session import Session


def fault(session: Session) -> str:
    """The first fault and how many more there are; "" while all is well, or where nothing is plugged in."""
    devices = devices_of(session)
    faults = list(_faults(devices, session.speech)) if devices is not None else []
    if not faults:
        return ""
    return session.speech.say("hardware-signs", sign=faults[0], more=len(faults) - 1) if len(faults) > 1 else faults[0]


def devices_of(session: Session) -> DeviceState | None:
    """What is plugged in, for the pages that show more of it than the desk needs."""
    return getattr(session.devices, "state", None)


def device_name(device: str, speech: Speech) -> str:
    """What a device of the settings is called: `pn532-2` is the second reader."""
    kind, _, number = device.partition("-")
    return speech.say("hardware-device", kind=kind, number=int(number) if number.isdecimal() else 0)


def spot_name(spot: tuple[str, str], speech: Speech) -> str:
    """A reader among those of its device, where it has more than one."""
    device, reader = spot
    return device_name(device, speech) if device.startswith("pn532") else f"{device_name(device, speech)} {reader}"


def button_name(button: str, speech: Speech) -> str:
    """What a button is for: `seat-2` is the second seat's own."""
    kind, _, seat = button.partition("-")
    return speech.say("hardware-button", button=kind, seat=seat)


def _faults(devices: DeviceState, speech: Speech) -> Iterator[str]:
    """Each fault, the worst first."""

    def told(device: str, trouble: str) -> str:
        return speech.say("hardware-sign", device=device_name(device, speech), trouble=trouble)

    for device, link in devices.links.items():
        if isinstance(link, LinkDown):
            yield told(device, speech.say("hardware-trouble", reason=_reason(devices, link)))
    for device, reader in sorted(devices.failed):
        yield told(device, speech.say("hardware-reader-failed", reader=reader))
    for device, button in sorted(devices.stuck):
        yield told(device, speech.say("hardware-stuck", button=button_name(button, speech)))
    for device in sorted({*devices.gaps, *devices.regained}):
        yield told(device, speech.say("hardware-gap"))
    if any(len(spots) > 1 for spots in devices.spots.values()):
        yield speech.say("hardware-twice")


def _reason(devices: DeviceState, link: LinkDown) -> str:
    """Why it is down now. A link is told as down once: a cable that was put back may lead to a port in use, and that
    nothing is there while the cable is out says less than that it was pulled."""
    now = next((each.trouble for each in devices.standings() if each.device == link.device), None)
    return now.reason if now is not None and now.reason != "absent" else link.reason
