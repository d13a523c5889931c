"""Touches, passes and seconds that a round costs the hands, by each build, over the recorded four-seat games.

    python -m tests.benchmarks worth

Counted from the acts that were accepted, with stated times for a touch, a pass, a press and a look, all judged and none
measured at a table. Putting the piece on the real board is the game itself and costs nothing here. The README's table
of what each build saves is this one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.elfenland.board import load

RECORDED = Path(__file__).parents[1] / "recorded_games"
ELFENLAND = sorted(RECORDED.glob("*-4-seats.jsonl"))
MASTERELF = sorted(RECORDED.glob("masterelf/*.jsonl"))

TOUCH = 1.2
"""Seconds: judged. Find it on the screen, touch it."""
PASS = 1.2
"""Seconds: judged. A piece that is in the hand anyway is moved over the reader."""
PRESS = 0.7
"""Seconds: judged. A button at the seat, without looking."""
LOOK = 0.8
"""Seconds: judged. Eyes to the screen and back, once an act by touch or pass; a lamp is seen without."""

DRAWING = ("deal", "draw_hidden", "draw", "turn_up")
ENDING = ("pass", "end_move")


@dataclass(frozen=True, slots=True)
class Cost:
    """What acts cost."""

    touches: float = 0
    passes: float = 0
    presses: float = 0
    looks: float = 0

    @property
    def seconds(self) -> float:
        """All of it."""
        return TOUCH * self.touches + PASS * self.passes + PRESS * self.presses + LOOK * self.looks

    def __add__(self, other: Cost) -> Cost:
        return Cost(
            self.touches + other.touches,
            self.passes + other.passes,
            self.presses + other.presses,
            self.looks + other.looks,
        )


@dataclass(frozen=True, slots=True)
class Act:
    """One accepted command: `cards` it moves, `first` of its kind of phase in this round, `town` it ends in."""

    do: str
    cards: int = 0
    first: bool = False
    town: str = ""
    choice: bool = False
    """Whether touching the town alone leaves something open: two ways there, or a price of the player's own."""


def accepted(path: Path) -> Iterator[dict[str, Any]]:
    """The commands of a recorded game that were accepted and not taken back."""
    kept: list[dict[str, Any]] = []
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        if not row["answer"].get("ok"):
            continue
        if row["say"].get("do") == "undo":
            kept.pop()
        elif row["say"].get("do") not in (None, "state"):
            kept.append({**row["say"], "round": row["answer"]["prompt"]["round"]})
    yield from kept


def acts(path: Path) -> list[Act]:
    """A game of Elfenland as acts."""
    board = load()
    at: dict[str, str] = {}
    ways = Counter(frozenset((route.a, route.b)) for route in board.routes.values())
    held = 0
    found = []
    drawing = False
    for say in accepted(path):
        do, seat = say["do"], say.get("seat", "")
        cards, town, choice = 0, "", False
        if do == "deal":
            cards, held = 32 - held, 32
        elif do == "travel":
            route = board.routes[say["route"]]
            town = at[seat] = route.other_end(at.get(seat, "elvenhold")) or route.b
            cards = sum(say["cards"].values())
            choice = ways[frozenset((route.a, route.b))] > 1 or bool(say.get("caravan"))
            held -= cards
        elif do == "discard":
            cards = say.get("count") or sum(say.get("cards", {}).values())
            held -= cards
        found.append(Act(do, cards, do in DRAWING and not drawing, town, choice))
        drawing = do in DRAWING
    return found


def by_touch(act: Act) -> Cost:
    """Build 0."""
    if act.do in DRAWING:
        return Cost(touches=1, looks=1) if act.first else Cost()
    if act.do == "travel":
        return Cost(touches=1 + act.choice * (1 + act.cards), looks=1)
    if act.do == "discard":
        return Cost(touches=1 + act.cards, looks=1)
    return Cost(touches=2 if act.do in ("place", "obstacle") else 1, looks=1)


def with_buttons(act: Act) -> Cost:
    """Build 1: passing, and the end of a move, at the seat."""
    return Cost(presses=1) if act.do in ENDING else by_touch(act)


def secrets_too(act: Act) -> Cost:
    """Build 2: hands and hidden counters over the reader, all else as in build 1."""
    if act.do in DRAWING:
        drawn = act.cards if act.do == "deal" else act.do != "turn_up"
        return Cost(passes=drawn, looks=act.first)
    return with_buttons(act)


def all_passed(act: Act) -> Cost:
    """Build 2, and counters and cards over the reader as well."""
    if act.do in ("place", "obstacle"):
        return Cost(touches=1, passes=1, looks=1)
    if act.do == "travel":
        return Cost(touches=1, passes=act.cards, looks=1)
    return Cost(passes=act.cards, looks=1) if act.do == "discard" else secrets_too(act)


def busiest(games: Iterable[list[Act]], towns: int = 8) -> frozenset[str]:
    """The towns that most moves end in."""
    count = Counter(act.town for game in games for act in game if act.do == "travel")
    return frozenset(town for town, _ in count.most_common(towns))


def rounds(path: Path) -> int:
    """How many rounds a game had."""
    return len({say["round"] for say in accepted(path) if say["do"] != "keep"})


def table() -> list[tuple[str, Cost]]:
    """What a round of Elfenland with four seats costs by each build, the mean of all the recorded ones."""
    games = [acts(path) for path in ELFENLAND]
    played = sum(rounds(path) for path in ELFENLAND)
    eight = busiest(games)

    def eight_towns(act: Act) -> Cost:
        return Cost() if act.town in eight and not act.choice else with_buttons(act)

    builds = {
        "0 touch": by_touch,
        "1 buttons": with_buttons,
        "2 secrets over a reader": secrets_too,
        "2 everything over a reader": all_passed,
        "3 eight towns": eight_towns,
    }
    found = []
    for name, cost in builds.items():
        whole = sum((cost(act) for game in games for act in game), Cost())
        each = (whole.touches, whole.passes, whole.presses, whole.looks)
        found.append((name, Cost(*(number / played for number in each))))
    return found


def masterelf() -> list[tuple[str, Cost]]:
    """The same for a turn of Master Elf, all numbers of seats: a title found by its ingredients is three touches."""
    by: dict[str, Cost] = {
        name: Cost() for name in ("0 touch", "1 buttons", "2 titles over a reader", "3 city and regions")
    }
    turns = 0
    for path in MASTERELF:
        for say in accepted(path):
            do = say["do"]
            turns += do == "end_turn"
            plain = Cost(touches=3 if do == "top" else 1, looks=do != "end_turn")
            if do == "create":
                plain = Cost(touches=2, looks=1)
            pressed = Cost(presses=1) if do == "end_turn" else plain
            tagged = Cost(passes=1, looks=1) if do == "top" else pressed
            by["0 touch"] += plain
            by["1 buttons"] += pressed
            by["2 titles over a reader"] += tagged
            by["3 city and regions"] += Cost() if do == "go" else tagged
    return [
        (name, Cost(*(each / turns for each in (cost.touches, cost.passes, cost.presses, cost.looks))))
        for name, cost in by.items()
    ]


def lines(rows: list[tuple[str, Cost]], digits: int) -> list[str]:
    """Rows of a Markdown table: build, touches, passes, presses, seconds, and seconds saved against touch."""
    first = rows[0][1].seconds
    return [
        f"| {name} | {cost.touches:.{digits}f} | {cost.passes:.{digits}f} | {cost.presses:.{digits}f} "
        f"| {cost.seconds:.{digits}f} | {first - cost.seconds:.{digits}f} |"
        for name, cost in rows
    ]


def main() -> None:
    """Print both tables."""
    games = [acts(path) for path in ELFENLAND]
    eight = busiest(games)
    moves = [act.town for game in games for act in game if act.do == "travel"]
    share = sum(town in eight for town in moves) / len(moves)
    print(f"  a touch {TOUCH} s, a pass {PASS} s, a press {PRESS} s, a look {LOOK} s: judged, not measured")
    print(f"  Elfenland, a round, {len(games)} games of four seats:")
    print("\n".join(f"  {line}" for line in lines(table(), 0)))
    print(f"  the eight busiest towns are where {share:.0%} of {len(moves)} moves end: {', '.join(sorted(eight))}")
    print(f"  Master Elf, a turn, {len(MASTERELF)} games:")
    print("\n".join(f"  {line}" for line in lines(masterelf(), 1)))


if __name__ == "__main__":
    main()
