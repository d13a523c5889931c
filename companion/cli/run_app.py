"""The app with its window, or in browsers only (`boardside web`), from its settings to its exit status."""

from __future__ import annotations

import argparse
import gc
import io
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from companion.config import Config, Sources, sources, system_language
from companion.untrusted import plain

if TYPE_CHECKING:
    from companion.demo.recorded_game import Step
    from companion.devices.keys import KeyInput
    from companion.loop import Loop
    from companion.pages.exception_guard import Guard
    from companion.session.screen_session import ScreenSession
    from companion.web.phone_access import Port
    from hardware.device import Device


FAILED = 2
"""The exit status where something was wrong."""


def sorry(sentence: str, status: int) -> int:
    """Print the sentence on standard error; returns `status`, the exit status."""
    # What a file is called, or says, does not speak to the terminal.
    lines = "\n".join(map(plain, sentence.split("\n")))
    print(f"boardside: {lines}", file=sys.stderr)
    return status


PC_WINDOW = (1024, 600)
USUAL_BLANK = 15
"""Minutes without a touch after which a screen that is the table's alone goes dark."""

AGAIN = -1
"""The status after the last step of the demo, which then begins once more."""


def files_of(args: argparse.Namespace) -> Sources:
    """The settings files that are named on the command line, or the usual ones."""
    return sources(getattr(args, "config", None))


@contextmanager
def opened(
    args: argparse.Namespace, config: Config, path: Path, wake: Callable[[], object]
) -> Iterator[tuple[ScreenSession, queue.SimpleQueue[object], Callable[[object], None]]]:
    """A context manager with the session of the games at `path`, its event queue, and the function by which other
    threads put an event into that, which then calls `wake`. The store is open on a thread of its own until the end of
    the block.
    """
    from companion.devices.voice import Voice
    from companion.language.message_texts import troubles
    from companion.pages.open_session import open_session
    from companion.session.settings import Settings
    from companion.session.standing_warning import Unused
    from companion.system.speaker import Speaker, programs

    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()

    def post(event: object) -> None:
        inbox.put(event)
        wake()

    language = config.game.language or system_language(os.environ)
    # A box is printed in the language of those who bought it, more often than not.
    edition = config.game.edition or language
    unsigned = (Path(__file__).resolve().parents[2] / ".unsigned").exists()
    settings = Settings(edition, config.screen.rotation, config.look.still, language, unsigned=unsigned)
    # What plays by itself waits for what it sees, and may be quicker than hands.
    by_itself = getattr(args, "demo", None) or getattr(args, "shots", None)
    session, writer = open_session(path, post, settings, None if by_itself else time.monotonic)
    session.game.machine.config = files_of(args)
    speaker = Speaker(lambda language: programs(language, config.voice.piper))
    session.listen(Voice(session, speaker.speak).on)
    faults = tuple(fault.sentence for fault in config.passed_over)
    for trouble in (*troubles(session.speech.language), *faults):
        sorry(trouble, 0)
    if faults:
        first = config.passed_over[0]
        session.unused = Unused(first.file.name, first.line, faults)
    try:
        yield session, inbox, post
    finally:
        speaker.close()
        writer.close()
        _lost(session, inbox)


def run(args: argparse.Namespace, config: Config, path: Path) -> int:
    """Open the window, with the store on a thread of its own; returns the exit status."""
    if not args.shots:
        gc.disable()  # until the first picture is there everything is needed; `app.run` enables it again
    from companion import app
    from companion.devices.connect_devices import watched
    from companion.pages.exception_guard import Guard
    from companion.system.display import on_a_pi

    wanted = config.screen.fullscreen if args.fullscreen is None else args.fullscreen
    fullscreen = on_a_pi() if wanted is None else wanted
    with opened(args, config, path, app.wake) as (session, inbox, post):
        steps: Iterator[Step] | None = None
        devices: list[Device] | None = None
        if args.demo or args.shots:
            from companion.demo.tagged import played

            steps, devices = played(session, args.demo)
        if args.shots:
            assert steps is not None
            with watched(session, inbox, app.wake, config.hardware, devices) as arrivals:
                taken = app.shots(Guard(session, loud=True), arrivals, steps, args.shots, args.size or (800, 480))
            print(f"{len(taken)} pictures are in {plain(str(args.shots))}.")
            return 0

        def can_end(way: tuple[str, ...]) -> None:
            session.game.machine.off = way

        # A window on a desktop has no such button, and its first picture waits for nothing that is not needed.
        if not args.demo and (fullscreen or config.power.shutdown is not None):
            session.store.ask(lambda _: _way_off(config, fullscreen), can_end)
        # What plays by itself fails loudly: nobody is there to touch the page of what failed.
        guard = Guard(session, loud=bool(args.demo))

        def heard() -> KeyInput:
            from companion.devices.keys import KeyInput

            return KeyInput(session)

        blank = config.screen.blank
        port = None if args.demo else _phones(session, guard, post)
        session.game.phones = port
        _join_in(session, post)
        with watched(session, inbox, app.wake, config.hardware, devices) as arrivals:
            status = app.run(
                guard,
                arrivals,
                size=args.size or config.screen.size or PC_WINDOW,
                fullscreen=fullscreen,
                steps=steps,
                pace=args.pace,
                scale=config.screen.scale,
                blank=60 * (blank if blank is not None else USUAL_BLANK if fullscreen and steps is None else 0),
                beside=port,
                keys=None if args.demo else heard,
            )
        if port is not None:
            port.close()
    status = ended(session, status)
    return AGAIN if steps is not None and not status and next(steps, None) is None else status


def _phones(session: ScreenSession, guard: Guard, post: Callable[[object], None]) -> Port | None:
    """The access of phones to a game with a window; the web process is not started yet. None on an installed machine if
    the folder for the web process's socket is missing: phones are not let in then."""
    named = os.environ.get("BOARDSIDE_WEB")
    path = Path(named) if named and Path(named).parent.is_dir() else None
    if path is None and "RUNTIME_DIRECTORY" in os.environ:
        return None
    from companion.web.phone_access import Port, installed_hotspot

    return Port(session, guard, post, path=path, hotspot=installed_hotspot(os.environ))


def _join_in(session: ScreenSession, post: Callable[[object], None]) -> None:
    """Follow the link to a club on an installed table that may join one."""
    folder = os.environ.get("BOARDSIDE_CLUB")
    if folder and Path(folder).is_dir():
        from companion.club.status import FollowedClub

        session.game.club = FollowedClub(Path(folder), post)


def ended(session: ScreenSession, status: int) -> int:
    """Switch the machine off if the session asked for it; returns the exit status. Raises the error that closed the
    store, if one did."""
    if session.store.failure is not None:
        raise session.store.failure
    if session.game.machine.ending:
        from companion.system.power import switch_off

        if wrong := switch_off(session.game.machine.off):
            return sorry(wrong, FAILED)
    return status


def _way_off(config: Config, alone: bool) -> tuple[str, ...]:
    # On the store's thread: the first picture does not wait for the system's answer.
    from companion.system.power import way

    return way(config.power.shutdown, alone)


def _lost(session: ScreenSession, inbox: queue.SimpleQueue[object]) -> None:
    """Handle the store's last answers, and report on standard error how many actions were not saved."""
    from companion.pages.exception_guard import Guard

    while not inbox.empty():
        Guard(session).feed(inbox.get())
    health = session.store.health.known
    if health.unsaved and health.why is not None:
        sorry(f"The last {health.unsaved} actions were not saved. {health.why}", 0)


def serve(args: argparse.Namespace, config: Config, path: Path) -> int:
    """Serve browsers until a signal; prints the address that opens the game, with the code that lets a browser control
    it, on a terminal also as a QR code that a tablet scans.
    """
    from companion.devices.connect_devices import watched
    from companion.loop import Loop
    from companion.pages.exception_guard import Guard
    from companion.web.phone_access import Port
    from companion.web.phones import TABLE

    bind = args.bind or _agreed_bind()
    rung = threading.Event()
    with opened(args, config, path, rung.set) as (session, inbox, post):
        guard = Guard(session)
        port = Port(session, guard, post, bind, args.port)
        port.start()
        phones = port.phones
        assert phones is not None
        code = phones.code(TABLE)
        phones.ready = lambda: _say_where(phones.address(code))
        session.game.phones = port
        try:
            with watched(session, inbox, rung.set, config.hardware, None) as arrivals:
                _run_until_signal(Loop(guard, arrivals, port), rung)
        finally:
            port.close()
    return ended(session, 0)


def _run_until_signal(loop: Loop, rung: threading.Event) -> None:
    """Run a game without a window until a signal or its own end. `rung` is set when another thread has put an event
    into the queue."""
    from companion.loop import TICK

    signalled = threading.Event()

    def end(*_: object) -> None:
        signalled.set()
        rung.set()

    before = [(sign, signal.signal(sign, end)) for sign in (signal.SIGTERM, signal.SIGINT)]
    loop.refresh()
    try:
        while not (signalled.is_set() or loop.front.ending):
            if not loop.turn():
                rung.wait(TICK if loop.front.timed else None)
                rung.clear()
    finally:
        for sign, handler in before:
            signal.signal(sign, handler)


def _agreed_bind() -> str:
    """The address to listen on: every one of this machine ("0.0.0.0") if the person at the terminal agrees, else only
    the one for browsers on this machine."""
    if sys.stdin.isatty():
        question = "Phones and tablets can join if Boardside listens on every address of this machine. Do so? [Y/n] "
        print(question, end="", flush=True)
        answer = sys.stdin.readline()  # "" where the terminal was closed
        if answer.strip().lower() in ("", "y", "yes") and answer:
            return "0.0.0.0"
    print("Only browsers on this machine can join. For phones and tablets: --bind 0.0.0.0", file=sys.stderr, flush=True)
    return "127.0.0.1"


def _say_where(address: str) -> None:
    """Print this address, and on a terminal a QR code of it: white and black, whatever the terminal's own colours."""
    print(f"Boardside is at {address}", flush=True)
    if sys.stdout.isatty():
        import segno

        drawn = io.StringIO()
        segno.make_qr(address, error="l").terminal(drawn, border=2, compact=True)
        for line in drawn.getvalue().splitlines():
            print(f"\x1b[97;40m{line}\x1b[0m")
        sys.stdout.flush()
