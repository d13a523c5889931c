"""A rule looked up by its id: its text in our own words, and where an edition prints it."""

from __future__ import annotations

from difflib import get_close_matches

from companion.messages import language
from companion.speech import FALLBACK, Speech
from companion.tables.shelf import GAMES
from engine.rule import Rule

TEXT = "rule-"
NEAR = 5


class UnknownRule(ValueError):
    """No ledger has such a rule; the sentence lists those that look like it."""


def lines(id: str, edition: str, tongue: str = "") -> tuple[str, str]:
    """The rule's text, "" where nobody has written one yet, and its source: id, page or section, edition.
    Raises UnknownRule.

    Without a language, the edition's own is spoken.
    """
    wanted, speech = id.strip().upper(), Speech(tongue or edition)
    for boxed in GAMES.values():
        game = boxed.game()
        topic = boxed.topic(wanted) if speech.knows(TEXT + wanted) else ""
        rule = game.rules.get(wanted) or Rule(wanted, topic)
        if not rule.topic:
            continue
        source = game.source(edition, rule)
        place = {"page": source["page"]} if source["page"] is not None else {"section": source["section"]}
        message = "source-page" if "page" in place else "source-section"
        text = speech.say(TEXT + wanted) if topic else ""
        return text, speech.say(message, rule=wanted, edition=source["edition"], **place)
    raise UnknownRule(f"There is no rule {id!r}; near it are {', '.join(near(wanted))}.")


def near(id: str) -> list[str]:
    """Ids that look like this one, the likeliest first."""
    told = [cut.removeprefix(TEXT) for cut in language(FALLBACK).cuts if cut.startswith(TEXT)]
    known = [*told, *(rule for boxed in GAMES.values() for rule in boxed.game().rules)]
    return get_close_matches(id, list(dict.fromkeys(known)), NEAR, 0.0)
