"""Files that earlier versions wrote: each opens, and says of games, people, results and settings what it said then.

A folder holds what one version wrote, and beside each file what that version read in it; README.md says how they were
made. What opening means for each kind of file is what its test's name says. Where a feature is gone, what people saved
with it is still there: a game goes on, and where a file can no longer be read a sentence says what to do instead.
"""

from __future__ import annotations

import gzip
import json
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest
from msgspec.structs import replace

from companion.config import usable
from companion.games.people import Player, read_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import resume
from companion.language import corrections
from companion.pages.people import share_result
from companion.pages.table.table import TablePage
from companion.session.seated_game import seat_game
from companion.session.spoken_game import spoken
from companion.storage import tag_catalog
from companion.storage.retrying_store import BufferedStore
from companion.storage.store import Store
from companion.transfer import box_files
from companion.transfer.game_import import bring
from companion.transfer.statistics import records, results
from companion.transfer.tag_file import parsed
from companion.web.phones import Stored, digest_of, recalled
from engine.codec import write
from engine.common_commands import Rename
from engine.match import Match
from tests.boardside_hands import Hands
from tests.evening import evening

HERE = Path(__file__).parent
VERSIONS = sorted(folder.parent for folder in HERE.glob("*/games.json"))


def kept(folder: Path, name: str) -> Any:
    """What the version that wrote these files read in them."""
    return json.loads((folder / name).read_text(encoding="utf-8"))


GAMES_OF = [(folder, id) for folder in VERSIONS for id in kept(folder, "games.json")]
CODES = [(folder, id) for folder in VERSIONS for id in kept(folder, "codes.json")["codes"]]
of_each_version = pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
of_each_game = pytest.mark.parametrize(("folder", "id"), GAMES_OF, ids=lambda each: getattr(each, "name", each))


def unpacked(packed: Path, to: Path) -> Path:
    """A copy of a file that is kept compressed."""
    to.write_bytes(gzip.decompress(packed.read_bytes()))
    return to


def still(old: Any, now: Any, where: str = "") -> list[str]:
    """Where `now` lacks or contradicts something that `old` says; what is new beside it is fine."""
    if isinstance(old, dict) and isinstance(now, dict):
        lacking = [f"{where}/{key} is gone" for key in old if key not in now]
        return lacking + [line for key in old if key in now for line in still(old[key], now[key], f"{where}/{key}")]
    if isinstance(old, list) and isinstance(now, list) and len(old) == len(now):
        return [line for n, each in enumerate(old) for line in still(each, now[n], f"{where}/{n}")]
    return [] if old == now else [f"{where} was {old}, is {now}"]


def shown(match: Match) -> Any:
    """The public state, as the headless referee writes it."""
    return json.loads(write(match.game.shown(match.state)))


def the_same_people(old: list[dict[str, Any]], now: tuple[Player, ...]) -> bool:
    """Whether these are the same people in the same seats; a seat that Boardside plays is one at any level."""
    return [(each["name"], each["colour"], each.get("language", ""), bool(each.get("level"))) for each in old] == [
        (player.name, player.colour, player.language, bool(player.level)) for player in now
    ]


@pytest.fixture
def path(folder: Path, tmp_path: Path) -> Path:
    """The store of an earlier version, beside the box that was taught."""
    boxes = box_files.folder(tmp_path / "games.db", "masterelf")
    boxes.mkdir(parents=True)
    (boxes / "Our box.toml").write_bytes((folder / "box.toml").read_bytes())
    return unpacked(folder / "games.db.gz", tmp_path / "games.db")


@pytest.fixture
def other(tmp_path: Path) -> Iterator[BufferedStore]:
    """The store of another table."""
    with BufferedStore(tmp_path / "other.db", lambda health: None) as store:
        yield store


@of_each_game
def test_a_game_of_the_store_is_as_it_was_left(folder: Path, id: str, path: Path) -> None:
    old = kept(folder, "games.json")[id]
    with Store.open(path) as store:
        assert store.notice is None
        row, started, rows = store.game(int(id)), resume(store, int(id)), store.rows(int(id))
        assert (row.game, row.over, row.aside, row.entries) == tuple(
            old[name] for name in ("game", "over", "aside", "entries")
        )
        assert (len(rows), len(store.refusals(row.id)), len(started.withdrawn)) == (
            old["rows"],
            old["refusals"],
            old["returnable"],
        )
    people = read_people(row.people)
    assert the_same_people(old["people"], people.now)
    assert not still(old["state"], shown(started.match))
    assert not still(old["prompt"], json.loads(write(started.match.prompt)))
    seated = spoken(seat_game(row.id, started, people), "en", "en")
    assert all(seated.look.tell(entry, seated.speech) for entry in started.match.entries())


@pytest.mark.slow("processes")
@of_each_game
def test_a_game_of_the_store_is_drawn_and_goes_on(folder: Path, id: str, path: Path) -> None:
    old = kept(folder, "games.json")[id]
    with evening(path) as it:
        it.session.game.resume(int(id), lambda: it.session.pages.go(TablePage()))
        it.settle()
        assert it.screen.page == "table"
        if not old["over"]:
            goes_on(it)


def goes_on(it: Any) -> None:
    """What was said last is taken back and returned, somebody gets another name, and Boardside's seats play."""
    before = it.session.table.match
    while it.session.notices.shown is not None:
        it.tap("notice")
    for touch in ("undo", "redo") if before.last is not None else ():
        it.tap(touch)
        while it.session.notices.shown is not None:
            it.tap("notice")
    assert still(shown(before), shown(it.session.table.match)) == []
    if any(player.level for player in it.session.table.players):
        enough = len(before.entries()) + 2 * len(before.state.seats)
        Hands(it, "on").play(lambda it: len(it.session.table.match.entries()) > enough)
    match = it.session.table.match.say(Rename("1", "Neu"))
    assert isinstance(match, Match)


@of_each_version
def test_a_new_game_can_begin_with_the_settings_and_players_remembered(folder: Path, path: Path) -> None:
    with evening(path) as it:
        settings = it.session.store.settings
        assert (settings.still, settings.large, settings.ask_undo, settings.edition) == (True, True, True, "ff")
        it.tap("new", "start")
        assert it.session.table.match.prompt.phase == "deal"


@of_each_game
def test_an_export_is_taken_in_row_for_row(
    folder: Path, id: str, path: Path, other: BufferedStore, tmp_path: Path
) -> None:
    game, _ = bring(other, unpacked(folder / f"game-{id}.jsonl.gz", tmp_path / f"game-{id}.jsonl"))
    with Store.read(path) as store:
        assert other.rows(game) == store.rows(int(id))
        assert other.refusals(game) == store.refusals(int(id))
    assert not still(kept(folder, "games.json")[id]["state"], shown(resume(other, game).match))


@pytest.mark.parametrize(("folder", "id"), CODES, ids=lambda each: getattr(each, "name", each))
def test_a_code_on_paper_gives_its_game_again(folder: Path, id: str, other: BufferedStore, tmp_path: Path) -> None:
    saved = kept(folder, "codes.json")
    (tmp_path / "code.txt").write_text(saved["codes"][id], encoding="utf-8")
    came(other, tmp_path / "code.txt", saved["states"][id], kept(folder, "games.json")[id]["people"])


def came(other: BufferedStore, file: Path, state: Any, people: list[dict[str, Any]]) -> None:
    """Bring a game in from paper: it stands as it did, with the same people, who are named."""
    game, _ = bring(other, file)
    assert not still(state, shown(resume(other, game).match))
    now = read_people(other.game(game).people).now
    assert [player.colour for player in now] == [each["colour"] for each in people]
    assert all(player.name == each["name"] for player, each in zip(now, people, strict=True) if each["name"])


@of_each_version
def test_a_page_of_text_gives_its_game_again(folder: Path, other: BufferedStore) -> None:
    pages = sorted(folder.glob("page-*.txt"))
    assert pages
    for page in pages:
        id = page.stem.removeprefix("page-")
        came(other, page, kept(folder, "codes.json")["states"][id], kept(folder, "games.json")[id]["people"])


@of_each_version
def test_a_page_of_PDF_gives_its_game_again_or_a_sentence_says_what_to_do(folder: Path, other: BufferedStore) -> None:
    for page in sorted(folder.glob("page-*.pdf")):
        id = page.stem.removeprefix("page-")
        sentence = ""
        try:
            came(other, page, kept(folder, "codes.json")["states"][id], kept(folder, "games.json")[id]["people"])
        except ValueError as wrong:
            sentence = str(wrong)
        assert not sentence or "code" in sentence  # which can be typed


@of_each_version
def test_a_backup_is_offered_for_a_broken_store_and_gives_its_games_again(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"SQLite format 3\0" + b"\xa5" * 8192)
    unpacked(folder / "games.db.backup-1.gz", tmp_path / "games.db.backup-1")
    old = kept(folder, "games.json")
    with BufferedStore(tmp_path / "games.db", lambda health: None) as store:
        offer = store.offered()
        assert offer is not None
        store.take(offer)
        found = {row.game: shown(resume(store, row.id).match) for row in store.games()}
        tags = tag_catalog.read(store)
    assert set(found) == {"elfenland", "masterelf"}
    assert not still(old["1"]["state"], found["elfenland"])
    assert not still(old["3"]["state"], found["masterelf"])
    assert tags == parsed(gzip.decompress((folder / "tags.toml.gz").read_bytes()).decode(), "tags.toml")


@of_each_version
def test_tags_and_the_places_of_a_sensed_board_are_known(folder: Path) -> None:
    text = gzip.decompress((folder / "tags.toml.gz").read_bytes()).decode()
    catalog = parsed(text, "tags.toml")
    old = tomllib.loads(text)["elfenland"]
    assert {uid: str(tagged.means) for uid, tagged in catalog.tags.items()} == old["tags"]
    assert {" ".join(reader): str(tagged.means) for reader, tagged in catalog.readers.items()} == old["readers"]


@of_each_version
def test_a_taught_box_is_a_box(folder: Path) -> None:
    assert GAMES["masterelf"].check(box_files.read(folder / "box.toml"), "box.toml") == ""


@of_each_version
def test_settings_mean_what_they_meant_or_a_sentence_names_the_key(folder: Path) -> None:
    for name, old in kept(folder, "settings/meant.json").items():
        found = usable(folder / "settings" / name)
        now = json.loads(msgspec.json.encode({each: getattr(found, each) for each in old["sections"]}, enc_hook=str))
        said = [fault.sentence for fault in found.passed_over]
        for fault in still(old["sections"], now):
            _, section, key, *_ = fault.split(" ")[0].split("/")
            assert section == "hardware", f"{name}: {fault}"
            if now[section].get(key) == (*old["sections"][section][key], "")[0]:
                continue  # the board, of which there was once a list
            assert any(key in sentence for sentence in said), f"{name}: {fault}, and no word about {key} in {said}"


@of_each_version
def test_results_and_records_are_the_same(folder: Path, path: Path) -> None:
    with Store.read(path) as store:
        found = results(store)
    uncertain = {one.id for one in found if one.incomplete}
    for old, now in zip(kept(folder, "results.json"), json.loads(msgspec.json.encode(found)), strict=True):
        lost = still(old, now)
        # Where not all was counted, no later version names a winner.
        assert not [each for each in lost if not (now["id"] in uncertain and each.split(" ")[0].endswith(PLACES))]
    saved = kept(folder, "shared.json")
    for game, totals in saved["records"].items():
        assert totals == [[each.name, each.games, each.won, each.score] for each in records(found, game)]
    for one in found:
        if one.id in uncertain:
            continue
        names = tuple(outcome.name for outcome in sorted(one.outcomes, key=lambda outcome: outcome.seat))
        now = share_result.link(one, one.game, GAMES[one.game].bgg, names)
        old = saved["bg stats"][str(one.id)]
        assert not still(play(old), play(now))


PLACES = ("/rank", "/score")


def play(link: str) -> Any:
    """What BG Stats is told by a link."""
    return json.loads(unquote(link.partition("?data=")[2]))


@pytest.mark.slow("long")
@of_each_version
def test_corrected_words_are_read_and_what_is_no_longer_said_is_named(folder: Path) -> None:
    language, given = corrections.read((folder / "words-de.txt").read_text(encoding="utf-8"))
    assert (language, {each.id: each.text.strip() for each in given}) == ("de", kept(folder, "words-de.json"))
    for fault in corrections.faults(language, given):
        assert any(each.id in fault for each in given)


@of_each_version
def test_the_keys_of_phones_are_good_for_a_day(folder: Path, path: Path) -> None:
    with Store.read(path) as store:
        text = store.recall("phones")
    assert text is not None
    keys = msgspec.json.decode(text, type=Stored)
    for days_ago, good in ((0, {digest_of("a"): "2", digest_of("b"): "table"}), (2, {})):
        text = msgspec.json.encode(replace(keys, at=time.time() - 86_400 * days_ago))
        assert {digest: each.role for digest, each in recalled(text).items()} == good
