"""Elfenland's answers to "what could I have done?" and "what can I do now?", as the screen shows them."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.could_have import Chance, Coach
from engine.elfenland.commands_and_events import Command, Event
from engine.elfenland.could_have import Possible, could_have, with_hand
from engine.elfenland.routes import best_way
from engine.elfenland.state import Match as ElfenlandMatch
from engine.elfenland.state import Table
from engine.holding import Counts, Holding
from engine.match import Match

ElfenlandChance = Chance[Table, Command, Event]


class ElfenlandCoach(Coach[Table, Command, Event]):
    """Elfenland's `Coach`: what was possible in each past move, and what is possible now."""

    hints = True

    def chances(self, match: ElfenlandMatch) -> tuple[ElfenlandChance, ...]:
        """For each finished move in order, what was possible in it; moves of a round that is still being played are
        left out.
        """
        moments, moving = match.moments(), match.state.round if match.state.phase == "move" else 0
        return tuple(_chance(each, moments[each.moment]) for each in could_have(match) if each.round != moving)

    def with_hand(self, match: ElfenlandMatch, chance: ElfenlandChance, hand: Counts) -> ElfenlandChance | None:
        """The same move judged with exactly this hand; None if the hand does not fit what is known of it."""
        found = with_hand(match, chance.seat, chance.moment, hand)
        return _chance(found, match.moments()[chance.moment]) if found is not None else None

    def now(self, match: ElfenlandMatch, seat: str) -> ElfenlandChance | None:
        """The best way for this seat from where its boot is, over the counters placed so far; None where its hand is
        not wholly known.
        """
        table = match.state
        held = table.seat(seat).hand
        if table.phase not in ("plan", "move") or seat in table.house.gone or held.unknown or not held.size:
            return None
        way = best_way(table, seat, held.known)
        start = Match(match.game, replace(table, phase="move", turn=seat, due=()))
        return Chance(seat, table.round, 0, way.pieces, True, len(match), start, way.commands(seat))


def _chance(each: Possible, began: ElfenlandMatch) -> ElfenlandChance:
    table = began.state
    start = Match(began.game, table.with_seat(each.seat, hand=Holding(each.hand)))
    walk = each.way.commands(each.seat)
    unknown = max(0, table.seat(each.seat).hand.size - sum(each.known.values()))
    held = None if each.exact else Holding(each.known, unknown)
    return Chance(each.seat, each.round, each.visited, each.pieces, each.exact, each.moment, start, walk, held=held)
