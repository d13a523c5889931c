"""The possible results of the moves of the seated game: computed on a thread of their own, and put into words."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.could_have import Chance
from companion.games.registry import GAMES
from companion.session.seated_game import SeatedGame
from companion.session.session import Session
from engine.public import public


def sentence(chance: Chance, seated: SeatedGame) -> str:
    """A sentence that compares the result that was possible in a move with the one reached."""
    return seated.speech.say(
        f"possible-sentence-{seated.start.game}",
        seat=chance.seat,
        round=chance.round,
        done=chance.done,
        **least(chance),
    )


def greatest(found: tuple[Chance, ...]) -> Chance | None:
    """The move with the largest difference between its possible result and the one reached; None if in no move more
    was certainly possible."""
    best = max(found, key=lambda each: each.missed, default=None)
    return best if best is not None and best.missed > 0 else None


def chances_of(seated: SeatedGame) -> tuple[Chance, ...]:
    """What was possible in each finished move of this game. It takes up to a second, so it is not to be called on the
    session's thread.

    Until the game is over a move is judged by what everybody saw, afterwards by all that is known.
    """
    coach = GAMES[seated.start.game].coach
    if coach is None:
        return ()
    return coach.chances(seated.match if seated.finished else public(seated.match))


def ask_chances(session: Session, then: Callable[[tuple[Chance, ...]], None]) -> None:
    """Start computing the possible results of the seated game; when they are ready, the session's thread calls `then`
    with them, if the game is still as it was.
    """
    seated = session.table

    def answered(found: tuple[Chance, ...]) -> None:
        if session.seated is not None and session.seated.match is seated.match:
            then(found)

    session.ask(lambda store: chances_of(seated), answered)


def least(chance: Chance) -> dict[str, str | int]:
    """The least result that was certainly possible in a move, as parameters for a message."""
    return {"possible": chance.possible, "how": "exact" if chance.exact else "least"}
