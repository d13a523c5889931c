"""A tour of a table that is played by tagged pieces and buttons, in any language."""

from __future__ import annotations

from collections.abc import Iterator

from hardware.events import TagPresent
from tests.evening import Evening
from tests.tagged import READER, Table, box, piece
from tests.tour import PLAYERS

ROAD, OTHER = "elvenhold-ergeren-wood", "grangor-mahdavikia-mountain"


def moments(it: Evening) -> Iterator[str]:
    """Half sentences, sentences that ask, what is to be moved, an undo that is asked about."""
    table = Table(it, box(sensed=True), PLAYERS)
    table.press("seat-2").swipe("card/troll", "card/raft")
    yield "dealing over a reader"
    it.session.tap("cancel")
    table.say({"do": "deal"}).lay("counter/unicorn")
    yield "a hidden counter"
    table.lift("counter/unicorn").say({"do": "drawn"}, {"do": "turn_up", "kind": "pig"}).swipe("counter/elfcycle")
    yield "drawn from where"
    it.tap("cancel")
    table.say({"do": "drawn"}).swipe("counter/elfcycle")
    yield "a counter, and now"
    table.swipe("card/troll")
    yield "not now"
    it.tap("cancel")
    table.lay("counter/elfcycle", "counter/unicorn").it.session.tap("elvenhold-lapphalya-plain")
    it.settle()
    yield "which of two"
    it.tap("cancel")
    table.lift("counter/elfcycle", "counter/unicorn").lay(f"road/{OTHER}")
    yield "a road, and now"
    it.tap("cancel")
    table.lift(f"road/{OTHER}").put("counter/unicorn", "road/elvenhold-lapphalya-plain")
    yield "red"
    it.tap("notice")
    yield "to be moved"
    table.take("counter/unicorn", "road/elvenhold-lapphalya-plain").put("counter/elfcycle", f"road/{ROAD}")
    table.hold("undo")
    yield "undo asked"
    table.press("confirm").take("boot/red", "town/elvenhold").find("boot/red", "town/mahdavikia")
    table.hear(TagPresent("readerboard", table.spot("town/virst"), "04feedbeef"))
    yield "much to be moved"
    table.take("boot/red", "town/mahdavikia").find("boot/red", "town/elvenhold")
    table.take("counter/elfcycle", f"road/{ROAD}")
    table.hear(*table.gone("town/virst", "04feedbeef"))
    yield "they agree"
    table.hear(TagPresent(READER, "2", piece("obstacle")))
    while table.state.phase == "plan":
        table.say({"do": "pass", "seat": table.state.turn})
    table.swipe("card/raft")
    yield "cards, and now"
    table.lay("town/virst")
    yield "more, or pay"
    it.session.tap("cancel")
    it.settle()
    it.tap("rivinia", "undo", "tick")
    yield "a list to tick"
