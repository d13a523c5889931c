"""Faults that a proof-reader found, looked for in every message of every language."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from companion.games.elfenland.art import GLYPHS, KIND_INK
from companion.games.masterelf.art import ingredient
from companion.language.bundles import language
from companion.language.corrections import _Asked, _bare, _parsed, compared
from companion.language.message_texts import LANGUAGES, Speech
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import NAMED_INGREDIENTS

FRENCH = ("fr", "ff")
COUNTS = (0, 1, 2, 5, 11, 21, 101)
OUTSIDE = re.compile(r"^(It|They|That|This|These|Those|Its|Their|Then|Either|Such|He|She)\b")
"""What points out of a sentence that stands alone."""
DIALECT = re.compile(
    r"\b(acts?|untold|told|goes home|gone home|lies? (there|where|on|in|before)|let it stand|it stands|catch up"
    r"|the own|of one's|(?<!player )(?<!players )who (passes|cannot|owns|has|reaches)|everybody)\b",
    re.IGNORECASE,
)
"""Words of the software's former English."""


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_choice_has_the_variants_of_the_English(tongue: str) -> None:
    english = language("en").cuts
    assert [
        f"{id}: {fault}"
        for id, cut in language(tongue).cuts.items()
        for fault in compared(tongue, _bare(english[id]), _bare(cut))
    ] == []


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_message_with_a_count_is_formatted_with_every_count(tongue: str) -> None:
    wrong, said = set[str](), 0
    for id, cut in language(tongue).cuts.items():
        for part, pattern in (_parsed(_bare(cut)) or {}).items():
            asked = _Asked(pattern)
            for name in {name for name, keys in asked.choices.items() if "one" in keys} - {"count"}:
                bundle = FluentBundle([tongue], use_isolating=False, functions={"NAME": lambda *_, **__: "N"})
                bundle.add_resource(FluentResource(_bare(cut)))
                message = bundle.get_message(id)
                wanted = message.attributes[part] if part else message.value
                for count in COUNTS:
                    text, _ = bundle.format_pattern(wanted, {**dict.fromkeys(asked.names, "x"), name: count})
                    said += 1
                    if count > 1 and f"{{ ${name} }}" in cut.text and not re.search(rf"\b{count}\b", text):
                        wrong.add(id)
    assert sorted(wrong) == []
    assert said > 100


def test_a_rule_is_understood_alone() -> None:
    # English only: the translations follow these sentences, and are read over by people.
    rules = [Speech("en").say(id) for id in language("en").cuts if id.startswith("rule-")]
    assert len(rules) > 150
    assert [text for text in rules if OUTSIDE.search(text)] == []


def test_the_English_has_no_word_of_its_former_dialect() -> None:
    assert [id for id, cut in language("en").cuts.items() if DIALECT.search(_spoken(_bare(cut)))] == []


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_no_quote_is_straight(tongue: str) -> None:
    cuts = language(tongue).cuts
    assert [id for id, cut in cuts.items() if '"' in re.sub(r"\{[^{}]*\}", "", _bare(cut))] == []


@pytest.mark.parametrize("tongue", FRENCH)
def test_a_French_sign_has_a_space_that_does_not_break_before_it(tongue: str) -> None:
    texts = {id: _bare(cut).partition("=")[2].lstrip() for id, cut in language(tongue).cuts.items()}
    assert [id for id, text in texts.items() if re.search(r" [:;!?»]|« ", text)] == []


@pytest.mark.parametrize("tongue", FRENCH)
def test_no_French_apostrophe_is_straight(tongue: str) -> None:
    assert [id for id, cut in language(tongue).cuts.items() if "'" in re.sub(r"\{[^{}]*\}", "", _bare(cut))] == []


@pytest.mark.parametrize("tongue", FRENCH)
def test_no_French_name_follows_a_word_that_is_cut_before_a_vowel(tongue: str) -> None:
    texts = {id: _bare(cut) for id, cut in language(tongue).cuts.items()}
    assert [id for id, text in texts.items() if re.search(r"\b(de|que|le|la) \{ (NAME|\$game|\$name)", text)] == []


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_a_kind_s_picture_has_no_letter_but_the_initial_of_its_name(tongue: str) -> None:
    letters = {f"name-{kind}": GLYPHS[kind].letter for kind in KIND_INK}
    letters |= {f"me-ingredient-{kind}": ingredient(Deck(), kind).letter for kind in NAMED_INGREDIENTS}
    speech = Speech(tongue)
    names = {id: speech.say(id, count=1) if id.startswith("name-") else speech.say(id) for id in letters}
    assert [(id, letters[id]) for id, name in names.items() if not name.upper().startswith(letters[id])] == []


def _spoken(text: str) -> str:
    """A message without what is filled in and without its choices' keys."""
    return re.sub(r"^[\w-]+ =|\{ \$\w+ ->|\{ [\w$(),: \"-]+ \}|\[\w+\]", "", text)
