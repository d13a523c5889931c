"""The best way of a boot over the counters on the roads: the most new town pieces, then the fewest cards; exact."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import itemgetter

from msgspec import Struct

from engine.elfenland.board import Board
from engine.elfenland.commands_and_events import Cards, Travel
from engine.elfenland.pieces import KINDS
from engine.elfenland.state import Road, Table
from engine.holding import Counts

BITS = 4
"""Bits for the number of cards of one kind: no hand holds 16 of any."""
FIELD = (1 << BITS) - 1
SHIFT: Mapping[str, int] = {kind: BITS * at for at, kind in enumerate(KINDS)}
"""Where in a packed hand the cards of a kind are counted."""
RAFT = SHIFT["raft"]
PIECE = 1 << BITS
"""What a town piece is worth in cards: more than any hand holds, so that pieces come first."""

Move = tuple[int, int, int, int, int, str]
"""One step as the search sees it: town index, its bit, shift of the kind, price, caravan (0: none), route id."""
Moves = list[list[Move]]
"""By town index, every step from there."""
Steps = list[tuple[Move, bool]]
"""Steps in order, each with whether a caravan pays it."""


class Step(Struct, frozen=True):
    """One step of a way: the route, the cards that pay for it, by kind, and whether they do so as a caravan."""

    route: str
    cards: Cards
    caravan: bool = False


class Way(Struct, frozen=True):
    """A way of the boot: how many new town pieces it collects, how many cards it spends, and its steps in order."""

    pieces: int
    cards: int
    steps: tuple[Step, ...]

    def commands(self, seat: str) -> tuple[Travel, ...]:
        """The steps as commands of this seat, in order."""
        return tuple(Travel(seat, step.route, dict(step.cards), step.caravan) for step in self.steps)


def best_way(table: Table, seat: str, hand: Counts) -> Way:
    """The best way of this seat from its boot's town with exactly this hand: the way that collects the most new pieces,
    and among such ways the one that spends the fewest cards (EL-MOVE, EL-CARAVAN)."""
    network, who = Network(table.board), table.seat(seat)
    unable = table.options["caravan"] == "only_if_unable"
    left, held = network.left(who.collected), pack(hand)
    steps = search(network.moves(table.roads), network.index[who.town], left, held, unable)
    return network.way(steps, left, held, unable)


class Network:
    """The printed board as numbers: each town has an index and a bit, so that a set of towns is one integer."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.towns = tuple(board.towns)
        self.index = {town: at for at, town in enumerate(self.towns)}
        self.pieces = sum(1 << at for at, town in enumerate(board.towns.values()) if town.has_piece)
        self._ends = {route.id: (self.index[route.a], self.index[route.b]) for route in board.routes.values()}
        water: Moves = [[] for _ in self.towns]
        for route in board.routes.values():
            if route.water:
                for town, to in (route.a, route.b), (route.b, route.a):
                    at = self.index[to]
                    water[self.index[town]].append((at, 1 << at, RAFT, route.rafts_from(town), 0, route.id))
        self._water = water

    def left(self, collected: Iterable[str]) -> int:
        """The towns whose piece is not collected, as a bit set."""
        index, left = self.index, self.pieces
        for town in collected:
            left &= ~(1 << index[town])
        return left

    def moves(self, roads: Mapping[str, Road]) -> Moves:
        """Every step of a boot from every town that the counters on the roads, or rafts on water, allow."""
        moves = [list(each) for each in self._water]
        for route, road in roads.items():
            self.add(moves, route, road)
        return moves

    def add(self, moves: Moves, route: str, road: Road) -> None:
        """Add to `moves` the steps over one more road that has a counter."""
        a, b = self._ends[route]
        shift, price = SHIFT[road.kind], road.price(self.board.routes[route])
        moves[a].append((b, 1 << b, shift, price, road.caravan, route))
        moves[b].append((a, 1 << a, shift, price, road.caravan, route))

    def way(self, steps: Steps, left: int, hand: int, unable: bool) -> Way:
        """The way of these steps with the cards that pay for each.

        `left` are the towns that have a piece before the first step (a bit set); `hand` are the cards, packed into one
        number by `pack`; `unable`: a caravan is allowed only where the normal price cannot be paid.
        """
        payments = paid(steps, hand, unable)
        cards = sum(sum(each.values()) for each in payments)
        named = (Step(move[5], each, caravan) for (move, caravan), each in zip(steps, payments, strict=True))
        return Way(collected(steps, left), cards, tuple(named))


def collected(steps: Steps, left: int) -> int:
    """The number of the remaining pieces (`left`, a bit set of towns) that these steps collect."""
    towns = 0
    for (_, bit, *_), _ in steps:
        towns |= bit
    return (towns & left).bit_count()


def reached(moves: Moves, town: int) -> int:
    """The towns that the boot could reach from `town` if cards were no limit, as a bit set."""
    towns, frontier = 1 << town, [town]
    for here in frontier:
        for to, bit, *_ in moves[here]:
            if not towns & bit:
                towns |= bit
                frontier.append(to)
    return towns


def pack(hand: Counts) -> int:
    """A hand as one integer, in which each kind of card has four bits for its number, in the order of `KINDS`.

    >>> pack({"pig": 2, "elfcycle": 1})
    18
    """
    return sum(count << SHIFT[kind] for kind, count in hand.items())


def unpack(hand: int) -> Cards:
    """A packed hand by kind.

    >>> unpack(18)
    {'pig': 2, 'elfcycle': 1}
    """
    return {kind: hand >> SHIFT[kind] & FIELD for kind in KINDS if hand >> SHIFT[kind] & FIELD}


def size(hand: int) -> int:
    """The number of cards in a hand packed into one integer."""
    total = 0
    while hand:
        total += hand & FIELD
        hand >>= BITS
    return total


def paid(steps: Steps, hand: int, unable: bool) -> list[Cards]:
    """The cards that pay for each step. A normal step takes cards of its kind, a caravan takes cards that no other step
    needs.

    `unable`: a caravan is allowed only where the hand cannot pay the normal price. Where it could, the caravans before
    that step are paid with so many cards of the step's kind that too few are left for the price.
    """
    payments: list[Cards] = []
    owing: list[Cards] = []
    owed: list[int] = []

    def settle(shift: int, count: int) -> None:
        nonlocal hand
        hand -= count << shift
        while count:
            part = min(count, owed[0])
            kind = KINDS[shift // BITS]
            owing[0][kind] = owing[0].get(kind, 0) + part
            owed[0] -= part
            count -= part
            if not owed[0]:
                del owing[0], owed[0]

    for (_, _, shift, price, caravan, _), by_caravan in steps:
        cards: Cards = {}
        payments.append(cards)
        held = hand >> shift & FIELD
        if not by_caravan:
            hand -= price << shift
            cards[KINDS[shift // BITS]] = price
            continue
        if unable and held >= price:
            settle(shift, held - price + 1)
        owing.append(cards)
        owed.append(caravan)
    for shift in SHIFT.values():
        settle(shift, min(hand >> shift & FIELD, sum(owed)))
    return payments


def search(moves: Moves, town: int, left: int, hand: int, unable: bool, enough: int | None = None) -> Steps:
    """The steps of a best way from `town`: the way that collects the most pieces, then spends the fewest cards. `left`
    are the towns that still have a piece (a bit set), `hand` is packed into one integer. With `enough`, any way that
    collects that many pieces will do. `unable`: a caravan is allowed only where the hand cannot pay the normal price
    (B10).

    The search goes depth first with a bound. It does not choose the cards for a caravan, but only counts them: a
    caravan for three cards adds 3 to a debt, to be paid at the end with cards that no other step needs. The exception:
    if `unable`, and the hand could pay the normal price where a later caravan goes, earlier caravans take cards of that
    kind until it cannot. So no choice of cards is ever tried out, and the search stays exact: its state is the town,
    the hand, the debt and the pieces left, and these determine the cards spent and the pieces collected so far."""
    goal = 1 << 30 if enough is None else PIECE * enough - FIELD
    bound = _Bound(moves)
    best, best_steps = 0, []
    seen: set[int] = set()
    steps: Steps = []

    def go(town: int, left: int, hand: int, free: int, debt: int, value: int) -> None:
        nonlocal best, best_steps
        further = []
        for move in moves[town]:
            to, bit, shift, price, caravan, _ = move
            held = hand >> shift & FIELD
            gain = PIECE if bit & left else 0
            if held >= price <= free:
                paying = hand - (price << shift)
                further.append((gain - price, to, left & ~bit, paying, free - price, debt, (move, False)))
            if caravan and caravan <= free:
                over = held - price + 1 if unable and held >= price else 0
                if over <= debt:
                    owed, keeping = debt - over + caravan, hand - (over << shift)
                    further.append((gain - caravan, to, left & ~bit, keeping, free - caravan, owed, (move, True)))
        if len(further) > 1:
            further.sort(key=_change, reverse=True)
        for change, to, rest, cards, still, owed, step in further:
            now = value + change
            if now <= best:
                ahead = min((bound[cards] - owed) // 3, still, rest.bit_count())
                if now + ahead * (PIECE - 1) <= best:
                    continue
            moment = ((to << 21 | rest) << 4 | owed) << 28 | cards
            if moment in seen:
                continue
            seen.add(moment)
            steps.append(step)
            if now > best:
                best, best_steps = now, steps.copy()
            if still and best < goal:
                go(to, rest, cards, still, owed, now)
            if best >= goal:
                return
            steps.pop()

    go(town, left, hand, size(hand), 0, 0)
    return best_steps


_change = itemgetter(0)


class _Bound(dict[int, int]):
    """The most steps that a hand can pay for, by packed hand, in thirds of a step; computed when first asked for.

    In thirds, because a caravan takes three cards of any kind, so that each card pays at least a third of a step.
    """

    def __init__(self, moves: Moves) -> None:
        least: dict[int, int] = {}
        for each in moves:
            for _, _, shift, price, _, _ in each:
                least[shift] = min(price, least.get(shift, price))
        self._least = least

    def __missing__(self, hand: int) -> int:
        most = size(hand)
        for shift, price in self._least.items():
            most += (3 - price) * ((hand >> shift & FIELD) // price)
        self[hand] = most
        return most
