"""The points of a seat's gifts, and the standings (ME-SCORE)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.masterelf import rules
from engine.masterelf.best_collections import best_sorting, points
from engine.masterelf.commands_and_events import Event, Sort, Sorted
from engine.masterelf.count_pad import MANY, Column
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import RAINBOW, SPECIAL_SETS
from engine.masterelf.state import Seat, Table
from engine.rule import Rejection

Collections = Mapping[str, Sequence[str]]
"""Gift ids by the set or special set they are counted in."""


class Tally(Struct, frozen=True):
    """The points of a seat and their reasons: `collections` has the gifts by set, `points` the points by set; `ribbon`
    is the colour chosen (None if no gift has a colour) and `colour` its points; `elves` are the points for elves.
    `unknown` are the gifts that may score more, because a property that gives points is not known of them."""

    collections: Mapping[str, tuple[str, ...]]
    points: Mapping[str, int]
    ribbon: str | None
    colour: int
    elves: int
    unknown: tuple[str, ...]

    @property
    def score(self) -> int:
        """The sum of all points (ME-SCORE-07)."""
        return sum(self.points.values()) + self.colour + self.elves


class Standing(Struct, frozen=True, omit_defaults=True):
    """A seat's place at the end; equals share a rank, and there is no tie-break (ME-SCORE-08).

    `collections` has the gifts by set; `colour` and `elves` are the points for one colour and for elves; `unknown` are
    the gifts for which a fact that affects the score is unknown. `own`: the gifts are sorted as the player chose.
    """

    seat: str
    rank: int
    score: int
    collections: Mapping[str, tuple[str, ...]]
    colour: int
    elves: int
    unknown: tuple[str, ...]
    own: bool = False


def standings(table: Table) -> tuple[Standing, ...]:
    """The standings, best first, equals in seat order. A rank is 1 + the number of better seats. A seat that left keeps
    its gifts and is ranked behind all who stayed."""
    tallies = [(seat, tally(table, seat)) for seat in table.seats]

    def merit(seat: Seat, counted: Tally) -> tuple[bool, int]:
        return seat.id not in table.house.gone, counted.score

    merits = [merit(*each) for each in tallies]
    return tuple(
        Standing(
            seat.id,
            rank=1 + sum(other > merit(seat, counted) for other in merits),
            score=counted.score,
            collections=counted.collections,
            colour=counted.colour,
            elves=counted.elves,
            unknown=counted.unknown,
            own=seat.sorting is not None and not table.counted,
        )
        for seat, counted in sorted(tallies, key=lambda each: merit(*each), reverse=True)
    )


def tally(table: Table, seat: Seat) -> Tally:
    """The points of a seat: what the players counted, once they did; else those of the gifts entered."""
    if table.counted:
        column = table.counted[int(seat.id) - 1]
        return Tally({}, {"": column.sets}, None, column.colour or 0, column.elves or 0, ())
    return tallied(table.deck, seat)


def tallied(deck: Deck, seat: Seat) -> Tally:
    """The points of a seat: sorted as its player chose, else the best way."""
    return best(deck, seat.gifts) if seat.sorting is None else tally_of(deck, seat.gifts, seat.sorting)


def best(deck: Deck, gifts: Sequence[str]) -> Tally:
    """The points of these gifts under a best way to sort them into collections."""
    options = {gift: deck.gifts[gift].collections for gift in gifts if gift in deck.gifts}
    sorted_into: dict[str, list[str]] = {}
    for gift, name in best_sorting({gift: names for gift, names in options.items() if names}).items():
        sorted_into.setdefault(name, []).append(gift)
    return tally_of(deck, gifts, sorted_into)


def column(deck: Deck, gifts: Sequence[str]) -> Column:
    """The best count of these gifts as the sizes of their collections; what is not known of a gift is not counted."""
    tally = best(deck, gifts)
    pairs = tuple(name for name in SPECIAL_SETS if len(tally.collections.get(name, ())) == 2)
    sizes = (min(len(members), MANY) for name, members in tally.collections.items() if name not in pairs)
    return Column(tuple(sorted(sizes, reverse=True)), pairs, tally.colour, tally.elves)


def count(deck: Deck, gifts: Sequence[str], collections: Collections) -> Tally | Rejection:
    """The points of these gifts as a player sorted them: each in one collection, of a set it has (ME-SCORE-01).

    A gift whose sets are unknown may be counted in any set but a special one, since nothing proves otherwise.
    """
    placed: list[str] = []
    for name, members in collections.items():
        for gift in members:
            if gift not in gifts:
                return rules.SCORE_01.broken(why="owned", gift=gift, set=name)
            if members.count(gift) + placed.count(gift) > gifts.count(gift):
                return rules.SCORE_01.broken(why="twice", gift=gift, set=name)
            if not _may_count_in(deck, gift, name):
                return rules.SCORE_01.broken(why="lacks", gift=gift, set=name)
        placed.extend(members)
    for gift in gifts:
        if gift not in placed and gift in deck.gifts and deck.gifts[gift].collections:
            return rules.SCORE_01.broken(why="left", gift=gift, set="")
    return tally_of(deck, gifts, collections)


def colour_points(deck: Deck, gifts: Sequence[str]) -> tuple[str | None, int]:
    """The colour to choose and its points: the most cards of one colour, rainbows with any (ME-SCORE-04, -05). None and
    0 if no gift has a colour."""
    ribbons = [deck.gifts[gift].colour for gift in gifts if gift in deck.gifts]
    rainbows = ribbons.count(RAINBOW)
    plain = [ribbon for ribbon in ribbons if ribbon and ribbon != RAINBOW]
    if not plain:
        return (RAINBOW if rainbows else None), rainbows
    chosen = max(plain, key=plain.count)
    return chosen, plain.count(chosen) + rainbows


def _may_count_in(deck: Deck, gift: str, name: str) -> bool:
    listed = deck.gifts.get(gift)
    if listed is not None and name in listed.collections:
        return True
    known = listed is not None and listed.sets is not None
    return not known and name not in SPECIAL_SETS and (not deck.sets or name in deck.sets)


def tally_of(deck: Deck, gifts: Sequence[str], collections: Collections) -> Tally:
    """The points of these gifts, sorted into these collections; whether they may be is not checked."""
    listed = [deck.gifts[gift] for gift in gifts if gift in deck.gifts]
    filled = {name: tuple(members) for name, members in collections.items() if members}
    ribbon, colour = colour_points(deck, gifts)
    return Tally(
        filled,
        {name: points(name, len(members)) for name, members in filled.items()},
        ribbon,
        colour,
        elves=sum(gift.elves or 0 for gift in listed),
        unknown=tuple(gift for gift in gifts if gift not in deck.gifts or not deck.gifts[gift].complete),
    )


def sort(table: Table, command: Sort) -> tuple[Event, ...] | Rejection:
    """The event that a seat's gifts count in the collections of the command, chosen by the player, or the refusal of
    these. If the command names no collections, the gifts are again sorted in the best way. Nothing is sorted once the
    players counted the gifts themselves."""
    if table.counted:
        return rules.END_02.broken()
    if command.collections is None:
        return (Sorted(command.seat),)
    tally = count(table.deck, table.seat(command.seat).gifts, command.collections)
    return (Sorted(command.seat, tally.collections),) if isinstance(tally, Tally) else tally
