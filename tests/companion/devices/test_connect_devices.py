"""What is plugged in at the start: nothing where nothing is told, and never a crash."""

from __future__ import annotations

import queue
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.config import Hardware
from companion.demo.tagged import Props, evening, sensed
from companion.devices.connect_devices import Arrivals, watched
from companion.devices.input import DeviceInput
from companion.devices.pieces_on_readers import Laid, Pieces
from companion.piece import Piece
from companion.system.device_doctor import configured
from hardware.device import LinkLost
from hardware.events import ButtonPressed, ButtonReleased
from hardware.hub import Hub
from tests.evening import Evening
from tests.scripted import Script

HOUSE = Path(__file__).parents[3]


@pytest.mark.slow("processes")
def test_a_table_without_devices_loads_none_of_them() -> None:
    program = (
        "import queue, sys\nfrom companion.config import Hardware\n"
        "from companion.devices.connect_devices import watched\n"
        "posted = queue.SimpleQueue()\n"
        "with watched(None, posted, None, Hardware(), None) as arrivals: assert arrivals is posted\n"
        "import companion.__main__, companion.session.screen_session, companion.pages.lobby.home\n"
        "print(*(name for name in sys.modules if name.startswith(('hardware.', 'serial', 'gpiozero'))))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=HOUSE, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {
        "hardware.hub",
        "hardware.pn532",
        "hardware.readerboard",
        "hardware.gpio_buttons",
        "serial",
        "gpiozero",
    }


def test_a_driver_that_cannot_be_loaded_says_why_and_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("hardware.gpio_buttons", "hardware.gpio_lamps"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "gpiozero", None)
    devices = configured(Hardware(readers=("nowhere",), buttons={"pass": 5}, buzzer=12))
    assert [device.name for device in devices] == ["pn532", "buttons", "lamps"]
    for device in devices[1:]:
        with pytest.raises(LinkLost) as lost:
            device.open()
        assert lost.value.reason == "failed"
        assert "gpiozero" in lost.value.who


def test_what_the_disk_answers_comes_before_what_devices_tell_and_both_in_order() -> None:
    posted: queue.SimpleQueue[Any] = queue.SimpleQueue()
    hub = Hub([Script("buttons", "")])
    arrivals = Arrivals(posted, hub)
    assert arrivals.empty()
    for event in (ButtonPressed("buttons", "pass"), ButtonReleased("buttons", "pass", 0.1)):
        hub.inbox.offer(event)
    posted.put("saved")
    assert not arrivals.empty()
    assert arrivals.get_nowait() == "saved"
    assert [arrivals.get_nowait(), arrivals.get_nowait()] == [
        ButtonPressed("buttons", "pass"),
        ButtonReleased("buttons", "pass", 0.1),
    ]
    with pytest.raises(queue.Empty):
        arrivals.get_nowait()


def test_devices_are_let_go_of_at_the_end(tmp_path: Path) -> None:
    import threading

    before = set(threading.enumerate())
    it = Evening(tmp_path / "games.db")
    with watched(it.session, it.inbox, lambda: None, Hardware(), [Script("pn532", "")]) as arrivals:
        assert isinstance(arrivals, Arrivals)
        assert isinstance(it.session.devices, DeviceInput)
    it.close()
    assert set(threading.enumerate()) <= before


def test_cards_that_were_passed_over_count_once_until_they_are_used_or_given_up() -> None:
    spot = ("pn532", "1")
    card = Laid("04a1", spot, Piece("card", "x"))
    passed = Pieces().with_piece(card).without(spot, "04a1").with_piece(card).without(spot, "04a1")
    assert passed.chosen == (card.piece,)
    assert passed.given_up().chosen == ()
    assert passed.given_up().with_piece(card).chosen == (card.piece,)
    assert passed.used({"04a1"}).laid == ()


@pytest.mark.slow("long")
def test_the_demo_by_hand_plays_a_whole_game(tmp_path: Path) -> None:
    it, props = Evening(tmp_path / "games.db"), Props(sensed())
    hub = Hub(list(props.devices.values()))
    devices = DeviceInput(it.session, hub)
    it.session.plug(devices)
    hub.start()
    told = set()
    try:
        for step in evening(it.session, props):
            it.settle()
            for event in hub.drain(64):
                told.add(f"{event.device} {type(event).__name__}")
                it.session.game.feed(event)
                it.settle()
            if step.tap:
                it.session.tap(step.tap, step.text)
                it.settle()
            hub.wait(0.002)
        it.session.store.read_games()
        it.settle()
        assert it.session.store.games
        assert it.session.store.games[0].over
    finally:
        hub.close()
        it.close()
    assert {"pn532 TagArrived", "readerboard TagArrived", "buttons ButtonPressed"} <= told
    assert devices.state.trace
