"""Display slots: the five counters face up, in the order in which they were entered, which is that on the table."""

from __future__ import annotations

from collections import Counter

from engine.elfenland.state import Table
from engine.elfenland.words import Drawn, TurnedUp
from engine.match import Match

UNKNOWN = ""


def slots_of(match: Match) -> tuple[str, ...]:
    """The kinds in the display from left to right, "" for an unknown one; the slot of a drawn counter is filled by the
    next."""
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
    """The kinds in the display, "" for unknown ones, in no particular order."""
    known = [kind for kind, count in table.display.known.items() for _ in range(count)]
    return [*known, *[UNKNOWN] * table.display.unknown]
