"""A match as the whole table may see it: its facts without their secret fields, folded anew."""

from __future__ import annotations

from engine.game import Entry
from engine.match import Match


def public(match: Match) -> Match:
    """The same match, moment for moment, without what is known from hands and hidden things alone.

    Its entries have facts and no commands, because a command may hold secrets.
    """
    first, *later = match.moments()
    seen = first
    for moment in later:
        assert moment.last is not None
        seen = seen.then(Entry(None, tuple(match.game.public(event) for event in moment.last.events)))
    return seen
