"""What was written before positions held what is unknown in them: a store, an export, codes on paper.

`entered_positions/` holds one game of four seats: scores only and refereed again, two seats that left, hidden draws
after which the display was unknown, a position entered in planning. `state-draw.json` and `state-plan.json` are what
was answered then, in phase 3 and at the end of the game's record.
"""

from __future__ import annotations

import json
import shutil
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from companion.games.start_and_resume import resume
from companion.storage.store import Store
from companion.transfer import game_import
from engine.codec import write
from engine.match import Match

KEPT = Path(__file__).with_name("entered_positions")


def answered(match: Match) -> Any:
    """Prompt and public state, as the headless referee writes them."""
    return json.loads(write({"prompt": match.prompt, "state": match.game.shown(match.state)}))


def expected(moment: str) -> Any:
    return json.loads((KEPT / f"state-{moment}.json").read_text(encoding="utf-8"))


def brought(store: Store, file: str) -> Match:
    """The game in this file, in a fresh store."""
    found = game_import.found_in(BytesIO((KEPT / file).read_bytes()), file)
    return resume(store, store.add(found.game, found.start, found.people, found.rows, found.begun or None)).match


def test_the_game_of_a_store_is_resumed_as_it_was_left(tmp_path: Path) -> None:
    shutil.copy(KEPT / "games.db", tmp_path)
    with Store.open(tmp_path / "games.db") as store:
        match = resume(store, 1).match
    assert answered(match) == expected("plan")
    refereed = next(moment for moment in moments(match) if moment.prompt.phase == "draw_hidden")
    assert [seat.open.unknown for seat in refereed.state.seats] == [1, 1, 1, 1]
    assert next(moment for moment in moments(match) if moment.prompt.phase == "draw").state.display.unknown == 5


def test_an_export_is_the_same_game(tmp_path: Path) -> None:
    with Store.open(tmp_path / "fresh.db") as store:
        assert answered(brought(store, "game.jsonl")) == expected("plan")


@pytest.mark.parametrize("moment", ["draw", "plan"])
def test_a_code_on_paper_is_the_same_table(tmp_path: Path, moment: str) -> None:
    with Store.open(tmp_path / "fresh.db") as store:
        assert answered(brought(store, f"paper-{moment}.txt")) == expected(moment)


def moments(match: Match) -> tuple[Match, ...]:
    return tuple(match.moments())
