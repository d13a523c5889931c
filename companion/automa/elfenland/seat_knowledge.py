"""The information that one seat has: the public table, its own hand and its own hidden counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.automa.elfenland.fast_board import printed
from engine.elfenland.pieces import ROUNDS
from engine.elfenland.routes import pack
from engine.elfenland.state import Seat, Table
from engine.holding import Holding, without_none

Laid = Mapping[str, Sequence[tuple[str, str]]]
"""By seat, the (kind, route id) of each counter that it placed in this round."""


class Seen:
    """The game at one moment as one seat sees it, without the hidden information of others.

    `table` is the public state with the seat's own hand and hidden counters added, so that the rules can judge its
    commands.
    """

    def __init__(
        self,
        public: Table,
        seat: str,
        hand: Mapping[str, int],
        hidden: Sequence[str],
        laid: Laid,
    ) -> None:
        self.atlas = printed()
        self.id = seat
        self.hand = without_none(hand)
        self.hidden = tuple(sorted(hidden))
        counts = {kind: self.hidden.count(kind) for kind in self.hidden}
        self.table = public.with_seat(seat, hand=Holding(self.hand), hidden=Holding(counts))
        self.laid = laid

    @property
    def seat(self) -> Seat:
        """The deciding seat's own state: boot, hand, counters and town pieces."""
        return self.table.seat(self.id)

    @property
    def unable(self) -> bool:
        """Whether the rule option `caravan` allows a caravan only to a seat that cannot pay the normal price."""
        return bool(self.table.options["caravan"] == "only_if_unable")

    @property
    def last(self) -> bool:
        """Whether this is the game's last round."""
        return self.table.round == ROUNDS

    @property
    def town(self) -> int:
        """The number of the town in which the seat's boot is."""
        return self.atlas.network.index[self.seat.town]

    @property
    def left(self) -> int:
        """The towns whose pieces the seat has still to collect, as a bit set of town numbers."""
        return self.atlas.network.left(self.seat.collected)

    @property
    def packed(self) -> int:
        """The seat's hand packed into one integer, a few bits for each kind of card."""
        return pack(self.hand)

    def counters(self) -> tuple[str, ...]:
        """Every kind of counter that the seat may place, first those of which it has an open one."""
        open = self.seat.open.known
        hidden = self.hidden if self.table.options["place_hidden"] else ()
        return *sorted(open), *sorted({*hidden} - {*open})

    def supply(self) -> dict[str, int]:
        """The number of counters of each kind that the seat may place."""
        supply = dict(self.seat.open.known)
        for kind in self.hidden if self.table.options["place_hidden"] else ():
            supply[kind] = supply.get(kind, 0) + 1
        return supply

    def bare(self) -> tuple[str, ...]:
        """The ids of the roads without a counter."""
        return tuple(road for road in self.atlas.roads if road not in self.table.roads)
