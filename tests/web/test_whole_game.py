"""A whole game of six seats by six phones: its journal is that of the same game by touch."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from companion.screen import Screen
from tests.companion.session.test_taps import Retelling
from tests.evening import Evening, evening
from tests.extent import in_turn
from tests.web.browsers import Served, served
from tests.web.sockets import Phone

GAME = Path(__file__).parents[1] / "recorded_games" / "04-early-de-6-seats.jsonl"
SEATS = "123456"


class ByPhones:
    """An evening whose taps are made by the phone of a seat that the table waits for."""

    def __init__(self, it: Evening, table: Served, phones: dict[str, Phone]) -> None:
        self.session, self._it, self._table, self._phones = it.session, it, table, phones
        self.by_table: list[str] = []

    @property
    def screen(self) -> Screen:
        """What the table shows now."""
        return self._it.screen

    def settle(self) -> None:
        """Wait until the disk has answered."""
        self._it.settle()

    def tap(self, *ids: str) -> None:
        """Touch one thing after the other, on a phone that shows it; on the table's screen where none does."""
        for id in ids:
            if id == "finish":
                continue  # each seat has kept its counter on its own phone
            awaited = self.session.table.match.prompt.seats or SEATS
            self._table.turn()
            phone = next((self._phones[seat] for seat in awaited if id in self._phones[seat].touchable()), None)
            if phone is None:
                self.by_table.append(id)
                self._it.tap(id)
            else:
                assert phone.touch(id) == "done", id
                self._table.until(lambda: not self.session.game.busy)
                self.settle()


def told(it: Any, lines: list[dict[str, Any]], kind: type[Retelling] = Retelling) -> Retelling:
    """The recorded game, told by touch."""
    retelling = kind(it, lines[0]["say"])
    for line in lines[1:]:
        if isinstance(line["say"], dict):
            retelling.hear(line["say"], line["answer"])
    return retelling


def journal(it: Evening) -> list[tuple[bytes, bytes, int]]:
    """Every row of the game."""
    rows = it.writer_answers(lambda store: store.rows(store.games()[0].id))
    return [(row.command, row.events, row.undone) for row in rows]


@in_turn(0, of=3)
def test_six_phones_play_a_game_whose_journal_is_that_of_the_same_game_by_touch(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in GAME.read_text(encoding="utf-8").splitlines()]
    with evening(tmp_path / "touch.db") as it:
        by_touch = told(it, lines)
        expected = journal(it)
    with evening(tmp_path / "phones.db") as it, ExitStack() as stack:
        table = stack.enter_context(served(it.session, it.front, it.inbox))
        it.session.game.phones = table.port
        code = table.phones.code("guest")
        phones = {seat: stack.enter_context(Phone(table, code)) for seat in SEATS}
        by_phones = ByPhones(it, table, phones)

        class Joined(Retelling):
            def __init__(self, it: Any, start: dict[str, Any]) -> None:
                super().__init__(it, start)
                for seat, phone in phones.items():
                    phone.touch(f"join/{seat}")

            def afresh(self) -> None:
                super().afresh()
                for member in table.phones._members.values():
                    if member.own is not None:
                        member.own.act(member.own.table.look.blank())
                        member.own.notices.dismiss()

        retelling = told(by_phones, lines, Joined)
        assert journal(it) == expected
        assert retelling.touched == by_touch.touched > 100
        assert by_phones.by_table == []
