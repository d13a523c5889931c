"""Teaching tags by taps and tags laid down: any order, stop and go on, a lost tag, what is asked, what stays secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.registry import GAMES
from companion.pages.table.table import TablePage
from companion.piece import Piece
from companion.screen import Choices
from companion.storage.store import Store
from companion.storage.tag_catalog import Catalog, Tagged, keep
from engine.game import Start
from hardware.events import ButtonPressed
from tests.evening import Evening, blocks, evening, touchable, words
from tests.plugged import lay, plugged, uids

DRAGON, TROLL = Tagged("elfenland", Piece("counter", "dragon")), Tagged("elfenland", Piece("counter", "troll"))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as at_home:
        plugged(at_home)
        yield at_home


def progress(it: Evening, id: str) -> str:
    """What stands below a button."""
    assert it.screen.sheet is not None
    choices = (
        choice for block in blocks(it.screen.sheet.blocks) if isinstance(block, Choices) for choice in block.choices
    )
    return next(choice.detail for choice in choices if choice.id == id)


def begin(it: Evening, **options: object) -> Evening:
    """A game of Elfenland lies on the table."""
    players = (Player("Anna", "red"), Player("Bernd", "blue"))
    it.session.game.begin(
        Start("elfenland", 2, "1", {"edition": "de", **options}), players, lambda: it.session.pages.go(TablePage())
    )
    return it.settle()


def test_a_box_of_Elfenland_has_all_that_can_be_tagged() -> None:
    from companion.language.message_texts import Speech

    things = GAMES["elfenland"].tagged(Speech("en"), "de", "")
    many = {group: sum(each.many for each in things if each.group == group) for group in {t.group for t in things}}
    assert many == {"counter": 48, "obstacle": 6, "card": 72, "boot": 6, "road": 35, "water": 13, "town": 21}
    assert len({each.piece for each in things}) == len(things)


def test_the_counters_of_a_kind_are_laid_one_after_another_and_the_next_kind_follows_by_itself(it: Evening) -> None:
    it.tap("settings", "teach", "group/counter")
    lay(it, *uids(3))
    assert progress(it, "thing/counter/pig") == "3 / 8"
    assert "3 / 8" in words(it.screen)
    lay(it, *uids(8)[3:], *uids(2, sort=1))
    assert (progress(it, "thing/counter/pig"), progress(it, "thing/counter/elfcycle")) == ("8 / 8", "2 / 8")
    it.tap("done")
    assert progress(it, "group/counter") == "10 / 48"


def test_all_48_counters_are_taught_in_48_touches_of_the_reader(it: Evening) -> None:
    it.tap("settings", "teach", "group/counter")
    lay(it, *uids(48))
    assert {
        len(it.session.store.catalog.uids(Tagged("elfenland", Piece("counter", kind)))) for kind in ("pig", "dragon")
    } == {8}
    assert it.session.speech.say("tags-whole") in words(it.screen)


def test_any_order_stop_and_go_on_tomorrow(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with evening(path) as it:
        plugged(it)
        it.tap("settings", "teach", "group/card", "thing/card/raft")
        lay(it, *uids(2))
        it.tap("thing/card/troll")
        lay(it, *uids(1, sort=1))
    with evening(path) as it:
        plugged(it)
        it.tap("settings", "teach")
        assert progress(it, "group/card") == "3 / 72"
        it.tap("group/card", "thing/card/raft")
        lay(it, *uids(3)[2:])
        assert progress(it, "thing/card/raft") == "3 / 12"


def test_the_last_teaching_is_undone_by_touch_and_by_the_undo_button(it: Evening) -> None:
    it.tap("settings", "teach", "group/counter", "thing/counter/dragon")
    lay(it, *uids(3))
    it.tap("undo")
    assert it.session.store.catalog.uids(DRAGON) == tuple(uids(2))
    it.session.game.feed(ButtonPressed("buttons", "undo"))
    it.settle()
    assert it.session.store.catalog.uids(DRAGON) == tuple(uids(1))


def test_a_tag_that_means_something_else_asks_first(it: Evening) -> None:
    it.tap("settings", "teach", "group/counter", "thing/counter/dragon")
    lay(it, *uids(1))
    it.tap("thing/counter/troll")
    lay(it, *uids(1))
    assert it.session.store.catalog.meaning(uids(1)[0]) == DRAGON
    it.tap("keep")
    assert it.session.store.catalog.meaning(uids(1)[0]) == DRAGON
    lay(it, *uids(1))
    it.tap("change")
    assert it.session.store.catalog.meaning(uids(1)[0]) == TROLL


def test_a_new_tag_stands_in_for_the_lost_one_of_a_boot(it: Evening) -> None:
    old, new = uids(2)
    it.tap("settings", "teach", "group/boot", "thing/boot/red")
    lay(it, old)
    it.tap("thing/boot/red")
    lay(it, new)
    it.tap("swap")
    assert it.session.store.catalog.uids(Tagged("elfenland", Piece("boot", "red"))) == (new,)


def test_a_new_tag_stands_in_for_a_lost_one_of_many_alike(it: Evening) -> None:
    it.tap("settings", "teach", "group/counter", "thing/counter/dragon")
    lay(it, *uids(8))
    it.tap("thing/counter/dragon")
    lay(it, *uids(1, sort=2))
    assert len(it.session.store.catalog.uids(DRAGON)) == 8
    it.tap("one-more")
    assert set(it.session.store.catalog.uids(DRAGON)) == {*uids(8), *uids(1, sort=2)}


def test_what_was_taught_is_forgotten_when_asked_twice(it: Evening) -> None:
    it.tap("settings", "teach", "group/obstacle")
    lay(it, *uids(2))
    it.tap("forget", "keep")
    assert len(it.session.store.catalog.tags) == 2
    it.tap("forget", "forget-it")
    assert it.session.store.catalog == Catalog()


def test_a_tag_laid_without_a_word_says_what_it_is_and_can_be_forgotten(it: Evening) -> None:
    it.tap("settings", "teach", "group/boot")
    lay(it, *uids(1))
    it.tap("done")
    lay(it, *uids(1))
    assert it.session.speech.say("colour-red") in words(it.screen)
    it.tap("forget-it")
    assert it.session.store.catalog == Catalog()


def test_a_new_tag_is_laid_first_and_then_what_it_is_is_touched(it: Evening) -> None:
    it.tap("settings", "teach")
    lay(it, *uids(1))
    assert it.session.speech.say("tags-waiting") in words(it.screen)
    it.tap("group/card", "thing/card/raft")
    assert it.session.store.catalog.meaning(uids(1)[0]) == Tagged("elfenland", Piece("card", "raft"))


def test_roads_are_picked_on_the_map_or_taken_as_they_come(it: Evening) -> None:
    it.tap("settings", "teach", "group/road")
    first = it.session.pages.page.chosen  # type: ignore[attr-defined]
    lay(it, *uids(1))
    assert it.session.store.catalog.meaning(uids(1)[0]) == Tagged("elfenland", first)
    it.tap("elvenhold-ergeren-wood")
    lay(it, uids(2)[1])
    assert it.session.store.catalog.meaning(uids(2)[1]) == Tagged("elfenland", Piece("road", "elvenhold-ergeren-wood"))
    it.tap("next", "beata")
    lay(it, uids(3)[2])
    assert it.session.store.catalog.meaning(uids(3)[2]) == Tagged("elfenland", Piece("town", "beata"))


def test_any_tag_tells_the_board_under_which_road_its_reader_lies(it: Evening) -> None:
    it.tap("settings", "teach", "group/road", "elvenhold-ergeren-wood")
    lay(it, *uids(1), device="readerboard", reader="17")
    assert it.session.store.catalog.place("readerboard", "17") == Piece("road", "elvenhold-ergeren-wood")
    assert it.session.store.catalog.tags == {}
    it.tap("beata-elvenhold-plain")
    lay(it, *uids(1), device="readerboard", reader="17")
    it.tap("change")
    assert it.session.store.catalog.place("readerboard", "17") == Piece("road", "beata-elvenhold-plain")


def test_a_gift_of_the_taught_box_is_taught_by_its_tag(it: Evening) -> None:
    it.tap("settings", "teach", "game/masterelf", "group/gift", "thing/gift/pirate")
    lay(it, *uids(1))
    assert it.session.store.catalog.meaning(uids(1)[0]) == Tagged("masterelf", Piece("gift", "pirate"))
    it.tap("done", "group/ingredient", "thing/ingredient/metal")
    lay(it, *uids(3)[1:])
    it.tap("done", "group/place")
    lay(it, *uids(4)[3:])
    it.tap("done", "group/elf")
    lay(it, *uids(5)[4:])
    means = {str(tagged.means) for tagged in it.session.store.catalog.tags.values()}
    assert means == {"gift/pirate", "ingredient/metal", "place/city", "elf/red"}


def test_a_tag_of_another_game_is_called_so(it: Evening) -> None:
    it.session.store.take_catalog(Catalog().taught(uids(1)[0], Tagged("masterelf", Piece("gift", "pirate"))))
    it.tap("settings", "teach", "group/boot")
    lay(it, *uids(1))
    assert it.session.speech.say("tags-of-game", game=it.session.speech.say("game-masterelf")) in words(it.screen)


def test_a_game_goes_on_untouched_by_what_is_laid_while_it_is_taught(it: Evening) -> None:
    begin(it)
    before = it.session.table.match
    it.tap("menu", "settings", "teach", "group/boot")
    lay(it, *uids(1))
    it.session.game.feed(ButtonPressed("buttons", "pass"))
    assert it.session.table.match is before
    it.tap("done", "close")
    assert it.screen.page == "settings"


@pytest.mark.parametrize("chosen", [(), ("group/counter",), ("group/counter", "thing/counter/troll"), ("group/card",)])
def test_while_a_game_is_played_teaching_is_no_way_to_learn_which_counter_is_which(
    tmp_path: Path, chosen: tuple[str, ...]
) -> None:
    """Two tables whose counters differ in nothing but which tag is which; whatever is laid looks the same."""
    one, other = uids(2)
    shown = []
    for n, catalog in enumerate((((one, DRAGON), (other, TROLL)), ((one, TROLL), (other, DRAGON)))):
        path = tmp_path / f"{n}.db"
        with Store.open(path) as store:
            for uid, tagged in catalog:
                keep(store, Catalog(), Catalog().taught(uid, tagged))
        with evening(path) as it:
            plugged(it)
            begin(it).tap("menu", "settings", "teach", *chosen)
            screens = []
            for uid in (one, other, one):
                lay(it, uid)
                screens.append(it.screen)
                for id in ("change", "forget", "forget-it", "one-more"):
                    assert id not in touchable(it.screen)
            assert uid not in words(it.screen)
            shown.append(screens)
    assert shown[0] == shown[1]
