"""The sheet that a native speaker corrects: every message beside its English, and what is wrong with a correction.

A sheet is one text in UTF-8, and begins with its language. `picture:` names a screenshot that shows the message. A
message that is to stay has nothing under `better:`::

    language: de

    [act-undo]
    picture: plan
    English:
        Undo
    now:
        Rückgängig
    better:
        Retour
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from companion.language.bundles import Cut, language
from companion.language.message_texts import FALLBACK, LANGUAGES, VARIANTS, chain

ROOM = 1.4
"""How much longer than English a text may be: tests/view/test_fit.py draws every page so at both sizes."""
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


def sheet(language_code: str, pictures: Mapping[str, str]) -> str:
    """The text in which a native speaker corrects a language: each message with its English, and a line `better:` for a
    correction. `pictures` has by id the name of a screenshot in which the message is seen.
    """
    english, parts = language(FALLBACK).cuts, [f"language: {language_code}\n"]
    for id, cut in sorted(language(language_code).cuts.items(), key=lambda each: (each[1].file, each[1].line)):
        if id in english:
            seen = pictures.get(id) or f"none ({cut.file}, line {cut.line})"
            both = f"English:\n{_shown(english[id])}\nnow:\n{_shown(cut)}"
            parts.append(f"[{id}]\npicture: {seen}\n{both}\nbetter:\n")
    return "\n".join(parts)


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
        texts = [language(other).cuts[each.id] for other in LANGUAGES if each.id in language(other).cuts]
        wrong = compared(language_code, english[each.id].text, _message(each), [cut.text for cut in texts])
        yield from (f"line {each.line}: {each.id}: {fault}" for fault in wrong)


def compared(language_code: str, english: str, text: str, others: Iterable[str] = ()) -> Iterator[str]:
    """Sentences on the faults of `text`, the corrected text of a message, compared with its `english` text. `others`
    are texts of the message, in any language, that are known to fit on the screen; without any, the length is not
    checked."""
    wanted, made = _parsed(english), _parsed(text)
    if made is None or wanted is None:
        yield "this cannot be read: is there a brace without its partner, or a choice without a * before its last line?"
        return
    fitting = [message for message in map(_parsed, others) if message is not None]
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
        longest = max([int(ROOM * _length(wanted[part])), *(_length(it[part]) for it in fitting if part in it)])
        if others and (length := _length(made[part])) > longest:
            yield f"{where}{length} letters; {longest} fit at 800x480 and 1280x720."


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


class _Asked(Visitor):
    """Collects the parts of a message that a correction must keep: the names of its parameters, and by parameter the
    keys of its choices.
    """

    def __init__(self, pattern: ast.Pattern) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
        chooser = _Named()
        chooser.visit(node.selector)
        self.choices.setdefault(" ".join(chooser.names), set()).update(keys)
        self.generic_visit(node)


class _Named(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.append(node.id.name)


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


def shapes(language_code: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    """The id of each message with at least three letters of its own, and a pattern that matches it with any
    parameters."""
    for id, cut in language(language_code).cuts.items():
        for pattern in (_parsed(_bare(cut)) or {}).values():
            if sum(letter.isalpha() for letter in _literal(pattern)) >= 3:
                yield id, re.compile(_shape(pattern), re.DOTALL)


def _literal(pattern: ast.Pattern) -> str:
    return "".join(each.value for each in pattern.elements if isinstance(each, ast.TextElement))


def _shape(pattern: ast.Pattern) -> str:
    return "".join(re.escape(each.value) if isinstance(each, ast.TextElement) else ".*" for each in pattern.elements)
