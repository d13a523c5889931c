"""Frames of every kind that mean nothing: none ends the table, and none changes the game."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

from companion.web.link import CLOSED, OPENED, READY, TEXT, Frame
from companion.web.phones import MOST
from tests.evening import evening
from tests.extent import many
from tests.web.direct import Browser, Direct
from tests.web.test_seats import begun

FRAMES = int(os.environ.get("BOARDSIDE_FRAMES") or many("frames of a hostile browser", 5_000, daily=1_500))
"""How many frames; the long form is 1,000,000."""
WORDS = ("touch", "hello", "do", "key", "code", "id", "screen", "tv", "text", "act", "vote/yes", "join/9", "seat/2", "")
NUMBERS = (-1, 0, 1, 2**31, 2**53 + 1, 2**64, 1.5, True, None, "7")


def anything(chance: random.Random, deep: int = 0) -> Any:
    """A value as JSON knows it."""
    kinds = ("word", "number", "word", "number", "list", "object") if deep < 3 else ("word", "number")
    match chance.choice(kinds):
        case "word":
            return chance.choice(WORDS) * chance.choice((1, 1, 300))
        case "number":
            return chance.choice(NUMBERS)
        case "list":
            return [anything(chance, deep + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(WORDS): anything(chance, deep + 1) for _ in range(chance.randrange(5))}


def message(chance: random.Random, phone: Browser) -> bytes:
    """What no page of ours would send."""
    match chance.randrange(6):
        case 0:
            return chance.randbytes(chance.randrange(60))
        case 1:
            return json.dumps(anything(chance)).encode()
        case 2:
            touch = {"do": "touch", "touch": anything(chance), "screen": anything(chance), "id": anything(chance)}
            return json.dumps(touch).encode()
        case 3:  # a good one for a screen that was never shown, or of an id that is not on it
            touch = {"do": "touch", "touch": 2**40 + chance.randrange(2**20), "screen": chance.randrange(2**20)}
            return json.dumps({**touch, "id": chance.choice(sorted(phone.ids()) or ["pass"])}).encode()
        case 4:
            touch = {"do": "touch", "touch": 2**41 + chance.randrange(2**20), "screen": phone.screen}
            return json.dumps({**touch, "id": chance.choice(("leave", "seat/1", "undo/", "let", "vote/yes"))}).encode()
    good = bytearray(json.dumps({"do": "touch", "touch": 1, "screen": phone.screen, "id": "pass"}).encode())
    for _ in range(chance.randrange(1, 4)):
        good[chance.randrange(len(good))] = chance.randrange(256)
    return bytes(good).replace(b"pass", b"pasS")


def test_frames_that_mean_nothing_end_nothing_and_change_nothing(tmp_path: Path) -> None:
    chance = random.Random(1)
    with evening(tmp_path / "games.db", "en") as it:
        begun(it)
        table = Direct(it.session, it.front)
        code = table.phones.code("guest")
        phones = [table.opened(code=code) for _ in range(3)]
        for seat, phone in enumerate(phones, 1):
            phone.touch(f"join/{seat}")
        table.show()
        phones.append(table.opened())
        keys = [phone.key for phone in phones]
        strangers: list[int] = []  # connections that the web process announces and nobody uses
        before = it.session.table.match, it.session.draft, it.screen
        for number in range(FRAMES):
            at = chance.randrange(len(phones))
            if phones[at].closed:
                phones[at] = table.opened(keys[at], show=False)
            kind = chance.choices((TEXT, READY, OPENED, CLOSED), (200, 1, 1, 1))[0]
            browser = phones[at].number if chance.random() < 0.98 else chance.randrange(2**32)
            if kind == CLOSED and browser == phones[at].number:
                phones[at].close()
            else:
                table.phones.hear(Frame(kind, browser, message(chance, phones[at])))
                strangers += [browser] if kind == OPENED else []
            if number % 200 == 0:
                while strangers:
                    table.phones.hear(Frame(CLOSED, strangers.pop()))
                table.show()
        assert (it.session.table.match, it.session.draft, it.screen) == before
        assert len(table.phones._clients) <= MOST
        again = table.opened(keys[0])
        assert again.role == "1"
        again.say({"do": "touch", "touch": 2**52, "screen": again.screen, "id": "pass"})
        it.settle()
        assert it.session.table.match.prompt.seats == ("2",)
