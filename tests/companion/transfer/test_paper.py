"""A game goes to paper and comes back: the same public state, read by a camera, or a sentence on what was wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
import walks
import zxingcpp
from msgspec import structs
from PIL import Image
from selenium.webdriver.chrome.webdriver import WebDriver

from companion.games.people import People, Player, read_people
from companion.games.start_and_resume import StartedGame, resume
from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.parts import code_of
from companion.pages.people.paper import game_code
from companion.pages.table.table import TablePage
from companion.screen import Grid, Row, Text
from companion.session.seated_game import seat_game
from companion.session.spoken_game import SpokenGame, spoken
from companion.storage.store import Store
from companion.transfer import game_import, paper_code, printed_html, sticks
from companion.transfer.paper_code import Unreadable
from engine.codec import write
from engine.elfenland.editions import SWITCHES
from engine.elfenland.pieces import COUNTERS
from engine.game import Start
from engine.match import Match
from tests.evening import Evening, evening, words
from tests.extent import fewer, many
from tests.moments import after, begun, the_game
from tests.web.browsers import Shelf, Window, chromium, served, sized

COLOURS = ("red", "blue", "yellow", "green", "violet", "black")
VERSION_1 = (Path(__file__).parent / "paper-1.txt").read_text(encoding="utf-8")


def game_with(match: Match, language: str = "cs") -> SpokenGame:
    """The game on the table, with names as long as they can be."""
    seats = len(match.state.seats)
    people = People(language, tuple(Player(f"Žofie Šárková{n}", COLOURS[n]) for n in range(seats)))
    return spoken(seat_game(1, StartedGame(Start("elfenland", seats), match), people), language, "cs")


WALKS = fewer("walks put on paper", (0, 1, 2), daily=3, quick=1)
TOLD = many("moments put on paper", 150, daily=150, quick=20)


@cache
def moments() -> list[Match]:
    """Moments of walks by 2 to 6 seats that can be told on."""
    random = Random("paper")
    every = [match for seed in WALKS for end in walks.walked("elfenland", seed) for match in walks.moments(end)]
    told = [match for match in every if match.game.retelling(match.state) is not None]
    return random.sample(told, TOLD)


def brought(store: Store, coded: str) -> Match:
    """The game that a fresh store holds after taking this text in."""
    found = game_import.found_in(BytesIO(coded.encode()), "a text")
    id = store.add(found.game, found.start, found.people, found.rows, found.begun or None)
    return resume(store, id).match


def camera(image: Image.Image) -> str:
    """What a reader that knows nothing of us sees in a picture."""
    (found,) = zxingcpp.read_barcodes(image, formats=zxingcpp.BarcodeFormat.QRCode)
    return str(found.text)


def picture(coded: str, pixels: int = 4) -> Image.Image:
    """The code as it is drawn, so many pixels a module."""
    rows = code_of(coded).rows
    side = len(rows) + 8
    image = Image.new("L", (side, side), 255)
    for y, row in enumerate(rows):
        for x, module in enumerate(row):
            image.putpixel((x + 4, y + 4), 0 if module == "1" else 255)
    return image.resize((side * pixels, side * pixels), Image.Resampling.NEAREST)


def test_paper_and_back_gives_the_same_public_state_on_a_fresh_store(tmp_path: Path) -> None:
    with Store.open(tmp_path / "fresh.db") as store:
        for match in moments():
            coded = game_code(game_with(match))
            assert coded is not None
            again = brought(store, coded)
            assert write(again.game.shown(again.state)) == write(match.game.shown(match.state))
            assert again.prompt == match.prompt
            assert again.state.options == match.state.options


def test_who_sits_where_comes_along() -> None:
    seated = game_with(moments()[0])
    coded = game_code(seated)
    assert coded is not None
    people = read_people(paper_code.read(coded).people)
    assert people.players == seated.players
    assert people.language == "cs"


@pytest.mark.slow("long")
def test_the_code_is_read_by_a_camera_and_gives_the_same_text() -> None:
    for match in moments()[:40]:
        coded = game_code(game_with(match))
        assert coded is not None
        assert camera(picture(coded)) == coded


@pytest.mark.slow("long")
def test_every_code_is_small_enough_for_the_smallest_screen() -> None:
    """At most 93 modules with the rim (version 17), so that each is at least 3 pixels of the page's 352."""
    assert max(len(code_of(game_code(game_with(match)) or "").rows) + 8 for match in moments()) <= 93


def test_no_single_wrong_sign_goes_unnoticed() -> None:
    head, signs = VERSION_1.strip().rsplit("/", 1)
    # The last sign also fills up: some of its bits mean nothing.
    for at, sign in enumerate(signs[:-1]):
        wrong = signs[:at] + ("A" if sign != "A" else "B") + signs[at + 1 :]
        with pytest.raises(Unreadable):
            paper_code.read(f"{head}/{wrong}")


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "  \n{}\n",
        "Hello Anna, here is our game: {} See you!",
        "> {}",
    ],
)
def test_a_text_is_found_among_other_words(around: str) -> None:
    coded = game_code(game_with(moments()[3]))
    assert coded is not None
    assert paper_code.read(around.format(coded)) == paper_code.read(coded)


def test_a_text_may_be_broken_into_lines_and_written_small() -> None:
    coded = game_code(game_with(moments()[3]))
    assert coded is not None
    broken = "\r\n".join(coded[at : at + 17].lower() for at in range(0, len(coded), 17)).replace("a", " a")
    assert paper_code.read(broken) == paper_code.read(coded)


def test_what_version_1_wrote_is_read_for_ever(tmp_path: Path) -> None:
    with Store.open(tmp_path / "fresh.db") as store:
        match = brought(store, VERSION_1)
    assert match.prompt.round == 3
    assert match.prompt.seats == ("2",)
    assert sorted(match.state.roads) == ["feodor-lapphalya-wood", "lapphalya-virst-plain"]


def broken(kind: str) -> str:
    """A text with one thing wrong."""
    head, signs = VERSION_1.strip().rsplit("/", 1)
    _, version, game, *numbers = head.split("/")
    middle = len(signs) // 2
    return {
        "newer": f"BOARDSIDE/7/{game}/{'/'.join(numbers)}/{signs}",
        "half": f"{head}/{signs[:middle]}",
        "other game": f"BOARDSIDE/{version}/CHESS/{'/'.join(numbers)}/{signs}",
        "a sign wrong": f"{head}/{signs[:middle]}{'A' if signs[middle] != 'A' else 'B'}{signs[middle + 1 :]}",
        "a sign that is none": f"{head}/{signs[:middle]}1{signs[middle + 1 :]}",
        "half a head": "BOARDSIDE/1/ELFEN",
        "no text": "Dear all, the game is on Friday.",
        "nothing": "",
    }[kind]


WRONG = {
    "newer": "paper-newer",
    "half": "paper-half",
    "other game": "paper-other-game",
    "a sign wrong": "paper-garbled",
    "a sign that is none": "paper-garbled",
    "half a head": "paper-garbled",
    "no text": "paper-no-text",
    "nothing": "paper-no-text",
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_cannot_be_read_is_reported_in_every_language(kind: str) -> None:
    with pytest.raises(Unreadable) as told:
        paper_code.read(broken(kind))
    assert told.value.message == WRONG[kind]
    sentences = {told.value.worded(Speech(language)) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in sentences)


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "companion", *map(str, arguments)], capture_output=True, text=True, timeout=60
    )


@pytest.mark.slow("processes")
@pytest.mark.parametrize("kind", ["newer", "half", "no text"])
def test_import_says_what_was_wrong_and_changes_nothing(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "page.txt"
    file.write_text(broken(kind), encoding="utf-8")
    done = run("--store", tmp_path / "games.db", "import", file)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "games.db").exists()


@pytest.mark.slow("processes")
def test_import_takes_the_text_of_a_page_and_the_page_as_html(tmp_path: Path) -> None:
    plain, printed = tmp_path / "page.txt", tmp_path / "page.html"
    plain.write_text(f"Round 3 of 4\n\n{VERSION_1}", encoding="utf-8")
    coded = VERSION_1.strip()
    printed.write_bytes(printed_html.page("Elfenland", (code_of(coded), Text(coded)), "en"))
    for file in (plain, printed):
        done = run("--store", file.with_suffix(f"{file.suffix}.db"), "import", file)
        assert done.returncode == 0, done.stderr
        assert "Game 1:" in done.stdout
    again = run("--store", tmp_path / "page.txt.db", "import", printed)
    assert "here already, as game 1" in again.stdout


@pytest.mark.slow("processes")
def test_import_takes_what_is_pasted(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "companion", "--store", str(tmp_path / "games.db"), "import", "-"],
        input=f"From: Anna\n> {VERSION_1[:90]}\n{VERSION_1[90:]}",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr


def test_a_page_with_a_table_that_cannot_be_at_this_game_is_not_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    found = paper_code.read(VERSION_1)
    forged = [row.command.replace(b'"start_player":"3"', b'"start_player":"6"') for row in found.rows]
    events = [row.events.replace(b'"start_player":"3"', b'"start_player":"6"') for row in found.rows]
    rows = tuple(
        structs.replace(row, command=c, events=e) for row, c, e in zip(found.rows, forged, events, strict=True)
    )
    assert rows != found.rows
    monkeypatch.setattr(paper_code, "read", lambda _: structs.replace(found, rows=rows))
    with pytest.raises(Unreadable):
        game_import.found_in(BytesIO(VERSION_1.encode()), "page")


def mid_game(it: Evening) -> None:
    """Four seats in the middle of round 1, counters on roads."""
    people = tuple(Player(name, colour) for name, colour in zip(("Anna", "Ben", "", "Хельга"), COLOURS, strict=False))
    it.session.game.begin(
        Start("elfenland", 4, "1", {"edition": "de"}), people, lambda: it.session.pages.go(TablePage())
    )
    it.settle()
    it.tap("deal-all", "kind/pig", "elvenhold-lapphalya-plain", "kind/dragon", "elvenhold-ergeren-wood")
    it.tap("obstacle", "elvenhold-ergeren-wood", "pass-all", "ergeren")


def test_a_page_is_written_at_the_desk_and_its_game_gone_on_with_on_another(tmp_path: Path) -> None:
    with evening(tmp_path / "one" / "games.db") as it:
        mid_game(it)
        it.tap("menu", "paper", "write/0")
        assert "boardside-1-round-1.html" in words(it.screen)
        before = it.session.table.match
    (written,) = (tmp_path / "one" / "paper").glob("*.txt")
    other = tmp_path / "other" / "paper"
    other.mkdir(parents=True)
    (other / "page.txt").write_bytes(written.read_bytes())
    with evening(tmp_path / "other" / "games.db") as it:
        it.tap("past", "bring", "file/0")
        again = it.session.table
        assert again.match.game.shown(again.match.state) == before.game.shown(before.state)
        assert again.match.prompt == before.prompt
        assert [player.name for player in again.players] == ["Anna", "Ben", "Yellow", "Хельга"]
        it.tap("close", "end-move")


def test_a_game_that_is_here_already_is_opened_and_not_imported_again(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        mid_game(it)
        it.tap("menu", "paper", "write/0", "table", "menu", "leave", "past", "bring", "file/0")
        assert "already here" not in words(it.screen), "the page has a position, the game here its entries"
        it.tap("close", "menu", "leave", "past", "bring", "file/0")
        assert "This game is already here, as game 2" in words(it.screen)
        it.tap("notice", "close", "end-move", "menu", "leave", "past", "bring", "file/0")
        assert "already here" not in words(it.screen), "it has gone on since"
        assert it.session.table.id == 3


@pytest.fixture(scope="module")
def browser() -> Iterator[WebDriver]:
    with chromium() as window:
        sized(window, 800, 1130)
        yield window


def sheets(browser: WebDriver, file: Path) -> int:
    """The number of A4 sheets on which a browser prints this file."""
    browser.get(file.as_uri())
    made = browser.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True, "printBackground": False})
    return len(re.findall(rb"/Type\s*/Page\b", b64decode(made["data"])))


@pytest.mark.slow("browsers")
def test_the_page_is_one_sheet_and_the_code_on_it_is_read(tmp_path: Path, browser: WebDriver) -> None:
    with evening(tmp_path / "games.db", "ru") as it:
        mid_game(it)
        it.tap("menu", "paper", "write/0")
        coded = game_code(it.session.table)
    (written,) = (tmp_path / "paper").glob("*.html")
    assert sheets(browser, written) == 1
    assert camera(Image.open(BytesIO(browser.get_screenshot_as_png()))) == coded
    seen = browser.find_element("tag name", "body").text
    for word in ("Anna", "Хельга", "Elvenhold–Lapphálya", "дракон с препятствием", "Erg'Eren"):
        assert word in seen
    assert coded in "".join(seen.split())
    assert paper_code.read(seen).start == paper_code.read(coded).start
    assert re.findall(r"(?:src|href|url)\b", written.read_text(encoding="utf-8")) == []


def test_names_of_players_are_text_on_the_page_and_nothing_else() -> None:
    made = printed_html.page(
        "<b>", (Text("<script>", "title"), Grid((Row(("&amp;", "<i>")),), (1.0, 1.0))), "en"
    ).decode()
    assert "&lt;b&gt;" in made
    assert "&lt;script&gt;" in made
    assert "&amp;amp;" in made
    assert not {"<script", "<i>", "<b>"} & set(re.findall(r"<\w+>?", made))


WITHOUT_KIVY = """
import sys
from pathlib import Path
sys.modules["kivy"] = None
from tests.companion.transfer.test_paper import mid_game
from tests.evening import evening
with evening(Path(sys.argv[1])) as it:
    mid_game(it)
    it.tap("menu", "paper", "write/0")
"""


@pytest.mark.slow("processes")
def test_a_page_is_written_where_Kivy_is_not_installed(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_KIVY, str(tmp_path / "games.db")],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert sorted(path.suffix for path in (tmp_path / "paper").iterdir()) == [".html", ".txt"]


def fullest() -> Match:
    """Six seats with nearly all pieces, a third of the counters on roads, and every switch turned."""
    board = the_game().board
    options = {name: values[-1] for name, values in SWITCHES.items()}
    match = begun(6, **{"edition": "de", "town_cards": True, **options})
    taken = dict.fromkeys(COUNTERS, 0)
    roads = {}
    for route in [route for route in board.routes.values() if route.costs][:18]:
        kind = min((kind for kind in route.costs), key=lambda kind: taken[kind])
        taken[kind] += 1
        roads[route.id] = {"kind": kind, "obstacle": len(roads) < 6}
    seat = {"visited": board.collectable()[:16], "hand": 8, "open": {"unknown": 1}, "hidden": 1, "obstacle": False}
    seats = {str(n): {**seat, "town": "elvenhold"} for n in range(1, 7)}
    told = {"round": 3, "phase": "plan", "start_player": "1", "seats": seats, "roads": roads, "display": ["pig"]}
    return after(match, "catch_up", table=told)


@pytest.mark.slow("browsers")
def test_the_fullest_table_fits_one_sheet_with_its_code(tmp_path: Path, browser: WebDriver) -> None:
    with evening(tmp_path / "games.db", "ru") as it:
        it.session.game.play(game_with(fullest(), "ru"), lambda: it.session.pages.go(TablePage()))
        it.tap("menu", "paper", "write/0")
    (written,) = (tmp_path / "paper").glob("*.html")
    assert sheets(browser, written) == 1


def test_the_page_that_is_shown_is_the_page_that_is_printed(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        mid_game(it)
        it.tap("menu", "paper", "paper-words")
        assert it.screen.sheet is not None
        shown = printed_html.page("", it.screen.sheet.blocks, "en").decode()
        it.tap("write/0")
    (written,) = (tmp_path / "paper").glob("*.html")
    body = shown.partition("<h1></h1>")[2].partition("</body>")[0]
    assert body in written.read_text(encoding="utf-8")


def test_of_a_table_that_keeps_only_scores_the_page_tells_what_is_known() -> None:
    seated = game_with(after(after(begun(3), "keep_score"), "collect", "1", town="virst"), "en")
    blocks = seated.look.on_paper(seated.match.state, seated.players, seated.speech)
    (grid,) = (block for block in blocks if isinstance(block, Grid))
    assert [row.cells[2:] for row in grid.rows] == [("1: Virst", "–", "–", "–"), *[("0", "–", "–", "–")] * 2]


def test_a_second_page_never_takes_the_place_of_the_first(tmp_path: Path) -> None:
    first = sticks.put(tmp_path / "stick", "page", ((".txt", b"one"),))
    second = sticks.put(tmp_path / "stick", "page", ((".txt", b"two"),))
    assert [path.read_bytes() for path in (*first, *second)] == [b"one", b"two"]


def test_sticks_are_offered_beside_the_disk(tmp_path: Path) -> None:
    (tmp_path / "media" / "BLUE").mkdir(parents=True)
    found = sticks.folders(tmp_path / "games.db", (tmp_path / "media", tmp_path / "nowhere"))
    assert [(folder.path.name, folder.stick) for folder in found] == [("paper", False), ("BLUE", True)]


def test_a_file_that_is_no_game_is_reported_on_the_screen_and_nothing_changes(tmp_path: Path) -> None:
    (tmp_path / "paper").mkdir()
    (tmp_path / "paper" / "page.txt").write_text(broken("half"), encoding="utf-8")
    with evening(tmp_path / "games.db", "de") as it:
        it.tap("past", "bring", "file/0")
        assert "Zeichen sind vorhanden" in words(it.screen)
        assert it.session.seated is None
        it.tap("notice", "close", "home")
        assert it.session.store.games == ()


@pytest.mark.slow("browsers")
def test_a_browser_shows_the_same_page_and_prints_it_alone(tmp_path: Path, browser: WebDriver) -> None:
    with evening(tmp_path / "games.db") as it:
        mid_game(it)
        it.tap("menu", "paper", "paper-words")
        coded = game_code(it.session.table)
        with served(it.session, Shelf()) as table:
            Window(table, browser).show(it.screen)
            assert coded in "".join(browser.find_element("css selector", "#sheet").text.split())
            sized(browser, 800, 1130)
            browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
            seen = browser.find_element("tag name", "body").text
            made = browser.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})
            assert camera(Image.open(BytesIO(browser.get_screenshot_as_png()))) == coded
            browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert len(re.findall(rb"/Type\s*/Page\b", b64decode(made["data"]))) == 1
    assert it.screen.sheet is not None
    assert it.screen.sheet.buttons[0].label not in seen
