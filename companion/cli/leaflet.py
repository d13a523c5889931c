"""The command `boardside leaflet`: the leaflet for a family in one language, with pictures made in that language."""

from __future__ import annotations

import argparse
import queue
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from companion import app
from companion.demo.recorded_game import Step, touched_steps
from companion.language.message_texts import Speech
from companion.pages.exception_guard import Guard
from companion.pages.open_session import open_session
from companion.pages.rules.help import SECTIONS, section
from companion.session.settings import Settings
from companion.transfer.printed_html import leaflet

PICTURES = {"seats": "new-game-named", "plan": "plan-piece", "move": "move", "refusal": "refused", "end": "end"}
"""The screenshot of the recorded game that stands beside a text of the leaflet."""


def run(args: argparse.Namespace) -> int:
    """Write the leaflet to standard output; returns the exit status."""
    speech = Speech(args.language)
    with tempfile.TemporaryDirectory(prefix="boardside-leaflet-") as folder:
        pictures = _pictures(Path(folder), args.language)
    texts = (
        (heading.text, text.text, PICTURES.get(name, ""))
        for name in SECTIONS
        for heading, text in [section(speech, name)]
    )
    sys.stdout.buffer.write(
        leaflet(speech.say("leaflet"), speech.say("leaflet", "more"), tuple(texts), pictures, args.language)
    )
    return 0


def _pictures(folder: Path, language: str) -> dict[str, bytes]:
    """The pictures by their names, made in `folder` by the recorded game in this language."""
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    session, writer = open_session(folder / "games.db", inbox.put, Settings(language, language=language))
    try:
        taken = app.shots(Guard(session, loud=True), inbox, _steps(), folder)
        return {path.stem: path.read_bytes() for path in taken}
    finally:
        writer.close()


def _steps() -> Iterator[Step]:
    """The recorded game, with only the pictures of the leaflet."""
    for step in touched_steps():
        yield step if step.shot in PICTURES.values() else Step(step.tap, step.text, step.pause)
