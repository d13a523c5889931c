"""A tour of an evening: every page, every phase, every sheet, and refusals, whatever language is spoken."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.people import Player
from companion.pages.table.table import TablePage
from engine.game import Start
from tests.evening import Evening, touchable

PLAYERS = (Player("Anna", "red"), Player("Bartholomé", "blue"), Player("", "yellow"), Player("Хельга", "green"))


def moments(it: Evening, edition: str = "de") -> Iterator[str]:
    """An evening's screens, one after the other: every page, every phase, every sheet, refusals of each kind."""
    yield "home"
    it.tap("help")
    yield "help"
    it.tap("close", "practice")
    yield "practice"
    it.tap("kind/dragon", "elvenhold-ergeren-wood")
    yield "practice, a refusal next"
    it.tap("kind/pig", "elvenhold-ergeren-wood")
    yield "practice, undo next"
    it.tap("undo")
    yield "practice done"
    it.tap("close", "demo")
    yield "demo"
    it.tap("close")
    yield from questions(it)
    it.tap("settings")
    yield "settings"
    it.tap("words")
    yield "words"
    it.tap("close", "home", "rules")
    yield "rules"
    it.type("rules-typed", "caravan")
    yield "rules found"
    it.tap("rule/EL-CARAVAN-05")
    yield "rule"
    it.tap("all-rules", "close", "new", "guide")
    yield "new"
    it.tap("seat/0", "tongue")
    yield "seat"
    it.tap("done", "options")
    yield "options"
    it.tap("done", "home")
    start = Start("elfenland", len(PLAYERS), "1", {"town_cards": True, "edition": edition})
    it.session.game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()), guided=True)
    it.settle()
    yield "deal"
    it.tap("deal")
    yield "draw_hidden"
    it.tap("drawn", "drawn", "drawn", "drawn")
    yield "draw"
    it.tap("got-it", "tell-display")
    yield "kind"
    it.tap("ask/pig", "display/pig")
    yield "refill"
    it.tap("ask/untold", "drawn-all")
    yield "plan"
    it.tap("got-it", "kind/unicorn", "elvenhold-lapphalya-plain")
    yield "wrong terrain"
    it.tap("notice", "kind/pig", "elvenhold-lapphalya-plain", "kind/dragon", "elvenhold-ergeren-wood")
    it.tap("kind/troll", "elvenhold-lapphalya-plain")
    yield "taken"
    it.tap("notice", "obstacle", "elvenhold-ergeren-wood")
    yield "obstacle"
    it.tap("menu")
    yield "menu"
    it.tap("history")
    yield "history"
    it.tap("entry/3")
    yield "back"
    it.tap("cancel", "table", "menu", "chart")
    yield "chart"
    it.tap("close", "menu", "lies")
    yield "lies"
    it.tap("close", "menu", "standings")
    yield "standings"
    it.tap("table", "menu", "settings")
    yield "settings at the table"
    it.tap("table", "menu", "find")
    yield "find"
    it.type("find-typed", "qqqqq")
    yield "not found"
    it.tap("close", "pass-all")
    yield "move"
    for held in ("ergeren", "elvenhold-rivinia-river", "seat/1"):
        it.session.tap(f"look/{held}")
        yield f"held {held}"
        it.tap("close")
    it.tap("got-it", "beata-elvenhold-plain", "let")
    yield "ruling with its cards"
    it.tap("cancel")
    it.tap("notice")
    it.tap("otherwise", "ergeren")
    yield "pay"
    it.tap("card/dragon+", "pay")
    yield "too few"
    yield from disagreeing(it)
    it.tap("card/dragon+", "pay", "way/0")
    yield "moved"
    it.tap("end-move")
    for seat in "1234":
        if f"discard/{seat}" in touchable(it.screen):
            yield "discard"
            it.tap(f"discard-kinds/{seat}")
            yield "discard kinds"
            it.tap("cancel", f"discard/{seat}")
        if "end-move" in touchable(it.screen):
            it.tap("end-move")
    yield "cleanup"
    it.tap("menu", "disagree", "point/B16", "value/1")
    yield "from a later round"
    it.tap("agree-later")
    yield "agreed for later"
    it.tap("close", "undo", "notice")
    yield from scores(it, edition)


def questions(it: Evening) -> Iterator[str]:
    """Can I?, from the first page: a table that is dressed, and what it answers."""
    it.tap("can-i", "kind/dragon", "elvenhold-ergeren-wood", "obstacle", "elvenhold-ergeren-wood")
    yield "dressed"
    it.tap("editions")
    yield "question's rulebook"
    it.tap("cancel", "mode/lay", "kind/unicorn", "elvenhold-lapphalya-plain")
    yield "may not lie"
    it.tap("way/0")
    yield "may lie"
    it.tap("mode/step", "otherwise", "ergeren")
    yield "question of cards"
    it.tap("card/dragon+", "pay")
    yield "may not travel"
    it.tap("way/0")
    yield "may travel"
    it.tap("close")


def disagreeing(it: Evening) -> Iterator[str]:
    """What editions say, card by card; a switch agreed on at once, one for later; and a ruling that is thought over."""
    it.tap("disagree/B10")
    yield "point of a refusal"
    it.tap("all-points")
    yield "points"
    for id in sorted(touchable(it.screen)):
        if id.startswith("point/"):
            it.tap(id)
            yield id
            it.tap("all-points")
    it.tap("point/B08", "value/1")
    yield "agreed"
    it.tap("close", "otherwise", "ergeren", "card/dragon+", "pay", "let")
    yield "ruling"
    it.tap("all-agree")
    yield "ruling again"
    it.tap("let-stand", "menu", "history")
    yield "ruled and agreed"
    it.tap("table", "menu", "standings")
    yield "standings with a ruling"
    it.tap("table", "undo", "notice", "undo", "notice", "otherwise", "ergeren")


def scores(it: Evening, edition: str) -> Iterator[str]:
    """A table that keeps only scores, is refereed for a moment, and ends in a tie."""
    it.session.game.begin(
        Start("elfenland", len(PLAYERS), "1", {"edition": edition}), PLAYERS, lambda: it.session.pages.go(TablePage())
    )
    it.settle()
    it.tap("menu", "can-i", "mode/step", "virst")
    yield "not now"
    it.tap("ask-another", "lapphalya")
    yield "no counter on the road"
    it.tap("close", "menu")
    yield "menu at a round's start"
    it.tap("keep-score", "virst", "ixara", "ixara", "ixara")
    yield "score"
    it.tap("next-seat", "ixara", "undo")
    yield "piece undone"
    it.tap("notice", "next-seat", "next-seat", "next-round")
    yield "round"
    it.tap("round-begins", "menu", "referee")
    yield "boots"
    it.tap("boot/3", "virst", "boots-right")
    yield "refereed again"
    it.tap("menu", "keep-score", "next-seat", "next-seat", "next-seat", "virst")
    yield "no piece"
    it.tap("notice", "menu", "lies")
    yield "scores lie"
    it.tap("close", "menu", "history")
    yield "scores told"
    it.tap("table", "next-seat", "beata", "virst", *("next-round", "round-begins") * 2, "next-round")
    yield "hands"
    it.tap("hand/1/2", "hand/2/3")
    yield "scores' end"
    yield from afterwards(it)


def afterwards(it: Evening) -> Iterator[str]:
    """What one looks back by, and the people at a table."""
    it.tap("table", "menu", "people")
    yield "people after a game"
    it.tap("table", "standings", "trail")
    yield "trail"
    it.tap("close", "replay")
    yield "replay"
    it.tap("pace", "forward", "forward")
    yield "replayed"
    it.tap("close", "share")
    yield "share"
    it.tap("close", "leave", "past")
    yield "past"
    it.tap("records")
    yield "records"
    it.tap("write-results")
    yield "results written"
    it.tap("notice", "close", "home")
    it.session.game.begin(Start("elfenland", len(PLAYERS), "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
    it.settle().tap("deal-all", "menu", "people")
    yield "people"
    it.tap("turning", "seat/3", "across")
    yield "person"
    it.tap("leaves")
    yield "going home"
    it.tap("gone", "menu", "people", "sand/120")
    it.session.game.tick(1.0)
    yield "sand"
    it.session.game.tick(200.0)
    yield "sand over"
    it.tap("notice")
