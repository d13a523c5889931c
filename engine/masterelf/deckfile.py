"""The TOML text of a deck: parsed as a Deck or one sentence about its first mistake, with the line; and written."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files

from msgspec.structs import asdict

from engine.game import TextFile
from engine.masterelf.owners_deck import Deck, Gift, Ingredient
from engine.masterelf.pieces import ID, RAINBOW, SPECIAL_SETS
from engine.rule import Unclear

Path = tuple[str, ...]

BOOK = "known.toml"
"""The name of the deck with the cards that the rulebook itself names; the files of owners have a whole path."""

TABLES: Mapping[str, tuple[str, ...]] = {
    "ingredients": ("title", "count"),
    "sets": ("title",),
    "colours": ("title",),
    "gifts": ("title", "ingredients", "sets", "special", "colour", "elves"),
}
"""The four lists of a deck and the fields of their entries; all fields may be left out."""
FIELDS = ("edition", "gift_cards", *TABLES)


class _Wrong(Exception):
    """An exception for a mistake in a deck file; `path` are the keys that lead to it."""

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path


def trouble(text: str, name: str) -> str:
    """A sentence about the first mistake in a deck file's text, "" if there is none."""
    deck = read_deck(text, name)
    return deck.sentence if isinstance(deck, Unclear) else ""


def read_deck(text: str, name: str = "The deck") -> Deck | Unclear:
    """The deck in a TOML text; `name` is what an error sentence calls it, mostly the file's path.

    >>> read_deck('[ingredients.air]\\ntitel = "air"', "box.toml").sentence
    'box.toml, line 2: ingredients.air.titel: there is no such field; known are title, count.'
    """
    text = text.removeprefix("\ufeff")
    try:
        return _deck(tomllib.loads(text))
    except tomllib.TOMLDecodeError as wrong:
        return Unclear(_no_toml(name, text.rstrip(), str(wrong)))
    except RecursionError:
        return Unclear(f"{name}: this is nested too deeply to be a deck.")
    except _Wrong as wrong:
        line = line_of(text, wrong.path)
        return Unclear(f"{name}{f', line {line}' if line else ''}: {'.'.join(wrong.path)}: {wrong}")


def book() -> TextFile:
    """The deck file with the cards that the rulebook itself names, by the name `BOOK`, and without their printed
    titles, as these cards have names in every language."""
    return TextFile(BOOK, re.sub(r"^title = .*\n", "", known(), flags=re.MULTILINE))


def known() -> str:
    """The text of a deck with the cards that the rulebook itself names, to be extended by the owner."""
    return files(__package__).joinpath("known.toml").read_text(encoding="utf-8")


def line_of(text: str, path: Path) -> int | None:
    """The line of a deck file, from 1, on which the key `path` is written, as ("ingredients", "air", "count"); else
    that of the nearest table around or inside that key; None if there is none.
    """
    best, line_found = 0, None
    table: Path = ()
    for number, line in enumerate(text.split("\n"), start=1):
        if header := re.match(r"\s*\[\[?\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$", line):
            here = table = _keys(header[1])
        elif key := re.match(r"""\s*([A-Za-z0-9_\-."' ]+?)\s*=""", line):
            here = (*table, *_keys(key[1]))
        else:
            continue
        shared = min(len(here), len(path))
        if shared > best and here[:shared] == path[:shared]:
            best, line_found = shared, number
    return line_found


def _keys(dotted: str) -> Path:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))


def _no_toml(name: str, text: str, message: str) -> str:
    """The TOML parser's message as a sentence that begins with the file's name and the number of the line; an id or a
    field that is defined twice gets a sentence of its own."""
    at = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", message)
    line = text.count("\n") + 1 if at is None or at[1] is None else at[1]
    where, what = f"{name}, line {line}", message.replace(at[0], "") if at else message
    if twice := re.match(r"Cannot declare \((.*)\) twice", what):
        id = ".".join(re.findall(r"'([^']*)'", twice[1]))
        return f"{where}: {id} is listed twice; each id is listed once."
    if what == "Cannot overwrite a value":
        return f"{where}: this is defined twice; each field and each id is defined once."
    return f"{where}: this is not TOML: {what}."


def _deck(parsed: Mapping[str, object]) -> Deck:
    _known_fields((), parsed, FIELDS)
    lists = {name: _entries(parsed, name) for name in TABLES}
    sets = {id: _text((*at, "title"), entry) for id, at, entry in lists["sets"]}
    colours = {id: _text((*at, "title"), entry) for id, at, entry in lists["colours"]}
    for special in SPECIAL_SETS:
        if special in sets:
            raise _Wrong(("sets", special), f"a set cannot be called {special!r}: that is the name of a special set.")
    if RAINBOW in colours:
        raise _Wrong(("colours", RAINBOW), f"a colour cannot be called {RAINBOW!r}: that stands for any colour.")
    ingredients = {
        id: Ingredient(id, _text((*at, "title"), entry), _number((*at, "count"), entry, least=1))
        for id, at, entry in lists["ingredients"]
    }
    deck = Deck(_text(("edition",), parsed), _number(("gift_cards",), parsed), ingredients, sets, colours)
    gifts: dict[str, Gift] = {}
    for id, at, entry in lists["gifts"]:
        gift = gifts[id] = _gift(id, at, entry, deck)
        mates = [each.id for each in gifts.values() if gift.special and each.special == gift.special]
        if len(mates) > 2:
            raise _Wrong((*at, "special"), f"{gift.special} is two gifts, and {mates[0]} and {mates[1]} are they.")
    return Deck(deck.edition, deck.gift_cards, ingredients, sets, colours, gifts)


def _gift(id: str, at: Path, entry: Mapping[str, object], deck: Deck) -> Gift:
    kinds = _ids((*at, "ingredients"), entry, tuple(deck.ingredients), "ingredient")
    if kinds is not None and (len(kinds) != 2 or kinds[0] == kinds[1]):
        raise _Wrong((*at, "ingredients"), f"a gift needs two different ingredients, not {_listed(kinds)}.")
    sets = _ids((*at, "sets"), entry, tuple(deck.sets), "set")
    special = _choice((*at, "special"), entry, SPECIAL_SETS, "special set")
    if sets is not None and len(set(sets)) < len(sets):
        raise _Wrong((*at, "sets"), f"a gift is in two different sets or in one, not in {_listed(sets)}.")
    if sets is not None and len(sets) > 2:
        raise _Wrong((*at, "sets"), f"a gift is in one set or two, not in {_listed(sets)}.")
    if sets is not None and len(sets) == 2 and special:
        raise _Wrong((*at, "sets"), f"beside the special set {special} there is one set, not {_listed(sets)}.")
    colour = _choice((*at, "colour"), entry, (*deck.colours, RAINBOW), "colour")
    elves = _number((*at, "elves"), entry)
    if elves is not None and elves > 1:
        raise _Wrong((*at, "elves"), f"a gift pictures one elf or none, 1 or 0, not {elves}.")
    two = None if kinds is None else (kinds[0], kinds[1])
    return Gift(id, _text((*at, "title"), entry), two, sets, special, colour, elves)


def _entries(parsed: Mapping[str, object], name: str) -> list[tuple[str, Path, Mapping[str, object]]]:
    """The entries of one list of a deck (`name` is "ingredients", "sets", "colours" or "gifts"): for each its id, its
    path of keys (`("gifts", "key")`), and its fields."""
    found = parsed.get(name, {})
    if not isinstance(found, dict):
        raise _Wrong((name,), f"this is a list of tables such as [{name}.some-id], not {_shown(found)}.")
    entries: list[tuple[str, Path, Mapping[str, object]]] = []
    for id, entry in found.items():
        at = (name, id)
        if not isinstance(entry, dict):
            raise _Wrong(at, f"this is a table [{name}.{id}] of its own, not {_shown(entry)}.")
        if not re.match(ID, id):
            raise _Wrong(at, f"an id is lower-case words of a-z and 0-9, joined by single hyphens, not {id!r}.")
        _known_fields(at, entry, TABLES[name])
        entries.append((id, at, entry))
    return entries


def _known_fields(at: Path, entry: Mapping[str, object], known: tuple[str, ...]) -> None:
    for field in entry:
        if field not in known:
            raise _Wrong((*at, field), f"there is no such field; known are {', '.join(known)}.")


def _text(at: Path, entry: Mapping[str, object]) -> str | None:
    found = entry.get(at[-1])
    if found is not None and not isinstance(found, str):
        raise _Wrong(at, f'this is a text in quotes, such as "…", not {_shown(found)}.')
    return found


def _number(at: Path, entry: Mapping[str, object], least: int = 0) -> int | None:
    found = entry.get(at[-1])
    if found is not None and (type(found) is not int or found < least):
        raise _Wrong(at, f"this is a whole number from {least}, not {_shown(found)}.")
    return found


def _choice(at: Path, entry: Mapping[str, object], known: tuple[str, ...], what: str) -> str | None:
    found = _text(at, entry)
    if found is not None and found not in known:
        raise _Wrong(at, f"there is no {what} {found!r}; listed are {', '.join(known)}.")
    return found


def _ids(at: Path, entry: Mapping[str, object], known: tuple[str, ...], what: str) -> tuple[str, ...] | None:
    found = entry.get(at[-1])
    if found is None:
        return None
    if not isinstance(found, list) or not all(isinstance(id, str) for id in found):
        raise _Wrong(at, f'this is a list of ids, such as ["…", "…"], not {_shown(found)}.')
    for id in found:
        if id not in known:
            raise _Wrong(at, f"there is no {what} {id!r}; listed are {', '.join(known) or 'none yet'}.")
    return tuple(found)


def _listed(ids: tuple[str, ...]) -> str:
    return ", ".join(ids) or "none"


def _shown(found: object) -> str:
    """A wrong value as one would write it in the file, cut short for an error sentence."""
    text = str(found).lower() if isinstance(found, bool) else repr(found)
    return text if len(text) <= 40 else text[:39] + "…"


def written(deck: Deck) -> str:
    """The deck as a TOML text that `read_deck` reads as the same deck; what is unknown is left out.

    >>> print(written(Deck(gift_cards=45, gifts={"key": Gift("key", "Ключ", elves=0)})), end="")
    gift_cards = 45
    <BLANKLINE>
    [gifts.key]
    title = "Ключ"
    elves = 0
    """
    tables = [_fields({"edition": deck.edition, "gift_cards": deck.gift_cards})]
    lists: Mapping[str, Mapping[str, Mapping[str, object]]] = {
        "ingredients": {id: asdict(ingredient) for id, ingredient in deck.ingredients.items()},
        "sets": {id: {"title": title} for id, title in deck.sets.items()},
        "colours": {id: {"title": title} for id, title in deck.colours.items()},
        "gifts": {id: asdict(gift) for id, gift in deck.gifts.items()},
    }
    for name, entries in lists.items():
        for id, entry in entries.items():
            tables.append(f"[{name}.{id}]\n" + _fields({field: entry[field] for field in TABLES[name]}))
    return "\n".join(table for table in tables if table)


def _fields(fields: Mapping[str, object]) -> str:
    """The fields as TOML: texts, numbers and lists of ids are written as in JSON, but for one character."""
    lines = (
        f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in fields.items() if value is not None
    )
    return "".join(lines).replace("\x7f", "\\u007f")
