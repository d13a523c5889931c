"""Notice position: the end of the board at which a notice does not hide a certain place."""

from __future__ import annotations

from typing import Literal

from companion.screen import Board
from companion.session.session import Session


def clear_of(session: Session, spot: str) -> Literal["top", "bottom"]:
    """The end of the seated game's board at which a notice does not hide the place or path with this id."""
    return clear_on(session.table.look.board(session.table.match.state), spot)


def clear_on(board: Board, spot: str) -> Literal["top", "bottom"]:
    """The end of this board at which a notice does not hide the place or path with this id."""
    heights = {path.id: path.spot[1] for path in board.paths} | {place.id: place.at[1] for place in board.places}
    return "top" if heights.get(spot, 1) < 0.5 else "bottom"
