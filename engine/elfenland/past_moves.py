"""Each seat's move in each round, and the limits of the hand that it began with, learnt from the events."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from engine.common_commands import Left, Ruled
from engine.elfenland.commands_and_events import (
    CaughtUp,
    Dealt,
    Discarded,
    Ended,
    Event,
    MoveEnded,
    PieceCollected,
    Travelled,
)
from engine.elfenland.pieces import CARDS_OF_A_KIND, KINDS
from engine.elfenland.routes import Step, Way
from engine.elfenland.state import Match, Table
from engine.holding import Counts

Limits = dict[str, int]
UNABLE = "only_if_unable"


class Moved(Struct, frozen=True):
    """A finished move of one seat's boot: the table when it began, the number of town pieces it collected (`visited`),
    its way, and the number of the entry after which it began (`moment`). Of each kind the hand then had at least
    `least` cards and at most `most`.
    """

    seat: str
    table: Table
    visited: int
    way: Way
    moment: int
    least: Counts
    most: Counts


class _Going:
    """A seat's move in the round that is still being played, with what the move's events have shown so far. `ended`:
    the move itself is over.
    """

    def __init__(self, seat: str, table: Table, moment: int) -> None:
        self.seat, self.table, self.moment = seat, table, moment
        self.ended = False
        self.visited = 0
        self.steps: list[Step] = []
        self.gone: Limits = dict.fromkeys(KINDS, 0)
        self.at_most: Limits = dict(CARDS_OF_A_KIND)
        held = table.seat(seat).hand.known
        self.least: Limits = {kind: held.get(kind, 0) for kind in KINDS}

    def note(self, event: Event, ruled: bool) -> None:
        """Take in one event of the moving seat; `ruled`: it is from a refused command that the table allowed."""
        match event:
            case Travelled():
                road = self.table.roads.get(event.route)
                if event.caravan and road is not None and not ruled and self.table.options["caravan"] == UNABLE:
                    # Who led a caravan could not pay, unless the table plays otherwise or let it stand (B10).
                    could = self.gone[road.kind] + road.price(self.table.board.routes[event.route]) - 1
                    self.at_most[road.kind] = min(self.at_most[road.kind], could)
                self.steps.append(Step(event.route, dict(event.cards.items()), event.caravan))
                self._spent(event.cards)
            case PieceCollected():
                self.visited += 1
            case Discarded():
                self._spent(event.cards or {})
            case MoveEnded():
                self.ended = True

    def _spent(self, cards: Counts) -> None:
        for kind, count in cards.items():
            self.gone[kind] += count

    def learn(self, table: Table) -> None:
        """Raise, for each kind, the least number of cards in the hand at the beginning of the move (`least`) to the
        number that left the hand since then plus those known to be in it now.
        """
        now = table.seat(self.seat).hand.known
        for kind in KINDS:
            self.least[kind] = max(self.least[kind], self.gone[kind] + now.get(kind, 0))

    def way(self) -> Way:
        """The way that the boot has travelled in this move."""
        return Way(self.visited, sum(sum(step.cards.values()) for step in self.steps), tuple(self.steps))


def moves(match: Match) -> tuple[Moved, ...]:
    """Every seat's finished moves in a match, in order, but for those during which a position was entered or the seat
    left.
    """
    found: list[Moved] = []
    going: dict[str, _Going] = {}
    before: Table | None = None
    for number, moment in enumerate(match.moments()):
        table = moment.state
        events = moment.last.events if moment.last is not None else ()
        kinds = {type(event) for event in events}
        if kinds & {Dealt, CaughtUp}:
            found += _finished(going.values())
            going = {}
        for event in events:
            match event:
                case Ended():
                    for each in going.values():
                        each.ended = True
                case Left(seat=seat) if seat in going and not going[seat].ended:
                    del going[seat]
                case Travelled() | PieceCollected() | MoveEnded() | Discarded() if event.seat in going:
                    going[event.seat].note(event, Ruled in kinds)
        for each in going.values():
            each.learn(table)
        if table.phase == "move" and table.turn and not table.due and CaughtUp not in kinds:
            came = before is None or (before.phase, before.turn) != ("move", table.turn)
            if came and table.turn not in going:
                going[table.turn] = _Going(table.turn, table, number)
        before = table
    return (*found, *_finished(going.values()))


def _finished(going: Collection[_Going]) -> list[Moved]:
    """The moves of one round that are over. Cards that one seat certainly had are subtracted from the most that the
    others can have had."""
    found = []
    for each in going:
        if each.ended:
            others = [other for other in going if other is not each]
            most = {
                kind: min(each.at_most[kind], CARDS_OF_A_KIND[kind] - sum(other.least[kind] for other in others))
                for kind in KINDS
            }
            found.append(Moved(each.seat, each.table, each.visited, each.way(), each.moment, each.least, most))
    return found
