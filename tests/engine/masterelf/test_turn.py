"""A turn is refused what its rules forbid, by the rule's name: moves, ingredients, gifts, hand limit."""

from __future__ import annotations

import pytest

from engine.match import Match

from .sitting import GAME, SeatedGame


def in_city(seat: str = "1", **told: object) -> SeatedGame:
    """The seat has come back to the city with 4 unknown cards and may swap."""
    game = SeatedGame(**told)  # type: ignore[arg-type]
    while True:
        turn = game.table.turn
        if turn == seat and game.seat(seat).at != "city":
            return game.says("go", seat=seat, to="city")
        game.says("go", seat=turn, to=f"r{turn}" if game.seat(turn).at == "city" else "city")
        game.says("take", seat=turn).says("end_turn", seat=turn)


def ready_to_create(gift: str = "blue-booth", **told: object) -> SeatedGame:
    """Seat 1 holds 4 unknown cards, and this gift lies on top of stack 1."""
    game = SeatedGame(**told).says("top", stack=1, gift=gift)  # type: ignore[arg-type]
    return game.says("go", seat="1", to="r1").says("take", seat="1")


def hand_told(**cards: int) -> SeatedGame:
    """Seat 1 has swapped its whole hand for these cards, and blue booth lies on top of stack 1."""
    game = in_city()
    assert sum(cards.values()) == game.seat("1").hand.size + 1
    game.says("swap", seat="1", count=game.seat("1").hand.size, drawn=cards)
    return game.says("top", stack=1, gift="blue-booth")


def test_ME_SETUP_09_another_seat_waits_for_its_turn() -> None:
    game = SeatedGame(3)
    assert game.refuses("go", seat="2", to="r1") == "ME-SETUP-09"
    game.turn("1")
    assert game.refuses("go", seat="1", to="city") == "ME-SETUP-09"
    assert game.prompt.seats == ("2",)


def test_ME_TURN_01_move_then_take_then_create() -> None:
    game = SeatedGame()
    assert game.refuses("take", seat="1") == "ME-TURN-01"
    assert game.refuses("swap", seat="1", count=0) == "ME-TURN-01"
    assert game.refuses("end_turn", seat="1") == "ME-TURN-01"
    game.says("go", seat="1", to="r1")
    assert game.refuses("go", seat="1", to="r2") == "ME-TURN-01"
    assert game.refuses("create", seat="1", stack=1, cards={"air": 3}) == "ME-TURN-01"
    game.says("take", seat="1")
    assert game.refuses("take", seat="1") == "ME-TURN-01"
    assert game.refuses("reward", seat="1", gift=None) == "ME-TURN-01"
    assert game.refuses("bonus", seat="1", gift="key") == "ME-TURN-01"
    assert game.refuses("discard", seat="1", count=1) == "ME-TURN-01"
    assert game.refuses("redistribute") == "ME-TURN-01"


def test_a_command_out_of_its_phase_is_named_before_another_seats_turn() -> None:
    assert SeatedGame().refuses("take", seat="2") == "ME-TURN-01"


def test_ME_MOVE_01_staying_is_no_move() -> None:
    game = SeatedGame()
    assert game.refuses("go", seat="1", to="city") == "ME-MOVE-01"
    game.turn("1").turn("2")
    assert game.refuses("go", seat="1", to="r1") == "ME-MOVE-01"


def test_ME_BOARD_02_by_day_opposite_regions_do_not_touch() -> None:
    game = SeatedGame().turn("1").turn("2")
    assert game.refuses("go", seat="1", to="r3") == "ME-BOARD-02"
    for place in ("r2", "r4", "city"):
        assert isinstance(game.answer("go", seat="1", to=place), Match)
    assert game.cannot_read("go", seat="1", to="r5")


def test_ME_BOARD_02_by_night_the_ring_has_six_regions() -> None:
    game = SeatedGame(side="night").turn("1").turn("2")
    assert {place for place in ("r3", "r4", "r5") if game.refuses("go", seat="1", to=place) == "ME-BOARD-02"} == {
        "r3",
        "r4",
        "r5",
    }
    game.says("go", seat="1", to="r6")


def test_ME_BOARD_03_pawns_may_share_a_place() -> None:
    game = SeatedGame().turn("1").says("go", seat="2", to="r1")
    assert game.seat("1").at == game.seat("2").at == "r1"


@pytest.mark.parametrize(("side", "full"), [("day", 3), ("night", 2)])
def test_ME_TAKE_02_an_emptied_region_is_refilled_at_once_to_its_side(side: str, full: int) -> None:
    game = SeatedGame(side=side).says("go", seat="1", to="r1").says("take", seat="1")
    assert game.shown["regions"]["r1"] == {"cards": full, "known": {}}
    game.says("end_turn", seat="1").says("go", seat="2", to="r1").says("take", seat="2")
    assert game.shown["regions"]["r1"] == {"cards": full - 1, "known": {}}
    assert "Refilled" not in game.events()


def test_ME_TAKE_02_no_more_ingredients_are_entered_than_lie_there_unknown() -> None:
    game = SeatedGame().turn("1")
    assert game.refuses("lay", region="r1", ingredients={"air": 2, "water": 2}) == "ME-TAKE-02"
    game.says("lay", region="r1", ingredients={"air": 1, "magic": 0})
    assert game.refuses("lay", region="r1", ingredients={"air": 3}) == "ME-TAKE-02"
    assert game.shown["regions"]["r1"] == {"cards": 3, "known": {"air": 1}}
    assert game.cannot_read("lay", region="r1", ingredients={})
    assert game.cannot_read("lay", region="r1", ingredients={"air": 0})
    assert game.cannot_read("lay", region="city", ingredients={"air": 1})
    assert game.cannot_read("lay", region="r5", ingredients={"air": 1})


def test_ME_TAKE_01_in_the_city_nothing_is_taken() -> None:
    assert in_city().refuses("take", seat="1") == "ME-TAKE-01"
    assert in_city().prompt.awaits == ("swap",)


def test_ME_TAKE_01_a_kind_that_does_not_lie_there_is_not_taken() -> None:
    game = SeatedGame().says("lay", region="r1", ingredients={"air": 1}).says("go", seat="1", to="r1")
    assert game.refuses("take", seat="1", ingredient="water") == "ME-TAKE-01"
    assert game.cannot_read("take", seat="1")
    game.says("take", seat="1", ingredient="air")
    assert game.seat("1").hand.known == {"air": 1}


def test_a_known_card_goes_before_an_unknown_one_and_one_not_entered_is_unknown() -> None:
    game = SeatedGame().turn("1").says("lay", region="r1", ingredients={"air": 1}).says("go", seat="2", to="r1")
    told = SeatedGame.says(game, "take", seat="2", ingredient="air")
    assert told.shown["regions"]["r1"] == {"cards": 2, "known": {}}
    game = SeatedGame().turn("1").says("lay", region="r1", ingredients={"air": 1}).says("go", seat="2", to="r1")
    assert game.says("take", seat="2").shown["regions"]["r1"] == {"cards": 2, "known": {"air": 1}}
    game = SeatedGame().turn("1").says("lay", region="r1", ingredients={"air": 1}).says("go", seat="2", to="r1")
    assert game.says("take", seat="2", ingredient="water").shown["regions"]["r1"] == {"cards": 2, "known": {"air": 1}}


def test_ME_TAKE_03_in_a_region_nothing_is_swapped() -> None:
    assert SeatedGame().says("go", seat="1", to="r1").refuses("swap", seat="1", count=0) == "ME-TAKE-03"


@pytest.mark.parametrize("away", [0, 1, 4])
def test_ME_TAKE_03_so_many_put_away_and_one_more_drawn(away: int) -> None:
    game = in_city().says("swap", seat="1", count=away)
    assert game.seat("1").hand.size == 5


def test_ME_TAKE_03_cards_not_held_are_not_put_away_and_the_draw_is_one_more() -> None:
    game = in_city()
    assert game.refuses("swap", seat="1", count=5) == "ME-TAKE-03"
    assert game.refuses("swap", seat="1", discard={"air": 5}) == "ME-TAKE-03"
    assert game.refuses("swap", seat="1", count=1, drawn={"air": 1}) == "ME-TAKE-03"
    assert game.refuses("swap", seat="1", count=1, drawn={}) == "ME-TAKE-03"
    game = in_city().says("swap", seat="1", count=4, drawn={"air": 5}).says("end_turn", seat="1")
    game.turn("2").says("go", seat="1", to="r1").says("take", seat="1").says("end_turn", seat="1")
    game.turn("2").says("go", seat="1", to="city")
    assert game.refuses("swap", seat="1", discard={"water": 2}) == "ME-TAKE-03"
    game.says("swap", seat="1", discard={"water": 1})


@pytest.mark.parametrize("fields", [{}, {"discard": {"air": 1}, "count": 1}, {"count": -1}, {"discard": {"air": -1}}])
def test_a_swap_tells_its_cards_or_their_count_and_not_both(fields: dict[str, object]) -> None:
    assert in_city().cannot_read("swap", seat="1", **fields)


def test_after_a_count_put_away_only_the_known_cards_beyond_it_stay_known() -> None:
    game = in_city().says("swap", seat="1", count=4, drawn={"air": 3, "water": 2}).says("end_turn", seat="1")
    game.turn("2").says("go", seat="1", to="r1").says("take", seat="1").says("end_turn", seat="1").turn("2")
    game.says("go", seat="1", to="city").says("swap", seat="1", count=2)
    assert (game.seat("1").hand.known, game.seat("1").hand.unknown) == ({"air": 1}, 6)


def test_ME_GIFT_01_one_gift_a_turn() -> None:
    game = ready_to_create().says("create", seat="1", stack=1, cards={"air": 1, "metal": 2})
    game.says("top", stack=1, gift="marker-set")
    assert game.prompt.phase == "end"
    assert game.prompt.awaits == ("end_turn",)
    assert game.refuses("create", seat="1", stack=1, cards={"air": 1}) == "ME-GIFT-01"
    assert game.refuses("create", seat="2", stack=1, cards={"air": 1}) == "ME-SETUP-09"


def test_ME_GIFT_02_a_top_is_entered_once() -> None:
    game = SeatedGame().says("top", stack=1, gift="key")
    assert game.refuses("top", stack=1, gift="key") == "ME-GIFT-02"
    assert game.refuses("top", stack=1, gift="casket") == "ME-GIFT-02"
    assert game.cannot_read("top", stack=4, gift="casket")


def test_a_gift_is_made_only_from_a_known_top() -> None:
    game = SeatedGame().says("go", seat="1", to="r1").says("take", seat="1")
    assert game.cannot_read("create", seat="1", stack=1, cards={"air": 2, "metal": 1})


@pytest.mark.parametrize("cards", [{"air": 1, "metal": 2}, {"air": 2, "metal": 1}, {"air": 2, "metal": 1, "magic": 0}])
def test_ME_GIFT_03_05_two_of_one_kind_and_one_of_the_other_pay_and_are_discarded(cards: dict[str, int]) -> None:
    game = ready_to_create().says("create", seat="1", stack=1, cards=cards)
    assert game.seat("1").gifts == ("blue-booth",)
    assert game.seat("1").hand.size == 1
    assert dict(game.table.discards.known) == {kind: count for kind, count in cards.items() if count}
    assert game.shown["stacks"][0] == {"left": 7, "top": None}


@pytest.mark.parametrize(
    "cards",
    [{}, {"air": 1, "metal": 1}, {"air": 2, "metal": 2}, {"air": 2, "water": 1}, {"air": 1, "metal": 1, "water": 1}],
)
def test_ME_GIFT_03_anything_else_does_not_pay(cards: dict[str, int]) -> None:
    assert ready_to_create().refuses("create", seat="1", stack=1, cards=cards) == "ME-GIFT-03"


def test_ME_GIFT_03_a_known_hand_is_enforced_and_an_unknown_one_believed() -> None:
    assert hand_told(air=1, metal=1, water=3).refuses("create", seat="1", stack=1, cards={"air": 2, "metal": 1}) == (
        "ME-GIFT-03"
    )
    hand_told(air=1, metal=2, water=2).says("create", seat="1", stack=1, cards={"air": 1, "metal": 2})


@pytest.mark.parametrize("kind", ["air", "water"])
def test_ME_GIFT_04_three_of_one_kind_never_pay(kind: str) -> None:
    assert ready_to_create().refuses("create", seat="1", stack=1, cards={kind: 3}) == "ME-GIFT-04"


@pytest.mark.parametrize("cards", [{"air": 2}, {"metal": 2}, {"air": 1, "metal": 1}])
def test_ME_CRYST_01_the_crystal_stands_for_any_one_card(cards: dict[str, int]) -> None:
    game = ready_to_create().says("create", seat="1", stack=1, cards=cards, crystal=True)
    assert not game.seat("1").crystal
    assert game.seat("1").hand.size == 2


@pytest.mark.parametrize("cards", [{"metal": 1}, {"air": 2, "metal": 1}, {"metal": 1, "water": 1}, {"water": 2}, {}])
def test_ME_CRYST_01_two_fitting_cards_lie_beside_it(cards: dict[str, int]) -> None:
    assert ready_to_create().refuses("create", seat="1", stack=1, cards=cards, crystal=True) == "ME-CRYST-01"


def test_ME_CRYST_01_once_a_game() -> None:
    game = ready_to_create().says("create", seat="1", stack=1, cards={"air": 2}, crystal=True).ends_turn()
    game.says("top", stack=1, gift="marker-set").turn("2").arrives("1")
    assert game.refuses("create", seat="1", stack=1, cards={"air": 2}, crystal=True) == "ME-CRYST-01"


def test_of_a_gift_whose_kinds_are_not_known_all_the_rest_is_judged() -> None:
    for gift in ("marker-set", "unheard-of"):
        game = ready_to_create(gift)
        assert game.refuses("create", seat="1", stack=1, cards={"air": 3}) == "ME-GIFT-04"
        assert game.refuses("create", seat="1", stack=1, cards={"air": 1, "metal": 1, "water": 1}) == "ME-GIFT-03"
        assert game.refuses("create", seat="1", stack=1, cards={"air": 3}, crystal=True) == "ME-CRYST-01"
        assert game.refuses("create", seat="1", stack=1, cards={"air": 3, "water": 2}) == "ME-GIFT-03"
        game.says("create", seat="1", stack=1, cards={"water": 1, "magic": 2})
        assert game.unjudged()


def test_unjudged_is_what_the_deck_does_not_list() -> None:
    assert SeatedGame().says("top", stack=1, gift="unheard-of").unjudged()
    assert not SeatedGame().says("top", stack=1, gift="marker-set").unjudged()
    assert SeatedGame(deck=None).says("top", stack=1, gift="key").unjudged()
    assert not ready_to_create().says("create", seat="1", stack=1, cards={"air": 1, "metal": 2}).unjudged()


def with_nine_cards() -> SeatedGame:
    """Seat 1 holds 8 unknown cards at the end of its turn."""
    game = SeatedGame()
    while game.seat("1").hand.size < 8:
        if game.table.phase == "create":
            game.ends_turn()
        game.arrives(game.table.turn)
    return game.says("end_turn", seat="1")


def test_ME_HAND_01_ME_CRYST_02_the_surplus_goes_exactly_and_the_crystal_does_not_count() -> None:
    game = with_nine_cards()
    assert game.prompt.awaits == ("discard",)
    assert game.refuses("discard", seat="1", count=2) == "ME-HAND-01"
    assert game.refuses("discard", seat="1", cards={}) == "ME-HAND-01"
    assert game.refuses("end_turn", seat="1") == "ME-TURN-01"
    assert game.refuses("discard", seat="2", count=1) == "ME-SETUP-09"
    assert game.cannot_read("discard", seat="1")
    assert game.cannot_read("discard", seat="1", count=1, cards={"air": 1})
    game.says("discard", seat="1", cards={"air": 1})
    assert game.seat("1").hand.size == 7
    assert game.prompt.seats == ("2",)
    assert game.prompt.phase == "move"


def test_ME_HAND_01_cards_not_held_are_not_discarded() -> None:
    game = in_city().says("swap", seat="1", count=4, drawn={"air": 5}).says("end_turn", seat="1")
    while game.seat("1").hand.size < 7 or game.table.turn != "1":
        game.turn(game.table.turn)
    game.says("lay", region="r1", ingredients={"air": game.table.regions["r1"].size})
    kept = game.seat("1").hand.unknown
    game.says("go", seat="1", to="r1" if game.seat("1").at == "city" else "city")
    if game.seat("1").at == "city":
        game.says("swap", seat="1", count=0, drawn={"air": 1})
    else:
        game.says("take", seat="1", ingredient="air")
    game.says("end_turn", seat="1")
    assert kept >= 1
    assert game.seat("1").surplus == 1
    game.says("discard", seat="1", cards={"water": 1})


def test_the_round_grows_when_the_turn_comes_back_to_the_start_player() -> None:
    game = SeatedGame(3, start_player="2").turn("2").turn("3")
    assert game.prompt.round == 1
    assert game.turn("1").prompt.round == 2


def test_the_rulebooks_sections_and_pages_are_cited() -> None:
    sources = {id: GAME.source("ru", rule) for id, rule in GAME.rules.items()}
    assert sources["ME-MOVE-01"] == {"edition": "ru", "page": None, "section": "1. Переместиться"}
    assert (sources["ME-BONUS-02"]["page"], sources["ME-SPEC-02"]["page"]) == (8, 11)
    assert all(source["section"] for source in sources.values())


@pytest.mark.parametrize(
    ("id", "topic"), [("ME-SPEC-04", "special"), ("ME-SCORE-02", "collections"), ("EL-OBST-02", "")]
)
def test_a_rule_that_no_command_can_break_has_a_topic_too(id: str, topic: str) -> None:
    assert GAME.topic(id) == topic


@pytest.mark.parametrize(
    "command",
    [
        {"do": "top", "stack": True, "gift": "key"},
        {"do": "top", "stack": 1, "gift": "Key"},
        {"do": "top", "stack": 1, "gift": "key\n"},
        {"do": "top", "stack": 1, "gift": None},
        {"do": "go", "seat": 1, "to": "r1"},
        {"do": "go", "seat": "3", "to": "r1"},
        {"do": "go", "seat": "1", "to": "town"},
        {"do": "take", "seat": "1", "ingredient": "fire"},
        {"do": "create", "seat": "1", "stack": 1, "cards": {"air": 1.5}},
        {"do": "create", "seat": "1", "stack": 1, "cards": {"air": 2, "metal": 1}, "crystal": 1},
        {"do": "reward", "seat": "1", "from": 1},
        {"do": "reward", "seat": "1", "gift": "key"},
        {"do": "reward", "seat": "1", "from": 4, "gift": "key"},
        {"do": "bonus", "seat": "1", "gift": None},
        {"do": "redistribute", "sizes": [8, 8]},
        {"do": "redistribute", "sizes": [8, 8, -1]},
        {"do": "lay", "region": "r1", "ingredients": {"fire": 0, "air": 1}},
    ],
)
def test_a_malformed_command_is_an_error_in_any_phase(command: dict[str, object]) -> None:
    assert SeatedGame().cannot_read(**command)  # type: ignore[arg-type]


def test_without_a_deck_any_ingredient_and_any_gift_may_be_named() -> None:
    game = SeatedGame(deck=None).says("lay", region="r1", ingredients={"snow-flakes": 1})
    game.says("top", stack=1, gift="sled").says("top", stack=2, gift="sled")
