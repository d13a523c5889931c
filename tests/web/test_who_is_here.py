"""Who may be here: each seat's code, second phones, phones that are taken away, typed words, and strangers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.loop import Loop
from companion.pages.table.table import TablePage
from companion.screen import Block, Choice, Choices, Columns, Notice
from companion.web.link import READY, Frame
from companion.web.phones import GOOD, GUESSES, WORD, Phones, Where
from engine.common_commands import COLOURS
from engine.game import Start
from tests.evening import Evening, evening, words
from tests.web.browsers import Served, served
from tests.web.direct import Browser, Direct
from tests.web.sockets import Phone
from tests.web.test_seats import PLAYERS, begun, joined


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db", "en") as made:
        yield begun(made)


def code(table: Served, seat: str = "") -> str:
    """The code of this seat; without one, that of a phone which chooses its seat."""
    return table.port.invite(seat).partition("#")[2]


def test_the_first_phone_with_a_seat_s_code_sits_down_at_once_and_the_table_says_so(it: Evening) -> None:
    with joined(it) as (table, _), Phone(table, code(table, "2")) as boris:
        assert boris.role == "2"
        assert it.screen.notice is not None
        assert it.screen.notice.headline == "Boris: a phone has joined"
        assert [[glyph.id for glyph in each.pieces if "phone" in glyph.id] for each in it.screen.seats] == [
            [],
            ["phone-awake"],
            [],
        ]
        it.tap("pass")
        assert it.session.table.match.prompt.seats == ("2",), "the notice takes no touch away"


@pytest.mark.parametrize("own", [True, False], ids=["a-seat-s-code", "the-code-for-all"])
def test_a_second_scan_is_no_seat_until_the_first_phone_or_the_table_says_so(it: Evening, own: bool) -> None:
    with joined(it, "1") as (table, (anna,)), Phone(table, code(table, "1" if own else "")) as other:
        if not own:
            other.touch("join/1")
        table.until(lambda: it.screen.notice is not None and "another phone asks" in it.screen.notice.headline)
        assert other.role == "guest"
        assert not {"hand", "questions", "pass"} & other.ids
        table.until(lambda: "another phone asks" in anna.screen["title"])
        anna.touch(next(id for id in anna.ids if id.startswith("let-in/")))
        table.until(lambda: other.role == "1")
        assert [each.by for each in table.port.here()] == ["code", "phone"]


def test_the_table_turns_a_second_phone_away_and_its_code_with_it(it: Evening) -> None:
    with joined(it, "2") as (table, _):
        again = code(table, "2")
        with Phone(table, again) as other:
            it.tap("menu", "phones", next(id for id in _phones_page(it) if id.startswith("turn-away/")))
            table.until(lambda: other.closed)
            assert "not let in" in other.bye
        with Phone(table, again) as later:
            assert later.role == "watch"


def _phones_page(it: Evening) -> set[str]:
    it.tap("menu", "phones")
    assert it.screen.sheet is not None
    found = {each.id for block in it.screen.sheet.blocks for each in _choices(block)}
    it.tap("close")
    return found


def _choices(block: Block) -> tuple[Choice, ...]:
    match block:
        case Choices():
            return block.choices
        case Columns():
            return tuple(choice for each in (*block.left, *block.right) for choice in _choices(each))
    return ()


def test_a_seat_s_phone_that_scans_its_own_code_again_is_the_same_phone(it: Evening) -> None:
    with joined(it, "2") as (table, (boris,)), Phone(table, code(table, "2"), boris.key) as again:
        assert (again.role, again.key) == ("2", boris.key)
        assert len(table.port.here()) == 1


def test_a_third_phone_takes_the_place_of_the_first_that_sleeps(it: Evening) -> None:
    with joined(it, "2") as (table, (boris,)):
        for _ in range(2):
            with Phone(table, code(table, "2")) as other:
                table.port.answer(next(each.id for each in table.port.here() if each.waits), True, "table")
                table.until(lambda other=other: other.role == "2")
            table.until(lambda: sum(each.awake for each in table.port.here()) == 1)
        assert [each.by for each in table.port.here()] == ["code", "table"]
        assert not boris.closed


def six_guests(it: Evening) -> tuple[Direct, list[Browser]]:
    """A table of six, and six phones that scanned one and the same code and are asked for their seats."""
    players = tuple(Player(name, colour) for name, colour in zip("ABCDEF", COLOURS, strict=False))
    start = Start("elfenland", len(players), "1", {"edition": "de"})
    it.session.game.begin(start, players, lambda: it.session.pages.go(TablePage()))
    it.settle()
    table = Direct(it.session, it.front)
    it.session.game.phones = table.phones  # type: ignore[assignment]
    code = table.phones.code("guest")
    return table, [table.opened(code=code) for _ in players]


def test_six_phones_with_one_code_that_choose_at_once_have_each_the_seat_that_was_touched(it: Evening) -> None:
    table, phones = six_guests(it)
    touches = []
    for n, (phone, screen) in enumerate([(phone, phone.screen) for phone in phones], 1):
        touches.append(phone.touch(f"join/{n}", screen))
        table.show()
    assert [phone.role for phone in phones] == [*"123456"]
    assert [phone.answers[each["touch"]] for phone, each in zip(phones, touches, strict=True)] == ["done"] * 6
    assert [each.waits for each in table.phones.here()] == [False] * 6


@pytest.mark.parametrize("shown", [False, True], ids=["in-one-frame", "one-after-the-other"])
def test_of_six_phones_that_touch_one_seat_at_once_five_are_told_that_it_is_taken(it: Evening, shown: bool) -> None:
    table, phones = six_guests(it)
    it.session.notices.warn(Notice("other", "the table says nothing of who joined while this is shown"))
    table.show()
    touches = []
    for phone, screen in [(phone, phone.screen) for phone in phones]:
        touches.append(phone.touch("join/2", screen)["touch"])
        if shown:
            table.show()
    table.show()
    assert [phone.answers[n] for phone, n in zip(phones, touches, strict=True)] == ["done"] + ["taken"] * 5
    assert [phone.role for phone in phones] == ["2"] + ["guest"] * 5
    assert not any(each.waits for each in table.phones.here()), "nobody is asked for a seat that looked free"
    phones[1].touch("join/2")
    assert sorted(each.waits for each in table.phones.here()) == [False, True], "who sees that it is taken asks for it"


def test_a_touch_on_the_seats_of_an_earlier_game_seats_nobody(it: Evening) -> None:
    table, (phone, *_) = six_guests(it)
    before = phone.screen
    start = Start("elfenland", len(PLAYERS), "1", {"edition": "de"})
    it.session.game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()))
    it.settle()
    touch = phone.touch("join/2", before)
    table.show()
    assert (phone.role, phone.answers[touch["touch"]]) == ("guest", "moved")


def test_taking_away_ends_every_key_that_the_same_code_fetched(it: Evening) -> None:
    with joined(it, "1") as (table, _), Phone(table, code(table)) as thief, Phone(table, code(table)) as second:
        thief.touch("join/2")
        it.tap("menu", "phones", "code/2", "away/2")
        table.until(lambda: thief.closed and second.closed)
        for key in (thief.key, second.key):
            with Phone(table, "", key) as again:
                assert again.role == "watch"
        assert [each.seat for each in table.port.here()] == ["1"], "who came by it and holds another seat stays"


def test_taking_a_seat_away_leaves_the_codes_of_the_others_good(it: Evening) -> None:
    with joined(it) as (table, _):
        second, third = code(table, "2"), code(table, "3")
        with Phone(table, second):
            table.port.remove("2")
        with Phone(table, second) as late, Phone(table, third) as chris:
            assert (late.role, chris.role) == ("watch", "3")


def test_a_code_is_good_while_the_table_shows_it_and_ten_minutes_after(it: Evening) -> None:
    with joined(it) as (table, _):
        now = [0.0]
        table.phones._clock = lambda: now[0]
        it.tap("menu", "phones")
        table.turn()
        seat = code(table, "2")
        now[0] = 5 * GOOD
        with Phone(table, seat) as boris:
            assert boris.role == "2"
        again = code(table, "3")
        it.tap("close")
        table.turn()
        now[0] += GOOD - 1
        assert code(table, "3") == again
        now[0] += 2
        with Phone(table, again) as late:
            assert late.role == "watch"
            assert "no longer valid" in late.wrong
        assert code(table, "3") != again


def test_four_letters_are_typed_in_place_of_a_code_and_are_not_to_be_guessed(it: Evening) -> None:
    with joined(it) as (table, _):
        with Phone(table, table.port.word("2").lower()) as boris:
            assert boris.role == "2"
        word = table.port.word("3")
        for _ in range(GUESSES):
            with Phone(table, "A" * WORD) as guess:
                assert guess.role == "watch"
        with Phone(table, word) as late:
            assert late.role == "watch"
        assert table.port.word("3") == ""
        with Phone(table, code(table, "3")) as scanned:
            assert scanned.role == "3"
        it.tap("menu", "phones")
        table.turn()
        assert len(table.port.word("1")) == WORD


def test_a_phone_has_the_name_that_its_owner_typed_on_the_table_s_list_and_after_a_restart(it: Evening) -> None:
    with joined(it, "2", "3") as (table, (boris, chris)):
        boris.touch("menu")
        boris.touch("this-phone")
        boris.touch("phone-name", "Nokia\x1b[2J of Boris, who types far too long a name")
        assert [each.name for each in table.port.here()] == ["", ""], "it is taken when the page is closed"
        boris.touch("close")
        assert [each.name for each in table.port.here()] == ["Nokia[2J of Boris, who t", ""]
        it.tap("menu", "phones")
        assert it.screen.sheet is not None
        named = [line for line in words(it.screen).splitlines() if "Nokia" in line]
        assert named == ["Boris: Nokia[2J of Boris, who t"]
        it.tap("close")
        assert "Nokia" not in str(chris.received)
    it.settle()
    it.close()
    with evening(it.path, "en") as later, served(later.session, later.front, later.inbox, start=False) as table:
        table.port.recall()
        table.until(lambda: table.port.phones is not None and table.phones.where)
        assert [(each.seat, each.name[:5]) for each in table.port.here()] == [("2", "Nokia"), ("3", "")]


def test_language_and_type_size_are_changed_on_the_phone_itself_and_nowhere_else(it: Evening) -> None:
    with joined(it, "1", "2") as (table, (anna, boris)):
        boris.touch("menu")
        boris.touch("this-phone")
        boris.touch("language/fr")
        table.until(lambda: boris.language == "fr")
        boris.touch("larger")
        boris.touch("close")
        assert (boris.screen["large"], anna.screen["large"], it.screen.large) == (True, False, False)
        assert (anna.language, it.session.speech.language) == ("en", "en")
        with Phone(table, "", boris.key) as again:
            assert (again.language, again.screen["large"]) == ("fr", True)
    it.settle()
    assert [each.language for each in it.session.table.people.players] == ["", "fr", "de"]


def test_of_phones_that_come_and_choose_only_a_seat_is_written_to_the_disk(it: Evening) -> None:
    kept: list[bytes] = []
    table = Direct(it.session, it.front)
    table.phones = Phones(it.session, it.front, table._take, kept.append)
    codes = [table.phones.code("guest") for _ in range(40)]
    guests = [table.opened(code=code) for code in codes]
    assert kept == []
    guests[0].touch("join/1")
    guests[0].touch("map")
    assert len(kept) == 1


def test_a_phone_leaves_its_seat_and_takes_another(it: Evening) -> None:
    with joined(it, "2") as (table, (boris,)):
        boris.touch("menu")
        boris.touch("leave-seat")
        assert boris.role == "guest"
        assert table.port.here() == ()
        boris.touch("join/3")
        assert boris.role == "3"


def test_a_phone_whose_seat_is_not_in_the_new_game_chooses_another(it: Evening) -> None:
    with joined(it, "3") as (table, (chris,)):
        start = Start("elfenland", 2, "1", {"edition": "de"})
        it.session.game.begin(start, PLAYERS[:2], lambda: it.session.pages.go(TablePage()))
        it.settle()
        table.until(lambda: "join/2" in chris.ids)
        assert chris.role == "guest"


def test_who_holds_no_seat_does_not_wake_a_dark_screen(it: Evening) -> None:
    with joined(it, "2") as (table, (boris,)):
        woken = []

        class Dark(Loop):
            def wake(self) -> None:
                woken.append(1)

        it.settle()
        table.loop = Dark(it.front, it.inbox, table.port)
        with Phone(table, "") as stranger, Phone(table, code(table)):
            stranger.send("ping")
            table.turn()
            assert not woken
        boris.touch("map")
        assert woken


def test_the_web_process_is_believed_once_and_private_addresses_alone(it: Evening) -> None:
    with joined(it) as (table, _):
        phones = table.phones
        before, phones.where = phones.where, None

        def says(*addresses: str) -> None:
            phones.hear(Frame(READY, 0, json.dumps({"port": 8137, "addresses": addresses}).encode()))

        says("8.8.8.8")
        assert phones.where is None
        says("8.8.8.8", "192.168.1.5")
        assert phones.where == Where(8137, ["192.168.1.5"])
        says("192.168.1.66")
        assert phones.where.addresses == ["192.168.1.5"]
        phones.where = before
