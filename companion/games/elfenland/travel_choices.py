"""The steps that a boot can make next, with their prices."""

from __future__ import annotations

from companion.games.elfenland.actions import Step
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.input import Draft
from companion.games.elfenland.public_knowledge import caravan, next_routes
from companion.language.message_texts import Speech
from companion.screen import Choice
from engine.elfenland.board import Route
from engine.elfenland.state import Road, Table


def steps(table: Table, draft: Draft, speech: Speech) -> tuple[Choice, ...]:
    """A button for each step from the boot's town that has a price, with the town it leads to and the cards it costs;
    if a town was touched, only for steps to it.
    """
    seat = table.seat(table.turn)
    found = []
    for route in next_routes(table, seat):
        to = route.other_end(seat.town) or ""
        road = table.roads.get(route.id)
        if draft.town and to != draft.town:
            continue
        if road is not None:
            cards, kind = road.price(route), road.kind
            fits = caravan(table, seat, route.id)
            costs = price(road, route, speech) if fits else speech.say("way-pay", kind=kind, cards=cards)
        else:
            cards, kind = route.rafts_from(seat.town), "raft"
            costs = speech.say("price-water", cards=cards)
        # Where two ways lead to one town, each is called by its own name, with its terrain.
        label = speech.name(route.id if draft.town else to)
        found.append(Choice(Step(route.id), label, costs, GLYPHS[kind], count=cards))
    return tuple(found)


def price(road: Road, route: Route, speech: Speech) -> str:
    """The price of a road in words: the normal one and that of a caravan."""
    return speech.say("price-road", kind=road.kind, cards=road.price(route), caravan=road.caravan)
