"""The base of a board game: what a game must provide so that Boardside can referee it, and what it need not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Generic, Never

from msgspec import Struct
from msgspec.structs import replace

from engine import common_commands
from engine.rule import Rejection, Rule, Unclear
from engine.state import State

Command = Struct
"""A frozen struct, tagged by `do`; each game has its own union of them."""

Event = Struct
"""A frozen struct, tagged by `event`: a fact in the past tense. The class attribute `secret` names its fields that the
whole table may not see."""


# A `Game`, `Match` or `Entry` without parameters is that of any game: `Game[State, Command, Event]`. `typing.TypeVar`
# has no defaults before Python 3.13, and only type checkers need them.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=State)
    C = TypeVar("C", bound=Command, default=Command)
    E = TypeVar("E", bound=Event, default=Event)
else:
    from typing import TypeVar

    S, C, E = TypeVar("S"), TypeVar("C"), TypeVar("E")


class Entry(Struct, Generic[C, E], frozen=True):
    """One accepted command and the events that followed from it; the unit of undo. The command is None where it might
    hold a secret."""

    command: C | common_commands.Command | None
    events: tuple[E | common_commands.Event, ...]


class Slot(Struct, frozen=True):
    """A slot of a command: its name and every value that can be entered there, legal or not.

    `many` slots take counts of several choices (cards); `optional` ones may be left out.
    """

    name: str
    choices: tuple[object, ...]
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
    options: dict[str, object] | None = None
    ages: dict[str, int] | None = None


class TextFile(Struct, frozen=True):
    """A file's name and its text, for an option that names a file."""

    name: str
    text: str


Verdict = tuple[E, ...] | Rejection | Unclear
"""The events that a command leads to, or the reason why it is refused."""
Judge = Callable[[S, Never], Verdict[E]]
"""The handler of a command: from the state and the command, of the one type that it is listed under, to the verdict."""


class Game(ABC, Generic[S, C, E]):
    """The rules of a board game, without any memory of their own; generic over its state, its own commands and its
    own events.

    All methods are pure. Only `decide` judges; `evolve` applies one event and never asks whether it was legal.
    """

    name: str
    rules: Mapping[str, Rule]
    topics: Mapping[str, str] = {}
    """By rule or chapter ("EL-PLAN"), the topic under which rules are printed that no command can break."""
    commands: object
    """The types of all commands of the game's tables, a union that includes those of `engine.common_commands`."""
    events: type[E]
    """The base class of the game's own events; the type of each derives from it directly."""
    phases: Mapping[str, Mapping[type, Judge[S, E]]]
    """By phase, the commands that it allows, each with its handler."""
    of_any_seat: tuple[type, ...] = ()
    """Types of commands that are also accepted for a seat that is not awaited, all others only for one that is."""
    switches: Mapping[str, tuple[common_commands.Value, ...]] = {}
    """Options that a table may agree on in mid-game, each with its values."""
    last_round: int | None = None
    """The number of the last round; None where that is not settled beforehand."""

    def prepared(self, start: Start, read: Callable[[str], str], /) -> Start | Unclear:
        """The same start record with the text of every file that its options name, so that the game can be started
        again without the files; by default unchanged. `read` returns a file's text and raises OSError or
        UnicodeDecodeError."""
        return start

    @abstractmethod
    def start(self, start: Start, /) -> S | Rejection | Unclear:
        """The state after set-up; a Rejection for a number of seats that the game does not allow, Unclear for unknown
        options."""

    def decide(self, state: S, command: C) -> Verdict[E]:
        """The events of this command, or the first rule that it breaks."""
        sentence = self.unclear(state, command)
        if sentence:
            return Unclear(sentence)
        kind = type(command)
        judge = self.phases[state.phase].get(kind)
        if judge is None:
            return self.out_of_phase(state, command)
        seat, speakers = getattr(command, "seat", None), state.speakers()
        if seat is not None and seat not in speakers and kind not in self.of_any_seat:
            return self.out_of_turn(state, seat, speakers)
        return judge(state, command)  # type: ignore[arg-type]  # it is listed under this type

    def unclear(self, state: S, command: C, /) -> str:
        """A sentence if the command names something that this table does not have, else "", as by default."""
        return ""

    @abstractmethod
    def out_of_phase(self, state: S, command: C) -> Rejection | Unclear:
        """The refusal of a command that this phase does not allow: a `Rejection` if a rule of the game forbids it, else
        `Unclear`."""

    @abstractmethod
    def out_of_turn(self, state: S, seat: str, speakers: tuple[str, ...]) -> Rejection:
        """The refusal of a command by a seat that is not in turn; `speakers` are the seats that are."""

    def would(self, state: S, command: C, refused: Rejection, /) -> tuple[E, ...] | None:
        """The events of a command that was refused with `refused`, if all players allow it anyway; None where the
        pieces cannot be placed so, and by default.

        A method of its own and no field of Rejection, because most refusals are never overruled and must be fast.
        """
        return None

    @abstractmethod
    def leave(self, state: S, seat: str, /) -> tuple[E | common_commands.Event, ...]:
        """The events by which the player of this seat leaves and the game goes on without that seat. Never refused."""

    @abstractmethod
    def evolve(self, state: S, event: E | common_commands.Event, /) -> S:
        """The state after this event; `engine.state.folded` does so for the events of any game."""

    @abstractmethod
    def prompt(self, state: S) -> Prompt:
        """The seats that may act in this state, and the commands that are awaited."""

    @abstractmethod
    def grammar(self, state: S) -> tuple[Ask, ...]:
        """Every form of command of this game, with all values that can be entered in its fields (`Ask.slots`) at this
        table; whether the command would be legal now does not matter.
        """

    def retelling(self, state: S, /) -> tuple[Entry[C, E], ...] | None:
        """Entries that bring a newly started game to the public part of this state, without secrets; None where this
        state cannot be entered as a position, and by default.
        """
        return None

    @abstractmethod
    def shown(self, state: S) -> dict[str, object]:
        """The public state as JSON values: without hidden kinds, hands and unknown cards."""

    def public(self, event: E | common_commands.Event) -> E | common_commands.Event:
        """The event without its secret fields."""
        secret: tuple[str, ...] = getattr(event, "secret", ())
        return replace(event, **dict.fromkeys(secret)) if secret else event

    def topic(self, id: str) -> str:
        """The topic under which the rule with this id is printed; "" for a rule of another game."""
        known = self.rules.get(id)
        return known.topic if known else self.topics.get(id) or self.topics.get(id.rpartition("-")[0], "")

    @abstractmethod
    def edition(self, state: S) -> str:
        """The code of the edition whose rulebook the table uses, "en"."""

    @abstractmethod
    def source(self, edition: str, rule: Rule) -> Mapping[str, str | int | None]:
        """Where this edition's rulebook prints the rule: `{"edition": "de", "page": 7}`, with the section's heading
        where no page is printed."""


def unknown_option(
    configured: Mapping[str, object], known: Mapping[str, tuple[object, ...]], files: tuple[str, ...] = ()
) -> str:
    """A sentence about the first configured option that is unknown or has a wrong value, "" if all are right; `files`
    are the options that name a file."""
    for name, value in configured.items():
        if name in files:
            continue
        if name not in known:
            return f"There is no option {name!r}; the options are {', '.join((*files, *known))}."
        # Type and value: 1 is no true here.
        if not any(type(value) is type(choice) and value == choice for choice in known[name]):
            return f"The option {name} cannot be {value!r}; it is one of {known[name]}."
    return ""
