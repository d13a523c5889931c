"""What any board game fills in so that Boardside can referee it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from engine.rule import Rejection, Rule, Unclear

Command = Any
"""A frozen struct, tagged by `do`; each game has its own union of them."""
Event = Any
"""A frozen struct, tagged by `event`: a fact in the past tense."""
State = Any
"""A frozen struct: the fold of all events so far."""


class Entry(Struct, frozen=True):
    """One accepted command and the facts that followed from it; undone as one."""

    command: Command
    events: tuple[Event, ...]


class Slot(Struct, frozen=True):
    """A slot of a command: its name and every value that can be entered there, legal or not.

    `many` slots take counts of several choices (cards); `optional` ones may be left out.
    """

    name: str
    choices: tuple[Any, ...]
    many: bool = False
    optional: bool = False


class Ask(Struct, frozen=True):
    """One sentence of a game: the command's name and its slots."""

    command: str
    slots: tuple[Slot, ...] = ()


class Prompt(Struct, frozen=True):
    """Whose word it is, and which commands are awaited. Several seats may be awaited at once, or none by name."""

    round: int
    phase: str
    seats: tuple[str, ...]
    awaits: tuple[str, ...]
    over: bool = False


class Start(Struct, frozen=True, omit_defaults=True):
    """How a game is begun: which, with how many seats, who starts, and the configured options.

    `ages` are years by seat, for games whose rules ask for them.
    """

    game: str
    seats: int
    start_player: str | None = None
    options: dict[str, Any] | None = None
    ages: dict[str, int] | None = None


class Game(Protocol):
    """A board game: its vocabulary and its judgement, without any memory of its own.

    All methods are pure. `decide` alone judges; `evolve` folds one fact and never asks whether it was legal.
    """

    name: str
    rules: Mapping[str, Rule]
    commands: Any
    events: Any
    """Both with the words of `engine.house_words`."""
    switches: Mapping[str, tuple[Any, ...]]
    """Options that a table may agree on in mid-game, each with its values."""
    last_round: int | None
    """The number of the last round; None where that is not settled beforehand."""

    def prepared(self, start: Start, read: Callable[[str], str]) -> Start | Unclear:
        """The same start with every file that its options name read into them, so that it can be begun again later.

        `read` gives a file's text and raises OSError or UnicodeDecodeError.
        """

    def start(self, start: Start) -> State | Rejection | Unclear:
        """The state after set-up; refused for a number of seats the game cannot take, unclear for unknown options."""

    def decide(self, state: State, command: Command) -> tuple[Event, ...] | Rejection | Unclear:
        """What the command brings about, or why not."""

    def would(self, state: State, command: Command) -> tuple[Event, ...] | None:
        """What a refused command would bring about if the whole table lets it stand; None where pieces cannot lie so.

        Asked apart, and not carried by each Rejection: most refusals are never ruled on, and are answered the faster.
        """

    def leave(self, state: State, seat: str) -> tuple[Event, ...]:
        """That this seat, which is at the table, goes home, and how the game goes on without it. Never refused."""

    def evolve(self, state: State, event: Event) -> State:
        """The state after this fact; a state has `options`, `round`, `seats` and its `engine.house_words.House`."""

    def prompt(self, state: State) -> Prompt:
        """Whose word it is."""

    def options(self, state: State) -> Mapping[str, Any]:
        """Every option of this game with its present value."""

    def grammar(self, state: State) -> tuple[Ask, ...]:
        """Every command that could be entered at this table with its slots, legal or not."""

    def retelling(self, state: State) -> tuple[Entry, ...] | None:
        """Entries that bring a game just begun to all that the whole table may see of this one, as it plays now.

        None where a game cannot be entered as a position, or no longer. No secret is in them.
        """

    def shown(self, state: State) -> dict[str, Any]:
        """What the whole table may see: no hidden kind, no hand, no unknown card."""

    def public(self, event: Event) -> Event:
        """The fact without its secret fields."""

    def edition(self, state: State) -> str:
        """The edition whose rulebook the table has."""

    def source(self, edition: str, rule: Rule) -> dict[str, Any]:
        """Where this edition's rulebook says it: edition, page or None, and the section's heading where no page is."""
