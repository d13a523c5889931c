"""The best way to sort gifts is found exactly and soon, and any legal one a player insists on is counted."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from engine.masterelf import scoring
from engine.masterelf.best_collections import best_sorting, worth
from engine.masterelf.deckfile import read_deck
from engine.masterelf.owners_deck import Deck, Gift
from engine.masterelf.scoring import Tally, count
from engine.rule import Rejection
from tests.extent import many

from .sitting import RECORDED

NAMES = "abcdefghijklmno"
Gifts = dict[str, tuple[str, ...]]


def exhaustive(gifts: Gifts) -> int:
    """The most points by trying every sorting, counted by the printed table."""

    def value(sorting: tuple[str, ...]) -> int:
        return sum(
            (1, 5)[number - 1] if name in ("secret", "treasures") else (1, 3, 6, 9, 12)[min(number, 5) - 1]
            for name, number in Counter(sorting).items()
        )

    return max(map(value, product(*gifts.values())))


def collection(chance: random.Random, gifts: int, sets: int, singles: float = 0.3) -> Gifts:
    """So many random gifts of one or two sets; some belong to a special set."""
    names = NAMES[:sets]
    found = [tuple(chance.sample(names, 1 if chance.random() < singles else min(2, sets))) for _ in range(gifts)]
    for special in ("secret", "treasures"):
        for at in chance.sample(range(gifts), min(gifts, chance.choice((0, 0, 1, 2)))):
            if not {"secret", "treasures"} & set(found[at]):
                found[at] = (found[at][0], special) if chance.random() < 0.9 else (special,)
    return {f"gift-{at}": options for at, options in enumerate(found)}


def assert_best(gifts: Gifts) -> None:
    found = best_sorting(gifts)
    assert found.keys() == gifts.keys()
    assert all(found[gift] in options for gift, options in gifts.items())
    assert worth(found) == exhaustive(gifts), gifts


def test_the_best_sorting_is_exhaustively_best_for_thousands_of_small_collections() -> None:
    chance = random.Random(1)
    for _ in range(many("small collections", 3000, daily=3000, quick=500)):
        assert_best(collection(chance, chance.randint(0, 9), chance.randint(1, 7)))


def test_the_best_sorting_is_exhaustively_best_where_collections_overflow() -> None:
    chance = random.Random(2)
    for _ in range(many("overflowing collections", 150, daily=150, quick=20)):
        assert_best(collection(chance, chance.randint(10, 13), chance.randint(2, 3), singles=0.1))


def by_counts(gifts: Gifts) -> int:
    """The most points, exactly, by remembering how many gifts each set has so far: an independent count up to 20."""
    states = {frozenset[tuple[str, int]]()}
    for options in gifts.values():
        after = set()
        for state in states:
            for name in options:
                counts = dict(state)
                counts[name] = min(counts.get(name, 0) + 1, 5)
                after.add(frozenset(counts.items()))
        states = after
    special = {"secret": (0, 1, 5), "treasures": (0, 1, 5)}
    printed = (0, 1, 3, 6, 9, 12)
    return max(sum(special.get(name, printed)[number] for name, number in state) for state in states)


def test_the_best_sorting_is_best_for_twenty_gifts() -> None:
    chance = random.Random(3)
    for _ in range(many("collections of twenty gifts", 40, daily=40, quick=4)):
        gifts = collection(chance, 20, chance.randint(4, 6))
        assert worth(best_sorting(gifts)) == by_counts(gifts), gifts


def box(**gifts: Gift | tuple[str, ...]) -> Deck:
    listed = {
        id: gift if isinstance(gift, Gift) else Gift(id, sets=gift, colour="blue", elves=0)
        for id, gift in gifts.items()
    }
    return Deck(sets=dict.fromkeys(NAMES), colours={"blue": None}, gifts=listed)


def of_colours(**numbers: int) -> tuple[Deck, tuple[str, ...]]:
    gifts = {
        f"{colour}-{at}": Gift(f"{colour}-{at}", sets=(), colour=colour, elves=0)
        for colour, number in numbers.items()
        for at in range(number)
    }
    return Deck(gifts=gifts), tuple(gifts)


@pytest.mark.parametrize(
    ("colours", "points"),
    [
        ({"blue": 3, "green": 2, "red": 5, "rainbow": 1}, ("red", 6)),
        ({"blue": 3, "green": 2, "red": 5, "rainbow": 2}, ("red", 7)),
        ({"rainbow": 2}, ("rainbow", 2)),
        ({}, (None, 0)),
    ],
)
def test_ME_SCORE_04_05_one_colour_counts_with_every_rainbow(colours: dict[str, int], points: object) -> None:
    assert scoring.colour_points(*of_colours(**colours)) == points


@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 3), (3, 6), (4, 9), (5, 12), (6, 12), (9, 12)])
def test_ME_SCORE_02_a_collection_by_its_number_of_gifts(number: int, points: int) -> None:
    deck = box(**{f"gift-{at}": ("a",) for at in range(number)})
    assert scoring.best(deck, tuple(deck.gifts)).points == {"a": points}


def test_ME_SCORE_03_special_sets_beside_their_other_set() -> None:
    deck = box(
        pirate=Gift("pirate", sets=("a",), special="treasures", colour="blue", elves=1),
        map=Gift("map", sets=("a",), special="treasures", colour="blue", elves=0),
        parrot=("a",),
        hook=("a",),
    )
    four = scoring.best(deck, ("pirate", "map", "parrot", "hook"))
    assert (four.points, four.elves) == ({"a": 9}, 1)
    three = scoring.best(deck, ("pirate", "map", "parrot"))
    assert sum(three.points.values()) == 6
    two = scoring.best(deck, ("pirate", "map"))
    assert two.collections == {"treasures": ("pirate", "map")}
    assert two.points == {"treasures": 5}
    assert sum(scoring.best(deck, ("pirate",)).points.values()) == 1


def test_ME_SCORE_06_07_elves_and_a_colour_count_beside_every_collection() -> None:
    deck = box(
        lamp=Gift("lamp", sets=("a",), colour="blue", elves=2), harp=Gift("harp", sets=("a",), colour="blue", elves=1)
    )
    tally = scoring.best(deck, ("lamp", "harp"))
    assert (tally.points, tally.colour, tally.elves) == ({"a": 3}, 2, 3)
    alone = scoring.best(deck, ("lamp",))
    assert (alone.colour, alone.elves) == (1, 2)


def test_what_is_not_known_scores_nothing_and_is_named() -> None:
    deck = box(
        key=Gift("key", special="secret"),
        casket=Gift("casket", special="secret", sets=("a",), colour="blue", elves=0),
        lamp=Gift("lamp", sets=(), colour="rainbow", elves=0),
    )
    tally = scoring.best(deck, ("key", "casket", "lamp", "sled", "sled"))
    assert tally.unknown == ("key", "sled", "sled")
    assert tally.collections == {"secret": ("key", "casket")}
    assert tally.score == 5 + 2


def test_ME_SCORE_01_a_legal_sorting_a_player_insists_on_is_counted() -> None:
    deck = box(lamp=("a", "b"), harp=("a",), ball=("b",))
    tally = count(deck, ("lamp", "harp", "ball"), {"a": ["harp"], "b": ["lamp", "ball"]})
    assert isinstance(tally, Tally)
    assert (tally.points, tally.score) == ({"a": 1, "b": 3}, 4 + 3)


@pytest.mark.parametrize(
    ("collections", "why"),
    [
        ({"a": ["harp", "lamp"], "b": ["ball", "lamp"]}, "twice"),
        ({"a": ["harp", "harp", "lamp"], "b": ["ball"]}, "twice"),
        ({"a": ["lamp", "ball", "harp"]}, "lacks"),
        ({"c": ["lamp"], "a": ["harp"], "b": ["ball"]}, "lacks"),
        ({"secret": ["lamp"], "a": ["harp"], "b": ["ball"]}, "lacks"),
        ({"a": ["harp"], "b": ["ball"]}, "left"),
        ({"a": ["harp", "lamp", "drum"], "b": ["ball"]}, "owned"),
    ],
)
def test_ME_SCORE_01_a_gift_is_in_one_collection_of_a_set_it_has(collections: dict[str, list[str]], why: str) -> None:
    deck = box(lamp=("a", "b"), harp=("a",), ball=("b",), drum=("a",))
    refused = count(deck, ("lamp", "harp", "ball"), collections)
    assert isinstance(refused, Rejection)
    assert (refused.rule.id, refused.params["why"]) == ("ME-SCORE-01", why)
    assert set(refused.params) == set(refused.rule.needs)


def test_a_gift_whose_sets_are_not_known_may_be_counted_in_any() -> None:
    deck = box(lamp=Gift("lamp"), harp=("a",))
    tally = count(deck, ("lamp", "harp", "sled"), {"a": ["harp", "lamp", "sled"]})
    assert isinstance(tally, Tally)
    assert tally.points == {"a": 6}
    assert isinstance(count(deck, ("lamp", "harp"), {"a": ["harp"], "secret": ["lamp"]}), Rejection)


def test_every_gift_of_a_whole_box_in_one_hand_is_sorted() -> None:
    deck = read_deck((RECORDED / "deck.toml").read_text(encoding="utf-8"))
    assert isinstance(deck, Deck)
    tally = scoring.best(deck, tuple(deck.gifts))
    assert tally.points == dict.fromkeys(deck.sets, 12) | {"secret": 5, "treasures": 5}
    assert isinstance(count(deck, tuple(deck.gifts), tally.collections), Tally)
