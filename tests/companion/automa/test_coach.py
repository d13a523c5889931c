"""The headless referee answers a coach's questions: the best way, and what a level of the automa would say now."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.automa.elfenland import questions
from companion.automa.elfenland.levels import LEVELS, Level
from companion.automa.elfenland.seat_knowledge import Seen
from companion.referee import Referee
from engine.codec import write
from engine.elfenland.editions import SWITCHES
from engine.match import Entry, Match
from tests.arena import Arena
from tests.extent import many

HOUSE = Path(__file__).parents[3]
START = {"game": "elfenland", "seats": 2}
HANDS = {"1": {"dragon": 3, "pig": 2, "troll": 2, "raft": 1}, "2": {"cloud": 4, "raft": 4}}
ROAD = "beata-elvenhold-plain"

Said = dict[str, Any]


def begun(*said: Said, start: Said = START) -> Referee:
    """A referee to whom all this was said and who accepted it."""
    referee = Referee()
    for line in (start, *said):
        answer = say(referee, line)
        assert answer["ok"], (line, answer)
    return referee


def say(referee: Referee, said: Said) -> Said:
    """The answer as it goes over the wire."""
    answer: Said = json.loads(write(referee.answer(json.dumps(said).encode())))
    return answer


DEALT: tuple[Said, ...] = ({"do": "deal", "hands": HANDS},)
HIDDEN: tuple[Said, ...] = (
    *DEALT,
    {"do": "draw_hidden", "seat": "1", "kind": "dragon"},
    {"do": "draw_hidden", "seat": "2", "kind": "cloud"},
)
PLANNING: tuple[Said, ...] = (
    *HIDDEN,
    *(
        {"do": "draw", "seat": seat, "from": "pile", "kind": kind}
        for kind in ("pig", "troll", "cloud")
        for seat in ("1", "2")
    ),
)
MOVING: tuple[Said, ...] = (
    *PLANNING,
    {"do": "place", "seat": "1", "kind": "pig", "route": ROAD},
    *({"do": "pass", "seat": seat} for seat in ("2", "1")),
)


def best_way(hand: Said = HANDS["1"], seat: str = "1") -> Said:
    """The question."""
    return {"do": "best_way", "seat": seat, "hand": hand}


def advise(level: str = "plans", seat: str = "1", **other: Any) -> Said:
    """The question, for seat 1 with what it truly holds unless told otherwise."""
    asked = {"do": "advise", "seat": seat, "hand": HANDS[seat], "hidden": [], "level": level, "seed": 7}
    return asked | other


def test_the_best_way_is_given_as_commands_that_the_referee_then_accepts() -> None:
    referee = begun(*MOVING)
    answer = say(referee, best_way())
    assert (answer["ok"], answer["pieces"] >= 1) == (True, True)
    assert all(set(step) == {"do", "seat", "route", "cards", "caravan"} for step in answer["way"])
    assert answer["cards"] == sum(sum(step["cards"].values()) for step in answer["way"])
    for step in answer["way"]:
        assert say(referee, step)["ok"]
    assert say(referee, {"do": "state"})["state"]["seats"]["1"]["pieces"] == answer["pieces"]


def test_where_nothing_is_gained_the_way_is_empty() -> None:
    answer = say(begun(*MOVING), best_way({}))
    assert (answer["ok"], answer["pieces"], answer["cards"], answer["way"]) == (True, 0, 0, [])


@pytest.mark.parametrize("said", [(), DEALT, HIDDEN], ids=["deal", "draw_hidden", "draw"])
def test_before_the_first_planning_no_way_is_given(said: tuple[Said, ...]) -> None:
    answer = say(begun(*said), best_way())
    assert (answer["ok"], answer["rule"]) == (False, "EL-ROUND-01")


def test_before_the_first_draw_nobody_is_advised() -> None:
    assert say(begun(), advise())["rule"] == "EL-ROUND-01"


@pytest.mark.parametrize(
    "asked",
    [
        {"do": "best_way", "seat": "1"},
        {"do": "best_way", "hand": {}},
        best_way(seat="3"),
        best_way({"pig": 11}),
        best_way({"raft": 13}),
        best_way({"pig": -1}),
        best_way({"pig": 1.5}),
        best_way({"pig": 7, "raft": 6}),
        best_way({"cart": 1}),
        advise("clever"),
        advise(seed="7"),
        advise(seed=None),
        advise(hand={"pig": 7}),
        advise(hand={"pig": 8, "dragon": 1}),
        advise(hidden=[]),
        advise(hidden=["raft"]),
        advise(hidden=["pig", "pig"]),
        advise(seat="2", hidden=["cloud"]),
    ],
    ids=str,
)
def test_what_cannot_be_answered_is_an_error_and_changes_nothing(asked: Said) -> None:
    referee = begun(*PLANNING)
    before = say(referee, {"do": "state"})
    answer = say(referee, asked)
    assert answer["ok"] is False
    assert answer["error"].endswith(".")
    assert say(referee, {"do": "state"}) == before


def test_a_hand_is_never_judged_by_what_the_referee_was_entered_in_secret() -> None:
    referee = begun(*PLANNING)
    other = {"cloud": 4, "unicorn": 4}
    assert say(referee, advise(hand=other, hidden=["unicorn"]))["ok"]
    assert say(referee, best_way(other))["ok"]


def test_questions_are_not_written_down_and_never_awaited() -> None:
    referee = begun(*PLANNING)
    say(referee, best_way())
    say(referee, advise(hidden=["dragon"]))
    assert say(referee, {"do": "undo"})["ok"]
    prompt = say(referee, {"do": "state"})["prompt"]
    assert (prompt["phase"], set(prompt["awaits"]) & {"advise", "best_way"}) == ("draw", set())


def test_advice_for_a_seat_whose_open_counters_nobody_entered_is_an_error() -> None:
    said = [*HIDDEN, *({"do": "draw", "seat": seat, "from": "pile"} for _ in range(3) for seat in ("1", "2"))]
    assert "open counters" in say(begun(*said), advise(hidden=["dragon"]))["error"]


def test_in_master_elf_there_are_no_such_questions() -> None:
    referee = begun(start={"game": "masterelf", "seats": 2})
    assert "no such command" in say(referee, advise())["error"]


@pytest.mark.parametrize("level", LEVELS)
def test_tables_that_differ_in_what_others_hold_are_advised_alike_byte_for_byte(level: str) -> None:
    one, other = {**HANDS}, {**HANDS, "2": {"unicorn": 6, "troll": 2}}
    for more in range(4):
        answers = []
        for hands, hidden in ((one, "cloud"), (other, "unicorn")):
            told = {"deal": {"hands": hands}}
            said = [line | told.get(line["do"], {}) for line in PLANNING]
            said = [line | ({"kind": hidden} if line == HIDDEN[-1] else {}) for line in said]
            referee = begun(*said, *({"do": "pass", "seat": seat} for seat in ("1", "2")[:more]))
            answers.append(write(referee.answer(json.dumps(advise(level, hidden=["dragon"], seed=more)).encode())))
        assert answers[0] == answers[1]


@pytest.mark.slow("processes")
@pytest.mark.parametrize("level", LEVELS)
def test_another_process_gives_the_same_advice(level: str) -> None:
    """Whatever order its sets have."""
    lines = [START, *PLANNING, advise(level, hidden=["dragon"])]
    told = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    answers = set()
    for seed in ("0", "1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "companion", "referee"],
            input=told,
            capture_output=True,
            cwd=HOUSE,
            env={"PYTHONHASHSEED": seed},
            check=True,
        )
        answers.add(done.stdout.splitlines()[-1])
    assert len(answers) == 1


@pytest.mark.parametrize(
    ("level", "games"),
    [
        ("wanders", many("games advised by who wanders", 6, daily=3, quick=1)),
        ("greedy", many("games advised by who is greedy", 4, daily=2)),
        ("plans", many("games advised by who plans", 2, daily=1)),
        ("reckons", many("games advised by who reckons", 1, daily=1)),
    ],
)
def test_whatever_is_advised_is_accepted(level: Level, games: int) -> None:
    """Asked and said over lines, by a referee that knows everything, over every switch."""
    random = Random(f"advised {level}")
    for game in range(games):
        options = {name: random.choice(values) for name, values in SWITCHES.items()}
        arena = Arena([level] * random.choice((2, 3, 4)), f"advised {level} {game}", options, tells=True)
        referee = Referee()
        assert say(referee, {"game": "elfenland", "seats": len(arena.levels), "options": options})["ok"]

        heard: list[Entry] = []

        def ask(seen: Seen, command: Any, match: Match, referee: Referee = referee, heard: list[Entry] = heard) -> None:
            for entry in match.entries()[len(heard) :]:
                assert say(referee, json.loads(write(entry.command)))["ok"]
                heard.append(entry)
            asked = questions.Advise(seen.id, seen.hand, level, len(heard), seen.hidden)  # type: ignore[arg-type]
            answer = say(referee, {"do": "advise", **json.loads(write(asked))})
            assert answer["ok"], answer
            would = say(referee, {"do": "would", "command": answer["command"]})
            assert would["ok"], (answer, would)

        arena.play(ask)
        assert heard
