"""Switching the machine off: the command for it, if there is one."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

SYSTEMD = Path("/run/systemd/system")
LOGIND = (
    "org.freedesktop.login1",
    "/org/freedesktop/login1",
    "org.freedesktop.login1.Manager",
    "CanPowerOff",
)
PATIENCE = 2.0
"""Seconds that the system has to say whether it would."""


def way(configured: str | None, alone: bool) -> tuple[str, ...]:
    """The command that switches this machine off, as a list of arguments; () where there is none.

    `configured` is the command line from the settings, "" for none. If it is None, the command is systemd's, provided
    that systemd would obey it and that the machine shows nothing but the table (`alone`: a kiosk).
    """
    if configured is not None:
        return tuple(shlex.split(configured))
    if not alone or not SYSTEMD.is_dir():
        return ()
    systemctl, busctl = shutil.which("systemctl"), shutil.which("busctl")
    if systemctl is None or busctl is None:
        return ()
    try:
        asked = subprocess.run(
            [busctl, "--system", "call", *LOGIND], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return (systemctl, "poweroff") if asked.stdout.strip() == 's "yes"' else ()


def switch_off(command: tuple[str, ...]) -> str:
    """Run the command, after the store was closed; returns a sentence on what failed, or ""."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired) as wrong:
        return f"{shlex.join(command)} could not be run: {wrong}."
    if done.returncode:
        return f"{shlex.join(command)} did not switch off: {done.stderr.strip() or f'status {done.returncode}'}."
    return ""
