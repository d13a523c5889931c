"""The towns that each seat collected in each round, and each seat's counts for the statistics."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.catching_up import only_entered
from companion.games.drawing.seat_marks import seat_mark
from companion.games.people import Player
from companion.screen import Marks, Pawn
from engine.elfenland.commands_and_events import PieceCollected, Travelled
from engine.elfenland.could_have import could_have
from engine.elfenland.state import Match, Table

UNKNOWN = 0
"""The round of a town that was collected before its position was entered."""


def rounds(match: Match) -> Mapping[str, Mapping[str, int]]:
    """For each seat, the towns it has collected with the round of each: `{"1": {"usselen": 2}}`."""
    found: dict[str, dict[str, int]] = {seat.id: {} for seat in match.state.seats}
    for then in match.moments():
        table: Table = then.state
        now = UNKNOWN if then.last is not None and only_entered(then.last.command) else table.round
        for seat in table.seats:
            found[seat.id] = {town: found[seat.id].get(town, now) for town in seat.collected}
    return found


def trail(match: Match, players: tuple[Player, ...], looked: str = "") -> Marks:
    """By town, the marks of the seats that collected it, each with the number of the round; with `looked`, only that
    seat's.
    """
    pawns = []
    for id, towns in rounds(match).items():
        if looked in ("", id):
            colour = players[int(id) - 1].colour
            pawns += [Pawn(town, seat_mark(colour, str(round or "?"))) for town, round in towns.items()]
    return Marks(pawns=tuple(pawns))


def counted(match: Match) -> Mapping[str, Mapping[str, int]]:
    """Each seat's counts for the statistics: "towns" collected; if steps of the boots were entered, also "steps", the
    "cards" laid for them, and "towns_paid", the number of towns collected by these steps.

    Of a finished game whose moves could be judged also "games_judged" (1) and "possible", the towns that were certainly
    possible.
    """
    towns = {seat.id: len(seat.collected) for seat in match.state.seats}
    steps, cards, paid = dict.fromkeys(towns, 0), dict.fromkeys(towns, 0), dict.fromkeys(towns, 0)
    for entry in match.entries():
        for event in entry.events:
            if isinstance(event, Travelled):
                steps[event.seat] += 1
                cards[event.seat] += sum(event.cards.values())
                paid[event.seat] += any(isinstance(other, PieceCollected) for other in entry.events)
    if not any(steps.values()):
        return {id: {"towns": towns[id]} for id in towns}
    counts = {id: {"towns": towns[id], "steps": steps[id], "cards": cards[id], "towns_paid": paid[id]} for id in towns}
    if match.prompt.over:
        for move in could_have(match):
            own = counts[move.seat]
            own |= {"possible": own.get("possible", 0) + move.pieces, "games_judged": 1}
    return counts
