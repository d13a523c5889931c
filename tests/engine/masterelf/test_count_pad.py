"""The count pad gives the points that the rulebook's table gives, and refuses what no game can end with."""

from __future__ import annotations

import random
from itertools import product

import pytest

from engine.masterelf.count_pad import MANY, Column, ranks, refused
from engine.masterelf.owners_deck import Deck
from engine.masterelf.owners_deck import Gift as DeckGift
from engine.masterelf.scoring import column as best_column
from tests.extent import many

from .counted_by_hand import Card, Gift, best_counted, counted
from .sitting import SeatedGame


def dealt(chance: random.Random, players: int) -> list[list[Card]]:
    """A random final table: the sorted cards before each player; each special card and each rainbow there is once."""
    special = [(name, number) for name in ("Secret", "Treasures") for number in (1, 2)]
    owners = {card: chance.randrange(players + 1) for card in special}
    if chance.random() < 0.5:
        owners[special[1]] = owners[special[0]]
    rainbows = {chance.randrange(3 * players) for _ in range(3)}
    table = []
    for player in range(players):
        names = [name for (name, _), owner in owners.items() if owner == player]
        names += [chance.choice("abcdefg"[: chance.randint(1, 7)]) for _ in range(chance.randint(1, 12))]
        cards = [(name, chance.choice("RGB"), chance.randint(0, 1)) for name in names]
        cards = [
            (name, "rainbow" if 3 * player + at in rainbows else to, elf) for at, (name, to, elf) in enumerate(cards)
        ]
        table.append(cards)
    return table


def column(cards: list[Card]) -> Column:
    """What this player enters on the pad, after looking at the cards only. Half a special set is a set of one card."""
    names = [name for name, _, _ in cards]
    pairs = tuple(name for name in ("Secret", "Treasures") if names.count(name) == 2)
    sizes = tuple(min(names.count(name), MANY) for name in sorted(set(names)) if name not in pairs)
    ribbons = [ribbon for _, ribbon, _ in cards]
    best = max(ribbons.count(colour) for colour in "RGB") + ribbons.count("rainbow")
    return Column(sizes, tuple(name.lower() for name in pairs), best, sum(elves for _, _, elves in cards))


def test_random_final_tables_count_as_the_rulebook_counts_them() -> None:
    chance = random.Random(28)
    for _ in range(many("final tables on the count pad", 1000, daily=1000, quick=100)):
        table = dealt(chance, chance.randint(2, 4))
        columns = [column(cards) for cards in table]
        totals = [counted(cards) for cards in table]
        assert refused(columns) is None, columns
        assert [each.score for each in columns] == totals, table
        won = [at for at, rank in enumerate(ranks(columns)) if rank == 1]
        assert won == [at for at, total in enumerate(totals) if total == max(totals)], "all best win, and nobody else"


def test_a_special_set_lies_before_one_player_only() -> None:
    for name, (one, other) in product(("secret", "treasures"), ((0, 1), (1, 2), (0, 3))):
        columns = [Column(special=(name,) if at in (one, other) else ()) for at in range(4)]
        rejection = refused(columns)
        assert rejection is not None
        assert rejection.rule.id == "ME-SCORE-03"
        assert rejection.params == {"special": name, "first": str(one + 1), "second": str(other + 1)}
    assert refused([Column(special=("secret",)), Column(special=("treasures",))]) is None


@pytest.mark.parametrize(("field", "rule"), [("colour", "ME-SCORE-04"), ("elves", "ME-SCORE-06")])
def test_no_player_has_more_of_a_colour_or_more_elves_than_gifts(field: str, rule: str) -> None:
    whole = {"sizes": (3, 1), "special": ("secret",)}
    assert refused([Column(), Column(**whole, **{field: 6})]) is None  # type: ignore[arg-type]
    rejection = refused([Column(), Column(**whole, **{field: 7})])  # type: ignore[arg-type]
    assert rejection is not None
    assert (rejection.rule.id, rejection.params) == (rule, {"seat": "2", "gifts": 6, field: 7})


def test_nothing_is_refused_where_a_collection_may_have_more_gifts_than_were_entered() -> None:
    assert refused([Column((MANY, 1), colour=13, elves=12)]) is None


def test_nobody_is_ranked_before_everything_is_entered() -> None:
    whole = Column((2,), (), 1, 0)
    assert ranks([whole, whole]) == (1, 1)
    for part in (Column((2,), (), None, 0), Column((2,), (), 1, None), Column((), (), 0, 0)):
        assert ranks([whole, part]) == ()


def test_random_gifts_by_title_count_as_the_best_of_every_way_to_sort_them() -> None:
    chance = random.Random(282)
    for _ in range(many("final tables by title", 1000, daily=1000, quick=100)):
        special = [(("Antiquities", "Secret"), 2), (("Pirates", "Treasures"), 2)]
        gifts: list[Gift] = [
            (sets, chance.choice("RGB"), chance.randint(0, 1))
            for sets, n in special
            for _ in range(chance.randint(0, n))
        ]
        for _ in range(chance.randint(1, 9)):
            sets = chance.sample(
                ["Antiquities", "Pirates", *"abcd"], chance.choice((1, 1, 2) if len(gifts) > 6 else (1, 2))
            )
            gifts.append((tuple(sets), chance.choice(["R", "G", "B", "rainbow"]), chance.randint(0, 1)))
        box = {
            f"gift-{n}": DeckGift(
                f"gift-{n}",
                None,
                None,
                tuple(name.lower() for name in sets if name not in ("Secret", "Treasures")),
                next((name.lower() for name in sets if name in ("Secret", "Treasures")), None),
                ribbon,
                elves,
            )
            for n, (sets, ribbon, elves) in enumerate(gifts)
        }
        assert best_column(Deck(gifts=box), tuple(box)).score == best_counted(gifts), gifts


COLUMNS = [
    {"sizes": [4, 3, 1], "special": ["secret"], "colour": 5, "elves": 4},
    {"sizes": [5, 2, 2, 1], "special": ["treasures"], "colour": 4, "elves": 3},
]
"""30 and 31 points."""


def test_only_scores_are_kept_with_the_round_until_the_count_ends_the_game() -> None:
    game = SeatedGame(2).says("keep_score").says("next_round").says("next_round")
    assert (game.prompt.round, game.prompt.awaits, game.prompt.over) == (3, ("next_round", "count"), False)
    assert game.refuses("go", seat="1", to="r1") == "ME-TURN-01"
    game.says("count", columns=COLUMNS)
    assert game.prompt.over
    assert [(each["seat"], each["rank"], each["score"]) for each in game.shown["standings"]] == [
        ("2", 1, 31),
        ("1", 2, 30),
    ]


def test_ME_TURN_01_only_scores_can_be_kept_before_the_first_turn_alone() -> None:
    assert SeatedGame(2).says("go", seat="1", to="r1").refuses("keep_score") == "ME-TURN-01"
    assert SeatedGame(2).turn("1").refuses("keep_score") == "ME-TURN-01"
    assert SeatedGame(2).turn("1").turn("2").refuses("next_round") == "ME-TURN-01"


def test_a_game_refereed_so_far_ends_with_the_count_of_its_players() -> None:
    game = SeatedGame(2).turn("1").says("count", columns=COLUMNS)
    assert [each["score"] for each in game.shown["standings"]] == [31, 30]
    assert game.refuses("sort", seat="1") == "ME-END-02"
    assert game.match.undo(1).state == SeatedGame(2).turn("1").table


def test_a_count_that_cannot_be_is_refused_and_an_incomplete_one_is_no_count() -> None:
    game, (one, other) = SeatedGame(2).says("keep_score"), COLUMNS
    assert game.refuses("count", columns=[one, {**other, "special": ["secret"]}]) == "ME-SCORE-03"
    assert game.refuses("count", columns=[{**one, "colour": 11}, other]) == "ME-SCORE-04"
    assert game.refuses("count", columns=[one, {**other, "elves": 13}]) == "ME-SCORE-06"
    for wrong in (
        [one],
        [one, {**other, "elves": None}],
        [one, {**other, "special": ["x"]}],
        [one, {**other, "sizes": [0]}],
    ):
        assert game.cannot_read("count", columns=wrong)
    assert game.cannot_read("count", columns=[one, {**other, "special": ["treasures", "treasures"]}])
