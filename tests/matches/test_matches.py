"""Golden matches: what was said, the verdict and the English words, from the first line to the winner.

Each file was played once by sensible players with a few slips and is kept as it is. Where words or verdicts were
changed on purpose, look at the difference after `python -m tests.matches.test_matches`, which plays them anew.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.referee import Referee
from companion.tables.shelf import GAMES
from engine.codec import write

HERE = Path(__file__).parent
MATCHES = sorted(HERE.glob("*.jsonl"))

ELFENLAND = {
    "elfenland-de-2-seats": ({"seats": 2, "options": {"edition": "de"}}, "12"),
    "elfenland-en-3-seats": ({"seats": 3, "start_player": "2", "options": {"edition": "en", "town_cards": True}}, "13"),
    "elfenland-cs-4-seats": ({"seats": 4, "options": {"edition": "cs", "hand_limit_at": "round_end"}}, ""),
    "elfenland-ff-6-seats": ({"seats": 6, "start_player": "6", "options": {"edition": "ff"}}, "125"),
}
"""Start lines, and the seats that show the referee all they have."""

BOXED = {"deck": "a-box-for-tests.toml"}
"""Made up for tests: no card of the real box is in it but those that the rulebook names."""
MASTERELF = {
    "masterelf-day-2-seats": ({"seats": 2, "options": {"side": "day", **BOXED}}, "12"),
    "masterelf-night-2-seats": (
        {"seats": 2, "start_player": "2", "options": {"side": "night", **BOXED, "special_on_last_gift": True}},
        "2",
    ),
    "masterelf-day-3-seats": (
        {"seats": 3, "ages": {"1": 41, "2": 9, "3": 38}, "options": {"side": "day", **BOXED}},
        "1",
    ),
    "masterelf-night-3-seats": ({"seats": 3, "options": {"side": "night", **BOXED}}, ""),
    "masterelf-day-4-seats": ({"seats": 4, "start_player": "3", "options": {"side": "day", **BOXED}}, "1234"),
    "masterelf-night-4-seats": ({"seats": 4, "options": {"side": "night", **BOXED}}, "13"),
}


def answered(referee: Referee, said: dict[str, Any]) -> dict[str, Any]:
    """The answer as it goes over the wire."""
    told: dict[str, Any] = json.loads(write(referee.answer(write(said))))
    return told


def lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a match: `say` and `answer`."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_is_refereed_word_for_word_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    referee = Referee()
    for number, line in enumerate(lines(path), 1):
        assert answered(referee, line["say"]) == line["answer"], f"line {number}"


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_is_played_to_the_standings_with_slips_on_the_way(path: Path) -> None:
    answers = [line["answer"] for line in lines(path)]
    assert answers[-1]["state"]["standings"]
    assert any("rule" in answer for answer in answers)
    assert all(answer.get("text") for answer in answers if "rule" in answer)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_matches(name: str) -> None:
    assert [path for path in MATCHES if lines(path)[0]["say"]["game"] == name]


def test_Elfenland_is_played_by_two_three_and_six_in_at_least_three_editions() -> None:
    starts = [lines(HERE / f"{name}.jsonl")[0]["say"] for name in ELFENLAND]
    assert {2, 3, 6} <= {start["seats"] for start in starts}
    assert len({start["options"]["edition"] for start in starts}) >= 3


def test_Master_Elf_is_played_by_two_three_and_four_on_both_sides() -> None:
    starts = [lines(HERE / f"{name}.jsonl")[0]["say"] for name in MASTERELF]
    assert {(start["seats"], start["options"]["side"]) for start in starts} == {
        (seats, side) for seats in (2, 3, 4) for side in ("day", "night")
    }


def play(game: str, name: str, start: dict[str, Any], players: Any) -> None:
    """Plays a match anew and writes it down."""
    referee = Referee()
    told = {"game": game, **start, "language": "en"}
    with (HERE / f"{name}.jsonl").open("w", encoding="utf-8") as file:

        def say(said: dict[str, Any]) -> dict[str, Any]:
            answer = answered(referee, said)
            file.write(json.dumps({"say": said, "answer": answer}, ensure_ascii=False) + "\n")
            return answer

        say(told)
        while referee._match is not None and referee._match.prompt.awaits:
            *slips, meant = players.say(referee._match)
            for slip in slips:
                if say(slip)["ok"]:
                    say({"do": "undo"})
            assert say(meant)["ok"], meant
        say({"do": "state"})


if __name__ == "__main__":
    os.chdir(HERE)
    sys.path += [str(HERE), str(HERE.parent / "promises")]
    import elves
    import sensible

    for name, (start, tells) in ELFENLAND.items():
        play("elfenland", name, start, sensible.Players(start["seats"], tells, Random(name)))
    for name, (start, tells) in MASTERELF.items():
        play("masterelf", name, start, elves.Players(start, tells, Random(name)))
