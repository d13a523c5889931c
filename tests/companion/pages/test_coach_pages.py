"""What was possible in each move: on the screen after a game, and by open cards before."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.could_have import Chance
from companion.games.registry import GAMES
from companion.pages.table.possible_results import PossiblePage, WayPage, worth_seeing
from companion.pages.table.replay import ReplayPage
from companion.pages.table.standings import EndingPage
from companion.screen import Choices
from engine.match import Match, public
from tests.evening import Evening, evening, touchable, words
from tests.tour_coach import finished, of_one_known_hand, resume


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as it:
        yield it


def moves(it: Evening) -> PossiblePage:
    """The page of all moves, which is open."""
    page = it.session.pages.page
    assert isinstance(page, PossiblePage)
    return page


def claims(found: tuple[Chance, ...]) -> list[Chance]:
    """What is said of each move, without the matches."""
    return [replace(each, start=None) for each in found]


def most_missed(it: Evening) -> int:
    """The number of the move in which most was missed."""
    found = moves(it).found
    return max(range(len(found)), key=lambda n: found[n].missed)


def test_after_the_game_each_move_says_exactly_what_was_possible(it: Evening) -> None:
    resume(it, finished())
    it.tap("standings")
    assert "towns that were possible: " in words(it.screen)
    it.tap("possible")
    assert len(moves(it).found) == 16
    assert all(each.exact for each in moves(it).found)
    assert any(f"{each.done} of {each.possible}" in words(it.screen) for each in moves(it).found if each.missed)


def test_the_list_leaves_out_moves_in_which_nothing_was_missed_and_begins_with_known_hands(it: Evening) -> None:
    resume(it, of_one_known_hand())
    it.tap("standings", "possible")
    found = moves(it).found
    listed = [found[int(id.removeprefix("chance/"))] for id in shown(it)]
    assert {each.exact for each in found if each.missed > 0} == {True, False}
    assert [(each.exact, each.missed) for each in listed] == sorted(
        ((each.exact, each.missed) for each in found if each.missed > 0), reverse=True
    )


def shown(it: Evening) -> list[str]:
    """The ids of the listed moves, from the top."""
    assert it.screen.sheet is not None
    choices = (block.choices for block in it.screen.sheet.blocks if isinstance(block, Choices))
    return [choice.id for group in choices for choice in group]


def test_cards_of_an_unknown_hand_are_card_backs_and_the_bound_says_that_it_is_one(it: Evening) -> None:
    resume(it, of_one_known_hand())
    it.tap("standings", "possible")
    found = moves(it).found
    number = next(number for number in worth_seeing(found) if not found[number].exact)
    chance = found[number]
    held = chance.held
    assert held is not None
    assert held.unknown
    it.tap(f"chance/{number}")
    assert f"with the worst hand: at least {chance.possible}" in words(it.screen)
    for at in range(len(chance.walk) + 1):
        panels = {panel.mark.id: int(panel.score) for panel in it.screen.seats[1:]}
        backs = panels.pop("card", 0)
        assert all(count <= held.known.get(kind, 0) for kind, count in panels.items())
        page = it.session.pages.page
        assert isinstance(page, WayPage)
        assert sum(panels.values()) + backs == page.moments[at].state.seat(chance.seat).hand.size
        assert f"Worst hand: {at}\N{NO-BREAK SPACE}of\N{NO-BREAK SPACE}{len(chance.walk)}" in words(it.screen)
        if at < len(chance.walk):
            it.tap("forward")


def test_after_the_end_a_hand_entered_of_an_earlier_round_makes_the_result_exact(it: Evening) -> None:
    resume(it, of_one_known_hand())
    it.tap("standings", "possible")
    found = moves(it).found
    number = next(number for number in worth_seeing(found) if not found[number].exact)
    chance = found[number]
    assert chance.start is not None
    assert chance.held is not None
    worst = chance.start.state.seat(chance.seat).hand.known
    it.tap("enter-hand", f"chance/{number}")
    assert "done" not in touchable(it.screen)
    for kind, count in worst.items():
        it.tap(*[f"card/{kind}+"] * (count - chance.held.known.get(kind, 0)))
    it.tap("done")
    assert claims(moves(it).found) == claims(
        (*found[:number], replace(chance, exact=True, held=None), *found[number + 1 :])
    )
    assert f"chance/{number}" in touchable(it.screen)


def test_a_hand_that_is_entered_and_with_which_nothing_was_missed_is_said_to_have_missed_nothing(it: Evening) -> None:
    resume(it, of_one_known_hand())
    it.tap("standings", "possible")
    found = moves(it).found
    number = next(n for n, each in enumerate(found) if not each.exact and each.missed == 0 and each.held is not None)
    chance = found[number]
    assert chance.start is not None
    assert chance.held is not None
    it.tap("enter-hand", f"chance/{number}")
    for kind, count in chance.start.state.seat(chance.seat).hand.known.items():
        it.tap(*[f"card/{kind}+"] * (count - chance.held.known.get(kind, 0)))
    it.tap("done")
    assert f"chance/{number}" not in touchable(it.screen)
    assert "Nothing was missed" in words(it.screen)


def test_no_hand_is_asked_for_until_the_game_is_over_nor_where_all_are_known(it: Evening) -> None:
    resume(it, finished())
    it.tap("standings", "possible")
    assert "enter-hand" not in touchable(it.screen)
    it.tap("close", "leave")
    whole = of_one_known_hand()
    resume(it, whole.undo())
    it.tap("menu", "standings", "possible")
    assert "enter-hand" not in touchable(it.screen)


def test_until_the_game_is_over_what_was_entered_in_secret_makes_no_difference(it: Evening) -> None:
    whole = finished()
    told = whole.undo(len(whole) - len(whole) // 2)
    coach = GAMES["elfenland"].coach
    assert coach is not None
    resume(it, told)
    it.tap("menu", "standings", "possible")
    by_hands, by_all = (claims(coach.chances(match)) for match in (told, public(told)))
    assert claims(moves(it).found) == by_all != by_hands
    assert "only cards that all players have seen" in words(it.screen)


def test_a_round_in_which_boots_still_move_is_not_judged(it: Evening) -> None:
    coach = GAMES["elfenland"].coach
    assert coach is not None
    moving = next(each for each in reversed(finished().moments()) if each.state.phase == "move" and each.state.turn)
    assert {each.round for each in coach.chances(moving)} == {1, 2, 3}


def test_the_way_is_walked_step_by_step_and_brings_what_was_promised(it: Evening) -> None:
    resume(it, finished())
    it.tap("standings", "possible")
    number = most_missed(it)
    chance = moves(it).found[number]
    it.tap(f"chance/{number}")
    assert it.screen.marks is not None
    assert {step.route for step in chance.walk} <= it.screen.marks.shown
    assert not it.screen.marks.glow
    it.tap(*["forward"] * len(chance.walk))
    page = it.session.pages.page
    assert isinstance(page, WayPage)
    first, last = (page.moments[at].state.seat(chance.seat) for at in (0, -1))
    assert len(last.collected) - len(first.collected) == chance.possible


def test_the_statistics_have_what_was_possible_as_a_column(it: Evening) -> None:
    resume(it, finished())
    it.tap("standings", "possible")
    best = sum(each.possible for each in moves(it).found if each.seat == "1")
    it.tap("close", "leave", "past", "records", "write-results")
    assert "Possible towns" in words(it.screen)
    assert f"{best:.1f}" in words(it.screen)
    rows = csv.DictReader(io.StringIO(it.path.with_name("boardside-results.csv").read_text(encoding="utf-8")))
    assert next(row["possible"] for row in rows if row["seat"] == "1") == str(best)


def test_the_replay_offers_the_way_while_that_move_is_shown(it: Evening) -> None:
    resume(it, finished())
    it.tap("standings", "replay")
    page = it.session.pages.page
    assert isinstance(page, ReplayPage)
    offered = []
    for _ in page.moments[1:]:
        it.tap("forward")
        offered.append("way" in touchable(it.screen))
        if offered[-1] and not offered[-2]:
            it.tap("way")
            shown = it.session.pages.page
            assert isinstance(shown, WayPage)
            it.tap("close")
            page = it.session.pages.page
            assert isinstance(page, ReplayPage)
            match = page.moments[page.at].match
            assert (shown.chance.seat,) == match.prompt.seats
            assert (shown.chance.moment, shown.chance.round) == (len(match), match.prompt.round)
    begins = [now and not before for before, now in pairwise(offered)]
    assert sum(begins) >= 4


def known(match: Match, seat: str) -> Match:
    """The last moment at which boots move, this seat is in turn, and could reach two towns more or less."""
    coach = GAMES["elfenland"].coach
    assert coach is not None
    for each in reversed(match.moments()):
        if each.state.phase == "move" and each.prompt.seats == (seat,):
            chance = coach.now(each, seat)
            if chance is not None and chance.possible > 1:
                return each
    raise AssertionError("there is no such moment")


def test_no_hint_is_given_before_all_agreed_on_its_level(it: Evening) -> None:
    resume(it, known(finished(), "1"))
    it.tap("menu", "hints")
    assert not [id for id in touchable(it.screen) if id.startswith("hint/")]
    it.tap("level/1/1")
    assert not [id for id in touchable(it.screen) if id.startswith("hint/")]
    it.tap("all-agree")
    assert [id for id in touchable(it.screen) if id.startswith("hint/")] == ["hint/1"]
    assert it.session.table.match.state.house.hints == {"1": 1}
    it.tap("close", "menu", "history")
    assert "Hints for Anna: whether more is possible" in words(it.screen)


def test_each_level_of_a_hint_says_no_more_than_was_agreed(it: Evening) -> None:
    resume(it, known(finished(), "1"))
    coach = GAMES["elfenland"].coach
    assert coach is not None
    chance = coach.now(it.session.table.match, "1")
    assert chance is not None
    town = it.session.table.speech.name(chance.walk[0].route)
    it.tap("menu", "hints", "level/1/1", "all-agree", "hint/1")
    assert it.screen.notice is not None
    assert (it.screen.notice.headline, it.screen.notice.numbers) == ("Anna: there is more to collect", "")
    it.tap("notice", "level/1/2", "all-agree", "hint/1")
    assert it.screen.notice is not None
    assert f"{chance.possible} more towns" in it.screen.notice.headline
    assert it.screen.notice.numbers.startswith("First step: Anna goes to")
    it.tap("notice", "level/1/3", "all-agree", "hint/1")
    page = it.session.pages.page
    assert isinstance(page, WayPage)
    assert len(it.screen.seats) == it.session.table.start.seats, "the rest of the hand is hidden"
    assert town
    it.tap(*["forward"] * len(chance.walk))


def test_hints_are_counted_beside_the_standings_and_no_undo_takes_one_back(it: Evening) -> None:
    resume(it, known(finished(), "1"))
    it.tap("menu", "hints", "level/1/1", "all-agree", "hint/1", "notice", "hint/1", "notice", "close")
    it.tap("undo", "notice", "menu", "standings")
    assert "Hints for Anna: 2" in words(it.screen)
    id = it.session.table.id
    it.tap("table", "menu", "leave")
    it.session.game.resume(id, lambda: it.session.pages.go(EndingPage()))
    it.settle()
    assert "Hints for Anna: 2" in words(it.screen)


def test_a_seat_whose_hand_is_not_known_gets_no_hint(it: Evening) -> None:
    match = known(finished(), "1")
    told = replace(match.state.seat("1").hand, known={}, unknown=match.state.seat("1").hand.size)
    resume(it, match)
    it.session.game.seated = it.session.table.with_match(Match(match.game, match.state.with_seat("1", hand=told)))
    it.tap("menu", "hints", "level/1/3", "all-agree")
    assert not [id for id in touchable(it.screen) if id.startswith("hint/")]
    assert "the hand is not known" in words(it.screen)


def test_a_table_may_agree_on_hints_as_the_game_begins(it: Evening) -> None:
    it.tap("new", "options", "hints", "hints", "done", "start")
    assert set(it.session.table.match.state.house.hints.values()) == {2}


@pytest.mark.slow("processes")
@pytest.mark.parametrize(("way", "refereed"), [(("start",), True), (("keep-score", "start"), False)])
def test_hints_agreed_on_at_the_start_do_not_change_how_a_game_begins(
    it: Evening, way: tuple[str, ...], *, refereed: bool
) -> None:
    it.tap("new", "seat/1", "level/greedy", "done", "guide", "options", "hints", "done", *way)
    assert (it.session.table.match.state.refereed, it.session.table.match.state.house.hints) == (refereed, {"1": 1})


@pytest.mark.slow("processes")
def test_a_seat_that_boardside_plays_gets_no_hints(it: Evening) -> None:
    it.tap("new", "seat/1", "level/greedy", "done", "guide", "start", "menu", "hints")
    assert "level/1/1" in touchable(it.screen)
    assert "level/2/1" not in touchable(it.screen)


def test_hints_of_a_seat_that_is_none_are_left_out(it: Evening) -> None:
    resume(it, finished())
    it.session.game.change_people(replace(it.session.table.people, hints={"zz": 5, "2": 1}))
    it.settle().tap("standings")
    assert [line for line in words(it.screen).splitlines() if line.startswith("Hints")] == ["Hints for Bartholomé: 1"]
