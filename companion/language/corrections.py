"""The sheet that a native speaker corrects: every message in its place and its English, and faults of corrections.

A sheet is one text in UTF-8, and begins with its language. `picture:` names a screen that shows the message, and what
holds it there; `beside:` are texts next to it, `said:` is how it reads there, for a player with a name and for one who
is called by a colour. A message that is to stay has nothing under `better:`::

    language: de

    [act-deal]
    picture: plan · button
    beside: Menü · Rückgängig
    English:
        Dealt
    now:
        Ausgeteilt
    better:
        Verteilt
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from companion.language.bundles import VARIANTS, Cut, asked_for, language
from companion.language.message_texts import FALLBACK, LANGUAGES, Proper, Speech, chain, no_names

RUNNING = "text"
"""The place of text that has as many lines as it needs."""


class Place(Struct, frozen=True):
    """Where a message stands, or a part of it ("act-pass.more"), or those that begin alike and are not listed
    ("rule-*"): the name of a picture, what holds the text there ("prompt", "text", "button, 2 in a row"), the messages
    beside it, and the parameters that it was formatted with."""

    id: str
    picture: str
    holder: str = ""
    beside: tuple[str, ...] = ()
    given: dict[str, str | int | float] = {}


@cache
def places() -> Mapping[str, Place]:
    """The places that the tours show, by the id of the message or its part, as `python -m tests.places_of_texts` wrote
    them into `places.jsonl`."""
    lines = files(__package__).joinpath("places.jsonl").read_text(encoding="utf-8").splitlines()
    return {place.id: place for place in (msgspec.json.decode(line, type=Place) for line in lines)}


def place_of(id: str) -> Place:
    """The place of this message or part: its own, or that of others of its kind, or that of the nearest one before it
    in its file; the picture is "none" if there is none of these."""
    if id in places():
        return places()[id]
    for place in places().values():
        if place.id.endswith("*") and id.startswith(place.id[:-1]):
            return Place(id, place.picture, RUNNING if id.endswith(".more") else place.holder)
    near = _before().get(id.partition(".")[0], "")
    return Place(id, f"like {places()[near].picture}", "", (near,)) if near else Place(id, "none")


@cache
def _before() -> Mapping[str, str]:
    """Of each message the nearest one before it, or else after it, in its file that has a place."""
    cuts = sorted(language(FALLBACK).cuts.items(), key=lambda item: (item[1].file, item[1].line))
    found = dict[str, str]()
    for listed in (cuts, cuts[::-1]):
        last: tuple[str, str] = "", ""
        for id, cut in listed:
            if id in places():
                last = cut.file, id
            elif last[0] == cut.file:
                found.setdefault(id, last[1])
    return found


@cache
def usual() -> Mapping[str, str | int | float]:
    """Of each parameter's name the value that messages are most often formatted with."""
    seen: dict[str, list[str | int | float]] = {}
    for place in places().values():
        for name, value in place.given.items():
            seen.setdefault(name, []).append(value)
    return {name: max(values, key=values.count) for name, values in seen.items()}


def example(id: str) -> dict[str, str | int | float]:
    """Parameters to format this message with: those of a real screen, or else the usual ones of these names. What would
    be a text in another language is "…"."""
    own = [place for key, place in places().items() if key.partition(".")[0] == id]
    given = {name: value for place in own for name, value in place.given.items()}
    cut = language(FALLBACK).cuts.get(id)
    asked = sorted(asked_for(cut.text)) if cut is not None else []
    found = {name: given.get(name) or usual().get(name, 2) for name in asked}
    return {name: "…" if " " in str(value) else value for name, value in found.items()}


ROOM = 1.4
"""How much longer than English a text may be: tests/view/test_fit.py draws every page so at both sizes."""
UNLIMITED = 10**6
"""Letters that fit where a text has as many lines as it needs."""
MANY = (1, 2, 5)
"""The numbers that a message with a choice by number is shown with."""
COUNTS = frozenset({"zero", "one", "two", "few", "many", "other"})
PLURALS = {"cs": frozenset({"one", "few", "other"}), "ru": frozenset({"one", "few", "other"})}
"""The forms that a choice by number needs; "one" and "other" in every other language."""
HEAD = re.compile(r"\[([\w-]+)\]\s*")
INDENT = "    "


class Correction(Struct, frozen=True):
    """The correction of one message: its new text, and the number of the line on which that begins."""

    id: str
    text: str
    line: int


def sheet(language_code: str, proper: Proper = no_names) -> str:
    """The text in which a native speaker corrects a language: each message with its place, its English, how it reads
    there, and a line `better:` for a correction. `proper` names places, cards and the players of seats 1 and 2.
    """
    speech = Speech(language_code, proper)
    english, parts = language(FALLBACK).cuts, [f"language: {language_code}\n"]
    for id, cut in sorted(language(language_code).cuts.items(), key=lambda each: (each[1].file, each[1].line)):
        if id in english:
            place = place_of(id)
            lines = [f"[{id}]", f"picture: {' · '.join(filter(None, (place.picture, place.holder)))}"]
            beside = [_said(speech, each, example(each.partition(".")[0])) for each in place.beside]
            if any(beside):
                lines.append(f"beside: {' · '.join(filter(None, beside))}")
            lines += ["English:", _shown(english[id]), "now:", _shown(cut)]
            if said := spoken(speech, id):
                lines += ["said:", *(INDENT + text for text in said)]
            parts.append("\n".join((*lines, "better:\n")))
    return "\n".join(parts)


def spoken(speech: Speech, id: str) -> list[str]:
    """How a message and its parts read with parameters of a real screen, for each of `MANY` where a number chooses, and
    for both seats where there is one; nothing for a message without parameters."""
    given, cut = example(id), language(speech.language).cuts[id]
    found = dict[str, None]()
    for part, pattern in (_parsed(_bare(cut)) or {}).items() if given else ():
        choosing = [name for name, keys in _Asked(pattern).choices.items() if keys & (COUNTS - {"other"})]
        sets = [given, *({**given, name: count} for name in choosing if name in given for count in MANY)]
        sets += [{**given, "seat": "2"}] if "seat" in given else []
        found |= dict.fromkeys(_said(speech, f"{id}.{part}", values) for values in sets)
    return list(filter(None, found))


def _said(speech: Speech, id: str, given: Mapping[str, str | int | float]) -> str:
    """A message or part of one ("act-pass.more") with these parameters; "" if it needs one that only its own screen can
    give."""
    whole, _, part = id.partition(".")
    try:
        return speech.say(whole, part, **given)
    except (LookupError, TypeError, ValueError):
        return ""


def read(text: str) -> tuple[str, list[Correction]]:
    """The language of a sheet of corrections, and the corrections. Raises ValueError, with the line, if the text is no
    such sheet.
    """
    lines = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines()
    language_code = lines[0].partition(":")[2].strip() if lines and lines[0].startswith("language:") else ""
    if language_code not in (*LANGUAGES, *VARIANTS):
        raise ValueError(f"line 1: it must say the language, one of {', '.join((*LANGUAGES, *VARIANTS))}.")
    found: list[Correction] = []
    id, better, begun = "", list[str](), 0
    for number, line in enumerate((*lines, "[end]"), 1):
        if head := HEAD.fullmatch(line):
            if any(each.strip() for each in better):
                blank = next(n for n, each in enumerate(better) if each.strip())
                found.append(Correction(id, "\n".join(better).strip("\n"), begun + blank))
            id, better, begun = head[1], [], 0
        elif begun:
            better.append(line)
        elif line.startswith("better:"):
            better, begun = [line.removeprefix("better:")], number
    return language_code, found


def faults(language_code: str, given: Iterable[Correction]) -> Iterator[str]:
    """A sentence, with the line, for each fault of these corrections of a language."""
    english, now = language(FALLBACK).cuts, language(language_code).cuts
    for each in given:
        if each.id not in english or each.id not in now:
            yield f"line {each.line}: there is no message {each.id}."
            continue
        wrong = compared(language_code, english[each.id].text, _message(each), room(each.id))
        yield from (f"line {each.line}: {each.id}: {fault}" for fault in wrong)


def compared(language_code: str, english: str, text: str, room: Mapping[str, int] | None = None) -> Iterator[str]:
    """Sentences on the faults of `text`, the corrected text of a message, compared with its `english` text. `room` says
    by part how many letters are known to fit at its place; without it the length is not checked."""
    wanted, made = _parsed(english), _parsed(text)
    if made is None or wanted is None:
        yield "this cannot be read: is there a brace without its partner, or a choice without a * before its last line?"
        return
    for part in sorted(wanted.keys() | made.keys()):
        where = f"in .{part}, " if part else ""
        if part not in wanted and english.startswith("name-"):
            continue  # A form of a word that English does not have.
        if part not in made or part not in wanted:
            yield f"the part .{part} is {'missing' if part in wanted else 'not in the English'}."
            continue
        source, corrected = _Asked(wanted[part]), _Asked(made[part])
        if lacking := sorted(source.names - corrected.names):
            yield f"{where}{', '.join(f'${name}' for name in lacking)} is missing."
        if strange := sorted(corrected.names - source.names):
            yield f"{where}{', '.join(f'${name}' for name in strange)} is not in the English."
        yield from (f"{where}{fault}" for fault in _choices(language_code, source, corrected))
        if room is not None and (length := _length(made[part])) > room[part]:
            yield f"{where}{length} letters; {room[part]} fit at 800x480 and 1280x720."


def keep(language_code: str, given: Iterable[Correction], folder: Path) -> int:
    """Write corrections, in which `faults` found nothing, into a language's files in this folder; returns how many
    messages they change."""
    changed = {each.id: _message(each) for each in given}
    for path in sorted({folder / language(language_code).cuts[id].file for id in changed}):
        text = path.read_text(encoding="utf-8")
        for id, message in changed.items():
            if folder / language(language_code).cuts[id].file == path:
                text = text.replace(_bare(language(language_code).cuts[id]), message, 1)
        path.write_text(text, encoding="utf-8")
    language.cache_clear()
    return len(changed)


def room(id: str) -> Mapping[str, int]:
    """How many letters are known to fit where this message and its parts stand: as many as it has itself in any
    language, or the longest text that stands in such a place. Text that has as many lines as it needs has no limit."""
    found: dict[str, int] = {}
    for each in LANGUAGES:
        cut = language(each).cuts.get(id)
        parts = _parsed(_bare(cut)) if cut is not None else None
        for part, pattern in (parts or {}).items():
            holder = place_of(f"{id}.{part}" if part else id).holder
            there = UNLIMITED if holder == RUNNING else _roomiest().get(holder, 0)
            own = int(_length(pattern) * (ROOM if each == FALLBACK else 1))
            found[part] = max(found.get(part, 0), there, own)
    return found


@cache
def _roomiest() -> Mapping[str, int]:
    """Of each kind of place the number of letters of the longest text that stands there, in any language."""
    found: dict[str, int] = {}
    for key, place in places().items():
        id, _, part = key.partition(".")
        for each in LANGUAGES:
            if (cut := language(each).cuts.get(id)) and (pattern := (_parsed(_bare(cut)) or {}).get(part)):
                found[place.holder] = max(found.get(place.holder, 0), _length(pattern))
    return found


class _Asked(Visitor):
    """Collects the parts of a message that a correction must keep: the names of its parameters, and by parameter the
    keys of its choices.
    """

    def __init__(self, pattern: ast.BaseNode) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
        self.choices.setdefault(" ".join(sorted(_Asked(node.selector).names)), set()).update(keys)
        self.generic_visit(node)


def _choices(language_code: str, english: _Asked, corrected: _Asked) -> Iterator[str]:
    for name, keys in corrected.choices.items():
        if keys & (COUNTS - {"other"}):
            spoken = chain(language_code)[-2:][0]
            if lacking := sorted(PLURALS.get(spoken, frozenset({"one", "other"})) - keys):
                yield f"the choice by ${name} has no [{'], ['.join(lacking)}]."
        elif lacking := sorted(english.choices.get(name, set()) - COUNTS - keys):
            yield f"the choice by ${name} has no [{'], ['.join(lacking)}]."


def _length(node: ast.BaseNode) -> int:
    """The number of letters of a parsed message, with the longest of each choice; parameters are not counted."""
    if isinstance(node, ast.TextElement):
        return len(node.value)
    if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.SelectExpression):
        return max(_length(each.value) for each in node.expression.variants)
    return sum(map(_length, node.elements)) if isinstance(node, ast.Pattern) else 0


def _parsed(text: str) -> dict[str, ast.Pattern] | None:
    """The patterns of a message by attribute, its own value under ""; None where the text is no message."""
    body = [entry for entry in parse(text).body if not isinstance(entry, ast.BaseComment)]
    if len(body) != 1 or not isinstance(body[0], ast.Message) or body[0].value is None:
        return None
    return {"": body[0].value, **{each.id.name: each.value for each in body[0].attributes}}


def _bare(cut: Cut) -> str:
    """The text of a message without the comments and blank lines that follow it."""
    lines = [line for line in cut.text.split("\n") if not line.startswith("#")]
    return "\n".join(lines).rstrip("\n ")


def _shown(cut: Cut) -> str:
    """The text of a message without its id, indented, as the sheet of corrections shows it."""
    first, *more = _bare(cut).split("\n")
    return "\n".join((INDENT + first.partition("=")[2].strip(), *(INDENT + line.removeprefix(INDENT) for line in more)))


def _message(given: Correction) -> str:
    """The corrected message as text of a message file: "act-undo = Retour"."""
    first, *more = [line for line in given.text.split("\n") if line.strip()]
    left = len(first) - len(first.lstrip())
    rest = (INDENT + (line[left:] if not line[:left].strip() else line.lstrip()) for line in more)
    return "\n".join((f"{given.id} = {first.strip()}", *rest))
