"""The desk: what a table of players can count on, tap by tap."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from companion.games.elfenland.input import Draft
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.table import TablePage
from companion.screen import Choices, Screen
from companion.session.standing_warning import Unused
from companion.storage.store import Store
from companion.storage.store_file import StoreFailed
from engine.elfenland.commands_and_events import Deal, Discard, Draw, DrawHidden
from engine.game import Start
from tests.evening import Evening, evening, touchable, words

COLOURS = ("red", "blue", "yellow", "green", "violet", "black")


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def seat_game(it: Evening, seats: int = 3, **options: object) -> Evening:
    players = tuple(Player(name, colour) for name, colour in zip(("Anna", "Boris", "Chris"), COLOURS, strict=False))
    it.session.game.begin(
        Start("elfenland", seats, "1", dict(options)), players, lambda: it.session.pages.go(TablePage())
    )
    return it.settle()


def ready_to_plan(it: Evening, **options: object) -> Evening:
    return seat_game(it, **options).tap("deal-all")


def ready_to_move(it: Evening, *placings: tuple[str, str]) -> Evening:
    ready_to_plan(it)
    for kind, road in placings:
        it.tap(f"kind/{kind}", road)
    return it.tap("pass-all")


def test_a_game_is_set_up_by_touch_alone(it: Evening) -> None:
    it.tap("new", "add", "seat/2", "colour/black", "oldest", "done", "start")
    seated = it.session.table
    assert [player.name for player in seated.players] == ["Red", "Blue", "Black"]
    assert seated.match.state.start_player == "3"
    assert it.screen.page == "table"


def test_names_are_remembered_and_the_same_players_sit_down_with_one_tap(it: Evening) -> None:
    it.tap("new", "guide", "seat/0").type("typed", "Anna").tap("done", "start", "menu", "leave")
    it.tap("new", "guide", "same", "start")
    assert [player.name for player in it.session.table.players] == ["Anna", "Blue"]
    it.tap("menu", "leave", "new", "seat/1")
    assert "name/Anna" in touchable(it.screen)


def test_two_seats_of_one_name_are_reported_and_nothing_begins(it: Evening) -> None:
    it.tap("new", "seat/0").type("typed", "Anna").tap("done")
    it.tap("seat/1").type("typed", "Anna").tap("done", "start")
    assert it.session.seated is None
    assert "Anna" in words(it.screen)


def test_taking_a_colour_gives_its_owner_the_old_one(it: Evening) -> None:
    it.tap("new", "seat/0", "colour/blue", "done", "start")
    assert [player.colour for player in it.session.table.players] == ["blue", "red"]


def test_a_refusal_tells_the_rule_the_page_and_the_kinds_that_fit(it: Evening) -> None:
    ready_to_plan(it).tap("kind/unicorn", "elvenhold-lapphalya-plain")
    notice = it.screen.notice
    assert notice is not None
    assert notice.source == "p. 7, German edition"
    assert "unicorn" in notice.headline
    fitting = {way.glyph.id for way in notice.ways if way.glyph}
    assert fitting == {"pig", "elfcycle", "cloud", "troll", "dragon"}


@pytest.mark.parametrize("nothing", ["notice", "elvenhold-lapphalya-plain", "virst"])
def test_a_touch_on_a_card_or_on_what_does_nothing_closes_it_and_does_nothing_else(it: Evening, nothing: str) -> None:
    ready_to_plan(it).tap("kind/unicorn", "elvenhold-lapphalya-plain")
    assert it.screen.notice is not None
    before, draft = it.session.table.match, it.session.draft
    assert it.tap(nothing).screen.notice is None
    assert (it.session.table.match, it.session.draft) == (before, draft)
    assert it.tap("elvenhold-lapphalya-plain").screen.notice is not None


def test_another_road_is_taken_with_the_first_touch_beside_an_open_card(it: Evening) -> None:
    ready_to_plan(it).tap("kind/unicorn", "elvenhold-lapphalya-plain", "elvenhold-ergeren-wood")
    assert it.screen.notice is None
    assert list(it.session.table.match.state.roads) == ["elvenhold-ergeren-wood"]


def test_a_plus_of_a_payment_counts_beside_an_open_card(it: Evening) -> None:
    ready_to_move(it, ("pig", "elvenhold-lapphalya-plain")).tap("otherwise", "lapphalya", "card/cloud+", "pay")
    assert it.screen.notice is not None
    it.tap("card/cloud+")
    assert it.screen.notice is None
    assert it.session.draft.cards == {"cloud": 2}


@pytest.mark.parametrize(("touched", "piece"), [("kind/pig", "pig"), ("obstacle", "obstacle")])
def test_a_piece_of_the_tray_is_taken_beside_an_open_card(it: Evening, touched: str, piece: str) -> None:
    ready_to_plan(it).tap("kind/unicorn", "elvenhold-lapphalya-plain", touched)
    assert it.screen.notice is None
    assert isinstance(it.session.draft, Draft)
    assert it.session.draft.piece == piece


def test_a_button_below_the_board_goes_on_beside_an_open_card(it: Evening) -> None:
    ready_to_plan(it).tap("kind/unicorn", "elvenhold-lapphalya-plain", "pass")
    assert it.screen.notice is None
    assert it.session.table.match.prompt.seats == ("2",)


def test_a_town_no_road_leads_to_is_reported_to_be_too_far(it: Evening) -> None:
    ready_to_move(it, ("pig", "elvenhold-lapphalya-plain")).tap("wylhien")
    assert "Wylhien is too far" in words(it.screen)
    assert "No road or water leads from Elvenhold to Wylhien." in words(it.screen)
    assert "rule/EL-MOVE-02" in touchable(it.screen)


def test_a_touch_beside_the_question_which_way_only_closes_it(it: Evening) -> None:
    ready_to_move(it, ("pig", "elvenhold-lapphalya-plain"), ("elfcycle", "beata-elvenhold-plain")).tap("beata")
    assert it.screen.sheet is not None
    assert "plains" in words(it.screen)
    assert "river" in words(it.screen)
    before = len(it.session.table.match)
    assert it.tap("elvenhold-lapphalya-plain").screen.sheet is None
    assert len(it.session.table.match) == before
    it.tap("beata", "beata-elvenhold-plain")
    assert len(it.session.table.match) == before + 1, "one of the two ways, touched on the map, is an answer"


def test_which_way_is_not_asked_where_only_one_is_possible(it: Evening) -> None:
    ready_to_move(it, ("pig", "elvenhold-lapphalya-plain")).tap("beata")
    assert it.session.table.match.state.seat("1").town == "beata", "by the river: the road has no counter"


def test_to_pay_differently_asks_for_no_way_where_only_one_is_possible(it: Evening) -> None:
    ready_to_move(it, ("pig", "elvenhold-lapphalya-plain")).tap("otherwise", "beata")
    assert it.screen.sheet is not None
    assert it.screen.sheet.id == "pay"


def test_a_way_out_of_a_refusal_is_taken_with_one_tap(it: Evening) -> None:
    ready_to_plan(it).tap("kind/unicorn", "elvenhold-lapphalya-plain", "way/0")
    assert it.session.table.match.state.roads["elvenhold-lapphalya-plain"].kind == "pig"


def test_a_taken_road_suggests_at_most_five_near_ones_that_fit_and_leaves_the_others_marked(it: Evening) -> None:
    ready_to_plan(it).tap("kind/dragon", "elvenhold-lapphalya-plain", "kind/dragon", "elvenhold-lapphalya-plain")
    screen = it.screen
    assert screen.notice is not None
    assert screen.notice.why == "rule/EL-PLAN-04"
    assert len(screen.notice.ways) == 5
    assert screen.marks is not None
    assert len(it.session.notices.suggestions.glow) == 5
    assert it.session.notices.suggestions.glow < screen.marks.glow
    assert screen.marks.wrong == {"elvenhold-lapphalya-plain"}


def test_a_chosen_counter_is_put_back_by_cancel_in_the_place_of_everyone_passing(it: Evening) -> None:
    assert {"kind/dragon", "pass-all"} <= touchable(ready_to_plan(it).screen)
    it.tap("kind/dragon")
    assert "pass-all" not in touchable(it.screen)
    it.tap("cancel")
    assert it.session.draft.piece == ""
    assert "pass-all" in touchable(it.screen)


def test_a_wrong_payment_is_answered_with_the_exact_one_and_the_caravan(it: Evening) -> None:
    ready_to_move(it, ("dragon", "elvenhold-ergeren-wood"))
    it.tap("otherwise", "ergeren", "card/dragon+", "pay")
    notice = it.screen.notice
    assert notice is not None
    assert notice.why == "rule/EL-MOVE-05"
    assert [way.label for way in notice.ways] == ["2 dragons", "Caravan of 3"]
    assert it.tap("way/0").session.table.match.state.seat("1").town == "ergeren"


def test_a_town_over_its_only_connection_is_reached_with_one_tap_at_the_exact_price(it: Evening) -> None:
    ready_to_move(it, ("dragon", "elvenhold-ergeren-wood")).tap("ergeren")
    anna = it.session.table.match.state.seat("1")
    assert (anna.town, anna.hand.size, anna.collected) == ("ergeren", 6, ("ergeren",))


def test_where_two_connections_join_the_towns_the_table_is_asked(it: Evening) -> None:
    ready_to_move(it, ("pig", "beata-elvenhold-plain")).tap("beata")
    assert it.session.table.match.state.seat("1").town == "elvenhold"
    assert it.screen.sheet is not None
    ways = [choice for block in it.screen.sheet.blocks if isinstance(block, Choices) for choice in block.choices]
    assert {(choice.id, choice.label) for choice in ways} == {
        ("step/beata-elvenhold-plain", "plains"),
        ("step/beata-elvenhold-river", "river"),
    }
    assert not any(choice.id for choice in it.screen.tray), "each way has one button"
    assert it.tap("step/beata-elvenhold-river").session.table.match.state.seat("1").hand.size == 6


def test_a_caravan_is_paid_by_steppers(it: Evening) -> None:
    ready_to_move(it, ("dragon", "elvenhold-ergeren-wood"))
    it.tap("otherwise", "ergeren", "card/pig+", "card/pig+", "card/raft+", "pay")
    assert it.session.table.match.state.seat("1").hand.size == 5


def test_who_pays_differently_is_asked_for_the_cards_also_after_choosing_one_of_two_ways(it: Evening) -> None:
    ready_to_move(it, ("pig", "beata-elvenhold-plain")).tap("otherwise", "beata", "step/beata-elvenhold-plain")
    assert it.session.table.match.state.seat("1").town == "elvenhold"
    assert "card/pig+" in touchable(it.screen)


def test_undo_says_what_it_undoes_and_what_to_put_back(it: Evening) -> None:
    ready_to_plan(it).tap("kind/pig", "elvenhold-lapphalya-plain")
    undo = next(choice for choice in it.screen.bar if choice.id == "undo")
    assert undo.glyph is not None
    assert undo.glyph.letter == "1", "whose action it is"
    it.tap("undo")
    notice = it.screen.notice
    assert notice is not None
    assert notice.headline == "Undone: Anna: giant pig on Elvenhold–Lapphálya"
    assert "giant pig off Elvenhold–Lapphálya" in notice.numbers
    assert "Anna: take 1 counter back" in notice.numbers


def test_undo_goes_back_past_the_end_of_a_round_to_the_very_start(it: Evening) -> None:
    ready_to_move(it, ("pig", "elvenhold-lapphalya-plain")).tap("lapphalya")
    for _ in range(3):
        it.tap("end-move").tap(*(id for id in touchable(it.screen) if id.startswith("discard/")))
    it.tap("keep/1/pig", "keep/2/pig", "keep/3/pig", "finish")
    assert it.session.table.match.prompt.round == 2
    it.tap("undo")
    assert it.session.table.match.state.roads["elvenhold-lapphalya-plain"].kind == "pig"
    assert "Round card 1" in words(it.screen)
    while it.session.table.match.before is not None:
        it.tap("undo")
    assert it.session.table.match.prompt.phase == "deal"


def test_back_to_here_is_one_row_that_withdraws_all_that_came_after(it: Evening) -> None:
    ready_to_plan(it).tap("kind/pig", "elvenhold-lapphalya-plain", "pass")
    it.tap("menu", "history", "entry/3", "back")
    assert it.session.table.match.prompt.seats == ("1",)
    it.close()
    with Store.open(it.path) as store:
        assert store.rows(1)[-1].undone == 2


def test_the_history_leads_back_to_the_very_start(it: Evening) -> None:
    ready_to_plan(it).tap("kind/pig", "elvenhold-lapphalya-plain", "menu", "history", "entry/0", "back")
    assert it.session.table.match.before is None
    assert it.session.table.match.prompt.phase == "deal"


def test_the_desk_passes_for_who_has_nothing_left_and_undo_takes_that_back_too(it: Evening) -> None:
    ready_to_plan(it, seats=2)
    roads = ("elvenhold-lapphalya-plain", "elvenhold-ergeren-wood", "beata-elvenhold-plain", "feodor-rivinia-wood")
    others = ("ergeren-tichih-wood", "lapphalya-virst-plain", "feodor-lapphalya-wood", "dagamura-ixara-wood")
    for mine, theirs in zip(roads, others, strict=True):
        it.tap("kind/pig" if mine == roads[0] else "kind/dragon", mine, "kind/elfcycle", theirs)
    it.tap("obstacle", roads[0])
    assert it.session.table.match.prompt.seats == ("2",)
    it.tap("pass")
    assert it.session.table.match.prompt.phase == "move", "Anna has nothing left: her pass is said for her"
    it.tap("undo")
    assert it.session.table.match.prompt.seats == ("2",)
    assert it.session.table.match.prompt.phase == "plan"


def test_misread_and_misspelt_towns_are_found_and_blink(it: Evening) -> None:
    ready_to_plan(it)
    for typed, town in (("Jxara", "ixara"), ("Lisselen", "usselen"), ("larphalya", "lapphalya"), ("Ixага", "ixara")):
        it.tap("menu", "find").type("find-typed", typed).tap(f"found/{town}")
        assert it.screen.marks is not None
        assert it.screen.marks.blink == town


def test_an_unfinished_game_is_offered_with_what_lies_where(it: Evening) -> None:
    ready_to_plan(it).tap("kind/pig", "elvenhold-lapphalya-plain", "menu", "leave")
    assert "Anna, Boris, Chris" in words(it.screen)
    it.tap("resume/1")
    assert "Elvenhold–Lapphálya: giant pig" in words(it.screen)
    assert it.tap("close").session.table.match.state.roads["elvenhold-lapphalya-plain"].kind == "pig"


def test_while_an_act_is_on_its_way_to_the_disk_no_other_is_taken(it: Evening) -> None:
    ready_to_plan(it)
    slow = threading.Event()
    it.writer.submit(lambda store: slow.wait(30))
    it.session.tap("pass")
    assert it.screen.pressed == "pass"
    it.session.game.tick(10.0)
    assert it.screen.saving == ""
    it.session.game.tick(10.4)
    assert it.screen.saving != ""
    it.session.tap("pass")
    slow.set()
    it.settle()
    assert it.session.table.match.prompt.seats == ("2",)
    assert it.screen.saving == ""


def test_an_act_that_cannot_be_written_is_played_on_with_and_shown_as_unsaved(it: Evening) -> None:
    ready_to_plan(it)
    it.writer.submit(lambda store: store._db.execute("PRAGMA query_only = ON"))
    it.session.tap("pass")
    it.settle()
    assert "not saved" in it.screen.warning
    assert it.session.table.match.prompt.seats == ("2",)
    it.writer.submit(lambda store: store._db.execute("PRAGMA query_only = OFF"))
    it.settle().tap("undo", "pass")
    assert it.session.table.match.prompt.seats == ("2",)


def test_a_second_app_on_the_same_games_says_so_on_the_screen_and_ends_when_touched_or_after_a_while(
    it: Evening,
) -> None:
    with evening(it.path) as second:
        session = second.session
        assert isinstance(session.store.failure, StoreFailed)
        assert session.store.failure.why == "busy"
        assert second.screen.title == "Boardside is already open"
        assert str(it.path) in words(second.screen)
        assert not session.game.machine.ending
        assert session.timed
        session.game.tick(100.0)
        session.game.tick(129.0)
        assert "1 s" in words(second.screen)
        assert not session.game.machine.ending
        session.game.tick(130.0)
        assert session.game.machine.ending
    with evening(it.path) as third:
        assert third.tap("close").session.game.machine.ending


def test_settings_that_cannot_be_used_are_reported_on_every_page_with_file_and_line(it: Evening) -> None:
    it.session.unused = Unused("config.toml", 3, ("config.toml, line 3: rotatoin is not known.",))
    assert "config.toml, line 3" in it.screen.warning
    it.tap("new")
    assert "config.toml, line 3" in it.screen.warning
    it.session.tap("disk")
    assert it.screen.notice is not None
    assert "rotatoin" in it.screen.notice.numbers


def secret_evening(path: Path, hidden: str, cards: dict[str, int]) -> list[bytes]:
    """Every screen of an evening in which one seat's hidden counter and hand are known to the referee."""
    seen: list[bytes] = []

    def look(screen: Screen) -> None:
        seen.append(msgspec.json.encode(screen))

    with evening(path) as it:
        seat_game(it)
        for act in (Deal({"1": cards}), *(DrawHidden(seat, hidden) for seat in "123")):  # type: ignore[arg-type]
            it.session.act(Say((act,)))
            look(it.settle().screen)
        for seat in "123" * 3:
            it.session.act(Say((Draw(seat, "pile"),)))
            look(it.settle().screen)
        for id in ("kind/unicorn", "elvenhold-lapphalya-plain", "notice", "menu", "close", "pass"):
            look(it.tap(id).screen)
        for id in ("pass", "kind/pig", "elvenhold-lapphalya-plain", "pass-all"):
            look(it.tap(id).screen)
        for id in ("otherwise", "elvenhold-lapphalya-plain", "card/cloud+", "pay", "cancel", "end-move"):
            look(it.tap(id).screen)
        it.session.act(Say((Discard("1", cards=dict(list(cards.items())[:1])),)))  # type: ignore[arg-type]
        look(it.settle().screen)
        for id in ("menu", "history", "table", "menu", "lies", "close", "undo"):
            look(it.tap(id).screen)
    return seen


def test_what_the_referee_knows_of_hands_and_hidden_counters_shows_on_no_screen(tmp_path: Path) -> None:
    one = secret_evening(tmp_path / "one.db", "dragon", {"dragon": 4, "pig": 4})
    other = secret_evening(tmp_path / "other.db", "unicorn", {"unicorn": 4, "raft": 4})
    assert one == other
