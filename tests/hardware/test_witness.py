"""An independent reader of PN532 chips reads the same emulator and agrees with ours on every uid."""

from __future__ import annotations

import pytest
from pn532_emulator import Pn532Emulator

from hardware.events import LinkUp, TagPresent
from hardware.pn532 import Pn532

pytestmark = pytest.mark.slow("terminals")

nfc_clf = pytest.importorskip("nfc.clf", reason="nfcpy is not installed")

UIDS = ["04a1b2c3d4e580", "deadbeef", "04000102030405", "08112233"]


def seen_by_nfcpy(chip: Pn532Emulator) -> str | None:
    """What nfcpy finds. Its own search for a device refuses a pty's path, so the parts are put together here."""
    import nfc.clf.pn532
    import nfc.clf.transport

    device = nfc.clf.pn532.init(nfc.clf.transport.TTY(chip.path))
    try:
        target = device.sense_tta(nfc_clf.RemoteTarget("106A"))
    finally:
        device.close()
    return None if target is None else bytes(target.sdd_res).hex()


def seen_by_us(chip: Pn532Emulator) -> str | None:
    reader = Pn532("pn532", chip.path)
    try:
        events = reader.open()
    finally:
        reader.close()
    assert isinstance(events[0], LinkUp)
    present = [event.uid for event in events if isinstance(event, TagPresent)]
    return present[0] if present else None


def test_nfcpy_and_ours_agree_on_every_uid_and_on_an_empty_field(chip: Pn532Emulator) -> None:
    for uid in UIDS:
        chip.lay(uid)
        assert seen_by_us(chip) == seen_by_nfcpy(chip) == uid
        chip.lift(uid)
    assert seen_by_us(chip) is None
    assert seen_by_nfcpy(chip) is None
