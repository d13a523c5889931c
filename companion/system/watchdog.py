"""Signals to systemd that the app has started and is still running."""

from __future__ import annotations

import os
from collections.abc import Mapping


def watched(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether systemd expects notifications from this process: that it is ready, and that it is still running. False
    when a user started the program, as on a PC.
    """
    return bool(environment.get("NOTIFY_SOCKET"))


def notify(signal: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Send one signal to systemd, like `READY=1` or `WATCHDOG=1`. False if nobody listens, which is no error."""
    address = environment.get("NOTIFY_SOCKET", "")
    if not address:
        return False
    import socket  # only those who are watched wait for it

    if address.startswith("@"):
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as letter:
            letter.sendto(signal.encode(), address)
    except OSError:
        return False
    return True


def period(environment: Mapping[str, str] = os.environ) -> float | None:
    """Seconds between two signals, a third of the watchdog's limit; None if this process has no watchdog.

    >>> period({"WATCHDOG_USEC": "9000000"})
    3.0
    >>> period({"WATCHDOG_USEC": "9000000", "WATCHDOG_PID": "0"})
    """
    bears, whose = environment.get("WATCHDOG_USEC", ""), environment.get("WATCHDOG_PID", "")
    if not bears.isdigit() or not int(bears) or (whose and whose != str(os.getpid())):
        return None
    return int(bears) / 3_000_000
