"""Seats that Boardside plays beside readers: cards dealt face down, counters over a reader, and a sensed board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.seats.driver import BoardsideSeats
from engine.elfenland.commands_and_events import Obstruct, Place, Travel
from engine.elfenland.pieces import KINDS
from tests.boardside_hands import ANNA, BORIS
from tests.evening import evening, touchable
from tests.tagged import Table, box

CARDS = ("pig", "raft", "pig", "troll", "dragon", "cloud", "pig", "raft")


def turn(it: Table) -> Any:
    """The turn that hands do now."""
    assert isinstance(it.session.boardside, BoardsideSeats)
    return it.session.boardside.turn


def test_cards_dealt_over_a_reader_go_to_its_hand_first(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        table = Table(it, box(), (ANNA, BORIS))
        table.swipe(*(f"card/{kind}" for kind in CARDS))
        it.tap("deal")
        assert it.session.table.people.rows == {"2/1": CARDS}
        assert table.state.seat("2").hand.unknown == 0
        assert table.state.seat("1").hand.unknown == 8


def test_on_a_sensed_board_with_readers_its_turns_need_no_touch(tmp_path: Path) -> None:
    """Of two rounds: hidden and open counters over the reader, counters on roads, the boot from town to town."""
    touches = 0
    counters = dict.fromkeys(KINDS, 0)
    number: dict[str, tuple[str, str, int]] = {}
    with evening(tmp_path / "games.db") as it:
        table = Table(it, box(sensed=True), (ANNA, BORIS))
        while table.state.round < 3:
            state, own = table.state, turn(table)
            if it.session.notice is not None or getattr(it.session.page, "over", ""):
                it.tap("notice" if it.session.notice is not None else "close")
            elif state.phase == "deal":
                for road in tuple(number):
                    table.take(*number.pop(road))
                table.swipe(*(f"card/{kind}" for kind in CARDS[: state.dealt(state.seat("2"))]))
                it.tap("deal")
            elif state.turn == "2" and state.phase in ("draw_hidden", "draw"):
                kind = next(kind for kind in KINDS if kind != "raft" and state.has_another(kind))
                counters[kind] += 1
                table.lay(f"counter/{kind}", n=counters[kind] % 8 + 1).lift(f"counter/{kind}", n=counters[kind] % 8 + 1)
            elif own is not None and isinstance(own.commands[0], Place):
                kind, road = own.commands[0].kind, own.commands[0].route
                number[road] = (f"counter/{kind}", f"road/{road}", 8 - len(number))
                table.put(*number[road])
            elif own is not None and isinstance(own.commands[0], Obstruct):
                table.put("obstacle", f"road/{own.commands[0].route}")
            elif own is not None and isinstance(own.commands[0], Travel):
                goal = [line.town for line in own.lines if hasattr(line, "town")][-1]
                table.take("boot/blue", f"town/{state.seat('2').town}").put("boot/blue", f"town/{goal}")
            else:
                can = touchable(it.screen)
                wanted = ("ask/untold", "finish", "drawn", "pile", "pass", "end-move", "discard/1", "keep/1/hidden")
                id = next(each for each in (*wanted, "boardside/done", "discard/2") if each in can)
                touches += id.startswith("boardside/") or id == "discard/2"
                it.tap(id)
        assert table.state.seat("2").collected
    assert touches == 0
