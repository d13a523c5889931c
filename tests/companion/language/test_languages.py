"""Six languages: nothing missing, nothing idle, the words of the box, and each number in its form."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from companion.language import bundles
from companion.language.message_texts import LANGUAGES, Speech, chain, troubles
from engine.elfenland.rules import RULES
from tests.evening import evening, words
from tests.tour import moments

HERE = Path(__file__).parent
COMPANION = HERE.parents[2] / "companion"
LOCALE = COMPANION / "language" / "locale"
OTHERS = tuple(language for language in LANGUAGES if language != "en")
FILES = sorted(LOCALE.glob("*/*.ftl"))
GLOSSARY = list(csv.DictReader((HERE / "glossary.tsv").read_text(encoding="utf-8").splitlines(), delimiter="\t"))
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 25)
FORMS = {
    "en": "bobbbbbbb",
    "de": "bobbbbbbb",
    "fr": "oobbbbbbb",
    "it": "bobbbbbbb",
    "cs": "boffbbbbb",
    "ru": "boffbbofb",
}
"""Of 0, 1, 2, 3, 5, 11, 21, 22, 25 in each language: which form is right: one, few, or the many of a whole box."""
CATEGORIES = {
    language: {{"o": "one", "f": "few", "b": "other"}[form] for form in FORMS[language]} for language in FORMS
}


def entries(language: str) -> Iterator[tuple[str, ftl.Message]]:
    """Every message of a language with the name of its file."""
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield path.name, entry


class Found(Visitor):
    """What a message asks for: parameters, other messages, and the keys of its choices."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.choices.append(
            {key.name for key in (variant.key for variant in node.variants) if isinstance(key, ftl.Identifier)}
        )
        self.generic_visit(node)


def found(entry: ftl.BaseNode) -> Found:
    visitor = Found()
    visitor.visit(entry)
    return visitor


@cache
def asked(language: str) -> dict[str, frozenset[str]]:
    """Of each message, and each of its parts, the parameters it asks for."""
    parts: dict[str, frozenset[str]] = {}
    for _, entry in entries(language):
        if entry.value is not None:
            parts[entry.id.name] = frozenset(found(entry.value).variables)
        if not entry.id.name.startswith("name-"):
            for attribute in entry.attributes:
                parts[f"{entry.id.name}.{attribute.id.name}"] = frozenset(found(attribute).variables)
    return parts


@pytest.mark.slow("long")
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_file_is_whole(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [entry.content for entry in parse(text).body if isinstance(entry, ftl.Junk)] == []
    assert text.startswith("# "), "its first line says why it exists"


@pytest.mark.slow("long")
@pytest.mark.parametrize("language", [*LANGUAGES, "ff"])
def test_no_message_is_defined_twice_and_none_is_broken(language: str) -> None:
    ids = [entry.id.name for _, entry in entries(language)]
    assert sorted(ids) == sorted(set(ids))
    assert troubles(language) == ()


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_left_over(language: str) -> None:
    english, told = set(asked("en")), set(asked(language))
    assert (sorted(english - told), sorted(told - english)) == ([], [])


@pytest.mark.parametrize("language", [*OTHERS, "ff"])
def test_a_translation_asks_for_the_parameters_of_the_English_and_leaves_none_out(language: str) -> None:
    english, told = asked("en"), asked(language)
    assert {id: sorted(told[id] ^ english[id]) for id in told if id in english and told[id] != english[id]} == {}


def test_the_players_French_says_only_what_the_printed_French_says_too() -> None:
    assert set(asked("ff")) <= set(asked("fr"))
    assert chain("ff") == ("ff", "fr", "en")
    assert Speech("ff").name("pig") == "cochon"
    assert Speech("ff").name("unicorn") == Speech("fr").name("unicorn")


def spoken_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in the program, and the shapes of those that are put together."""
    texts: set[str] = set()
    shapes: list[re.Pattern[str]] = []
    for path in [*COMPANION.rglob("*.py"), *(COMPANION.parent / "engine").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if len("".join(str(part) for part in fixed if part)) >= 3:
                    shape = "".join(".+" if part is None else re.escape(str(part)) for part in fixed)
                    shapes.append(re.compile(re.sub(r"^\.\+(?=\w)", ".*", shape)))  # a prefix may be empty
    return texts, shapes


@pytest.mark.slow("long")
def test_every_message_is_used() -> None:
    texts, shapes = spoken_in_code()
    buttons = {f"act-{text}" for text in texts}
    idle = [
        entry.id.name
        for _, entry in entries("en")
        if entry.id.name not in texts | buttons
        and not any(shape.fullmatch(entry.id.name) for shape in shapes if not shape.pattern.startswith("act\\-"))
        and not entry.id.name.startswith(("words-", "name-", "rule-"))  # Shown by the page of words and by `rules`.
        and not entry.id.name.endswith("-masterelf")  # A game's own wording of what the pages say.
    ]
    assert idle == []


@pytest.mark.parametrize("language", [*LANGUAGES, "ff"])
def test_the_words_are_those_printed_in_the_box(language: str) -> None:
    speech = Speech(language)
    wrong = {
        row["id"]: (speech.name(row["id"]), row[language])
        for row in GLOSSARY
        if straight(speech.name(row["id"])) not in [straight(term.strip()) for term in row[language].split(" / ")]
    }
    assert wrong == {}


def straight(term: str) -> str:
    """A term without what printers differ in: capitals, and the shape of an apostrophe."""
    return term.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


STRANGERS = {
    "en": r"tokens?|tiles?|villages?|hex(es)?",
    "de": r"Plättchen|Chips?|Marker|Dorf|Dörfer|Spielbrett|Schiffe?|Boote?|Blockade|Hürde",
    "fr": r"jetons?|tuiles?|bourgs?|chaussures?|barrières?",
    "ff": r"(?<!moyen de )(?<!moyens de )transports?|bornes?|villes?(?! d'Elvenhold)|lacs?|bacs?|cours d'eau"
    r"|Vue d'Ensemble|Aventurier",
    "it": r"gettoni?|segnalin[oi]|tesser[ae]|villaggi\w*|scarp\w+|barc\w+",
    "cs": r"žeton\w*|vesnic\w*|bot[ay]|lod\w*|bariér\w*",
    "ru": r"тайл\w*|сапог\w*|ботинок\w*|деревн\w*|лодк\w*|барьер\w*",
}
"""What the things of the box might be called, and are not: the glossary has other words for them."""


@pytest.mark.slow("long")
@pytest.mark.parametrize("language", [*LANGUAGES, "ff"])
def test_no_message_calls_a_thing_by_a_word_that_its_box_does_not_have(language: str) -> None:
    strange = re.compile(rf"\b({STRANGERS[language]})\b", re.IGNORECASE)
    told: dict[str, tuple[str, ftl.Message]] = {}
    for tongue in reversed(chain(language)[:-1] or ("en",)):
        told |= {entry.id.name: (file, entry) for file, entry in entries(tongue)}
    called = {
        (id, found[0])
        for id, (file, entry) in told.items()
        if "masterelf" not in file and not id.startswith(("guide-masterelf", "me-", "name-"))
        for element in texts_of(entry)
        if (found := strange.search(straight(element)))
    }
    assert called == set()


def texts_of(entry: ftl.BaseNode) -> list[str]:
    """The words of a message, those of its parts and choices too."""
    visitor = Worded()
    visitor.visit(entry)
    return visitor.texts


class Worded(Visitor):
    """What a message says, without what it asks for."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


def test_every_word_of_the_page_of_words_is_in_the_glossary_or_an_act() -> None:
    cuts = [id for id, cut in bundles.language("en").cuts.items() if cut.file == "en/words.ftl"]
    shown = cuts[cuts.index("words-kinds") :]
    listed = {f"name-{row['id']}" for row in GLOSSARY}
    acts = set(shown[shown.index("words-acts") :])
    assert [id for id in shown if id.startswith("name-") and id not in listed | acts] == []


def test_it_is_said_who_has_read_each_language_and_what_was_chosen_in_it() -> None:
    told = (LOCALE / "README.md").read_text(encoding="utf-8")
    assert [name for name in LANGUAGES.values() if f"\n| {name} | " not in told or f"\n## {name}\n" not in told] == []


def forms(language: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Of each counted word its forms, as the file has them: id, part, and by category the text."""
    for file, entry in entries(language):
        if file == "words.ftl" and entry.id.name.startswith("name-"):
            for part, pattern in (("", entry.value), *((a.id.name, a.value) for a in entry.attributes)):
                first = pattern.elements[0] if pattern else None
                if isinstance(first, ftl.Placeable) and isinstance(first.expression, ftl.SelectExpression):
                    yield (
                        entry.id.name,
                        part,
                        {
                            variant.key.name: "".join(
                                e.value for e in variant.value.elements if isinstance(e, ftl.TextElement)
                            )
                            for variant in first.expression.variants
                            if isinstance(variant.key, ftl.Identifier)
                        },
                    )


@pytest.mark.slow("long")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_word_has_its_form_for_each_number(language: str) -> None:
    speech, told = Speech(language), 0
    for id, part, texts in forms(language):
        for count, form in zip(COUNTS, FORMS[language], strict=True):
            wanted = texts[{"o": "one", "f": "few", "b": "other"}[form]]
            assert speech.say(id, part, count=count) == wanted, (id, part, count)
            told += 1
    assert told >= 12 * len(COUNTS)


@pytest.mark.slow("long")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_has_all_forms_of_the_language(language: str) -> None:
    lacking = [
        (entry.id.name, sorted(CATEGORIES[language] - keys))
        for _, entry in entries(language)
        for keys in found(entry).choices
        if keys & {"one", "few", "many"} and not keys >= CATEGORIES[language]
    ]
    assert lacking == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", ["0 karet", "1 karta", "2 karty", "3 karty", "5 karet", "11 karet", "21 karet", "22 karet", "25 karet"]),
        ("ru", ["0 карт", "1 карта", "2 карты", "3 карты", "5 карт", "11 карт", "21 карта", "22 карты", "25 карт"]),
        ("fr", ["0 carte", "1 carte", "2 cartes", "3 cartes", "5 cartes"]),
        ("de", ["0 Karten", "1 Karte", "2 Karten", "3 Karten", "5 Karten"]),
        ("it", ["0 carte", "1 carta", "2 carte", "3 carte", "5 carte"]),
    ],
)
def test_a_seat_s_cards_are_counted_as_people_count(language: str, said: list[str]) -> None:
    speech = Speech(language)
    told = [speech.say("panel-cards", cards=count).replace("\N{NO-BREAK SPACE}", " ") for count in COUNTS[: len(said)]]
    assert told == said


def test_a_word_is_formatted_in_the_form_that_is_asked_for() -> None:
    taken = {"seat": "1", "kind": "troll", "source": "pile"}
    said = "Hráč\N{NO-BREAK SPACE}1 bere trollkolku z\N{NO-BREAK SPACE}hromádky"
    assert Speech("cs").say("tell-draw-kind", **taken) == said
    assert Speech("ru").say("tell-draw-kind", **taken) == "Игрок\N{NO-BREAK SPACE}1 берёт повозку тролля из кучки"
    assert Speech("de").say("EL-PLAN-05", kind="pig", terrain="mountain") == "Nicht in den Bergen: Riesenschwein"


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A house whose texts may be broken."""
    import shutil

    shutil.copytree(LOCALE, tmp_path / "locale")
    monkeypatch.setattr(bundles, "files", lambda _: tmp_path)
    bundles.language.cache_clear()
    yield tmp_path / "locale"
    bundles.language.cache_clear()


@pytest.mark.parametrize(
    ("junk", "line"),
    [("act-new { = Neu\n", 1), ("# Start\nact-new = { $a ->\n  [one] x\nact-past = Alte\n", 2), ("\n\nfoo bar\n", 3)],
)
def test_a_broken_file_is_reported_by_its_line_and_English_stands_in(locale: Path, junk: str, line: int) -> None:
    (locale / "de" / "home.ftl").write_text(junk, encoding="utf-8")
    (told,) = troubles("de")
    assert told.startswith(f"de/home.ftl, line {line}: ")
    assert Speech("de").say("act-new") == "New game"
    assert Speech("de").say("act-menu") == "Menü"


def test_a_file_that_is_no_text_is_reported_and_English_stands_in(locale: Path) -> None:
    (locale / "cs" / "home.ftl").write_bytes(b"act-new = \xff\n")
    assert troubles("cs") == ("cs/home.ftl, line 1: this is not UTF-8 text.",)
    assert Speech("cs").say("act-new") == "New game"


def test_a_broken_file_is_reported_on_the_first_screen(locale: Path, tmp_path: Path) -> None:
    (locale / "de" / "table.ftl").write_text("foo bar\n", encoding="utf-8")
    with evening(tmp_path / "games.db", "de") as it:
        assert it.screen.notice is not None
        assert "de/table.ftl, line 1" in it.screen.notice.numbers
        assert "Neue Partie" in words(it.screen)


def test_even_broken_English_stops_nobody(locale: Path) -> None:
    (locale / "en" / "home.ftl").write_text("act-new = { $a\n", encoding="utf-8")
    assert Speech("en").say("act-new") == "act-new"


def test_a_translation_that_asks_for_what_nobody_tells_gives_way_to_English(locale: Path) -> None:
    (locale / "de" / "home.ftl").write_text("act-new = Neu { $nobody }\n", encoding="utf-8")
    assert Speech("de").say("act-new") == "New game"


def needs(id: str) -> set[str]:
    """The parameters that an English message and its parts ask for together."""
    return {name for told, names in asked("en").items() if told.partition(".")[0] == id for name in names}


def test_a_refusal_tells_its_message_what_that_asks_for() -> None:
    assert {id: needs(id) - set(rule.needs) for id, rule in RULES.items() if needs(id) - set(rule.needs)} == {}
    # A road that the words leave out is marked on the map.
    assert {name for id, rule in RULES.items() for name in set(rule.needs) - needs(id)} <= {"route"}


def test_the_pages_tell_each_message_just_what_it_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, told = Speech.say, dict[str, set[str]]()

    def heard(self: Speech, id: str, part: str = "", **params: str | int) -> str:
        told.setdefault(id, set()).update(params)
        return plain(self, id, part, **params)

    monkeypatch.setattr(Speech, "say", heard)
    with evening(tmp_path / "games.db") as it:
        for _ in moments(it):
            assert it.screen
    known = {entry.id.name for _, entry in entries("en")}
    wrong = {
        id: (sorted(params), sorted(needs(id)))
        for id, params in told.items()
        if id in known and not id.startswith("name-") and params != needs(id)
    }
    assert wrong == {}
    assert len(told) > 150
