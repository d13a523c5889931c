"""Differences between a game's rulebooks: the question, each edition's reading, and the switch for it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from msgspec import Struct


class Reading(Struct, frozen=True):
    """What these editions say, or may be read to say."""

    editions: tuple[str, ...]


class Difference(Struct, frozen=True):
    """A point on which tables disagree. Its words are the message `differs-<id>`: the question, with `.a`, `.b` … for
    the readings in order and `.more` for what it changes in play. `switch` settles it, "" where all come to the same.
    `rules` are those whose refusal it is about, in these `phases` only where there are any."""

    id: str
    readings: tuple[Reading, ...]
    switch: str = ""
    rules: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()

    def told(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Each reading's message attribute and its editions."""
        return tuple(zip("abcd", (reading.editions for reading in self.readings), strict=False))

    def about(self, rule: str, phase: str) -> bool:
        """Whether a refusal under this rule, heard in this phase, is about it."""
        return rule in self.rules and (not self.phases or phase in self.phases)


def listed(package: str) -> tuple[Difference, ...]:
    """The differences in a package's `differences.csv`: readings are parted by "|", all other lists by blanks."""
    import csv  # no first page needs it

    with files(package).joinpath("differences.csv").open(encoding="utf-8") as lines:
        return tuple(
            Difference(
                row["id"],
                tuple(Reading(tuple(editions.split())) for editions in row["readings"].split("|")),
                row["switch"],
                tuple(row["rules"].split()),
                tuple(row["phases"].split()),
            )
            for row in csv.DictReader(lines)
        )


def first(differences: Sequence[Difference], rule: str, phase: str) -> str:
    """The id of the difference that a refusal is about, "" where it is about none."""
    return next((each.id for each in differences if each.about(rule, phase)), "")
