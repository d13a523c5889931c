"""A reader behind the system's smart card service (PC/SC), the ACR122U first of all. The only importer of pyscard."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hardware.device import Device, LinkLost, Order, unplugged
from hardware.events import Event, LinkUp, TagUnread
from hardware.presence import Presence

READER = "1"
"""The only antenna of this device."""

GET_UID = [0xFF, 0xCA, 0x00, 0x00, 0x00]
"""Asks the reader, not the tag, for the uid (PC/SC part 3, section 3.2.2.1.3)."""
NO_BEEP = [0xFF, 0x00, 0x52, 0x00, 0x00]
"""An ACR122U beeps at every tag until it is told not to (its API, section 6.7)."""
UIDS = (4, 7, 10)
_UNREAD = 1.0
"""Seconds for which a card lies there unread until that is reported, if it is not taken away before."""

MODULES = ("pn533_usb", "pn533", "nfc")
"""Kernel modules that take an ACR122U before the service sees it."""
LOADED = Path("/proc/modules")


def taken_by(loaded: Path = LOADED) -> list[str]:
    """The loaded kernel modules that keep a card reader from the smart card service."""
    try:
        names = {line.split(" ", 1)[0] for line in loaded.read_text("ascii", "replace").splitlines()}
    except OSError:
        return []
    return [module for module in MODULES if module in names]


class PcscReader(Device):
    """A reader behind the smart card service. `wanted` is a part of the name by which the service knows it ("" is any);
    one tag at a time. The service reports changes; whether a tag is still there is asked every `look` seconds.
    """

    def __init__(
        self,
        name: str,
        wanted: str = "ACR122",
        *,
        look: float = 0.08,
        presence: Presence | None = None,
    ) -> None:
        self.name = name
        self._wanted = wanted
        self._look = int(1000 * look)
        self._presence = presence or Presence(name)
        self._scard: Any  # pyscard's `smartcard.scard`, which has no types; every answer begins with an error code
        self._context: int | None = None
        self._reader = ""
        self._state = 0
        self._uid = ""
        self._quiet = False
        self._unread: float | None = None  # since when a card lies there that could not be read and was not reported
        self._reported = -1  # the number of changes at which such a card was reported

    def open(self) -> Sequence[Event]:
        """Connect to the service, find the reader, and scan it once."""
        self.close()
        try:
            from smartcard import scard  # only where such a reader is named
        except ImportError as trouble:
            remedy = "Install pcscd and Debian's python3-pyscard (or, in Boardside's folder: pip install '.[pcsc]')."
            raise LinkLost("failed", port="pcscd", who=str(trouble), remedy=remedy) from trouble
        self._scard = scard
        result, context = scard.SCardEstablishContext(scard.SCARD_SCOPE_USER)
        if result == scard.SCARD_W_SECURITY_VIOLATION:
            remedy = "The smart card service lets this user not in: it needs a polkit rule (hardware/README.md)."
            who = f"pcscd: {scard.SCardGetErrorMessage(result)}"
            raise LinkLost("failed", port="pcscd", who=who, remedy=remedy)  # no group to join would help
        if result != scard.SCARD_S_SUCCESS:
            raise self._no_service(result)
        self._context = context
        try:
            self._reader = self._found()
            self._state = scard.SCARD_STATE_UNAWARE
            self._quiet = False
            self._wait(0)
        except LinkLost:
            self.close()
            raise
        seen = self._presence.reading(READER, self._lying(), time.monotonic())
        return [LinkUp(self.name, self._reader, "PC/SC reader"), *seen, self._presence.picture()]

    def poll(self) -> Sequence[Event]:
        """Events of the tag on the reader; waits a little for a change."""
        if self._context is None:
            raise unplugged(self._reader or self._wanted)
        passed = self._wait(self._look)
        now = time.monotonic()
        if self._unread is not None and now - self._unread >= _UNREAD:
            self._unread, self._reported, passed = None, self._state >> 16, True
        unread: list[Event] = [TagUnread(self.name, READER)] if passed else []
        return [*unread, *self._presence.reading(READER, self._lying(), now)]

    def obey(self, order: Order) -> Sequence[Event]:
        """The events that answer an order: for `AskPicture` a `Snapshot` of the tags on the reader; for reading or
        writing a tag's contents `TagFailed`, because this reader can do neither; for any other order none.
        """
        return self._presence.answer(order)

    def close(self) -> None:
        """Disconnect from the service."""
        self._presence.freeze()
        self._uid, self._unread = "", None
        context, self._context = self._context, None
        if context is not None:
            self._scard.SCardReleaseContext(context)

    def _lying(self) -> set[str]:
        return {self._uid} if self._uid else set()

    def _found(self) -> str:
        result, readers = self._scard.SCardListReaders(self._context, [])
        named = [reader for reader in readers or [] if self._wanted.lower() in reader.lower()]
        if named:
            return str(min(named))
        if result not in (self._scard.SCARD_S_SUCCESS, self._scard.SCARD_E_NO_READERS_AVAILABLE):
            raise self._no_service(result)
        there = f"; there are {', '.join(sorted(readers))}" if readers else ""
        remedy = f"No reader is called {self._wanted!r}{there}: plug it in."
        taken = taken_by()
        if taken:
            remedy += f" The kernel's {taken[0]} may hold it: sudo modprobe -r {' '.join(taken)}."
        raise LinkLost("absent", port=self._wanted, who=", ".join(taken), remedy=remedy)

    def _wait(self, milliseconds: int) -> bool:
        """Wait for a change, at most this number of milliseconds, and read the uid of a new tag; returns whether
        a card came and went and was not read."""
        card = self._scard
        result, states = card.SCardGetStatusChange(self._context, milliseconds, [(self._reader, self._state)])
        if result == card.SCARD_E_TIMEOUT:
            if card.SCARD_STATE_PRESENT & self._state and not self._uid:
                self._uid = self._read()
                self._unread = None if self._uid else self._unread
            return False
        if result in (card.SCARD_E_UNKNOWN_READER, card.SCARD_E_READER_UNAVAILABLE):
            raise unplugged(self._reader or self._wanted)
        if result != card.SCARD_S_SUCCESS:
            raise self._no_service(result)
        before, self._state = self._state, states[0][1] & ~card.SCARD_STATE_CHANGED
        if self._state & (card.SCARD_STATE_UNKNOWN | card.SCARD_STATE_UNAVAILABLE | card.SCARD_STATE_IGNORE):
            raise unplugged(self._reader or self._wanted)
        # The upper half of the state counts cards that came or went; the lower changes also when we connect to one.
        changes = (self._state >> 16) - (before >> 16) if before >> 16 else 0
        there = bool(self._state & card.SCARD_STATE_PRESENT)
        unseen = changes > 1 and not there and not before & card.SCARD_STATE_PRESENT
        passed = bool(changes) and (self._unread is not None or unseen)
        if passed:
            self._unread = None
        self._uid = self._read() if there else ""
        if self._uid or not there:
            self._unread = None
        elif self._unread is None and self._state >> 16 != self._reported:
            self._unread = time.monotonic()
        return passed

    def _read(self) -> str:
        """The uid of the tag on the reader; "" if the tag is gone, does not answer, or gives no uid."""
        card = self._scard
        result, handle, protocol = card.SCardConnect(
            self._context, self._reader, card.SCARD_SHARE_SHARED, card.SCARD_PROTOCOL_T0 | card.SCARD_PROTOCOL_T1
        )
        if result != card.SCARD_S_SUCCESS:
            return ""
        try:
            form = card.SCARD_PCI_T0 if protocol == card.SCARD_PROTOCOL_T0 else card.SCARD_PCI_T1
            if not self._quiet and "ACR122" in self._reader:
                card.SCardTransmit(handle, form, NO_BEEP)
            self._quiet = True
            result, answer = card.SCardTransmit(handle, form, GET_UID)
        finally:
            card.SCardDisconnect(handle, card.SCARD_LEAVE_CARD)
        if result != card.SCARD_S_SUCCESS or answer[-2:] != [0x90, 0x00] or len(answer) - 2 not in UIDS:
            return ""
        return bytes(answer[:-2]).hex()

    def _no_service(self, result: int) -> LinkLost:
        # A service that let this user in and denies access now is just ending.
        why = self._scard.SCardGetErrorMessage(result)
        remedy = f"The smart card service does not answer ({why}): sudo systemctl enable --now pcscd.socket"
        return LinkLost("absent", port="pcscd", who="pcscd", remedy=remedy)
