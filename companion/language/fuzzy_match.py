"""Fuzzy matching of names as people read and type them: accents, look-alike letters and misreadings are forgiven."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

# Cyrillic letters that look like Latin ones, and "г", which a printed "r" was once mistaken for.
_LOOK_ALIKES = str.maketrans("асеорхукмтвнгі", "aceopxykmtbhri")
CLOSE_ENOUGH = 0.6
"""Share of a name that must be matched (difflib's ratio) before it is offered."""


def plain(name: str) -> str:
    """The name for comparing: in lower case, without accents, spaces and punctuation. A Cyrillic letter is replaced by
    the Latin one for which it is mistaken, as г by r.

    >>> plain("Lapphálya"), plain("DAG’AMURA"), plain("Ixага")
    ('lapphalya', 'dagamura', 'ixara')
    """
    letters = unicodedata.normalize("NFKD", name.casefold().translate(_LOOK_ALIKES))
    return "".join(letter for letter in letters if letter.isalnum())


def found(typed: str, names: Mapping[str, str], aliases: Mapping[str, str]) -> tuple[str, ...]:
    """The ids whose name may be meant, the likeliest first; all of them for an empty text. `names` has each id's
    printed name, `aliases` other spellings and their ids."""
    wanted = plain(typed)
    if not wanted:
        return tuple(names)
    rated = {id: _likeness(wanted, plain(name)) for id, name in names.items()}
    for alias, id in aliases.items():
        rated[id] = max(rated[id], _likeness(wanted, plain(alias)))
    likely = [id for id, rating in rated.items() if rating >= CLOSE_ENOUGH]
    return tuple(sorted(likely, key=lambda id: -rated[id]))


def _likeness(wanted: str, name: str) -> float:
    if name.startswith(wanted):
        return 1 + len(wanted) / len(name)
    if wanted in name:
        return 1.0
    from difflib import SequenceMatcher  # the first page needs none of it

    return SequenceMatcher(None, wanted, name).ratio()
