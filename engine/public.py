"""A match as the whole table may see it: its events without their secret fields, applied again."""

from __future__ import annotations

from engine.game import Entry
from engine.match import Match


def public(match: Match) -> Match:
    """A copy of the match, entry for entry, without the fields that reveal hands and hidden pieces. Its entries have
    events and no commands, because a command may hold secrets."""
    first, *later = match.moments()
    seen = first
    for moment in later:
        assert moment.last is not None
        seen = seen.then(Entry(None, tuple(match.game.public(event) for event in moment.last.events)))
    return seen
