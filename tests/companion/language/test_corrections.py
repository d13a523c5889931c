"""The sheet for native speakers: every message is on it, a right correction is taken, a wrong one named by its line."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.cli import translation_sheet
from companion.language import bundles, corrections
from companion.language.corrections import Correction
from companion.language.message_texts import LANGUAGES, Speech
from tests.extent import fewer

LOCALE = Path(bundles.__file__).parent / "locale"


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A house whose texts may be changed."""

    shutil.copytree(LOCALE, tmp_path / "locale")
    monkeypatch.setattr(bundles, "files", lambda _: tmp_path)
    monkeypatch.setattr(translation_sheet, "files", lambda _: tmp_path)
    bundles.language.cache_clear()
    yield tmp_path / "locale"
    bundles.language.cache_clear()


def corrected(tongue: str, id: str, better: str) -> str:
    """The sheet of a language with one correction."""
    before, _, after = corrections.sheet(tongue).partition(f"[{id}]\n")
    return f"{before}[{id}]\n" + after.replace("better:\n", f"better:\n{better}\n", 1)


@pytest.mark.slow("long")
@pytest.mark.parametrize("tongue", fewer("languages written back as they are", LANGUAGES, daily=1, turning=True))
def test_every_message_written_back_as_it_is_has_no_fault_in_form(tongue: str) -> None:
    cuts = bundles.language(tongue).cuts
    given = [Correction(id, corrections._shown(cut), 1) for id, cut in cuts.items()]
    assert len(given) > 1000
    faults = corrections.faults(tongue, given)
    assert [fault for fault in faults if "cannot be read" in fault or " letters; " in fault] == []
    for each in given:
        assert corrections._message(each).split() == corrections._bare(cuts[each.id]).split()


@pytest.mark.slow("long")
def test_a_correction_is_found_with_its_line_and_taken(locale: Path, tmp_path: Path) -> None:
    file = tmp_path / "de.txt"
    file.write_text(corrected("de", "act-undo", "    Retour"), encoding="utf-8")
    assert main(["words", "--import", str(file)]) == 0
    assert Speech("de").say("act-undo") == "Retour"
    assert Speech("de").say("act-menu") == "Menü"
    text = (LOCALE / "de" / "table.ftl").read_text(encoding="utf-8")
    changed = (locale / "de" / "table.ftl").read_text(encoding="utf-8")
    assert changed.replace("Retour", Speech("de").say("act-undo")) == changed
    assert len(changed.splitlines()) == len(text.splitlines())


def test_a_correction_of_several_lines_is_taken_whole(locale: Path, tmp_path: Path) -> None:
    better = "{ $acts ->\n        [one] Eine Aktion\n       *[other] { $acts } Aktionen\n    } erneut"
    file = tmp_path / "de.txt"
    file.write_text(corrected("de", "act-again", better), encoding="utf-8")
    assert main(["words", "--import", str(file)]) == 0
    assert Speech("de").say("act-again", acts=1) == "Eine Aktion erneut"
    assert Speech("de").say("act-again", acts=3) == "3 Aktionen erneut"


@pytest.mark.slow("long")
@pytest.mark.parametrize(
    ("tongue", "id", "better", "said"),
    [
        ("de", "act-pace", "mal", "$pace is missing"),
        ("de", "act-pace", "× { $pace } { $x }", "$x is not in the English"),
        ("de", "act-pace", "× { $pace", "cannot be read"),
        ("de", "EL-OBST-03", "Schon ein Hindernis", "the part .more is missing"),
        ("cs", "panel-cards", "{ $cards ->\n    [one] 1 karta\n   *[other] { $cards } karet\n}", "has no [few]"),
        ("de", "tell-draw", "{ $seat } { $source ->\n   *[pile] verdeckt\n}", "has no [display]"),
        ("de", "act-undo", "Diese letzte Handlung bitte wieder zurücknehmen", "fit at 800x480 and 1280x720"),
    ],
)
def test_a_wrong_correction_is_named_by_its_line_and_nothing_changes(
    locale: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    tongue: str,
    id: str,
    better: str,
    said: str,
) -> None:
    file, text = tmp_path / "sheet.txt", corrected(tongue, id, better)
    file.write_text(text, encoding="utf-8")
    assert main(["words", "--import", str(file)]) == 2
    wrong = capsys.readouterr().err
    line = text.splitlines().index(better.splitlines()[0], text.splitlines().index(f"[{id}]")) + 1
    assert f"line {line}: {id}: " in wrong
    assert said in wrong
    assert {path.read_bytes() for path in locale.rglob("*.ftl")} == {
        path.read_bytes() for path in LOCALE.rglob("*.ftl")
    }


@pytest.mark.parametrize(
    ("text", "said"), [("hello", "line 1: it must say the language"), ("language: de\n[no-such]\nbetter:\nx", "line 4")]
)
def test_a_file_that_is_no_sheet_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["words", "--import", str(file)]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("tongue", fewer("languages of the sheet", LANGUAGES, daily=2, quick=1, turning=True))
def test_the_sheet_says_where_a_message_stands_what_is_beside_it_and_how_it_reads(
    capsys: pytest.CaptureFixture[str], tongue: str
) -> None:
    assert main(["words", tongue]) == 0
    sheet, say = capsys.readouterr().out, Speech(tongue).say
    assert f"\n[act-deal]\npicture: elfenland-deal · button\nbeside: {say('act-menu')} · {say('act-undo')} · " in sheet
    assert sheet.count("\npicture: ") > 1000
    assert sheet.count("\npicture: none\n") == 0
    assert sheet.count("\nsaid:\n") > 300
    read = sheet.partition("[EL-MOVE-09]")[2].partition("better:")[0].partition("said:\n")[2]
    assert "Anna" in read
    assert say("colour-red") in read, "nobody has a name who is called by a colour"
    read = sheet.partition("[lies-kind]")[2].partition("better:")[0].splitlines()
    assert f"    {say('lies-kind', '', **corrections.example('lies-kind'))}" in read, "a kind has its word, not its id"


@pytest.mark.parametrize(
    ("tongue", "id", "better", "fits"),
    [
        (
            "de",
            "rule-EL-MOVE-04",
            "Man zahlt mit Reisekarten, die das Transportmittel auf der Straße zeigen, und" * 3,
            True,
        ),
        ("it", "act-chart", "La carta geografica", True),
        ("de", "act-undo", "Diese letzte Handlung bitte wieder zurücknehmen und dann weiterspielen", False),
    ],
)
def test_a_length_is_judged_by_the_place_where_the_message_stands(
    tongue: str, id: str, better: str, fits: bool
) -> None:
    wrong = list(corrections.faults(tongue, [Correction(id, better, 1)]))
    assert [fault for fault in wrong if " letters; " in fault] == ([] if fits else wrong)
    assert bool(wrong) is not fits


def test_every_place_is_of_a_message_and_beside_messages() -> None:
    english = bundles.language("en").cuts
    named = [each for place in corrections.places().values() for each in (place.id, *place.beside)]
    gone = [each for each in named if each.partition(".")[0] not in english and not each.endswith("*")]
    assert gone == [], "python -m tests.places_of_texts writes the file anew"
    assert len(corrections.places()) > 800


def test_no_place_tells_of_the_computer_that_wrote_the_file() -> None:
    given = [value for place in corrections.places().values() for value in place.given.values()]
    assert [value for value in given if isinstance(value, str) and value.startswith("/")] == []
