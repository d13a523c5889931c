"""Whatever devices tell, in any order, on any page: nothing raises, no uid shows, and the game is what the disk has."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.games.start_and_resume import resume
from companion.storage.store import Store
from engine.match import Match
from hardware.events import (
    ButtonHeld,
    ButtonPressed,
    ButtonReleased,
    Event,
    Gap,
    LinkDown,
    LinkUp,
    ReaderFailed,
    ReaderMended,
    Snapshot,
    TagArrived,
    TagLeft,
    TagPresent,
    TagSeen,
)
from tests.evening import touchable
from tests.extent import many
from tests.tagged import OTHER, READER, ROAD, Table, box, piece, planning, table

STEPS = many("events of devices at a table", 600, daily=600, quick=120)
BUTTONS = ("pass", "confirm", "undo", "seat-1", "seat-2", "seat-3", "seat-6")
ON = ("pass", "end-move", "discard", "keep", "finish", "deal-all", "drawn-all")
"""How the touches begin that go on with the game."""
SORTS = ("counter", "obstacle", "card", "boot", "road", "town")


def told(it: Table, chance: random.Random) -> Event:
    """Something that a device may tell, sensible or not."""
    catalog = it.session.store.catalog
    lying = [(spot, uid) for spot, uids in it.devices.lying.items() for uid in uids]
    spot = chance.choice([(READER, "1")] * 60 + [(READER, "2"), *catalog.readers])
    sort = chance.choice(SORTS)
    uids = [uid for uid, tagged in catalog.tags.items() if tagged.means.kind == sort]
    uid = chance.choice([*uids, "04deadbeef0000"])
    there, old = chance.choice(lying) if lying else (spot, uid)
    left = tuple((reader, uid) for (device, reader), uid in lying if device == spot[0] and chance.random() < 0.9)
    button = chance.choice(BUTTONS)
    likely: list[tuple[int, Event]] = [
        (35, TagArrived(*spot, uid)),
        (25, TagLeft(*there, old)),
        (3, TagPresent(*spot, uid)),
        (2, TagSeen(*spot, uid)),
        (2, LinkDown(spot[0], "unplugged", "port", "", "")),
        (2, LinkUp(spot[0], "port", "what")),
        (2, Snapshot(spot[0], left)),
        (1, Gap(spot[0], 2)),
        (1, ReaderFailed(*there)),
        (1, ReaderMended(*there)),
        (12, ButtonPressed("buttons", button)),
        (2, ButtonHeld("buttons", "undo")),
        (2, ButtonReleased("buttons", button, 0.1)),
    ]
    weights, events = zip(*likely, strict=True)
    return chance.choices(events, weights)[0]


@pytest.mark.parametrize("seed", range(4))
def test_whatever_devices_tell_the_game_is_what_the_disk_has(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    acts = 0
    catalog = box(sensed=bool(seed % 2), cards=seed < 3)
    with table(tmp_path / "games.db", catalog, town_cards=True) as it:
        for step in range(STEPS):
            before = _match(it)
            if chance.random() < 0.15:
                it.session.tap(chance.choice(sorted(touchable(it.it.screen))))
                it.it.settle()
            else:
                it.hear(told(it, chance))
            if chance.random() < 0.1:
                it.session.game.tick(float(step))
            acts += _match(it) is not before
            if it.session.seated is not None:
                assert "deadbeef" not in it.words
                assert piece("")[-4:] not in it.words
        last = _match(it)
        number = it.session.seated.id if it.session.seated is not None else 0
    assert acts
    if last is not None:
        with Store.open(tmp_path / "games.db") as store:
            assert resume(store, number).match.state == last.state


def _match(it: Table) -> Match | None:
    return it.session.seated.match if it.session.seated is not None else None


@pytest.mark.parametrize("seed", range(4))
def test_a_piece_that_is_moved_counts_where_it_lies_whichever_reader_reports_first(tmp_path: Path, seed: int) -> None:
    """Two tables with the same hands: at one the reader that a piece left reports before the one that it came to, at
    the other after it."""
    chance = random.Random(seed)
    means = ("counter/pig", "counter/troll", "obstacle", "card/pig", "card/troll", f"road/{ROAD}", f"road/{OTHER}")
    with table(tmp_path / "left.db") as first, table(tmp_path / "came.db") as second:
        lying, acts = dict[str, str](), 0
        planning(first)
        planning(second)
        for step in range(STEPS // 2):
            uid, reader = piece(chance.choice(means)), chance.choice(("1", "2", "3", ""))
            left = [TagLeft(READER, lying[uid], uid)] if uid in lying else []
            came = [TagArrived(READER, reader, uid)] if reader else []
            if lying.pop(uid, "") == reader:
                left = came = []
            if reader:
                lying[uid] = reader
            before = _match(first)
            first.hear(*left, *came)
            second.hear(*came, *left)
            ids = sorted(touchable(first.it.screen) - {"menu"})
            ids += [id for id in ids if id.startswith(ON)] * 20
            touch = chance.choice(ids) if chance.random() < 0.2 else ""
            for it in (first, second):
                if touch:
                    it.session.tap(touch)
                    it.it.settle()
                it.session.game.tick(5.0 * step)
            assert first.it.screen == second.it.screen, f"step {step}"
            assert first.session.draft == second.session.draft, f"step {step}"
            acts += _match(first) is not before
        assert first.session.table.match.entries() == second.session.table.match.entries()
    assert acts
