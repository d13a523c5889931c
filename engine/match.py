"""A match: the accepted entries that were not undone, and the state that they lead to."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine import judge_common_commands
from engine.common_commands import Command as HouseWord
from engine.game import Command, Entry, Event, Game, Prompt, State
from engine.rule import Rejection, Unclear


class Match(Struct, frozen=True):
    """The entries that were not undone, and the state that they lead to.

    Frozen: `say` and `undo` return another match and leave this one unchanged. Nothing is copied as the game grows: a
    match has its last entry and the match before it.
    """

    game: Game
    state: State
    last: Entry | None = None
    before: Match | None = None

    @property
    def prompt(self) -> Prompt:
        """The seats that may act now, and the commands that are awaited."""
        return self.game.prompt(self.state)

    def say(self, command: Command) -> Match | Rejection | Unclear:
        """The match after this command. Returns a `Rejection` with the rule if a rule forbids the command, an `Unclear`
        with the reason if it is no command of this game or says too little.
        """
        events = self.judged(command)
        if not isinstance(events, tuple):
            return events
        return self.then(Entry(command, events))

    def judged(self, command: Command) -> tuple[Event, ...] | Rejection | Unclear:
        """The events that this command would have here, or the reason why it is refused. The match stays unchanged."""
        if isinstance(command, HouseWord):
            return judge_common_commands.judged(self, command)
        return self.game.decide(self.state, command)

    def then(self, entry: Entry) -> Match:
        """The match after this recorded entry, which is not judged."""
        state = self.state
        evolve = self.game.evolve
        for event in entry.events:
            state = evolve(state, event)
        return Match(self.game, state, entry, self)

    def undo(self, entries: int = 1) -> Match:
        """The match before its last `entries` entries. ValueError when it has fewer."""
        match = self
        for _ in range(entries):
            if match.before is None:
                raise ValueError("There is nothing left to undo.")
            match = match.before
        return match

    def entries(self) -> tuple[Entry, ...]:
        """All entries, oldest first."""
        return tuple(reversed([match.last for match in self._backwards() if match.last is not None]))

    def states(self) -> tuple[State, ...]:
        """The state at the start and after each entry, oldest first."""
        return tuple(match.state for match in self.moments())

    def moments(self) -> tuple[Match, ...]:
        """The match at the start and after each entry, oldest first; the last is this one."""
        return tuple(self._backwards())[::-1]

    def __bool__(self) -> bool:
        """Always True, also for a match without entries; without this, Python would count the entries to decide it."""
        return True

    def __len__(self) -> int:
        return sum(1 for match in self._backwards() if match.last is not None)

    def _backwards(self) -> Iterator[Match]:
        match: Match | None = self
        while match is not None:
            yield match
            match = match.before
