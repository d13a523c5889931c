"""Faults of devices and tags as the table shows them, and the names of devices, readers and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.games.drawing.common_controls import button
from companion.games.registry import GAMES, title
from companion.language.message_texts import Speech
from companion.pages.lobby.home import HomePage
from companion.session.screen_session import ScreenSession
from hardware.events import LinkDown

if TYPE_CHECKING:  # a table that is played by touch alone does not load the devices
    from companion.devices.state import DeviceState


READERS = ("pn532", "keyboard", "pcsc")
"""The first words in the names of devices that are readers of the table; a board's readers have another."""


def fault(session: ScreenSession) -> str:
    """The first fault in words, with the number of further ones; "" if all devices work, or none is connected."""
    devices = devices_of(session)
    faults = list(_faults(session, devices)) if devices is not None else []
    if not faults:
        return ""
    return session.speech.say("hardware-signs", sign=faults[0], more=len(faults) - 1) if len(faults) > 1 else faults[0]


def devices_of(session: ScreenSession) -> DeviceState | None:
    """The state of the readers, buttons and lamps, for pages that show more than a `DevicePort` has; None if none is
    connected.
    """
    return getattr(session.devices, "state", None)


def device_name(device: str, speech: Speech) -> str:
    """The name of a device in words: that of "pn532-2" is the second reader."""
    kind, _, number = device.partition("-")
    kind = "pn532" if kind in READERS else kind
    return speech.say("hardware-device", kind=kind, number=int(number) if number.isdecimal() else 0)


def spot_name(spot: tuple[str, str], speech: Speech) -> str:
    """The name of a reader in words; `spot` is its device and its number there: ("readerboard-1", "7")."""
    device, reader = spot
    board = device.partition("-")[0] not in READERS
    return f"{device_name(device, speech)} {reader}" if board else device_name(device, speech)


def failed(session: ScreenSession, device: str = "") -> list[str]:
    """Lines of text, one for each reader that does not answer, with the board place above it if known; of the named
    device, or of all for "".
    """
    devices = devices_of(session)
    found = _silent(session, devices) if devices is not None else []
    return [failed_reader(session, spot) for spot in found if not device or spot[0] == device]


def _silent(session: ScreenSession, devices: DeviceState) -> list[tuple[str, str]]:
    """The readers that do not answer, without those that never did and are under no place: a board looks for eight
    readers, and fewer may be connected."""
    return sorted(
        spot for spot in devices.failed if spot in session.store.catalog.readers or spot not in devices.never_answered
    )


def failed_reader(session: ScreenSession, spot: tuple[str, str]) -> str:
    """Words for a reader under the board that does not answer: the name of the place above it, or else the reader's own
    name. `spot` is the reader's device and name, ("readerboard", "7").
    """
    say, place = session.speech.say, place_name(session, spot)
    return say("hardware-place-failed", place=place) if place else say("hardware-reader-failed", reader=spot[1])


def place_name(session: ScreenSession, spot: tuple[str, str]) -> str:
    """The name of the place above a reader under the board, which `spot` gives as device and number; "" if none was
    assigned.
    """
    under = session.store.catalog.readers.get(spot)
    if under is None or under.game not in GAMES:
        return ""
    things = GAMES[under.game].tagged(session.speech, session.store.settings.edition, "")
    return next((thing.label for thing in things if thing.piece == under.means), "")


def button_name(button: str, speech: Speech) -> str:
    """The name of a button in words: "seat-2" is that of the second seat."""
    kind, _, seat = button.partition("-")
    return speech.say("hardware-button", button=kind, seat=seat)


def _faults(session: ScreenSession, devices: DeviceState) -> Iterator[str]:
    """Sentences on the faults of the devices, the worst first."""
    speech = session.speech

    def sign(device: str, trouble: str) -> str:
        return speech.say("hardware-sign", device=device_name(device, speech), trouble=trouble)

    for device, link in devices.links.items():
        if isinstance(link, LinkDown):
            yield sign(device, speech.say("hardware-trouble", reason=_reason(devices, link)))
    for spot in _silent(session, devices):
        # The place says enough; both together have no room.
        message = failed_reader(session, spot)
        yield message if place_name(session, spot) else sign(spot[0], message)
    for device, stuck in sorted(devices.stuck):
        yield sign(device, speech.say("hardware-stuck", button=button_name(stuck, speech)))
    for device in sorted({*devices.gaps, *devices.regained}):
        yield sign(device, speech.say("hardware-gap"))
    lying = [uid for uids in devices.lying.values() for uid in uids]
    if len(lying) > len(set(lying)):
        yield speech.say("hardware-twice")


def _reason(devices: DeviceState, link: LinkDown) -> str:
    """The reason why a device is down now. The event `LinkDown` has the first reason, and the reason can change later:
    the cable was pulled and plugged in again, but now the port is in use. If the reason now is only "absent", the one
    in the event is returned, because it says more.
    """
    now = next((each.trouble for each in devices.standings() if each.device == link.device), None)
    return now.reason if now is not None and now.reason != "absent" else link.reason


def strange(session: ScreenSession, uid: str) -> bool:
    """Show a notice about a tag that has no meaning, belongs to another game, or is at two readers, and return True.

    Return False and show nothing if the tag is of this game and at one reader. While no game is open, return False on
    every page but the first, and for every tag that has a meaning and is at one reader.

    The notice shows neither the uid of an unknown tag nor the meaning of another game's tag.
    """
    if session.seated is None and not isinstance(session.pages.page, HomePage):
        return False
    say, devices = session.speech.say, devices_of(session)
    known = session.store.catalog.meaning(uid)
    spots = devices.spots(uid) if devices is not None else []
    if len(spots) > 1:
        one, other = (spot_name(spot, session.speech) for spot in spots[:2])
        session.notices.note(say("tags-twice"), say("tags-twice-more", one=one, other=other), tone="warning")
    elif known is None:
        session.notices.note(say("tags-unknown"), say("tags-unknown-more"), ways=(button(session.speech, "teach"),))
    elif session.seated is not None and known.game != session.table.start.game:
        session.notices.note(say("tags-foreign", game=title(known.game, session.speech)), tone="warning")
    else:
        return False
    return True
