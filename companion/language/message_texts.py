"""Messages in a language: text from an id and its parameters (Fluent)."""

from __future__ import annotations

from collections.abc import Callable

from companion.language.bundles import VARIANTS, Messages, asked_for, language

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "cs": "Čeština",
    "ru": "Русский",
}
"""Each by its own name."""
FALLBACK = "en"
LARGEST_GROUPED = 10**15
"""Numbers up to this are written as the language groups digits."""
KEPT = 4096
"""Sentences remembered before all of them are forgotten."""
Value = str | int | float
Proper = Callable[["Speech", str], str | None]
"""Gives the proper name of an id (a place, a card, a seat's player), or None where the dictionary knows it."""


def no_names(speech: Speech, id: str) -> str | None:
    """None for every id: the function of proper names for a game without any."""
    return None


def chain(language_code: str) -> tuple[str, ...]:
    """The languages in which a message is looked up, in order: this one, the one it is a variant of, and English.

    >>> chain("ff"), chain("en")
    (('ff', 'fr', 'en'), ('en',))
    """
    return tuple(dict.fromkeys(each for each in (language_code, VARIANTS.get(language_code), FALLBACK) if each))


class Speech:
    """The texts of one language, with the proper names of the game. Messages that the language lacks are in English.

    In a message, `NAME($x)` is the word for an id in this language: a kind, a place, a seat; `NAME($x, $n)` the word
    for n of them; `NAME($x, $n, case: "acc")` another form of it, where the word has that form.
    """

    def __init__(self, language: str = FALLBACK, proper: Proper = no_names) -> None:
        self.language = language
        self._proper = proper
        self._tongues = [Messages(tongue, self._name) for tongue in chain(language)]
        self._remembered: dict[tuple[object, ...], str] = {}

    def say(self, id: str, part: str = "", /, **params: Value) -> str:
        """The text of the message, or of one of its parts (attributes). Raises KeyError if no language has it."""
        asked = (id, part, *params.items())
        text = self._remembered.get(asked)
        if text is None:
            if len(self._remembered) >= KEPT:
                self._remembered.clear()
            text = self._remembered[asked] = self._formatted(id, part, params)
        return text

    def asks_for(self, id: str) -> frozenset[str]:
        """The names of the parameters in this message and its parts, in the first language that has it."""
        cuts = (language(tongue).cuts.get(id) for tongue in chain(self.language))
        return next((asked_for(cut.text) for cut in cuts if cut is not None), frozenset())

    def knows(self, id: str) -> bool:
        """Whether the message exists in this language, in the one that it is a variant of, or in English."""
        return any(id in language(tongue).cuts for tongue in chain(self.language))

    def name(self, id: str) -> str:
        """The word for an id in this language, or its proper name."""
        return str(self._name(id))

    def name_if_any(self, id: str) -> str:
        """The word for an id in this language, or its proper name; "" if it has neither."""
        try:
            return self.name(id)
        except (LookupError, ValueError, TypeError):
            return ""

    def _formatted(self, id: str, part: str, params: dict[str, Value]) -> str:
        given = {name: _formattable(value) for name, value in params.items()}
        wrong: Exception = KeyError(f"no message {id!r}")
        for tongue in self._tongues:
            if not part and (plain := tongue.plain(id)) is not None:
                return plain
            bundle = tongue.having(id)
            if bundle is None:
                continue
            message = bundle.get_message(id)
            pattern = message.attributes.get(part) if part else message.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, given)
            if not errors:
                return str(text)
            wrong = errors[0]
        if any(id in language(tongue).broken for tongue in chain(self.language)):
            return id
        raise wrong

    def _name(self, thing: object, count: object = 1, case: object = "") -> str:
        id = str(thing)
        proper = self._proper(self, id)
        if proper is not None:
            return proper
        number = int(str(count))
        if case:
            try:
                return self.say(f"name-{id}", str(case), count=number)
            except KeyError:
                pass  # A word that has no such form stays as it is.
        return self.say(f"name-{id}", count=number)


def troubles(language_code: str) -> tuple[str, ...]:
    """A sentence for each fault in the message files of this language and of those that it falls back to."""
    return tuple(trouble for each in chain(language_code) for trouble in language(each).troubles)


def _formattable(value: Value) -> Value:
    """A message's parameter as the formatter can take it: a number of more than 28 digits becomes its digits as
    text.
    """
    return str(value) if isinstance(value, int) and abs(value) > LARGEST_GROUPED else value
