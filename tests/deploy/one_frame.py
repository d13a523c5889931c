"""One frame of the first page, as a file: `python one_frame.py FOLDER`.

It runs where nothing but Boardside is installed.
"""

from __future__ import annotations

import queue
import sys
from pathlib import Path
from typing import Any

from companion import app
from companion.demo.recorded_game import Step
from companion.pages.exception_guard import Guard
from companion.pages.open_session import open_session
from companion.session.settings import Settings


def main(folder: Path) -> None:
    """Draw it, without a display."""
    inbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
    session, writer = open_session(folder / "games.db", inbox.put, Settings(language="en"))
    try:
        app.shots(Guard(session, loud=True), inbox, [Step(shot="first")], folder)
    finally:
        writer.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
