"""Messages in a language: an id and its parameters become words (Fluent)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr", "it", "cs", "ru")
FALLBACK = "en"
LARGEST_GROUPED = 10**15
"""Numbers up to this are written as the language groups digits."""
Said = str | int
Proper = Callable[["Speech", str], str | None]
"""Gives the proper name of an id (a town, a route, a seat's player), or None where the dictionary knows it."""


def no_names(speech: Speech, id: str) -> str | None:
    """Where nothing has a name of its own."""
    return None


class Speech:
    """One language, and the proper names of the table. Messages that it lacks are told in English.

    In a message, `NAME($x)` is the word for an id in this language: a kind, a terrain, a town, a seat;
    `NAME($x, $n)` the word for n of them.
    """

    def __init__(self, language: str = FALLBACK, proper: Proper = no_names) -> None:
        self.language = language
        self._proper = proper
        self._bundles = [_Bundles(tongue, self._name) for tongue in dict.fromkeys((language, FALLBACK))]

    def say(self, id: str, part: str = "", **params: Said) -> str:
        """The message in words, or that part (attribute) of it. KeyError when no language has it."""
        for bundles in self._bundles:
            bundle = bundles.having(id)
            if bundle is not None:
                message = bundle.get_message(id)
                pattern = message.attributes[part] if part else message.value
                assert pattern is not None, f"{id} has no text of its own"
                text, errors = bundle.format_pattern(pattern, {name: _sayable(said) for name, said in params.items()})
                if errors:
                    raise errors[0]
                return str(text)
        raise KeyError(f"no message {id!r}")

    def knows(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(bundles.having(id) is not None for bundles in self._bundles)

    def name(self, id: str) -> str:
        """The word, or the proper name, for one of this."""
        return str(self._name(id))

    def _name(self, thing: Any, count: Any = 1) -> Any:
        id = str(thing)
        proper = self._proper(self, id)
        return proper if proper is not None else self.say(f"name-{id}", count=int(str(count)))


def _sayable(said: Said) -> Said:
    """A number too long for the formatter (28 digits) is told digit by digit."""
    return str(said) if isinstance(said, int) and abs(said) > LARGEST_GROUPED else said


class _Bundles:
    """The files of one language, each read when a message is first looked for that no file read so far has."""

    def __init__(self, language: str, name: Callable[..., Any]) -> None:
        self._name = name
        self._language = language
        self._unread = list(_sources(language))
        self._read: list[FluentBundle] = []

    def having(self, id: str) -> FluentBundle | None:
        """The bundle that has this message."""
        for bundle in self._read:
            if bundle.has_message(id):
                return bundle
        while self._unread:
            # Isolation marks would be drawn as boxes by fonts that lack them.
            bundle = FluentBundle([self._language], functions={"NAME": self._name}, use_isolating=False)
            bundle.add_resource(_resource(self._unread.pop(0)))
            self._read.append(bundle)
            if bundle.has_message(id):
                return bundle
        return None


def _sources(language: str) -> list[Traversable]:
    """The language's files, the one that the first screen needs first."""
    folder = files("companion").joinpath("locale", language)
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return sorted(found, key=lambda file: (file.name != "home.ftl", file.name))


@cache
def _resource(file: Any) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))
