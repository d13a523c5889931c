"""A board with readers under its places: a piece laid down is the whole action, and board and game are compared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.piece import Piece, read_piece
from companion.storage.store import Store
from companion.storage.tag_catalog import Catalog, Tagged, keep
from companion.transfer.tag_file import parsed, written
from hardware.events import Gap, LinkUp, Snapshot, TagLeft, TagPresent, TagSeen
from tests.evening import evening
from tests.tagged import OTHER, ROAD, Table, box, moving, piece, planning, table


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Table]:
    with table(tmp_path / "games.db") as it:
        yield it


@pytest.fixture
def sensed(tmp_path: Path) -> Iterator[Table]:
    with table(tmp_path / "games.db", box(sensed=True)) as it:
        yield it


def test_a_piece_in_its_dwell_is_seen(sensed: Table) -> None:
    planning(sensed).hear(TagSeen("readerboard", sensed.spot(f"road/{ROAD}"), piece("counter/dragon")))
    assert [each.how for each in sensed.it.screen.readers] == ["seen"]
    assert not sensed.state.roads


def test_on_a_sensed_board_laying_a_counter_down_is_all(sensed: Table) -> None:
    planning(sensed).put("counter/dragon", f"road/{ROAD}")
    assert sensed.state.roads[ROAD].kind == "dragon"


def test_an_illegal_counter_lights_red_until_it_is_lifted(sensed: Table) -> None:
    planning(sensed).put("counter/unicorn", f"road/{OTHER}")
    assert sensed.rule
    assert sensed.air.lamps["seat-1"] == "red"
    sensed.it.tap("notice")
    assert sensed.air.lamps["seat-1"] == "red"
    assert "unicorn off" in sensed.words
    sensed.take("counter/unicorn", f"road/{OTHER}")
    assert sensed.air.lamps["seat-1"] == "white"
    assert not sensed.state.roads
    sensed.put("counter/pig", f"road/{OTHER}")
    assert sensed.state.roads[OTHER].kind == "pig"


def test_a_boot_that_is_moved_waits_for_its_cards(sensed: Table) -> None:
    moving(sensed, ("dragon", ROAD)).take("boot/red", "town/elvenhold").put("boot/red", "town/ergeren")
    assert sensed.state.seat("1").town == "elvenhold"
    sensed.swipe("card/dragon", "card/dragon")
    assert sensed.state.seat("1").town == "ergeren"


def test_where_cards_have_no_tags_a_moved_boot_pays_the_exact_price(tmp_path: Path) -> None:
    with table(tmp_path / "games.db", box(cards=False, sensed=True)) as it:
        moving(it, ("dragon", ROAD)).take("boot/red", "town/elvenhold").put("boot/red", "town/ergeren")
        assert it.state.seat("1").town == "ergeren"


def test_a_boot_out_of_turn_is_refused_with_the_right_rule(sensed: Table) -> None:
    moving(sensed, ("dragon", ROAD)).take("boot/blue", "town/elvenhold").put("boot/blue", "town/ergeren")
    assert "EL-MOVE-01" in sensed.rule


def test_what_the_game_knows_already_is_no_act_when_it_is_laid(sensed: Table) -> None:
    planning(sensed).it.tap("kind/dragon", ROAD)
    sensed.put("counter/dragon", f"road/{ROAD}")
    assert sensed.told == ""
    assert sensed.state.turn == "2"


def test_the_board_doctor_lists_until_board_and_game_agree(sensed: Table) -> None:
    planning(sensed).put("counter/dragon", f"road/{ROAD}").hold("undo").press("confirm")
    assert not sensed.state.roads
    assert "move these" in sensed.words
    assert "dragon off Elvenhold–Erg'Eren" in sensed.words
    assert ROAD in sensed.it.screen.marks.shown  # type: ignore[union-attr]
    assert sensed.air.lamps["table"] == "amber"
    sensed.take("counter/dragon", f"road/{ROAD}")
    assert sensed.told == "Board and game match again"
    assert sensed.air.lamps["table"] == "off"


def test_while_they_differ_what_brings_them_nearer_is_no_act(sensed: Table) -> None:
    planning(sensed).put("counter/dragon", f"road/{ROAD}")
    spots = [sensed.spot("town/elvenhold")] * 3
    boots = [piece(f"boot/{colour}") for colour in ("red", "blue", "yellow")]
    entries = sensed.session.table.match
    # While the cable was out somebody moved the dragon.
    there = [*zip(spots, boots, strict=True), (sensed.spot(f"road/{OTHER}"), piece("counter/dragon"))]
    sensed.hear(
        TagLeft("readerboard", sensed.spot(f"road/{ROAD}"), piece("counter/dragon")),
        *(TagPresent("readerboard", reader, uid) for reader, uid in there),
        Snapshot("readerboard", tuple(there)),
        Gap("readerboard", 0),
    )
    assert "dragon off Elvenhold–Lapphálya · dragon onto Elvenhold–Erg'Eren" in sensed.words
    sensed.take("counter/dragon", f"road/{OTHER}").put("counter/dragon", f"road/{ROAD}")
    assert sensed.session.table.match is entries
    assert sensed.told == "Board and game match again"


def test_an_unsensed_table_ticks_what_it_puts_back(it: Table) -> None:
    planning(it).it.tap("kind/dragon", ROAD, "undo")
    it.it.tap("tick")
    assert "dragon off Elvenhold–Erg'Eren" in it.words
    assert "○" in it.words
    it.it.tap("tick/0")
    assert "✓" in it.words


def test_resuming_a_game_compares_the_board(tmp_path: Path) -> None:
    with table(tmp_path / "games.db", box(sensed=True)) as it:
        planning(it).put("counter/dragon", f"road/{ROAD}")
        it.session.leave()
        it.it.settle()
        it.take("boot/red", "town/elvenhold").find("boot/red", "town/ergeren").it.tap("resume/1", "close")
        assert "Anna: boot to Elvenhold" in it.words
        it.take("boot/red", "town/ergeren").put("boot/red", "town/elvenhold")
        assert it.told == "Board and game match again"


def test_a_catalogue_of_a_larger_board_opens_and_its_other_readers_do_no_harm(tmp_path: Path) -> None:
    """Earlier versions joined several boards: reader 12 of the third was called "3.12", and one board had up to 64."""
    old = box()
    for reader, place in (("1", f"road/{ROAD}"), ("17", "town/elvenhold"), ("3.12", f"road/{OTHER}")):
        old = old.laid_under(("readerboard", reader), Tagged("elfenland", read_piece(place)))
    with Store.open(tmp_path / "games.db") as store:
        keep(store, Catalog(), parsed(written(old), "tags.toml"))
    with evening(tmp_path / "games.db") as it:
        assert it.session.store.catalog == old
        at = Table(it, Catalog())
        at.session.store.catalog = old
        at.hear(LinkUp("readerboard", "port", "board-1 1, 8 readers"), Snapshot("readerboard", ()))
        planning(at).put("counter/dragon", f"road/{ROAD}")
        assert at.state.roads[ROAD].kind == "dragon"
        at.it.tap("undo")
        assert "dragon off Elvenhold–Erg'Eren" in at.words
        assert "boot to" not in at.words, "the reader under Elvenhold is not there, so nothing is missing on it"
        at.take("counter/dragon", f"road/{ROAD}")
        assert at.told == "Board and game match again"
        with_one = old.laid_under(("readerboard", "2"), Tagged("elfenland", Piece("town", "elvenhold")))
        assert with_one.under(Tagged("elfenland", Piece("town", "elvenhold"))) == ("readerboard", "2"), (
            "taught anew on this board"
        )
        assert ("readerboard", "17") not in with_one.readers


def test_a_board_that_was_taught_for_another_game_is_not_compared_with_this_one(tmp_path: Path) -> None:
    other = box().laid_under(("readerboard", "1"), Tagged("another", Piece("place", "r1")))
    with table(tmp_path / "games.db") as it:
        it.session.store.catalog = other
        planning(it).hear(LinkUp("readerboard", "port", "board-1"))
        it.hear(TagPresent("readerboard", "1", piece("counter/dragon")), Gap("readerboard", 0))
        assert "move these" not in it.words
