"""Functions on the seats of any game's state, which has `seats`, `start_player` and `house`."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from engine.common_commands import House

Seat = TypeVar("Seat")
One = TypeVar("One", covariant=True)


class Seated(Protocol[One]):
    """A state of a game with `seats` in clockwise order; their ids are "1", "2" and so on."""

    @property
    def seats(self) -> tuple[One, ...]: ...
    @property
    def start_player(self) -> str: ...
    @property
    def house(self) -> House: ...


Table = TypeVar("Table", bound=Seated[Any])


def seat(table: Seated[Seat], id: str) -> Seat:
    """The seat with this id ("1" …)."""
    return table.seats[int(id) - 1]


def with_seat(table: Table, id: str, **changes: Any) -> Table:
    """The table with one seat changed."""
    at, seats = int(id) - 1, list(table.seats)
    seats[at] = replace(seats[at], **changes)
    return replace(table, seats=tuple(seats))  # type: ignore[type-var]  # every state is a struct


def next_around(table: Seated[Any], id: str) -> str:
    """The seat after `id` on the way once around the table from the start player on, without those that left; "" when
    all had their turn. The way begins at the start player's place even if that seat has left."""
    seats, gone = table.seats, table.house.gone
    following: str = seats[int(id) % len(seats)].id
    while following != table.start_player:
        if following not in gone:
            return following
        following = seats[int(following) % len(seats)].id
    return ""


def first(table: Seated[Any]) -> str:
    """The seat that begins: the start player, or the next one that still plays."""
    start = table.start_player
    return start if start not in table.house.gone else next_around(table, start)


def present(table: Seated[Any]) -> tuple[Any, ...]:
    """The seats that still play."""
    gone = table.house.gone
    return tuple(seat for seat in table.seats if seat.id not in gone) if gone else table.seats
