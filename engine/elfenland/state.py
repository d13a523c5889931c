"""The state of a table of Elfenland as the referee knows it, functions on it, and the types of matches of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine import game, match
from engine.elfenland.board import CAPITAL, Board, Route
from engine.elfenland.commands_and_events import Command, Event
from engine.elfenland.pieces import CARAVAN, COUNTERS_OF_A_KIND, DISPLAY, HAND_DEALT, HAND_LIMIT, HAND_MOST, TOWN_PIECES
from engine.holding import NOTHING, Holding
from engine.state import AnySeat, State

SEATS = ("1", "2", "3", "4", "5", "6")
"""The ids of the most seats that a game can have."""


# gc=False: frozen values form no cycles, so the garbage collector need not look through them.
class Seat(AnySeat, frozen=True, gc=False):
    """One player's place at the table: the boot's `town`, the towns whose piece it `collected`, the cards in its
    `hand`, its face-up (`open`) and face-down (`hidden`) counters.

    `obstacle`: its obstacle is unused. `drawn` is the number of counters that it drew in this phase; `passed`: it
    passed in this phase. `target` is the town of its town card, None if unknown; `had` the number of town pieces from
    earlier rounds. `kept` are counters that may be open or hidden. Where numbers are assumed, `fewer_cards` is how many
    cards of the hand may not be there, and `fewer_counters` how many of the `kept` counters.
    `distance` is the number of routes to the town of its town card, where that was entered in place of the town.
    """

    town: str = CAPITAL
    collected: tuple[str, ...] = ()
    hand: Holding = NOTHING
    open: Holding = NOTHING
    hidden: Holding = NOTHING
    obstacle: bool = True
    drawn: int = 0
    passed: bool = False
    target: str | None = None
    had: int = 0
    kept: Holding = NOTHING
    fewer_cards: int = 0
    fewer_counters: int = 0
    distance: int | None = None

    @property
    def counters(self) -> int:
        """Counters in front of the seat, at most."""
        return self.open.size + self.hidden.size + self.kept.size

    @property
    def collected_now(self) -> int:
        """Pieces collected in this round."""
        return len(self.collected) - self.had

    @property
    def surplus(self) -> int:
        """Cards above the hand limit (EL-HAND-01), at most."""
        return max(0, self.hand.size - HAND_LIMIT)

    @property
    def proven_surplus(self) -> int:
        """Cards certainly above the hand limit."""
        return max(0, self.hand.size - self.fewer_cards - HAND_LIMIT)

    @property
    def has_all_pieces(self) -> bool:
        """Whether all 20 pieces are collected (EL-END-05)."""
        return len(self.collected) == TOWN_PIECES


class Road(Struct, frozen=True, gc=False):
    """A counter on a road, of this `kind`, and whether an obstacle is with it."""

    kind: str
    obstacle: bool = False

    def price(self, route: Route) -> int:
        """The number of cards of the counter's kind for one use (EL-COST-03)."""
        return route.costs[self.kind] + self.obstacle

    @property
    def caravan(self) -> int:
        """The number of cards of any kind for a caravan (EL-CARAVAN-01, -05)."""
        return CARAVAN + self.obstacle


class Table(State[Seat], frozen=True, gc=False, kw_only=True):
    """The whole game at one moment, as far as the players have entered or shown it.

    `turn` is the seat in turn, "" where a phase names none; `display` the counters to draw from, `roads` the roads with
    a counter. `passes` counts the passes in a row; `due` are the seats that must discard, `asked` those that choose a
    counter to keep; `shown` counts cards laid open since the last deal, by kind. `ended_early`: a seat had all pieces
    before the last round was over. Not `refereed`: only scores are kept, and what is in hands, in front of seats and on
    roads is not known.
    """

    board: Board
    phase: str = "deal"
    display: Holding = Holding(unknown=DISPLAY)
    roads: Mapping[str, Road] = {}
    passes: int = 0
    due: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    shown: Mapping[str, int] = {}
    ended_early: bool = False
    refereed: bool = True

    @property
    def scoring(self) -> bool:
        """Whether only scores are kept and the game is not over."""
        return not self.refereed and self.phase != "over"

    def after(self, id: str) -> str:
        """The left neighbour that still plays: play goes clockwise."""
        following = self.seats[int(id) % len(self.seats)].id
        while following in self.house.gone and following != id:
            following = self.seats[int(following) % len(self.seats)].id
        return following

    def clockwise(self, first: str = "") -> tuple[Seat, ...]:
        """All seats that still play, from the place of this seat on, or of the start player."""
        at, gone = int(first or self.start_player) - 1, self.house.gone
        around = (*self.seats[at:], *self.seats[:at])
        return tuple(seat for seat in around if seat.id not in gone) if gone else around

    def targets_unknown(self) -> tuple[str, ...]:
        """The ids of the seats that must still reveal their town card; () before the game is over, and in a game in
        which town cards do not count.
        """
        if self.phase != "over" or not self.targets_decide:
            return ()
        return tuple(seat.id for seat in self.present if seat.target is None and seat.distance is None)

    @property
    def targets_decide(self) -> bool:
        """Whether town cards count at the game's end (EL-VAR-04): not if it was played without them, nor if it ended
        early and the option `variant_early_end` is "as_base".
        """
        by_base = self.ended_early and self.options["variant_early_end"] == "as_base"
        return bool(self.options["town_cards"]) and not by_base

    def level(self) -> tuple[str, ...]:
        """The seats with the most pieces among those that still play; a tie if there are several (EL-END-03)."""
        most = max(len(seat.collected) for seat in self.present)
        return tuple(seat.id for seat in self.present if len(seat.collected) == most)

    def speakers(self) -> tuple[str, ...]:
        """The ids of the seats whose action the game waits for: several if each of them may act next, () for none."""
        if self.due:
            return self.due
        if self.phase in ("cleanup", "boots", "hands"):
            return self.asked
        if self.phase == "over":
            return self.targets_unknown()
        return (self.turn,) if self.turn else ()

    def dealt(self, seat: Seat) -> int:
        """The number of cards this seat gets in the next deal: as many as fill its hand up to eight (EL-DEAL-02), or
        always eight if the option `deal` is "eight_more" (B31).
        """
        return self.after_deal(seat.hand.size) - seat.hand.size

    def after_deal(self, cards: int) -> int:
        """The number of cards in a hand after the next deal, when it has this many before."""
        return cards + HAND_DEALT if self.options["deal"] == "eight_more" else max(HAND_DEALT, cards)

    @property
    def hand_most(self) -> int:
        """The most cards that a hand can have after this round's deal, unless the players let a seat keep more than
        four before the deal.
        """
        return HAND_MOST if self.options["deal"] == "eight_more" and self.round > 1 else HAND_DEALT

    def counters_known(self, kind: str) -> int:
        """The number of counters of this kind whose place is known: displayed, on roads, in front of seats."""
        known = self.display.known.get(kind, 0)
        for road in self.roads.values():
            known += road.kind == kind
        for seat in self.seats:
            known += seat.open.known.get(kind, 0) + seat.hidden.known.get(kind, 0) + seat.kept.known.get(kind, 0)
        return known

    def has_another(self, kind: str) -> bool:
        """Whether the game has more counters of this kind than those whose place is known, so that one more can turn up
        (EL-COMP-14).
        """
        return self.counters_known(kind) < COUNTERS_OF_A_KIND

    def cards_known(self, kind: str) -> int:
        """The number of cards of this kind known in hands, or shown since the deal."""
        return self.shown.get(kind, 0) + sum(seat.hand.known.get(kind, 0) for seat in self.seats)


def no_such_seat(table: Table, seat: str) -> str:
    """The error sentence if this seat does not play, else ""."""
    if seat in table.house.gone:
        return f"Seat {seat} has left the table."
    number = len(table.seats)
    return "" if seat in SEATS[:number] else f"There is no seat {seat!r}; the seats are 1 to {number}."


Match = match.Match[Table, Command, Event]
Entry = game.Entry[Command, Event]
Answer = game.Verdict[Event]
