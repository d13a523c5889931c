"""No page ends the program: what raises is shown with a way back, and the report names no secret."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import companion
from companion.devices.buttons import ButtonInput
from companion.devices.compare_sensed_board import BoardSync
from companion.devices.input import DeviceInput
from companion.devices.lamps import LampFeedback
from companion.devices.state import DeviceState
from companion.games import start_and_resume
from companion.games.elfenland.game_view import ElfenlandView
from companion.games.masterelf.game_view import MasterElfView
from companion.games.people import Player
from companion.games.words import history_in_words
from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.exception_guard import Guard
from companion.pages.masterelf.deck_editor_page import CodePage, GiftPage, ListPage, TitlePage, open_lesson
from companion.pages.people.phones import PhonesPage
from companion.pages.table.table import TablePage
from companion.screen import Choice, Screen
from companion.session import refusals, screen_session, seated_game, stored_games
from companion.session.page_stack import Page
from companion.session.screen_session import Rotation
from companion.session.spoken_game import SpokenGame
from companion.session.table_store import StorageHealth
from companion.storage.store import Store
from engine.game import Start
from hardware.events import TagArrived
from tests.evening import Evening, evening, words
from tests.extent import fewer
from tests.plugged import plugged
from tests.tour import moments as tour
from tests.tour_coach import moments as coach
from tests.tour_devices import moments as devices
from tests.tour_disk import moments as disk
from tests.tour_hands import moments as hands
from tests.tour_masterelf import moments as elves
from tests.tour_paper import moments as paper
from tests.tour_phones import moments as phones

COMPANION = Path(companion.__file__).parent
SECRET = "unicorn, dragon, dragon"
PLAYERS = (Player("Wilhelmine", "red"), Player("Archibald", "blue"))
ROAD = "elvenhold-lapphalya-plain"
ACTS = {"elfenland": ("deal", "drawn"), "masterelf": ("r1", "take/untold")}
games = pytest.mark.parametrize("game", ACTS)


def fails(*_: Any, **__: Any) -> Any:
    """What is planted: its text is what no report may hold."""
    raise LookupError(SECRET)


def page_classes() -> set[type]:
    """Every page there is."""
    found = set()
    for path in [*COMPANION.glob("pages/**/*.py"), *COMPANION.glob("games/*/*.py")]:
        module = importlib.import_module(".".join(("companion", *path.relative_to(COMPANION).with_suffix("").parts)))
        for _, each in inspect.getmembers(module, inspect.isclass):
            if (
                each.__module__ == module.__name__
                and hasattr(each, "show")
                and hasattr(each, "tap")
                and not each.__subclasses__()
            ):
                found.add(each)
    return found


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[type, Any]:
    """One of each page, as a walk past all of them finds it."""
    found: dict[type, Any] = {}
    for walk in (tour, coach, devices, disk, hands, elves, paper, phones):
        with evening(tmp_path_factory.mktemp("pages") / "games.db") as it:
            for _ in walk(it):
                found.setdefault(type(it.session.pages.page), it.session.pages.page)
    with evening(tmp_path_factory.mktemp("pages") / "games.db") as it:
        open_lesson(it.session, "")
        it.settle()
        lesson = it.session.pages.page
        for page in (lesson, ListPage(lesson.box, "sets"), GiftPage(lesson.box, "x"), TitlePage(lesson.box, "sets")):
            found[type(page)] = page
        it.session.leave()
    found[PhonesPage], found[CodePage] = PhonesPage(), CodePage(("A BOX",))
    return found


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as one:
        one.front = Guard(one.session)
        yield one


def at_the_table(it: Evening, game: str) -> Evening:
    """Two seats, and two acts that stand."""
    it.session.game.begin(Start(game, 2, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
    return it.settle().tap(*ACTS[game])


def stands(it: Evening) -> int:
    """How many entries of the newest game stand on the disk."""
    with Store.read(it.path) as store:
        return store.games()[0].entries


def shows_what_failed(it: Evening) -> bool:
    return it.screen.page == "failed"


@pytest.mark.slow("terminals")
def test_every_page_was_met(pages: dict[type, Any]) -> None:
    # The first pages of phones and of the television, and what phones open, are not on the table's own screen.
    assert {each.__name__ for each in page_classes() - set(pages)} == {
        *("SeatPage", "HintPage", "QuestionsPage", "JoinPage", "WatchPage"),
    }


@pytest.mark.slow("terminals")
@games
def test_a_page_that_raises_is_shown_as_such_and_the_last_action_is_undone(
    it: Evening, pages: dict[type, Any], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind, page in pages.items():
        for method in ("show", "tap"):
            at_the_table(it, game)
            before = stands(it)
            it.session.pages.go(page)
            with monkeypatch.context() as planted:
                planted.setattr(kind, method, fails)
                if method == "tap":  # of a page that cannot be drawn at this table too
                    planted.setattr(kind, "show", lambda page, session: Screen("any", bar=(Choice("anything", ""),)))
                    it.front.tap("anything")
                assert shows_what_failed(it), (kind, method)
                assert "LookupError in tests/companion/session/test_guard.py:" in words(it.screen)
                it.tap("failed-undo")
                assert stands(it) == before - 1, (kind, method)
                assert kind is TablePage or it.screen.page == "table", kind
            if shows_what_failed(it):
                it.tap("failed-start")
            else:
                assert "Undone: the last action" in words(it.screen)
                it.session.leave()
            assert it.settle().screen.page == "home"


@pytest.mark.slow("terminals")
def test_a_page_that_raises_while_time_passes_is_shown_as_such(
    it: Evening, pages: dict[type, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind, page in pages.items():
        if kind.tick is not Page.tick:
            at_the_table(it, "elfenland")
            it.session.pages.go(page)
            with monkeypatch.context() as planted:
                planted.setattr(kind, "tick", fails)
                planted.setattr(kind, "going", True)
                it.front.tick(1.0)
                assert shows_what_failed(it)
            it.tap("failed-start")
            with monkeypatch.context() as planted:
                at_the_table(it, "elfenland")
                it.session.pages.go(page)
                planted.setattr(kind, "going", property(fails))
                assert it.front.timed
                assert shows_what_failed(it)
            it.tap("failed-start")


@pytest.mark.slow("terminals")
def test_a_page_that_raises_at_a_tag_is_shown_as_such(
    it: Evening, pages: dict[type, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    plugged(it)
    for kind, page in pages.items():
        if kind.heard is not Page.heard:
            it.front = Guard(it.session)
            it.session.pages.go(page)
            with monkeypatch.context() as planted:
                planted.setattr(kind, "heard", fails)
                it.front.feed(TagArrived("pn532", "1", f"04{len(kind.__name__):012x}"))
                assert shows_what_failed(it), kind
            it.tap("failed-start")


PLANTS: tuple[tuple[Any, str], ...] = (
    *((look, name) for look in (ElfenlandView, MasterElfView) for name in dir(look) if callable(getattr(look, name))),
    (screen_session, "refusal"),
    (refusals, "printed"),
    (history_in_words, "tell"),
    (Speech, "say"),
    (Speech, "name"),
    (Rotation, "degrees"),
    (screen_session, "sign"),
    (StorageHealth, "on"),
    (SpokenGame, "put_back"),
    (seated_game.SeatedGame, "with_match"),
    (screen_session, "spoken"),
    (seated_game, "last_act"),
)


PLANTED = [(where, name) for where, name in PLANTS if not name.startswith("__")]


@pytest.mark.parametrize(
    ("where", "name"),
    fewer("failures at the table", PLANTED, daily=len(PLANTED), quick=24),
    ids=lambda each: getattr(each, "__name__", str(each)).rpartition(".")[2],
)
def test_whatever_raises_at_the_table_the_game_goes_on_from_the_disk(
    it: Evening, where: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = "masterelf" if where is MasterElfView else "elfenland"
    at_the_table(it, game)
    with monkeypatch.context() as planted:
        planted.setattr(where, name, fails)
        for id in (*ACTS[game], "menu", "lies", "seat/2", "anything", "undo"):
            it.screen  # noqa: B018
            it.front.tap(id)
            it.settle()
        it.front.failed(LookupError())
        for _ in range(2):
            before = stands(it)
            it.front.tap("failed-undo")
            it.settle()
            assert stands(it) <= max(0, before - 1)
            it.screen  # noqa: B018
            it.front.failed(LookupError())
        it.front.tap("failed-start")
        it.settle().screen  # noqa: B018
    it.front.failed(LookupError())
    it.front.tap("failed-start")
    it.settle().tap("resume/1", "close")
    assert it.screen.page == "table"


def test_a_game_whose_last_act_cannot_be_worded_is_opened_and_undone(
    it: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_the_table(it, "elfenland")
    before = stands(it)
    monkeypatch.setattr(ElfenlandView, "tell", fails)
    it.session.leave()
    for way in (("resume/1", "close", "menu", "history"), ("past", "game/1", "menu", "history")):
        it.settle().tap(*way)
        assert shows_what_failed(it)
        it.tap("failed-start")
    it.tap("resume/1", "close", "menu", "history", "failed-undo")
    assert stands(it) == before - 1
    monkeypatch.undo()
    it.tap("undo")
    assert stands(it) == before - 2


@pytest.mark.parametrize(
    ("where", "name"), [(stored_games, "seat_game"), (stored_games, "resume"), (start_and_resume, "read_entry")]
)
def test_a_game_that_cannot_even_be_read_is_taken_back_by_an_act(
    it: Evening, where: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_the_table(it, "elfenland")
    before = stands(it)
    it.session.leave()
    it.settle()
    with monkeypatch.context() as planted:
        planted.setattr(where, name, fails)
        it.tap("resume/1")
        assert it.screen.page == "unreadable"
        it.tap("failed-undo")
        assert stands(it) == before - 1
        assert it.screen.page == "unreadable"
    it.tap("failed-undo")
    assert stands(it) == before - 2
    assert it.screen.page == "table"


def test_on_the_first_page_there_is_nothing_to_undo(it: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(it.session.pages.page), "show", fails)
    sheet = it.screen.sheet
    assert sheet is not None
    assert [choice.enabled for choice in sheet.buttons] == [True, True, False]
    it.front.tap("failed-undo")
    it.settle().tap("failed-start")
    assert shows_what_failed(it)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with evening(tmp_path / "games.db", language) as it:
        it.front = Guard(it.session)
        monkeypatch.setattr(type(it.session.pages.page), "show", fails)
        assert it.screen.title == Speech(language).say("sheet-failed")


@pytest.mark.slow("processes")
def test_the_report_names_type_file_and_line_and_no_secret(
    it: Evening, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    at_the_table(it, "elfenland")
    hand = SECRET

    def chained(*_: Any) -> None:
        try:
            fails(hand)
        except LookupError as wrong:
            raise ValueError(f"{hand} of Wilhelmine") from wrong

    line = inspect.getsourcelines(chained)[1] + 4
    monkeypatch.setattr(TablePage, "show", chained)
    assert shows_what_failed(it)
    it.tap("failed-report")
    (written,) = it.path.parent.glob("boardside-report.txt")
    assert str(written) in words(it.screen)
    told = written.read_text(encoding="utf-8")
    assert "## ValueError on TablePage, 1 times" in told
    assert f"tests/companion/session/test_guard.py:{line} in chained" in told
    assert "companion/session/screen_session.py:" in told
    assert "before that: LookupError at tests/companion/session/test_guard.py:" in told
    assert "## versions" in told
    seen = told + words(it.screen) + "".join(capfd.readouterr())
    assert [secret for secret in (*SECRET.split(", "), *(player.name for player in PLAYERS)) if secret in seen] == []


@pytest.mark.parametrize(
    ("where", "name"),
    [
        *((DeviceState, name) for name in ("know", "record")),
        *((DeviceInput, name) for name in ("_handle", "_veil")),
        *((kind, "on") for kind in (BoardSync, ButtonInput, LampFeedback)),
    ],
    ids=lambda each: getattr(each, "__name__", str(each)).rpartition(".")[2],
)
def test_a_device_that_fails_again_is_left_out_and_play_goes_on_by_touch(
    it: Evening, where: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugged(it)
    at_the_table(it, "elfenland")
    monkeypatch.setattr(where, name, fails)

    def use(number: int) -> None:
        it.front.feed(TagArrived("pn532", "1", f"0400000000{number:02x}"))
        it.front.tick(float(number))
        it.front.tap("menu")
        it.settle()

    for number in range(3):
        use(number)
        it.screen  # noqa: B018
        it.front.tap("failed-start")
        it.settle()
    it.session.leave()
    it.settle().tap("resume/1", "close", "undo")
    assert stands(it) == len(ACTS["elfenland"]) - 1


def test_what_devices_tell_behind_the_page_waits_for_the_way_back(it: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    plugged(it)
    at_the_table(it, "elfenland")
    with monkeypatch.context() as planted:
        planted.setattr(TablePage, "show", fails)
        assert shows_what_failed(it)
    it.front.feed(TagArrived("pn532", "1", "04feedbeef0001"))
    assert it.session.devices is not None
    assert not it.session.devices.state.lying  # type: ignore[attr-defined]
    it.tap("failed-undo")
    assert it.session.devices.state.lying  # type: ignore[attr-defined]


def test_without_a_failure_the_guard_shows_the_desk_s_own_screen(it: Evening) -> None:
    made: Callable[[], Any] = it.session.screen
    assert it.screen == made()
