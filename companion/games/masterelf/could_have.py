"""Master Elf's answers to "which gifts could I have made?", as the screen shows them."""

from __future__ import annotations

from companion.games.could_have import Chance
from engine.holding import Counts
from engine.masterelf.could_have import could_have
from engine.masterelf.match import Match


class MasterElfCoach:
    """Master Elf's implementation of `Coach`: it finds which gifts could have been made. It shows no best sequences of
    moves, and gives no hints."""

    hints = False

    def chances(self, match: Match) -> tuple[Chance, ...]:
        """What was possible in each finished turn in which the known hand could have paid for a gift that was not
        made.
        """
        return tuple(
            Chance(
                each.seat,
                each.round,
                int(bool(each.made)),
                1,
                exact=False,
                moment=each.moment,
                things=each.gifts,
                made=each.made,
            )
            for each in could_have(match)
            if set(each.gifts) - {each.made}
        )

    def with_hand(self, match: Match, chance: Chance, hand: Counts) -> Chance | None:
        """Always None: turns are judged by the known cards alone."""
        return None

    def now(self, match: Match, seat: str) -> Chance | None:
        """Always None: no hints are given."""
        return None
