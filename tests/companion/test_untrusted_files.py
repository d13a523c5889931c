"""Catalogues, boxes, settings and decks are regular files of a bounded size and depth, and print nothing unseen."""

from __future__ import annotations

import csv
import io
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from companion import untrusted
from companion.games.people import People, write_people
from companion.piece import read_piece
from companion.session.seated_game import Player
from companion.storage.store import Store
from companion.storage.tag_catalog import Catalog, Tagged
from companion.transfer import box_files, tag_file
from companion.transfer.statistics import Outcome, Result, as_csv

HOUSE = Path(__file__).parents[2]


def companion(*arguments: str | Path, said: str = "") -> subprocess.CompletedProcess[str]:
    """The command line; with 2 GB of memory, so that what is read without end ends."""
    limited = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30)); sys.argv[0] = 'boardside'"
    )
    return subprocess.run(
        [
            sys.executable,
            "-c",
            f"{limited}; from companion.__main__ import main; sys.exit(main())",
            *map(str, arguments),
        ],
        env={**os.environ, "PYTHONPATH": str(HOUSE)},
        input=said,
        capture_output=True,
        text=True,
        timeout=20,
    )


def fifo(path: Path) -> Path:
    os.mkfifo(path)
    return path


def endless(path: Path) -> Path:
    path.symlink_to("/dev/zero")
    return path


def huge(path: Path) -> Path:
    with path.open("wb") as file:
        file.truncate(1 << 30)
    return path


def nested(path: Path) -> Path:
    path.write_text(f"a = {'[' * 3000}{']' * 3000}\n", encoding="utf-8")
    return path


def dotted(path: Path) -> Path:
    path.write_text(f"[screen]\nscale.{'.'.join('a' * 20_000)} = 1\n", encoding="utf-8")
    return path


FILES: tuple[Callable[[Path], Path], ...] = (fifo, endless, huge, nested, dotted)
COMMANDS: dict[str, Callable[[Path, Path], list[str | Path]]] = {
    "settings": lambda file, store: ["--config", file, "rules", "EL-PLAN-01"],
    "tags": lambda file, store: ["--store", store, "tags", "import", file],
    "boxes": lambda file, store: ["--store", store, "boxes", "--import", file],
    "game": lambda file, store: ["--store", store, "import", file],
}


@pytest.mark.slow("processes")
@pytest.mark.attack
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("file", FILES)
def test_no_file_hangs_or_fills_the_memory(tmp_path: Path, file: Callable[[Path], Path], command: str) -> None:
    done = companion(*COMMANDS[command](file(tmp_path / "given.toml"), tmp_path / "games.db"))
    assert done.returncode == 2, done.stdout
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "given.toml" in done.stderr


@pytest.mark.slow("processes")
@pytest.mark.parametrize("file", FILES)
def test_a_deck_that_is_no_regular_file_begins_no_game(tmp_path: Path, file: Callable[[Path], Path]) -> None:
    deck = file(tmp_path / "deck.toml")
    line = {"game": "masterelf", "seats": 2, "options": {"deck": str(deck)}}
    done = companion("referee", said=json.dumps(line) + "\n")
    assert done.returncode == 2
    assert "deck.toml" in json.loads(done.stdout)["error"]


@pytest.mark.slow("long")
def test_text_is_never_nested_deeper_than_its_parser_can_go() -> None:
    """Texts of brackets, dots, strings and comments: refused, or parsed without running out of stack."""
    chance = random.Random("nested")
    parts = (
        "[" * 40,
        "]",
        "{",
        "a.",
        "a = ",
        '"',
        "'",
        '"""',
        "'''",
        "#",
        "\n",
        "\\",
        "[[",
        "1",
        ",",
        "x" * 50,
        "." * 40,
    )
    for _ in range(3000):
        text = "".join(chance.choice(parts) * chance.choice((1, 1, 2, 400)) for _ in range(chance.randint(1, 12)))
        for parse in (untrusted.toml, lambda text: untrusted.json(text.encode(), object)):
            with suppress(ValueError):
                parse(text)


def test_what_stands_in_strings_and_comments_is_not_nested() -> None:
    text = f"# {'[' * 99}\na = \"{'[' * 99}\"\nb = '''{'{' * 99}'''\nc = [{','.join('[1.5]' for _ in range(99))}]\n"
    assert set(untrusted.toml(text)) == {"a", "b", "c"}
    assert untrusted.json(json.dumps({"a": "[" * 99, "b": [[]] * 99}).encode(), dict[str, object])


@pytest.mark.slow("processes")
def test_names_speak_to_no_terminal(tmp_path: Path) -> None:
    people = People("en", (Player("An\x1b[2J\nna", "red"), Player("\u202eBen", "blue")))
    with Store.open(tmp_path / "games.db") as store:
        store.begin("elfenland", b'{"game":"elfenland","seats":2}', write_people(people))
    where = box_files.folder(tmp_path / "games.db", "masterelf")
    box_files.keep(where / "my\x1b[31m\nbox.toml", "")
    listed = companion("--store", tmp_path / "games.db", "games").stdout
    listed += companion("--store", tmp_path / "games.db", "boxes").stdout
    listed += companion("--store", tmp_path / "games.db", "boxes", "--export", "no\x1bsuch").stderr
    listed += companion("--store", tmp_path / "games.db", "import", tmp_path / "no\x1bsuch").stderr
    assert "Anna" in listed.replace("[2J", "")
    assert "\x1b" not in listed
    assert "\u202e" not in listed
    assert len(listed.splitlines()) == 4


@pytest.mark.slow("processes")
def test_a_box_comes_in_under_a_name_that_can_be_read(tmp_path: Path) -> None:
    box = tmp_path / "my\x1b[31m\u202ebox.toml"
    box.write_text("", encoding="utf-8")
    assert companion("--store", tmp_path / "games.db", "boxes", "--import", box).returncode == 0
    (kept,) = box_files.taught(box_files.folder(tmp_path / "games.db", "masterelf"))
    assert kept.stem == "my[31mbox"


def test_every_tag_that_is_written_out_is_read_again() -> None:
    means = 'gift/a\x1b"\\b\n\u202e\x7f𝕬'
    catalog = Catalog().taught("04a1b2c3d4e580", Tagged("masterelf", read_piece(means)))
    assert tag_file.parsed(tag_file.written(catalog), "tags.toml") == catalog


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "\t=1", " =1", "\n@x", "\u202e=1"])
def test_no_cell_of_a_table_is_a_formula(name: str) -> None:
    outcome = Outcome("1", name, "red", 1, 0, True, {})
    rows = list(csv.reader(io.StringIO(as_csv([Result(1, "elfenland", "de", 0, 0, 0, (outcome,))]))))
    assert rows[1][rows[0].index("name")].startswith("'")
    assert len(rows) == 2
