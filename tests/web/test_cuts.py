"""Games by phones that sleep, are cut off or reloaded, and touch twice or too late: nothing is lost or doubled."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from companion.screen import Screen
from tests.companion.session.test_taps import GAMES, Retelling
from tests.evening import Evening, evening
from tests.extent import many
from tests.web.direct import Browser, Direct
from tests.web.test_whole_game import journal, told

RUNS = int(os.environ.get("BOARDSIDE_PHONE_GAMES") or many("games of phones with cuts", 2, daily=1))
"""How many games; the long form is 200."""
OFTEN = 0.25
"""How many of the touches go wrong."""
SHORT = [path for path in GAMES if "2-seats" in path.stem and path.parent.name == "recorded_games"]


class Restless:
    """An evening whose taps are made by phones to which everything happens that happens to phones."""

    def __init__(self, it: Evening, table: Direct, chance: random.Random) -> None:
        self.session, self._it, self._table, self._chance = it.session, it, table, chance
        self.phones: dict[str, Browser] = {}
        self.happened = 0
        self._code = table.phones.code("guest")

    def join(self) -> None:
        """Seat a phone at each seat of the game."""
        for n in range(1, len(self.session.table.players) + 1):
            phone = self.phones[str(n)] = self._table.opened(code=self._code)
            self.answered(phone, phone.touch(f"join/{n}"))

    @property
    def screen(self) -> Screen:
        """What the table shows now."""
        return self._it.screen

    def settle(self) -> None:
        """Wait until the disk has answered."""
        self._it.settle()

    def again(self, seat: str) -> Browser:
        """This seat's phone after its connection broke: it comes back by its key."""
        self.phones[seat].close()
        phone = self.phones[seat] = self._table.opened(self.phones[seat].key)
        assert phone.role == seat
        return phone

    def answered(self, phone: Browser, touch: dict[str, Any]) -> str:
        """Let the table go on, and return what it answered."""
        self._table.show()
        while self.session.game.busy:
            self.settle()
            self._table.show()
        self.settle()
        self._table.show()
        return phone.answers.get(touch["touch"], "")

    def tap(self, *ids: str) -> None:
        """Touch one thing after the other, on a phone that shows it."""
        for id in ids:
            if id == "finish":
                continue  # each seat has kept its counter on its own phone
            self._table.show()
            awaited = self.session.table.match.prompt.seats or tuple(self.phones)
            seat = next((seat for seat in awaited if id in self.phones[seat].ids()), None)
            if seat is None:
                self._it.tap(id)
            elif self._chance.random() < OFTEN:
                self.happened += 1
                getattr(self, self._chance.choice(("cut", "late", "reloaded", "doubled", "stale", "slept")))(seat, id)
            else:
                assert self.answered(self.phones[seat], self.phones[seat].touch(id)) == "done", id

    def cut(self, seat: str, id: str) -> None:
        """The connection breaks before the answer comes; the touch is sent again."""
        touch = self.phones[seat].touch(id)
        phone = self.again(seat)
        phone.say(touch)
        assert self.answered(phone, touch) == "done"

    def late(self, seat: str, id: str) -> None:
        """The touch is lost on its way, and sent again on the next connection, which shows the same."""
        old = self.phones[seat].screen
        phone = self.again(seat)
        assert self.answered(phone, phone.touch(id, old)) == "done"

    def reloaded(self, seat: str, id: str) -> None:
        """The page is loaded anew, and then touched."""
        phone = self.again(seat)
        assert self.answered(phone, phone.touch(id)) == "done"

    def doubled(self, seat: str, id: str) -> None:
        """The same touch comes twice."""
        phone = self.phones[seat]
        touch = phone.touch(id)
        phone.say(touch)
        assert self.answered(phone, touch) == "done"
        phone.say(touch)
        self.answered(phone, touch)

    def stale(self, seat: str, id: str) -> None:
        """A touch on a picture that is gone comes first."""
        phone = self.phones[seat]
        before = len(self.session.table.match), self.session.draft
        for screen in (0, phone.screen - 1):
            assert self.answered(phone, phone.touch(id, screen)) == "moved"
        assert (len(self.session.table.match), self.session.draft) == before
        assert self.answered(phone, phone.touch(id)) == "done"

    def slept(self, seat: str, id: str) -> None:
        """All others are asleep meanwhile."""
        for other in self.phones:
            if other != seat:
                self.phones[other].close()
        assert self.answered(self.phones[seat], self.phones[seat].touch(id)) == "done"
        for other in self.phones:
            if other != seat:
                self.again(other)


@pytest.mark.parametrize("run", range(RUNS))
def test_nothing_is_lost_or_doubled_whatever_happens_to_the_phones(
    run: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = SHORT[run % len(SHORT)]
    monkeypatch.chdir(game.parent)
    lines = [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()]
    with evening(tmp_path / "touch.db") as it:
        by_touch, expected = told(it, lines), journal(it)
    with evening(tmp_path / "phones.db") as it:
        table = Direct(it.session, it.front)
        restless = Restless(it, table, random.Random(run))

        class Joined(Retelling):
            def __init__(self, it: Any, start: dict[str, Any]) -> None:
                super().__init__(it, start)
                restless.join()

            def afresh(self) -> None:
                super().afresh()
                for member in table.phones._members.values():
                    if member.own is not None:
                        member.own.act(member.own.table.look.blank())
                        member.own.notices.dismiss()

        retelling = told(restless, lines, Joined)
        assert journal(it) == expected
        assert retelling.touched == by_touch.touched
        assert restless.happened > 20
