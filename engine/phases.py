"""The base class of games in which each phase allows only certain commands, and a check of configured options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, Never

from msgspec.structs import replace

from engine import common_commands
from engine.game import C, E, Entry, S, Start
from engine.rule import Rejection, Unclear

Verdict = tuple[E, ...] | Rejection | Unclear
"""The events that a command leads to, or the reason why it is refused."""
Judge = Callable[[S, Never], Verdict[E]]
"""The handler of a command: from the state and the command, of the one type that it is listed under, to the verdict."""


class PhasedGame(Generic[S, C, E]):
    """The parts of an `engine.game.Game` that most games have in common.

    `phases` has, by phase, the handler of each command that the phase allows. Commands of the types in `of_any_seat`
    are accepted from every seat, all others only from a seat in turn. `switches` are the rule options that can be
    changed during a game, with their values; `last_round` is the number of the last round, None if that is not fixed.
    The game's state must have its `phase`, `speakers()` (the seats in turn) and `options`.
    """

    phases: Mapping[str, Mapping[type, Judge[S, E]]]
    of_any_seat: tuple[type, ...] = ()
    """Types of commands that are also accepted for a seat that is not awaited."""
    switches: Mapping[str, tuple[common_commands.Value, ...]] = {}
    last_round: int | None = None

    def prepared(self, start: Start, read: Callable[[str], str]) -> Start | Unclear:
        """The start record unchanged; a game with an option that names a file overrides this."""
        return start

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

    def unclear(self, state: S, command: C) -> str:
        """A sentence if the command names something that this table does not have, else ""."""
        return ""

    def out_of_phase(self, state: S, command: C) -> Rejection | Unclear:
        """The refusal of a command that this phase does not allow: a `Rejection` if a rule of the game forbids the
        command, else `Unclear`. Every game that uses this class's `decide` overrides this method.
        """
        raise NotImplementedError

    def out_of_turn(self, state: S, seat: str, speakers: tuple[str, ...]) -> Rejection:
        """The refusal of a command by a seat that is not in turn; `speakers` are the seats that are."""
        raise NotImplementedError

    def would(self, state: S, command: C) -> tuple[E, ...] | None:
        """The events of a refused command if all players allow it anyway; None where that is impossible."""
        refused = self.decide(state, command)
        return self.let_stand(state, command, refused) if isinstance(refused, Rejection) else None

    def let_stand(self, state: S, command: C, refused: Rejection, /) -> tuple[E, ...] | None:
        """The events of a command that was refused with `refused`, if all players allow it anyway; None where that is
        impossible.
        """
        return None

    def options(self, state: S) -> Mapping[str, object]:
        """Every option with its present value."""
        return state.options

    def retelling(self, state: S) -> tuple[Entry[C, E], ...] | None:
        """Always None, for games that cannot be entered as a position. Other games override this function; it returns
        the entries that bring a newly started game to the public part of `state`.
        """
        return None

    def public(self, event: E | common_commands.Event) -> E | common_commands.Event:
        """The event without its secret fields."""
        secret: tuple[str, ...] = getattr(event, "secret", ())
        return replace(event, **dict.fromkeys(secret)) if secret else event


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
