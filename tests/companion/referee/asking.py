"""What the tests ask a referee, and how: in a process of its own, or in this one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from companion.referee import Referee
from companion.storage.store import Store
from engine.codec import write

HOUSE = Path(__file__).parents[3]


COMMAND = [sys.executable, "-m", "companion", "referee"]


START = {"game": "elfenland", "seats": 2}


Said = dict[str, Any]


def piped(*lines: Said | bytes, store: Path | None = None) -> tuple[list[Said], int]:
    """What a fresh referee process answers to these lines, and its exit status. It complains of nothing."""
    told = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
    done = subprocess.run(
        [*COMMAND, *(["--store", str(store)] if store else [])], input=told, capture_output=True, cwd=HOUSE
    )
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


def begun(start: Said = START, store: Store | None = None) -> Referee:
    """A referee in this process, whose game has begun."""
    referee = Referee(store)
    assert say(referee, start)["ok"]
    return referee


def say(referee: Referee, said: Said | bytes) -> Said:
    """The answer as it goes over the wire."""
    answer: Said = json.loads(write(referee.answer(said if isinstance(said, bytes) else json.dumps(said).encode())))
    return answer


def shown(referee: Referee) -> Said:
    """The public state and the prompt."""
    return say(referee, {"do": "state"})
