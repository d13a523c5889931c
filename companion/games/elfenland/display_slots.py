"""Display slots: the five face-up counters in the order in which they lie on the table, and the one to enter next."""

from __future__ import annotations

from collections import Counter as Multiset

from companion.games.touch_and_tags.touch_result import Say
from engine.elfenland.commands_and_events import Drawn, TurnedUp, TurnUp
from engine.elfenland.pieces import Counter
from engine.elfenland.state import Match, Table
from engine.rule import Rejection, Unclear

UNKNOWN = ""


def slots_of(match: Match) -> tuple[str, ...]:
    """The kinds of the face-up counters from left to right, "" for an unknown one; a new counter takes the slot of the
    one drawn.
    """
    slots: list[str] = []
    drawn: int | None = None
    for moment in match.moments():
        before, drawn = drawn, None
        for event in moment.last.events if moment.last is not None else ():
            if isinstance(event, TurnedUp) and UNKNOWN in slots:
                slots[slots.index(UNKNOWN) if before is None else before] = event.kind
            elif isinstance(event, Drawn) and event.source == "display" and event.kind in slots:
                drawn = slots.index(event.kind)
                slots[drawn] = UNKNOWN
        lying = _plain(moment.state)
        if Multiset(slots) != Multiset(lying):
            slots, drawn = lying, None  # they were shuffled again, or drawn unseen
    return tuple(slots)


def entries_since(match: Match, slot: int) -> int:
    """The number of last entries to withdraw until the kind of this slot is unknown again; 0 if anything but kinds of
    the display was entered since."""
    entries = 0
    while match.last is not None and match.before is not None and isinstance(match.last.command, TurnUp):
        entries, match = entries + 1, match.before
        if slots_of(match)[slot] == UNKNOWN:
            return entries
    return 0


def corrected(match: Match, slot: int, kind: Counter) -> Say | None:
    """The action that enters this kind for a slot in place of the one entered before, and those of later slots again;
    None if the box has no such counter left."""
    entries = entries_since(match, slot)
    later = (each.command for each in match.entries()[len(match) - entries + 1 :])
    commands, after = (TurnUp(kind), *(each for each in later if each is not None)), match.undo(entries)
    for command in commands:
        said = after.say(command)
        if isinstance(said, Rejection | Unclear):
            return None
        after = said
    return Say(commands, undoes=entries)


def refill(match: Match) -> Drawn | None:
    """The event by which the last entry drew a known counter from the display, so that the one turned up in its slot is
    to be entered (EL-DRAW-08); None after any other entry."""
    if match.last is None or match.before is None:
        return None
    known = match.before.state.display.known
    drawn = (event for event in match.last.events if isinstance(event, Drawn) and event.source == "display")
    return next((event for event in drawn if event.kind in known), None)


def asks_refill(match: Match) -> tuple[str, ...]:
    """The seat whose draw left open which counter was turned up."""
    drawn = refill(match)
    return () if drawn is None else (drawn.seat,)


def open_slot(match: Match) -> int:
    """The number, from 0, of the slot that `refill` is about."""
    drawn, before = refill(match), match.before
    assert drawn is not None
    assert before is not None
    return slots_of(before).index(str(drawn.kind))


def _plain(table: Table) -> list[str]:
    """The kinds of the face-up counters in no particular order, "" for unknown ones."""
    return [*Multiset(table.display.known).elements(), *[UNKNOWN] * table.display.unknown]
