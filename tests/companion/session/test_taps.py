"""The recorded games as taps: the desk gives the verdicts that were worked out independently."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.table import TablePage
from engine.codec import read_command, write
from engine.game import Start
from tests.evening import Evening, evening, touchable
from tests.extent import fewer
from tests.inverse_input.taps import taps

GAMES = sorted((Path(__file__).parents[2] / "recorded_games").rglob("*.jsonl"))
COLOURS = ("red", "blue", "yellow", "green", "violet", "black")


class Retelling:
    """One recorded game told to the desk, by touch wherever touch can say it."""

    def __init__(self, it: Evening, start: dict[str, Any]) -> None:
        self.it = it
        self.told = 0
        """Recorded acts that stand. The desk may be ahead of them by what it said itself."""
        self.touched = 0
        told = Start(*(start.get(part) for part in ("game", "seats", "start_player", "options", "ages")))
        players = tuple(Player("", colour) for colour in COLOURS[: told.seats])
        it.session.game.begin(told, players, lambda: it.session.pages.go(TablePage()))
        it.settle()

    def hear(self, said: dict[str, Any], answer: dict[str, Any]) -> None:
        """Say one recorded line and hold the desk to the recorded answer."""
        session = self.it.session
        ahead = [entry.command for entry in session.table.match.entries()[self.told :]]
        if said.get("do") == "state":
            self.back()
            assert _public(session.table.match.game.shown(session.table.match.state)) == _public(answer["state"])
            return
        if said.get("do") == "undo":
            self.back()
            if answer["ok"]:
                assert session.table.last_act() >= 1
                session.undo(1)
                self.it.settle()
                self.told -= 1
        else:
            try:
                command = read_command(session.table.match.game, json.dumps(said))
            except ValueError:
                assert "error" in answer
                return
            if ahead and ahead[0] == command:
                assert answer["ok"]
                self.told += 1
                return
            self.back()
            self.say(command)
            length = len(session.table.match)
            if answer["ok"]:
                self.told += 1
                assert length >= self.told, session.notices.shown
            else:
                assert length == self.told
                assert session.notices.shown is not None
                assert (
                    session.notices.shown.why == f"rule/{answer['rule']}"
                    if "rule" in answer
                    else session.notices.shown.headline
                )
        if len(session.table.match) == self.told and "prompt" in answer:
            assert msgspec.json.decode(write(session.table.match.prompt)) == answer["prompt"]

    def say(self, command: Any) -> None:
        """By touch if that is possible; secrets and acts out of turn reach the desk as readers would bring them."""
        session = self.it.session
        self.afresh()
        touches = taps(session.table.match, command)
        if touches is None:
            session.act(Say((command,)))
            self.it.settle()
        else:
            session.pages.go(TablePage())
            self.touched += 1
            if session.table.match.prompt.phase == "plan" and "ask/untold" in touchable(self.it.screen):
                self.it.tap("ask/untold")  # the counter turned up after the last draw, which the game does not enter
            self.it.tap(*touches)

    def afresh(self) -> None:
        """Begin anew what was not finished, as by *Cancel*."""
        session = self.it.session
        session.act(session.table.look.blank())
        session.notices.dismiss()

    def back(self) -> None:
        """Take back what the desk said by itself, where the recorded table went on otherwise."""
        ahead = len(self.it.session.table.match) - self.told
        if ahead:
            self.it.session.undo(ahead)
            self.it.settle()


def _public(state: dict[str, Any]) -> dict[str, Any]:
    """The order in a display or among owned things means nothing, and any best way to count is as right."""
    told: dict[str, Any] = msgspec.json.decode(write(state))
    for counted in told.get("standings", ()):
        counted.pop("collections", None)
    return _unordered(told)  # type: ignore[no-any-return]


def _unordered(told: Any) -> Any:
    if isinstance(told, dict):
        meaningless = ("display", "gifts", "unknown")
        return {
            key: sorted(map(str, value)) if key in meaningless and isinstance(value, list) else _unordered(value)
            for key, value in told.items()
        }
    return [_unordered(each) for each in told] if isinstance(told, list) else told


@pytest.mark.parametrize(
    "game", fewer("recorded games entered by touch", GAMES, daily=6, quick=1, turning=True), ids=lambda path: path.stem
)
def test_a_recorded_game_entered_by_touch_gets_the_recorded_verdicts(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(game.parent)
    lines = [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()]
    with evening(tmp_path / "games.db") as it:
        retelling = Retelling(it, lines[0]["say"])
        for line in lines[1:]:
            if isinstance(line["say"], dict):
                retelling.hear(line["say"], line["answer"])
        assert retelling.touched > 40
