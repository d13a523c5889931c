"""Phones as seats: joining by a code, acting in turn, private pages, spectators, and phones that are taken away."""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.table import TablePage
from companion.web.phones import KEPT, Remembered, Stored, recalled, stored
from companion.web.server import COMMENT, PAGE
from engine.common_commands import Hints
from engine.game import Start
from tests.evening import Evening, evening, words
from tests.web.browsers import Served, served
from tests.web.direct import Direct
from tests.web.sockets import Phone

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue", "cs"), Player("Chris", "green", "de"))


def begun(it: Evening, *taps: str) -> Evening:
    """A game of three whose routes are planned."""
    start = Start("elfenland", len(PLAYERS), "1", {"edition": "de"})
    it.session.game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()))
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
        table = stack.enter_context(served(it.session, it.front, it.inbox))
        it.session.game.phones = table.port
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
        table.until(lambda: not it.session.game.busy)
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
        for id in ("pass", "kind/pig", "elvenhold-lapphalya-plain", "undo", "leave"):
            assert boris.touch(id) == "moved"
        assert len(it.session.table.match) == before


def test_what_a_seat_reads_in_private_is_on_no_other_screen(it: Evening) -> None:
    with joined(it, "2", "3") as (_, (boris, chris)):
        before = it.screen, chris.screen
        boris.touch("menu")
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
        table.until(lambda: not it.session.game.busy)
        after = len(it.session.table.match)
        assert phone.again() == "done"
        table.until(lambda: not it.session.game.busy)
        assert len(it.session.table.match) == after


@pytest.mark.parametrize("who", ["1", "table"])
def test_a_touch_that_waits_for_the_disk_is_judged_by_what_has_happened_meanwhile(it: Evening, who: str) -> None:
    table = Direct(it.session, it.front)
    browser = table.opened(code=table.phones.code(who))
    first, second = browser.touch("pass"), browser.touch("pass")
    assert it.session.game.busy
    it.settle()
    table.show()
    assert [browser.answers[each["touch"]] for each in (first, second)] == ["done", "moved"]
    assert it.session.table.match.prompt.seats == ("2",), "two touches of one button pass for one player"


def test_a_touch_that_comes_with_the_disk_s_answer_is_judged_by_what_has_happened(it: Evening) -> None:
    table = Direct(it.session, it.front)
    anna = table.opened(code=table.phones.code("1"))
    it.tap("pass")
    late = anna.touch("pass")
    table.show()
    assert anna.answers[late["touch"]] == "moved"
    assert it.session.table.match.prompt.seats == ("2",)


def test_a_phone_that_is_taken_away_while_its_touch_waits_does_nothing(it: Evening) -> None:
    table = Direct(it.session, it.front)
    anna, boris = (table.opened(code=table.phones.code(seat)) for seat in "12")
    anna.touch("pass")
    boris.touch("map")
    table.phones.remove("2")
    it.settle()
    table.show()
    assert boris.closed
    assert it.session.table.match.prompt.seats == ("2",)


def test_a_phone_that_comes_back_has_its_seat_and_the_whole_picture(it: Evening) -> None:
    with joined(it, "2") as (table, (phone,)):
        before = phone.screen
        with Phone(table, "", phone.key) as again:
            assert (again.role, again.screen) == ("2", before)


def test_a_touch_on_the_picture_of_an_earlier_connection_changes_nothing(it: Evening) -> None:
    with joined(it, "1") as (table, (phone,)):
        old = phone.number
        it.tap("pass", "undo", "notice", "kind/pig")
        with Phone(table, "", phone.key) as again:
            before = len(it.session.table.match), it.session.draft
            assert again.touch("pass", screen=old) == "moved"
            assert again.touch("elvenhold-lapphalya-plain", screen=1) == "moved"
            assert (len(it.session.table.match), it.session.draft) == before


def test_half_a_sentence_is_kept_when_a_connection_breaks(it: Evening) -> None:
    with joined(it, "1", "2") as (table, (anna, boris)):
        anna.touch("kind/pig")
        boris.touch("menu")
        boris.touch("rules")
        field = next(each for each in boris.screen["sheet"]["blocks"] if each["type"] == "Field")
        boris.touch(field["id"], "mlh")
        with Phone(table, "", boris.key) as again:
            assert again.screen["page"] == "rules"
            assert next(each for each in again.screen["sheet"]["blocks"] if each["type"] == "Field")["text"] == "mlh"
        with Phone(table, "", anna.key) as again:
            again.touch("elvenhold-lapphalya-plain")
            table.until(lambda: it.session.table.match.prompt.seats == ("2",))


def test_a_table_that_was_started_again_knows_its_phones(it: Evening) -> None:
    with joined(it, "2", "3") as (table, (boris, chris)):
        it.tap("menu", "phones", "code/3", "away/3", "close")
        came = table.port.here()[0].since
    it.settle()
    it.close()
    with evening(it.path, "en") as later, served(later.session, later.front, later.inbox, start=False) as table:
        later.session.game.phones = table.port
        table.port.recall()
        table.until(lambda: table.port.phones is not None and table.phones.where)
        later.tap("resume/1", "close")
        with Phone(table, "", boris.key) as again, Phone(table, "", chris.key) as other:
            assert (again.role, other.role) == ("2", "watch")
            later.tap("pass")
            table.until(lambda: "pass" in again.ids)
            (here,) = table.port.here()
            assert (here.seat, here.by, here.since) == ("2", "code", came)
        stored = later.writer_answers(lambda store: store.recall("phones"))
        assert boris.key.encode() not in stored


def test_keys_that_were_stored_too_long_ago_or_cannot_be_read_are_worth_nothing() -> None:
    browser = Remembered("2", 1_790_000_000, "phone", "Anna's")
    good = stored({"3f2a": browser})
    assert recalled(good) == {"3f2a": browser}
    assert recalled(msgspec.json.encode(Stored(time.time(), {"3f2a": "2"}))) == {"3f2a": Remembered("2")}
    assert recalled(msgspec.json.encode(Stored(time.time() - KEPT - 1, {"3f2a": "2"}))) == {}
    assert recalled(good[:-3]) == recalled(b"[]") == {}


def test_phones_that_are_taken_away_are_spectators_and_their_key_is_worth_nothing(it: Evening) -> None:
    with joined(it, "1") as (table, (phone,)):
        it.tap("menu", "phones", "code/1", "away/1")
        table.until(lambda: phone.closed)
        assert "disconnected from its seat" in phone.bye
        with Phone(table, "", phone.key) as again:
            assert again.role == "watch"
        assert table.port.here() == ()


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
            boris.touch("menu")
            boris.touch("can-i")
            boris.touch("mode/step")
            boris.touch("ergeren")
            answer = str(boris.screen["banner"]["turn"])
            boris.touch("close")
            boris.touch("close")
            return answer

        unknown = asked()
        boris.touch("menu")
        boris.touch("hand")
        for _ in range(8):
            boris.touch("card/pig+")
        boris.touch("close")
        assert asked() != unknown
        assert (it.screen, chris.screen) == before


def entered(phone: Phone, **pieces: int) -> None:
    """Enter these pieces as the seat's own: `card_pig=8`."""
    phone.touch("menu" if "menu" in phone.ids else "hand")
    if phone.screen["sheet"]["id"] != "hand":
        phone.touch("hand")
    for name, count in pieces.items():
        for _ in range(count):
            assert phone.touch(name.replace("_", "/") + "+") == "done"
    phone.touch("close")


def own(table: Served, seat: str) -> Any:
    """What this seat's phone knows of its own row."""
    own = next(each.own for each in table.phones._members.values() if each.role == seat)
    assert own is not None
    return own.known.state.seat(seat)


def test_a_hand_that_a_seat_entered_refuses_more_and_says_so_to_that_seat_alone(it: Evening) -> None:
    it.tap("kind/dragon", "elvenhold-ergeren-wood", "pass-all")
    with joined(it, "1", "2", "") as (table, (anna, boris, television)):
        entered(anna, card_pig=8)
        before, others = len(it.session.table.match), (it.screen, boris.screen, television.screen)
        anna.touch("ergeren")
        assert "anyway" in anna.ids
        assert "dragon: 0 entered, 2 needed" in anna.screen["notice"]["numbers"]
        assert (len(it.session.table.match), it.screen, boris.screen, television.screen) == (before, *others)
        anna.touch("notice")
        assert anna.screen["notice"] is None
        anna.touch("ergeren")
        anna.touch("anyway")
        table.until(lambda: it.session.table.match.state.seat("1").town == "ergeren")
        assert own(table, "1").hand.known == {}, "what was played contradicts it"
        assert it.writer_answers(lambda store: store.refusals(it.session.table.id)) == []


def test_a_seat_that_chooses_cards_to_discard_is_offered_those_that_it_entered(it: Evening) -> None:
    it.tap("pass-all")
    with joined(it, "1") as (table, (anna,)):
        entered(anna, card_pig=5, card_raft=3)
        anna.touch("end-move")
        table.until(lambda: "discard-kinds/1" in anna.ids)
        anna.touch("discard-kinds/1")
        offered = {each["id"]: each["high"] for each in anna.screen["sheet"]["blocks"][0]["steppers"]}
        assert offered == {"card/pig": 4, "card/raft": 3}, "four are too many, and three rafts were entered"


def test_a_hand_that_a_seat_entered_is_followed_through_the_game(it: Evening) -> None:
    it.tap("kind/dragon", "elvenhold-ergeren-wood", "pass-all")
    with joined(it, "1") as (table, (anna,)):
        entered(anna, card_dragon=2, card_pig=5, hidden_cloud=1)
        assert own(table, "1").hidden.known == {"cloud": 1}
        anna.touch("ergeren")
        table.until(lambda: it.session.table.match.state.seat("1").town == "ergeren")
        table.until(lambda: not it.session.game.busy)
        assert (own(table, "1").hand.known, own(table, "1").hand.unknown) == ({"pig": 5}, 1)
        it.tap("undo")
        assert (own(table, "1").hand.known, own(table, "1").hand.unknown) == ({"dragon": 2, "pig": 5}, 1)


def test_a_hint_comes_from_the_hand_that_was_entered_and_is_counted(it: Evening) -> None:
    it.tap("kind/dragon", "elvenhold-ergeren-wood", "pass-all")
    with joined(it, "1", "2") as (_table, (anna, boris)):
        anna.touch("menu")
        assert "hints" not in anna.ids, "the table has not agreed to any"
        anna.touch("close")
        it.session.perform(Say((Hints("1", 2),)), "menu")
        it.settle()
        boris.table.turn()
        boris.until(boris._current)
        before = boris.screen
        anna.touch("menu")
        anna.touch("hints")
        assert "not known" in anna.screen["sheet"]["blocks"][0]["text"]
        anna.touch("close")
        entered(anna, card_dragon=2, card_pig=6)
        anna.touch("menu")
        anna.touch("hints")
        assert "for 2 dragons" in anna.screen["sheet"]["blocks"][1]["text"]
        assert it.session.table.people.hints == {"1": 1}
        assert (boris.screen, it.screen.page) == (before, "table")


def test_what_was_possible_counts_the_hand_that_was_entered_on_this_phone_only(it: Evening) -> None:
    it.tap("kind/dragon", "elvenhold-ergeren-wood")
    with joined(it, "1", "2") as (table, (anna, boris)):
        entered(anna, card_dragon=2, card_pig=6)
        it.tap("pass-all", *("end-move", "discard/1"), *("end-move", "discard/2"), *("end-move", "discard/3"))
        assert it.session.table.match.state.phase == "cleanup"
        shown = []
        for phone in (anna, boris):
            phone.touch("close") if "close" in phone.ids else None
            phone.touch("menu")
            phone.touch("possible")
            table.until(lambda phone=phone: "chance" in str(phone.screen))
            shown.append([each for each in phone.ids if each.startswith("chance/")])
        assert shown == [["chance/0"], ["chance/0"]], "each sees its own move alone"
        assert "'0 of 1'" in str(anna.screen)
        assert "'0 of 1'" not in str(boris.screen)
        anna.touch("chance/0")
        assert "Erg'Eren" in str(anna.screen)
        assert it.screen.page == "table"


def too_few(it: Evening) -> Evening:
    """One card too few paid, which is refused."""
    return it.tap("kind/dragon", "elvenhold-ergeren-wood", "pass-all", "otherwise", "ergeren", "card/dragon+", "pay")


def test_a_ruling_is_put_to_the_phones_and_the_majority_is_one_entry_that_can_be_undone(it: Evening) -> None:
    too_few(it)
    with joined(it, "1", "2", "3") as (table, (anna, boris, chris)):
        before = len(it.session.table.match)
        it.tap("let", "ask-phones")
        assert boris.touch("vote/no") == "done"
        assert "1 / 3" in words(it.screen).replace(" of ", " / ")
        assert boris.touch("vote/yes") == "moved", "a vote is given once"
        anna.touch("vote/yes")
        chris.touch("vote/yes")
        table.until(lambda: len(it.session.table.match) == before + 1)
        table.until(lambda: not it.session.game.busy)
        assert it.screen.page == "table"
        it.tap("undo")
        assert len(it.session.table.match) == before


def test_a_vote_without_a_majority_changes_nothing(it: Evening) -> None:
    too_few(it)
    with joined(it, "1", "2") as (_table, (anna, boris)):
        before = len(it.session.table.match)
        it.tap("let", "ask-phones")
        anna.touch("vote/yes")
        boris.touch("vote/no")
        assert "No majority" in words(it.screen)
        assert len(it.session.table.match) == before


def test_a_phone_that_is_gone_holds_no_vote_up(it: Evening) -> None:
    too_few(it)
    with joined(it, "1", "2", "3") as (table, (anna, boris, _)):
        before = len(it.session.table.match)
        boris.__exit__(None, None, None)
        it.tap("let", "ask-phones")
        anna.touch("vote/yes")
        it.tap("count-now")
        table.until(lambda: len(it.session.table.match) == before + 1)


def test_a_value_of_we_disagree_is_put_to_the_phones(it: Evening) -> None:
    with joined(it, "1", "2", "3") as (table, (anna, boris, _)):
        it.tap("menu", "disagree", "point/B09", "ask-phones")
        before = it.session.table.match.state.options
        assert boris.language == "cs"
        table.until(lambda: boris.screen["sheet"]["title"] == "Hlasování")
        anna.touch("vote/1")
        boris.touch("vote/1")
        table.until(lambda: it.session.table.match.state.options != before)


def test_an_undo_asks_the_seat_whose_action_it_is_where_the_table_wants_it(it: Evening) -> None:
    with joined(it, "1", "2") as (table, (anna, boris)):
        it.tap("menu", "phones", "ask-undo", "close", "pass")
        table.until(lambda: not it.session.game.busy)
        before = len(it.session.table.match)
        it.tap("undo")
        assert it.screen.page == "vote"
        assert "vote/yes" not in boris.ids
        anna.touch("vote/no")
        assert "Voted down: nothing changes" in words(it.screen)
        it.tap("notice", "undo")
        anna.touch("vote/yes")
        table.until(lambda: len(it.session.table.match) < before)
        table.until(lambda: not it.session.game.busy)
        it.tap("pass")
        boris.touch("pass")
        table.until(lambda: not it.session.game.busy)
        before = len(it.session.table.match)
        it.tap("undo", "all-agree")
        assert len(it.session.table.match) < before, "with its own consent at the table"


def test_two_pages_of_one_phone_both_act(it: Evening) -> None:
    with joined(it, "1") as (table, (anna,)), Phone(table, "", anna.key, tab="second") as second:
        second.touch("kind/pig")
        second.touch("cancel") if "cancel" in second.ids else second.touch("kind/pig")
        assert anna.touch("pass") == "done"
        table.until(lambda: it.session.table.match.prompt.seats == ("2",))
        it.tap("undo", "notice")
        table.until(lambda: "pass" in second.ids)
        assert second.touch("pass") == "done"
        table.until(lambda: it.session.table.match.prompt.seats == ("2",))


def test_a_touch_of_the_map_out_of_turn_is_answered_that_it_is_another_s(it: Evening) -> None:
    with joined(it, "2") as (_, (boris,)):
        boris.touch("map")
        assert boris.touch("elvenhold", spot=True) == "wait"


def test_seats_that_choose_at_the_same_time_do_not_hold_each_other_up(it: Evening) -> None:
    it.tap("pass-all", "end-move", "discard/1", "end-move", "discard/2", "end-move", "discard/3")
    with joined(it, "1", "2") as (_, (anna, boris)):
        assert len(it.session.table.match.prompt.seats) == 3
        own = [next(id for id in sorted(phone.ids) if id.startswith("keep/")) for phone in (anna, boris)]
        numbers = anna.number, boris.number
        assert anna.touch(own[0], screen=numbers[0]) == "done"
        assert boris.touch(own[1], screen=numbers[1]) == "done"
        waits = [each["text"] for each in anna.screen["sheet"]["blocks"]]
        assert waits == ["To play:", "Chris", "Finish the round"], "who has chosen is not awaited"


def test_page_and_first_picture_of_a_phone_are_at_most_45_kB(it: Evening) -> None:
    page = sum(len(zlib.compress(COMMENT.sub(b"", file.read_bytes()))) for file in PAGE.iterdir())
    with joined(it, "1") as (_, (anna,)):
        assert anna.screen["board"]["places"]
        assert page + sum(len(zlib.compress(text.encode())) for text in anna.received) < 45_000


def test_board_and_drawings_are_sent_once_so_that_a_turn_that_begins_is_little_to_send(it: Evening) -> None:
    with joined(it, "2") as (table, (boris,)):
        it.tap("pass", "kind/dragon")
        table.until(lambda: "pass" in boris.ids)
        it.tap("elvenhold-ergeren-wood", "pass")
        table.until(lambda: "pass" not in boris.ids)
        sent = len(boris.received)
        it.tap("pass")
        table.until(lambda: "pass" in boris.ids)
        assert boris.screen["board"]["places"]
        assert sum(len(zlib.compress(text.encode())) for text in boris.received[sent:]) < 3_000
