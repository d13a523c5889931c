"""A tour of Master Elf: every phase, every sheet, and refusals, whatever language is spoken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from companion.pages.table.table import TablePage
from companion.screen import touches
from engine.game import Start
from engine.holding import Holding
from engine.masterelf.state import Stack
from engine.match import Match
from tests.evening import Evening
from tests.tour import PLAYERS

BOX = (Path(__file__).parent / "matches" / "a-box-for-tests.toml").read_text(encoding="utf-8")
MANY = {"air": 4, "metal": 4, "magic": 1}


def moments(it: Evening) -> Iterator[str]:
    """Screens of a table whose box is taught, then of one whose box is not."""
    path = it.path.parent / "box.toml"
    path.write_text(BOX, encoding="utf-8")
    yield from _begun(it, {"side": "night", "deck": str(path)})
    it.tap("tell")
    yield "elf tell"
    it.tap("r2")
    yield "elf lay"
    it.tap("cancel", "r1")
    it.tap("got-it", "take/air")
    yield "elf create"
    it.tap("got-it", "stack/2")
    yield "elf top"
    it.tap("gift/pirate", "stack/2")
    yield "elf pay"
    it.tap("otherwise")
    yield "elf otherwise"
    it.tap("card/magic+", "card/magic+", "card/magic+", "pay-these")
    yield "elf refused"
    it.tap("notice", "cancel", "end-turn")
    it.tap("r4", "take/untold", "end-turn")
    it.tap("r2", "take/untold", "end-turn", "r3", "take/untold", "end-turn", "city")
    yield "elf city"
    it.tap("away", "card/air+")
    yield "elf away"
    it.tap("cancel", "menu")
    yield "elf menu"
    it.tap("can-i", "mode/make", "stack/1")
    yield "elf can-i top"
    it.tap("letters/BP")
    yield "elf can-i letters"
    it.tap("gift/casket", "pay/0")
    yield "elf can-i later"
    it.tap("ask-another", "mode/go")
    yield "elf can-i go"
    it.tap("close", "menu", "chart")
    yield "elf chart"
    it.tap("close", "menu", "rules")
    yield "elf rules"
    it.tap("rule/ME-GIFT-04")
    yield "elf rule"
    it.tap("close", "menu", "disagree")
    yield "elf points"
    it.tap("point/ME-SPEC-06", "value/1")
    yield "elf agreed"
    it.tap("value/0", "close")
    yield from _crafted(it)
    yield from _counted(it)
    it.tap("menu", "leave")
    yield from _begun(it, {"side": "day"})
    it.tap("got-it", "r1", "got-it", "take/untold", "got-it", "stack/1", "gift/unlisted-1", "stack/1")
    yield "elf unlisted"
    it.tap("menu", "leave", "new", "game/masterelf", "keep-score", "start")
    yield "elf scores"
    it.tap("next-round", "menu", "lies")
    yield "elf scores lie"


def _counted(it: Evening) -> Iterator[str]:
    """The count pad, from empty to its result."""
    it.tap("menu", "count-pad")
    yield "elf count pad"
    it.tap("size/4", "size/3", "special/secret", "colour/5", "elves/4")
    yield "elf count pad entered"
    it.tap("elves/10")
    yield "elf count pad elves refused"
    it.tap("seat/2", "special/secret")
    yield "elf count pad set refused"
    it.tap("pad-result")
    yield "elf count pad incomplete"
    for seat in ("2", "3", "4"):
        it.tap(f"seat/{seat}", "size/9", "size/3", "size/1", "elves/3", "colour/10", "colour/10")
    yield "elf count pad many"
    it.tap("pad-result")
    yield "elf count pad result"
    it.tap("pad-keep")
    yield "elf counted"
    it.tap("table", "undo", "menu", "count-pad", "pad-cards")
    yield "elf cards"
    it.tap("card-new")
    yield "elf card"
    it.tap("ribbon-0/blue")
    yield "elf card without sets"
    it.tap("set/pirates", "set-new", "colour-new", "ribbon-1/yellow", "card/casket", "ribbon-0/rainbow")
    yield "elf cards touched"
    it.tap("cards-why")
    yield "elf cards sorted"
    it.tap("done", "close")


def _begun(it: Evening, options: dict[str, Any]) -> Iterator[str]:
    start = Start("masterelf", len(PLAYERS), "1", options)
    it.session.game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()), guided=True)
    it.settle()
    yield f"elf {options['side']}"


def _crafted(it: Evening) -> Iterator[str]:
    """Moments that come late in a game, as they lie there then."""
    table = it.session.table.match.state
    had = ("pirate", "treasure-map", "key", "blue-booth")

    def show(**changes: Any) -> None:
        state = replace(table, **changes)
        it.session.game.seated = it.session.table.with_match(Match(it.session.table.match.game, state))
        it.session.act(it.session.table.look.blank())
        it.session.notices.dismiss()
        it.session.pages.go(TablePage())

    full = table.with_seat("1", hand=Holding(MANY), gifts=had, at="r1")
    show(seats=full.seats, phase="discard", turn="1")
    yield "elf discard"
    it.tap("discard-kinds")
    yield "elf discard kinds"
    show(seats=full.seats, phase="redistribute", stacks=(Stack(0), Stack(5, "key"), Stack(4)), exhausted=1)
    yield "elf redistribute"
    show(seats=full.seats, phase="reward", due="treasures", turn="1")
    yield "elf reward"
    it.tap("from/aside")
    yield "elf reward gift"
    show(seats=full.seats, phase="bonus", choosing=("2", "1", "3", "4"), exhausted=2)
    yield "elf bonus"
    show(seats=full.seats, phase="over", exhausted=2)
    yield "elf over"
    it.tap("seat/1")
    yield "elf gifts"
    move = next((id for id in _ids(it) if id.startswith("sort/1/")), "")
    if move:
        does = touches(it.screen)[move]
        it.session.act(it.session.table.look.touch(it.session.table.match.state, it.session.draft, does))
        it.settle()
        it.session.pages.go(TablePage(looked="1"))
        yield "elf sorted"
    it.session.pages.go(TablePage())
    it.tap("menu", "standings")
    yield "elf standings"
    it.tap("table")


def _ids(it: Evening) -> list[str]:
    from tests.evening import touchable

    return sorted(touchable(it.screen))
