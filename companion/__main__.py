"""The command line: the app, the headless referee, and the games on the disk."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; status 0, or 2 for what cannot be done as asked, or 3 for a store that another one writes to."""
    told = _parser().parse_args(arguments)
    return int(told.run(told))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="boardside", description="A companion that referees a real board game.")
    parser.add_argument("--store", metavar="FILE", help="the games' file, instead of the one in your data folder")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands")
    referee = commands.add_parser("referee", help="referee a game told as JSON lines on standard input")
    referee.add_argument("--store", metavar="FILE", default=argparse.SUPPRESS, help="keep the game in this file")
    referee.set_defaults(run=_referee)
    return parser


def _referee(told: argparse.Namespace) -> int:
    from companion.referee import serve
    from companion.store import Store

    if told.store is None:
        return serve(sys.stdin.buffer, sys.stdout.buffer)
    with Store.open(told.store) as store:
        return serve(sys.stdin.buffer, sys.stdout.buffer, store)


if __name__ == "__main__":
    sys.exit(main())
