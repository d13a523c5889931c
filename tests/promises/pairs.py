"""Pairs of tables that differ in secrets alone: random games told twice, each with its own hands and hidden things."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import walks
from msgspec import Struct

from companion.games.conformance_checks import filled, say
from engine.codec import write
from engine.elfenland.pieces import COUNTERS, HAND_DEALT, KINDS
from engine.game import Ask, Start
from engine.match import Match

Sentence = dict[str, Any]

SECRET = ("kind", "cards", "drawn", "discard")
"""Slots that may tell what the table does not see; where it does, the facts show it and the pair is thrown away."""
TRIES = 60


class Pair(Struct, frozen=True):
    """Two matches of one start, after the last thing said at each."""

    start: Start
    one: Match
    other: Match
    told: tuple[tuple[Sentence, Sentence], ...] = ()

    @property
    def differ(self) -> bool:
        """Whether they differ in anything at all."""
        return bool(write(self.one.state) != write(self.other.state))


def hand(random: Random, size: int = HAND_DEALT) -> dict[str, int]:
    """Cards of Elfenland."""
    cards = random.choices(KINDS, k=size)
    return {kind: cards.count(kind) for kind in sorted(set(cards))}


def games(name: str, random: Random, acts: int) -> Iterator[list[Pair]]:
    """The moments of game after game, each a pair."""
    while True:
        for told in walks.starts(name, random):
            match = walks.laid_out(told)
            found = [Pair(told, match, match)]
            while len(found) < acts and (following := _step(found[-1], random)) is not None:
                found.append(following)
            yield found


def _step(pair: Pair, random: Random) -> Pair | None:
    """Something that both tables take and that looks alike at both; said with secrets of its own at each."""
    prompt = pair.one.prompt
    asks = [ask for ask in pair.one.game.grammar(pair.one.state) if ask.command in prompt.awaits]
    random.shuffle(asks)
    for ask in asks * 10:
        for _ in range(TRIES):
            one = _whole(filled(ask, random, prompt.seats), pair, random)
            other = _otherwise(one, ask, pair, random)
            after = say(pair.one, one), say(pair.other, other)
            if isinstance(after[0], Match) and isinstance(after[1], Match) and alike(*after):
                return Pair(pair.start, after[0], after[1], (*pair.told, (one, other)))
    return None


def _whole(sentence: Sentence, pair: Pair, random: Random) -> Sentence:
    """A deal with hands that are told, which the grammar leaves out."""
    if sentence["do"] == "deal" and random.random() < 0.8:
        return {"do": "deal", "hands": {seat.id: hand(random) for seat in pair.one.state.seats}}
    return sentence


def _otherwise(sentence: Sentence, ask: Ask, pair: Pair, random: Random) -> Sentence:
    """The same with other secrets."""
    if "hands" in sentence:
        return _whole(sentence, pair, random)
    again = filled(ask, random)
    drawn = {name: again[name] for name in SECRET if name in again and name in sentence and random.random() < 0.8}
    return {**sentence, **drawn}


def alike(one: Match, other: Match) -> bool:
    """Whether the last entries look the same to the whole table."""
    assert one.last is not None
    assert other.last is not None
    seen = [write([*map(match.game.public, match.last.events), match.prompt]) for match in (one, other) if match.last]
    return seen[0] == seen[1] and write(one.game.shown(one.state)) == write(other.game.shown(other.state))


def question(pair: Pair, random: Random) -> bytes:
    """A line that asks and changes nothing."""
    match, dice = pair.one, random.random()
    if dice < 0.02:
        return b'{"do":"state"}'
    seats = [seat.id for seat in match.state.seats]
    if dice < 0.12 and match.game.name == "elfenland":
        seat = random.choice(match.prompt.seats or seats)
        size = match.state.seat(seat).hand.size
        asked = {"seat": seat, "hand": hand(random, size)}
        if dice < 0.09:
            return _line({"do": "best_way", **asked})
        hidden = random.choices(COUNTERS, k=match.state.seat(seat).hidden.size)
        level = random.choice(("wanders", "greedy"))
        return _line({"do": "advise", **asked, "hidden": hidden, "level": level, "seed": random.randrange(9)})
    asks = match.game.grammar(match.state)
    likely = [ask for ask in asks if ask.command in match.prompt.awaits]
    sentence = filled(random.choice(likely if likely and dice < 0.7 else asks), random, match.prompt.seats)
    _probe(sentence, pair, random)
    if dice > 0.9:
        sentence = {"do": "let", "command": sentence}
    return _line({"do": "would", "command": sentence})


def _probe(sentence: Sentence, pair: Pair, random: Random) -> None:
    """Ask about what the seat really holds at one of the tables, as somebody who guesses well would."""
    state = random.choice((pair.one, pair.other)).state
    held = next((seat.hand.known for seat in state.seats if seat.id == sentence.get("seat")), {})
    for slot in ("cards", "discard"):
        if sentence.get(slot) and held and random.random() < 0.6:
            kind = random.choice(sorted(held))
            sentence[slot] = {kind: random.randint(1, held[kind] + 1)}


def _line(sentence: Sentence) -> bytes:
    return json.dumps(sentence).encode()
