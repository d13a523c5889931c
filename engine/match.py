"""A match: the accepted entries that were not undone, and the state that they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from msgspec import Struct

from engine import common_commands, judge_common_commands
from engine.game import C, E, Entry, Game, Prompt, S
from engine.rule import Rejection, Unclear


class Match(Struct, Generic[S, C, E], frozen=True):
    """The entries that were not undone, and the state that they lead to.

    Frozen: `say` and `undo` return another match and leave this one unchanged. Nothing is copied as the game grows: a
    match has its last entry and the match before it.
    """

    game: Game[S, C, E]
    state: S
    last: Entry[C, E] | None = None
    before: Match[S, C, E] | None = None

    @property
    def prompt(self) -> Prompt:
        """The seats that may act now, and the commands that are awaited."""
        return self.game.prompt(self.state)

    def say(self, command: C | common_commands.Command) -> Match[S, C, E] | Rejection | Unclear:
        """The match after this command. Returns a `Rejection` with the rule if a rule forbids the command, an `Unclear`
        with the reason if it is no command of this game or says too little.
        """
        events = self.judged(command)
        if not isinstance(events, tuple):
            return events
        return self.then(Entry(command, events))

    def judged(self, command: C | common_commands.Command) -> judge_common_commands.Answer[E]:
        """The events that this command would have here, or the reason why it is refused. The match stays unchanged."""
        if isinstance(command, common_commands.Command):
            return judge_common_commands.judged(self, command)
        return self.game.decide(self.state, command)

    def then(self, entry: Entry[C, E]) -> Match[S, C, E]:
        """The match after this recorded entry, which is not judged."""
        state = self.state
        evolve = self.game.evolve
        for event in entry.events:
            state = evolve(state, event)
        return Match(self.game, state, entry, self)

    def undo(self, entries: int = 1) -> Match[S, C, E]:
        """The match before its last `entries` entries. ValueError when it has fewer."""
        match = self
        for _ in range(entries):
            if match.before is None:
                raise ValueError("There is nothing left to undo.")
            match = match.before
        return match

    def entries(self) -> tuple[Entry[C, E], ...]:
        """All entries, oldest first."""
        return tuple(reversed([match.last for match in self._backwards() if match.last is not None]))

    def moments(self) -> tuple[Match[S, C, E], ...]:
        """The match at the start and after each entry, oldest first; the last is this one."""
        return tuple(self._backwards())[::-1]

    def __bool__(self) -> bool:
        """Always True, also for a match without entries; without this, Python would count the entries to decide it."""
        return True

    def __len__(self) -> int:
        return sum(1 for match in self._backwards() if match.last is not None)

    def _backwards(self) -> Iterator[Match[S, C, E]]:
        match: Match[S, C, E] | None = self
        while match is not None:
            yield match
            match = match.before


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
