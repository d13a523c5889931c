"""A table of sensible players of Master Elf, with the real cards in their hands and a few slips of the tongue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import walks

from engine.masterelf.deckfile import read_deck
from engine.masterelf.making_gifts import equal_stacks
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import CITY, REGION_FULL, REGIONS, STACK_HEIGHT, adjacent
from engine.masterelf.state import Table
from engine.match import Match

Sentence = dict[str, Any]
BOX = Path(__file__).parent / "a-box-for-tests.toml"
SLIPS = 0.22
"""How often somebody says something else first."""
TOLD = 0.8
"""How often somebody tells what lies in a region."""


class Players:
    """Everyone at the table, and all the cards; `tells` are the seats that show the referee all they have."""

    def __init__(self, start: Sentence, tells: str, random: Random) -> None:
        deck = read_deck(BOX.read_text(encoding="utf-8"))
        assert isinstance(deck, Deck)
        self.deck, self.tells, self.random = deck, tells, random
        self.side: str = start["options"]["side"]
        gifts = [*deck.gifts, *(f"unlisted-{n}" for n in range(1, (deck.gift_cards or 0) - len(deck.gifts) + 1))]
        random.shuffle(gifts)
        height = STACK_HEIGHT[start["seats"]]
        self.stacks = [[gifts.pop() for _ in range(height)] for _ in range(3)]
        self.aside = gifts
        self.city = [kind.id for kind in deck.ingredients.values() for _ in range(kind.count or 0)]
        random.shuffle(self.city)
        self.away: list[str] = []
        self.hands = {str(n): Counter(self._drawn(3)) for n in range(1, start["seats"] + 1)}
        self.regions = {region: self._drawn(1) for region in REGIONS[self.side]}

    def say(self, match: Match) -> Iterator[Sentence]:
        """What is said at this moment, ending with what is meant in earnest."""
        told = self._told(match.state)
        if told:
            yield told
            return
        if self.random.random() < SLIPS:
            yield self._slip(match)
        yield getattr(self, f"_{match.prompt.phase}")(match.state)

    def _told(self, table: Table) -> Sentence | None:
        """What lies open and was not told yet."""
        if table.ended or table.phase == "redistribute":
            return None
        for number, stack in enumerate(table.stacks, 1):
            if stack.top is None and stack.left:
                return {"do": "top", "stack": number, "gift": self.stacks[number - 1][-1]}
        for region, lying in table.regions.items():
            if lying.unknown and self.random.random() < TOLD:
                missing = Counter(self.regions[region]) - Counter(dict(lying.known))
                return {"do": "lay", "region": region, "ingredients": dict(missing)}
        return None

    def _slip(self, match: Match) -> Sentence:
        """Something else altogether."""
        asks = match.game.grammar(match.state)
        awaited = [ask for ask in asks if ask.command in match.prompt.awaits]
        pool = awaited if awaited and self.random.random() < 0.7 else asks
        return walks.filled(self.random.choice(pool), self.random, match.prompt.seats)

    def _drawn(self, number: int) -> list[str]:
        """Cards from the city's stack, which is made anew from the discard pile when it has too few."""
        cards = []
        for _ in range(number):
            if not self.city:
                self.city, self.away = self.away, []
                self.random.shuffle(self.city)
            if self.city:
                cards.append(self.city.pop())
        return cards

    def _wanted(self, table: Table) -> Counter[str]:
        """What the tops need."""
        wanted: Counter[str] = Counter()
        for stack in table.stacks:
            wanted.update(table.deck.price(stack.top or "") or ())
        return wanted

    def _move(self, table: Table) -> Sentence:
        here = table.seat(table.turn).at
        near = [place for place in (CITY, *self.regions) if place != here and adjacent(self.side, here, place)]
        wanted, hand = self._wanted(table), self.hands[table.turn]

        def worth(place: str) -> float:
            lying = self.regions.get(place, [])
            useless = sum(count for kind, count in hand.items() if kind not in wanted)
            best = max((wanted[kind] * (hand[kind] < 2) for kind in lying), default=0.0)
            return (useless * 0.8 if place == CITY else best) + self.random.random()

        return {"do": "go", "seat": table.turn, "to": max(near, key=worth)}

    def _take(self, table: Table) -> Sentence:
        id, here = table.turn, table.seat(table.turn).at
        hand, wanted = self.hands[id], self._wanted(table)
        if here == CITY:
            useless = [kind for kind in hand.elements() if kind not in wanted][:3]
            hand -= Counter(useless)
            self.away += useless
            drawn = self._drawn(len(useless) + 1)
            self.hands[id] = hand + Counter(drawn)
            if id in self.tells:
                return {"do": "swap", "seat": id, "discard": dict(Counter(useless)), "drawn": dict(Counter(drawn))}
            return {"do": "swap", "seat": id, "count": len(useless)}
        lying = self.regions[here]
        if not lying:
            return {"do": "take", "seat": id}
        kind = max(lying, key=lambda each: (wanted[each] - hand[each], each))
        known = table.regions[here].known.get(kind, 0)
        lying.remove(kind)
        hand[kind] += 1
        if not lying:
            self.regions[here] = self._drawn(REGION_FULL[self.side])
        told = known or table.regions[here].unknown
        return {"do": "take", "seat": id} | ({"ingredient": kind} if told else {})

    def _create(self, table: Table) -> Sentence:
        hand = self.hands[table.turn]
        for number, stack in enumerate(table.stacks, 1):
            if stack.top is None:
                continue
            kinds = table.deck.price(stack.top) or [kind for kind, _ in hand.most_common(2)]
            for cards, crystal in self._payments(list(kinds), table.seat(table.turn).crystal):
                if all(hand[kind] >= count for kind, count in cards.items()):
                    hand -= Counter(cards)
                    self.hands[table.turn] = hand
                    self.away += list(Counter(cards).elements())
                    self.stacks[number - 1].pop()
                    told = {"crystal": True} if crystal else {}
                    return {"do": "create", "seat": table.turn, "stack": number, "cards": cards, **told}
        return {"do": "end_turn", "seat": table.turn}

    def _payments(self, kinds: list[str], crystal: bool) -> Iterator[tuple[dict[str, int], bool]]:
        if len(kinds) < 2:
            return
        a, b = kinds
        yield {a: 2, b: 1}, False
        yield {a: 1, b: 2}, False
        if crystal:
            yield {a: 1, b: 1}, True
            yield {a: 2}, True

    def _end(self, table: Table) -> Sentence:
        return {"do": "end_turn", "seat": table.turn}

    def _discard(self, table: Table) -> Sentence:
        id, surplus = table.turn, table.seat(table.turn).surplus
        hand = self.hands[id]
        cards = [kind for kind, _ in hand.most_common() for _ in range(hand[kind])][:surplus]
        self.hands[id] = hand - Counter(cards)
        self.away += cards
        told = {"cards": dict(Counter(cards))} if id in self.tells else {"count": surplus}
        return {"do": "discard", "seat": id, **told}

    def _redistribute(self, table: Table) -> Sentence:
        left = [gift for stack in self.stacks for gift in stack]
        self.random.shuffle(left)
        self.stacks = [[left.pop() for _ in range(size)] for size in equal_stacks(len(left))]
        return {"do": "redistribute"}

    def _reward(self, table: Table) -> Sentence:
        if not self.aside or self.random.random() < 0.5:
            number = max((1, 2, 3), key=lambda each: len(self.stacks[each - 1]))
            gift = self.stacks[number - 1].pop(0)
            return {"do": "reward", "seat": table.turn, "from": number, "gift": gift}
        return {"do": "reward", "seat": table.turn, "from": "aside", "gift": self.aside.pop()}

    def _bonus(self, table: Table) -> Sentence:
        return {"do": "bonus", "seat": table.choosing[0], "gift": self.aside.pop()}
