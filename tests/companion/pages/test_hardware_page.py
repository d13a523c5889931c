"""The page of the devices: what is there, what is wrong and would mend it, what is told; and the sign at the table."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.devices.input import DeviceInput
from companion.games.people import Player
from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.table.table import TablePage
from companion.pages.tags.hardware import HardwarePage
from companion.piece import Piece
from companion.storage.tag_catalog import Catalog, Tagged
from engine.game import Start
from hardware.device import LinkLost, SetLamp, Sound
from hardware.events import (
    ButtonPressed,
    ButtonReleased,
    ButtonStuck,
    Event,
    Gap,
    LinkDown,
    LinkUp,
    ReaderFailed,
    ReaderMended,
    Snapshot,
    TagArrived,
    TagLeft,
)
from hardware.hub import Hub
from tests.evening import Evening, evening, touchable, words
from tests.plugged import hear, plugged, running
from tests.scripted import Script

UID = "04a1b2c3d4e580"
REASONS = ("absent", "permission", "busy", "foreign", "board", "unplugged", "silent", "garbled", "pins", "failed")


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as at_home:
        yield at_home


@pytest.fixture
def at_the_table(it: Evening) -> Evening:
    plugged(it)
    players = (Player("Anna", "red"), Player("Bernd", "blue"))
    it.session.game.begin(
        Start("elfenland", 2, "1", {"edition": "de"}), players, lambda: it.session.pages.go(TablePage())
    )
    it.settle().tap("deal-all")
    it.session.notices.dismiss()
    return it


def test_with_nothing_configured_the_page_leads_to_the_devices_that_are_plugged_in(it: Evening) -> None:
    it.session.pages.push(HardwarePage())
    text = words(it.screen)
    assert it.session.speech.say("hardware-none") in text
    assert "README.md" in text
    assert "readers = " not in text
    assert [choice.id for choice in it.screen.sheet.buttons if choice.tone == "primary"] == ["find-devices"]


def test_every_device_is_listed_with_its_state_its_last_event_and_its_reconnects(it: Evening) -> None:
    script = f"lay 1 {UID}\nunplug\nplug\nlift 1 {UID}"
    hub = plugged(it, Script("pn532-1", script), Script("buttons", ""))
    with running(hub):
        hear(it, hub, TagLeft)
    it.tap("hardware")
    text = words(it.screen)
    say = it.session.speech.say
    assert say("hardware-device", kind="pn532", number=1) in text
    assert say("hardware-device", kind="buttons", number=0) in text
    assert say("hardware-event", event="TagLeft") in text
    it.tap("device/pn532-1")
    assert f"{say('hardware-head-again')}: 1" in words(it.screen)
    assert "script" in words(it.screen)
    it.tap("close", "close")
    assert it.screen.page == "home"


def test_time_passes_on_the_page_by_itself(it: Evening) -> None:
    plugged(it)
    assert not it.front.timed
    it.tap("hardware")
    assert it.front.timed


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_its_remedy_in_every_language(reason: str) -> None:
    for language in LANGUAGES:
        speech = Speech(language)
        remedy = speech.say("hardware-remedy", reason=reason, port="/dev/ttyUSB7", who="dialout")
        short = speech.say("hardware-trouble", reason=reason)
        assert remedy != short
        if reason in ("permission", "busy", "failed"):
            assert "dialout" in remedy
        if reason not in ("pins", "failed"):
            assert "/dev/ttyUSB7" in remedy
        if language != "en":
            english = Speech("en")
            assert (remedy, short) != (
                english.say("hardware-remedy", reason=reason, port="/dev/ttyUSB7", who="dialout"),
                english.say("hardware-trouble", reason=reason),
            )


def test_a_device_that_is_down_shows_why_and_what_to_do_first(it: Evening) -> None:
    hub = plugged(it, Script("pn532", "unplug"))
    with running(hub):
        hear(it, hub, LinkDown)
    it.tap("hardware")
    assert it.screen.sheet is not None
    say = it.session.speech.say
    trouble = hub.standings()[0].trouble
    assert trouble is not None
    wanted = say("hardware-remedy", reason=trouble.reason, port="script", who="")
    assert words(it.screen).index(wanted) < words(it.screen).index(say("hardware-head-state"))
    assert say("hardware-trouble", reason=trouble.reason) in words(it.screen)


def test_lamps_and_sounds_are_tried_through_the_hub(it: Evening) -> None:
    lamps = Script("lamps", "")
    hub = plugged(it, lamps)
    it.tap("hardware", "lamp-test")
    for now in range(8):
        it.session.game.tick(float(now))
    it.tap("sound-test", "sound-test", "sound-test", "sound-test")
    with running(hub):
        hear(it, hub, LinkUp)
        lamps.wake()
        late = time.monotonic() + 300
        while not any(isinstance(order, Sound) for order in lamps.orders) and time.monotonic() < late:
            hub.wait(0.05)
    lit = [order for order in lamps.orders if isinstance(order, SetLamp)]
    assert {order.lamp for order in lit} == {"table", *(f"seat-{n}" for n in range(1, 7))}
    assert {order.colour for order in lit} == {"off"}, "a lamp is left as it should be: dark"
    assert [order.tune for order in lamps.orders if isinstance(order, Sound)] == ["accepted"]


def test_after_a_lamp_test_the_lamps_show_again_whose_turn_it_is(at_the_table: Evening) -> None:
    it = at_the_table
    lamps = Script("lamps", "")
    hub = plugged(it, lamps)
    it.tap("menu", "hardware", "lamp-test")
    for now in range(8):
        it.session.game.tick(float(now))
    with running(hub):
        hear(it, hub, LinkUp)
        lamps.wake()
        late = time.monotonic() + 300
        while len(lamps.orders) < 7 and time.monotonic() < late:
            hub.wait(0.05)
    colours = {order.lamp: order.colour for order in lamps.orders if isinstance(order, SetLamp)}
    turn = it.session.table.match.prompt.seats[0]
    assert colours[f"seat-{turn}"] == "white"
    assert set(colours.values()) == {"white", "off"}


@pytest.mark.parametrize(
    ("wrong", "mended", "message"),
    [
        (LinkDown("pn532", "unplugged", "/dev/x", "", ""), LinkUp("pn532", "/dev/x", "PN532 1.6"), "hardware-trouble"),
        (ReaderFailed("readerboard", "17"), ReaderMended("readerboard", "17"), "hardware-reader-failed"),
        (ButtonStuck("buttons", "seat-2"), ButtonReleased("buttons", "seat-2", 30.0), "hardware-stuck"),
        (Gap("readerboard", 3), Snapshot("readerboard", ()), "hardware-gap"),
    ],
)
def test_a_fault_stands_at_the_table_until_it_is_mended_and_play_goes_on(
    at_the_table: Evening, wrong: Event, mended: Event, message: str
) -> None:
    it, say = at_the_table, at_the_table.session.speech.say
    told: dict[str, Any] = {
        "reason": "unplugged",
        "reader": "17",
        "button": say("hardware-button", button="seat", seat="2"),
    }
    needs = {"hardware-trouble": "reason", "hardware-reader-failed": "reader", "hardware-stuck": "button"}.get(message)
    assert it.screen.fault == ""
    it.session.game.feed(wrong)
    assert say(message, **({needs: told[needs]} if needs else {})) in it.screen.fault
    before = it.session.table.match
    it.session.notices.dismiss()
    it.tap("pass")
    assert it.session.table.match is not before
    it.session.game.feed(mended)
    assert (it.screen.fault == "") == (not isinstance(mended, Snapshot))


def test_a_fault_stands_above_the_sheet_of_a_deal_too_where_cards_go_over_the_reader(it: Evening) -> None:
    plugged(it)
    players = (Player("Anna", "red"), Player("Bernd", "blue"))
    it.session.game.begin(
        Start("elfenland", 2, "1", {"edition": "de"}), players, lambda: it.session.pages.go(TablePage())
    )
    it.settle()
    it.session.game.feed(LinkDown("pn532", "unplugged", "/dev/x", "", ""))
    assert it.screen.sheet is not None
    assert it.session.speech.say("hardware-trouble", reason="unplugged") in it.screen.fault


def test_that_reports_were_lost_is_reported_for_a_while_after_all_is_known_again(at_the_table: Evening) -> None:
    it, now = at_the_table, [100.0]
    it.session.plug(DeviceInput(it.session, Hub([]), clock=lambda: now[0]))
    it.session.game.feed(Gap("readerboard", 3))
    it.session.game.feed(Snapshot("readerboard", ()))
    assert it.front.timed
    for passed, told in ((1.0, True), (8.0, True), (2.0, False)):
        now[0] += passed
        it.session.game.tick(now[0])
        assert (it.session.speech.say("hardware-gap") in it.screen.fault) == told
    assert not it.front.timed


def test_one_tag_at_two_readers_stands_at_the_table_until_one_is_lifted(at_the_table: Evening) -> None:
    it = at_the_table
    it.session.game.feed(TagArrived("pn532-1", "1", UID))
    it.session.game.feed(TagArrived("pn532-2", "1", UID))
    assert it.session.speech.say("hardware-twice") in it.screen.fault
    assert UID not in words(it.screen)
    it.session.game.feed(TagLeft("pn532-1", "1", UID))
    assert it.screen.fault == ""


def test_the_sign_leads_to_the_page(at_the_table: Evening) -> None:
    at_the_table.session.game.feed(LinkDown("pn532", "unplugged", "/dev/x", "", ""))
    at_the_table.session.tap("hardware")
    assert at_the_table.screen.page == "hardware"


def test_what_is_tried_while_one_looks_is_traced_and_is_no_act(at_the_table: Evening) -> None:
    it = at_the_table
    before = it.session.table.match
    it.session.store.take_catalog(Catalog().taught(UID, Tagged("elfenland", Piece("boot", "red"))))
    it.tap("menu", "hardware", "trace")
    it.session.game.feed(ButtonPressed("buttons", "pass"))
    it.session.game.feed(TagArrived("pn532", "1", UID))
    it.settle()
    say = it.session.speech.say
    assert say("hardware-button", button="pass", seat="") in words(it.screen)
    assert say("hardware-event", event="TagArrived") in words(it.screen)
    assert it.session.table.match is before
    it.tap("close", "close")
    assert it.screen.page == "table"


@pytest.mark.parametrize("sort", ["counter", "card"])
def test_the_trace_of_a_game_never_tells_which_counter_or_card_it_was(tmp_path: Path, sort: str) -> None:
    """Two tables whose pieces differ in nothing but which tag is which: every screen is the same, and shows no uid."""
    other = "04a1b2c3d4e581"
    shown = []
    for n, kinds in enumerate((("dragon", "troll"), ("troll", "dragon"))):
        with evening(tmp_path / f"{n}.db") as it:
            plugged(it)
            catalog = Catalog()
            for uid, kind in zip((UID, other), kinds, strict=True):
                catalog = catalog.taught(uid, Tagged("elfenland", Piece(sort, kind)))
            it.session.store.take_catalog(catalog)
            players = (Player("Anna", "red"), Player("Bernd", "blue"))
            it.session.game.begin(
                Start("elfenland", 2, "1", {"edition": "de"}), players, lambda: it.session.pages.go(TablePage())
            )
            it.settle().tap("menu", "hardware", "trace")
            seen = []
            for uid in (UID, other):
                for event in (TagArrived("pn532", "1", uid), TagLeft("pn532", "1", uid)):
                    it.session.game.feed(event)
                    text = words(it.screen)
                    assert uid not in text
                    seen.append([line for line in text.splitlines() if not line.endswith(" s")])
            shown.append(seen)
    assert shown[0] == shown[1]


def test_an_unknown_tag_on_the_first_page_is_reported_and_taught_at_once(it: Evening) -> None:
    plugged(it)
    it.session.game.feed(TagArrived("pn532", "1", UID))
    assert it.session.speech.say("tags-unknown") in words(it.screen)
    assert UID not in words(it.screen)
    it.tap("teach")
    assert it.screen.notice is None
    it.tap("group/boot", "thing/boot/red")
    assert it.session.store.catalog.meaning(UID) == Tagged("elfenland", Piece("boot", "red"))


def test_an_unknown_tag_at_the_table_is_reported_and_taught_at_once(at_the_table: Evening) -> None:
    it = at_the_table
    it.session.game.feed(TagArrived("pn532", "1", UID))
    assert it.session.speech.say("tags-unknown") in words(it.screen)
    it.tap("teach", "group/counter", "thing/counter/dragon")
    assert it.session.store.catalog.meaning(UID) == Tagged("elfenland", Piece("counter", "dragon"))


def test_a_tag_of_another_game_is_reported_at_the_table(at_the_table: Evening) -> None:
    it = at_the_table
    it.session.store.take_catalog(Catalog().taught(UID, Tagged("masterelf", Piece("gift", "pirate"))))
    it.session.game.feed(TagArrived("pn532", "1", UID))
    assert it.session.speech.say("tags-foreign", game=it.session.speech.say("game-masterelf")) in words(it.screen)
    assert "pirate" not in json.dumps(words(it.screen))
    assert "teach" not in touchable(it.screen)


def test_a_failed_reader_is_named_by_its_road_and_its_board_is_not_reported_as_well(it: Evening) -> None:
    hub = plugged(it, Script("readerboard", ""))
    road = Tagged("elfenland", Piece("road", "feodor-throtmanni-desert"))
    it.session.store.take_catalog(Catalog().laid_under(("readerboard", "17"), road))
    with running(hub):
        hear(it, hub, Snapshot)
    it.session.game.feed(ReaderFailed("readerboard", "17"))
    it.session.game.feed(ReaderFailed("readerboard", "18"))
    it.tap("hardware")
    say = it.session.speech.say
    assert "Feodor–Throtmanni" in words(it.screen)
    assert say("hardware-state", state="up") not in words(it.screen).splitlines()
    it.tap("device/readerboard")
    assert "Feodor–Throtmanni" in words(it.screen)
    assert say("hardware-reader-failed", reader="18") in words(it.screen)
    assert say("hardware-state", state="up") not in words(it.screen).splitlines()
    it.session.game.feed(ReaderMended("readerboard", "17"))
    it.session.game.feed(ReaderMended("readerboard", "18"))
    assert say("hardware-state", state="up") in words(it.screen).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_smart_card_service_that_is_down_is_not_to_be_plugged_in(tmp_path: Path, language: str) -> None:
    with evening(tmp_path / "games.db", language) as it:
        hub = plugged(it, Gone("pcsc", ""))
        with running(hub):
            hear(it, hub, LinkDown)
        it.tap("hardware")
        assert "systemctl enable --now pcscd.socket" in words(it.screen)


class Gone(Script):
    """A smart card reader whose service does not run."""

    def open(self) -> Any:
        """It never opens."""
        raise LinkLost("absent", port="pcscd", who="pcscd")


def test_of_a_board_only_readers_that_answered_once_or_are_under_a_place_are_reported_as_silent(
    at_the_table: Evening,
) -> None:
    it, session = at_the_table, at_the_table.session
    say = session.speech.say
    plugged(it, Script("readerboard", ""))
    session.store.take_catalog(Catalog().laid_under(("readerboard", "1"), Tagged("elfenland", "town/elvenhold")))
    connected = LinkUp("readerboard", "port", "board-1 1, 8 readers")
    for event in (connected, *(ReaderFailed("readerboard", each) for each in "678"), Snapshot("readerboard", ())):
        session.game.feed(event)
    assert it.screen.fault == ""
    session.game.feed(ReaderFailed("readerboard", "5"))  # it answered before
    assert say("hardware-reader-failed", reader="5") in it.screen.fault
    session.game.feed(ReaderMended("readerboard", "5"))
    assert it.screen.fault == ""
    session.game.feed(ReaderMended("readerboard", "6"))
    session.game.feed(ReaderFailed("readerboard", "6"))
    assert say("hardware-reader-failed", reader="6") in it.screen.fault
    session.game.feed(ReaderMended("readerboard", "6"))
    session.game.feed(ReaderFailed("readerboard", "1"))
    assert it.screen.fault != ""


def test_a_place_whose_reader_never_answered_is_reported(at_the_table: Evening) -> None:
    it, session = at_the_table, at_the_table.session
    plugged(it, Script("readerboard", ""))
    session.store.take_catalog(Catalog().laid_under(("readerboard", "7"), Tagged("elfenland", "town/elvenhold")))
    for event in (
        LinkUp("readerboard", "port", "board-1"),
        ReaderFailed("readerboard", "7"),
        Snapshot("readerboard", ()),
    ):
        session.game.feed(event)
    assert it.screen.fault != ""


def test_the_page_of_a_reader_behind_the_smart_card_service_says_how_long_a_card_is_held(it: Evening) -> None:
    hold = it.session.speech.say("hardware-hold")
    plugged(it, Script("pcsc", ""), Script("pn532", ""))
    it.tap("hardware", "device/pcsc")
    assert hold in words(it.screen)
    it.tap("close", "device/pn532")
    assert hold not in words(it.screen)
