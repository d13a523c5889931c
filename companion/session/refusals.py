"""The notice for a refused command: the rule, the arithmetic, the page in the edition, and legal alternatives."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.common_actions import Disagree, ReadRule, Suggested
from companion.games.registry import GAMES
from companion.games.view_values import Suggestions
from companion.games.words.disputed_rules import first
from companion.language.message_texts import Speech
from companion.rulebook import printed
from companion.screen import Choice, Notice
from companion.session.spoken_game import SpokenGame
from engine.common_commands import Let
from engine.game import Command
from engine.judge_common_commands import act
from engine.rule import Rejection, Unclear


def reason(speech: Speech, answer: Unclear | Rejection) -> str:
    """Why a command was refused or unclear, in one sentence; in English if this language has no message for it."""
    if isinstance(answer, Rejection):
        return speech.say(answer.rule.id, **answer.params)
    return speech.say(answer.id, **answer.params) if answer.id else answer.sentence


def refusal(seated: SpokenGame, command: Command, rejection: Rejection) -> tuple[Notice, Suggestions]:
    """The notice for a refused command and its suggestions, in the language of the seat that acted."""
    match = seated.match
    if isinstance(command, Let):
        command = act(match.game, command)
    seat = getattr(command, "seat", None) or ""
    speech = seated.voice(seat)
    id, params = rejection.rule.id, rejection.params
    suggestions = seated.look.suggestions(match.state, command, rejection, speech)
    if match.game.would(match.state, command, rejection) is not None:
        suggestions = replace(suggestions, let=command)
    source = match.game.source(match.game.edition(match.state), rejection.rule)
    notice = Notice(
        "notice",
        speech.say(id, **params),
        seated.look.numbers(match, command, rejection, speech),
        printed(rejection.rule, source, speech),
        tuple(replace(way.choice, does=Suggested(n, way.act)) for n, way in enumerate(suggestions.ways)),
        opens=ReadRule(id),
        asks=tuple(_asks(seated, suggestions, id, speech)),
        addressee=seat,
    )
    return notice, suggestions


def _asks(seated: SpokenGame, suggestions: Suggestions, rule: str, speech: Speech) -> Iterator[Choice]:
    """Buttons below a refusal: one for the difference between editions that concerns this rule, and one to allow the
    command anyway.
    """
    point = first(GAMES[seated.start.game].differences(), rule, seated.match.prompt.phase)
    if point:
        yield Choice(Disagree(point), speech.say("act-disagree"))
    if suggestions.let is not None:
        yield Choice("let", speech.say("act-let"))
