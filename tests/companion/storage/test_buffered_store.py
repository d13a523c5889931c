"""What the keeper promises: a sick disk stops no game, no act is lost or written twice, and damage has its backup."""

from __future__ import annotations

import contextlib
import itertools
import os
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import Speech
from companion.pages.table.history import HistoryPage
from companion.pages.table.table import TablePage
from companion.session.standing_warning import why_not
from companion.session.table_store import FIRST_PAUSE
from companion.storage.retrying_store import UNOPENED, BufferedStore, Health
from companion.storage.store import Row, Store
from companion.storage.store_file import NoGame, StoreBusy, StoreFailed, StoreNewer
from engine.elfenland.commands_and_events import Deal, DrawHidden
from engine.game import Start
from tests.companion.storage.test_store import NOBODY, commands, in_a_child
from tests.disks import BALLAST, LIMIT
from tests.evening import Evening, evening, touchable, words
from tests.extent import many
from tests.folders import let_everyone_in
from tests.stored import standing


class Told:
    """A keeper's `tell`, and what it was told last."""

    def __init__(self) -> None:
        self.health = Health()

    def __call__(self, health: Health) -> None:
        self.health = health


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick"


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def buffered_store(folder: Path, told: Told) -> Iterator[BufferedStore]:
    kept = BufferedStore(folder / "games.db", told)
    yield kept
    kept.close()


def begun(buffered_store: BufferedStore, entries: int = 0) -> int:
    game = buffered_store.begin("elfenland", b"{}", b"{}")
    for n in range(1, entries + 1):
        buffered_store.append(game, b'{"do":%d}' % n, b"[]")
    return game


def gone(folder: Path) -> Callable[[], None]:
    """The folder is taken away; what is answered puts it back."""
    pocket = folder.with_name("pocket")
    folder.rename(pocket)
    return lambda: pocket.rename(folder) and None


# A disk that takes nothing


def test_what_was_saved_between_two_failures_counts_as_saved(
    folder: Path, buffered_store: BufferedStore, told: Told
) -> None:
    game = begun(buffered_store, 2)
    for firm in (2, 4):
        back = gone(folder)
        buffered_store.append(game, b"{}", b"[]")
        assert told.health.firm == {game: firm}
        back()
        buffered_store.retry()
        assert told.health == Health()
        buffered_store.append(game, b"{}", b"[]")


def test_what_a_vanished_folder_cannot_take_is_played_on_with_and_written_once_it_is_back(
    folder: Path, buffered_store: BufferedStore, told: Told
) -> None:
    game = begun(buffered_store, 2)
    back = gone(folder)
    assert buffered_store.append(game, b'{"do":3}', b"[]") == 3
    assert told.health.why is not None
    assert (told.health.why.why, told.health.unsaved, told.health.firm) == ("gone", 1, {game: 2})
    buffered_store.append(game, b'{"do":4}', b"[]")
    buffered_store.retry()
    assert (told.health.unsaved, told.health.firm) == (2, {game: 2})
    assert commands(standing(buffered_store, game)) == [b'{"do":%d}' % n for n in (1, 2, 3, 4)]
    back()
    buffered_store.retry()
    assert told.health == Health()
    buffered_store.append(game, b'{"do":5}', b"[]")
    buffered_store.close()
    with Store.read(folder / "games.db") as shelf:
        assert commands(shelf.rows(game)) == [b'{"do":%d}' % n for n in range(1, 6)]


def test_all_is_read_as_it_was_written_last_whether_the_disk_takes_it_or_not(folder: Path, tmp_path: Path) -> None:
    """Two stores are told the same; the folder of one is taken away and put back in between."""
    random, times = Random("a sick disk"), itertools.count(1000)
    (tmp_path / "sound").mkdir()
    now = next(times)
    sound = BufferedStore(tmp_path / "sound" / "games.db", Told(), lambda: now)
    sick = BufferedStore(folder / "games.db", Told(), lambda: now)
    games, back = list[tuple[int, int]](), None
    for step in range(many("writes to a sick disk", 1000, daily=300, quick=150)):
        now = next(times)
        if random.random() < 0.1:
            back = gone(folder) if back is None else back()
        methods = ("begin", "append", "undone", "redone", "people", "set_aside", "remember", "retry")
        do = random.choice((*methods, "append", "append"))
        number, written = random.randint(1, 3), b'{"step":%d}' % step
        if do == "begin":
            games.append((sound.begin("chess", written, b"{}"), sick.begin("chess", written, b"{}")))
        for store, game in zip((sound, sick), random.choice(games or [(0, 0)]), strict=True):
            with contextlib.suppress(ValueError, NoGame):
                match do:
                    case "append":
                        store.append(game, written, b"[]", over=number == 1)
                    case "undone" | "redone":
                        getattr(store, do)(game, number)
                    case "people":
                        store.people(game, written)
                    case "set_aside":
                        store.set_aside(game)
                    case "remember":
                        store.remember(f"wish {number}", written)
                    case "retry":
                        store.retry()
        assert [sound.rows(game) for game, _ in games] == [sick.rows(game) for _, game in games], f"{do}, step {step}"
        listed = ([replace(row, id=0, version="") for row in store.games()] for store in (sound, sick))
        assert next(listed) == next(listed), f"{do}, step {step}"
        for wish in ("wish 1", "wish 2", "wish 3"):
            assert sound.recall(wish) == sick.recall(wish), f"{do}, step {step}"
    sound.close()
    sick.close()


def test_unsaved_acts_are_undone_and_what_was_saved_before_is_undone_with_them(
    folder: Path, buffered_store: BufferedStore, told: Told
) -> None:
    game = begun(buffered_store, 3)
    back = gone(folder)
    buffered_store.append(game, b'{"do":4}', b"[]")
    buffered_store.undone(game, 2)
    assert told.health.firm == {game: 2}
    buffered_store.append(game, b'{"do":"again"}', b"[]")
    with pytest.raises(ValueError, match="3 exist"):
        buffered_store.undone(game, 4)
    row = buffered_store.game(game)
    assert (row.entries, len(standing(buffered_store, game))) == (3, 3)
    back()
    buffered_store.retry()
    with Store.read(folder / "games.db") as shelf:
        assert commands(standing(shelf, game)) == [b'{"do":1}', b'{"do":2}', b'{"do":"again"}']
        assert [row.undone for row in shelf.rows(game)] == [0, 0, 0, 0, 2, 0]


def test_a_game_begun_in_memory_has_the_number_that_it_gets_on_the_disk(
    folder: Path, buffered_store: BufferedStore
) -> None:
    first = begun(buffered_store, 1)
    back = gone(folder)
    second = begun(buffered_store, 2)
    buffered_store.remember("names", b'["Ann"]')
    assert [row.id for row in buffered_store.games()] == [second, first]
    assert buffered_store.recall("names") == b'["Ann"]'
    back()
    buffered_store.retry()
    buffered_store.append(second, b'{"do":3}', b"[]")
    assert len(standing(buffered_store, second)) == 3
    with Store.read(folder / "games.db") as shelf:
        assert [(row.id, row.entries) for row in shelf.games()] == [(second, 3), (first, 1)]
        assert shelf.recall("names") == b'["Ann"]'


def test_games_begun_before_the_file_could_be_opened_are_known_by_both_their_numbers(
    folder: Path, tmp_path: Path, told: Told
) -> None:
    with Store.open(tmp_path / "games.db") as store:
        earlier = store.begin("chess", b"{}", b"{}")
    (folder / "games.db").mkdir()
    buffered_store = BufferedStore(folder / "games.db", told)
    games = [begun(buffered_store, entries) for entries in (1, 2)]
    assert min(games) > UNOPENED
    buffered_store.retry()
    assert (told.health.unsaved, told.health.firm) == (3, dict.fromkeys(games, 0))
    (folder / "games.db").rmdir()
    (tmp_path / "games.db").rename(folder / "games.db")
    buffered_store.retry()
    assert told.health == Health()
    for game, number in zip(games, (2, 3), strict=True):
        buffered_store.append(game, b'{"do":"on"}', b"[]")
        buffered_store.append(number, b'{"do":"by its number"}', b"[]")
        buffered_store.append(game, b'{"do":"on"}', b"[]")
        assert len(buffered_store.rows(game)) == number + 2
        assert buffered_store.rows(game) == buffered_store.rows(number)
        assert buffered_store.game(game).id == number
    back = gone(folder)
    assert begun(buffered_store) == 4
    buffered_store.set_aside(games[0])
    back()
    buffered_store.close()
    with Store.read(folder / "games.db") as shelf:
        assert [(row.id, row.entries, row.aside) for row in sorted(shelf.games(), key=lambda row: row.id)] == [
            (earlier, 0, False),
            (2, 4, True),
            (3, 5, False),
            (4, 0, False),
        ]


def unreadable(buffered_store: BufferedStore) -> Callable[[], None]:
    """The file loses all that is in it; what is answered gives it back."""
    files = [buffered_store.path, buffered_store.path.with_name("games.db-wal")]
    kept = [path.read_bytes() for path in files]
    buffered_store._db.execute("PRAGMA cache_size = 0")  # nothing is answered from memory
    for path in files:
        os.truncate(path, 0)
    back = gone(buffered_store.path.parent)

    def again() -> None:
        back()
        for path, text in zip(files, kept, strict=True):
            path.write_bytes(text)
        buffered_store.retry()

    return again


def test_on_a_disk_that_cannot_even_be_read_the_game_goes_on_and_is_written_later(
    buffered_store: BufferedStore, told: Told
) -> None:
    game = begun(buffered_store, 3)
    again = unreadable(buffered_store)
    assert buffered_store.append(game, b'{"do":4}', b"[]") == 4
    buffered_store.undone(game, 2)
    other = begun(buffered_store, 1)
    assert (told.health.unsaved, told.health.firm) == (3, {game: 2, other: 0})
    assert [row.id for row in buffered_store.games()] == [other]
    with pytest.raises(NoGame):
        buffered_store.rows(game)
    with pytest.raises(NoGame):
        buffered_store.append(7, b"{}", b"[]")
    again()
    assert told.health == Health()
    assert commands(standing(buffered_store, game)) == [b'{"do":1}', b'{"do":2}']
    assert len(standing(buffered_store, other)) == 1
    assert [row.id for row in buffered_store.games()] == [2, game]


def test_games_begun_each_time_that_a_disk_cannot_be_read_are_never_taken_for_each_other(
    buffered_store: BufferedStore,
) -> None:
    games = []
    for entries in (1, 2, 3):
        again = unreadable(buffered_store)
        games.append(begun(buffered_store, entries))
        again()
    assert [len(standing(buffered_store, game)) for game in games] == [1, 2, 3]
    assert [buffered_store.game(game).id for game in games] == [1, 2, 3]


def test_a_game_set_aside_while_the_disk_fails_is_hidden_at_once_and_once_it_is_written(
    folder: Path, buffered_store: BufferedStore
) -> None:
    written, shown = begun(buffered_store, 1), begun(buffered_store, 1)
    back = gone(folder)
    in_memory = begun(buffered_store, 1)
    for game in (written, in_memory):
        buffered_store.set_aside(game)
    assert {row.id for row in buffered_store.games() if row.aside} == {written, in_memory}
    assert buffered_store.latest_unfinished() == shown
    with pytest.raises(NoGame):
        buffered_store.set_aside(7)
    back()
    buffered_store.retry()
    with Store.read(folder / "games.db") as shelf:
        assert {row.id: row.aside for row in shelf.games()} == {written: True, shown: False, 3: True}


def test_times_are_those_of_playing_not_of_writing(folder: Path, told: Told) -> None:
    clock = iter(range(100, 200))
    buffered_store = BufferedStore(folder / "games.db", told, clock=lambda: next(clock))
    game = begun(buffered_store, 1)
    back = gone(folder)
    late = begun(buffered_store, 1)
    back()
    buffered_store.retry()
    assert [row.at for id in (game, late) for row in buffered_store.rows(id)] == [101, 103]
    assert buffered_store.game(2).begun == 102
    buffered_store.close()


def test_a_row_that_reached_the_disk_unacknowledged_is_not_written_twice(folder: Path) -> None:
    with Store.open(folder / "games.db") as store:
        game = store.begin("chess", b"{}", b"{}")
        for _ in range(2):
            store._do(lambda: store._keep(game, Row(1, 5, b'{"do":1}', b"[]")))
        assert store.rows(game) == [Row(1, 5, b'{"do":1}', b"[]")]
        with pytest.raises(ValueError, match="cannot follow"):
            store._do(lambda: store._keep(game, Row(3, 5, b"{}", b"[]")))


def test_what_is_late_at_the_end_is_written_at_the_end(folder: Path, buffered_store: BufferedStore) -> None:
    game = begun(buffered_store, 1)
    back = gone(folder)
    buffered_store.append(game, b"{}", b"[]")
    back()
    buffered_store.close()
    with Store.read(folder / "games.db") as shelf:
        assert len(standing(shelf, game)) == 2


def test_another_writer_and_a_later_file_are_not_played_on_with(folder: Path, told: Told) -> None:
    path = folder / "games.db"
    with Store.open(path), pytest.raises(StoreBusy):
        BufferedStore(path, told)
    with sqlite3.connect(path) as later:
        later.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreNewer):
        BufferedStore(path, told)


def test_what_is_wrong_with_the_act_and_not_with_the_disk_is_refused(buffered_store: BufferedStore, told: Told) -> None:
    for ask in (
        lambda: buffered_store.append(7, b"{}", b"[]"),
        lambda: buffered_store.undone(7),
        lambda: buffered_store.people(7, b"{}"),
        lambda: buffered_store.refused(7, b"{}", "X", b"{}"),
    ):
        with pytest.raises(NoGame):
            ask()
    assert told.health == Health()


FILL = """if True:
    import sys
    from companion.storage.retrying_store import BufferedStore
    told = []
    keeper = BufferedStore(sys.argv[1], told.append)
    game = keeper.begin("go", b"{}", b"{}")
    fill, empty = disk(sys.argv[1])
    fill()
    played = 0
    while not told:
        played += 1
        keeper.append(game, b'{"do":%d}' % played, b'["%s"]' % (b"x" * 3000))
    why = told[-1].why.why
    for _ in range(5):
        played += 1
        keeper.append(game, b'{"do":%d}' % played, b'["%s"]' % (b"x" * 3000))
    keeper.retry()
    assert told[-1].unsaved == 6, told[-1]
    other = keeper.begin("go", b"{}", b"{}")
    keeper.append(other, b"{}", b"[]")
    empty()
    keeper.retry()
    assert told[-1].why is None and told[-1].unsaved == 0
    keeper.close()
    from companion.storage.store import Store
    with Store.open(sys.argv[1]) as store:
        assert store.notice is None
        assert [row.command for row in store.rows(game)] == [b'{"do":%d}' % n for n in range(1, played + 1)]
        assert len(store.games()) == 2 and len(store.rows(2)) == 1
    print(why, "lost nothing")
"""


@pytest.mark.slow("processes")
def test_a_file_that_may_not_grow_stops_no_game_and_loses_nothing(folder: Path) -> None:
    child = in_a_child(f"exec({LIMIT!r})\nexec({FILL!r})", folder / "games.db")
    assert child.communicate()[0] == "disk lost nothing\n"


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_full_disk_stops_no_game_and_loses_nothing(folder: Path) -> None:
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "small", folder]
    if subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        child = in_a_child(f"exec({BALLAST!r})\nexec({FILL!r})", folder / "games.db")
        assert child.communicate()[0] == "full lost nothing\n"
    finally:
        subprocess.run(["umount", folder], check=True)


@pytest.mark.slow("processes")
def test_a_place_that_cannot_be_written_to_is_played_in_and_taken_up_once_it_can(folder: Path) -> None:
    program = """if True:
        import os, sys
        from companion.storage.retrying_store import BufferedStore
        folder, told = os.path.dirname(sys.argv[1]), []
        # All of it is loaded while root may still read where Python lies.
        if os.geteuid() == 0:
            os.setuid(int(sys.argv[2]))
        os.chmod(folder, 0o555)
        keeper = BufferedStore(sys.argv[1], told.append)
        game = keeper.begin("go", b"{}", b"{}")
        keeper.append(game, b'{"do":1}', b"[]")
        keeper.retry()
        print(told[-1].why.why, told[-1].unsaved, len(keeper.rows(game)))
        os.chmod(folder, 0o755)
        keeper.retry()
        keeper.append(game, b'{"do":2}', b"[]")
        print(told[-1].why, [row.command for row in keeper.rows(1)])
    """
    let_everyone_in(folder)
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    said = in_a_child(program, folder / "games.db", NOBODY).communicate()[0]
    assert said == "read-only 1 1\nNone [b'{\"do\":1}', b'{\"do\":2}']\n"


def test_where_no_file_can_be_there_is_a_table_all_the_same(folder: Path) -> None:
    (folder / "games.db").mkdir()
    with evening(folder / "games.db") as it:
        it.session.game.begin(Start("elfenland", 2, "1"), (), lambda: it.session.pages.go(TablePage()))
        it.settle().tap("deal-all", "pass")
        assert "are not saved" in it.screen.warning
        (folder / "games.db").rmdir()
        time_passes(it)
        assert it.screen.warning == ""
    with Store.read(folder / "games.db") as shelf:
        assert len(standing(shelf, 1)) == len(it.session.table.match)


# At the table


@pytest.fixture
def it(folder: Path) -> Iterator[Evening]:
    with evening(folder / "games.db") as opened:
        players = (Player("Anna", "red"), Player("Boris", "blue"))
        opened.session.game.begin(Start("elfenland", 2, "1"), players, lambda: opened.session.pages.go(TablePage()))
        opened.settle()
        yield opened


def time_passes(it: Evening, seconds: float = FIRST_PAUSE + 0.1) -> None:
    for moment in (0.0, seconds):
        assert it.front.timed
        it.session.game.tick(1000.0 + moment)
        it.settle()


def test_a_sick_disk_is_reported_on_every_page_and_its_acts_are_called_unsaved(it: Evening, folder: Path) -> None:
    it.tap("deal-all")
    assert it.screen.warning == ""
    saved = len(it.session.table.match)
    back = gone(folder)
    it.tap("pass")
    assert it.session.table.match.prompt.seats == ("2",)
    assert it.screen.warning == "The games' folder is gone: 1 action is not saved"
    it.session.pages.push(HistoryPage())
    assert words(it.screen).count("not saved: ") == 1
    assert it.screen.warning
    it.session.tap("disk")
    assert it.screen.notice is not None
    assert str(folder) in it.screen.notice.source
    it.tap("notice", "table", "undo")
    assert len(it.session.table.match) == saved
    it.tap("pass")
    back()
    time_passes(it)
    assert it.screen.warning == ""
    assert not it.front.timed
    it.close()
    with Store.read(folder / "games.db") as shelf:
        assert len(standing(shelf, 1)) == saved + 1


def test_a_sick_disk_is_asked_less_and_less_often_each_time_that_it_fails(it: Evening, folder: Path) -> None:
    it.tap("deal-all")
    asked = list[int]()
    health, ask = it.session.store.health, it.session.store.ask
    health._ask = lambda job, then: (asked.append(moment), ask(job, then))  # type: ignore[func-returns-value]
    for first in (0, 1000):
        back = gone(folder)
        it.tap("pass")
        asked.clear()
        for moment in range(first, first + 100):
            it.session.game.tick(moment)
            it.settle()
        assert [b - a for a, b in itertools.pairwise([first, *asked])][:5] == [1, 3, 5, 9, 17]
        back()
        for moment in range(first + 100, first + 200):
            it.session.game.tick(moment)
            it.settle()
        assert not health.sick


def test_a_game_left_and_taken_up_again_while_the_disk_is_sick_lies_as_it_was(it: Evening, folder: Path) -> None:
    it.tap("deal-all")
    back = gone(folder)
    it.tap("pass")
    before = it.session.table.match.state
    it.session.leave()
    it.settle()
    resume = next(id for id in touchable(it.screen) if id.startswith("resume/"))
    it.tap(resume)
    assert it.session.table.match.state == before
    back()


# Secrets


def test_a_sick_disk_tells_nothing_of_what_was_entered_in_secret(tmp_path: Path) -> None:
    def seen(name: str, hidden: str) -> list[bytes]:
        (tmp_path / name / "stick").mkdir(parents=True)
        screens = []
        with evening(tmp_path / name / "stick" / "games.db") as it:
            it.session.game.begin(Start("elfenland", 2, "1"), (), lambda: it.session.pages.go(TablePage()))
            it.settle()
            it.session.act(Say((Deal(),)))
            it.settle()
            back = gone(it.path.parent)
            for seat in "12":
                it.session.act(Say((DrawHidden(seat, hidden),)))
                screens.append(it.settle().screen)
            it.session.tap("disk")
            it.session.notices.shown = None
            it.session.pages.push(HistoryPage())
            screens.append(it.screen)
            it.session.leave()
            screens.append(it.settle().screen)
            back()
        return [msgspec.json.encode(screen) for screen in screens]

    one, other = seen("one", "dragon"), seen("other", "unicorn")
    assert len(one) == 4
    assert [b"not saved" in screen for screen in one] == [True] * 4
    assert one == other


def test_why_nothing_was_saved_is_reported_in_the_screen_s_language_where_it_has_the_words() -> None:
    full = StoreFailed("full", "The disk is full: /games.db (no space left).")
    assert why_not(Speech("ru"), full) == "Диск полон: сейчас ничего не сохранить"
    later = StoreFailed("newer", "A later Boardside wrote /games.db.")
    assert why_not(Speech("ru"), later) == "A later Boardside wrote /games.db."
