"""A walk past all that is told of the disk, of switching off and of what failed: the sign on pages, and rescue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from companion.pages.exception_guard import Guard
from companion.pages.lobby.home import HomePage
from companion.pages.lobby.rescue import RescuePage
from companion.pages.lobby.unreadable import UnreadablePage
from companion.pages.people.settings import SettingsPage
from companion.pages.table.history import HistoryPage
from companion.pages.table.table import TablePage
from companion.session.session import Opened
from companion.session.standing_warning import Unused
from companion.storage.backups import Missing, Offer
from companion.storage.checksum_chain import Damage
from companion.storage.judged_versions import RulesVersion
from companion.storage.salvage import Salvage
from companion.storage.store_file import StoreBusy
from engine.game import Start
from tests.evening import Evening
from tests.tour import PLAYERS

SHARES = (None, (), (Missing("elfenland", 1), Missing("masterelf", 27)))


def moments(it: Evening) -> Iterator[str]:
    """One moment after the other, with a disk that goes away and comes back."""
    session, folder = it.session, it.path.parent
    for missing in SHARES:
        session.go(RescuePage(Offer(it.path, 1_800_000_000, 12, missing)))
        yield f"rescue {missing}"
    session.off = ("true",)
    session.go(SettingsPage())
    yield "settings with off"
    it.tap("off")
    yield "off"
    session.begin(Start("elfenland", len(PLAYERS), "1"), PLAYERS, lambda: session.go(TablePage()))
    it.settle().tap("deal-all")
    pocket = folder.with_name(f"{folder.name}-pocket")
    folder.rename(pocket)
    it.tap("pass")
    yield "sick"
    it.tap("menu")
    yield "sick menu"
    it.tap("close")
    session.tap("disk")
    yield "why"
    it.tap("notice")
    session.seated = replace(session.table, judged=(RulesVersion(2, "0.9.12"),))
    session.go(HistoryPage())
    yield "history unsaved and judged"
    session.go(SettingsPage())
    it.tap("off")
    yield "off with losses"
    session.go(HomePage())
    yield "sick home"
    session.go(TablePage())
    pocket.rename(folder)
    for now in (1e9, 1e9 + 60):
        session.tick(now)
        it.settle()
    yield "well again"
    it.front = Guard(session)
    it.front.failed(StopIteration())
    yield "failed"
    it.tap("failed-report")
    yield "reported"
    it.tap("failed-undo")
    yield "undone"
    it.front = session
    hostile = b'{"players":[{"name":"Anna","colour":"../../x"}]}'
    id = it.writer_answers(lambda store: store.add("elfenland", b"{}", hostile, ()))
    session.leave()
    it.settle().tap("past")
    yield "unreadable in the list"
    it.tap(f"game/{id}")
    yield "unreadable"
    it.tap("set-aside")
    yield "set aside"
    session.push(
        UnreadablePage(3, "", Salvage(Damage(40, 66, people=True), Path("games.db.backup-1"), 60, 1_700_000_000))
    )
    yield "damaged"
    session.leave()
    session.warning.warn(Unused("config.toml", 12, ("config.toml, line 12: this is not TOML (Invalid value).",)))
    yield "settings not used"
    session.tap("disk")
    yield "why not used"
    session.feed(Opened(StoreBusy("busy", f"{it.path} is used by another Boardside, process 4711.")))
    it.settle()
    yield "elsewhere"
