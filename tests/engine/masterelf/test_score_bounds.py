"""What uncounted gifts can add at most is exact, and a winner is named if and only if no such gift can change it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from engine.masterelf.owners_deck import Deck, Gift
from engine.masterelf.pieces import RAINBOW, SPECIAL_SETS
from engine.masterelf.score_bounds import Bounds, Place, bounds, most, places, winners
from engine.masterelf.scoring import best, tallied
from engine.masterelf.state import Table
from engine.state import House
from tests.extent import QUICK, many

from .sitting import started

SETS, NEW = ("a", "b"), ("x", "y")
"""The ordinary sets of the decks here, and two that no card has named yet: enough for the few gifts."""


def completions(deck: Deck, gifts: Sequence[str]) -> Iterator[Deck]:
    """Every deck that these cards may turn out to be: all that this deck says holds, and nothing is unknown. A card
    that adds nothing is among them: without a set, a ribbon or an elf."""
    unlisted = [gift for gift in gifts if gift not in deck.gifts]
    for facts in product(*(_facts(deck.gifts.get(gift) or Gift(gift), gift in deck.gifts) for gift in gifts)):
        whole = {**deck.gifts, **{gift.id: gift for gift in facts}}
        specials = [gift.special for gift in whole.values() if gift.special]
        if all(specials.count(name) <= 2 for name in SPECIAL_SETS):
            yield replace(deck, gifts=whole)
    assert len(set(unlisted)) == len(unlisted), "each card has an id of its own here"


def _facts(gift: Gift, listed: bool) -> list[Gift]:
    """Every card that this one may be; a listed one belongs to no special set that is not said."""
    specials = (gift.special,) if listed else (None, *SPECIAL_SETS)
    sets = [(), *((name,) for name in (*SETS, *NEW)), *combinations((*SETS, *NEW), 2)]
    found = []
    for special in specials:
        for named in [gift.sets] if gift.sets is not None else sets[: len(sets) if special is None else 5]:
            found.append(replace(gift, special=special, sets=named))
    # Nothing, a ribbon, or all that these can add; they do not depend on the sets.
    looks = dict.fromkeys(
        (gift.colour or colour, elf if gift.elves is None else gift.elves)
        for colour, elf in ((None, 0), ("red", 0), (RAINBOW, 1))
    )
    return [replace(each, colour=colour, elves=elf) for each in found for colour, elf in looks]


def random_deck(chance: random.Random, listed: int, vague: int) -> Deck:
    """So many listed gifts; of `vague` of them some facts are unknown."""
    gifts: dict[str, Gift] = {}
    room = dict.fromkeys(SPECIAL_SETS, 2)
    for number in range(listed):
        special = chance.choice((None, None, *SPECIAL_SETS))
        if special is not None and not room[special]:
            special = None
        if special is not None:
            room[special] -= 1
        sets = tuple(chance.sample(SETS, 1 if special else chance.choice((1, 2))))
        gift = Gift(
            f"g{number}", None, None, sets, special, chance.choice(("red", "red", RAINBOW)), chance.choice((0, 1))
        )
        if number < vague:
            lost = chance.sample(("sets", "colour", "elves"), chance.randint(1, 2))
            gift = replace(gift, **dict.fromkeys(lost))
        gifts[gift.id] = gift
    return Deck(gifts=gifts, sets=dict.fromkeys(SETS), colours={"red": None})


def hand(chance: random.Random, deck: Deck, listed: int, unlisted: int) -> tuple[str, ...]:
    return (*chance.sample(list(deck.gifts), min(listed, len(deck.gifts))), *(f"u{n}" for n in range(unlisted)))


def test_the_bound_is_the_most_that_any_completion_scores() -> None:
    chance = random.Random(1)
    for _ in range(many("completions of decks", 60, daily=60, quick=10)):
        vague = chance.randint(0, 1)
        deck = random_deck(chance, chance.randint(0, 6), vague)
        gifts = hand(
            chance, deck, chance.randint(0, 6), chance.choice((0, 1, 1)) if vague else chance.choice((0, 1, 1, 1, 2))
        )
        scores = {best(whole, gifts).score for whole in completions(deck, gifts)}
        assert max(scores) == most(deck, gifts), (deck.gifts, gifts)
        assert min(scores) >= best(deck, gifts).score


def test_the_bound_of_special_sets_is_the_most_that_any_completion_scores() -> None:
    chance = random.Random(2)
    for _ in range(many("completions with special sets", 4, daily=4, quick=1)):
        deck = random_deck(chance, chance.randint(0, 3), 0)
        gifts = hand(chance, deck, 2, 3)
        # Ribbons and elves are known to add what they add; without them three cards are few enough to try all.
        scores = (best(whole, gifts).score for whole in sets_alone(deck, gifts))
        assert max(scores) + 2 * 3 == most(deck, gifts), (deck.gifts, gifts)


def sets_alone(deck: Deck, gifts: Sequence[str]) -> Iterator[Deck]:
    """The completions whose new cards have neither a ribbon nor an elf."""
    plain = replace(deck, gifts={**deck.gifts})
    cards = [[each for each in _facts(Gift(gift), False) if (each.colour, each.elves) == (None, 0)]
             if gift not in deck.gifts else [deck.gifts[gift]] for gift in gifts]  # fmt: skip
    for facts in product(*cards):
        whole = {**plain.gifts, **{gift.id: gift for gift in facts}}
        specials = [gift.special for gift in whole.values()]
        if all(specials.count(name) <= 2 for name in SPECIAL_SETS):
            yield replace(plain, gifts=whole)


@pytest.mark.parametrize("number", range(1, 14))
def test_gifts_of_which_nothing_is_known_are_worth_full_sets_ribbons_and_elves(number: int) -> None:
    five, rest = divmod(number, 5)
    sets = 12 * five + (0, 1, 3, 6, 9)[rest]
    pairs = [12 * f + (0, 1, 3, 6, 9)[r] for f, r in (divmod(max(0, number - 2), 5), divmod(max(0, number - 4), 5))]
    specials = [5 + pairs[0]] * (number >= 2) + [10 + pairs[1]] * (number >= 4)
    assert most(Deck(), tuple(f"u{n}" for n in range(number))) == max(sets, *specials, 0) + 2 * number


def seated(deck: Deck, *owned: tuple[str, ...], gone: tuple[str, ...] = ()) -> Table:
    table = started(len(owned))
    assert isinstance(table, Table)
    seats = tuple(replace(seat, gifts=gifts) for seat, gifts in zip(table.seats, owned, strict=True))
    return replace(table, deck=deck, seats=seats, house=House(gone=gone))


def winners_of(deck: Deck, table: Table) -> tuple[str, ...]:
    """The seats with the most points if the cards are those of this deck."""
    scores = {seat.id: best(deck, seat.gifts).score for seat in table.seats}
    return tuple(seat for seat, score in scores.items() if score == max(scores.values()))


def test_a_winner_is_named_if_and_only_if_every_completion_agrees() -> None:
    chance = random.Random(3)
    found = {True: 0, False: 0}
    for _ in range(many("tables with uncounted gifts", 50, daily=50, quick=8)):
        deck = random_deck(chance, chance.randint(2, 8), chance.choice((0, 0, 1)))
        ids = list(deck.gifts)
        chance.shuffle(ids)
        cut = chance.randint(0, len(ids))
        unlisted = 1 if any(not gift.complete for gift in deck.gifts.values()) else chance.choice((0, 1, 1, 1, 2))
        owned = [ids[:cut], ids[cut:]]
        for number in range(unlisted):
            owned[chance.randint(0, 1)].append(f"u{number}")
        table = seated(deck, *map(tuple, owned))
        every = {winners_of(whole, table) for whole in completions(deck, [*owned[0], *owned[1]])}
        named = winners(table)
        assert named == (every.pop() if len(every) == 1 else ()), (deck.gifts, owned)
        found[bool(named)] += 1
    assert min(found.values()) > (1 if QUICK else 8)


RED = {f"r{n}": Gift(f"r{n}", None, None, (f"s{n}",), None, "red", 0) for n in range(9)}
"""Nine red gifts of nine sets: n of them are worth 2n points."""


def test_ME_SCORE_08_a_winner_whom_nobody_can_reach_is_named_and_the_rest_stays_open() -> None:
    table = seated(Deck(gifts=RED), tuple(RED)[:8], ("r8", "u0"), ("u1",))
    # One gift adds a ribbon, an elf and 1 point alone, 2 more beside r8.
    assert [bounds(table.deck, seat) for seat in table.seats] == [Bounds(16, 16), Bounds(2, 6), Bounds(0, 3)]
    assert places(table) == {"1": Place(1, 16), "2": Place(None, None), "3": Place(None, None)}
    table = seated(Deck(gifts=RED), tuple(RED)[:3], tuple(RED)[3:6], ("u1",))
    assert places(table) == {"1": Place(1, 6), "2": Place(1, 6), "3": Place(3, None)}


def test_ME_SCORE_08_a_gift_that_may_bring_a_shared_win_leaves_it_open() -> None:
    table = seated(Deck(gifts=RED), tuple(RED)[:3], ("r3", "u0"))
    assert bounds(table.deck, table.seat("2")) == Bounds(2, 6)
    assert places(table) == dict.fromkeys("12", Place(None, None))
    assert winners(seated(Deck(gifts=RED), tuple(RED)[:4], ("r4", "u0"))) == ("1",)


def test_a_seat_that_left_is_behind_all_who_stayed() -> None:
    table = seated(Deck(gifts=RED), ("r0",), ("u0", "u1"), gone=("2",))
    assert places(table) == {"1": Place(1, 2), "2": Place(2, None)}


def test_a_sorting_of_the_players_own_proves_only_what_the_deck_says() -> None:
    table = seated(Deck(gifts=RED), ("r0", "u0"), ("r1",))
    own = replace(table.seat("1"), sorting={"s0": ("r0", "u0")})
    assert tallied(table.deck, own).score == 4
    assert bounds(table.deck, own) == Bounds(2, 6)
    assert bounds(table.deck, replace(table.seat("2"), sorting={"s1": ("r1",)})) == Bounds(2, 2)


def test_a_game_without_unknown_gifts_has_all_places() -> None:
    table = seated(Deck(gifts=RED), ("r0", "r1"), ("r2",), ("r3",))
    assert places(table) == {"1": Place(1, 4), "2": Place(2, 2), "3": Place(2, 2)}
