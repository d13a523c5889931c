"""The promises that every game must keep: `boardside check` and the tests try them on random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import entry_points
from random import Random

from companion.games.game_view import GameView
from companion.games.people import Player
from companion.games.registry import GAMES, GROUP, RegisteredGame, faults
from companion.games.touch_and_tags.tag_protocol import Taggable
from companion.games.view_values import Option, View
from companion.language.message_texts import Speech
from engine.codec import read_command, read_entry, write
from engine.game import Ask, Game, Start
from engine.match import Match
from engine.rule import Rejection, Unclear

TRIES = 250
"""The number of random commands of one kind that the random player tries before it goes on to another kind."""
UNAWAITED = 20
"""The number of random commands it tries of kinds that the prompt does not await."""
LONGEST = 3_000
"""The number of entries after which a game is taken to be endless."""
EVERY = 7
"""The number of entries from one try of random refusals to the next, as they take long."""

Sentence = dict[str, object]


def filled(ask: Ask, random: Random, seats: tuple[str, ...] = ()) -> Sentence:
    """A random command of the form `ask`, as a JSON object: `{"do": "place", "seat": "1"}`. Its seat is mostly one of
    `seats`.
    """
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


def say(match: Match, sentence: Sentence) -> Match | Rejection | Unclear:
    """The match after this command (a JSON object), or the reason why it is refused or unclear."""
    return match.say(read_command(match.game, write(sentence)))


def step(match: Match, random: Random) -> Match | None:
    """The match after one random legal command, mostly one that the game awaits; None if no legal one was found."""
    prompt = match.prompt
    asks = [ask for ask in match.game.grammar(match.state) if ask.command in prompt.awaits]
    others = [ask for ask in match.game.grammar(match.state) if ask.command not in prompt.awaits]
    if others and random.random() < 0.2:
        for _ in range(UNAWAITED):
            answer = say(match, filled(random.choice(others), random))
            if isinstance(answer, Match):
                return answer
    random.shuffle(asks)
    for ask in (*asks, *asks * 10):
        for _ in range(TRIES):
            answer = say(match, filled(ask, random, prompt.seats))
            if isinstance(answer, Match):
                return answer
    return None


def broken(registered: RegisteredGame, seed: int = 0) -> Iterator[str]:
    """One sentence for each promise that this game breaks; random games are played with this seed."""
    game, random = registered.game(), Random(seed)
    look, speech = registered.look(game), Speech()
    yield from _unsaid(game, look.options, registered.tagged(speech, "en", ""), speech)
    starts = [Start(game.name, seats) for seats in range(look.seats[0], look.seats[1] + 1)]
    for start in starts:
        state = game.start(start)
        if isinstance(state, Rejection | Unclear):
            yield f"A game of {start.seats} cannot begin, though GameView.seats says so: {state}."
            continue
        players = tuple(Player(colour, colour) for colour in look.colours[: start.seats])
        match = Match(game, state)
        names = registered.proper(match, {str(n): player.name for n, player in enumerate(players, 1)})
        speech, count = Speech("en", names), 0
        while match.prompt.awaits and count < LONGEST:
            following = step(match, random)
            if following is None:
                yield f"Nothing legal was found in {match.prompt}: the game cannot go on."
                break
            match, count = following, count + 1
            assert match.last is not None
            if read_entry(game, write(match.last.command), write(match.last.events)) != match.last:
                yield f"{match.last.command} does not come back from JSON as it was."
            yield from _worded_and_drawn(look, match, players, speech)
            if count % EVERY == 0:
                yield from _refused(match, random, speech)
        if count == LONGEST or not match.prompt.over:
            yield f"A game of {start.seats} was not over after {count} acts."
        again = match.undo(count)
        for entry in match.entries():
            again = again.then(entry)
        if write(again.state) != write(match.state):
            yield "The recorded events do not give the same state again."


def _unsaid(game: Game, options: tuple[Option, ...], tagged: tuple[Taggable, ...], speech: Speech) -> Iterator[str]:
    """Sentences for missing texts: messages that the package's `locale/en` lacks, and rules without a source."""
    wanted = [f"game-{game.name}", *(f"option-{option.name}" for option in options)]
    wanted += [f"{text}{id}" for id in game.rules for text in ("", "rule-")]
    groups = dict.fromkeys(thing.group for thing in tagged)
    wanted += [f"tags-{what}-{group}" for group in groups for what in ("group", "one")]
    for id in wanted:
        if not speech.knows(id):
            yield f"There is no message {id} in locale/en."
    for id, rule in game.rules.items():
        if rule.id != id:
            yield f"The rule {rule.id} is listed as {id}."
        source = game.source("en", rule)
        if not (source.get("page") or source.get("section")):
            yield f"Game.source says neither page nor section of {id}."


def _worded_and_drawn(look: GameView, match: Match, players: tuple[Player, ...], speech: Speech) -> Iterator[str]:
    """Sentences for failures in putting the last entry into words and drawing the table after it."""
    last, before = match.last, match.before
    assert last is not None
    assert before is not None
    parts: dict[str, Callable[[], object]] = {
        "tell": lambda: look.tell(last, speech),
        "picture": lambda: look.picture(View(match, look.blank(), players, speech)),
        "table_check": lambda: look.table_check(match.state, speech),
        "put_back": lambda: look.put_back(match.state, before.state, speech),
        "standings": lambda: look.standings(match, players, speech),
        "shown": lambda: write((match.game.shown(match.state), *map(match.game.public, last.events))),
    }
    for name, tried in parts.items():
        try:
            tried()
        except Exception as wrong:  # a stranger's package may raise anything
            yield f"{name} fails after {last.command}: {type(wrong).__name__}: {wrong}."


def _refused(match: Match, random: Random, speech: Speech) -> Iterator[str]:
    """Sentences for failures when random commands of every kind are tried: none may raise or change the state, and each
    refusal must have a message.
    """
    before = write(match.state)
    for ask in match.game.grammar(match.state):
        sentence = filled(ask, random, match.prompt.seats)
        try:
            answer = say(match, sentence)
            if isinstance(answer, Rejection):
                if set(answer.params) != set(answer.rule.needs):
                    yield f"{answer.rule.id} needs {answer.rule.needs} and was given {tuple(answer.params)}."
                for part in ("", "more"):
                    speech.say(answer.rule.id, part, **answer.params)
        except Exception as wrong:  # a stranger's package may raise anything
            yield f"{sentence} raises {type(wrong).__name__}: {wrong}."
        if write(match.state) != before:
            yield f"{sentence} changed the state that it was entered in."


def check(package: str) -> tuple[str, ...]:
    """The faults of a game package, one sentence each; () if it has none. `package` is a game's name, or the top module
    of the package's entry point.
    """
    points = entry_points(group=GROUP)
    names = [point.name for point in points if package in (point.name, point.module.partition(".")[0])]
    if package in GAMES:
        names = [package]
    if not names:
        return (f'No installed package has {package} as a game. Its pyproject.toml has no [entry-points."{GROUP}"]?',)
    wrong, say = [fault for fault in faults() if fault.package in names], Speech().say
    found = [say(f"game-fault-{fault.why}", package=fault.package, detail=fault.detail) for fault in wrong]
    for name in names:
        if name in GAMES:
            found += broken(GAMES[name])
    return tuple(dict.fromkeys(found))
