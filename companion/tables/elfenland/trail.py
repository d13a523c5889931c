"""Who collected which town, and in which round; what an evening counts of each seat."""

from __future__ import annotations

from collections.abc import Mapping

from companion.look import Player
from companion.screen import Marks, Pawn
from companion.tables.marks import seat_mark
from engine.elfenland.state import Table
from engine.elfenland.words import Travelled
from engine.match import Match


def rounds(match: Match) -> Mapping[str, Mapping[str, int]]:
    """By seat, each town that it holds at the end, with the round in which it came to it."""
    found: dict[str, dict[str, int]] = {}
    for table in match.states():
        assert isinstance(table, Table)
        for seat in table.seats:
            before = found.get(seat.id, {})
            found[seat.id] = {town: before.get(town, table.round) for town in seat.collected}
    return found


def trail(match: Match, players: tuple[Player, ...], looked: str = "") -> Marks:
    """Each town with the marks of those who collected it, numbered by round; with `looked`, of that seat alone."""
    pawns = []
    for id, towns in rounds(match).items():
        if looked in ("", id):
            colour = players[int(id) - 1].colour
            pawns += [Pawn(town, seat_mark(colour, str(round))) for town, round in towns.items()]
    return Marks(pawns=tuple(pawns))


def counted(match: Match) -> Mapping[str, Mapping[str, int]]:
    """By seat: towns collected, steps made and cards laid for them."""
    towns = {seat.id: len(seat.collected) for seat in match.state.seats}
    steps, cards = dict.fromkeys(towns, 0), dict.fromkeys(towns, 0)
    for entry in match.entries():
        for event in entry.events:
            if isinstance(event, Travelled):
                steps[event.seat] += 1
                cards[event.seat] += sum(event.cards.values())
    return {id: {"towns": towns[id], "steps": steps[id], "cards": cards[id]} for id in towns}
