"""What a table of any game has: seats, rule options and house rules; their events, folded; its people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, Self

from msgspec import Struct
from msgspec.structs import replace

from engine.common_commands import Agreed, Event, HintsAgreed, Renamed, Ruled


class House(Struct, frozen=True, gc=False):
    """The table's own agreements in a state: `gone` are the seats that left, `renamed` the changes of names and
    colours, `coming` the rule options agreed for later rounds, `hints` by seat the level of its hints (missing: 0)."""

    gone: tuple[str, ...] = ()
    renamed: tuple[Renamed, ...] = ()
    coming: tuple[Agreed, ...] = ()
    hints: Mapping[str, int] = {}


class AnySeat(Struct, frozen=True, gc=False):
    """The base of a seat of any game."""

    id: str


if TYPE_CHECKING:  # a `State` without parameter is that of any game; see `engine.game`
    from typing_extensions import TypeVar

    One = TypeVar("One", bound=AnySeat, default=AnySeat, covariant=True)
else:
    from typing import TypeVar

    One = TypeVar("One")


class State(Struct, Generic[One], frozen=True, gc=False):
    """The base of a game's state, which is the fold of all events so far: `seats` in clockwise order with the ids "1",
    "2" and so on, the `options` with their present values, and the table's agreements in `house`.

    `turn` is the seat in turn, "" where there is none. Only the fields of this class are given by position.
    """

    options: Mapping[str, object]
    seats: tuple[One, ...]
    start_player: str
    round: int = 1
    phase: str = ""
    turn: str = ""
    house: House = House()

    def speakers(self) -> tuple[str, ...]:
        """The ids of the seats whose action the game waits for: several if each of them may act next, () for none."""
        return (self.turn,) if self.turn else ()

    def seat(self, id: str) -> One:
        """The seat with this id ("1" …)."""
        return self.seats[int(id) - 1]

    def with_seat(self, id: str, **changes: object) -> Self:
        """The state with one seat changed."""
        at, seats = int(id) - 1, list(self.seats)
        seats[at] = replace(seats[at], **changes)
        return replace(self, seats=tuple(seats))

    def next_around(self, id: str) -> str:
        """The seat after `id` on the way once around the table from the start player on, without those that left; ""
        when all had their turn. The way begins at the start player's place even if that seat has left."""
        following = self.seats[int(id) % len(self.seats)].id
        while following != self.start_player:
            if following not in self.house.gone:
                return following
            following = self.seats[int(following) % len(self.seats)].id
        return ""

    @property
    def first(self) -> str:
        """The seat that begins each phase: the start player, or the next one that still plays."""
        return self.start_player if self.start_player not in self.house.gone else self.next_around(self.start_player)

    @property
    def present(self) -> tuple[One, ...]:
        """The seats that still play."""
        gone = self.house.gone
        return tuple(seat for seat in self.seats if seat.id not in gone) if gone else self.seats


Table = TypeVar("Table", bound=State)


def folded(table: Table, event: Event) -> Table:
    """The state after one of these events, but for `Left`: each game has a function of its own for it, which ends with
    `left`."""
    house = table.house
    match event:
        case Agreed():
            return _agreed(table, event)
        case Renamed():
            return replace(table, house=replace(house, renamed=(*house.renamed, event)))
        case HintsAgreed():
            return replace(table, house=replace(house, hints={**house.hints, event.seat: event.level}))
        case Ruled():
            return table
    raise AssertionError(f"{event} is no event of any table")


def _agreed(table: Table, event: Agreed) -> Table:
    """The table after the players agreed on the value of a rule option from some round on. That replaces what they
    agreed before for the same round or later ones; a value that the option will have anyway is not stored.
    """
    house = table.house
    coming = tuple(each for each in house.coming if each.switch != event.switch or each.since < event.since)
    if event.since > table.round:
        earlier = [each.value for each in coming if each.switch == event.switch]
        if event.value == (earlier[-1] if earlier else table.options[event.switch]):
            return replace(table, house=replace(house, coming=coming))
        return replace(table, house=replace(house, coming=(*coming, event)))
    return replace(
        table,
        house=house if coming == house.coming else replace(house, coming=coming),
        options={**table.options, event.switch: event.value},
    )


def left(table: Table, seat: str) -> Table:
    """The table without this seat; the game must have removed the seat's pieces before."""
    house = table.house
    return replace(table, house=replace(house, gone=(*house.gone, seat)))


def as_agreed(table: Table) -> Table:
    """The table at the beginning of its round, with the rule options that the players agreed on for this round."""
    house = table.house
    if not house.coming:
        return table
    options, coming = dict(table.options), []
    for each in house.coming:
        if each.since > table.round:
            coming.append(each)
        else:
            options[each.switch] = each.value
    return replace(table, options=options, house=replace(house, coming=tuple(coming)))


def people(players: tuple[tuple[str, str], ...], renamed: tuple[Renamed, ...]) -> tuple[tuple[str, str], ...]:
    """Name and colour by seat: those entered at the start, with all later changes. Colours stay distinct.

    >>> people((("Anna", "red"), ("Ben", "blue")), (Renamed("1", "Hanna", "blue"),))
    (('Hanna', 'blue'), ('Ben', 'red'))
    """
    seats = list(players)
    for each in renamed:
        at = int(each.seat) - 1
        name, colour = seats[at]
        if each.colour is not None and each.colour != colour:
            for other, (called, has) in enumerate(seats):
                if has == each.colour:
                    seats[other] = (called, colour)
        seats[at] = (name if each.name is None else each.name, each.colour or colour)
    return tuple(seats)
