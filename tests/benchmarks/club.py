"""A club of 200 tables while broker, hub, database and tables are killed and the network is cut: nothing may be lost.

About eight minutes; `club_load` is the same without kills. Prints versions, process ids and the times of the kills.
Memory is the proportional set size (PSS) of all processes of hub, nats-server and PostgreSQL. BOARDSIDE_TABLES sets
another number of tables. BOARDSIDE_PRIORITY=-10 gives the processes that are measured priority over whatever else runs
on a machine that others use too (see nice; only root may).
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import aiohttp

from companion.club.database import connect
from companion.club.setup import read_settings
from companion.storage.store import Store
from tests.club.evening import HOUSE, Referee, joined, made, public_rows
from tests.club.programs import MISSING, NATS, POSTGRES, Broker, Postgres, Program, environment, free_port
from tests.club.tables import ACTIONS, recorded

TABLES = int(os.environ.get("BOARDSIDE_TABLES", "200"))
PRIORITY = int(os.environ.get("BOARDSIDE_PRIORITY", "0"))
REFEREES = 20
OFFLINE, FASTER = 300, 4.0
"""The actions of about an hour that every table plays offline, and how many a second."""
RATE = 0.7
"""Actions a second of a table while things are killed."""
EVENTS = ["hub"] * 20 + ["broker"] * 20 + ["database"] * 10 + ["cut"] * 10 + ["silent"] * 10 + ["tables"] * 4
PACE = 2.0
"""Seconds between two events."""
SILENCE = 3.0
"""Seconds for which a silent connection carries nothing, before it carries on."""


class Proxy:
    """The network between tables and hub: it can be off, cut every connection, or carry nothing for a while."""

    def __init__(self, to: int) -> None:
        self.port, self._to = free_port(), to
        self.off = True
        self._silent_until = 0.0
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(asyncio.start_server(self._carry, "127.0.0.1", self.port, limit=1 << 18))
        self._loop.run_forever()

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(lambda: [writer.transport.abort() for writer in list(self._writers)])

    def silence(self) -> None:
        self._silent_until = time.monotonic() + SILENCE

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self.off:
                return
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
            self._writers |= {writer, far_writer}
            try:
                await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))
            finally:
                self._writers -= {writer, far_writer}
                far_writer.transport.abort()
        except OSError:
            pass
        finally:
            writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            while (rest := self._silent_until - time.monotonic()) > 0:
                await asyncio.sleep(rest)
            writer.write(data)
            await writer.drain()
        raise OSError


class Player(threading.Thread):
    """Somebody who types a recorded game at a `referee --store --club` process, which may be killed between two
    lines."""

    def __init__(self, folder: Path, number: int) -> None:
        super().__init__(daemon=True)
        self.folder, self.game = folder, recorded(number)
        self.stop, self.rate, self.done = OFFLINE, FASTER, 0
        self.lock = threading.Lock()
        self.pids: list[int] = []
        self._begin()

    def _begin(self) -> None:
        self.referee = Referee(self.folder / "games.db", self.folder)
        self.pids.append(self.referee.process.pid)
        answer = self.referee.say(b'{"resume": true}\n' if self.done else self.game.start + b"\n")
        assert answer["ok"], answer

    def kill(self) -> bool:
        """Kill the referee and go on with another; not where the game is over, which nobody resumes."""
        with self.lock:
            if self.game.rows[self.done - 1].over:
                return False
            self.referee.process.kill()
            self.referee.process.wait()
            self._begin()
            return True

    def run(self) -> None:
        while True:
            if self.done < self.stop:
                with self.lock:
                    assert self.referee.say(self.game.lines[self.done] + b"\n")["ok"]
                    self.done += 1
            time.sleep(random.uniform(0.5, 1.5) / self.rate)


def processes(pid: int) -> list[int]:
    """The process and all its descendants."""
    found = [pid]
    for each in found:
        with suppress(OSError):  # it may have ended
            found += map(int, Path(f"/proc/{each}/task/{each}/children").read_text().split())
    return found


def megabytes(pid: int) -> float:
    """The memory of a process and its descendants, as if nothing else ran on this machine: what they share with each
    other is counted once, what they share with others whole."""
    own, files = 0, dict[str, int]()
    for each in processes(pid):
        with suppress(OSError):
            name = ""
            for line in Path(f"/proc/{each}/smaps").read_text().splitlines():
                key, *values = line.split()
                if not key.endswith(":"):
                    name, shared = values[4] if len(values) > 4 else "", 0
                elif key == "Pss:" and not name.startswith("/"):
                    own += int(values[0])
                elif key in ("Shared_Clean:", "Shared_Dirty:", "Private_Clean:") and name.startswith("/"):
                    shared += int(values[0])
                    if key == "Private_Clean:":
                        files[f"{name} {each}"] = files.get(f"{name} {each}", 0) + shared
                elif key == "Private_Dirty:" and name.startswith("/"):
                    own += int(values[0])
    most: dict[str, int] = {}
    for file, size in files.items():
        name = file.rpartition(" ")[0]
        most[name] = max(most.get(name, 0), size)
    return (own + sum(most.values())) / 1024


def processor(pid: int) -> float:
    """Seconds of processor time of a process and its descendants."""
    total = 0
    for each in processes(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            total += sum(map(int, fields[11:15]))  # also of what has ended
    return total / os.sysconf("SC_CLK_TCK")


def hub_of(folder: Path) -> Program:
    """The hub in this folder's `hub`, started as its service starts it."""
    command = [sys.executable, "-m", "companion", "hub", "--folder", str(folder / "hub"), "--bind", "127.0.0.1"]
    hub = Program(command, folder / "hub.log", PYTHONPATH=str(HOUSE), **environment("boardside-hub"))
    hub.start()
    return hub


class Run:
    """One run, from an empty folder to the comparison."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.began = time.monotonic()
        self.postgres = Postgres()
        self.postgres.start()
        self.postgres.run("CREATE DATABASE club")
        made(folder / "hub", self.postgres.dsn("club"))
        self.settings = read_settings(folder / "hub")
        self.broker = Broker(folder / "hub" / "nats.conf", self.settings.nats_port)
        self.broker.start()
        self.hub = hub_of(folder)
        self.proxy = Proxy(self.settings.nats_port)
        for number in range(1, TABLES + 1):
            path, address = folder / f"table{number}", f"127.0.0.1:{self.proxy.port}"
            joined(folder / "hub", path, f"Table {number}", address)
        size = -(-(TABLES - REFEREES) // 4)
        self.groups = [(first, min(first + size - 1, TABLES)) for first in range(REFEREES + 1, TABLES + 1, size)]
        self.tables: list[Program] = []
        self.players: list[Player] = []
        self.shown: dict[int, int] = {}
        """The row up to which each table is shown on the big screen that `follow` watches."""

    def prioritise(self) -> None:
        """Give hub, broker, database and this process priority, and with it the referees, which it starts later."""
        if PRIORITY:
            for pid in (self.hub.pid, self.broker.pid, self.postgres.pid):
                os.setpriority(os.PRIO_PGRP, pid, PRIORITY)
            os.setpriority(os.PRIO_PROCESS, 0, PRIORITY)

    async def follow(self) -> None:
        """Watch the big screen, until cancelled."""
        address = f"https://127.0.0.1:{self.settings.web_port}/live"
        async with aiohttp.ClientSession(read_bufsize=1 << 22) as session, session.get(address, ssl=False) as answer:
            async for line in answer.content:
                for key, part in json.loads(line[6:])["set"].items() if line.startswith(b"data: ") else ():
                    if key.startswith("table/") and part["game"]:
                        self.shown[part["id"]] = part["game"]["number"]

    def say(self, text: str) -> None:
        print(f"  {time.monotonic() - self.began:7.1f} s  {text}", flush=True)

    def start_tables(self, rate: float, stop: int, priority: int = 0) -> None:
        """The simulated tables, as processes of a quarter of them each."""
        for table in self.tables:
            table.kill()
        self.tables = []
        for first, last in self.groups:
            command = [sys.executable, "-m", "tests.club.tables", str(self.folder)]
            numbers = [str(first), str(last), str(rate), str(stop)]
            self.tables.append(Program([*command, *numbers], self.folder / "tables.log", PYTHONPATH=str(HOUSE)))
            self.tables[-1].start()
            if PRIORITY:
                os.setpriority(os.PRIO_PGRP, self.tables[-1].pid, priority)

    def rows(self) -> int:
        try:
            return int(self.postgres.run("SELECT count(*) FROM entries", "club"))
        except (OSError, ValueError):
            return -1

    def wait_for(self, rows: int, seconds: float) -> float:
        """Seconds until the database holds so many rows."""
        began = time.monotonic()
        while (found := self.rows()) < rows:
            if time.monotonic() - began > seconds:
                self.say(f"STILL only {found} of {rows} rows")
                break
            time.sleep(0.2)
        return time.monotonic() - began

    def played(self, actions: int) -> None:
        """Wait until every table's own file holds so many actions."""
        for number in range(1, TABLES + 1):
            while True:
                with Store.read(self.folder / f"table{number}" / "games.db") as store:
                    if store.games() and len(store.rows(store.games()[0].id)) >= actions:
                        break
                time.sleep(1)

    def measured(self, seconds: float) -> tuple[float, float]:
        """Of hub, broker and database together: megabytes, and percent of one core over so many seconds."""
        pids = [self.hub.pid, self.broker.pid, self.postgres.pid]
        before = sum(map(processor, pids))
        time.sleep(seconds)
        used = (sum(map(processor, pids)) - before) / seconds
        parts = [megabytes(pid) for pid in pids]
        self.say("memory of hub, broker, database: " + ", ".join(f"{part:.0f} MB" for part in parts))
        return sum(parts), 100 * used

    def peak_until(self, rows: int, seconds: float) -> tuple[float, float]:
        """The most megabytes of all three until the database holds so many rows, and the seconds that took."""
        began, most = time.monotonic(), 0.0
        while self.rows() < rows and time.monotonic() - began < seconds:
            most = max(most, sum(megabytes(pid) for pid in (self.hub.pid, self.broker.pid, self.postgres.pid)))
        return most, time.monotonic() - began

    def latencies(self, actions: int) -> tuple[list[float], list[float]]:
        """Milliseconds from `accepted` at a referee process to the row that another connection can read, and to the
        part that a browser at the big screen was sent; in order."""

        async def measure() -> tuple[list[float], list[float]]:
            connection, following = await connect(self.settings.database), asyncio.create_task(self.follow())
            stored: list[float] = []
            shown: list[float] = []
            query = "SELECT count(*) FROM entries WHERE table_id = $1 AND number = $2"
            while len(self.shown) < len(self.players):
                await asyncio.sleep(0.1)
            for turn in range(actions):
                player = self.players[turn % len(self.players)]
                number = self.players.index(player) + 1
                with player.lock:
                    if player.done >= ACTIONS:
                        continue
                    assert player.referee.say(player.game.lines[player.done] + b"\n")["ok"]
                    began = time.perf_counter()
                    player.done += 1
                    wanted = player.done
                row = shown_at = 0.0
                while not (row and shown_at):
                    assert time.perf_counter() - began < 20
                    await asyncio.sleep(0.001)
                    if not row and await connection.fetchval(query, number, wanted):
                        row = time.perf_counter()
                    if not shown_at and self.shown.get(number, 0) >= wanted:
                        shown_at = time.perf_counter()
                stored.append(1000 * (row - began))
                shown.append(1000 * (shown_at - began))
                await asyncio.sleep(0.2)
            following.cancel()
            await connection.close()
            return sorted(stored), sorted(shown)

        return asyncio.run(measure())

    def event(self, kind: str) -> None:
        if kind == "hub":
            self.hub.kill()
            self.say(f"hub {self.hub.pids[-1]} killed")
            self.hub.start()
        elif kind == "broker":
            self.broker.kill()
            self.say(f"nats-server {self.broker.pids[-1]} killed")
            self.broker.start()
        elif kind == "database":
            self.postgres.kill()
            self.say(f"postgres {self.postgres.pids[-1]} killed")
            self.postgres.start()
        elif kind == "cut":
            self.say("every connection of the tables cut")
            self.proxy.cut()
        elif kind == "silent":
            self.say(f"every connection of the tables silent for {SILENCE:g} s")
            self.proxy.silence()
        elif kind == "tables":
            table = random.choice(self.tables)
            table.kill()
            killed = next((each.pids[-2] for each in random.sample(self.players, REFEREES) if each.kill()), "none")
            self.say(f"tables {table.pids[-1]} (a quarter) and referee {killed} killed")
            table.start()
        elif kind == "empty":
            self.hub.kill()
            held = self.rows()
            self.postgres.run("DROP DATABASE club WITH (FORCE)")
            self.postgres.run("CREATE DATABASE club")
            self.say(f"hub {self.hub.pids[-1]} killed, its database of {held} rows exchanged for an empty one")
            self.hub.start()

    def compare(self) -> tuple[int, int, int]:
        """Lost, doubled and changed entries, over all tables."""

        async def held() -> dict[int, list[tuple[int, int, bytes]]]:
            connection = await connect(self.settings.database)
            query = "SELECT game, number, body FROM entries WHERE table_id = $1"
            found = {number: await connection.fetch(query, number) for number in range(1, TABLES + 1)}
            await connection.close()
            return {number: [tuple(row) for row in rows] for number, rows in found.items()}

        lost = doubled = changed = 0
        for number, rows in asyncio.run(held()).items():
            wanted = public_rows(self.folder / f"table{number}" / "games.db")
            bodies = {row: bytes(body) for _, row, body in rows}
            doubled += len(rows) - len(bodies)
            lost += len(wanted.keys() - bodies.keys())
            changed += sum(body != wanted.get(row) for row, body in bodies.items())
        return lost, doubled, changed

    def end(self) -> None:
        for player in self.players:
            player.referee.process.kill()
        for program in (*self.tables, self.hub, self.broker):
            program.kill()
        self.postgres.end()


def press() -> float:
    """A referee's answer with a club against without one: the quotient of the medians over a whole game."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        postgres = Postgres()
        postgres.start()
        postgres.run("CREATE DATABASE club")
        try:
            settings = made(folder / "hub", postgres.dsn("club"))
            broker = Broker(folder / "hub" / "nats.conf", settings.nats_port)
            broker.start()
            hub = hub_of(folder)
            joined(folder / "hub", folder / "table")
            game = recorded(1)
            took: dict[str, list[float]] = {"with": [], "without": []}
            both = {"with": Referee(folder / "a.db", folder / "table"), "without": Referee(folder / "b.db", None)}
            for referee in both.values():
                referee.say(game.start + b"\n")
            time.sleep(4)
            for line in game.lines:
                for name_, referee in random.sample([*both.items()], 2):
                    began = time.perf_counter()
                    referee.say(line + b"\n")
                    took[name_].append(time.perf_counter() - began)
                    time.sleep(0.02)
            for referee in both.values():
                referee.end()
            for program in (hub, broker):
                program.kill()
            medians = {name_: 1000 * statistics.median(times) for name_, times in took.items()}
            print(f"  press to accepted     with a club {medians['with']:.2f} ms, without {medians['without']:.2f} ms")
            return medians["with"] / medians["without"]
        finally:
            postgres.end()


def main(kills: bool = True) -> None:
    """Prints the kills, and the numbers with what they may be at most."""
    assert not MISSING, f"not installed: {MISSING}"
    for program, option in ((NATS, "--version"), (POSTGRES / "postgres", "--version")):
        print(" ", subprocess.run([program, option], capture_output=True, text=True, check=True).stdout.strip())
    print(f"  Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()}")
    random.seed(7)
    if PRIORITY:
        os.setpriority(os.PRIO_PROCESS, 0, PRIORITY)
    ratio = press()
    folder = Path(tempfile.mkdtemp(prefix="club-"))
    run = Run(folder)
    try:
        run.prioritise()
        run.say(f"hub {run.hub.pid}, nats-server {run.broker.pid}, postgres {run.postgres.pid}; {TABLES} tables")
        _loaded(run)
        print(f"  press                 {ratio:.3f}; at most 1.05; load {os.getloadavg()}")
        if kills:
            _killed(run)
    finally:
        run.end()
        shutil.rmtree(folder, ignore_errors=True)


def _loaded(run: Run) -> None:
    """An hour offline, caught up; then an action a second at every table."""
    run.start_tables(FASTER, OFFLINE)
    with ThreadPoolExecutor(4) as pool:
        run.players = [*pool.map(lambda number: Player(run.folder / f"table{number}", number), range(1, REFEREES + 1))]
    for player in run.players:
        player.start()
    run.say(f"referees {[player.pids[0] for player in run.players]}")
    run.played(OFFLINE)
    assert run.rows() == 0
    run.say(f"every table was offline for {OFFLINE} actions; the network is there now")
    run.proxy.off = False
    peak, took = run.peak_until(TABLES * (OFFLINE + 1), 180)
    run.say(f"caught up: {run.rows()} rows in {took:.1f} s")
    for player in run.players:
        player.stop = 0
    run.start_tables(1.0, OFFLINE + 100, PRIORITY)
    run.wait_for(TABLES * (OFFLINE + 1) + 3 * TABLES, 120)  # they are at it
    before = run.rows()
    steady, used = run.measured(30)
    pace = (run.rows() - before) / 30
    print(f"  catching up           {peak:.0f} MB at most, {took:.1f} s; at most 300")
    print(f"  steady, {pace:.0f} a second {steady:.0f} MB, {used:.0f} % of a core; at most 150 and 30")
    for what, times, most in zip(("readable", "on the page"), run.latencies(60), (50, 500), strict=True):
        p50, p95 = statistics.median(times), times[int(0.95 * len(times))]
        print(f"  accepted to {what:11} p50 {p50:.1f} ms, p95 {p95:.1f} ms; at most {most}", flush=True)


def _killed(run: Run) -> None:
    """Every table plays on to the end of its game, while everything is killed; then all rows are compared."""
    for player in run.players:
        player.stop, player.rate = ACTIONS, RATE
    run.start_tables(RATE, ACTIONS)
    events = [*EVENTS]
    random.shuffle(events)
    events.insert(len(events) // 2, "empty")
    for kind in events:
        began = time.monotonic()
        run.event(kind)
        time.sleep(max(0.0, PACE - (time.monotonic() - began)))
    run.say("no more kills")
    run.played(ACTIONS)
    run.say("every table has played its whole game")
    settled = run.wait_for(TABLES * (ACTIONS + 1), 240)
    run.say(f"{run.rows()} rows after another {settled:.1f} s")
    lost, doubled, changed = run.compare()
    referees = sum(len(player.pids) for player in run.players)
    kills = {kind: events.count(kind) for kind in dict.fromkeys(events)}
    print(f"  events                {kills}; {referees} referee processes; hubs {len(run.hub.pids)}")
    print(f"  entries               {TABLES} x {ACTIONS + 1}; lost {lost}, doubled {doubled}, changed {changed}; 0")


if __name__ == "__main__":
    main()
