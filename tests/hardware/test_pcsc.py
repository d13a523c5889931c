"""A reader behind the smart card service: the real pcscd, with a virtual reader and cards on sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pcsc_emulator import Service, missing, until
from watching import Watch

from hardware.device import AskPicture, LinkLost, WriteTag
from hardware.events import LinkDown, LinkUp, Snapshot, TagArrived, TagFailed, TagLeft, TagPresent, TagUnread
from hardware.pcsc import PcscReader, taken_by

pytest.importorskip("smartcard.scard", reason="pyscard is not installed")
needs_the_service = pytest.mark.skipif(bool(missing()), reason=missing() or "it runs")
BOOT, COUNTER = "04a1b2c3d4e580", "04000102030405"
READER = "ACS ACR122U PICC Interface 00 00"


@pytest.fixture
def service(tmp_path: Path, nothing_left_behind: None) -> Iterator[Service]:
    """The service, with an ACR122U."""
    running = Service(tmp_path)
    yield running
    running.close()


def reader() -> PcscReader:
    return PcscReader("acr", "ACR122", look=0.02)


@pytest.mark.slow("processes")
@needs_the_service
def test_a_tag_comes_and_goes_and_the_reader_is_reported_not_to_beep(service: Service) -> None:
    card = service.lay(BOOT)
    with Watch([reader()]) as watch:
        up = watch.until(LinkUp)
        assert up == LinkUp("acr", READER, "PC/SC reader")
        watch.until(lambda event: isinstance(event, TagPresent | TagArrived) and event.uid == BOOT)
        assert card.asked[:2] == ["ff00520000", "ffca000000"]
        watch.hub.order(AskPicture())
        watch.until(Snapshot("acr", (("1", BOOT),)))
        watch.hub.order(WriteTag("1", BOOT, 4, b"boot"))
        watch.until(TagFailed("acr", "1", BOOT, "refused"))
        service.lift(BOOT)
        watch.until(TagLeft("acr", "1", BOOT))
        service.lay("deadbeef")
        watch.until(TagArrived("acr", "1", "deadbeef"))
        service.lift("deadbeef")
        service.lay(COUNTER)  # swapped at once
        watch.until_so(lambda: TagArrived("acr", "1", COUNTER) in watch.events)
        watch.until_so(lambda: TagLeft("acr", "1", "deadbeef") in watch.events)
        assert not watch.of(LinkDown)


@pytest.mark.slow("processes")
@needs_the_service
@pytest.mark.parametrize(
    "answer",
    [b"\x6a\x81", b"\x90\x00", b"\x04\xa1\x90\x00", b"\x04" * 30 + b"\x90\x00", b"\x04\xa1\xb2\xc3\x63\x00", b"\x00"],
    ids=["not supported", "no uid", "too short", "too long", "failed", "half an answer"],
)
def test_a_card_that_says_no_uid_is_no_tag_and_the_next_one_is_read(service: Service, answer: bytes) -> None:
    with Watch([reader()]) as watch:
        watch.until(Snapshot)
        card = service.lay("00", answer)
        until(lambda: card.asked.count("ffca000000") >= 3)
        service.lift("00")
        service.lay(BOOT)
        watch.until(TagArrived("acr", "1", BOOT))
        assert len(watch.of(TagArrived, TagPresent)) == 1
        assert not watch.of(LinkDown)


@pytest.mark.slow("processes")
@needs_the_service
def test_a_tag_that_is_read_only_at_a_later_try_arrives(service: Service) -> None:
    with Watch([reader()]) as watch:
        watch.until(Snapshot)
        card = service.lay(BOOT, b"\x63\x00")
        until(lambda: "ffca000000" in card.asked)
        card.answer = bytes.fromhex(BOOT) + b"\x90\x00"
        watch.until(TagArrived("acr", "1", BOOT))


@pytest.mark.slow("processes")
@needs_the_service
def test_a_card_that_is_taken_away_unread_is_reported_once_and_one_that_is_read_is_not(service: Service) -> None:
    with Watch([reader()]) as watch:
        watch.until(Snapshot)
        card = service.lay("00", b"\x63\x00")
        until(lambda: card.asked.count("ffca000000") >= 2)
        service.lift("00")
        watch.until(TagUnread("acr", "1"))
        service.lay(BOOT)
        watch.until(TagArrived("acr", "1", BOOT))
        service.lift(BOOT)
        watch.until(TagLeft("acr", "1", BOOT))
        assert len(watch.of(TagUnread)) == 1


@pytest.mark.slow("processes")
@needs_the_service
def test_a_card_that_lies_there_and_cannot_be_read_is_reported_once(service: Service) -> None:
    with Watch([reader()]) as watch:
        watch.until(Snapshot)
        card = service.lay("00", b"\x63\x00")
        watch.until(TagUnread("acr", "1"))
        asked = card.asked.count("ffca000000")
        until(lambda: card.asked.count("ffca000000") >= asked + 5)
        service.lift("00")
        service.lay(BOOT)
        watch.until(TagArrived("acr", "1", BOOT))
        assert len(watch.of(TagUnread)) == 1


@pytest.mark.slow("processes")
@needs_the_service
def test_a_service_that_ends_is_one_link_down_and_what_lies_there_is_found_again(service: Service) -> None:
    service.lay(BOOT)
    with Watch([reader()]) as watch:
        watch.until(lambda event: isinstance(event, TagPresent | TagArrived) and event.uid == BOOT)
        service.unplug()
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason in ("absent", "unplugged")
        service.plug()
        service.lay(BOOT)
        watch.until(LinkUp)
        watch.until(lambda event: isinstance(event, TagPresent | TagArrived) and event.uid == BOOT)
        assert len(watch.of(LinkDown)) == 1


@pytest.mark.slow("processes")
@needs_the_service
def test_another_reader_than_the_one_named_is_not_taken(service: Service) -> None:
    with Watch([PcscReader("omni", "OMNIKEY")]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, READER in down.remedy) == ("absent", True)


@pytest.mark.skipif(Path("/run/pcscd/pcscd.comm").exists(), reason="this machine's own smart card service is running")
def test_without_the_service_its_name_and_what_starts_it_are_reported() -> None:
    with Watch([reader()]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, down.who, "pcscd.socket" in down.remedy) == ("absent", "pcscd", True)


def test_the_kernel_modules_that_keep_such_a_reader_are_named(tmp_path: Path) -> None:
    loaded = tmp_path / "modules"
    loaded.write_text("pn533_usb 20480 0 - Live 0x0\npn533 57344 1 pn533_usb, Live 0x0\next4 1 0 - Live 0x0\n")
    assert taken_by(loaded) == ["pn533_usb", "pn533"]
    assert taken_by(tmp_path / "none") == []


def test_a_service_that_lets_this_user_not_in_is_reported_with_the_rule_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from smartcard import scard

    denied = scard.SCARD_W_SECURITY_VIOLATION
    monkeypatch.setattr(scard, "SCardEstablishContext", lambda scope: (denied, None))
    with pytest.raises(LinkLost) as lost:
        reader().open()
    assert (lost.value.reason, "polkit" in lost.value.remedy) == ("failed", True)
    assert lost.value.who == "pcscd: Access denied."


@pytest.mark.slow("processes")
@needs_the_service
def test_a_service_that_denies_access_while_it_ends_is_absent(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    from smartcard import scard

    device = reader()
    device.open()
    monkeypatch.setattr(scard, "SCardGetStatusChange", lambda *_: (scard.SCARD_W_SECURITY_VIOLATION, []))
    with pytest.raises(LinkLost) as lost:
        device.poll()
    device.close()
    assert (lost.value.reason, "systemctl" in lost.value.remedy) == ("absent", True)


def test_closing_twice_and_before_opening_is_no_trouble() -> None:
    device = reader()
    device.close()
    device.close()
    with pytest.raises(LinkLost):
        device.poll()
