"""The command `boardside web`: a game in browsers only, from its settings to its exit status."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from companion.cli.run_app import ended, opened
from companion.config.settings import Config


def run(args: argparse.Namespace, config: Config, path: Path) -> int:
    """Serve browsers until a signal; prints the address that opens the game, with the code that lets a browser control
    it, on a terminal also as a QR code that a tablet scans.
    """
    from companion.devices.connect_devices import watched
    from companion.pages.exception_guard import Guard
    from companion.web import headless
    from companion.web.phone_access import Port
    from companion.web.phones import TABLE

    bind = args.bind or _agreed_bind()
    bell = headless.Bell()
    with opened(args, config, path, bell.ring) as (session, inbox):

        def post(event: object) -> None:
            inbox.put(event)
            bell.ring()

        guard = Guard(session)
        port = Port(session, guard, post, bind, args.port)
        port.start()
        phones = port.phones
        assert phones is not None
        code = phones.code(TABLE)
        phones.ready = lambda: _say_where(phones.address(code))
        session.game.phones = port
        try:
            with watched(session, inbox, bell.ring, config.hardware, None) as arrivals:
                status = headless.run(guard, arrivals, bell, port)
        finally:
            port.close()
    return ended(session, status)


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
