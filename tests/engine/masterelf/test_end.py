"""Stacks run out, rewards are due, the game ends and bonus cards are chosen, each as its rule says."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.holding import Holding
from engine.masterelf.state import Stack, Table
from engine.masterelf.turn_and_game_end import choosing_order
from engine.match import Match
from engine.rule import Unclear

from .sitting import GAME, SeatedGame, counted, started


def laid(*left: int, exhausted: int = 0, seats: int = 2, deck: str | None = None, **told: object) -> SeatedGame:
    """The start player may create; the stacks hold so many gifts, and every seat 7 unknown cards."""
    game = SeatedGame(seats, **({"deck": deck} if deck else {}), **told)  # type: ignore[arg-type]
    game.arrives(game.table.turn)
    table = game.table
    everyone = tuple(replace(seat, hand=Holding(unknown=7)) for seat in table.seats)
    table = replace(table, stacks=tuple(map(Stack, left)), exhausted=exhausted, seats=everyone)
    return on(game, table)


def on(game: SeatedGame, table: Table) -> SeatedGame:
    """The sitting with another table; undo reaches back to it."""
    game.match = Match(GAME, table)
    return game


def owning(game: SeatedGame, seat: str, *gifts: str, **changes: object) -> SeatedGame:
    return on(game, game.table.with_seat(seat, gifts=gifts, **changes))


def made(game: SeatedGame, gift: str, stack: int = 1) -> SeatedGame:
    """The seat in turn makes this gift."""
    cards = {"magic": 2, "water": 1} if gift == "pirate" else {"air": 2, "metal": 1}
    game.says("top", stack=stack, gift=gift)
    return game.says("create", seat=game.table.turn, stack=stack, cards=cards)


def rewarded(*left: int, **told: object) -> SeatedGame:
    """The seat in turn owned the key, and has just made the casket from stack 1."""
    game = laid(*(left or (8, 8, 8)), **told)  # type: ignore[arg-type]
    return made(owning(game, game.table.turn, "key"), "casket")


def test_ME_END_01_the_first_empty_stack_is_laid_out_anew() -> None:
    game = made(laid(1, 5, 4), "blue-booth")
    assert (game.prompt.phase, game.prompt.seats, game.prompt.awaits) == ("redistribute", (), ("redistribute",))
    assert (game.shown["exhausted"], game.shown["stacks"][0]) == (1, {"left": 0, "top": None})
    assert game.refuses("redistribute", sizes=[4, 4, 2]) == "ME-END-01"
    assert game.refuses("redistribute", sizes=[5, 2, 2]) == "ME-END-01"
    assert game.refuses("end_turn", seat="1") == "ME-TURN-01"
    game.says("redistribute", sizes=[3, 3, 3])
    assert game.shown["stacks"] == [{"left": 3, "top": None}] * 3
    assert (game.prompt.phase, game.prompt.seats) == ("end", ("1",))


def test_ME_END_01_the_tops_are_unknown_again_and_sizes_not_entered_are_as_equal_as_possible() -> None:
    game = laid(1, 5, 5).says("top", stack=2, gift="key")
    made(game, "blue-booth").says("top", stack=3, gift="pirate")
    assert game.refuses("top", stack=1, gift="casket") == "ME-GIFT-02"
    game.says("redistribute")
    assert game.shown["stacks"] == [{"left": 4, "top": None}, {"left": 3, "top": None}, {"left": 3, "top": None}]


def test_ME_END_02_the_second_empty_stack_ends_the_game_at_once() -> None:
    game = laid(1, 5, 4, exhausted=1, seats=3)
    everyone = tuple(replace(seat, hand=Holding(unknown=12)) for seat in game.table.seats)
    made(on(game, replace(game.table, seats=everyone)), "blue-booth")
    assert (game.prompt.phase, game.prompt.over, game.prompt.round) == ("bonus", False, 1)
    assert game.seat("1").hand.size == 9
    for command in (
        {"do": "go", "seat": "2", "to": "r1"},
        {"do": "end_turn", "seat": "1"},
        {"do": "top", "stack": 2, "gift": "key"},
        {"do": "lay", "region": "r2", "ingredients": {"air": 1}},
        {"do": "redistribute"},
        {"do": "reward", "seat": "1", "gift": None},
    ):
        assert game.refuses(**command) == "ME-END-02"  # type: ignore[arg-type]


def test_ME_END_03_only_the_three_stacks_count() -> None:
    game = rewarded(deck=counted(20, gift_cards=25)).says("reward", seat="1", source="aside", gift="pirate")
    assert (game.shown["aside"], game.shown["exhausted"], game.prompt.phase) == (0, 0, "end")


def test_ME_END_03_a_reward_that_takes_the_last_card_of_a_stack_counts() -> None:
    game = rewarded(8, 1, 8).says("reward", seat="1", source=2, gift="pirate")
    assert (game.shown["exhausted"], game.prompt.phase) == (1, "redistribute")
    assert game.says("redistribute").prompt.phase == "end"
    game = rewarded(8, 1, 8, exhausted=1).says("reward", seat="1", source=2, gift="pirate")
    assert (game.shown["exhausted"], game.prompt.phase) == (2, "bonus")


@pytest.mark.parametrize("sizes", [None, [1, 1, 0], [0, 1, 1]])
def test_ME_END_04_two_gifts_left_are_laid_out_and_the_game_ends(sizes: list[int] | None) -> None:
    game = made(laid(1, 1, 1), "blue-booth").says("redistribute", sizes=sizes)
    assert (game.shown["exhausted"], game.prompt.phase) == (2, "bonus")


def test_ME_SPEC_01_no_reward_without_a_pair() -> None:
    game = made(laid(8, 8, 8), "casket")
    assert game.prompt.phase == "end"
    assert game.refuses("reward", seat="1", source=1, gift="pirate") == "ME-SPEC-01"
    assert game.refuses("reward", seat="2", source=1, gift="pirate") == "ME-SETUP-09"


def test_ME_SPEC_02_a_pair_rewards_with_any_gift_of_one_stack() -> None:
    game = rewarded().says("top", stack=2, gift="blue-booth")
    assert game.prompt.awaits == ("reward",)
    assert game.refuses("end_turn", seat="1") == "ME-TURN-01"
    game.says("reward", seat="1", source=2, gift="pirate")
    assert game.shown["stacks"][1] == {"left": 7, "top": "blue-booth"}
    assert game.seat("1").gifts == ("key", "casket", "pirate")
    assert not game.seat("1").reward
    assert game.prompt.phase == "end"
    game = rewarded().says("top", stack=2, gift="blue-booth").says("reward", seat="1", source=2, gift="blue-booth")
    assert game.shown["stacks"][1] == {"left": 7, "top": None}


def test_ME_SPEC_02_nothing_is_taken_from_where_it_cannot_lie() -> None:
    game = rewarded(8, 1, 8, deck=counted(20, gift_cards=24)).says("top", stack=2, gift="blue-booth")
    assert game.refuses("reward", seat="1", source="aside", gift="pirate") == "ME-SPEC-02"
    assert game.refuses("reward", seat="1", source=2, gift="pirate") == "ME-SPEC-02"
    game.says("reward", seat="1", source=2, gift="blue-booth")
    game = rewarded(1, 2, 2, exhausted=1, special_on_last_gift=True)
    assert game.refuses("reward", seat="1", source=1, gift="pirate") == "ME-SPEC-02"


def test_ME_SPEC_03_once_a_game_even_with_both_pairs() -> None:
    game = owning(laid(8, 8, 8), "1", "key", "casket", "pirate", reward=False)
    made(game, "treasure-map")
    assert game.prompt.phase == "end"
    assert game.refuses("reward", seat="1", source=1, gift="blue-booth") == "ME-SPEC-03"
    assert game.refuses("reward", seat="1", gift=None) == "ME-SPEC-03"


def test_ME_SPEC_04_declining_keeps_the_reward_for_the_other_pair() -> None:
    game = rewarded().says("reward", seat="1", gift=None)
    assert game.seat("1").reward
    assert game.prompt.phase == "end"
    assert game.refuses("reward", seat="1", source=1, gift="pirate") == "ME-SPEC-01"
    game = owning(laid(8, 8, 8), "1", "key", "casket", "pirate")
    assert made(game, "treasure-map").prompt.phase == "reward"


def test_ME_SPEC_05_owning_a_pair_is_enough_whatever_collections_its_gifts_may_be_in() -> None:
    game = owning(laid(8, 8, 8), "1", "key", "pirate")
    assert made(game, "casket").prompt.phase == "reward", "key and casket are antiquities too"


def test_ME_SPEC_06_exhaustion_comes_before_the_reward() -> None:
    game = rewarded(1, 4, 4)
    assert game.prompt.phase == "redistribute"
    assert game.refuses("reward", seat="1", source=2, gift="pirate") == "ME-TURN-01"
    assert game.says("redistribute").prompt.phase == "reward"
    game.says("reward", seat="1", source=3, gift="pirate")
    assert [stack["left"] for stack in game.shown["stacks"]] == [3, 3, 1]


def test_ME_SPEC_06_the_end_leaves_no_reward_unless_the_table_plays_so() -> None:
    assert rewarded(1, 4, 4, exhausted=1).prompt.phase == "bonus"
    assert made(laid(1, 4, 4, exhausted=1, special_on_last_gift=True), "casket").prompt.phase == "bonus"
    game = rewarded(1, 4, 4, exhausted=1, special_on_last_gift=True)
    assert (game.prompt.phase, game.shown["exhausted"]) == ("reward", 2)
    assert game.refuses("end_turn", seat="1") == "ME-TURN-01"
    game.says("top", stack=2, gift="blue-booth").says("lay", region="r2", ingredients={"air": 1})
    assert game.says("reward", seat="1", gift=None).prompt.phase == "bonus"


def test_ME_SPEC_06_the_last_reward_may_empty_another_stack() -> None:
    game = rewarded(1, 1, 4, exhausted=1, special_on_last_gift=True).says(
        "reward", seat="1", source=2, gift="blue-booth"
    )
    assert (game.prompt.phase, game.shown["exhausted"]) == ("bonus", 2)


def test_ME_SPEC_06_the_reward_after_the_last_redistribution() -> None:
    game = rewarded(1, 1, 1, special_on_last_gift=True)
    assert game.prompt.phase == "redistribute"
    assert game.says("redistribute").prompt.phase == "reward"
    assert game.shown["exhausted"] == 2
    assert game.says("reward", seat="1", source="aside", gift="pirate").prompt.phase == "bonus"
    assert rewarded(1, 1, 1).says("redistribute").prompt.phase == "bonus"


def ending(*hands: int, gifts: tuple[int, ...] = (), **told: object) -> SeatedGame:
    """Seat 1 is about to end the game; the seats hold so many cards (after it paid) and own so many gifts besides."""
    game = laid(1, 4, 4, exhausted=1, seats=len(hands), **told)  # type: ignore[arg-type]
    table = game.table
    for number, hand in enumerate(hands, start=1):
        owned = ("unheard-of",) * (gifts[number - 1] if gifts else 0)
        paid = 3 if str(number) == table.turn else 0
        table = table.with_seat(str(number), hand=Holding(unknown=hand + paid), gifts=owned)
    return made(on(game, table), "marker-set")


def order(game: SeatedGame) -> list[str]:
    """Who chooses a bonus card, one after the other."""
    chosen = []
    while game.prompt.phase == "bonus":
        chosen.extend(game.prompt.seats)
        game.says("bonus", seat=game.prompt.seats[0], gift="bonus-card")
    assert (game.prompt.phase, game.prompt.over, game.prompt.awaits) == ("over", True, ())
    return chosen


def test_ME_BONUS_02_fewest_gifts_choose_first() -> None:
    game = ending(1, 1, 1, gifts=(0, 2, 0))
    assert game.refuses("bonus", seat="1", gift="key") == "ME-BONUS-02"
    assert order(game) == ["3", "1", "2"]
    assert game.refuses("bonus", seat="1", gift="key") == "ME-END-02"


def test_ME_BONUS_03_then_most_cards_then_the_younger() -> None:
    assert order(ending(0, 2, 5, gifts=(0, 1, 1))) == ["3", "2", "1"]
    assert order(ending(2, 2, 2, 2, gifts=(0, 1, 1, 1))) == ["1", "2", "3", "4"]
    assert order(ending(2, 2, 2, 2, gifts=(0, 1, 1, 1), start_player="3")) == ["1", "4", "2", "3"]
    ages = {"1": 8, "2": 30, "3": 9, "4": 30}
    assert order(ending(2, 2, 2, 2, gifts=(0, 1, 1, 1), ages=ages)) == ["1", "3", "2", "4"]


def test_ME_BONUS_03_the_table_says_who_of_the_equals_is_the_youngest() -> None:
    game = ending(2, 2, 2, 2, gifts=(0, 2, 2, 2))
    assert game.refuses("younger", seat="1") == "ME-END-02", "nobody is equal to seat 1"
    game.says("bonus", seat="1", gift="key")
    assert game.refuses("younger", seat="1") == "ME-BONUS-02", "it has chosen, though it has as many gifts now"
    untold = game.match
    game.says("younger", seat="4")
    assert (game.events(), game.prompt.awaits, game.prompt.seats) == (["YoungerTold"], ("bonus",), ("4",))
    assert game.refuses("younger", seat="3") == "ME-END-02", "that is decided"
    game.says("bonus", seat="4", gift="casket").says("younger", seat="3")
    assert game.match.undo(3).state == untold.state
    assert order(game) == ["3", "2"]
    game.match = untold
    assert order(game) == ["2", "3", "4"], "untold, the nearer clockwise is the younger"


def test_ME_BONUS_03_the_youngest_chooses_though_the_cards_do_not_reach_for_all() -> None:
    game = ending(1, 1, 1, gifts=(0, 1, 1), deck=counted(20, gift_cards=32))
    assert (game.table.choosing, game.table.equals) == (("1", "2"), ("1", "2", "3"))
    game.says("younger", seat="3").says("bonus", seat="3", gift="key")
    assert game.table.equals == ("1", "2")
    assert order(game.says("younger", seat="2")) == ["2"]


def test_ME_BONUS_03_ages_that_were_entered_leave_nothing_to_ask() -> None:
    game = ending(2, 2, gifts=(1, 0), ages={"1": 30, "2": 8})
    assert len(game.seat("1").gifts) == len(game.seat("2").gifts)
    assert game.refuses("younger", seat="1") == "ME-END-02"
    assert order(ending(2, 2, gifts=(0, 1)).says("younger", seat="2")) == ["2", "1"]


def test_ME_BONUS_01_only_as_many_choose_as_cards_are_set_aside() -> None:
    assert order(ending(1, 1, 1, deck=counted(20, gift_cards=32))) == ["2", "3"]
    assert order(ending(1, 1, 1, deck=counted(20, gift_cards=30))) == []
    assert ending(1, 1, deck=counted(20, gift_cards=24)).shown["aside"] == 0


def test_ME_BONUS_04_a_bonus_card_scores_and_rewards_nothing() -> None:
    game = owning(ending(1, 1), "2", "key")
    game.says("bonus", seat="2", gift="casket")
    assert game.prompt.seats == ("1",)
    game.says("bonus", seat="1", gift="unheard-of")
    assert game.unjudged()
    (first, second) = game.shown["standings"]
    assert first["collections"] == {"secret": ("key", "casket")}
    assert (first["seat"], first["score"], second["unknown"]) == ("2", 5, ("marker-set", "unheard-of"))


def test_ME_COMP_01_a_listed_gift_is_one_card() -> None:
    game = owning(laid(8, 8, 8), "2", "key").says("top", stack=1, gift="casket")
    assert game.refuses("top", stack=2, gift="key") == "ME-COMP-01"
    assert game.refuses("top", stack=2, gift="casket") == "ME-COMP-01"
    game = rewarded().says("top", stack=2, gift="pirate")
    assert game.refuses("reward", seat="1", source=3, gift="pirate") == "ME-COMP-01"
    assert game.refuses("reward", seat="1", source="aside", gift="pirate") == "ME-COMP-01"
    assert game.refuses("reward", seat="1", source=3, gift="casket") == "ME-COMP-01"
    game.says("reward", seat="1", source=2, gift="pirate")
    game = ending(1, 1)
    assert game.refuses("bonus", seat="2", gift="marker-set") == "ME-COMP-01"


def test_a_gift_that_no_deck_lists_may_appear_any_number_of_times() -> None:
    game = SeatedGame().says("top", stack=1, gift="sled").says("top", stack=2, gift="sled")
    assert game.shown["stacks"][:2] == [{"left": 8, "top": "sled"}] * 2


def test_ME_SCORE_08_equal_scores_share_the_rank_and_there_is_no_tie_break() -> None:
    game = ending(1, 5, 0, deck=counted(20, gift_cards=30))
    assert [(each["seat"], each["rank"], each["score"]) for each in game.shown["standings"]] == [
        ("1", 1, 1),
        ("2", 2, 0),
        ("3", 2, 0),
    ]
    assert "standings" not in ending(1, 1).shown


def test_undo_takes_back_the_end_and_all_that_followed_from_the_act() -> None:
    game = rewarded(1, 1, 1, special_on_last_gift=True)
    before = game.table
    game.says("redistribute").says("reward", seat="1", source="aside", gift="pirate")
    assert game.match.undo(2).state == before


TWO_UNLISTED = """
[ingredients.air]
[ingredients.metal]
[sets.antiquities]
[gifts.casket]
ingredients = ["air", "metal"]
sets = ["antiquities"]
special = "secret"
[gifts.lamp]
ingredients = ["air", "metal"]
"""
"""A deck that lists one of the two gifts of Secret and none of Treasures."""


def without_deck(*gifts: str, left: tuple[int, int, int] = (8, 8, 8), **told: object) -> SeatedGame:
    """Player 1, who owned these gifts, has just made the last of them in a game that knows no gift."""
    *owned, last = gifts
    return made(owning(laid(*left, deck="gift_cards = 40", **told), "1", *owned), last)


def test_ME_SPEC_01_a_reward_that_the_deck_cannot_judge_is_accepted_unjudged() -> None:
    game = without_deck("key", "casket")
    assert (game.prompt.phase, game.prompt.awaits) == ("end", ("end_turn",))
    game.says("reward", seat="1", source=2, gift="pirate")
    assert game.unjudged()
    assert game.seat("1").gifts == ("key", "casket", "pirate")
    assert [stack["left"] for stack in game.shown["stacks"]] == [7, 7, 8]
    assert (game.prompt.phase, game.shown["seats"]["1"]["reward"]) == ("end", False)
    assert game.refuses("reward", seat="1", source=2, gift="lamp") == "ME-SPEC-03"
    assert game.says("end_turn", seat="1").prompt.seats == ("2",)


def test_ME_SPEC_04_declining_a_reward_that_cannot_be_judged_changes_nothing() -> None:
    game = without_deck("key", "casket")
    before = game.table
    assert game.says("reward", seat="1", gift=None).table == before
    assert game.unjudged()
    game.says("reward", seat="1", source="aside", gift="pirate")
    assert game.shown["aside"] == 15


def test_ME_SPEC_01_the_first_gift_of_a_seat_completes_nothing() -> None:
    assert without_deck("key").refuses("reward", seat="1", source=1, gift="pirate") == "ME-SPEC-01"
    game = without_deck("key", "casket")
    assert game.refuses("reward", seat="2", source=1, gift="pirate") == "ME-SETUP-09"


@pytest.mark.parametrize(
    ("owned", "last", "may"),
    [
        (("casket",), "unheard-of", True),
        (("unheard-of",), "casket", True),
        (("unheard-of",), "unheard-of-2", True),  # the two of Treasures
        (("unheard-of",), "unheard-of", True),  # two cards called by one id
        (("lamp",), "unheard-of", False),  # the deck says that the lamp is in neither
        (("unheard-of", "lamp"), "lamp-2", True),
        (("casket",), "lamp", False),
        (("unheard-of", "unheard-of-2"), "lamp", False),  # the pair is there, and not of the gift just made
    ],
)
def test_ME_SPEC_01_a_set_has_room_for_as_many_unlisted_gifts_as_the_deck_leaves_it(
    owned: tuple[str, ...], last: str, may: bool
) -> None:
    game = made(owning(laid(8, 8, 8, deck=TWO_UNLISTED), "1", *owned), last)
    if may:
        assert game.says("reward", seat="1", source=1, gift="lamp-3").unjudged()
    else:
        assert game.refuses("reward", seat="1", source=1, gift="lamp-3") == "ME-SPEC-01"


def test_ME_SPEC_01_a_deck_that_lists_both_sets_leaves_nothing_unjudged() -> None:
    game = made(owning(laid(8, 8, 8), "1", "key", "unheard-of"), "unheard-of-2")
    assert game.refuses("reward", seat="1", source=1, gift="pirate") == "ME-SPEC-01"
    assert game.refuses("reward", seat="1", gift=None) == "ME-SPEC-01"


def test_ME_SPEC_02_an_unjudged_reward_is_taken_from_where_it_can_lie() -> None:
    game = made(owning(laid(8, 8, 0, deck="gift_cards = 24"), "1", "key"), "casket")
    assert game.refuses("reward", seat="1", source="aside", gift="pirate") == "ME-SPEC-02"
    assert game.refuses("reward", seat="1", source=3, gift="pirate") == "ME-SPEC-02"


def test_ME_END_03_an_unjudged_reward_may_empty_a_stack() -> None:
    game = without_deck("key", "casket", left=(4, 1, 4)).says("reward", seat="1", source=2, gift="pirate")
    assert (game.prompt.phase, game.shown["exhausted"]) == ("redistribute", 1)
    assert game.says("redistribute").prompt.phase == "end"
    game = without_deck("key", "casket", left=(4, 1, 4), exhausted=1)
    game.says("reward", seat="1", source=2, gift="pirate")
    assert (game.prompt.phase, game.shown["exhausted"]) == ("bonus", 2)


def test_ME_SPEC_06_an_unjudged_reward_comes_after_the_first_exhaustion_and_never_after_the_second() -> None:
    game = without_deck("key", "casket", left=(1, 4, 4)).says("redistribute")
    assert game.says("reward", seat="1", source=2, gift="pirate").unjudged()
    # Only a reward that is due for certain is taken before the end.
    game = without_deck("key", "casket", left=(1, 4, 4), exhausted=1, special_on_last_gift=True)
    assert (game.prompt.phase, game.shown["exhausted"]) == ("bonus", 2)


def test_undo_takes_back_an_unjudged_reward() -> None:
    game = without_deck("key", "casket")
    before = game.match
    game.says("reward", seat="1", source=2, gift="pirate")
    assert game.match.before is before


def test_ME_BONUS_01_only_a_card_that_was_revealed_is_taken() -> None:
    game = ending(1, 1)
    assert game.refuses("lay_bonus", gifts=["key"]) == "ME-BONUS-01"
    assert game.refuses("lay_bonus", gifts=["key", "key"]) == "ME-BONUS-01"
    assert game.refuses("lay_bonus", gifts=["key", "marker-set"]) == "ME-COMP-01"
    game.says("lay_bonus", gifts=["pirate", "sled"])
    assert game.refuses("lay_bonus", gifts=["pirate", "casket"]) == "ME-BONUS-01"
    first = game.prompt.seats[0]
    assert game.refuses("bonus", seat=first, gift="casket") == "ME-BONUS-01"
    game.says("bonus", seat=first, gift="sled")
    assert game.refuses("bonus", seat=game.prompt.seats[0], gift="sled") == "ME-BONUS-01"
    game.says("bonus", seat=game.prompt.seats[0], gift="pirate")
    assert game.prompt.over


def test_ME_BONUS_03_who_was_entered_as_the_youngest_is_not_asked_for() -> None:
    for youngest in (None, "1", "2"):
        options: dict[str, str] = {} if youngest is None else {"youngest": youngest}
        game = SeatedGame(2, **options)
        table = replace(
            game.table, phase="bonus", seats=tuple(replace(each, gifts=("a",)) for each in game.table.seats)
        )
        order = choosing_order(table)
        table = replace(table, choosing=order)
        assert order[0] == (youngest or "1")
        assert table.equals == (() if youngest else ("1", "2"))
    assert isinstance(started(2, youngest="3"), Unclear)
