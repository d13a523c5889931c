"""Few taps: a whole round of four seats costs about 65 touches, not 117; where only scores are kept, 21."""

from __future__ import annotations

import json
from pathlib import Path

from companion.games.people import Player
from companion.pages.table.table import TablePage
from engine.codec import read_command
from engine.game import Start
from tests.evening import evening
from tests.inverse_input import taps

ROUND = Path(__file__).parent / "rounds" / "four_seats.jsonl"
ENOUGH = 65
WAYS = {
    "1": ("lapphalya", "virst", "ixara", "dagamura"),
    "2": ("wylhien", "jaccaranda", "throtmanni", "rivinia"),
    "3": ("beata", "strykhaven", "virst", "kihromah"),
    "4": ("ergeren", "tichih", "grangor", "yttar"),
}


def test_a_round_of_sixteen_placings_and_sixteen_steps_takes_about_sixty_five_taps(tmp_path: Path) -> None:
    commands = [json.loads(line) for line in ROUND.read_text(encoding="utf-8").splitlines()]
    counted = [said["do"] for said in commands]
    assert (counted.count("place"), counted.count("travel")) == (16, 16)
    players = tuple(Player("", colour) for colour in ("red", "blue", "yellow", "green"))
    with evening(tmp_path / "games.db") as it:
        it.session.begin(Start("elfenland", 4, "1"), players, lambda: it.session.go(TablePage()))
        it.settle()
        for said in commands:
            seated = it.session.table
            if said["do"] == "deal":
                it.tap("deal-all")
            elif said["do"] == "pass" and seated.match.prompt.phase == "plan":
                it.tap("pass-all")
            elif said["do"] not in ("drawn", "pass"):
                touches = taps(seated.match, read_command(seated.match.game, json.dumps(said)))
                # The desk itself ends the move of an empty hand.
                it.tap(*(touches or ()))
        assert it.session.table.match.prompt.round == 2
        assert it.taps <= ENOUGH


def test_where_only_scores_are_kept_a_round_takes_a_tap_a_piece_and_one_a_seat_and_two_at_its_end(
    tmp_path: Path,
) -> None:
    players = tuple(Player("", colour) for colour in ("red", "blue", "yellow", "green"))
    with evening(tmp_path / "games.db") as it:
        it.session.begin(Start("elfenland", 4, "1"), players, lambda: it.session.go(TablePage()))
        it.settle().tap("menu", "keep-score")
        it.taps = 0
        for seat, ways in WAYS.items():
            it.tap(*ways, *(() if seat == "4" else ("next-seat",)))
        it.tap("next-round", "round-begins")
        state = it.session.table.match.state
        assert {seat.id: seat.collected for seat in state.seats} == WAYS
        assert state.round == 2
        assert it.taps == 16 + 3 + 2
