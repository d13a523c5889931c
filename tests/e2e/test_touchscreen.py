"""Under X, where SDL can make a mouse of a finger, a touch counts once, as a click does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.touchscreen import BEGIN, END, UPDATE, missing, touch_server
from tests.e2e.window import App, Twin, read, rows, still_picture

pytestmark = [pytest.mark.xvfb, pytest.mark.skipif(bool(missing()), reason=missing())]


def test_fingers_and_clicks_count_once_and_two_fingers_press_two_controls(tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    (tmp_path / "twin").mkdir()
    twin = Twin(tmp_path / "twin" / "games.db")
    with touch_server(tmp_path) as server:
        seen = server.picture()
        app = App(server, store)
        seen = still_picture(server, seen)

        def touched(*ids: str) -> None:
            """By a finger each, all down at once, lifted in turn."""
            nonlocal seen
            spots = [twin.spot(id) for id in ids]
            for kind in (BEGIN, UPDATE, END):
                for finger, spot in enumerate(spots):
                    server.finger(kind, spot, finger)
            twin.evening.tap(*ids)
            seen = still_picture(server, seen, lambda: rows(store) == rows(twin.evening.path))
            read()

        def clicked(id: str) -> None:
            nonlocal seen
            server.click(*twin.spot(id))
            twin.evening.tap(id)
            seen = still_picture(server, seen)

        touched("new")
        touched("add")  # a second count would seat one more
        clicked("add")
        touched("start")
        touched("set-up")
        touched("deal-all")
        touched("pass")
        touched("kind/pig")
        touched("pass", "undo")
        assert app.close() == 0
    written = rows(store)
    assert written == rows(twin.evening.path)
    assert written[-1][2] == 1, "the last was the undo"
    twin.evening.close()
