"""The hub: nothing that matters is lost, nothing grows, nothing is left behind."""

from __future__ import annotations

import threading
import tracemalloc
from collections.abc import Sequence

import pytest
from watching import PATIENCE, Watch

from hardware.device import AskPicture, LinkLost, Order, SetLamp, Sound
from hardware.events import (
    ButtonPressed,
    Event,
    Gap,
    LinkDown,
    LinkUp,
    Reason,
    Snapshot,
    TagArrived,
    TagLeft,
    TagPresent,
    as_dict,
)
from hardware.hub import Hub, Inbox
from tests.scripted import Script


class Flood:
    """A device that tells as fast as it is asked: a tag comes and goes, and now and then a button is pressed."""

    name = "flood"

    def __init__(self, events: int) -> None:
        self.left = events
        self.turn = 0
        self.lying: set[tuple[str, str]] = set()
        self.over = threading.Event()
        self.gate = threading.Event()
        self.gate.set()

    def open(self) -> Sequence[Event]:
        return [LinkUp(self.name, "air", "a flood"), Snapshot(self.name, ())]

    def poll(self) -> Sequence[Event]:
        self.gate.wait(0.1)
        if not self.gate.is_set():
            return []
        if not self.left:
            self.over.set()
            threading.Event().wait(0.001)
            return []
        self.left -= 1
        self.turn += 1
        if self.turn % 500 == 0:
            return [ButtonPressed(self.name, str(self.turn))]
        tag = (str(self.turn % 64), f"04{self.turn % 64:02x}")
        if tag in self.lying:
            self.lying.discard(tag)
            return [TagLeft(self.name, *tag)]
        self.lying.add(tag)
        return [TagArrived(self.name, *tag)]

    def obey(self, order: Order) -> Sequence[Event]:
        return [Snapshot(self.name, tuple(sorted(self.lying)))] if isinstance(order, AskPicture) else []

    def wake(self) -> None:
        self.gate.set()

    def close(self) -> None:
        pass


def folded(events: Sequence[Event]) -> set[tuple[str, str]]:
    """What a table that believes every event thinks is lying there; nothing comes twice or leaves unseen."""
    lying: set[tuple[str, str]] = set()
    for event in events:
        match event:
            case Snapshot(_, tags):
                lying = set(tags)
            case TagArrived(_, reader, uid) | TagPresent(_, reader, uid):
                assert (reader, uid) not in lying, "it arrived twice"
                lying.add((reader, uid))
            case TagLeft(_, reader, uid):
                lying.remove((reader, uid))
    return lying


def test_a_flood_of_sixty_thousand_events_loses_no_button_and_ends_with_the_right_picture() -> None:
    """A thousand a second for a minute, told as fast as the machine can; the table takes 64 a frame and lags."""
    flood = Flood(60_000)
    hub = Hub([flood], size=256)
    hub.start()
    events: list[Event] = []
    deepest = 0
    while not flood.over.is_set() or hub.wait(0.05):
        hub.wait(PATIENCE)
        deepest = max(deepest, len(hub.inbox._events))
        events += hub.drain(64)
    hub.close()
    events += hub.drain(1000)
    assert [event.button for event in events if isinstance(event, ButtonPressed)] == [
        str(turn) for turn in range(500, 60_001, 500)
    ]
    assert deepest <= 256
    assert folded(events) == flood.lying


def test_a_table_that_takes_nothing_for_a_while_gets_the_whole_picture_afterwards() -> None:
    flood = Flood(20_000)
    hub = Hub([flood], size=64)
    hub.start()
    waited = 0
    while flood.left and waited < 200:  # nobody drains: the device is stopped by its first button without room
        waited += 1
        flood.over.wait(0.01)
        if len(hub.inbox._events) >= 64:
            break
    events: list[Event] = []
    while not flood.over.is_set() or hub.wait(0.05):
        hub.wait(0.5)
        events += hub.drain(64)
    hub.close()
    gaps = [event for event in events if isinstance(event, Gap)]
    assert gaps
    assert all(isinstance(events[events.index(gap) + 1], Snapshot) for gap in gaps)
    assert sum(isinstance(event, ButtonPressed) for event in events) == 40
    assert folded(events) == flood.lying
    assert hub.standings()[0].missed == sum(gap.missed for gap in gaps)


@pytest.mark.slow("long")
def test_a_flood_leaves_no_memory_behind() -> None:
    def flooded(events: int) -> int:
        flood = Flood(events)
        hub = Hub([flood], size=64)
        hub.start()
        while not flood.over.is_set():
            hub.wait(0.1)
            hub.drain(64)
        hub.close()
        return tracemalloc.get_traced_memory()[0]

    flooded(2000)
    tracemalloc.start()
    try:
        first = flooded(2000)
        second = flooded(30_000)
    finally:
        tracemalloc.stop()
    assert second - first < 100_000


def test_a_queue_that_is_full_turns_raw_reads_away_and_lets_links_and_buttons_in() -> None:
    inbox = Inbox(8)
    assert all(inbox.offer(TagArrived("pad", "1", str(n))) for n in range(6))
    assert not inbox.offer(TagArrived("pad", "1", "late"))
    assert inbox.offer(ButtonPressed("pad", "pass"))
    assert inbox.offer(LinkDown("pad", "silent", "", "", ""))
    waiting = threading.Thread(target=inbox.offer, args=(ButtonPressed("pad", "undo"),))
    waiting.start()
    waiting.join(0.05)
    assert len(inbox._events) == 8
    assert len(inbox.take(2)) == 2
    waiting.join(PATIENCE)
    assert inbox.take(100)[-1] == ButtonPressed("pad", "undo")


def test_a_device_is_tried_again_for_ever_after_half_a_second_first_and_eight_at_most() -> None:
    class Absent(Script):
        tries = 0

        def open(self) -> Sequence[Event]:
            self.tries += 1
            raise LinkLost("absent", port="nowhere", remedy="Plug it in.")

    device = Absent("pad", "")
    hub = Hub([device])
    waits: list[float | None] = []

    def waited(seconds: float | None = None) -> bool:
        waits.append(seconds)
        return len(waits) >= 8 and (hub.stopping.set() or True)

    hub.stopping.wait = waited  # type: ignore[method-assign,assignment]
    hub.start()
    assert hub.wait(PATIENCE)
    next(iter(hub._links.values())).thread.join(PATIENCE)
    assert waits == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0, 8.0]
    assert hub.drain() == [LinkDown("pad", "absent", "nowhere", "", "Plug it in.")]
    hub.close()


def test_a_driver_that_breaks_is_a_link_down_and_is_started_again() -> None:
    class Broken(Script):
        broke = False

        def poll(self) -> Sequence[Event]:
            if not self.broke:
                self.broke = True
                raise ZeroDivisionError("a mistake of ours")
            return super().poll()

    with Watch([Broken("pad", "press confirm")]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, "a mistake of ours" in down.who) == ("failed", True)
        watch.until(LinkUp)
        watch.until(ButtonPressed("pad", "confirm"))


def test_one_device_in_trouble_stops_no_other() -> None:
    with Watch([Script("gone", "unplug"), Script("pad", "wait 0.05\npress confirm")]) as watch:
        watch.until(lambda event: isinstance(event, LinkDown) and event.device == "gone")
        watch.until_so(lambda: ButtonPressed("pad", "confirm") in watch.events)


def test_a_cable_pulled_in_a_script_is_put_back_and_what_moved_meanwhile_is_present() -> None:
    text = "lay 1 04aa\nunplug\nlift 1 04aa\nlay 2 04bb\nplug\nlay 3 04cc"
    with Watch([Script("pad", text)]) as watch:
        watch.until(TagArrived("pad", "3", "04cc"))
        kinds = [type(event).__name__ for event in watch.events]
    assert kinds == ["LinkUp", "Snapshot", "TagArrived", "LinkDown", "LinkUp", "TagPresent", "Snapshot", "TagArrived"]
    assert TagPresent("pad", "2", "04bb") in watch.events


def test_orders_reach_one_device_or_all_and_the_latest_of_a_lamp_counts() -> None:
    left, right = Script("left", ""), Script("right", "")
    hub = Hub([left, right])
    for colour in ("white", "red", "green"):
        hub.order(SetLamp("seat-1", colour))  # type: ignore[arg-type]
    hub.order(Sound("refused"), "right")
    hub.order(Sound("turn"), "right")
    with pytest.raises(KeyError):
        hub.order(Sound("turn"), "nobody")
    hub.start()
    while not (left.orders and len(right.orders) >= 2):
        hub.wait(0.01)
        hub.drain()
    hub.close()
    assert left.orders == [SetLamp("seat-1", "green")]
    assert right.orders == [SetLamp("seat-1", "green"), Sound("turn")]


def test_standings_tell_port_last_event_rate_and_reconnects() -> None:
    with Watch([Script("pad", "press confirm\nunplug\nplug\npress pass")]) as watch:
        watch.until(ButtonPressed("pad", "pass"))
        watch.until_so(lambda: watch.hub.standings()[0].a_minute == 9)
        (standing,) = watch.hub.standings()
        assert (standing.device, standing.up, standing.port, standing.reconnects) == ("pad", True, "script", 1)
        assert standing.last is not None
        assert standing.last_ago is not None


def test_the_bell_rings_after_something_was_queued_and_closing_twice_is_no_trouble() -> None:
    rung = threading.Event()
    hub = Hub([Script("pad", "press confirm")], bell=rung.set)
    hub.start()
    assert rung.wait(PATIENCE)
    hub.close()
    hub.close()
    with pytest.raises(RuntimeError):
        hub.start()


def test_a_closed_queue_lets_go_of_whoever_waits_for_room() -> None:
    inbox = Inbox(8)
    for number in range(8):
        inbox.offer(ButtonPressed("pad", str(number)))
    waiting = threading.Thread(target=inbox.offer, args=(ButtonPressed("pad", "undo"),), daemon=True)
    waiting.start()
    inbox.close()
    waiting.join(PATIENCE)
    assert not waiting.is_alive()


def test_closing_does_not_wait_for_a_table_that_takes_nothing() -> None:
    flood = Flood(100_000)
    hub = Hub([flood], size=8)
    hub.start()
    while len(hub.inbox._events) < 6:
        hub.wait(0.1)
    hub.close()


def test_events_are_plain_names_and_values_for_json() -> None:
    assert as_dict(Snapshot("pad", (("1", "04aa"),))) == {
        "device": "pad",
        "event": "Snapshot",
        "tags": (("1", "04aa"),),
    }
    assert list(as_dict(LinkDown("pad", "busy", "/dev/x", "cat (7)", "Stop it."))) == [
        "device",
        "event",
        "reason",
        "port",
        "who",
        "remedy",
    ]


class Loose:
    """A device whose cable is pulled again and again, as soon as it is connected."""

    name = "loose"

    def __init__(self, reason: Reason, pulls: int) -> None:
        self.reason, self.left = reason, pulls
        self.opened: list[float] = []
        self.still = threading.Event()

    def open(self) -> Sequence[Event]:
        return [LinkUp(self.name, "air", "a loose cable"), Snapshot(self.name, ())]

    def poll(self) -> Sequence[Event]:
        if self.left:
            self.left -= 1
            raise LinkLost(self.reason)
        self.still.wait(0.01)
        return []

    def obey(self, order: Order) -> Sequence[Event]:
        return []

    def wake(self) -> None:
        self.still.set()

    def close(self) -> None:
        pass


class Waits(threading.Event):
    """The hub's event of the end, which notes how long the hub wants to wait and does not wait."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: list[float] = []

    def wait(self, timeout: float | None = None) -> bool:
        self.seconds.append(timeout or 0.0)
        return self.is_set()


@pytest.mark.parametrize(("reason", "waits"), [("unplugged", [0.5] * 6), ("failed", [0.5, 1.0, 2.0, 4.0, 8.0, 8.0])])
def test_a_cable_pulled_six_times_comes_back_as_soon_as_the_first_time_and_a_driver_that_fails_ever_later(
    reason: Reason, waits: list[float]
) -> None:
    watch = Watch([Loose(reason, 6)], shortest=0.5, longest=8.0)
    watch.hub.stopping = waited = Waits()
    with watch:
        watch.until_so(lambda: len(watch.of(LinkUp)) == 7)
    assert waited.seconds[:6] == waits
