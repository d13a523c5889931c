"""The automatic player of level "greedy": it places each counter where its own best way gains most."""

from __future__ import annotations

from random import Random

from companion.automa.elfenland import common_moves
from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.commands_and_events import Command, Discard, Pass
from engine.elfenland.pieces import KINDS
from engine.elfenland.routes import FIELD, PIECE, SHIFT, Steps, collected, reached, search
from engine.elfenland.state import Road


def draw(seen: Seen, random: Random) -> Command:
    """The command to draw the displayed counter for which the seat holds most cards, or from the pile if it has none
    for any.
    """
    choices = common_moves.draws(seen)
    most = max(seen.hand.get(each.kind or "", 0) for each in choices)
    best = [each for each in choices if seen.hand.get(each.kind or "", 0) == most]
    return random.choice(best) if most else choices[-1]


def plan(seen: Seen, random: Random) -> Command:
    """The command to place the counter with which the seat's best way collects most additional town pieces; Pass if
    none does.
    """
    placings = growth(seen)
    if not placings:
        return Pass(seen.id)
    most = max(placings.values())
    kind, route = random.choice([each for each, grown in placings.items() if grown == most])
    return common_moves.place(seen, kind, route)


def growth(seen: Seen) -> dict[tuple[str, str], int]:
    """For each counter that would let the seat collect more town pieces, as (kind, route id): the value of the best way
    with it.
    """
    atlas, table = seen.atlas, seen.table
    town, left, hand, unable = seen.town, seen.left, seen.packed, seen.unable
    moves = atlas.network.moves(table.roads)
    now = collected(search(moves, town, left, hand, unable), left)
    near = reached(moves, town)
    grown = {}
    for kind in seen.counters():
        for route in seen.bare():
            price = table.board.routes[route].costs.get(kind)
            a, b = atlas.ends[atlas.number[route]]
            if price is not None and hand >> SHIFT[kind] & FIELD >= price and near & (1 << a | 1 << b):
                before = moves[a], moves[b]
                moves[a], moves[b] = [*before[0]], [*before[1]]
                atlas.network.add(moves, route, Road(kind))
                steps = search(moves, town, left, hand, unable)
                moves[a], moves[b] = before
                if collected(steps, left) > now:
                    grown[kind, route] = worth(steps, left)
    return grown


def worth(steps: Steps, left: int) -> int:
    """The value of a way of the boot: `PIECE` for each town piece collected, less the cards spent.

    `left` is the bit set of the towns whose pieces are still to be collected.
    """
    cards = sum(caravan if by_caravan else price for (_, _, _, price, caravan, _), by_caravan in steps)
    return PIECE * collected(steps, left) - cards


def move(seen: Seen, random: Random) -> Command:
    """The command for the first step of the seat's best way."""
    network, left, hand = seen.atlas.network, seen.left, seen.packed
    steps = search(network.moves(seen.table.roads), seen.town, left, hand, seen.unable)
    return common_moves.along(seen, network.way(steps, left, hand, seen.unable))


def discard(seen: Seen, random: Random) -> Command:
    """The command to discard the cards beyond the hand limit, from the kinds of which the seat holds fewest."""
    kinds = sorted(KINDS, key=lambda kind: seen.hand.get(kind, 0))
    cards = [kind for kind in kinds for _ in range(seen.hand.get(kind, 0))][: seen.seat.surplus]
    return Discard(seen.id, {kind: cards.count(kind) for kind in KINDS if kind in cards})


def keep(seen: Seen, random: Random) -> Command:
    """The command to keep the counter for whose kind the seat holds most cards."""
    kinds = {
        each: common_moves.hidden_kept(seen) if each.kind == "hidden" else each.kind
        for each in common_moves.keeps(seen)
    }
    most = max(seen.hand.get(kind or "", 0) for kind in kinds.values())
    return random.choice([each for each, kind in kinds.items() if seen.hand.get(kind or "", 0) == most])
