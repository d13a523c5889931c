"""Legal alternatives to a command that Elfenland's rules refused, from public knowledge alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import dist

from msgspec.structs import replace

from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.empty_board import board
from companion.games.elfenland.input import BLANK
from companion.games.elfenland.public_knowledge import can_pay, caravan, exact_price, may_have, next_routes, roads_for
from companion.games.view_values import Way, way
from companion.language.message_texts import Speech
from companion.screen import Choice
from engine.elfenland.commands_and_events import (
    Collect,
    Command,
    Discard,
    EndMove,
    GiveBack,
    Obstruct,
    Place,
    Travel,
)
from engine.elfenland.pieces import COUNTERS
from engine.elfenland.state import Table
from engine.rule import Rejection


def alternatives(table: Table, command: Command, rejection: Rejection, speech: Speech) -> Iterator[Way]:
    """The legal alternatives to this refused command, the most likely first; none where the seat can only wait."""
    if rejection.rule.id in ("EL-ROUND-01", "EL-ROUND-02", "EL-MOVE-01", "EL-END-01", "EL-COMP-14"):
        return
    match command:
        case Place():
            yield from _placing(table, command, speech)
        case Obstruct():
            for road in _nearest(command.route, roads_for(table, table.seat(command.seat), "obstacle")):
                yield way(speech.name(road), Obstruct(command.seat, road), GLYPHS["obstacle"], spots=(road,))
        case Travel() if not table.due:
            yield from _travelling(table, command, speech)
        case Collect() if command.town in table.seat(command.seat).collected:
            yield way(speech.say("way-give-back", town=command.town), GiveBack(command.seat, command.town))
        case EndMove() | Discard() | Travel() if command.seat in table.due:
            surplus = table.seat(command.seat).surplus
            yield way(speech.say("act-discard", cards=surplus), Discard(command.seat, count=surplus))


def _placing(table: Table, command: Place, speech: Speech) -> Iterator[Way]:
    """Other kinds for this road; else other roads for this kind; else, as the seat has none of it, each kind that it
    may have on the road nearest to this one."""
    route, seat, kind = table.board.routes[command.route], table.seat(command.seat), command.kind
    free = not route.water and route.id not in table.roads
    fitting = [other for other in COUNTERS if free and other in route.costs and may_have(table, seat, other)]
    for other in fitting:
        yield way(speech.say(f"short-{other}"), Place(seat.id, other, route.id), GLYPHS[other])
    if fitting:
        return
    roads = _nearest(route.id, roads_for(table, seat, kind))
    for road in roads:
        yield way(speech.name(road), Place(seat.id, kind, road, command.hidden), GLYPHS[kind], spots=(road,))
    for other in () if roads else COUNTERS:
        for road in _nearest(route.id, roads_for(table, seat, other))[:1]:
            yield way(speech.name(road), Place(seat.id, other, road), GLYPHS[other], spots=(road,))


def _travelling(table: Table, command: Travel, speech: Speech) -> Iterator[Way]:
    """Other payments for this route: the exact price, unless just that was refused for lack of cards, and a caravan;
    else the other steps of the boot."""
    seat, route = table.seat(command.seat), table.board.routes[command.route]
    price, taken = exact_price(table, route, seat.town), caravan(table, seat, command.route)
    pays = bool(price) and dict(command.cards) != price and can_pay(table, seat, price)
    if pays:
        kind, cards = next(iter(price.items()))
        yield way(speech.say("way-pay", kind=kind, cards=cards), Travel(seat.id, route.id, price), GLYPHS[kind])
    if price and taken:
        # The cards that were entered, rather than filled in as the price, are a beginning.
        entered = {} if command.cards == price or sum(command.cards.values()) > seat.hand.size else command.cards
        act = replace(BLANK, otherwise=True, route=command.route, cards=entered)
        yield Way(Choice("", speech.say("way-caravan", cards=taken), glyph=GLYPHS["card"]), act)
    for other in () if pays or (price and taken) else next_routes(table, seat):
        cost, to = exact_price(table, other, seat.town), other.other_end(seat.town) or ""
        kind, cards = next(iter(cost.items()))
        label = speech.say("way-travel", town=to, kind=kind, cards=cards)
        yield way(label, Travel(seat.id, other.id, cost), GLYPHS[kind], spots=(other.id, to))


def _nearest(spot: str, paths: Iterable[str]) -> tuple[str, ...]:
    """The ids of these paths, those first whose counters lie nearest to that of the path `spot`."""
    at = {path.id: path.spot for path in board().paths}
    return tuple(sorted(paths, key=lambda path: dist(at[path], at[spot])))
