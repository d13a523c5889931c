"""The installed table as an attacker has it who took the service over: every known way to root, tried and closed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from shlex import quote

import pytest

from companion.system.trusted_archive import short_print
from tests.deploy.booted import ROOT, UNIT, Machine, machine, measured, until
from tests.e2e.window import x_server

pytestmark = [
    pytest.mark.full,
    pytest.mark.attack,
    pytest.mark.skipif(ROOT not in os.environ, reason=f"deploy/test.sh --full makes the root that {ROOT} names"),
]
STATE = "/var/lib/boardside"
SANDBOX = "/opt/boardside/sandbox"
PLANTED = (
    "import os; open('/var/lib/boardside/ran-%d' % os.getuid(), 'a').write('x'); os.getuid() or os.mkdir('/proof')\n"
)
"""What a planted file does when it is run: it leaves the number of its user, and as root a folder at the top."""

# What succeeds is open. Each is run by the table's user in the table's sandbox.
WRITES = [
    f"/opt/boardside/{name}"
    for name in ("current", "trial", "before", "fallback", "sandbox", ".next", "versions/x", "current/companion/x.py")
] + [
    *("/etc/boardside/config.toml", "/etc/boardside/update.pub", "/etc/boardside/update.number"),
    *("/etc/systemd/system/x.service", "/run/systemd/system/x.service", "/etc/udev/rules.d/99-x.rules", "/run/udev/x"),
    *("/usr/local/bin/boardside", "/usr/local/bin/x", "/etc/ld.so.preload", "/etc/cron.d/x", "/etc/passwd", "/root/x"),
    *(
        "/etc/profile.d/x.sh",
        "/run/boardside-install.lock",
        "/run/lock/boardside-install",
        "/lib/x",
        "/boot/x",
        "/home/x",
    ),
    *(
        "/proc/sys/kernel/core_pattern",
        "/proc/sys/kernel/modprobe",
        "/proc/sysrq-trigger",
        "/proc/1/mem",
        "/proc/1/comm",
    ),
    *("/sys/kernel/uevent_helper", "/sys/fs/cgroup/unified/cgroup.procs", "/sys/fs/cgroup/systemd/release_agent"),
    *("/sys/fs/cgroup/cgroup.procs", "/proc/1/oom_score_adj", "/dev/console", "/dev/tty0", "/dev/tty1", "/dev/kmsg"),
    *("/dev/mem", "/dev/port", "/dev/vda", "/dev/sda", "/dev/uinput", "/dev/input/event0"),
]
PYTHON = "/usr/bin/python3 -I -c"
WAYS = {
    **{f"writing to {path}": f"true >>{path}" for path in WRITES},
    "writing into a version": "find /opt/boardside /etc/boardside /usr/local -writable ! -type l | grep -q .",
    "a program with root's rights": f"cp /bin/sh {STATE}/sh && chmod 4755 {STATE}/sh",
    "becoming root": f"{PYTHON} 'import os; os.setuid(0)'",
    "becoming root's group": f"{PYTHON} 'import os; os.setgid(0)'",
    "su": "echo | su -c true",
    "sudo": "sudo -n true",
    "pkexec": "pkexec true",
    "a capability of a file": f"cp /bin/sh {STATE}/sh && setcap cap_setuid+ep {STATE}/sh",
    "a namespace of users": "unshare --user --map-root-user true",
    "a namespace of mounts": "unshare --mount true",
    "the namespaces of process 1": "nsenter --target 1 --mount true",
    "a mount": "mount -t tmpfs none /mnt",
    "another root": "chroot / true",
    "a device of its own": f"mknod {STATE}/mem c 1 1",
    "the memory of process 1": "head -c1 /proc/1/mem",
    "the folders of process 1": "ls /proc/1/root/",
    "the surroundings of process 1": "cat /proc/1/environ",
    "tracing": f"{PYTHON} 'import ctypes, sys; sys.exit(ctypes.CDLL(None).ptrace(16, 1, 0, 0) != 0)'",
    "killing process 1": "kill -9 1",
    "killing the log": "pkill -9 systemd-journal",
    "a module of the kernel": "modprobe dummy",
    "the clock": "date -s 2001-01-01",
    "the host's name": "hostname x",
    "the keys of the kernel": f"{PYTHON} 'import ctypes, sys; sys.exit(ctypes.CDLL(None).syscall(250, 0, -4, 1) < 0)'",
    "another kernel": "kexec -l /boot/x",
    "the speed of a process of root's": "renice -n 19 -p 1",
    "more memory than the unit allows": "prlimit --pid $$ --as=unlimited:unlimited --nproc=unlimited:unlimited",
    "a unit of its own": "systemd-run --wait touch /proof",
    "starting a unit": "systemctl start systemd-tmpfiles-clean.service",
    "stopping a unit": "systemctl stop systemd-journald.service",
    "changing its unit": f"systemctl set-property --runtime {UNIT} MemoryMax=infinity",
    "another surrounding for all units": "systemctl set-environment LD_PRELOAD=/var/lib/boardside/x.so",
    "its manager by the bus": (
        "busctl call org.freedesktop.systemd1 /org/freedesktop/systemd1 org.freedesktop.systemd1.Manager"
        " SetUnitProperties 'sba(sv)' boardside.service true 0"
    ),
    "a session": "loginctl enable-linger boardside",
    "a job for later": "echo 'touch /proof' | at now || echo '* * * * * touch /proof' | crontab -",
    "the network": f"{PYTHON} 'import socket; socket.socket(socket.AF_INET)'",
    "packets": f"{PYTHON} 'import socket; socket.socket(socket.AF_PACKET, socket.SOCK_RAW)'",
    "a user of root's group": "id -nG | grep -qwE 'tty|root|adm|disk|sudo|kmem|shadow|wheel|docker|systemd-journal'",
    "the shadow file": "head -c1 /etc/shadow",
    "the shadow file by another name": f"ln /etc/shadow {STATE}/shadow",
    "a terminal of somebody's": "for tty in /dev/pts/[0-9]* /dev/tty[0-9]*; do true >$tty && exit 0; done; exit 1",
}


@pytest.fixture(scope="module")
def taken() -> Iterator[Machine]:
    """The booted machine; the table draws on a screen of this one."""
    root = Path(os.environ[ROOT])
    (root / "etc/boardside/config.toml").write_text('[game]\nedition = "en"\nlanguage = "en"\n')
    # As on a Pi, where the environment sees what the system has.
    for environment in root.glob("opt/boardside/versions/*/venv/pyvenv.cfg"):
        environment.write_text(environment.read_text().replace("packages = false", "packages = true"))
    drawn = root / "etc/systemd/system/boardside.service.d"
    with x_server() as glass:
        drawn.mkdir(exist_ok=True)
        (drawn / "glass.conf").write_text(f"[Service]\nEnvironment=DISPLAY={glass.environment['DISPLAY']}\n")
        try:
            with machine(root) as booted:
                booted.up()
                yield booted
        finally:
            shutil.rmtree(drawn)
            for path in root.glob("var/lib/boardside/ran-*"):
                path.unlink()


def as_the_table(machine: Machine, script: str) -> subprocess.CompletedProcess[str]:
    """Run this as whoever has taken the table over."""
    return machine.within(SANDBOX, "--seconds", "60", "sh", "-c", script)


def planted(machine: Machine, path: str, text: str) -> None:
    """Have the table's user leave this file in its folder."""
    where = f"{STATE}/{path}"
    script = f'mkdir -p "$(dirname "{where}")" && cat >"{where}"'
    done = subprocess.run(
        machine.command(SANDBOX, "--input", "sh", "-c", script), input=text, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_the_command_line_has_what_the_service_has(taken: Machine) -> None:
    """The sandbox of the commands is the service's, by what the kernel says of both."""
    wanted = ("Uid", "Gid", "Groups", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp")
    status = Path(f"/proc/{taken.main()}/status").read_text()
    command = as_the_table(taken, "cat /proc/self/status").stdout
    for text in (status, command):
        assert "NoNewPrivs:\t1" in text
        assert "Seccomp:\t2" in text
    seen = [{line.split(":")[0]: line.split()[1:] for line in text.splitlines()} for text in (status, command)]
    assert [seen[0][name] for name in wanted] == [seen[1][name] for name in wanted]


def test_no_known_way_leads_from_the_table_to_root(taken: Machine) -> None:
    before = taken.property("MainPID")
    lines = [f"( {way} ) >/dev/null 2>&1 </dev/null && echo OPEN: {quote(name)}" for name, way in WAYS.items()]
    done = as_the_table(taken, "\n".join(lines) + "\necho all tried")
    assert done.stdout.splitlines() == ["all tried"], done.stdout
    assert not (taken.root / "proof").exists()
    assert taken.property("MainPID") == before
    measured("ways from the table's user to root that were tried", f"{len(WAYS)}, 0 open", "0 open")


def test_the_tables_own_devices_are_read_where_reading_is_enough(taken: Machine) -> None:
    allowed = taken.property("DeviceAllow").splitlines()
    assert "char-input r" in allowed
    assert taken.property("DevicePolicy") == "closed"


def test_nothing_that_it_leaves_in_its_folder_is_run_by_a_command_of_roots(taken: Machine) -> None:
    python = "python3.11"
    for name in ("usercustomize.py", "sitecustomize.py", "x.pth"):
        planted(taken, f".local/lib/{python}/site-packages/{name}", PLANTED)
    for name in ("struct", "sys", "tomllib", "json", "companion", "sqlite3", "encodings", "site", "pip", "venv"):
        planted(taken, f"{name}.py", PLANTED)
        planted(taken, f"cache/{name}.py", PLANTED)
    for name in (".bashrc", ".profile", ".bash_env", ".config/systemd/user/default.target.wants/x.service"):
        planted(taken, name, f"mkdir /proof; echo x >{STATE}/ran-sh\n")
    taken.within("mkdir", "-p", "/tmp/elsewhere")
    for folder in (STATE, f"{STATE}/cache"):
        for command in (
            "boardside games",
            "boardside doctor --report -",
            "boardside rules EL-PLAN-05",
            "boardside update --back",
            "/root/release/deploy/install.sh --dry-run",
            "/opt/boardside/fallback before",
            "env BASH_ENV= bash -c true",
        ):
            taken.within("sh", "-c", f"cd {folder} && {command}")
    assert not (taken.root / "proof").exists()
    assert list((taken.root / STATE[1:]).glob("ran-*")) == []


def test_a_command_cannot_type_into_the_terminal_it_is_called_from(taken: Machine) -> None:
    types = (
        "import fcntl, glob, os, termios\n"
        "for path in (0, 1, 2, '/dev/tty', *glob.glob('/dev/pts/[0-9]*'), *glob.glob('/proc/[0-9]*/fd/*')):\n"
        "    try:\n"
        "        fd = path if isinstance(path, int) else os.open(path, os.O_RDWR | os.O_NOCTTY)\n"
        "        if os.isatty(fd):\n"
        "            print('open:', path)\n"
        "        for sign in 'TYPED\\n':\n"
        "            fcntl.ioctl(fd, termios.TIOCSTI, sign.encode())\n"
        "    except OSError:\n"
        "        pass\n"
    )
    planted(taken, "types.py", types)
    typed = taken.within(
        *("timeout", "30", "script", "-qec"),
        f"{SANDBOX} python3 -I {STATE}/types.py; {SANDBOX} tty; timeout 1 head -n 1 | sed s/^/heard:/; echo end",
        "/dev/null",
    )
    assert "not a tty" in typed.stdout
    assert "TYPED" not in typed.stdout
    assert typed.stdout.endswith("end\n"), typed.stdout
    assert "open:" not in typed.stdout


def test_what_a_command_says_cannot_command_the_terminal(taken: Machine) -> None:
    hostile = r"printf 'a\033]0;x\007\033[2J\302\233c\177b\n'; printf 'c\033[31md\n' >&2; exit 7"
    seen = taken.within("script", "-qec", f'{SANDBOX} sh -c "{hostile}"; echo $?', "/dev/null").stdout
    assert seen.splitlines().count("a]0;x[2Jcb") == 1, seen
    assert "c[31md" in seen
    assert "\n7\n" in seen
    assert not {"\033", "\007", "\x9b"} & set(seen)
    as_bytes = taken.within(SANDBOX, "printf", r"a\033b").stdout
    assert as_bytes == "a\033b", "what goes to a file is as it was"


def test_files_pass_by_standard_streams_alone(taken: Machine) -> None:
    taken.within("sh", "-c", "echo hidden words >/root/secret; chmod 600 /root/secret")
    for command in ("import /root/secret", "tags import /root/secret", "boxes --import /root/secret"):
        done = taken.within("boardside", *command.split())
        assert done.returncode == 2, done.stdout
        assert "hidden words" not in done.stdout + done.stderr
    done = taken.within("sh", "-c", "boardside import /root/mine.txt </root/secret")
    assert "This file holds no game" in done.stderr, "what is in it came there"
    streams = taken.within("sh", "-c", f"{SANDBOX} ls -l /proc/self/fd <>/root/secret >/root/listed; cat /root/listed")
    assert "secret" not in streams.stdout
    assert "listed" not in streams.stdout


def test_links_and_pipes_in_its_folder_lead_root_nowhere(taken: Machine) -> None:
    shadow = taken.root / "etc/shadow"
    before = (shadow.stat().st_uid, shadow.stat().st_mode, shadow.read_bytes())
    script = (
        f"cd {STATE} && mv games.db kept.db; ln -s /etc/shadow games.db.backup-1;"
        " mkfifo games.db; ln -sfn /etc cache; ln -sfn /root kivy; ln -sf /etc/shadow /run/boardside/poweroff-not;"
        " mkfifo /run/boardside/ends.x && mv -f /run/boardside/ends.x /run/boardside/ends"
    )
    assert as_the_table(taken, f"rm -rf {STATE}/cache {STATE}/kivy; {script}").returncode == 0
    try:
        for command in (["boardside", "games"], ["boardside", "doctor", "--report", "-"]):
            taken.within("timeout", "40", *command)
        assert taken.within("timeout", "60", "systemctl", "restart", UNIT).returncode in (0, 1)
    finally:
        taken.within("sh", "-c", f"cd {STATE} && rm -f games.db games.db.backup-1 cache kivy; true")
        as_the_table(taken, f"cd {STATE} && mv kept.db games.db; rm -f /run/boardside/ends /run/boardside/poweroff-not")
    assert (shadow.stat().st_uid, shadow.stat().st_mode, shadow.read_bytes()) == before
    assert list((taken.root / "etc").glob("icon*")) == []


def test_a_stranger_cannot_keep_the_installer_from_running(taken: Machine) -> None:
    stranger = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
    held = "for lock in /run/lock/boardside-install /run/boardside-install.lock; do (flock $lock sleep 60 &); done"
    taken.within(*stranger, "sh", "-c", f"{held} >/dev/null 2>&1")
    done = taken.within("/root/release/deploy/install.sh", "--beside")
    taken.within("pkill", "-u", "65534")
    assert done.returncode == 0, done.stderr


def test_short_of_memory_the_table_ends_before_the_systems_services_and_comes_back(taken: Machine) -> None:
    taken.up()

    def score(pid: int) -> int:
        return int(Path(f"/proc/{pid}/oom_score_adj").read_text())

    log = taken.within("systemctl", "show", "systemd-journald", "--value", "--property=MainPID").stdout.strip()
    theirs = taken.within("cat", f"/proc/{log}/oom_score_adj").stdout
    assert score(taken.main()) >= 500 > int(theirs)
    assert 300 << 20 <= int(taken.property("MemoryMax")) <= 1 << 30
    assert 20 <= int(taken.property("TasksMax")) <= 500
    # What the kernel does to it then is a SIGKILL.
    taken.up(taken.send(signal.SIGKILL))


def test_the_exposure_of_a_command_is_the_services(taken: Machine) -> None:
    exposed = taken.within("systemd-analyze", "security", "--no-pager", "--threshold=12", UNIT)
    assert exposed.returncode == 0, exposed.stdout[-300:]
    sleeping = subprocess.Popen(taken.command(SANDBOX, "--seconds", "60", "sleep", "50"))

    def name() -> str:
        listed = taken.within("systemctl", "list-units", "--plain", "--no-legend", "boardside-command-*").stdout
        return listed.split()[0] if "running" in listed else ""

    try:
        unit = until(name, "the command runs")
        said = taken.within("systemd-analyze", "security", "--no-pager", "--threshold=12", unit)
        assert said.returncode == 0, said.stdout
    finally:
        sleeping.kill()
        sleeping.wait()
        taken.within("systemctl", "kill", "--signal=KILL", "boardside-command-*")


def release(taken: Machine, folder: Path, number: str, counter: str, secret: Path) -> str:
    """A signed release of this version number, made of the installed one; its path in the root."""
    source = folder / f"boardside-{number}"
    shutil.copytree(taken.root / "root/release", source)
    project = source / "pyproject.toml"
    lines = project.read_text().splitlines()
    project.write_text("\n".join(f'version = "{number}"' if line.startswith("version =") else line for line in lines))
    (source / "deploy/number").write_text(f"{counter}\n")
    packed = taken.root / "root" / f"{number}.tar.gz"
    subprocess.run(["tar", "-C", folder, "--format=pax", "-czf", packed, source.name], check=True)
    subprocess.run(["minisign", "-S", "-s", secret, "-m", packed], check=True, capture_output=True)
    shutil.rmtree(source)
    return f"/root/{packed.name}"


def test_a_signed_update_is_taken_whatever_the_table_left_and_an_older_or_changed_one_is_not(
    taken: Machine, tmp_path: Path
) -> None:
    current = taken.root / "opt/boardside/current"
    pair = ["minisign", "-G", "-W", "-p", tmp_path / "k.pub", "-s", tmp_path / "k.key"]
    subprocess.run(pair, check=True, capture_output=True)
    shutil.copy(tmp_path / "k.pub", taken.root / "root/k.pub")
    known = taken.within("/root/release/deploy/install.sh", "--no-start", "--key", "/root/k.pub")
    assert f"signed with the key {short_print(tmp_path / 'k.pub')}" in known.stderr
    first = current.readlink()  # the installer has made its own version the one that runs
    assert as_the_table(taken, f"cd {STATE} && mv games.db kept.db && mkfifo games.db").returncode == 0
    try:
        done = taken.within(
            "sh", "-c", f"cd {STATE} && boardside update {release(taken, tmp_path, '90.0.0', '7', tmp_path / 'k.key')}"
        )
    finally:
        as_the_table(taken, f"cd {STATE} && rm games.db && mv kept.db games.db")
    assert done.returncode == 0, done.stderr
    assert current.readlink().name.startswith("90.0.0+")
    assert (taken.root / "etc/boardside/update.number").read_text() == "7\n"
    assert not (taken.root / "proof").exists()
    older = taken.within("boardside", "update", release(taken, tmp_path, "90.1.0", "6", tmp_path / "k.key"))
    assert "number 7 was installed before" in older.stderr
    changed = release(taken, tmp_path, "90.2.0", "8", tmp_path / "k.key")
    with (taken.root / changed[1:]).open("r+b") as file:
        file.seek(5000)
        file.write(b"changed")
    assert "was changed since" in taken.within("boardside", "update", changed).stderr
    assert taken.within("boardside", "update", "--back").returncode == 0
    assert current.readlink() == first
    taken.up()
    for path in (taken.root / "root").glob("90.*"):
        path.unlink()
