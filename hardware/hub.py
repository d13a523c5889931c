"""The hub, which runs all devices of a table: a thread for each, and one bounded queue for all their events."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable

from hardware.device import AskPicture, Device, LinkLost, Order, ReadTag, SetLamp, Sound, WriteTag
from hardware.device_stats import Record, Standing
from hardware.events import RAW_READS, Event, Gap, LinkUp, TagFailed


class Inbox:
    """The event queue between the devices' threads and the thread of the game.

    It holds `size` events. Tag events and snapshots (`RAW_READS`) are refused while it is three quarters full; all
    other events are always taken, and wait for a place when the queue is full.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._for_reads = size * 3 // 4
        self._events: deque[Event] = deque()
        self._changed = threading.Condition()
        self._closed = False

    def offer(self, event: Event) -> bool:
        """Put the event into the queue and return True. Return False if the event is a tag event or a snapshot and the
        queue has no room for it; every other event waits for room."""
        with self._changed:
            if isinstance(event, RAW_READS):
                if len(self._events) >= self._for_reads:
                    return False
            else:
                self._changed.wait_for(lambda: self._closed or len(self._events) < self._size)
            self._events.append(event)
            self._changed.notify_all()
            return True

    def has_room(self) -> bool:
        """Whether a snapshot may be asked for: the queue is less than three eighths full, so that the tag events after
        it find room too."""
        with self._changed:
            return len(self._events) < self._for_reads // 2

    def take(self, most: int) -> list[Event]:
        """The oldest events, at most `most`, without waiting; they are removed from the queue."""
        with self._changed:
            taken = [self._events.popleft() for _ in range(min(most, len(self._events)))]
            if taken:
                self._changed.notify_all()
            return taken

    def wait(self, seconds: float) -> bool:
        """Wait until there is an event; False after `seconds` without one."""
        with self._changed:
            return self._changed.wait_for(lambda: bool(self._events), seconds)

    def close(self) -> None:
        """Close the queue: threads that wait for room go on."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()


class _Link:
    """A device run by the hub, its thread, and the orders that wait for it."""

    def __init__(self, device: Device, hub: Hub) -> None:
        self.device = device
        self.record = Record(device.name)
        self._hub = hub
        self._orders: dict[object, Order] = {}
        self._lock = threading.Lock()
        self._missed = 0
        self.thread = threading.Thread(target=self._run, name=f"device {device.name}", daemon=True)

    def order(self, order: Order) -> None:
        """Leave an order for the device's thread; a newer one for the same lamp replaces the older."""
        with self._lock:
            self._orders.pop(_place(order), None)
            self._orders[_place(order)] = order
        self.device.wake()

    def _run(self) -> None:
        hub = self._hub
        wait = hub.shortest
        down = False
        while not hub.stopping.is_set():
            since = hub.clock()
            try:
                self._tell(self.device.open())
                down = False
                while not hub.stopping.is_set():
                    self._obey()
                    self._tell(self.device.poll())
                    self._catch_up()
            except Exception as trouble:  # a driver's own failure must not take its thread, and the game, with it
                lost = trouble if isinstance(trouble, LinkLost) else _failure(trouble)
                self.device.close()
                event = lost.event(self.device.name)
                self.record.lost(event)
                if not down:
                    self._tell([event])
                down = True
                self._drop_orders_for_tags()
                if lost.reason == "unplugged" or hub.clock() - since > hub.longest:
                    wait = hub.shortest  # it worked until a hand pulled the cable, or for long
                hub.stopping.wait(wait)
                wait = min(wait * 2, hub.longest)
        self.device.close()

    def _obey(self) -> None:
        with self._lock:
            orders, self._orders = list(self._orders.values()), {}
        for number, order in enumerate(orders):
            try:
                self._tell(self.device.obey(order))
            except BaseException:
                with self._lock:  # what was not carried out waits for the link; newer orders go before older
                    for left in orders[number:]:
                        self._orders.setdefault(_place(left), left)
                raise

    def _drop_orders_for_tags(self) -> None:
        """Discard the waiting orders to read or write tags, each reported as failed: by now another tag may be
        there."""
        with self._lock:
            dropped = [order for order in self._orders.values() if isinstance(order, ReadTag | WriteTag)]
            for order in dropped:
                del self._orders[order]
            self._orders.pop(Sound, None)
        self._tell([TagFailed(self.device.name, order.reader, order.uid, "link") for order in dropped])

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, LinkUp):
                self.record.up(event)
                self._missed = 0  # the snapshot that follows reports everything
            if self._missed and isinstance(event, RAW_READS):
                self._missed += 1  # no event out of order: the snapshot will report it
                continue
            if self._hub.inbox.offer(event):
                self.record.saw(event, self._hub.clock())
            else:
                self._missed += 1
        if events:
            self._hub.bell()

    def _catch_up(self) -> None:
        """Ask the device for a snapshot, once there is room again after tag events were refused."""
        if not self._missed or not self._hub.inbox.has_room():
            return
        missed, self._missed = self._missed, 0
        self.record.missed(missed)
        self._tell([Gap(self.device.name, missed), *self.device.obey(AskPicture())])


def _place(order: Order) -> object:
    """The key by which a newer order replaces a waiting one: the lamp of a `SetLamp`, the same for all sounds,
    otherwise the order itself."""
    match order:
        case SetLamp(lamp):
            return SetLamp, lamp
        case Sound():
            return Sound
        case _:
            return order


def _failure(trouble: Exception) -> LinkLost:
    return LinkLost("failed", who=repr(trouble), remedy=f"The driver failed ({trouble!r}); it is started again.")


class Hub:
    """The hub of a table: it runs all devices, each on a thread of its own.

    A device that cannot be reached is tried again for ever, first after `shortest` seconds, then ever more slowly up to
    `longest`. `bell` is called from the devices' threads after an event was queued: it must only wake the thread that
    drains.
    """

    def __init__(
        self,
        devices: Iterable[Device],
        *,
        size: int = 1024,
        shortest: float = 0.5,
        longest: float = 8.0,
        bell: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.inbox = Inbox(size)
        self.stopping = threading.Event()
        self.shortest = shortest
        self.longest = longest
        self.clock = clock
        self.bell = bell
        self._links = {device.name: _Link(device, self) for device in devices}

    def start(self) -> None:
        """Start the devices' threads; returns at once, with or without hardware. RuntimeError when started twice."""
        for link in self._links.values():
            link.thread.start()

    def drain(self, most: int = 64) -> list[Event]:
        """The oldest queued events, at most `most`, without waiting; they are removed from the queue."""
        return self.inbox.take(most)

    def wait(self, seconds: float) -> bool:
        """Wait until `drain` has an event to return; False after `seconds` without one."""
        return self.inbox.wait(seconds)

    def order(self, order: Order, device: str | None = None) -> None:
        """Queue an order for one device, or for all; returns at once. KeyError for an unknown device."""
        for link in self._links.values() if device is None else (self._links[device],):
            link.order(order)

    def standings(self) -> tuple[Standing, ...]:
        """The health of each device, in the order in which they were given."""
        now = self.clock()
        return tuple(link.record.standing(now) for link in self._links.values())

    def close(self) -> None:
        """Stop all threads and release every device; may be called again. Returns when the threads are gone: at once,
        or after some seconds if a device is just being connected and does not answer."""
        self.stopping.set()
        self.inbox.close()
        for link in self._links.values():
            link.device.wake()
        for link in self._links.values():
            if link.thread.is_alive():
                link.thread.join(10.0)
