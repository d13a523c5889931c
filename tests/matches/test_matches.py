"""Golden matches: what was said, the verdict, the words in all six languages and on the screen, to the winner.

A refusal carries its `texts` by language. Where a rule is refused or a phase begins for the first time in a match,
`screen` has what a table reads then: the source and the ways of the notice, or the phase and the prompt.

Each file was played once by sensible players with a few slips and is kept as it is. Where words or verdicts were
changed on purpose, look at the difference after `python -m tests.matches.test_matches words`, which says the same
again; without `words` they are played anew.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from companion.games.people import People
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, begin
from companion.games.view_values import View
from companion.language.message_texts import LANGUAGES, Speech
from companion.referee import Referee
from companion.referee import refusal as in_words
from companion.session.refusals import refusal
from companion.session.seated_game import seat_game
from companion.session.spoken_game import SpokenGame, spoken
from engine.codec import read_command, write
from engine.game import Start
from engine.rule import Rejection

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


class Witness:
    """Whoever writes a match down: the referee's answers, and what tables of every language read meanwhile."""

    def __init__(self) -> None:
        self.referee = Referee()
        self.tables: dict[str, SpokenGame] = {}
        self.voices: dict[str, Speech] = {}
        self.shown: set[str] = set()

    def line(self, said: dict[str, Any]) -> dict[str, Any]:
        """A line of the file."""
        before = self.referee._match
        answer = answered(self.referee, said)
        match = self.referee._match
        assert match is not None
        line: dict[str, Any] = {"say": said, "answer": answer}
        if before is None:
            begun = begin(msgspec.convert({key: told for key, told in said.items() if key != "language"}, Start))
            assert isinstance(begun, StartedGame)
            proper = GAMES[begun.start.game].proper(begun.match, {})
            self.voices = {language: Speech(language, proper) for language in LANGUAGES}
            self.tables = {language: spoken(seat_game(1, begun, People()), language, "de") for language in LANGUAGES}
        elif "rule" in answer:
            command = read_command(before.game, write(said))
            rejection = before.say(command)
            assert isinstance(rejection, Rejection)
            line["texts"] = {language: in_words(speech, rejection)["text"] for language, speech in self.voices.items()}
            if answer["rule"] not in self.shown:
                line["screen"] = self.read(lambda table: noticed(table.with_match(before), command, rejection))
            self.shown.add(answer["rule"])
        if match.prompt.phase not in self.shown:
            self.shown.add(match.prompt.phase)
            line["screen"] = self.read(lambda table: prompted(table.with_match(match)))
        return line

    def read(self, shown: Callable[[SpokenGame], list[str]]) -> dict[str, list[str]]:
        """What is shown at the tables, by language."""
        return {language: shown(table) for language, table in self.tables.items()}


def noticed(table: SpokenGame, command: Any, rejection: Rejection) -> list[str]:
    """Where a refusal's rule is printed, and what would be legal."""
    notice = refusal(table, command, rejection)[0]
    return [notice.source, *(" ".join((way.label, way.detail)).strip() for way in notice.ways)]


def prompted(table: SpokenGame) -> list[str]:
    """The phase and what is wanted."""
    banner = table.look.picture(View(table.match, table.look.blank(), table.players, table.speech)).banner
    return [banner.phase, banner.prompt]


def lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a match: `say` and `answer`."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_is_refereed_word_for_word_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    witness = Witness()
    for number, line in enumerate(lines(path), 1):
        assert witness.line(line["say"]) == line, f"line {number}"


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_is_played_to_the_standings_with_slips_on_the_way(path: Path) -> None:
    answers = [line["answer"] for line in lines(path)]
    assert answers[-1]["state"]["standings"]
    assert any("rule" in answer for answer in answers)
    assert all(answer.get("text") for answer in answers if "rule" in answer)


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_carries_every_refusal_in_six_languages(path: Path) -> None:
    refusals = [line for line in lines(path) if "rule" in line["answer"]]
    for line in refusals:
        assert list(line["texts"]) == list(LANGUAGES)
        assert len(set(line["texts"].values())) == len(LANGUAGES)
        assert line["texts"]["en"] == line["answer"]["text"]
    assert {line["answer"]["rule"] for line in refusals if "screen" in line} == {
        line["answer"]["rule"] for line in refusals
    }


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


def say_again(path: Path) -> None:
    """What was said stays; the verdicts and the words are those of today."""
    witness = Witness()
    told = [json.dumps(witness.line(line["say"]), ensure_ascii=False) + "\n" for line in lines(path)]
    path.write_text("".join(told), encoding="utf-8")


def play(game: str, name: str, start: dict[str, Any], players: Any) -> None:
    """Plays a match anew and writes it down."""
    witness = Witness()
    told = {"game": game, **start, "language": "en"}
    with (HERE / f"{name}.jsonl").open("w", encoding="utf-8") as file:

        def say(said: dict[str, Any]) -> dict[str, Any]:
            line = witness.line(said)
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            answer: dict[str, Any] = line["answer"]
            return answer

        say(told)
        while witness.referee._match is not None and witness.referee._match.prompt.awaits:
            *slips, meant = players.say(witness.referee._match)
            for slip in slips:
                if say(slip)["ok"]:
                    say({"do": "undo"})
            assert say(meant)["ok"], meant
        say({"do": "state"})


if __name__ == "__main__":
    os.chdir(HERE)
    if sys.argv[1:] == ["words"]:
        for path in MATCHES:
            say_again(path)
        sys.exit()
    sys.path += [str(HERE), str(HERE.parent / "promises")]
    import elves
    import sensible

    for name, (start, tells) in ELFENLAND.items():
        play("elfenland", name, start, sensible.Players(start["seats"], tells, Random(name)))
    for name, (start, tells) in MASTERELF.items():
        play("masterelf", name, start, elves.Players(start, tells, Random(name)))
