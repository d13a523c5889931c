"""Faults that a proof-reader found, looked for in every message of every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product, zip_longest

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from companion.games.elfenland.art import GLYPHS, KIND_INK
from companion.games.masterelf.art import ingredient
from companion.language.bundles import VARIANTS, language
from companion.language.corrections import _Asked, _bare, _parsed, compared
from companion.language.message_texts import LANGUAGES, Speech
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import NAMED_INGREDIENTS

FRENCH = ("fr", "ff")
COUNTS = (0, 1, 2, 5, 11, 21, 101)
LISTED = {"seat-places"}
"""Messages that name each of the things in place of their number."""
SETTLED = {
    ("differs-later", "round"),  # the round with this number
    ("chart-notes", "lake"),
    ("check-fill", "cards"),
    ("price-road", "caravan"),
    ("EL-CARAVAN-01", "need"),
    ("EL-CARAVAN-05", "need"),
    ("EL-CARAVAN-07", "caravan"),
    ("EL-HAND-01", "hand"),
    ("EL-LAKE-01", "need"),
    ("EL-OBST-05", "need"),
    ("ME-HAND-01", "hand"),
    ("me-chart-special", "points"),
    ("me-sheet-discard", "hand"),
    ("me-teach-edition", "cards"),
    ("me-teach-edition", "gifts"),
    ("paper-half", "of"),
    ("sheet-discard-seat", "hand"),
    ("way-caravan", "cards"),
    ("unclear-gifts", "asked"),
    ("unclear-gifts", "seats"),
    ("unclear-ingredients", "asked"),
    ("unclear-ingredients", "seats"),
}
"""Numbers that need no choice: the box or the rules make them two at least."""
Reached = tuple[tuple[ast.SelectExpression, ast.Variant], ...]
OUTSIDE = {
    "en": r"^(It|They|That|This|These|Those|Its|Their|Then|Either|Such|He|She)\b|^The (kind|cards)\b(?! of| that| on)"
    r"|\b(that kind|such cards?|the same kind)\b|, the kind\b",
    "de": r"^(Er|Sie|Dies\w*|Jene\w*|Dann|Dort|Davon|Dabei)\b|\b[Dd]ie Art\b(?! de[rs]| von)|^Die Karten (?!auf)"
    r"|\b(dieser Art|derselben Art|solche Karten)\b",
    "fr": r"^(Il(?! y )|Elles?|Ils|Cela|Cette|Ces|Alors|Puis)\b|\b[Ll]a sorte\b(?! (de|du|des) | d’)|^Les cartes sont\b"
    r"|\b(cette sorte|la même sorte)\b",
    "it": r"^(Ess[oaie]|Quest[oaie]|Quell[oaie]|Poi|Allora)\b|^Le carte sono\b|\bquel tipo\b|^Il tipo\b",
    "cs": r"^(Ten|To|Ti|Ty|T[ae]nto|Toto|Jeho|Její|Pak|Potom|Tam)\b|\b(takové karty|takových karet|stejného druhu)\b",
    "ru": r"^(Он|Она|Оно|Они|Это|Этот|Эта|Эти|Его|Её|Их|Тогда|Затем|Там)\b|\b(этот вид|такие карты)\b"
    r"|\bтого же вида(?!, что)",
}
"""What points out of a sentence that stands alone, by language: a word for a thing that only the one before named."""
DIALECT = re.compile(
    r"\b(acts?|untold|told|goes home|gone home|lies? (there|where|on|in|before)|let it stand|it stands|catch up"
    r"|the own|of one's|(?<!player )(?<!players )who (passes|cannot|owns|has|reaches)|everybody"
    r"|pawns?|machines?|restored?|touch (an?|the|one|to|what|how|its))\b",
    re.IGNORECASE,
)
"""Words of the software's former English, and those for which the style sheet has another."""


@pytest.mark.slow("long")
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_choice_has_the_variants_of_the_English(tongue: str) -> None:
    english = language("en").cuts
    assert [
        f"{id}: {fault}"
        for id, cut in language(tongue).cuts.items()
        for fault in compared(tongue, _bare(english[id]), _bare(cut))
    ] == []


@pytest.mark.slow("long")
@pytest.mark.parametrize("tongue", [*LANGUAGES, *VARIANTS])
def test_every_message_with_a_count_says_this_count(tongue: str) -> None:
    wrong = list[str]()
    said = 0
    spoken = VARIANTS.get(tongue, tongue)
    for id, cut in language(tongue).cuts.items():
        if id.startswith("name-") or id in LISTED:
            continue  # The word alone: the message that uses it says the number.
        bundle = FluentBundle([spoken], use_isolating=False, functions={"NAME": lambda *_, **__: "N"})
        bundle.add_resource(FluentResource(_bare(cut)))
        message = bundle.get_message(id)
        for part, pattern in (_parsed(_bare(cut)) or {}).items():
            asked = _Asked(pattern)
            for (name, choice, outside), count in product(_counts(pattern), COUNTS):
                if not _reached(outside, name, count, spoken):
                    continue
                given = {**dict.fromkeys(asked.names, "x"), name: count}
                text, _ = bundle.format_pattern(message.attributes[part] if part else message.value, given)
                said += 1
                variant, only = _chosen(choice, count, spoken)
                fixed = set(re.findall(r"\d+", _literals(variant))) - {str(count)}
                if not only and (fixed or not re.search(rf"(?<!\d){count}(?!\d)", text)):
                    wrong.append(f"{id} for {count}: {text}")
    assert wrong == []
    assert said > 20


@pytest.mark.slow("long")
@pytest.mark.parametrize("tongue", [*LANGUAGES, *VARIANTS])
def test_a_count_without_a_choice_stands_before_no_plural(tongue: str) -> None:
    plurals, wrong = set[str](), list[str]()
    patterns = {
        (id, part): pattern
        for id, cut in language(tongue).cuts.items()
        for part, pattern in (_parsed(_bare(cut)) or {}).items()
    }
    for pattern in patterns.values():
        for _, choice, _ in _counts(pattern):
            words = {_key(each): set(re.findall(r"[^\W\d]{3,}", _literals(each))) for each in choice.variants}
            plurals |= words["other"] - words.get("one", set())
    for (id, part), pattern in patterns.items():
        for name, after in _before_words(pattern):
            nouns = re.split(r"\W", after)[1:3] if after[:1].isspace() else []
            chosen = name in _Asked(pattern).choices or (id, name) in SETTLED
            if plurals.intersection(nouns) and not chosen:
                wrong.append(f"{id} {part}: ${name}{after}")
    assert wrong == []
    assert len(plurals) > 5


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_a_rule_names_its_subject_and_is_understood_alone(tongue: str) -> None:
    rules = [Speech(tongue).say(id) for id in language(tongue).cuts if id.startswith("rule-")]
    assert len(rules) > 150
    assert [text for text in rules if re.search(OUTSIDE[tongue], text)] == []


@pytest.mark.parametrize(
    ("tongue", "text"),
    [
        ("en", "The cards are of the counter's kind."),
        ("en", "Where the chart is blank, the kind can be neither placed nor used."),
        ("de", "Wo die Übersichtskarte leer ist, darf die Art weder gelegt noch benutzt werden."),
        ("fr", "La sorte doit pouvoir voyager dans la région de la route."),
        ("it", "Dove la carta geografica dice due, si giocano due carte di quel tipo."),
        ("cs", "Kde přehledová karta říká dvě, hrají se dvě takové karty."),
        ("ru", "Где клетка памятки пуста, этот вид нельзя ни положить, ни использовать."),
    ],
)
def test_a_rule_that_leans_on_the_one_before_is_found(tongue: str, text: str) -> None:
    assert re.search(OUTSIDE[tongue], text)


def test_the_English_has_one_word_a_thing_and_none_of_its_former_dialect() -> None:
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


def _counts(node: ast.BaseNode, outside: Reached = ()) -> Iterator[tuple[str, ast.SelectExpression, Reached]]:
    """The choices by number in a message: the parameter, the choice, and the variants of other choices it is in."""
    if isinstance(node, ast.Pattern):
        for each in node.elements:
            yield from _counts(each, outside)
    if isinstance(node, ast.Placeable) and isinstance(choice := node.expression, ast.SelectExpression):
        if isinstance(choice.selector, ast.VariableReference) and {"one", "few"} & set(map(_key, choice.variants)):
            yield choice.selector.id.name, choice, outside
        for variant in choice.variants:
            yield from _counts(variant.value, (*outside, (choice, variant)))


def _reached(outside: Reached, name: str, count: int, spoken: str) -> bool:
    """Whether this count of this parameter can lead to a choice in these variants."""
    return all(
        _chosen(choice, count, spoken)[0] is variant
        for choice, variant in outside
        if isinstance(choice.selector, ast.VariableReference) and choice.selector.id.name == name
    )


def _chosen(choice: ast.SelectExpression, count: int, spoken: str) -> tuple[ast.Variant, bool]:
    """The variant that a count chooses, and whether this count alone can choose it."""
    plural = Locale.parse(spoken).plural_form
    keys = {_key(each): each for each in choice.variants}
    default = next(each for each in choice.variants if each.default)
    if str(count) in keys:
        return keys[str(count)], True
    alike = [n for n in range(200) if str(n) not in keys and plural(n) == plural(count)]
    return keys.get(plural(count), default), plural(count) in keys and alike == [count]


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _literals(node: ast.BaseNode) -> str:
    """The text in a variant that is there whatever the parameters are."""
    if isinstance(node, ast.Variant):
        return _literals(node.value)
    if isinstance(node, ast.Pattern):
        return " ".join(each.value for each in node.elements if isinstance(each, ast.TextElement))
    return ""


def _before_words(node: ast.BaseNode) -> Iterator[tuple[str, str]]:
    """Each parameter that a message shows as it is, and the text that follows it."""
    elements = node.elements if isinstance(node, ast.Pattern) else []
    for each, after in zip_longest(elements, elements[1:]):
        if isinstance(each, ast.Placeable) and isinstance(shown := each.expression, ast.VariableReference):
            yield shown.id.name, after.value if isinstance(after, ast.TextElement) else ""
        if isinstance(each, ast.Placeable) and isinstance(each.expression, ast.SelectExpression):
            for variant in each.expression.variants:
                yield from _before_words(variant.value)
