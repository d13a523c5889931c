"""The automatic player of level "wanders": it takes any legal command, at random."""

from __future__ import annotations

from random import Random

from companion.automa.elfenland import common_moves
from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.commands_and_events import Command, Discard, EndMove, Obstruct, Pass

LAYS, OBSTRUCTS, STAYS = 0.7, 0.1, 0.2
"""The probabilities of placing a counter, of placing the obstacle, and of ending the move."""


def draw(seen: Seen, random: Random) -> Command:
    """The command to draw a counter chosen at random."""
    return random.choice(common_moves.draws(seen))


def plan(seen: Seen, random: Random) -> Command:
    """The command to place a random counter on a random road that allows it, now and then the obstacle, or to pass."""
    chance = random.random()
    if chance < OBSTRUCTS and seen.seat.obstacle:
        lying = [route for route, road in seen.table.roads.items() if not road.obstacle]
        if lying:
            return Obstruct(seen.id, random.choice(lying))
    routes = seen.table.board.routes
    placings = [(kind, route) for kind in seen.counters() for route in seen.bare() if kind in routes[route].costs]
    if placings and chance < OBSTRUCTS + LAYS:
        return common_moves.place(seen, *random.choice(placings))
    return Pass(seen.id)


def move(seen: Seen, random: Random) -> Command:
    """The command for a random step that the hand can pay, or for the end of the move."""
    steps = tuple(common_moves.steps(seen, random))
    return random.choice(steps) if steps and random.random() > STAYS else EndMove(seen.id)


def discard(seen: Seen, random: Random) -> Command:
    """The command to discard cards beyond the hand limit, chosen at random."""
    return Discard(seen.id, common_moves.thrown(seen.hand, seen.seat.surplus, random))


def keep(seen: Seen, random: Random) -> Command:
    """The command to keep a counter chosen at random."""
    return random.choice(common_moves.keeps(seen))
