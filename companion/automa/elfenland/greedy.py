"""The greedy level: each counter where its own best way grows most at once, and the best way there is."""

from __future__ import annotations

from random import Random

from companion.automa.elfenland import acts
from companion.automa.elfenland.seen import Seen
from companion.automa.elfenland.wanders import draw_hidden
from engine.elfenland.pieces import KINDS
from engine.elfenland.routes import FIELD, PIECE, SHIFT, Moves, Steps, search
from engine.elfenland.state import Road
from engine.elfenland.words import Cards, Command, Discard, Pass

__all__ = ["discard", "draw", "draw_hidden", "keep", "move", "plan"]


def draw(seen: Seen, random: Random) -> Command:
    """The displayed kind of which most cards are in the hand; face down where that is none."""
    choices = acts.draws(seen)
    most = max(seen.hand.get(each.kind or "", 0) for each in choices)
    best = [each for each in choices if seen.hand.get(each.kind or "", 0) == most]
    return random.choice(best) if most else choices[-1]


def plan(seen: Seen, random: Random) -> Command:
    """The counter and road by which its own best way collects most more pieces; else nothing."""
    tag_input = growth(seen)
    if not tag_input:
        return Pass(seen.id)
    most = max(tag_input.values())
    kind, route = random.choice([each for each, grown in tag_input.items() if grown == most])
    return acts.place(seen, kind, route)


def growth(seen: Seen) -> dict[tuple[str, str], int]:
    """By kind and route, what the best way is worth if that is laid, wherever it then collects more pieces."""
    atlas, table = seen.atlas, seen.table
    town, left, hand, unable = seen.town, seen.left, seen.packed, seen.unable
    moves = atlas.network.moves(table.roads)
    now = pieces(worth(search(moves, town, left, hand, unable), left))
    near = reached(moves, town)
    grown = {}
    for kind, _ in seen.counters():
        for route in seen.bare():
            price = table.board.routes[route].costs.get(kind)
            a, b = atlas.ends[atlas.number[route]]
            if price is not None and hand >> SHIFT[kind] & FIELD >= price and near & (1 << a | 1 << b):
                before = moves[a], moves[b]
                moves[a], moves[b] = [*before[0]], [*before[1]]
                atlas.network.add(moves, route, Road(kind))
                value = worth(search(moves, town, left, hand, unable), left)
                moves[a], moves[b] = before
                if pieces(value) > now:
                    grown[kind, route] = value
    return grown


def worth(steps: Steps, left: int) -> int:
    """Pieces, then cards not spent."""
    value = 0
    for (_, bit, _, price, caravan, _), by_caravan in steps:
        value += (PIECE if bit & left else 0) - (caravan if by_caravan else price)
        left &= ~bit
    return value


def pieces(worth: int) -> int:
    """The pieces in what a way is worth."""
    return (worth + PIECE - 1) // PIECE


def reached(moves: Moves, town: int) -> int:
    """Every town that enough cards would lead to, as a bit set."""
    towns, frontier = 1 << town, [town]
    for here in frontier:
        for to, bit, *_ in moves[here]:
            if not towns & bit:
                towns |= bit
                frontier.append(to)
    return towns


def way(seen: Seen, moves: Moves | None = None) -> Steps:
    """The steps of the best way as the roads lie."""
    moves = moves or seen.atlas.network.moves(seen.table.roads)
    return search(moves, seen.town, seen.left, seen.packed, seen.unable)


def move(seen: Seen, random: Random) -> Command:
    """The first step of the best way."""
    return acts.along(seen, seen.atlas.network.way(way(seen), seen.left, seen.packed, seen.unable))


def discard(seen: Seen, random: Random) -> Command:
    """The cards of which there are fewest of their kind."""
    return Discard(seen.id, fewest(seen.hand, seen.seat.surplus))


def fewest(hand: dict[str, int], count: int) -> Cards:
    """So many cards, kinds of which there are few first."""
    cards = [kind for kind in sorted(KINDS, key=lambda each: hand.get(each, 0)) for _ in range(hand.get(kind, 0))]
    return {kind: cards[:count].count(kind) for kind in KINDS if kind in cards[:count]}


def keep(seen: Seen, random: Random) -> Command:
    """The kind of which most cards are in the hand."""
    kinds = {each: acts.hidden_kept(seen) if each.kind == "hidden" else each.kind for each in acts.keeps(seen)}
    most = max(seen.hand.get(kind or "", 0) for kind in kinds.values())
    return random.choice([each for each, kind in kinds.items() if seen.hand.get(kind or "", 0) == most])
