"""A game that is being planned at a wired table where something breaks: what the screen says, and how play goes on."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.device_faults import fault
from companion.piece import Piece
from companion.storage.tag_catalog import Tagged
from engine.elfenland.commands_and_events import Deal, DrawRest
from tests.wired import Wired

ROAD, OTHER, THIRD = "elvenhold-ergeren-wood", "elvenhold-lapphalya-plain", "lapphalya-virst-plain"


def planning(it: Wired) -> Wired:
    """Every seat has its cards and counters, and none of them is on the board."""
    it.begin()
    it.session.perform(
        Say((Deal(), DrawRest(), DrawRest()))
    )  # also where the list of what to lay on the board still covers the button
    it.settle()
    assert it.state.phase == "plan"
    return it


def told(it: Wired, words_: str) -> Callable[[], bool]:
    """The screen says this of the devices."""
    return lambda: words_ in it.it.screen.fault


def quiet(it: Wired) -> Wired:
    """All is well again, and after a while the screen says nothing more of it."""

    def well() -> bool:
        it.pass_time(5.0)
        return fault(it.session) == ""

    return it.until(well)


def plays_on(it: Wired, kind: str = "dragon", road: str = ROAD) -> None:
    """The next counter is laid on the reader, its road touched, and lies there."""
    before = dict(it.state.roads)
    it.lay(f"counter/{kind}")
    it.session.tap(road)
    it.settle()
    assert {**before, road: it.state.roads[road]} == dict(it.state.roads)
    assert it.state.roads[road].kind == kind
    it.lift(f"counter/{kind}")


def road_of(it: Wired, road: str = ROAD) -> str:
    """The reader under this road."""
    under = it.session.store.catalog.under(Tagged("elfenland", Piece("road", road)))
    assert under is not None
    return under[1]
