"""Random walks through any game, by the sentences of its own grammar."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from msgspec.structs import replace
from recipes import RECIPES, Recipe

from companion.games.conformance_checks import LONGEST, UNAWAITED, filled, say, step
from companion.games.registry import GAMES
from engine.common_commands import COLOURS
from engine.game import Ask, Game, Slot, Start
from engine.match import Match
from engine.rule import Rejection, Unclear
from engine.state import State

HOUSE_WORDS = 0.1
"""How often a walker of a table that settles things for itself does."""
SETTLING = 2
"""The walk in which it does: it agrees, lets stand, renames, and people leave."""


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


def filed(start: Start, folder: Path) -> Start:
    """The same start with its box in a file, as a line names it."""
    options = dict(start.options or {})
    if isinstance(box := options.get("deck"), dict):
        path = folder / "box.toml"
        path.write_text(box["text"], encoding="utf-8")
        options["deck"] = str(path)
    return replace(start, options=options)


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


def house_grammar(game: Game, state: State) -> tuple[Ask, ...]:
    """Every house word that could be said at this table, but `let`: that is any sentence of the game, said again."""
    seat = Slot("seat", tuple(each.id for each in state.seats))
    return (
        *(
            Ask("agree", (Slot("switch", (switch,)), Slot("value", values), Slot("from", (1, 2, 3, 4), optional=True)))
            for switch, values in game.switches.items()
        ),
        Ask("rename", (seat, Slot("name", ("Anna", "Boris"), optional=True), Slot("colour", COLOURS))),
        Ask("leave", (seat,)),
        Ask("hints", (seat, Slot("level", (0, 1, 2, 3)))),
    )


def settled(match: Match, random: Random) -> Match:
    """The match after a house word, where one was accepted: a ruling on something refused, as often as any other."""
    state, game = match.state, match.game
    if random.random() < 0.7:
        asks = [ask for ask in game.grammar(state) if ask.command in match.prompt.awaits]
        for _ in range(UNAWAITED):
            sentence = filled(random.choice(asks), random, match.prompt.seats)
            answer = say(match, {"do": "let", "command": sentence})
            if isinstance(answer, Match):
                return answer
    word = random.choices(("agree", "rename", "leave"), (5, 2, 1))[0]
    asks = [ask for ask in house_grammar(game, state) if ask.command == word]
    answer = say(match, filled(random.choice(asks), random)) if asks else match
    return answer if isinstance(answer, Match) else match


@cache
def walked(name: str, seed: int) -> tuple[Match, ...]:
    """Games begun with every number of seats, walked to their end, or to where no way on was found."""
    return tuple(end for _, end in walked_from(name, seed))


@cache
def walked_from(name: str, seed: int) -> tuple[tuple[Start, Match], ...]:
    """The same games, each with its start."""
    random = Random(f"{name} {seed}")
    return tuple((told, walk(laid_out(told), random, settling=seed == SETTLING)) for told in starts(name, random))


def walk(match: Match, random: Random, settling: bool) -> Match:
    """The match walked on to its end; with `settling` the table also settles things for itself."""
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
