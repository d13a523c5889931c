"""A match as the whole table may see it: its events without their secret fields, applied again."""

from __future__ import annotations

from engine.game import C, E, Entry, S
from engine.match import Match


def public(match: Match[S, C, E], commands: bool = False) -> Match[S, C, E]:
    """A copy of the match, entry for entry, without the fields that reveal hands and hidden pieces. Its entries have
    events and no commands, because a command may hold secrets; with `commands` they have both, for a question that
    judges the past again (`judge_common_commands.since`)."""
    first, *later = match.moments()
    seen = first
    for moment in later:
        assert moment.last is not None
        command = moment.last.command if commands else None
        seen = seen.then(Entry(command, tuple(match.game.public(event) for event in moment.last.events)))
    return seen
