"""A table of Master Elf that is entered in the middle of a game: what it then is, and everything that cannot be so."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import convert, to_builtins

from engine.masterelf.catching_up import doubts, snapshot
from engine.masterelf.entered_position import TableSnapshot
from engine.masterelf.score_bounds import bounds, places
from engine.match import Match
from engine.rule import Rejection
from tests.engine.masterelf.sitting import GAME, RECORDED, SeatedGame, counted

Entered = dict[str, Any]


def position(game: SeatedGame, **changes: Any) -> Entered:
    """The game's position as JSON values, with these fields changed."""
    return {**to_builtins(snapshot(game.table)), **changes}


def seated(entered: Entered, seat: str, **now: Any) -> Entered:
    """The position with this seat entered so."""
    return {**entered, "seats": {**entered["seats"], seat: {**entered["seats"][seat], **now}}}


def stacks(*left: int) -> list[Entered]:
    """Three stacks of this height."""
    return [{"left": number} for number in left]


def faults(game: SeatedGame, entered: Entered) -> list[str]:
    """The ids of the rules under which the position is refused; none where it is accepted."""
    answer = game.answer("catch_up", table=entered)
    if isinstance(answer, Match):
        return []
    assert isinstance(answer, Rejection), answer
    assert all(set(each.params) == set(each.rule.needs) for each in (answer, *answer.also))
    return [each.rule.id for each in (answer, *answer.also)]


def doubted(game: SeatedGame, entered: Entered) -> list[str]:
    """The ids of the rules that make an accepted position unusual."""
    assert faults(game, entered) == []
    return [each.rule.id for each in doubts(game.table, convert(entered, TableSnapshot))]


def test_everything_that_is_entered_is_so_afterwards() -> None:
    game = SeatedGame(2, counted(9, gift_cards=45))
    now = position(game, round=7, turn="2", side="night", exhausted=1, stacks=stacks(4, 3, 3), discards=None)
    now["regions"] = {"r1": {"air": 1, "?": 1}, "r2": {}, "r3": {"metal": 2}, **{f"r{n}": {"?": 1} for n in (4, 5, 6)}}
    now = seated(now, "1", at="r5", hand=6, gifts=["key"], unknown=5, crystal=False)
    now = seated(now, "2", hand=4, gifts=["pirate", "casket"], unknown=6, reward=False)
    table = game.says("catch_up", table=now).table
    assert (table.round, table.turn, table.side, table.exhausted, table.gifts_left) == (7, "2", "night", 1, 10)
    assert (table.seat("1").at, table.seat("1").hand.size, table.seat("1").crystal) == ("r5", 6, False)
    assert table.seat("1").gifts == ("?",) * 5 + ("key",)
    assert (table.seat("2").reward, len(table.seat("2").gifts)) == (False, 8)
    assert (table.regions["r1"].known, table.regions["r1"].unknown, table.regions["r2"].size) == ({"air": 1}, 1, 0)
    assert (table.aside, table.city) == (45 - 10 - 14, None)
    assert game.prompt.seats == ("2",)
    assert game.says("go", seat="2", to="r3").says("take", seat="2", ingredient="metal").prompt.phase == "create"


def test_it_is_one_entry_and_undone_as_one() -> None:
    game = SeatedGame().turn("1")
    before = game.match
    game.says("catch_up", table=position(game, round=3))
    assert (len(game.match), game.match.undo().state) == (len(before) + 1, before.state)


def test_what_was_known_in_secret_is_known_no_more() -> None:
    game = SeatedGame(side="day").turn("1").turn("2").says("go", seat="1", to="city")
    game.says("swap", seat="1", discard={"magic": 1}, drawn={"air": 2})
    after = game.says("catch_up", table=position(game)).table
    assert after.seat("1").hand.known == after.discards.known == {}
    assert after.seat("1").hand.size == 5


def test_a_game_whose_scores_only_were_kept_is_refereed_from_then_on() -> None:
    game = SeatedGame().says("keep_score").says("next_round")
    game.says("catch_up", table=position(game, phase="move"))
    assert not game.table.scores_only
    assert game.refuses("go", seat="1", to="city") == "ME-MOVE-01"


def test_ME_COMP_01_no_position_has_more_cards_than_the_box() -> None:
    game = SeatedGame(2, counted(9, gift_cards=45))
    now = position(game)
    assert faults(game, seated(seated(now, "1", gifts=["key"]), "2", gifts=["key"])) == ["ME-COMP-01"]
    assert faults(game, seated(now, "1", unknown=21)) == []
    assert faults(game, seated(now, "1", unknown=22)) == ["ME-COMP-01"]
    assert faults(game, seated(now, "1", hand=28)) == []
    assert faults(game, seated(now, "1", hand=30)) == ["ME-COMP-01"]
    few = SeatedGame(2, counted(3))
    lying = {"r1": {"air": 2}, "r2": {"air": 2}, "r3": {}, "r4": {}}
    assert faults(few, position(few, regions=lying)) == ["ME-COMP-01"]


def test_ME_BOARD_01_no_region_has_more_cards_than_it_holds() -> None:
    game = SeatedGame(side="night")
    lying = {f"r{n}": {"?": 1} for n in range(1, 7)}
    assert faults(game, position(game, regions={**lying, "r2": {"air": 1, "?": 1}})) == []
    assert faults(game, position(game, regions={**lying, "r2": {"air": 1, "?": 2}})) == ["ME-BOARD-01"]


def test_ME_END_01_no_stack_is_empty_before_the_end() -> None:
    game = SeatedGame()
    for exhausted in (0, 1):
        now = seated(position(game, stacks=stacks(5, 0, 4), exhausted=exhausted), "1", unknown=15)
        assert faults(game, now) == ["ME-END-01"]


def test_ME_SETUP_03_the_gifts_of_the_stacks_are_all_somewhere() -> None:
    game = SeatedGame()
    assert doubted(game, seated(position(game, stacks=stacks(5, 4, 4)), "1", unknown=11)) == []
    assert doubted(game, seated(position(game, stacks=stacks(5, 4, 4)), "1", unknown=10)) == ["ME-SETUP-03"]
    now = seated(position(game, stacks=stacks(5, 4, 4)), "1", unknown=12)
    assert doubted(game, now) == ["ME-SETUP-03"]
    assert doubted(game, seated(now, "1", reward=False)) == [], "the reward may have come from those set aside"


def test_ME_HAND_01_only_the_seat_in_turn_has_more_than_seven_cards() -> None:
    game = SeatedGame()
    assert doubted(game, seated(position(game), "1", hand=8)) == []
    assert doubted(game, seated(position(game), "2", hand=8)) == ["ME-HAND-01"]


@pytest.mark.parametrize(
    "changes",
    [
        {"turn": "3"},
        {"start_player": "3"},
        {"seats": {"1": {}}},
        {"regions": {"r1": {}}},
        {"seats": {"1": {"at": "r5"}, "2": {}}},
        {"seats": {"1": {"gone": True}, "2": {"gone": True}}},
        {"seats": {"1": {"gone": True}, "2": {}}},
        {"seats": {"1": {"unknown": 100}, "2": {}}},
        {"phase": "discard"},
        {"phase": "redistribute"},
        {"phase": "reward"},
        {"phase": "bonus"},
        {"due": "secret"},
        {"exhausted": 2},
        {"stacks": [{"left": 0, "top": "key"}, {"left": 1}, {"left": 1}]},
        {"regions": {"r1": {"snow": 1}, "r2": {}, "r3": {}, "r4": {}}},
    ],
)
def test_a_position_that_no_table_has_is_answered_with_a_sentence(changes: Entered) -> None:
    game = SeatedGame()
    assert game.cannot_read("catch_up", table=position(game, **changes))


def test_after_the_end_no_position_is_entered() -> None:
    game = SeatedGame()
    now = position(game)
    game.says("count", columns=[{"sizes": [2], "colour": 1, "elves": 0}] * 2)
    assert game.refuses("catch_up", table=now) == "ME-END-02"
    assert GAME.retelling(game.table) is None


def test_an_unseen_gift_may_score_whatever_any_gift_can() -> None:
    game = SeatedGame()
    now = seated(seated(position(game), "1", gifts=["key", "pirate"], unknown=1), "2", gifts=["blue-booth"])
    table = game.says("catch_up", table=now).table
    # Secret with the casket, the pirate alone in its set, and three blue gifts with an elf for all that the deck says.
    assert bounds(table.deck, table.seat("1")).most == 5 + 1 + 3 + 3
    assert places(table)["1"].score is None
    assert table.seat("1").gifts[0] not in table.deck.gifts


def test_a_special_set_that_an_unseen_gift_may_complete_is_asked_about() -> None:
    def made(other: str, **now: Any) -> SeatedGame:
        game = SeatedGame()
        entered = seated(position(game), "1", hand=4, **now)
        entered = seated(entered, "2", gifts=[other])
        entered["stacks"] = [{"left": 5, "top": "key"}, {"left": 5}, {"left": 5}]
        game.says("catch_up", table=entered).arrives("1")
        return game.says("create", seat="1", stack=1, cards={"air": 2, "metal": 1})

    assert made("pirate", unknown=2).says("reward", seat="1", source=2, gift="sled").unjudged()
    assert made("casket", unknown=2).refuses("reward", seat="1", source=2, gift="sled") == "ME-SPEC-01"
    assert made("pirate").refuses("reward", seat="1", source=2, gift="sled") == "ME-SPEC-01"


def test_what_is_public_in_any_moment_of_a_game_can_be_told_to_another_referee() -> None:
    deck = (RECORDED / "deck.toml").read_text(encoding="utf-8")
    first, *lines = map(json.loads, (RECORDED / "01-night-3-seats-deck.jsonl").read_text("utf-8").splitlines())
    game = SeatedGame(3, deck, side="night", special_on_last_gift=True, start_player=first["say"]["start_player"])
    phases = set()
    for line in lines:
        if line["say"].get("do", "state") == "state" or not line["answer"]["ok"]:
            continue
        match line["say"]:
            case {"do": "undo"}:
                game.match = game.match.undo()
            case {"do": do, **fields}:
                game.says(do, **fields)
        entries = GAME.retelling(game.table)
        if entries is None:
            break
        again = SeatedGame(3, deck, side="day", special_on_last_gift=True)
        for entry in entries:
            assert entry.command is not None
            other = again.match.say(entry.command)
            assert isinstance(other, Match), other
            assert other.last == entry
            again.match = other
        assert (again.shown, again.prompt) == (game.shown, game.prompt)
        assert (again.table.city, again.table.aside) == (game.table.city, game.table.aside)
        phases.add(game.table.phase)
    assert phases >= {"move", "take", "create", "end", "redistribute", "reward", "bonus"}
