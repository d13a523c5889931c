"""What the store promises: an acknowledged act stays, a refusal changes nothing, a broken file blocks nobody."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.storage import backups
from companion.storage.schema import OURS, SCHEMA, WHOLE
from companion.storage.store import Row, Store
from companion.storage.store_file import NoGame, StoreBusy, StoreFailed, StoreNewer
from tests.disks import BALLAST, LIMIT
from tests.folders import let_everyone_in
from tests.stored import standing

HOUSE = Path(__file__).parents[3]
NOBODY = 65534


def begun(store: Store, entries: int = 0) -> int:
    game = store.begin("chess", b'{"seats":2}', b'["Ann","Ben"]')
    for n in range(1, entries + 1):
        store.append(game, b'{"do":%d}' % n, b"[%d]" % n)
    return game


def commands(rows: list[Row]) -> list[bytes]:
    return [row.command for row in rows]


def in_a_child(program: str, *arguments: object) -> subprocess.Popen[str]:
    """A process of its own that runs this program."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        cwd=HOUSE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def as_somebody_else(folder: Path, work: Callable[[], str], may: int = 0o755) -> str:
    """What `work` says in a process that may read this folder's files and write none; `may`: the folder's own mode."""
    let_everyone_in(folder)
    folder.chmod(may if os.geteuid() == 0 or may != 0o755 else 0o555)
    for path in folder.iterdir():
        path.chmod(0o444)
    here, there = os.pipe()
    if not (child := os.fork()):
        with contextlib.suppress(BaseException):
            if os.geteuid() == 0:
                os.setuid(NOBODY)
            os.write(there, work().encode())
        os._exit(0)
    os.close(there)
    with open(here) as said:
        answer = said.read()
    os.waitpid(child, 0)
    folder.chmod(0o755)
    return answer


# What is written is there


def test_what_was_written_is_there_after_closing(path: Path) -> None:
    with Store.open(path, clock=lambda: 1234.9) as store:
        game = begun(store, 2)
        store.remember("names", b'["Ann"]')
    with Store.open(path) as store:
        (row,) = store.games()
        assert (row.id, row.game, row.start, row.people) == (game, "chess", b'{"seats":2}', b'["Ann","Ben"]')
        assert (row.begun, row.written, row.over, row.entries) == (1234, 1234, False, 2)
        assert store.rows(game) == [Row(1, 1234, b'{"do":1}', b"[1]"), Row(2, 1234, b'{"do":2}', b"[2]")]
        assert store.recall("names") == b'["Ann"]'
        assert store.recall("never told") is None


def test_every_commit_waits_for_the_disk(store: Store) -> None:
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_an_undone_row_withdraws_the_entries_before_it_and_nothing_is_lost(store: Store) -> None:
    game = begun(store, 4)
    assert store.undone(game, 2) == 5
    assert store.append(game, b'{"do":"again"}', b"[]") == 6
    assert commands(standing(store, game)) == [b'{"do":1}', b'{"do":2}', b'{"do":"again"}']
    assert [row.undone for row in store.rows(game)] == [0, 0, 0, 0, 2, 0]
    assert store.games()[0].entries == 3


def test_undo_reaches_back_to_the_very_start_and_no_further(store: Store) -> None:
    game = begun(store, 2)
    store.undone(game, 2)
    assert standing(store, game) == []
    with pytest.raises(ValueError, match="0 exist"):
        store.undone(game)
    with pytest.raises(ValueError, match="cannot be undone"):
        store.undone(game, 0)
    assert len(store.rows(game)) == 3


def test_the_journal_itself_refuses_to_be_changed(store: Store) -> None:
    begun(store, 1)
    for change in ("UPDATE journal SET events = x''", "DELETE FROM journal"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            store._db.execute(change)


def test_a_game_is_over_with_its_last_entry_and_goes_on_when_that_is_undone(store: Store) -> None:
    game = begun(store, 1)
    store.append(game, b"{}", b"[]", over=True)
    assert store.games()[0].over
    assert store.latest_unfinished() is None
    store.undone(game)
    assert not store.games()[0].over
    assert store.latest_unfinished() == game


def test_the_game_last_written_to_is_resumed_even_when_the_clock_ran_backwards(path: Path) -> None:
    times = iter(range(9000, 0, -1))
    with Store.open(path, clock=lambda: next(times)) as store:
        first, second = begun(store, 1), begun(store, 1)
        assert store.latest_unfinished() == second
        store.append(first, b"{}", b"[]")
        assert store.latest_unfinished() == first
        assert [row.id for row in store.games()] == [first, second]
        third = begun(store)
        assert store.latest_unfinished() == third


def test_players_are_stored_anew_without_touching_the_journal(store: Store) -> None:
    game = begun(store, 1)
    store.people(game, b'["Cid","Dot"]')
    assert store.game(game).people == b'["Cid","Dot"]'
    assert len(store.rows(game)) == 1


def test_a_game_that_is_not_there_is_named(store: Store) -> None:
    for ask in (
        lambda: store.rows(7),
        lambda: store.game(7),
        lambda: store.append(7, b"{}", b"[]"),
        lambda: store.undone(7),
        lambda: store.people(7, b"[]"),
    ):
        with pytest.raises(NoGame, match="no game 7"):
            ask()
    with pytest.raises(NoGame):
        store.rows(10**30)
    assert store.games() == []


def test_a_game_from_elsewhere_comes_whole_or_not_at_all(store: Store) -> None:
    rows = [Row(1, 50, b"{}", b"[1]"), Row(2, 51, undone=1), Row(3, 52, b"{}", b"[2]", over=True)]
    game = store.add("chess", b"{}", b"[]", rows, begun=40)
    assert store.rows(game) == rows
    assert (store.game(game).begun, store.game(game).written, store.game(game).over) == (40, 52, True)
    with pytest.raises(ValueError, match="undone"):
        store.add("chess", b"{}", b"[]", [Row(1, 50, b"{}", b"[1]"), Row(2, 51, undone=2)])
    assert [row.id for row in store.games()] == [game]


def test_a_backup_holds_everything_in_one_file(store: Store, tmp_path: Path) -> None:
    game = begun(store, 3)
    backups.copy(store._db, tmp_path / "copies.db")
    assert [p.name for p in tmp_path.glob("copies*")] == ["copies.db"]
    with Store.read(tmp_path / "copies.db") as copy:
        assert standing(copy, game) == standing(store, game)
    with pytest.raises(StoreFailed):
        backups.copy(store._db, tmp_path / "nowhere" / "copies.db")
    store.append(game, b"{}", b"[]")


def test_missing_folders_are_made(tmp_path: Path) -> None:
    with Store.open(tmp_path / "a" / "b c%20" / "gämes?.db") as store:
        begun(store)
    with Store.read(tmp_path / "a" / "b c%20" / "gämes?.db") as shelf:
        assert len(shelf.games()) == 1


# One writer, many readers


def test_a_second_writer_is_refused_while_readers_read(path: Path, store: Store) -> None:
    game = begun(store, 2)
    with pytest.raises(StoreBusy, match="Another Boardside is writing") as refused:
        Store.open(path)
    assert refused.value.why == "busy"
    with Store.read(path) as shelf:
        assert [row.id for row in shelf.games()] == [game]
        store.append(game, b"{}", b"[]")
        assert len(standing(shelf, game)) == 3
    store.append(game, b"{}", b"[]")
    assert len(standing(store, game)) == 4


@pytest.mark.slow("processes")
def test_a_second_process_is_refused_and_a_third_may_write_when_the_first_has_closed(path: Path) -> None:
    program = "import sys; from companion.storage.store import Store; Store.open(sys.argv[1]).begin('go', b'{}', b'[]')"
    with Store.open(path) as store:
        begun(store)
        refused = in_a_child(program, path)
        said, _ = refused.communicate()
        assert refused.returncode == 1
        assert "Another Boardside" in said
        assert len(store.games()) == 1
    allowed = in_a_child(program, path)
    assert (allowed.communicate()[0], allowed.returncode) == ("", 0)
    with Store.read(path) as shelf:
        assert [row.game for row in shelf.games()] == ["go", "chess"]


def test_a_link_to_the_file_is_the_same_file(path: Path, store: Store, tmp_path: Path) -> None:
    begun(store)
    (tmp_path / "link.db").symlink_to(path)
    with pytest.raises(StoreBusy):
        Store.open(tmp_path / "link.db")


def test_a_reader_can_write_nothing(path: Path, store: Store) -> None:
    begun(store)
    with Store.read(path) as shelf, pytest.raises(sqlite3.OperationalError, match="readonly"):
        shelf._db.execute("DELETE FROM settings")


def test_a_reader_of_no_file_says_so_and_makes_none(path: Path) -> None:
    with pytest.raises(StoreFailed, match="no file") as missing:
        Store.read(path)
    assert missing.value.why == "missing"
    assert not path.exists()


@pytest.mark.slow("processes")
def test_games_can_be_read_where_nothing_can_be_written(path: Path) -> None:
    def count() -> str:
        try:
            with Store.read(path) as shelf:
                return f"{len(shelf.games())} games"
        except StoreFailed as failed:
            return str(failed)

    with Store.open(path) as store:
        begun(store)
        assert as_somebody_else(path.parent, count) == "1 games"
    assert as_somebody_else(path.parent, count) == "1 games"


# Broken, foreign, older and newer files


def test_a_file_of_garbage_is_set_aside_and_a_new_one_begun(path: Path) -> None:
    path.write_bytes(b"not a database " * 1000)
    with Store.open(path) as store:
        assert store.notice is not None
        assert store.notice.path == path.with_name("games.db.broken-1")
        assert "not a database" in store.notice.reason
        assert store.notice.reason.endswith("."), "it is one sentence of several"
        assert store.notice.path.read_bytes() == b"not a database " * 1000
        begun(store, 1)
    with Store.open(path) as store:
        assert store.notice is None
        assert len(store.games()) == 1


def test_a_truncated_file_is_set_aside_with_all_that_was_left(path: Path) -> None:
    with Store.open(path) as store:
        begun(store, 300)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2 + 100])
    with Store.open(path) as store:
        assert store.notice is not None
        assert store.notice.path.read_bytes() == whole[: len(whole) // 2 + 100]
        assert store.games() == []


def test_a_page_gone_bad_in_the_middle_is_found_at_opening(path: Path) -> None:
    with Store.open(path) as store:
        begun(store, 300)
    whole = bytearray(path.read_bytes())
    whole[5 * 4096 : 6 * 4096] = b"\xff" * 4096
    path.write_bytes(whole)
    with Store.open(path) as store:
        assert store.notice is not None
        assert store.notice.path.read_bytes() == whole


def test_a_second_broken_file_leaves_the_first_in_place(path: Path) -> None:
    for n in (1, 2):
        path.write_bytes(b"broken %d" % n * 500)
        Store.open(path).close()
    assert path.with_name("games.db.broken-1").read_bytes().startswith(b"broken 1")
    assert path.with_name("games.db.broken-2").read_bytes().startswith(b"broken 2")


def test_a_log_without_its_file_is_set_aside(path: Path) -> None:
    path.with_name("games.db-wal").write_bytes(b"what a lost file left")
    with Store.open(path) as store:
        assert store.notice is not None
        begun(store)
    assert path.with_name("games.db.broken-1-wal").read_bytes() == b"what a lost file left"


def leave_a_log(path: Path) -> None:
    """One more game is begun by a process that ends without closing, as by a power cut."""
    program = "import os, sys; from companion.storage.store import Store; s = Store.open(sys.argv[1])"
    in_a_child(f"{program}; s.begin('go', b'{{}}', b'[]'); os._exit(9)", path).communicate()


@pytest.mark.slow("processes")
def test_what_lies_only_in_the_log_is_there_after_a_sudden_end(path: Path) -> None:
    leave_a_log(path)
    with Store.open(path) as store:
        assert store.notice is None
        assert [row.game for row in store.games()] == ["go"]


@pytest.mark.slow("processes")
def test_a_broken_file_is_set_aside_with_its_log(path: Path) -> None:
    with Store.open(path) as store:
        begun(store, 300)
    leave_a_log(path)
    log = path.with_name("games.db-wal").read_bytes()
    assert log
    path.write_bytes(b"x" * 8192)
    with Store.open(path) as store:
        assert store.notice is not None
    assert path.with_name("games.db.broken-1-wal").read_bytes() == log


def test_a_healthy_file_is_not_moved(path: Path) -> None:
    Store.open(path).close()
    with Store.open(path) as store:
        assert store.notice is None
    assert list(path.parent.glob("*broken*")) == []


def test_another_programs_database_is_left_alone(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmarks (url)")
    other.commit()
    other.close()
    before = path.read_bytes()
    for ask in (Store.open, Store.read):
        with pytest.raises(StoreFailed, match="another program's") as refused:
            ask(path)
        assert refused.value.why == "foreign"
    assert path.read_bytes() == before


def test_a_file_of_a_later_version_is_left_alone(path: Path) -> None:
    Store.open(path).close()
    with contextlib.closing(sqlite3.connect(path)) as later:
        later.execute("ALTER TABLE games ADD COLUMN note TEXT")
        later.execute(f"PRAGMA user_version = {len(SCHEMA) + 1}")
        later.commit()
    before = path.read_bytes()
    for ask in (Store.open, Store.read):
        with pytest.raises(StoreNewer, match="newer Boardside"):
            ask(path)
    assert path.read_bytes() == before


def version_1(path: Path) -> None:
    """A file as version 1 wrote it, by hand: this never changes, whatever becomes of the schema."""
    old = sqlite3.connect(path)
    old.executescript(
        f"""
        CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, begun INTEGER NOT NULL,
            start BLOB NOT NULL, people BLOB NOT NULL);
        CREATE TABLE journal (id INTEGER PRIMARY KEY AUTOINCREMENT, game INTEGER NOT NULL REFERENCES games (id),
            number INTEGER NOT NULL, at INTEGER NOT NULL, undone INTEGER NOT NULL, standing INTEGER NOT NULL,
            over INTEGER NOT NULL, command BLOB NOT NULL, events BLOB NOT NULL, UNIQUE (game, number));
        CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
            BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
        CREATE TRIGGER journal_is_never_deleted BEFORE DELETE ON journal
            BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
        CREATE TABLE settings (key TEXT PRIMARY KEY, value BLOB NOT NULL);
        INSERT INTO games VALUES (1, 'chess', 10, x'7b7d', x'5b5d');
        INSERT INTO journal VALUES (1, 1, 0, 10, 0, 0, 0, x'', x''), (2, 1, 1, 20, 0, 1, 0, x'7b7d', x'5b5d');
        PRAGMA application_id = {OURS};
        PRAGMA user_version = 1;
        """
    )
    old.close()


def test_a_file_of_version_1_is_read_as_it_was(path: Path) -> None:
    version_1(path)
    with Store.open(path) as store:
        assert store.rows(1) == [Row(1, 20, b"{}", b"[]")]
        assert store.append(1, b"{}", b"[]") == 2


def test_a_file_of_version_1_is_brought_up_to_date_with_its_games(path: Path) -> None:
    version_1(path)
    with Store.open(path) as store:
        assert store.rows(1) == [Row(1, 20, b"{}", b"[]")]
        store.refused(1, b"{}", "X", b"{}")
        assert store._db.execute("PRAGMA user_version").fetchone() == (WHOLE[0],)
    with Store.read(path) as shelf:
        assert [refused.rule for refused in shelf.refusals(1)] == ["X"]


def test_a_file_without_games_yet_is_none_to_read(path: Path) -> None:
    path.touch()
    with pytest.raises(StoreFailed, match="no games of this version yet") as older:
        Store.read(path)
    assert older.value.why == "older"


def test_a_step_that_fails_leaves_the_older_file_as_it_was(path: Path) -> None:
    version_1(path)
    with contextlib.closing(sqlite3.connect(path)) as hindered:
        hindered.execute("CREATE TABLE refusals (id)")
        hindered.commit()
    with pytest.raises(StoreFailed, match="refusals already exists"):
        Store.open(path)
    with contextlib.closing(sqlite3.connect(path)) as free:
        assert free.execute("SELECT count(*) FROM sqlite_master WHERE name = 'tags'").fetchone() == (0,)
        free.execute("DROP TABLE refusals")
    with Store.open(path) as store:
        assert store.rows(1) == [Row(1, 20, b"{}", b"[]")]


# Trouble


@pytest.mark.slow("processes")
def test_a_killed_process_loses_no_acknowledged_entry(path: Path) -> None:
    child = in_a_child(
        """if True:
        import sys
        from companion.storage.store import Store
        store = Store.open(sys.argv[1])
        game = store.begin("go", b"{}", b"[]")
        for n in range(1, 1_000_000):
            store.append(game, b'{"do":%d}' % n, b"[]")
            print(n, flush=True)
        """,
        path,
    )
    assert child.stdout is not None
    for line in child.stdout:
        if line == "50\n":
            child.send_signal(signal.SIGKILL)
            break
    heard = [50, *(int(line) for line in child.stdout if line.endswith("\n"))]
    child.wait()
    with Store.open(path) as store:
        assert store.notice is None
        found = commands(standing(store, 1))
        assert len(found) in (heard[-1], heard[-1] + 1)
        assert found == [b'{"do":%d}' % n for n in range(1, len(found) + 1)]


FILL = """if True:
    import sys
    from companion.storage.store import Store
    from companion.storage.store_file import StoreFailed
    store = Store.open(sys.argv[1])
    game = store.begin("go", b"{}", b"[]")
    fill, empty = disk(sys.argv[1])
    fill()
    written = 0
    try:
        while True:
            store.append(game, b"{}", b'["%s"]' % (b"x" * 3000))
            written += 1
    except StoreFailed as failed:
        print(failed.why)
    assert len(store.rows(game)) == written == store.games()[0].entries
    big = b"x" * 40_000
    for act in (
        lambda: store.begin("go", b"{}", big),
        lambda: store.add("go", b"{}", big, []),
        lambda: store.remember("a", big),
    ):
        try:
            act()
            print("was written")
        except StoreFailed:
            pass
    assert len(store.games()) == 1
    empty()
    assert store.append(game, b"{}", b"[]") == written + 1
    store.close()
    with Store.open(sys.argv[1]) as store:
        assert store.notice is None and len(store.rows(game)) == written + 1
    print("lost nothing")
"""


@pytest.mark.slow("processes")
def test_a_file_that_may_not_grow_loses_nothing_and_works_again_after(path: Path) -> None:
    child = in_a_child(f"exec({LIMIT!r})\nexec({FILL!r})", path)
    assert child.communicate()[0] == "disk\nlost nothing\n"


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_full_disk_is_reported_loses_nothing_and_works_again_after(tmp_path: Path) -> None:
    small = tmp_path / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "small", small], capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        child = in_a_child(f"exec({BALLAST!r})\nexec({FILL!r})", small / "games.db")
        assert child.communicate()[0] == "full\nlost nothing\n"
    finally:
        subprocess.run(["umount", small], check=True)


def test_a_folder_that_went_away_is_reported_and_can_come_back(tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    with Store.open(tmp_path / "stick" / "games.db") as store:
        game = begun(store, 1)
        (tmp_path / "stick").rename(tmp_path / "pocket")
        with pytest.raises(StoreFailed, match="no longer") as gone:
            store.append(game, b"{}", b"[]")
        assert gone.value.why == "gone"
        (tmp_path / "pocket").rename(tmp_path / "stick")
        assert store.append(game, b"{}", b"[]") == 2


def test_another_file_put_in_its_place_is_not_written_to(path: Path, store: Store) -> None:
    game = begun(store, 1)
    path.unlink()
    path.write_bytes(b"")
    with pytest.raises(StoreFailed, match="no longer"):
        store.append(game, b"{}", b"[]")
    assert path.read_bytes() == b""


@pytest.mark.slow("processes")
@pytest.mark.parametrize("lies", ["in an empty folder", "in the folder", "in a folder where others may write"])
def test_a_file_that_cannot_be_written_to_is_named(path: Path, lies: str) -> None:
    def open_it() -> str:
        try:
            Store.open(path).close()
        except StoreFailed as failed:
            return f"{failed.why}: {failed}"
        return "opened"

    if lies != "in an empty folder":
        Store.open(path).close()
    said = as_somebody_else(path.parent, open_it, 0o777 if "others" in lies else 0o755)
    assert said.startswith("read-only: ")
    assert str(path) in said


def test_a_pipe_is_no_file_of_games(path: Path) -> None:
    os.mkfifo(path)
    for ask in (Store.open, Store.read):
        with pytest.raises(StoreFailed, match=r"no regular file|no file"):
            ask(path)
    assert path.is_fifo()


def test_a_folder_is_no_file_of_games(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="folder"):
        Store.open(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_closed_store_says_so_and_closing_twice_is_harmless(path: Path) -> None:
    store = Store.open(path)
    store.close()
    store.close()
    with pytest.raises(StoreFailed) as closed:
        begun(store)
    assert closed.value.why == "closed"
