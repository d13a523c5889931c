"""The most points that a seat can have when facts about its gifts are unknown, and the places that are certain.

A gift can be *uncounted*: the deck does not list it, or says nothing of its sets, its ribbon or its elf. What the deck
says is the least that a seat has (`scoring.tallied`), because no further fact lowers a best count. The most is exact:

- each ribbon that is unknown may be of the colour chosen, and each elf that is unknown may be pictured: a point each;
- a gift whose sets are unknown may be in any ordinary set, also one that no card has named yet, so it is placed where
  it gives most. A gift that the deck does not list may also belong to a special set, if the deck does not list two
  gifts of it already;
- an unseen gift of an entered position may be any gift, also one that the deck lists.

The least of one seat and the most of another do not exclude each other. So a place is the same whatever the uncounted
gifts are, if and only if these bounds prove it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from engine.masterelf.best_collections import ROOM, best_sorting, worth
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import SPECIAL_SETS, UNSEEN
from engine.masterelf.scoring import colour_points, tallied, tally, tally_of
from engine.masterelf.state import Seat, Table


class Bounds(Struct, frozen=True):
    """The least and the most points that a seat can have, whatever its uncounted gifts are; equal if all are known."""

    least: int
    most: int

    @property
    def exact(self) -> bool:
        """Whether the points are known."""
        return self.least == self.most


def bounds(deck: Deck, seat: Seat) -> Bounds:
    """The least and the most points of this seat. A seat whose player chose how to sort the gifts has at least what the
    deck proves of that; it may choose again when more is known."""
    known = tallied(deck, seat)
    if not known.unknown:
        return Bounds(known.score, known.score)
    if seat.sorting is None:
        return Bounds(known.score, most(deck, seat.gifts))
    proven = {
        name: [gift for gift in gifts if gift in deck.gifts and name in deck.gifts[gift].collections]
        for name, gifts in seat.sorting.items()
    }
    return Bounds(tally_of(deck, seat.gifts, proven).score, max(known.score, most(deck, seat.gifts)))


def most(deck: Deck, gifts: Sequence[str]) -> int:
    """The points of these gifts if every fact that is unknown is as good as it can be."""
    listed = [deck.gifts[gift] for gift in gifts if gift in deck.gifts]
    unlisted = len(gifts) - len(listed)
    ribbons = unlisted + sum(gift.colour is None for gift in listed)
    elves = unlisted + sum(gift.elves != 0 for gift in listed)
    in_sets = max(worth(best_sorting(options)) for options in _options(deck, gifts))
    return in_sets + colour_points(deck, gifts)[1] + ribbons + elves


def _options(deck: Deck, gifts: Sequence[str]) -> Iterator[dict[str, tuple[str, ...]]]:
    """The collections that each gift may be counted in, if every set that is unknown is as the player likes: once for
    each choice of the special sets that gifts the deck does not list complete."""
    listed = {gift: deck.gifts[gift] for gift in gifts if gift in deck.gifts}
    unlisted = [f"unlisted/{number}" for number in range(len(gifts) - len(listed))]
    free = [*unlisted, *(id for id, gift in listed.items() if gift.sets is None)]
    named = dict.fromkeys(name for gift in listed.values() for name in gift.sets or ())
    # Five gifts fill a set, so that a new set for every five has room for all that fit nowhere better.
    anywhere = (*named, *(f"new/{number}" for number in range(-(-len(free) // ROOM))))
    ordinary = {id: gift.collections for id, gift in listed.items() if gift.collections}
    ordinary |= {id: (*ordinary.get(id, ()), *anywhere) for id in free}
    missing = {name: _missing(deck, gifts, name) for name in SPECIAL_SETS}
    unseen = gifts.count(UNSEEN)
    for taken in product(*({(0, 0), missing[name]} for name in SPECIAL_SETS)):
        if sum(number for number, _ in taken) > len(unlisted) or sum(hidden for _, hidden in taken) > unseen:
            continue
        pairs = [name for name, (number, _) in zip(SPECIAL_SETS, taken, strict=True) for _ in range(number)]
        yield ordinary | {id: (name,) for id, name in zip(unlisted, pairs, strict=False)}


def _missing(deck: Deck, gifts: Sequence[str], special: str) -> tuple[int, int]:
    """The number of gifts that would complete this special set for the owner of these gifts, and how many of them the
    deck lists, so that they can only be among the unseen ones."""
    members = [id for id, gift in deck.gifts.items() if gift.special == special]
    owned = sum(id in gifts for id in members)
    return 2 - owned, len(members) - owned


class Place(Struct, frozen=True):
    """A seat's place as far as it is certain: `rank` and `score` are None where an uncounted gift can change them."""

    rank: int | None
    score: int | None


def places(table: Table) -> dict[str, Place]:
    """The place of every seat, by seat; no ranks and scores at all where an uncounted gift can change who wins
    (ME-SCORE-08). A seat that left is behind all who stayed."""
    if table.counted:
        found = {seat.id: Bounds(score := tally(table, seat).score, score) for seat in table.seats}
    else:
        found = {seat.id: bounds(table.deck, seat) for seat in table.seats}

    def better(one: str, other: str) -> bool | None:
        """Whether a seat has more points than another; None where that depends on uncounted gifts."""
        left, stayed = one in table.house.gone, other not in table.house.gone
        if left == stayed:
            return not left
        if found[one].least > found[other].most:
            return True
        return False if found[one].most <= found[other].least else None

    above = {seat: [better(other, seat) for other in found if other != seat] for seat in found}
    if not all(True in each or None not in each for each in above.values()):
        return dict.fromkeys(found, Place(None, None))
    return {
        seat: Place(None if None in above[seat] else 1 + above[seat].count(True), each.least if each.exact else None)
        for seat, each in found.items()
    }


def winners(table: Table) -> tuple[str, ...]:
    """The seats that win whatever the uncounted gifts are, in seat order; () if such a gift can change who wins."""
    return tuple(seat for seat, place in places(table).items() if place.rank == 1)


def uncounted(table: Table) -> int:
    """The number of gifts before the players of which a fact that affects the score is unknown."""
    return sum(len(tally(table, seat).unknown) for seat in table.seats)
