"""Differences between a rulebook's editions: the question, each reading, and the option that settles it, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from msgspec import Struct

from companion.language.message_texts import Speech
from engine.common_commands import Value


class Difference(Struct, frozen=True):
    """A question that a game's editions answer differently, or leave open. Its texts are the message `differs-<id>`:
    the question, with `.a`, `.b` … for the readings in order and `.more` for the effect in play. `readings` has for
    each reading the editions whose text says so or can be read so. `switch` is the option that settles it. `rules` are
    the ids of the rules whose refusals depend on it, and `phases` the only phases in which they do; no phases means
    all."""

    id: str
    readings: tuple[tuple[str, ...], ...]
    switch: str
    rules: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()


@cache  # pages for phones ask with each picture whether there are some
def listed(package: str) -> tuple[Difference, ...]:
    """The differences in the file `differences.csv` of this package. Its columns are the fields of `Difference`:
    readings are separated by "|", all other lists by blanks."""
    import csv  # no first page needs it

    with files(package).joinpath("differences.csv").open(encoding="utf-8") as lines:
        return tuple(
            Difference(
                row["id"],
                tuple(tuple(editions.split()) for editions in row["readings"].split("|")),
                row["switch"],
                tuple(row["rules"].split()),
                tuple(row["phases"].split()),
            )
            for row in csv.DictReader(lines)
        )


def first(differences: Sequence[Difference], rule: str, phase: str) -> str:
    """The id of the first difference that a refusal under this rule in this phase depends on, "" if there is none."""
    about = (each.id for each in differences if rule in each.rules and (not each.phases or phase in each.phases))
    return next(about, "")


def chosen(switch: str, value: Value, speech: Speech) -> str:
    """A rule option and its value in words; the option "edition" is worded as the edition's name."""
    if switch == "edition":
        return speech.say(f"edition-{value}")
    return speech.say(f"option-{switch}", value=str(value).lower() if isinstance(value, bool) else value)
