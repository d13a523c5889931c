"""The words of Master Elf: each language that has them has all of them, told with the same numbers."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from companion.games.masterelf.art import ingredient, ribbon
from companion.games.masterelf.names import of_deck
from companion.language.message_texts import Speech
from engine.masterelf.deckfile import known, read_deck
from engine.masterelf.owners_deck import Deck
from engine.masterelf.rules import RULES

LOCALE = Path(__file__).parents[3] / "companion" / "language" / "locale"
FILES = sorted(LOCALE.glob("*/masterelf.ftl"))
languages = pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)


class Asked(Visitor):
    """The parameters that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def told(path: Path) -> dict[str, dict[str, set[str]]]:
    """Each message's parts with the parameters they ask for; of a name none, as its forms are each language's own."""
    found = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            attributes = [] if entry.id.name.startswith("name-") else entry.attributes
            parts = {"": entry.value, **{each.id.name: each.value for each in attributes}}
            found[entry.id.name] = {part: _asked(pattern) for part, pattern in parts.items() if pattern is not None}
    return found


def _asked(pattern: object) -> set[str]:
    asked = Asked()
    asked.visit(pattern)
    return asked.names


@languages
def test_the_letters_on_gems_and_ribbons_are_the_readers_and_all_different(path: Path) -> None:
    deck = read_deck(known())
    assert isinstance(deck, Deck)
    speech = Speech(path.parent.name, of_deck(deck))
    for drawn in (
        {id: ingredient(deck, id, speech) for id in deck.ingredients},
        {id: ribbon(deck, id, speech) for id in deck.colours},
    ):
        assert all(glyph.letter in speech.name(id).upper() for id, glyph in drawn.items())
        assert len({glyph.letter for glyph in drawn.values()} - {""}) == len(drawn)


def test_the_rulebooks_own_language_is_there() -> None:
    assert {"en", "ru"} <= {path.parent.name for path in FILES}


@pytest.mark.slow("long")
@languages
def test_every_language_has_every_message_with_its_parts(path: Path) -> None:
    english = told(LOCALE / "en" / "masterelf.ftl")
    own = told(path)
    assert own.keys() == english.keys()
    assert {id: parts.keys() for id, parts in own.items()} == {id: parts.keys() for id, parts in english.items()}


@pytest.mark.slow("long")
@languages
def test_no_message_asks_for_what_the_english_one_is_not_given(path: Path) -> None:
    english = told(LOCALE / "en" / "masterelf.ftl")
    for id, parts in told(path).items():
        for part, names in parts.items():
            known = english[id][part] if id not in RULES else set(RULES[id].needs)
            assert names <= known, (id, part)


@languages
def test_a_refusals_numbers_are_exactly_what_its_rule_needs(path: Path) -> None:
    speech = Speech(path.parent.name)
    for rule in RULES.values():
        params = {name: 3 if name in ("hand", "away", "drawn", "seats", "gifts") else "1" for name in rule.needs}
        assert speech.say(rule.id, **params)
        assert speech.say(rule.id, "more", **params).endswith(".")
