"""Whatever a file, a stick or a code holds, it is ours whole and sound, or one sentence says why it is not."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import zlib
from base64 import b32encode
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from companion.games.people import People, Player, write_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import begin
from companion.storage.store import Store
from companion.transfer import game_import, json_lines
from engine.codec import read_command, write
from engine.game import Start
from engine.match import Match
from tests.evening import evening, touchable
from tests.extent import fewer

HOUSE = Path(__file__).parents[2]
ANNA_AND_BEN = People("en", (Player("Anna", "red"), Player("Ben", "blue")))
COMMANDS: tuple[dict[str, Any], ...] = (
    {"do": "rename", "seat": "1", "name": "Hanna"},
    {"do": "agree", "switch": "keep_counter", "value": "up_to_one"},
    {"do": "deal"},
    {"do": "drawn"},
    {"do": "pass", "seat": "1"},
    {"do": "pass", "seat": "2"},
    {"do": "end_move", "seat": "1"},
)


def played(store: Store, people: bytes = write_people(ANNA_AND_BEN)) -> int:
    """A short game with a new name, an agreement and something withdrawn, in this store."""
    begun = begin(Start("elfenland", 2, "1", {"edition": "de"}))
    assert not isinstance(begun, (type(None),))
    match: Any = begun.match  # type: ignore[union-attr]
    id = store.begin("elfenland", begun.stored(), people)  # type: ignore[union-attr]
    for told in COMMANDS:
        after = match.say(read_command(match.game, json.dumps(told)))
        if isinstance(after, Match):
            match = after
            assert match.last is not None
            store.append(id, write(match.last.command), write(match.last.events))
    store.undone(id, 1)
    return id


@cache
def exported() -> tuple[dict[str, Any], ...]:
    """The lines of such a game, without checksums: who writes a hostile file leaves them out."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "g.db", clock=lambda: 1000) as store:
        id = played(store)
        store.refused(id, b'{"do":"pass","seat":"2"}', "EL-ROUND-02", b'{"seat":"2","turn":"1"}')
        return tuple(unsummed(json_lines.export(store, id)))


def unsummed(lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    """These lines without their checksums."""
    for line in lines:
        yield {key: value for key, value in json.loads(line).items() if key not in ("sum", "people_sum")}


def text(lines: tuple[dict[str, Any], ...]) -> bytes:
    return b"".join(json.dumps(line).encode("utf-8", "surrogatepass") + b"\n" for line in lines)


def changed(line: int, **fields: Any) -> bytes:
    """The exported game with some fields of a line otherwise."""
    lines = list(exported())
    lines[line] = {**lines[line], **fields}
    return text(tuple(lines))


def coded(start: Any, people: Any, entries: Any) -> bytes:
    """A code with a right checksum, whatever it holds; each part JSON as it is."""
    inside = f'{{"start":{start},"people":{people},"entries":{entries}}}'.encode()
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, often())
    packed = squeeze.compress(inside) + squeeze.flush()
    signs = b32encode(packed).decode().rstrip("=")
    checksum = zlib.crc32(packed, zlib.crc32(b"elfenland"))
    return f"BOARDSIDE/1/ELFENLAND/{len(signs)}/{checksum:08X}/{signs}".encode()


def often() -> bytes:
    return (HOUSE / "companion" / "transfer" / "elfenland-1.often").read_bytes()


START = '{"game":"elfenland","seats":2}'
HOSTILE: dict[str, bytes] = {
    "people nested": changed(0, people=[[[]]]),
    "people a string": changed(0, people="Anna"),
    "people a list": changed(0, people=[{"name": "Anna", "colour": "red"}]),
    "colour of a path": changed(0, people={"players": [{"name": "Anna", "colour": "../../x"}]}),
    "colour twice": changed(0, people={"players": [{"name": "A", "colour": "red"}, {"name": "B", "colour": "red"}]}),
    "more people than seats": changed(
        0, people={"players": [{"name": "", "colour": c} for c in ("red", "blue", "green")]}
    ),
    "begun in the year 285428751": changed(0, begun=2**53),
    "begun in the year 10000": changed(0, begun=253_402_300_800),
    "begun before time": changed(0, begun=-1),
    "a row of the year 285428751": changed(1, at=2**53),
    "a row before time": changed(1, at=-5),
    "another game's start": changed(0, start={"game": "masterelf", "seats": 2}),
    "a game that nobody has": changed(0, game="chess"),
    "a hand of minus three": changed(3, events=[{"event": "Dealt", "new": {"1": -30, "2": 8}}]),
    "more cards than there are": changed(3, events=[{"event": "Dealt", "new": {"1": 10**30, "2": 8}}]),
    "a seat that is none": changed(1, events=[{"event": "Renamed", "seat": "x", "name": "Y"}]),
    "seat zero": changed(1, events=[{"event": "Renamed", "seat": "0", "name": "Y"}]),
    "a colour nobody has": changed(1, events=[{"event": "Renamed", "seat": "1", "colour": "../x"}]),
    "a switch nobody has": changed(2, events=[{"event": "Agreed", "switch": "x" * 99, "value": True}]),
    "a switch that cannot be so": changed(2, events=[{"event": "Agreed", "switch": "keep_counter", "value": "all"}]),
    "a round that never began": changed(3, events=[{"event": "RoundBegan", "round": -7, "start_player": "1"}]),
    "a road that is none": changed(
        3, events=[{"event": "Placed", "seat": "1", "kind": "pig", "route": "x", "origin": "open"}]
    ),
    "a phase that is none": changed(3, events=[{"event": "PhaseBegan", "phase": "x"}]),
    "brackets": b'{"boardside":1,"game":"elfenland","start":' + b"[" * 60_000,
    "brackets in people": text(exported()).replace(
        b'"people": {', b'"people": ' + b"[" * 5000 + b"]" * 5000 + b',"x":{'
    ),
    "a code of people nested": coded(START, "[[[]]]", "[]"),
    "a code of a colour": coded(START, '{"players":[{"name":"A","colour":"pink"}]}', "[]"),
    "a code of brackets": coded(START, "[" * 30_000 + "]" * 30_000, "[]"),
    "a code of open brackets": coded(START, "[" * 30_000, "[]"),
    "a code of braces": coded('{"a":' * 10_000, "{}", "[]"),
    "heads": b"BOARDSIDE/1/ELFENLAND/99999/00000000/ABC " * 100_000,
    "a sign that grows in capitals": "ΐ".encode() * 500_000,
    "words of one letter": b"a " * 2_000_000,
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_is_refused_in_one_sentence_and_the_table_begins_as_ever(tmp_path: Path, kind: str) -> None:
    stick = tmp_path / "paper" / ("game.txt" if HOSTILE[kind][:1] in b"Ba\xce" else "game.jsonl")
    stick.parent.mkdir()
    stick.write_bytes(HOSTILE[kind])
    with evening(tmp_path / "games.db") as it:
        it.tap("past", "bring", "file/0")
        assert it.screen.notice is not None
        assert it.screen.notice.tone == "warning", "it was taken in"
        assert 0 < len(it.screen.notice.numbers) < 500
        assert "\n" not in it.screen.notice.numbers
    with evening(tmp_path / "games.db") as it:
        assert it.session.store.games == ()


@pytest.mark.parametrize(
    "kind", ["people nested", "colour of a path", "a row of the year 285428751", "a hand of minus three"]
)
def test_the_sentence_says_file_line_and_field(kind: str) -> None:
    with pytest.raises(ValueError, match=r"^game\.jsonl: [Ll]ine \d+: .*(people|colour|time|hand).*\.$"):
        game_import.judged(game_import.found_in(BytesIO(HOSTILE[kind]), "game.jsonl"), "game.jsonl")


def test_signs_that_no_eye_sees_do_not_come_in_with_a_name(tmp_path: Path) -> None:
    people = {"players": [{"name": "An\u202ena\x1b[31m\n", "colour": "red"}, {"name": "B" * 500, "colour": "blue"}]}
    renamed = [{"event": "Renamed", "seat": "2", "name": "\u2066B\x07en\u2069"}]
    lines = list(exported())
    lines[0] = {**lines[0], "people": people}
    lines[1] = {**lines[1], "events": renamed}
    file = tmp_path / "game.jsonl"
    file.write_bytes(text(tuple(lines)))
    with evening(tmp_path / "games.db") as it:
        id, _ = it.writer_answers(lambda store: game_import.bring(store, file))
        it.session.game.resume(id, lambda: None)
        it.settle()
        assert [player.name for player in it.session.table.players] == ["Anna[31m", "Ben"]
    with Store.read(tmp_path / "games.db") as shelf:
        kept = shelf.games()[0].people + b"".join(row.events for row in shelf.rows(id))
    assert "\u202e" not in kept.decode()
    assert b"B" * 100 not in kept


@pytest.mark.parametrize(
    ("line", "field", "value", "sentence"),
    [
        (0, "people", {"players": [{"name": "Anna", "colour": "red"}]}, "people.players are 1 for 2 players"),
        (
            0,
            "people",
            {
                "players": [{"name": "Anna", "colour": "red"}, {"name": "Ben", "colour": "blue"}],
                "called": [{"name": "Anna", "colour": "red"}],
            },
            "people.called are 1 for 2 players",
        ),
        (
            1,
            "events",
            [{"event": "RoundBegan", "round": 2, "start_player": "7"}],
            "the start player, '7', is none of the seats",
        ),
    ],
)
def test_a_game_that_would_break_a_page_later_is_not_taken_in(line: int, field: str, value: Any, sentence: str) -> None:
    lines = [dict(each) for each in exported()]
    lines[line][field] = value
    with pytest.raises(ValueError, match=re.escape(sentence)):
        game_import.judged(game_import.found_in(BytesIO(text(tuple(lines))), "game.jsonl"), "game.jsonl")


def test_a_game_comes_in_whole_with_its_times_and_what_was_refused_in_it(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(text(exported()))
    with evening(tmp_path / "games.db") as it:
        it.writer_answers(lambda store: game_import.bring(store, file))
    with Store.read(tmp_path / "games.db") as shelf:
        assert list(unsummed(json_lines.export(shelf, 1))) == list(exported())


VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 7, 2**31, 2**53, 2**64, -(10**40), 1.5, 1e308, "", "x", "1", "9", "../../x"),
    *("\u202eevil\x1b[2J", "=1+1", "x" * 30_000, [], {}, [[[[]]]], ["1"] * 5000, {"1": -1}, {"x": {"y": {}}}),
    *("red", "elfenland", "elvenhold", "pig", "move", "over", {"do": "pass", "seat": "1"}),
)


def damaged(lines: tuple[dict[str, Any], ...], chance: random.Random) -> bytes:
    """The lines with one to three values, keys or lines of them otherwise."""
    wrong: Any = json.loads(json.dumps(lines))
    for _ in range(chance.randint(1, 3)):
        at: Any = wrong
        while True:
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            if not keys:
                break
            key = chance.choice(keys)
            if isinstance(at[key], dict | list) and at[key] and chance.random() < 0.85:
                at = at[key]
                continue
            match chance.randrange(6):
                case 0:
                    del at[key]
                case 1 if isinstance(at, list):
                    at.insert(key, at[key])
                case 1:
                    at[chance.choice(("at", "seat", "colour", "name", "over", "undone"))] = at[key]
                case _:
                    at[key] = chance.choice(VALUES)
            break
    return b"".join(json.dumps(line).encode() + b"\n" for line in wrong)


@pytest.mark.attack
@pytest.mark.parametrize("seed", fewer("evenings with damaged games", range(4), daily=4, quick=1))
def test_no_damaged_game_ever_ends_an_evening(tmp_path: Path, seed: int) -> None:
    """Each is refused in a sentence, or taken in; and what is in the store then can be listed, opened and looked at."""
    chance = random.Random(f"untrusted {seed}")
    file = tmp_path / "game.jsonl"
    taken = []
    with evening(tmp_path / "games.db") as it:
        for _ in range(120):
            file.write_bytes(damaged(exported(), chance))
            answer = it.writer_answers(lambda store: _brought(store, file))
            taken += [answer] if isinstance(answer, int) else []
            assert isinstance(answer, int) or "\n" not in answer
    assert len(taken) > 3, "the damage is all too clumsy: nothing was taken in"
    with evening(tmp_path / "games.db") as it:
        it.tap("past")
        games = [id for id in touchable(it.screen) if id.startswith("game/")]
        assert len(games) == len(set(taken)), "what came in unharmed more than once is one game"
        for id in games[:25]:
            it.tap(id)
            for page in ("menu", "history"):
                if page in touchable(it.screen):
                    it.tap(page)
            assert it.screen
            it.session.leave()
            it.settle().tap("past")


def judged(told: bytes) -> str:
    """What is said of this file; "" where it is a game."""
    try:
        game_import.judged(game_import.found_in(BytesIO(told), "game.jsonl"), "game.jsonl")
    except ValueError as wrong:
        return str(wrong)
    return ""


def _brought(store: Any, file: Path) -> int | str:
    try:
        return game_import.bring(store, file)[0]
    except ValueError as wrong:
        return str(wrong)


# What lies in the store already: from an earlier version, or because a bit tipped.


# Memory: measured in a process of its own, against the same process after a sound game.

MEASURE = """
import sys
from pathlib import Path
from companion.transfer import game_import
from companion.storage.store import Store

def peak():
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0])

def take(path):
    try:
        with Store.open(path + ".db") as store:
            game_import.bring(store, Path(path))
        return "taken"
    except ValueError as wrong:
        return str(wrong).splitlines()[0][:200]

take(sys.argv[1])
before = peak()
print(take(sys.argv[2]))
print((peak() - before) // 1024)
"""
MOST_MEMORY = 64
"""Megabytes above those of a sound game."""


def rows(entry: Callable[[int], dict[str, Any]], most: int = 9_000) -> bytes:
    """A game of so many entries, one like the other."""
    head = {**exported()[0], "rows": most}
    made = ({"entry": n, "at": 0, **entry(n)} for n in range(1, most + 1))
    return text((head,)) + b"".join(json.dumps(line).encode() + b"\n" for line in made)


def renaming(n: int) -> dict[str, Any]:
    event = {"event": "Renamed", "seat": "1", "name": str(n)}
    return {"command": {"do": "rename", "seat": "1", "name": str(n)}, "events": [event]}


def agreeing(n: int) -> dict[str, Any]:
    value = ("up_to_one", "exactly_one")[n % 2]
    agreed = {"do": "agree", "switch": "keep_counter", "value": value}
    passed = {"do": "pass", "seat": "1"}
    return {"command": agreed if n > 4000 else passed, "events": [{"event": "Passed", "seat": "1"}]}


def many(event: dict[str, Any], each: int) -> Callable[[int], dict[str, Any]]:
    return lambda n: {"command": {"do": "pass", "seat": "1"}, "events": [event] * each}


def sparse(path: Path, begin: bytes) -> None:
    with path.open("wb") as file:
        file.write(begin)
        file.truncate(1 << 30)


def filled(path: Path, text: bytes) -> None:
    path.write_bytes(text)


DOTTED = {"game": "masterelf", "seats": 2, "options": {"deck": {"name": "x", "text": f"{'a.' * 30_000}a = 1"}}}
LARGE: dict[str, Callable[[Path], None]] = {
    "heads": lambda path: filled(path, HOSTILE["heads"]),
    "words": lambda path: filled(path, HOSTILE["words of one letter"]),
    "capitals": lambda path: filled(path, HOSTILE["a sign that grows in capitals"]),
    "wide signs": lambda path: filled(path, "𝕬 ".encode() * 500_000),
    "1 GB of nothing": lambda path: sparse(path, b""),
    "1 GB after a brace": lambda path: sparse(path, b"{"),
    "1 GB after a game": lambda path: sparse(path, text(exported())),
    "1 GB after a code": lambda path: sparse(path, coded(START, "{}", "[]") + b"\n"),
    "blank lines": lambda path: filled(path, text(exported()) + b"\n" * 20_000_000),
    "brackets": lambda path: filled(path, (b"[" * 60_000 + b"\n") * 100),
    "renamed": lambda path: filled(path, rows(renaming)),
    "agreed": lambda path: filled(path, rows(agreeing)),
    "renamed many times a row": lambda path: filled(
        path, rows(many({"event": "Renamed", "seat": "1", "name": "x"}, 20), 1000)
    ),
    "passed": lambda path: filled(path, rows(many({"event": "Passed", "seat": "1"}, 1))),
    "empty lists": lambda path: filled(
        path,
        rows(lambda n: {"command": {"do": "let", "command": {"do": "pass", "x": [[]] * 10_000}}, "events": []}, 50),
    ),
    "new keys": lambda path: filled(
        path,
        rows(
            lambda n: {
                **many({}, 0)(n),
                "events": [{"event": "Dealt", "new": {str(n * 99 + i): 1 for i in range(99)}}],
            },
            900,
        ),
    ),
    "roads": lambda path: filled(
        path,
        rows(
            lambda n: {
                "command": {"do": "pass", "seat": "1"},
                "events": [
                    {"event": "Placed", "seat": "1", "kind": "pig", "route": f"{n}-{i}", "origin": "hidden"}
                    for i in range(3)
                ],
            },
            4000,
        ),
    ),
    "a box of dots": lambda path: filled(path, changed(0, game="masterelf", start=DOTTED)),
    "refused": lambda path: filled(path, text((*exported(), *([exported()[-1]] * 100_000)))),
}


@pytest.mark.slow("processes")
@pytest.mark.parametrize("kind", LARGE)
def test_no_file_takes_more_memory_than_a_table_can_give(tmp_path: Path, kind: str) -> None:
    sound, large = tmp_path / "sound.jsonl", tmp_path / "large.jsonl"
    sound.write_bytes(text(exported()))
    LARGE[kind](large)
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(sound), str(large)], cwd=HOUSE, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    answer, grown = done.stdout.splitlines()
    assert int(grown) <= MOST_MEMORY, answer


def test_every_game_in_the_list_has_its_own_words_for_hostile_starts() -> None:
    """A start of each game with any one option or seat otherwise is refused in a sentence, or begins."""
    for game in GAMES:
        for value in VALUES:
            for field in ("seats", "start_player", "options", "ages"):
                told = json.dumps({"game": game, "seats": 3, field: value}).encode()
                head = {"boardside": 1, "game": game, "start": json.loads(told), "people": {}, "rows": 0}
                assert "\n" not in judged(text((head,)))
