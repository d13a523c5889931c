"""A tour of seats that Boardside plays: how they are chosen, their cards, and what hands do in each phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.seats.driver import BoardsideSeats
from engine.elfenland.commands_and_events import Keep
from tests.boardside_hands import Hands, begin
from tests.evening import Evening
from tests.tour import PLAYERS


def moments(it: Evening) -> Iterator[str]:
    """The page of a new game with two levels, and a sheet of each phase, one with its reason."""
    it.tap("new", "add", "seat/1", "level/greedy", "done", "seat/2", "level/reckons", "done")
    yield "new game with such seats"
    it.tap("game/masterelf", "seat/0")
    yield "no such seat in Master Elf"
    it.tap("done", "home")
    begin(it, PLAYERS[0], replace(PLAYERS[1], level="plans"), PLAYERS[2], replace(PLAYERS[3], level="greedy"))
    hands = Hands(it, "tour")
    yield "deal"
    it.tap("deal", "boardside/card/unicorn")
    yield "its cards"
    for phase in ("draw_hidden", "draw", "plan"):
        hands.play(lambda it, phase=phase: turn(it) is not None and it.session.table.match.state.phase == phase)
        yield phase
    it.tap("boardside/why")
    yield "why"
    hands.play(lambda it: turn(it) is not None and it.session.table.match.state.phase == "move")
    yield "move"
    hands.play(lambda it: turn(it) is not None and isinstance(turn(it).commands[0], Keep))
    yield "keep"


def turn(it: Evening) -> Any:
    """What hands do now for a seat, or None."""
    assert isinstance(it.session.boardside, BoardsideSeats)
    return it.session.boardside.turn
