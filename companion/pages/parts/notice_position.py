"""The end of the board, top or bottom, at which a notice does not hide a certain place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from companion.screen import Board
from companion.session.screen_session import ScreenSession


def clear_of(session: ScreenSession, wrong: str, better: Iterable[str] = ()) -> Literal["top", "bottom"]:
    """The end of the board at which a notice about a refusal does not hide the refused place or path, whose id is
    `wrong`. `better` are the ids of the places and paths that the notice suggests; they are kept visible too where
    both is possible.
    """
    return clear_on(session.table.look.board(session.table.match.state), wrong, better)


def clear_on(board: Board, spot: str, better: Iterable[str] = ()) -> Literal["top", "bottom"]:
    """The end of this board at which a notice does not hide the place or path with the id `spot`. For a spot in the
    middle of the board: the end that is farther, on average, from the places and paths with the ids `better`, which the
    notice suggests; if `better` is empty, the end farther from the spot. "bottom" if the board has no such spot.
    """
    heights = {path.id: path.spot[1] for path in board.paths} | {place.id: place.at[1] for place in board.places}
    at = heights.get(spot, 1)
    if abs(at - 0.5) < 0.12:
        others = [heights[each] for each in better if each in heights]
        return "top" if sum(others) < 0.5 * len(others) or (not others and at < 0.5) else "bottom"
    return "top" if at < 0.5 else "bottom"
