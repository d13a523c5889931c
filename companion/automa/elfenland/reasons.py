"""The reason for an automatic player's turn, from its plan and from what lies face up before everybody."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from companion.automa.elfenland import beam_search, level_plans, level_reckons
from companion.automa.elfenland.levels import Level
from companion.automa.elfenland.seat_knowledge import Seen
from companion.automa.elfenland.travel_search import way
from engine.elfenland.commands_and_events import (
    Command,
    Discard,
    Draw,
    DrawHidden,
    Keep,
    Obstruct,
    Pass,
    Place,
    Travel,
)
from engine.elfenland.pieces import COUNTERS, KINDS
from engine.elfenland.routes import BITS, SHIFT, collected, pack
from engine.elfenland.state import Road

STRETCH = 2
"""The number of steps that a reason names; more town names do not fit one line."""


class Why(Struct, frozen=True):
    """The reason for an automatic player's turn.

    | reason   | the player                                                                        |
    |----------|-----------------------------------------------------------------------------------|
    | chance   | chooses at random                                                                 |
    | luck     | has nothing to choose                                                             |
    | opens    | opens the way through `towns`, on which it pays with cards of `kinds`             |
    | hinders  | hinders `seat` on its way to `town`                                               |
    | spare    | has no better use for the counter                                                 |
    | enough   | needs no counter: it can collect `number` town pieces already                     |
    | useless  | has no counter that opens a way                                                   |
    | pieces   | collects `number` town pieces                                                     |
    | nearer   | collects none, but comes nearer to its remaining towns                            |
    | stays    | is better placed where its boot is                                                |
    | takes    | plans to place the counter between the two `towns`                                |
    | held     | has `number` cards for the counter                                                |
    | fits     | likes the counter best for its cards and its remaining towns                      |
    | pile     | likes no displayed counter better than an unknown one                             |
    | blind    | sees no displayed counter                                                         |
    | fewest   | discards the kinds of which it has fewest cards                                   |
    | helps    | discards the cards that help it least towards its remaining towns                 |
    """

    reason: str
    town: str = ""
    seat: str = ""
    number: int = 0
    towns: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


def reason(seen: Seen, command: Command, level: Level, pieces: int) -> Why:
    """The reason for a turn that begins with `command` and collects this number of town pieces. It names no hidden
    counter, and of the plan only what needs none.
    """
    if isinstance(command, DrawHidden):
        return Why("luck")
    if level == "wanders":
        return Why("chance")
    match command:
        case Draw():
            return _drawn(seen, command.kind, level)
        case Place(kind=kind, route=route):
            return _opened(seen, kind, route, level) or _hinders(seen, route)
        case Obstruct(route=route):
            return _hinders(seen, route)
        case Pass():
            reached = _pieces(seen, level)
            return Why("enough", number=reached) if reached else Why("useless")
        case Travel():
            return Why("pieces", number=pieces) if pieces else Why("nearer")
        case Discard():
            return Why("fewest" if level == "greedy" else "helps")
        case Keep(kind=kind):
            return _held(seen, "" if kind == "hidden" else str(kind))
    return Why("stays")


def _purse(seen: Seen, level: Level, counters: Mapping[str, int]) -> beam_search.Purse:
    """The seat's means for planning as its level counts them, with these counters."""
    own = level_reckons.purse(seen) if level == "reckons" else level_plans.purse(seen)
    return own._replace(counters=pack(counters))


def _drawn(seen: Seen, kind: str | None, level: Level) -> Why:
    """The reason for drawing the displayed counter of this kind; None is one from the face-down pile."""
    if kind is None:
        displayed = seen.table.display.known
        return Why("pile" if any(displayed.get(each) for each in COUNTERS) else "blind")
    if level != "greedy":
        open = seen.seat.open.known
        own = _purse(seen, level, {**open, kind: open.get(kind, 0) + 1})
        placings = beam_search.plan(seen.atlas, seen.table.roads, own, level_plans.NARROW).placings
        road = next((road for road, shift in placings if shift == SHIFT[kind]), None)
        if road is not None:
            return Why("takes", towns=_ends(seen, road))
    return _held(seen, kind)


def _held(seen: Seen, kind: str) -> Why:
    """The reason for taking or keeping a counter of this kind, "" for a hidden one, by the cards of the hand."""
    number = seen.hand.get(kind, 0)
    return Why("held", number=number) if number else Why("fits")


def _opened(seen: Seen, kind: str, route: str, level: Level) -> Why | None:
    """The reason for placing a counter that the seat's own way needs; None if its way does not use the road."""
    open, atlas = seen.seat.open.known, seen.atlas
    number, roads = atlas.number[route], {**seen.table.roads, route: Road(kind)}
    own = _purse(seen, level, {each: count - (each == kind) for each, count in open.items()})
    plan = beam_search.plan(atlas, roads, own, level_plans.NARROW)
    planned = {atlas.roads[road]: Road(KINDS[shift // BITS]) for road, shift in plan.placings}
    for lying in (roads | planned, roads):
        steps = way(atlas.network.moves(lying), own)
        at = next((at for at, (move, _) in enumerate(steps) if move[5] == route), None)
        if at is not None:
            first = max(0, min(at, len(steps) - STRETCH))
            passed = [seen.town, *(move[0] for move, _ in steps)]
            towns, part = passed[first : first + STRETCH + 1], steps[first : first + STRETCH]
            if len(set(towns)) < len(towns):  # there and back again
                towns, part = passed[at : at + 2], [steps[at]]
            kinds = dict.fromkeys(KINDS[move[2] // BITS] for move, by_caravan in part if not by_caravan)
            return Why("opens", towns=tuple(atlas.network.towns[town] for town in towns), kinds=tuple(kinds))
    supply = {each: count - (each == kind) for each, count in seen.supply().items()}
    whole = beam_search.plan(atlas, roads, _purse(seen, level, supply), level_plans.NARROW)
    return Why("opens", towns=_ends(seen, number)) if whole.used >> number & 1 else None


def _pieces(seen: Seen, level: Level) -> int:
    """The number of town pieces that the seat can collect over the counters that lie."""
    return collected(way(seen.atlas.network.moves(seen.table.roads), _purse(seen, level, {})), seen.left)


def _ends(seen: Seen, number: int) -> tuple[str, ...]:
    """The towns at the ends of the road with this number, as ids; last the one where the seat has still a town piece
    to collect. If it has one at both or at neither, the one farther from the seat's boot."""
    away, left = seen.atlas.distance[seen.town], seen.left
    ends = sorted(seen.atlas.ends[number], key=lambda town: (left >> town & 1, away[town]))
    return tuple(seen.atlas.network.towns[town] for town in ends)


def _hinders(seen: Seen, route: str) -> Why:
    """The reason for a piece placed on this road to hinder: it names a town at one end whose piece another seat lacks,
    and that seat; of several, the seat whose boot is nearest to the other end. The reason "spare" if there is no such
    seat."""
    atlas, table = seen.atlas, seen.table
    ends = atlas.ends[atlas.number[route]]
    found: list[tuple[int, str, int]] = []
    for seat in table.present:
        if seat.id == seen.id:
            continue
        town, left = atlas.network.index[seat.town], atlas.network.left(seat.collected)
        found += [(atlas.distance[town][near], seat.id, far) for near, far in (ends, ends[::-1]) if left >> far & 1]
    if not found:
        return Why("spare")
    _, seat_id, far = min(found)
    return Why("hinders", atlas.network.towns[far], seat_id)
