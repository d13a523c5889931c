"""The number of town pieces that a seat could certainly have collected in a move, with whichever hand it had."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.elfenland.past_moves import Moved, moves
from engine.elfenland.pieces import KINDS
from engine.elfenland.routes import FIELD, SHIFT, Moves, Network, Steps, Way, collected, pack, reached, search, unpack
from engine.elfenland.state import Match
from engine.holding import Counts


class Possible(Struct, frozen=True):
    """A finished move and what was certainly possible in it: at least `pieces` town pieces, where the seat collected
    `visited`.

    `exact`: no card of the hand is unknown, so that more was not possible either. `hand` is the one of all possible
    hands that can collect fewest, `way` a best way for it; `known` are the cards that were in the hand for certain.
    `moment` is the number of the entry after which the move began.
    """

    seat: str
    round: int
    visited: int
    pieces: int
    exact: bool
    way: Way
    moment: int
    hand: Counts
    known: Counts


def could_have(match: Match) -> tuple[Possible, ...]:
    """What was certainly possible in each finished move of a match, in order, over the counters that lay when it began.

    It uses everything that this match knows: pass `engine.match.public(match)` for what everybody may see.
    """
    network = Network(match.state.board)
    return tuple(possible(network, move) for move in moves(match))


def with_hand(match: Match, seat: str, moment: int, hand: Counts) -> Possible | None:
    """What was possible in the finished move of this seat that began after entry `moment`, with exactly this hand; None
    if the hand does not fit what is known of it, or if there is no such move."""
    for move in moves(match):
        if (move.seat, move.moment) == (seat, moment):
            counts = {kind: hand.get(kind, 0) for kind in KINDS}
            fits = all(move.least[kind] <= counts[kind] <= move.most[kind] for kind in KINDS)
            if fits and sum(counts.values()) == move.table.seat(seat).hand.size:
                return possible(Network(match.state.board), replace(move, least=counts, most=counts))
    return None


def possible(network: Network, move: Moved) -> Possible:
    """The best result that was certainly possible in this finished move, whichever cards were in the seat's hand."""
    table, seat = move.table, move.table.seat(move.seat)
    lying, town, left = network.moves(table.roads), network.index[seat.town], network.left(seat.collected)
    unable = table.options["caravan"] == "only_if_unable"
    unknown = seat.hand.size - sum(move.least.values())
    least = pack(move.least)
    room: dict[str, int] = {kind: move.most[kind] - move.least.get(kind, 0) for kind in KINDS}
    floor = max(move.visited, _certain(lying, town, left, least, unable))
    fewest, fewest_hand = 1 + left.bit_count(), -1
    ways: list[Steps] = []
    for more in _hands(_groups(lying, town, room), unknown):
        hand = least + more
        cards = seat.hand.size
        for at, steps in enumerate(ways):
            if _leads(steps, hand, cards, unable):
                ways.insert(0, ways.pop(at))
                break
        else:
            steps = search(lying, town, left, hand, unable, enough=fewest)
            pieces = collected(steps, left)
            if pieces >= fewest:
                ways.insert(0, steps)
                del ways[WAYS:]
                continue
            # Each way that was found brings more than this, so it may still serve for the hands to come.
            fewest, fewest_hand = pieces, hand
            if fewest <= floor:
                break
    if fewest_hand < 0:
        # What the table let stand cannot be made to agree with any hand.
        return _travelled(move, least)
    way = network.way(search(lying, town, left, fewest_hand, unable), left, fewest_hand, unable)
    if way.pieces < move.visited:
        return _travelled(move, fewest_hand)
    worst, known = unpack(fewest_hand), unpack(least)
    return Possible(move.seat, table.round, move.visited, way.pieces, not unknown, way, move.moment, worst, known)


def _travelled(move: Moved, hand: int) -> Possible:
    """The result for a move in which the seat could not certainly have collected more pieces than it did. It holds the
    way that the seat travelled and the number of pieces that it collected, as not `exact`. `hand` is one of the packed
    hands that the seat may have had."""
    seat, round, visited, known = move.seat, move.table.round, move.visited, unpack(pack(move.least))
    return Possible(seat, round, visited, visited, False, move.way, move.moment, unpack(hand), known)


WAYS = 12
"""Ways kept in mind that one hand could take, to be tried by the next hand before any search."""


def _leads(steps: Steps, hand: int, free: int, unable: bool) -> bool:
    """Whether `hand` (a packed hand, as from `pack`), which has `free` cards in all, can pay for these steps in order:
    each step at its normal price if the hand has those cards, else as a caravan.

    `unable`: a caravan is allowed only where the hand lacks cards of the step's kind for the normal price.
    """
    for (_, _, shift, price, caravan, _), _ in steps:
        held = hand >> shift & FIELD
        if held >= price <= free:
            hand -= price << shift
            free -= price
        elif caravan and caravan <= free and (held < price or not unable):
            free -= caravan
        else:
            return False
    return True


def _certain(lying: Moves, town: int, left: int, least: int, unable: bool) -> int:
    """The number of town pieces that the known cards alone are sure to collect, whatever the unknown cards are.

    `lying` are all possible steps, `town` is where the boot begins, `left` a bit set of the towns that still have a
    piece, `least` the known cards as a packed hand. `unable`: a caravan is allowed only where the normal price cannot
    be paid; as an unknown card could make it payable, caravans are left out then.
    """
    if unable:
        lying = [[(*move[:4], 0, move[5]) for move in each] for each in lying]
    return collected(search(lying, town, left, least, unable), left)


_Group = Sequence[tuple[int, int]]
"""Kinds of transport that need not be told apart: for each its `SHIFT`, and how many unknown cards it can have."""


def _groups(lying: Moves, town: int, room: Mapping[str, int]) -> tuple[_Group, ...]:
    """The kinds of transport in groups: all kinds that no road reachable from `town` takes form one group, as it does
    not matter which of them a card is; each other kind is a group of its own. `room` is the number of unknown cards
    that can be of a kind."""
    towns = reached(lying, town)
    used = {move[2] for at, moves in enumerate(lying) if towns >> at & 1 for move in moves}
    idle = tuple((SHIFT[kind], room[kind]) for kind in KINDS if SHIFT[kind] not in used)
    return (idle, *(((SHIFT[kind], room[kind]),) for kind in KINDS if SHIFT[kind] in used))


def _hands(groups: Sequence[_Group], cards: int) -> Iterator[int]:
    """Every packed hand of this number of cards from these groups, beginning with those that have most cards of the
    first group."""
    if not groups:
        if not cards:
            yield 0
        return
    group, *rest = groups
    for count in range(min(cards, sum(max(0, room) for _, room in group)), -1, -1):
        part, still = 0, count
        for shift, room in group:
            taken = min(still, max(0, room))
            part += taken << shift
            still -= taken
        for more in _hands(rest, cards - count):
            yield part + more
