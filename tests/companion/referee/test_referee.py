"""The headless referee keeps its contract: recorded games, malformed lines, how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.referee import LONGEST_LINE, Referee
from tests.companion.referee.asking import COMMAND, HOUSE, START, Said, begun, piped, say, shown

RECORDED = sorted((HOUSE / "tests" / "recorded_games").glob("*.jsonl"))


def comparable(answer: Said) -> Said:
    """An answer without what a recorded game leaves to the referee."""
    if "error" in answer:
        return {"ok": False, "error": True}
    told = {key: answer[key] for key in ("ok", "rule", "prompt", "state") if key in answer}
    if "state" in told:
        told["state"] = told["state"] | {"display": sorted(map(str, told["state"]["display"]))}
    return told


# Recorded games


@pytest.mark.slow("processes")
@pytest.mark.parametrize("game", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_gets_the_same_verdicts_through_the_pipe(game: Path) -> None:
    lines = [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()]
    answers, status = piped(*(line["say"] for line in lines))
    assert status == 0
    assert [comparable(answer) for answer in answers] == [comparable(line["answer"]) for line in lines]


def test_all_recorded_games_are_there() -> None:
    assert len(RECORDED) == 24


@pytest.mark.parametrize("game", RECORDED, ids=lambda path: path.stem)
def test_every_answer_has_the_contracts_fields_and_no_others(game: Path) -> None:
    start, *lines = (json.loads(line)["say"] for line in game.read_text(encoding="utf-8").splitlines())
    referee = begun(start)
    for line in lines:
        answer = say(referee, line)
        fields = set(answer) - {"ok"}
        if not answer["ok"] and "error" in answer:
            assert fields == {"error"}
            assert answer["error"].endswith(".")
        elif not answer["ok"]:
            assert fields == {"rule", "params", "text", "source", "prompt"}
            assert answer["text"]
        elif line["do"] == "state":
            assert fields == {"prompt", "state"}
        else:
            assert fields == {"events", "prompt"}
            assert bool(answer["events"]) == (line["do"] != "undo")


# The start line


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"   ",
        b"\xff\xfe",
        b"null",
        b"[]",
        b"7",
        b'"elfenland"',
        b"{}",
        b'{"seats": 3}',
        b'{"game": "elfenland"}',
        b'{"game": "chess", "seats": 2}',
        b'{"game": ["elfenland"], "seats": 2}',
        b'{"game": "elfenland", "seats": "2"}',
        b'{"game": "elfenland", "seats": 2.5}',
        b'{"game": "elfenland", "seats": true}',
        b'{"game": "elfenland", "seats": null}',
        b'{"game": "elfenland", "seats": 2, "start_player": 1}',
        b'{"game": "elfenland", "seats": 2, "start_player": "3"}',
        b'{"game": "elfenland", "seats": 2, "options": []}',
        b'{"game": "elfenland", "seats": 2, "options": {"edition": "pl"}}',
        b'{"game": "elfenland", "seats": 2, "options": {"speed": "fast"}}',
        b'{"game": "elfenland", "seats": 2, "options": {"town_cards": 1}}',
        b'{"game": "elfenland", "seats": 2, "language": "ff"}',
        b'{"game": "elfenland", "seats": 2, "language": "pl"}',
        b'{"game": "elfenland", "seats": 2, "language": 1}',
        b'{"resume": true}',
        b'{"resume": "yes"}',
        b'{"do": "deal"}',
        b"x" * (LONGEST_LINE + 1),
    ],
)
def test_a_first_line_that_begins_no_game_is_answered_and_not_played_on(first: bytes) -> None:
    referee = Referee()
    answer = say(referee, first)
    assert set(answer) == {"ok", "error"}
    assert answer["ok"] is False
    assert not referee.playing


@pytest.mark.slow("processes")
def test_status_2_after_a_first_line_that_begins_no_game_and_nothing_more_is_read() -> None:
    for first in (b"", b'{"game": "chess", "seats": 2}', json.dumps({"game": "elfenland", "seats": 7}).encode()):
        answers, status = piped(first, START)
        assert (len(answers), answers[0]["ok"], status) == (1, False, 2)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 99])
def test_a_number_of_seats_out_of_range_is_refused_without_a_prompt(seats: int) -> None:
    referee = Referee()
    answer = say(referee, {**START, "seats": seats})
    assert (answer["ok"], answer["rule"], answer["params"]) == (False, "EL-COMP-13", {"seats": seats})
    assert "prompt" not in answer
    assert not referee.playing


@pytest.mark.slow("processes")
def test_status_0_at_the_end_of_input_and_with_no_line_at_all() -> None:
    assert piped() == ([], 0)
    answers, status = piped(START)
    assert (answers[0]["ok"], status) == (True, 0)


def test_null_counts_as_absent_in_the_start_line_and_unknown_fields_as_nothing() -> None:
    told = {
        **START,
        "start_player": None,
        "options": {"edition": None},
        "language": None,
        "resume": None,
        "note": {"a": [1]},
    }
    assert say(Referee(), told) == say(Referee(), START)


def test_the_text_is_in_the_language_that_was_asked_for_or_else_the_editions() -> None:
    """Where a language has no words of its own yet, both are English; the named language decides, not the edition."""
    wrong = {"do": "pass", "seat": "1"}
    german, asked = begun({**START, "language": "de"}), begun({**START, "options": {"edition": "fr"}, "language": "de"})
    assert say(german, wrong)["text"] == say(asked, wrong)["text"]
    assert (say(german, wrong)["source"]["edition"], say(asked, wrong)["source"]["edition"]) == ("de", "fr")


# Lines that are no command

DISPLAY_KNOWN = [{"do": "turn_up", "kind": kind} for kind in ("pig", "pig", "cloud", "troll", "dragon")]
TO_PHASE_3 = [{"do": "deal"}, {"do": "draw_hidden", "seat": "1"}, {"do": "draw_hidden", "seat": "2"}]

MALFORMED = [
    b"",
    b" \t ",
    b"\r",
    b"\x00",
    b'{"do": "state"}\x00',
    b"\xff\xfe\x00",
    b'{"do": "\xc3\x28"}',
    b'{"do": "\\ud800"}',
    b'{"do": "pass", "seat": "\\udfff"}',
    b"\xef\xbb\xbf{}",
    b"pass",
    b"{",
    b"}",
    b"[]",
    b"null",
    b"true",
    b"1",
    b'"state"',
    b"{}",
    b'{"do": null}',
    b'{"do": 1}',
    b'{"do": ["state"]}',
    b'{"do": "State"}',
    b'{"do": ""}',
    b'{"do": "resume"}',
    b'{"do": "state"} {"do": "state"}',
    b'{"do": "state", "x": NaN}',
    b'{"do": "state", "x": Infinity}',
    b"{'do': 'state'}",
    b'{"do": "pass"}',
    b'{"do": "pass", "seat": 1}',
    b'{"do": "pass", "seat": "3"}',
    b'{"do": "pass", "seat": "\xd9\xa1"}',
    b'{"do": "pass", "seat": " 1"}',
    b'{"do": "draw", "seat": "1", "from": "box"}',
    b'{"do": "draw", "seat": "1", "from": "display"}',
    b'{"do": "draw_hidden", "seat": "1", "kind": "raft"}',
    b'{"do": "travel", "seat": "1", "route": "virst-ixara-river", "cards": {"raft": -1}}',
    b'{"do": "travel", "seat": "1", "route": "virst-ixara-river", "cards": {"raft": 1.0}}',
    b'{"do": "travel", "seat": "1", "route": "virst-ixara-river", "cards": {"raft": 1e400}}',
    b'{"do": "travel", "seat": "1", "route": "virst-ixara-river", "cards": {"boat": 1}}',
    b'{"do": "travel", "seat": "1", "route": "nowhere", "cards": {"raft": 1}}',
    b'{"do": "travel", "seat": "1", "route": "virst-ixara-river", "cards": {"raft": ' + b"9" * 5000 + b"}}",
    b'{"do": "discard", "seat": "1"}',
    b'{"do": "discard", "seat": "1", "count": 1, "cards": {"raft": 1}}',
    b'{"do": "keep", "seat": "1"}',
    b'{"do": "target", "seat": "1", "town": "mordor"}',
    b"[" * 60_000,
    b'{"do": "state", "x": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
]


def shortened(line: bytes) -> str:
    """A line as the name of a test."""
    return repr(line[:60])[2:-1]


@pytest.mark.parametrize("line", MALFORMED, ids=shortened)
def test_a_malformed_line_is_answered_with_one_sentence_and_changes_nothing(line: bytes) -> None:
    referee = begun()
    for said in (*DISPLAY_KNOWN, *TO_PHASE_3):
        assert say(referee, said)["ok"]
    before = shown(referee)
    answer = say(referee, line)
    assert set(answer) == {"ok", "error"}
    assert answer["ok"] is False
    assert answer["error"].strip()
    assert "\n" not in answer["error"]
    assert shown(referee) == before


@pytest.mark.slow("processes")
def test_no_line_ends_the_process_and_each_gets_one_answer() -> None:
    too_long = [b'{"do": "state"}' + b" " * LONGEST_LINE, b"x" * 1_000_000, b"\x00" * LONGEST_LINE]
    answers, status = piped(START, *MALFORMED, *too_long, {"do": "state"})
    assert status == 0
    assert len(answers) == 2 + len(MALFORMED) + len(too_long)
    assert answers[-1]["ok"]
    assert not any(answer["ok"] for answer in answers[1:-1])


@pytest.mark.slow("processes")
def test_the_longest_line_is_still_read() -> None:
    line = b'{"do": "state"}'
    answers, _ = piped(START, line + b" " * (LONGEST_LINE - len(line)))
    assert answers[1]["ok"]


@pytest.mark.slow("processes")
def test_a_last_line_without_an_end_and_lines_with_two_are_read() -> None:
    told = json.dumps(START).encode() + b'\r\n{"do": "state"}'
    done = subprocess.run(COMMAND, input=told, capture_output=True, cwd=HOUSE, check=True)
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, True]


@pytest.mark.parametrize("count", [10**6, 2**63, 2**64, 10**30, int("9" * 400)])
def test_a_huge_number_of_cards_is_refused_like_any_that_is_too_many(count: int) -> None:
    route = "beata-elvenhold-plain"
    said = [*TO_PHASE_3, *[{"do": "draw", "seat": seat, "from": "pile"} for seat in "121212"]]
    said += [{"do": "place", "seat": "1", "kind": "pig", "route": route}, {"do": "pass", "seat": "2"}]
    said += [{"do": "pass", "seat": "1"}]
    referee = begun()
    for each in said:
        assert say(referee, each)["ok"], each
    before = shown(referee)
    travel = {"do": "travel", "seat": "1", "route": route}
    assert say(referee, {**travel, "cards": {"pig": count}})["rule"] == "EL-COST-04"
    assert say(referee, {**travel, "cards": {"pig": count, "raft": count}, "caravan": True})["rule"] == "EL-CARAVAN-01"
    assert say(referee, {"do": "discard", "seat": "1", "count": count})["rule"] == "EL-HAND-02"
    assert shown(referee) == before


def test_of_a_field_given_twice_the_last_holds_and_fields_nobody_knows_are_passed_over() -> None:
    referee = begun()
    assert "state" in say(referee, b'{"do": "undo", "do": "state", "colour": [1, {"a": null}]}')


def test_null_counts_as_absent_in_a_command() -> None:
    referee = begun()
    assert say(referee, {"do": "deal", "hands": None})["ok"]
    assert say(referee, {"do": "draw_hidden", "seat": "1", "kind": None})["ok"]
    assert "error" in say(referee, {"do": "draw_hidden", "seat": None})


def test_what_is_no_command_is_an_error_before_it_is_out_of_phase_or_turn() -> None:
    referee = begun()
    assert "error" in say(referee, {"do": "travel", "seat": "1", "route": "nowhere", "cards": {}})
    assert "error" in say(referee, {"do": "keep", "seat": "9", "kind": None})
    assert say(referee, {"do": "keep", "seat": "2", "kind": None})["rule"] == "EL-ROUND-01"


# Undo


def test_undo_withdraws_one_accepted_command_back_to_the_start_and_then_is_an_error() -> None:
    referee = begun()
    said = [DISPLAY_KNOWN[0], *TO_PHASE_3]
    seen = [shown(referee)]
    for each in said:
        say(referee, each)
        seen.append(shown(referee))
        say(referee, {"do": "deal", "seat": "refused"})
    for before in reversed(seen[:-1]):
        answer = say(referee, {"do": "undo"})
        assert (answer["ok"], answer["events"], answer["prompt"]) == (True, [], before["prompt"])
        assert shown(referee) == before
    assert set(say(referee, {"do": "undo"})) == {"ok", "error"}
    assert shown(referee) == seen[0]


# How it ends, and what it carries


@pytest.mark.slow("processes")
def test_a_reader_that_left_ends_the_program_without_a_word() -> None:
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=HOUSE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.write(json.dumps(START).encode() + b"\n")
    process.stdin.flush()
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write(b'{"do": "state"}\n')
    process.stdin.close()
    assert (process.stderr.read(), process.wait()) == (b"", -signal.SIGPIPE)
    process.stderr.close()


@pytest.mark.slow("processes")
def test_the_referee_carries_no_screen_and_no_devices() -> None:
    program = (
        "import sys, io\n"
        "from companion.__main__ import main\n"
        "main(['referee'])\n"
        # The settings are checked against the table of pins, which drives nothing.
        "wrong = [name for name in sys.modules if name not in ('hardware', 'hardware.pin_assignment')"
        " and name.split('.')[0] in ('kivy', 'hardware', 'serial', 'gpiozero', 'chess')]\n"
        "sys.exit(str(wrong) if wrong else 0)"
    )
    lines = b"".join(json.dumps(line).encode() + b"\n" for line in (START, {"do": "deal"}, {"do": "deal"}))
    done = subprocess.run([sys.executable, "-c", program], input=lines, capture_output=True, cwd=HOUSE)
    assert (done.stderr, done.returncode) == (b"", 0)


def resident() -> int:
    """Kilobytes of memory this process has in use."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


@pytest.mark.slow("long")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_two_hundred_thousand_lines_leave_the_memory_as_the_first_twenty_thousand_did() -> None:
    referee = begun()
    lines = [
        b'{"do": "turn_up", "kind": "pig"}',
        b'{"do": "undo"}',
        b'{"do": "deal"}',
        b'{"do": "undo"}',
        b'{"do": "place", "seat": "1", "kind": "pig", "route": "nowhere"}',
        b'{"do": "what"}',
        b'{"do": "undo"}',
        b"{",
        b'{"do": "turn_up", "kind": "raft"}',
        b'{"do": "pass", "seat": "1"}',
    ]
    for _ in range(2_000):
        for line in lines:
            referee.answer(line)
    early = resident()
    for _ in range(18_000):
        for line in lines:
            referee.answer(line)
    assert resident() < 1.02 * early
