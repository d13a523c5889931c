"""What tags mean stays secret: tables that differ in which tag is which alone look the same on every page of tags."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.registry import GAMES
from companion.games.touch_and_tags.tag_protocol import Taggable
from companion.language.message_texts import Speech
from companion.pages.table.table import TablePage
from companion.piece import Piece
from companion.screen import Screen
from companion.storage.tag_catalog import Catalog, Tagged
from engine.game import Start
from tests.evening import evening, words
from tests.extent import fewer
from tests.plugged import lay, plugged, uids

ONE, OTHER = uids(2)
PAGES = (("settings", "teach"), ("hardware",), ("hardware", "trace"))
"""From the menu, where tags are spoken of."""


def things(game: str) -> tuple[Taggable, ...]:
    return GAMES[game].tagged(Speech(), "de", "")


def secrets() -> list[tuple[str, Piece, Piece]]:
    """Of every game, each two things of a group that can be a player's secret."""
    return [
        (game, one.piece, other.piece)
        for game in GAMES
        for one, other in pairwise(thing for thing in things(game) if thing.secret)
        if one.group == other.group
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_of_its_box_can_be_a_secret(game: str) -> None:
    assert any(thing.secret for thing in things(game))
    assert not any(thing.secret and thing.place for thing in things(game))
    assert len({thing.piece for thing in things(game)}) == len(things(game))


def table(path: Path, game: str, catalog: Catalog, page: tuple[str, ...]) -> list[Screen]:
    """What a table with this catalogue shows on a page while both tags are laid there."""
    with evening(path) as it:
        plugged(it)
        it.session.store.take_catalog(catalog)
        look = GAMES[game].look(GAMES[game].game())
        players = tuple(Player("", colour) for colour in look.colours[:2])
        it.session.game.begin(Start(game, 2, "1"), players, lambda: it.session.pages.go(TablePage()))
        it.settle().tap("menu", *page)
        seen = []
        for uid in (ONE, OTHER, ONE):
            lay(it, uid)
            shown = it.screen
            assert not any(each in words(shown) for each in (ONE, OTHER))
            seen.append(shown)
        return seen


@pytest.mark.parametrize("page", PAGES, ids=" ".join)
@pytest.mark.parametrize(("game", "one", "other"), fewer("pairs of secret pieces", secrets(), daily=99, quick=5))
def test_no_page_tells_which_of_two_secret_pieces_was_laid(
    tmp_path: Path, game: str, one: Piece, other: Piece, page: tuple[str, ...]
) -> None:
    first, second = Tagged(game, one), Tagged(game, other)
    tables = [
        table(tmp_path / "one.db", game, Catalog().taught(ONE, first).taught(OTHER, second), page),
        table(tmp_path / "other.db", game, Catalog().taught(ONE, second).taught(OTHER, first), page),
    ]
    assert [_timeless(screen) for screen in tables[0]] == [_timeless(screen) for screen in tables[1]]


def _timeless(screen: Screen) -> list[str]:
    """The words of a screen without what the clock told."""
    return [line for line in words(screen).splitlines() if not line.endswith(" s")]
