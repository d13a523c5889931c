"""The self-check of a new release: a recorded game is played, and the newest game in a copy of the store is resumed."""

from __future__ import annotations

import queue
import sys
import tempfile
from pathlib import Path

from companion import app
from companion.demo.recorded_game import touched_steps
from companion.games.start_and_resume import resume
from companion.pages.open_session import open_session
from companion.session.settings import Settings
from companion.storage.store import Store


def play(path: Path) -> int:
    """Play the recorded game in a session with a store in this file; returns the number of its entries."""
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    session, writer = open_session(path, inbox.put, Settings("en", language="en"))

    def settle() -> None:
        while session.store.waiting:
            session.game.feed(inbox.get(timeout=60))

    try:
        settle()
        for step in touched_steps():
            if step.tap:
                session.tap(step.tap, step.text)
            settle()
            session.screen()
        session.store.read_games()
        settle()
        (game,) = session.store.games or ()
        assert game.over, "the game of the check did not come to its end"
        return game.entries
    finally:
        writer.close()


def resumed(copy: Path) -> int:
    """Resume the newest game of a copied store as at a start; returns the number of its entries, 0 if there is no
    game."""
    with Store.open(copy) as store:
        assert store.notice is None, f"the copy of the games is broken: {store.notice}"
        games = [row for row in store.games() if not row.aside]
        if not games:
            return 0
        match = resume(store, games[0].id).match
        match.game.shown(match.state)
        return len(match)


def main(copy: str) -> None:
    """Run the whole self-check: play a recorded game, and if there is a file at the path `copy`, a copy of the table's
    store of games, resume its newest game. A failure ends the program with a sentence on standard error."""
    # No window: there may be no screen here.
    app.prepare(still=True)
    with tempfile.TemporaryDirectory(prefix="boardside-check-") as folder:
        print(f"played {play(Path(folder) / 'games.db')}")
    if Path(copy).exists():
        print(f"resumed {resumed(Path(copy))}")


if __name__ == "__main__":
    main(sys.argv[1])
