"""Elfenland's answers to players who do not see the map: what lies between two towns, where the boot can go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from companion.games.elfenland.input import View
from companion.games.elfenland.narration import several, table_check
from companion.games.elfenland.public_knowledge import exact_price
from companion.games.elfenland.sheets import price
from companion.games.view_values import Answer
from companion.language.message_texts import Speech
from companion.screen import Choice
from engine.elfenland.board import Board, Route
from engine.elfenland.pieces import KINDS
from engine.elfenland.state import Match, Seat, Table
from engine.holding import Counts


def answer(match: Match, seat: str, asked: tuple[str, ...], speech: Speech) -> Answer:
    """The answer to a question: `asked` is ("where",), ("board",) or ("between", "tichih", "throtmanni"). If it is
    incomplete, as ("between", "tichih") or (), the answer has the buttons to go on with.
    """
    table, say = match.state, speech.say
    match asked:
        case ("between",):
            return Answer(say("ask-between"), choices=_towns(table, speech))
        case ("between", town):
            lines = tuple(road(table, route, town, speech) for route in table.board.leaving[town])
            return Answer(speech.name(town), lines, _towns(table, speech, town))
        case ("between", town, other):
            return Answer(f"{speech.name(town)}–{speech.name(other)}", _between(table, town, other, speech))
        case ("where",):
            return Answer(say("ask-where"), _steps(table, table.seat(seat), speech), steps=table.phase == "move")
        case ("board",):
            return Answer(say("ask-board"), (*table_check(table, speech), *_more(table, table.seat(seat), speech)))
    questions = ("between", "where", "board") if table.refereed else ("between", "board")
    return Answer(say("act-questions"), choices=tuple(Choice(id, say(f"ask-{id}")) for id in questions))


def spot(match: Match, id: str, seat: str, speech: Speech) -> Answer | None:
    """What is known of a town or a route: of a town its price from where the seat's boot stands, who has been there and
    what leads there; of a route what lies on it, and what it costs from each end where that differs."""
    table = match.state
    if id in table.board.routes:
        route = table.board.routes[id]
        differs = route.water and route.rafts_from(route.a) != route.rafts_from(route.b)
        ends = (route.a, route.b) if differs else (route.a,)
        return Answer(speech.name(id), tuple(road(table, route, end, speech) for end in ends))
    if id not in table.board.towns:
        return None
    here, leaving = table.seat(seat).town, table.board.leaving[id]
    prices = tuple(road(table, route, here, speech) for route in leaving if route.other_end(id) == here)
    if not prices and here != id:
        prices = (speech.say("sheet-way-far", town=id, start=here),)
    been = [speech.name(each.id) for each in table.seats if id in each.collected]
    taken = speech.say("look-been", names=", ".join(been)) if been else speech.say("look-nobody")
    if not table.refereed:
        return Answer(speech.name(id), (taken,))
    others = [(route.other_end(id) or "", route) for route in leaving if route.other_end(id) != here]
    lead = tuple(road(table, route, end, speech) for end, route in others if exact_price(table, route, end))
    bare = ", ".join(sorted(speech.name(end) for end, route in others if not exact_price(table, route, end)))
    return Answer(speech.name(id), (*prices, taken, *lead, *((speech.say("ask-bare", towns=bare),) if bare else ())))


def seat(view: View, id: str) -> Answer:
    """What lies openly before a seat, and the towns that it has been in."""
    table, say = view.match.state, view.speech.say
    seat = table.seat(id)
    lines = [say("panel-cards", cards=seat.hand.size), say("panel-counters", counters=seat.counters)]
    lines += [say("panel-obstacle")] * seat.obstacle
    found = [" · ".join(lines)] if table.refereed else []
    if seat.open.known:
        found.append(say("ask-open", seat=id, counters=several(seat.open.known, view.speech)))
    towns = ", ".join(sorted(view.speech.name(town) for town in seat.collected))
    found.append(say("look-towns", count=len(seat.collected), towns=towns))
    return Answer(view.players[int(id) - 1].name, tuple(found))


def road(table: Table, route: Route, town: str, speech: Speech) -> str:
    """What lies on this connection and what it costs from this end of it, in words."""
    one, other, terrain = speech.name(town), speech.name(route.other_end(town) or ""), speech.name(route.terrain)
    return speech.say("ask-road", one=one, other=other, terrain=terrain, what=_lies(table, route, town, speech))


def _towns(table: Table, speech: Speech, but: str = "") -> tuple[Choice, ...]:
    """A button for each town, in the order of their names, except the town with the id `but` ("": for all towns)."""
    towns = (Choice(town, speech.name(town)) for town in table.board.towns if town != but)
    return tuple(sorted(towns, key=lambda choice: choice.label))


def _between(table: Table, town: str, other: str, speech: Speech) -> tuple[str, ...]:
    """What lies on the connections of two towns; if none joins them, on each connection of the shortest way."""
    way = shortest(table.board, town, other)
    lines = [
        road(table, route, here, speech)
        for here, there in pairwise(way)
        for route in table.board.leaving[here]
        if route.other_end(here) == there
    ]
    return tuple(lines) if len(way) < 3 else (speech.say("ask-far"), *lines)


def shortest(board: Board, town: str, other: str) -> tuple[str, ...]:
    """The towns on the way from one to another over the fewest connections, both included; the first by name of
    several.

    >>> from engine.elfenland.board import load
    >>> shortest(load(), "usselen", "tichih")
    ('usselen', 'wylhien', 'jaccaranda', 'tichih')
    """
    left, way = board.distances_from(other), [town]
    while way[-1] != other:
        ends = sorted(route.other_end(way[-1]) or "" for route in board.leaving[way[-1]])
        way.append(next(end for end in ends if left[end] < left[way[-1]]))
    return tuple(way)


def _steps(table: Table, seat: Seat, speech: Speech) -> tuple[str, ...]:
    """The lines of text on the steps of a seat's boot: its town; each possible step, sorted by the kind of card that
    the step costs; and the towns to which no counter leads. If enough of the seat's hand is known, the line of a step
    also says whether its cards suffice.
    """
    say, leaving = speech.say, table.board.leaving[seat.town]
    costs = [(route, exact_price(table, route, seat.town)) for route in leaving]
    ways = [(route, cost) for route, cost in costs if cost]
    ways.sort(key=lambda each: [(KINDS.index(kind), cards) for kind, cards in each[1].items()])
    lines = [
        say(
            "ask-step",
            town=route.other_end(seat.town) or "",
            terrain=route.terrain,
            what=_lies(table, route, seat.town, speech),
            hand=_enough(table, seat, route, cost),
        )
        for route, cost in ways
    ]
    bare = [speech.name(route.other_end(seat.town) or "") for route, cost in costs if not cost]
    bare_line = (say("ask-bare", towns=", ".join(sorted(bare))),) if bare else ()
    return (say("ask-at", town=seat.town), *(lines or (say("ask-no-way"),)), *bare_line)


def _enough(table: Table, seat: Seat, route: Route, cost: Counts) -> str:
    """Whether the seat's cards pay for a step: "yes", "caravan" if only so, "no", or "unknown" by what is known of
    them.
    """
    lying, hand = table.roads.get(route.id), seat.hand
    if all(hand.known.get(kind, 0) >= cards for kind, cards in cost.items()):
        return "yes"
    if hand.unknown and all(hand.known.get(kind, 0) + hand.unknown >= cards for kind, cards in cost.items()):
        return "unknown"
    return "caravan" if lying is not None and lying.caravan <= hand.size else "no"


def _lies(table: Table, route: Route, town: str, speech: Speech) -> str:
    """What lies on a connection and what it costs; without a counter, what it would cost with each that suits it."""
    lying = table.roads.get(route.id)
    if lying is not None:
        costs = price(lying, route, speech)
        return speech.say("ask-lies", kind=lying.kind, obstacle=int(lying.obstacle), price=costs)
    if route.water:
        return speech.say("price-water", cards=route.rafts_from(town))
    return speech.say("ask-free", prices=several(route.costs, speech))


def _more(table: Table, asking: Seat, speech: Speech) -> Iterator[str]:
    """The counters that lie face up, beside the map and before each seat, and the towns with a piece of the seat that
    asks.
    """
    if table.display.known:
        yield speech.say("ask-display", counters=several(table.display.known, speech))
    for seat in table.seats:
        if seat.open.known:
            yield speech.say("ask-open", seat=seat.id, counters=several(seat.open.known, speech))
    left = [speech.name(town) for town in table.board.collectable() if town not in asking.collected]
    if left:
        yield speech.say("ask-left", towns=", ".join(sorted(left)))
