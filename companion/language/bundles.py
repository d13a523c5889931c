"""The message files of each language: split into messages when read, each message parsed when it is first used."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

VARIANTS = {"ff": "fr"}
"""Languages that hold only what another says differently, and have its plurals and numbers."""
FIRST_LINES = re.compile(r"-?[A-Za-z][\w-]*(?=[ ]*=)")
LATER_LINES = " }[*.#\r"
"""What a line may begin with that begins no message."""
QUOTED = re.compile(r'"[^"\n]*"|^#.*$', re.MULTILINE)
"""Where a brace is a letter."""
PLAIN = re.compile(r"[^=\n]*=[ ]*([^{}\s](?:[^{}\n]*[^{}\s])?)[ ]*(?:\n(?:#[^\n]*)?)*")
"""A message that is its own text: one line without a parameter, and nothing but comments after it."""
NEEDED = re.compile(r"\{\s*(-?[a-z][\w-]*)\s*[.}(]")


class Cut(Struct, frozen=True):
    """The unparsed text of one message: its file, and the line on which it begins."""

    text: str
    file: str
    line: int


class Language(Struct, frozen=True):
    """The messages of one language, not yet parsed. `cuts` are their texts by id, `broken` the ids of messages that
    cannot be used, `troubles` sentences with place and reason.
    """

    cuts: dict[str, Cut]
    broken: frozenset[str]
    troubles: tuple[str, ...]


class Messages:
    """The messages of one language, each parsed when it is first needed. `name` is the function that a message calls as
    `NAME($x)`: it gives the word for an id.
    """

    def __init__(self, language: str, name: Callable[..., Any]) -> None:
        self._language, self._name = language, name

    def plain(self, id: str) -> str | None:
        """The whole text of a message that has no parameters, as most have none and need not be parsed; None for
        others.
        """
        cut = language(self._language).cuts.get(id)
        text = PLAIN.fullmatch(cut.text) if cut is not None else None
        return text and text[1]

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Loading the library takes long, and the first picture has no message with a parameter.
        from fluent.runtime import FluentBundle

        # Isolation marks would be drawn as boxes by fonts that lack them.
        spoken = [VARIANTS.get(self._language, self._language)]
        return FluentBundle(spoken, functions={"NAME": self._name}, use_isolating=False)

    def having(self, id: str) -> FluentBundle | None:
        """The bundle with this message parsed, or None if the language lacks it."""
        if id not in language(self._language).cuts:
            return None
        if not self._bundle.has_message(id):
            cut = language(self._language).cuts[id]
            self._bundle.add_resource(_parsed(cut.text))
            for needed in NEEDED.findall(cut.text):
                self.having(needed)
        return self._bundle if self._bundle.has_message(id) else None


_ALSO: list[Traversable] = []


def read_also(folder: Traversable) -> None:
    """Add a folder of languages, with the texts of an installed game. If two folders have a message, the first is
    used."""
    _ALSO.append(folder)
    language.cache_clear()


@cache
def language(name: str) -> Language:
    """All messages of the language with this code."""
    kept = [folder.joinpath(name) for folder in (files(__package__).joinpath("locale"), *_ALSO)]
    listed = (sorted(folder.iterdir(), key=lambda file: file.name) for folder in kept if folder.is_dir())
    cuts: dict[str, Cut] = {}
    broken: set[str] = set()
    troubles: list[str] = []
    for file in (file for folder in listed for file in folder if file.name.endswith(".ftl")):
        at = f"{name}/{file.name}"
        raw = file.read_bytes()
        try:
            text = raw.decode()
        except UnicodeDecodeError as error:
            line = raw[: error.start].count(b"\n") + 1
            troubles.append(f"{at}, line {line}: this is not UTF-8 text.")
            continue
        for id, cut, wrong in _cut(text, at):
            if wrong:
                troubles.append(wrong)
                broken.add(id)
            else:
                cuts.setdefault(id, cut)
    return Language(cuts, frozenset(broken - {""}), tuple(troubles))


def _cut(text: str, file: str) -> Iterator[tuple[str, Cut, str]]:
    """The messages of a Fluent file, each as its id, its lines, and a sentence on why they are no message, or "". The
    id is "" for faulty lines before the first message.
    """
    id, begun, wrong, lines = "", 1, "", list[str]()
    for number, line in enumerate((*text.split("\n"), "end ="), 1):
        head = FIRST_LINES.match(line)
        if head is None:
            if line and line[0] not in LATER_LINES and not wrong:
                wrong = f"{file}, line {number}: this is not a message."
            lines.append(line)
            continue
        whole = "\n".join(lines)
        if lines and not wrong and _open_braces(whole):
            wrong = f"{file}, line {begun}: a brace of {id} has no partner."
        if id or wrong:
            yield id, Cut(whole, file, begun), wrong
        id, begun, wrong, lines = head[0], number, "", [line]


def _open_braces(text: str) -> int:
    bare = QUOTED.sub("", text) if '"' in text or "#" in text else text
    return bare.count("{") - bare.count("}")


@cache
def asked_for(text: str) -> frozenset[str]:
    """The names of the parameters in a message's text.

    >>> sorted(asked_for("tell = { NAME($seat) } took { $n }"))
    ['n', 'seat']
    """
    return frozenset(re.findall(r"\$(\w+)", text))


@cache
def _parsed(text: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(text)
