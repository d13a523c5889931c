"""Finds a rule by its id: its text in our own words, and the page where an edition of the rulebook prints it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.games.registry import GAMES
from companion.language.bundles import language
from companion.language.message_texts import FALLBACK, Speech
from engine.rule import Rule

TEXT = "rule-"
NEAR = 5


class UnknownRule(ValueError):
    """The error for an id that no rule has; the sentence lists similar ids."""


@cache
def ledger(game: str) -> tuple[str, ...]:
    """The ids of all rules of a game in the order of its list of rules, also of those that no command can break."""
    messages = (cut.removeprefix(TEXT) for cut in language(FALLBACK).cuts if cut.startswith(TEXT))
    return tuple(id for id in messages if GAMES[game].topic(id))


def rule(game: str, id: str) -> Rule:
    """The rule of a game that has this id, with the topic under which it is listed."""
    return Rule(id, GAMES[game].topic(id))


def around(id: str) -> tuple[str, ...]:
    """The ids of the rule before the one given and of the rule after it, as far as there are any."""
    ids = next(ledger(game) for game in GAMES if id in ledger(game))
    at = ids.index(id)
    return (*ids[max(0, at - 1) : at], *ids[at + 1 : at + 2])


def lines(id: str, edition: str, language_code: str = "") -> tuple[str, str]:
    """The rule's text, "" if none is written yet, and its source: id, page or section, edition. Raises UnknownRule. If
    `language_code` is "", the language is the edition's own."""
    wanted, speech = id.strip().upper(), Speech(language_code or edition)
    for boxed in GAMES.values():
        game = boxed.game()
        topic = boxed.topic(wanted) if speech.knows(TEXT + wanted) else ""
        rule = game.rules.get(wanted) or Rule(wanted, topic)
        if not rule.topic:
            continue
        text = speech.say(TEXT + wanted) if topic else ""
        return text, cited(rule, game.source(edition, rule), speech)
    raise UnknownRule(f"There is no rule {id!r}; near it are {', '.join(near(wanted))}.")


def cited(rule: Rule, source: Mapping[str, Any], speech: Speech) -> str:
    """The page or section of a rule, as `printed` words it, and the rule's id."""
    return f"{printed(rule, source, speech)} · {rule.id}"


def printed(rule: Rule, source: Mapping[str, Any], speech: Speech) -> str:
    """The page or section of a rule in words, from `Game.source`; without the rule's id, which players do not know. A
    section's heading is followed by its translation, if the game's book is in another language only."""
    edition = edition_name(source["edition"], speech)
    if source["page"] is not None:
        return speech.say("source-page", edition=edition, page=source["page"])
    headings = f"{rule.id.partition('-')[0].lower()}-heading"
    if speech.knows(headings) and speech.language != source["edition"]:
        heading = speech.say(headings, topic=rule.topic)
        return speech.say("source-heading", edition=edition, section=source["section"], heading=heading)
    return speech.say("source-section", edition=edition, section=source["section"])


def edition_name(edition: str, speech: Speech, part: str = "") -> str:
    """The name of an edition in the reader's language; `part` "short" for a list of several. The edition's code if no
    message names it.

    >>> edition_name("cs", Speech("en")), edition_name("cs", Speech("de"), "short")
    ('Czech edition', 'tschechisch')
    """
    return speech.say(f"cited-{edition}", part) if speech.knows(f"cited-{edition}") else edition


def near(id: str) -> list[str]:
    """The ids of rules that are similar to this one, the most similar first."""
    from difflib import get_close_matches  # no table needs it: only a typed id can miss

    messages = [cut.removeprefix(TEXT) for cut in language(FALLBACK).cuts if cut.startswith(TEXT)]
    known = [*messages, *(rule for boxed in GAMES.values() for rule in boxed.game().rules)]
    return get_close_matches(id, list(dict.fromkeys(known)), NEAR, 0.0)
