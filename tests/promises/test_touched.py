"""Every choice drawn as enabled changes something, and no question is drawn that no answer closes.

Walks by touch over all screens look for both. `BOARDSIDE_TOUCHED=17` makes the walk with this number alone.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from touched_walk import KINDS, ONLY_SCORES, End, Table, TouchedWalk, Walked

from companion.pages.table.table import TablePage
from companion.screen import Choice, Choices, Screen, Sheet
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from tests.extent import QUICK, fewer
from tests.installed_mill import mill_installed

TOUCHES, FROM_LATE, WITH_BOARDSIDE = 130, 120, 190
"""The touches of a walk, of one from a late moment of a game, and of one in which the seats of Boardside are dealt."""
ONE = os.environ.get("BOARDSIDE_TOUCHED", "")
DAILY, EVERY = 34, 5


def table(walk: int) -> Table:
    """What the walk with this number starts from. One in `EVERY` is made each day, of each sort too."""
    turn = walk // EVERY
    seats, few = 2 + turn // 17 % 5, 2 + turn % 3
    sorts = (
        Table("elfenland", seats),
        Table("elfenland", 3, boardside=(1,), display=True),
        Table("elfenland", few, boardside=(few,), display=True),
        Table("elfenland", 2, boardside=(2,), display=True),
        Table("elfenland", few, boardside=(few,)),
        Table("elfenland", 2, boardside=(2,)),
        Table("elfenland", 4, boardside=(2, 4), display=True),
        Table("elfenland", few, display=True),
        Table("elfenland", few, at=("cleanup", "plan", "move", "draw_hidden")[turn // 17 % 4]),
        Table("elfenland", 3, at=("score", "boots", "over")[turn // 17 % 3]),
        Table("elfenland", 3, at=("score", "hands")[turn // 17 % 2]),
        Table("masterelf", few, options=(("side", "day"), ("deck", None))),
        Table("masterelf", 2, options=(("side", "night"),)),
        Table("masterelf", 2, at=("reward", "end")[turn // 17 % 2]),
        Table("masterelf", 2, at=("redistribute", "discard")[turn // 17 % 2]),
        Table("masterelf", 2 + turn % 2, at=("bonus", "create", "over")[turn // 17 % 3]),
        Table("mill", 2, at=("move", "")[turn // 17 % 2]),
    )
    return sorts[(walk + turn) % len(sorts)]


BOTH = tuple(product((False, True), (False, True)))
"""Whether the display is entered, and whether Boardside is last in turn."""
PHASES = {
    "elfenland": ("deal", "draw_hidden", "draw", "plan", "move", "cleanup", *ONLY_SCORES),
    "masterelf": ("move", "take", "create", "end", "discard", "redistribute", "reward", "bonus"),
    "mill": ("place", "move", "take"),
}
"""The phases of each game that come to an end."""
ABSENT = (
    ("display", ("masterelf", "mill"), (), "only Elfenland has a display"),
    ("display", ("elfenland",), ONLY_SCORES, "where only scores are kept, the display is not looked at"),
    ("last", ("masterelf", "mill"), (), "Boardside plays only Elfenland"),
    ("last", ("elfenland",), ONLY_SCORES, "where only scores are kept, Boardside has no hand to play from"),
)
"""Ends of phases that there cannot be: with the display entered, or with Boardside last; in which games, in which
phases (all, if none are named), and why."""


def there_is(end: End) -> bool:
    """Whether there can be such an end of a phase."""
    return not any(
        getattr(end, which) and end.game in games and end.phase in (phases or PHASES[end.game])
        for which, games, phases, _ in ABSENT
    )


ENDS = tuple(filter(there_is, (End(game, phase, *how) for game in PHASES for phase in PHASES[game] for how in BOTH)))
"""Every end of a phase that there is. On a television nothing is touched: there it is only looked at."""


def unmet(walked: Walked) -> list[tuple[End, str]]:
    """The ends of phases that these walks did not come by, each with a kind of screen."""
    return [(end, kind) for end in ENDS for kind in KINDS if not walked.met[end, kind]]


def fits(begins: Table, end: End) -> bool:
    """Whether a walk that begins so may come by this end of a phase."""
    scores = end.phase in ONLY_SCORES
    if begins.game != end.game or (begins.at in ONLY_SCORES) != scores:
        return False
    return scores or (begins.display, begins.seats in begins.boardside) == (end.display, end.last)


def walk_of(number: int, folder: Path) -> Walked:
    """The walk with this number."""
    begins = table(number)
    walk = TouchedWalk(folder / str(number), str(number), begins)
    try:
        return walk.run(WITH_BOARDSIDE if begins.boardside else FROM_LATE if begins.at else TOUCHES)
    finally:
        walk.it.close()


def test_every_enabled_choice_changes_something_and_every_question_can_be_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(folder, str(tmp_path / "home"))
    numbers = (
        [int(ONE)] if ONE else fewer("walks by touch over all screens", range(DAILY * EVERY), daily=DAILY, quick=2)
    )
    walked = Walked(Counter(), {})
    with mill_installed(tmp_path):
        for number in numbers:
            walked.add(walk_of(number, tmp_path))
        further = [] if QUICK or ONE else [each for each in range(DAILY * EVERY) if each not in numbers]
        while further and (missed := unmet(walked)):
            number = next((each for each in further if fits(table(each), missed[0][0])), further[0])
            further.remove(number)
            print(f"a further walk, {number}, for {missed[0]}")
            walked.add(walk_of(number, tmp_path))
    print(report(walked))
    wrong = [f"{dead}\n  {how}" for dead, how in sorted(walked.broken.items())]
    if not (QUICK or ONE):
        wrong += [f"NOT MET: {end} on a {kind}" for end, kind in unmet(walked)]
    assert not wrong, "\n".join(wrong)


class DeadPage(Page, frozen=True):
    """A page of the game's own kind, whose buttons do nothing."""

    def show(self, session: ScreenSession) -> Screen:
        """A question with one answer, beside a button that works."""
        answers = Choices((Choice("dead/one", "One"),))
        sheet = Sheet("question", "Which?", (answers,), (Choice("cancel", "Cancel"),))
        return Screen("table", sheet=sheet, bar=(Choice("menu", "Menu"), Choice("dead-too", "Dead too")))

    def tap(self, session: ScreenSession, id: str, text: str) -> None:
        """Only the menu does anything."""
        if id == "menu":
            session.pages.go(TablePage(over="menu"))


def test_a_dead_button_and_a_question_without_an_answer_are_found(tmp_path: Path) -> None:
    walk = TouchedWalk(tmp_path / "walk", "dead", Table("elfenland", 2))
    for _ in range(20):
        walk.it.session.pages.go(DeadPage())
        walk.run(walk.walked.touches + 1)
    walk.it.close()
    dead = {each.what: how for each, how in walk.walked.broken.items() if each.page == "table question"}
    assert set(dead) == {"cancel", "dead", "dead-too", "?"}
    assert "tried" not in dead["?"]
    assert "'dead/one' changes nothing; walk dead (elfenland, 2 seats)" in dead["dead"]


def report(walked: Walked) -> str:
    """How often each end of a phase was met on each kind of screen, in a table."""
    lines = [f"{walked.touches} touches, {walked.closed} questions closed"]
    lines.append(f"{'end of the phase':<26}{'display':<10}{'Boardside':<11}" + "".join(f"{kind:>12}" for kind in KINDS))
    for end in sorted({end for end, _ in walked.met} | set(ENDS)):
        display, last = "entered" if end.display else "-", "last" if end.last else "-"
        counts = "".join(f"{walked.met[end, kind]:>12}" for kind in KINDS)
        lines.append(f"{end.game + ' ' + end.phase:<26}{display:<10}{last:<11}{counts}")
    return "\n".join(lines)
