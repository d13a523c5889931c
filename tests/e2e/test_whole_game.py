"""A whole game of two seats in a real window, all by clicks, with a power cut in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.window import Clicks, Twin, x_server

ROUND_ONE = (
    ("new", "guide", "start", "deal-all"),
    ("kind/dragon", "elvenhold-ergeren-wood"),
    ("obstacle", "elvenhold-ergeren-wood"),
    # A unicorn does not go in plains; the pig does.
    ("kind/unicorn", "elvenhold-lapphalya-plain", "notice", "kind/pig", "elvenhold-lapphalya-plain"),
    ("kind/cloud", "lapphalya-virst-plain"),
    ("kind/troll", "feodor-rivinia-wood", "undo"),
    ("pass-all",),
    # There and back on one road, with a river and against it.
    ("lapphalya", "elvenhold", "rivinia", "elvenhold"),
    # One dragon is not three: the obstacle counts.
    ("otherwise", "ergeren", "card/dragon+", "pay", "notice", "cancel"),
    # A caravan with the last three cards ends the move by itself.
    ("otherwise", "lapphalya", "card/troll+", "card/cloud+", "card/unicorn+", "pay"),
    ("lapphalya", "end-move", "discard/2"),
    ("keep/1/hidden", "keep/2/hidden", "finish"),
)
ROUND_TWO = (("deal-all", "pass-all", "end-move", "discard/2", "end-move", "discard/1"),)
KEEP = ("keep/1/hidden", "keep/2/hidden", "finish")
CUT = ("deal-all", "pass-all")
ROUND_THREE = ("end-move", "discard/1", "end-move", "discard/2")
ROUND_FOUR = ("deal-all", "pass-all", "end-move", "discard/2", "elvenhold", "end-move", "discard/1")


@pytest.mark.xvfb
def test_a_whole_game_is_played_by_clicks_and_survives_a_power_cut(tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    twin = Twin(tmp_path / "twin.db")
    it = twin.evening
    with x_server() as server:
        click = Clicks(server, twin)
        app = click.begin(store)
        for ids in (*ROUND_ONE, *ROUND_TWO, KEEP, CUT):
            click(*ids)
        click.cut(app)
        app = click.begin(store)
        it.session.leave()
        it.settle()
        click("resume/1", "close", *ROUND_THREE, *KEEP, *ROUND_FOUR)
        assert it.session.table.finished
        assert it.screen.page == "ending"
        click.end(app)
    it.close()
