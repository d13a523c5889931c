"""The headless referee keeps its contract for Master Elf: recorded games, the deck that is kept, bad decks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HOUSE = Path(__file__).parents[3]
FOLDER = HOUSE / "tests" / "recorded_games" / "masterelf"
RECORDED = sorted(FOLDER.glob("*.jsonl"))
COMMAND = [sys.executable, "-m", "companion", "referee"]

Said = dict[str, Any]


def piped(*lines: Said | bytes, store: Path | None = None, folder: Path = FOLDER) -> tuple[list[Said], int]:
    """What a fresh referee process, begun in this folder, answers to these lines, and its exit status."""
    told = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
    done = subprocess.run(
        [*COMMAND, *(["--store", str(store)] if store else [])],
        input=told,
        capture_output=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(HOUSE)},
    )
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


def comparable(answer: Said) -> Said:
    """An answer without what a recorded game leaves to the referee; where order means nothing, sorted."""
    if "error" in answer:
        return {"ok": False, "error": True}
    told = {key: answer[key] for key in ("ok", "rule", "prompt", "state", "unjudged") if answer.get(key) is not None}
    if "state" in told:
        told["state"] = _comparable_state(told["state"])
    return told


def _comparable_state(state: Said) -> Said:
    seats = {id: {**seat, "gifts": sorted(seat["gifts"])} for id, seat in state["seats"].items()}
    if "standings" not in state:
        return {**state, "seats": seats}
    # Any way of sorting gifts that gives the same score is as right.
    kept = ("seat", "rank", "score", "colour", "elves")
    standings = [
        {**{part: each[part] for part in kept}, "unknown": sorted(each["unknown"])} for each in state["standings"]
    ]
    return {**state, "seats": seats, "standings": standings}


def test_all_recorded_games_are_there() -> None:
    assert len(RECORDED) == 10


@pytest.mark.slow("processes")
@pytest.mark.parametrize("game", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_gets_the_same_verdicts_through_the_pipe(game: Path) -> None:
    lines = [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()]
    said = [line["say"] if isinstance(line["say"], dict) else str(line["say"]).encode() for line in lines]
    answers, status = piped(*said)
    assert status == 0
    assert [comparable(answer) for answer in answers] == [comparable(line["answer"]) for line in lines]


@pytest.mark.slow("processes")
@pytest.mark.parametrize("game", RECORDED, ids=lambda path: path.stem)
def test_the_best_sorting_counts_what_its_score_says(game: Path) -> None:
    lines = [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()]
    answers, _ = piped(*(line["say"] for line in lines if isinstance(line["say"], dict)))
    worth = (0, 1, 3, 6, 9, 12)
    for answer in answers:
        for each in answer.get("state", {}).get("standings", ()):
            counted = [gift for gifts in each["collections"].values() for gift in gifts]
            assert len(counted) == len(set(counted)) or "unknown" in each
            points = sum(
                (0, 1, 5)[len(gifts)] if name in ("secret", "treasures") else worth[min(5, len(gifts))]
                for name, gifts in each["collections"].items()
            )
            assert points + each["colour"] + each["elves"] == each["score"]


@pytest.mark.slow("processes")
def test_a_resumed_game_keeps_the_deck_that_it_began_with(tmp_path: Path) -> None:
    deck = tmp_path / "box.toml"
    deck.write_text('[ingredients.air]\n[ingredients.metal]\n[gifts.lamp]\ningredients = ["air", "metal"]\n', "utf-8")
    store = tmp_path / "games.db"
    begun, _ = piped(
        {"game": "masterelf", "seats": 2, "options": {"deck": "box.toml"}},
        {"do": "top", "stack": 1, "gift": "lamp"},
        {"do": "go", "seat": "1", "to": "r1"},
        {"do": "take", "seat": "1"},
        store=store,
        folder=tmp_path,
    )
    assert all(answer["ok"] for answer in begun)
    deck.unlink()
    again, status = piped(
        {"resume": True},
        {"do": "create", "seat": "1", "stack": 1, "cards": {"air": 3}},
        {"do": "create", "seat": "1", "stack": 1, "cards": {"air": 2, "metal": 1}},
        store=store,
        folder=tmp_path,
    )
    assert status == 0
    assert again[1]["rule"] == "ME-GIFT-04"
    assert again[1]["params"] == {"gift": "lamp", "a": "air", "b": "metal"}
    assert again[2]["ok"]
    assert "unjudged" not in again[2], "the deck tells what it needs, so it was judged"


@pytest.mark.slow("processes")
@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[gifts.lamp\n", "line 1"),
        ('[gifts.lamp]\nsets = ["moon"]\n', "line 2"),
        ("[gifts.lamp]\nelves = 2\n", "line 2"),
        ("[gifts.lamp]\n\n[gifts.lamp]\n", "line 3"),
        ('[ingredients.air]\n[gifts.lamp]\ningredients = ["air"]\n', "line 3"),
    ],
)
def test_a_bad_deck_is_reported_by_file_and_line_and_begins_no_game(tmp_path: Path, text: str, where: str) -> None:
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    start = {"game": "masterelf", "seats": 2, "options": {"deck": "box.toml"}}
    answers, status = piped(start, folder=tmp_path)
    assert status == 2
    assert answers[0]["error"].startswith(f"box.toml, {where}: ")


@pytest.mark.slow("processes")
def test_a_gift_that_no_deck_lists_is_made_and_marked_unjudged() -> None:
    answers, _ = piped(
        {"game": "masterelf", "seats": 2},
        {"do": "top", "stack": 2, "gift": "never-heard-of"},
        {"do": "go", "seat": "1", "to": "r1"},
        {"do": "take", "seat": "1"},
        {"do": "create", "seat": "1", "stack": 2, "cards": {"air": 2, "metal": 1}},
    )
    assert [answer.get("unjudged", False) for answer in answers] == [False, True, False, False, True]
