"""The acts that every level says alike: laying from the right row, moving along a way, and what is left to chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from companion.automa.elfenland.seen import Seen
from engine.elfenland.pieces import COUNTERS, KINDS, counter
from engine.elfenland.routes import Way
from engine.elfenland.words import (
    Cards,
    Command,
    Draw,
    EndMove,
    Keep,
    Place,
    Travel,
)


def place(seen: Seen, kind: str, route: str) -> Place:
    """Lay this counter, an open one where there is one."""
    hidden = not seen.seat.open.known.get(kind)
    return Place(seen.id, counter(kind), route, True if hidden else None)


def along(seen: Seen, way: Way) -> Command:
    """The first step of a way, or the end of the move."""
    return way.commands(seen.id)[0] if way.steps else EndMove(seen.id)


def draws(seen: Seen) -> tuple[Draw, ...]:
    """Every counter that can be drawn: each kind displayed, and the pile."""
    display = seen.table.display
    known = tuple(Draw(seen.id, "display", kind) for kind in COUNTERS if display.known.get(kind))
    return *known, Draw(seen.id, "pile")


def keeps(seen: Seen) -> tuple[Keep, ...]:
    """Every counter that can be kept."""
    open = tuple(Keep(seen.id, kind) for kind in COUNTERS if seen.seat.open.known.get(kind))
    return (*open, Keep(seen.id, "hidden")) if seen.hidden else open


def thrown(hand: Mapping[str, int], count: int, random: Random) -> Cards:
    """So many cards of a hand at random."""
    cards = random.sample([kind for kind in KINDS for _ in range(hand.get(kind, 0))], count)
    return {kind: cards.count(kind) for kind in KINDS if kind in cards}


def steps(seen: Seen, random: Random) -> Iterator[Travel]:
    """Every step that can be paid, caravans of cards taken at random."""
    table, town, hand = seen.table, seen.seat.town, seen.hand
    for route in table.board.leaving[town]:
        if route.water:
            need = route.rafts_from(town)
            if hand.get("raft", 0) >= need:
                yield Travel(seen.id, route.id, {"raft": need}, False)
        elif route.id in table.roads:
            road = table.roads[route.id]
            able = hand.get(road.kind, 0) >= road.price(route)
            if able:
                yield Travel(seen.id, route.id, {counter(road.kind): road.price(route)}, False)
            if seen.seat.hand.size >= road.caravan and not (able and seen.unable):
                yield Travel(seen.id, route.id, thrown(hand, road.caravan, random), True)


def hidden_kept(seen: Seen) -> str:
    """The kind of the hidden counter that is kept, where a hidden one is: the one that most cards are held for."""
    return max(seen.hidden, key=lambda kind: (seen.hand.get(kind, 0), kind))
