"""A whole table in a browser, from its settings to its exit status."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from companion.cli.table import ended, opened
from companion.config import Config


def run(args: argparse.Namespace, config: Config, path: Path) -> int:
    """Serve the table until a signal; prints the address that opens it, with the code that makes a browser its
    screen."""
    from companion.devices.wiring import watched
    from companion.pages.guard import Guard
    from companion.web import headless
    from companion.web.child import Child
    from companion.web.link import Link
    from companion.web.phones import TABLE, Phones

    bell = headless.Bell()
    with opened(args, config, path, bell.ring) as (session, inbox), tempfile.TemporaryDirectory() as folder:

        def post(event: object) -> None:
            inbox.put(event)
            bell.ring()

        guard = Guard(session, session.config)
        link = Link(Path(folder) / "web", post)
        phones = Phones(session, guard, link.send)
        code = phones.code(TABLE)
        phones.ready = lambda: print(f"Boardside is at {phones.address(code)}", flush=True)
        child = Child(Path(folder) / "web", args.bind, args.port)
        try:
            with watched(session, inbox, bell.ring, config.hardware, None) as arrivals:
                status = headless.run(guard, arrivals, bell, phones)
        finally:
            child.close()
            link.close()
    return ended(session, status)
