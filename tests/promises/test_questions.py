"""A question tells no secret: at two tables that differ in secrets alone it is answered in the same bytes.

A part is asked in every run; `BOARDSIDE_QUESTIONS=200000` asks so many, one in ten of them by touch.
"""

from __future__ import annotations

import os
import queue
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from pairs import Pair, games, question
from walks import filed

from companion.automa.elfenland import questions as elfenland_coach
from companion.games.people import People, Player, write_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, begin
from companion.pages.exception_guard import Guard
from companion.pages.listener import PageListener
from companion.pages.lobby.home import HomePage
from companion.pages.page_registry import PAGES, open_page
from companion.pages.rules import can_i
from companion.pages.table.table import TablePage
from companion.referee import Referee
from companion.session.events import Accepted, Left, Refused, Seated, Undone
from companion.session.game_session import GameSession
from companion.session.screen_session import ScreenSession
from companion.session.settings import Settings
from companion.session.table_store import Opened
from companion.storage.retrying_store import BufferedStore
from companion.storage.store import Store
from companion.storage.store_thread import Writer
from engine.codec import write
from engine.match import Match
from tests.evening import Evening, touchable
from tests.extent import many

pytestmark = pytest.mark.attack

QUESTIONS = int(
    os.environ.get("BOARDSIDE_QUESTIONS") or many("questions at pairs of tables", 8_000, daily=4_000, quick=200)
)
SEED = os.environ.get("BOARDSIDE_SEED", "1")
ACTS, A_MOMENT = 80, 12
TAPS = 60
COLOURS = ("red", "blue", "yellow", "green", "violet", "black")
ELSEWHERE = ("bring", "hardware", "teach", "teach-unknown", "off", "share", "ruling", "update")
"""Pages about the machine and not about the game; the last is about a refusal."""


def noon() -> float:
    """What every clock says."""
    return 1_700_000_000.0


def differing(name: str, seed: str, count: int, folder: Path) -> list[tuple[bytes, ...]]:
    """Of so many questions over lines, those that two tables answer differently."""
    random, asked = Random(f"questions {name} {seed}"), 0
    found: list[tuple[bytes, ...]] = []
    for moments in games(name, random, ACTS):
        referees = Referee(), Referee()
        for referee in referees:
            assert referee.answer(write(filed(moments[0].start, folder)))["ok"]
        for pair in moments[1:]:
            for referee, sentence in zip(referees, pair.told[-1], strict=True):
                assert referee.answer(write(sentence))["ok"]
            for _ in range(A_MOMENT if pair.differ else 0):
                line = question(pair, random)
                answers = [write(referee.answer(line)) for referee in referees]
                if answers[0] != answers[1]:
                    found.append((line, *answers))
                asked += 1
                if asked == count:
                    assert all(r._match is not None and len(r._match) == len(pair.told) for r in referees)
                    return found
    raise AssertionError("games do not end")


class At(Evening):
    """An evening at one of two tables, whose clocks agree."""

    def __init__(self, path: Path, pair: Pair, match: Match) -> None:
        path.parent.mkdir(parents=True)
        players = tuple(Player(f"P{n}", colour) for n, colour in enumerate(COLOURS[: pair.start.seats], 1))
        begun = begin(filed(pair.start, path.parent))
        assert isinstance(begun, StartedGame)
        with Store.open(path, clock=noon) as store:
            id = store.begin(pair.start.game, begun.stored(), write_people(People("en", players)))
            for entry in match.entries():
                store.append(id, write(entry.command), write(entry.events), over=False)
        self.path, self.inbox, self.taps = path, queue.SimpleQueue(), 0
        self.writer = Writer(
            lambda: BufferedStore(path, self.inbox.put, noon), lambda result: self.inbox.put(Opened(result))
        )
        game = GameSession(self.writer.submit, self.inbox.put, Settings(language="en"))
        self.session = ScreenSession(game, HomePage())
        self.front = Guard(self.session, loud=True)
        self.session.listen(PageListener(self.session).on)
        self.acts: list[Any] = []
        self.session.listen(self.acts.append)
        self.settle()
        self.session.game.resume(id, lambda: self.session.pages.go(TablePage()))
        self.settle()

    def seen(self) -> bytes:
        """The whole screen, wherever its file lies."""
        screen = msgspec.json.encode(self.screen, enc_hook=repr, order="deterministic")
        return screen.replace(str(self.path.parent).encode(), b"")


def differing_screens(name: str, seed: str, count: int, folder: Path) -> list[tuple[str, bytes, bytes]]:
    """Of so many touches that ask, those after which two tables look different."""
    random, asked, tables = Random(f"touched {name} {seed}"), 0, 0
    found: list[tuple[str, bytes, bytes]] = []
    for moments in games(name, random, ACTS):
        secret = [pair for pair in moments if pair.differ and pair.one.prompt.awaits]
        for pair in random.sample(secret, min(2, len(secret))):
            tables += 1
            matches = enumerate((pair.one, pair.other))
            both = [At(folder / f"{tables}-{n}" / "games.db", pair, match) for n, match in matches]
            try:
                for _ in range(TAPS):
                    if asked == count:
                        return found
                    touched, acted = _touched(both, random)
                    asked += not acted
                    if both[0].screen != both[1].screen and both[0].seen() != both[1].seen():
                        if not acted:
                            found.append((touched, both[0].seen(), both[1].seen()))
                        break
                    if both[0].session.seated is None:
                        break
            finally:
                for at in both:
                    at.close()
    raise AssertionError("games do not end")


def _touched(both: list[At], random: Random) -> tuple[str, bool]:
    """What was touched at both tables, and whether it was an act: what hands decide on."""
    page, id = "", ""
    if random.random() < 0.1:
        page = random.choice([name for name in PAGES if name not in ELSEWHERE])
        page = "can-i" if random.random() < 0.5 else page
    else:
        by_verb: dict[str, list[str]] = {}
        for each in sorted(touchable(both[0].screen)):
            by_verb.setdefault(each.rpartition("/")[0], []).append(each)
        id = random.choice(by_verb[random.choice(sorted(by_verb))]) if by_verb else ""
    for at in both:
        at.acts.clear()
        if page:
            open_page(at.session, page)
        elif id in touchable(at.screen):
            at.session.tap(id)
        at.settle()
    acts = Accepted | Refused | Undone | Left | Seated
    return page or id, any(isinstance(said, acts) for at in both for said in at.acts)


@pytest.mark.parametrize("name", GAMES)
def test_a_question_over_lines_is_answered_in_the_same_bytes_whatever_is_secret(name: str, tmp_path: Path) -> None:
    assert differing(name, SEED, QUESTIONS * 9 // 20, tmp_path) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_question_by_touch_looks_the_same_whatever_is_secret(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", noon)
    assert differing_screens(name, SEED, QUESTIONS // 20, tmp_path) == []


@pytest.mark.slow("long")
def test_a_question_that_is_judged_by_hands_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.referee.public", lambda match, commands: match)
    assert differing("elfenland", SEED, 2_000, tmp_path)
    assert differing("masterelf", "2", 8_000, tmp_path)


@pytest.mark.slow("long")
def test_advice_that_has_seen_a_hand_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elfenland_coach, "public", lambda match: match)
    assert differing("elfenland", SEED, 4_000, tmp_path)


@pytest.mark.slow("long")
def test_a_page_that_is_judged_by_hands_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(can_i, "public", lambda match: match)
    monkeypatch.setattr("time.time", noon)
    assert any(differing_screens("elfenland", seed, 500, tmp_path / seed) for seed in ("2", "8", "4"))
