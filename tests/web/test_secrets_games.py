"""Many games at two tables that differ in one seat's secrets: every other browser is sent the same, byte for byte.

The second table is touched as the first one was, by chance: actions, refusals, private pages, undo, reconnections. What
the seat with the secrets touches is alike at both tables, but for the cards that it enters on its own page.
"""

from __future__ import annotations

import itertools
import os
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.seat.seat import SeatPage
from companion.pages.seat.without_seat import JoinPage, WatchPage
from companion.pages.table.table import TablePage
from companion.screen import Screen
from engine.elfenland.commands_and_events import Deal, DrawHidden
from engine.game import Start
from tests.evening import Evening, evening
from tests.extent import many
from tests.web.direct import Browser, Direct
from tests.web.test_secrets import leaking

GAMES = int(os.environ.get("BOARDSIDE_SECRET_GAMES") or many("pairs of games that differ in secrets", 20, daily=3))
"""How many pairs of games; the long form is 10,000."""
FIRST = int(os.environ.get("BOARDSIDE_SECRET_FIRST", "0"))
"""The first game's number, where the long form is run in parts."""
TOUCHES = 20
"""How many touches a game has."""
AGAIN = 400
"""After how many games the tables are made anew."""
SEATS, WATCH, SECOND = ("1", "2", "3"), "", "second"
"""Whose each browser is: a seat's, a spectator's, and a second one with a code, which asks to share a seat."""
CARDS = ("pig", "elfcycle", "cloud", "unicorn", "troll", "dragon", "raft")
KINDS = CARDS[:-1]
OWN = ("menu", "hand", "close", "can-i", "pass", "notice", "map", "chart", "rules", "disagree")
"""What the seat with the secrets touches: nothing of which anybody else may see whether it was accepted."""
PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"), Player("Chris", "green"))
Touched = tuple[str, str]
"""Who touched, "table" or a seat, and what; "again" is a connection that broke."""
Hand = tuple[dict[str, int], str]


def hand(chance: random.Random) -> Hand:
    """Eight cards, and a hidden counter."""
    return dict(Counter(chance.sample(CARDS * 3, 8))), chance.choice(KINDS)


class Table:
    """A table whose phones stay from game to game, and all that each browser was sent in this one."""

    def __init__(self, path: Path) -> None:
        self.context = evening(path, "en")
        self.it: Evening = self.context.__enter__()
        self.begin()
        self.direct = Direct(self.it.session, self.it.front)
        self.it.session.game.phones = self.direct.phones  # type: ignore[assignment]
        code = self.direct.phones.code("guest")
        self.phones: dict[str, Browser] = {seat: self.direct.opened(code=code) for seat in SEATS}
        for seat, phone in self.phones.items():
            phone.touch(f"join/{seat}")
        self.phones[WATCH] = self.direct.opened()
        self.keys = {
            phone.key.encode(): b"the key of %d" % n for n, phone in enumerate(self.phones.values()) if phone.key
        }
        self.direct.show()
        self.seen: dict[str, list[bytes]] = {}

    def begin(self) -> None:
        """A new game."""
        start = Start("elfenland", len(PLAYERS), "1", {"edition": "en"})
        self.it.session.game.begin(start, PLAYERS, lambda: self.it.session.pages.go(TablePage()))
        self.it.settle()

    def say(self, command: Any) -> None:
        """An action at the table that no touch can be, as by tags."""
        self.it.session.tap("notice")
        self.it.session.perform(Say((command,)), "reader/1")
        self.show()

    def show(self) -> None:
        """Send what has changed, and keep it."""
        if self.it.session.store.waiting or not self.it.inbox.empty():
            self.it.settle()
        self.direct.show()
        for seat, phone in self.phones.items():
            self.seen[seat] += phone.received
            phone.received.clear()

    def touch(self, who: str, id: str) -> None:
        """One touch, or a new connection."""
        if who == "table":
            self.it.session.tap(id)
        elif id == "again":
            key = self.phones[who].key
            self.phones[who].close()
            self.phones[who] = self.direct.opened(key, show=False)
        else:
            self.phones[who].touch(id)
        self.show()

    def game(self, secret: str, own: Hand, others: Hand, script: list[Touched], chance: random.Random | None) -> None:
        """A game with these secrets of one seat; the touches are those of `script`, or are made by chance and put
        there."""
        self.seen = {seat: [] for seat in self.phones}
        self.begin()
        self.say(Deal({seat: (own if seat == secret else others)[0] for seat in SEATS}))
        for seat in SEATS:
            self.say(DrawHidden(seat, (own if seat == secret else others)[1]))
        self.touch("table", "drawn-all")
        for number in range(TOUCHES):
            if chance is not None:
                script.append(self._touch(secret, chance))
            self.touch(*script[number])
        self.ask(secret)

    def ask(self, seat: str) -> None:
        """A second device asks to share this seat. Something happens at the table; then it is turned away there."""
        device = self.phones[SECOND] = self.direct.opened(code=self.direct.phones.code("guest"), show=False)
        self.keys[device.key.encode()], self.seen[SECOND] = b"its key", []
        self.show()
        self.touch(SECOND, f"join/{seat}")
        self.touch("table", "undo")
        (asks,) = (each.id for each in self.direct.phones.here() if each.waits)
        self.direct.phones.answer(asks, False, "table")
        self.show()
        assert device.closed
        del self.phones[SECOND]

    def _touch(self, secret: str, chance: random.Random) -> Touched:
        """A touch by chance, of something that can be touched now."""
        who = chance.choices(("table", secret, *self.phones), (1, 3, 3, 3, 3, 0.5))[0]
        if who == "table":
            return who, chance.choice(("undo", "notice"))
        if chance.random() < 0.05:
            return who, "again"
        ids = sorted(self.phones[who].ids())
        if who == secret:
            own = [id for id in ids if id in OWN or id.startswith(("card/", "kind/", "seat/", "mode/"))]
            page = self.phones[who].fields.get("page")
            ids = own if page in ("hand", "can-i") else [id for id in own if id in OWN]
        return who, chance.choice(ids) if ids else "notice"


def differences(tmp_path: Path, games: int, first: int = 0) -> dict[str, int]:
    """How many texts that were sent to each browser differ between the tables, in so many games from this one on."""
    found: Counter[str] = Counter()
    tables: list[Table] = []
    for number in range(first, first + games):
        if (number - first) % AGAIN == 0:
            for table in tables:
                table.context.__exit__(None, None, None)
            tables = [Table(tmp_path / f"{number}-{side}.db") for side in "ab"]
        chance, script = random.Random(number), list[Touched]()
        secret = chance.choice(SEATS)
        others = hand(chance)
        for side, table in enumerate(tables):
            own = hand(random.Random(f"{number} {side}"))
            table.game(secret, own, others, script, None if side else chance)
        for seat in (*SEATS, WATCH, SECOND):
            if seat != secret:
                one, other = (plain(table, seat) for table in tables)
                found[seat or "watch"] += sum(a != b for a, b in itertools.zip_longest(one, other))
    for table in tables:
        table.context.__exit__(None, None, None)
    return {seat: count for seat, count in found.items() if count}


def plain(table: Table, seat: str) -> list[bytes]:
    """All that a browser was sent; in place of the random keys their numbers."""
    texts = b"\n".join(table.seen[seat])
    for key, name in table.keys.items():
        texts = texts.replace(key, name)
    return texts.split(b"\n")


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers of screens that begin alike at both tables."""
    monkeypatch.setattr("secrets.randbelow", lambda most: 7)


def test_no_byte_that_another_browser_gets_depends_on_a_seat_s_secrets(tmp_path: Path) -> None:
    assert differences(tmp_path, GAMES, FIRST) == {}


@pytest.mark.parametrize("leak", ["undo", "spectator", "refusal", "who asks to share"])
def test_a_planted_leak_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def when(condition: Callable[[Any], bool]) -> Callable[..., Screen]:
        return leaking(SeatPage.show, condition)

    if leak == "spectator":
        monkeypatch.setattr(WatchPage, "show", leaking(WatchPage.show, lambda _: True))
    elif leak == "who asks to share":
        monkeypatch.setattr(JoinPage, "show", leaking(JoinPage.show, lambda _: True))
    elif leak == "refusal":
        monkeypatch.setattr(SeatPage, "show", when(lambda session: session.notices.shown is not None))
    else:
        monkeypatch.setattr(SeatPage, "show", when(lambda session: bool(session.table.withdrawn)))
    assert differences(tmp_path, 10)
