"""A walk past all that is told of the disk, of switching off and of what failed: the sign on pages, and rescue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from companion.pages.exception_guard import Guard
from companion.pages.lobby.games_not_opened import RescuePage, UnreadablePage
from companion.pages.lobby.home import HomePage
from companion.pages.people.settings import SettingsPage
from companion.pages.people.update import UpdatePage
from companion.pages.table.history import HistoryPage
from companion.pages.table.table import TablePage
from companion.session.standing_warning import Unused
from companion.session.table_store import Opened
from companion.storage.backups import Missing, Offer, Salvage
from companion.storage.checksum_chain import Damage
from companion.storage.judged_versions import RulesVersion
from companion.storage.store_file import StoreBusy
from companion.system.update_requests import Found, Progress, UpdateRequests
from engine.game import Start
from tests.evening import Evening
from tests.tour import PLAYERS

SHARES = (None, (), (Missing("elfenland", 1), Missing("masterelf", 27)))


def updates(folder: Path) -> Iterator[tuple[str, UpdatePage]]:
    """The page *Update* of an installed table, as it can be."""
    (folder / "current").symlink_to("versions/0.1.0+0c80f934")
    key = folder / "update.pub"
    page = UpdatePage(UpdateRequests(folder / "request", folder / "status", folder, key))
    yield "without a key", page
    key.write_text("untrusted comment: a key\nRWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3\n")
    yield "searching", page
    yield "nothing", replace(page, found=())
    found = tuple(Found("SPIELE", f"boardside-0.2.{n}+1a2b3c4d.tar.gz", n > 0) for n in range(3))
    yield "found", replace(page, found=found)
    yield "sure", replace(page, found=found, chosen=found[1])
    yield "running", replace(page, progress=Progress("running", "Checking version 0.2.1+1a2b3c4d …"))
    why = f"/media/SPIELE/{found[1].name} is number 3 of the signed releases; number 4 was installed before."
    yield "failed", replace(page, found=found, progress=Progress("failed", why))
    yield "done", replace(page, found=found, progress=Progress("done", "0.2.1+1a2b3c4d"))


def moments(it: Evening) -> Iterator[str]:
    """One moment after the other, with a disk that goes away and comes back."""
    session, folder = it.session, it.path.parent
    for missing in SHARES:
        session.pages.go(RescuePage(Offer(it.path, 1_800_000_000, 12, missing)))
        yield f"rescue {missing}"
    session.game.machine.off = ("true",)
    session.pages.go(SettingsPage())
    yield "settings with off"
    it.tap("off")
    yield "off"
    for state, page in updates(folder):
        session.pages.go(page)
        yield f"update {state}"
    session.game.begin(Start("elfenland", len(PLAYERS), "1"), PLAYERS, lambda: session.pages.go(TablePage()))
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
    session.game.seated = replace(session.table, judged=(RulesVersion(2, "0.9.12"),))
    session.pages.go(HistoryPage())
    yield "history unsaved and judged"
    session.pages.go(SettingsPage())
    it.tap("off")
    yield "off with losses"
    session.pages.go(HomePage())
    yield "sick home"
    session.pages.go(TablePage())
    pocket.rename(folder)
    for now in (1e9, 1e9 + 60):
        session.game.tick(now)
        it.settle()
    yield "well again"
    it.front = Guard(session)
    it.front.failed(StopIteration())
    yield "failed"
    it.tap("failed-report")
    yield "reported"
    it.tap("failed-undo")
    yield "undone"
    it.front = Guard(session, loud=True)
    hostile = b'{"players":[{"name":"Anna","colour":"../../x"}]}'
    id = it.writer_answers(lambda store: store.add("elfenland", b"{}", hostile, ()))
    session.leave()
    it.settle().tap("past")
    yield "unreadable in the list"
    it.tap(f"game/{id}")
    yield "unreadable"
    it.tap("set-aside")
    yield "set aside"
    session.pages.push(
        UnreadablePage(3, "", Salvage(Damage(40, 66, people=True), Path("games.db.backup-1"), 60, 1_700_000_000))
    )
    yield "damaged"
    session.leave()
    session.unused = Unused("config.toml", 12, ("config.toml, line 12: this is not TOML (Invalid value).",))
    yield "settings not used"
    session.tap("disk")
    yield "why not used"
    session.game.feed(Opened(StoreBusy("busy", f"{it.path} is used by another Boardside, process 4711.")))
    it.settle()
    yield "elsewhere"
