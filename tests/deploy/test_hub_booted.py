"""A hub that deploy/hub.sh sets up, and a table beside it, in a root booted by systemd and looked at from outside."""

from __future__ import annotations

import json
import os
import ssl
import time
import urllib.request
from pathlib import Path

import pytest

from tests.deploy.booted import machine, measured, until
from tests.web.browsers import chromium

ROOT = "BOARDSIDE_HUB_ROOT"
"""Names the folder of the root; `deploy/test.sh --full` makes it and sets this."""
UNITS = ("postgresql@15-main.service", "boardside-nats.service", "boardside-hub.service", "boardside-club.service")
HUB = "https://127.0.0.1:8443"
PLAY = (
    """printf '%s\\n' '{"game": "elfenland", "seats": 3}' '{"do": "deal"}' | sudo -u boardside sh -c 'umask 077; """
    "/opt/boardside/current/venv/bin/python -IB -m companion referee --store /var/lib/boardside/games.db'"
)

pytestmark = pytest.mark.full


def tables() -> list[dict]:
    """The tables as a program outside hears of them; none while the hub does not answer."""
    try:
        with urllib.request.urlopen(f"{HUB}/api/tables", None, 5, context=ssl._create_unverified_context()) as answer:
            return json.load(answer)["tables"]
    except OSError:
        return []


def linked() -> bool:
    return [table["linked"] for table in tables()] == [True]


@pytest.mark.skipif(ROOT not in os.environ, reason=f"{ROOT} names no root: deploy/test.sh --full makes one")
def test_hub_and_table_are_set_up_by_a_command_each_and_are_back_after_a_power_cut() -> None:
    with machine(Path(os.environ[ROOT])) as it:
        made = it.within("/root/release/deploy/hub.sh", "Chess Café", "127.0.0.1")
        assert made.returncode == 0, made.stdout + made.stderr
        assert "The password of organiser is " in made.stdout
        # The table itself finds no screen in there; what reports for it does not need one.
        it.within("/root/release/deploy/install.sh", "--club", "--no-start")
        it.within("systemctl", "start", "boardside-club")
        link = (made.stdout + made.stderr).split()[-1]
        joined = it.within("boardside", "join", link)
        assert joined.returncode == 0, joined.stderr
        until(linked, "the table's link")
        it.within("sh", "-c", PLAY)
        for unit in UNITS[1:]:
            judged = it.within("systemd-analyze", "security", "--threshold=20", unit)
            assert judged.returncode == 0, judged.stdout
        it.cut()
    cut = time.monotonic()
    with machine(Path(os.environ[ROOT])) as it:
        until(linked, "the table's link after a power cut")
        measured("a club's hub and table after a power cut", f"{time.monotonic() - cut:.0f} s")
        it.within("sh", "-c", PLAY)
        until(lambda: tables()[0]["game"], "the game")
        for unit in UNITS:
            assert it.property("ActiveState", unit) == "active"
        with chromium("ignore-certificate-errors") as browser:
            browser.get(f"{HUB}/")
            until(lambda: "Elfenland" in browser.find_element("tag name", "body").text, "the game on the big screen")
