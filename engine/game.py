"""The protocol of a board game: what a game must provide so that Boardside can referee it."""

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
    """One accepted command and the events that followed from it; the unit of undo."""

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
    """One form of a command: its name and its slots."""

    command: str
    slots: tuple[Slot, ...] = ()


class Prompt(Struct, frozen=True):
    """The seats that may act now, and the names of the commands that the game awaits. Several seats may be awaited
    at once; `seats` is empty where no certain seat is, as in a deal. `over`: the game is over, though some commands may
    still be awaited for the score."""

    round: int
    phase: str
    seats: tuple[str, ...]
    awaits: tuple[str, ...]
    over: bool = False


class Start(Struct, frozen=True, omit_defaults=True):
    """The start record of a game: which game, the number of seats, the seat that begins, and the configured options.

    `start_player` None: the game's rules decide, by the ages or else seat "1". `ages` are the players' years by seat,
    `{"1": 41, "2": 8}`, for games whose rules ask for them.
    """

    game: str
    seats: int
    start_player: str | None = None
    options: dict[str, Any] | None = None
    ages: dict[str, int] | None = None


class TextFile(Struct, frozen=True):
    """A file's name and its text, for an option that names a file."""

    name: str
    text: str


class Game(Protocol):
    """The rules of a board game, without any memory of their own.

    All methods are pure. Only `decide` judges; `evolve` applies one event and never asks whether it was legal.
    """

    name: str
    rules: Mapping[str, Rule]
    commands: Any
    events: Any
    """The types of the game's commands and of its events, each a union that includes `engine.common_commands`."""
    switches: Mapping[str, tuple[Any, ...]]
    """Options that a table may agree on in mid-game, each with its values."""
    last_round: int | None
    """The number of the last round; None where that is not settled beforehand."""

    def prepared(self, start: Start, read: Callable[[str], str]) -> Start | Unclear:
        """The same start record with the text of every file that its options name, so that the game can be started
        again without the files. `read` returns a file's text and raises OSError or UnicodeDecodeError."""

    def start(self, start: Start) -> State | Rejection | Unclear:
        """The state after set-up; a Rejection for a number of seats that the game does not allow, Unclear for unknown
        options."""

    def decide(self, state: State, command: Command) -> tuple[Event, ...] | Rejection | Unclear:
        """The events that the command leads to, or the reason why it is refused."""

    def would(self, state: State, command: Command) -> tuple[Event, ...] | None:
        """The events of a refused command if all players allow it anyway; None where the pieces cannot be placed so.

        A method of its own and no field of Rejection, because most refusals are never overruled and must be fast.
        """

    def leave(self, state: State, seat: str) -> tuple[Event, ...]:
        """The events by which the player of this seat leaves and the game goes on without that seat. Never refused."""

    def evolve(self, state: State, event: Event) -> State:
        """The state after this event; a state has `options`, `round`, `seats` and a `common_commands.House`."""

    def prompt(self, state: State) -> Prompt:
        """The seats that may act in this state, and the commands that are awaited."""

    def options(self, state: State) -> Mapping[str, Any]:
        """Every option of this game with its present value, `{"variant": True}`."""

    def grammar(self, state: State) -> tuple[Ask, ...]:
        """Every form of command of this game, with all values that can be entered in its fields (`Ask.slots`) at this
        table; whether the command would be legal now does not matter.
        """

    def retelling(self, state: State) -> tuple[Entry, ...] | None:
        """Entries that bring a newly started game to the public part of this state, without secrets; None where this
        state cannot be entered as a position.
        """

    def shown(self, state: State) -> dict[str, Any]:
        """The public state as JSON values: without hidden kinds, hands and unknown cards."""

    def public(self, event: Event) -> Event:
        """The event without its secret fields."""

    def edition(self, state: State) -> str:
        """The code of the edition whose rulebook the table uses, "en"."""

    def source(self, edition: str, rule: Rule) -> dict[str, Any]:
        """Where this edition's rulebook prints the rule: `{"edition": "de", "page": 7}`, with the section's heading
        where no page is printed."""
