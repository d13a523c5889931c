"""Display slots: the five face-up counters in the order in which they were entered, as they lie on the table."""

from __future__ import annotations

from collections import Counter

from engine.elfenland.commands_and_events import Drawn, TurnedUp
from engine.elfenland.state import Table
from engine.match import Match

UNKNOWN = ""


def slots_of(match: Match) -> tuple[str, ...]:
    """The kinds of the face-up counters from left to right, "" for an unknown one; a new counter takes the slot of the
    one drawn.
    """
    slots: list[str] = []
    for moment in match.moments():
        for event in moment.last.events if moment.last is not None else ():
            if isinstance(event, TurnedUp) and UNKNOWN in slots:
                slots[slots.index(UNKNOWN)] = event.kind
            elif isinstance(event, Drawn) and event.source == "display" and event.kind in slots:
                slots[slots.index(event.kind)] = UNKNOWN
        lying = _plain(moment.state)
        if Counter(slots) != Counter(lying):
            slots = lying  # they were shuffled again, or drawn unseen
    return tuple(slots)


def _plain(table: Table) -> list[str]:
    """The kinds of the face-up counters in no particular order, "" for unknown ones."""
    known = [kind for kind, count in table.display.known.items() for _ in range(count)]
    return [*known, *[UNKNOWN] * table.display.unknown]
