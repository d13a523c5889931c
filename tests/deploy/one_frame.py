"""One frame of the first page, as a file: `python one_frame.py FOLDER`.

It runs where nothing but Boardside is installed.
"""

from __future__ import annotations

import queue
import sys
from pathlib import Path
from typing import Any

from companion import app
from companion.demo.step import Step
from companion.pages.lobby.home import HomePage
from companion.session.session import Opened, Session, Settings
from companion.storage.buffered_store import BufferedStore
from companion.storage.worker import Writer


def main(folder: Path) -> None:
    """Draw it, without a display."""
    inbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
    writer = Writer(lambda: BufferedStore(folder / "games.db", inbox.put), lambda result: inbox.put(Opened(result)))
    try:
        session = Session(writer.submit, inbox.put, HomePage(), Settings(language="en"))
        app.shots(session, inbox, [Step(shot="first")], folder)
    finally:
        writer.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
