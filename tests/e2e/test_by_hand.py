"""A whole game of three by tagged pieces, buttons and a sensed board ends as by touch, whatever breaks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.touch_and_tags.touch_result import Say
from companion.piece import Piece, read_piece
from companion.storage.tag_catalog import Tagged
from engine.codec import read_command, write
from engine.elfenland.commands_and_events import Keep
from tests.extent import fewer
from tests.inverse_input.acts import Act, Things
from tests.inverse_input.elfenland_hands import handed, put_right
from tests.tagged import PLAYERS, SENSED
from tests.wired import Wired, wired

pytestmark = pytest.mark.usefixtures("nothing_left_behind")

GAME = Path(__file__).parents[1] / "matches" / "elfenland-en-3-seats.jsonl"


def sentences() -> list[dict[str, Any]]:
    """What was said in a recorded game, refusals and undone acts too."""
    lines = [json.loads(line) for line in GAME.read_text(encoding="utf-8").splitlines()]
    return [line["say"] for line in lines if line["say"].get("do") not in (None, "state")]


class Hand:
    """Says a recorded game at a wired table."""

    def __init__(self, it: Wired, things: Things) -> None:
        self.it, self.things = it, things
        self.kinds: set[str] = set()

    def do(self, act: Act) -> None:
        """One thing that a hand does, and all that follows from it."""
        it = self.it
        self.kinds.add(f"{act.do}{'-board' if act.at else ''}")
        if act.at:
            under = it.session.store.catalog.under(Tagged("elfenland", read_piece(act.at)))
            assert under is not None
            (it.put if act.do == "lay" else it.take)(act.what, under[1], act.n)
        elif act.do in ("lay", "lift"):
            (it.lay if act.do == "lay" else it.lift)(act.what, act.n)
        elif act.do == "press":
            it.press(act.what)
        elif act.do == "hold":
            it.hold(act.what)
        else:
            it.session.tap(act.what)
        it.settle()

    def clear(self) -> None:
        """Read what is told, and put lists away: the hands have their own."""
        while self.it.session.notices.shown is not None:
            self.it.session.tap("notice")
        if getattr(self.it.session.pages.page, "over", ""):
            self.it.session.tap("close")
        self.it.settle()

    def say(self, told: dict[str, Any]) -> None:
        """One sentence of the recording."""
        it = self.it
        self.clear()
        match, before = it.session.table.match, it.state
        if told["do"] == "undo":
            if self.things.buttons:
                self.do(Act("hold", "undo"))
                self.do(Act("press", "confirm"))
            else:
                self.do(Act("tap", "undo"))
            assert it.session.table.match is match.before
        else:
            said = read_command(match.game, write(told))
            acts = handed(match, said, self.things, PLAYERS, getattr(it.session.draft, "keeps", {}))
            if acts is None:
                # What no hand can say at a table: an act of who is not in turn, said at a headless referee.
                return
            lying: dict[tuple[str, str, int], Act] = {}
            for act in acts:
                self.do(act)
                if act.do == "lay":
                    lying[act.what, act.at, act.n] = act
                if act.do == "lift":
                    del lying[act.what, act.at, act.n]
                if it.session.notices.shown is not None and it.session.notices.shown.tone == "refused":
                    break
            refused = it.session.table.match is match and not isinstance(said, Keep)
            for act in lying.values():
                if refused or not act.at:
                    self.do(Act("lift", act.what, act.at, act.n))
            if refused:
                self.clear()
                it.session.tap("cancel")
                it.settle()
        if self.things.board:
            for act in put_right(before, it.state, PLAYERS, self.things):
                self.do(act)


def without_hardware(folder: Path, said: list[dict[str, Any]]) -> Any:
    """The table at the end of the same game at a desk with nothing plugged in."""
    with wired(folder, reader=False) as it:
        it.session.plug(None)
        it.begin(start_player="2", edition="en", town_cards=True)
        for told in said:
            if told["do"] == "undo":
                it.session.undo(it.session.table.last_act())
            else:
                it.session.act(Say((read_command(it.session.table.match.game, write(told)),)))
            it.settle()
        return it.state


def untold(said: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The sentences as they are said where no card is shown to anything, and nobody tells what is drawn."""
    secret = {"deal": "hands", "draw_hidden": "kind", "draw": "kind"}
    plain = ({name: value for name, value in one.items() if name != secret.get(one["do"])} for one in said)
    return [one for one in plain if one["do"] != "turn_up"]


def faults(it: Wired) -> Iterator[Callable[[], object]]:
    """Something that breaks, again and again, all evening."""
    while True:
        if hasattr(it, "pn532"):
            yield lambda: it.pn532.send_raw(bytes(range(256)))
            yield lambda: (it.pn532.unplug(after=b"\0\0\xff\x05"), it.pn532.plug(), it.all_up())
            yield lambda: it.pn532.send_raw(b"\0\0\xff\x0f\xf1\xd5")
        if hasattr(it, "board"):
            yield lambda: it.board.send_raw(b"$77 TAG 3 04dead*0000\n\xff\xff")
            yield lambda: (it.board.reboot(), it.until(lambda: not it.devices.gaps))
            yield lambda: (it.board.unplug(), it.board.plug(), it.all_up())
        if hasattr(it, "pins"):
            yield lambda: [it.pins.pin(5).drive_low() or it.pins.pin(5).drive_high() for _ in range(20)]


@pytest.mark.parametrize(
    "things",
    fewer(
        "things that break all evening",
        [
            pytest.param(Things(readers=True, buttons=False), id="a reader"),
            pytest.param(Things(readers=False, buttons=True), id="buttons"),
            pytest.param(Things(readers=False, board=SENSED, buttons=False), id="a sensed board"),
            pytest.param(Things(readers=True, board=SENSED, buttons=True), id="all of them"),
        ],
        daily=2,
        turning=True,
    ),
)
def test_a_whole_game_by_hand_ends_as_by_touch_though_it_breaks_all_evening(tmp_path: Path, things: Things) -> None:
    with wired(tmp_path, reader=things.readers, board=bool(things.board), pins=things.buttons) as it:
        if things.board:
            under = it.session.store.catalog.under(Tagged("elfenland", Piece("town", "elvenhold")))
            assert under is not None
            for player in PLAYERS:
                it.put(f"boot/{player.colour}", under[1])
        it.begin(start_player="2", edition="en", town_cards=True)
        hand, breaks = Hand(it, things), faults(it)
        said = sentences() if things.readers else untold(sentences())
        for number, told in enumerate(said):
            hand.say(told)
            if number % 12 == 5:
                next(breaks)()
                it.settle()
        assert it.session.table.finished
        touched = tmp_path / "touched"
        touched.mkdir()
        # Secret hands and hidden counters too: what passed over a reader is known to the referee.
        assert it.state == without_hardware(touched, said)
        assert ("lay" in hand.kinds) is things.readers
        assert ("press" in hand.kinds) is things.buttons
        assert ("lay-board" in hand.kinds) is bool(things.board)
