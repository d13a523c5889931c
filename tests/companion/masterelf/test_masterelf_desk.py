"""Master Elf at the desk: what a table of players can count on, tap by tap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.table import TablePage
from companion.screen import Grid, Screen, Spot
from engine.codec import read_command, write
from engine.game import Start
from engine.holding import Holding
from engine.masterelf.commands_and_events import Swap
from engine.masterelf.pieces import NAMED_GIFTS
from engine.masterelf.state import Stack
from engine.match import Match
from tests.evening import Evening, blocks, evening, touchable, words
from tests.extent import fewer
from tests.inverse_input.taps import taps
from tests.matches.elves import BOX, Players

NAMES = (("Anna", "red"), ("Boris", "blue"), ("Chris", "yellow"))
DECK = BOX.read_text(encoding="utf-8")


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def seat_game(it: Evening, seats: int = 2, deck: str | None = DECK, **options: Any) -> Evening:
    """A game of so many seats; `deck` is the text of the box's file."""
    if deck is not None:
        path = it.path.parent / "box.toml"
        path.write_text(deck, encoding="utf-8")
        options["deck"] = str(path)
    players = tuple(Player(*named) for named in NAMES[:seats])
    it.session.game.begin(Start("masterelf", seats, "1", options), players, lambda: it.session.pages.go(TablePage()))
    return it.settle()


def notice(it: Evening) -> str:
    """The rule of the refusal that is shown."""
    assert it.screen.notice is not None
    return it.screen.notice.why.removeprefix("rule/")


def test_the_game_is_chosen_on_the_page_of_a_new_game(it: Evening) -> None:
    it.tap("new", "game/masterelf", "add", "options", "option/side", "done", "start")
    state = it.session.table.match.state
    assert (len(state.seats), state.side) == (3, "night")
    assert set(state.deck.gifts) == set(NAMED_GIFTS), "without a box the cards are those that the rulebook names"
    assert (state.deck.price("blue-booth"), state.deck.mate("key")) == (("air", "metal"), "casket")


def test_a_game_without_a_box_speaks_of_no_box(it: Evening) -> None:
    it.tap("new", "game/masterelf", "options")
    assert "Cards: only those in the rulebook" in words(it.screen)
    it.tap("done", "guide", "start", "r1", "take/untold", "stack/1")
    assert "your box" not in words(it.screen)
    it.tap("gift/unlisted-1", "stack/1")
    assert "any 2 + 1 is accepted unchecked" in words(it.screen).lower()
    assert "your box" not in words(it.screen)


def two_gifts(it: Evening) -> Evening:
    """Anna has made two gifts, in a game that knows none."""
    seat_game(it, deck=None)
    it.tap("r1", "take/untold", "stack/1", "gift/key", "stack/1", "card/air+", "card/air+", "card/metal+", "pay-these")
    it.tap("r1", "take/untold", "end-turn")
    it.tap("r2", "take/untold", "stack/1", "gift/casket", "stack/1", "card/air+", "card/metal+", "crystal", "pay-these")
    return it


def test_a_reward_that_only_the_players_can_judge_is_offered(it: Evening) -> None:
    two_gifts(it)
    assert it.session.table.match.prompt.phase == "end", "the turn does not end by itself"
    assert "It is not known whether casket completes Secret or Treasures for Anna" in words(it.screen)
    it.tap("from/2", "gift/pirate")
    anna = it.session.table.match.state.seat("1")
    assert (anna.gifts, anna.reward) == (("key", "casket", "pirate"), False)
    assert it.session.table.match.state.turn == "2"
    assert "not checked" in words(it.tap("menu", "history").screen)


def test_a_turn_ends_where_the_players_see_no_special_set(it: Evening) -> None:
    two_gifts(it).tap("end-turn")
    assert it.session.table.match.state.turn == "2"
    it.tap("undo")
    assert {"from/1", "from/aside", "end-turn"} <= touchable(it.screen)


def test_the_first_gift_of_a_player_ends_the_turn_by_itself(it: Evening) -> None:
    seat_game(it, deck=None).tap("r1", "take/untold", "stack/1", "gift/key", "stack/1")
    it.tap("card/air+", "card/air+", "card/metal+", "pay-these")
    assert it.session.table.match.state.turn == "2"


def test_the_same_players_change_games_without_sitting_down_again(it: Evening) -> None:
    it.tap("new", "guide", "seat/0").type("typed", "Anna").tap("done", "game/masterelf", "start")
    assert [player.name for player in it.session.table.players] == ["Anna", "Blue"]


def test_going_and_taking_what_was_entered_is_one_tap(it: Evening) -> None:
    seat_game(it).tap("tell", "r2", "lay/fire", "r2")
    anna = it.session.table.match.state.seat("1")
    assert (anna.at, anna.hand.known) == ("r2", {"fire": 1})
    assert it.session.table.match.prompt.phase == "create", "only one card lay there: the desk took it"


def test_a_refusal_shows_what_it_was_about_also_where_nothing_is_suggested(it: Evening) -> None:
    seat_game(it).tap("r1", "take/air", "city")
    assert (it.screen.marks.wrong, it.screen.notice.ways) == ({"city"}, ())


def test_what_lies_there_is_entered_kind_by_kind_until_all_of_it_is(it: Evening) -> None:
    seat_game(it).tap("r1", "take/air", "end-turn", "tell", "r1", "lay/air", "lay/air", "lay/fire")
    assert it.session.table.match.state.regions["r1"].known == {"air": 2, "fire": 1}


def test_the_city_is_two_taps(it: Evening) -> None:
    seat_game(it).tap("r1", "take/untold", "end-turn", "r2", "take/untold", "end-turn", "city", "swap/2")
    assert it.session.table.match.state.seat("1").hand.size == 5


def test_a_gift_is_paid_in_two_taps_and_the_turn_hands_over(it: Evening) -> None:
    seat_game(it).tap("r1", "take/air", "stack/1", "gift/pirate", "stack/1", "pay/0")
    state = it.session.table.match.state
    assert state.seat("1").gifts == ("pirate",)
    assert state.turn == "2", "after a gift nothing is left to choose: the desk ended the turn"


def test_undo_takes_back_the_gift_with_what_was_added_automatically_after_it(it: Evening) -> None:
    seat_game(it).tap("r1", "take/air", "stack/1", "gift/pirate", "stack/1", "pay/0", "undo")
    state = it.session.table.match.state
    assert (state.turn, state.phase, state.seat("1").gifts) == ("1", "create", ())
    told = it.screen.notice
    assert told is not None
    assert "Anna: pirate back on stack 1" in told.numbers
    assert "Anna: 2 magic, 1 water back from the discard pile" in told.numbers


def test_undo_names_the_act_of_a_hand(it: Evening) -> None:
    seat_game(it).tap("r1", "take/air", "stack/1", "gift/pirate", "stack/1", "pay/0")
    assert "Undone: Anna made pirate for 2 magic, 1 water" in words(it.tap("undo").screen)


def test_a_wrong_payment_is_answered_with_every_exact_one(it: Evening) -> None:
    seat_game(it).tap("r1", "take/air", "stack/1", "gift/pirate", "stack/1", "otherwise")
    it.tap("card/magic+", "card/magic+", "card/magic+", "pay-these")
    assert notice(it) == "ME-GIFT-04"
    assert it.screen.notice is not None
    assert [way.label for way in it.screen.notice.ways] == [
        "2 magic, 1 water",
        "1 magic, 2 water",
        "◆ 1 magic, 1 water",
        "◆ 2 magic",
        "◆ 2 water",
    ]
    assert {way.glyph for way in it.screen.notice.ways} == {None}, "five buttons look alike"
    assert it.tap("way/0").session.table.match.state.seat("1").gifts == ("pirate",)


def with_table(it: Evening, **changes: Any) -> Evening:
    """The game at the table with its state changed."""
    match = it.session.table.match
    changed = Match(match.game, replace(match.state, **changes))
    it.session.game.play(replace(it.session.game.table, match=changed), lambda: it.session.pages.go(TablePage()))
    return it.settle()


def test_a_gift_for_which_everybody_sees_too_few_cards_is_not_lit_and_its_refusal_offers_the_end_of_the_turn(
    it: Evening,
) -> None:
    seats = seat_game(it, deck=None).session.table.match.state.seats
    with_table(it, seats=(replace(seats[0], hand=Holding()), *seats[1:]))
    it.tap("r1", "take/untold", "stack/1", "gift/casket")
    assert it.screen.marks is not None
    assert it.screen.marks.glow == {"stack/2", "stack/3"}
    it.tap("stack/1", "card/air+", "pay-these")
    assert notice(it) == "ME-GIFT-03"
    assert it.screen.notice is not None
    assert [way.label for way in it.screen.notice.ways] == ["End turn"]
    it.tap("way/0")
    assert it.session.table.match.state.turn == "2"


def test_a_second_touch_of_a_stack_takes_its_question_back(it: Evening) -> None:
    seat_game(it).tap("r1", "take/air", "stack/1")
    assert it.screen.sheet is not None
    assert next(each.tone for each in it.screen.tray if each.id == "stack/1") == "selected"
    assert it.tap("stack/1").screen.sheet is None


def test_a_card_that_cannot_lie_in_a_region_is_refused_by_its_own_touch_and_the_others_stay(it: Evening) -> None:
    state = seat_game(it).session.table.match.state
    held = Holding({"air": state.deck.ingredients["air"].count - 1})
    regions = {**state.regions, "r1": Holding(unknown=3)}
    with_table(it, seats=(replace(state.seats[0], hand=held), *state.seats[1:]), regions=regions)
    it.tap("tell", "r1", "lay/air", "lay/air")
    assert notice(it) == "ME-COMP-01"
    assert it.session.draft.cards == {"air": 1}  # type: ignore[attr-defined]
    it.tap("notice", "laid")
    assert it.session.table.match.state.regions["r1"].known == {"air": 1}


def test_a_place_too_far_points_out_those_that_are_near(it: Evening) -> None:
    seat_game(it).tap("r1", "take/air", "end-turn", "r2", "take/air", "end-turn", "r3")
    assert notice(it) == "ME-BOARD-02"
    assert it.screen.marks is not None
    assert it.screen.marks.glow == {"city", "r2", "r4"}
    assert it.screen.marks.wrong == {"r3"}
    assert it.tap("way/1").session.table.match.state.seat("1").at == "r2"


def test_the_first_stack_to_run_out_is_laid_anew_with_one_tap(it: Evening) -> None:
    seat_game(it)
    gifts = [gift for gift in it.session.table.match.state.deck.gifts if gift not in ("key", "casket")][:8]
    for gift in gifts:
        make(it, 1, gift)
    assert it.session.table.match.prompt.phase == "redistribute"
    assert "6, 5, 5" in words(it.screen)
    it.tap("sizes/6-5-5")
    assert [stack.left for stack in it.session.table.match.state.stacks] == [6, 5, 5]
    assert it.session.table.match.prompt.phase == "move", "the turn in which a gift was made ended by itself"


def test_a_completed_special_set_asks_for_the_reward_in_two_taps(it: Evening) -> None:
    seat_game(it)
    make(it, 1, "key", seat="1")
    make(it, 1, "casket", seat="1")
    assert it.session.table.match.prompt.phase == "reward"
    it.tap("from/aside", "gift/blue-booth")
    assert it.session.table.match.state.seat("1").gifts == ("key", "casket", "blue-booth")


def test_a_gift_of_which_nothing_is_known_is_made_and_marked(it: Evening) -> None:
    seat_game(it, deck=None).tap("r1", "take/air", "stack/2")
    assert "from the next game" in words(it.screen)
    it.tap("gift/unlisted-1", "stack/2")
    assert "unchecked" in words(it.screen)
    it.tap("card/air+", "card/air+", "card/metal+", "pay-these")
    assert it.session.table.match.state.seat("1").gifts == ("unlisted-1",)
    assert "gift 1, not listed for 2 air, 1 metal · not checked" in words(it.tap("menu", "history").screen)
    assert next(panel.score for panel in it.tap("table").screen.seats) == "0+"


def test_a_seats_gifts_are_seen_by_set(it: Evening) -> None:
    seat_game(it)
    make(it, 1, "pirate")
    grid = next(block for block in blocks(_sheet(it.tap("seat/1").screen)) if isinstance(block, Grid))
    assert [row.cells for row in grid.rows] == [
        ("pirates", "pirate", "1"),
        ("Ribbons: red", "pirate", "1"),
        ("Elves", "pirate", "1"),
        ("Total", "", "3"),
    ]


def test_an_unfinished_game_is_offered_with_what_lies_where_and_keeps_its_deck(it: Evening) -> None:
    seat_game(it).tap("tell", "r2", "lay/fire", "stack/3", "gift/key", "menu", "leave")
    (it.path.parent / "box.toml").unlink()
    it.tap("resume/1")
    told = words(it.screen)
    assert "Region 2: 1 fire" in told
    assert "Stack 3: 8 gifts, key on top" in told
    assert it.session.table.match.state.deck.price("key") == ("metal", "fire")


@pytest.mark.parametrize("side", fewer("sides of a game by touch", ("day", "night"), daily=2, quick=1))
def test_a_whole_game_is_played_by_touch_to_its_count(it: Evening, side: str) -> None:
    seat_game(it, side=side)
    played(it, Players({"seats": 2, "options": {"side": side}}, "", Random(f"by touch {side}")))
    assert it.session.table.match.prompt.over
    assert it.screen.page == "ending"
    told = words(it.screen)
    assert "wins with" in told or "Not decided yet" in told
    assert "Total" in told
    turns = it.session.table.match.state.round * 2
    assert it.taps <= 9 * turns, f"{it.taps} taps for {turns} turns"


def played(it: Evening, players: Players) -> None:
    """Everything that these players mean, by touch; what the desk says by itself their hands do too."""
    while it.session.table.match.prompt.awaits:
        match = it.session.table.match
        if match.state.equals:
            if "bonus" in touchable(it.screen):
                it.tap("bonus", "bonus-skip")
            it.tap(f"younger/{match.state.equals[0]}")
            continue
        *_, meant = players.say(match)
        touches = taps(match, read_command(match.game, write(meant)))
        assert touches is not None, meant
        it.tap(*touches)
        states = [moment.state for moment in it.session.table.match.moments()[len(match) + 1 :]]
        for state, entry in zip(states, it.session.table.match.entries()[len(match) + 1 :], strict=False):
            said = getattr(players, f"_{state.phase}")(state)
            assert read_command(match.game, write(said)) == entry.command


def make(it: Evening, stack: int, gift: str, seat: str = "") -> None:
    """Turns in which nobody tells what is taken, until somebody, or this seat, can pay and makes this gift."""
    while True:
        state = it.session.table.match.state
        it.tap("r1" if state.seat(state.turn).at == "city" else "city")
        if it.session.table.match.prompt.phase == "take":
            it.tap("take/untold" if "take" in it.session.table.match.prompt.awaits else "swap/0")
        state = it.session.table.match.state
        if state.seat(state.turn).hand.size >= 3 and state.turn == (seat or state.turn):
            break
        it.tap("end-turn")
    it.tap(f"stack/{stack}", f"gift/{gift}", f"stack/{stack}", "pay/0")


def _sheet(screen: Screen) -> Any:
    assert screen.sheet is not None
    return screen.sheet.blocks


def secret_evening(path: Path, kind: str) -> list[bytes]:
    """Every screen of an evening in which the referee knows what one seat drew and put away."""
    seen: list[bytes] = []
    with evening(path) as it:
        seat_game(it)
        for id in ("r1", "take/untold", "end-turn", "r2", "take/untold", "end-turn", "city"):
            seen.append(msgspec.json.encode(it.tap(id).screen))
        it.session.act(Say((Swap("1", count=4, drawn={kind: 5}),)))
        seen.append(msgspec.json.encode(it.settle().screen))
        it.tap("stack/1", "gift/pirate")
        for id in ("stack/1", "otherwise", "card/air+", "card/air+", "card/air+", "pay-these", "notice", "cancel"):
            seen.append(msgspec.json.encode(it.tap(id).screen))
        for id in ("end-turn", "r1", "take/untold", "end-turn", "city"):
            seen.append(msgspec.json.encode(it.tap(id).screen))
        it.session.act(Say((Swap("1", discard={kind: 2}, drawn={kind: 3}),)))
        seen.append(msgspec.json.encode(it.settle().screen))
        for id in (
            "seat/1",
            "close",
            "menu",
            "lies",
            "close",
            "menu",
            "history",
            "table",
            "menu",
            "standings",
            "table",
        ):
            seen.append(msgspec.json.encode(it.tap(id).screen))
        seen.append(msgspec.json.encode(it.tap("undo").screen))
    return seen


def test_what_the_referee_knows_of_a_hand_shows_on_no_screen(tmp_path: Path) -> None:
    one = tmp_path / "games"
    other = tmp_path / "others"
    one.mkdir()
    other.mkdir()
    assert secret_evening(one / "games.db", "earth") == secret_evening(other / "games.db", "fire")


def test_a_title_is_found_by_its_first_letter(it: Evening) -> None:
    letters = iter("AAABBBCCCDDDEEEFFFGGGHHHIIIJJJKKKLLLMMM")
    deck = re.sub(r'title = "test gift (\d+)"', lambda found: f'title = "{next(letters)} gift {found[1]}"', DECK)
    seat_game(it, deck=deck).tap("r1", "take/air", "stack/1")

    def listed() -> list[str]:
        return [id for id in touchable(it.screen) if id.startswith("gift/") and "unlisted" not in id]

    groups = sorted(id for id in touchable(it.screen) if id.startswith("letters/"))
    everything, found = set(listed()), list[str]()
    for group in groups:
        it.tap(group)
        assert 0 < len(listed()) <= 9
        found += listed()
        it.tap(group)
    assert sorted(found) == sorted(everything)


def test_a_payment_that_the_box_cannot_have_is_not_offered_and_its_refusal_names_kind_and_numbers(it: Evening) -> None:
    deck = seat_game(it).session.table.match.state.deck
    metal = deck.ingredients["metal"].count
    stacks = (Stack(8, "blue-booth"), Stack(8), Stack(8))
    with_table(it, phase="create", stacks=stacks, discards=Holding({"metal": metal - 1}))
    it.tap("stack/1")
    assert {"pay/0", "pay/1"} & touchable(it.screen) == {"pay/0"}
    it.tap("otherwise", "card/metal+", "card/metal+", "card/air+", "pay-these")
    assert notice(it) == "ME-COMP-01"
    assert f"metal: with these, {metal + 1} would be known; the box has {metal}." in words(it.screen)


def test_whoever_has_chosen_where_a_reward_comes_from_does_not_choose_again(it: Evening) -> None:
    with_table(seat_game(it), phase="reward", due="secret").tap("from/2")
    assert "gift/pirate" in touchable(it.screen)
    assert not {"cancel", "from/1", "tell"} & touchable(it.screen)
    it.session.tap(Spot("stack/1"), "")
    it.settle()
    assert "gift/pirate" in touchable(it.screen)


def test_a_touch_beside_an_open_question_takes_it_back_and_moves_no_pawn(it: Evening) -> None:
    with_table(seat_game(it), stacks=(Stack(8, "key"), Stack(8), Stack(8))).tap("stack/1")
    assert not {"go/r1", "go/r2"} & touchable(it.screen)
    it.tap("r1")
    assert it.screen.sheet is None
    assert it.session.table.match.state.seat("1").at == "city"


def test_all_places_to_go_to_are_offered_beside_a_refusal(it: Evening) -> None:
    with_table(seat_game(it, side="night"))
    it.tap("city")
    assert notice(it) == "ME-MOVE-01"
    assert {f"way/{n}" for n in range(6)} <= touchable(it.screen)


def test_a_replay_says_nothing_of_what_could_be_touched_at_the_table(it: Evening) -> None:
    seat_game(it).tap("r1", "take/air")
    assert "tap to enter" in words(it.screen)
    it.tap("menu", "standings", "replay")
    assert it.screen.page == "replay"
    assert "tap to enter" not in words(it.screen)
    assert it.screen.marks is not None
    assert not it.screen.marks.glow | it.screen.marks.shown
