"""The catalogue of tags and readers: the piece that each tag is on, and the place that each reader of a board is under.

A meaning is a piece or place of a game, like `Piece("rook", "white")` or `Piece("square", "e4")`. The game defines
which there are, and how many of each the box has (`Taggable`). The catalogue alone decides what a tag means, whatever
may be written in the tag's own memory.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from companion.piece import Piece, read_piece

if TYPE_CHECKING:
    from companion.storage.store import Store, StoreReader


class Tagged(Struct, frozen=True):
    """The meaning of a tag or reader: a piece or place of the game named `game`."""

    game: str
    means: Piece


Reader = tuple[str, str]
"""A device's name, and the name of one of its readers."""


class Catalog(Struct, frozen=True):
    """All known tags and readers, oldest first. Frozen: each change makes a new catalogue.

    >>> rook = Tagged("chess", Piece("rook", "white"))
    >>> catalog = Catalog().taught("04a1b2c3d4e580", rook)
    >>> catalog.meaning("04a1b2c3d4e580") == rook, catalog.meaning("04ff") is None
    (True, True)
    """

    tags: Mapping[str, Tagged] = {}
    readers: Mapping[Reader, Tagged] = {}

    def meaning(self, uid: str) -> Tagged | None:
        """The meaning of the tag with this uid; None if it is unknown."""
        return self.tags.get(uid)

    def place(self, device: str, reader: str) -> Piece | None:
        """The place that this reader is under, like `Piece("square", "e4")`; None if it is unknown."""
        under = self.readers.get((device, reader))
        return under.means if under else None

    def taught(self, uid: str, tagged: Tagged) -> Catalog:
        """A catalogue in which this tag has this meaning, in place of an earlier one."""
        return Catalog({**_without(self.tags, (uid,)), uid: tagged}, self.readers)

    def all_taught(self, tags: Mapping[str, Tagged]) -> Catalog:
        """A catalogue in which each of these tags (by uid) has the meaning given with it; tags that had that meaning
        already keep their place in the order."""
        new = {uid: tagged for uid, tagged in tags.items() if self.tags.get(uid) != tagged}
        return Catalog({**_without(self.tags, new), **new}, self.readers)

    def laid_under(self, reader: Reader, tagged: Tagged) -> Catalog:
        """A catalogue in which this reader is under this place of the board, and no other reader is."""
        gone = {reader, *(other for other, under in self.readers.items() if under == tagged)}
        return Catalog(self.tags, {**_without(self.readers, gone), reader: tagged})

    def forgotten(self, *gone: str | Reader) -> Catalog:
        """A catalogue without these tags (uids) and readers (pairs)."""
        return Catalog(_without(self.tags, gone), _without(self.readers, gone))

    def uids(self, tagged: Tagged) -> tuple[str, ...]:
        """The uids of all tags with this meaning."""
        return tuple(uid for uid, means in self.tags.items() if means == tagged)

    def under(self, tagged: Tagged) -> Reader | None:
        """The reader under this place of the board, or None."""
        return next((reader for reader, under in self.readers.items() if under == tagged), None)


Key = TypeVar("Key", str, Reader)


def _without(known: Mapping[Key, Tagged], gone: Collection[object]) -> dict[Key, Tagged]:
    return {key: meant for key, meant in known.items() if key not in gone}


def read(store: StoreReader) -> Catalog:
    """The catalogue of tags that a store holds. Raises StoreFailed."""
    return Catalog(
        {uid: Tagged(game, read_piece(means)) for uid, game, means in store.tags()},
        {(device, reader): Tagged(game, read_piece(means)) for device, reader, game, means in store.readers()},
    )


def keep(store: Store, before: Catalog, after: Catalog) -> Catalog:
    """Save the differences between two catalogues to the store, all of them or none; returns `after`."""
    tags = [(uid, *_stored(after.tags.get(uid))) for uid in _changed(before.tags, after.tags)]
    readers = [(*reader, *_stored(after.readers.get(reader))) for reader in _changed(before.readers, after.readers)]
    store.teach(tags, readers)
    return after


def _stored(tagged: Tagged | None) -> tuple[str | None, str]:
    return (tagged.game, str(tagged.means)) if tagged else (None, "")


def _changed(before: Mapping[Key, Tagged], after: Mapping[Key, Tagged]) -> list[Key]:
    """The keys whose meaning differs: first those that are missing in `after`, then those that are new or have another
    meaning, in the order of `after`."""
    gone = [key for key in before if key not in after]
    return gone + [key for key, meant in after.items() if before.get(key) != meant]
