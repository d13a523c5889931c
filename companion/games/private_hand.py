"""The pieces that a seat holds in secret: how its player enters them in private, and the table on which it has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import Glyph, SeatPanel, Stepper
from engine.holding import Holding, without_none
from engine.state import State


class Secret(Struct, frozen=True):
    """The pieces of one sort that seats hold in secret, `Piece(sort, kind)`: they are in the field `field` of a seat, a
    `Holding`; `heading` is the message over them, which is given their number as `count`. `kinds` are the drawings of
    the kinds, `back` that of a piece of unknown kind; `most` is how many there are of a kind, none for any number."""

    sort: str
    field: str
    heading: str
    kinds: Mapping[str, Glyph]
    back: Glyph
    most: Mapping[str, int] = {}


Table = TypeVar("Table", bound=State)


def steppers(
    table: State,
    seat: str,
    secrets: tuple[Secret, ...],
    speech: Speech,
    entered: State | None = None,
) -> tuple[tuple[str, tuple[Stepper, ...]], ...]:
    """Steppers with which this seat enters its own pieces, in groups with a heading. None counts below what the table
    knows, where they begin; `entered` is the table as this seat entered its pieces already. Of further groups those
    without pieces are left out."""
    groups = list[tuple[str, tuple[Stepper, ...]]]()
    for secret in secrets:
        least: Holding = getattr(table.seat(seat), secret.field)
        held: Holding = getattr((entered or table).seat(seat), secret.field)
        counts = []
        for name, glyph in secret.kinds.items():
            has, low = held.known.get(name, 0), least.known.get(name, 0)
            most = has + held.unknown
            id = str(Piece(secret.sort, name))
            counts.append(Stepper(id, speech.name(name), has, low, min(secret.most.get(name, most), most), glyph))
        if held.size or not groups:
            groups.append((speech.say(secret.heading, count=held.size), tuple(counts)))
    return tuple(groups)


def panels(table: State, seat: str, secrets: tuple[Secret, ...], speech: Speech) -> tuple[SeatPanel, ...]:
    """The pieces that this seat holds, a panel for each known kind with its number, and one for those of unknown
    kind."""
    found = list[SeatPanel]()
    for secret in secrets:
        held: Holding = getattr(table.seat(seat), secret.field)
        for name, glyph in secret.kinds.items():
            if count := held.known.get(name, 0):
                found.append(SeatPanel("", speech.name(name), glyph, str(count), ()))
        if held.unknown:
            words = speech.say("hand-unknown", sort=secret.sort)
            found.append(SeatPanel("", words, secret.back, str(held.unknown), ()))
    return tuple(found)


def holding(table: Table, seat: str, secrets: tuple[Secret, ...], pieces: Mapping[str, int]) -> Table:
    """The table on which this seat holds these pieces (`{"card/wood": 2}`), and unknown ones for the rest of its
    number. A sort of which it would hold more than it has is ignored."""
    for secret in secrets:
        held: Holding = getattr(table.seat(seat), secret.field)
        known = without_none({name: pieces.get(str(Piece(secret.sort, name)), 0) for name in secret.kinds})
        unknown = held.size - sum(known.values())
        if known and unknown >= 0:
            table = table.with_seat(seat, **{secret.field: Holding(known, unknown)})
    return table
