"""A program with a mistake in it, in a real window: the mistake is shown, undone by a click, and ends nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.elfenland.game_view import ElfenlandView
from companion.games.view_values import Picture, View
from companion.pages.exception_guard import Guard
from engine.common_commands import Let
from tests.e2e.window import Clicks, Twin, rows, x_server

MISTAKE = """
import sys
from companion.__main__ import main
from companion.games.elfenland.game_view import ElfenlandView
picture = ElfenlandView.picture
def fails(self, view):
    if view.match.last and type(view.match.last.command).__name__ == "Let":
        raise StopIteration
    return picture(self, view)
ElfenlandView.picture = fails
sys.exit(main(sys.argv[1:]))
"""
RULED = ("new", "guide", "start", "deal-all", "pass-all", "ergeren", "let", "all-agree")


@pytest.mark.xvfb
def test_an_act_that_cannot_be_shown_ends_no_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = ElfenlandView.picture

    def fails(self: ElfenlandView, view: View) -> Picture:
        if view.match.last is not None and isinstance(view.match.last.command, Let):
            raise StopIteration
        return picture(self, view)

    monkeypatch.setattr(ElfenlandView, "picture", fails)
    twin, store = Twin(tmp_path / "twin.db"), tmp_path / "games.db"
    it = twin.evening
    it.front = Guard(it.session)
    with x_server() as server:
        click = Clicks(server, twin)
        app = click.begin(store, program=("-c", MISTAKE))
        click(*RULED)
        assert it.screen.page == "failed"
        click.cut(app)
        app = click.begin(store, program=("-c", MISTAKE))
        it.front.tap("failed-start")
        it.settle()
        click("resume/1")
        assert it.screen.page == "failed"
        click("failed-undo")
        assert it.screen.page == "table"
        assert rows(store)[-1][2] == 1
        click("menu", "close")
        click.end(app)
    it.close()
