"""What export and import promise: the same game comes back, nonsense is named by its line, nothing is judged twice."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.storage.store import Row, Store, folded
from companion.storage.store_file import NoGame
from companion.transfer import json_lines
from companion.transfer.json_lines import Difference, Imported
from engine.codec import read_command, read_entry, write
from engine.elfenland.game import elfenland
from engine.game import Start
from engine.match import Match
from engine.rule import Rejection, Rule, Unclear

RECORDED = sorted((Path(__file__).parents[2] / "recorded_games").glob("*.jsonl"))


class Climb(msgspec.Struct, frozen=True, tag_field="do", tag="climb"):
    steps: int


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """What happens on stairs."""


class Climbed(Event, tag="climbed", frozen=True):
    steps: int


TOO_FAR = Rule("ST-1", "stairs", ("steps",))


class Stairs:
    """A made-up game: climb the stairs, at most `reach` steps at once."""

    name = "stairs"
    commands = Climb
    events = Event

    def __init__(self, reach: int) -> None:
        self.reach = reach

    def start(self, start: Start) -> int | Rejection | Unclear:
        if start.options:
            return Unclear("Stairs know no options.")
        return 0 if start.seats == 1 else TOO_FAR.broken(steps=start.seats)

    def decide(self, state: int, command: Climb) -> tuple[Climbed, ...] | Rejection:
        return (Climbed(command.steps),) if command.steps <= self.reach else TOO_FAR.broken(steps=command.steps)

    def evolve(self, state: int, event: Climbed) -> int:
        if state + event.steps < 0:
            raise IndexError("below the ground")
        return state + event.steps


def stairs(reach: int = 9) -> Any:
    return Stairs(reach)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "games.db", clock=lambda: 1000) as opened:
        yield opened


def climbed(store: Store, *steps: int) -> int:
    game = store.begin("stairs", b'{"game":"stairs","seats":1}', b'{"1":"Ann"}')
    for n in steps:
        store.append(game, write(Climb(n)), write([Climbed(n)]))
    return game


def exported(store: Store, game: int) -> bytes:
    return b"".join(json_lines.export(store, game))


def back(text: bytes) -> Imported:
    return json_lines.read(io.BytesIO(text))


def test_what_goes_out_comes_back_undone_rows_too(store: Store) -> None:
    game = climbed(store, 1, 2, 3)
    store.undone(game, 2)
    store.append(game, write(Climb(5)), write([Climbed(5)]), over=True)
    text = exported(store, game)
    copied = back(text)
    assert (copied.game, copied.begun, copied.people) == ("stairs", 1000, b'{"1":"Ann"}')
    assert copied.rows == tuple(store.rows(game))
    copy = store.add(copied.game, copied.start, copied.people, copied.rows, copied.begun)
    assert exported(store, copy) == text
    assert store.game(copy).over


def test_an_export_is_json_lines_and_says_that_it_holds_secrets(store: Store) -> None:
    game = store.begin("stairs", b'{\n"game":"stairs",\r\n"seats":1}', b"null")
    store.append(game, b'{"do":"climb",\n"steps":1}', b"[]")
    head, line = exported(store, game).splitlines()
    assert "hands" in json.loads(head)["secrets"]
    assert json.loads(line) == {"entry": 1, "at": 1000, "command": {"do": "climb", "steps": 1}, "events": []}


def test_no_game_is_no_export(store: Store) -> None:
    with pytest.raises(NoGame):
        exported(store, 3)


HEAD = b'{"boardside":1,"game":"stairs","start":{}}\n'
ENTRY = b'{"entry":1,"command":{},"events":[]}\n'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (b"", 1, "empty"),
        (b"\n" + HEAD, 1, "empty"),
        (b"hello\n", 1, "head"),
        (b"[]\n", 1, "head"),
        (b'{"game":"stairs","start":{}}\n', 1, "boardside"),
        (b'{"boardside":2,"game":"stairs","start":{}}\n', 1, "version 2"),
        (b'{"boardside":1,"game":"stairs","start":{},"begun":-1}\n', 1, "not a time"),
        (b'{"boardside":1,"game":"\xff","start":{}}\n', 1, "head"),
        (HEAD + b"{\n", 2, "no row"),
        (HEAD + b"[" * 50_000 + b"\n", 2, "no row"),
        (HEAD + b'{"entry":1,"command":' + b"[" * 50_000 + b"\n", 2, "no row"),
        (HEAD + ENTRY + ENTRY, 3, "entry 2"),
        (HEAD + b'{"entry":1,"command":{}}\n', 2, "events"),
        (HEAD + b'{"entry":1,"command":[],"events":[]}\n', 2, "command"),
        (HEAD + b'{"entry":1,"command":{},"events":[],"at":99999999999999999}\n', 2, "not a time"),
        (HEAD + b'{"entry":1,"command":{},"events":[],"at":1e400}\n', 2, "no row"),
        (HEAD + b'{"undone":1}\n', 2, "0 exist"),
        (HEAD + ENTRY + b'{"undone":2}\n', 3, "1 exist"),
        (HEAD + ENTRY + b'{"undone":-1}\n', 3, "1 exist"),
        (HEAD + ENTRY + b'{"undone":1,"entry":2}\n', 3, "undoes entries, or redoes them"),
        (HEAD + ENTRY + b'{"redone":1}\n', 3, "0 are undone"),
        (HEAD + ENTRY + b'{"undone":1}\n{"redone":2}\n', 4, "1 are undone"),
        (HEAD + ENTRY + b'{"undone":1}\n{"redone":-1}\n', 4, "1 are undone"),
        (HEAD.replace(b"}}", b'},"rows":2}') + ENTRY, 2, "ends after 1"),
    ],
)
def test_nonsense_is_named_by_its_line(text: bytes, line: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as wrong:
        back(text)
    assert str(wrong.value).startswith(f"Line {line}: ")


def test_blank_lines_between_rows_do_no_harm() -> None:
    assert len(back(HEAD + b"\n" + ENTRY + b"  \n").rows) == 1


def test_a_line_longer_than_any_game_writes_is_not_read_to_its_end() -> None:
    class Endless(io.RawIOBase):
        read_so_far = 0

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            buffer[:] = b"x" * len(buffer)
            self.read_so_far += len(buffer)
            return len(buffer)

    endless = Endless()
    with pytest.raises(ValueError, match="65536"):
        json_lines.read(io.BufferedReader(endless))
    assert endless.read_so_far < 1_000_000


def test_more_rows_than_any_game_has_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_lines, "ROW_LIMIT", 3)
    text = HEAD + b"".join(ENTRY.replace(b"1", b"%d" % n) for n in range(1, 5))
    with pytest.raises(ValueError, match="more than 3") as wrong:
        back(text)
    assert str(wrong.value).startswith("Line 5: ")


def test_where_todays_rules_answer_otherwise_is_listed(store: Store) -> None:
    game = climbed(store, 1, 7, 8, 2)
    store.undone(game, 2)
    store.append(game, write(Climb(6)), write([Climbed(6)]))
    rows = store.rows(game)
    assert json_lines.differences(stairs(), 0, rows) == []
    assert json_lines.differences(stairs(reach=3), 0, rows) == [
        Difference(2, Climb(7), (Climbed(7),), TOO_FAR.broken(steps=7)),
        Difference(6, Climb(6), (Climbed(6),), TOO_FAR.broken(steps=6)),
    ]


def test_entries_withdrawn_are_not_judged_and_later_ones_stand_on_what_was_recorded(store: Store) -> None:
    game = climbed(store, 4, 99)
    store.undone(game, 1)
    store.append(game, write(Climb(-4)), write([Climbed(-4)]))
    assert json_lines.differences(stairs(reach=3), 0, store.rows(game)) == [
        Difference(1, Climb(4), (Climbed(4),), TOO_FAR.broken(steps=4))
    ]


@pytest.mark.parametrize(
    ("command", "events", "reason"),
    [
        (b'{"do":"fly"}', b"[]", "command"),
        (b'{"do":"climb","steps":1}', b'[{"event":"flew"}]', "not events"),
        (b'{"do":"climb","steps":1}', b'[{"event":"climbed","steps":-5}]', "cannot have happened"),
    ],
)
def test_a_row_that_no_game_wrote_is_named(command: bytes, events: bytes, reason: str) -> None:
    rows = [Row(1, 0, b'{"do":"climb","steps":1}', b"[]"), Row(2, 0, command, events)]
    with pytest.raises(ValueError, match=f"Entry 2.*{reason}"):
        json_lines.differences(stairs(), 0, rows)


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        (b"[]", "no beginning"),
        (b'{"game":"stairs","seats":1,"options":{"x":1}}', "no options"),
        (b'{"game":"stairs","seats":5}', "ST-1"),
    ],
)
def test_a_beginning_that_will_not_do_is_named(start: bytes, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        json_lines.begun(stairs(), start)


def recorded(path: Path) -> tuple[Start, list[bytes]]:
    """The start of a recorded game and the commands that were said in it, refused ones too."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    told = {key: value for key, value in lines[0]["say"].items() if key != "language"}
    return msgspec.convert(told, Start), [json.dumps(line["say"]).encode() for line in lines[1:]]


@pytest.mark.parametrize("path", [RECORDED[0], RECORDED[1], RECORDED[22]], ids=lambda path: path.stem)
def test_a_recorded_game_of_elfenland_survives_store_export_and_import(path: Path, store: Store) -> None:
    told, said = recorded(path)
    game = elfenland()
    state = json_lines.begun(game, write(told))
    match = Match(game, state)
    stored = store.begin("elfenland", write(told), b"null")
    for line in said:
        try:
            command = read_command(game, line)
        except ValueError:
            if json.loads(line) == {"do": "undo"}:
                match = match.undo()
                store.undone(stored, 1)
            continue
        after = match.say(command)
        if isinstance(after, Match):
            match = after
            assert match.last is not None
            store.append(stored, write(match.last.command), write(match.last.events), match.prompt.over)
    there = back(exported(store, stored))
    assert len(folded(there.rows)[0]) == len(match) > 50
    assert json_lines.differences(game, json_lines.begun(game, there.start), there.rows) == []
    again = Match(game, state)
    for row in folded(there.rows)[0]:
        again = again.then(read_entry(game, row.command, row.events))
    assert again.state == match.state
