"""How strong the levels are against each other, and how often roads are travelled that others laid."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from time import process_time
from typing import NamedTuple

from companion.automa.elfenland.levels import Level
from engine.elfenland.commands_and_events import Placed, RoundBegan, Travelled
from engine.elfenland.scoring import standings
from engine.match import Match
from tests.arena import Arena

GAMES = int(os.environ.get("BOARDSIDE_LADDER_GAMES", "400"))
"""Four seats; with two and six seats a quarter of them."""

STEPS: tuple[tuple[Level, Level, float], ...] = (
    ("greedy", "wanders", 0.95),
    ("plans", "greedy", 0.38),
    ("reckons", "plans", 0.30),
)
"""Which level sits among which, and what share of four-seat games it is to win; 25 % is even."""

COMPANY = 0.9
BESIDE: tuple[Level, ...] = ("greedy", "plans", "reckons")
"""How often at least others' roads are travelled where two seats that plan sit beside two of these, against four that
plan: company makes one revise one's plans."""


class Share(NamedTuple):
    """A mean with half the width of its 95 % interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:.1%} ± {self.margin:.1%}"


def share(values: Sequence[float]) -> Share:
    """The mean of so many games, each taken as a whole."""
    mean = fmean(values)
    return Share(mean, 1.96 * sqrt(fmean((each - mean) ** 2 for each in values) / len(values)))


def won(level: Level, among: Level, seats: int, games: int, seed: str = "ladder") -> tuple[Share, float, float]:
    """What share of games the one seat of `level` wins, shared first places in equal parts; its pieces, and those of
    the others. It sits at every place in turn."""
    wins, own, others = [], [], []
    for game in range(games):
        at = game % seats
        levels = [level if seat == at else among for seat in range(seats)]
        ranked = standings(Arena(levels, f"{seed} {level} {seats} {game}").play().state)
        first = [each.seat for each in ranked if each.rank == 1]
        wins.append(1 / len(first) if str(at + 1) in first else 0.0)
        own += [each.pieces for each in ranked if each.seat == str(at + 1)]
        others += [each.pieces for each in ranked if each.seat != str(at + 1)]
    return share(wins), fmean(own), fmean(others)


def company(levels: Sequence[Level], games: int, seed: str = "company") -> Share:
    """How many steps of a game lead over roads that others laid than who takes them."""
    return share([foreign(Arena(levels, f"{seed} {game}").play()) for game in range(games)])


def foreign(match: Match) -> int:
    """The steps of this game over roads that another seat laid."""
    laid: dict[str, str] = {}
    steps = 0
    for entry in match.entries():
        for event in entry.events:
            if isinstance(event, RoundBegan):
                laid = {}
            elif isinstance(event, Placed):
                laid[event.route] = event.seat
            elif isinstance(event, Travelled):
                steps += laid.get(event.route, event.seat) != event.seat
    return steps


def main() -> None:
    """Prints the ladder, its seeds, and the machine."""
    print(f"  measured on           {platform.machine()}, {platform.system()}, Python {platform.python_version()}")
    for seats, games in ((4, GAMES), (2, GAMES // 4), (6, GAMES // 4)):
        for level, among, wanted in STEPS:
            began = process_time()
            wins, own, others = won(level, among, seats, games)
            line = f"  {level} among {seats - 1} {among}".ljust(28)
            asked = f"; {wanted:.0%} or more" if seats == 4 else f"; even is {1 / seats:.0%}"
            line += f"wins {wins} of {games} games, {own:.2f} towns against {others:.2f}"
            seed = f'seeds "ladder {level} {seats} 0" … {games - 1}'
            print(f"{line}, {(process_time() - began) / games:.2f} s a game{asked}; {seed}", flush=True)
    alone = company(["plans"] * 4, GAMES)
    print(f'  four plans: {alone.mean:.2f} ± {alone.margin:.2f} steps a game over others\' roads; seeds "company 0" …')
    for level in BESIDE:
        beside = company(["plans", level, "plans", level], GAMES)
        ratio = beside.mean / alone.mean
        error = ratio * sqrt((beside.margin / beside.mean) ** 2 + (alone.margin / alone.mean) ** 2)
        print(
            f"  two plans beside two {level}: {ratio:.2f} ± {error:.2f} times as often; {COMPANY} or more", flush=True
        )


if __name__ == "__main__":
    main()
