"""PostgreSQL and nats-server in folders of their own, as the tests and the benchmarks start and kill them."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

NATS = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
POSTGRES = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), default=None)
SYSTEM = Path(__file__).parents[2] / "deploy" / "system"
MISSING = " and ".join(name for name, found in (("nats-server", NATS), ("postgresql", POSTGRES)) if found is None)
"""Debian packages that are not installed: "" if both are."""


def free_port() -> int:
    """A TCP port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def until(condition, what: str, seconds: float = 300) -> None:
    """Wait until `condition()` is true; fails, naming `what`, where that never comes."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"{what} did not come"
        time.sleep(0.02)


def environment(unit: str) -> dict[str, str]:
    """The environment that this service has where it is installed."""
    lines = SYSTEM.joinpath(f"{unit}.service").read_text("utf-8").splitlines()
    found = [line.partition("=")[2] for line in lines if line.startswith("Environment=")]
    assert found, f"{unit}.service sets nothing"
    return dict(each.split("=", 1) for each in found)


class Program:
    """A process that can be killed and started again, in a session of its own."""

    def __init__(self, command: Sequence[str], log: Path, user: str | None = None, **environment: str) -> None:
        self.command, self.log, self.user = list(command), log, user
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.pids: list[int] = []

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                cwd="/",
                env={**os.environ, **self.environment},
                **({"user": self.user, "group": self.user, "extra_groups": []} if self.user else {}),
            )
        self.pids.append(self.process.pid)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """SIGKILL to the process and to all of its session, as a power cut ends them."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


class Postgres(Program):
    """A PostgreSQL server that listens at a socket in its own folder. It refuses to be root's, so root starts it as
    another user."""

    def __init__(self) -> None:
        assert POSTGRES is not None
        user = None
        if os.getuid() == 0:
            known = {each.pw_name for each in pwd.getpwall()}
            user = "postgres" if "postgres" in known else "nobody"
        self.folder = Path(tempfile.mkdtemp(prefix="club-pg-"))
        self.folder.chmod(0o755)
        if user:
            shutil.chown(self.folder, user)
        as_user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []} if user else {}
        subprocess.run(
            [POSTGRES / "initdb", "-A", "trust", "-U", "club", "--no-sync", "-E", "UTF8", "-D", self.folder / "data"],
            check=True,
            capture_output=True,
            cwd="/",
            **as_user,
        )
        with self.folder.joinpath("data", "postgresql.conf").open("a") as settings:
            settings.write(SYSTEM.joinpath("hub-postgresql.conf").read_text("utf-8"))
        command = [str(POSTGRES / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder)]
        super().__init__([*command, "-c", "listen_addresses="], self.folder / "log", user)
        if user:
            self.log.touch()

    def dsn(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user=club"

    def run(self, sql: str, database: str = "postgres") -> str:
        """What psql prints, in rows without heads."""
        command = [POSTGRES / "psql", "-h", self.folder, "-U", "club", "-d", database, "-Atqc", sql]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/")
        if done.returncode:
            raise OSError(done.stderr)
        return done.stdout.strip()

    def ready(self) -> bool:
        try:
            return self.run("SELECT 1") == "1"
        except OSError:
            return False

    def start(self) -> None:
        super().start()
        until(self.ready, "PostgreSQL")

    def end(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Broker(Program):
    """nats-server with the configuration file at `config`, which says where it listens, and these options."""

    def __init__(self, config: Path, port: int, *options: str) -> None:
        assert NATS is not None
        self.port = port
        log = config.with_name("nats.log")
        super().__init__([NATS, "-c", str(config), *options], log, **environment("boardside-nats"))

    def ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1):
                return True
        except OSError:
            return False

    def start(self) -> None:
        super().start()
        until(self.ready, "nats-server")
