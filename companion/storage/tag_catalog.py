"""The catalogue: what each tag means, and under what each reader of a sensed board lies.

A meaning is the game's own word for a piece or a place, as "rook/white" or "square/e4" would be: its sort, and which of
the sort. Which there are, and how many of each the box holds, is the game's to say (`Taggable`).
The table of uids is the authority, whatever may be written on a tag itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from companion.storage.reader import StoreReader


class Tagged(Struct, frozen=True):
    """What a tag means, or a reader lies under: something of this game."""

    game: str
    means: str

    @property
    def group(self) -> str:
        """The sort of thing it is: "rook"."""
        return self.means.partition("/")[0]

    @property
    def which(self) -> str:
        """Which one of its sort: "white"; "" where all of a sort are alike."""
        return self.means.partition("/")[2]


Reader = tuple[str, str]
"""A device by its name, and one of its readers."""


class Catalog(Struct, frozen=True):
    """All that was taught, in the order of teaching. Frozen: teaching gives another catalogue.

    >>> rook = Tagged("chess", "rook/white")
    >>> catalog = Catalog().taught("04a1b2c3d4e580", rook)
    >>> catalog.meaning("04a1b2c3d4e580") == rook, catalog.meaning("04ff") is None
    (True, True)
    """

    tags: Mapping[str, Tagged] = {}
    readers: Mapping[Reader, Tagged] = {}

    def meaning(self, uid: str) -> Tagged | None:
        """What this tag means; None where nobody taught it."""
        return self.tags.get(uid)

    def place(self, device: str, reader: str) -> str | None:
        """The meaning of the place that this reader lies under; None where nobody taught it, or it lies under none."""
        lies = self.readers.get((device, reader))
        return lies.means if lies else None

    def taught(self, uid: str, tagged: Tagged) -> Catalog:
        """The same with this tag meaning this, whatever it meant before."""
        return Catalog({**_without(self.tags, (uid,)), uid: tagged}, self.readers)

    def all_taught(self, tags: Mapping[str, Tagged]) -> Catalog:
        """The same with all of these tags meaning this; those that do already keep their place in the order."""
        told = {uid: tagged for uid, tagged in tags.items() if self.tags.get(uid) != tagged}
        return Catalog({**_without(self.tags, told), **told}, self.readers)

    def laid_under(self, reader: Reader, tagged: Tagged) -> Catalog:
        """The same with this reader under this place; any other reader under it no longer is."""
        gone = {reader, *(other for other, lies in self.readers.items() if lies == tagged)}
        return Catalog(self.tags, {**_without(self.readers, gone), reader: tagged})

    def forgotten(self, *gone: str | Reader) -> Catalog:
        """The same without these tags (uids) and readers (pairs)."""
        return Catalog(_without(self.tags, gone), _without(self.readers, gone))

    def uids(self, tagged: Tagged) -> tuple[str, ...]:
        """Every tag that means this."""
        return tuple(uid for uid, means in self.tags.items() if means == tagged)

    def under(self, tagged: Tagged) -> Reader | None:
        """The reader that lies under this place, if any."""
        return next((reader for reader, lies in self.readers.items() if lies == tagged), None)

    def conflict(self, uid: str, tagged: Tagged) -> Tagged | None:
        """What this tag already means, where that is something else."""
        known = self.tags.get(uid)
        return known if known != tagged else None


Key = TypeVar("Key", str, Reader)


def _without(told: Mapping[Key, Tagged], gone: Collection[object]) -> dict[Key, Tagged]:
    return {key: meant for key, meant in told.items() if key not in gone}


def read(shelf: StoreReader) -> Catalog:
    """What the games' file keeps. Raises StoreFailed."""
    return Catalog(
        {uid: Tagged(game, means) for uid, game, means in shelf.tags()},
        {(device, reader): Tagged(game, means) for device, reader, game, means in shelf.readers()},
    )


class Teachable(Protocol):
    """What keeps the catalogue: the games' file, or what stands in for it while its disk is sick."""

    def teach(self, tags: Iterable[tuple[Any, ...]] = (), readers: Iterable[tuple[Any, ...]] = ()) -> None:
        """Each from now on means this; with no game, nothing."""


def keep(store: Teachable, before: Catalog, after: Catalog) -> Catalog:
    """Have the disk know `after`, where it knows `before`: only what differs is written, all of it or nothing."""
    tags = [(uid, *_told(after.tags.get(uid))) for uid in _changed(before.tags, after.tags)]
    readers = [(*reader, *_told(after.readers.get(reader))) for reader in _changed(before.readers, after.readers)]
    store.teach(tags, readers)
    return after


def _told(tagged: Tagged | None) -> tuple[str | None, str]:
    return (tagged.game, tagged.means) if tagged else (None, "")


def _changed(before: Mapping[Key, Tagged], after: Mapping[Key, Tagged]) -> list[Key]:
    """What differs, in the order of teaching; what is gone comes first."""
    gone = [key for key in before if key not in after]
    return gone + [key for key, meant in after.items() if before.get(key) != meant]
