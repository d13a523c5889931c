"""An evening of two people and two seats of Boardside's in a real window, by clicks, with a power cut in its turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.seats.driver import BoardsideSeats
from tests.boardside_hands import Hands
from tests.e2e.window import Clicks, Twin, read, still_picture, x_server
from tests.evening import Evening
from tests.extent import in_turn, many

NEW = ("new", "guide", "add", "add", "seat/1", "level/greedy", "done", "seat/3", "level/plans", "done", "start")


def seats(it: Evening) -> BoardsideSeats:
    """What plays the seats."""
    assert isinstance(it.session.boardside, BoardsideSeats)
    return it.session.boardside


@pytest.mark.xvfb
@in_turn(2, of=3)
def test_two_people_and_two_seats_of_boardsides_play_an_evening_by_clicks(tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    twin = Twin(tmp_path / "twin.db")
    it = twin.evening
    hands = Hands(it)
    cut = False
    with x_server() as server:
        click = Clicks(server, twin)
        app = click.begin(store)
        click(*NEW)
        rounds = many("rounds of two people and two seats of Boardside's", 4, daily=1)
        while not it.session.table.finished and it.session.table.match.prompt.round <= rounds:
            if seats(it).deciding:
                read()  # the app's own process decides meanwhile
                still_picture(server, b"")
            round, turn = it.session.table.match.prompt.round, seats(it).turn
            if not cut and round == min(2, rounds) and turn is not None and len(turn.commands) > 2:
                cut = True
                click.cut(app)
                app = click.begin(store)
                it.session.leave()
                it.settle()
                click("resume/1", "close")
                read()
                assert seats(it).turn is not None
                assert seats(it).turn.commands == turn.commands
            click(hands.next())
        assert cut
        assert it.screen.page == "ending" or it.session.table.match.prompt.round == rounds + 1
        click.end(app)
    it.close()
