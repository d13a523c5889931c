"""The headless referee keeps its games in a store: resumed after a kill, undone to the start, never half written."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from companion.storage.store import Store
from tests.companion.referee.asking import COMMAND, HOUSE, START, Said, begun, piped, say, shown

PLAYED = [{"do": "turn_up", "kind": "pig"}, {"do": "deal"}, {"do": "draw_hidden", "seat": "1", "kind": "dragon"}]


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


class Held:
    """A referee process with a line at a time."""

    def __init__(self, store: Path) -> None:
        # It is to flush by itself, not because the environment says so.
        surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
        self.process = subprocess.Popen(
            [*COMMAND, "--store", str(store)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=HOUSE,
            env=surroundings,
        )

    def say(self, said: Said) -> Said:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(said).encode() + b"\n")
        self.process.stdin.flush()
        assert select.select([self.process.stdout], [], [], 30)[0], "no answer came out"
        answer: Said = json.loads(self.process.stdout.readline())
        return answer

    def end(self, how: int) -> None:
        self.process.send_signal(how)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


@pytest.fixture
def held(store: Path) -> Iterator[Held]:
    process = Held(store)
    yield process
    if process.process.poll() is None:
        process.end(signal.SIGKILL)


@pytest.mark.slow("processes")
def test_a_name_is_kept_without_control_and_bidi_characters(held: Held, store: Path) -> None:
    assert held.say(START)["ok"]
    assert held.say({"do": "rename", "seat": "1", "name": "An\u202ena\x1b[31m\u2066"})["ok"]
    held.end(signal.SIGTERM)
    with Store.read(store) as shelf:
        kept = b"".join(row.command + row.events for row in shelf.rows(1)).decode()
    assert "Anna[31m" in kept
    assert not [sign for sign in ("\\u001b", "\x1b", "\u202e", "\u2066") if sign in kept]


@pytest.mark.slow("processes")
def test_a_game_killed_in_the_middle_goes_on_as_it_was_and_undoes_to_its_very_start(store: Path, held: Held) -> None:
    start = held.say(START)
    seen = [held.say({"do": "state"})]
    for said in PLAYED:
        held.say(said)
        seen.append(held.say({"do": "state"}))
    held.end(signal.SIGKILL)
    undo = [line for _ in PLAYED for line in ({"do": "undo"}, {"do": "state"})]
    (resumed, *answers), status = piped({"resume": True}, *undo, {"do": "undo"}, store=store)
    assert status == 0
    assert resumed == seen[-1]
    assert answers[1:-1:2] == seen[-2::-1]
    assert answers[-2]["state"] == start["state"]
    assert "error" in answers[-1]


@pytest.mark.slow("processes")
def test_an_undo_is_kept_too(store: Path) -> None:
    before, _ = piped(START, PLAYED[0], {"do": "state"}, *PLAYED[1:], {"do": "undo"}, {"do": "undo"}, store=store)
    resumed, _ = piped({"resume": True}, store=store)
    assert resumed[0]["state"] == before[2]["state"]


@pytest.mark.slow("processes")
def test_a_refused_or_malformed_line_leaves_nothing_on_the_disk(store: Path) -> None:
    piped(START, PLAYED[1], {"do": "deal"}, b"nonsense", {"do": "pass", "seat": "1"}, store=store)
    resumed, _ = piped({"resume": True}, {"do": "undo"}, {"do": "undo"}, store=store)
    assert [answer["ok"] for answer in resumed] == [True, True, False]


@pytest.mark.slow("processes")
def test_of_several_unfinished_games_the_one_last_written_is_resumed(store: Path) -> None:
    piped({**START, "seats": 3}, PLAYED[1], store=store)
    piped({**START, "seats": 4}, PLAYED[1], store=store)
    assert len(piped({"resume": True}, store=store)[0][0]["state"]["seats"]) == 4
    piped({**START, "seats": 5}, store=store)
    assert len(piped({"resume": True}, store=store)[0][0]["state"]["seats"]) == 5, "a start is written too"


@pytest.mark.slow("processes")
def test_another_start_line_begins_a_new_game_and_leaves_the_old_ones(store: Path) -> None:
    piped({**START, "seats": 3}, PLAYED[1], store=store)
    piped({**START, "seats": 4}, store=store)
    with Store.open(store) as opened:
        assert [(row.entries, row.over) for row in opened.games()] == [(0, False), (1, False)]


@pytest.mark.slow("processes")
@pytest.mark.parametrize("holding", [[], [{**START, "seats": 9}]])
def test_with_nothing_unfinished_there_a_resume_is_no_valid_start(store: Path, holding: Sequence[Said]) -> None:
    if holding:
        piped(*holding, store=store)
    answers, status = piped({"resume": True}, {"do": "state"}, store=store)
    assert ([set(answer) for answer in answers], status) == ([{"ok", "error"}], 2)


def finishing(town_cards: bool) -> list[Said]:
    """Every line of a two-seat game in which nobody moves, until the phase is over."""
    lines: list[Said] = [{**START, "options": {"town_cards": town_cards}}]
    for round in range(4):
        order = "12" if round % 2 == 0 else "21"
        lines += [{"do": "deal"}, {"do": "drawn"}, {"do": "drawn"}]
        lines += [{"do": "pass", "seat": seat} for seat in order]
        for seat in order:
            lines += [{"do": "end_move", "seat": seat}, {"do": "discard", "seat": seat, "count": 4}]
        if round < 3:
            lines += [{"do": "keep", "seat": seat, "kind": "hidden"} for seat in order]
    return lines


@pytest.mark.slow("processes")
def test_a_finished_game_is_not_resumed_until_it_is_undone(store: Path) -> None:
    answers, _ = piped(*finishing(town_cards=False), store=store)
    assert all(answer["ok"] for answer in answers)
    assert answers[-1]["prompt"]["over"]
    assert piped({"resume": True}, store=store)[1] == 2
    piped(*finishing(town_cards=False), {"do": "undo"}, store=store)
    assert piped({"resume": True}, store=store)[0][0]["prompt"]["phase"] == "move"


@pytest.mark.slow("processes")
def test_a_game_whose_targets_are_still_to_be_entered_is_unfinished(store: Path) -> None:
    piped(*finishing(town_cards=True), {"do": "target", "seat": "1", "town": "virst"}, store=store)
    resumed, _ = piped({"resume": True}, {"do": "target", "seat": "2", "town": "beata"}, {"do": "state"}, store=store)
    assert resumed[0]["prompt"]["seats"] == ["2"]
    assert "standings" in resumed[2]["state"]
    assert piped({"resume": True}, store=store)[1] == 2


def test_a_resumed_game_keeps_its_language_unless_the_line_names_one(store: Path) -> None:
    spoken: list[str] = []
    with Store.open(store) as opened:
        begun({**START, "language": "cs"}, opened)
        for line in ({"resume": True}, {"resume": True, "language": "it"}, {"resume": True}):
            referee = begun(line, opened)
            spoken.append(referee._speech.language)
    assert spoken == ["cs", "it", "cs"]


def test_what_cannot_be_written_is_an_error_and_changed_nothing(store: Path) -> None:
    with Store.open(store) as opened:
        referee = begun(START, opened)
        say(referee, PLAYED[0])
        before = shown(referee)
        moved = store.rename(store.with_name("elsewhere.db"))
        for said in (PLAYED[1], {"do": "undo"}):
            assert set(say(referee, said)) == {"ok", "error"}
            assert shown(referee) == before
        moved.rename(store)
        assert say(referee, PLAYED[1])["ok"], "once the file is back, the game goes on"


@pytest.mark.slow("processes")
def test_every_answer_is_out_before_the_next_line_is_asked_for(held: Held) -> None:
    assert held.say(START)["ok"]
    assert held.say(PLAYED[0])["events"] == [{"event": "TurnedUp", "kind": "pig"}]
    assert held.say({"do": "undo"})["events"] == []
