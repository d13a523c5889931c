"""A snapshot of a whole table, as the command `catch_up` enters it: the public state and no more."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.masterelf.pieces import CITY, HAND_DEALT, Id

Number = Annotated[int, Meta(ge=0, le=99)]
"""A number of cards: of no kind has a box a hundred."""
Phase = Literal["move", "take", "create", "end", "discard", "redistribute", "reward", "score", "bonus"]
Kind = Annotated[str, Meta(pattern=r"\A([a-z0-9]+(-[a-z0-9]+)*|\?)\Z")]
"""An ingredient, or "?" for cards whose kind was not entered."""


class SeatSnapshot(Struct, frozen=True, omit_defaults=True):
    """One seat of an entered position: the place of its pawn, the number of cards in its `hand`, its `gifts` by title
    and, of others, their number `unknown`. `crystal` and `reward` are unused; `gone`: the player left the game."""

    at: str = CITY
    hand: Number = HAND_DEALT
    gifts: tuple[Id, ...] = ()
    unknown: Number = 0
    crystal: bool = True
    reward: bool = True
    gone: bool = False

    @property
    def owned(self) -> int:
        """The number of all gifts before the seat."""
        return len(self.gifts) + self.unknown


class StackSnapshot(Struct, frozen=True, omit_defaults=True):
    """One stack of an entered position: the number of gifts `left`, and the `top` one if it was entered."""

    left: Number
    top: Id | None = None


class TableSnapshot(Struct, frozen=True, omit_defaults=True):
    """A position of a game: the public state of a table that is not over, in which kinds and titles may be unknown.

    Players enter it (`catch_up`), and the code on paper holds it. `regions` has the face-up cards of each region by
    kind, `{"r1": {"air": 1, "?": 2}}`. `exhausted` counts how often a stack ran out; `due` is the special set that the
    seat in turn has just completed. `discards` is the number of cards on the discard pile, None if it is unknown. The
    cards in the city and the gifts set aside follow from the rest, where the box was counted.

    In phase "bonus" `choosing` are the seats that still choose a bonus card, in their order, `served` those that did,
    `bonus` the cards that still lie there, () if unknown, and `younger` is the seat that was entered as the youngest of
    its equals.
    """

    round: Annotated[int, Meta(ge=1, le=999)]
    phase: Phase
    side: Literal["day", "night"]
    start_player: str
    turn: str
    seats: dict[str, SeatSnapshot]
    regions: dict[str, dict[Kind, Number]]
    stacks: tuple[StackSnapshot, StackSnapshot, StackSnapshot]
    exhausted: Literal[0, 1, 2] = 0
    due: Literal["secret", "treasures"] | None = None
    discards: Number | None = None
    choosing: tuple[str, ...] = ()
    served: tuple[str, ...] = ()
    bonus: tuple[Id, ...] = ()
    younger: str | None = None

    @property
    def left(self) -> int:
        """The number of gifts in the three stacks together."""
        return sum(stack.left for stack in self.stacks)
