"""Files that version 0.1.0 wrote: each is read by this version without loss.

`version_0_1/` holds a store of six games (two of Elfenland and two of Master Elf, one of scores alone, one in
mid-round), two
of its exports, a page on paper as text, as PDF and as a pasted code, its tags, a taught box and its settings. What that
version said of every game is kept in `expected.json`.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion import config
from companion.games.people import read_people
from companion.games.start_and_resume import players, resume
from companion.piece import Piece
from companion.session.seated_game import seat_game
from companion.session.spoken_game import spoken
from companion.storage.retrying_store import BufferedStore
from companion.storage.store import Store
from companion.storage.tag_catalog import Catalog, Tagged, read
from companion.transfer.game_import import bring
from companion.transfer.tag_file import parsed
from engine.codec import write
from engine.masterelf.deckfile import read_deck
from engine.masterelf.owners_deck import Deck
from engine.match import Match

KEPT = Path(__file__).with_name("version_0_1")
EXPECTED = json.loads((KEPT / "expected.json").read_text(encoding="utf-8"))
TAUGHT = (
    Catalog()
    .taught("04a1b2c3d4e580", Tagged("elfenland", Piece("counter", "dragon")))
    .taught("04a1b2c3d4e581", Tagged("masterelf", Piece("gift", "pirate")))
    .laid_under(("readerboard", "17"), Tagged("elfenland", Piece("road", "elvenhold-ergeren-wood")))
)


def shown(match: Match) -> Any:
    """The public state, as the headless referee writes it."""
    return json.loads(write(match.game.shown(match.state)))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    shutil.copy(KEPT / "games.db", tmp_path)
    return Store.open(tmp_path / "games.db")


@pytest.mark.parametrize("id", EXPECTED)
def test_a_game_of_its_store_is_resumed_as_it_was_left(store: Store, id: str) -> None:
    expected = EXPECTED[id]
    with store:
        row = store.game(int(id))
        started, people = resume(store, row.id), read_people(row.people)
        match = started.match
        assert (row.game, row.entries) == (expected["game"], expected["entries"])
        assert len(store.refusals(row.id)) == expected["refused"]
    assert shown(match) == expected["state"]
    assert json.loads(write(match.prompt)) == expected["prompt"]
    seated = spoken(seat_game(row.id, started, people), "en", "en")
    for entry in match.entries():
        assert seated.look.tell(entry, seated.speech)


def test_its_store_opens_whole_and_takes_new_games(store: Store) -> None:
    with store:
        assert store.notice is None
        assert {str(row.id) for row in store.games()} == set(EXPECTED)
        assert store.begin("elfenland", b'{"game":"elfenland","seats":2}', b"{}") == 7


def test_the_tags_of_its_store_and_of_its_file_are_known(store: Store) -> None:
    with store:
        assert read(store) == TAUGHT
    assert parsed((KEPT / "tags.toml").read_text(), "tags.toml") == TAUGHT


@pytest.fixture
def other(tmp_path: Path) -> Iterator[BufferedStore]:
    """The store of another table."""
    store = BufferedStore(tmp_path / "other.db", lambda health: None)
    yield store
    store.close()


@pytest.mark.parametrize("id", ["2", "4"])
def test_its_export_is_taken_in_row_for_row(store: Store, other: BufferedStore, id: str) -> None:
    with store:
        game, _ = bring(other, KEPT / f"game-{id}.jsonl")
        assert other.rows(game) == store.rows(int(id))
        assert other.refusals(game) == store.refusals(int(id))
    assert shown(resume(other, game).match) == EXPECTED[id]["state"]


@pytest.mark.parametrize("name", ["page.txt", "page.pdf", "code.txt"])
def test_its_page_on_paper_gives_its_game_again(other: BufferedStore, name: str) -> None:
    game, _ = bring(other, KEPT / name)
    assert [player.name for player in players(other.game(game))] == ["Anna", "Ben", "Yellow", "Хельга"]
    assert shown(resume(other, game).match) == EXPECTED["6"]["state"]


def test_its_taught_box_is_a_deck() -> None:
    deck = read_deck((KEPT / "box.toml").read_text(encoding="utf-8"))
    assert isinstance(deck, Deck)
    assert deck.gifts


def test_its_settings_mean_what_they_meant() -> None:
    told = config.read(KEPT / "config.toml")
    window, plugged = told.screen, told.hardware
    assert (window.size, window.fullscreen, window.rotation, window.scale, window.blank) == (
        (1280, 800),
        False,
        90,
        1.25,
        15,
    )
    assert (told.game.edition, told.game.language, told.look.still) == ("fr", "cs", True)
    assert (told.store.path, told.power.shutdown) == (Path("/media/stick/games.db"), "systemctl poweroff")
    assert (plugged.readers, plugged.dwell, plugged.buzzer, plugged.sounds) == (("CP2102_0001",), 0.5, 12, False)
    assert (dict(plugged.buttons), dict(plugged.lamps)) == ({"pass": 5, "undo": 6}, {"table": (13,)})
    assert "/dev/ttyACM0" in str(plugged.board)
    assert plugged.display == "dsi"
