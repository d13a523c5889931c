"""What a table is told when an act is refused: the rule, the numbers, the page, and what would be legal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.differences import first
from companion.games.protocol import Suggestions
from companion.games.registry import GAMES
from companion.language.speech import Speech
from companion.rulebook.citation import cited
from companion.screen import Choice, Notice
from companion.session.seated_game import SeatedGame
from engine.game import Command
from engine.house_rules import act
from engine.house_words import Let
from engine.rule import Rejection, Unclear


def unclear(speech: Speech, said: Unclear) -> str:
    """Why what was said is no command here, in the language of the screen where a message says it."""
    return speech.say(said.id, **said.params) if said.id else said.sentence


def refusal(seated: SeatedGame, command: Command, rejection: Rejection) -> tuple[Notice, Suggestions]:
    """The notice of a refused act, and what would be legal instead, in the language of the seat that acted."""
    match = seated.match
    if isinstance(command, Let):
        command = act(match.game, command)
    seat = getattr(command, "seat", None) or ""
    speech = seated.voice(seat)
    id, params = rejection.rule.id, rejection.params
    suggestions = seated.look.suggestions(match.state, command, rejection, speech)
    if match.game.would(match.state, command) is not None:
        suggestions = replace(suggestions, let=command)
    source = match.game.source(match.game.edition(match.state), rejection.rule)
    notice = Notice(
        "notice",
        speech.say(id, **params),
        speech.say(id, "more", **params),
        cited(id, source, speech),
        tuple(replace(way.choice, id=f"way/{n}") for n, way in enumerate(suggestions.ways)),
        why=f"rule/{id}",
        asks=tuple(_asks(seated, suggestions, id, speech)),
        addressee=seat,
    )
    return notice, suggestions


def _asks(seated: SeatedGame, suggestions: Suggestions, rule: str, speech: Speech) -> Iterator[Choice]:
    """The point on which the rulebooks differ about this, and a ruling where pieces can lie so."""
    point = first(GAMES[seated.told.game].differences(), rule, seated.match.prompt.phase)
    if point:
        yield Choice(f"disagree/{point}", speech.say("act-disagree"))
    if suggestions.let is not None:
        yield Choice("let", speech.say("act-let"))
