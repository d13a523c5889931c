"""Games of Elfenland that levels of the automa play against each other, on a table of wood, shuffled by a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.automa.elfenland.decision import turn
from companion.automa.elfenland.instructions_for_people import sheet
from companion.automa.elfenland.levels import Level
from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.commands_and_events import Deal, Discard, Draw, DrawHidden, Placed, Target, TurnUp
from engine.elfenland.game import Elfenland, elfenland
from engine.elfenland.pieces import COUNTERS
from engine.elfenland.state import Table
from engine.game import Start
from engine.match import Match
from tests.wooden import Wooden

Watch = Callable[[Seen, Any, Match], None]


@cache
def the_game() -> Elfenland:
    """Elfenland, read once."""
    return elfenland()


class Arena:
    """One game. `tells`: the referee is told every hand and hidden counter, and the automa sees none of it.

    What a seat holds is what lies before it on the wooden table, where hands have followed its sheets.
    """

    def __init__(
        self, levels: Sequence[Level], seed: str, options: Mapping[str, Any] | None = None, tells: bool = False
    ) -> None:
        self.random = Random(seed)
        self.levels = {str(at): level for at, level in enumerate(levels, 1)}
        self.tells = tells
        state = the_game().start(Start("elfenland", len(levels), None, dict(options or {})))
        assert isinstance(state, Table), state
        self.match = Match(the_game(), state)
        self.public: Table = state
        self.wooden = Wooden(len(levels), self.random)
        self.laid: dict[str, list[tuple[str, str]]] = {}
        self.targets = [town.id for town in the_game().board.towns.values() if town.has_card]
        self.random.shuffle(self.targets)

    def play(self, watch: Watch | None = None) -> Match:
        """The whole game; `watch` is called with each decision before it is said."""
        while self.match.prompt.awaits:
            self.turn(watch)
        return self.match

    def turn(self, watch: Watch | None = None) -> None:
        """The next turn of a seat, or what the hands of people do between two."""
        prompt = self.match.prompt
        if prompt.phase == "deal":
            self._deal()
            return
        if prompt.phase == "over":
            self._say(Target(prompt.seats[0], self.targets.pop()))
            return
        seat = prompt.seats[0]
        before = self.wooden.seats[seat]
        seen = Seen(self.public, seat, before.hand, before.hidden, self.laid)
        acts = turn(seen, self.levels[seat], self.random)
        lines, _ = sheet([event for act in acts for event in act.events], before.row)
        self.wooden.follow(seat, lines)
        for act in acts:
            if watch is not None:
                watch(act.seen, act.command, self.match)
            self._say(self._as_told(act.command))
        if self.match.prompt.phase in ("draw_hidden", "draw"):
            self._turn_up()

    def _as_told(self, command: Any) -> Any:
        """The command with what people see of it, and with what the referee alone is told."""
        match command:
            case DrawHidden() if self.tells:
                return replace(command, kind=self.wooden.seats[command.seat].hidden[-1])
            case Draw(source="pile"):
                return replace(command, kind=self.wooden.seats[command.seat].open[-1])
            case Discard() if not self.tells:
                return Discard(command.seat, count=sum((command.cards or {}).values()))
        return command

    def _say(self, command: Any) -> None:
        """Said to the referee, who accepts it."""
        answer = self.match.say(command)
        assert isinstance(answer, Match), (command, answer, self.match.prompt)
        self.match = answer
        assert answer.last is not None
        for event in answer.last.events:
            if isinstance(event, Placed):
                self.laid.setdefault(event.seat, []).append((event.kind, event.route))
            if self.tells:
                self.public = the_game().evolve(self.public, the_game().public(event))
        if not self.tells:
            self.public = answer.state

    def _turn_up(self) -> None:
        display = self.match.state.display
        for kind in COUNTERS:
            for _ in range(self.wooden.display.count(kind) - display.known.get(kind, 0)):
                self._say(TurnUp(kind))

    def _deal(self) -> None:
        self.laid = {}
        table: Table = self.match.state
        if table.round > 1:
            self.wooden.clear(table.options["display_refresh"] == "reshuffle_all")
        self.wooden.deal({seat.id: table.dealt(seat) for seat in table.seats})
        hands = {seat: before.hand for seat, before in self.wooden.seats.items()}
        self._say(Deal(hands if self.tells else None))  # type: ignore[arg-type]
        self._turn_up()
