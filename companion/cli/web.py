"""The command `boardside web`: a game in browsers only, from its settings to its exit status."""

from __future__ import annotations

import argparse
from pathlib import Path

from companion.cli.run_app import ended, opened
from companion.config.settings import Config


def run(args: argparse.Namespace, config: Config, path: Path) -> int:
    """Serve browsers until a signal; prints the address that opens the game, with the code that lets a browser control
    it.
    """
    from companion.devices.connect_devices import watched
    from companion.pages.exception_guard import Guard
    from companion.web import headless
    from companion.web.phone_access import Port
    from companion.web.phones import TABLE

    bell = headless.Bell()
    with opened(args, config, path, bell.ring) as (session, inbox):

        def post(event: object) -> None:
            inbox.put(event)
            bell.ring()

        guard = Guard(session)
        port = Port(session, guard, post, args.bind, args.port)
        port.start()
        phones = port.phones
        assert phones is not None
        code = phones.code(TABLE)
        phones.ready = lambda: print(f"Boardside is at {phones.address(code)}", flush=True)
        session.game.phones = port
        try:
            with watched(session, inbox, bell.ring, config.hardware, None) as arrivals:
                status = headless.run(guard, arrivals, bell, port)
        finally:
            port.close()
    return ended(session, status)
