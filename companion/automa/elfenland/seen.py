"""What one seat knows: the public table, and of its own what it holds in its hand and keeps hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.automa.elfenland.atlas import Atlas
from engine.elfenland.pieces import ROUNDS
from engine.elfenland.routes import pack
from engine.elfenland.state import Seat, Table
from engine.holding import Holding

Laid = Mapping[str, Sequence[tuple[str, str]]]
"""By seat, what it laid in this round: kind and route."""


class Seen:
    """One moment as one seat sees it; nothing in it tells what another holds or keeps hidden.

    `table` is the public one with the seat's own hand and hidden counters put in, so that what it may do can be judged.
    """

    def __init__(
        self,
        atlas: Atlas,
        public: Table,
        seat: str,
        hand: Mapping[str, int],
        hidden: Sequence[str],
        laid: Laid | None = None,
    ) -> None:
        self.atlas = atlas
        self.id = seat
        self.hand = {kind: count for kind, count in hand.items() if count}
        self.hidden = tuple(sorted(hidden))
        counts = {kind: self.hidden.count(kind) for kind in self.hidden}
        self.table = public.with_seat(seat, hand=Holding(self.hand), hidden=Holding(counts))
        self.laid = laid or {}

    @property
    def seat(self) -> Seat:
        """The seat's own place at the table."""
        return self.table.seat(self.id)

    @property
    def unable(self) -> bool:
        """Whether only who cannot pay leads a caravan (B10)."""
        return bool(self.table.options["caravan"] == "only_if_unable")

    @property
    def last(self) -> bool:
        """Whether no round follows on this one."""
        return self.table.round == ROUNDS

    @property
    def town(self) -> int:
        """The index of the boot's town."""
        return self.atlas.network.index[self.seat.town]

    @property
    def left(self) -> int:
        """The pieces still to be had, as a bit set."""
        return self.atlas.network.left(self.seat.collected)

    @property
    def packed(self) -> int:
        """The hand as one integer."""
        return pack(self.hand)

    def counters(self) -> tuple[tuple[str, bool], ...]:
        """Every kind of counter that may be laid, and whether it lies hidden; an open one is laid before a hidden."""
        open = self.seat.open.known
        hidden = self.hidden if self.table.options["place_hidden"] else ()
        only = [kind for kind in dict.fromkeys(hidden) if kind not in open]
        return *((kind, False) for kind in sorted(open)), *((kind, True) for kind in sorted(only))

    def supply(self) -> dict[str, int]:
        """How many counters of each kind may be laid."""
        supply = dict(self.seat.open.known)
        for kind in self.hidden if self.table.options["place_hidden"] else ():
            supply[kind] = supply.get(kind, 0) + 1
        return supply

    def bare(self) -> tuple[str, ...]:
        """Roads without a counter."""
        return tuple(road for road in self.atlas.roads if road not in self.table.roads)
