"""A seat that has a phone, awake or asleep, is no other phone's until that phone or the table lets it in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.pages.table.table import TablePage
from companion.web.phones import Remembered, digest_of
from engine.game import Start
from tests.evening import Evening, evening
from tests.web.direct import Browser, Direct

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as it:
        it.session.game.begin(Start("elfenland", 2, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
        yield it.settle()


def asks(table: Direct, way: str) -> Browser:
    """Another phone that asks for seat 2, by that seat's code, by the word for it, or by choosing."""
    if way == "chosen":
        phone = table.opened(code=table.phones.code("guest"))
        phone.touch("join/2")
        table.show()
        return phone
    return table.opened(code=table.phones.code("2") if way == "code" else table.phones.word("2"))


@pytest.mark.parametrize("way", ["code", "word", "chosen"])
@pytest.mark.parametrize("does", ["is-awake", "sleeps", "slept-and-woke", "slept-when-the-program-began-anew"])
def test_a_seat_that_has_a_phone_is_no_other_phones_until_it_is_let_in(it: Evening, does: str, way: str) -> None:
    table = Direct(it.session, it.front)
    first = table.opened(code=table.phones.code("2"))
    assert first.role == "2"
    if does != "is-awake":
        first.close()
    if does == "slept-and-woke":
        first = table.opened(first.key)
    elif does == "slept-when-the-program-began-anew":
        table = Direct(it.session, it.front)
        table.phones.recalled({digest_of(first.key): Remembered("2", 1.0, "code")})

    other = asks(table, way)
    assert other.role == "guest"
    assert [(each.seat, each.waits) for each in table.phones.here()] == [("2", False), ("2", True)]
    assert not {"hand", "pass", "menu"} & other.ids()

    other.close()
    other = table.opened(other.key)
    assert other.role == "guest", "who waits does not get the seat by sleeping"

    first.close()
    first = table.opened(first.key)
    assert first.role == "2"
    (waiting,) = (each for each in table.phones.here() if each.waits)
    table.phones.answer(waiting.id, True, "table")
    table.show()
    assert (first.role, other.role) == ("2", "2")
