"""A piece or a place of a game, by its kind and its name: what a tag means, and what a layout lists."""

from __future__ import annotations

from msgspec import Struct


class Piece(Struct, frozen=True):
    """A piece or a place: `Piece("rook", "white")`, `Piece("square", "e4")`; without a name where all pieces of a kind
    are alike, `Piece("die")`.

    Its text is what files and tags hold.

    >>> str(Piece("rook", "white")), str(Piece("die"))
    ('rook/white', 'die')
    """

    kind: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind}/{self.name}" if self.name else self.kind


def read_piece(text: str) -> Piece:
    """The piece with this text, as files and tags hold it: only their readers use this function.

    >>> read_piece("square/e4")
    Piece(kind='square', name='e4')
    """
    kind, _, name = text.partition("/")
    return Piece(kind, name)
