"""Towns: found under every spelling of every rulebook, told as the table's own rulebook prints them."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from companion.games.elfenland.names import MISREADINGS, proper
from companion.games.start_and_resume import StartedGame, begin
from companion.language.fuzzy_match import found
from companion.language.message_texts import Speech
from engine.elfenland.game import elfenland
from engine.game import Start

PRINTED = [
    (row["town"], name)
    for row in csv.DictReader(
        (Path(__file__).parent / "elfenland_names.tsv").read_text(encoding="utf-8").splitlines(), delimiter="\t"
    )
    for name in row["printed"].split(" / ")
]
LOOK_ALIKES = str.maketrans("aceopxyATKMOPCEHBX", "асеорхуАТКМОРСЕНВХ")


@pytest.mark.parametrize(("town", "name"), PRINTED)
def test_a_town_is_found_under_every_printed_spelling(town: str, name: str) -> None:
    names = {each.id: each.name for each in elfenland().board.towns.values()}
    for typed in (name, name.lower(), name.translate(LOOK_ALIKES)):
        assert found(typed, names, MISREADINGS)[:1] == (town,), typed


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("de", "Lapphálya Strykhaven Grangor Dag'Amura"),
        ("en", "Lapphálya Strykhaven Grangor Dag'Amura"),
        ("it", "Lapphálya Strykhaven Grangor Dag'Amura"),
        ("cs", "Lapphálya Strykhaven Grangor Dag’Amura"),
        ("ru", "Larphálya Strykhaven Grangor Dag'Amura"),
        ("fr", "LAPPHALYA STRYHAVEN GRANDOR DAG'AMURA"),
        ("ff", "Lapphalya Strykhaven Grangor Dag'Amura"),
    ],
)
def test_a_town_is_named_as_the_edition_prints_it_in_whatever_language(edition: str, told: str) -> None:
    begun = begin(Start("elfenland", 2, "1", {"edition": edition}))
    assert isinstance(begun, StartedGame)
    for language in ("en", "ru"):
        speech = Speech(language, proper(begun.match, {}))
        towns = ("lapphalya", "strykhaven", "grangor", "dagamura")
        assert " ".join(speech.name(town) for town in towns) == told
