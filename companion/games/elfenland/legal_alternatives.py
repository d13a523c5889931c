"""Legal alternatives to a command that Elfenland's rules refused, from public knowledge alone."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist

from msgspec.structs import replace

from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.empty_board import board
from companion.games.elfenland.input import BLANK, exact_price
from companion.games.elfenland.public_knowledge import can_pay, caravan, may_have, next_routes, roads_for
from companion.games.view_values import Suggestions, Way, way
from companion.language.message_texts import Speech
from companion.screen import Board, Choice
from engine.elfenland.commands_and_events import (
    Cards,
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
from engine.elfenland.state import Seat, Table
from engine.rule import Rejection

MOST = 5
"""The most alternatives offered beside a refusal; longer lists are not read in the middle of a game."""


def suggestions(table: Table, command: Command, rejection: Rejection, speech: Speech) -> Suggestions:
    """The legal alternatives to this refused command; none where the seat can only wait."""
    rule = rejection.rule.id
    if rule in ("EL-ROUND-01", "EL-ROUND-02", "EL-MOVE-01", "EL-END-01", "EL-COMP-14"):
        return Suggestions()
    drawing = board()
    match command:
        case Place():
            return _placing(table, drawing, command, speech)
        case Obstruct():
            return _obstructing(table, drawing, command, speech)
        case Travel():
            return _travelling(table, command, speech)
        case Collect():
            return _collecting(table, command, speech)
        case EndMove() | Discard():
            return _discarding(table, command.seat, speech)
        case _:
            return Suggestions()


def _placing(table: Table, drawing: Board, command: Place, speech: Speech) -> Suggestions:
    route, seat = table.board.routes[command.route], table.seat(command.seat)
    free = not route.water and route.id not in table.roads
    fitting = [kind for kind in COUNTERS if free and kind in route.costs and may_have(table, seat, kind)]
    if fitting:
        ways = (
            way(speech.say(f"short-{kind}"), Place(seat.id, kind, route.id), GLYPHS[kind]) for kind in fitting[:MOST]
        )
        return Suggestions(tuple(ways), wrong=frozenset({route.id}))
    roads = _nearest(drawing, route.id, roads_for(table, seat, command.kind))
    if not roads:
        # The seat has none of this kind: what it may have, each on the road nearest to the one that was touched.
        near = ((kind, _nearest(drawing, route.id, roads_for(table, seat, kind))[:1]) for kind in COUNTERS)
        others = [(kind, road) for kind, found in near for road in found][:MOST]
        ways = (way(speech.name(road), Place(seat.id, kind, road), GLYPHS[kind]) for kind, road in others)
        return Suggestions(tuple(ways), frozenset(road for _, road in others), frozenset({route.id}))
    glyph = GLYPHS[command.kind]
    ways = (way(speech.name(road), Place(seat.id, command.kind, road, command.hidden), glyph) for road in roads)
    return Suggestions(tuple(ways), frozenset(roads), frozenset({route.id}))


def _obstructing(table: Table, drawing: Board, command: Obstruct, speech: Speech) -> Suggestions:
    wrong = frozenset({command.route})
    if not table.seat(command.seat).obstacle:
        return Suggestions(wrong=wrong)
    roads = _nearest(drawing, command.route, roads_for(table, table.seat(command.seat), "obstacle"))
    ways = (way(speech.name(road), Obstruct(command.seat, road), GLYPHS["obstacle"]) for road in roads)
    return Suggestions(tuple(ways), frozenset(roads), wrong)


def _travelling(table: Table, command: Travel, speech: Speech) -> Suggestions:
    if table.due:
        return _discarding(table, command.seat, speech)
    seat, route = table.seat(command.seat), table.board.routes[command.route]
    price = exact_price(table, seat, route)
    if price and (payments := _payments(table, seat, command, price, speech)):
        return Suggestions(payments, wrong=frozenset({route.id}))
    ways, glow = list[Way](), set[str]()
    for other in next_routes(table, seat)[:MOST]:
        cost = exact_price(table, seat, other)
        (kind, cards), to = next(iter(cost.items())), other.other_end(seat.town) or ""
        label = speech.say("way-travel", town=to, kind=kind, cards=cards)
        ways.append(way(label, Travel(seat.id, other.id, cost), GLYPHS[kind]))
        glow |= {other.id, to}
    return Suggestions(tuple(ways), frozenset(glow), frozenset({route.id}))


def _payments(table: Table, seat: Seat, command: Travel, price: Cards, speech: Speech) -> tuple[Way, ...]:
    """Ways to pay for the refused step: the exact price `price`, unless just that was refused for lack of cards, and a
    caravan.
    """
    ways = list[Way]()
    kind, cards = next(iter(price.items()))
    if dict(command.cards) != price and can_pay(table, seat, price):
        label = speech.say("way-pay", kind=kind, cards=cards)
        ways.append(way(label, Travel(seat.id, command.route, price), GLYPHS[kind]))
    if taken := caravan(table, seat, command.route):
        act = replace(BLANK, otherwise=True, route=command.route)
        ways.append(Way(Choice("", speech.say("way-caravan", cards=taken), glyph=GLYPHS["card"]), act))
    return tuple(ways)


def _collecting(table: Table, command: Collect, speech: Speech) -> Suggestions:
    wrong = frozenset({command.town})
    if command.town not in table.seat(command.seat).collected:
        return Suggestions(wrong=wrong)
    label = speech.say("way-give-back", town=command.town)
    return Suggestions((way(label, GiveBack(command.seat, command.town)),), wrong=wrong)


def _discarding(table: Table, id: str, speech: Speech) -> Suggestions:
    if id not in table.due:
        return Suggestions()
    surplus = table.seat(id).surplus
    label = speech.say("act-discard", cards=surplus)
    return Suggestions((way(label, Discard(id, count=surplus)),))


def _nearest(drawing: Board, spot: str, paths: Iterable[str]) -> tuple[str, ...]:
    """The ids of those `paths` whose counters lie nearest to that of the path `spot`, at most `MOST`."""
    at = {path.id: path.spot for path in drawing.paths}
    return tuple(sorted(paths, key=lambda path: dist(at[path], at[spot]))[:MOST])
