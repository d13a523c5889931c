"""What was possible in the seated game: found out away from the session's thread, and in words."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.coaching import Chance
from companion.games.registry import GAMES
from companion.session.seated_game import SeatedGame
from companion.session.session import Session
from engine.public import public


def sentence(chance: Chance, seated: SeatedGame) -> str:
    """What was possible in a move, beside what was done, in a sentence."""
    return seated.speech.say(
        f"possible-sentence-{seated.start.game}",
        seat=chance.seat,
        round=chance.round,
        done=chance.done,
        **least(chance),
    )


def greatest(found: tuple[Chance, ...]) -> Chance | None:
    """The move in which most was missed; None if nothing was missed for certain."""
    best = max(found, key=lambda each: each.missed, default=None)
    return best if best is not None and best.missed > 0 else None


def ask_chances(session: Session, then: Callable[[tuple[Chance, ...]], None]) -> None:
    """Find out what was possible in the seated game, away from the session's thread; `then` is called with it.

    Until the game is over it is judged by what everybody saw, afterwards by all that is known.
    """
    seated = session.table
    coach = GAMES[seated.start.game].coach
    if coach is None:
        return

    def answered(found: tuple[Chance, ...]) -> None:
        if session.seated is not None and session.seated.match is seated.match:
            then(found)

    session.ask(lambda store: coach.chances(seated.match if seated.finished else public(seated.match)), answered)


def least(chance: Chance) -> dict[str, str | int]:
    """How much was possible in this move, as the messages take it."""
    return {"possible": chance.possible, "how": "exact" if chance.exact else "least"}
