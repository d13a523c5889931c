"""The command line `boardside`: starts the app, or runs one of its commands (referee, games, export, doctor, ...)."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TextIO

try:
    import msgspec  # noqa: F401
except ModuleNotFoundError as missing:
    sys.exit(f"boardside: {missing}. Start it by deploy/run.sh; if that was done, remove .venv and do it again.")

from companion.cli.run_app import AGAIN, FAILED, files_of, run, sorry
from companion.config import EDITIONS, LANGUAGES, Config, ConfigError, read, size, system_language, usable
from companion.storage.judged_versions import VERSION
from companion.storage.store import Store
from companion.storage.store_file import StoreBusy, StoreFailed, StoreNewer
from companion.untrusted import opened, plain

BUSY = 3
"""The exit status where another Boardside uses the games."""
INTERRUPTED = 128 + signal.SIGINT
"""The exit status after Ctrl-C, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command in `arguments` (default: those of the process) and return its exit status.

    0: done; 2 (`FAILED`): cannot be done, with a sentence on standard error; 3 (`BUSY`): another Boardside uses the
    store.
    """
    # Standard output that nobody reads any more ends the program quietly, as it does other tools.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    silent = _streams()
    args = _parser().parse_args(arguments)
    if args.run in (_app, _web):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # a phone or a voice that is gone ends no table
    if silent and args.run is not _app:
        return sorry("standard output is closed: there is nowhere to write the answer.", FAILED)
    try:
        status = int(args.run(args))
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except StoreBusy as busy:
        return sorry(str(busy), BUSY)
    except OSError as wrong:
        _given_up(sys.stdout)
        where = "" if wrong.filename is None else f"{wrong.filename}: "
        return sorry(f"{where}{wrong.strerror or wrong}.", FAILED)
    except (StoreFailed, StoreNewer, ConfigError, ValueError) as wrong:
        return sorry(str(wrong), FAILED)


def _streams() -> bool:
    """Open the null device in place of each closed standard stream, so that no file of ours gets its number and is
    printed into; returns whether standard output was closed."""
    silent = False
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is None:
            os.open(os.devnull, os.O_RDWR)  # the lowest number that is free, which is this one
            setattr(sys, name, os.fdopen(number, mode, closefd=False))
            silent = silent or number == 1
    return silent


def _given_up(stream: TextIO) -> None:
    """Discard what a full output stream did not take, so that Python does not try to write it again at the end of the
    program.
    """
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _parser() -> argparse.ArgumentParser:
    anywhere = argparse.ArgumentParser(add_help=False)
    anywhere.add_argument("--store", metavar="FILE", type=Path, default=argparse.SUPPRESS, help="the games' file")
    anywhere.add_argument("--config", metavar="FILE", type=Path, default=argparse.SUPPRESS, help="the settings' file")
    parser = argparse.ArgumentParser(
        prog="boardside", description="A companion that referees a real board game.", parents=[anywhere]
    )
    parser.add_argument("--version", action="version", version=f"boardside {VERSION}")
    parser.add_argument("--size", metavar="WxH", type=size, help="the window's size in pixels, like 800x480")
    parser.add_argument("--fullscreen", action=argparse.BooleanOptionalAction, help="the whole screen, or a window")
    parser.add_argument(
        "--demo",
        nargs="?",
        const="touch",
        choices=("touch", "nfc"),
        help="play a game by itself, by touch or with simulated tags (nfc); your games and devices are not used",
    )
    parser.add_argument("--pace", metavar="N", type=float, default=1.0, help="with --demo: how many times as fast")
    parser.add_argument("--shots", metavar="DIR", type=Path, help="save a picture of every screen, without a display")
    parser.set_defaults(run=_app)
    commands = parser.add_subparsers(title="commands")

    def command(name: str, does: Any, help: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=help, description=help, parents=[anywhere])
        made.set_defaults(run=does)
        return made

    web = command("web", _web, "serve a whole table to a browser, without a window or a display")
    web.add_argument("--port", metavar="N", type=int, help="the port (default: 8137, or the next free one)")
    web.add_argument("--bind", metavar="ADDRESS", help="the address, 0.0.0.0 for every one (default: asked for)")
    referee = command("referee", _referee, "referee a game given as JSON lines on standard input")
    referee.add_argument(
        "--club", metavar="FOLDER", type=Path, help="report the game to the club that was joined there"
    )
    join = command("join", _join, "join a club of tables, with the link or the letters that its organiser shows")
    join.add_argument("link", nargs="+", help="https://HOST:PORT/join#..., or HOST:PORT and eight letters")
    join.add_argument(
        "--club", metavar="FOLDER", type=Path, help="where the membership is kept (an installed table knows)"
    )
    hub = command("hub", _hub, "run the hub of a club of tables; see companion/club/README.md")
    hub.add_argument("--folder", metavar="DIR", type=Path, required=True, help="the hub's folder")
    hub.add_argument("--bind", metavar="ADDRESS", default="0.0.0.0", help="of the pages (default: every one)")
    hub.add_argument("--set-up", metavar="NAME", help="make the folder for a club of this name, or change its settings")
    hub.add_argument("--host", metavar="ADDRESS", help="with --set-up: where tables reach this machine")
    hub.add_argument("--database", metavar="DSN", help="with --set-up: PostgreSQL's address")
    hub.add_argument("--nats-port", metavar="N", type=int, default=4222, help="with --set-up: nats-server's port")
    hub.add_argument("--web-port", metavar="N", type=int, default=8443, help="with --set-up: the pages' port")
    hub.add_argument("--closed", action="store_true", help="with --set-up: the network is closed, so letters do")
    hub.add_argument("--invite", metavar="NAME", help="print a link by which one table of this name may join")
    hub.add_argument("--letters", action="store_true", help="with --invite: eight letters instead")
    hub.add_argument("--organiser", metavar="NAME", help="print a new password for this organiser")
    hub.add_argument("--revoke", metavar="NUMBER", type=int, help="cut this table off")
    games = command("games", _games, "list the games in the store")
    games.add_argument(
        "--set-aside", metavar="ID", type=int, help="take this game out of the lists; it stays in the file"
    )
    results = command("results", _results, "write the results of finished games as CSV, a row per player")
    results.add_argument("--json", action="store_true", help="as JSON instead")
    export = command(
        "export", _export, "write a game as JSON lines to standard output; it contains the players' secrets"
    )
    export.add_argument("id", type=int, help="the game's number, as `games` lists it")
    import_ = command("import", _import, "import an exported game, or one on paper (its page or its text)")
    import_.add_argument("file", type=Path, help="the file; - reads standard input")
    boxes_ = command("boxes", _boxes, "list the boxes that were entered, export one, or import one")
    boxes_.add_argument("--export", metavar="NAME", help="export this box to standard output")
    boxes_.add_argument("--import", dest="take", metavar="FILE", type=Path, help="import a box from this file")
    tag_file = command("tags", _tags, "count the registered tags, export them, or import them")
    tag_file.add_argument("what", nargs="?", choices=("export", "import"))
    tag_file.add_argument("file", nargs="?", type=Path, help="to read or write; without it, standard output")
    tag_file.add_argument("--replace", action="store_true", help="with import: where they differ, the file wins")
    rules = command("rules", _rules, "print a rule in our own words, and where an edition prints it")
    rules.add_argument("id", help="the rule's id, like EL-OBST-02")
    rules.add_argument("--edition", choices=EDITIONS, help="the rulebook's edition (default: the one in the settings)")
    rules.add_argument("--language", choices=LANGUAGES, help="the language (default: the rulebook's)")
    words = command(
        "words", _words, "write every text of a language into one file for corrections, or import that file"
    )
    words.add_argument("language", nargs="?", choices=(*LANGUAGES, "ff"), help="the language; the file goes to stdout")
    words.add_argument(
        "--import", dest="take", metavar="FILE", type=Path, help="check the file, and use it if it is right"
    )
    leaflet = command(
        "leaflet", _leaflet, "write the leaflet for a family (two pages, HTML with pictures) to standard output"
    )
    leaflet.add_argument("language", choices=LANGUAGES, help="the language, like de")
    update = command(
        "update", _update, "update Boardside from an archive, or go back to the version before; no network needed"
    )
    update.add_argument("archive", type=Path, nargs="?", help="what `deploy/release.sh` made")
    update.add_argument("--requested", action="store_true", help="what the table's page asked for: for its service")
    update.add_argument("--back", action="store_true", help="go back to the version before")
    update.add_argument("--unsigned", action="store_true", help="accept an unsigned archive: for developers")
    check = command("check", _check, "test a game from an installed package, and list what it lacks")
    check.add_argument("package", help="the game's name, or its package's")
    doctor = command(
        "doctor", _doctor, "show what readers, buttons and lamps report, their state, and how to fix faults"
    )
    doctor.add_argument("--device", metavar="KIND:PORT", help="only this device: pn532:PORT, readerboard:PORT ...")
    doctor.add_argument(
        "--report",
        metavar="FILE",
        nargs="?",
        const="boardside-report.txt",
        help="write a report for somebody who helps from afar",
    )
    doctor.add_argument("--json", action="store_true", help="one JSON object per line, as it happens")
    doctor.add_argument("--seconds", metavar="N", type=float, default=10.0, help="how long to listen (default 10)")
    flash = command("flash", _flash, "put MicroPython and the reader board's program onto a Pico, and check it")
    flash.add_argument("uf2", type=Path, nargs="?", help="MicroPython's UF2 file; asked for where a Pico waits for one")
    flash.add_argument("--wiring", metavar="FILE", type=Path, help="in place of hardware/firmware/wiring.py")
    flash.add_argument("--port", default="", help="a path, or a part of its name (default MicroPython)")
    return parser


def _flash(args: argparse.Namespace) -> int:
    from companion.system.flashing import put
    from hardware.flash import FlashFailed

    try:
        put(args.uf2, args.wiring, args.port)
    except FlashFailed as failed:
        raise ValueError(str(failed)) from None
    return 0


def _check(args: argparse.Namespace) -> int:
    from companion.games.conformance_checks import check

    lacking = check(args.package)
    print(*(lacking or (f"{args.package} passes every check.",)), sep="\n")
    return FAILED if lacking else 0


def _config(args: argparse.Namespace) -> Config:
    # Without the file of the devices: it is in a folder of the service, and root runs an update.
    return read(getattr(args, "config", None))


def _store_path(args: argparse.Namespace) -> Path:
    given: Path | None = getattr(args, "store", None)
    return given or _config(args).store.path


def _referee(args: argparse.Namespace) -> int:
    from companion.referee import serve

    if not hasattr(args, "store"):
        if args.club is not None:
            raise ValueError("--club needs --store FILE: what is reported is what was stored.")
        return serve(sys.stdin.buffer, sys.stdout.buffer)
    with ExitStack() as stack:
        store = stack.enter_context(_opened(args.store))
        if args.club is not None:
            from companion.club.status import reporting

            stack.enter_context(reporting(args.store, args.club))
        return serve(sys.stdin.buffer, sys.stdout.buffer, store)


def _join(args: argparse.Namespace) -> int:
    import asyncio

    link = " ".join(args.link)
    if args.club is None:
        from companion.club.status import ask_to_join

        folder = Path(os.environ.get("BOARDSIDE_CLUB") or "/")
        if not folder.name or not folder.is_dir():
            raise ValueError("join needs --club FOLDER; on an installed table first: sudo deploy/install.sh --club")
        ask_to_join(folder, link)
        print("The table joins now; its page Settings says how that went.")
        return 0
    from companion.club.join import NotJoined, join

    try:
        found = asyncio.run(join(link, args.club, getattr(args, "store", None)))
    except NotJoined as wrong:
        raise ValueError(str(wrong)) from None
    print(f"This is table {found.table} of {plain(found.club)}.")
    return 0


def _hub(args: argparse.Namespace) -> int:
    from companion.club.serve import run as serve

    return serve(args)


@contextmanager
def _opened(path: Path) -> Iterator[Store]:
    """A context manager with the store at `path`, open for writing; reports on standard error if a damaged file was
    renamed.
    """
    with Store.open(path) as store:
        if store.notice is not None:
            sorry(f"{store.notice.reason} It was moved to {store.notice.path}; a new file was started.", 0)
        yield store


def _games(args: argparse.Namespace) -> int:
    from companion.games.start_and_resume import players
    from companion.storage.judged_versions import newer

    path = _store_path(args)
    if not path.exists():
        print(f"No game has been played yet; they will be kept in {path}.")
        return 0
    aside: int | None = args.set_aside
    if aside is not None:
        with _opened(path) as store:
            store.set_aside(aside)
        print(f"Game {aside} is set aside. `boardside export {aside}` still writes it out.")
        return 0
    with Store.read(path) as shelf:
        for row in shelf.games():
            try:
                names = ", ".join(plain(player.name) or player.colour for player in players(row))
            except ValueError as wrong:
                more = "aside" if row.aside else f"`boardside games --set-aside {row.id}` takes it out of the lists."
                print(f"{row.id}\tcannot be read: {plain(str(wrong))}\t{more}")
                continue
            state = "aside" if row.aside else "over" if row.over else "open"
            if newer(row.version):
                state += f", needs version {plain(row.version)}"
            print(f"{row.id}\t{_moment(row.written)}\t{row.game}\t{state}\t{row.entries} actions\t{names}".rstrip())
    return 0


def _results(args: argparse.Namespace) -> int:
    from companion.transfer.statistics import as_csv, as_json, results

    with Store.read(_store_path(args)) as shelf:
        found = results(shelf)
    sys.stdout.write(as_json(found).decode() if args.json else as_csv(found))
    return 0


def _moment(seconds: int) -> str:
    from datetime import datetime

    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _export(args: argparse.Namespace) -> int:
    from companion.transfer import json_lines

    id: int = args.id
    with Store.read(_store_path(args)) as shelf:
        for line in json_lines.export(shelf, id):
            sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
    sorry(f"Game {id} was written with its secrets: everything that is hidden at the table, as it was entered.", 0)
    return 0


def _import(args: argparse.Namespace) -> int:
    from companion.transfer import game_import
    from companion.transfer.paper_code import Unreadable
    from engine.codec import write

    path: Path = args.file
    with game_import.pasted(sys.stdin.buffer) if str(path) == "-" else opened(path) as file:
        try:
            found = game_import.found_in(file, str(path))
        except Unreadable as wrong:
            raise ValueError(f"{path}: {wrong}") from None
    differences = game_import.judged(found, str(path))
    with _opened(_store_path(args)) as store:
        id, known = game_import.keep(store, found)
    if known:
        print(f"This game is here already, as game {id}. Nothing was imported.")
        return 0
    print(f"Game {id}: {len(found.rows)} rows read.")
    for each in differences:
        verdict = getattr(getattr(each.verdict, "rule", None), "id", None) or write(each.verdict).decode()
        print(f"Entry {each.number} is judged differently today: {write(each.command).decode()} -> {verdict}")
    if not differences:
        print("Every action is judged today as it was then.")
    return 0


def _boxes(args: argparse.Namespace) -> int:
    from companion.games.registry import GAMES
    from companion.transfer import box_code, box_files

    take: Path | None = args.take
    export: str | None = args.export
    for game, boxed in GAMES.items():
        if not boxed.box:
            continue
        where = box_files.folder(_store_path(args), game)
        if take is not None:
            text = box_files.read(take)
            if box := box_code.taken(_store_path(args), text):
                print(f"{box} was written.")
                return 0
            if wrong := boxed.check(text, str(take)):
                raise ValueError(wrong)
            box = where / f"{plain(take.stem)}{box_files.SUFFIX}"
            box_files.keep(box, text)
            print(f"{box} was written.")
        elif export is not None:
            found = next((box for box in box_files.taught(where) if box.stem == export), None)
            if found is None:
                raise ValueError(f"No box is called {export!r}; they are kept in {where}.")
            sys.stdout.write(box_files.read(found))
        else:
            for box in box_files.taught(where):
                print(f"{plain(box.stem)}\t{game}\t{plain(str(box))}")
    return 0


def _tags(args: argparse.Namespace) -> int:
    from companion.storage import tag_catalog
    from companion.transfer import tag_file

    path = _store_path(args)
    given: Path | None = args.file
    if args.what == "import":
        if given is None:
            raise ValueError("tags import needs a FILE.")
        with _opened(path) as store:
            print(tag_file.taken(store, given, args.replace))
        return 0
    with Store.read(path) as shelf:
        known = tag_catalog.read(shelf)
    if args.what is None:
        print(*tag_file.counted(known), sep="\n")
    elif given is None:
        sys.stdout.write(tag_file.written(known))
    else:
        with given.open("x", encoding="utf-8") as file:
            file.write(tag_file.written(known))
    return 0


def _rules(args: argparse.Namespace) -> int:
    from companion.rulebook import lines

    edition = args.edition or _config(args).game.edition or args.language or system_language(os.environ)
    print(*filter(None, lines(args.id, edition, args.language or "")), sep="\n")
    return 0


def _words(args: argparse.Namespace) -> int:
    from companion.cli.translation_sheet import run as words

    return words(args)


def _leaflet(args: argparse.Namespace) -> int:
    from companion.cli.leaflet import run as leaflet

    return leaflet(args)


def _doctor(args: argparse.Namespace) -> int:
    if args.report:
        from companion.system.report import write

        return write(args.report, files_of(args))
    from companion.system.device_doctor import listen

    return listen(args.device, args.seconds, as_json=args.json, files=files_of(args))


def _update(args: argparse.Namespace) -> int:
    from companion.system import updating

    if (args.archive is not None) + args.back + args.requested != 1:
        raise ValueError("update needs either an archive or --back.")
    try:
        home = updating.home()
        if args.requested:
            return updating.obey(home, _store_path(args))
        if args.back:
            print(f"Boardside is back at version {updating.back(home)}.")
        else:
            tell = partial(print, flush=True)
            up = updating.update(args.archive, home, _store_path(args), tell, args.unsigned, updating.asked)
            print(f"Boardside is at version {up}. `boardside update --back` goes back.")
    except updating.UpdateFailed as failed:
        raise ValueError(str(failed)) from None
    return 0


def _web(args: argparse.Namespace) -> int:
    from companion.cli.run_app import serve

    config = usable(*files_of(args))
    return serve(args, config, getattr(args, "store", None) or config.store.path)


def _app(args: argparse.Namespace) -> int:
    config = usable(*files_of(args))
    if args.demo or args.shots:
        import tempfile

        with tempfile.TemporaryDirectory(prefix="boardside-") as folder:
            status = run(args, config, Path(folder) / "demo.db")
        if status == AGAIN:  # in a new process, as a toolkit opens its window once
            os.execv(sys.executable, [sys.executable, "-m", "companion", *sys.argv[1:]])
        return status
    return run(args, config, getattr(args, "store", None) or config.store.path)


if __name__ == "__main__":
    sys.exit(main())
