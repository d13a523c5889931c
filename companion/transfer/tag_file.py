"""The catalogue of tags as a TOML text that people can edit: a section for each game, a line for each tag or reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from companion import untrusted
from companion.games.registry import GAMES
from companion.games.touch_and_tags.tag_protocol import Taggable
from companion.language.message_texts import Speech
from companion.piece import Piece, read_piece
from companion.storage.store import Store
from companion.storage.tag_catalog import Catalog, Reader, Tagged, keep, read

UID = re.compile(r"[0-9a-f]{8}|[0-9a-f]{14}|[0-9a-f]{20}")
"""A tag's uid: 4, 7 or 10 bytes in hexadecimal."""
HEAD = "# What each tag means, and under what each reader of a sensed board lies.\n"
"""The first line of the text."""
MOST_NAMED = 10
"""The most meanings that an error lists in full: the colours, say, and not every place."""


def counted(catalog: Catalog) -> list[str]:
    """A line of text for each game and group of pieces: how many tags and readers are known, of how many pieces there
    are.
    """
    lines = []
    for game in GAMES:
        known = [tagged.means for tagged in _by_key(catalog).values() if tagged.game == game]
        things = _things(game)
        for group in dict.fromkeys(thing.group for thing in things.values()):
            some = {piece: thing.many for piece, thing in things.items() if thing.group == group}
            many = f" of {sum(some.values())}" if all(some.values()) else ""
            lines.append(f"{game}\t{group}\t{sum(means in some for means in known)}{many}")
        if others := sum(means not in things for means in known):
            lines.append(f"{game}\tof your own box\t{others}")
    return lines


def _by_key(catalog: Catalog) -> dict[str, Tagged]:
    """The meanings of all tags and readers by their keys in the file: a uid, or "readerboard 17"."""
    return {**catalog.tags, **{" ".join(reader): tagged for reader, tagged in catalog.readers.items()}}


def written(catalog: Catalog) -> str:
    """The catalogue as the text of a TOML file: by game, tags before readers, sorted by meaning."""
    lines, known = [HEAD], _by_key(catalog)
    for game in dict.fromkeys(tagged.game for tagged in known.values()):
        for section, of_readers in (("tags", False), ("readers", True)):
            keys = [key for key, tagged in known.items() if tagged.game == game and (" " in key) == of_readers]
            if keys:
                keys.sort(key=lambda key: str(known[key].means))
                meanings = (f'"{key}" = "{_escaped(str(known[key].means))}"' for key in keys)
                lines += [f"[{game}.{section}]", *meanings, ""]
    return "\n".join(lines)


def _escaped(text: str) -> str:
    """The text escaped for a quoted TOML string."""
    return "".join(sign if sign.isprintable() and sign not in '"\\' else f"\\U{ord(sign):08X}" for sign in text)


def parsed(text: str, name: str) -> Catalog:
    """The catalogue in a TOML text. Raises ValueError that names the file, the line, and what is allowed."""
    try:
        content = untrusted.toml(text)
    except ValueError as error:
        where = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
        line = where[1] if where and where[1] else str(text.count("\n") + 1)
        raise ValueError(
            f"{name}, line {line}: {_plain(str(error)[: where.start()] if where else str(error))}."
        ) from None
    tags: dict[str, Tagged] = {}
    readers: dict[Reader, Tagged] = {}
    places: dict[Tagged, str] = {}
    for game, section, key, means in _entries(content, text, name):
        try:
            tagged = Tagged(game, _meaning(game, means, section))
            if section == "tags":
                before = tags.setdefault(_uid(key), tagged)
            else:
                before = readers.setdefault(_reader(key), tagged)
            if before is not tagged:
                raise ValueError(f"{key} is listed twice, as {before.means} and as {tagged.means}; once is enough.")
            if section == "readers" and places.setdefault(tagged, key) != key:
                raise ValueError(f"another reader is already at {tagged.means}; a place has one.")
        except ValueError as wrong:
            raise ValueError(f"{name}, line {_line(text, key)}: {wrong}") from None
    return Catalog(tags, readers)


def conflicts(catalog: Catalog, other: Catalog) -> list[str]:
    """A line for each tag, reader and place that has different meanings in the two catalogues."""
    here = _by_key(catalog)
    meanings = [
        f"{key}: {here[key].means} here, {tagged.means} there"
        for key, tagged in _by_key(other).items()
        if here.get(key, tagged) != tagged
    ]
    places = [
        f"{tagged.means}: {' '.join(under)} here, {' '.join(reader)} there"
        for reader, tagged in other.readers.items()
        if (under := catalog.under(tagged)) not in (None, reader) and under is not None
    ]
    return meanings + places


def taken(store: Store, path: Path, replace: bool) -> str:
    """Import the tag file at `path` into the store, all of it or nothing; returns a sentence for the user.

    `replace`: the file is right where it differs from the store; otherwise a difference is a ValueError. Raises also
    StoreFailed.
    """
    try:
        found = parsed(untrusted.read_text(path, untrusted.LARGEST_TAGS), str(path))
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not UTF-8 text.") from None
    before = after = read(store)
    differing = conflicts(before, found)
    if differing and not replace:
        listed = "\n  ".join(differing)
        raise ValueError(
            f"{path} differs for some tags; nothing was imported. With --replace the file wins.\n  {listed}"
        )
    after = after.all_taught(found.tags)
    for reader, tagged in found.readers.items():
        after = after if after.readers.get(reader) == tagged else after.laid_under(reader, tagged)
    keep(store, before, after)
    return f"{len(found.tags)} tags and {len(found.readers)} readers are known now."


def _entries(content: Mapping[str, object], text: str, name: str) -> Iterator[tuple[str, str, str, object]]:
    """Game, section, key and value of every line. Raises ValueError for an unknown game or section."""
    for game, sections in content.items():
        at = f"{name}, line {_line(text, game)}"
        if game not in GAMES or not isinstance(sections, dict):
            games = ", ".join(GAMES)
            raise ValueError(f"{at}: {game} is not a section; write [{next(iter(GAMES))}.tags], the games are {games}.")
        for section, entries in sections.items():
            at = f"{name}, line {_line(text, section)}"
            if section not in ("tags", "readers") or not isinstance(entries, dict):
                raise ValueError(f"{at}: [{game}] has no {section}; it has tags and readers.")
            for key, means in entries.items():
                yield game, section, key, means


def _uid(key: str) -> str:
    uid = key.lower().replace(":", "")
    if not UID.fullmatch(uid):
        raise ValueError(f'a tag is 8, 14 or 20 hex digits, like "04a1b2c3d4e580", not by {key!r}.')
    return uid


def _reader(key: str) -> Reader:
    device, _, reader = key.partition(" ")
    if not device or not reader or " " in reader:
        raise ValueError(f'a reader is a device and its reader, like "readerboard 17", not {key!r}.')
    return device, reader


@cache
def _things(game: str) -> Mapping[Piece, Taggable]:
    """The pieces and places of this game that can have a tag; for a game whose boxes differ, those that
    every box has.
    """
    return {thing.piece: thing for thing in GAMES[game].tagged(Speech(), "en", "")}


def _meaning(game: str, means: object, section: str) -> Piece:
    things, piece = _things(game), read_piece(str(means))
    thing = things.get(piece) if isinstance(means, str) else None
    if thing is None:
        alike = [each for each in things if each.kind == piece.kind and each.name]
        # A box that its owner taught has things of its own, of the kinds that every box has.
        own = bool(GAMES[game].lesson) and isinstance(means, str) and piece.kind in {each.kind for each in things}
        if not own or section == "readers":
            if 0 < len(alike) <= MOST_NAMED:
                raise ValueError(f"{game} has no {means!r}; there are {_listed(alike)}.")
            raise ValueError(f"{game} has no {means!r}; meanings are like {_listed(_examples(things))}.")
    elif section == "readers" and not thing.place:
        raise ValueError(f"no reader can be at {means}; places are like {_listed(_examples(things, places=True))}.")
    return piece


def _examples(things: Mapping[Piece, Taggable], places: bool = False) -> list[Piece]:
    """One meaning of each kind of pieces and places, as examples for an error sentence; with `places` only those of
    places.
    """
    found = {piece.kind: piece for piece, thing in things.items() if thing.place or not places}
    return list(found.values())


def _line(text: str, key: str) -> int:
    """The number, from 1, of the first line of the file that sets this key or begins a section of this name; 1 if there
    is no such line.
    """
    wanted = re.compile(rf'^\s*(?:"{re.escape(key)}"|{re.escape(key)})\s*=|^\s*\[[^\]]*\b{re.escape(key)}\b')
    return next((n for n, line in enumerate(text.splitlines(), 1) if wanted.search(line)), 1)


def _plain(reason: str) -> str:
    return "this is listed twice; once is enough" if "overwrite" in reason else f"this is not TOML ({reason})"


def _listed(pieces: Iterable[Piece]) -> str:
    return ", ".join(map(str, pieces))
