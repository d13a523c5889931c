"""Master Elf's answers to "which gifts could I have made?", as the screen shows them."""

from __future__ import annotations

from companion.games.could_have import Chance, Coach
from engine.masterelf.commands_and_events import Command, Event
from engine.masterelf.could_have import could_have
from engine.masterelf.state import Match, Table


class MasterElfCoach(Coach[Table, Command, Event]):
    """Master Elf's `Coach`: which gifts could have been made. It shows no sequences of moves and gives no hints."""

    def chances(self, match: Match) -> tuple[Chance[Table, Command, Event], ...]:
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
