"""A seat that Boardside plays thinks in a process of its own: the seconds it takes, and screens made meanwhile."""

from __future__ import annotations

import queue
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter

from companion.games.people import LEVELS, Player
from companion.games.view_values import View
from tests.boardside_hands import ANNA, Hands, begin
from tests.evening import Evening

LIMIT = 0.7
RATIO = 1.1


class Watched(Evening):
    """An evening that makes screens, as an animation does, while a seat thinks."""

    def __init__(self, path: Path) -> None:
        self.meanwhile: list[float] = []
        self.waited: list[float] = []
        super().__init__(path)

    def settle(self) -> Evening:
        """Also times what is drawn until the seat has decided."""
        while True:
            self.writer_answers(lambda store: None)
            if self.inbox.empty() and not self.thinking:
                return self
            while not self.inbox.empty():
                self.front.feed(self.inbox.get())
            if not self.thinking:
                continue
            began = perf_counter()
            while self.thinking:
                self.meanwhile.append(screen(self))
                with suppress(queue.Empty):
                    self.front.feed(self.inbox.get(timeout=0.005))
            self.waited.append(perf_counter() - began)


def screen(it: Evening) -> float:
    """The seconds that one and the same screen takes, that of the deal."""
    game = it.session.table
    view = View(game.match.undo(len(game.match)), game.look.blank(), game.shown, game.speech)
    began = perf_counter()
    game.look.picture(view)
    return perf_counter() - began


def main() -> None:
    """Prints for each level how long people wait, and what a screen costs meanwhile against one while nobody thinks."""
    for level in LEVELS:
        with tempfile.TemporaryDirectory() as folder:
            it = Watched(Path(folder) / "games.db")
            Hands(begin(it, ANNA, Player("Boris", "blue", level=level))).play(
                lambda it: it.session.table.match.prompt.round == 4
            )
            idle = []
            for _ in it.meanwhile:  # at the same pace
                with suppress(queue.Empty):
                    it.inbox.get(timeout=0.005)
                idle.append(screen(it))
            it.close()
        waited = sorted(it.waited)
        p95, ratio = waited[len(waited) * 95 // 100], median(it.meanwhile) / median(idle)
        print(f"  {level:<10} p95 {p95:.2f} s of {len(waited)} decisions, worst {waited[-1]:.2f} s; at most {LIMIT} s")
        print(
            f"  {'':<10} a screen while it thinks, against one while nobody does: {ratio:.2f}; at most {RATIO}",
            flush=True,
        )


if __name__ == "__main__":
    main()
