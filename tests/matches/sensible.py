"""A table of sensible players of Elfenland, with the real pieces in their hands and a few slips of the tongue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import walks

from engine.elfenland.board import Route
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS, COUNTERS_OF_A_KIND, HAND_DEALT
from engine.elfenland.state import Table
from engine.match import Match

Sentence = dict[str, Any]
SLIPS = 0.2
"""How often somebody says something else first."""


class Players:
    """Everyone at the table; `tells` are the seats that show the referee all they have."""

    def __init__(self, seats: int, tells: str, random: Random) -> None:
        self.random = random
        self.tells = tells
        ids = [str(n) for n in range(1, seats + 1)]
        self.hand: dict[str, Counter[str]] = {id: Counter() for id in ids}
        self.hidden: dict[str, list[str]] = {id: [] for id in ids}
        self.open: dict[str, list[str]] = {id: [] for id in ids}
        self.pool = [kind for kind in COUNTERS for _ in range(COUNTERS_OF_A_KIND)]
        random.shuffle(self.pool)
        self.display = [self.pool.pop() for _ in range(5)]
        self.targets: list[str] = []
        self.round = 1

    def say(self, match: Match) -> Iterator[Sentence]:
        """What is said at this moment, ending with what is meant in earnest."""
        meant = self.meant(match)
        if self.random.random() < SLIPS:
            yield self._slip(match, meant)
        yield meant

    def _slip(self, match: Match, meant: Sentence) -> Sentence:
        """Something else altogether, or what is meant with one thing wrong."""
        asks = match.game.grammar(match.state)
        if self.random.random() < 0.3:
            return walks.filled(self.random.choice(asks), self.random, match.prompt.seats)
        other = walks.filled(next(ask for ask in asks if ask.command == meant["do"]), self.random)
        name = self.random.choice([*other])
        return {**meant, name: other[name]}

    def meant(self, match: Match) -> Sentence:
        """The act that comes next; the pieces move as it says."""
        table: Table = match.state
        seat = match.prompt.seats[0] if match.prompt.seats else ""
        if "discard" in match.prompt.awaits:
            return self._discard(seat)
        return getattr(self, f"_{match.prompt.phase}")(table, seat)  # type: ignore[no-any-return]

    def _deal(self, table: Table, seat: str) -> Sentence:
        if table.round > self.round:
            self._sweep(table)
        if table.display.unknown and self.tells:
            known = list(Counter(table.display.known).elements())
            return {"do": "turn_up", "kind": (Counter(self.display) - Counter(known)).most_common()[0][0]}
        deck = Counter(CARDS_OF_A_KIND)
        for hand in self.hand.values():
            deck -= hand
        cards = list(deck.elements())
        self.random.shuffle(cards)
        for hand in self.hand.values():
            while hand.total() < HAND_DEALT:
                hand[cards.pop()] += 1
        told = {id: dict(sorted(hand.items())) for id, hand in self.hand.items() if id in self.tells}
        return {"do": "deal", "hands": told} if told else {"do": "deal"}

    def _draw_hidden(self, table: Table, seat: str) -> Sentence:
        self.hidden[seat].append(self.pool.pop())
        return {"do": "draw_hidden", "seat": seat} | ({"kind": self.hidden[seat][-1]} if seat in self.tells else {})

    def _draw(self, table: Table, seat: str) -> Sentence:
        kind = max(self.display, key=lambda each: self.hand[seat][each])
        source = "display" if self.hand[seat][kind] > 1 else "pile"
        if source == "display":
            self.display.remove(kind)
            self.display.append(self.pool.pop())
        else:
            kind = self.pool.pop()
        self.open[seat].append(kind)
        return {"do": "draw", "seat": seat, "from": source, "kind": kind}

    def _plan(self, table: Table, seat: str) -> Sentence:
        mine = self.open[seat] + self.hidden[seat]
        near = self._near(table, seat)
        for kind in sorted(set(mine), key=lambda each: (-self.hand[seat][each], each)):
            for town in near:
                for route in table.board.leaving[town]:
                    price = route.costs.get(kind)
                    if price and price <= self.hand[seat][kind] and route.id not in table.roads:
                        (self.open if kind in self.open[seat] else self.hidden)[seat].remove(kind)
                        return {"do": "place", "seat": seat, "kind": kind, "route": route.id}
        bare = [route for route, road in table.roads.items() if not road.obstacle]
        if table.seat(seat).obstacle and bare and self.random.random() < 0.2:
            return {"do": "obstacle", "seat": seat, "route": self.random.choice(bare)}
        return {"do": "pass", "seat": seat}

    def _near(self, table: Table, seat: str) -> list[str]:
        """Towns within three connections of the boot, the nearest first."""
        distances = table.board.distances_from(table.seat(seat).town)
        return sorted((town for town, away in distances.items() if away < 3), key=lambda town: (distances[town], town))

    def _move(self, table: Table, seat: str) -> Sentence:
        way = self._best(table, table.seat(seat).town, self.hand[seat], frozenset(table.seat(seat).collected), 5)[1]
        if not way:
            return {"do": "end_move", "seat": seat}
        route, cards = way[0]
        self.hand[seat] -= Counter(cards)
        return {"do": "travel", "seat": seat, "route": route.id, "cards": cards}

    def _best(
        self, table: Table, town: str, hand: Counter[str], seen: frozenset[str], depth: int
    ) -> tuple[float, list[tuple[Route, dict[str, int]]]]:
        """The most new towns to be reached with these cards, and the way there."""
        best: tuple[float, list[tuple[Route, dict[str, int]]]] = (0, [])
        for route in table.board.leaving[town] if depth else ():
            there = route.other_end(town)
            assert there is not None
            for cards in self._payments(table, route, town, hand):
                new = table.board.towns[there].has_piece and there not in seen
                further, way = self._best(table, there, hand - Counter(cards), seen | {there}, depth - 1)
                worth = new + further - 0.1 * sum(cards.values())
                if worth > best[0]:
                    best = (worth, [(route, cards), *way])
        return best

    def _payments(self, table: Table, route: Route, town: str, hand: Counter[str]) -> Iterator[dict[str, int]]:
        kind, need = "raft", route.rafts_from(town)
        if not route.water:
            if route.id not in table.roads:
                return
            road = table.roads[route.id]
            kind, need = road.kind, road.price(route)
            if hand[kind] < need and hand.total() >= road.caravan + 1:
                yield dict(Counter([*hand.elements()][: road.caravan]))
        if hand[kind] >= need:
            yield {kind: need}

    def _discard(self, seat: str) -> Sentence:
        hand = self.hand[seat]
        cards = [kind for kind, _ in reversed(hand.most_common()) for _ in range(hand[kind])][: hand.total() - 4]
        hand -= Counter(cards)
        self.hand[seat] = hand
        return {"do": "discard", "seat": seat} | (
            {"cards": dict(Counter(cards))} if seat in self.tells else {"count": len(cards)}
        )

    def _cleanup(self, table: Table, seat: str) -> Sentence:
        if self.open[seat]:
            kind = self.open[seat][0]
            self.open[seat], self.hidden[seat] = [kind], []
        else:
            kind = "hidden"
            self.hidden[seat] = self.hidden[seat][:1]
        return {"do": "keep", "seat": seat, "kind": kind}

    def _sweep(self, table: Table) -> None:
        """All counters but the kept ones, and the display where that stays, are turned down."""
        self.round = table.round
        left = Counter(kind for kind in COUNTERS for _ in range(COUNTERS_OF_A_KIND))
        for rows in (self.open, self.hidden):
            for row in rows.values():
                left -= Counter(row)
        stays = table.options["display_refresh"] == "keep"
        self.pool = list((left - Counter(self.display if stays else ())).elements())
        self.random.shuffle(self.pool)
        self.display = self.display if stays else [self.pool.pop() for _ in range(5)]

    def _over(self, table: Table, seat: str) -> Sentence:
        if not self.targets:
            self.targets = [town.id for town in table.board.towns.values() if town.has_card]
            self.random.shuffle(self.targets)
        return {"do": "target", "seat": seat, "town": self.targets.pop()}
