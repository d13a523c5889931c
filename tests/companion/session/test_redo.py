"""Redo: what was undone stands again as it was recorded, until a new action is entered; nothing is ever lost."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import walks

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.replay import moments
from companion.pages.table.table import TablePage
from companion.referee import Referee
from companion.screen import Grid
from companion.storage.store import Row, Store, folded
from companion.transfer import game_import, json_lines
from engine.game import Entry, Start
from tests.evening import Evening, evening, touchable, words
from tests.extent import many
from tests.stored import standing

ROAD, OTHER = "elvenhold-lapphalya-plain", "beata-elvenhold-plain"
PLAYERS = (Player("Anna", "red"), Player("Ben", "blue"))
ACTS = {
    "elfenland": ("deal-all", "kind/pig", ROAD, "kind/troll", OTHER),
    "masterelf": ("r1", "take/untold", "end-turn", "r2", "take/untold"),
}
games = pytest.mark.parametrize("game", ACTS)


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as one:
        yield one


def at_the_table(it: Evening, game: str = "elfenland") -> Evening:
    it.session.game.begin(Start(game, 2, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
    return it.settle().tap(*ACTS[game])


def enabled(it: Evening, id: str) -> bool:
    return next(choice.enabled for choice in it.screen.bar if choice.id == id)


@games
def test_everything_undone_comes_back_as_it_was_recorded_and_not_further(it: Evening, game: str) -> None:
    entries = at_the_table(it, game).session.table.match.entries()
    assert not enabled(it, "redo")
    while enabled(it, "undo"):
        it.tap("undo")
    assert it.session.table.match.last is None
    while enabled(it, "redo"):
        it.tap("redo")
    assert it.session.table.match.entries() == entries
    assert "undo" in touchable(it.screen)


def test_redo_returns_what_one_undo_withdrew_and_says_so(it: Evening) -> None:
    at_the_table(it).tap("undo", "undo", "redo")
    assert "Redone: Anna: giant pig on Elvenhold–Lapphálya" in words(it.screen)
    assert set(it.session.table.match.state.roads) == {ROAD}


def test_an_automatic_pass_comes_back_with_the_act_it_followed(it: Evening) -> None:
    it.session.game.begin(Start("elfenland", 2, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
    it.settle().tap("deal-all", "pass-all")
    before = it.session.table.match
    it.tap("end-move", "discard/1")
    after = it.session.table.match
    it.tap("undo", "undo")
    assert it.session.table.match == before
    it.tap("redo", "redo")
    assert it.session.table.match.entries() == after.entries()


def test_one_undo_takes_back_all_that_one_touch_entered_and_one_redo_restores_it(it: Evening) -> None:
    it.session.game.begin(Start("elfenland", 2, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
    it.settle()
    empty = it.session.table.match
    planning = it.tap("deal-all").session.table.match
    moving = it.tap("pass-all").session.table.match
    assert it.tap("undo").session.table.match == planning
    assert "2 actions undone" in words(it.screen)
    assert it.tap("redo").session.table.match.entries() == moving.entries()
    it.tap("undo")
    assert it.tap("undo").session.table.match == empty
    it.tap("redo", "notice", "pass", "pass", "undo")
    assert len(it.session.table.match) == len(planning) + 1, "each of these passes was a touch of its own"


AWAY = ("disagree", "history", "let", "menu", "notice", "redo", "rule", "seat", "tick", "undo")
"""Verbs of touches that do not go on with the game."""


@games
def test_one_undo_takes_back_what_one_touch_entered_and_one_redo_returns_it_however_they_follow_each_other(
    it: Evening, game: str
) -> None:
    """History takes back and returns any number of entries; what is left of a touch goes together then."""
    for seed in range(many("evenings of touches, undos and redos", 40, daily=8, quick=2)):
        random = Random(f"undo {game} {seed}")
        it.session.game.begin(Start(game, 2, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
        it.settle()
        standing, withdrawn = list[tuple[Entry, int]](), list[tuple[Entry, int]]()  # with the number of the touch
        for touch in range(150):
            done = random.choices(("undo", "redo", "back", "restore", "act"), (2, 1, 1, 1, 6))[0]
            before, entered = (withdrawn, standing) if done in ("redo", "restore") else (standing, withdrawn)
            if done == "act":
                ids = sorted(id for id in touchable(it.screen) if id.partition("/")[0] not in AWAY)
                it.tap(random.choice([id for id in ids if id.endswith("-all")] * 5 + ids))
                new = it.session.table.match.entries()[len(standing) :]
                standing += [(entry, touch) for entry in new]
                if new:
                    withdrawn.clear()
            elif not before:
                assert not (done in ("undo", "redo") and enabled(it, done))
            else:
                number = random.randint(1, min(4, len(before)))
                if done in ("undo", "redo"):
                    number = sum(made_by == before[-1][1] for _, made_by in before)
                    it.tap(done)
                elif done == "back":
                    it.tap("menu", "history", f"entry/{len(standing) - number}", "back")
                else:
                    it.tap("menu", "history", f"again/{number}", "restore")
                entered += [before.pop() for _ in range(number)]
            assert it.session.table.match.entries() == tuple(entry for entry, _ in standing), f"{done}, seed {seed}"


def test_a_new_action_ends_what_can_be_restored(it: Evening) -> None:
    at_the_table(it).tap("undo", "notice", "kind/cloud", OTHER)
    assert not enabled(it, "redo")
    with Store.read(it.path) as shelf:
        assert folded(shelf.rows(1))[1] == []


def test_what_was_undone_can_be_restored_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with evening(path) as it:
        entries = at_the_table(it).session.table.match.entries()
        it.tap("undo", "undo")
    with evening(path) as it:
        it.tap("resume/1", "close", "redo", "redo")
        assert it.session.table.match.entries() == entries
        assert not enabled(it, "redo")


def test_the_journal_only_grows(it: Evening) -> None:
    at_the_table(it).tap("undo", "undo", "redo")
    with Store.read(it.path) as shelf:
        rows = shelf.rows(1)
    assert [row.undone for row in rows[-3:]] == [1, 1, -1]
    assert len(rows) == len(it.session.table.match) + 1 + 3


def test_put_back_lists_everything_since_the_first_of_several_undos(it: Evening) -> None:
    at_the_table(it).tap("undo")
    one = set(it.session.notices.put_back)
    it.tap("undo")
    both = set(it.session.notices.put_back)
    assert {line for line in one if " off " in line} == {"troll wagon off Beata–Elvenhold (plains)"}
    assert {line for line in both if " off " in line} > {line for line in one if " off " in line}
    it.tap("redo", "redo")
    assert it.session.notices.put_back == (), "the pieces lie as they lay"
    it.tap("notice", "pass", "undo")
    assert not any(" off " in line for line in it.session.notices.put_back), "an action says that the table is right"


def test_put_back_lists_what_has_changed_since_the_last_action_or_since_the_game_was_opened(it: Evening) -> None:
    """With games opened one after the other, each left in the middle of undos."""
    random, opened = Random("put back"), list[int]()
    for game in ("elfenland", "masterelf", "elfenland"):
        at_the_table(it, game)
        opened.append(it.session.table.id)
        it.tap("menu", "leave")
    for _ in range(many("games opened in the middle of undos", 100, daily=40, quick=15)):
        it.session.game.resume(random.choice(opened), lambda: it.session.pages.go(TablePage()))
        lies = it.settle().session.table.match
        for done in random.choices(("undo", "redo", "act", "nothing"), (4, 3, 1, 2), k=5):
            now = it.session.table
            if done == "act" and (acted := walks.step(now.match, random)) is not None:
                assert acted.last is not None
                it.session.perform(Say((acted.last.command,)))
                lies = it.settle().session.table.match
            elif done == "undo" and len(now.match):
                it.session.undo(random.randint(1, min(4, len(now.match))))
            elif done == "redo" and now.withdrawn:
                it.session.redo(random.randint(1, len(now.withdrawn)))
            now = it.settle().session.table
            if len(lies) > len(now.match):
                assert it.session.notices.put_back == now.look.take_back(lies, now.match, now.speech)
            else:
                assert it.session.notices.put_back == now.look.put_back(lies.state, now.match.state, now.speech)
        it.tap("menu", "leave")


def history(it: Evening) -> list[tuple[str, str, bool]]:
    """Number, id and faintness of each line, newest first."""
    it.tap("menu", "history")
    assert it.screen.sheet is not None
    (grid,) = it.screen.sheet.blocks
    assert isinstance(grid, Grid)
    return [(row.cells[0], row.id, row.faint) for row in grid.rows]


def test_history_keeps_what_was_undone_greyed_and_goes_back_to_it(it: Evening) -> None:
    at_the_table(it).tap("undo", "undo")
    listed = history(it)
    assert listed[:3] == [("↶", "again/2", True), ("↶", "again/1", True), ("3", "entry/3", False)]
    it.tap("again/2")
    assert "Redo 2 actions" in words(it.screen)
    it.tap("restore")
    assert set(it.session.table.match.state.roads) == {ROAD, OTHER}


def test_what_something_newer_stands_in_place_of_stays_in_history_to_be_looked_at(it: Evening) -> None:
    at_the_table(it).tap("undo", "undo", "notice", "kind/cloud", OTHER)
    listed = history(it)
    assert [line for line in listed if line[2]] == [("↶", "", True), ("↶", "", True)]
    assert "Anna: giant pig on Elvenhold–Lapphálya" in words(it.screen)


def lines(referee: Referee, *commands: dict[str, Any]) -> list[dict[str, Any]]:
    return [referee.answer(json.dumps(each).encode()) for each in commands]


START = {"game": "elfenland", "seats": 2, "start_player": "1"}


def test_headless_redo_restores_the_last_undo_and_without_one_is_an_error(tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store:
        referee = Referee(store)
        _, none, dealt, _, undone, redone, nothing = lines(
            referee,
            START,
            {"do": "redo"},
            {"do": "deal"},
            {"do": "state"},
            {"do": "undo"},
            {"do": "redo"},
            {"do": "redo"},
        )
        assert (none["ok"], nothing["ok"]) == (False, False)
        assert all(each["error"].startswith("There is nothing to restore") for each in (none, nothing))
        assert undone["prompt"].phase == "deal"
        assert redone["ok"]
        assert (redone["prompt"], redone["events"]) == (dealt["prompt"], dealt["events"])
        assert "redo" not in redone["prompt"].awaits
        assert lines(referee, {"do": "undo"}, {"do": "deal"}, {"do": "redo"})[2]["ok"] is False
        lines(referee, {"do": "undo"})
    with Store.open(tmp_path / "games.db") as store:
        referee = Referee(store)
        assert lines(referee, {"resume": True}, {"do": "redo"})[1]["ok"]


def test_headless_redo_tells_no_secret(tmp_path: Path) -> None:
    hands = {"1": {"pig": 4, "cloud": 4}}
    told = lines(Referee(), START, {"do": "deal", "hands": hands}, {"do": "undo"}, {"do": "redo"})
    assert told[3]["events"] == told[1]["events"]


def test_a_file_of_the_version_before_is_read_as_it_is_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Store.open(path) as store:
        game = store.begin("chess", b"{}", b"[]")
        store.append(game, b"{}", b"[1]")
        store.undone(game)
        assert store._db.execute("PRAGMA user_version").fetchone() == (3,)
    with Store.read(path) as shelf:
        assert [row.number for row in folded(shelf.rows(game))[1]] == [1]
    with Store.open(path) as store:
        store.redone(game)
        assert [row.events for row in standing(store, game)] == [b"[1]"]
        with pytest.raises(ValueError, match="1 entries cannot be redone where 0 are undone"):
            store.redone(game)


def test_more_than_was_withdrawn_is_no_journal() -> None:
    with pytest.raises(ValueError, match="Row 3 redoes 2 entries where 1 are undone"):
        folded([Row(1, 0), Row(2, 0, undone=1), Row(3, 0, undone=-2)])


def test_an_exported_game_keeps_its_undos_and_redos_and_comes_back(it: Evening) -> None:
    at_the_table(it).tap("undo", "undo", "redo")
    with Store.read(it.path) as shelf:
        text = b"".join(json_lines.export(shelf, 1))
        rows = shelf.rows(1)
    found = json_lines.read(io.BytesIO(text))
    assert [(row.undone, row.command) for row in found.rows] == [(row.undone, row.command) for row in rows]
    assert game_import.judged(found, "game") == []


def test_a_replay_returns_the_refusals_with_what_was_restored(it: Evening) -> None:
    at_the_table(it).tap("kind/cloud", OTHER, "notice", "undo", "redo")
    with Store.read(it.path) as shelf:
        shown = moments(it.session.table.match, shelf.rows(1), shelf.refusals(1))
    assert [moment.refused is not None for moment in shown][-1]


def test_a_replay_shows_each_refusal_where_it_was_heard_between_undos_and_redos(it: Evening) -> None:
    at_the_table(it)
    heard = list[tuple[int, str]]()
    for way in ((), ("undo", "notice"), ("redo", "notice"), ("undo", "notice"), ("pass",)):
        it.tap(*way, "kind/cloud", ROAD, "notice")
        heard.append((len(it.session.table.match), it.session.notices.refused))
    with Store.read(it.path) as shelf:
        shown = moments(it.session.table.match, shelf.rows(1), shelf.refusals(1))
    refused = [(len(moment.match), moment.refused.rule.id) for moment in shown if moment.refused is not None]
    assert refused == [heard[n] for n in (1, 3, 4)], "without those of what was withdrawn"
