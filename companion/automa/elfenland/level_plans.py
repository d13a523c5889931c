"""The automatic player of level "plans": it plans all its counters together, and hinders others with spare ones."""

from __future__ import annotations

from random import Random

from companion.automa.elfenland import beam_search, common_moves, hand_guesses
from companion.automa.elfenland.seat_knowledge import Seen
from companion.automa.elfenland.travel_search import way
from engine.elfenland.commands_and_events import Command, Discard, Keep, Obstruct, Pass
from engine.elfenland.pieces import COUNTERS, COUNTERS_OF_A_KIND, KINDS
from engine.elfenland.routes import BITS, SHIFT, Moves, collected, pack, search
from engine.elfenland.state import Road
from engine.holding import without_none

WIDTH = 10
"""The width of the beam search where a decision depends on it."""
NARROW = 5
"""The width of the beam search where many plans are compared."""
GUESSES = 4
"""The number of hands guessed for each other seat before the obstacle is placed."""
WORTH_IT = {1: 1500, 2: 1200, 3: 900, 4: 200}
"""By round, the least loss of all other seats together for which the obstacle is placed, in thousandths of a piece."""


def purse(seen: Seen) -> beam_search.Purse:
    """The seat's means for planning (boot, hand, counters), as the beam search takes them."""
    kept = 350 if seen.table.options["deal"] == "eight_more" else 15
    return beam_search.Purse(seen.town, seen.left, seen.packed, pack(seen.supply()), seen.unable, together(seen), kept)


def together(seen: Seen) -> beam_search.Ahead | None:
    """The function that values a position at the end of the move for later rounds: remaining towns should be close
    together. None in the last round.
    """
    apart = seen.atlas.apart
    return None if seen.last else lambda town, left: -beam_search.APART * apart(town, left)


def draw(seen: Seen, random: Random, means: beam_search.Purse | None = None) -> Command:
    """The command to draw the counter with which the seat's best plan has the highest value; `means` are the seat's own
    as another level counts them.

    A draw from the face-down pile counts as the average of the kinds that may be in it.
    """
    table, atlas, own = seen.table, seen.atlas, means or purse(seen)

    def worth(kind: str) -> int:
        return beam_search.plan(
            atlas, table.roads, own._replace(counters=own.counters + (1 << SHIFT[kind])), NARROW
        ).value

    by_kind = {kind: worth(kind) for kind in COUNTERS}
    left = {kind: max(0, COUNTERS_OF_A_KIND - table.counters_known(kind)) for kind in COUNTERS}
    pile = sum(by_kind[kind] * count for kind, count in left.items()) / max(1, sum(left.values()))
    choices = {each: by_kind[each.kind] if each.kind else pile for each in common_moves.draws(seen)}
    most = max(choices.values())
    return next(each for each, value in choices.items() if value == most)


def plan(seen: Seen, random: Random) -> Command:
    """The command to place the most urgent counter of the seat's plan; if the plan needs none, to hinder others, or to
    pass.
    """
    own = purse(seen)
    mine = beam_search.plan(seen.atlas, seen.table.roads, own, WIDTH)
    if mine.placings:
        road, shift = most_urgent(seen, own, mine)
        return common_moves.place(seen, KINDS[shift // BITS], seen.atlas.roads[road])
    # Hinder others by the obstacle, or by a spare counter on a road that they need, unless it gains too little.
    found = _obstacle(seen, random) if seen.seat.obstacle else None
    spare = sum(seen.supply().values()) - (0 if seen.last else 1)
    if found is None and spare > 0:
        found = _in_the_way(seen, random)
    return found or Pass(seen.id)


def most_urgent(seen: Seen, own: beam_search.Purse, mine: beam_search.Plan) -> tuple[int, int]:
    """The counter of the plan `mine` to place first, as (road number, bit shift of the kind): the counter whose road it
    would cost most to lose to another seat. The cost is the value of `mine` minus that of the best plan without the
    road. `own` is what the seat can plan with: its boot's town, its cards and its counters.
    """
    if len(mine.placings) == 1:
        return mine.placings[0]
    without = {
        each: beam_search.plan(seen.atlas, seen.table.roads, own, NARROW, shut=1 << each[0]).value
        for each in mine.placings
    }
    return min(mine.placings, key=lambda each: without[each])


def _obstacle(seen: Seen, random: Random) -> Command | None:
    """The command to place the obstacle where others lose more than `WORTH_IT` and the seat itself nothing; None if
    nowhere.
    """
    atlas, table, unable = seen.atlas, seen.table, seen.unable
    network = atlas.network
    guesses = [hand_guesses.hands(seen, random) for _ in range(GUESSES)]
    others = {seat.id: (network.index[seat.town], network.left(seat.collected)) for seat in table.present}
    others.pop(seen.id)

    def pieces(moves: Moves, town: int, left: int, hand: int) -> int:
        return collected(search(moves, town, left, hand, unable), left)

    def total(moves: Moves) -> int:
        return sum(pieces(moves, *others[seat], hand) for hands in guesses for seat, hand in hands.items())

    moves = network.moves(table.roads)
    own, theirs = pieces(moves, seen.town, seen.left, seen.packed), total(moves)
    best, best_loss = None, WORTH_IT[table.round]
    for route, road in table.roads.items():
        if road.obstacle:
            continue
        moves = network.moves({**table.roads, route: Road(road.kind, True)})
        lost = own - pieces(moves, seen.town, seen.left, seen.packed)
        if lost:
            continue
        loss = 1000 * (theirs - total(moves)) // GUESSES
        if loss > best_loss:
            best, best_loss = route, loss
    return Obstruct(seen.id, best) if best else None


def _in_the_way(seen: Seen, random: Random) -> Command | None:
    """The command to place a spare counter on the empty road that the other seats seem to need most often, of a kind
    that makes travel there as expensive as possible; None if there is no such counter or road.
    """
    atlas, table = seen.atlas, seen.table
    wanted: dict[int, int] = {}
    for _ in range(GUESSES // 2):
        for seat, hand in hand_guesses.hands(seen, random).items():
            other = table.seat(seat)
            counters = dict(other.open.known)
            if not counters:
                continue
            there = atlas.network.index[other.town], atlas.network.left(other.collected)
            theirs = beam_search.Purse(*there, hand, pack(counters), seen.unable, together(seen))
            for road, _ in beam_search.plan(atlas, table.roads, theirs, NARROW).placings:
                wanted[road] = wanted.get(road, 0) + 1
    routes = table.board.routes
    choices = [
        (times, routes[atlas.roads[road]].costs[kind], kind, atlas.roads[road])
        for road, times in wanted.items()
        for kind in seen.supply()
        if kind in routes[atlas.roads[road]].costs and seen.hand.get(kind, 0) < 3
    ]
    if not choices:
        return None
    _, _, kind, route = max(choices)
    return common_moves.place(seen, kind, route)


def move(seen: Seen, random: Random, means: beam_search.Purse | None = None) -> Command:
    """The command for the first step of the way that collects most and leaves the boot well placed for later rounds;
    `means` are the seat's own as another level counts them."""
    steps = way(seen.atlas.network.moves(seen.table.roads), means or purse(seen))
    return common_moves.along(seen, seen.atlas.network.way(steps, seen.left, seen.packed, seen.unable))


def discard(seen: Seen, random: Random) -> Command:
    """The command to discard the cards beyond the hand limit, those that help least towards the remaining towns.
    Several cards of one kind count more together."""
    hand, away = dict(seen.hand), dict.fromkeys(KINDS, 0)
    fits = fitting(seen)
    own = seen.supply()
    for _ in range(seen.seat.surplus):
        kind = min(
            (kind for kind in KINDS if hand.get(kind)),
            key=lambda each: fits[each] * (1 + 0.15 * min(2, hand[each])) * (1.25 if each in own else 1),
        )
        hand[kind] -= 1
        away[kind] += 1
    return Discard(seen.id, without_none(away))


def fitting(seen: Seen) -> dict[str, float]:
    """By kind of card, how well it suits the roads around the boot and towards the remaining towns; higher is
    better.
    """
    atlas, left = seen.atlas, seen.left
    index = atlas.network.index
    fits: dict[str, float] = dict.fromkeys(KINDS, 0.1)
    for route in seen.table.board.routes.values():
        a, b = index[route.a], index[route.b]
        near = min(atlas.distance[seen.town][a], atlas.distance[seen.town][b])
        weight = (((1 << a & left) > 0) + ((1 << b & left) > 0)) / (1 + near)
        if route.water:
            fits["raft"] += weight * (0.75 if route.terrain == "river" else 0.5)
        for kind, price in route.costs.items():
            fits[kind] += weight * (1 if price == 1 else 0.4) * 0.7
    return fits


def keep(seen: Seen, random: Random) -> Command:
    """The command to keep the counter that suits the seat's cards and the roads towards its remaining towns best."""
    fits = fitting(seen)

    def worth(each: Keep) -> float:
        kind = common_moves.hidden_kept(seen) if each.kind == "hidden" else str(each.kind)
        return fits[kind] * (1 + seen.hand.get(kind, 0))

    return max(common_moves.keeps(seen), key=worth)
