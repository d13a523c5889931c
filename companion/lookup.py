"""Rules found by what people type: words of any language, a piece, a part of the game, an id."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from companion.look import Subject
from companion.messages import language
from companion.rulebook import TEXT, ledger
from companion.speech import LANGUAGES, VARIANTS
from companion.spelling import plain

TONGUES = (*LANGUAGES, *VARIANTS)
MOST = 12
"""Rules shown for one search; one more word finds what is not among them."""
CLOSE_ENOUGH = 0.7
Index = dict[str, tuple[frozenset[str], frozenset[str]]]
STEM = 4
"""Letters that a word keeps when its ending is passed over: kinds and towns are declined."""
MARKUP = re.compile(r"\{\s*\$\w+\s*->|\*?\[\w+\]|^\s*\.\w+\s*=|^[\w-]+\s*=|[{}]", re.MULTILINE)


def found(typed: str, game: str, subjects: Iterable[Subject]) -> tuple[str, ...]:
    """The ids of this game's rules that may be meant, the likeliest first; none for an empty text."""
    index = _index(game, tuple(subjects))
    wanted = _words(typed)
    rated = _rated(wanted, index)
    if wanted and not rated:
        rated = _rated(tuple(_likeliest(word, index) for word in wanted), index)
    return tuple(sorted(rated, key=lambda id: -rated[id])[:MOST])


def under(rules: Iterable[str], game: str) -> tuple[str, ...]:
    """The rules of these chapters ("EL-OBST") and ids, as they are listed."""
    ids = ledger(game)
    return tuple(dict.fromkeys(id for each in rules for id in ids if id == each or id.rpartition("-")[0] == each))


def _rated(wanted: tuple[str, ...], index: Index) -> dict[str, int]:
    """How well each rule fits; one that lacks a word does not."""
    rated = {}
    for id, (own, about) in index.items():
        fits = [max((*(2 * _fit(word, each) for each in own), *(_fit(word, each) for each in about)), default=0)
                for word in wanted]  # fmt: skip
        if fits and min(fits):
            rated[id] = sum(fits)
    return rated


def _fit(wanted: str, word: str) -> int:
    if word == wanted:
        return 3
    if word.startswith(wanted):
        return 2
    return int(word.startswith(wanted[: max(STEM, len(wanted) - 2)]) and len(wanted) >= STEM)


def _likeliest(word: str, index: Index) -> str:
    """The written word that this one may be a slip for."""
    from difflib import get_close_matches  # only for slips

    known = {each for own, about in index.values() for each in own | about if each[:1] == word[:1]}
    return next(iter(get_close_matches(word, known, 1, CLOSE_ENOUGH)), word)


@cache
def _index(game: str, subjects: tuple[Subject, ...]) -> Index:
    """Of each rule its own words in all languages, and those of the pieces and parts of the game that it is about."""
    ids = ledger(game)
    own = {id: {*_words(id), str(int(id[-2:])), *_told(TEXT + id)} for id in ids}
    about: dict[str, set[str]] = {id: set() for id in ids}
    for subject in subjects:
        named = {word for name in (subject.label, *(f"name-{each}" for each in subject.names)) for word in _told(name)}
        for id in under(subject.rules, game):
            about[id] |= named
    return {id: (frozenset(own[id]), frozenset(about[id] - own[id])) for id in ids}


def _told(message: str) -> Iterable[str]:
    """The words of a message in all languages, as they lie on the disk: to parse some seven hundred would be felt."""
    for tongue in TONGUES:
        if cut := language(tongue).cuts.get(message):
            yield from _words(MARKUP.sub(" ", cut.text))


def _words(text: str) -> tuple[str, ...]:
    return tuple(filter(None, map(plain, re.findall(r"\w+", text))))
