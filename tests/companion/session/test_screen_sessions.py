"""Several screens over one game: what each of them has is its own, and all of them follow the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.people import Player
from companion.pages.seat.seat import SeatPage
from companion.pages.seat.without_seat import WatchPage
from companion.pages.table.table import TablePage
from companion.screen import touches
from companion.session.events import NotStored
from companion.session.screen_session import NOBODY, ScreenSession
from engine.common_commands import Rename
from engine.elfenland.commands_and_events import Pass
from engine.game import Start
from engine.holding import Holding
from engine.match import Match
from tests.evening import Evening, evening, words
from tests.moments import ended, ready_to_move, with_table

ROAD = "elvenhold-ergeren-wood"
PLAYERS = (Player("Anna", "red"), Player("Boris", "blue", "ru"), Player("Chris", "green"))


@pytest.fixture
def it(tmp_path: Path) -> Evening:
    with evening(tmp_path / "games.db") as it:
        it.session.game.begin(Start("elfenland", 3, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
        yield it.settle()  # type: ignore[misc]


def phone(it: Evening, seat: str) -> ScreenSession:
    """The screen of this seat's phone."""
    return ScreenSession(it.session.game, SeatPage(), seat)


def touch(it: Evening, screen: ScreenSession, *ids: str) -> None:
    """Touch one thing after the other on this screen; each must be on it."""
    for id in ids:
        assert id in touches(screen.screen()), (id, sorted(touches(screen.screen())))
        screen.tap(id)
        it.settle()


def to_the_end_of_the_round(it: Evening) -> None:
    """Nobody places or moves anything, and three seats have counters to keep."""
    it.tap("deal-all", "pass-all")
    for seat in ("1", "2", "3"):
        it.tap("end-move")
        if f"discard/{seat}" in touches(it.screen):
            it.tap(f"discard/{seat}")
    assert it.session.table.match.state.asked == ("1", "2", "3")


def test_two_screens_have_two_languages_two_pages_and_two_drafts_over_one_game(it: Evening) -> None:
    it.tap("deal-all", "pass")
    boris = phone(it, "2")
    it.tap("menu", "rules")
    touch(it, boris, "kind/dragon")
    assert (it.session.speech.language, boris.speech.language) == ("en", "ru")
    assert type(it.session.pages.page) is not type(boris.pages.page)
    assert (boris.draft.piece, it.session.draft) == ("dragon", it.session.table.look.blank())  # type: ignore[attr-defined]
    before = it.screen
    touch(it, boris, "menu", "close")
    assert it.screen == before, "what one screen opens is on no other"
    touch(it, boris, ROAD)
    assert it.session.table.match.state.roads[ROAD].kind == "dragon"
    assert (boris.draft, it.session.draft) == (boris.table.look.blank(), it.session.table.look.blank())
    assert type(it.session.pages.page) is not TablePage, "nobody reading rules is called away"


def test_a_refusal_is_shown_where_it_was_asked_for_and_at_the_table(it: Evening) -> None:
    it.tap("deal-all")
    anna, chris, television = phone(it, "1"), phone(it, "3"), ScreenSession(it.session.game, WatchPage(), NOBODY)
    touch(it, anna, "kind/unicorn", "elvenhold-lapphalya-plain")
    assert anna.notices.shown is not None
    assert it.session.notices.shown is not None
    assert (chris.notices.shown, television.notices.shown) == (None, None)
    touch(it, anna, "notice")
    assert anna.notices.shown is None
    assert it.session.notices.shown is not None


def test_every_seat_keeps_its_counter_on_its_own_phone_at_the_same_time(it: Evening) -> None:
    to_the_end_of_the_round(it)
    match = it.session.table.match
    assert (match.prompt.phase, len(match.prompt.seats)) == ("cleanup", 3)
    phones = [phone(it, seat) for seat in ("1", "2", "3")]
    for number, each in enumerate(phones, 1):
        offered = {name.split("/")[1] for name in touches(each.screen()) if name.startswith("keep/")}
        assert offered == {str(number)}, "each phone answers for its own seat"
    it.tap("keep/2/pig")
    for number, each in enumerate(phones, 1):
        touch(it, each, f"keep/{number}/{'hidden' if number == 3 else 'dragon'}")
    assert it.session.table.match.prompt.phase == "deal"
    kept = [seat.hidden.size + seat.kept.size + seat.open.size for seat in it.session.table.match.state.seats]
    assert kept == [1, 1, 1]


def test_a_button_for_everybody_stands_on_the_table_s_own_screen_alone(it: Evening) -> None:
    it.tap("deal")
    assert "drawn-all" in touches(it.screen)
    assert "drawn-all" not in touches(phone(it, "1").screen())
    it.tap("drawn-all")
    assert it.session.table.match.prompt.phase == "draw", "it ends this phase and no other"
    assert "All open ones drawn" in words(it.screen)
    it.tap("drawn-all")
    assert "pass-all" in touches(it.screen)
    assert "pass-all" not in touches(phone(it, "1").screen())


def test_of_two_screens_that_act_before_the_disk_has_answered_the_second_does_nothing(it: Evening) -> None:
    to_the_end_of_the_round(it)
    one, two = phone(it, "1"), phone(it, "2")
    one.screen()
    two.screen()
    before = len(it.session.table.match)
    one.tap("keep/1/dragon")
    two.tap("keep/2/dragon")
    it.settle()
    assert len(it.session.table.match) == before + 1
    two.tap("keep/2/dragon")
    it.settle()
    assert len(it.session.table.match) == before + 2


def test_a_screen_that_was_closed_hears_no_more(it: Evening) -> None:
    boris = phone(it, "2")
    boris.close()
    boris.notices.note("stands")
    it.tap("deal-all")
    assert boris.notices.shown is not None


def test_a_phone_of_a_seat_that_the_next_game_has_not_follows_it_without_a_word(it: Evening) -> None:
    chris = phone(it, "3")
    it.session.game.begin(Start("elfenland", 2, "1"), PLAYERS[:2], lambda: it.session.pages.go(TablePage()))
    it.settle().tap("deal", "undo", "notice", "redo")
    assert "No game" in words(chris.screen())


def test_what_is_said_while_an_entry_is_written_does_nothing_and_the_disk_has_what_the_table_has(it: Evening) -> None:
    it.tap("deal-all")
    before = len(it.session.table.match)
    it.session.game.execute((Pass("1"),))
    it.session.game.execute((Rename("1", "Hanna"),))
    it.session.game.undo(1)
    it.settle()
    assert it.session.table.match.last is not None
    assert it.session.table.match.last.command == Pass("1")
    rows = it.writer_answers(lambda store: store.rows(it.session.table.id))
    assert len(rows) == len(it.session.table.match) == before + 1


def test_a_game_that_is_left_while_an_entry_is_written_is_left(it: Evening) -> None:
    it.tap("deal-all")
    it.session.game.execute((Pass("1"),))
    it.session.leave()
    it.settle()
    assert it.session.seated is None
    it.tap("resume/1")
    assert it.session.table.match.state.passes == 1, "what was written is there"


def test_a_touch_too_many_begins_one_game_and_a_game_that_was_left_before_it_came_does_not_come(it: Evening) -> None:
    game, start = it.session.game, Start("elfenland", 3, "1")
    it.tap("menu", "leave")
    for _ in range(2):
        game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()))
    it.settle().tap("menu", "leave")
    assert len(it.session.store.games or ()) == 2
    game.resume(1, lambda: it.session.pages.go(TablePage()))
    it.session.leave()
    it.settle()
    assert it.session.seated is None


def test_an_action_that_the_disk_did_not_take_is_said_at_the_table_and_to_the_seat_in_turn(it: Evening) -> None:
    it.tap("deal-all")
    anna, boris = phone(it, "1"), phone(it, "2")
    with it.session.game.events.delivering():
        it.session.game.events.emit(NotStored(OSError("full"), act=True))
    assert it.session.notices.shown is not None
    assert anna.notices.shown is not None
    assert boris.notices.shown is None


def test_a_seat_whose_stored_language_is_none_of_ours_has_the_table_s(it: Evening) -> None:
    people = it.session.table.people
    strange = tuple(replace(player, language="xx") for player in people.players)
    it.session.game.change_people(replace(people, players=strange))
    assert phone(it, "2").speech.language == it.session.speech.language


def at_this_moment(it: Evening, match: Match) -> None:
    """The game at the table stands so."""
    table = it.session.game.table
    it.session.game.play(replace(table, match=match), lambda: it.session.pages.go(TablePage()))
    it.settle()


@pytest.mark.parametrize("answer", ["ask/elfcycle", "ask/untold", "undo"])
def test_who_drew_is_asked_on_the_own_phone_too_what_was_turned_up_and_does_nothing_else_there(
    it: Evening, answer: str
) -> None:
    five = ("pig", "troll", "unicorn", "cloud", "dragon")
    it.tap("tell-display", *(f"ask/{kind}" for kind in five), "deal", "drawn", "drawn", "drawn")
    anna, boris, chris = (phone(it, seat) for seat in "123")
    kinds = {f"ask/{kind}" for kind in five}
    touch(it, anna, "display/cloud")
    for asked in (anna, boris, it.session):
        assert kinds < set(touches(asked.screen()))
    assert not kinds & set(touches(chris.screen()))
    assert {name for name in touches(anna.screen()) if "/" not in name} == {"menu", "undo"}
    assert not [name for name in touches(anna.screen()) if name.startswith("display/")]
    touch(it, anna, answer)
    for asked in (anna, boris, it.session):
        assert not kinds & set(touches(asked.screen()))
    assert anna.awaited == (answer == "undo")


TWO_ROADS = ("beata-elvenhold-plain", "beata-elvenhold-river")


def test_which_of_two_roads_is_asked_on_one_screen_lights_these_alone_and_ends_with_the_move(it: Evening) -> None:
    at_this_moment(it, ready_to_move(roads={TWO_ROADS[0]: "troll", ROAD: "pig"}))
    anna = phone(it, "1")
    for ends in ("end-move", "step/elvenhold-ergeren-wood"):
        touch(it, anna, "beata")
        screen = anna.screen()
        assert screen.sheet is not None
        assert screen.sheet.id == "way"
        assert screen.marks is not None
        assert screen.marks.glow == set(TWO_ROADS)
        assert it.screen.sheet is None, "what one screen asks is asked on no other"
        it.tap(ends)
        screen = anna.screen()
        assert screen.sheet is None or screen.sheet.id != "way"
        at_this_moment(it, ready_to_move(roads={TWO_ROADS[0]: "troll", ROAD: "pig"}))


def test_the_kinds_that_a_seat_discards_are_asked_no_more_when_it_discarded_on_its_own_phone(it: Evening) -> None:
    table = ready_to_move().state
    for seat in table.seats:
        table = table.with_seat(seat.id, hand=Holding(unknown=6))
    at_this_moment(it, with_table(ready_to_move(), seats=table.seats, due=("2", "3")))
    it.tap("discard-kinds/2")
    touch(it, phone(it, "2"), "discard/2")
    assert it.session.table.match.state.due == ("3",)
    assert "discard/3" in touches(it.screen)
    assert "discard-these" not in touches(it.screen)


def test_a_town_card_that_cannot_be_revealed_is_refused_with_the_reason_that_is_so(it: Evening) -> None:
    at_this_moment(it, ended(1, 2, 3, town_cards=True))
    it.tap("elvenhold")
    assert "Elvenhold is not one of the 12 town cards." in words(it.screen)
    it.tap("virst", "virst")
    assert "Virst: эту карту уже раскрыл другой игрок." in words(it.screen), "Boris reads Russian"


def test_the_sum_with_a_town_card_stands_in_figures_side_by_side(it: Evening) -> None:
    at_this_moment(it, ended(5, 7, 7, towns=("virst", "beata", "feodor"), town_cards=True))
    it.tap("virst", "strykhaven", "tichih")
    assert "7 − 1 = 6: " in words(it.screen)


def test_a_town_card_that_a_phone_reveals_is_that_of_its_seat(it: Evening) -> None:
    at_this_moment(it, ended(1, 2, 3, town_cards=True))
    assert it.session.table.match.prompt.seats == ("1", "2", "3")
    touch(it, phone(it, "2"), "virst")
    assert [seat.target for seat in it.session.table.match.state.seats] == [None, "virst", None]
    it.tap("target/3", "usselen")
    assert not [name for name in touches(it.screen) if name.startswith("target/")], "there is nothing to choose"
    it.tap("ixara")
    assert it.session.table.match.prompt.over


def test_a_phone_takes_no_card_out_of_the_hand_that_everybody_knows_to_be_there(it: Evening) -> None:
    at_this_moment(it, ready_to_move(hand={"pig": 2, "unknown": 3}))
    anna = phone(it, "1")
    touch(it, anna, "menu", "hand")
    counted = {name for name in touches(anna.screen()) if name.startswith("card/")}
    assert {"card/pig+", "card/raft+"} <= counted
    assert not [name for name in counted if name.endswith("-")]
    touch(it, anna, "card/pig+", "card/raft+")
    counted = {name for name in touches(anna.screen()) if name.startswith("card/") and name.endswith("-")}
    assert counted == {"card/pig-", "card/raft-"}
    touch(it, anna, "card/pig-", "card/raft-")
    assert not [name for name in touches(anna.screen()) if name.startswith("card/") and name.endswith("-")]


def test_a_phone_is_told_of_a_button_for_all_as_one_of_the_tables_screen(it: Evening) -> None:
    told = it.screen.banner
    assert told is not None
    own = phone(it, "1").screen().banner
    assert own is not None
    assert own.prompt == f"At the table's screen: {told.prompt}"
    it.tap("deal-all")
    own = phone(it, "1").screen().banner
    assert own is not None
    assert own.prompt == "Counter, obstacle, or pass"


def test_the_obstacle_is_named_in_the_prompt_only_while_the_seat_has_it(it: Evening) -> None:
    it.tap("deal-all", "kind/dragon", ROAD, "pass", "pass", "obstacle", ROAD, "pass", "pass")
    banner = it.screen.banner
    assert banner is not None
    assert banner.prompt == "Counter or pass"
    it.tap("obstacle")
    assert it.screen.banner is not None
    assert it.screen.banner.prompt == "No obstacle to place: choose again"
