"""Games of Elfenland that levels of the automa play against each other, with real pieces shuffled by a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.automa.elfenland import acts
from companion.automa.elfenland.atlas import Atlas
from companion.automa.elfenland.levels import Level, decide
from companion.automa.elfenland.seen import Seen
from engine.elfenland.game import Elfenland, elfenland
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS, COUNTERS_OF_A_KIND, DISPLAY, KINDS
from engine.elfenland.state import Table
from engine.elfenland.words import Deal, Discard, Draw, DrawHidden, Keep, Place, Target, Travel, TurnUp
from engine.game import Start
from engine.match import Match

Watch = Callable[[Seen, Any, Match], None]


@cache
def the_game() -> Elfenland:
    """Elfenland, read once."""
    return elfenland()


@cache
def the_atlas() -> Atlas:
    """Its board, as the automa computes with it."""
    return Atlas(the_game().board)


class Arena:
    """One game. `tells`: the referee is told every hand and hidden counter, and the automa sees none of it."""

    def __init__(
        self, levels: Sequence[Level], seed: str, options: Mapping[str, Any] | None = None, tells: bool = False
    ) -> None:
        self.random = Random(seed)
        self.levels = {str(at): level for at, level in enumerate(levels, 1)}
        self.tells = tells
        start = Start("elfenland", len(levels), None, dict(options or {}))
        state = the_game().start(start)
        assert isinstance(state, Table), state
        self.match = Match(the_game(), state)
        self.public: Table = state
        self.hands: dict[str, dict[str, int]] = {seat: {} for seat in self.levels}
        self.hidden: dict[str, list[str]] = {seat: [] for seat in self.levels}
        self.laid: dict[str, list[tuple[str, str]]] = {}
        self.pool: list[str] = []
        self._shuffle()
        self.display = [self.pool.pop() for _ in range(DISPLAY)]
        self.targets = [town.id for town in the_game().board.towns.values() if town.has_card]
        self.random.shuffle(self.targets)

    def say(self, command: Any) -> None:
        """Said to the referee, who accepts it."""
        answer = self.match.say(command)
        assert isinstance(answer, Match), (command, answer, self.match.prompt)
        self.match = answer
        assert answer.last is not None
        if not self.tells:
            self.public = answer.state
            return
        for event in answer.last.events:
            self.public = the_game().evolve(self.public, the_game().public(event))

    def play(self, watch: Watch | None = None) -> Match:
        """The whole game; `watch` is called with each decision before it is said."""
        while self.match.prompt.awaits:
            self.turn(watch)
        return self.match

    def turn(self, watch: Watch | None = None) -> None:
        """The next act of a seat, or what the hands of people do between two."""
        prompt = self.match.prompt
        if prompt.phase == "deal":
            self._deal()
            return
        if prompt.phase == "over":
            self.say(Target(prompt.seats[0], self.targets.pop()))
            return
        seat = prompt.seats[0]
        seen = Seen(the_atlas(), self.public, seat, self.hands[seat], self.hidden[seat], self.laid)
        command = decide(seen, self.levels[seat], self.random)
        if watch is not None:
            watch(seen, command, self.match)
        self._moved(seen, command)

    def _moved(self, seen: Seen, command: Any) -> None:
        """The pieces go where the command says, and the referee hears of it."""
        seat = seen.id
        hand, hidden = self.hands[seat], self.hidden[seat]
        match command:
            case DrawHidden():
                hidden.append(self.pool.pop())
                command = replace(command, kind=hidden[-1] if self.tells else None)
            case Draw(source="display"):
                self.display.remove(command.kind)
                self.display.append(self.pool.pop())
            case Draw():
                command = replace(command, kind=self.pool.pop())
            case Place():
                if command.hidden:
                    hidden.remove(command.kind)
                self.laid.setdefault(seat, []).append((command.kind, command.route))
            case Travel() | Discard():
                for kind, count in (command.cards or {}).items():
                    hand[kind] -= count
                    assert hand[kind] >= 0, command
                if isinstance(command, Discard) and not self.tells:
                    command = Discard(seat, count=sum((command.cards or {}).values()))
            case Keep():
                self.hidden[seat] = [acts.hidden_kept(seen)] if command.kind == "hidden" else []
        self.say(command)
        if self.match.prompt.phase in ("draw_hidden", "draw", "plan"):
            self._turn_up()

    def _turn_up(self) -> None:
        table = self.match.state
        if table.phase == "plan":
            return
        for kind in COUNTERS:
            for _ in range(self.display.count(kind) - table.display.known.get(kind, 0)):
                self.say(TurnUp(kind))

    def _deal(self) -> None:
        self.laid = {}
        table: Table = self.match.state
        for seat in table.seats:
            if not seat.hidden.size:
                self.hidden[seat.id] = []
        if table.round > 1:
            if table.options["display_refresh"] == "reshuffle_all":
                self.display = []
            self._shuffle()
            while len(self.display) < DISPLAY:
                self.display.append(self.pool.pop())
        deck = [kind for kind, count in CARDS_OF_A_KIND.items() for _ in range(count)]
        for hand in self.hands.values():
            for kind, count in hand.items():
                for _ in range(count):
                    deck.remove(kind)
        self.random.shuffle(deck)
        for seat in table.seats:
            hand = self.hands[seat.id]
            for _ in range(table.dealt(seat)):
                kind = deck.pop()
                hand[kind] = hand.get(kind, 0) + 1
        hands = {seat: {kind: hand[kind] for kind in KINDS if hand.get(kind)} for seat, hand in self.hands.items()}
        self.say(Deal(hands if self.tells else None))  # type: ignore[arg-type]
        self._turn_up()

    def _shuffle(self) -> None:
        """Every counter that is neither displayed nor kept goes face down (EL-CLEAN-05)."""
        out = [*getattr(self, "display", ())]
        for seat in self.public.seats:
            out += [kind for kind, count in seat.open.known.items() for _ in range(count)] + self.hidden[seat.id]
        self.pool = [kind for kind in COUNTERS for _ in range(COUNTERS_OF_A_KIND)]
        for kind in out:
            self.pool.remove(kind)
        self.random.shuffle(self.pool)
