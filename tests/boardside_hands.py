"""Hands at a table with seats that Boardside plays: they do what its sheets say and enter what they see, by touch."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from companion.games.people import Player
from companion.pages.table.table import TablePage
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS
from engine.game import Start
from tests.evening import Evening, touchable

ANNA, BORIS, CLARA, DANA = (
    Player("Anna", "red"),
    Player("Boris", "blue", level="greedy"),
    Player("Clara", "yellow"),
    Player("Dana", "green", level="plans"),
)
EMIL, FRIEDA = Player("Emil", "violet", level="wanders"), Player("Frieda", "black", level="greedy")


def begin(it: Evening, *players: Player, **options: Any) -> Evening:
    """A game with these players, from the table's first screen on."""
    start = Start("elfenland", len(players), "1", {"edition": "de", **options})
    it.session.game.begin(start, players, lambda: it.session.pages.go(TablePage()))
    return it.settle()


class Hands:
    """What a hand would touch next, drawn by a seed; cards and counters come from a box that has so many of each."""

    def __init__(self, it: Evening, seed: str = "hands") -> None:
        self.it, self.random = it, Random(seed)
        self.entered: list[str] = []

    def card(self) -> str:
        """A card that the box still holds."""
        state = self.it.session.table.match.state
        held = Counter(self.entered)
        for seat in state.seats:
            held.update(seat.hand.known)
        kinds = [kind for kind, count in CARDS_OF_A_KIND.items() for _ in range(count - held[kind])]
        self.entered.append(self.random.choice(kinds))
        return self.entered[-1]

    def counter(self) -> str:
        """A counter that the box still holds."""
        state = self.it.session.table.match.state
        return self.random.choice([kind for kind in COUNTERS if state.has_another(kind)])

    def next(self) -> str:
        """The next touch."""
        can, state = touchable(self.it.screen), self.it.session.table.match.state
        if state.phase != "deal":
            self.entered.clear()
        if self.it.session.notices.shown is not None:
            return "notice"
        if any(id.startswith("boardside/card/") for id in can):
            return f"boardside/card/{self.card()}"
        if "boardside/done" in can and not any(id.startswith("boardside/kind/") for id in can):
            return "boardside/done"
        if any(id.startswith("boardside/kind/") for id in can):
            return f"boardside/kind/{self.counter()}"
        if "ask/untold" in can:
            return "ask/untold"
        if state.due:
            return f"discard/{state.due[0]}"
        if state.phase == "cleanup":
            chosen = self.it.session.draft.keeps
            keeps = sorted(id for id in can if id.startswith("keep/") and id.split("/")[1] not in chosen)
            return "finish" if "finish" in can else self.random.choice(keeps)
        usual = {"deal": "deal", "draw_hidden": "drawn", "draw": "pile", "plan": "pass", "move": "end-move"}
        return usual[state.phase]

    def play(self, until: Any = lambda it: False) -> None:
        """Touch on until the game is over, or until this is true."""
        while not self.it.session.table.finished and not until(self.it):
            self.it.tap(self.next())
