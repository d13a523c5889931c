"""Every choice drawn as enabled changes something, and no question is drawn that no answer closes.

Walks by touch over all screens look for both; what is broken today is listed in `BROKEN`. `BOARDSIDE_TOUCHED=17` makes
the walk with this number alone, and prints every broken promise with the touches before it.
"""

from __future__ import annotations

import os
from collections import Counter
from fnmatch import fnmatchcase
from itertools import product
from pathlib import Path

import pytest
from msgspec import Struct
from touched_walk import KINDS, ONLY_SCORES, Dead, End, Table, TouchedWalk, Walked

from companion.pages.table.table import TablePage
from companion.screen import Choice, Choices, Screen, Sheet
from companion.session.session import Session
from tests.extent import LONG, QUICK, fewer
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


class Broken(Struct, frozen=True):
    """Places where a promise is broken for one reason: patterns of a `Dead`, "|" between alternatives.

    `met` says which walks must come by one, so that a mended place leaves the list: those of each day ("daily"), those
    of the long run ("long"), none because the touches of `STEPS` show it ("steps"), or none ("seldom").
    """

    game: str
    screen: str
    page: str
    phase: str
    what: str
    why: str
    met: str = "daily"

    def covers(self, dead: Dead) -> bool:
        """Whether this place is one of them."""
        patterns = (self.game, self.screen, self.page, self.phase, self.what)
        return all(
            any(fnmatchcase(value, each) for each in pattern.split("|"))
            for value, pattern in zip(dead, patterns, strict=True)
        )


BROKEN = (
    Broken("*", "phone", "seat*", "*", "seat", "A phone draws the panels of all seats and ignores touches on them."),
    Broken(
        *("*", "phone", "seat|seat looked", "*", "glowing *"),
        "The map that a phone shows while others are in turn lights what they may touch.",
    ),
    Broken(
        *("elfenland", "table|phone", "* kind", "deal|draw_hidden|draw", "display|pile|tell-display"),
        "While a kind is asked for, the display below the question is drawn as enabled, and asks the same again.",
    ),
    Broken(
        *("elfenland", "table|phone", "* kind", "deal|draw_hidden", "?"),
        "A known counter of the display, touched before phase 3, asks what was turned up though nothing was.",
    ),
    Broken(
        *("elfenland", "table|phone", "* boardside-hand", "deal", "deal|deal-all|display|tell-display"),
        "While the cards of Boardside's seat are entered, the controls below the sheet are drawn as enabled.",
    ),
    Broken(
        *("masterelf", "table|phone", "* otherwise", "create", "?"),
        "The stack is lit and its payment asked for though nothing that the seat can hold pays for the gift.",
    ),
    Broken(
        *("*", "phone", "*", "*", "notice"),
        "A phone closes its copy of the table's notice, and takes it over again.",
        met="steps",
    ),
    Broken(
        *("*", "table|phone", "can-i", "", "seat|mode|glowing *"),
        "The page *Can I?* draws the board as the game does, also where a touch asks nothing there.",
        met="steps",
    ),
    Broken(
        *("*", "table|phone", "replay|way", "", "seat|glowing *"),
        "Pages that look back draw the panels and lights of the game, and ignore touches on them.",
        met="long",
    ),
    Broken(
        *("*", "television", "watch ending", "", "seat"),
        "A television draws the rows of the standings as if they could be touched.",
        met="long",
    ),
    Broken(
        *("*", "table|phone", "*", "*", "tick"),
        "The notice after an undo stands over every page, but its list opens on the game's own page alone.",
        met="seldom",
    ),
    Broken(
        *("masterelf", "table|phone", "* otherwise|* pay|* gift", "create", "stack|glowing card"),
        "While the gift or its payment is asked for, the stack stays lit, and asks the same again.",
        met="long",
    ),
    Broken(
        *("elfenland", "table|phone", "table*|seat*", "over", "target"),
        "The one seat whose town card is not revealed yet is chosen already, and its button says so.",
        met="long",
    ),
    Broken(
        *("*", "table", "new seat", "", "oldest"),
        "The seat that begins already is chosen, and its button is no switch.",
        met="steps",
    ),
    Broken(
        *("elfenland", "table|phone", "* round", "score", "next-round|next-seat"),
        "While the end of a round is confirmed, the bar below offers it again.",
        met="long",
    ),
    Broken(
        *("*", "phone", "seat*", "*", "todo"),
        "A phone does not know which lines of the checklist are ticked, so that none can be unticked.",
        met="steps",
    ),
    Broken(
        *("*", "phone", "seat hand", "*", "card-"),
        "A phone offers to take a card out of the hand that the game knows to be there.",
        met="long",
    ),
    Broken(
        *("elfenland", "table|phone", "table looked", "plan|move", "glowing *"),
        "The next ways of the seat whose panel was touched are lit, to be seen alone.",
        met="steps",
    ),
    Broken(
        *("elfenland", "table", "catch-up*", "", "pieces|boot|seat"),
        "On the page of a game under way, what is chosen already is no switch.",
        met="long",
    ),
    Broken(
        *("masterelf", "table|phone", "* lay", "*", "?"),
        "A kind that cannot lie in the region, once touched, is taken back by Cancel alone.",
        met="long",
    ),
    Broken(
        *("elfenland", "table|phone", "* boardside", "*", "glowing *"),
        "The road that Boardside's turn is about is lit, and a touch on it is not an answer.",
        met="seldom",
    ),
)

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
            begins = table(number)
            walk = TouchedWalk(tmp_path / str(number), str(number), begins)
            try:
                walked.add(walk.run(WITH_BOARDSIDE if begins.boardside else FROM_LATE if begins.at else TOUCHES))
            finally:
                walk.it.close()
    print(report(walked))
    wrong = [
        f"NEW: {dead}\n  {how}"
        for dead, how in sorted(walked.broken.items())
        if not any(each.covers(dead) for each in BROKEN)
    ]
    if not (QUICK or ONE):
        found = {each for each in BROKEN if any(each.covers(dead) for dead in walked.broken)}
        due = ("daily", "long") if LONG else ("daily",)
        wrong += [f"MENDED, or not met: {each}" for each in BROKEN if each not in found and each.met in due]
        wrong += [f"NOT MET: {end} on a {kind}" for end in ENDS for kind in KINDS if not walked.met[end, kind]]
    assert not wrong, "\n".join(wrong)


STEPS = {
    "oldest": (("", "menu"), ("", "leave"), ("", "new"), ("", "seat/0"), ("", "oldest")),
    "seat|mode|glowing *": (("", "menu"), ("", "leave"), ("", "can-i"), ("", "seat/1")),
    "todo": (("1", "todo/0"), ("1", "todo/0")),
    "glowing *": (("", "deal-all"), ("", "seat/1"), ("", "strykhaven")),
    "notice": (("", "deal-all"), ("1", "kind/unicorn"), ("1", "elvenhold-lapphalya-plain"), ("1", "notice")),
}
"""For each place in `BROKEN` that is met by steps, by what is touched there: the touches that lead to it, as a seat's
phone, or "" for the table's screen, and an id. The last one changes nothing."""


@pytest.mark.parametrize("place", [each for each in BROKEN if each.met == "steps"], ids=lambda each: each.what)
def test_a_place_that_walks_seldom_come_by_is_broken_still(place: Broken, tmp_path: Path) -> None:
    walk = TouchedWalk(tmp_path / "walk", "steps", Table("elfenland", 2), guided=False)
    for whose, id in STEPS[place.what]:
        assert not walk.walked.broken
        walk.touch(whose, id)
    walk.it.close()
    assert [place.covers(dead) for dead in walk.walked.broken] == [True], "it is mended: take it off the list"


class DeadPage(Struct, frozen=True):
    """A page of the game's own kind, whose buttons do nothing."""

    def show(self, session: Session) -> Screen:
        """A question with one answer, beside a button that works."""
        answers = Choices((Choice("dead/one", "One"),))
        sheet = Sheet("question", "Which?", (answers,), (Choice("cancel", "Cancel"),))
        return Screen("table", sheet=sheet, bar=(Choice("menu", "Menu"), Choice("dead-too", "Dead too")))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Only the menu does anything."""
        if id == "menu":
            session.go(TablePage(over="menu"))


def test_a_dead_button_and_a_question_without_an_answer_are_found(tmp_path: Path) -> None:
    walk = TouchedWalk(tmp_path / "walk", "dead", Table("elfenland", 2))
    for _ in range(20):
        walk.it.session.go(DeadPage())
        walk.run(walk.walked.touches + 1)
    walk.it.close()
    dead = {each.what: how for each, how in walk.walked.broken.items() if each.page == "table question"}
    assert set(dead) == {"cancel", "dead", "dead-too", "?"}
    assert "tried" not in dead["?"]
    assert "'dead/one' changes nothing; walk dead (elfenland, 2 seats)" in dead["dead"]


def report(walked: Walked) -> str:
    """How often each end of a phase was met on each kind of screen, in a table, and each broken promise."""
    lines = [f"{walked.touches} touches, {walked.closed} questions closed"]
    lines.append(f"{'end of the phase':<26}{'display':<10}{'Boardside':<11}" + "".join(f"{kind:>12}" for kind in KINDS))
    for end in sorted({end for end, _ in walked.met} | set(ENDS)):
        display, last = "entered" if end.display else "-", "last" if end.last else "-"
        counts = "".join(f"{walked.met[end, kind]:>12}" for kind in KINDS)
        lines.append(f"{end.game + ' ' + end.phase:<26}{display:<10}{last:<11}{counts}")
    for dead, how in sorted(walked.broken.items()):
        known = next((each.why for each in BROKEN if each.covers(dead)), "NEW")
        lines.append(f"{' | '.join(each or '-' for each in dead)}: {known}")
        lines += [f"    {how}"] if ONE else []
    return "\n".join(lines)
