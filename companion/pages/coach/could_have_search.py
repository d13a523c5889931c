"""The possible results of the moves of the seated game: computed on a thread of their own, and put into words."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.could_have import Chance
from companion.games.registry import GAMES
from companion.session.screen_session import ScreenSession
from companion.session.spoken_game import SpokenGame
from engine.match import public


def sentence(chance: Chance, seated: SpokenGame) -> str:
    """A sentence that compares the result that was possible in a move with the one reached."""
    return seated.speech.say(
        f"possible-sentence-{seated.start.game}",
        seat=chance.seat,
        round=chance.round,
        done=chance.done,
        **least(chance),
    )


def greatest(found: tuple[Chance, ...]) -> Chance | None:
    """The move from which most can be learned, as `worth_seeing` orders them; None if in no move more was certainly
    possible."""
    return next((found[number] for number in worth_seeing(found)), None)


def worth_seeing(found: tuple[Chance, ...]) -> tuple[int, ...]:
    """The indexes of the moves in which more was certainly possible than was reached: those of known hands first, and
    within each group those first in which most was missed."""
    missed = [number for number, each in enumerate(found) if each.missed > 0]
    return tuple(sorted(missed, key=lambda number: (not found[number].exact, -found[number].missed, number)))


def chances_of(seated: SpokenGame) -> tuple[Chance, ...]:
    """What was possible in each finished move of this game. It takes up to a second, so it is not to be called on the
    session's thread.

    Until the game is over a move is judged by what everybody saw, afterwards by all that is known.
    """
    coach = GAMES[seated.start.game].coach
    if coach is None:
        return ()
    return coach.chances(seated.match if seated.finished else public(seated.match))


def ask_chances(session: ScreenSession, then: Callable[[tuple[Chance, ...]], None]) -> None:
    """Start computing the possible results of the seated game; when they are ready, the session's thread calls `then`
    with them, if the game is still as it was.
    """
    seated = session.table

    def answered(found: tuple[Chance, ...]) -> None:
        if session.seated is not None and session.seated.match is seated.match:
            then(found)

    session.store.ask(lambda store: chances_of(seated), answered)


def least(chance: Chance) -> dict[str, str | int]:
    """The least result that was certainly possible in a move, as parameters for a message."""
    return {"possible": chance.possible, "how": "exact" if chance.exact else "least"}
