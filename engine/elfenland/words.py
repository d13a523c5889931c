"""What can be said at a table of Elfenland (imperative), and what is written down of it (past tense)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct, field

from engine import house_words
from engine.elfenland.pieces import Counter, Kind
from engine.elfenland.snapshot import TableSnapshot

Cards = dict[Kind, int]
Origin = Literal["open", "hidden"]
Source = Literal["display", "pile"]


class Command(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Something said at the table. `speaker` tells whether it must be that seat's turn."""


class Deal(Command, tag="deal", frozen=True):
    """Every hand was filled to 8, or got 8 more; `hands` tells whole hands where they are known."""

    hands: dict[str, Cards] | None = None


class TurnUp(Command, tag="turn_up", frozen=True):
    """A displayed counter that was not known is this kind."""

    kind: Counter


class DrawHidden(Command, tag="draw_hidden", frozen=True):
    """Took one face-down counter; the kind only if the referee may know it."""

    seat: str
    kind: Counter | None = None


class Draw(Command, tag="draw", frozen=True):
    """Took one further counter from the display or the pile and laid it open."""

    seat: str
    source: Source = field(name="from")
    kind: Counter | None = None


class DrawRest(Command, tag="drawn", frozen=True):
    """Every seat still to draw in this phase has drawn, unseen by the referee."""


class Place(Command, tag="place", frozen=True):
    """Laid a counter on a road; `hidden` tells which row it came from, None leaves that to the referee."""

    seat: str
    kind: Counter
    route: str
    hidden: bool | None = None


class Obstruct(Command, tag="obstacle", frozen=True):
    """Laid the obstacle on a road."""

    seat: str
    route: str


class Pass(Command, tag="pass", frozen=True):
    """Passed in planning."""

    seat: str


class Travel(Command, tag="travel", frozen=True):
    """Moved the boot along a route for these cards."""

    seat: str
    route: str
    cards: Cards
    caravan: bool | None = None


class EndMove(Command, tag="end_move", frozen=True):
    """The move is over."""

    seat: str


class Discard(Command, tag="discard", frozen=True):
    """Put the surplus away: by kind, or as a mere count."""

    seat: str
    cards: Cards | None = None
    count: int | None = None


class Keep(Command, tag="keep", frozen=True):
    """Keeps this counter (None: none) and returns the rest."""

    seat: str
    kind: Counter | Literal["hidden"] | None


class Target(Command, tag="target", frozen=True):
    """Reveals the town card."""

    seat: str
    town: str


class CatchUp(Command, tag="catch_up", frozen=True):
    """So the table lies now: a game begun without the referee, or one that drifted from what it believes."""

    table: TableSnapshot


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
    | house_words.Agree
    | house_words.Let
    | house_words.Rename
    | house_words.Leave
    | CatchUp
)


# gc=False: frozen values form no cycles, so the garbage collector need not look through them.
class Event(Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    """A fact. Its `secret` fields are known to the referee alone and never leave it."""

    secret: ClassVar[tuple[str, ...]] = ()


class PhaseBegan(Event, tag="PhaseBegan", frozen=True):
    """A phase began; it is this seat's turn first ("" where none is named)."""

    phase: str
    seat: str = ""


class TurnCame(Event, tag="TurnCame", frozen=True):
    """It is this seat's turn."""

    seat: str


class Dealt(Event, tag="Dealt", frozen=True):
    """Cards were dealt; `new` counts how many each seat got."""

    secret: ClassVar[tuple[str, ...]] = ("hands",)
    new: dict[str, int]
    hands: dict[str, Cards] | None = None


class TurnedUp(Event, tag="TurnedUp", frozen=True):
    """A displayed counter became known."""

    kind: Counter


class HiddenDrawn(Event, tag="HiddenDrawn", frozen=True):
    """A face-down counter was taken and stays hidden."""

    secret: ClassVar[tuple[str, ...]] = ("kind",)
    seat: str
    kind: Counter | None = None


class Drawn(Event, tag="Drawn", frozen=True):
    """A counter was taken and lies open; one taken from the display was replaced by an unknown one."""

    seat: str
    source: Source = field(name="from")
    kind: Counter | None = None


class DrawnUnseen(Event, tag="DrawnUnseen", frozen=True):
    """These seats drew this many counters, unseen; the display is unknown since."""

    counters: dict[str, int]
    hidden: bool


class Placed(Event, tag="Placed", frozen=True):
    """A counter lies on a road."""

    seat: str
    kind: Counter
    route: str
    origin: Origin


class ObstacleLaid(Event, tag="ObstacleLaid", frozen=True):
    """An obstacle lies on a road."""

    seat: str
    route: str


class Passed(Event, tag="Passed", frozen=True):
    """A seat passed."""

    seat: str


class Travelled(Event, tag="Travelled", frozen=True):
    """A boot moved along a route and was paid for."""

    seat: str
    route: str
    to: str
    cards: Cards
    caravan: bool = False


class PieceCollected(Event, tag="PieceCollected", frozen=True):
    """A seat took its own piece in a town."""

    seat: str
    town: str


class MoveEnded(Event, tag="MoveEnded", frozen=True):
    """A seat moves no more this round."""

    seat: str


class DiscardDue(Event, tag="DiscardDue", frozen=True):
    """These seats hold more than 4 cards and must discard now."""

    seats: tuple[str, ...]


class Discarded(Event, tag="Discarded", frozen=True):
    """Surplus cards were put away."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: str
    count: int
    cards: Cards | None = None


class KeepDue(Event, tag="KeepDue", frozen=True):
    """These seats choose which counter to keep."""

    seats: tuple[str, ...]


class Kept(Event, tag="Kept", frozen=True):
    """A seat kept one counter, or none (`origin` None), and returned the rest."""

    seat: str
    origin: Origin | None = None
    kind: Counter | None = None


class RoundBegan(Event, tag="RoundBegan", frozen=True):
    """The roads were cleared, the round card and the start player card moved on."""

    round: int
    start_player: str
    display_reshuffled: bool = False


class Ended(Event, tag="Ended", frozen=True):
    """The game is over: after its last round, or early because someone has all pieces."""

    early: bool = False


class TargetTold(Event, tag="TargetTold", frozen=True):
    """A town card was revealed."""

    seat: str
    town: str


class CaughtUp(Event, tag="CaughtUp", frozen=True):
    """The table lies so; nothing that was known besides is known any more."""

    table: TableSnapshot


EVENTS = (
    PhaseBegan
    | TurnCame
    | Dealt
    | TurnedUp
    | HiddenDrawn
    | Drawn
    | DrawnUnseen
    | Placed
    | ObstacleLaid
    | Passed
    | Travelled
    | PieceCollected
    | MoveEnded
    | DiscardDue
    | Discarded
    | KeepDue
    | Kept
    | RoundBegan
    | Ended
    | TargetTold
    | house_words.Agreed
    | house_words.Ruled
    | house_words.Renamed
    | house_words.Left
    | CaughtUp
)
