"""The end of a game with uncounted gifts: a winner is named, and a result kept, only as far as they are certain."""

from __future__ import annotations

import csv
import json
from contextlib import chdir
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.pages.people.share_result import link
from companion.referee import Referee
from companion.storage.store import Store
from companion.transfer.statistics import Result, as_csv, as_json, records, results
from engine.masterelf.score_bounds import winners
from tests.evening import Evening, evening, words

RECORDED = Path(__file__).parents[2] / "recorded_games" / "masterelf"
OPEN, WHOLE = "04-day-4-seats-no-deck", "06-night-4-seats-deck"


def refereed(path: Path, name: str, last: bool = True) -> None:
    """A recorded game is played into this store; without its last card unless `last`."""
    lines = [json.loads(line) for line in (RECORDED / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    over = max(n for n, line in enumerate(lines) if line["say"].get("do") == "bonus" and line["answer"]["ok"])
    with chdir(RECORDED), Store.open(path) as store:
        referee = Referee(store)
        for line in lines[: over + last]:
            assert referee.answer(json.dumps(line["say"]).encode())["ok"] == line["answer"]["ok"]


def result(path: Path) -> Result:
    """The result of the one game of this store."""
    with Store.read(path) as store:
        (only,) = results(store)
        return only


def ended(it: Evening) -> Evening:
    """The unfinished game of this store is resumed, and its last bonus card is taken."""
    return it.tap("resume/1", "close", "gift/unlisted-1")


def test_a_game_of_unknown_gifts_has_no_ranks_and_no_scores(tmp_path: Path) -> None:
    refereed(tmp_path / "games.db", OPEN)
    found = result(tmp_path / "games.db")
    assert found.incomplete
    assert {(each.rank, each.score) for each in found.outcomes} == {(None, None)}
    rows = list(csv.DictReader(as_csv([found]).splitlines()))
    assert {(row["rank"], row["score"], row["incomplete"]) for row in rows} == {("", "", "1")}
    (kept,) = json.loads(as_json([found]))
    assert (kept["incomplete"], kept["outcomes"][0]["rank"], kept["outcomes"][0]["score"]) == (True, None, None)
    for left_out in ("rank", "score", "winner"):
        assert f"%22{left_out}%22" not in link(found, "Master Elf", None, ("A", "B", "C", "D"))


def test_a_game_whose_gifts_are_all_known_is_complete(tmp_path: Path) -> None:
    refereed(tmp_path / "games.db", WHOLE)
    found = result(tmp_path / "games.db")
    assert not found.incomplete
    assert [each.rank for each in found.outcomes] == [1, 2, 3, 3]
    assert all(each.score for each in found.outcomes)


def test_a_record_counts_only_scores_that_are_certain(tmp_path: Path) -> None:
    refereed(tmp_path / "games.db", OPEN)
    found = result(tmp_path / "games.db")
    (record,) = records([replace(found, outcomes=(replace(found.outcomes[0], name="Anna"),))], "masterelf")
    assert (record.games, record.won, record.score, record.scored) == (1, 0, 0, 0)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_winner_is_named_whom_an_uncounted_gift_can_change(tmp_path: Path, language: str) -> None:
    refereed(tmp_path / "games.db", OPEN, last=False)
    with evening(tmp_path / "games.db", language) as it:
        told = words(ended(it).screen)
        assert it.screen.page == "ending"
        assert winners(it.session.table.match.state) == ()
        number = sum(len(seat.gifts) for seat in it.session.table.match.state.seats)
        sentence = {
            "en": f"Not decided yet: {number} gifts are not counted",
            "de": f"Noch nicht entschieden: {number} Geschenke sind nicht gezählt",
            "ru": f"Пока не решено: не посчитано подарков — {number}",
        }
        assert sentence[language] in told
        assert "wins" not in told
