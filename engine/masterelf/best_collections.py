"""The best way to sort gifts into collections when a gift may fit several, found exactly (ME-SCORE-01 … -03).

A collection of n gifts, at most five, is worth 3n - 3 points, or 1 for a single gift; both gifts of a special set are
worth 5, but each may also fit another collection. So the search tries every choice of special sets to count as whole.
For the remaining gifts the search chooses the collections that are to have two or more gifts, called *opened*; the
others are called *closed*. An opened collection costs 3 points and gives 3 for each of up to five gifts; a closed
collection gives 1 for its first gift only.

Once the opened collections are chosen, the best sorting is a matching, which augmenting paths find: first as many gifts
as possible go into opened collections, then as many of the rest as possible go singly into closed ones. Its points are
2 x (gifts in opened collections) + (gifts in opened and closed collections) - 3 x (opened collections). The best choice
of opened collections is found by branch and bound; the bound gives every collection all gifts that it could have.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from engine.masterelf.pieces import SPECIAL_SETS

COLLECTION = (0, 1, 3, 6, 9, 12)
"""By number of gifts, the points of a collection; more than five count as five (ME-SCORE-02)."""
SPECIAL = (0, 1, 5)
"""By number of gifts, the points of a special set, which has two (ME-SCORE-03)."""

OPENING, ROOM = 3, 5
"""The points that opening a collection costs, and the number of gifts that it gives points for."""

Options = Mapping[str, Sequence[str]]
"""The collections each gift may be counted in; at least one."""


def points(collection: str, gifts: int) -> int:
    """The points of a collection of this number of gifts; two gifts of a special set ("secret", "treasures") give 5.

    >>> points("pirates", 7), points("treasures", 2)
    (12, 5)
    """
    worth = SPECIAL if collection in SPECIAL_SETS else COLLECTION
    return worth[min(gifts, len(worth) - 1)]


def worth(sorting: Mapping[str, str]) -> int:
    """The number of points that this sorting (from gift to collection) scores in all."""
    collections = list(sorting.values())
    return sum(points(name, collections.count(name)) for name in set(collections))


def best_sorting(options: Options) -> dict[str, str]:
    """A collection for every gift, so that no other sorting gives more points.

    >>> best_sorting({"lamp": ("music", "sport"), "harp": ("music",), "ball": ("sport", "garden"), "rose": ("garden",)})
    {'lamp': 'music', 'harp': 'music', 'ball': 'garden', 'rose': 'garden'}
    """
    most, best = -1, dict[str, str]()
    for pairs in _choices_of_pairs(options):
        rest = {gift: names for gift, names in options.items() if gift not in pairs}
        found = _Choice(rest).best(above=most - worth(pairs))
        if found is not None:
            best = pairs | found
            most = worth(best)
    return {gift: best[gift] for gift in options}


def _choices_of_pairs(options: Options) -> Iterator[dict[str, str]]:
    """Every way to choose which complete special sets (pairs of gifts) to count as special sets. Each way is a dict
    from the gifts of the chosen sets to the names of their sets; the way that chooses all complete sets comes first."""
    members = {name: [gift for gift, names in options.items() if name in names] for name in SPECIAL_SETS}
    complete = [name for name, gifts in members.items() if len(gifts) == 2]
    for number in reversed(range(len(complete) + 1)):
        for chosen in combinations(complete, number):
            yield {gift: name for name in chosen for gift in members[name]}


class _Choice:
    """The search for the best collection of each gift in `options`, which has the possible collections of each. The
    pairs of gifts that `_choices_of_pairs` counts as complete special sets are not in `options`, so that a special set
    scores for one gift at most here.
    """

    def __init__(self, options: Options) -> None:
        self._options = options
        self._gifts = len(options)
        self._touched: dict[str, int] = {}  # the gifts, a bit each, that each collection could have
        for bit, names in enumerate(options.values()):
            for name in names:
                self._touched[name] = self._touched.get(name, 0) | 1 << bit
        # A collection of one gift is never worth opening. Those that could have most come first.
        openable = [name for name, gifts in self._touched.items() if gifts.bit_count() > 1 and name not in SPECIAL_SETS]
        self._openable = sorted(openable, key=lambda name: -self._touched[name].bit_count())
        self._later = [0] * (len(openable) + 1)  # the gifts that the collections from here on could have
        for at in reversed(range(len(openable))):
            self._later[at] = self._later[at + 1] | self._touched[self._openable[at]]
        self._most = 0
        self._placed: dict[str, str] | None = None

    def best(self, above: int) -> dict[str, str] | None:
        """The best sorting, as a collection for every gift; None if none scores more than `above`."""
        self._most = above
        self._search(0, [], 0, 0)
        return self._placed

    def _search(self, at: int, opened: list[str], covered: int, room: int) -> None:
        """Try every choice of which collections to open from number `at` on, and keep the best sorting in `_placed` and
        its points in `_most`.

        `opened` are the collections already opened; `covered` are the gifts that fit at least one of them (a bit set);
        `room` is the number of gifts that can score in them, five for each.
        """
        if self._bound(at, len(opened), covered, room) <= self._most:
            return
        if at == len(self._openable):
            most, placed = self._matched(opened)
            if most > self._most:
                self._most, self._placed = most, placed
            return
        name = self._openable[at]
        self._search(at + 1, [*opened, name], covered | self._touched[name], room + ROOM)
        self._search(at + 1, opened, covered, room)

    def _bound(self, at: int, opened: int, covered: int, room: int) -> int:
        """An upper bound of the points while the collections from number `at` on are undecided.

        `opened` is the number of collections opened so far, `covered` the gifts that fit at least one of them (a bit
        each), `room` the number of gifts that can give points in them.
        """
        gains = sorted(((self._touched[name] & ~covered).bit_count() for name in self._openable[at:]), reverse=True)
        within = covered.bit_count()
        reachable = (covered | self._later[at]).bit_count()
        most = self._at_most(within, opened, room)
        for gain in gains:
            within, opened, room = min(within + gain, reachable), opened + 1, room + ROOM
            most = max(most, self._at_most(within, opened, room))
        return most

    def _at_most(self, within: int, opened: int, room: int) -> int:
        in_opened = min(within, room)
        closed = len(self._touched) - opened
        return 2 * in_opened + min(self._gifts, in_opened + closed) - OPENING * opened

    def _matched(self, opened: Sequence[str]) -> tuple[int, dict[str, str]]:
        """The points when these collections are opened, and the collection of each gift."""
        held: dict[str, list[str]] = {name: [] for name in self._touched}
        room = dict.fromkeys(opened, ROOM)
        waiting = self._place(list(self._options), room, held)
        in_opened = self._gifts - len(waiting)
        waiting = self._place(waiting, room | {name: 1 for name in self._touched if name not in room}, held)
        placed = {gift: name for name, gifts in held.items() for gift in gifts}
        value = 2 * in_opened + len(placed) - OPENING * len(opened)
        return value, placed | {gift: self._options[gift][0] for gift in waiting}

    def _place(self, gifts: Sequence[str], room: Mapping[str, int], held: dict[str, list[str]]) -> list[str]:
        """The gifts that are left after as many as possible of these were placed in collections.

        `room` is the number of gifts that each collection can take. `held` is changed: it has the gifts placed so far,
        by collection.
        """
        free = sum(room.values()) - sum(len(held[name]) for name in room)
        waiting = []
        for gift in gifts:
            if free and self._find_room(gift, room, held, set()):
                free -= 1
            else:
                waiting.append(gift)
        return waiting

    def _find_room(self, gift: str, room: Mapping[str, int], held: dict[str, list[str]], tried: set[str]) -> bool:
        """Place this gift, if needed by moving others to another of their collections; True if that was possible.

        Changes `held` (the placed gifts by collection) and `tried` (the collections already looked at); `room` is the
        number of gifts that each collection can take.
        """
        names = [name for name in self._options[gift] if name in room and name not in tried]
        for name in names:
            if len(held[name]) < room[name]:
                held[name].append(gift)
                return True
        for name in names:
            if name in tried:
                continue
            tried.add(name)
            for at, other in enumerate(held[name]):
                if self._find_room(other, room, held, tried):
                    held[name][at] = gift
                    return True
        return False
