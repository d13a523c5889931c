"""Checks that a command names only seats, routes and towns of this table, and no number below 0."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Never, Protocol, get_args

from engine.elfenland import commands_and_events
from engine.elfenland.catching_up import missing
from engine.elfenland.commands_and_events import Boot, Collect, GiveBack, Obstruct, Place, Target, Travel
from engine.elfenland.state import Table

SEATS = ("1", "2", "3", "4", "5", "6")
HERE = tuple(frozenset(SEATS[:number]) for number in range(len(SEATS) + 1))
"""The ids of the seats of a table, by the number of seats."""
BELOW_0 = "A number of cards is never below 0."


class _OfSeat(Protocol):
    """A command with a seat."""

    @property
    def seat(self) -> str: ...


def _no_such_seat(table: Table, command: _OfSeat) -> str:
    seat = command.seat
    # Asked of nearly every command, so the answer for a seat that plays comes first.
    return "" if seat in HERE[len(table.seats)] and seat not in table.house.gone else _not_here(table, seat)


def _not_here(table: Table, seat: str) -> str:
    if seat in table.house.gone:
        return f"Seat {seat} has left the table."
    if seat in HERE[len(table.seats)]:
        return ""
    return f"There is no seat {seat!r}; the seats are 1 to {len(table.seats)}."


def _no_such_route(table: Table, command: Place | Obstruct | Travel) -> str:
    return "" if command.route in table.board.routes else f"There is no route {command.route!r} on this board."


def _no_such_town(table: Table, command: Target | Collect | GiveBack | Boot) -> str:
    return "" if command.town in table.board.towns else f"There is no town {command.town!r} on this board."


def _no_such_cards(table: Table, command: commands_and_events.Travel) -> str:
    return BELOW_0 if min(command.cards.values(), default=0) < 0 else ""


def _no_such_size(table: Table, command: commands_and_events.Hand) -> str:
    return BELOW_0 if command.size < 0 else ""


def _no_such_discard(table: Table, command: commands_and_events.Discard) -> str:
    if (command.cards is None) == (command.count is None):
        return "A discard gives either its cards or their count."
    least = command.count if command.cards is None else min(command.cards.values(), default=0)
    return BELOW_0 if least is not None and least < 0 else ""


def _no_such_hands(table: Table, command: commands_and_events.Deal) -> str:
    for seat, cards in (command.hands or {}).items():
        if missing := _not_here(table, seat):
            return missing
        if min(cards.values(), default=0) < 0:
            return BELOW_0
    return ""


def _no_such_numbers(table: Table, command: commands_and_events.Referee) -> str:
    for numbers in (command.hands or {}, command.kept or {}):
        for seat, number in numbers.items():
            if missing := _not_here(table, seat):
                return missing
            if number < 0:
                return "A number of cards or counters is never below 0."
    return ""


def _no_such_table(table: Table, command: commands_and_events.CatchUp) -> str:
    return missing(table, command.table)


Check = Callable[[Table, Never], str]
"""Returns a sentence about the first thing missing that a command names, or ""."""
BY_FIELD: Mapping[str, Check] = {"seat": _no_such_seat, "route": _no_such_route, "town": _no_such_town}
BY_COMMAND: Mapping[type, Check] = {
    commands_and_events.Deal: _no_such_hands,
    commands_and_events.Travel: _no_such_cards,
    commands_and_events.Discard: _no_such_discard,
    commands_and_events.CatchUp: _no_such_table,
    commands_and_events.Referee: _no_such_numbers,
    commands_and_events.Hand: _no_such_size,
}
MISSING: Mapping[type, tuple[Check, ...]] = {
    command: (
        *(check for field, check in BY_FIELD.items() if field in command.__struct_fields__),
        *(check for owner, check in BY_COMMAND.items() if owner is command),
    )
    for command in get_args(commands_and_events.COMMANDS)
}
"""By command, the checks of what it names, in this order."""
