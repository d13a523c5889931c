"""A rule looked up: its text in every language, its page where one is printed, near ids for a slip."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.games.registry import GAMES
from companion.language.message_texts import LANGUAGES, Speech
from companion.rulebook import UnknownRule, edition_name, ledger, lines

ENGINE = Path(__file__).parents[2] / "engine"
LEDGERS = {
    game: [row["id"] for row in csv.DictReader((ENGINE / game / "ledger.csv").read_text(encoding="utf-8").splitlines())]
    for game in GAMES
}
IDS = LEDGERS["elfenland"]
EDITIONS = ("de", "en", "fr", "it", "cs", "ru", "ff")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_ledger_has_its_text_in_every_language(game: str) -> None:
    ids, english = LEDGERS[game], Speech("en")
    assert ids == list(ledger(game))
    assert set(GAMES[game].game().rules) <= set(ids)
    for language in LANGUAGES:
        told = {id: Speech(language).say(f"rule-{id}") for id in ids}
        assert all(text.endswith(".") for text in told.values())
        assert language == "en" or not [id for id in ids if told[id] == english.say(f"rule-{id}")]


def test_every_rule_of_Master_Elf_is_cited_with_the_heading_of_its_rulebook() -> None:
    for id in LEDGERS["masterelf"]:
        text, source = lines(id, "ru", "en")
        assert text
        assert re.fullmatch(rf"(p\. (8|11)|“.+” \(.+\)), Russian edition · {id}", source), source
    assert lines("ME-SCORE-06", "ru")[1] == "«3. Карты с эльфами», русское издание · ME-SCORE-06"
    assert lines("ME-SPEC-04", "ru", "en")[1] == "p. 11, Russian edition · ME-SPEC-04"


@pytest.mark.slow("long")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_is_cited_with_its_page_or_its_heading(edition: str) -> None:
    for id in IDS:
        _, source = lines(id, edition, "en")
        assert re.fullmatch(rf"(p\. \d+|“.+”), {edition_name(edition, Speech('en'))} · {id}", source), source
        assert ("p. " in source) == (edition not in ("ru", "ff"))


def test_a_rule_speaks_the_language_of_its_rulebook_unless_another_is_asked_for() -> None:
    assert lines("EL-OBST-03", "cs") == (
        "Na cestu smí jen jedna překážka.",
        "s.\N{NO-BREAK SPACE}7, české vydání · EL-OBST-03",
    )
    assert lines("el-obst-03 ", "cs", "de")[0] == "Auf jeder Straße liegt höchstens ein Hindernis."
    assert lines("EL-DRAW-01", "ru")[1].startswith("«Разбор жетонов")


def test_an_unknown_id_lists_near_ones() -> None:
    with pytest.raises(UnknownRule, match="'EL-OBS-02'; near it are EL-OBST-02, "):
        lines("EL-OBS-02", "de")


def test_the_command_prints_text_and_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "EL-OBST-02", "--edition", "de", "--language", "en"]) == 0
    assert capsys.readouterr().out.endswith("anyone's.\np. 7, German edition · EL-OBST-02\n")
    assert main(["rules", "nonsense", "--edition", "de"]) == 2
    assert "near it are" in capsys.readouterr().err
