"""A tag's way from wire to pixel is the one that companion/README.md lists, and passes through few functions."""

from __future__ import annotations

import re
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from companion.app import Stage
from companion.devices.connect_devices import Arrivals
from companion.session.events import SessionEvent
from hardware.events import TagArrived
from tests import glass
from tests.benchmarks.walk import MOST, walks
from tests.tagged import Table, piece, table
from tests.wired import Wired, wired

HOUSE = Path(__file__).parents[2]
README = (HOUSE / "companion" / "README.md").read_text(encoding="utf-8")
STATIONS = re.findall(r"^\d+\. `([\w.]+)` \(`([\w./]+)`\)", README, re.MULTILINE)
"""Each station of the list: a function, and the file that it stands in."""
WIRE, READING, *_ = STATIONS
DRAWING = STATIONS[-2:]
ROAD, PLAIN = "elvenhold-ergeren-wood", "elvenhold-lapphalya-plain"


class Walk:
    """Notes every call of a station, on any thread, from the moment when a tag is laid at this table."""

    def __init__(self) -> None:
        self.stations: list[tuple[str, str]] = []
        self.table: Wired | None = None
        self.before: object = None
        self._files = {str(HOUSE / file): file for _, file in STATIONS}

    def lay(self, it: Wired, means: str) -> None:
        """Begin with this tag."""
        self.table, self.before = it, it.session.table.match
        it.pn532.lay(piece(means))

    def accepted(self) -> bool:
        """Whether the game has the entry that came of it."""
        assert self.table is not None
        return self.table.session.table.match is not self.before

    def __call__(self, frame: FrameType, what: str, answer: Any) -> None:
        """A profile function of `sys.setprofile`."""
        file = self._files.get(frame.f_code.co_filename)
        if self.table is None or file is None:
            return
        station = (frame.f_code.co_qualname, file)
        if station == READING and what == "return":
            # The reader is asked without rest: of interest is the time when it has a tag to report.
            if any(isinstance(event, TagArrived) for event in answer):
                self.stations += [WIRE, READING]
        elif what == "call" and station in (DRAWING if self.accepted() else STATIONS[2:-2]):
            self.stations.append(station)


@pytest.fixture
def walk() -> Iterator[Walk]:
    walk = Walk()
    threading.setprofile(walk)
    sys.setprofile(walk)
    yield walk
    sys.setprofile(None)
    threading.setprofile(None)


@pytest.mark.slow("windows")
def test_a_tag_takes_the_listed_way_and_visits_each_station_once(tmp_path: Path, walk: Walk) -> None:
    assert 0 < len(STATIONS) <= 9
    assert len({file for _, file in STATIONS}) == len(STATIONS)
    glass.window()
    with wired(tmp_path) as it:
        it.begin().all_up()  # what devices tell when they come up goes the same way
        it.it.tap("deal-all", "kind/dragon")
        stage = Stage(it.it.front, Arrivals(it.it.inbox, it.hub))
        walk.lay(it, f"road/{ROAD}")
        end = time.monotonic() + 300
        while not walk.accepted():
            assert time.monotonic() < end, walk.stations
            it.hub.wait(0.01)
            stage.frame()
        walk.table = None
        assert it.state.roads[ROAD].kind == "dragon"
    assert walk.stations == STATIONS


@pytest.mark.slow("windows")
def test_a_tag_and_a_touch_pass_through_few_functions_and_no_screen_is_made_more_than_twice() -> None:
    for name, way in walks().items():
        assert 0 < way.limited() <= MOST, (name, way.rooms())
        assert way.times("screen") <= 2, name
        assert way.times("act") <= 2, name  # a tag is understood first, then performed


def said(it: Table, means: str) -> list[str]:
    """The events that this tag causes, by name, in order."""
    heard: list[SessionEvent] = []
    it.session.listen(heard.append)
    it.lay(means)
    return [type(event).__name__ for event in heard]


def test_a_tag_that_completes_an_action_is_called_out_as_performed_and_accepted(tmp_path: Path) -> None:
    with table(tmp_path / "games.db") as it:
        it.it.tap("deal-all", "kind/dragon")
        heard = ["PieceLaid", "DraftChanged", "Performed", "PageChanged", "DraftChanged", "Accepted"]
        assert said(it, f"road/{ROAD}") == heard


def test_a_tag_that_is_refused_is_called_out_as_refused(tmp_path: Path) -> None:
    with table(tmp_path / "games.db") as it:
        it.it.tap("deal-all", "kind/unicorn")
        heard = ["PieceLaid", "DraftChanged", "Performed", "PageChanged", "NoticeChanged", "Refused"]
        assert said(it, f"road/{PLAIN}") == heard


def test_an_unknown_tag_is_called_out_as_unknown(tmp_path: Path) -> None:
    with table(tmp_path / "games.db") as it:
        it.it.tap("deal-all")
        assert said(it, "counter/of-another-box") == ["TagUnknown", "NoticeChanged"]
