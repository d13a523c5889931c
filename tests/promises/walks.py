"""Random walks through any game, by the sentences of its own grammar."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from recipes import RECIPES, Recipe

from companion.games.registry import GAMES
from engine import house_rules
from engine.codec import read_command, write
from engine.game import Ask, Game, Start
from engine.match import Match
from engine.rule import Rejection, Unclear

Sentence = dict[str, Any]

TRIES = 250
"""Sentences a walker thinks of before it takes the next best."""
UNAWAITED = 20
"""Sentences a walker thinks of where it says something that nobody waits for."""
HOUSE_WORDS = 0.1
"""How often a walker of a table that settles things for itself does."""
SETTLING = 2
"""The walk in which it does: it agrees, lets stand, renames, and people leave."""
LONGEST = 3_000
"""Acts; no game is that long."""


@cache
def the_game(name: str) -> Game:
    """The game, read once."""
    return GAMES[name].game()


def recipe(name: str) -> Recipe:
    """What a game's walks start from; a game that brings nothing is begun with every number of seats it can take."""
    return RECIPES.get(name, Recipe())


def starts(name: str, random: Random) -> list[Start]:
    """A start for every number of seats, with options drawn from what the game's recipe offers."""
    found = []
    for seats in range(1, 9):
        options = {option: random.choice(values) for option, values in recipe(name).options.items()}
        told = Start(name, seats, None, options)
        if not isinstance(the_game(name).start(told), Rejection | Unclear):
            found.append(told)
    return found


def laid_out(told: Start, folder: Path | None = None) -> Match:
    """The match at its start; with a folder, files that its options name are read from there."""
    game = the_game(told.game)
    if folder is not None:
        prepared = game.prepared(told, lambda name: (folder / name).read_text(encoding="utf-8"))
        assert isinstance(prepared, Start), prepared
        told = prepared
    state = game.start(told)
    assert not isinstance(state, Rejection | Unclear), state
    return Match(the_game(told.game), state)


def filled(ask: Ask, random: Random, seats: tuple[str, ...] = ()) -> Sentence:
    """One sentence of this kind, its gaps filled at random; `seats` are who is likely to speak."""
    sentence: Sentence = {"do": ask.command}
    for slot in ask.slots:
        if slot.optional and random.random() < 0.5:
            continue
        if slot.many:
            kinds = random.sample(slot.choices, min(len(slot.choices), random.choice((0, 1, 1, 1, 1, 2, 3))))
            sentence[slot.name] = {kind: random.choice((1, 1, 1, 2, 2, 3, 4)) for kind in kinds}
        elif slot.name == "seat" and seats and random.random() < 0.9:
            sentence[slot.name] = random.choice(seats)
        elif slot.choices:
            sentence[slot.name] = random.choice(slot.choices)
    return sentence


def said(match: Match, sentence: Sentence) -> Match | Rejection | Unclear:
    """What the game answers; a sentence of the grammar is always well formed."""
    return match.say(read_command(match.game, write(sentence)))


def step(match: Match, random: Random) -> Match | None:
    """The match after an act that was awaited, or None where none could be thought of."""
    prompt = match.prompt
    asks = [ask for ask in match.game.grammar(match.state) if ask.command in prompt.awaits]
    others = [ask for ask in match.game.grammar(match.state) if ask.command not in prompt.awaits]
    if others and random.random() < 0.2:
        for _ in range(UNAWAITED):
            answer = said(match, filled(random.choice(others), random))
            if isinstance(answer, Match):
                return answer
    random.shuffle(asks)
    for ask in asks:
        for _ in range(TRIES):
            answer = said(match, filled(ask, random, prompt.seats))
            if isinstance(answer, Match):
                return answer
    for ask in asks * 10:
        for _ in range(TRIES):
            answer = said(match, filled(ask, random, prompt.seats))
            if isinstance(answer, Match):
                return answer
    return None


def settled(match: Match, random: Random) -> Match:
    """The match after a house word, where one was accepted: a ruling on something refused, as often as any other."""
    state, game = match.state, match.game
    if random.random() < 0.7:
        asks = [ask for ask in game.grammar(state) if ask.command in match.prompt.awaits]
        for _ in range(UNAWAITED):
            sentence = filled(random.choice(asks), random, match.prompt.seats)
            answer = said(match, {"do": "let", "command": sentence})
            if isinstance(answer, Match):
                return answer
    word = random.choices(("agree", "rename", "leave"), (5, 2, 1))[0]
    asks = [ask for ask in house_rules.grammar(game, state) if ask.command == word]
    answer = said(match, filled(random.choice(asks), random)) if asks else match
    return answer if isinstance(answer, Match) else match


@cache
def walked(name: str, seed: int) -> tuple[Match, ...]:
    """Games begun with every number of seats, walked to their end, or to where no way on was found."""
    random = Random(f"{name} {seed}")
    return tuple(_walk(laid_out(told), random, settling=seed == SETTLING) for told in starts(name, random))


def _walk(match: Match, random: Random, settling: bool) -> Match:
    for _ in range(LONGEST):
        while settling and match.prompt.awaits and random.random() < HOUSE_WORDS:
            match = settled(match, random)
        following = step(match, random) if match.prompt.awaits else None
        if following is None:
            break
        match = following
    return match


def moments(match: Match) -> list[Match]:
    """The match after every entry, from its start on."""
    found = [match]
    while found[-1].before is not None:
        found.append(found[-1].before)
    return found[::-1]
