"""Screens as the JSON that a browser draws: only what changed, each drawing and board once for a connection.

    encoder.changes(screen)  ->  {"set": {"bar": [...], "marks": {...}}, "glyphs": {"7": {...}}}

A board that the browser has already is `true`.

Every struct is an object of the fields that differ from their defaults; blocks carry their class name as "type". In
place of a glyph is its key in `glyphs`. Outlines are strings of whole numbers, "880 0 -11 138": the first point, and
the steps from each point to the next, in thousandths of a glyph's unit or ten-thousandths of the board's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from companion.games.people import Player
from companion.language.message_texts import Speech
from companion.screen import Board, Glyph, Path, Place, Points, Screen, ScreenAction, Shape

MOST_GLYPHS = 4_000
"""The most drawings that are remembered; a game has fewer than a hundred."""
MOST_LINES = 4_000
"""The most outlines that are remembered; they are the same in every language."""
KEPT = 8
"""The most encoded values of one field of the screen that are remembered, so that equal clients share one."""
FINE, BOARD = 1_000, 10_000
"""How many steps the unit of a glyph and of the board has."""

WRITTEN = {"does": "id", "opens": "why"}
"""The fields of what a touch does, by the names that they have in JSON: there they hold its written name."""

Namer = Callable[[str], str]
"""The name of a place, a path or a drawing in words, "" where it has none."""


def naming(speech: Speech, players: tuple[Player, ...]) -> Namer:
    """The names of drawings in this language; a seat's mark is named as its player."""

    def name(id: str) -> str:
        kind, _, seat = id.rpartition("-")
        if kind.startswith("seat-") and seat.isdecimal() and int(seat) <= len(players):
            return players[int(seat) - 1].name
        return speech.name_if_any(id)

    return name


class Encoded(Struct):
    """A field of a screen: its value, the same as JSON, and the keys of the drawings that it shows."""

    value: object
    json: msgspec.Raw
    glyphs: frozenset[str]


KNOWN = Encoded(True, msgspec.Raw(b"true"), frozenset())
"""In place of a board that the browser has already."""


class Glyphs:
    """The drawings that were shown so far, by their keys: "0", "1" ... All connections share them."""

    def __init__(self) -> None:
        self._by_identity: dict[int, tuple[Glyph, str]] = {}
        self._keys: dict[Glyph, str] = {}
        self.drawn: list[Glyph] = []

    def key(self, glyph: Glyph) -> str:
        """The key of this drawing; equal drawings have the same key."""
        found = self._by_identity.get(id(glyph))
        if found is not None and found[0] is glyph:
            return found[1]
        if len(self._by_identity) >= MOST_GLYPHS:
            self._by_identity.clear()
        key = self._keys.get(glyph)
        if key is None:
            key = self._keys[glyph] = str(len(self.drawn))
            self.drawn.append(glyph)
        self._by_identity[id(glyph)] = (glyph, key)
        return key


class Encoder:
    """Encodes screens for all connections in one language. `name` gives, by its id, the name of a place, a path or a
    drawing in that language, for browsers that read the screen aloud."""

    def __init__(self, glyphs: Glyphs, name: Namer) -> None:
        self._glyphs, self._name = glyphs, name
        self._fields: dict[str, list[Encoded]] = {}
        self._drawn: dict[str, msgspec.Raw] = {}
        self._used: set[str] = set()

    def field(self, name: str, value: object) -> Encoded:
        """The value of the field `name` of a screen as JSON; the same value is encoded once."""
        known = self._fields.setdefault(name, [])
        for each in known:
            if each.value is value:
                return each
        self._used = set()
        raw = msgspec.Raw(msgspec.json.encode(self._plain(value)))
        made = Encoded(value, raw, frozenset(self._used))
        known.insert(0, made)
        del known[KEPT:]
        return made

    def glyph(self, key: str) -> msgspec.Raw:
        """The drawing with this key, as JSON."""
        if key not in self._drawn:
            glyph = self._glyphs.drawn[int(key)]
            plain = self._struct(glyph)
            if named := self._name(glyph.id):
                plain["name"] = named
            self._drawn[key] = msgspec.Raw(msgspec.json.encode(plain))
        return self._drawn[key]

    def _plain(self, value: object) -> object:
        """A value made of plain lists, dicts, texts and numbers, as JSON knows them."""
        if isinstance(value, Glyph):
            key = self._glyphs.key(value)
            self._used.add(key)
            return key
        if isinstance(value, Board):
            return {**self._struct(value), "ground": [self._shape(each, BOARD) for each in value.ground]}
        if isinstance(value, ScreenAction):
            return value.name
        if isinstance(value, Struct):
            return self._struct(value)
        if isinstance(value, frozenset):
            return sorted(value)
        if isinstance(value, tuple):
            return [self._plain(each) for each in value]
        return value

    def _struct(self, value: Struct) -> dict[str, object]:
        if isinstance(value, Shape):
            return self._shape(value, FINE)
        kind = type(value)
        plain: dict[str, object] = {}
        if value.__struct_config__.tag is not None:
            plain["type"] = kind.__name__
        for name, default in _fields(kind):
            own = getattr(value, name)
            if default is not NODEFAULT and own == default:
                continue
            outline = isinstance(value, Path | Place) and name in ("points", "area")
            plain[WRITTEN.get(name, name)] = _line(own, BOARD) if outline else self._plain(own)
        if isinstance(value, Path | Place) and (named := self._name(value.id)):
            plain["name"] = named
        return plain

    def _shape(self, shape: Shape, steps: int) -> dict[str, object]:
        plain = {name: getattr(shape, name) for name in ("fill", "line") if getattr(shape, name)}
        return {"points": _line(shape.points, steps), "width": shape.width, "closed": shape.closed, **plain}


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, object], ...]:
    """The fields of a struct with their defaults; msgspec evaluates every annotation to find them."""
    return tuple((field.name, field.default) for field in fields(kind))


@lru_cache(MOST_LINES)
def _line(points: Points, steps: int) -> str:
    """The first point, and of each other how far it is from the one before: small numbers, which pack well."""
    whole = [(round(x * steps), round(y * steps)) for x, y in points]
    return " ".join(f"{x - left} {y - low}" for (x, y), (left, low) in zip(whole, [(0, 0), *whole], strict=False))


class Shown:
    """What one browser shows: the screen that it was sent last, and the drawings that it has."""

    def __init__(self) -> None:
        self.screen: Screen | None = None
        self._board: Board | None = None
        self._has: set[str] = set()

    def changes(self, screen: Screen, encoder: Encoder) -> dict[str, object]:
        """The changes from the screen that the browser was sent last to this one, for JSON; {} if they are equal."""
        changed, before, self.screen = {}, self.screen, screen
        for name in Screen.__struct_fields__:
            value = getattr(screen, name)
            if before is None or not _same(value, getattr(before, name)):
                known = value is not None and value is self._board
                self._board = value if isinstance(value, Board) else self._board
                changed[name] = KNOWN if known else encoder.field(name, value)
        if not changed:
            return {}
        missing = {key for each in changed.values() for key in each.glyphs} - self._has
        self._has |= missing
        message: dict[str, object] = {"set": {name: each.json for name, each in changed.items()}}
        if missing:
            message["glyphs"] = {key: encoder.glyph(key) for key in sorted(missing, key=int)}
        return message


def _same(one: object, other: object) -> bool:
    """Whether two values are equal; boards are compared by identity, as a board is one object for the whole game."""
    return one is other or (not isinstance(one, Board) and bool(one == other))
