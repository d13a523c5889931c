"""Nine Men's Morris, installed as a stranger's package: played by touch and by tags, and it passes every check."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from pathlib import Path

import pytest
import recipes
from mill.game import SWITCHES

from companion.__main__ import main
from companion.language import bundles
from companion.piece import Piece
from companion.storage.tag_catalog import Catalog, Tagged
from tests.evening import Evening, evening, words
from tests.installed_mill import mill_installed, read_anew
from tests.plugged import lay, plugged, uids
from tests.promises import test_promises
from tests.web.browsers import served
from tests.web.sockets import Phone

HERE = Path(__file__).parent
IN_A_MILL = [
    {"do": "take" if "!" in point else "place", "seat": seat, "at": point[:2], "to": point[:2]}
    for seat, point in zip(
        "12121221211", ("a1", "a7", "c5", "d7", "d1", "g7", "c5!", "c3", "e3", "g1", "a7!"), strict=True
    )
]
"""Seat 1 would take a stone out of a mill though another is free."""


@pytest.fixture(autouse=True)
def installed(tmp_path: Path) -> Iterator[None]:
    """The package is installed."""
    with mill_installed(tmp_path):
        yield


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    """A game that has begun."""
    with evening(tmp_path / "games.db") as it:
        yield it.tap("new", "game/mill", "start")


def stones(it: Evening) -> dict[str, str]:
    return dict(it.session.table.match.state.stones)


def test_it_is_played_by_touch_with_suggestions_undo_and_history(it: Evening) -> None:
    it.tap("a1", "d7", "d1", "d6")
    assert stones(it) == {"a1": "1", "d7": "2", "d1": "1", "d6": "2"}
    it.tap("d6")
    assert "The point is taken" in words(it.screen)
    assert len(it.screen.notice.ways) == 5
    it.tap(it.screen.notice.ways[0].id)
    assert len(stones(it)) == 5
    it.tap("undo")
    assert "remove 1 stone" in words(it.screen)
    it.tap("notice", "g1")
    assert "A mill" in words(it.screen)
    assert it.screen.marks.glow == {"d7", "d6"}
    it.tap("d6", "menu", "history")
    assert "Red took the stone on d6" in words(it.screen)


def test_it_is_resumed_as_it_was_left(it: Evening, tmp_path: Path) -> None:
    it.tap("a1", "d7").close()
    read_anew()
    with evening(tmp_path / "games.db") as again:
        again.tap("resume/1")
        assert stones(again) == {"a1": "1", "d7": "2"}
        assert "a1: 1 stone" in words(again.screen)


def test_it_is_played_by_the_tags_of_its_points(it: Evening) -> None:
    plugged(it)
    it.tap("menu", "close")
    a1, d7, a4 = uids(3)
    taught = Catalog().taught(a1, Tagged("mill", Piece("point", "a1"))).taught(d7, Tagged("mill", Piece("point", "d7")))
    it.session.store.take_catalog(taught.taught(a4, Tagged("mill", Piece("point", "a4"))))
    lay(it, a1, d7)
    assert stones(it) == {"a1": "1", "d7": "2"}
    it.tap(*["d1", "g7", "a4", "b6", "b4", "f6", "c5", "e3", "e5", "c3", "d2", "b2", "f2", "g4", "f4", "e4"])
    assert it.session.table.match.state.phase == "move"
    lay(it, a1)
    assert it.screen.marks.chosen == "a1"
    lay(it, a4)
    assert "The point is taken" in words(it.screen)


def test_it_is_asked_about_without_being_played(it: Evening) -> None:
    it.tap("a1", "menu", "can-i", "a1")
    assert it.screen.banner.turn == "No"
    assert "The point is taken" in words(it.screen)
    it.tap("ask-another", "d7")
    assert it.screen.banner.turn == "Yes"
    assert "A stone is placed on any free point" in words(it.screen)
    it.tap("close")
    assert stones(it) == {"a1": "1"}


def test_it_is_asked_about_by_the_tags_of_its_points(it: Evening) -> None:
    plugged(it)
    (a1,) = uids(1)
    it.session.store.take_catalog(Catalog().taught(a1, Tagged("mill", Piece("point", "a1"))))
    it.tap("menu", "can-i")
    lay(it, a1)
    assert it.screen.banner.turn == "Yes"
    assert stones(it) == {}


@pytest.mark.slow("processes")
def test_it_is_played_from_the_phones_of_its_seats(it: Evening) -> None:
    with served(it.session, it.front, it.inbox) as table:
        it.session.game.phones = table.port
        for seat, point in (("1", "a1"), ("2", "d7")):
            with Phone(table, table.port.invite().partition("#")[2]) as phone:
                phone.touch(f"join/{seat}")
                phone.until(lambda phone=phone: "a1" in phone.touchable())  # type: ignore[misc]
                phone.touch(point)
                table.until(lambda: not it.session.game.busy)
    assert stones(it) == {"a1": "1", "d7": "2"}


@pytest.mark.parametrize("switch", ["take_from_mill", "flying"])
def test_a_disputed_point_is_a_switch(tmp_path: Path, switch: str) -> None:
    with evening(tmp_path / "switched.db") as it:
        usual = it.tap("new", "game/mill", "options").screen
        it.tap(f"option/{switch}", "done", "start")
        assert words(usual) != words(it.screen)
        game = it.session.table.match.game
        assert it.session.table.match.state.options[switch] is not game.switches[switch][0]


@pytest.mark.parametrize("seed", test_promises.SEEDS)
@pytest.mark.parametrize("promise", [name for name in vars(test_promises) if name.startswith("test_")])
def test_it_keeps_the_promises_of_every_game(
    promise: str, seed: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(recipes.RECIPES, "mill", recipes.Recipe(SWITCHES, rare=[({}, IN_A_MILL)]))
    test = getattr(test_promises, promise)
    given = {"name": "mill", "seed": seed, "tmp_path": tmp_path}
    test(**{parameter: given[parameter] for parameter in signature(test).parameters})


@pytest.mark.slow("long")
def test_the_check_of_a_package_says_what_it_lacks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["check", "mill"]) == 0
    assert "passes every check" in capsys.readouterr().out
    bundles._ALSO.clear()
    bundles.language.cache_clear()
    assert main(["check", "mill"]) == 2
    assert "There is no message game-mill in locale/en." in capsys.readouterr().out
    assert main(["check", "nothing-of-the-kind"]) == 2


def test_all_of_it_is_at_most_600_lines_beside_its_test() -> None:
    kept = [path for path in HERE.rglob("*") if path.suffix in (".py", ".ftl", ".csv", ".toml")]
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in kept if path != Path(__file__)}
    assert sum(lines.values()) <= 600
