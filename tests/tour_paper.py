"""A tour of catching up and of going to paper: every step, many faults at once, the page, and what is brought in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from companion.pages.table.table import TablePage
from engine.game import Start
from tests.evening import Evening
from tests.tour import PLAYERS


def moments(it: Evening) -> Iterator[str]:
    """From a new game that has been going on, to paper, and back from it."""
    it.tap("new")
    yield "already playing"
    start = Start(
        "elfenland", len(PLAYERS), "1", {"town_cards": True, "caravan": "always", "keep_counter": "up_to_one"}
    )
    it.session.game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()))
    it.settle().tap("menu", "catch-up")
    yield "round"
    it.tap("round+", "phase/move", "start/2", "turn/4")
    yield "whose turn"
    it.tap("step/towns", "virst", "ixara", "enter/boot", "elvenhold")
    yield "towns"
    it.tap("step/hands", "seat/3", "obstacle/used", "hidden+", "open/dragon+", "open/dragon+")
    yield "hands"
    it.tap("seat/1", "gone")
    yield "who left"
    it.tap("gone", "hand+", "hand+", "hand+", "hand+", "seat/3")
    it.tap("step/roads", "dagamura-kihromah-wood", "piece/dragon", "feodor-lapphalya-wood", "piece/obstacle")
    it.tap("feodor-lapphalya-wood")
    yield "roads"
    it.tap("step/check")
    yield "right"
    it.tap("so-it-is", "menu", "history")
    yield "told"
    it.tap("table", "menu", "paper")
    yield "code"
    it.tap("paper-words")
    yield "page"
    it.tap("write/0")
    yield "written"
    it.tap("table", "menu", "catch-up")
    yield from faults(it)
    folder = Path(it.path).parent / "paper"
    (folder / "half.txt").write_text("BOARDSIDE/1/ELFENLAND/300/00000000/ABCDEF", encoding="utf-8")
    it.tap("cancel", "menu", "leave", "past")
    yield "past"
    it.tap("bring")
    yield "files"
    it.tap("file/0")
    yield "half a page"
    (folder / "half.txt").unlink()
    it.tap("notice", "look-again", "file/0")
    yield "brought in"
    yield from elves(it)


def faults(it: Evening) -> Iterator[str]:
    """As many things as can be wrong at once."""
    towns = ("beata", "feodor", "grangor", "usselen", "wylhien", "yttar", "tichih", "rivinia", "parundia")
    it.tap("step/towns", "seat/1", *towns, "enter/boot", "albaran", "enter/pieces", "albaran")
    it.tap("step/hands", "hidden+", "hidden+", *["open/pig+"] * 4, "seat/2", *["open/pig+"] * 4, "hand-")
    it.tap("step/roads", "piece/obstacle", "elvenhold-virst-lake", "dagamura-ixara-wood", "piece/pig")
    it.tap("elvenhold-strykhaven-lake", "albaran-feodor-desert", "lapphalya-virst-plain", "step/check")
    yield "faults"
    it.tap("step/round", "round-", "phase/deal", "step/roads", "lapphalya-virst-plain", "step/check")
    yield "faults before the deal"
    it.tap("step/round", "phase/draw", "step/hands", "seat/1", "hand-", "step/check")
    yield "unusual"


def elves(it: Evening) -> Iterator[str]:
    """The other game has a page, and no code yet."""
    it.session.game.begin(Start("masterelf", 3, "1"), PLAYERS[:3], lambda: it.session.pages.go(TablePage()))
    it.settle().tap("menu", "paper")
    yield "page of the other game"
