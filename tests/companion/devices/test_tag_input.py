"""Actions by tagged pieces: in any order, each used once, and no secret shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.registry import GAMES
from companion.piece import Piece
from engine.codec import write
from engine.elfenland.commands_and_events import Pass
from hardware.events import LinkDown, LinkUp, Snapshot, TagArrived, TagPresent
from tests.tagged import OTHER, READER, ROAD, Table, moving, piece, planning, table


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Table]:
    with table(tmp_path / "games.db") as it:
        yield it


def test_a_counter_and_then_a_road_lay_it_there(it: Table) -> None:
    planning(it).lay("counter/dragon")
    assert it.prompt == "dragon: now a road"
    it.lay(f"road/{ROAD}")
    assert it.state.roads[ROAD].kind == "dragon"
    assert it.state.turn == "2"


def test_a_road_and_then_a_counter_do_the_same(it: Table) -> None:
    planning(it).lay(f"road/{ROAD}")
    assert it.prompt == "Elvenhold–Erg'Eren: now a counter"
    it.lay("counter/dragon")
    assert it.state.roads[ROAD].kind == "dragon"


def test_a_counter_that_lies_and_a_road_that_is_touched_go_together(it: Table) -> None:
    planning(it).lay("counter/dragon").it.tap(ROAD)
    assert it.state.roads[ROAD].kind == "dragon"


def test_a_counter_that_is_touched_and_a_road_that_lies_go_together(it: Table) -> None:
    planning(it).lay(f"road/{ROAD}").it.tap("kind/dragon")
    assert it.state.roads[ROAD].kind == "dragon"


def test_an_obstacle_goes_onto_a_road_in_either_order(it: Table) -> None:
    planning(it).say({"do": "place", "seat": "1", "kind": "dragon", "route": ROAD})
    it.lay("obstacle", f"road/{ROAD}")
    assert it.state.roads[ROAD].obstacle


def test_a_piece_that_lies_there_is_chosen_for_as_long_as_it_lies(it: Table) -> None:
    planning(it).lay("counter/dragon")
    for second in range(600):
        it.session.game.tick(float(second))
    assert it.prompt == "dragon: now a road"


def test_a_piece_that_was_used_is_spent_until_it_is_lifted(it: Table) -> None:
    planning(it).lay("counter/dragon", f"road/{ROAD}").lift(f"road/{ROAD}")
    it.lay(f"road/{OTHER}")
    assert set(it.state.roads) == {ROAD}
    it.lift("counter/dragon").lay("counter/pig")
    assert it.state.roads[OTHER].kind == "pig"


def test_a_tag_that_is_read_again_and_again_says_nothing_twice(it: Table) -> None:
    it.say({"do": "deal"}).lay("counter/dragon")
    assert [seat.hidden.size for seat in it.state.seats] == [1, 0, 0]
    it.lay("counter/dragon").lay("counter/dragon")
    assert [seat.hidden.size for seat in it.state.seats] == [1, 0, 0]


def test_two_counters_and_a_road_ask_which(it: Table) -> None:
    planning(it).lay("counter/dragon", "counter/troll", f"road/{ROAD}")
    assert "Which of these?" in it.words
    assert not it.state.roads
    it.it.tap("which/1")
    assert it.state.roads[ROAD].kind == "troll"


def test_two_counters_and_a_touched_road_ask_which_too(it: Table) -> None:
    planning(it).lay("counter/dragon", "counter/troll").it.tap(ROAD)
    assert {"which/0", "which/1"} <= {choice.id for choice in it.it.screen.sheet.blocks[0].choices}  # type: ignore[union-attr]
    it.lift("counter/troll", "counter/dragon").it.tap("which/1")
    assert it.state.roads[ROAD].kind == "troll"


def test_cards_and_then_a_town_pay(it: Table) -> None:
    moving(it, ("dragon", ROAD)).swipe("card/dragon", "card/dragon")
    assert it.prompt == "2 travel cards: now the town"
    it.lay("town/ergeren")
    assert it.state.seat("1").town == "ergeren"
    assert it.state.seat("1").hand.size == 6


def test_a_town_and_then_cards_pay(it: Table) -> None:
    moving(it, ("dragon", ROAD)).lay("town/ergeren")
    assert "Which way to Erg'Eren?" in it.words
    it.swipe("card/dragon")
    assert it.prompt == "1 travel card: more, or pay"
    it.lay("card/dragon", n=2)
    assert it.state.seat("1").town == "ergeren"


def test_cards_and_a_town_that_is_touched_pay_with_those_cards(it: Table) -> None:
    moving(it, ("dragon", ROAD)).swipe("card/pig", "card/troll", "card/cloud").it.tap("ergeren")
    assert it.state.seat("1").town == "ergeren"
    assert it.state.seat("1").hand.size == 5


def test_a_caravan_waits_until_its_cards_are_there(it: Table) -> None:
    moving(it, ("dragon", ROAD)).lay("town/ergeren").swipe("card/pig", "card/troll")
    assert it.state.seat("1").town == "elvenhold"
    it.swipe("card/cloud")
    assert it.state.seat("1").town == "ergeren"


def test_wrong_cards_are_refused_and_begin_anew(it: Table) -> None:
    moving(it, ("dragon", ROAD)).swipe("card/pig", "card/troll").lay("town/ergeren")
    assert "EL-MOVE-04" in it.rule or "EL-CARAVAN" in it.rule
    it.lift("town/ergeren").swipe("card/dragon", "card/dragon").lay("town/ergeren")
    assert it.state.seat("1").town == "ergeren"


def test_two_ways_to_a_town_ask_which(it: Table) -> None:
    board = it.state.board
    pairs = [
        (a, b) for a in board.routes.values() for b in board.routes.values() if {a.a, a.b} == {b.a, b.b} and a is not b
    ]
    one, other = next((a, b) for a, b in pairs if "elvenhold" in (a.a, a.b))
    there = one.other_end("elvenhold") or ""
    moving(it).swipe("card/unicorn").lay(f"town/{there}")
    assert "Which of these?" in it.words
    assert other.id


def test_paying_by_touch_stays_one_tap_while_nothing_lies_there(it: Table) -> None:
    moving(it, ("dragon", ROAD)).it.tap("ergeren")
    assert it.state.seat("1").town == "ergeren"


def test_an_unknown_tag_is_reported_and_can_be_taught_and_shows_no_number(it: Table) -> None:
    planning(it).hear(TagArrived(READER, "1", "04deadbeef"))
    assert it.session.notices.shown is not None
    assert it.session.notices.shown.ways[0].id == "teach"
    assert "deadbeef" not in it.words


def test_a_tag_that_was_moved_quickly_is_one_and_a_tag_twice_is_a_conflict(it: Table) -> None:
    planning(it).lay("counter/dragon", reader="1").lift("counter/dragon").lay(f"road/{ROAD}", reader="2")
    it.lift(f"road/{ROAD}", reader="2")
    it.lay("counter/dragon", reader="1").lay("counter/dragon", reader="2").lift("counter/dragon", reader="1")
    assert it.prompt == "dragon: now a road"
    it.session.game.tick(1.0)
    it.session.game.tick(9.0)
    assert it.told == ""
    it.lay("counter/dragon", reader="1")
    assert it.it.front.timed
    it.session.game.tick(10.0)
    it.session.game.tick(12.0)
    assert "reader" in it.words.lower()
    assert it.session.notices.shown is not None


def test_what_lies_there_at_first_says_nothing_before_it_is_lifted(it: Table) -> None:
    planning(it).hear(TagPresent(READER, "1", piece("counter/dragon")))
    assert it.prompt == "Counter, obstacle, or pass"
    assert [each.how for each in it.it.screen.readers] == ["found"]
    it.lift("counter/dragon").lay("counter/dragon")
    assert it.prompt == "dragon: now a road"


def test_understood_seen_and_accepted_are_three_signs(it: Table) -> None:
    planning(it).lay("counter/dragon")
    assert [each.how for each in it.it.screen.readers] == ["understood"]
    it.lift("counter/dragon")
    assert [each.how for each in it.it.screen.readers] == ["seen"]
    it.it.tap(ROAD)
    assert [each.how for each in it.it.screen.readers] == ["accepted"]
    it.session.game.tick(1.0)
    it.session.game.tick(6.0)
    assert it.it.screen.readers == ()


def test_a_seat_that_speaks_by_its_button_is_no_piece_on_a_reader(it: Table) -> None:
    it.press("seat-2").lay("card/troll")
    assert [each.how for each in it.it.screen.readers] == ["understood"]


# --- hands and counters that pass over the reader


HAND = ("card/troll",) * 3 + ("card/raft",) * 2 + ("card/pig",) * 3


def test_dealing_over_the_reader_makes_every_hand_known(it: Table) -> None:
    cards = [*["troll"] * 8, *["raft"] * 8, *["pig"] * 8]
    for count, kind in enumerate(cards):
        assert it.state.phase == "deal"
        it.lay(f"card/{kind}", n=1 + cards[:count].count(kind)).lift(f"card/{kind}", n=1 + cards[:count].count(kind))
    assert [dict(seat.hand.known) for seat in it.state.seats] == [{"troll": 8}, {"raft": 8}, {"pig": 8}]


def test_a_seat_that_says_so_is_dealt_to_next_and_whole_hands_count_alone(it: Table) -> None:
    it.press("seat-2")
    it.swipe(*HAND)
    assert it.prompt.endswith("8 / 8")
    it.lay("card/cloud").lift("card/cloud")
    it.it.tap("deal")
    assert [seat.hand.size for seat in it.state.seats] == [8, 8, 8]
    assert dict(it.state.seat("2").hand.known) == {"troll": 3, "raft": 2, "pig": 3}
    assert not it.state.seat("3").hand.known


def test_a_known_hand_is_held_to_its_cards(it: Table) -> None:
    it.swipe(*HAND).it.tap("deal")
    it.say({"do": "drawn"}, {"do": "drawn"}, {"do": "place", "seat": "1", "kind": "dragon", "route": ROAD})
    while it.state.phase == "plan":
        it.say({"do": "pass", "seat": it.state.turn})
    it.it.tap("ergeren")
    assert "EL-MOVE-09" in it.rule


def test_a_caravan_of_a_known_hand_is_held_to_its_cards_too(it: Table) -> None:
    it.swipe(*HAND).it.tap("deal")
    it.say({"do": "drawn"}, {"do": "drawn"}, {"do": "place", "seat": "1", "kind": "dragon", "route": ROAD})
    while it.state.phase == "plan":
        it.say({"do": "pass", "seat": it.state.turn})
    it.swipe("card/cloud", "card/cloud", "card/pig").lay("town/ergeren")
    assert "EL-MOVE-09" in it.rule
    assert it.state.seat("1").town == "elvenhold"
    it.lift("town/ergeren").it.tap("notice")
    it.swipe("card/pig", "card/pig", "card/raft").lay("town/ergeren")
    assert it.state.seat("1").town == "ergeren"
    assert dict(it.state.seat("1").hand.known) == {"troll": 3, "raft": 1, "pig": 1}


def test_a_hidden_counter_that_is_drawn_over_the_reader_is_known_to_the_referee_alone(it: Table) -> None:
    it.say({"do": "deal"}).lay("counter/dragon").lift("counter/dragon")
    assert dict(it.state.seat("1").hidden.known) == {"dragon": 1}
    assert "dragon" not in it.words.lower()


def test_an_open_counter_over_the_reader_asks_whence_it_came_where_the_display_is_known(it: Table) -> None:
    it.say({"do": "deal"}, {"do": "drawn"}, {"do": "turn_up", "kind": "pig"}).lay("counter/dragon")
    assert "Which of these?" in it.words
    it.it.tap("which/0")
    assert dict(it.state.seat("1").open.known) == {"dragon": 1}


def test_surplus_cards_are_put_away_over_the_reader(it: Table) -> None:
    moving(it).say({"do": "end_move", "seat": "1"})
    assert it.state.due == ("1",)
    it.swipe("card/pig", "card/pig", "card/troll", "card/raft")
    assert it.state.seat("1").hand.size == 4


def test_a_kept_counter_is_laid_with_the_seat_that_says_so_and_not_named_where_it_may_have_lain_hidden(
    it: Table,
) -> None:
    moving(it)
    while it.state.phase == "move":
        if it.state.due:
            it.say({"do": "discard", "seat": it.state.due[0], "count": it.state.seat(it.state.due[0]).surplus})
        else:
            it.say({"do": "end_move", "seat": it.state.turn})
    assert it.state.phase == "cleanup"
    it.lay("counter/dragon")
    assert it.prompt == "Now the player: button or boot"
    it.press("seat-2")
    # It may be the one that lay hidden, and the screen is everybody's.
    assert dict(it.session.draft.keeps) == {"2": "hidden"}


@pytest.mark.parametrize("phase", ["deal", "draw_hidden", "discard"])
def test_two_tables_that_differ_in_secret_pieces_alone_show_trace_and_light_the_same(
    tmp_path: Path, phase: str
) -> None:
    shown = []
    for name, kinds in (("one", ("troll", "pig")), ("other", ("dragon", "cloud"))):
        with table(tmp_path / f"{name}.db") as it:
            sort = "counter" if phase == "draw_hidden" else "card"
            if phase == "draw_hidden":
                it.say({"do": "deal"})
            if phase == "discard":
                moving(it).say({"do": "end_move", "seat": "1"})
            seen = []
            for kind in kinds:
                it.lay(f"{sort}/{kind}")
                seen.append(write(it.it.screen))
                it.lift(f"{sort}/{kind}")
                seen.append(write(it.it.screen))
            it.hear(TagArrived(READER, "1", "04deadbeef" if name == "one" else "04feedbeef"))
            seen.append(write(it.it.screen))
            named = [(type(each.event).__name__, each.event, each.veiled) for each in it.devices.trace]
            trace = [(name, getattr(event, "uid", ""), veiled) for name, event, veiled in named]
            shown.append((seen, trace, it.air.orders))
            assert [uid for _, uid, veiled in trace if veiled and uid] == []
            assert "d580" not in str(it.devices.trace)
    assert shown[0] == shown[1]


def test_a_piece_that_is_moved_to_another_reader_while_the_first_is_unplugged_counts_there(it: Table) -> None:
    planning(it).hear(LinkUp("pn532-2", "port", "PN532 1.6")).lay("counter/dragon")
    it.hear(LinkDown(READER, "unplugged", "port", "", ""))
    it.hear(TagArrived("pn532-2", "1", piece("counter/dragon")))
    it.it.tap(ROAD)
    assert it.state.roads[ROAD].kind == "dragon"
    it.session.game.tick(1.0)
    it.session.game.tick(6.0)
    assert not it.input.going
    it.hear(LinkUp(READER, "port", "PN532 1.6"), Snapshot(READER, ()))
    assert [each.how for each in it.it.screen.readers] == ["accepted"]


def test_an_unknown_tag_is_reported_on_the_first_page_too(it: Table) -> None:
    it.session.leave()
    it.hear(TagArrived(READER, "1", "04deadbeef"))
    assert it.session.notices.shown is not None
    assert "deadbeef" not in it.words


@pytest.mark.parametrize("game", ["elfenland", "masterelf"])
def test_a_question_ends_when_the_pieces_that_it_is_about_are_no_longer_those_that_lie_there(game: str) -> None:
    look = GAMES[game].look(GAMES[game].game())
    hands = look.tag_input()
    assert hands is not None
    pig, troll = Piece("card", "pig"), Piece("card", "troll")
    asking = replace(look.blank(), laid=(pig,), ways=(Pass("1"),))
    for lie in ((), (troll,), (pig, pig)):
        assert hands.with_pieces(asking, lie) == replace(look.blank(), laid=lie)
