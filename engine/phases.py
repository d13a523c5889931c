"""What is alike in games that are played in phases: who judges which command when, and options that are settled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from engine.game import Command, Entry, Event, Start, State
from engine.rule import Rejection, Unclear

Verdict = tuple[Any, ...] | Rejection | Unclear
Judge = Callable[[Any, Any], Verdict]


class PhasedGame:
    """The parts of an `engine.game.Game` that most games have in common. `phases` says which phase takes which
    command, and who judges it; a state has its `phase`, its `speakers()` and its `options`."""

    phases: Mapping[str, Mapping[type, Judge]]
    of_any_seat: tuple[type, ...] = ()
    """Commands about a seat whose word need not be awaited."""
    switches: Mapping[str, tuple[Any, ...]] = {}
    last_round: int | None = None

    def prepared(self, start: Start, read: Callable[[str], str]) -> Start | Unclear:
        """No option names a file."""
        return start

    def decide(self, state: State, command: Command) -> Verdict:
        """What this command brings about, or the first rule it breaks."""
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
        return judge(state, command)

    def unclear(self, state: State, command: Command) -> str:
        """What makes this no sentence at this table, "" for nothing."""
        return ""

    def out_of_phase(self, state: State, command: Command) -> Rejection | Unclear:
        """The answer to a command that this phase does not take."""
        raise NotImplementedError

    def out_of_turn(self, state: State, seat: str, speakers: tuple[str, ...]) -> Rejection:
        """The answer to a seat whose word is not awaited."""
        raise NotImplementedError

    def would(self, state: State, command: Command) -> tuple[Event, ...] | None:
        """What a refused act would bring about if the whole table lets it stand."""
        refused = self.decide(state, command)
        return self.let_stand(state, command, refused) if isinstance(refused, Rejection) else None

    def let_stand(self, state: State, command: Command, refused: Rejection, /) -> tuple[Event, ...] | None:
        """The facts of an act that was refused so, if the table rules that it stands; None where it cannot."""
        return None

    def options(self, state: State) -> Mapping[str, Any]:
        """Every option with its present value."""
        found: Mapping[str, Any] = state.options
        return found

    def retelling(self, state: State) -> tuple[Entry, ...] | None:
        """Most games cannot be described in their middle."""
        return None

    def public(self, event: Event) -> Event:
        """The fact without its secret fields."""
        return replace(event, **dict.fromkeys(event.secret)) if event.secret else event


def unknown_option(
    configured: Mapping[str, Any], known: Mapping[str, tuple[Any, ...]], files: tuple[str, ...] = ()
) -> str:
    """What is wrong with the configured options, "" for nothing; `files` are options that name a file."""
    for name, value in configured.items():
        if name in files:
            continue
        if name not in known:
            return f"There is no option {name!r}; the options are {', '.join((*files, *known))}."
        # Type and value: 1 is no true here.
        if not any(type(value) is type(choice) and value == choice for choice in known[name]):
            return f"The option {name} cannot be {value!r}; it is one of {known[name]}."
    return ""
