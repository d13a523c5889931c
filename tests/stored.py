"""What a store holds, as tests ask for it."""

from __future__ import annotations

from companion.storage.store import Row, StoreReader, folded


def standing(store: StoreReader, game: int) -> list[Row]:
    """The entries of a game that are not withdrawn, oldest first."""
    return folded(store.rows(game))[0]
