"""The commands (imperative) and events (past tense) of Elfenland."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct, field

from engine import common_commands
from engine.elfenland.entered_position import TableSnapshot
from engine.elfenland.pieces import Counter, Kind

Cards = dict[Kind, int]
Origin = Literal["open", "hidden", "kept"]
"""Whether a counter was one of the seat's face-up counters, of its face-down ones, or one that may have been either."""
Source = Literal["display", "pile"]
"""Where a counter is drawn: from the face-up counters, or from the face-down pile."""


class Command(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """The base of Elfenland's commands."""


class Deal(Command, tag="deal", frozen=True):
    """The command that every hand was filled to 8, or got 8 more; `hands` are the whole hands that are known, `{"1":
    {"pig": 2, "raft": 6}}`."""

    hands: dict[str, Cards] | None = None


class TurnUp(Command, tag="turn_up", frozen=True):
    """The command that a displayed counter of unknown kind is of this kind."""

    kind: Counter


class DrawHidden(Command, tag="draw_hidden", frozen=True):
    """The command that a seat took a face-down counter; `kind` only if the referee may know it."""

    seat: str
    kind: Counter | None = None


class Draw(Command, tag="draw", frozen=True):
    """The command that a seat took a further counter from the display or the pile, face up; `kind` None: which one was
    not entered."""

    seat: str
    source: Source = field(name="from")
    kind: Counter | None = None


class DrawRest(Command, tag="drawn", frozen=True):
    """The command by which players enter that all seats have drawn what they still had to draw in this phase; the
    referee does not learn which counters these are."""


class Place(Command, tag="place", frozen=True):
    """The command that a seat placed a counter on a road; `hidden`: whether it was the seat's face-down counter. With
    None it is an open one if the seat may have an open one of this kind."""

    seat: str
    kind: Counter
    route: str
    hidden: bool | None = None


class Obstruct(Command, tag="obstacle", frozen=True):
    """The command that a seat placed its obstacle on a road."""

    seat: str
    route: str


class Pass(Command, tag="pass", frozen=True):
    """The command that a seat passed in planning."""

    seat: str


class Travel(Command, tag="travel", frozen=True):
    """The command that a boot moved along a route for these cards. `caravan`: they pay as a caravan; None if the
    players did not say so (see `moving.is_caravan`)."""

    seat: str
    route: str
    cards: Cards
    caravan: bool | None = None


class EndMove(Command, tag="end_move", frozen=True):
    """The command to end a seat's move."""

    seat: str


class Discard(Command, tag="discard", frozen=True):
    """The command that a seat discarded its surplus: `cards` by kind, or, if that is None, only their number
    `count`."""

    seat: str
    cards: Cards | None = None
    count: int | None = None


class Keep(Command, tag="keep", frozen=True):
    """The command that a seat keeps this counter and returns the rest. `kind` "hidden" is its face-down counter, None
    no counter."""

    seat: str
    kind: Counter | Literal["hidden"] | None


class Target(Command, tag="target", frozen=True):
    """The command that a seat reveals its town card."""

    seat: str
    town: str


class CatchUp(Command, tag="catch_up", frozen=True):
    """The command that enters the position of the real game: for a game begun without the referee, or where the table
    differs from the referee's state."""

    table: TableSnapshot


# At a table that keeps only scores.


class KeepScore(Command, tag="keep_score", frozen=True):
    """The command to keep only scores from this round on."""


class Referee(Command, tag="referee", frozen=True):
    """The command to stop keeping only scores: from this round on, every action is refereed again. By seat, `hands` is
    the number of cards that it kept, and `kept` the number of counters; what is not entered is unknown."""

    hands: dict[str, int] | None = None
    kept: dict[str, int] | None = None


class Collect(Command, tag="collect", frozen=True):
    """The command that a seat took its piece in a town."""

    seat: str
    town: str


class GiveBack(Command, tag="give_back", frozen=True):
    """The command that a seat put a piece back: it was not collected after all."""

    seat: str
    town: str


class Boot(Command, tag="boot", frozen=True):
    """The command that a boot is in this town."""

    seat: str
    town: str


class NextSeat(Command, tag="next_seat", frozen=True):
    """The command that the seat in turn has collected everything, so that the next one is in turn."""


class NextRound(Command, tag="next_round", frozen=True):
    """The command that the round is over; after the last one the game ends."""


class Hand(Command, tag="hand", frozen=True):
    """The command that a seat has `size` cards left in its hand."""

    seat: str
    size: int


COMMANDS = (
    Deal
    | TurnUp
    | DrawHidden
    | Draw
    | DrawRest
    | Place
    | Obstruct
    | Pass
    | Travel
    | EndMove
    | Discard
    | Keep
    | Target
    | common_commands.Agree
    | common_commands.Let
    | common_commands.Rename
    | common_commands.Leave
    | common_commands.Hints
    | CatchUp
    | KeepScore
    | Referee
    | Collect
    | GiveBack
    | Boot
    | NextSeat
    | NextRound
    | Hand
)


# gc=False: frozen values form no cycles, so the garbage collector need not look through them.
class Event(Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    """The base of Elfenland's events. `secret` names the fields known to the referee alone, which are never shown."""

    secret: ClassVar[tuple[str, ...]] = ()


class PhaseBegan(Event, tag="PhaseBegan", frozen=True):
    """The event that a phase began; this seat is in turn first ("" where none is named)."""

    phase: str
    seat: str = ""


class TurnCame(Event, tag="TurnCame", frozen=True):
    """The event that this seat is in turn."""

    seat: str


class Dealt(Event, tag="Dealt", frozen=True):
    """The event that cards were dealt; `new` is the number that each seat got, `hands` the whole hands that are known
    (None: none)."""

    secret: ClassVar[tuple[str, ...]] = ("hands",)
    new: dict[str, int]
    hands: dict[str, Cards] | None = None


class TurnedUp(Event, tag="TurnedUp", frozen=True):
    """The event that a displayed counter of unknown kind turned out to be of this kind."""

    kind: Counter


class HiddenDrawn(Event, tag="HiddenDrawn", frozen=True):
    """The event that a seat took a face-down counter, which stays hidden; `kind` is None unless the referee may know
    it."""

    secret: ClassVar[tuple[str, ...]] = ("kind",)
    seat: str
    kind: Counter | None = None


class Drawn(Event, tag="Drawn", frozen=True):
    """The event that a seat took a counter, face up (`kind` None: which one was not entered); one from the display was
    replaced by an unknown one."""

    seat: str
    source: Source = field(name="from")
    kind: Counter | None = None


class DrawnUnseen(Event, tag="DrawnUnseen", frozen=True):
    """The event that seats drew counters and nobody entered which: `counters` is the number drawn by each seat,
    `hidden`: face down. The counters in the display are unknown from then on, unless it `keeps_display`.

    Only games of earlier versions have hidden draws without `keeps_display`."""

    counters: dict[str, int]
    hidden: bool
    keeps_display: bool = False


class Placed(Event, tag="Placed", frozen=True):
    """The event that a counter was placed on a road; `origin`: it was one of the seat's open or its hidden ones."""

    seat: str
    kind: Counter
    route: str
    origin: Origin


class ObstacleLaid(Event, tag="ObstacleLaid", frozen=True):
    """The event that an obstacle was placed on a road."""

    seat: str
    route: str


class Passed(Event, tag="Passed", frozen=True):
    """The event that a seat passed."""

    seat: str


class Travelled(Event, tag="Travelled", frozen=True):
    """The event that a boot moved along a route to the town `to` and was paid for with these cards, normally or as a
    caravan."""

    seat: str
    route: str
    to: str
    cards: Cards
    caravan: bool = False


class PieceCollected(Event, tag="PieceCollected", frozen=True):
    """The event that a seat took its own piece in a town."""

    seat: str
    town: str


class MoveEnded(Event, tag="MoveEnded", frozen=True):
    """The event that a seat moves no more this round."""

    seat: str


class DiscardDue(Event, tag="DiscardDue", frozen=True):
    """The event that these seats have more than 4 cards and must discard now."""

    seats: tuple[str, ...]


class Discarded(Event, tag="Discarded", frozen=True):
    """The event that a seat discarded this number of surplus cards; `cards` by kind only if they were entered."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: str
    count: int
    cards: Cards | None = None


class KeepDue(Event, tag="KeepDue", frozen=True):
    """The event that these seats must now choose which counter to keep."""

    seats: tuple[str, ...]


class Kept(Event, tag="Kept", frozen=True):
    """The event that a seat kept one counter, open or hidden (`origin` None: it kept none), and returned the rest.
    `kind` is None if the kept one's is unknown."""

    seat: str
    origin: Origin | None = None
    kind: Counter | None = None


class RoundBegan(Event, tag="RoundBegan", frozen=True):
    """The event that a round began: the roads are cleared, round card and start player card moved on. With
    `display_reshuffled` all displayed counters were replaced."""

    round: int
    start_player: str
    display_reshuffled: bool = False


class Ended(Event, tag="Ended", frozen=True):
    """The event that the game is over: after its last round, or early because someone has all pieces."""

    early: bool = False


class TargetTold(Event, tag="TargetTold", frozen=True):
    """The event that a town card was revealed."""

    seat: str
    town: str


class CaughtUp(Event, tag="CaughtUp", frozen=True):
    """The event that a position was entered; whatever was known besides is not known any more."""

    table: TableSnapshot


# At a table that keeps only scores.


class RefereeingEnded(Event, tag="RefereeingEnded", frozen=True):
    """The event that the game goes on with only its scores kept: hands, counters and roads are no longer known."""


class RefereeingBegan(Event, tag="RefereeingBegan", frozen=True):
    """The event that the game is refereed again from this position on. It has none in games of earlier versions: from
    round 2 on, every seat then counts as holding four cards and one open counter; in round 1 as holding nothing."""

    table: TableSnapshot | None = None


class PieceReturned(Event, tag="PieceReturned", frozen=True):
    """The event that a collected piece is in its town again."""

    seat: str
    town: str


class BootSeen(Event, tag="BootSeen", frozen=True):
    """The event that players entered the town of a boot."""

    seat: str
    town: str


class Asked(Event, tag="Asked", frozen=True):
    """The event that these seats must enter something before the game can end."""

    seats: tuple[str, ...]


class HandTold(Event, tag="HandTold", frozen=True):
    """The event that a seat counted the cards left in its hand."""

    seat: str
    size: int
