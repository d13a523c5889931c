"""Writes the collection of old files; it runs in the tree of the version whose files are to be kept. See README.md."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

TREE = Path.cwd()

READERS = '[look]\nstill = true\n\n[hardware]\nreaders = ["CP2102_0001", {}]\ndwell = 0.4\n'
SETTINGS = {
    "all.toml": """\
[screen]
size = "1024x600"
fullscreen = true
rotation = 180
scale = 1.5
blank = 20

[game]
edition = "ff"
language = "ru"

[store]
path = "/media/stick/games.db"

[look]
still = true

[power]
shutdown = "systemctl poweroff"

[voice]
piper = "/opt/piper"

[hardware]
readers = ["CP2102_0001", "/dev/ttyUSB7", "keyboard:Sycreader", "pcsc:ACR122"]
board = "usb-MicroPython_Board"
dwell = 0.4
buttons = { pass = 5, undo = 6 }
lamps = { table = 13, seat-1 = [18, 19, 20] }
buzzer = 12
sounds = false
display = "dsi"
""",
    "i2c.toml": READERS.format('"i2c:/dev/i2c-1"'),
    "spi.toml": READERS.format('"spi:/dev/spidev0.0"'),
    "rc522.toml": READERS.format('"rc522:/dev/spidev0.1"'),
    "joined.toml": READERS.format('"keyboard:Sycreader"') + 'board = ["Board_A", "Board_B"]\n',
    "usual-pins.toml": "[hardware]\nbuttons = true\nlamps = true\n",
}
CORRECTED = {"act-undo": "Zurücknehmen", "act-share": "Weitergeben"}


def main(out: Path) -> None:
    """Writes every kind of file into this folder."""
    sys.path[:0] = [str(TREE), str(TREE / "tests"), str(TREE / "tests" / "promises")]
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        shutil.copytree(TREE / "tests" / "recorded_games", work / "recorded")
        os.chdir(work)
        refereed(work / "games.db")
        played(work / "games.db")
        judged = expected(work)
        packed(work / "games.db", out / "games.db.gz")
        (out / "games.json").write_text(json.dumps(judged, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        exported(work, out, judged)
        others(work, out)
    settings(out)


def refereed(path: Path) -> None:
    """Recorded games that the headless referee stores, half of each game of the second row."""
    from companion.referee import Referee
    from companion.storage.store import Store
    from engine.codec import write

    begun = 1_790_000_000
    with Store.open(path, clock=lambda: begun) as store:
        for name, share in (
            ("05-early-town-cards-de-4-seats", 1.0),
            ("17-town-cards-en-4-seats", 0.5),
            ("masterelf/05-day-2-seats-deck-gaps", 1.0),
            ("masterelf/01-night-3-seats-deck", 0.5),
            ("masterelf/04-day-4-seats-no-deck", 0.5),
        ):
            lines = (Path("recorded") / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
            os.chdir("recorded/masterelf" if "/" in name else "recorded")
            referee = Referee(store)
            for line in lines[: int(len(lines) * share)]:
                begun += 7
                referee.answer(write(json.loads(line)["say"]))
            os.chdir(path.parent)


def played(path: Path) -> None:
    """Evenings at the touchscreen, in the same store; each leaves its game when it has what it is kept for."""
    from msgspec.structs import replace

    from companion.games.people import Player
    from companion.pages.table.table import TablePage
    from companion.web.phones import Remembered, digest_of, stored
    from engine.game import Start
    from tests import tour
    from tests.boardside_hands import Hands, begin
    from tests.evening import evening
    from tests.tagged import Table, box

    people = tour.PLAYERS
    with evening(path, "de") as it:
        session = it.session

        def table(*who: Player, game: str = "elfenland", **options: Any) -> None:
            start = Start(game, len(who), "1", options)
            session.game.begin(start, who, lambda: session.pages.go(TablePage()), guided=True)
            it.settle()

        def leave() -> None:
            while "menu" not in _can(it):
                it.tap("notice" if session.notices.shown is not None else "close")
            it.tap("menu", "leave")

        # Rulings, agreements, refusals, entries withdrawn and returned, a new name, somebody who leaves.
        table(*people, town_cards=True, edition="de")
        it.tap("deal", *["drawn"] * 4, "got-it", "tell-display", "ask/pig", "drawn-all", "got-it")
        it.tap("kind/unicorn", "elvenhold-lapphalya-plain", "notice", "kind/pig", "elvenhold-lapphalya-plain")
        it.tap("kind/dragon", "elvenhold-ergeren-wood", "undo", "redo", "notice", "pass-all")
        it.tap("otherwise", "ergeren", "card/dragon+", "pay")
        for _ in tour.disagreeing(it):
            pass
        it.tap("cancel")
        act(it, {"do": "agree", "switch": "place_hidden", "value": False})
        act(it, {"do": "agree", "switch": "keep_counter", "value": "up_to_one", "from": 2})
        travel = {"do": "travel", "seat": "1", "route": "elvenhold-ergeren-wood", "cards": {"dragon": 1}}
        act(it, {"do": "let", "command": travel})
        it.tap("end-move")
        act(it, {"do": "rename", "seat": "2", "name": "Bart", "colour": "black"})
        act(it, {"do": "leave", "seat": "3"})
        act(it, {"do": "hints", "seat": "1", "level": 2})
        leave()
        # The last entry is withdrawn and can still be returned.
        table(*people[:3], edition="fr", caravan="always")
        it.tap("deal", "drawn", "undo")
        leave()
        # Only scores are kept: in the middle, and to the end.
        for rounds in (1, 4):
            table(*people[:3], edition="it")
            it.tap("menu", "keep-score", "virst", "next-seat", "ixara", "next-seat")
            it.tap(*("next-round", "round-begins") * min(rounds, 3))
            if rounds == 4:
                it.tap("next-round", "hand/1/2", "hand/2/3")
                it.tap("table", "leave") if "leave" not in _can(it) else it.tap("leave")
            else:
                leave()
        # A position that was entered, and its page on paper, as the page PDF and text.
        table(*people, town_cards=True, caravan="always", keep_counter="up_to_one")
        it.tap("menu", "catch-up", "round+", "phase/move", "start/2", "turn/4")
        it.tap("step/towns", "virst", "ixara", "enter/boot")
        it.tap("elvenhold", "step/hands", "seat/3", "obstacle/used", "hidden+", "open/dragon+", "open/dragon+")
        it.tap("step/roads", "dagamura-kihromah-wood", "piece/dragon", "feodor-lapphalya-wood", "piece/obstacle")
        it.tap("feodor-lapphalya-wood", "step/check", "so-it-is", "menu", "paper", "write/0", "table")
        leave()
        # Seats that Boardside plays, at each level; one game to its end.
        levels = ("wanders", "greedy", "plans", "reckons")
        colours = ("blue", "yellow", "green", "violet")
        automatic = [Player(each.title(), colour, level=each) for each, colour in zip(levels, colours, strict=True)]
        begin(it, people[0], *automatic)
        hands = Hands(it, "old files")
        hands.play(lambda it: session.table.match.state.round == 2 and session.table.match.state.phase == "move")
        it.tap("menu", "paper", "write/0", "table")
        leave()
        begin(it, replace(people[0], language="cs", across=True), Player("", "blue", level="greedy"), edition="ru")
        Hands(it, "ended").play()
        it.tap("leave") if "leave" in _can(it) else leave()
        # Tags and a sensed board: cards dealt over a reader, counters and boots seen.
        tagged = Table(it, box(sensed=True), (people[0], Player("Kay", "blue", level="plans")))
        tagged.swipe(*(f"card/{kind}" for kind in ("pig", "raft", "pig", "troll", "dragon", "cloud", "pig", "raft")))
        it.tap("deal")
        session.store.ask(
            lambda store: store.remember(
                "phones", stored({digest_of("a"): Remembered("2"), digest_of("b"): Remembered("table")})
            ),
            print,
        )
        it.settle()
        session.store.change_settings(
            replace(session.store.settings, ask_undo=True, still=True, large=True, edition="ff")
        )
        it.settle()
        leave()
        # Master Elf by touch, with a box that was taught.
        folder = path.parent / "boxes" / "masterelf"
        folder.mkdir(parents=True)
        shutil.copy(TREE / "tests" / "matches" / "a-box-for-tests.toml", folder / "Our box.toml")
        table(*people, game="masterelf", side="night", deck=str(folder / "Our box.toml"))
        for id in ("r1", "take/air", "stack/2", "gift/pirate", "stack/2", "otherwise", "card/magic+", "pay-these"):
            if "got-it" in _can(it):
                it.tap("got-it")
            it.tap(id)
        it.tap("notice", "cancel", "end-turn", "r4", "take/untold", "end-turn", "r2", "take/untold", "undo", "redo")
        leave()
        # The page of a new game remembers its players.
        it.tap("new", "add", "seat/1", "level/wanders", "start")
        leave()
        aside = it.writer_answers(lambda store: max(row.id for row in store.games()))
        it.writer_answers(lambda store: store.set_aside(aside))


def act(it: Any, command: dict[str, Any]) -> None:
    """Say a command that no touch of this tour says."""
    from companion.games.touch_and_tags.touch_result import Say
    from engine.codec import read_command, write

    match = it.session.table.match
    it.session.perform(Say((read_command(match.game, write(command)),)))
    it.settle()
    assert it.session.table.match is not match, command


def _can(it: Any) -> set[str]:
    from tests.evening import touchable

    return touchable(it.screen)


def expected(work: Path) -> dict[str, Any]:
    """What this version reads in each game of the store."""
    from companion.games.people import read_people
    from companion.games.start_and_resume import resume
    from companion.storage.store import Store
    from engine.codec import write

    found = {}
    with Store.read(work / "games.db") as store:
        for row in sorted(store.games(), key=lambda row: row.id):
            started = resume(store, row.id)
            match = started.match
            found[str(row.id)] = {
                "game": row.game,
                "over": row.over,
                "aside": row.aside,
                "entries": row.entries,
                "rows": len(store.rows(row.id)),
                "refusals": len(store.refusals(row.id)),
                "returnable": len(started.withdrawn),
                "people": json.loads(write(read_people(row.people).now)),
                "state": json.loads(write(match.game.shown(match.state))),
                "prompt": json.loads(write(match.prompt)),
            }
    return found


def exported(work: Path, out: Path, judged: dict[str, Any]) -> None:
    """Every game as JSON lines, in one file; the code on paper of each that has one; the results."""
    from companion.games.people import read_people
    from companion.games.registry import GAMES
    from companion.games.start_and_resume import resume
    from companion.pages.people import share_result
    from companion.pages.people.paper import game_code
    from companion.session.seated_game import seat_game
    from companion.session.spoken_game import spoken
    from companion.storage.store import Store
    from companion.transfer import json_lines
    from companion.transfer.statistics import as_csv, as_json, records, results

    codes, states = {}, {}
    with Store.read(work / "games.db") as store:
        for id in judged:
            with gzip.GzipFile(out / f"game-{id}.jsonl.gz", "wb", mtime=0) as file:
                file.writelines(json_lines.export(store, int(id)))
            row, started = store.game(int(id)), resume(store, int(id))
            people = read_people(row.people)
            if people.players and (code := game_code(spoken(seat_game(int(id), started, people), "de", "de"))):
                codes[id] = code
                states[id] = told_by(code)
        found = results(store)
    (out / "codes.json").write_text(json.dumps({"codes": codes, "states": states}, indent=1) + "\n", encoding="utf-8")
    (out / "results.csv").write_text(as_csv(found), encoding="utf-8")
    (out / "results.json").write_bytes(as_json(found))
    names = {one.id: [outcome.name for outcome in sorted(one.outcomes, key=lambda o: o.seat)] for one in found}
    shared = {
        str(one.id): share_result.link(one, one.game, getattr(GAMES[one.game], "bgg", None), tuple(names[one.id]))
        for one in found
    }
    totals = {game: [[r.name, r.games, r.won, r.score] for r in records(found, game)] for game in GAMES}
    (out / "shared.json").write_text(
        json.dumps({"bg stats": shared, "records": totals}, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )


def told_by(code: str) -> Any:
    """The public state of the game that a code on paper holds."""
    from companion.games.registry import GAMES
    from companion.transfer import json_lines, paper_code
    from engine.codec import read_entry, write
    from engine.match import Match

    found = paper_code.read(code)
    game = GAMES[found.game].game()
    match = Match(game, json_lines.begun(game, found.start))
    for row in found.rows:
        match = match.then(read_entry(game, row.command, row.events))
    return json.loads(write(game.shown(match.state)))


def others(work: Path, out: Path) -> None:
    """Pages, a backup, tags, a box, corrected words, and a report."""
    from companion.language import corrections
    from companion.storage import backups, tag_catalog
    from companion.storage.store import Store
    from companion.transfer import tag_file
    from tests.tagged import box

    for page in sorted((work / "paper").glob("*.txt")):
        number = page.name.split("-")[1]
        shutil.copy(page, out / f"page-{number}.txt")
        if number == "10":  # another would only add its fonts
            shutil.copy(page.with_suffix(".pdf"), out / f"page-{number}.pdf")
    backup = work / "backup"
    backup.mkdir()
    with Store.open(backup / "games.db", clock=lambda: 1_790_000_000) as store, Store.read(work / "games.db") as whole:
        tag_catalog.keep(store, tag_catalog.Catalog(), box(sensed=True))
        for row in whole.games():
            if row.id in (1, 3):
                store.add(row.game, row.start, row.people, whole.rows(row.id), row.begun, whole.refusals(row.id))
    backups.make(backup / "games.db")
    packed(backups.made(backup / "games.db")[0], out / "games.db.backup-1.gz")
    with gzip.GzipFile(out / "tags.toml.gz", "wb", mtime=0) as file:
        file.write(tag_file.written(box(sensed=True)).encode())
    shutil.copy(work / "boxes" / "masterelf" / "Our box.toml", out / "box.toml")
    first, *messages = corrections.sheet("de").split("\n[")
    kept = [text for text in messages if text.startswith("act-")]
    for id, better in CORRECTED.items():
        kept = [
            text.replace("\nbetter:", f"\nbetter: {better}") if text.startswith(f"{id}]") else text for text in kept
        ]
    (out / "words-de.json").write_text(json.dumps(CORRECTED, ensure_ascii=False) + "\n", encoding="utf-8")
    (out / "words-de.txt").write_text("\n[".join((first, *kept)), encoding="utf-8")


def settings(out: Path) -> None:
    """Settings files with every key, and what they mean to this version."""
    import msgspec

    from companion.config import usable

    folder, meant = out / "settings", {}
    folder.mkdir(exist_ok=True)
    for name, text in SETTINGS.items():
        (folder / name).write_text(text, encoding="utf-8")
        found = usable(folder / name)
        faults = [fault.sentence.replace(str(folder) + "/", "") for fault in found.passed_over]
        names = ("screen", "game", "look", "power", "hardware", *(("store",) if "[store]" in text else ()))
        meant[name] = {
            "sections": {each: msgspec.to_builtins(getattr(found, each), enc_hook=str) for each in names},
            "passed_over": faults,
        }
    (folder / "meant.json").write_text(json.dumps(meant, indent=1) + "\n", encoding="utf-8")


def packed(file: Path, to: Path) -> None:
    """A copy, compressed; a store's is whole once nobody has it open."""
    with gzip.GzipFile(to, "wb", mtime=0) as out:
        out.write(file.read_bytes())


if __name__ == "__main__":
    os.environ["TZ"] = "UTC"
    time.tzset()
    destination = Path(sys.argv[1]).resolve()
    destination.mkdir(parents=True, exist_ok=True)
    main(destination)
