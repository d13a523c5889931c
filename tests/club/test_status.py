"""The link to a club at a table: the files that it shares with its reporter, *Settings*, and the sign on its screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from companion.club.status import FollowedClub, State, Status, calls, read_status, write_status
from companion.games.people import Player
from companion.language.message_texts import LANGUAGES
from companion.pages.people.settings import SettingsPage
from companion.pages.table.table import TablePage
from engine.game import Start
from tests.evening import HANGS, Evening, evening, touchable, words

LINKED = Status("linked", "Chess Café", 7)


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    """A game at a table that may join a club, whose folder is `club`."""
    tmp_path.joinpath("club").mkdir()
    with evening(tmp_path / "games.db") as opened:
        opened.session.game.club = FollowedClub(tmp_path / "club", opened.inbox.put)
        players = (Player("Anna", "red"), Player("Boris", "blue"))
        opened.session.game.begin(Start("elfenland", 2, "1"), players, lambda: opened.session.pages.go(TablePage()))
        yield opened.settle()


def hear(it: Evening, folder: Path, status: Status) -> None:
    """What the reporter writes, as the table hears of it."""
    write_status(folder / "club", status)
    while it.session.game.club.link != status:
        it.front.feed(it.inbox.get(timeout=HANGS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_Settings_say_every_state_of_the_link_in_every_language(it: Evening, tmp_path: Path, language: str) -> None:
    it.session.store.change_settings(replace(it.session.store.settings, language=language))
    it.settle()
    it.session.pages.push(SettingsPage())
    said = set()
    for state in get_args(State):
        it.session.game.club.link = Status(state, "Chess Café", 7, behind=5)
        text = words(it.screen)
        assert "club-" not in text
        assert "5" in text
        said.add(text)
    assert len(said) == len(get_args(State))


@pytest.mark.slow("long")
def test_the_tables_screen_has_a_small_sign_of_the_link_and_nothing_else(it: Evening, tmp_path: Path) -> None:
    alone = it.screen
    assert alone.bar[0].detail == ""
    for status, sign in ((LINKED, "● Club"), (replace(LINKED, state="seeking", said="Lunch."), "○ Club")):
        hear(it, tmp_path, status)
        assert it.screen.bar[0].detail == sign
        assert replace(it.screen, bar=alone.bar) == alone
    it.session.game.club = None
    assert it.screen == alone


@pytest.mark.slow("long")
def test_the_organiser_is_called_and_heard_on_Settings(it: Evening, tmp_path: Path) -> None:
    it.session.pages.push(SettingsPage())
    assert "call" not in touchable(it.screen)
    hear(it, tmp_path, LINKED)
    it.tap("call")
    assert calls(tmp_path / "club") == 1
    assert "call" not in touchable(it.screen)
    assert "The organiser was called." in words(it.screen)
    hear(it, tmp_path, replace(LINKED, said="Round two begins.", answered=1))
    assert "Round two begins." in words(it.screen)
    assert "call" in touchable(it.screen)


def test_what_the_reporter_reads_is_not_the_tables_alone(tmp_path: Path) -> None:
    write_status(tmp_path, LINKED)
    assert tmp_path.joinpath("status.json").stat().st_mode & 0o777 == 0o640


def test_a_status_that_cannot_be_read_is_off(tmp_path: Path) -> None:
    assert read_status(tmp_path) == Status()
    tmp_path.joinpath("status.json").write_bytes(b'{"state": "elsewhere"}')
    assert read_status(tmp_path) == Status()
    write_status(tmp_path, LINKED)
    assert read_status(tmp_path) == LINKED
