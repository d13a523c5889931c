"""Random guesses of the other players' hands, from the cards not yet seen and the counters that they placed."""

from __future__ import annotations

from random import Random

from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.pieces import CARDS_OF_A_KIND, KINDS
from engine.elfenland.routes import SHIFT

Hands = dict[str, int]
"""By seat, a hand packed into one integer."""


def hands(seen: Seen, random: Random, tries: int = 1) -> Hands:
    """One possible hand for each other player, dealt at random from the cards whose place the seat does not know.

    With `tries` above 1, the one of this number of deals that best explains the counters they placed. If the recorded
    game contradicts itself and too few cards remain, the last hands are smaller.
    """
    table = seen.table
    held = {kind: table.shown.get(kind, 0) + seen.hand.get(kind, 0) for kind in KINDS}
    others = [seat for seat in table.present if seat.id != seen.id]
    for seat in others:
        for kind, count in seat.hand.known.items():
            held[kind] += count
    pool = [SHIFT[kind] for kind in KINDS for _ in range(CARDS_OF_A_KIND[kind] - held[kind])]
    drawn: Hands = {}
    for seat in others:
        best, best_fit = pool, -1
        for _ in range(tries):
            random.shuffle(pool)
            fit = _fit(seen, seat.id, pool[: seat.hand.unknown]) if tries > 1 else 0
            if fit > best_fit:
                best, best_fit = pool.copy() if tries > 1 else pool, fit
        pool = best
        hand = sum(1 << shift for shift in pool[: seat.hand.unknown])
        drawn[seat.id] = hand + sum(count << SHIFT[kind] for kind, count in seat.hand.known.items())
        pool = pool[seat.hand.unknown :]
    return drawn


def _fit(seen: Seen, seat: str, cards: list[int]) -> int:
    """The number of roads on which this seat placed counters that the guessed cards (bit shifts of kinds) could pay
    for.
    """
    routes, rest, fit = seen.table.board.routes, cards.copy(), 0
    for kind, route in seen.laid.get(seat, ()):
        need = routes[route].costs[kind]
        if rest.count(SHIFT[kind]) >= need:
            fit += 1
            for _ in range(need):
                rest.remove(SHIFT[kind])
    return fit
