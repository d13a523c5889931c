"""Functions on the seats of any game's state, which has `seats`, `start_player` and `house`."""

from __future__ import annotations

from typing import Protocol, TypeVar

from engine.common_commands import House, replace


class Seat(Protocol):
    """A seat of any game."""

    @property
    def id(self) -> str: ...


AnySeat = TypeVar("AnySeat", bound=Seat)
One = TypeVar("One", bound=Seat, covariant=True)


class Seated(Protocol[One]):
    """A state of a game with `seats` in clockwise order; their ids are "1", "2" and so on."""

    @property
    def seats(self) -> tuple[One, ...]: ...
    @property
    def start_player(self) -> str: ...
    @property
    def house(self) -> House: ...


Table = TypeVar("Table", bound=Seated[Seat])


def seat(table: Seated[AnySeat], id: str) -> AnySeat:
    """The seat with this id ("1" …)."""
    return table.seats[int(id) - 1]


def with_seat(table: Table, id: str, **changes: object) -> Table:
    """The table with one seat changed."""
    at, seats = int(id) - 1, list(table.seats)
    seats[at] = replace(seats[at], **changes)
    return replace(table, seats=tuple(seats))


def next_around(table: Seated[Seat], id: str) -> str:
    """The seat after `id` on the way once around the table from the start player on, without those that left; "" when
    all had their turn. The way begins at the start player's place even if that seat has left."""
    seats, gone = table.seats, table.house.gone
    following = seats[int(id) % len(seats)].id
    while following != table.start_player:
        if following not in gone:
            return following
        following = seats[int(following) % len(seats)].id
    return ""


def first(table: Seated[Seat]) -> str:
    """The seat that begins: the start player, or the next one that still plays."""
    start = table.start_player
    return start if start not in table.house.gone else next_around(table, start)


def present(table: Seated[AnySeat]) -> tuple[AnySeat, ...]:
    """The seats that still play."""
    gone = table.house.gone
    return tuple(seat for seat in table.seats if seat.id not in gone) if gone else table.seats
