"""After a game: what a table can look back on, and hand on."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from companion.demo.recorded_game import touched_steps as demo
from companion.games.elfenland.towns_by_round import counted
from companion.pages.lobby.new_game import NewGamePage
from companion.pages.parts import LARGE, code_of
from companion.pages.people import share_result
from companion.pages.table.replay import PACES, ReplayPage
from companion.screen import Code, Columns, Grid, Text
from companion.storage.store import Store
from companion.transfer import sticks
from companion.transfer.statistics import Outcome, Result, as_csv, as_json, records, results
from tests.evening import Evening, evening, touchable, words
from tests.moments import after, begun, ready_to_move

NAMES = {"Anna", "Boris", "Chris"}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The games' file after the demo's evening: one whole game, with its mistakes."""
    path = tmp_path_factory.mktemp("games") / "games.db"
    with evening(path) as it:
        for step in demo():
            if step.tap:
                it.session.tap(step.tap, step.text)
                it.settle()
    return path


@pytest.fixture
def it(played: Path) -> Iterator[Evening]:
    with evening(played) as opened:
        yield opened.tap("past", "game/1")


def replaying(it: Evening) -> ReplayPage:
    assert isinstance(it.session.pages.page, ReplayPage)
    return it.session.pages.page


def test_a_past_game_opens_with_how_it_ended(it: Evening) -> None:
    assert it.screen.page == "ending"
    assert {"trail", "replay", "share", "rematch"} <= touchable(it.screen)


def test_play_again_opens_a_new_game_of_the_same_players(it: Evening) -> None:
    players = it.session.table.players
    it.tap("rematch")
    assert it.screen.page == "new"
    assert isinstance(it.session.pages.page, NewGamePage)
    assert [each.name for each in it.session.pages.page.setup.seated] == [each.name for each in players]


def test_the_trail_shows_each_collected_town_with_its_round(it: Evening) -> None:
    final = it.session.table.match.state
    it.tap("trail")
    marks = it.screen.marks
    assert marks is not None
    assert sorted(pawn.place for pawn in marks.pawns) == sorted(town for seat in final.seats for town in seat.collected)
    assert {pawn.glyph.letter for pawn in marks.pawns} == {"1", "2", "3", "4"}
    it.tap("seat/2")
    alone = it.screen.marks
    assert alone is not None
    assert {pawn.place for pawn in alone.pawns} == set(final.seat("2").collected)


def test_a_replay_names_the_player_whose_action_it_tells(it: Evening) -> None:
    it.tap("replay")
    moments = replaying(it).moments
    named = 0
    for moment in moments[1:]:
        it.tap("forward")
        said = moment.command if moment.refused is not None else moment.match.last and moment.match.last.command
        seat = getattr(said, "seat", "")
        assert it.screen.banner is not None
        assert it.screen.banner.turn == (it.session.table.players[int(seat) - 1].name if seat else "")
        named += bool(seat)
    assert named > 20


def test_a_replay_begins_at_the_start_and_ends_where_the_game_did(it: Evening) -> None:
    end = it.session.table.match
    it.tap("replay")
    moments = replaying(it).moments
    assert moments[0].match.before is None
    assert moments[-1].match.state == end.state
    assert [moment.match.state for moment in moments if moment.refused is None] == [
        moment.state for moment in end.moments()
    ]


def test_every_refusal_is_heard_again_in_its_place_with_its_page(it: Evening) -> None:
    it.tap("replay")
    refused = [n for n, moment in enumerate(replaying(it).moments) if moment.refused is not None]
    assert len(refused) >= 2, "the demo makes mistakes on purpose"
    while replaying(it).at < refused[0]:
        assert it.screen.notice is None
        it.tap("forward")
    notice, rejection = it.screen.notice, replaying(it).moments[refused[0]].refused
    assert notice is not None
    assert rejection is not None
    assert notice.why == f"rule/{rejection.rule.id}"


def test_the_rule_of_a_refusal_is_read_in_a_replay_and_nothing_can_be_settled_there(it: Evening) -> None:
    it.tap("replay")
    at = next(n for n, moment in enumerate(replaying(it).moments) if moment.refused is not None)
    it.tap(*["forward"] * at)
    assert {id for id in touchable(it.screen) if id.startswith(("disagree", "let", "way"))} == set()
    it.tap(next(id for id in touchable(it.screen) if id.startswith("rule/")))
    assert it.screen.page == "rules"
    it.tap("close")
    assert replaying(it).at == at


def test_a_replay_goes_on_by_itself_at_the_pace_that_was_touched(it: Evening) -> None:
    it.tap("replay", "play")
    it.session.game.tick(100.0)
    assert replaying(it).at == 0
    it.session.game.tick(100.0 + PACES[1])
    assert replaying(it).at == 1
    it.tap("pace")
    it.session.game.tick(200.0)
    it.session.game.tick(200.0 + PACES[2])
    assert replaying(it).at == 2
    it.tap("pause")
    assert not it.front.timed
    it.session.game.tick(300.0)
    assert replaying(it).at == 2


def test_a_replay_stops_at_the_end(it: Evening) -> None:
    it.tap("replay", *["round-on"] * 4)
    assert replaying(it).at == len(replaying(it).moments) - 1
    assert "forward" not in touchable(it.screen)
    it.tap("step-back", "play")
    it.session.game.tick(1.0)
    it.session.game.tick(60.0)
    assert not replaying(it).going


def test_what_was_refused_among_withdrawn_acts_is_withdrawn_with_them(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "guide", "start", "deal-all")
        it.tap("kind/unicorn", "elvenhold-lapphalya-plain", "notice")
        it.tap("kind/pig", "elvenhold-lapphalya-plain", "kind/pig", "elvenhold-lapphalya-plain", "notice", "undo")
        it.tap("menu", "standings", "replay")
        refused = [moment.refused.rule.id for moment in replaying(it).moments if moment.refused is not None]
        assert refused == ["EL-PLAN-05"]


def test_the_code_for_a_phone_holds_names_ranks_and_points_and_no_more(it: Evening, played: Path) -> None:
    it.tap("share")
    sheet = it.screen.sheet
    assert sheet is not None
    columns = sheet.blocks[0]
    assert isinstance(columns, Columns)
    assert isinstance(columns.left[0], Code)
    with Store.read(played) as shelf:
        (result,) = results(shelf)
    told = share_result.link(result, "Elfenland", 10, tuple(sorted(NAMES)))
    head, _, data = told.partition("?data=")
    assert head == "https://app.bgstatsapp.com/createPlay.html"
    play = json.loads(unquote(data))
    assert play["game"]["bggId"] == 10
    assert {player["name"] for player in play["players"]} == NAMES
    best = [player for player in play["players"] if player.get("winner")]
    assert [(player["rank"], player["score"]) for player in best] == [(1, 16)]
    keys = {"name", "sourcePlayerId", "rank", "score"}
    assert all(player.keys() - {"startPlayer", "winner"} == keys for player in play["players"])
    assert sum("startPlayer" in player for player in play["players"]) == 1


def test_the_code_of_six_players_is_large_enough_for_a_phone() -> None:
    """At most 117 modules with the rim: each is three pixels of the smallest screen."""
    names = ("Maximiliana", "Großmutter", "Bartholomé", "Łukasz", "Žofie Šárková", "Хельга")
    outcomes = tuple(Outcome(str(n), name, "red", n, 20 - n, n == 1, {}) for n, name in enumerate(names, 1))
    result = Result(12, "elfenland", "de", 1_700_000_000, 1_700_009_000, 250, outcomes)
    code = code_of(share_result.link(result, "Elfenland", 10, names), LARGE)
    assert code.side // (len(code.rows) + 8) == 3


def test_a_record_counts_a_name_once_however_it_is_written(played: Path) -> None:
    with Store.read(played) as shelf:
        (result,) = results(shelf)
    shouted = tuple(
        type(outcome)(**{**{name: getattr(outcome, name) for name in outcome.__struct_fields__}, "name": name})
        for outcome, name in zip(result.outcomes, ("CHRIS ", "anna", ""), strict=True)
    )
    again = type(result)(**{**{n: getattr(result, n) for n in result.__struct_fields__}, "outcomes": shouted})
    found = {record.name: record for record in records([result, again], "elfenland")}
    assert found.keys() == NAMES
    assert (found["Chris"].games, found["Chris"].won) == (2, 2)
    assert found["Boris"].games == 1
    assert records([result], "masterelf") == ()


def test_the_records_page_tells_games_points_and_cards_a_town(it: Evening) -> None:
    it.tap("leave", "past", "records")
    sheet = it.screen.sheet
    assert sheet is not None
    grid, note = sheet.blocks
    assert isinstance(grid, Grid)
    assert grid.rows[0].cells[:4] == ("Chris", "1", "1", "16.0")
    assert isinstance(note, Text)
    assert "fewer is better" in note.text
    it.tap("write-results")
    assert it.path.with_name("boardside-results.csv").read_text(encoding="utf-8").count("\n") == 4
    assert "JSON" in words(it.screen)


def test_cards_a_town_are_counted_of_towns_whose_cards_were_entered() -> None:
    scored = after(after(begun(2), "keep_score"), "collect", "1", town="virst")
    assert counted(scored) == {"1": {"towns": 1}, "2": {"towns": 0}}
    paid = after(ready_to_move(seats=2), "travel", "1", route="elvenhold-virst-lake", cards={"raft": 2})
    assert counted(paid)["1"] == {"towns": 1, "steps": 1, "cards": 2, "towns_paid": 1}


def test_results_are_written_to_a_stick_too_and_anew_each_time(
    it: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugged = sticks.folders
    (tmp_path / "BLUE").mkdir()
    monkeypatch.setattr(sticks, "folders", lambda store: plugged(store, (tmp_path,)))
    it.tap("leave", "past", "records", "stick/0")
    assert str(tmp_path / "BLUE" / "boardside-results.csv") in words(it.screen)
    it.tap("stick/0")
    assert sorted(path.name for path in (tmp_path / "BLUE").iterdir()) == [
        "boardside-results.csv",
        "boardside-results.json",
    ]


@pytest.mark.slow("processes")
def test_results_are_written_as_tables_other_programs_read(played: Path) -> None:
    with Store.read(played) as shelf:
        found = results(shelf)
    rows = list(csv.DictReader(io.StringIO(as_csv(found))))
    assert [(row["name"], row["rank"], row["score"], row["towns"]) for row in rows] == [
        ("Chris", "1", "16", "16"),
        ("Anna", "2", "16", "16"),
        ("Boris", "3", "15", "15"),
    ]
    assert [game["game"] for game in json.loads(as_json(found))] == ["elfenland"]
    command = [sys.executable, "-m", "companion", "results", "--store", str(played)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == as_csv(found).replace("\r", "")


def test_a_name_is_no_formula_for_a_spreadsheet(played: Path) -> None:
    with Store.read(played) as shelf:
        (result,) = results(shelf)
    first = result.outcomes[0]
    evil = type(first)("1", "=1+1", "red", 1, 3, True, {})
    told = type(result)(**{**{n: getattr(result, n) for n in result.__struct_fields__}, "outcomes": (evil,)})
    (row,) = csv.DictReader(io.StringIO(as_csv([told])))
    assert row["name"] == "'=1+1"
