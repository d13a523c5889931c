"""The catalogue as a file: written, mended, read back; what is wrong is told by its line, and changes nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion.piece import Piece
from companion.storage.store import Store
from companion.storage.tag_catalog import Catalog, Tagged, keep, read
from companion.transfer.tag_file import conflicts, parsed, written

HOUSE = Path(__file__).parents[3]
ONE, TWO = "04a1b2c3d4e580", "04a1b2c3d4e581"
DRAGON, TROLL = Tagged("elfenland", Piece("counter", "dragon")), Tagged("elfenland", Piece("counter", "troll"))
TAUGHT = (
    Catalog()
    .taught(ONE, DRAGON)
    .taught(TWO, Tagged("masterelf", Piece("gift", "pirate")))
    .laid_under(("readerboard", "17"), Tagged("elfenland", Piece("road", "elvenhold-ergeren-wood")))
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    with Store.open(path) as store:
        keep(store, Catalog(), TAUGHT)
    return path


def tags(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What `python -m companion tags` says, in a process of its own."""
    command = [sys.executable, "-m", "companion", "--store", str(path), "tags", *arguments]
    return subprocess.run(command, cwd=HOUSE, capture_output=True, text=True)


def known(path: Path) -> Catalog:
    with Store.read(path) as shelf:
        return read(shelf)


def test_what_is_written_is_read_back_word_for_word() -> None:
    assert parsed(written(TAUGHT), "tags.toml") == TAUGHT
    assert f'"{ONE}" = "counter/dragon"' in written(TAUGHT).splitlines()


def test_only_another_meaning_is_a_conflict() -> None:
    known = Catalog().taught(ONE, DRAGON)
    assert conflicts(known, Catalog().taught(ONE, TROLL)) == [f"{ONE}: counter/dragon here, counter/troll there"]
    assert conflicts(known, Catalog().taught(ONE, DRAGON).taught(TWO, TROLL)) == []


@pytest.mark.slow("processes")
def test_a_catalogue_goes_from_one_table_to_another(path: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "tags.toml", tmp_path / "other.db"
    assert tags(path, "export", str(file)).returncode == 0
    done = tags(other, "import", str(file))
    assert (done.returncode, done.stdout) == (0, "2 tags and 1 readers are known now.\n")
    assert known(other) == TAUGHT
    assert tags(path, "export").stdout == file.read_text()
    assert tags(path, "export", str(file)).returncode == 2, "nothing is written over"


@pytest.mark.slow("processes")
def test_the_tags_are_counted(path: Path) -> None:
    lines = tags(path).stdout.splitlines()
    assert {"elfenland\tcounter\t1 of 48", "elfenland\troad\t1 of 35", "masterelf\tgift\t1 of 8"} <= set(lines)


@pytest.mark.slow("processes")
def test_conflicts_are_listed_and_nothing_is_imported_unless_the_file_is_right(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "tags.toml"
    file.write_text(
        f'[elfenland.tags]\n"{TWO}" = "obstacle"\n"{ONE}" = "counter/troll"\n"04a1b2c3d4e582" = "boot/red"\n'
        '[elfenland.readers]\n"readerboard 17" = "town/beata"\n"readerboard 18" = "road/elvenhold-ergeren-wood"\n'
    )
    done = tags(path, "import", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{ONE}: counter/dragon here, counter/troll there" in done.stderr
    assert f"{TWO}: gift/pirate here, obstacle there" in done.stderr
    assert "readerboard 17: road/elvenhold-ergeren-wood here, town/beata there" in done.stderr
    assert "road/elvenhold-ergeren-wood: readerboard 17 here, readerboard 18 there" in done.stderr
    assert known(path) == TAUGHT
    assert tags(path, "import", str(file), "--replace").returncode == 0
    assert known(path).meaning(ONE) == TROLL
    assert known(path).place("readerboard", "17") == Piece("town", "beata")


@pytest.mark.parametrize(
    ("lines", "line", "wrong"),
    [
        ('[elfenland.tags]\n"04a1" = "obstacle"', 2, "8, 14 or 20 hex digits"),
        ('[elfenland.tags]\n\n"04a1b2c3d4e580" = "counter/unicron"', 3, "counter/unicron"),
        ('[elfenland.tags]\n"04a1b2c3d4e580" = 7', 2, "meanings are like"),
        ('[elfenland.tags]\n"04a1b2c3d4e580" = "boot/purple"', 2, "boot/violet"),
        ('[elfenland.tags]\n"04a1b2c3d4e580" = "road/nowhere"', 2, "meanings are like"),
        ('[chess.tags]\n"04a1b2c3d4e580" = "king"', 1, "chess is not a section"),
        ('[elfenland.cats]\n"04a1b2c3d4e580" = "obstacle"', 1, "it has tags and readers"),
        ('[elfenland.readers]\n"readerboard" = "town/beata"', 2, "a device and its reader"),
        ('[elfenland.readers]\n"readerboard 1" = "boot/red"', 2, "no reader can be at boot/red"),
        ('[elfenland.readers]\n"readerboard 1" = "town/beata"\n"readerboard 2" = "town/beata"', 3, "a place has one"),
        ('[elfenland.tags]\n"04A1B2C3D4E580" = "obstacle"\n"04a1b2c3d4e580" = "boot/red"', 3, "listed twice"),
        ('[elfenland.tags]\n"04a1b2c3d4e580" = "obstacle"\n"04a1b2c3d4e580" = "boot/red"', 3, "listed twice"),
        ('[elfenland.tags]\n"04a1b2c3d4e580" obstacle', 2, "not TOML"),
        ("elfenland = 1", 1, "write [elfenland.tags]"),
    ],
)
def test_what_is_wrong_is_reported_with_file_and_line(lines: str, line: int, wrong: str) -> None:
    with pytest.raises(ValueError, match=f"^tags.toml, line {line}: .*{re.escape(wrong)}"):
        parsed(lines, "tags.toml")


@pytest.mark.slow("processes")
def test_a_wrong_file_imports_not_even_its_right_lines(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "tags.toml"
    file.write_text('[elfenland.tags]\n"04a1b2c3d4e589" = "obstacle"\n"04a1b2c3d4e58a" = "obstcale"\n')
    done = tags(path, "import", str(file))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert f"{file}, line 3" in done.stderr
    assert known(path) == TAUGHT


@pytest.mark.slow("processes")
@pytest.mark.parametrize("content", [b"\xff\xfe", None])
def test_a_file_that_is_no_text_or_not_there_is_reported(path: Path, tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "tags.toml"
    if content is not None:
        file.write_bytes(content)
    done = tags(path, "import", str(file))
    assert done.returncode == 2
    assert str(file) in done.stderr
    assert "Traceback" not in done.stderr


def test_a_uid_with_colons_in_capitals_is_the_same_uid() -> None:
    assert parsed('[elfenland.tags]\n"04:A1:B2:C3:D4:E5:80" = "obstacle"', "it").meaning(ONE) is not None


def test_gifts_of_the_owners_own_box_are_taken_in() -> None:
    told = parsed(f'[masterelf.tags]\n"{ONE}" = "gift/my-own-gift"', "it")
    assert told.meaning(ONE) == Tagged("masterelf", Piece("gift", "my-own-gift"))
