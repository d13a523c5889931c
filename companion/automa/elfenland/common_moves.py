"""The commands that all levels make alike: placing a counter, moving along a planned way, and random choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.commands_and_events import (
    Cards,
    Command,
    Draw,
    EndMove,
    Keep,
    Place,
    Travel,
)
from engine.elfenland.pieces import COUNTERS, KINDS, counter
from engine.elfenland.routes import Way


def place(seen: Seen, kind: str, route: str) -> Place:
    """The command that places a counter of this kind on a road, an open counter if the seat has one."""
    hidden = not seen.seat.open.known.get(kind)
    return Place(seen.id, counter(kind), route, True if hidden else None)


def along(seen: Seen, way: Way) -> Command:
    """The command for the first step of a planned way; for an empty way the command that ends the move."""
    return way.commands(seen.id)[0] if way.steps else EndMove(seen.id)


def draws(seen: Seen) -> tuple[Draw, ...]:
    """Every legal command to draw: one for each kind displayed, and last the face-down pile."""
    display = seen.table.display
    known = tuple(Draw(seen.id, "display", kind) for kind in COUNTERS if display.known.get(kind))
    return *known, Draw(seen.id, "pile")


def keeps(seen: Seen) -> tuple[Keep, ...]:
    """Every legal command at a round's end to keep one counter."""
    open = tuple(Keep(seen.id, kind) for kind in COUNTERS if seen.seat.open.known.get(kind))
    return (*open, Keep(seen.id, "hidden")) if seen.hidden else open


def thrown(hand: Mapping[str, int], count: int, random: Random) -> Cards:
    """`count` cards chosen from the hand at random, as a number by kind: `{"pig": 2}`."""
    cards = random.sample([kind for kind in KINDS for _ in range(hand.get(kind, 0))], count)
    return {kind: cards.count(kind) for kind in KINDS if kind in cards}


def steps(seen: Seen, random: Random) -> Iterator[Travel]:
    """Every legal step of the boot that the hand can pay for; the cards of a caravan are chosen at random."""
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
    """The kind of the hidden counter to keep: the one for which the seat holds most cards."""
    return max(seen.hidden, key=lambda kind: (seen.hand.get(kind, 0), kind))
