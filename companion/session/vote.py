"""A vote by phone that is open at a table: the question, the seats that are asked, and their answers so far."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.match import Match


class Vote(Struct, frozen=True):
    """A question that `seats` are asked on their phones; `votes` has the answers so far, {"2": "yes"}, and `match` is
    the game as it was when it was asked. `question` is a value that the pages put in words.
    """

    question: object
    seats: tuple[str, ...]
    match: Match
    votes: Mapping[str, str] = {}

    def open_to(self, seat: str, match: Match) -> bool:
        """Whether this seat is asked in this match and has not answered."""
        return seat in self.seats and seat not in self.votes and match is self.match
