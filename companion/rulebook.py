"""The rules in our own words: found by an id or a search, and cited with the page of an edition of the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from companion.games.registry import GAMES
from companion.games.view_values import Subject
from companion.language.bundles import VARIANTS, language
from companion.language.fuzzy_match import plain
from companion.language.message_texts import FALLBACK, LANGUAGES, Speech
from engine.rule import Rule

TEXT = "rule-"
NEAR = 5
"""Similar ids that are named where one is not known."""
TONGUES = (*LANGUAGES, *VARIANTS)
"""The languages whose words are searched."""
MOST = 18
"""Rules shown for one search; one more word finds what is not among them."""
CLOSE_ENOUGH = 0.7
"""How similar a word must be, from 0 to 1, to be taken for one that was mistyped."""
CHAPTER, OWN, ABOUT = 3, 2, 1
"""How much a word of the rule's id counts, one of the rule itself, and one of the piece it is about."""
Index = dict[str, dict[str, int]]
"""Words, each with the rules it leads to and how much it counts there."""
STEM = 4
"""Letters that a word keeps when its ending is passed over: words are declined."""
MARKUP = re.compile(r"\{\s*\$\w+\s*->|\*?\[\w+\]|^\s*\.\w+\s*=|^[\w-]+\s*=|[{}]", re.MULTILINE)
"""The marks in a message besides its words."""


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


def found(typed: str, game: str, subjects: Iterable[Subject]) -> tuple[str, ...]:
    """The ids of this game's rules that may be meant, the likeliest first; none for an empty text. What is typed may be
    words of any language, a piece, a part of the game or an id."""
    index = _index(game, tuple(subjects))
    wanted = _words(typed)
    rated = _rated(wanted, index)
    if wanted and not rated:
        rated = _rated(tuple(_likeliest(word, index) for word in wanted), index)
    listed = ledger(game)
    return tuple(sorted(rated, key=lambda id: (-rated[id], listed.index(id)))[:MOST])


def under(rules: Iterable[str], game: str) -> tuple[str, ...]:
    """The rules of a list of chapters ("EL-OBST") and rule ids, in the order of the game's rules."""
    ids = ledger(game)
    return tuple(dict.fromkeys(id for each in rules for id in ids if id == each or id.rpartition("-")[0] == each))


def _rated(wanted: tuple[str, ...], index: Index) -> dict[str, int]:
    """How well each rule fits the words looked for, by the rule's id; a rule that lacks one of them is left out."""
    fits: list[dict[str, int]] = []
    for word in wanted:
        best: dict[str, int] = {}
        for each, rules in index.items():
            fit = _fit(word, each)
            for id, weight in rules.items() if fit else ():
                best[id] = max(best.get(id, 0), fit * weight)
        fits.append(best)
    return {id: sum(best[id] for best in fits) for id in (fits[0] if fits else ()) if all(id in best for best in fits)}


def _fit(wanted: str, word: str) -> int:
    if word == wanted:
        return 3
    if word.startswith(wanted):
        return 2
    return int(word.startswith(wanted[: max(STEM, len(wanted) - 2)]) and len(wanted) >= STEM)


def _likeliest(word: str, index: Index) -> str:
    """The word of the index that was probably meant by this one, which may be misspelt."""
    from difflib import get_close_matches  # only for slips

    known = [each for each in index if each[:1] == word[:1]]
    return next(iter(get_close_matches(word, known, 1, CLOSE_ENOUGH)), word)


@cache
def _index(game: str, subjects: tuple[Subject, ...]) -> Index:
    """The search index: for each word of any language, the rules whose text has it, and those about a subject that
    it names."""
    index: Index = {}
    for id in ledger(game):
        for word in _words_in(TEXT + id):
            index.setdefault(word, {})[id] = OWN
        for word in (*_words(id), str(int(id[-2:]))):
            index.setdefault(word, {})[id] = CHAPTER
    for subject in subjects:
        named = {
            word for name in (subject.label, *(f"name-{each}" for each in subject.names)) for word in _words_in(name)
        }
        for word in named:
            for id in under(subject.rules, game):
                index.setdefault(word, {}).setdefault(id, ABOUT)
    return index


def _words_in(message: str) -> Iterable[str]:
    """The words of a message in all languages, from its unparsed source: parsing all of some seven hundred messages
    would delay the search noticeably."""
    for tongue in TONGUES:
        if cut := language(tongue).cuts.get(message):
            yield from _words(MARKUP.sub(" ", cut.text))


def _words(text: str) -> tuple[str, ...]:
    return tuple(filter(None, map(plain, re.findall(r"\w+", text))))
