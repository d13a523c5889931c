"""What everybody at the table knows of a seat: what it can or cannot do, and what the cards that it played prove.

What only a reader or a phone showed is left out.
"""

from __future__ import annotations

from collections import Counter

from companion.games.people import Player
from companion.games.view_values import Contradiction
from companion.language.message_texts import Speech
from engine.elfenland.board import Route
from engine.elfenland.commands_and_events import Cards, Travelled
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS_OF_A_KIND, counter
from engine.elfenland.state import Match, Seat, Table
from engine.holding import Counts


def exact_price(table: Table, route: Route, town: str) -> Cards:
    """The cards of a normal payment for travelling this route from this town, `{"pig": 2}`; empty if the route does not
    touch the town, or if no counter lies on it and it is no waterway."""
    if route.other_end(town) is None:
        return {}
    if route.water:
        return {"raft": route.rafts_from(town)}
    road = table.roads.get(route.id)
    return {counter(road.kind): road.price(route)} if road else {}


def may_have(table: Table, seat: Seat, kind: str) -> bool:
    """Whether the seat could place a counter of this kind as far as everyone knows: the seat has such a counter face
    up, or it has a counter that nobody has seen and not all counters of the kind are face up somewhere.
    """
    if seat.open.known.get(kind):
        return True
    unseen = seat.open.unknown + seat.kept.size + (seat.hidden.size if table.options["place_hidden"] else 0)
    lying = [road.kind for road in table.roads.values()].count(kind) + table.display.known.get(kind, 0)
    return unseen > 0 and lying + sum(each.open.known.get(kind, 0) for each in table.seats) < COUNTERS_OF_A_KIND


def can_pay(table: Table, seat: Seat, cards: Counts) -> bool:
    """Whether the seat could have these cards as far as everyone knows, from the size of its hand and the cards shown
    since the deal."""
    open_to_all = all(count <= CARDS_OF_A_KIND[kind] - table.shown.get(kind, 0) for kind, count in cards.items())
    return sum(cards.values()) <= seat.hand.size and open_to_all


def next_routes(table: Table, seat: Seat) -> tuple[Route, ...]:
    """The routes from the boot's town that the seat may be able to travel: nothing that everyone knows rules it out."""
    leaving = table.board.leaving[seat.town]
    return tuple(
        route for route in leaving if (price := exact_price(table, route, seat.town)) and can_pay(table, seat, price)
    )


def caravan(table: Table, seat: Seat, route: str) -> int:
    """The number of cards for a caravan on this road; 0 if none is possible there, or the seat's hand is too small for
    it.
    """
    road = table.roads.get(route)
    return road.caravan if road is not None and road.caravan <= seat.hand.size else 0


def roads_for(table: Table, seat: Seat, piece: str) -> tuple[str, ...]:
    """The ids of the roads on which this seat could place this kind of counter, or its obstacle, as far as everyone
    knows."""
    if piece == "obstacle":
        return tuple(route for route, road in table.roads.items() if seat.obstacle and not road.obstacle)
    if not may_have(table, seat, piece):
        return ()
    return tuple(
        route.id for route in table.board.routes.values() if piece in route.costs and route.id not in table.roads
    )


def unneeded_caravan(match: Match, players: tuple[Player, ...], speech: Speech) -> Contradiction | None:
    """The proof by the match's last step that a caravan earlier in that move was not allowed (EL-CARAVAN-02); None if
    nothing is proven. The table decides what follows.
    """
    table: Table = match.state
    last = _step(match)
    if last is None or table.options["caravan"] != "only_if_unable":
        return None
    shown, spent, match = Counter[str](), Counter[str](last.cards), match
    while (step := _step(match)) is not None and step.seat == last.seat and match.before is not None:
        before: Table = match.before.state
        shown.update(step.cards)
        road = before.roads.get(step.route)
        if step.caravan and road is not None and step is not last:
            price = road.price(before.board.routes[step.route])
            # Said once: when the last step is what proves it.
            if shown[road.kind] >= price > shown[road.kind] - spent[road.kind]:
                more = speech.say("caravan-paid", "more", seat=last.seat, kind=road.kind, cards=price, town=step.to)
                back = speech.say("caravan-paid", "back")
                return Contradiction(speech.say("caravan-paid"), more, back, len(match.before))
        match = match.before
    return None


def _step(match: Match) -> Travelled | None:
    events = match.last.events if match.last is not None else ()
    return next((event for event in events if isinstance(event, Travelled)), None)
