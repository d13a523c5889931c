"""Phones as seats: joining by a code, acting in turn, private pages, spectators, and phones that are taken away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.pages.table.table import TablePage
from engine.game import Start
from tests.evening import Evening, evening
from tests.web.browsers import Served, served
from tests.web.sockets import Phone

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue", "cs"), Player("Chris", "green", "de"))


def begun(it: Evening, *taps: str) -> Evening:
    """A game of three whose routes are planned."""
    start = Start("elfenland", len(PLAYERS), "1", {"edition": "de"})
    it.session.begin(start, PLAYERS, lambda: it.session.go(TablePage()))
    it.settle()
    return it.tap(*(taps or ("deal-all",)))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db", "en") as made:
        yield begun(made)


@contextmanager
def joined(it: Evening, *seats: str) -> Iterator[tuple[Served, list[Phone]]]:
    """A table with a phone for each of these seats; "" is a spectator's."""
    with ExitStack() as stack:
        table = stack.enter_context(served(it.session, it.session, it.inbox))
        it.session.phones = table.port
        phones = []
        for seat in seats:
            phone = stack.enter_context(Phone(table, table.port.invite().partition("#")[2] if seat else ""))
            if seat:
                phone.touch(f"join/{seat}")
            phones.append(phone)
        yield table, phones


def test_a_phone_scans_a_code_touches_its_seat_and_places_a_counter(it: Evening) -> None:
    with joined(it, "1") as (table, (phone,)):
        assert phone.role == "1"
        assert phone.screen["banner"]["turn"] == "Anna"
        phone.touch("kind/pig")
        phone.touch("elvenhold-lapphalya-plain")
        table.until(lambda: not it.session.busy)
        assert it.session.table.match.prompt.seats == ("2",)
        table.until(lambda: phone.screen["sheet"])
        assert phone.screen["sheet"]["title"] == "Anna"


def test_a_phone_speaks_its_seat_s_language_and_is_dark_while_it_is_not_its_turn(it: Evening) -> None:
    with joined(it, "2", "3") as (table, (boris, chris)):
        assert [boris.language, chris.language] == ["cs", "de"]
        assert not {"kind/pig", "pass", "undo"} & boris.ids
        it.tap("pass")
        table.until(lambda: "pass" in boris.ids)
        assert boris.screen["banner"]["phase"] == "Plánování cest"
        assert "pass" not in chris.ids


def test_a_seat_that_is_not_awaited_moves_nothing(it: Evening) -> None:
    with joined(it, "2") as (_, (boris,)):
        before = len(it.session.table.match)
        for id in ("pass", "kind/pig", "elvenhold-lapphalya-plain", "undo", "menu", "leave"):
            assert boris.touch(id) == "moved"
        assert len(it.session.table.match) == before


def test_what_a_seat_reads_in_private_is_on_no_other_screen(it: Evening) -> None:
    with joined(it, "2", "3") as (_, (boris, chris)):
        before = it.screen, chris.screen
        boris.touch("can-i")
        assert boris.screen["page"] == "can-i"
        boris.touch("mode/step")
        boris.touch("close")
        boris.touch("rules")
        assert boris.screen["page"] == "rules"
        assert (it.screen, chris.screen) == before
        boris.touch("close")
        assert boris.screen["page"] == "seat"


def test_a_touch_on_an_old_picture_is_answered_and_changes_nothing(it: Evening) -> None:
    with joined(it, "1") as (_, (phone,)):
        old = phone.number
        phone.touch("kind/pig")
        before = len(it.session.table.match), it.session.draft
        assert phone.touch("pass", screen=old) == "moved"
        assert (len(it.session.table.match), it.session.draft) == before


def test_a_touch_that_comes_twice_acts_once(it: Evening) -> None:
    with joined(it, "1") as (table, (phone,)):
        assert phone.touch("pass") == "done"
        table.until(lambda: not it.session.busy)
        after = len(it.session.table.match)
        assert phone.again() == "done"
        table.until(lambda: not it.session.busy)
        assert len(it.session.table.match) == after


def test_a_phone_that_comes_back_has_its_seat_and_the_whole_picture(it: Evening) -> None:
    with joined(it, "2") as (table, (phone,)):
        before = phone.screen
        with Phone(table, "", phone.key) as again:
            assert (again.role, again.screen) == ("2", before)


def test_a_seat_has_two_phones_and_no_third(it: Evening) -> None:
    with joined(it, "2", "2") as (table, phones):
        assert [phone.role for phone in phones] == ["2", "2"]
        with Phone(table, table.port.invite().partition("#")[2]) as third:
            assert third.touch("join/2") == "moved"
            assert third.role == "guest"


def test_phones_that_are_taken_away_are_spectators_and_their_key_is_worth_nothing(it: Evening) -> None:
    with joined(it, "1") as (table, (phone,)):
        it.tap("menu", "phones", "away/1")
        table.until(lambda: phone.closed)
        assert "taken away" in phone.bye
        with Phone(table, "", phone.key) as again:
            assert again.role == "watch"
        assert table.port.seats() == {}


def test_a_new_game_keeps_the_phones_at_their_seats(it: Evening) -> None:
    with joined(it, "2") as (table, (phone,)):
        begun(it)
        it.tap("pass")
        table.until(lambda: "pass" in phone.ids)


def test_a_spectator_sees_the_board_and_touches_nothing(it: Evening) -> None:
    with joined(it, "") as (_, (television,)):
        assert television.role == "watch"
        assert television.screen["board"]["places"]
        assert television.screen["banner"]["turn"] == "Anna"
        it.tap("menu")
        assert not television.screen["bar"]
        television.send({"do": "touch", "touch": 1, "screen": television.number, "id": "pass"})
        television.until(lambda: television.closed)


def test_a_code_that_was_never_given_makes_a_spectator_and_says_so(it: Evening) -> None:
    with joined(it) as (table, _), Phone(table, "A" * 22) as stranger:
        assert stranger.role == "watch"
        assert "no longer valid" in stranger.wrong


def test_cards_that_a_seat_enters_are_used_for_its_own_questions_and_shown_nowhere_else(it: Evening) -> None:
    it.tap("kind/dragon", "elvenhold-ergeren-wood", "pass-all")
    with joined(it, "2", "3") as (_, (boris, chris)):
        before = it.screen, chris.screen

        def asked() -> str:
            boris.touch("can-i")
            boris.touch("mode/step")
            boris.touch("ergeren")
            answer = str(boris.screen["banner"]["turn"])
            boris.touch("close")
            return answer

        unknown = asked()
        boris.touch("hand")
        for _ in range(8):
            boris.touch("card/pig+")
        boris.touch("close")
        assert asked() != unknown
        assert (it.screen, chris.screen) == before
