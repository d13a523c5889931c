"""The recorded game as it is played: by touch, or with tagged pieces and buttons on simulated devices."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from companion.demo.recorded_game import Moved, Step, recorded, touched_steps
from companion.games.registry import GAMES
from companion.pages.table.device_faults import devices_of
from companion.piece import read_piece
from companion.storage.tag_catalog import Catalog, Tagged
from hardware.device import LONGEST_WAIT, Device
from hardware.events import ButtonPressed, ButtonReleased, Event, LinkUp, Snapshot, TagArrived, TagLeft

if TYPE_CHECKING:
    from companion.session.screen_session import ScreenSession

READER, BOARD, BUTTONS = "pn532", "readerboard", "buttons"
LYING = 0.4
"""Seconds from one action of a hand to the next."""
LATE = 200
"""The number of steps for which an event of a device is waited for."""


class Simulated(Device):
    """A device that reports the events it is given."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._given = queue.SimpleQueue[Event]()

    def give(self, *events: Event) -> None:
        """Let the device report these events; from any thread."""
        for event in events:
            self._given.put(event)

    def open(self) -> Sequence[Event]:
        """The events of a device that was just connected, with nothing on it."""
        return [LinkUp(self.name, "demo", "simulated"), Snapshot(self.name, ())]

    def poll(self) -> Sequence[Event]:
        """The next of the given events."""
        try:
            return [self._given.get(timeout=LONGEST_WAIT)]
        except queue.Empty:
            return []


class Props:
    """The simulated devices of the demo, and the tags of all pieces; `sensed` are the places with a reader under them,
    at most as many as a board has.
    """

    def __init__(self, sensed: Iterable[str]) -> None:
        self._sensed = tuple(sensed)
        self.devices = {name: Simulated(name) for name in (READER, BOARD, BUTTONS)}
        self._catalog = Catalog()

    def tag(self, session: ScreenSession) -> None:
        """Give every piece of the game being played a tag, and the sensed places a reader."""
        game = session.table.start.game
        catalog = Catalog()
        for number, thing in enumerate(GAMES[game].tagged(session.speech, session.store.settings.edition, "")):
            means = Tagged(game, thing.piece)
            for n in range(1, thing.many + 1):
                catalog = catalog.taught(f"04{number:06x}{n:04x}80", means)
        for reader, place in enumerate(self._sensed, 1):
            catalog = catalog.laid_under((BOARD, str(reader)), Tagged(game, read_piece(place)))
        self._catalog = catalog
        session.store.take_catalog(catalog)

    def do(self, session: ScreenSession, act: Moved) -> Iterator[Step]:
        """Perform one hand action; yields steps until the session has handled its event."""
        devices: Any = devices_of(session)
        if act.do == "press":
            before = _let_go(devices)
            self.devices[BUTTONS].give(ButtonPressed(BUTTONS, act.what), ButtonReleased(BUTTONS, act.what, 0.1))
            yield from self._until(lambda: _let_go(devices) is not before)
            return
        game = session.table.start.game
        uid = self._catalog.uids(Tagged(game, read_piece(act.what)))[act.n - 1]
        spot = self._catalog.under(Tagged(game, read_piece(act.at))) if act.at else (READER, "1")
        if spot is None:
            return
        moved = TagArrived if act.do == "lay" else TagLeft
        self.devices[spot[0]].give(moved(*spot, uid))
        yield from self._until(lambda: (uid in devices.lying.get(spot, ())) is (act.do == "lay"))

    def _until(self, true: Callable[[], bool]) -> Iterator[Step]:
        yield Step(pause=LYING)
        for _ in range(LATE):
            if true():
                return
            yield Step(pause=0.05)


def sensed() -> tuple[str, ...]:
    """The places on which pieces are laid in the recorded game, each once."""
    return tuple(dict.fromkeys(act.at for act in recorded("tagged.jsonl") if isinstance(act, Moved) and act.at))


def _let_go(devices: Any) -> object:
    """The last "ButtonReleased" event in the session's trace of device events; None if there is none."""
    return next((each for each in reversed(devices.trace) if isinstance(each.event, ButtonReleased)), None)


def evening(session: ScreenSession, props: Props) -> Iterator[Step]:
    """The steps of the game recorded with tagged pieces and buttons, with touches for what those cannot enter."""
    tagged = False
    for step in recorded("tagged.jsonl"):
        if session.seated is not None and not tagged:
            props.tag(session)
            tagged = True
        if isinstance(step, Step):
            yield step
        else:
            yield from props.do(session, step)
        yield Step(pause=0.05)


def played(session: ScreenSession, how: str | None) -> tuple[Iterator[Step], list[Device]]:
    """The steps of a recorded game, and the devices that it needs: with `how` "nfc" the game played with tagged pieces,
    otherwise the one played by touch."""
    if how != "nfc":
        return touched_steps(), []
    props = Props(sensed())
    return evening(session, props), list(props.devices.values())
