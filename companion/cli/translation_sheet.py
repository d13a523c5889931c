"""The command `boardside words`: writes the sheet that a native speaker corrects, or imports a corrected one."""

from __future__ import annotations

import argparse
import queue
import sys
import tempfile
from importlib.resources import as_file, files
from pathlib import Path

import msgspec

from companion.cli.error_exit import FAILED, sorry
from companion.language import corrections
from companion.storage.untrusted import opened

LOCALE = "locale"


def run(args: argparse.Namespace) -> int:
    """Write the sheet of a language to standard output, or import one; returns the exit status."""
    if (args.language is None) == (args.take is None):
        raise ValueError("words needs either a language or --import FILE.")
    if args.take is not None:
        return _take(args.take)
    sys.stdout.write(corrections.sheet(args.language, _pictures(args.language)))
    return 0


def _take(path: Path) -> int:
    with opened(path) as file:
        try:
            language_code, given = corrections.read(file.read().decode())
        except UnicodeDecodeError:
            raise ValueError(f"{path} is not UTF-8 text.") from None
        except ValueError as wrong:
            raise ValueError(f"{path}, {wrong}") from None
    if faults := [f"{path}, {fault}" for fault in corrections.faults(language_code, given)]:
        return sorry("\n".join((*faults, "Nothing was changed.")), FAILED)
    with as_file(files("companion.language") / LOCALE) as folder:
        number = corrections.keep(language_code, given, folder)
        print(f"{number} messages were changed in {folder / language_code}.")
    return 0


def _pictures(language_code: str) -> dict[str, str]:
    """By message id, the name of the first screenshot of `--shots` that shows it, as far as the demo shows it."""
    from companion.demo import touched
    from companion.pages.open_session import open_session
    from companion.session.settings import Settings

    seen: dict[str, str] = {}
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    shapes = list(corrections.shapes(language_code))
    with tempfile.TemporaryDirectory(prefix="boardside-words-") as folder:
        session, writer = open_session(Path(folder) / "games.db", inbox.put, Settings("en", language=language_code))
        try:
            for step in touched.evening():
                while session.store.waiting:
                    session.game.feed(inbox.get(timeout=60))
                if step.tap:
                    session.tap(step.tap, step.text)
                while session.store.waiting:
                    session.game.feed(inbox.get(timeout=60))
                if step.shot:
                    shown = _texts(msgspec.to_builtins(session.screen()))
                    for id, shape in shapes:
                        if id not in seen and any(map(shape.fullmatch, shown)):
                            seen[id] = step.shot
        finally:
            writer.close()
    return seen


def _texts(drawn: object) -> set[str]:
    """Every text drawn on a screen."""
    if isinstance(drawn, str):
        return {drawn}
    inner = drawn.values() if isinstance(drawn, dict) else drawn if isinstance(drawn, list | tuple) else ()
    return {text for each in inner for text in _texts(each)}
